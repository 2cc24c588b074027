//! A list in small columns: enough to choose, order and count its lines. Names are read for the few that are shown, so a
//! list of the whole world stands in some tens of megabytes and any page of it is there at once.

mod listed;
mod names;

use crate::acts::desk::OfficeError;
use crate::files::export::{ListLine, Selection, Since, Sort, SortBy, Traits, places};
use crate::views::as_published::persons_told;
use crate::views::list_page::{list_at, unnamed};
use crate::views::standing::Place;
use arpad_model::{EntryId, Grade, List, PersonId};
use arpad_registry::tables::list_rows::Shown;
use arpad_registry::{Error, Reader, ledger};
use listed::{Listed, Row};
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex};

/// The rated of one list, the strongest first; behind them who is marked unrated on it.
pub struct Roll {
    listed: Arc<Listed>,
    /// What each row is compared with.
    before: Vec<Option<i32>>,
    /// What was asked for last, so that whoever turns the pages does not have everybody looked at for each.
    asked: Mutex<Vec<(Selection, Arc<[Chosen]>)>>,
}

/// So many choices are remembered of one list.
const REMEMBERED: usize = 4;

/// A line that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Where it stands in the roll.
    at: u32,
    /// Its place among the chosen; who is marked unrated has none.
    place: Option<u32>,
}

/// Acts that change what a line says of a person: name, birth, country, club, and whether it may be said; and who is kept
/// beside FIDE's list.
const TELLING: [&str; 11] =
    ["club", "club-merge", "amend", "paper", "merge", "unmerge", "hide", "minors", "import", "publish", "cancel"];

/// Whether a roll that was read when `seq` was the newest entry may say something else by now.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, Error> {
    Ok(ledger::kinds_since(store, seq)?.iter().any(|kind| TELLING.contains(&kind.as_str())))
}

impl Roll {
    /// Reads a list; changes are those since the list before it.
    pub fn read(store: &mut Reader<'_>, list: &List) -> Result<Self, OfficeError> {
        Roll::since(store, list, Since::ListBefore)
    }

    /// The same with the changes since another list.
    pub fn since(store: &mut Reader<'_>, list: &List, since: Since) -> Result<Self, OfficeError> {
        let listed = Arc::new(Listed::read(store, list)?);
        Roll::compared(store, listed, list, since)
    }

    /// The same list compared with another; nothing else of it is read again.
    pub fn with_changes(&self, store: &mut Reader<'_>, list: &List, since: Since) -> Result<Self, OfficeError> {
        Roll::compared(store, self.listed.clone(), list, since)
    }

    fn compared(store: &mut Reader<'_>, listed: Arc<Listed>, list: &List, since: Since) -> Result<Self, OfficeError> {
        let before = list_at(store, list, since)?;
        let before = listed.before(store, before.as_ref(), since)?;
        Ok(Roll { listed, before, asked: Mutex::default() })
    }

    /// How many are on it.
    pub fn len(&self) -> usize {
        self.listed.rows.len()
    }

    /// Nobody is.
    pub fn is_empty(&self) -> bool {
        self.listed.rows.is_empty()
    }

    /// Every rating with its country, the strongest first.
    pub fn ratings(&self) -> impl Iterator<Item = (i32, &str)> {
        self.listed.rows.iter().filter_map(|row| Some((row.rating?, self.listed.countries.text(row.country))))
    }

    /// Everybody rated on it with the rating.
    pub fn rated(&self) -> impl Iterator<Item = (PersonId, i32)> {
        self.listed.rows.iter().filter_map(|row| Some((row.person, row.rating?)))
    }

    /// How many are marked unrated on it.
    pub fn marked_unrated(&self) -> usize {
        self.listed.rows.len() - self.listed.rows.partition_point(|row| row.rating.is_some())
    }

    /// The clubs of those on it, by name.
    pub fn clubs(&self) -> Vec<&str> {
        self.listed.clubs.in_order()
    }

