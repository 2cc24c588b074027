//! The lists of a series as they stood when an entry was made, with those that are being made now.

use super::rulings::Ground;
use super::{Known, Rulings, Scope, is_fide};
use crate::lists::{Decided, Owners};
use arpad_model::{Decision, EntryId, List, ListId, ListRow, PersonId, Series, TournamentId};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::borrow::Borrow;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// Ratings by person.
pub(crate) type Ratings = Rc<HashMap<PersonId, i32>>;

/// The shelf of one series.
pub(crate) struct Shelf {
    lists: Vec<List>,
    owners: Owners,
    /// The rows of chess lists that are being made, and stored nowhere yet.
    made: HashMap<ListId, Vec<ListRow>>,
    /// Whom these leave out, of those that carry them.
    made_off: HashMap<ListId, Vec<ListRow>>,
    /// Under which numbers the rows of lists that are being made can be read already.
    stored: HashMap<ListId, ListId>,
    /// Lists of one act meet each other as if they were stored, see [`ClosedList::as_stored`](crate::lists::ClosedList::as_stored).
    as_stored: bool,
    /// Games that were decided hold at the start of events too, see
    /// [`ClosedList::decided_games`](crate::lists::ClosedList::decided_games).
    decided_games: bool,
    ratings: HashMap<(ListId, Option<ListId>), Ratings>,
    /// Ratings of lists that are looked through for whoever another does not have.
    given: HashMap<ListId, Ratings>,
    scope: Scope,
    series: Series,
    known: Known,
    /// Read once for all lists.
    decided: Option<(Vec<(Decision, Decided)>, Ground)>,
}

impl Shelf {
    /// Everything that was closed before `known`; what is computed is in force only once it is published.
    pub(crate) fn read(store: &mut Reader<'_>, series: Series, known: EntryId) -> Result<Self, Error> {
        Shelf::known(store, series, &known.into())
    }

    /// The same where some acts are left aside.
    pub(super) fn known(store: &mut Reader<'_>, series: Series, known: &Known) -> Result<Self, Error> {
        let mut lists = lists::of(store, series)?;
        lists.retain(|list| list.closed < known.until);
        let owners = Owners::read(store, series, known.until)?;
        Ok(Shelf {
            lists,
            owners,
            made: HashMap::new(),
            made_off: HashMap::new(),
            stored: HashMap::new(),
            as_stored: false,
            decided_games: true,
            ratings: HashMap::new(),
            given: HashMap::new(),
            scope: Scope::Everybody,
            series,
            known: known.clone(),
            decided: None,
        })
    }

    /// Without the lists that an act left aside has made since an entry.
    pub(super) fn leave_aside_since(&mut self, made: EntryId) {
        let known = self.known.clone();
        self.lists.retain(|list| list.closed < made || !known.is_aside(list.closed));
    }

    /// The same shelf, on which only these persons are looked at.
    pub(crate) fn within(self, scope: &Scope) -> Self {
        Shelf { scope: scope.clone(), ..self }
    }

    /// The same shelf, on which lists of one act meet each other as if they were stored.
    pub(super) fn meeting(self, as_stored: bool) -> Self {
        Shelf { as_stored, ..self }
    }

    /// The same shelf, on which decided games hold at the start of events or not.
    pub(super) fn with_decided_games(self, decided_games: bool) -> Self {
        Shelf { decided_games, ..self }
    }

    /// Whether decided games hold at the start of events.
    pub(super) fn decided_games(&self) -> bool {
        self.decided_games
    }

    /// Who is looked at.
    pub(crate) fn scope(&self) -> &Scope {
        &self.scope
    }

    /// Whose series it is.
    pub(super) fn owners(&self) -> &Owners {
        &self.owners
    }

    /// The entry up to which everything is known.
    pub(super) fn until(&self) -> EntryId {
        self.known.until
    }

