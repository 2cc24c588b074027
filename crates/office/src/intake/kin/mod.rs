//! What a received file has to do with other files and events: other sections of its open, other files of its event, an
//! announcement that may be meant, an event in which the same games were played.

mod announced;
mod field;
mod twin;

pub use field::OtherFile;
pub use twin::Twin;

pub(crate) use announced::{is_likely, likely_announcements};
pub(crate) use field::{is_same_field, other_files, own_event};
pub(crate) use twin::{persons_known, shares_players, twin_of};

use crate::intake::events::tournament_of;
use crate::intake::open::Opened;
use crate::intake::read_report::Unidentified;
use crate::refusal::OfficeError;
use crate::register::matching::keys_of_text;
use arpad_model::{RegisteredTournament, Series, TournamentState};
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Reader};

/// What a received file has to do with others.
#[derive(Clone, Debug, Default)]
pub struct Kin {
    /// Events of the same name and first day that have other players: other sections of the open.
    pub sections: Vec<Section>,
    /// Other files of the same event: those that nobody has decided about, and an accepted one that has other players.
    pub files: Vec<OtherFile>,
    /// Announced events without a report that may be meant, where its own was not announced; the likeliest first.
    pub announced: Vec<RegisteredTournament>,
    /// An event in which the same players met on the same days.
    pub twin: Option<Twin>,
}

/// An event of the same name and first day with other players.
#[derive(Clone, Debug)]
pub struct Section {
    /// The event.
    pub event: RegisteredTournament,
    /// Players who stand in both files.
    pub common: usize,
}

/// Looks for them.
pub fn kin(store: &mut Reader<'_>, opened: &Opened) -> Result<Kin, OfficeError> {
    let (reported, Some(own)) = (&opened.reported, opened.submission.tournament) else { return Ok(Kin::default()) };
    let mut sections = Vec::new();
    for event in of_same_name(store, reported)?.into_iter().filter(|event| event.id != own) {
        let is_of_series = event.series == reported.series || reported.tempo.is_none();
        if event.state == TournamentState::Withdrawn || !is_of_series {
            continue;
        }
        if let Some(common) = field::common_with(store, event.id, &reported.players)? {
            sections.push(Section { event, common });
        }
    }
    let announced = match tournament_of(store, own)?.announced {
        Some(_) => Vec::new(),
        None => likely_announcements(store, reported)?,
    };
    let persons = persons_known(&opened.lines);
    let twin = match twin_of(store, own, reported, &persons)? {
        Some(twin) => Some(twin),
        None => twin::waiting_twin(store, own, reported)?,
    };
    let mut files = other_files(store, &opened.submission, &reported.players)?;
    files.retain(|other| other.waits() || !other.is_version);
    Ok(Kin { sections, files, announced, twin })
}

/// The events of a report's name and first day. Its own series first, for the file or the announcement may be wrong about the
/// tempo.
pub(crate) fn of_same_name(
    store: &mut Reader<'_>,
    reported: &Unidentified,
) -> Result<Vec<RegisteredTournament>, Error> {
    let name = keys_of_text(reported.name()).tokens;
    let mut found = Vec::new();
    for series in series_of(reported) {
        let events = tournaments::starting_on(store, series, reported.starts)?;
        found.extend(events.into_iter().filter(|known| keys_of_text(&known.name).tokens == name));
    }
    Ok(found)
}

/// The series of the same game, the report's own first.
fn series_of(reported: &Unidentified) -> Vec<Series> {
    let others = Series::ALL.into_iter().filter(|series| *series != Series::Go && *series != reported.series);
    std::iter::once(reported.series).chain(others.filter(|_| reported.series != Series::Go)).collect()
}
