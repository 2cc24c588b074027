//! Whether somebody belongs to the go federation's rating system (§1(1)), and by which letter: a fact of the person, from a day on.

use crate::acts::decide::{record, revoke};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::lists::Decided;
use crate::lists::coverage::Coverages;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, persons_of, standing_for, texts};
use arpad_model::{Coverage, Covered, EntryId, PersonId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{persons, unnamed};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What is said of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverAct {
    /// Who.
    pub person: PersonId,
    /// The letter, or outside.
    pub letter: Coverage,
    /// The first day; none = as long as anything is known of him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Date>,
}

/// Says whether somebody belongs to the system. What it moves on lists enters with the next closing.
pub fn cover(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    letter: Coverage,
    since: Option<Date>,
) -> Result<Entry, OfficeError> {
    own(store, person)?;
    let since = since.map(|day| texts::past(stamp.day(), day)).transpose()?;
    let known = Coverages::read(store, EntryId::LAST)?;
    let said = known.of_number(person, since.unwrap_or(Date::MIN));
    if said.is_some_and(|said| (said.letter, said.since) == (letter, since)) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Cover(CoverAct { person, letter, since }))
}

impl Body for CoverAct {
    const NAME: &'static str = "cover";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let CoverAct { person, letter, since } = *self;
        // Whoever has left keeps the page of his past.
        let stranger = letter == Coverage::Outside && !unnamed::is_more_than_met(store, person)?;
        let covered = vec![Covered { person, letter, since, stranger }];
        record(store, entry, &Decided::Coverage { covered }, (since.unwrap_or(entry.moment.day()), ""))?;
        settle_strangers(store, &[person])
    }

    /// From now on nothing of it is known; lists that met it stay until they are made anew.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        revoke(store, done, by)?;
        settle_strangers(store, &[self.person])
    }
}

/// Who is nothing but an opponent has no page: whatever changes what is said of somebody ends here.
pub(super) fn settle_strangers(store: &mut Writer<'_>, of: &[PersonId]) -> Result<(), OfficeError> {
    if of.is_empty() {
        return Ok(());
    }
    let known = Coverages::read(store, EntryId::LAST)?;
    let is_stranger = |person: PersonId| {
        let last = known.of_number(person, Date::MAX);
        last.is_some_and(|said| said.letter == Coverage::Outside && said.stranger)
    };
    for person in of {
        let standing = standing_for(store, *person)?;
        let Some(found) = persons::get(store, standing)? else { continue };
        let kin = persons_of(store, found)?;
        // Who is more than an opponent under one number is so under all.
        let is_one = kin.iter().all(|one| is_stranger(one.id));
        for one in kin {
            let stranger = if one.id == standing { is_one } else { is_stranger(one.id) };
            if one.stranger != stranger {
                persons::set_stranger(store, one.id, stranger)?;
            }
        }
    }
    Ok(())
}
