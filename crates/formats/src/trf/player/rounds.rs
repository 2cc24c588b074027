//! The rounds of a player's line: opponent, color and result, ten columns each.

use super::Reader;
use crate::notice::{Code, Notice, Severity};
use crate::trf::codes;
use crate::trf::line::number;
use crate::trf::record::Unread;
use crate::trf::result::{Color, ResultCode, RoundEntry};
use crate::trf::shift::place;

/// Column of the first round's opponent; each further round is ten columns on.
pub(in crate::trf) const FIRST_ROUND: usize = 92;

/// More rounds than any event has; a line that goes on is no player's line any more.
pub(in crate::trf) const MOST_ROUNDS: usize = crate::limits::ROUNDS.most;

/// The column of a round's opponent.
pub(in crate::trf) fn round_column(round_index: usize) -> usize {
    FIRST_ROUND + 10 * round_index
}

impl Reader<'_, '_> {
    /// All rounds at once if each stands exactly in its columns, as nearly all do; none sends the line the slow way.
    pub(super) fn clean_rounds(&self) -> Option<Vec<RoundEntry>> {
        let bytes = self.columns.get(FIRST_ROUND - 1, self.columns.len()).as_bytes();
        if bytes.len() > 10 * MOST_ROUNDS {
            return None;
        }
        let mut rounds = Vec::with_capacity(bytes.len() / 10 + 1);
        for chunk in bytes.chunks(10) {
            let mut cell = [b' '; 10];
            cell[..chunk.len()].copy_from_slice(chunk);
            rounds.push(clean_round(&cell)?);
        }
        Some(rounds)
    }

    pub(super) fn take_rounds(&mut self, mut rounds: Vec<RoundEntry>) {
        while rounds.last().is_some_and(RoundEntry::is_blank) {
            rounds.pop();
        }
        for (index, entry) in rounds.iter().enumerate() {
            self.check_round(entry, round_column(index), index + 1, entry.result.is_none());
        }
        self.player.rounds = rounds;
    }

    pub(super) fn read_rounds(&mut self) {
        let mut column = place(FIRST_ROUND, self.rounds);
        let mut blanks = 0;
        while column <= self.columns.len() {
            if self.player.rounds.len() + blanks >= MOST_ROUNDS {
                let rest = self.columns.rest(column).trim_start();
                self.give_up(Severity::Error, column, codes::LINE_TOO_LONG, rest);
                break;
            }
            let entry = self.read_round(column, self.player.rounds.len() + blanks + 1);
            // Blank rounds count only once something follows them.
            if entry.is_blank() {
                blanks += 1;
            } else {
                self.player.rounds.extend(std::iter::repeat_n(RoundEntry::BLANK, blanks));
                self.player.rounds.push(entry);
                blanks = 0;
            }
            column += 10;
        }
    }

    fn read_round(&mut self, column: usize, round: usize) -> RoundEntry {
        let mut entry = RoundEntry::BLANK;
        let opponent = self.columns.trimmed(column, column + 3);
        if !opponent.is_empty() {
            match number(opponent) {
                Some(0) => {}
                Some(n) => entry.opponent = Some(n as u16),
                None => self.give_up_round(column, round, codes::OPPONENT_UNREADABLE, opponent),
            }
        }
        match self.columns.char_at(column + 5) {
            ' ' | '-' => {}
            letter => {
                entry.color = Color::from_letter(letter);
                if entry.color.is_none() {
                    self.give_up_round(column + 5, round, codes::COLOR_UNREADABLE, letter.encode_utf8(&mut [0; 4]));
                }
            }
        }
        let code = self.columns.char_at(column + 7);
        if code != ' ' {
            entry.result = ResultCode::from_letter(code);
            if entry.result.is_none() {
                self.give_up_round(column + 7, round, codes::RESULT_UNREADABLE, code.encode_utf8(&mut [0; 4]));
            }
        }
        for gap in [column + 4, column + 6, column + 8, column + 9] {
            self.expect_blank(gap);
        }
        self.check_round(&entry, column, round, code == ' ');
        entry
    }

    /// What one round says must hang together in itself.
    fn check_round(&mut self, entry: &RoundEntry, column: usize, round: usize, result_is_blank: bool) {
        let mut say = |severity, column, code| {
            let notice = Notice::new(severity, self.line, column, code).with("player", self.player.starting_rank);
            let opponent = entry.opponent.map_or(String::new(), |n| n.to_string());
            let result = entry.result.map_or("", ResultCode::as_str);
            self.notices.push(notice.with("round", round).with("opponent", opponent).with("result", result));
        };
        match (entry.opponent, entry.result) {
            (Some(_), None) if result_is_blank => say(Severity::Error, column + 7, codes::RESULT_MISSING),
            (Some(_), Some(result)) if result.is_bye() => say(Severity::Warning, column, codes::BYE_WITH_OPPONENT),
            (Some(_), Some(result)) if result.is_played() && entry.color.is_none() => {
                say(Severity::Warning, column + 5, codes::COLOR_MISSING)
            }
            (None, Some(result)) if result.is_played() && result != ResultCode::Draw => {
                say(Severity::Warning, column + 7, codes::GAME_WITHOUT_OPPONENT)
            }
            _ => {}
        }
    }

    fn give_up_round(&mut self, column: usize, round: usize, code: Code, text: &str) {
        let column = self.columns.first_filled(column, self.columns.len()).unwrap_or(column);
        let notice = Notice::new(Severity::Error, self.line, column, code);
        self.notices.push(notice.with("player", self.player.starting_rank).with("round", round).with("text", text));
        self.player.unread.push(Unread { column, text: text.to_string() });
    }
}

/// One round from the blank before the opponent to the blank after the result.
fn clean_round(cell: &[u8; 10]) -> Option<RoundEntry> {
    let [b' ', opponent @ .., b' ', color, b' ', result, b' '] = cell else { return None };
    let opponent: &[u8; 4] = opponent;
    let mut number = 0u16;
    let mut seen_digit = false;
    for byte in opponent {
        match byte {
            b'0'..=b'9' => {
                number = number * 10 + u16::from(byte - b'0');
                seen_digit = true;
            }
            b' ' if !seen_digit => {}
            _ => return None,
        }
    }
    let color = match color {
        b' ' | b'-' => None,
        b'w' => Some(Color::White),
        b'b' => Some(Color::Black),
        _ => return None,
    };
    let result = match result {
        b' ' => None,
        byte => Some(ResultCode::from_letter(char::from(*byte))?),
    };
    Some(RoundEntry { opponent: (number > 0).then_some(number), color, result })
}

#[cfg(test)]
mod tests;
