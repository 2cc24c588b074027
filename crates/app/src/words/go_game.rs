//! A go game as a row of cells, and the sum of a tournament: the same words at the terminal and on a page.

use super::go::{in_points, point};
use super::{Language, signed};
use arpad_model::{Fact, Facts, GoOutcome, GoPeriod, Step};
use arpad_rules::go::codes::step;
use arpad_rules::go::hungary::rated::*;

/// The headings of a game's row.
pub(crate) const GAME_KEYS: [&str; 10] =
    ["round", "", "opponent", "go-stones", "go-points", "go-corrected", "difference", "result", "go-point", "why"];

/// ΣJp; part by part with its change where the tournament was cut, as each part is rounded for itself.
pub(crate) fn sums(language: Language, row: &PlayerTournament) -> String {
    let sum = |sum| format!("ΣJp {}", language.value(&point(sum)));
    match row.parts.as_slice() {
        [] | [_] => sum(row.sum),
        parts => {
            let part = |part: &PlayerPart| format!("{} ({})", sum(part.sum), signed(language, part.change));
            parts.iter().map(part).collect::<Vec<_>>().join(", ")
        }
    }
}

/// A game from one side, cell by cell under [`GAME_KEYS`].
pub(crate) fn game_row(language: Language, period: &GoPeriod, tournament: usize, game: &PlayerGame) -> Vec<String> {
    let shown = |say: &dyn Fn(&PlayerPoint) -> String| game.point.as_ref().map_or(String::new(), say);
    let color = Side::of(period, tournament, game.game, game.black);
    let mut row = first_cells(language, period, game.round, color, game.opponent, game.handicap);
    row.extend([
        shown(&|point| format!("{} – {}", point.own, point.opponent)),
        shown(&|point| {
            let corrected = (point.own_corrected, point.opponent_corrected);
            let is_same = corrected == (point.own, point.opponent);
            if is_same { String::new() } else { format!("{} – {}", corrected.0, corrected.1) }
        }),
        shown(&|point| super::difference(language, point.difference.into())),
        result(language, period, tournament, game.game, game.black),
        shown(&|game| signed(language, point(game.point))),
        game.why.map_or(String::new(), |why| format!("{} {}", language.cite(why.paragraph), language.why(why.code))),
    ]);
    row
}

/// The steps with points as they are said.
pub(crate) fn worded(steps: &[Step]) -> Vec<Step> {
    steps.iter().map(in_points).collect()
}

/// The same with players and tournaments by name, where the document calls them by number.
pub(crate) fn named(period: &GoPeriod, steps: &[Step]) -> Vec<Step> {
    let mut steps = worded(steps);
    steps.iter_mut().for_each(|step| by_name(period, &mut step.facts));
    steps
}

/// Puts names for the numbers by which a document calls players and tournaments.
pub(crate) fn by_name(period: &GoPeriod, facts: &mut Facts) {
    let player = |id: &str| period.players.iter().find(|one| one.id == id)?.name.clone();
    let tournament = |id: &str| period.tournaments.iter().find(|one| one.id == id)?.name.clone();
    for (key, fact) in facts {
        let Fact::Name(text) = fact else { continue };
        let known = match *key {
            "opponent" | "player" => player(text),
            "tournament" => tournament(text),
            _ => None,
        };
        *text = known.unwrap_or_else(|| std::mem::take(text));
    }
}

/// A player's games in the order of their rounds.
pub(crate) fn in_order(row: &PlayerTournament) -> Vec<&PlayerGame> {
    let mut games: Vec<&PlayerGame> = row.games.iter().collect();
    games.sort_by_key(|game| (game.round, game.game));
    games
}

/// How a game ended for one of its players.
pub(crate) fn result(language: Language, period: &GoPeriod, tournament: usize, game: usize, black: bool) -> String {
    let key = match (period.tournaments[tournament].games[game].outcome, black) {
        (GoOutcome::Black, true) | (GoOutcome::White, false) => "go-won",
        (GoOutcome::Black, false) | (GoOutcome::White, true) => "go-lost",
        (GoOutcome::Jigo, _) => "go-jigo",
        (GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss | GoOutcome::Bye | GoOutcome::HalfBye, _) => {
            return String::new();
        }
    };
    language.label(key)
}

/// How a game ended, as two reports are compared: a result of go in words, with the stones; one of chess as it is written.
pub(crate) fn ended(language: Language, result: &str) -> String {
    let (outcome, stones) = result.split_once(' ').map_or((result, ""), |(outcome, stones)| (outcome, stones));
    let Some(outcome) = GoOutcome::parse(outcome) else { return result.to_owned() };
    let said = language.label(&format!("go-ended-{}", outcome.as_str()));
    if stones.is_empty() { said } else { format!("{said} {stones}") }
}

/// The side somebody had, as far as the report says it.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    Black,
    White,
    Untold,
}

impl Side {
    /// Of somebody in a game, who had Black if anybody says so.
    pub(crate) fn of(period: &GoPeriod, tournament: usize, game: usize, black: bool) -> Self {
        match (period.tournaments[tournament].games[game], black) {
            (game, _) if game.uncolored || game.white.is_none() => Side::Untold,
            (_, true) => Side::Black,
            (_, false) => Side::White,
        }
    }
}

/// Opponents from outside the system whom somebody met, each with the step that says where his points come from.
pub(crate) fn strangers(rated: &GoRated, player: &RatedPlayer) -> Vec<(usize, Step)> {
    let mut met: Vec<usize> = player.tournaments.iter().flat_map(in_order).filter_map(|game| game.opponent).collect();
    let mut seen = std::collections::HashSet::new();
    met.retain(|opponent| seen.insert(*opponent));
    let says = |step: &&Step| [step::FOREIGN_POINTS, step::FOREIGN_LISTED, step::FOREIGN_GIVEN].contains(&step.code);
    let of = |opponent: usize| {
        let found = rated.players.iter().find(|one| one.player == opponent)?;
        Some((opponent, found.steps.iter().find(says)?.clone()))
    };
    met.into_iter().filter_map(of).collect()
}

/// The first cells of a game's row: round, color, opponent, stones.
pub(crate) fn first_cells(
    language: Language,
    period: &GoPeriod,
    round: u16,
    color: Side,
    opponent: Option<usize>,
    stones: u8,
) -> Vec<String> {
    let shown = |number: u16| if number == 0 { String::new() } else { number.to_string() };
    vec![
        shown(round),
        match color {
            Side::Black => language.label("go-color-black"),
            Side::White => language.label("go-color-white"),
            Side::Untold => String::new(),
        },
        opponent.map_or("–", |opponent| name(period, opponent)).to_owned(),
        shown(stones.into()),
    ]
}

/// A player's name, or his id where he has none.
pub(crate) fn name(period: &GoPeriod, player: usize) -> &str {
    let player = &period.players[player];
    player.name.as_deref().unwrap_or(&player.id)
}
