//! Events that are reported month by month (24 4.1, 13 4.13): one event, parts by month (F-04). Each part is rated in its
//! own list, with the ratings and the K of the list in force at its first round.

use super::edition::{CapAbove, DifferenceCap, Duration, Edition};
use super::round_robin::times_met;
use arpad_model::{Game, System, Tournament};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// The rounds of one month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which.
    pub rounds: Vec<u16>,
    /// The day of the first.
    pub start: Date,
    /// The day of the last.
    pub end: Date,
}

/// Whether an event of these days is to be reported month by month.
pub fn is_monthly(edition: &Edition, start: Date, end: Date) -> bool {
    let days = start.until(end).map_or(0, |span| span.get_days()) + 1;
    match edition.duration.value {
        Duration::NotStated => false,
        Duration::AtMost(most) | Duration::MonthlyReportsAbove(most) => days > most,
    }
}

/// The rounds of a report in which there is a game and that `is_new`, month by month; the round whose day is not told,
/// where there is one.
pub fn by_month(tournament: &Tournament, is_new: impl Fn(u16) -> bool) -> Result<Vec<Part>, u16> {
    let mut rounds: Vec<u16> = tournament.games.iter().map(|game| game.round).filter(|round| is_new(*round)).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let mut months: BTreeMap<(i16, i8), Part> = BTreeMap::new();
    for round in rounds {
        let place = usize::from(round).checked_sub(1);
        let day = place.and_then(|place| tournament.circumstances.round_dates.get(place));
        let day = *day.ok_or(round)?;
        let month = (day.year(), day.month());
        let part = months.entry(month).or_insert_with(|| Part { rounds: Vec::new(), start: day, end: day });
        part.rounds.push(round);
        (part.start, part.end) = (part.start.min(day), part.end.max(day));
    }
    Ok(months.into_values().collect())
}

/// How many rounds a report says there are, where it says so. One that reports an event before its last day has recorded the
/// rounds so far, and not announced all; one of an earlier month that announces no more than it has played means the same.
pub fn announced_rounds(tournament: &Tournament) -> Option<u16> {
    let circumstances = &tournament.circumstances;
    let last = tournament.games.iter().map(|game| game.round).max()?;
    let played = usize::from(last).checked_sub(1).and_then(|place| circumstances.round_dates.get(place));
    let month = |day: Date| (day.year(), day.month());
    let goes_on = played.is_none_or(|day| match circumstances.rounds_recorded {
        true => *day < tournament.end,
        false => month(*day) < month(tournament.end),
    });
    circumstances.rounds.filter(|rounds| *rounds > last || !goes_on)
}

/// The part of a report, as a tournament of its own.
pub fn part_of(tournament: &Tournament, part: &Part, event_start: Date) -> Tournament {
    let mut one = Tournament { start: part.start, end: part.end, ..tournament.clone() };
    one.games.retain(|game| part.rounds.contains(&game.round));
    one.circumstances.monthly_reports = true;
    one.circumstances.event_start = Some(event_start);
    one
}

/// Whether a round robin is over: everybody has met everybody, or its last round was played. `games` are those of all parts so
/// far; where nobody says how many rounds there are, only the table tells.
pub fn is_over(edition: &Edition, system: System, rounds: Option<u16>, games: &[Game]) -> bool {
    let mut players: Vec<u32> = games.iter().flat_map(|game| [game.white, game.black]).collect();
    players.sort_unstable();
    players.dedup();
    let last = games.iter().map(|game| game.round).max();
    let is_complete = || {
        times_met(edition, system, players.len(), games.len()).is_some_and(|times| {
            let mut met: BTreeMap<(u32, u32), usize> = BTreeMap::new();
            games.iter().for_each(|game| {
                *met.entry((game.white.min(game.black), game.white.max(game.black))).or_default() += 1;
            });
            met.values().all(|met| *met == times)
        })
    };
    rounds.is_some_and(|rounds| last >= Some(rounds)) || is_complete()
}

/// Whether games with unrated players wait for the end of a round robin (13 8.52).
pub fn waits_for_the_end(edition: &Edition, system: System) -> bool {
    edition.round_robin.value.is_computed() && system.is_round_robin()
}

