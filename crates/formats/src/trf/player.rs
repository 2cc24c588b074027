//! Player lines: 001, and the national rating records that stand in the same columns.

mod rounds;
#[cfg(test)]
mod tests;

pub(super) use rounds::{FIRST_ROUND, MOST_ROUNDS, round_column};

use super::birth::Birth;
use super::codes;
use super::line::{Columns, number};
use super::points::Points;
use super::reading::DayOrMonth;
use super::record::{NationalRecord, Player, Sex, Title, Unread};
use super::shift::{self, place};
use crate::notice::{Code, Notice, Severity};
use crate::notices::Notices;

/// Reads a 001 line; none without a starting rank, by which opponents would refer to the player.
pub(super) fn read(line: usize, columns: &Columns, first_comes: DayOrMonth, notices: &mut Notices) -> Option<Player> {
    let mut reader = Reader { line, columns, first_comes, middle: 0, rounds: 0, player: Player::default(), notices };
    let rank = columns.trimmed(5, 8);
    let Some(starting_rank) = number(rank).filter(|n| (1..=9999).contains(n)) else {
        reader.say(Severity::Error, 5, codes::STARTING_RANK_UNREADABLE, rank);
        return None;
    };
    reader.player.line = line;
    reader.player.starting_rank = starting_rank as u16;
    let clean_rounds = reader.clean_rounds();
    reader.find_shift(clean_rounds.is_some());
    reader.read_person();
    reader.read_standing();
    match clean_rounds {
        Some(rounds) if reader.rounds == 0 => reader.take_rounds(rounds),
        _ => reader.read_rounds(),
    }
    Some(reader.player)
}

/// Reads a national rating record; none if it names no player.
pub(super) fn read_national(
    line: usize,
    columns: &Columns,
    first_comes: DayOrMonth,
    notices: &mut Notices,
) -> Option<NationalRecord> {
    let starting_rank = number(columns.get(5, 8)).filter(|n| (1..=9999).contains(n))? as u16;
    let mut reader = Reader { line, columns, first_comes, middle: 0, rounds: 0, player: Player::default(), notices };
    reader.player.starting_rank = starting_rank;
    reader.read_sex();
    reader.read_rating();
    reader.read_birth();
    let player = reader.player;
    Some(NationalRecord {
        line,
        federation: columns.get(1, 3).to_string(),
        starting_rank,
        sex: player.sex,
        class: columns.trimmed(11, 13).to_string(),
        name: columns.trimmed(15, 47).to_string(),
        rating: player.rating,
        origin: columns.trimmed(54, 56).to_string(),
        id: columns.trimmed(58, 68).to_string(),
        birth: player.birth,
        birth_text: player.birth_text,
    })
}

/// Whether the columns hold what a player's line holds: a number, a name, and points or a round.
pub(super) fn looks_like_a_player(columns: &Columns) -> bool {
    number(columns.get(5, 8)).is_some()
        && columns.is_blank(4)
        && columns.is_blank(9)
        && columns.trimmed(15, 47).chars().any(char::is_alphabetic)
        && (Points::read(columns.get(81, 84)).is_some() && columns.is_blank(80)
            || number(columns.get(49, 52)).is_some() && columns.is_blank(53))
}

struct Reader<'a, 'n> {
    line: usize,
    columns: &'n Columns<'a>,
    /// In the births of this file.
    first_comes: DayOrMonth,
    /// How far the columns from the rating on are off.
    middle: isize,
    /// How far the rounds are off.
    rounds: isize,
    player: Player,
    notices: &'n mut Notices,
}

