//! Everybody's way from one list to the next, as the register and the calculation tell it.

use super::Standings;
use crate::acts::desk::OfficeError;
use crate::lists::compute::{InputPeriod, Inputs, Made};
use arpad_instruments::drift::balance::{Ends, GoWay, Way};
use arpad_model::{List, ListRow, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::off_lists;
use std::collections::{BTreeSet, HashMap, HashSet};

/// A list, and who stood where before it and on it.
pub(super) struct Passed<'a> {
    pub list: &'a List,
    pub before: &'a Standings,
    pub after: &'a Standings,
    /// Its rows, in the order of persons.
    pub rows: &'a [ListRow],
}

impl Passed<'_> {
    /// The players of the calculation, by position, and everybody else.
    pub fn of_chess(
        &self,
        store: &mut Reader<'_>,
        made: &Made,
        inputs: &Inputs,
    ) -> Result<(Vec<Way>, Vec<Way>), OfficeError> {
        // Who comes back to lists was not corrected.
        let off: HashSet<PersonId> = match self.list.base {
            Some(base) => off_lists::of(store, base)?.into_iter().map(|row| row.person).collect(),
            None => HashSet::new(),
        };
        let corrected: HashSet<PersonId> =
            made.start.iter().map(|moved| moved.person).filter(|person| !off.contains(person)).collect();
        let position: HashMap<PersonId, usize> = inputs.persons.iter().copied().zip(0..).collect();
        let has = |rows: &[ListRow], who: PersonId| rows.binary_search_by_key(&who, |row| row.person).is_ok();
        let way = |who: PersonId| {
            let start = rating_in(&inputs.base, who);
            let given = match (&inputs.period, position.get(&who)) {
                (InputPeriod::Chess(period, _), Some(at)) => period.players[*at].rating.map(|one| one.points().into()),
                _ => start,
            };
            Way {
                before: rating_on(self.before, who),
                start,
                given,
                after: rating_on(self.after, who),
                corrected: corrected.contains(&who),
                left_out: !has(self.rows, who) && !has(&made.rows, who),
            }
        };
        let based = inputs.base.iter().map(|row| row.person);
        let others = self.everybody(based).into_iter().filter(|who| !position.contains_key(who));
        Ok((inputs.persons.iter().copied().map(way).collect(), others.map(way).collect()))
    }

    /// Of go everybody in one.
    pub fn of_go(&self, inputs: &Inputs) -> Vec<GoWay> {
        let decided: HashSet<PersonId> = match &inputs.period {
            InputPeriod::Go(period, _) => {
                let person = |at: u32| inputs.persons.get(at as usize).copied();
                period.decisions.iter().filter_map(|one| person(one.player)).collect()
            }
            _ => HashSet::new(),
        };
        let change = |row: &ListRow| (row.person, row.change.map_or(0, |change| i64::from(change) as i32));
        let changes: HashMap<PersonId, i32> = self.rows.iter().map(change).collect();
        let way = |who: PersonId| GoWay {
            before: rating_on(self.before, who),
            start: rating_in(&inputs.base, who),
            gained: changes.get(&who).copied().unwrap_or(0),
            decided: decided.contains(&who),
            after: rating_on(self.after, who),
        };
        self.everybody(inputs.base.iter().map(|row| row.person)).into_iter().map(way).collect()
    }

    /// Before and after alone, of a list from elsewhere.
    pub fn ends(&self) -> Vec<Ends> {
        let ends = |who| Ends { before: rating_on(self.before, who), after: rating_on(self.after, who) };
        self.everybody(std::iter::empty()).into_iter().map(ends).collect()
    }

    fn everybody(&self, others: impl Iterator<Item = PersonId>) -> BTreeSet<PersonId> {
        self.before.keys().chain(self.after.keys()).copied().chain(others).collect()
    }
}

fn rating_on(list: &Standings, who: PersonId) -> Option<i32> {
    list.get(&who).map(|one| one.rating)
}

fn rating_in(rows: &[ListRow], who: PersonId) -> Option<i32> {
    rows.binary_search_by_key(&who, |row| row.person).ok().and_then(|place| rows[place].rating)
}
