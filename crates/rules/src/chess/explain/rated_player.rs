//! A rated player's period: expected score, sum, K, change, rounding, floor.

use super::{Calculation, Idle, Lookup, games, newcomer};
use crate::chess::activity::Activity;
use crate::chess::codes::step;
use crate::chess::edition::{ChangeUnit, Delisting, Edition, Tie};
use crate::chess::k_factor::{K, KGround};
use crate::chess::kernel::k_parts::KPart;
use crate::chess::kernel::trace::Closing;
use crate::chess::rated::{PlayerResult, Status};
use crate::rounding::{points_half_away_from_zero, points_half_up};
use arpad_model::{Decimal, HalfPoints, Hundredths, Rating, Step};

pub(super) fn result(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> PlayerResult {
    let before = i64::from(calculation.start.slots[player as usize].own());
    let closing = lookup.closings.get(&player);
    let k = match closing {
        Some(closing) => calculation.k_used(closing.k, closing.k_used, closing.ground),
        None => calculation.k_without_games(&calculation.start.standings[player as usize]),
    };
    let parts = lookup.k_parts(calculation, player);
    let k_in = |event: usize| {
        let part = parts.iter().rfind(|(part, _)| part.from as usize <= event);
        Some(part.map_or(k.used, |(_, used)| *used))
    };
    let mut steps = newly_published(calculation, lookup, player);
    steps.extend(newcomer::round_robin_steps(calculation, lookup, player));
    steps.extend(closing.map(|closing| closing_steps(calculation, closing, parts)).unwrap_or_default());
    let computed = closing.map_or(before, |closing| closing.after.into());
    let after = calculation.list_law.converted(computed);
    if let Some(transition) = calculation.law.transition
        && after != computed
    {
        let step = Step::new(calculation.law.list.change_unit.at, step::CONVERTED, after);
        steps.push(step.with("before", computed).with("below", transition.below).with("share", transition.hundredths));
    }
    let floor = i64::from(calculation.law.list.floor.value);
    // In a case a rating that stood below the floor without games is a doubt, not a fall; on a list of the register a
    // higher floor has come in.
    let is_delisted = after < floor && (closing.is_some() || calculation.idle == Idle::Fall);
    if is_delisted {
        let delisting = calculation.law.list.delisting;
        let code = match delisting.value {
            Delisting::TakenOff => step::DELISTED,
            Delisting::MarkedUnrated => step::MARKED_UNRATED,
        };
        steps.push(Step::new(delisting.at, code, after).with("floor", floor));
    }
    steps.extend(activity_step(calculation, player, closing.map_or(0, |closing| closing.games.into())));
    let halves = closing.map_or(0, |closing| u32::from(closing.halves));
    let expected = closing.map_or(Decimal(0), Closing::expected);
    let games = closing.map_or(0, |closing| closing.games.into());
    PlayerResult {
        status: if is_delisted { Status::Delisted } else { Status::Rated },
        before: Rating::new(before),
        after: Some(after),
        published: !is_delisted,
        k: Some(k),
        games,
        score: HalfPoints(halves),
        expected: Some(expected),
        change: Some(Decimal(closing.map_or(0, |closing| closing.change.into()))),
        first: None,
        missing: None,
        activity: Some(calculation.activity(player, games)),
        tournaments: games::tournaments(calculation, lookup, player, k_in),
        steps,
    }
}

/// The events at whose start he was unrated: he is rated with his rating of now, and unrated to his opponents.
fn newly_published(calculation: &Calculation<'_>, lookup: &Lookup, player: u32) -> Vec<Step> {
    let mut tournaments: Vec<usize> = lookup.games[player as usize].iter().map(|(tournament, _)| *tournament).collect();
    tournaments.dedup();
    let was_unrated = |tournament: &usize| {
        let ratings = &calculation.period.tournaments[*tournament].ratings;
        ratings.iter().any(|(who, rating)| *who == player && rating.is_none())
    };
    let step = |tournament: usize| {
        let at = calculation.law.events[tournament].newly_published.at;
        Step::new(at, step::NEWLY_PUBLISHED, calculation.period.tournaments[tournament].id.as_str())
    };
    tournaments.into_iter().filter(was_unrated).map(step).collect()
}

/// Whether a year without a rated game, or a game after it, changes anything.
fn activity_step(calculation: &Calculation<'_>, player: u32, games: u32) -> Option<Step> {
    let edition = calculation.law.list;
    let lists = edition.inactive_after.value;
    // Of whom nothing is told nothing is said.
    calculation.period.players[player as usize].last_active?;
    match calculation.activity(player, games) {
        Activity::Active => None,
        Activity::Reactivated => Some(Step::new(edition.cites.active_again, step::ACTIVE_AGAIN, games)),
        Activity::Inactive => Some(Step::new(edition.inactive_after.at, step::INACTIVE, lists)),
    }
}

fn closing_steps(calculation: &Calculation<'_>, closing: &Closing, parts: &[(KPart, u8)]) -> Vec<Step> {
    let edition = calculation.law.list;
    let halves = u32::from(closing.halves);
    let games = i64::from(closing.games);
    let sum: Hundredths = Decimal(closing.sum.into());
    let expected = closing.expected();
    let mut steps = vec![
        Step::new(edition.expected_score.at, step::EXPECTED, expected).with("games", games),
        Step::new(edition.change_unit.at, step::SUM, sum).with("score", HalfPoints(halves)).with("expected", expected),
    ];
    let change: Hundredths = Decimal(closing.change.into());
    if edition.change_unit.value == ChangeUnit::Tournament {
        steps.extend(each_tournament(calculation, closing, parts));
        let step = Step::new(edition.change_unit.at, step::NEW_RATING, i64::from(closing.after));
        let rounded = i64::from(closing.after) - i64::from(closing.before);
        steps.push(step.with("before", closing.before).with("rounded", rounded));
        return steps;
    }
    if parts.is_empty() {
        let games_before = calculation.start.standings[closing.player as usize].games;
        let k = K { value: closing.k, ground: closing.ground };
        steps.extend(k_steps(edition, k, closing.k_used, (games_before, closing.games)));
        let step = Step::new(edition.change_unit.at, step::CHANGE, change);
        steps.push(step.with("k", i64::from(closing.k_used)).with("sum", sum));
    } else {
        for (part, used) in parts {
            steps.extend(k_steps(edition, part.k, *used, (part.games_before, closing.games)));
            let (sum, used) = (i64::from(part.sum), i64::from(*used));
            let step = Step::new(edition.change_unit.at, step::PART, Decimal::<2>(sum * used)).with("k", used);
            steps.push(step.with("sum", Decimal::<2>(sum)).with("games", i64::from(part.games)));
        }
        steps.push(Step::new(edition.change_unit.at, step::CHANGE_OF_PARTS, change).with("parts", parts.len()));
    }
    let rounded = i64::from(closing.after) - i64::from(closing.before);
    steps.push(Step::new(edition.change_tie.at, step::ROUNDED, rounded).with("change", change));
    let step = Step::new(edition.change_unit.at, step::NEW_RATING, i64::from(closing.after));
    steps.push(step.with("before", closing.before).with("rounded", rounded));
    steps
}

/// Each tournament with its K, its change and its own rounding (E-27).
fn each_tournament(calculation: &Calculation<'_>, closing: &Closing, parts: &[(KPart, u8)]) -> Vec<Step> {
    let edition = calculation.law.list;
    let mut steps = Vec::new();
    let mut last_k = None;
    for (part, used) in parts {
        if last_k != Some(part.k) {
            steps.extend(k_steps(edition, part.k, *used, (part.games_before, closing.games)));
            last_k = Some(part.k);
        }
        let tournament = calculation.order[part.from as usize];
        let id = calculation.period.tournaments[tournament].id.as_str();
        let (sum, used) = (i64::from(part.sum), i64::from(*used));
        let change = Decimal::<2>(sum * used);
        let step = Step::new(edition.change_unit.at, step::TOURNAMENT_PART, change).with("tournament", id);
        steps.push(step.with("k", used).with("sum", Decimal::<2>(sum)).with("games", i64::from(part.games)));
        let rounded = match edition.change_tie.value {
            Tie::Up => points_half_up((sum * used) as i32),
            Tie::AwayFromZero => points_half_away_from_zero((sum * used) as i32),
        };
        let step = Step::new(edition.change_tie.at, step::ROUNDED_TOURNAMENT, i64::from(rounded));
        steps.push(step.with("change", change));
    }
    steps
}

/// K and its limit: `games` are those before, and those of the period.
fn k_steps(edition: &Edition, k: K, used: u8, (before, games): (u16, u16)) -> Vec<Step> {
    let step = |code| Step::new(edition.k.at, code, i64::from(k.value));
    let mut steps = vec![match k.ground {
        KGround::Given => step(step::K_GIVEN),
        KGround::Listed => step(step::K_LISTED),
        KGround::Strong => step(step::K_STRONG).with("bound", edition.k.value.strong_from),
        KGround::Junior if edition.k.value.junior_bounded => {
            step(step::K_JUNIOR).with("bound", edition.k.value.junior_below)
        }
        KGround::Junior => step(step::K_JUNIOR_BY_AGE),
        KGround::New => step(step::K_NEW).with("games", i64::from(before)).with("needed", edition.k.value.new_games),
        KGround::Normal => step(step::K_NORMAL).with("bound", edition.k.value.strong_from),
        KGround::Inferred => step(step::K_INFERRED),
    }];
    if used != k.value {
        let limit = edition.k_limit.value.unwrap_or_default();
        let step = Step::new(edition.k_limit.at, step::K_LIMIT, i64::from(used));
        steps.push(step.with("k", i64::from(k.value)).with("games", i64::from(games)).with("limit", limit));
    }
    steps
}
