//! A list once more for one person: the same inputs, limited to his tournaments, with every step.

use super::people::People;
use super::{Context, From, Rulings, Shelf, chess, go, go_decided, go_period, is_fide, overlaid, scope, withdrawn};
use crate::lists::closed_list::{ClosedList, OfWhole, closing_of};
use crate::rating::rate_case::{Answer, ChessAnswer, GoAnswer};
use crate::refusal::OfficeError;
use arpad_model::{
    EntryId, Finding, GoPeriod, List, ListId, ListRow, Period, PersonId, Place, Series, Severity, Tempo, TournamentId,
};
use arpad_registry::Reader;
use arpad_registry::tables::list_starts::{self, Moved};
use arpad_registry::tables::lists;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, reports};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::rate::rate_list;
use arpad_rules::chess::transition::BY_DECISION;
use arpad_rules::go::hungary::{self, Edition};
use std::collections::HashSet;

/// Whose calculation is asked for.
#[derive(Clone, Copy)]
pub(crate) enum About {
    /// A person: all his tournaments.
    Person(PersonId),
    /// The same, though no game of his counts and nothing moves him here: what he starts from is what he keeps.
    Standing(PersonId),
    /// A tournament: all tournaments of everybody who played in it, for K looks at all of them.
    Tournament(TournamentId),
}

/// A list that was made, or one that would be.
pub(crate) struct Subject<'a> {
    pub list: &'a List,
    pub tournaments: Counted<'a>,
    /// The rows it starts from, where they are stored nowhere yet.
    pub base: Option<&'a [ListRow]>,
    /// What a correction has moved in the stored ones.
    pub moved: &'a [Moved],
    /// A go list of the second reading.
    pub is_second: bool,
}

/// The tournaments that count in a list.
#[derive(Clone, Copy)]
pub(crate) enum Counted<'a> {
    /// In one that stands in the register: a month of the whole world is not read for one player.
    Stored(ListId),
    /// In one that would be made.
    These(&'a [TournamentId]),
}

impl Counted<'_> {
    /// Those of these that count.
    fn among(self, store: &mut Reader<'_>, asked: &[TournamentId]) -> Result<Vec<TournamentId>, OfficeError> {
        Ok(match self {
            Counted::Stored(list) => lists::counted_among(store, list, asked)?,
            Counted::These(all) => {
                let asked: HashSet<TournamentId> = asked.iter().copied().collect();
                all.iter().copied().filter(|one| asked.contains(one)).collect()
            }
        })
    }

    /// Whether a tournament counts.
    pub(crate) fn has(self, store: &mut Reader<'_>, tournament: TournamentId) -> Result<bool, OfficeError> {
        Ok(!self.among(store, &[tournament])?.is_empty())
    }

    /// The first and the last by number; none where none counts.
    fn span(self, store: &mut Reader<'_>) -> Result<Option<(TournamentId, TournamentId)>, OfficeError> {
        Ok(match self {
            Counted::Stored(list) => lists::span(store, list)?,
            Counted::These(all) => all.iter().copied().min().zip(all.iter().copied().max()),
        })
    }
}

/// The calculation with everybody who is in it, by position.
pub(crate) struct Calculation {
    pub answer: Answer,
    pub persons: Vec<PersonId>,
}

/// Whether a list is a go list of the second reading.
pub(crate) fn is_second(store: &mut Reader<'_>, list: &List) -> Result<bool, OfficeError> {
    Ok(list.series == Series::Go && closing_of(store, list)?.is_some_and(|one| one.second_reading))
}

impl Calculation {
    /// With somebody's position in it.
    pub(super) fn of(self, person: PersonId) -> Option<(Answer, usize)> {
        let position = self.persons.iter().position(|one| *one == person)?;
        Some((self.answer, position))
    }

    /// Whether somebody's rating is another after it.
    pub(super) fn moves(&self, person: PersonId) -> bool {
        let Answer::Chess(answer) = &self.answer else { return false };
        let position = self.persons.iter().position(|one| *one == person);
        let result = position.and_then(|position| answer.rated.players.get(position));
        result.is_some_and(|result| result.before.is_some() && (!result.published || result.rounded() != Some(0)))
    }
}

/// The calculation of a person on a computed list, and his position in it; none where he played nothing in it and stands as
/// he stood.
pub(crate) fn explain(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
) -> Result<Option<(Answer, usize)>, OfficeError> {
    let found = sealed(store, list, About::Person(person))?;
    Ok(found.and_then(|found| found.of(person)))
}

/// The same of somebody whom a correction alone has moved: a calculation without a game, from where it starts.
pub(crate) fn explain_standing(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
) -> Result<Option<(Answer, usize)>, OfficeError> {
    let found = sealed(store, list, About::Standing(person))?;
    Ok(found.and_then(|found| found.of(person)))
}

/// The same of a list that was made; none where nothing of theirs is in it.
pub(crate) fn sealed(store: &mut Reader<'_>, list: &List, about: About) -> Result<Option<Calculation>, OfficeError> {
    let (tournaments, moved) = (Counted::Stored(list.id), list_starts::of(store, list.id)?);
    let is_second = is_second(store, list)?;
    calculation(store, &Subject { list, tournaments, base: None, moved: &moved, is_second }, about)
}