    /// Lists of this shelf in the order in which they hold.
    pub(super) fn in_order<'a>(&self, lists: impl IntoIterator<Item = &'a List>) -> Vec<&'a List> {
        in_order(lists, &self.owners)
    }

    /// All of them.
    pub(crate) fn lists(&self) -> &[List] {
        &self.lists
    }

    /// One of them.
    pub(crate) fn get(&self, id: ListId) -> Option<&List> {
        self.lists.iter().find(|list| list.id == id)
    }

    /// Puts a list on the shelf that is being made in the same act, with whom it leaves out if it carries them.
    pub(crate) fn put(&mut self, list: List, rows: &[ListRow], off: Option<&[ListRow]>) {
        if list.series != Series::Go {
            self.made.insert(list.id, rows.to_vec());
            self.made_off.extend(off.map(|off| (list.id, off.to_vec())));
        }
        self.lists.push(list);
    }

    /// The rows of a list that is being made stand in the register under a number; only they and those of the list before are kept
    /// in memory.
    pub(super) fn is_stored_as(&mut self, list: ListId, number: ListId, before: Option<ListId>) {
        self.stored.insert(list, number);
        let is_near = |one: ListId| one == list || Some(one) == before;
        self.made.retain(|one, _| is_near(*one));
        self.ratings.retain(|(one, _), _| is_near(*one));
    }

    /// The number under which the rows of a list stand in the register.
    pub(super) fn number_of(&self, list: ListId) -> ListId {
        self.stored.get(&list).copied().unwrap_or(list)
    }

    /// The rows of a list that is being made in the same act.
    pub(super) fn made(&self, list: ListId) -> Option<&[ListRow]> {
        self.made.get(&list).map(Vec::as_slice)
    }

    /// Whom a list leaves out that is being made in the same act.
    pub(super) fn made_off(&self, list: ListId) -> Option<&[ListRow]> {
        self.made_off.get(&list).map(Vec::as_slice)
    }

    /// The same shelf with stored lists of the act that is looked at, which count as published for each other.
    pub(super) fn standing_with(mut self, lists: &[List]) -> Self {
        let published = Some(self.known.until);
        self.lists.extend(lists.iter().map(|list| List { published, ..list.clone() }));
        self
    }

    /// The list from which ratings on a day are taken: the last of the newest date not after it; a list of FIDE's that only
    /// stands beside our own is none. Before the first list of all, the first.
    pub(crate) fn in_force(&self, day: Date) -> Option<&List> {
        let counts = |list: &&List| {
            let is_beside = || self.owners.is_beside(list, &self.lists) || has_moved(list, &self.lists);
            list.published.is_some() && !is_beside()
        };
        let dates = || self.lists.iter().filter(counts).map(|list| list.day);
        let date = dates().filter(|date| *date <= day).max().or_else(|| dates().min())?;
        let of_the_date = self.in_order(self.lists.iter().filter(|list| list.day == date));
        of_the_date.into_iter().rfind(counts)
    }

    /// The newest list in force before a day, from which the list of that day starts.
    pub(crate) fn base(&self, day: Date) -> Option<&List> {
        self.in_force(day.yesterday().ok()?).filter(|list| list.day < day)
    }

    /// The committee's decisions as the list of a day meets them that starts from `base`.
    pub(crate) fn rulings(&mut self, store: &mut Reader<'_>, base: Option<&List>, day: Date) -> Result<Rulings, Error> {
        if self.decided.is_none() {
            self.decided = Some((self.known.decided(store, self.series)?, Ground::read(store)?));
        }
        let (decided, ground) = self.decided.as_ref().expect("it was just read");
        Ok(Rulings::among(decided, ground, self.series, base, day))
    }

    /// The rows of a list, in the order of persons.
    pub(crate) fn rows(&self, store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
        match &self.scope {
            Scope::Everybody => list_rows::of(store, self.number_of(list)),
            Scope::These(persons) => list_rows::among(store, self.number_of(list), persons),
        }
    }

    /// The ratings of a few on a day, on a list, off it or kept beside it. Whom the list has without a rating is unrated,
    /// whatever others say.
    pub(crate) fn ratings_among(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        on: Date,
        persons: &[PersonId],
    ) -> Result<HashMap<PersonId, i32>, Error> {
        let found = self.rows_among(store, list, on, persons)?;
        Ok(found.into_iter().filter_map(|row| Some((row.person, row.rating?))).collect())
    }

    /// The rows of a few on a day, from a list or kept beside it.
    pub(crate) fn rows_among(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        on: Date,
        persons: &[PersonId],
    ) -> Result<Vec<ListRow>, Error> {
        let mut missing: Vec<PersonId> = persons.to_vec();
        let mut found: Vec<ListRow> = Vec::with_capacity(persons.len());
        for one in std::iter::once(list.id).chain(self.donors(store, list, on)?) {
            if missing.is_empty() {
                break;
            }
            let rows = self.standing(store, one, &missing)?;
            let has: HashSet<PersonId> = rows.iter().map(|row| row.person).collect();
            missing.retain(|person| !has.contains(person));
            // A K of ours is computed anew; FIDE's holds as printed.
            let holds = one == list.id || is_fide(self.get(one));
            found.extend(rows.into_iter().map(|row| ListRow { k: row.k.filter(|_| holds), ..row }));
        }
        Ok(found)
    }

    /// The ratings of a list, of those it leaves out and of those who are kept beside it on a day.
    pub(crate) fn ratings(&mut self, store: &mut Reader<'_>, list: ListId, on: Date) -> Result<Ratings, Error> {
        let is_met_alone = |one: &List| one.closed == self.known.until && !self.as_stored;
        let listed = self.get(list).filter(|one| !is_met_alone(one)).cloned();
        let donors = match &listed {
            Some(listed) => self.donors(store, listed, on)?,
            None => Vec::new(),
        };
        let donor = donors.first().copied();
        if let Some(ratings) = self.ratings.get(&(list, donor)) {
            return Ok(ratings.clone());
        }
        let rated = |row: ListRow| Some((row.person, row.rating?));
        let players = self.get(list).map_or(0, |list| list.players as usize);
        let mut has_all = false;
        let mut ratings: HashMap<PersonId, i32> = match (self.made(list), &self.scope) {
            (Some(made), _) => made.iter().filter_map(|row| Some((row.person, row.rating?))).collect(),
            // A few numbers of everybody are read faster than many persons are looked for.
            (None, Scope::These(persons)) if persons.len() < players / 8 => {
                self.rows(store, list)?.into_iter().filter_map(rated).collect()
            }
            (None, scope @ (Scope::These(_) | Scope::Everybody)) => {
                has_all = matches!(scope, Scope::These(_));
                list_rows::ratings(store, self.number_of(list))?
            }
        };
        let off = self.off(store, list)?;
        let is_off = |person| off.binary_search_by_key(&person, |row: &ListRow| row.person).is_ok();
        ratings.extend(off.iter().filter_map(|row| Some((row.person, row.rating?))));
        // Beside one list that is read whole another is laid, and nobody is looked up one by one.
        if let [donor] = donors[..]
            && has_all
            && self.made(donor).is_none()
        {
            let mut unrated: Vec<PersonId> = Vec::new();
            unrated.extend(list_rows::unrated(store, self.number_of(list))?.iter().map(|row| row.person));
            let has = |person: &PersonId| unrated.binary_search(person).is_ok() || is_off(*person);
            let given = self.given(store, donor)?;
            for (person, rating) in given.iter().filter(|(person, _)| self.scope.has(**person) && !has(person)) {
                ratings.entry(*person).or_insert(*rating);
            }
        } else if let (Some(listed), Some(_)) = (&listed, donor) {
            let kept = self.kept(store, listed, on)?.into_iter().filter(|row| !is_off(row.person));
            for (person, rating) in kept.filter_map(rated) {
                ratings.entry(person).or_insert(rating);
            }
        }
        let ratings = Rc::new(ratings);
        self.ratings.insert((list, donor), ratings.clone());
        Ok(ratings)
    }

    /// The ratings of a stored list, read once.
    fn given(&mut self, store: &mut Reader<'_>, list: ListId) -> Result<Ratings, Error> {
        if let Some(given) = self.given.get(&list) {
            return Ok(given.clone());
        }
        let given = Rc::new(list_rows::ratings(store, self.number_of(list))?);
        self.given.insert(list, given.clone());
        Ok(given)
    }
}

