//! EGD tournament files, `.h9`: header tags in comments, one line per player, results that mirror each other.
//!
//! ```
//! use arpad_formats::egd::h9::{self, Decision};
//!
//! let file = "; HA[h1]\n1 Nagy Anna 2d HU Szeg 1 2+/w2 |10000001\n2 Kis Antal 2k HU Pecs 0 1-/b2 |10000002\n";
//! let (tournament, notices) = h9::read(file.as_bytes());
//! let game = tournament.games()[0];
//! assert_eq!((game.handicap, game.black, game.decision), (Some(2), Some(1), Decision::Won(0)));
//! assert!(notices.iter().all(|notice| notice.code == "h9-missing-tag"));
//! ```
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

use super::codes;
use crate::{
    encoding, limits,
    notice::{Notice, Severity},
    notices::{Notices, TooLong, over_limit},
};

mod assemble;
mod columns;
mod games;
mod header;
mod line;
mod mirror;
mod token;
mod tournament;
mod write;

pub use games::{Decision, Game, implied_handicap};
pub use tournament::{Cell, Color, Header, Komi, Minutes, NotAKomi, Outcome, Player, Tournament};
pub use write::print;

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
    if let Some(over) = limits::of_lines(bytes) {
        return (Tournament::default(), over_limit(&over));
    }
    let mut notices = Notices::default();
    let (text, code_page) = encoding::decode(bytes);
    if !code_page.is_utf8() {
        notices.add(Severity::Note, 0, 0, codes::CODE_PAGE, |notice| notice.with("encoding", code_page.as_str()));
    }
    let mut collector = header::Collector::default();
    let (mut lines, mut words) = (Vec::new(), 0);
    for line in encoding::lines(&text) {
        let number = line.number as u64;
        if let Some(comment) = line.text.trim_start().strip_prefix(';') {
            collector.line(comment, number, &mut notices);
        } else if !line.text.trim().is_empty() {
            match line::parse(line.text, number, &mut notices) {
                Some(player) => {
                    words += player.columns.len();
                    lines.push(player);
                }
                None => not_a_player(line.text, number, &mut notices),
            }
        }
        // Most words are results; whatever the others are, there are too many games before they are told apart.
        if let Some(over) = limits::of_games(words / 3) {
            return (Tournament::default(), over_limit(&over));
        }
    }
    let header = collector.finish(&mut notices);
    if let Some(long) = too_long(&header, &lines) {
        return (Tournament::default(), long.refusal());
    }
    if lines.is_empty() {
        notices.add(Severity::Error, 0, 0, codes::NO_PLAYERS, |notice| notice);
        return (Tournament { header, ..Tournament::default() }, notices.finish());
    }
    let tournament = assemble::assemble(header, lines, &mut notices);
    let sides = tournament.players.iter().flat_map(|player| &player.cells).filter(|cell| cell.opponent.is_some());
    if let Some(over) = limits::of_games(sides.count()) {
        return (Tournament::default(), over_limit(&over));
    }
    (tournament, notices.finish())
}

/// A text that is longer than a name or a place can be. It would be told again and again.
fn too_long(header: &Header, lines: &[line::PlayerLine<'_>]) -> Option<TooLong> {
    let Header { event, city, country, code, .. } = header;
    let mut tags =
        [("EV", event), ("PC", city), ("PC", country)].into_iter().chain(code.iter().map(|code| ("TC", code)));
    let of_player = |line: &line::PlayerLine<'_>| {
        let Player { line, surname, given_name, club, .. } = &line.player;
        let texts = [("name", surname), ("name", given_name), ("club", club)];
        texts.into_iter().find_map(|(field, text)| TooLong::of(*line, field, text))
    };
    let long = tags.find_map(|(tag, text)| TooLong::of(0, tag, text));
    long.or_else(|| lines.iter().find_map(of_player))
}

/// A line that is left out: an error when it holds results, for then a player is lost.
fn not_a_player(text: &str, line: u64, notices: &mut Notices) {
    let has_results =
        text.split_whitespace().filter(|word| word.len() > 1 && token::parse(word).is_some()).nth(1).is_some();
    let severity = if has_results { Severity::Error } else { Severity::Warning };
    let start: String = text.trim().chars().take(30).collect();
    notices.add(severity, line, 1, codes::NOT_A_PLAYER, |notice| notice.with("value", start));
}
