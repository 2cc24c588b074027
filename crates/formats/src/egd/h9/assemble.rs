//! From lines taken apart to a tournament: opponents, rounds, PINs.

use std::collections::{HashMap, HashSet};

use super::{
    Cell, Header, Player, Tournament, columns,
    line::{PlayerLine, Word},
    mirror, token,
    tournament::places_are_unique,
};
use crate::{egd::codes, notice::Severity, notices::Notices};

/// Tells scores and results apart, resolves the opponents, and compares the lines.
pub(super) fn assemble(header: Header, lines: Vec<PlayerLine<'_>>, notices: &mut Notices) -> Tournament {
    let index_of = number_lines(&lines, notices);
    let rounds = columns::find(&lines, |number| index_of.get(&number).copied());
    if rounds.range.is_empty() {
        notices.add(Severity::Error, 0, 0, codes::NO_RESULTS, |notice| notice);
    }
    check_pins(&lines, notices);
    let mut players = Vec::with_capacity(lines.len());
    let mut places = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let align = rounds.align[index];
        if line.columns.len() != rounds.usual {
            notices.add(Severity::Warning, line.number(), 0, codes::COLUMNS_DIFFER, |notice| {
                notice.with("count", line.columns.len()).with("usual", rounds.usual)
            });
        }
        let at = |column| columns::position(column, rounds.usual, line.columns.len(), align);
        let end_of_line = line.columns.last().map_or(0, |(column, word)| column + word.chars().count());
        let mut cells = Vec::with_capacity(rounds.range.len());
        let mut cell_places = Vec::with_capacity(rounds.range.len());
        for (round, column) in rounds.range.clone().enumerate() {
            let word = at(column).map(|at| line.columns[at]);
            cell_places.push(word.map_or(end_of_line, |(column, _)| column));
            cells.push(cell(word, line.number(), round + 1, index, end_of_line, &index_of, notices));
        }
        let used: Vec<usize> = rounds.range.clone().filter_map(at).collect();
        let score = |(at, (_, word)): (usize, &Word<'_>)| (!used.contains(&at)).then(|| (*word).to_owned());
        let scores = line.columns.iter().enumerate().filter_map(score).collect();
        places.push(cell_places);
        players.push(Player { scores, cells, ..line.player });
    }
    let tournament = Tournament { header, rounds: rounds.range.len(), players };
    mirror::check(&tournament, &places, notices);
    let implied = |cell: &Cell| cell.opponent.is_some() && cell.handicap.is_none() && !cell.by_default;
    let silent = tournament.players.iter().flat_map(|player| &player.cells).filter(|cell| implied(cell)).count();
    if silent > 0 && tournament.header.handicap_reduction.is_none() {
        notices.add(Severity::Warning, 0, 0, codes::NO_POLICY, |notice| notice.with("count", silent));
    }
    tournament
}

/// Which line each opponent's number means: places where every line has its own, else the order of the lines.
fn number_lines(lines: &[PlayerLine<'_>], notices: &mut Notices) -> HashMap<u32, usize> {
    if places_are_unique(lines.iter().map(|line| line.player.place)) {
        return lines.iter().enumerate().map(|(index, line)| (line.player.place.unwrap_or(0), index)).collect();
    }
    let mut seen = HashSet::new();
    for line in lines {
        if let Some(place) = line.player.place.filter(|place| !seen.insert(*place)) {
            notices.add(Severity::Note, line.number(), 1, codes::SHARED_PLACE, |notice| notice.with("place", place));
        }
    }
    (0..lines.len()).map(|index| (index as u32 + 1, index)).collect()
}

/// Missing numbers are counted, repeated ones named.
fn check_pins(lines: &[PlayerLine<'_>], notices: &mut Notices) {
    let mut seen: HashMap<u32, u64> = HashMap::new();
    let mut missing = 0;
    for line in lines {
        match line.player.pin {
            None => missing += 1,
            Some(pin) => {
                if let Some(first) = seen.insert(pin, line.number()) {
                    notices.add(Severity::Error, line.number(), 0, codes::REPEATED_PIN, |notice| {
                        notice.with("pin", format!("{pin:08}")).with("first", first)
                    });
                }
            }
        }
    }
    if missing > 0 {
        notices.add(Severity::Note, 0, 0, codes::NO_PIN, |notice| notice.with("count", missing));
    }
}

/// One round of one line.
fn cell(
    word: Option<Word<'_>>,
    line: u64,
    round: usize,
    index: usize,
    end_of_line: usize,
    index_of: &HashMap<u32, usize>,
    notices: &mut Notices,
) -> Cell {
    let Some((column, word)) = word else {
        notices.add(Severity::Warning, line, end_of_line, codes::NO_RESULT, |notice| notice.with("round", round));
        return Cell::default();
    };
    let Some(token) = token::parse(word) else {
        notices.add(Severity::Error, line, column, codes::BAD_RESULT, |notice| {
            notice.with("round", round).with("value", word)
        });
        return Cell::default();
    };
    if token.letter_o {
        notices.add(Severity::Note, line, column, codes::LETTER_O, |notice| notice.with("value", word));
    }
    let mut opponent = None;
    if token.opponent > 0 {
        opponent = index_of.get(&token.opponent).copied();
        if opponent.is_none() {
            notices.add(Severity::Error, line, column, codes::UNKNOWN_OPPONENT, |notice| {
                notice.with("round", round).with("number", token.opponent)
            });
        } else if opponent == Some(index) {
            opponent = None;
            notices.add(Severity::Error, line, column, codes::SELF_OPPONENT, |notice| notice.with("round", round));
        }
    }
    let met = opponent.is_some();
    Cell {
        opponent,
        outcome: token.outcome,
        by_default: token.by_default,
        color: token.color.filter(|_| met),
        handicap: token.handicap.filter(|_| met),
    }
}
