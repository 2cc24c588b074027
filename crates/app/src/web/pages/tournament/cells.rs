//! The games of a report, line by line and round by round, and the order that the points give.

use arpad_model::{Color, GoOutcome, HalfPoints};
use arpad_office::tournament_page::TournamentPage;
use arpad_registry::tables::packed::Report;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A report as a table.
pub(super) struct Standings {
    /// The rounds in which there are games.
    pub rounds: Vec<u16>,
    /// The lines, the best first.
    pub order: Vec<usize>,
    /// The place of each line, from 1.
    pub places: Vec<usize>,
    scores: Vec<u32>,
    cells: BTreeMap<usize, BTreeMap<u16, Vec<Cell>>>,
}

impl Standings {
    /// The table of an accepted report; none without one.
    pub(super) fn of(found: &TournamentPage) -> Option<Self> {
        let report = found.report.as_ref()?;
        // Who cannot be read any more leaves no gap in the lines, so every line has its person.
        if found.players.len() != report.persons().len() {
            return None;
        }
        let cells = cells(report);
        let mut rounds: Vec<u16> = cells.values().flat_map(|row| row.keys().copied()).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let sum = |line: usize| -> u32 {
            cells.get(&line).map_or(0, |row| row.values().flatten().map(|cell| cell.half_points).sum())
        };
        let scores: Vec<u32> = (0..found.players.len()).map(sum).collect();
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by_key(|line| (Reverse(scores[*line]), *line));
        let mut places = vec![0; order.len()];
        for (at, line) in order.iter().enumerate() {
            places[*line] = at + 1;
        }
        Some(Standings { rounds, order, places, scores, cells })
    }

    /// The points of a line.
    pub(super) fn score(&self, line: usize) -> HalfPoints {
        HalfPoints(self.scores[line])
    }

    /// The games of a line in a round.
    pub(super) fn cells(&self, line: usize, round: u16) -> &[Cell] {
        self.cells.get(&line).and_then(|row| row.get(&round)).map(Vec::as_slice).unwrap_or_default()
    }
}

/// One game from one side: the other line, the color, the sign of the result; no other line in a bye.
pub(super) struct Cell {
    pub opponent: Option<usize>,
    pub color: Color,
    pub result: &'static str,
    half_points: u32,
}

/// Every line's games by round.
fn cells(report: &Report) -> BTreeMap<usize, BTreeMap<u16, Vec<Cell>>> {
    let mut all: BTreeMap<usize, BTreeMap<u16, Vec<Cell>>> = BTreeMap::new();
    let mut add =
        |line: u32, round: u16, cell: Cell| all.entry(line as usize).or_default().entry(round).or_default().push(cell);
    match report {
        Report::Chess { tournament, .. } => {
            for game in &tournament.games {
                for (own, other, color) in
                    [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
                {
                    let half_points = game.outcome.score(color).0;
                    let result = match (half_points, game.outcome.is_played()) {
                        (2, true) => "1",
                        (1, true) => "½",
                        (0, true) => "0",
                        (2, false) => "+",
                        (1, false) => "=",
                        _ => "−",
                    };
                    add(own, game.round, Cell { opponent: Some(other as usize), color, result, half_points });
                }
            }
        }
        Report::Go { tournament, .. } => {
            for game in &tournament.games {
                let (black, white) = match game.outcome {
                    GoOutcome::Black => (("+", 2), ("−", 0)),
                    GoOutcome::White => (("−", 0), ("+", 2)),
                    GoOutcome::Jigo => (("=", 1), ("=", 1)),
                    GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss | GoOutcome::Bye => {
                        (("·", 0), ("·", 0))
                    }
                };
                let cell = |opponent: Option<u32>, color, (result, half_points)| Cell {
                    opponent: opponent.map(|line| line as usize),
                    color,
                    result,
                    half_points,
                };
                add(game.black, game.round, cell(game.white, Color::Black, black));
                if let Some(line) = game.white {
                    add(line, game.round, cell(Some(game.black), Color::White, white));
                }
            }
        }
    }
    all
}