    /// The counties of these clubs, by name.
    pub fn counties(&self) -> Vec<&str> {
        self.listed.counties.in_order()
    }

    /// Where a rating stands among those who are asked for, and how many of these have a lower one.
    pub fn place_among(&self, rating: i32, selection: &Selection) -> (Place, u64) {
        let mut counted = (Place { place: 1, of: 0 }, 0);
        for other in self.choose(selection).iter().filter_map(|line| self.listed.rows[line.at as usize].rating) {
            counted.0.of += 1;
            counted.0.place += u64::from(other > rating);
            counted.1 += u64::from(other < rating);
        }
        counted
    }

    /// The lines that are asked for, in their order, with the places they have among themselves.
    pub fn choose(&self, selection: &Selection) -> Vec<Chosen> {
        let (is_club, is_county) =
            (self.listed.clubs.meant(&selection.club), self.listed.counties.meant(&selection.county));
        let is_of_club = |row: &Row| is_club[row.club as usize] && is_county[row.county as usize];
        let is_wanted = |at: &u32| selection.admits(&self.traits(*at), || is_of_club(&self.listed.rows[*at as usize]));
        let mut chosen: Vec<u32> = (0..self.len() as u32).filter(is_wanted).collect();
        let measure = |at: &u32| match selection.improvers {
            true => self.change(*at),
            false => self.listed.rows[*at as usize].rating.map(i64::from),
        };
        if selection.improvers {
            // The roll's own order decides between equals.
            chosen.sort_by_key(|at| Reverse(measure(at)));
        }
        let places = places(chosen.iter().map(measure));
        let lines = chosen.iter().zip(places).map(|(at, place)| Chosen { at: *at, place });
        let top = selection.top.unwrap_or(usize::MAX);
        let is_within = |line: &Chosen| match line.place {
            Some(place) => place as usize <= top,
            None => selection.top.is_none(),
        };
        lines.take_while(is_within).collect()
    }

    /// The same, remembered for the next who asks for it.
    pub fn chosen(&self, selection: &Selection) -> Arc<[Chosen]> {
        // The order is made for the stretch that is shown.
        let selection = Selection { sort: None, ..selection.clone() };
        let known = |asked: &[(Selection, Arc<[Chosen]>)]| asked.iter().position(|(one, _)| *one == selection);
        let mut asked = self.asked.lock().expect("nobody panics while holding it");
        if let Some(place) = known(&asked) {
            asked[..=place].rotate_right(1);
            return asked[0].1.clone();
        }
        drop(asked);
        let chosen: Arc<[Chosen]> = self.choose(&selection).into();
        let mut asked = self.asked.lock().expect("nobody panics while holding it");
        if known(&asked).is_none() {
            asked.insert(0, (selection, chosen.clone()));
            asked.truncate(REMEMBERED);
        }
        chosen
    }

    /// Of chosen lines those that are wanted, by person and games of the period; their places stay.
    pub fn keep(&self, chosen: Vec<Chosen>, is_wanted: impl Fn(PersonId, u32) -> bool) -> Vec<Chosen> {
        let is_wanted = |one: &Chosen| {
            let row = &self.listed.rows[one.at as usize];
            is_wanted(row.person, row.games)
        };
        chosen.into_iter().filter(is_wanted).collect()
    }

    /// The ratings of those who are asked for, the strongest first.
    pub fn ratings_of(&self, selection: &Selection) -> Vec<i32> {
        let mut ratings: Vec<i32> =
            self.choose(selection).iter().filter_map(|line| self.listed.rows[line.at as usize].rating).collect();
        ratings.sort_unstable_by_key(|rating| Reverse(*rating));
        ratings
    }

