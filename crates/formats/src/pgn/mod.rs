//! PGN: the games of an event, as far as a report can be compared with them. Read are the players, the round, the result and
//! how many moves were made; whether the moves are legal is not asked.
//!
//! # What is tolerated
//! * Any line end and code page; escape lines (`%`), comments, variations, annotation numbers, moves on one line or on many.
//! * Tags in any order, any case of their names, several on a line; tags that nobody asks for.
//! * Rounds with a board (`3.1`); a round or a number that is not one is blank.
//! * A game without a result at its end, or without the tag: the other one counts. Where both stand and differ, the tag
//!   counts, with a notice.

pub mod codes;

use crate::encoding;
use crate::notice::{Notice, Severity};
use crate::notices::Notices;

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The line of its first tag, from 1.
    pub line: usize,
    /// White, as written.
    pub white: String,
    /// Black, as written.
    pub black: String,
    /// White's FIDE number.
    pub white_fide: Option<u32>,
    /// Black's FIDE number.
    pub black_fide: Option<u32>,
    /// The round.
    pub round: Option<u16>,
    /// How it ended.
    pub result: GameResult,
    /// Moves of either side.
    pub half_moves: u32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`, or not said.
    #[default]
    Open,
}

/// The most games of a file; the largest opens have some thousands.
pub const MOST_GAMES: usize = 50_000;

/// Reads the games of a file.
pub fn read(bytes: &[u8]) -> (Vec<Game>, Vec<Notice>) {
    let (text, _) = encoding::decode(bytes);
    let mut reader = Reader::default();
    for line in encoding::lines(&text) {
        if reader.games.len() > MOST_GAMES {
            break;
        }
        reader.line(line.number, line.text.trim_start_matches('\u{feff}'));
    }
    reader.end_game();
    let Reader { mut games, mut notices, .. } = reader;
    if games.len() > MOST_GAMES {
        games.truncate(MOST_GAMES);
        notices.push(Notice::new(Severity::Error, 0, 0, codes::TOO_MANY_GAMES).with("most", MOST_GAMES));
    }
    if games.is_empty() {
        notices.push(Notice::new(Severity::Error, 0, 0, codes::NO_GAMES));
    }
    (games, notices.finish())
}

/// Where the reader stands.
#[derive(Default)]
struct Reader {
    games: Vec<Game>,
    notices: Notices,
    /// The game that is being read, if one is.
    game: Option<Game>,
    /// The result by its tag.
    tagged: Option<GameResult>,
    /// The result that ended its moves.
    ended: Option<GameResult>,
    /// Inside a comment that goes on.
    in_comment: bool,
    /// Variations that are open.
    depth: u32,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) {
        if line.starts_with('%') && !self.in_comment {
            return;
        }
        if !self.in_comment && line.trim_start().starts_with('[') {
            self.tags(number, line.trim());
        } else {
            self.moves(number, line);
        }
    }

    /// A line of tags. The first tag behind moves begins another game.
    fn tags(&mut self, number: usize, line: &str) {
        if self.ended.is_some() || self.game.as_ref().is_some_and(|game| game.half_moves > 0) {
            self.end_game();
        }
        let mut rest = line;
        while let Some(inner) = rest.strip_prefix('[') {
            let Some((name, value, behind)) = tag(inner) else {
                self.notices.add(Severity::Warning, number as u64, 0, codes::TAG_UNREADABLE, |notice| {
                    notice.with("text", line)
                });
                return;
            };
            self.depth = 0;
            let game = self.game.get_or_insert_with(|| Game { line: number, ..Game::default() });
            match name.to_ascii_lowercase().as_str() {
                "white" => game.white = value.trim().to_owned(),
                "black" => game.black = value.trim().to_owned(),
                "whitefideid" => game.white_fide = value.trim().parse().ok().filter(|number| *number > 0),
                "blackfideid" => game.black_fide = value.trim().parse().ok().filter(|number| *number > 0),
                "round" => game.round = value.split('.').next().and_then(|round| round.trim().parse().ok()),
                "result" => self.tagged = result(value.trim()),
                _ => {}
            }
            rest = behind.trim_start();
        }
        if !rest.is_empty() {
            self.moves(number, rest);
        }
    }

    fn moves(&mut self, number: usize, line: &str) {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            if self.in_comment {
                let Some(end) = rest.find('}') else { return };
                self.in_comment = false;
                rest = &rest[end + 1..];
                continue;
            }
            match first {
                ';' => return,
                '{' => self.in_comment = true,
                '(' => self.depth += 1,
                ')' => self.depth = self.depth.saturating_sub(1),
                _ => {
                    let end = rest.find(|letter: char| letter.is_whitespace() || "{}();".contains(letter));
                    let end = end.unwrap_or(rest.len()).max(first.len_utf8());
                    self.token(number, &rest[..end]);
                    rest = rest[end..].trim_start();
                    continue;
                }
            }
            rest = rest[1..].trim_start();
        }
    }

    /// A word of the moves: a move, its number, an annotation, or the result.
    fn token(&mut self, number: usize, token: &str) {
        if self.depth > 0 {
            return;
        }
        if let Some(result) = result(token) {
            self.game.get_or_insert_with(|| Game { line: number, ..Game::default() });
            self.ended = Some(result);
            self.end_game();
            return;
        }
        // "1.e4" and "1..." are written too.
        let san = token.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        if let (Some(game), true) = (&mut self.game, san.starts_with(|letter: char| letter.is_ascii_alphabetic())) {
            game.half_moves = game.half_moves.saturating_add(1);
        }
    }

    fn end_game(&mut self) {
        let (tagged, ended) = (self.tagged.take(), self.ended.take());
        (self.depth, self.in_comment) = (0, false);
        let Some(mut game) = self.game.take() else { return };
        game.result = tagged.or(ended).unwrap_or_default();
        let line = game.line as u64;
        if let (Some(tagged), Some(ended)) = (tagged, ended)
            && tagged != ended
        {
            self.notices.add(Severity::Warning, line, 0, codes::RESULTS_DIFFER, |notice| {
                notice.with("tag", tagged.as_str()).with("end", ended.as_str())
            });
        }
        if game.white.is_empty() || game.black.is_empty() {
            self.notices.add(Severity::Warning, line, 0, codes::NO_PLAYERS, |notice| notice);
            return;
        }
        self.games.push(game);
    }
}

/// `Name "value"]` and what stands behind it.
fn tag(inner: &str) -> Option<(&str, String, &str)> {
    let (name, rest) = inner.trim_start().split_once(|letter: char| letter.is_whitespace() || letter == '"')?;
    let rest = rest.trim_start();
    let quoted = rest.strip_prefix('"').unwrap_or(rest);
    let mut value = String::new();
    let mut letters = quoted.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => value.extend(letters.next().map(|(_, escaped)| escaped)),
            '"' => {
                let behind = quoted[at + 1..].trim_start().strip_prefix(']')?;
                return (!name.is_empty()).then_some((name, value, behind));
            }
            _ => value.push(letter),
        }
    }
    None
}

fn result(text: &str) -> Option<GameResult> {
    match text {
        "1-0" => Some(GameResult::White),
        "0-1" => Some(GameResult::Black),
        "1/2-1/2" | "½-½" => Some(GameResult::Draw),
        "*" => Some(GameResult::Open),
        _ => None,
    }
}

impl GameResult {
    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        }
    }
}