/// Lists of one series in the order in which they hold, the list that is meant last: by their days; of one day, in go, by
/// the order of their tournaments; where several are for the same, a revision after what it revises and the owner's last.
pub(crate) fn in_order<L: Borrow<List>>(lists: impl IntoIterator<Item = L>, owners: &Owners) -> Vec<L> {
    let mut lists: Vec<L> = lists.into_iter().collect();
    let mut newest: HashMap<Place, ListId> = HashMap::new();
    for list in lists.iter().map(Borrow::borrow) {
        let last = newest.entry(list.place()).or_insert(list.id);
        *last = (*last).max(list.id);
    }
    // Whatever is made or revised, everything after it on its day is made anew in the same act: numbers tell which tournament
    // is later.
    lists.sort_by_cached_key(|list| {
        let list = list.borrow();
        let newest = newest[&list.place()];
        // What the committee decided on a day comes before the tournaments that ended on it.
        (list.day, list.tournament.is_some(), newest, owners.is_the_owners(list), list.revision, list.id)
    });
    lists
}

/// Of all lists of a series those that hold for everybody, oldest first: one for each day, in go for each tournament.
/// A list of FIDE's that stands beside our own holds for nobody.
pub(crate) fn holding(lists: Vec<List>, owners: &Owners) -> Vec<List> {
    let mut lists = in_order(lists, owners);
    lists.retain(|list| list.published.is_some());
    let beside: Vec<ListId> = lists.iter().filter(|list| owners.is_beside(list, &lists)).map(|list| list.id).collect();
    lists.retain(|list| !beside.contains(&list.id));
    let elsewhere: Vec<ListId> = lists.iter().filter(|list| has_moved(list, &lists)).map(|list| list.id).collect();
    lists.retain(|list| !elsewhere.contains(&list.id));
    lists.reverse();
    lists.dedup_by_key(|list| (list.day, list.place()));
    lists.reverse();
    lists
}

/// Whether the tournament of a go list turned out to have ended on another day, on which a published revision stands.
pub(crate) fn has_moved(list: &List, among: &[List]) -> bool {
    let is_elsewhere = |one: &List| {
        one.revision > list.revision && one.day != list.day && one.place() == list.place() && one.published.is_some()
    };
    list.tournament.is_some() && among.iter().any(is_elsewhere)
}

/// What a list is the list of.
type Place = (Option<TournamentId>, Option<Date>);
