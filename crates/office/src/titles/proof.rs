//! The norms of events in the register, from the reports that were accepted: results as they were corrected since, ratings of the
//! list in force when the event began, titles that were held by then, and what was declared of the event.

use super::STANDARD;
use super::papers::{last_trained, sealed};
use crate::files::title_event::{Declared, event_head, title_event};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::report_file::correct_results;
use crate::lists::Decided;
use crate::lists::compute::{People, Shelf};
use crate::rating::file_norms::{FileNorms, norms_of};
use crate::rating::rate_file::{FileKind, kind_of};
use crate::refusal::OfficeError;
use arpad_formats::trf;
use arpad_model::{
    EntryId, EventKind, Finding, Person, PersonId, RegisteredTournament, SubmissionId, Title, TitleFacts, TournamentId,
    TournamentState,
};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, list_rows, parts, persons, reports, titles};
use arpad_registry::{Reader, blobs, ledger};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::application::NormGained;
use arpad_rules::titles::codes::finding;
use arpad_rules::titles::event::{PersonNorms, Sought, Standing, listed_under, single_round_days};
use arpad_rules::titles::norm::{ForeignerRule, Via};
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::HashMap;

/// A norm of an event of the register, with what proves it.
#[derive(Clone, Debug)]
pub struct NormProof {
    /// The event.
    pub event: RegisteredTournament,
    /// Who made it.
    pub person: PersonId,
    /// The entry of the ledger by which its report was accepted.
    pub accepted: Option<EntryId>,
    /// The counted games and what they were judged by.
    pub norms: PersonNorms,
    /// The judgment.
    pub sought: Sought,
    /// What an application asks of it.
    pub gained: NormGained,
    /// What of the event nobody has decided yet, and FIDE may hold against it: an inactive chief arbiter.
    pub undecided: Vec<Finding>,
}

