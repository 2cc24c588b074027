//! The games of an event are attached to it in PGN: kept as they came, read, and compared with its report.

use crate::acts::desk::{Stamp, bytes_of, enact, small_enough};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::intake::attached::{Compared, compared};
use crate::intake::events::tournament_of;
use crate::intake::file_name;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_formats::notice::Severity;
use arpad_formats::pgn;
use arpad_model::{Attached, EntryId, RegisteredTournament, Series, TournamentId, TournamentState, hex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::tournaments;
use arpad_registry::{Reader, Writer, blobs};
use serde::{Deserialize, Serialize};

/// A file that is attached to an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttachAct {
    /// The event.
    pub tournament: TournamentId,
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
}

/// Attaches games to an event whose report has come; another file takes the place of one that was attached before. Told is what
/// differs from the report.
pub fn attach(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    tournament: TournamentId,
    (name, bytes): (&str, &[u8]),
) -> Result<Compared, OfficeError> {
    let event = tournament_of(store, tournament)?;
    reported(&event)?;
    small_enough(bytes)?;
    let (_, notices) = pgn::read(bytes);
    if notices.iter().any(|notice| notice.severity == Severity::Error) {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_NOT_GAMES).with("tournament", tournament) }.into());
    }
    let sha256 = hex(&blobs::hash(bytes));
    if event.facts.pgn.as_ref().is_some_and(|known| known.sha256 == sha256) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    blobs::keep(store, bytes)?;
    let act = AttachAct { tournament, sha256, file_name: file_name(name) };
    enact(store, stamp, &Act::Attach(act))?;
    let event = tournament_of(store, tournament)?;
    let compared = compared(store, &event)?;
    compared.ok_or_else(|| Refusal::new(code::TOURNAMENT_UNREPORTED).with("tournament", tournament).into())
}

/// Games are compared with a report: there must be one, of chess.
fn reported(event: &RegisteredTournament) -> Result<(), Refusal> {
    if event.series == Series::Go {
        return Err(Refusal::new(code::REPORT_NOT_TRF).with("tournament", event.id));
    }
    if event.submission.is_none() {
        let refusal = Refusal::new(code::TOURNAMENT_UNREPORTED).with("tournament", event.id);
        return Err(refusal.with("name", event.name.as_str()));
    }
    Ok(())
}

/// The attachments of an event that stand.
fn attachments(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<(EntryId, AttachAct)>, OfficeError> {
    standing(store, Kind::Attach, |act| match act {
        Act::Attach(one) if one.tournament == tournament => Some(one),
        _ => None,
    })
}

impl Body for AttachAct {
    const NAME: &'static str = "attach";
    const ROLE: Role = Role::Arbiter;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        bytes_of(store, entry, &self.sha256)?;
        let mut event = tournament_of(store, self.tournament)?;
        event.facts.pgn = Some(self.attached(entry.seq));
        Ok(tournaments::update(store, &event, entry.seq)?)
    }

    /// What was attached before stands again. Refused while a hybrid event is accepted on the strength of its games.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let mut event = tournament_of(store, self.tournament)?;
        let earlier = attachments(store, self.tournament)?;
        let entry = earlier.last().map(|(entry, _)| *entry);
        let earlier = before(earlier, done.seq)?;
        let is_accepted = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
        if earlier.is_none() && event.facts.hybrid && is_accepted {
            let refusal = Refusal::new(code::GAMES_NEEDED).with("tournament", event.id);
            return Err(refusal.with("name", event.name.as_str()).into());
        }
        event.facts.pgn = earlier.zip(entry).map(|(act, entry)| act.attached(entry));
        Ok(tournaments::update(store, &event, by.seq)?)
    }
}

impl AttachAct {
    fn attached(&self, entry: EntryId) -> Attached {
        Attached { entry, sha256: self.sha256.clone(), file_name: self.file_name.clone() }
    }
}
