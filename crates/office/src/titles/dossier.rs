//! What a player has towards FIDE's titles: norms with the event and the ledger entry that prove them, the highest rating with its
//! list, a rating reached inside a period, and title by title what is missing.

use super::STANDARD;
use super::inside::{Periods, ReachedInside};
use super::papers::{NormCertificate, certificate};
use super::proof::{Events, NormProof};
use crate::lists::Owners;
use crate::refusal::OfficeError;
use crate::register::{filed_papers_of, persons_of, registered};
use arpad_model::{EntryId, List, Origin, PaperKind, Person, PersonId, Sex, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists, reports, titles};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::application::{Application, Completeness, NormGained, application};
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::rating_needed;
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::Date;
use std::collections::BTreeSet;

/// A player's dossier.
#[derive(Clone, Debug)]
pub struct TitleDossier {
    /// Who.
    pub person: PersonId,
    /// The edition an application of the day is judged by.
    pub edition: &'static Edition,
    /// The titles of FIDE that he holds.
    pub held: Titles,
    /// Every norm, the oldest first.
    pub norms: Vec<NormHeld>,
    /// The highest published rating.
    pub highest: Option<Highest>,
    /// Title by title, those that are not held.
    pub sought: Vec<TitleSought>,
}

/// A norm.
#[derive(Clone, Debug)]
pub struct NormHeld {
    /// The title.
    pub title: FideTitle,
    /// The event.
    pub event: String,
    /// Its first day.
    pub starts: Date,
    /// Its last day.
    pub ends: Date,
    /// What an application asks of it.
    pub gained: NormGained,
    /// What proves it.
    pub proof: Proof,
}

/// What proves a norm.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The event's report in the register.
    Register(Box<NormProof>),
    /// A certificate, filed with this entry.
    Certificate(EntryId, NormCertificate),
}

impl NormHeld {
    /// The entry of the ledger that it rests on: the report's acceptance, or the certificate.
    pub fn entry(&self) -> Option<EntryId> {
        match &self.proof {
            Proof::Register(proof) => proof.accepted,
            Proof::Certificate(entry, _) => Some(*entry),
        }
    }

    /// The event of the register.
    pub fn tournament(&self) -> Option<TournamentId> {
        match &self.proof {
            Proof::Register(proof) => Some(proof.event.id),
            Proof::Certificate(..) => None,
        }
    }
}

/// A published rating with its list.
#[derive(Clone, Debug)]
pub struct Highest {
    /// The rating.
    pub rating: i16,
    /// Rated games ever by then, where they are known.
    pub games: Option<u32>,
    /// The list.
    pub list: List,
}

/// What an application for one title would rest on.
#[derive(Clone, Debug)]
pub struct TitleSought {
    /// The title.
    pub title: FideTitle,
    /// The first list that has the rating it needs.
    pub published: Option<Highest>,
    /// The rating inside a period, where no list has enough.
    pub inside: Option<ReachedInside>,
    /// What was judged: rating, games, norms.
    pub case: Application,
    /// What is met and what is missing.
    pub completeness: Completeness,
}

/// What is read once for many dossiers.
#[derive(Default)]
pub struct Sources {
    pub(super) events: Events,
}

impl Sources {
    /// Of these alone names are told.
    pub(crate) fn naming(is_named: impl Fn(&Person) -> bool + 'static) -> Self {
        Sources { events: Events::naming(Box::new(is_named)) }
    }

    /// Everybody who made a norm in an event.
    pub(crate) fn made_in(
        &mut self,
        store: &mut Reader<'_>,
        event: TournamentId,
    ) -> Result<BTreeSet<PersonId>, OfficeError> {
        Ok(self.events.of(store, event)?.iter().map(|norm| norm.person).collect())
    }
}

