//! The committee's decisions as a list meets them.

use super::Known;
use crate::lists::coverage::Coverages;
use crate::lists::reading::{self, Followed, Reading};
use crate::lists::{Decided, TakenRating};
use arpad_model::{
    Decision, DecisionKind, EntryId, List, PersonId, Series, SubmissionId, Taken, Tempo, TournamentId, Waiver,
};
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
    /// The entries that set them.
    pub set_by: HashMap<PersonId, EntryId>,
    /// Games before and the highest rating that came with some of them.
    pub known_games: HashMap<PersonId, (u32, Option<i32>)>,
    /// Ratings in this series that no list of the register has, by person.
    taken: HashMap<PersonId, Vec<TakenOver>>,
    /// The same from FIDE's list in standard, which seeds rapid and blitz.
    pub taken_standard: HashMap<PersonId, i32>,
    /// The list is converted, by the decision of this entry and number.
    pub transition: Option<(EntryId, String)>,
    /// What the text leaves to the federation, in the order it was decided.
    pub parameters: Vec<DecidedParameter>,
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
    /// Every decision on the indicators of a go player, whenever it was taken.
    pub indicators: Vec<(Decision, Decided)>,
    /// Who belongs to the go federation's rating system.
    pub coverage: Coverages,
}

/// A parameter of an edition.
#[derive(Clone)]
pub(crate) struct DecidedParameter {
    pub edition: String,
    pub name: String,
    pub value: String,
    /// The day it holds from.
    pub from: Date,
    /// The entry that decided it, and under which number.
    pub entry: EntryId,
    pub reference: String,
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
    /// What is told of decisions beside a period that has met the others already.
    pub(super) fn told(
        reading: Reading,
        transition: Option<(EntryId, String)>,
        parameters: Vec<DecidedParameter>,
    ) -> Self {
        Rulings { reading, transition, parameters, ..Rulings::default() }
    }

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

    /// Lines of a file that is not accepted yet stand for these persons.
    pub(super) fn seat(&mut self, file: SubmissionId, persons: &[PersonId]) {
        for (_, decided) in &mut self.go {
            if let Decided::Allowed { game: Some(game), .. } = decided {
                game.seat(file, persons);
            }
        }
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
        self.decided_of(edition, day).map(|one| (one.name.as_str(), one.value.as_str()))
    }

    /// The same with the decisions.
    pub(crate) fn decided_of(&self, edition: &str, day: Date) -> impl Iterator<Item = &DecidedParameter> {
        self.parameters.iter().filter(move |one| one.edition == edition && one.from <= day)
    }

    /// What held when an entry was made, for the list of a series and day that starts from `base`.
    pub(crate) fn read(
        store: &mut Reader<'_>,
        known: EntryId,
        of: Series,
        base: Option<&List>,
        day: Date,
    ) -> Result<Self, Error> {
        Ok(Rulings::among(&Known::from(known).decided(store, of)?, &Ground::read(store)?, of, base, day))
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
            if let (Series::Go, Decided::Indicators { series: Series::Go, .. }) = (of, decided) {
                rulings.indicators.push((decision.clone(), decided.clone()));
            }
            let holds = |until: &Option<Date>| decision.day <= day && until.is_none_or(|until| day <= until);
            match decided {
                Decided::Waiver { tournament, paragraph, what } => {
                    let (paragraph, what, decision) = (paragraph.clone(), what.clone(), decision.reference.clone());
                    let waivers = rulings.waivers.entry(*tournament).or_default();
                    waivers.push(Waiver { paragraph, what, decision });
                }
                Decided::Transition { series, .. } => {
                    let standard = series.is_empty() && of == Series::Chess(Tempo::Standard);
                    if standard || series.contains(&of) {
                        rulings.transition = Some((decision.entry, decision.reference.clone()));
                    }
                }
                Decided::Parameter { edition, name, value } => {
                    rulings.parameters.push(DecidedParameter {
                        edition: edition.clone(),
                        name: name.clone(),
                        value: value.clone(),
                        from: decision.day,
                        entry: decision.entry,
                        reference: decision.reference.clone(),
                    });
                }
                Decided::Indicators { series, person, points: Some(points), games, peak, .. }
                    if of != Series::Go && *series == of && is_due =>
                {
                    rulings.ratings.insert(*person, *points);
                    rulings.set_by.insert(*person, decision.entry);
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
                Decided::Coverage { .. } => rulings.coverage.say(decision, decided),
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
                // It moves no rating.
                Decided::TitleEvent { .. } => {}
                Decided::Multiplier { .. }
                | Decided::Importance { .. }
                | Decided::Event { .. }
                | Decided::Parts { .. }
                | Decided::Allowed { .. }
                | Decided::Initial { .. } => {
                    rulings.coverage.say(decision, decided);
                    rulings.go.push((decision.clone(), decided.clone()));
                }
            }
        }
        rulings
    }
}

/// Whether anybody has decided how many games a player of a chess series has.
pub(crate) fn decides_games(store: &mut Reader<'_>, series: Series, known: EntryId) -> Result<bool, Error> {
    let decisions = decisions::ever_of_kind(store, DecisionKind::Indicators, known)?;
    let tells = |decision: &Decision| matches!(Decided::read(&decision.value), Some(Decided::Indicators { series: of, games: Some(_), .. }) if of == series);
    Ok(series != Series::Go && decisions.iter().any(tells))
}