    /// A stretch of the chosen lines in another order than that of their places; between equals theirs decides. What lies
    /// before and behind it is not put in order, so that a page of a list of the whole world costs one pass.
    pub fn stretch(&self, chosen: &[Chosen], sort: Option<Sort>, stretch: Range<usize>) -> Vec<Chosen> {
        let (start, end) = (stretch.start.min(chosen.len()), stretch.end.min(chosen.len()));
        let Some(sort) = sort else { return chosen[start..end].to_vec() };
        let mut chosen = chosen.to_vec();
        let (clubs, countries) = (self.listed.clubs.ranks(), self.listed.countries.ranks());
        let rank = |ranks: &[u32], number: u32| (number != 0).then(|| i64::from(ranks[number as usize]));
        let key = |at: u32| {
            let row = &self.listed.rows[at as usize];
            match sort.by {
                SortBy::Name => (row.name != u32::MAX).then_some(i64::from(row.name)),
                SortBy::Rating => row.rating.map(i64::from),
                SortBy::Change => self.change(at),
                SortBy::Games => (!row.is_withheld).then_some(row.games.into()),
                SortBy::Born => row.born.map(i64::from),
                SortBy::Club => rank(&clubs, row.club),
                SortBy::Country => rank(&countries, row.country),
            }
        };
        let compare = |one: &Chosen, other: &Chosen| -> Ordering {
            let of = |chosen: &Chosen| key(chosen.at);
            let place = |chosen: &Chosen| chosen.place.unwrap_or(u32::MAX);
            sort.compare(of(one), of(other)).then(place(one).cmp(&place(other))).then(one.at.cmp(&other.at))
        };
        if start < end && start > 0 {
            chosen.select_nth_unstable_by(start, compare);
        }
        let rest = &mut chosen[start..];
        if end - start < rest.len() {
            rest.select_nth_unstable_by(end - start, compare);
        }
        let wanted = &mut rest[..end - start];
        wanted.sort_unstable_by(compare);
        wanted.to_vec()
    }

    /// The chosen lines in full.
    pub fn lines(&self, store: &mut Reader<'_>, chosen: &[Chosen]) -> Result<Vec<ListLine>, OfficeError> {
        let numbers: Vec<PersonId> = chosen.iter().map(|one| self.listed.rows[one.at as usize].person).collect();
        let persons: HashMap<PersonId, _> =
            persons_told(store, self.listed.told, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
        let line = |one: &Chosen| {
            let row = &self.listed.rows[one.at as usize];
            let mut line = unnamed(row.person, row.rating, self.before[one.at as usize]);
            (line.place, line.games, line.k, line.active) = (one.place, row.games, row.k, row.active);
            line.is_kept = row.is_kept;
            line.title = self.listed.titles.text(row.title).to_owned();
            line.grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
            if let Some(person) = persons.get(&line.person) {
                line.name_after(
                    person,
                    self.listed.minors,
                    (self.listed.clubs.text(row.club), self.listed.counties.text(row.county)),
                );
            }
            line
        };
        Ok(chosen.iter().map(line).collect())
    }

    /// Everybody rated on the list itself, as far as anything may be shown of him.
    pub(crate) fn shown(&self) -> impl Iterator<Item = Shown<'_>> {
        self.listed.rows.iter().filter(|row| !row.is_kept && !row.is_withheld).map(|row| Shown {
            person: row.person,
            rating: row.rating,
            k: row.k,
            peak: None,
            period_games: row.games,
            active: row.active,
            title: self.listed.titles.text(row.title),
            grade: row.grade,
        })
    }

    fn traits(&self, at: u32) -> Traits<'_> {
        let row = &self.listed.rows[at as usize];
        Traits {
            sex: row.sex,
            born: row.born,
            country: self.listed.countries.text(row.country),
            title: self.listed.titles.text(row.title),
            active: row.active,
            is_new: self.before[at as usize].is_none() && !row.is_withheld,
            change: self.change(at),
        }
    }

    /// Points won or lost since the list it is compared with.
    fn change(&self, at: u32) -> Option<i64> {
        Some(i64::from(self.listed.rows[at as usize].rating?) - i64::from(self.before[at as usize]?))
    }
}
