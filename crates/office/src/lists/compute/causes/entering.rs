//! The acts that enter a list through earlier ones, and what each of them does to somebody.

use super::super::effective::own_before;
use super::super::{Known, People, Shelf, merged};
use super::again::{Again, Made, names_any, rating_in, versions};
use super::learnt::amendment;
use super::mergers::Mergers;
use super::{By, Reaching, Step, Through};
use crate::lists::Decided;
use crate::rating::rate_case::Answer;
use crate::refusal::OfficeError;
use arpad_model::{Correction, CorrectionKind, EntryId, List, ListRow, PersonId, Series, Tempo, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, list_rows, reports};

/// Acts that enter the list after `base`, made with everything up to an entry.
pub(super) struct Entering {
    again: Again,
    /// The acts in their order, each with the place in the chain it reaches back to.
    acts: Vec<(EntryId, usize)>,
    /// So many lists of the chain are as published without any of them; those after have met an act that came before.
    untouched: usize,
    until: EntryId,
}

/// What one of them did to somebody.
#[derive(Clone, Debug)]
pub(crate) struct Affected {
    /// Who.
    pub person: PersonId,
    /// His rating on the list before without it.
    pub before: Option<i32>,
    /// And with it.
    pub after: Option<i32>,
}

impl Entering {
    /// Those that can have moved one of these persons; none where nothing has. Standard lists that were made anew since the
    /// lists they seed are asked for where nothing else tells the whole.
    pub fn read(
        store: &mut Reader<'_>,
        (base, until): (&List, EntryId),
        persons: &[PersonId],
        with_seeds: bool,
    ) -> Result<Option<Self>, OfficeError> {
        let Series::Chess(tempo) = base.series else { return Ok(None) };
        let shelf = Shelf::read(store, base.series, until)?;
        let mut walk: Vec<List> = own_before(&shelf, base).cloned().collect();
        walk.reverse();
        let lacking = lacking(store, &shelf, &walk, until)?;
        let is_pending = lacking.iter().any(|(one, _)| one.entry > base.closed);
        let first_of_all = lacking.iter().map(|(_, place)| *place).min().filter(|_| is_pending);
        let mut mergers = Mergers::default();
        let mut numbers = people_of(store, persons, until)?;
        let pending = |correction: &Correction| correction.entry > base.closed;
        if lacking.iter().any(|(one, _)| pending(one) && one.what == CorrectionKind::Identity) {
            mergers = Mergers::read(store, until)?;
            for (one, _) in lacking.iter().filter(|(one, _)| pending(one)) {
                let about = mergers.numbers(one.entry);
                let about = about.filter(|about| about.iter().any(|one| numbers.binary_search(one).is_ok()));
                numbers.extend(about.into_iter().flatten());
            }
            numbers.sort_unstable();
            numbers.dedup();
        }
        let touched: Vec<TournamentId> = lacking.iter().filter_map(|(one, _)| one.tournament).collect();
        let found = versions(store, &touched, until)?;
        let mut relevant: Vec<(EntryId, usize)> = Vec::new();
        for (one, place) in lacking {
            let is_theirs = match one.tournament {
                Some(tournament) => found.get(&tournament).is_some_and(|versions| names_any(versions, &numbers)),
                None => {
                    let overturned = decisions::overturned_by(store, one.entry)?.and_then(|decision| decision.person);
                    match overturned {
                        Some(person) => have_met(store, person, &numbers)?,
                        None => false,
                    }
                }
            };
            if is_theirs {
                relevant.push((one.entry, place));
            }
        }
        let seeds = match first_of_all.filter(|_| with_seeds) {
            Some(first) => seeds(store, tempo, (&walk, first), until)?,
            None => Vec::new(),
        };
        // What seeds a rating moves whoever has met its owner, so nobody is known beforehand to be out of it.
        let earliest = if seeds.is_empty() { relevant.iter().map(|(_, place)| *place).min() } else { first_of_all };
        let Some(first) = earliest else { return Ok(None) };
        let chain = walk.split_off(first);
        let earlier = relevant.iter().filter(|(entry, _)| *entry <= base.closed).map(|(_, place)| *place - first);
        let untouched = earlier.min().unwrap_or(chain.len());
        let pending = relevant.into_iter().filter(|(entry, _)| *entry > base.closed);
        let mut acts: Vec<(EntryId, usize)> =
            pending.chain(seeds).map(|(entry, place)| (entry, place - first)).collect();
        if acts.is_empty() {
            return Ok(None);
        }
        acts.extend(decided_since(store, (&chain, base), until, &numbers)?);
        acts.sort_unstable();
        acts.dedup_by_key(|(entry, _)| *entry);
        let again = Again::of(store, (tempo, chain), numbers, &touched, (until, mergers))?;
        Ok(Some(Entering { again, acts, untouched, until }))
    }

