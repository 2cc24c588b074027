//! Both lines of a game must say the same: opponent, opposite result, opposite color, same handicap.

use super::{Cell, Outcome, Tournament};
use crate::{
    egd::codes,
    notice::{Code, Notice, Severity},
    notices::Notices,
};

/// Compares every cell with its opponent's. `columns` holds the place of each cell in the file.
pub(super) fn check(tournament: &Tournament, columns: &[Vec<usize>], notices: &mut Notices) {
    for (index, player) in tournament.players.iter().enumerate() {
        for (round, cell) in player.cells.iter().enumerate() {
            let Some(opponent) = cell.opponent else { continue };
            let other = &tournament.players[opponent];
            let answer = &other.cells[round];
            let column = columns[index][round];
            let mut say = |severity: Severity, code: Code, facts: &dyn Fn(Notice) -> Notice| {
                notices.add(severity, player.line as u64, column, code, |notice| {
                    facts(notice.with("round", round + 1).with("opponent", other.line))
                });
            };
            if cell.outcome == Outcome::Unknown && !(answer.outcome == Outcome::Unknown && index > opponent) {
                say(Severity::Warning, codes::UNKNOWN_RESULT, &|notice| notice);
            }
            if answer.opponent != Some(index) {
                say(Severity::Error, codes::MIRROR_OPPONENT, &|notice| notice);
                continue;
            }
            // The rest is the same seen from either side: say it once, on the upper line.
            if index > opponent {
                continue;
            }
            compare(cell, answer, &mut say);
        }
    }
}

/// Says one thing about a game, with more facts.
type Say<'a> = &'a mut dyn FnMut(Severity, Code, &dyn Fn(Notice) -> Notice);

fn compare(cell: &Cell, answer: &Cell, say: Say<'_>) {
    let by_default = cell.by_default || answer.by_default;
    match (cell.outcome, answer.outcome) {
        (Outcome::Loss, Outcome::Loss) if by_default => say(Severity::Note, codes::DOUBLE_LOSS, &|notice| notice),
        (mine, theirs) if mine.mirror() != theirs => say(Severity::Error, codes::MIRROR_RESULT, &|notice| {
            notice.with("this", mine.as_str()).with("other", theirs.as_str())
        }),
        _ => {}
    }
    if cell.by_default != answer.by_default {
        say(Severity::Warning, codes::MIRROR_DEFAULT, &|notice| notice);
    }
    let stones = cell.handicap.max(answer.handicap).unwrap_or(0);
    if let (Some(mine), Some(theirs)) = (cell.color, answer.color)
        && mine == theirs
    {
        // Without stones the color does not enter the rating.
        let severity = if stones > 0 { Severity::Error } else { Severity::Warning };
        say(severity, codes::MIRROR_COLOR, &|notice| notice.with("color", mine.as_str()));
    }
    if let (Some(mine), Some(theirs)) = (cell.handicap, answer.handicap)
        && mine != theirs
    {
        say(Severity::Error, codes::MIRROR_HANDICAP, &|notice| notice.with("this", mine).with("other", theirs));
    }
}
