//! One game of a go tournament, as somebody names it who decides about it: by its players, whether the register has them already or
//! only the file that waits.

use super::beside::meant;
use crate::acts::desk::OfficeError;
use crate::intake::roster::{Roster, line_meant, roster};
use crate::lists::{FileLines, OneGame};
use crate::refusal::{Refusal, code};
use arpad_model::{PersonId, PersonName, TournamentId};
use arpad_registry::Reader;

/// What a bare number stands for where a player is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// His line of the report, counted from 1.
    Line,
    /// His number in the register.
    Person,
}

/// The game of a round with this Black and this White. Each is named by a line (`line:7`), by a number of the register, or by name;
/// a name is first looked for in the report.
pub fn game_named(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    round: u16,
    players: [&str; 2],
    number: Number,
) -> Result<OneGame, OfficeError> {
    let roster = roster(store, tournament)?;
    let mut seats = [(PersonId::default(), None); 2];
    for (seat, text) in seats.iter_mut().zip(players) {
        *seat = seat_of(store, (tournament, &roster), text.trim(), number)?;
    }
    let [(black, one), (white, other)] = seats;
    let unknown = || [black, white].contains(&PersonId::default());
    let line = |person: PersonId, line: Option<u32>| {
        line.or_else(|| (0..).zip(&roster.lines).find(|(_, (_, known))| *known == Some(person)).map(|(line, _)| line))
    };
    let lines = match (roster.file.filter(|_| unknown()), line(black, one), line(white, other)) {
        (Some(file), Some(black), Some(white)) => Some(FileLines { file, black, white }),
        _ => None,
    };
    Ok(OneGame { round, black, white, lines })
}

/// What the players of a game are called of whom only a file knows.
pub fn called_in_file(store: &mut Reader<'_>, lines: FileLines) -> Result<[PersonName; 2], OfficeError> {
    let opened = crate::intake::open::open(store, lines.file)?;
    let name = |line: u32| {
        let sought = opened.reported.players.get(line as usize);
        sought.map(|sought| PersonName::from_list(&sought.name)).unwrap_or_default()
    };
    Ok([name(lines.black), name(lines.white)])
}

fn seat_of(
    store: &mut Reader<'_>,
    (tournament, roster): (TournamentId, &Roster),
    text: &str,
    number: Number,
) -> Result<(PersonId, Option<u32>), OfficeError> {
    let by_line = text.strip_prefix("line:");
    let is_number = text.parse::<u32>().is_ok();
    let is_person = by_line.is_none() && (text.contains(':') || is_number && number == Number::Person);
    let line = match line_meant(store, tournament, by_line.unwrap_or(text)) {
        _ if is_person => return Ok((meant(store, text)?, None)),
        // Whoever is not in the report by this name may be known by another.
        Err(OfficeError::Refused(refusal)) if refusal.code == code::LINE_UNNAMED && by_line.is_none() => {
            return meant(store, text).map(|person| (person, None)).map_err(|_| OfficeError::Refused(refusal));
        }
        line => line?,
    };
    match roster.lines.get(line as usize) {
        Some((_, known)) => Ok((known.unwrap_or_default(), Some(line))),
        None => {
            let lines = roster.lines.len();
            Err(Refusal::new(code::LINE_UNKNOWN).with("line", line + 1).with("lines", lines).into())
        }
    }
}
