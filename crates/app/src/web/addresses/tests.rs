use super::*;
use arpad_model::Origin;
use jiff::civil::date;

#[test]
fn a_text_in_a_query_keeps_what_needs_no_code() {
    assert_eq!(encoded("a-b_c.d~9"), "a-b_c.d~9");
    assert_eq!(encoded("Ő & +/?"), "%C5%90%20%26%20%2B%2F%3F");
}

/// They are kept in bookmarks, articles and programs: none of them changes.
#[test]
fn the_addresses_are_those_that_everybody_knows() {
    let (one, other, event) = (PersonId(7), PersonId(8), TournamentId(3));
    let standard = Series::Chess(Tempo::Standard);
    let told = [
        search("Kis Éva"),
        player_feed(one),
        club_feed(ClubId(2)),
        tournament_feed(event),
        sitemap_part("pages.xml"),
        player(one),
        player_history(one, "5y"),
        player_titles(one),
        norms(event),
        opponents(one),
        meetings(one, other),
        what_if(one, ""),
        what_if(one, "o1=8"),
        what_if_suggest(one, "q=kis"),
        compare("Kis Éva", "8"),
        played(one),
        sheet(one),
        live_calculation(one, standard),
        list_on("2024-04", "series=rapid"),
        list_file("2024-04", "csv", "series=go"),
        live(Series::Go),
        tournament(event),
        round(event, 2),
        tournament_line(event, one),
        club(ClubId(2)),
        correction(ListId(5)),
        correction_of(EntryId(9)),
        correction_in_api(ListId(5)),
        regulation("fide-2024-03"),
        paragraph("mgsz-2012", Paragraph("6. § (3)")),
        calculator("k"),
        calculator_of(2105, 20),
    ];
    let due = [
        "/search?q=Kis%20%C3%89va",
        "/feeds/players/7",
        "/feeds/clubs/2",
        "/feeds/tournaments/3",
        "/sitemaps/pages.xml",
        "/players/7",
        "/players/7?range=5y#history",
        "/players/7/titles",
        "/tournaments/3/norms",
        "/players/7/opponents",
        "/players/7/opponents/8",
        "/players/7/what-if",
        "/players/7/what-if?o1=8",
        "/players/7/what-if/suggest?q=kis",
        "/compare?one=Kis%20%C3%89va&other=8",
        "/players/7/tournaments",
        "/players/7/sheet",
        "/players/7/calculations/live?series=standard",
        "/lists/2024-04?series=rapid",
        "/lists/2024-04.csv?series=go",
        "/live?series=go",
        "/tournaments/3",
        "/tournaments/3?round=2",
        "/tournaments/3#p7",
        "/clubs/2",
        "/corrections/5",
        "/corrections/entries/9",
        "/api/v1/corrections/5",
        "/regulations/fide-2024-03",
        "/regulations/mgsz-2012#6.-s-(3)",
        "/calculator/k",
        "/calculator/change?own=2105&k=20",
    ];
    assert_eq!(told.to_vec(), due);
}

#[test]
fn the_addresses_of_series_and_persons() {
    let (one, rapid) = (PersonId(7), Series::Chess(Tempo::Rapid));
    let told = [
        statistics(rapid),
        beside_law(rapid),
        photo(one, "ab"),
        player_lists(one),
        player_statistics(one),
        county_list("Győr-Moson-Sopron"),
        ranking(rapid),
        home_of(rapid),
        records(rapid),
        distribution(rapid, "sex=F"),
        tournaments("q=kupa"),
    ];
    let due = [
        "/statistics?series=rapid",
        "/statistics/law?series=rapid",
        "/photos/7?v=ab",
        "/players/7/lists",
        "/players/7/statistics",
        "/lists/latest?county=Gy%C5%91r-Moson-Sopron",
        "/live?series=rapid&who=everybody",
        "/?series=rapid#stories",
        "/records?series=rapid",
        "/distribution?series=rapid&sex=F",
        "/tournaments?q=kupa",
    ];
    assert_eq!(told.to_vec(), due);
}

/// A month in chess, a day where it is not the first; in go a day and the tournament, 0 where the committee decided.
#[test]
fn a_list_is_named_by_month_or_by_day_and_tournament() {
    let made = |series, day, tournament| List {
        id: ListId(5),
        series,
        day,
        revision: 2,
        origin: Origin::Computed,
        edition: String::new(),
        base: None,
        tournament,
        players: 0,
        hash: [0; 32],
        closed: EntryId(9),
        closed_at: None,
        published: None,
        published_at: None,
    };
    let (standard, rapid) = (Series::Chess(Tempo::Standard), Series::Chess(Tempo::Rapid));
    let (first, later) = (date(2024, 4, 1), date(2024, 4, 13));
    let of_go = |tournament| made(Series::Go, first, tournament);
    assert_eq!(list(&made(standard, first, None)), "/lists/2024-04");
    assert_eq!(list(&made(standard, later, None)), "/lists/2024-04-13");
    assert_eq!(list(&made(rapid, first, None)), "/lists/2024-04?series=rapid");
    assert_eq!(list(&of_go(Some(TournamentId(3)))), "/lists/2024-04-01?series=go&after=3");
    assert_eq!(list(&of_go(None)), "/lists/2024-04-01?series=go&after=0");
    assert_eq!([of_go(None), made(rapid, first, None)].map(|list| after(&list)), [Some(DECISIONS), None]);
    let one = PersonId(7);
    let ours = made(standard, first, None);
    assert_eq!(list_of(&ours), "/lists/2024-04?series=standard&of=computed");
    assert_eq!(calculation(one, &ours), "/players/7/calculations/2024-04?series=standard");
    assert_eq!(calculation_of_revision(one, &ours), "/players/7/calculations/2024-04?series=standard&revision=2");
}

#[test]
fn a_player_without_letters_has_a_number() {
    assert_eq!(named_player(PersonId(7), "kis eva"), "/players/7/kis-eva");
    assert_eq!(named_player(PersonId(7), "--"), "/players/7");
}

#[test]
fn a_query_goes_on() {
    assert_eq!(paged("/tournaments/3?round=2", 4), "/tournaments/3?round=2&page=4");
    assert_eq!(paged("/tournaments/3", 4), "/tournaments/3?page=4");
    assert_eq!(tournaments(""), "/tournaments");
}
