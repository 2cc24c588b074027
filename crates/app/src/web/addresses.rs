//! Every address of the site below its language, and those of the API: a link is made here and nowhere else.

mod player;

pub(super) use player::{
    calculation, calculation_of_revision, calculation_with, compare, live_calculation, meetings, named_player,
    opponents, person, played, player, player_history, player_lists, player_proof, player_statistics, player_titles,
    proof_drawing, sheet, what_if, what_if_suggest,
};

use arpad_model::{ClubId, EntryId, List, ListId, Paragraph, PersonId, Series, Tempo, TournamentId};
use arpad_office::views::list_page::DECISIONS;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::fmt::Display;

/// The front page.
pub(super) const HOME: &str = "/";

/// Every published list.
pub(super) const LISTS: &str = "/lists";

/// The live ratings of all series.
pub(super) const LIVE: &str = "/live";

/// The highest, the youngest, the most of all lists.
pub(super) const RECORDS: &str = "/records";

/// How ratings are spread, and what share somebody is ahead of.
pub(super) const DISTRIBUTION: &str = "/distribution";

/// A season of go beside another system.
pub(super) const SHADOW: &str = "/shadow";

/// Whether a scale moves.
pub(super) const STATISTICS: &str = "/statistics";

/// The same of a series.
pub(super) fn statistics(series: Series) -> String {
    format!("{STATISTICS}?series={}", series.as_str())
}

/// Chess beside another law, and the same as a table.
pub(super) const BESIDE_LAW: &str = "/statistics/law";
pub(super) const BESIDE_LAW_TABLE: &str = "/statistics/law.csv";

/// The page of a series.
pub(super) fn beside_law(series: Series) -> String {
    format!("{BESIDE_LAW}?series={}", series.as_str())
}

/// Players, to be looked for.
pub(super) const PLAYERS: &str = "/players";

/// Tournaments, to be looked for.
pub(super) const TOURNAMENTS: &str = "/tournaments";

/// Every club.
pub(super) const CLUBS: &str = "/clubs";

/// The lists by county, above the clubs.
pub(super) const COUNTIES: &str = "/clubs#counties";

/// The tools of the calculator.
pub(super) const CALCULATOR: &str = "/calculator";

/// Every edition of the regulations.
pub(super) const REGULATIONS: &str = "/regulations";

/// What was found wrong later.
pub(super) const CORRECTIONS: &str = "/corrections";

/// Where a mistake is reported.
pub(super) const REPORT: &str = "/report";

/// What is kept and shown of people.
pub(super) const PRIVACY: &str = "/privacy";

/// The tools of the calculator in their order; each has its words under its name.
pub(super) const TOOLS: [&str; 8] = ["change", "expected", "first", "performance", "k", "norms", "go", "file"];

/// Who fits what was typed.
pub(super) const SEARCH: &str = "/search";

/// Who fits a text.
pub(super) fn search(text: &str) -> String {
    format!("{SEARCH}?q={}", encoded(text))
}

/// The same for the script that asks while somebody types.
pub(super) const SUGGEST: &str = "/suggest";

/// Two players, to be chosen.
pub(super) const COMPARE: &str = "/compare";

/// The API for people.
pub(super) const API: &str = "/api";

/// The API for programs, which stands below no language.
pub(super) const API_ROOT: &str = "/api/v1";

/// Everything public as one SQLite file.
pub(super) const PUBLIC_SQLITE: &str = "/api/v1/public.sqlite";

/// The same as CSV.
pub(super) const PUBLIC_CSV: &str = "/api/v1/public.zip";

/// The feed of a player's ratings.
pub(super) fn player_feed(id: PersonId) -> String {
    format!("/feeds/players/{id}")
}

/// The photo of a person; another picture has another address.
pub(super) fn photo(id: PersonId, mark: &str) -> String {
    format!("/photos/{id}?v={mark}")
}

/// The feed of a club.
pub(super) fn club_feed(id: ClubId) -> String {
    format!("/feeds/clubs/{id}")
}

/// The feed of a tournament.
pub(super) fn tournament_feed(id: TournamentId) -> String {
    format!("/feeds/tournaments/{id}")
}

/// The feed of published lists.
pub(super) const LISTS_FEED: &str = "/feeds/lists.atom";

/// The feed of tournaments.
pub(super) const TOURNAMENTS_FEED: &str = "/feeds/tournaments.atom";

/// The map for search engines, which stands below no language.
pub(super) const SITEMAP: &str = "/sitemap.xml";

/// A part of it.
pub(super) fn sitemap_part(part: &str) -> String {
    format!("/sitemaps/{part}")
}

/// The page that checks proofs.
pub(super) const PROOF: &str = "/proof";

/// A list: by month in chess, by day and tournament in go, where a month has many and a day may have two.
pub(super) fn list(list: &List) -> String {
    let date = list_date(list);
    match list.series {
        Series::Chess(Tempo::Standard) => format!("/lists/{date}"),
        _ => format!("/lists/{date}?{}", list_query(list)),
    }
}

