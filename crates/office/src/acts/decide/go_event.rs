//! What the desk looks at before a decision about a go tournament or a newcomer is written down.

use crate::acts::accept::ratable;
use crate::intake::event_facts::of_go;
use crate::intake::events::tournament_of;
use crate::intake::roster::roster;
use crate::lists::OneGame;
use crate::lists::compute::{Entering, check_event, is_of, reported};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::registered;
use arpad_model::{Allowance, DecisionKind, EntryId, GoFacts, GoGame, Person, PersonId, TournamentId, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, reports};
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::grades::highest_initial;

/// The most anybody can mean; the tables give at most 50.
const MULTIPLIERS: std::ops::RangeInclusive<u32> = 1..=100;

/// Beyond these a number of points, or the width of a band, is a slip of the pen.
const POINTS: std::ops::RangeInclusive<i32> = -1_000..=4_000;
const WIDTHS: std::ops::RangeInclusive<u16> = 1..=500;

/// The committee sets C where the tables leave it unclear; where they give it, only on a ground of its own, and on the small
/// board never.
pub(super) fn multiplier(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    multiplier: u32,
    ground: &str,
) -> Result<(), OfficeError> {
    if !MULTIPLIERS.contains(&multiplier) {
        return Err(Refusal::new(code::MULTIPLIER_RANGE).with("multiplier", multiplier).into());
    }
    let Some(reported) = reported(store, tournament)? else { return Ok(()) };
    let refusal = |code| Refusal::new(code).with("tournament", tournament).with("multiplier", multiplier);
    match reported.clear {
        Some(clear) if reported.tournament.board == 13 => {
            Err(refusal(code::MULTIPLIER_SMALL_BOARD).with("computed", clear).into())
        }
        // Two columns of table 2 that disagree leave it unclear (E-30).
        Some(clear) if ground.trim().is_empty() && !reported.columns_disagree => {
            Err(refusal(code::MULTIPLIER_CLEAR).with("computed", clear).into())
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether the law lets an accepted tournament be rated as it stands; one that is not accepted is not asked about.
pub(super) fn can_be_rated(
    store: &mut Reader<'_>,
    tournament: TournamentId,
) -> Result<Result<(), Refusal>, OfficeError> {
    let event = tournament_of(store, tournament)?;
    let report = reports::known(store, tournament, EntryId::LAST)?;
    let is_in = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let Some(report) = report.filter(|_| is_in) else { return Ok(Ok(())) };
    let found = check_event(store, &event, &report, &Entering::accepted())?;
    Ok(ratable((event.submission.unwrap_or_default(), tournament), found).map(|_| ()))
}

/// What was decided before still fits what is known of a tournament now: on the small board C is what the table says, whoever set
/// it (M1/2), and a cut is made where C times rounds reaches 300, into parts that do not (§6(3)). What does not fit is cancelled
/// first, by whoever may.
pub(in crate::acts) fn still_fits(store: &mut Reader<'_>, tournament: TournamentId) -> Result<(), OfficeError> {
    let Some(reported) = reported(store, tournament)? else { return Ok(()) };
    let refusal = |code, entry: EntryId| Refusal::new(code).with("tournament", tournament).with("entry", entry);
    if let (13, Some(clear), Some(multiplier)) =
        (reported.tournament.board, reported.clear, reported.tournament.multiplier)
        && clear != multiplier
    {
        let entry = last_of(store, DecisionKind::Multiplier, tournament)?;
        let refusal = refusal(code::MULTIPLIER_STANDS, entry).with("multiplier", multiplier);
        return Err(refusal.with("computed", clear).into());
    }
    let Some(cut) = reported.tournament.parts else { return Ok(()) };
    match parts(store, tournament, &cut) {
        Err(OfficeError::Refused(why)) => {
            let entry = last_of(store, DecisionKind::Parts, tournament)?;
            let written: Vec<String> = cut.iter().map(u16::to_string).collect();
            let mut refusal = refusal(code::PARTS_STAND, entry).with("parts", written.join(" + ").as_str());
            refusal.facts.extend(why.facts.into_iter().filter(|(name, _)| *name == "multiplier"));
            Err(refusal.into())
        }
        other => other,
    }
}

/// The entry of the last decision of a kind about a tournament.
fn last_of(store: &mut Reader<'_>, kind: DecisionKind, tournament: TournamentId) -> Result<EntryId, OfficeError> {
    let all = decisions::of_kind(store, kind, EntryId::LAST)?.into_iter();
    let found = all.filter(|one| one.tournament == Some(tournament)).map(|one| one.entry).max();
    Ok(found.unwrap_or_default())
}

/// Something is stated, and of a board that is played on.
pub(super) fn facts(facts: &GoFacts) -> Result<(), Refusal> {
    if facts.is_empty() {
        return Err(Refusal::new(code::FACTS_EMPTY));
    }
    of_go(facts)
}

/// The parts make up the rounds, and the tournament is one that is cut: where C times rounds reaches 300, into several parts
/// (§6(3)). Where to cut is the committee's, whether to cut is not.
pub(super) fn parts(store: &mut Reader<'_>, tournament: TournamentId, parts: &[u16]) -> Result<(), OfficeError> {
    let sum: u32 = parts.iter().map(|rounds| u32::from(*rounds)).sum();
    if parts.is_empty() || parts.contains(&0) {
        return Err(Refusal::new(code::PARTS_EMPTY).into());
    }
    let Some(reported) = reported(store, tournament)? else { return Ok(()) };
    let last = reported.tournament.games.iter().map(|game| game.round).max().unwrap_or(0);
    let rounds = u32::from(reported.tournament.rounds.unwrap_or(last));
    if rounds != sum {
        let refusal = Refusal::new(code::PARTS_SUM).with("tournament", tournament).with("sum", sum);
        return Err(refusal.with("rounds", rounds).into());
    }
    let Some(multiplier) = reported.tournament.multiplier.or(reported.clear) else { return Ok(()) };
    let bound = MGSZ_2012.split_at.value;
    // A part that reaches the bound itself would have to be cut again.
    let long = parts.iter().map(|rounds| u32::from(*rounds)).find(|rounds| multiplier * rounds >= bound);
    let (code, rounds) = match (multiplier * rounds < bound, parts.len(), long) {
        (true, 2.., _) => (code::PARTS_NOT_CUT, rounds),
        (false, 1, _) => (code::PARTS_UNCUT, rounds),
        (false, _, Some(long)) => (code::PARTS_LONG, long),
        _ => return Ok(()),
    };
    let refusal = Refusal::new(code).with("tournament", tournament).with("multiplier", multiplier);
    Err(refusal.with("rounds", rounds).with("bound", bound).into())
}

/// On the small board C is 5 whatever the tournament is worth: a decision on its importance would move nothing.
pub(super) fn importance(store: &mut Reader<'_>, tournament: TournamentId) -> Result<(), OfficeError> {
    let Some(reported) = reported(store, tournament)? else { return Ok(()) };
    match reported.clear {
        Some(clear) if reported.tournament.board == 13 => {
            let refusal = Refusal::new(code::IMPORTANCE_SMALL_BOARD).with("tournament", tournament);
            Err(refusal.with("computed", clear).into())
        }
        _ => Ok(()),
    }
}

/// The game is one of the report's, and a width is one.
pub(super) fn allowed(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    game: Option<&OneGame>,
    allowance: Allowance,
) -> Result<(), OfficeError> {
    if let Allowance::TopWidth(width) | Allowance::BottomWidth(width) = allowance
        && !WIDTHS.contains(&width)
    {
        return Err(Refusal::new(code::WIDTH_RANGE).with("width", u32::from(width)).into());
    }
    let Some(game) = game else { return Ok(()) };
    let is_it = |persons: &[PersonId], one: &GoGame| {
        let of = |person: PersonId, line: Option<u32>| match line.filter(|_| person == PersonId::default()) {
            Some(line) => Some(line),
            None => persons.iter().position(|one| *one == person).map(|line| line as u32),
        };
        let (black, white) = (game.lines.map(|lines| lines.black), game.lines.map(|lines| lines.white));
        of(game.black, black).zip(of(game.white, white)).is_some_and(|pair| is_of(one, game.round, pair))
    };
    let reported = reported(store, tournament)?;
    let found = reported.is_some_and(|one| one.tournament.games.iter().any(|game| is_it(&one.persons, game)));
    if !found {
        let refusal = Refusal::new(code::GAME_NOT_IN_REPORT).with("tournament", tournament);
        let refusal = refusal.with("round", u32::from(game.round));
        let (black, white) = (game.lines.map(|lines| lines.black), game.lines.map(|lines| lines.white));
        let (black, white) =
            (called(store, tournament, (game.black, black))?, called(store, tournament, (game.white, white))?);
        return Err(refusal.with("black", black.as_str()).with("white", white.as_str()).into());
    }
    Ok(())
}

/// What a player is called, by the register or by his line.
fn called(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    (person, line): (PersonId, Option<u32>),
) -> Result<String, OfficeError> {
    if person != PersonId::default() {
        return Ok(registered(store, person)?.name.eastern());
    }
    let found = roster(store, tournament)?.lines.into_iter().nth(line.unwrap_or(u32::MAX) as usize);
    Ok(found.map(|(name, _)| name.eastern()).unwrap_or_default())
}

/// The manager gives at most 5 kyu, and is told so when he decides, not when a list is made.
pub(super) fn initial(person: &Person, points: i32, manager: bool) -> Result<(), Refusal> {
    if !POINTS.contains(&points) {
        return Err(Refusal::new(code::POINTS_RANGE).with("points", points));
    }
    let highest = highest_initial(&MGSZ_2012);
    if manager && points > highest {
        let refusal = Refusal::new(code::INITIAL_TOO_HIGH).with("points", points).with("highest", highest);
        return Err(refusal.with("name", person.name.eastern().as_str()));
    }
    Ok(())
}