/// The dossier of a person as of a day; none where no edition of the title regulations is modelled for it.
pub fn title_dossier(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Option<TitleDossier>, OfficeError> {
    dossier(store, &mut Sources::default(), person, day)
}

/// The same from what was read before.
pub(crate) fn dossier(
    store: &mut Reader<'_>,
    sources: &mut Sources,
    person: PersonId,
    day: Date,
) -> Result<Option<TitleDossier>, OfficeError> {
    let Ok(edition) = Calendar::default().title_edition_on(day) else { return Ok(None) };
    let person = registered(store, person)?;
    let numbers = persons_of(store, person.clone())?;
    let held = held(store, &person, &numbers, day)?;
    let norms = norms(store, sources, &numbers, day)?;
    let published = published(store, person.id, day)?;
    let highest = published.iter().max_by_key(|one| (one.rating, std::cmp::Reverse(one.list.day))).cloned();
    let mut periods = Periods::new(person.id, day);
    let mut sought = Vec::new();
    for title in FideTitle::ALL.into_iter().filter(|title| is_sought(&person, held, *title)) {
        let (_, bound, games) = rating_needed(edition, title);
        // For ratings of long ago nobody asks how many games there were.
        let is_old = |one: &Highest| one.list.day <= edition.by_rating.value.after;
        let enough = |one: &&Highest| one.rating >= bound && (is_old(one) || one.games.unwrap_or_default() >= games);
        let first = published.iter().find(enough).cloned();
        let inside = match first {
            Some(_) => None,
            None => periods.reached(store, edition, title)?,
        };
        let reached = first.as_ref().map(|one| (one.rating, one.games, one.list.day));
        let reached = reached.or_else(|| {
            let inside = inside.as_ref().filter(|one| one.answer.reached_after.is_some())?;
            Some((inside.answer.interim as i16, Some(inside.games), inside.day))
        });
        let (rating, games, on) = match reached {
            Some((rating, games, day)) => (Some(rating), games, Some(day)),
            None => {
                // Where games are missing, those of the newest list that has the rating are told.
                let nearest = published.iter().filter(|one| one.rating >= bound).max_by_key(|one| one.games);
                let nearest = nearest.or(highest.as_ref());
                (nearest.map(|one| one.rating), nearest.and_then(|one| one.games), None)
            }
        };
        let case = Application { title, highest_rating: rating, games, reached: on, norms: Vec::new() };
        let all = serving(&norms, title);
        let (case, completeness) = judged(edition, case, &all);
        sought.push(TitleSought { title, published: first, inside, case, completeness });
    }
    Ok(Some(TitleDossier { person: person.id, edition, held, norms, highest, sought }))
}

/// The norms that serve for a title (1.5.2), each event once: where it gave a norm of a nearer title too, a higher one adds nothing.
pub(crate) fn serving(norms: &[NormHeld], title: FideTitle) -> Vec<&NormHeld> {
    let serves = |norm: &NormHeld| norm.title.serves(title);
    let is_same = |one: &NormHeld, other: &NormHeld| match (one.tournament(), other.tournament()) {
        (Some(one), Some(other)) => one == other,
        // A certificate names its event as it likes; nobody makes two norms on the same days.
        _ => (one.starts, one.ends) == (other.starts, other.ends),
    };
    let has_nearer = |norm: &NormHeld| {
        norms.iter().any(|other| {
            other.title != norm.title && norm.title.serves(other.title) && serves(other) && is_same(norm, other)
        })
    };
    norms.iter().filter(|norm| serves(norm) && !has_nearer(norm)).collect()
}

/// Judges an application that rests on these norms.
pub(crate) fn judged(edition: &Edition, case: Application, norms: &[&NormHeld]) -> (Application, Completeness) {
    let case = Application { norms: norms.iter().map(|norm| norm.gained.clone()).collect(), ..case };
    let completeness = application(edition, &case);
    (case, completeness)
}

/// The titles of FIDE that a person holds on a day.
pub(crate) fn titles_held(store: &mut Reader<'_>, person: &Person, day: Date) -> Result<Titles, OfficeError> {
    let numbers = persons_of(store, person.clone())?;
    held(store, person, &numbers, day)
}

/// The titles of FIDE held on a day; one that no act of ours awarded is FIDE's list's, which tells no day.
fn held(store: &mut Reader<'_>, person: &Person, numbers: &[Person], day: Date) -> Result<Titles, OfficeError> {
    let mut awarded = Vec::new();
    for number in numbers {
        awarded.extend(titles::of(store, number.id)?);
    }
    let listed = FideTitle::parse(&person.title).filter(|_| !awarded.iter().any(|one| one.title == person.title));
    let held = awarded.iter().filter(|one| one.awarded <= day).filter_map(|one| FideTitle::parse(&one.title));
    Ok(held.chain(listed).fold(Titles::NONE, Titles::with))
}

/// The norms of a person under any number, in events that ended by a day.
fn norms(
    store: &mut Reader<'_>,
    sources: &mut Sources,
    numbers: &[Person],
    day: Date,
) -> Result<Vec<NormHeld>, OfficeError> {
    let is_his = |person: PersonId| numbers.iter().any(|number| number.id == person);
    let mut events: BTreeSet<TournamentId> = BTreeSet::new();
    for number in numbers {
        for id in reports::tournaments_of(store, number.id)? {
            events.insert(arpad_registry::tables::parts::event_of(store, id)?.unwrap_or(id));
        }
    }
    let mut found = Vec::new();
    for id in events {
        for norm in sources.events.of(store, id)?.iter().filter(|norm| is_his(norm.person)) {
            let ends = norm.gained.end.unwrap_or(norm.event.ends);
            if ends <= day {
                found.push(NormHeld {
                    title: norm.sought.norm.title,
                    event: norm.event.name.clone(),
                    starts: norm.event.starts,
                    ends,
                    gained: norm.gained.clone(),
                    proof: Proof::Register(Box::new(norm.clone())),
                });
            }
        }
    }
    for paper in filed_papers_of(store, numbers)?.iter().filter(|paper| paper.kind == PaperKind::Norm) {
        let Some((entry, norm)) = certificate(store, paper)? else { continue };
        let Some(title) = norm.fide_title().filter(|_| norm.ends <= day) else { continue };
        let (event, starts, ends, gained) = (norm.event.clone(), norm.starts, norm.ends, norm.gained());
        found.push(NormHeld { title, event, starts, ends, gained, proof: Proof::Certificate(entry, norm) });
    }
    found.sort_by_key(|norm| (norm.starts, norm.tournament(), norm.entry(), norm.title));
    Ok(found)
}

/// Not held, nor a higher one of its family; those of women for women.
fn is_sought(person: &Person, held: Titles, title: FideTitle) -> bool {
    let is_hers = !title.is_womens() || person.sex == Some(Sex::Female);
    is_hers && !has_already(held, title)
}

/// Held, or a higher one of its family.
pub(crate) fn has_already(held: Titles, title: FideTitle) -> bool {
    held.each().any(|one| one == title || one.lesser().any(|lesser| lesser == title))
}

/// Every published rating by its list, the oldest first.
fn published(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Vec<Highest>, OfficeError> {
    let mut all = lists::of(store, STANDARD)?;
    all.retain(|list| list.published.is_some() && list.day <= day);
    // Beside FIDE's lists ours are forecasts; while the register has none of FIDE's, they are better than nothing.
    let owners = Owners::read(store, STANDARD, EntryId::LAST)?;
    let official: Vec<Date> = all.iter().filter(|list| list.origin == Origin::Fide).map(|list| list.day).collect();
    all.retain(|list| !owners.is_forecast(list) || !official.iter().any(|day| *day <= list.day));
    // What a list said before it was revised was no rating.
    let newest: Vec<(Date, Origin, u32)> = all.iter().map(|list| (list.day, list.origin, list.revision)).collect();
    let is_revised = |list: &List| {
        newest
            .iter()
            .any(|(day, origin, revision)| (*day, *origin) == (list.day, list.origin) && *revision > list.revision)
    };
    all.retain(|list| !is_revised(list));
    all.sort_by_key(|list| (list.day, list.origin == Origin::Computed));
    let mut found = Vec::new();
    for list in all {
        let Some(row) = list_rows::get(store, list.id, person)? else { continue };
        if let Some(rating) = row.rating.and_then(|rating| i16::try_from(rating).ok()) {
            found.push(Highest { rating, games: row.games, list });
        }
    }
    Ok(found)
}