/// Whether a game uses what an event allows a player once: the true difference is more than 400 and would count as 400.
pub fn uses_upgrade(edition: &Edition, own: i32, opponent: i32) -> bool {
    let (difference, limit) = (own - opponent, i32::from(DifferenceCap::LIMIT));
    match edition.difference_cap.value {
        DifferenceCap::OneUpgrade { above } => difference > limit || (above == CapAbove::Once && difference < -limit),
        DifferenceCap::Always | DifferenceCap::BelowBound(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::editions::{FIDE_2013, FIDE_2022_01, FIDE_2024_03};
    use arpad_model::{Circumstances, Game, Outcome, System};
    use jiff::civil::date;

    fn league(days: &[Date], rounds: u16) -> Tournament {
        let outcome = Outcome::Draw;
        let game = |round| Game { round, white: 0, black: 1, outcome, set_aside: None };
        Tournament {
            id: "L".into(),
            name: None,
            system: System::Team,
            start: date(2024, 10, 5),
            end: date(2024, 11, 27),
            ratings: vec![],
            standings: vec![],
            games: (1..=rounds).map(game).collect(),
            circumstances: Circumstances { round_dates: days.to_vec(), ..Circumstances::default() },
        }
    }

    #[test]
    fn p24_4_1_p13_4_13_from_which_day_on_reports_are_monthly() {
        let start = date(2024, 10, 1);
        let monthly = |edition, end| is_monthly(edition, start, end);
        assert_eq!([date(2024, 10, 30), date(2024, 10, 31)].map(|end| monthly(&FIDE_2024_03, end)), [false, true]);
        assert_eq!([date(2024, 12, 29), date(2024, 12, 30)].map(|end| monthly(&FIDE_2013, end)), [false, true]);
    }

    #[test]
    fn f04_the_rounds_of_a_month_are_a_part() {
        let days = [date(2024, 10, 5), date(2024, 10, 26), date(2024, 11, 9), date(2024, 11, 27)];
        let of = |rounds: &[u16], start, end| Part { rounds: rounds.to_vec(), start, end };
        let october = of(&[1, 2], days[0], days[1]);
        let november = of(&[3, 4], days[2], days[3]);
        let report = league(&days, 4);
        assert_eq!(by_month(&report, |_| true), Ok(vec![october.clone(), november.clone()]));
        assert_eq!(by_month(&report, |round| round > 2), Ok(vec![november.clone()]), "what is known is no new part");
        assert_eq!(by_month(&league(&days[..3], 4), |_| true), Err(4), "the day of round 4 is not told");
        let part = part_of(&report, &november, report.start);
        assert_eq!((part.start, part.end, part.games.len()), (days[2], days[3], 2));
        assert_eq!(part.circumstances.event_start, Some(date(2024, 10, 5)));
    }
    #[test]
    fn f04_what_a_report_says_of_its_rounds_holds_when_it_has_come_to_its_end() {
        let days = [date(2024, 10, 5), date(2024, 10, 26), date(2024, 11, 9), date(2024, 11, 27)];
        let announced = |played: usize, says: u16, recorded: bool| {
            let mut report = league(&days[..played], played as u16);
            (report.circumstances.rounds, report.circumstances.rounds_recorded) = (Some(says), recorded);
            announced_rounds(&report)
        };
        assert_eq!(announced(2, 4, false), Some(4), "more than it has played");
        assert_eq!(announced(2, 2, false), None, "of an earlier month: the rounds so far");
        assert_eq!(announced(3, 3, false), Some(3), "of the last month");
        assert_eq!(announced(3, 3, true), None, "recorded before the last day");
        assert_eq!(announced(4, 4, true), Some(4), "on the last day");
        assert_eq!(announced_rounds(&league(&days, 4)), None, "nobody says");
        assert_eq!(announced_rounds(&league(&days, 0)), None, "no round was played");
        let undated = league(&[], 2);
        let circumstances = Circumstances { rounds: Some(2), ..undated.circumstances.clone() };
        assert_eq!(announced_rounds(&Tournament { circumstances, ..undated }), None, "the day of round 2 is not told");
    }

    #[test]
    fn p13_8_52_a_round_robin_is_over_after_its_last_round_or_when_everybody_has_met() {
        let games = |pairs: &[(u32, u32)]| -> Vec<Game> {
            let game = |(round, (white, black)): (u16, &(u32, u32))| Game {
                round,
                white: *white,
                black: *black,
                outcome: Outcome::Draw,
                set_aside: None,
            };
            (1..).zip(pairs).map(game).collect()
        };
        let over = |rounds, pairs: &[(u32, u32)]| is_over(&FIDE_2013, System::RoundRobin, rounds, &games(pairs));
        let all = [(0, 1), (1, 2), (2, 0)];
        assert_eq!([over(None, &all), over(None, &all[..2])], [true, false]);
        assert_eq!([over(Some(2), &all[..2]), over(Some(3), &all[..2])], [true, false]);
        let twice = [(0, 1), (1, 0), (0, 1), (1, 2), (2, 1), (1, 2)];
        assert!(!over(None, &twice), "as many games as two rounds, but 0 has never met 2");
        assert!(over(None, &[all, [(1, 0), (2, 1), (0, 2)]].concat()), "everybody twice");
        let waits = |edition, system| waits_for_the_end(edition, system);
        assert!(waits(&FIDE_2013, System::RoundRobin) && waits(&FIDE_2013, System::DoubleRoundRobin));
        assert!(!waits(&FIDE_2013, System::Swiss) && !waits(&FIDE_2024_03, System::RoundRobin));
    }

    #[test]
    fn p22_8_3_1_which_game_uses_the_one_difference_above_400() {
        assert_eq!([2400, 2401].map(|own| uses_upgrade(&FIDE_2022_01, own, 2000)), [false, true]);
        assert!(!uses_upgrade(&FIDE_2022_01, 2000, 2500), "400 above is no upgrade");
        let mut once = FIDE_2022_01;
        once.difference_cap.value = DifferenceCap::OneUpgrade { above: CapAbove::Once };
        assert_eq!([2400, 2401].map(|opponent| uses_upgrade(&once, 2000, opponent)), [false, true]);
        assert!(!uses_upgrade(&FIDE_2013, 2500, 2000), "there every difference is");
    }
}