impl<'a> Reader<'a, '_> {
    /// Asks by how many characters the line is off, and says so.
    fn find_shift(&mut self, rounds_are_clean: bool) {
        (self.middle, self.rounds) = shift::find(self.columns, rounds_are_clean);
        if self.rounds == 0 {
            return;
        }
        let from = if self.middle == 0 { FIRST_ROUND } else { 49 };
        let notice = Notice::new(Severity::Warning, self.line, place(from, self.rounds), codes::COLUMNS_SHIFTED);
        let way = if self.rounds < 0 { "left" } else { "right" };
        let notice = notice.with("player", self.player.starting_rank).with("by", self.rounds.unsigned_abs());
        self.notices.push(notice.with("way", way).with("column", from));
    }

    fn read_person(&mut self) {
        for gap in [4, 9, 14] {
            self.expect_blank(gap);
        }
        self.read_sex();
        let title = self.columns.trimmed(11, 13);
        if !title.is_empty() {
            self.player.title_text = title.to_string();
            self.player.title = Title::read(title);
            if self.player.title.is_none() {
                self.say(Severity::Note, 11, codes::TITLE_UNKNOWN, title);
            }
        }
        let name = self.columns.trimmed(15, place(47, self.middle));
        self.player.name = name.to_string();
        if name.is_empty() {
            self.say(Severity::Warning, 15, codes::NAME_MISSING, "");
        }
        self.read_rating();
        self.player.federation = self.middle_text(54, 56).to_string();
        let id = self.middle_text(58, 68);
        if !id.is_empty() && !id.bytes().all(|b| b == b'0') {
            self.player.id = id.to_string();
            if self.player.number().is_none() {
                self.say(Severity::Warning, place(58, self.middle), codes::ID_UNREADABLE, id);
            }
        }
        self.read_birth();
    }

    fn read_sex(&mut self) {
        let letter = self.columns.char_at(10);
        if letter == ' ' {
            return;
        }
        self.player.sex = Sex::from_letter(letter);
        if self.player.sex.is_none() {
            self.give_up(Severity::Warning, 10, codes::SEX_UNREADABLE, letter.encode_utf8(&mut [0; 4]));
        }
    }

    fn read_rating(&mut self) {
        let text = self.middle_text(49, 52);
        if text.is_empty() {
            return;
        }
        match number(text) {
            Some(0) => {}
            Some(rating) => {
                self.player.rating = u16::try_from(rating).ok();
                // Below any federation's floor, or above what a human has had, online included.
                if !(100..=3300).contains(&rating) {
                    self.say(Severity::Warning, place(49, self.middle), codes::RATING_IMPOSSIBLE, text);
                }
            }
            None => self.give_up(Severity::Warning, place(49, self.middle), codes::RATING_UNREADABLE, text),
        }
    }

    fn read_birth(&mut self) {
        let text = self.middle_text(70, 79);
        if let Some((by, text)) = shift::of_birth(self.columns, self.middle) {
            let text = text.to_string();
            self.player.birth = Birth::read_in(&text, self.first_comes);
            self.player.birth_text = text;
            let notice = Notice::new(Severity::Warning, self.line, place(70, by), codes::FIELD_SHIFTED);
            let way = if by < self.middle { "left" } else { "right" };
            self.notices.push(notice.with("by", 1).with("way", way).with("column", 70));
            return;
        }
        self.expect_blank(place(80, self.middle));
        if Birth::is_unknown(text) {
            return;
        }
        self.player.birth_text = text.to_string();
        self.player.birth = Birth::read_in(text, self.first_comes);
        if self.player.birth.is_none() {
            self.say(Severity::Warning, place(70, self.middle), codes::BIRTH_UNREADABLE, text);
        }
    }

    fn read_standing(&mut self) {
        if self.middle == 0 && self.rounds == 0 {
            for gap in [48, 53, 57, 85, 90, 91] {
                self.expect_blank(gap);
            }
            if shift::of_birth(self.columns, 0).is_none() {
                self.expect_blank(69);
            }
        }
        let column = place(81, self.middle);
        let text = self.middle_text(81, 84);
        self.player.points = Points::read(text);
        if text.is_empty() {
            self.say(Severity::Warning, column, codes::POINTS_MISSING, "");
        } else if self.player.points.is_none() {
            self.give_up(Severity::Error, column, codes::POINTS_UNREADABLE, text);
        }
        let text = self.middle_text(86, 89);
        match number(text) {
            Some(place) => self.player.place = u16::try_from(place).ok().filter(|n| *n > 0),
            None if text.is_empty() => {}
            None => self.give_up(Severity::Warning, place(86, self.middle), codes::PLACE_UNREADABLE, text),
        }
    }

    /// Columns from the rating to the place, shifted as the line is.
    fn middle_text(&self, first: usize, last: usize) -> &'a str {
        self.columns.trimmed(place(first, self.middle), place(last, self.middle))
    }

    fn expect_blank(&mut self, column: usize) {
        if self.columns.is_blank(column) {
            return;
        }
        let text = self.columns.get(column, column).to_string();
        self.give_up(Severity::Warning, column, codes::TEXT_BETWEEN_COLUMNS, &text);
    }

    fn say(&mut self, severity: Severity, column: usize, code: Code, text: &str) {
        let notice = Notice::new(severity, self.line, column, code);
        self.notices.push(notice.with("player", self.player.starting_rank).with("text", text));
    }

    /// Says that a text was not understood, and keeps it for the writer.
    fn give_up(&mut self, severity: Severity, column: usize, code: Code, text: &str) {
        let column = self.columns.first_filled(column, self.columns.len()).unwrap_or(column);
        self.say(severity, column, code, text);
        self.player.unread.push(Unread { column, text: text.to_string() });
    }
}
