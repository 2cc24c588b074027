//! A person has died.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{DeathAct, own, persons_of, registered, texts};
use arpad_model::{Birth, PersonId, RegisteredTournament, TournamentState};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{persons, reports, tournaments};
use jiff::civil::Date;

/// A person has died. The numbers stay with the person.
pub fn died(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let dead = own(store, person)?;
    texts::past(stamp.day(), day)?;
    let is_before_birth = match dead.born {
        Some(Birth::Year(year)) => day.year() < year,
        Some(Birth::Date(date)) => day < date,
        None => false,
    };
    if is_before_birth {
        return Err(Refusal::new(code::DEATH_BEFORE_BIRTH).with("day", day).into());
    }
    if dead.died == Some(day) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    for one in persons_of(store, dead)? {
        let numbers = reports::tournaments_of(store, one.id)?;
        let played = tournaments::among(store, &numbers)?;
        let counts = |event: &&RegisteredTournament| {
            matches!(event.state, TournamentState::Accepted | TournamentState::Rated) && event.starts > day
        };
        if let Some(event) = played.iter().find(counts) {
            let refusal = Refusal::new(code::DEATH_BEFORE_EVENT).with("day", day).with("tournament", event.id);
            return Err(refusal.with("name", event.name.as_str()).with("starts", event.starts).into());
        }
    }
    enact(store, stamp, &Act::Death(DeathAct { person, day }))?;
    Ok(())
}

impl Body for DeathAct {
    const NAME: &'static str = "death";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let mut dead = registered(store, self.person)?;
        dead.died = Some(self.day);
        Ok(persons::update(store, &dead, entry.seq)?)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let same = standing(store, Kind::Death, |act| match act {
            Act::Death(death) if death.person == self.person => Some(death.day),
            _ => None,
        })?;
        let mut alive = registered(store, self.person)?;
        alive.died = before(same, done.seq)?;
        Ok(persons::update(store, &alive, by.seq)?)
    }
}
