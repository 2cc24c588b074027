//! Who met whom and how it ended, for the page and for programs.

use arpad_model::{Color, GoOutcome, HalfPoints};
use arpad_office::views::public::PublicTournament;
use arpad_office::views::tournament_page::Report;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The games of an event by line and round; lines are positions in the report.
pub(super) struct Crosstable {
    cells: Cells,
    /// The rounds in which somebody played; 0 where a round is not known.
    pub rounds: Vec<u16>,
    /// The lines, the best first.
    pub order: Vec<usize>,
    /// The place of each line, from 1.
    pub places: Vec<usize>,
}

/// One game from one side: the other line, the color, half points; none of them where the game was not played as such.
pub(super) struct Cell {
    pub opponent: Option<usize>,
    /// None where a go report does not say it.
    pub color: Option<Color>,
    /// The line that stands first where a game stands once: White's in chess, Black's in go, the upper one where nobody knows.
    pub is_first: bool,
    /// Go: handicap stones, which Black has.
    pub handicap: u8,
    pub result: &'static str,
    pub half_points: u32,
}

type Cells = BTreeMap<usize, BTreeMap<u16, Vec<Cell>>>;

impl Crosstable {
    /// Of an event with a report; none where somebody in it cannot be read any more, because lines are found by position.
    pub(super) fn of(found: &PublicTournament) -> Option<Self> {
        let report = found.report.as_ref().filter(|report| report.persons().len() == found.players.len())?;
        let mut table = Crosstable { cells: cells(report), rounds: Vec::new(), order: Vec::new(), places: Vec::new() };
        table.rounds = table.cells.values().flat_map(|row| row.keys().copied()).collect();
        table.rounds.sort_unstable();
        table.rounds.dedup();
        let mut order: Vec<usize> = (0..found.players.len()).collect();
        order.sort_by_key(|line| (Reverse(table.score(*line).0), *line));
        table.places = vec![0; order.len()];
        for (at, line) in order.iter().enumerate() {
            table.places[*line] = at + 1;
        }
        table.order = order;
        Some(table)
    }

    /// What a line scored.
    pub(super) fn score(&self, line: usize) -> HalfPoints {
        HalfPoints(self.games(line).map(|(_, cell)| cell.half_points).sum())
    }

    /// The games of a line in a round.
    pub(super) fn cells(&self, line: usize, round: u16) -> &[Cell] {
        self.cells.get(&line).and_then(|row| row.get(&round)).map(Vec::as_slice).unwrap_or_default()
    }

    /// The games of a line, round by round.
    pub(super) fn games(&self, line: usize) -> impl Iterator<Item = (u16, &Cell)> {
        let rows = self.cells.get(&line).into_iter().flatten();
        rows.flat_map(|(round, cells)| cells.iter().map(|cell| (*round, cell)))
    }
}

/// Every line's games by round.
fn cells(report: &Report) -> Cells {
    let mut all = Cells::new();
    let mut add =
        |line: u32, round: u16, cell: Cell| all.entry(line as usize).or_default().entry(round).or_default().push(cell);
    match report {
        Report::Chess { tournament, .. } => {
            for game in &tournament.games {
                for (own, other, color) in
                    [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
                {
                    let half_points = game.outcome.score(color).0;
                    let result = match (half_points, game.outcome.is_played(), game.set_aside.is_some()) {
                        (2, true, false) => "1",
                        (1, true, false) => "½",
                        (0, true, false) => "0",
                        // The result stands, and is not rated.
                        (2, true, true) => "(1)",
                        (1, true, true) => "(½)",
                        (0, true, true) => "(0)",
                        (2, false, _) => "+",
                        (1, false, _) => "=",
                        _ => "−",
                    };
                    add(
                        own,
                        game.round,
                        Cell {
                            opponent: Some(other as usize),
                            color: Some(color),
                            is_first: color == Color::White,
                            handicap: 0,
                            result,
                            half_points,
                        },
                    );
                }
            }
        }
        Report::Go { tournament, .. } => {
            for game in &tournament.games {
                let (black, white) = match game.outcome {
                    GoOutcome::Black => (("+", 2), ("−", 0)),
                    GoOutcome::White => (("−", 0), ("+", 2)),
                    GoOutcome::Jigo => (("=", 1), ("=", 1)),
                    // Who had no opponent has the point of a win (§8(1)c); no game point goes with it.
                    GoOutcome::Bye => (("+", 2), ("·", 0)),
                    GoOutcome::HalfBye => (("=", 1), ("·", 0)),
                    GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss => (("·", 0), ("·", 0)),
                };
                let cell = |opponent: Option<u32>, color, (result, half_points)| Cell {
                    opponent: opponent.map(|line| line as usize),
                    color: (!game.uncolored).then_some(color),
                    is_first: color == Color::Black,
                    handicap: game.handicap,
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
