//! What anybody may see of minors: everything, not the year of birth, initials, or a number alone. The federation states it, with
//! the age until which it holds.

use crate::acts::Kind;
use crate::acts::desk::Stamp;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::setting::{Setting, give_way, put, state, stated};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Birth, MinorShown};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Ages until which less may be shown.
const AGES: RangeInclusive<u8> = 6..=21;

/// Of age.
const ADULT: u8 = 18;

/// What the federation states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinorsAct {
    /// How much is shown of them.
    pub shown: MinorShown,
    /// Until the end of the year in which they reach this age: who is shown in another way on the birthday tells the birthday.
    pub until: u8,
}

impl Default for MinorsAct {
    fn default() -> Self {
        MinorsAct { shown: MinorShown::Whole, until: ADULT }
    }
}

/// States what is shown of minors.
pub fn show_minors(store: &mut Writer<'_>, stamp: &Stamp, act: MinorsAct) -> Result<Entry, OfficeError> {
    if !AGES.contains(&act.until) {
        let refusal = Refusal::new(code::MINORS_AGE).with("age", u32::from(act.until));
        return Err(refusal.with("least", u32::from(*AGES.start())).with("most", u32::from(*AGES.end())).into());
    }
    state(store, stamp, act)
}

/// What is stated now.
pub fn minors_stated(store: &mut Reader<'_>) -> Result<MinorsAct, Error> {
    Ok(stated(store)?.unwrap_or_default())
}

/// Who is a minor, and what is shown of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minors {
    shown: MinorShown,
    /// Born in this year or later.
    born_from: i16,
}

impl Minors {
    /// As it is now: by the year of the newest entry. Nothing else tells the year here, and a child is shown in full too late
    /// rather than too early.
    pub fn read(store: &mut Reader<'_>) -> Result<Self, Error> {
        let stated = minors_stated(store)?;
        let born_from = match stated.shown {
            MinorShown::Whole => i16::MAX,
            _ => ledger::newest_day(store)?.map_or(i16::MIN, |day| day.year() - i16::from(stated.until)),
        };
        Ok(Minors { shown: stated.shown, born_from })
    }

    /// How much is shown of somebody of this birth; whose birth is not known is no minor.
    pub fn of(self, born: Option<Birth>) -> MinorShown {
        match born {
            Some(born) if born.year() >= self.born_from => self.shown,
            _ => MinorShown::Whole,
        }
    }
}

impl Setting for MinorsAct {
    fn at_first() -> Option<Self> {
        Some(Self::default())
    }
}

impl Body for MinorsAct {
    const NAME: &'static str = "minors";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, _: &Entry) -> Result<(), OfficeError> {
        put(store, self)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        give_way::<Self>(store, done, by)
    }
}