    /// What each of them did to a person, from the row on the list before to the row the list starts from, and whether that is
    /// the whole. The ends are what is stored, so the steps add up whatever is known today.
    pub fn steps(
        &self,
        store: &mut Reader<'_>,
        person: PersonId,
        (stored, start): (Option<i32>, Option<i32>),
    ) -> Result<(Vec<Step>, bool), OfficeError> {
        let mut steps = Vec::new();
        let mut at = stored;
        let mut made = self.before_all(store)?;
        let computed = made.last().and_then(|last| last.rating(person));
        if computed != stored {
            let since = self.again.chain.first().map_or(EntryId(0), |first| first.closed);
            let numbers = people_of(store, &[person], self.until)?;
            let learnt = amendment(store, &numbers, (since, self.until))?;
            steps.push(Step { by: By::Learnt(learnt.unwrap_or(self.acts[0].0)), from: stored, to: computed });
            at = computed;
        }
        for (number, (entry, place)) in self.acts.iter().enumerate() {
            let known = self.known(number + 1);
            let next = self.again.made(store, &known, (*place, &made))?;
            let to = match number + 1 == self.acts.len() {
                true => start,
                false => next.last().and_then(|last| last.rating(person)),
            };
            if to != at {
                let states = (self.known(number), &made[..]);
                let reaching = self.reaching(store, (*entry, *place), states, (known, &next), person)?;
                steps.push(Step { by: By::Act(Box::new(reaching)), from: at, to });
                at = to;
            }
            made.truncate(*place);
            made.extend(next);
        }
        let is_whole = computed == stored && made.last().and_then(|last| last.rating(person)) == start;
        Ok((steps, is_whole))
    }

    /// Everybody whom one of them moved, as far as they are looked at.
    pub fn affected(&self, store: &mut Reader<'_>, entry: EntryId) -> Result<Vec<Affected>, OfficeError> {
        let Some(number) = self.acts.iter().position(|(one, _)| *one == entry) else { return Ok(Vec::new()) };
        let mut without = self.before_all(store)?;
        for (earlier, (_, place)) in self.acts[..number].iter().enumerate() {
            let next = self.again.made(store, &self.known(earlier + 1), (*place, &without))?;
            without.truncate(*place);
            without.extend(next);
        }
        let with = self.again.made(store, &self.known(number + 1), (self.acts[number].1, &without))?;
        let rows = |made: &[Made]| made.last().map(|last| last.rows.clone()).unwrap_or_default();
        let (before, after): (Vec<ListRow>, Vec<ListRow>) = (rows(&without), rows(&with));
        let mut persons: Vec<PersonId> = before.iter().chain(&after).map(|row| row.person).collect();
        persons.sort_unstable();
        persons.dedup();
        let affected = persons.into_iter().map(|person| Affected {
            person,
            before: rating_in(&before, person),
            after: rating_in(&after, person),
        });
        Ok(affected.filter(|one| one.before != one.after).collect())
    }

    /// The lists of the chain without any of the acts.
    fn before_all(&self, store: &mut Reader<'_>) -> Result<Vec<Made>, OfficeError> {
        let mut made = self.again.published(store, self.untouched)?;
        let rest = self.again.made(store, &self.known(0), (self.untouched, &made))?;
        made.extend(rest);
        Ok(made)
    }

    /// With so many of the acts, in their order.
    fn known(&self, acts: usize) -> Known {
        let aside: Vec<EntryId> = self.acts[acts..].iter().map(|(entry, _)| *entry).collect();
        Known::without(self.until, &aside)
    }

    /// What an act did to a person, list by list, from the first on that it is felt in.
    fn reaching(
        &self,
        store: &mut Reader<'_>,
        (entry, place): (EntryId, usize),
        (unknown, without): (Known, &[Made]),
        (known, with): (Known, &[Made]),
        person: PersonId,
    ) -> Result<Reaching, OfficeError> {
        let differs = |at: &usize| without[*at].rating(person) != with[*at - place].rating(person);
        let felt = (place..self.again.chain.len()).find(differs).unwrap_or(place);
        // What seeds a rating is felt where that rating begins; every other act where it was counted first.
        let told = |store: &mut Reader<'_>, at: usize| -> Result<_, OfficeError> {
            let before = self.again.told(store, &unknown, (at, &without[at]), person)?;
            Ok([before, self.again.told(store, &known, (at, &with[at - place]), person)?])
        };
        let mut calculations = told(store, place)?;
        let first = if is_same(&calculations) { felt } else { place };
        if first != place {
            calculations = told(store, first)?;
        }
        let mut through = self.through(store, (first, without, &with[first - place..]), person)?;
        let mut last = None;
        for (at, one) in (first..).zip(&mut through) {
            let by = one.after.unwrap_or(0) - one.before.unwrap_or(0);
            if last.replace(by).is_some_and(|last| last != by) {
                one.calculations = told(store, at)?;
            }
        }
        Ok(Reaching { entry, through, calculations })
    }

    fn through(
        &self,
        store: &mut Reader<'_>,
        (place, without, with): (usize, &[Made], &[Made]),
        person: PersonId,
    ) -> Result<Vec<Through>, OfficeError> {
        let mut through = Vec::with_capacity(with.len());
        for ((list, without), with) in self.again.chain[place..].iter().zip(&without[place..]).zip(with) {
            let published = list_rows::get(store, list.id, person)?.and_then(|row| row.rating);
            let (before, after) = (without.rating(person), with.rating(person));
            through.push(Through { list: list.clone(), published, before, after, calculations: [None, None] });
        }
        Ok(through)
    }
}

