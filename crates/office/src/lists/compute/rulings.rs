//! The committee's decisions as a list meets them.

use crate::lists::reading::{self, Followed, Reading};
use crate::lists::{Decided, TakenRating};
use arpad_model::{Decision, EntryId, List, PersonId, Series, Taken, Tempo, TournamentId, Waiver};
use arpad_registry::tables::{decisions, parts};
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// What was decided, sorted by what it is about.
#[derive(Default)]
pub(crate) struct Rulings {
    /// Which reading of the law the register follows.
    pub reading: Reading,
    /// The federation, three letters; empty where it was never founded.
    pub home: String,
    /// Paragraphs set aside, by tournament.
    waivers: HashMap<TournamentId, Vec<Waiver>>,
    /// The events of parts.
    parts: HashMap<TournamentId, TournamentId>,
    /// Ratings set by decision in this period, by person.
    pub ratings: HashMap<PersonId, i32>,
    /// Games before and the highest rating that came with some of them.
    pub known_games: HashMap<PersonId, (u32, Option<i32>)>,
    /// Ratings in this series that no list of the register has, by person.
    taken: HashMap<PersonId, Vec<TakenOver>>,
    /// The same from FIDE's list in standard, which seeds rapid and blitz.
    pub taken_standard: HashMap<PersonId, i32>,
    /// The list is converted.
    pub transition: bool,
    /// Parameters by edition: name and value, the day they hold from.
    pub parameters: Vec<(String, String, String, Date)>,
    /// Who is on no list by decision.
    pub unlisted: HashSet<PersonId>,
    /// Who is a member of no federation.
    pub memberless: HashSet<PersonId>,
    /// Federations that are suspended.
    pub suspended: HashSet<String>,
    /// Who is on lists whatever becomes of his membership.
    pub exempt: HashSet<PersonId>,
    /// Everything that go asks about.
    pub go: Vec<(Decision, Decided)>,
}

/// What every list of a register stands on, beside what was decided.
#[derive(Clone, Default)]
pub(crate) struct Ground {
    followed: Followed,
    parts: HashMap<TournamentId, TournamentId>,
}

impl Ground {
    pub(super) fn read(store: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(Ground { followed: reading::followed(store)?, parts: parts::all(store)?.into_iter().collect() })
    }
}

/// A rating that no list of the register has.
pub(crate) struct TakenOver {
    /// In this tournament alone.
    tournament: Option<TournamentId>,
    pub rating: TakenRating,
    pub from: Taken,
}

impl Rulings {
    /// Takes over ratings that no list of the register has. Those of a report hold in its own tournament alone: withdrawn, it
    /// rates nobody elsewhere.
    pub(crate) fn take(&mut self, of: Series, ratings: &[TakenRating], tournament: Option<TournamentId>, from: Taken) {
        for one in ratings {
            if one.series == of {
                let taken = TakenOver { tournament, rating: one.clone(), from };
                self.taken.entry(one.person).or_default().push(taken);
            }
            if one.series == Series::Chess(Tempo::Standard) && from.list.is_some() {
                self.taken_standard.insert(one.person, one.rating);
            }
        }
    }

    /// A rating that no list of the register has, where one of these tournaments is rated; the last word counts.
    pub(crate) fn taken(&self, person: PersonId, is_rated: impl Fn(TournamentId) -> bool) -> Option<&TakenOver> {
        self.taken.get(&person)?.iter().rfind(|one| one.tournament.is_none_or(&is_rated))
    }

    /// The event that a tournament is a part of.
    pub(crate) fn event_of(&self, tournament: TournamentId) -> Option<TournamentId> {
        self.parts.get(&tournament).copied()
    }

    /// What is set aside for a tournament, or for the whole event that it is a part of.
    pub(crate) fn waivers_of(&self, tournament: TournamentId) -> Vec<Waiver> {
        let event = self.parts.get(&tournament).copied().filter(|event| *event != tournament);
        event.into_iter().chain([tournament]).filter_map(|one| self.waivers.get(&one)).flatten().cloned().collect()
    }