/// One of the two lists of a day, FIDE's or ours, whichever governs.
pub(super) fn list_of(list: &List) -> String {
    list_on(&list_date(list), &format!("{}&of={}", list_query(list), list.origin))
}

/// A list by its date, with a query of its own.
pub(super) fn list_on(date: &str, query: &str) -> String {
    with_query(format!("/lists/{date}"), query)
}

/// The newest list, of the clubs of a county.
pub(super) fn county_list(county: &str) -> String {
    list_on("latest", &format!("county={}", encoded(county)))
}

/// A list as a file.
pub(super) fn list_file(date: &str, format: &str, query: &str) -> String {
    with_query(format!("/lists/{date}.{format}"), query)
}

/// What an address says of a list besides its date.
pub(super) fn list_query(list: &List) -> String {
    let after = after(list).map(|tournament| format!("&after={tournament}")).unwrap_or_default();
    format!("series={}{after}", list.series.as_str())
}

/// The tournament after which a go list was made, or what stands for the committee's decisions; none in chess.
pub(super) fn after(list: &List) -> Option<TournamentId> {
    (list.series == Series::Go).then(|| list.tournament.unwrap_or(DECISIONS))
}

/// A list's date in an address.
pub(super) fn list_date(list: &List) -> String {
    match list.series {
        Series::Chess(_) if list.day.day() == 1 => list.day.strftime("%Y-%m").to_string(),
        _ => list.day.to_string(),
    }
}

/// The live ratings of a series.
pub(super) fn live(series: Series) -> String {
    format!("/live?series={}", series.as_str())
}

/// The live ranking of everybody in a series.
pub(super) fn ranking(series: Series) -> String {
    format!("/live?series={}&who=everybody", series.as_str())
}

/// The front page with the stories of a series.
pub(super) fn home_of(series: Series) -> String {
    format!("/?series={}#stories", series.as_str())
}

/// The records of a series.
pub(super) fn records(series: Series) -> String {
    format!("{RECORDS}?series={}", series.as_str())
}

/// The distribution of a series, with more in its query.
pub(super) fn distribution(series: Series, query: &str) -> String {
    with_query(format!("{DISTRIBUTION}?series={}", series.as_str()), query)
}

/// The tournaments, with a query.
pub(super) fn tournaments(query: &str) -> String {
    with_query(TOURNAMENTS.to_owned(), query)
}

/// A tournament.
pub(super) fn tournament(id: TournamentId) -> String {
    format!("/tournaments/{id}")
}

/// The norms of a tournament.
pub(super) fn norms(id: TournamentId) -> String {
    format!("/tournaments/{id}/norms")
}

/// A round of a tournament.
pub(super) fn round(id: TournamentId, round: u16) -> String {
    format!("/tournaments/{id}?round={round}")
}

/// Somebody's own line in a tournament's table.
pub(super) fn tournament_line(id: impl Display, person: impl Display) -> String {
    format!("/tournaments/{id}#p{person}")
}

/// A club.
pub(super) fn club(id: ClubId) -> String {
    format!("/clubs/{id}")
}

/// What a revision of a list changed.
pub(super) fn correction(id: ListId) -> String {
    format!("/corrections/{id}")
}

/// An act that corrected what was rated: what was wrong, and whom it moved.
pub(super) fn correction_of(entry: EntryId) -> String {
    format!("/corrections/entries/{entry}")
}

/// The same for programs.
pub(super) fn correction_in_api(id: ListId) -> String {
    format!("{API_ROOT}/corrections/{id}")
}

/// An edition of a regulation.
pub(super) fn regulation(edition: impl Display) -> String {
    format!("/regulations/{edition}")
}

/// A paragraph of an edition.
pub(super) fn paragraph(edition: impl Display, at: Paragraph) -> String {
    format!("/regulations/{edition}#{}", anchor(at))
}

/// Where a paragraph stands on the page of its edition: as it is numbered, in signs an address has.
pub(super) fn anchor(at: Paragraph) -> String {
    at.0.replace('§', "s").replace(' ', "-")
}

/// A tool of the calculator.
pub(super) fn calculator(tool: &str) -> String {
    format!("/calculator/{tool}")
}

/// The calculator of a change with a player's figures filled in.
pub(super) fn calculator_of(own: impl Display, k: impl Display) -> String {
    format!("/calculator/change?own={own}&k={k}")
}

/// A page of an address that shows many.
pub(super) fn paged(place: &str, page: usize) -> String {
    with_query(place.to_owned(), &format!("page={page}"))
}

/// Text in the query of an address.
pub(super) fn encoded(text: &str) -> String {
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    utf8_percent_encode(text, KEPT).to_string()
}

/// An address with more in its query.
pub(super) fn with_query(place: String, query: &str) -> String {
    let mark = if place.contains('?') { '&' } else { '?' };
    if query.is_empty() { place } else { format!("{place}{mark}{query}") }
}

#[cfg(test)]
mod tests;