/// Whether two calculations say the same of somebody.
fn is_same(calculations: &[Option<(Answer, usize)>; 2]) -> bool {
    match calculations {
        [None, None] => true,
        [Some((Answer::Chess(one), position)), Some((Answer::Chess(other), place))] => {
            one.rated.players.get(*position) == other.rated.players.get(*place)
        }
        _ => false,
    }
}

/// Whom of these persons an act moved on the list after `base`, made with everything up to an entry.
pub(crate) fn affected(
    store: &mut Reader<'_>,
    (base, until): (&List, EntryId),
    act: EntryId,
    persons: &[PersonId],
) -> Result<Vec<Affected>, OfficeError> {
    match Entering::read(store, (base, until), persons, false)? {
        Some(entering) => entering.affected(store, act),
        None => Ok(Vec::new()),
    }
}

/// Everybody's numbers as they were known, in order.
fn people_of(store: &mut Reader<'_>, persons: &[PersonId], until: EntryId) -> Result<Vec<PersonId>, OfficeError> {
    Ok(super::super::scope::all_numbers(&People::numbers_at(store, until)?, persons.to_vec()))
}

/// Standard lists that were published after lists of a walk that they seed: acts that made them, each with the first place in
/// the walk, from a place on, that it is felt in once the lists are computed again.
fn seeds(
    store: &mut Reader<'_>,
    tempo: Tempo,
    (walk, first): (&[List], usize),
    until: EntryId,
) -> Result<Vec<(EntryId, usize)>, OfficeError> {
    if tempo == Tempo::Standard {
        return Ok(Vec::new());
    }
    let mut seeds = Vec::new();
    for standard in Shelf::read(store, Series::Chess(Tempo::Standard), until)?.lists() {
        let seeds_it = |list: &List| standard.day < list.day && standard.closed > list.closed;
        let place = walk[first..].iter().position(seeds_it);
        seeds.extend(place.map(|place| (standard.closed, first + place)));
    }
    seeds.sort_unstable();
    seeds.dedup_by_key(|(entry, _)| *entry);
    Ok(seeds)
}

/// Whether a rating of somebody can have moved one of these persons: himself, or an opponent.
fn have_met(store: &mut Reader<'_>, one: PersonId, persons: &[PersonId]) -> Result<bool, OfficeError> {
    if persons.binary_search(&one).is_ok() {
        return Ok(true);
    }
    let all = (TournamentId(0), TournamentId(i32::MAX as u32));
    let theirs = reports::tournaments_of_any(store, persons, all)?;
    Ok(reports::tournaments_of_any(store, &[one], all)?.iter().any(|event| theirs.binary_search(event).is_ok()))
}

/// The corrections that a list of a walk, oldest first, came too early for, each with the place of that list.
fn lacking(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    walk: &[List],
    until: EntryId,
) -> Result<Vec<(Correction, usize)>, OfficeError> {
    let mut lacking = Vec::new();
    for correction in decisions::corrections(store, until)? {
        let Some(rated_in) = merged::reached(store, shelf, &correction)? else { continue };
        let lacks_it = |one: &List| one.day == rated_in.day && one.closed < correction.entry;
        if let Some(place) = walk.iter().position(lacks_it) {
            lacking.push((correction, place));
        }
    }
    Ok(lacking)
}

/// The corrections that enter the list after `base`, whomever they move.
pub(super) fn pending(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    (base, until): (&List, EntryId),
) -> Result<Vec<EntryId>, OfficeError> {
    let walk: Vec<List> = own_before(shelf, base).cloned().collect();
    let lacking = lacking(store, shelf, &walk, until)?.into_iter();
    Ok(lacking.map(|(one, _)| one.entry).filter(|entry| *entry > base.closed).collect())
}

/// Decisions of the same time that hold in lists of the chain: on these persons, or on everybody.
fn decided_since(
    store: &mut Reader<'_>,
    (chain, base): (&[List], &List),
    until: EntryId,
    persons: &[PersonId],
) -> Result<Vec<(EntryId, usize)>, OfficeError> {
    let is_theirs = |person: &PersonId| persons.binary_search(person).is_ok();
    let mut since = Vec::new();
    for decision in decisions::all(store)? {
        let is_new = |entry: &EntryId| *entry > base.closed && *entry <= until;
        let acts = [Some(decision.entry), decision.revoked].into_iter().flatten().filter(is_new);
        let Some(place) = chain.iter().position(|list| list.day >= decision.day) else { continue };
        let concerns = match Decided::read(&decision.value) {
            Some(Decided::Indicators { person, series, .. }) => series == base.series && is_theirs(&person),
            Some(Decided::Taken { ratings, .. }) => ratings.iter().any(|one| is_theirs(&one.person)),
            Some(Decided::Parameter { .. } | Decided::Transition { .. }) => true,
            _ => false,
        };
        if concerns {
            since.extend(acts.map(|entry| (entry, place)));
        }
    }
    Ok(since)
}
