//! What the forms of a title tournament ask for: the certificate of a norm (IT1) and the report on the tournament (IT3).

use super::event::{SIX, entrant, event};
use arpad_model::HalfPoints;
use arpad_rules::titles::editions::FIDE_TITLES_2024_01;
use arpad_rules::titles::event::*;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::date;

/// The certificate of the first player for the first or the second title he seeks.
fn certificate_of(event: &TitleEvent, place: usize) -> Option<Certificate> {
    let norms = event_norms(&FIDE_TITLES_2024_01, event).expect("whole");
    let person = &norms.people[0];
    certificate(&FIDE_TITLES_2024_01, event, person, &person.sought[place])
}

fn gm(event: &TitleEvent) -> Certificate {
    certificate_of(event, 0).expect("a norm")
}

/// The ratings of the form that are not the opponents' own, by round.
fn adjusted(one: &Certificate) -> Vec<(u16, i16)> {
    one.rounds.iter().filter_map(|round| Some((round.round, round.adjusted?))).collect()
}

/// Nine of 2476, three each of GER, POL and HUN, three GM and three IM: six points are 67 %, 125, 2601. Five and a half (61 %, 80)
/// would be 2556, so six are required.
#[test]
fn b01_it1_the_certificate_counts_opponents_by_federation_rating_and_title() {
    let one = gm(&event(SIX));
    assert_eq!((one.title, one.entrant, one.via), (FideTitle::Gm, 0, Via::AllGames));
    assert_eq!((one.games, one.federations, one.foreign, one.of_host), (9, 2, 6, Some(3)));
    assert_eq!((one.rated, one.titled, one.by_title), (9, 6, [3, 3, 0, 0, 0, 0]));
    assert_eq!((one.average, one.performance), (2476, 2601));
    assert_eq!((one.required, one.achieved), (HalfPoints(12), HalfPoints(12)));
    assert_eq!((one.large_swiss, one.left_out.len(), adjusted(&one)), (None, 0, vec![]));
    let rounds: Vec<_> = one.rounds.iter().map(|round| (round.round, round.opponent, round.counts)).collect();
    assert_eq!(rounds, (1..=9).map(|round| (round, Some(usize::from(round)), true)).collect::<Vec<_>>());
    assert_eq!(one.rounds[4].result, RoundResult::parse("0.5"));
    // Nobody says who holds it: no opponent is counted as the host's.
    let mut nowhere = event(SIX);
    nowhere.event.federation = None;
    assert_eq!(gm(&nowhere).of_host, None);
    // Half a point less is no norm and has no form.
    let mut short = SIX;
    short[3] = "0.5";
    assert!(certificate_of(&event(short), 0).is_none());
}

#[test]
fn b01_it1_every_title_has_its_column() {
    let mut one = event(SIX);
    for (place, title) in [FideTitle::Wgm, FideTitle::Wim, FideTitle::Fm, FideTitle::Wfm].into_iter().enumerate() {
        let other = &mut one.entrants[[3, 6, 9, 8][place]];
        other.titles = other.titles.with(title);
    }
    assert_eq!(gm(&one).by_title, [3, 3, 1, 1, 1, 1], "GM, IM, WGM, WIM, FM, WFM: the last of them is an IM too");
}

/// Eight of 2520 and 2100, which is raised to 2200 for GM: 22360 / 9 is 2484, 2609. For IM nothing is raised: 22260 / 9 is 2473,
/// 2598; four and a half points would be 2473, four (44 %, −43) 2430.
#[test]
fn b01_it1_1_4_6c_the_raised_rating_stands_on_the_form() {
    let mut one = event(SIX);
    one.entrants[1..].iter_mut().for_each(|other| other.rating = Some(2520));
    one.entrants[9].rating = Some(2100);
    let for_gm = gm(&one);
    assert_eq!((for_gm.average, for_gm.performance, adjusted(&for_gm)), (2484, 2609, vec![(9, 2200)]));
    let for_im = certificate_of(&one, 1).expect("a norm");
    assert_eq!((for_im.title, for_im.average, for_im.performance), (FideTitle::Im, 2473, 2598));
    assert_eq!((for_im.required, adjusted(&for_im)), (HalfPoints(9), vec![]));
    // Unrated counts as 1400 and is raised as well; of two unrated ones the other stays at 1400.
    one.entrants[9].rating = None;
    let raised = gm(&one);
    assert_eq!((raised.rated, raised.average, adjusted(&raised)), (8, 2484, vec![(9, 2200)]));
    one.entrants[1..=8].iter_mut().for_each(|other| other.rating = Some(2700));
    one.entrants[3].rating = None;
    // 7 · 2700 + 2200 + 1400 = 22500, 2500.
    let two = gm(&one);
    assert_eq!((two.rated, two.average), (7, 2500));
    let mut values: Vec<i16> = adjusted(&two).into_iter().map(|(_, rating)| rating).collect();
    values.sort_unstable();
    assert_eq!(values, [1400, 2200]);
}