/// The same of any list.
pub(crate) fn calculation(
    store: &mut Reader<'_>,
    subject: &Subject<'_>,
    about: About,
) -> Result<Option<Calculation>, OfficeError> {
    let list = subject.list;
    let known = list.closed;
    let events = events_about(store, subject, about)?;
    let is_decided = subject.is_second && subject.tournaments.span(store)?.is_none();
    // A floor or a conversion moves a chess player without a game.
    let idle = match (about, list.series) {
        (About::Person(person) | About::Standing(person), Series::Chess(_)) if events.is_empty() => Some(person),
        _ => None,
    };
    if events.is_empty() && idle.is_none() && !is_decided {
        return Ok(None);
    }
    // What is not closed yet is made as lists are made today.
    let closed = closing_of(store, list)?;
    let as_stored = closed.as_ref().is_some_and(|one| one.as_stored);
    let whole = closed.as_ref().map_or(OfWhole::RulesAndEnd, ClosedList::of_whole);
    let decided_games = closed.as_ref().is_none_or(|one| one.decided_games);
    let mut shelf = shelf_of(store, list)?.meeting(as_stored).with_decided_games(decided_games);
    let base = list.base.and_then(|id| shelf.get(id).cloned());
    let rulings = shelf.rulings(store, base.as_ref(), list.day)?;
    let scope = scope::of_events(store, &events, &rulings, (idle, known))?;
    let mut shelf = shelf.within(&scope);
    let people = People::known_at(store, &scope, known)?;
    let (rows, is_stored) = match (subject.base, &base) {
        (Some(rows), _) => (rows.to_vec(), false),
        (None, Some(base)) => {
            let is_stored = subject.moved.is_empty() && (base.closed < known || as_stored);
            let rows = overlaid(shelf.everybody(store, base.id)?, subject.moved);
            (shelf.with_kept(store, base, list.day, rows)?, is_stored)
        }
        (None, None) => (Vec::new(), true),
    };
    match list.series {
        Series::Chess(tempo) => {
            let stored = base.as_ref().filter(|_| is_stored);
            let from = From { rows: &rows, list: stored, is_fide: is_fide(base.as_ref()) };
            let context =
                Context { people: &people, rulings: &rulings, known: &known.into(), whole, made: None, keeps: false };
            let found = explain_chess(store, &mut shelf, &context, (tempo, list), &from, (&events, idle))?;
            let is_told = |person: PersonId| matches!(about, About::Standing(_)) || found.moves(person);
            Ok(idle.is_none_or(is_told).then_some(found))
        }
        Series::Go => {
            let (day, is_second, is_anew) = (list.day, subject.is_second, list.revision > 0);
            let (people, rulings) = (&people, &rulings);
            let domestic = &super::domestic(store, rulings, &events, is_second)?;
            let making = go::Making { day, is_second, people, rulings, domestic, keeps: false, is_anew };
            let found = match is_decided {
                true => explain_decided(&making.start(&rows), &making),
                false => explain_go(&making.start(&rows), &events, &making),
            }?;
            let is_about = |one: &Calculation| match about {
                About::Person(person) | About::Standing(person) => one.persons.contains(&person),
                About::Tournament(_) => true,
            };
            Ok(found.filter(is_about))
        }
    }
}

/// The events of a list that the calculation is about, in the order of their starts.
fn events_about(store: &mut Reader<'_>, subject: &Subject<'_>, about: About) -> Result<super::Events, OfficeError> {
    let known = subject.list.closed;
    let people = People::numbers_at(store, known)?;
    let standing =
        |report: &Report| -> Vec<PersonId> { report.persons().iter().map(|one| people.standing_for(*one)).collect() };
    let withdrawn = withdrawn(store, known)?;
    let mut wanted = match about {
        About::Person(person) | About::Standing(person) => vec![person],
        About::Tournament(one) if !withdrawn.contains(&one) && subject.tournaments.has(store, one)? => {
            standing(&super::event(store, one, known)?.1)
        }
        About::Tournament(_) => Vec::new(),
    };
    wanted.sort_unstable();
    let Some(span) = subject.tournaments.span(store)? else { return Ok(Vec::new()) };
    let near = near(store, span, scope::all_numbers(&people, wanted.clone()), known)?;
    let mut counted = subject.tournaments.among(store, &near)?;
    counted.retain(|one| !withdrawn.contains(one));
    let mut events = super::events(store, &counted, &known.into())?;
    events.retain(|(_, report)| standing(report).iter().any(|one| wanted.binary_search(one).is_ok()));
    events.sort_by_key(|(event, _)| (event.starts, event.ends, event.id));
    Ok(events)
}

/// The tournaments between two numbers in which these persons take part, by number, and those of which something else was known then.
fn near(
    store: &mut Reader<'_>,
    span: (TournamentId, TournamentId),
    persons: Vec<PersonId>,
    known: EntryId,
) -> Result<Vec<TournamentId>, OfficeError> {
    let mut near = reports::tournaments_of_any(store, &persons, span)?;
    let since = decisions::corrections(store, EntryId::LAST)?.into_iter().filter(|one| one.entry >= known);
    near.extend(since.filter_map(|one| one.tournament));
    near.sort_unstable();
    near.dedup();
    Ok(near)
}

