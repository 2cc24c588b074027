//! What an arbiter has: licences, titles with their days, and the events and seminars that are norms for FA or IA or could be. The
//! numbers of an event of the register are the register's; of others they are those of the certificate.

use super::arbiters::{Licensed, arbiters};
use crate::acts::desk::OfficeError;
use crate::acts::paper::{arbiter_norms, arbiter_titles};
use crate::intake::events::tournament_of;
use crate::lists::compute::Shelf;
use crate::register::{is_arbiter, persons_of, registered};
use crate::titles::{STANDARD, Sources, declared_of};
use arpad_model::{
    Arbiter, Birth, EntryId, EventKind, Official, Person, PersonId, RegisteredTournament, Series, System as Paired,
    TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{list_rows, persons, reports, tournaments};
use arpad_rules::titles::application::Completeness;
use arpad_rules::titles::arbiters::{
    ArbiterCase, ArbiterNorm, ArbiterTitle, Earning, Edition, FIDE_ARBITERS_2021_07, NormKind, arbiter_application,
    may_earn,
};
use arpad_rules::titles::norm::System;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// An arbiter's dossier.
#[derive(Clone, Debug)]
pub struct ArbiterDossier {
    /// Who.
    pub person: Person,
    /// The edition it is judged by.
    pub edition: &'static Edition,
    /// The day it is of.
    pub day: Date,
    /// Every licence, the oldest first.
    pub licences: Vec<Licensed>,
    /// Titles with the days they were confirmed.
    pub titles: Vec<(Date, ArbiterTitle)>,
    /// Events and seminars, the oldest first.
    pub norms: Vec<ArbiterNormHeld>,
    /// The next title, and what is missing for it.
    pub sought: Option<(ArbiterTitle, Completeness)>,
}

impl ArbiterDossier {
    /// Whether a licence holds on the day.
    pub fn is_licensed(&self) -> bool {
        let holds = |one: &Licensed| one.from <= self.day && one.licence.until.is_none_or(|until| self.day <= until);
        self.licences.iter().any(holds)
    }
}

/// An event or a seminar.
#[derive(Clone, Debug)]
pub struct ArbiterNormHeld {
    /// Its name.
    pub event: String,
    /// The event of the register.
    pub tournament: Option<TournamentId>,
    /// The entry with which its certificate was filed.
    pub certificate: Option<EntryId>,
    /// He was the chief.
    pub is_chief: bool,
    /// What it is as a norm.
    pub norm: ArbiterNorm,
    /// Whether a certificate may be given out for it.
    pub earning: Earning,
}

impl ArbiterNormHeld {
    /// It counts: a certificate is filed, or there is one for everybody.
    pub fn counts(&self) -> bool {
        self.certificate.is_some() || self.earning == Earning::Yes
    }
}

/// The dossier of a person as of a day; of who never was an arbiter it is empty.
pub fn arbiter_dossier(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<ArbiterDossier, OfficeError> {
    let edition = &FIDE_ARBITERS_2021_07;
    let person = registered(store, person)?;
    let numbers = persons_of(store, person.clone())?;
    let mut licences = arbiters(store, None)?;
    licences.retain(|one| numbers.iter().any(|number| number.id == one.person.id));
    licences.sort_by_key(|one| one.from);
    let mut titles = arbiter_titles(store, &person)?;
    titles.retain(|(awarded, _)| *awarded <= day);
    let norms = norms(store, edition, (&person, &licences), day)?;
    let since = |title: ArbiterTitle| titles.iter().find(|(_, one)| *one == title).map(|(day, _)| *day);
    let mut told = ArbiterDossier { person, edition, day, licences, titles: titles.clone(), norms, sought: None };
    let next = match (since(ArbiterTitle::Fa), since(ArbiterTitle::Ia)) {
        (_, Some(_)) => None,
        (Some(_), None) => Some(ArbiterTitle::Ia),
        (None, None) => Some(ArbiterTitle::Fa),
    };
    told.sought = next.filter(|_| !told.licences.is_empty() || !told.norms.is_empty()).map(|title| {
        let case = ArbiterCase {
            title,
            applied: day,
            born: told.person.born.map(last_day),
            is_registered: Some(told.is_licensed()),
            fa_since: since(ArbiterTitle::Fa),
            norms: told.norms.iter().filter(|one| one.counts()).map(|one| one.norm.clone()).collect(),
        };
        (title, arbiter_application(edition, &case))
    });
    Ok(told)
}

/// Of a year alone, its last day: nobody is taken for older than he is.
fn last_day(born: Birth) -> Date {
    match born {
        Birth::Date(day) => day,
        Birth::Year(year) => Date::new(year, 12, 31).unwrap_or(Date::MAX),
    }
}

fn norms(
    store: &mut Reader<'_>,
    edition: &Edition,
    (person, licences): (&Person, &[Licensed]),
    day: Date,
) -> Result<Vec<ArbiterNormHeld>, OfficeError> {
    let mut found = Vec::new();
    let mut sources = Sources::default();
    for event in held_by(store, day)? {
        let named = arbiters_of(&event);
        let is_his = |one: &&Arbiter| {
            is_arbiter(person, "", one) || licences.iter().any(|held| is_arbiter(person, &held.licence.number, one))
        };
        let Some(own) = named.iter().find(is_his) else { continue };
        let Some(norm) = event_norm(store, &mut sources, &event)? else { continue };
        let chief = named.iter().find(|one| one.chief);
        let has_title = match chief.filter(|chief| *chief != own) {
            Some(chief) => chief_title(store, chief, event.starts)?,
            None => None,
        };
        let arbiters = named.len() as u32;
        let system = norm.system.unwrap_or(System::Team);
        let earning = may_earn(edition, (system, norm.players), arbiters, (own.chief, has_title));
        let norm = ArbiterNorm { chief_arbiter: chief.map(|chief| chief.name.clone()), ..norm };
        let (event, tournament, is_chief) = (event.name.clone(), Some(event.id), own.chief);
        found.push(ArbiterNormHeld { event, tournament, certificate: None, is_chief, norm, earning });
    }
    for (entry, filed, paper) in arbiter_norms(store, person)? {
        let Some(kind) = paper.norm_kind().filter(|_| filed <= day) else { continue };
        if let Some(known) =
            found.iter_mut().find(|one| paper.tournament.is_some() && one.tournament == paper.tournament)
        {
            known.certificate = Some(entry);
            known.norm.kind = kind;
            continue;
        }
        // A report names the chief at times, and seldom everybody: the numbers are the register's all the same.
        if let Some(id) = paper.tournament
            && let Some(norm) = {
                let event = tournament_of(store, id)?;
                let chief = arbiters_of(&event).into_iter().find(|one| one.chief).map(|chief| chief.name);
                event_norm(store, &mut sources, &event)?.map(|norm| ArbiterNorm { kind, chief_arbiter: chief, ..norm })
            }
        {
            let (event, tournament, certificate) = (paper.event, paper.tournament, Some(entry));
            let (is_chief, earning) = (false, Earning::Yes);
            found.push(ArbiterNormHeld { event, tournament, certificate, is_chief, norm, earning });
            continue;
        }
        let norm = ArbiterNorm {
            kind,
            system: System::ALL.into_iter().find(|system| system.as_str() == paper.system),
            rounds: paper.rounds,
            players: paper.players,
            rated: paper.rated,
            federations: paper.federations,
            chief_arbiter: Some(paper.chief.clone()).filter(|chief| !chief.is_empty()),
            end: filed,
        };
        let (event, tournament, certificate) = (paper.event, paper.tournament, Some(entry));
        found.push(ArbiterNormHeld { event, tournament, certificate, is_chief: false, norm, earning: Earning::Yes });
    }
    found.sort_by_key(|one| (one.norm.end, one.tournament, one.certificate));
    Ok(found)
}

/// Every chess event that was accepted and had ended by a day.
fn held_by(store: &mut Reader<'_>, day: Date) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let mut all = Vec::new();
    for series in Series::ALL.into_iter().filter(|series| *series != Series::Go) {
        for state in [TournamentState::Accepted, TournamentState::Rated] {
            all.extend(tournaments::in_state(store, series, state)?);
        }
    }
    all.retain(|event| event.ends <= day);
    Ok(all)
}

/// Everybody who is named as an arbiter, the chief first.
fn arbiters_of(event: &RegisteredTournament) -> Vec<Arbiter> {
    let mut named = event.facts.arbiters.clone();
    let chief = event.arbiter.trim();
    if !chief.is_empty() && !named.iter().any(|one| one.chief) {
        named.insert(0, Arbiter { name: chief.to_owned(), chief: true, ..Arbiter::default() });
    }
    named
}

/// Whether the chief arbiter had a title of FIDE when an event began; none where nobody in the register is he.
fn chief_title(store: &mut Reader<'_>, chief: &Arbiter, day: Date) -> Result<Option<bool>, OfficeError> {
    // As the report writes it before his name.
    let written = chief.name.split(' ').next().unwrap_or_default();
    if [ArbiterTitle::Fa, ArbiterTitle::Ia].iter().any(|title| title.as_str().eq_ignore_ascii_case(written)) {
        return Ok(Some(true));
    }
    let known = arbiters(store, None)?;
    let Some(found) = known.iter().find(|one| is_arbiter(&one.person, &one.licence.number, chief)) else {
        return Ok(None);
    };
    Ok(Some(arbiter_titles(store, &found.person)?.iter().any(|(awarded, _)| *awarded <= day)))
}

/// An event as a norm.
fn event_norm(
    store: &mut Reader<'_>,
    sources: &mut Sources,
    event: &RegisteredTournament,
) -> Result<Option<ArbiterNorm>, OfficeError> {
    let known = EntryId::LAST;
    let Some(Report::Chess { persons: players, tournament }) = reports::known(store, event.id, known)? else {
        return Ok(None);
    };
    let shelf = Shelf::read(store, event.series, known)?;
    // Rated at the end: on the list in force then, or on the one that counted the event.
    let lists: Vec<_> = shelf.in_force(event.ends).map(|list| list.id).into_iter().chain(event.list).collect();
    let (mut rated, mut federations) = (0, BTreeSet::new());
    for player in &players {
        let mut is_rated = false;
        for list in &lists {
            is_rated |= list_rows::get(store, *list, *player)?.is_some_and(|row| row.rating.is_some());
        }
        rated += u32::from(is_rated);
        federations.extend(persons::get(store, *player)?.map(|one| one.country).filter(|code| !code.is_empty()));
    }
    let system = match tournament.system {
        Paired::Swiss => Some(System::Swiss),
        Paired::RoundRobin => Some(System::RoundRobin),
        Paired::DoubleRoundRobin => Some(System::DoubleRoundRobin),
        Paired::Team => Some(System::Team),
        Paired::Match => Some(System::Knockout),
    };
    let (players, federations) = (players.len() as u32, federations.len() as u32);
    let kind = kind_of(store, sources, event, (players, federations))?;
    let rounds = tournament.circumstances.rounds.or(event.rounds).unwrap_or_default();
    let norm = ArbiterNorm { kind, system, rounds, players, rated, federations, chief_arbiter: None, end: event.ends };
    Ok(Some(norm))
}

/// What an event of the register is as a norm, from what was declared of it.
fn kind_of(
    store: &mut Reader<'_>,
    sources: &mut Sources,
    event: &RegisteredTournament,
    (players, federations): (u32, u32),
) -> Result<NormKind, OfficeError> {
    if event.series != STANDARD {
        let is_official = event.facts.official.is_some();
        return Ok(if is_official { NormKind::WorldRapidBlitz } else { NormKind::RapidBlitz });
    }
    if event.facts.hybrid {
        return Ok(NormKind::Hybrid);
    }
    match declared_of(store, event)?.kind {
        Some(EventKind::NationalFinal) => return Ok(NormKind::NationalFinal),
        Some(EventKind::NationalTeam) => return Ok(NormKind::League),
        Some(EventKind::Olympiad) => return Ok(NormKind::OlympiadMatch),
        _ => {}
    }
    if event.facts.official == Some(Official::Fide) {
        return Ok(NormKind::Fide);
    }
    let is_international = federations >= INTERNATIONAL;
    let gives_norms = is_international && (event.facts.norms || !sources.made_in(store, event.id)?.is_empty());
    Ok(match (gives_norms, is_international && players >= LARGE) {
        (true, _) => NormKind::International,
        (false, true) => NormKind::LargeInternational,
        (false, false) => NormKind::Event,
    })
}

/// Federations of an international event, as IA asks for them, and players of a large one.
const INTERNATIONAL: u32 = 3;
const LARGE: u32 = 100;

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn who_is_known_by_the_year_alone_was_born_on_its_last_day() {
        assert_eq!(last_day(Birth::Year(1990)), date(1990, 12, 31));
        assert_eq!(last_day(Birth::Date(date(1990, 5, 1))), date(1990, 5, 1));
    }
}
