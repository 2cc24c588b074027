//! EGD tournament files, `.h9`: header tags in comments, one line per player, results that mirror each other.
//!
//! # What is tolerated
//! * UTF-8 and one-byte code pages, any line end, blanks or tabs between words.
//! * Missing tags; `KM[6,5]`; `TM[82.5]`, `TM[3h]`, `TM[90 min]`; `PC[,City]`; lower-case class; the last day before the first.
//! * Blank places, shared places (opponents are then line numbers), places such as `12.`.
//! * Grades in capitals; without a letter (kyu); names of one word or of many; missing country, club, PIN; a PIN without the bar.
//! * Result columns behind or before the score columns, scores that look like results: see the module of columns.
//! * Result tokens beyond the book: see the module of tokens.
//! * Byes and absences: `0+`, `0-`, `0=`, `0?`, and lone signs.
//!
//! Not read: the `;`-less header of files before about 1996, Gerlach's MacMahon files.

use std::{collections::HashMap, fmt};

use super::{Date, Grade, codes};
use crate::{
    encoding,
    fide_list::notices::Notices,
    notice::{Notice, Severity},
};

mod columns;
mod games;
mod header;
mod line;
mod mirror;
mod token;
mod write;

pub use games::{Decision, Game, implied_handicap};
pub use write::print;

/// What an h9 file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The tags.
    pub header: Header,
    /// The number of rounds: every player has as many cells.
    pub rounds: usize,
    /// The players, in the order of the lines.
    pub players: Vec<Player>,
}

/// The tags of the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// TC: the code the database gave, `T190902A`.
    pub code: Option<String>,
    /// CL: the class, A to D.
    pub class: Option<char>,
    /// EV: the event's name.
    pub event: String,
    /// PC, first part: the country.
    pub country: String,
    /// PC, second part: the city.
    pub city: String,
    /// DT: first and last day, as written (the last can lie before the first).
    pub dates: Option<(Date, Date)>,
    /// HA: handicap stones are the difference of grades minus this; 9 means even games.
    pub handicap_reduction: Option<u8>,
    /// KM: komi.
    pub komi: Option<Komi>,
    /// TM: the adjusted thinking time.
    pub time: Option<Minutes>,
    /// CM: a comment.
    pub comment: String,
    /// Tags of other names.
    pub others: Vec<(String, String)>,
    /// Comment lines without tags.
    pub comments: Vec<String>,
}

/// Points given to White, in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Komi {
    /// 13 is 6.5 points.
    pub halves: i16,
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, halves) = (if self.halves < 0 { "-" } else { "" }, self.halves.unsigned_abs());
        write!(f, "{sign}{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
    }
}

/// The text is not a komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKomi;

impl std::str::FromStr for Komi {
    type Err = NotAKomi;

    /// `6.5`, `6,5`, `7`, `-5.5`.
    fn from_str(text: &str) -> Result<Self, NotAKomi> {
        header::halves(text).map(|halves| Komi { halves }).ok_or(NotAKomi)
    }
}

/// A time, in tenths of a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// 825 is 82.5 minutes.
    pub tenths: u32,
}

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tenths % 10 {
            0 => write!(f, "{}", self.tenths / 10),
            tenth => write!(f, "{}.{tenth}", self.tenths / 10),
        }
    }
}

/// One player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The line in the file, from 1; 0 for a player who comes from elsewhere.
    pub line: usize,
    /// The place as printed; may be blank.
    pub place: Option<u32>,
    /// Surname, blanks restored.
    pub surname: String,
    /// Given name, blanks restored.
    pub given_name: String,
    /// Declared grade.
    pub grade: Option<Grade>,
    /// Country code as printed.
    pub country: String,
    /// Club as printed.
    pub club: String,
    /// The score columns as printed.
    pub scores: Vec<String>,
    /// One cell per round.
    pub cells: Vec<Cell>,
    /// The personal identification number.
    pub pin: Option<u32>,
}

/// What one player's line says about one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The opponent, an index into the players; `None` for a bye or absence.
    pub opponent: Option<usize>,
    /// Result for this player.
    pub outcome: Outcome,
    /// `!`: decided by default.
    pub by_default: bool,
    /// This player's color.
    pub color: Option<Color>,
    /// Handicap stones as written.
    pub handicap: Option<u8>,
}

/// A result seen from one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// `+`.
    Win,
    /// `-`.
    Loss,
    /// `=`: a tie, or half a point for a bye.
    Jigo,
    /// `?`.
    #[default]
    Unknown,
}

impl Outcome {
    /// The opponent's outcome.
    pub const fn mirror(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Loss => Outcome::Win,
            other => other,
        }
    }

    /// The sign in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Win => "+",
            Outcome::Loss => "-",
            Outcome::Jigo => "=",
            Outcome::Unknown => "?",
        }
    }
}

/// Black or White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// `b`; takes the handicap.
    Black,
    /// `w`.
    White,
}

impl Color {
    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Color::Black => "b",
            Color::White => "w",
        }
    }
}

impl Tournament {
    /// Whether opponents are given by place: only when every player has one of his own. Otherwise they are given by line.
    fn opponents_by_place(&self) -> bool {
        places_are_unique(self.players.iter().map(|player| player.place))
    }
}