/// Six of eight are 75 %, 193: 2669; five and a half (69 %, 141) are 2617, five (63 %, 95) 2571. With the last round as a loss it is
/// six of nine.
#[test]
fn b01_it1_1_4_1c_p1_4_2c_what_was_not_played_is_marked() {
    let mut bye = SIX;
    bye[8] = "U";
    let mut one = event(bye);
    one.entrants[0].rounds[8].opponent = None;
    one.entrants[9].rounds[8] = Entry { opponent: None, result: RoundResult::parse("Z"), is_set_aside: false };
    let eight = gm(&one);
    assert_eq!(
        (eight.via, eight.games, eight.foreign, eight.of_host, eight.rated),
        (Via::EightOfNine, 8, 6, Some(2), 8)
    );
    assert_eq!((eight.required, eight.achieved, eight.performance), (HalfPoints(11), HalfPoints(12), 2669));
    assert_eq!(eight.rounds.iter().filter(|round| !round.counts).map(|round| round.round).collect::<Vec<_>>(), [9]);
    let mut won = SIX;
    won[8] = "+";
    let nine = gm(&event(won));
    assert_eq!((nine.via, nine.games, nine.of_host, nine.performance), (Via::LastRound, 9, Some(3), 2601));
    assert!(nine.rounds.iter().all(|round| round.counts));
}

/// Ours alone, where the event has twenty foreigners of three federations, ten of them with a title (1.4.3d).
#[test]
fn b01_it1_1_4_3d_the_foreigners_of_the_event_stand_on_the_form_where_they_carry_the_norm() {
    let mut one = event(SIX);
    one.entrants[1..].iter_mut().for_each(|other| other.federation = Some("HUN".to_owned()));
    let count = LargeSwissCount { foreigners: 20, federations: 3, titled: 10 };
    one.event.large_swiss = Some(count);
    let carried = gm(&one);
    assert_eq!((carried.large_swiss, carried.foreign, carried.federations), (Some(count), 0, 0));
    assert_eq!(carried.of_host, Some(9));
    // With foreigners of his own he does not need them.
    let mut own = event(SIX);
    own.event.large_swiss = Some(count);
    assert_eq!(gm(&own).large_swiss, None);
}

/// The tallies as `who players federations host others`.
fn table(event: &TitleEvent) -> Vec<String> {
    let or_none = |count: Option<u16>| count.map_or("-".to_owned(), |count| count.to_string());
    let line = |one: Tally| {
        let who = match one.who {
            Counted::Rated => "rated",
            Counted::Unrated => "unrated",
            Counted::Titled(title) => title.as_str(),
        };
        let (host, others) = (or_none(one.of_host), or_none(one.of_others));
        format!("{who} {} {} {host} {others}", one.players, one.federations)
    };
    tallies(event).into_iter().map(line).collect()
}

#[test]
fn b01_it3_players_are_tallied_by_rating_title_and_federation() {
    let mut one = event(SIX);
    one.entrants.push(entrant(11, "SVK", "WIM", 2000));
    one.entrants[10].rating = None;
    let all = ["rated 10 3 4 6", "unrated 1 1 0 1", "GM 3 3 1 2", "IM 3 3 1 2", "FM 1 1 1 0"];
    let women = ["WGM 0 0 0 0", "WIM 1 1 0 1", "WFM 0 0 0 0"];
    assert_eq!(table(&one), [&all[..], &women].concat());
    // Whose federation is not said is neither the host's nor another's.
    one.entrants[1].federation = None;
    assert_eq!(table(&one)[0], "rated 10 3 - -");
    assert_eq!(table(&one)[2], "GM 3 2 - -", "he is one of them");
    assert_eq!(table(&one)[3], "IM 3 3 1 2");
    one.event.federation = None;
    assert!(table(&one).iter().all(|line| line.ends_with(" - -")), "nobody says who holds it");
    one.entrants[0].titles = Titles::NONE;
    assert_eq!(table(&one)[4], "FM 0 0 - -");
}

#[test]
fn b01_it3_the_fewest_and_the_most_rounds_on_a_day() {
    let mut one = event(SIX);
    assert_eq!(rounds_per_day(&one), Some((1, 1)));
    one.round_dates[1] = one.round_dates[0];
    one.round_dates[2] = one.round_dates[0];
    assert_eq!(rounds_per_day(&one), Some((1, 3)));
    one.round_dates[8] = None;
    assert_eq!(rounds_per_day(&one), None);
    one.round_dates[8] = Some(date(2024, 5, 12));
    assert_eq!(rounds_per_day(&one), Some((1, 3)));
    one.round_dates.truncate(8);
    assert_eq!(rounds_per_day(&one), None);
}

#[test]
fn b01_1_4_1_only_events_long_enough_can_give_a_norm() {
    for (kind, least) in [
        (Kind::Ordinary, 9),
        (Kind::Olympiad, 9),
        (Kind::WorldTeam, 7),
        (Kind::ContinentalClub, 7),
        (Kind::WorldCup, 8),
    ] {
        let mut one = event(SIX).event;
        one.kind = kind;
        let may = |rounds| may_give_norms(&FIDE_TITLES_2024_01, &Event { rounds, ..one.clone() });
        assert_eq!([least - 1, least, least + 1].map(may), [false, true, true], "{kind:?}");
    }
}