    /// The parameters of an edition that hold on a day, in the order they were decided.
    pub(crate) fn parameters_of(&self, edition: &str, day: Date) -> impl Iterator<Item = (&str, &str)> {
        let holds = move |(of, _, _, from): &&(String, String, String, Date)| of == edition && *from <= day;
        self.parameters.iter().filter(holds).map(|(_, name, value, _)| (name.as_str(), value.as_str()))
    }

    /// What held when an entry was made, for the list of a series and day that starts from `base`.
    pub(crate) fn read(
        store: &mut Reader<'_>,
        known: EntryId,
        of: Series,
        base: Option<&List>,
        day: Date,
    ) -> Result<Self, Error> {
        Ok(Rulings::among(&decided(store, known)?, &Ground::read(store)?, of, base, day))
    }

    /// The same from decisions at hand.
    pub(crate) fn among(
        all: &[(Decision, Decided)],
        ground: &Ground,
        of: Series,
        base: Option<&List>,
        day: Date,
    ) -> Self {
        let Ground { followed: Followed { reading, home }, parts } = ground.clone();
        let mut rulings = Rulings { reading, home, parts, ..Rulings::default() };
        for (decision, decided) in all {
            // A decision on a player's indicators counts once: in the first list it can reach.
            let is_new = base.is_none_or(|base| decision.day > base.day || decision.entry > base.closed);
            let is_due = decision.day <= day && is_new;
            let holds = |until: &Option<Date>| decision.day <= day && until.is_none_or(|until| day <= until);
            match decided {
                Decided::Waiver { tournament, paragraph, what } => {
                    let (paragraph, what, decision) = (paragraph.clone(), what.clone(), decision.reference.clone());
                    let waivers = rulings.waivers.entry(*tournament).or_default();
                    waivers.push(Waiver { paragraph, what, decision });
                }
                Decided::Transition { series, .. } => {
                    let standard = series.is_empty() && of == Series::Chess(Tempo::Standard);
                    rulings.transition |= standard || series.contains(&of);
                }
                Decided::Parameter { edition, name, value } => {
                    rulings.parameters.push((edition.clone(), name.clone(), value.clone(), decision.day));
                }
                Decided::Indicators { series, person, points: Some(points), games, peak, .. }
                    if of != Series::Go && *series == of && is_due =>
                {
                    rulings.ratings.insert(*person, *points);
                    rulings.known_games.extend(games.map(|games| (*person, (games, *peak))));
                }
                Decided::Indicators { series, .. } if *series == Series::Go && is_due => {
                    rulings.go.push((decision.clone(), decided.clone()));
                }
                Decided::Indicators { .. } | Decided::Owner { .. } => {}
                Decided::Taken { tournament, list, ratings } if decision.day <= day => {
                    let from = Taken { decision: decision.entry, list: *list };
                    rulings.take(of, ratings, *tournament, from);
                }
                Decided::Taken { .. } => {}
                Decided::Unlisted { person, until } if holds(until) => _ = rulings.unlisted.insert(*person),
                Decided::Memberless { person, until } if holds(until) => _ = rulings.memberless.insert(*person),
                Decided::Exemption { person, until } if holds(until) => _ = rulings.exempt.insert(*person),
                Decided::Suspension { federation, until } if holds(until) => {
                    rulings.suspended.insert(federation.clone());
                }
                Decided::Unlisted { .. }
                | Decided::Memberless { .. }
                | Decided::Exemption { .. }
                | Decided::Suspension { .. } => {}
                Decided::Multiplier { .. }
                | Decided::Importance { .. }
                | Decided::Event { .. }
                | Decided::Parts { .. }
                | Decided::Allowed { .. }
                | Decided::Initial { .. } => {
                    rulings.go.push((decision.clone(), decided.clone()));
                }
            }
        }
        rulings
    }
}

/// Every decision that held when an entry was made, with what it says.
pub(super) fn decided(store: &mut Reader<'_>, known: EntryId) -> Result<Vec<(Decision, Decided)>, Error> {
    let read = |decision: Decision| {
        let decided = Decided::read(&decision.value)
            .ok_or_else(|| Error::damaged("decision", format!("entry {} cannot be read", decision.entry)))?;
        Ok((decision, decided))
    };
    decisions::known(store, known)?.into_iter().map(read).collect()
}
