//! The norms of events in the register, from the reports that were accepted: results as they were corrected since, ratings of the
//! list in force when the event began, titles that were held by then.

use super::STANDARD;
use crate::acts::desk::{OfficeError, act_of};
use crate::acts::{Act, Kind};
use crate::files::title_event::{Declared, event_head, title_event};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::report_file::correct_results;
use crate::lists::compute::{People, Shelf};
use crate::rating::file_norms::{FileNorms, norms_of};
use crate::rating::rate_file::{FileKind, kind_of};
use arpad_formats::trf;
use arpad_model::{EntryId, PersonId, RegisteredTournament, TournamentId, TournamentState};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{list_rows, reports, titles};
use arpad_registry::{Reader, blobs, ledger};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::application::NormGained;
use arpad_rules::titles::event::{PersonNorms, Sought, Standing, single_round_days, strong_swiss};
use arpad_rules::titles::norm::{ForeignerRule, Via};
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::Date;
use std::collections::BTreeSet;

/// A norm with what proves it.
#[derive(Clone, Debug)]
pub struct NormProof {
    /// The event.
    pub event: RegisteredTournament,
    /// The entry of the ledger by which its report was accepted.
    pub accepted: Option<EntryId>,
    /// The counted games and what they were judged by.
    pub norms: PersonNorms,
    /// The judgment.
    pub sought: Sought,
    /// What an application asks of it.
    pub gained: NormGained,
    /// Something stands against every norm of the event.
    pub is_refused: bool,
}

/// The norms of an accepted event, and who its lines are; none where its report is no report of standard chess that can give one.
pub fn register_norms(
    store: &mut Reader<'_>,
    id: TournamentId,
) -> Result<Option<(FileNorms, Vec<PersonId>)>, OfficeError> {
    let event = tournament_of(store, id)?;
    let is_accepted = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let (true, true, Some(submission)) = (is_accepted, event.series == STANDARD, event.submission) else {
        return Ok(None);
    };
    let known = ledger::head(store)?.0.next();
    let Some(Report::Chess { persons, tournament }) = reports::known(store, id, known)? else { return Ok(None) };
    let blob = submission_of(store, submission)?.blob;
    let bytes = blobs::bytes(store, blob)?;
    if kind_of(&bytes) != FileKind::Trf {
        return Ok(None);
    }
    let (mut file, _) = trf::read(&bytes);
    correct_results(&mut file, &tournament.games);
    let mut told = title_event(&file, Declared::default());
    let people = People::numbers(store)?;
    let persons: Vec<PersonId> = persons.iter().map(|person| people.standing_for(*person)).collect();
    let shelf = Shelf::read(store, STANDARD, known)?;
    let in_force = shelf.in_force(event.starts).cloned();
    for (entrant, person) in told.entrants.iter_mut().zip(&persons) {
        if let Some(list) = &in_force
            && let Some(row) = list_rows::get(store, list.id, *person)?
        {
            entrant.rating = row.rating.and_then(|rating| i16::try_from(rating).ok());
        }
        // A title counts in events that start after it was confirmed (0.4.2).
        let held = titles::of(store, *person)?.into_iter().filter(|one| one.awarded < event.starts);
        let held = held.filter_map(|one| FideTitle::parse(&one.title));
        entrant.titles = held.fold(entrant.titles, Titles::with);
    }
    told.event.start = Some(event.starts);
    let norms = norms_of(event_head(&file), told, &Calendar::default());
    Ok(norms.map(|norms| (norms, persons)))
}

/// The norms of a person under any of these numbers, in events that ended by a day.
pub(super) fn norms(store: &mut Reader<'_>, numbers: &[PersonId], day: Date) -> Result<Vec<NormProof>, OfficeError> {
    let mut events: BTreeSet<TournamentId> = BTreeSet::new();
    for number in numbers {
        events.extend(reports::tournaments_of(store, *number)?);
    }
    let mut found = Vec::new();
    for id in events {
        let event = tournament_of(store, id)?;
        if event.series != STANDARD || event.ends > day {
            continue;
        }
        let Some((told, persons)) = register_norms(store, id)? else { continue };
        let Some(all) = &told.norms else { continue };
        let Ok(edition) = Calendar::default().title_edition_on(event.starts) else { continue };
        let is_his = |one: &&PersonNorms| persons.get(one.entrant).is_some_and(|person| numbers.contains(person));
        for person in all.people.iter().filter(is_his) {
            for sought in person.sought.iter().filter(|one| one.standing == Standing::Made) {
                let judged = &sought.norm.judged;
                let is_strong = strong_swiss(edition, &told.event).and_then(|strong| strong.is_met()) == Some(true);
                let gained = NormGained {
                    credited_games: sought.norm.credited.unwrap_or_default(),
                    is_normal: judged.foreigner_rule == Some(ForeignerRule::Normal),
                    is_eight_of_nine: sought.norm.via == Some(Via::EightOfNine),
                    single_round_days: single_round_days(&told.event).unwrap_or_default(),
                    end: Some(event.ends),
                    listed: is_strong.then_some('a'),
                    registered: None,
                };
                found.push(NormProof {
                    event: event.clone(),
                    accepted: None,
                    norms: person.clone(),
                    sought: sought.clone(),
                    gained,
                    is_refused: all.is_refused(),
                });
            }
        }
    }
    found.retain(|norm| !norm.is_refused);
    found.sort_by_key(|norm| (norm.event.starts, norm.event.id, norm.sought.norm.title));
    if !found.is_empty() {
        prove(store, &mut found)?;
    }
    Ok(found)
}

/// Finds the entries by which the reports were accepted.
fn prove(store: &mut Reader<'_>, found: &mut [NormProof]) -> Result<(), OfficeError> {
    for entry in ledger::of_kind(store, Kind::Accept.as_str())? {
        let Act::Accept(accept) = act_of(&entry)? else { continue };
        for norm in found.iter_mut().filter(|norm| norm.event.submission == Some(accept.submission)) {
            norm.accepted = Some(entry.seq);
        }
    }
    Ok(())
}
