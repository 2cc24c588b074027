//! Files before anybody looks at the registry: read and packed.

use super::Filed;
use crate::acts::accept::may_tell_births;
use crate::acts::desk::LARGEST;
use crate::intake::read_report::{Unidentified, read_report};
use crate::refusal::Refusal;
use crate::register::matching::keys_of_text;
use arpad_model::{PersonId, Tempo};
use arpad_registry::Error;
use arpad_registry::blobs::{Packed, Packer};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::is_monthly;

/// A file that was read and packed.
pub(super) struct Prepared {
    pub file: Filed,
    pub packed: Packed,
    /// What it says; none where it is too large to be read.
    pub read: Option<Result<Unidentified, Refusal>>,
    /// None where the file must go the long way.
    pub quick: Option<Quick>,
}

/// A chess report whose lines all have numbers.
pub(super) struct Quick {
    pub tempo: Tempo,
    /// The name's parts, by which an event is known.
    pub name: String,
    /// Who the lines are, where each is beyond doubt; told by [`super::knowing`].
    pub persons: Option<Vec<PersonId>>,
}

/// Reads and packs files.
pub(super) fn prepare(mut files: Vec<Filed>) -> Result<Vec<Prepared>, Error> {
    if files.len() < 32 {
        return prepare_here(files);
    }
    // Two read one half each.
    let second = files.split_off(files.len() / 2);
    std::thread::scope(|scope| {
        let second = scope.spawn(|| prepare_here(second));
        let first = prepare_here(files);
        let second = second.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        let mut all = first?;
        all.extend(second?);
        Ok(all)
    })
}

fn prepare_here(files: Vec<Filed>) -> Result<Vec<Prepared>, Error> {
    let mut packer = Packer::new()?;
    let prepare = |file: Filed| {
        let read = (file.bytes.len() <= LARGEST).then(|| read_report(&file.bytes));
        let quick = read.as_ref().and_then(|read| quick(read.as_ref().ok()?));
        Ok(Prepared { packed: packer.pack(&file.bytes)?, read, quick, file })
    };
    files.into_iter().map(prepare).collect()
}

fn quick(reported: &Unidentified) -> Option<Quick> {
    // Whose tempo nobody says needs a look, and so does what may have to be taken apart by month, or tells a day of birth that
    // the register asks for.
    let tempo = reported.tempo?;
    let edition = Calendar::default().chess_edition_on(tempo, reported.starts).ok()?;
    let tells_births = may_tell_births(edition, reported.starts, &reported.players);
    if tells_births || is_monthly(edition, reported.starts, reported.ends) {
        return None;
    }
    let name = keys_of_text(reported.name()).tokens;
    reported.players.iter().all(|line| line.fide.is_some()).then_some(Quick { tempo, name, persons: None })
}
