//! The register as it was at the end of a day: what a person and the clubs were called, which clubs had become one, and who
//! stood where in a strength order. A paper holds from its own day, whenever it was handed in.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::standing::cancelled;
use crate::acts::strength::StrengthAct;
use crate::acts::{Act, Kind};
use arpad_model::{Club, ClubId, EntryId, Paper, Person, PersonId, StrengthPlace};
use arpad_registry::tables::called::{self, Called};
use arpad_registry::tables::{clubs, papers};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// The register at the end of a day, as far as it concerns one person.
pub(super) struct AsOf {
    /// The last entry of the day.
    entry: EntryId,
    is_now: bool,
    day: Date,
    /// What he was called before each change, oldest first.
    before: Vec<(EntryId, Called)>,
    names: HashMap<ClubId, String>,
    /// Clubs that had become another.
    merged: HashMap<ClubId, ClubId>,
}

impl AsOf {
    pub(super) fn read(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Self, OfficeError> {
        let head = ledger::head(store)?.0;
        let newest = ledger::entry(store, head)?;
        let is_now = newest.is_none_or(|newest| newest.moment.day() <= day);
        let entry = if is_now { head } else { ledger::last_by(store, day)? };
        let merged = match is_now {
            true => clubs::merged(store)?.into_iter().collect(),
            false => {
                let merges = standing_at(store, Kind::ClubMerge, entry)?.into_iter().filter_map(|act| match act {
                    Act::ClubMerge(merge) => Some((merge.drop, merge.keep)),
                    _ => None,
                });
                merges.collect()
            }
        };
        let (before, names) = (called::of(store, person)?, called::clubs_at(store, entry)?);
        Ok(AsOf { entry, is_now, day, before, names, merged })
    }

    /// The person as he was called at the end of the day.
    pub(super) fn person(&self, person: &Person) -> Person {
        self.person_at(person, self.entry)
    }

    /// The same right after an entry.
    pub(super) fn person_at(&self, person: &Person, entry: EntryId) -> Person {
        match self.before.iter().find(|(changed, _)| *changed > entry) {
            Some((_, called)) => called.put_on(person.clone()),
            None => person.clone(),
        }
    }

    /// The papers that held by the day, with the clubs that stood for theirs then.
    pub(super) fn papers(&self, filed: &[Paper], day: Date) -> Vec<Paper> {
        let mut held: Vec<Paper> = filed.iter().filter(|paper| paper.day <= day).cloned().collect();
        for club in held.iter_mut().flat_map(|paper| [&mut paper.club, &mut paper.other_club]) {
            *club = club.map(|club| self.standing(club));
        }
        held
    }

    /// A club under its name of the day.
    pub(super) fn club(&self, store: &mut Reader<'_>, club: ClubId) -> Result<Option<Club>, OfficeError> {
        let called = |club: Club| Club { name: self.names.get(&club.id).cloned().unwrap_or(club.name), ..club };
        Ok(clubs::get(store, self.standing(club))?.map(called))
    }

    /// Where somebody stood in the strength orders of a season.
    pub(super) fn strength(
        &self,
        store: &mut Reader<'_>,
        persons: &[Person],
        season: &str,
    ) -> Result<Vec<(ClubId, u32)>, OfficeError> {
        let mut places = Vec::new();
        if self.is_now {
            for person in persons {
                let of_season = |place: &StrengthPlace| place.season == season;
                let all = papers::strength_of(store, person.id)?.into_iter().filter(of_season);
                places.extend(all.map(|place| (place.club, place.place)));
            }
            return Ok(places);
        }
        let mut orders: BTreeMap<ClubId, Vec<PersonId>> = BTreeMap::new();
        let mut dated: Vec<(Date, ClubId, Vec<PersonId>)> = Vec::new();
        // An order holds from its own day, whenever it was entered; one of before from the day it was.
        for act in standing_at(store, Kind::Strength, EntryId::LAST)? {
            if let Act::Strength(StrengthAct { club, persons, day: Some(day), season: of }) = act
                && of == season
            {
                dated.push((day, club, persons));
            }
        }
        for act in standing_at(store, Kind::Strength, self.entry)? {
            if let Act::Strength(StrengthAct { club, persons, day: None, season: of }) = act
                && of == season
            {
                orders.insert(club, persons);
            }
        }
        dated.sort_by_key(|(day, ..)| *day);
        orders.extend(dated.into_iter().filter(|(day, ..)| *day <= self.day).map(|(_, club, persons)| (club, persons)));
        for (club, order) in orders {
            let stood = (1..).zip(&order).filter(|(_, one)| persons.iter().any(|person| person.id == **one));
            places.extend(stood.map(|(place, _)| (club, place)));
        }
        Ok(places)
    }

    fn standing(&self, club: ClubId) -> ClubId {
        let mut club = club;
        for _ in 0..16 {
            match self.merged.get(&club) {
                Some(other) => club = *other,
                None => break,
            }
        }
        club
    }
}

/// The acts of a kind that stood right after an entry.
fn standing_at(store: &mut Reader<'_>, kind: Kind, at: EntryId) -> Result<Vec<Act>, OfficeError> {
    let cancelled = cancelled(store)?;
    let mut standing = Vec::new();
    for entry in ledger::of_kind(store, kind.as_str())?.into_iter().filter(|entry| entry.seq <= at) {
        if cancelled.get(&entry.seq).is_none_or(|cancellation| cancellation.entry > at) {
            standing.push(act_of(&entry)?);
        }
    }
    Ok(standing)
}
