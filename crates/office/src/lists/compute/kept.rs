//! Who is not on FIDE's list and stays with us: players without a FIDE number, ratings of our own, results that may still
//! count, and numbers that have vanished. Their last row holds on.

use super::Shelf;
use super::scope::Scope;
use crate::lists::import::reading_of;
use arpad_model::{List, ListId, ListRow, Origin, Owner, PersonId};
use arpad_registry::tables::list_rows;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

impl Shelf {
    /// The rows that stand beside a list on a day because it does not have them, in the order of persons.
    pub(crate) fn kept(&self, store: &mut Reader<'_>, list: &List, on: Date) -> Result<Vec<ListRow>, Error> {
        let mut kept: HashMap<PersonId, ListRow> = HashMap::new();
        for donor in self.donors(store, list, on)? {
            let is_fides = self.get(donor).is_some_and(|donor| donor.origin == Origin::Fide);
            let (donor_number, number) = (self.number_of(donor), self.number_of(list.id));
            let absent = match (self.made(donor), self.made(list.id)) {
                (None, None) => match self.scope() {
                    Scope::Everybody => list_rows::absent(store, donor_number, number)?,
                    // A few are looked up one by one, and the lists are not walked for them.
                    Scope::These(persons) => list_rows::absent_among(store, donor_number, number, persons)?,
                },
                (given, had) => {
                    let had: Cow<'_, [ListRow]> = match had {
                        Some(made) => made.into(),
                        None => list_rows::of(store, number)?.into(),
                    };
                    let given: Cow<'_, [ListRow]> = match given {
                        Some(made) => made.into(),
                        None => list_rows::of(store, donor_number)?.into(),
                    };
                    let had: HashSet<PersonId> = had.iter().map(|row| row.person).collect();
                    given.iter().filter(|row| !had.contains(&row.person)).cloned().collect()
                }
            };
            for row in absent {
                // A K of ours is computed anew; FIDE's holds as printed.
                let row = ListRow { k: row.k.filter(|_| is_fides), ..row };
                kept.entry(row.person).or_insert(row);
            }
        }
        let mut kept: Vec<ListRow> = kept.into_values().filter(|row| self.scope().has(row.person)).collect();
        kept.sort_unstable_by_key(|row| row.person);
        Ok(kept)
    }

    /// What the next list starts from: rows of a list, and whoever it does not have.
    pub(crate) fn with_kept(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        on: Date,
        mut rows: Vec<ListRow>,
    ) -> Result<Vec<ListRow>, Error> {
        let kept = self.kept(store, list, on)?;
        if !kept.is_empty() {
            let has = |rows: &[ListRow], person| rows.binary_search_by_key(&person, |row: &ListRow| row.person).is_ok();
            let missing: Vec<ListRow> = kept.into_iter().filter(|row| !has(&rows, row.person)).collect();
            rows.extend(missing);
            rows.sort_unstable_by_key(|row| row.person);
        }
        Ok(rows)
    }

    /// The lists that are looked through for somebody a list does not have, the newest first. One of ours has everybody
    /// who was known when it was made, so it ends the search.
    pub(super) fn donors(&self, store: &mut Reader<'_>, list: &List, on: Date) -> Result<Vec<ListId>, Error> {
        let was_there = |one: &&List| one.published.is_some_and(|published| published <= self.until());
        if list.origin == Origin::Computed {
            // Strangers come with FIDE's list, also where the series is our own.
            let is_ours = self.owners().on(list.day) == Some(Owner::Ours);
            let fides = self.lists().iter().filter(was_there).filter(|one| one.origin == Origin::Fide && one.day <= on);
            return Ok(fides
                .filter(|_| is_ours)
                .max_by_key(|one| (one.day, one.revision))
                .map(|one| one.id)
                .into_iter()
                .collect());
        }
        if reading_of(store, list)? == 0 {
            return Ok(Vec::new());
        }
        let ordered = self.in_order(self.lists().iter().filter(was_there));
        let before = ordered.iter().rev().skip_while(|one| one.id != list.id).skip(1);
        // What another import took the place of is told by nobody.
        let takes_its_place = |other: &List, one: &List| {
            (other.day, other.origin) == (one.day, one.origin) && other.revision > one.revision
        };
        let is_replaced =
            |one: &List| one.origin == Origin::Fide && ordered.iter().any(|other| takes_its_place(other, one));
        let mut donors = Vec::new();
        for one in before.filter(|one| !is_replaced(one)) {
            donors.push(one.id);
            if one.origin == Origin::Computed {
                break;
            }
        }
        Ok(donors)
    }
}