/// The lists as they stood when this one was made, with those made before it in the same act.
pub(super) fn shelf_of(store: &mut Reader<'_>, list: &List) -> Result<Shelf, OfficeError> {
    let with = made_with(store, list)?;
    Ok(Shelf::read(store, list.series, list.closed)?.standing_with(&with))
}

/// The lists made before this one in the same act.
pub(super) fn made_with(store: &mut Reader<'_>, list: &List) -> Result<Vec<List>, OfficeError> {
    let mut with = lists::of(store, list.series)?;
    with.retain(|other| other.closed == list.closed && other.id < list.id);
    Ok(with)
}

/// One chess list for the participants of these events, with every step.
pub(super) fn explain_chess(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    context: &Context<'_>,
    (tempo, list): (Tempo, &List),
    from: &From<'_>,
    (events, idle): (&super::Events, Option<PersonId>),
) -> Result<Calculation, OfficeError> {
    let events = &*super::whole::with_wholes(store, shelf, context, tempo, events)?;
    let at_start = super::at_start::at_start(store, shelf, list.day, from, events)?;
    let standard = match tempo {
        Tempo::Standard => None,
        Tempo::Rapid | Tempo::Blitz => context.standard(store, shelf.scope(), list.day)?,
    };
    let base = chess::merged(from.rows, context.people);
    let making = chess::Making {
        tempo,
        day: list.day,
        base: &base,
        base_is_fide: from.is_fide,
        events,
        at_start: &at_start,
        decided_games: shelf.decided_games(),
        standard,
        people: context.people,
        rulings: context.rulings,
        keeps: false,
    };
    let (period, persons) = chess::period(&making, &base, idle)?;
    let starts = events.iter().map(|(event, _)| event.starts);
    let governing = chess::Governing::of(tempo, list.day, starts, context.rulings)?;
    let law = governing.law();
    let mut rated = rate_list(&law, &period);
    rated.findings.extend(decided(&governing, context.rulings, &period));
    let answer = Answer::Chess(Box::new(ChessAnswer { edition: *law.list, period, rated }));
    Ok(Calculation { answer, persons })
}

/// What was decided for a list and its events where the text leaves a choice, each with its decision.
fn decided(governing: &chess::Governing, rulings: &Rulings, period: &Period) -> Vec<Finding> {
    let mut found: Vec<Finding> = Vec::new();
    let told = |code| Finding::new(Severity::Note, BY_DECISION, Place::Everything, code);
    let of_events = governing.events.iter().zip(period.tournaments.iter().map(|one| one.start));
    for (edition, day) in std::iter::once((&governing.list, period.list_date)).chain(of_events) {
        for one in rulings.decided_of(edition.id.0, day) {
            let finding = told(finding::PARAMETER_BY_DECISION).with("name", one.name.as_str());
            let finding = finding.with("value", one.value.as_str()).with("reference", one.reference.as_str());
            let finding = finding.with("edition", edition.id.0).with("entry", one.entry);
            if !found.contains(&finding) {
                found.push(finding);
            }
        }
    }
    if let (Some(transition), Some((entry, reference))) = (governing.transition, &rulings.transition) {
        let finding = told(finding::TRANSITION_BY_DECISION).with("transition", transition.id);
        found.push(finding.with("reference", reference.as_str()).with("entry", *entry));
    }
    found
}

fn explain_go(
    rows: &[ListRow],
    events: &super::Events,
    making: &go::Making<'_>,
) -> Result<Option<Calculation>, OfficeError> {
    let Some(event) = events.first() else { return Ok(None) };
    let edition = go::edition(event.0.starts, making, go::Asked::ForList)?;
    let (mut period, persons) = go_period::period(rows, event, making)?;
    for tournament in &mut period.tournaments {
        tournament.name = Some(event.0.name.clone());
    }
    let mut found = go_answer(&edition, period, persons);
    if let Answer::Mgsz(answer) = &mut found.answer {
        making.keep_due(&mut answer.findings);
    }
    Ok(Some(found))
}

/// What the committee decided on a day, as the law tells it.
fn explain_decided(rows: &[ListRow], making: &go::Making<'_>) -> Result<Option<Calculation>, OfficeError> {
    let edition = go::edition(go::governing(making.day), making, go::Asked::ForList)?;
    let (period, persons) = go_decided::period(rows, making)?;
    Ok(Some(go_answer(&edition, period, persons)))
}

fn go_answer(edition: &Edition, period: GoPeriod, persons: Vec<PersonId>) -> Calculation {
    let (rated, findings) = match hungary::rate(edition, &period) {
        Ok(mut rated) => {
            let findings = std::mem::take(&mut rated.findings);
            (Some(rated), findings)
        }
        Err(findings) => (None, findings),
    };
    Calculation { answer: Answer::Mgsz(GoAnswer { edition: edition.id, period, rated, findings }), persons }
}