fn places_are_unique(places: impl Iterator<Item = Option<u32>>) -> bool {
    let mut places: Vec<Option<u32>> = places.collect();
    places.sort_unstable();
    !matches!(places.first(), Some(None | Some(0))) && places.windows(2).all(|pair| pair[0] != pair[1])
}

/// Whether the content looks like an h9 file: tags in comments, or players with results behind them.
pub fn is_h9(bytes: &[u8]) -> bool {
    let (text, _) = encoding::decode(&bytes[..bytes.len().min(64 * 1024)]);
    let mut notices = Notices::default();
    let tag = |text: &str| {
        let text = text.strip_prefix(';').unwrap_or_default().trim_start();
        ["TC[", "CL[", "EV[", "PC[", "DT[", "HA[", "KM[", "TM["].iter().any(|tag| text.starts_with(tag))
    };
    encoding::lines(&text).any(|line| {
        tag(line.text)
            || line::parse(line.text, 1, &mut notices)
                .is_some_and(|player| player.columns.iter().any(|(_, word)| token::parse(word).is_some()))
    })
}

/// Reads an h9 file.
pub fn read(bytes: &[u8]) -> (Tournament, Vec<Notice>) {
    let mut notices = Notices::default();
    let (text, code_page) = encoding::decode(bytes);
    if !code_page.is_utf8() {
        notices.add(Severity::Note, 0, 0, codes::CODE_PAGE, |notice| notice.with("encoding", code_page.as_str()));
    }
    let mut collector = header::Collector::default();
    let mut lines = Vec::new();
    for line in encoding::lines(&text) {
        let number = line.number as u64;
        if let Some(comment) = line.text.trim_start().strip_prefix(';') {
            collector.line(comment, number, &mut notices);
        } else if !line.text.trim().is_empty() {
            match line::parse(line.text, number, &mut notices) {
                Some(player) => lines.push(player),
                None => not_a_player(line.text, number, &mut notices),
            }
        }
    }
    let header = collector.finish(&mut notices);
    if lines.is_empty() {
        notices.add(Severity::Error, 0, 0, codes::NO_PLAYERS, |notice| notice);
        return (Tournament { header, ..Tournament::default() }, notices.finish(codes::H9_MORE_OF_KIND));
    }
    let tournament = assemble(header, lines, &mut notices);
    (tournament, notices.finish(codes::H9_MORE_OF_KIND))
}

/// A line that is left out: an error when it holds results, for then a player is lost.
fn not_a_player(text: &str, line: u64, notices: &mut Notices) {
    let has_results =
        text.split_whitespace().filter(|word| word.len() > 1 && token::parse(word).is_some()).nth(1).is_some();
    let severity = if has_results { Severity::Error } else { Severity::Warning };
    let start: String = text.trim().chars().take(30).collect();
    notices.add(severity, line, 1, codes::NOT_A_PLAYER, |notice| notice.with("value", start));
}

/// Tells scores and results apart, resolves the opponents, and compares the lines.
fn assemble(header: Header, lines: Vec<line::PlayerLine<'_>>, notices: &mut Notices) -> Tournament {
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
            notices.add(Severity::Warning, line.line, 0, codes::COLUMNS_DIFFER, |notice| {
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
            cells.push(cell(word, line.line, round + 1, index, end_of_line, &index_of, notices));
        }
        let used: Vec<usize> = rounds.range.clone().filter_map(at).collect();
        let score = |(at, (_, word)): (usize, &line::Word<'_>)| (!used.contains(&at)).then(|| (*word).to_owned());
        let scores = line.columns.iter().enumerate().filter_map(score).collect();
        places.push(cell_places);
        players.push(Player {
            line: line.line as usize,
            place: line.place,
            surname: line.surname,
            given_name: line.given_name,
            grade: line.grade,
            country: line.country,
            club: line.club,
            scores,
            cells,
            pin: line.pin,
        });
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
fn number_lines(lines: &[line::PlayerLine<'_>], notices: &mut Notices) -> HashMap<u32, usize> {
    if places_are_unique(lines.iter().map(|line| line.place)) {
        return lines.iter().enumerate().map(|(index, line)| (line.place.unwrap_or(0), index)).collect();
    }
    let mut seen = std::collections::HashSet::new();
    for line in lines {
        if let Some(place) = line.place.filter(|place| !seen.insert(*place)) {
            notices.add(Severity::Note, line.line, 1, codes::SHARED_PLACE, |notice| notice.with("place", place));
        }
    }
    (0..lines.len()).map(|index| (index as u32 + 1, index)).collect()
}

/// Missing numbers are counted, repeated ones named.
fn check_pins(lines: &[line::PlayerLine<'_>], notices: &mut Notices) {
    let mut seen: HashMap<u32, u64> = HashMap::new();
    let mut missing = 0;
    for line in lines {
        match line.pin {
            None => missing += 1,
            Some(pin) => {
                if let Some(first) = seen.insert(pin, line.line) {
                    notices.add(Severity::Error, line.line, 0, codes::REPEATED_PIN, |notice| {
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
    word: Option<line::Word<'_>>,
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
