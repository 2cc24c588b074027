//! An unrated player's period: which events count, average, percentage, dp or bonus, the first rating.

use super::rated_player::converted;
use super::{Calculation, Lookup, games};
use crate::chess::codes::step;
use crate::chess::edition::{BelowFloor, Edition, FirstRatingMethod};
use crate::chess::first_rating::FirstRating;
use crate::chess::k_factor::Standing;
use crate::chess::kernel::trace::{EventFate, Newcomer};
use crate::chess::rated::{PlayerResult, Status};
use crate::rounding::half_up;
use arpad_model::{Decimal, HalfPoints, Hundredths, Step};

pub(super) fn result(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> PlayerResult {
    let edition = calculation.law.list;
    let (newcomer, by) = lookup.newcomers.get(&player).copied().unwrap_or((Newcomer::NoResults, None));
    let mut steps = event_steps(calculation, lookup, player);
    steps.extend(round_robin_steps(calculation, lookup, player));
    let (status, first, missing) = match newcomer {
        Newcomer::NoResults => (Status::Pending, None, Some(too_few(edition, 0))),
        Newcomer::TooFewGames(first) => (Status::Pending, Some(first), Some(too_few(edition, first.results.games))),
        Newcomer::BelowFloor(first) => {
            let code = match edition.below_floor.value {
                BelowFloor::Disregarded => step::BELOW_FLOOR_DISREGARDED,
                BelowFloor::NotPublished => step::BELOW_FLOOR,
            };
            let step = Step::new(edition.below_floor.at, code, first.rating);
            (Status::Pending, Some(first), Some(step.with("floor", edition.floor.value)))
        }
        Newcomer::Rated(first) => (Status::New, Some(first), None),
    };
    steps.extend(first.and(by).and_then(|event| other_edition(calculation, event)));
    steps.extend(first.map(|first| first_steps(reckoning(calculation, by), &first)).unwrap_or_default());
    let computed = (status == Status::New).then(|| first.map(|first| first.rating)).flatten();
    let after = computed.map(|rating| calculation.list_law.converted(rating));
    steps.extend(computed.and_then(|computed| converted(calculation, computed)));
    steps.extend(missing.clone());
    // What is disregarded is not counted (8.31).
    let counted = first.filter(|_| !games::is_disregarded(calculation, lookup, player));
    let games = counted.map_or(0, |first| first.results.games);
    // The K a new player starts with: his first games count towards the 30, his first rating towards 2400.
    let k = after.map(|after| {
        let start = &calculation.start.standings[player as usize];
        let standing = Standing {
            peak: start.peak.max(after.min(i64::from(arpad_model::Rating::MAX)) as i16),
            now: after.min(i64::from(arpad_model::Rating::MAX)) as i16,
            games: start.games.saturating_add(games.min(u32::from(u16::MAX)) as u16),
            ..*start
        };
        calculation.k_without_games(&standing)
    });
    PlayerResult {
        status,
        before: None,
        after,
        published: status == Status::New,
        k,
        games,
        score: HalfPoints(counted.map_or(0, |first| first.results.halves)),
        expected: None,
        change: None,
        first,
        missing,
        activity: after.map(|_| calculation.activity(player, games)),
        tournaments: games::tournaments(calculation, lookup, player, |_| None),
        steps,
    }
}

/// The edition of the last event that counts: it says what the results are worth (0.1). That of the list, where none is of this period.
fn reckoning<'a>(calculation: &'a Calculation<'_>, by: Option<u32>) -> &'a Edition {
    by.map_or(calculation.law.list, |event| calculation.events[event as usize].edition)
}

/// That it is not the edition of the list, where the two reckon differently.
fn other_edition(calculation: &Calculation<'_>, event: u32) -> Option<Step> {
    let edition = calculation.events[event as usize].edition;
    let differs = edition.first_rating.value != calculation.law.list.first_rating.value;
    let tournament = calculation.period.tournaments[calculation.order[event as usize]].id.as_str();
    differs.then(|| Step::new(edition.first_governed.at, step::FIRST_OF_START, tournament))
}

fn too_few(edition: &Edition, games: u32) -> Step {
    Step::new(edition.first_games.at, step::TOO_FEW_GAMES, games).with("needed", edition.first_games.value)
}

/// Each event of the pool and of the period: counted, or left out and why.
fn event_steps(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> Vec<Step> {
    let edition = calculation.law.list;
    let mut pool = calculation.period.players[player as usize].pool.iter();
    // The kernel closes one player after the other, in their order.
    let events = &calculation.trace.newcomer_events;
    let first = events.partition_point(|(who, _, _)| *who < player);
    let own: Vec<_> = events[first..].iter().take_while(|(who, _, _)| *who == player).collect();
    let is_alone = own.iter().filter(|(_, _, fate)| *fate == EventFate::Counted).count() == 1;
    let known = lookup.newcomers.get(&player);
    let first_rating = known.and_then(|(newcomer, _)| newcomer.first());
    let reckoned_by = reckoning(calculation, known.and_then(|(_, by)| *by));
    // Several events together are a pool; one alone has a paragraph of its own.
    let counted_at = match (is_alone, first_rating.is_some_and(|first| first.of_table)) {
        (true, true) => reckoned_by.cites.one_table,
        (true, false) => reckoned_by.cites.one_swiss,
        (false, _) => edition.pool_lists.at,
    };
    let is_disregarded = games::is_disregarded(calculation, lookup, player);
    own.into_iter()
        .map(|&(_, event, fate)| {
            let name = match event {
                Some(event) => calculation.period.tournaments[calculation.order[event as usize]].id.as_str(),
                None => pool.next().map_or("", |event| event.tournament.as_str()),
            };
            let step = |paragraph, code| Step::new(paragraph, code, name);
            let rule = event.map_or(edition, |event| calculation.events[event as usize].edition).first_event.at;
            match fate {
                EventFate::Counted if !is_disregarded => step(counted_at, step::EVENT_COUNTED),
                EventFate::FirstEventWithoutScore => step(rule, step::EVENT_FIRST_WITHOUT_SCORE),
                EventFate::TooFewGames => step(rule, step::EVENT_TOO_FEW_GAMES),
                EventFate::Waits => step(rule, step::EVENT_WAITS),
                EventFate::Counted | EventFate::BelowFloor => {
                    step(edition.below_floor.at, step::EVENT_BELOW_FLOOR).with("floor", edition.floor.value)
                }
                EventFate::OutOfWindow => {
                    step(edition.pool_lists.at, step::EVENT_OUT_OF_WINDOW).with("lists", edition.pool_lists.value)
                }
            }
        })
        .collect()
}

fn first_steps(edition: &Edition, first: &FirstRating) -> Vec<Step> {
    let games = i64::from(first.results.games);
    let score = HalfPoints(first.results.halves);
    let (added, of) = first.added;
    let cites = &edition.cites;
    let (average_at, at, results, of_average) = match first.of_table {
        true => (cites.table_average, cites.below_half_table, step::RESULTS_TABLE, step::AVERAGE_TABLE),
        false => (cites.average, cites.below_half, step::RESULTS, step::AVERAGE),
    };
    let mut steps = vec![Step::new(average_at, results, games).with("score", score)];
    let average: Hundredths = two_places(first.average);
    let mut step = Step::new(average_at, of_average, average).with("opponents", first.average.1);
    if let FirstRatingMethod::Hypothetical { opponents, rated, .. } = edition.first_rating.value {
        step.code = step::AVERAGE_HYPOTHETICAL;
        step = step.with("hypothetical", opponents).with("rated", rated);
    }
    steps.push(step);
    let percentage: Hundredths = Decimal(first.percentage.into());
    steps.push(Step::new(edition.percentage_tie.at, step::PERCENTAGE, percentage));
    if of == 1 && added != i64::from(first.dp) {
        let above = HalfPoints(first.results.halves - first.results.games);
        steps.push(Step::new(cites.above_half, step::BONUS, added).with("half_points", above.0));
    } else {
        // With hypothetical games it is the percentage with them that decides.
        let at = if first.dp == 0 { cites.at_half } else { at };
        steps.push(Step::new(at, step::DP, first.dp).with("percentage", percentage));
    }
    if of != 1 {
        let part: Hundredths = two_places(first.added);
        steps.push(Step::new(cites.below_half_table, step::DP_PART, part).with("dp", first.dp).with("n", of - 1));
    }
    let step = Step::new(edition.first_tie.at, step::FIRST_COMPUTED, first.computed);
    steps.push(step.with("average", average).with("added", two_places(first.added)));
    if first.rating != first.computed {
        steps.push(Step::new(cites.highest, step::FIRST_HIGHEST, first.rating).with("computed", first.computed));
    }
    steps
}

/// The round robins a player took part in that were computed with unrated players (8.21b, 8.58).
pub(super) fn round_robin_steps(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> Vec<Step> {
    let mut steps = Vec::new();
    for &(table, position) in lookup.round_robins.get(&player).into_iter().flatten() {
        let (event, _, computed) = &calculation.trace.round_robins[table];
        let edition = calculation.events[*event as usize].edition;
        let at = edition.round_robin.at;
        let tournament = calculation.period.tournaments[calculation.order[*event as usize]].id.as_str();
        let step = Step::new(edition.cites.table_rated, step::RR_RATED_AVERAGE, two_places(computed.rated_average))
            .with("tournament", tournament);
        steps.push(step.with("rated", computed.rated_average.1));
        steps.push(Step::new(edition.cites.table_dp, step::RR_DP_AVERAGE, two_places(computed.dp_average)));
        steps.push(
            Step::new(edition.cites.table_whole, step::RR_AVERAGE, computed.average).with("n", computed.opponents),
        );
        let own = &computed.players[position];
        let is_newcomer = lookup.newcomers.contains_key(&player);
        if is_newcomer {
            steps.push(Step::new(at, step::RR_FIRST_PASS, own.ru).with("average", own.rc));
            let step = Step::new(at, step::RR_CORRECTED, own.ru_new);
            steps.push(step.with("average", two_places(own.rc_new)));
        }
    }
    steps
}

/// A fraction for people: two places, half up. The calculation itself goes on with the fraction.
pub fn two_places((num, den): (i64, i64)) -> Hundredths {
    Decimal(half_up(num * 100, den))
}