/// What was declared of an event: by its announcement or its report, and by decision since.
pub fn declared_of(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<TitleFacts, OfficeError> {
    let mut facts = event.facts.titles;
    for decision in decisions::on_tournament(store, event.id, EntryId::LAST)? {
        if let Some(Decided::TitleEvent { facts: said, .. }) = Decided::read(&decision.value) {
            facts = said;
        }
    }
    Ok(facts)
}

/// The norms of an accepted event, and who its lines are; none where its report is no report of standard chess that can give one.
/// An event that is reported month by month is judged by the file that came last. Whoever is not to be named is told by the line.
pub fn register_norms(
    store: &mut Reader<'_>,
    id: TournamentId,
    is_named: &dyn Fn(&Person) -> bool,
) -> Result<Option<(FileNorms, Vec<PersonId>)>, OfficeError> {
    let id = parts::event_of(store, id)?.unwrap_or(id);
    let event = tournament_of(store, id)?;
    let is_accepted = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    if !is_accepted || event.series != STANDARD {
        return Ok(None);
    }
    let mut all = parts::of(store, id)?;
    if all.is_empty() {
        all.push(id);
    }
    let known = ledger::head(store)?.0.next();
    let (mut games, mut last) = (Vec::new(), None);
    for part in all {
        let Some(Report::Chess { persons, tournament }) = reports::known(store, part, known)? else { continue };
        games.extend(tournament.games);
        last = tournament_of(store, part)?.submission.map(|file| (file, persons)).or(last);
    }
    let Some((submission, persons)) = last else { return Ok(None) };
    let blob = submission_of(store, submission)?.blob;
    let bytes = blobs::bytes(store, blob)?;
    if kind_of(&bytes) != FileKind::Trf {
        return Ok(None);
    }
    let (mut file, _) = trf::read(&bytes);
    correct_results(&mut file, &games);
    let declared = declared_of(store, &event)?;
    let declared = Declared {
        kind: declared.kind.unwrap_or(EventKind::Ordinary),
        listed: declared.listed,
        own_zonal: declared.own_zonal,
        registered: event.facts.registered.or(event.announced),
        inactive_chief: declared.inactive_chief,
    };
    let mut told = title_event(&file, declared);
    if let Some(chief) = &told.chief {
        told.chief_trained = last_trained(store, chief, event.starts)?;
    }
    // Whose line is whose must be known of every line.
    if told.entrants.len() != persons.len() {
        return Ok(None);
    }
    let people = People::numbers(store)?;
    let persons: Vec<PersonId> = persons.iter().map(|person| people.standing_for(*person)).collect();
    let shelf = Shelf::read(store, STANDARD, known)?;
    // Before the first list of all none is in force, and the report has what there is.
    let in_force = shelf.in_force(event.starts).filter(|list| list.day <= event.starts).cloned();
    for (entrant, person) in told.entrants.iter_mut().zip(&persons) {
        if let Some(list) = &in_force
            && let Some(row) = list_rows::get(store, list.id, *person)?
        {
            entrant.rating = row.rating.and_then(|rating| i16::try_from(rating).ok());
        }
        if persons::get(store, *person)?.is_some_and(|one| !is_named(&one)) {
            entrant.name = String::new();
        }
        entrant.titles = held_at(&titles::of(store, *person)?, entrant.titles, event.starts);
    }
    told.event.start = Some(event.starts);
    let norms = norms_of(event_head(&file), told, &Calendar::default());
    Ok(norms.map(|norms| (norms, persons)))
}

/// A title counts in events that start after it was confirmed (0.4.2). Where the register knows the day, the report's word is nothing.
fn held_at(awarded: &[Title], reported: Titles, starts: Date) -> Titles {
    let dated = || awarded.iter().filter_map(|one| Some((FideTitle::parse(&one.title)?, one.awarded)));
    let said = reported.each().filter(|title| dated().all(|(known, _)| known != *title));
    let held = dated().filter(|(_, day)| *day < starts).map(|(title, _)| title);
    said.chain(held).fold(Titles::NONE, Titles::with)
}

/// The norms of events, each event judged once however many people ask.
#[derive(Default)]
pub(super) struct Events {
    /// Who may be named; none = everybody who did not ask to be hidden.
    is_named: Option<Naming>,
    read: HashMap<TournamentId, Vec<NormProof>>,
    accepted: Option<HashMap<SubmissionId, EntryId>>,
}

/// Who did not ask to be hidden.
fn is_shown(person: &Person) -> bool {
    !person.withheld
}

/// Says of whom names are told.
pub(super) type Naming = Box<dyn Fn(&Person) -> bool>;

impl Events {
    /// The same with these alone named.
    pub(super) fn naming(is_named: Naming) -> Self {
        Events { is_named: Some(is_named), ..Events::default() }
    }

    /// Every norm made in an event; none where something stands against all of them.
    pub(super) fn of(&mut self, store: &mut Reader<'_>, id: TournamentId) -> Result<&[NormProof], OfficeError> {
        let id = parts::event_of(store, id)?.unwrap_or(id);
        if !self.read.contains_key(&id) {
            let is_named: &dyn Fn(&Person) -> bool = match &self.is_named {
                Some(naming) => naming.as_ref(),
                None => &is_shown,
            };
            let mut made = if has_masters(store, id)? { made(store, id, is_named)? } else { Vec::new() };
            for norm in &mut made {
                norm.accepted = match norm.event.submission {
                    Some(file) => self.accepted(store)?.get(&file).copied(),
                    None => None,
                };
            }
            self.read.insert(id, made);
        }
        Ok(self.read.get(&id).map(Vec::as_slice).unwrap_or_default())
    }

    /// The entries by which files were accepted.
    fn accepted(&mut self, store: &mut Reader<'_>) -> Result<&HashMap<SubmissionId, EntryId>, OfficeError> {
        if self.accepted.is_none() {
            let mut all = HashMap::new();
            for entry in ledger::of_kind(store, ACCEPTED)? {
                all.insert(sealed::<Accepted>(&entry)?.submission, entry.seq);
            }
            self.accepted = Some(all);
        }
        Ok(self.accepted.get_or_insert_default())
    }
}

/// The act by which a report is accepted, as the ledger names it.
const ACCEPTED: &str = "accept";

#[derive(Deserialize)]
struct Accepted {
    submission: SubmissionId,
}

/// Fewer opponents with such a title than this are no norm of anybody.
const LEAST_MASTERS: usize = 3;

/// Whether an event has players enough with a title by norms, without reading its report whole. Most events have none.
fn has_masters(store: &mut Reader<'_>, id: TournamentId) -> Result<bool, OfficeError> {
    let event = tournament_of(store, id)?;
    let Some(submission) = event.submission.filter(|_| event.series == STANDARD) else { return Ok(false) };
    let blob = submission_of(store, submission)?.blob;
    let bytes = blobs::bytes(store, blob)?;
    let of_line = |line: &[u8]| {
        let title = line.get(10..13).map(String::from_utf8_lossy)?;
        FideTitle::parse(&title).filter(|title| FideTitle::BY_NORMS.contains(title))
    };
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| line.starts_with(b"001"));
    let mut masters = lines.filter(|line| of_line(line).is_some()).count();
    let known = ledger::head(store)?.0.next();
    if let Some(Report::Chess { persons, .. }) = reports::known(store, id, known)? {
        for person in persons {
            let held = titles::of(store, person)?;
            let is_master = |one: &str| FideTitle::parse(one).is_some_and(|one| FideTitle::BY_NORMS.contains(&one));
            masters += usize::from(held.iter().any(|one| is_master(&one.title)));
        }
    }
    Ok(masters >= LEAST_MASTERS)
}

fn made(
    store: &mut Reader<'_>,
    id: TournamentId,
    is_named: &dyn Fn(&Person) -> bool,
) -> Result<Vec<NormProof>, OfficeError> {
    let event = tournament_of(store, id)?;
    let mut found = Vec::new();
    let Some((told, persons)) = register_norms(store, id, is_named)? else { return Ok(found) };
    let Some(all) = told.norms.as_ref().filter(|all| !all.is_refused()) else { return Ok(found) };
    let Ok(edition) = Calendar::default().title_edition_on(event.starts) else { return Ok(found) };
    let (listed, days) = (listed_under(edition, &told.event), single_round_days(&told.event).unwrap_or_default());
    let is_undecided = |one: &&Finding| one.code == finding::EVENT_CHIEF_INACTIVE;
    let undecided: Vec<Finding> = all.findings.iter().filter(is_undecided).cloned().collect();
    for one in &all.people {
        for sought in one.sought.iter().filter(|sought| sought.standing == Standing::Made) {
            let gained = NormGained {
                title: Some(sought.norm.title),
                credited_games: sought.norm.credited.unwrap_or_default(),
                is_normal: sought.norm.judged.foreigner_rule == Some(ForeignerRule::Normal),
                is_eight_of_nine: sought.norm.via == Some(Via::EightOfNine),
                single_round_days: days,
                end: Some(told.event.end.unwrap_or(event.ends)),
                listed,
                registered: None,
            };
            let (event, sought, norms) = (event.clone(), sought.clone(), one.clone());
            let (person, undecided) = (persons[one.entrant], undecided.clone());
            found.push(NormProof { event, person, accepted: None, norms, sought, gained, undecided });
        }
    }
    Ok(found)
}
