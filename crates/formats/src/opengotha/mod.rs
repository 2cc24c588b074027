//! OpenGotha tournaments, XML.
//!
//! # What is tolerated
//! * Versions 3.4x and 3.5x, indented or not, CRLF, extra elements and attributes (teams, placement, pairing, clubs groups).
//! * UTF-8 and one-byte code pages whatever the declaration says.
//! * Grades in capitals; a rank outside OpenGotha's 30K to 9D (such a grade is blank, with a notice).
//! * Games that name players by the joined name in any case, with or without blanks.
//! * Byes inside `<ByePlayers>` (OpenGotha) or `<ByePlayer>` (Pairgoth's export).
//! * A file that breaks off: what stands before the fault is read, with an error.
//!
//! Players are found by OpenGotha's own key (surname and given name joined, upper case, no blanks); two players with one
//! key are an error, since nobody can tell their games apart.

use crate::{
    encoding, limits,
    notice::{Notice, Severity},
    notices::over_limit,
};

mod attributes;
pub mod codes;
mod reading;
mod tournament;
pub use tournament::{Bye, Complementary, Game, GameResult, Parameters, Player, Tournament};

/// Whether the content looks like an OpenGotha tournament.
pub fn is_opengotha(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(4096)];
    let starts = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start().starts_with(b"<");
    starts
        && memchr::memmem::find(head, b"<Tournament").is_some()
        && memchr::memmem::find(head, b"<TournamentData").is_none()
}

/// Reads a tournament.
pub fn read(bytes: &[u8]) -> (Tournament, Vec<Notice>) {
    if let Some(over) = limits::of_elements(bytes) {
        return (Tournament::default(), over_limit(&over));
    }
    let (text, code_page) = encoding::decode(bytes);
    let mut reading = reading::Reading::new(&text);
    if !code_page.is_utf8() {
        reading
            .notices
            .add(Severity::Note, 0, 0, codes::CODE_PAGE, |notice| notice.with("encoding", code_page.as_str()));
    }
    reading.walk();
    reading.finish()
}
