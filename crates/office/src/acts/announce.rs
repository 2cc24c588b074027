//! An event is announced before it is played; its report is put to it when it comes.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::texts;
use arpad_model::{RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::tournaments;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// An announced event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// Its number.
    pub tournament: TournamentId,
    /// The series it counts for.
    pub series: Series,
    /// Its name.
    pub name: String,
    /// Where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// Who holds it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub organizer: String,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// The time control.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// Rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// The day of the announcement.
    pub announced: Date,
}

/// Announces an event; the office gives it its number.
pub fn announce(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    mut announcement: Announcement,
) -> Result<TournamentId, OfficeError> {
    let series = announcement.series;
    announcement.name = texts::optional(&announcement.name)?;
    if announcement.name.is_empty() {
        return Err(Refusal::new(code::EVENT_WITHOUT_NAME).into());
    }
    if announcement.ends < announcement.starts {
        let refusal = Refusal::new(code::EVENT_ENDS_EARLY).with("starts", announcement.starts);
        return Err(refusal.with("ends", announcement.ends).into());
    }
    let name = keys_of_text(&announcement.name).tokens;
    let same = tournaments::starting_on(store, series, announcement.starts)?
        .into_iter()
        .find(|known| keys_of_text(&known.name).tokens == name);
    if let Some(known) = same {
        return Err(Refusal::new(code::EVENT_KNOWN)
            .with("tournament", known.id)
            .with("name", known.name.as_str())
            .into());
    }
    let id = tournaments::next(store)?;
    announcement.tournament = id;
    enact(store, stamp, &Act::Announce(announcement))?;
    Ok(id)
}

impl Body for Announcement {
    const NAME: &'static str = "announce";
    const ROLE: Role = Role::Arbiter;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Withdraw);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let tournament = RegisteredTournament {
            id: self.tournament,
            series: self.series,
            name: self.name.clone(),
            town: self.town.clone(),
            organizer: self.organizer.clone(),
            arbiter: self.arbiter.clone(),
            time_control: self.time_control.clone(),
            rounds: self.rounds,
            starts: self.starts,
            ends: self.ends,
            announced: Some(self.announced),
            reported: None,
            state: TournamentState::Announced,
            because: String::new(),
            submission: None,
            list: None,
        };
        Ok(tournaments::insert(store, &tournament, entry.seq)?)
    }
}
