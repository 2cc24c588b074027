//! The officer's list of who may apply for a title of FIDE: who fulfils everything, and who lacks one thing and what.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::acts::title_application::{TitleApplication, applications};
use crate::lists::compute::Shelf;
use crate::register::{registered, standing_for};
use crate::titles::{NEAR, STANDARD, Sources, TitleSought, dossier, serving};
use crate::views::untouched::{Computed, is_touched};
use arpad_model::alphabet::Key;
use arpad_model::{EntryId, Finding, PaperKind, Person, PersonId, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, papers, persons, tournaments};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::codes::finding;
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::rating_needed;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// Whether a worklist that was made when `seq` was the newest entry may say something else by now.
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, OfficeError> {
    is_touched(store, seq, Computed::Titles)
}

/// Everything an officer sees about applications.
#[derive(Clone, Debug)]
pub struct TitleWorklist {
    /// The day it is of.
    pub day: Date,
    /// The edition an application of the day is judged by.
    pub edition: &'static str,
    /// Those who fulfil everything and have not applied.
    pub complete: Vec<Applicant>,
    /// Those who lack one thing.
    pub lacking: Vec<Applicant>,
    /// Applications that are open, with who applied.
    pub open: Vec<(Person, TitleApplication)>,
}

/// Somebody who may apply, or nearly.
#[derive(Clone, Debug)]
pub struct Applicant {
    /// Who.
    pub person: Person,
    /// The title and what it would rest on.
    pub sought: TitleSought,
    /// How many norms there are for it.
    pub norms: usize,
}

impl Applicant {
    /// The one thing that is missing.
    pub fn lacks(&self) -> Option<&Finding> {
        self.sought.completeness.lacking.first()
    }
}

/// The worklist of a day; none where no edition of the title regulations is modelled for it.
pub fn title_worklist(store: &mut Reader<'_>, day: Date) -> Result<Option<TitleWorklist>, OfficeError> {
    let Ok(edition) = Calendar::default().title_edition_on(day) else { return Ok(None) };
    let mut sources = Sources::default();
    let home = federation(store)?.country;
    let mut candidates = with_norms(store, &mut sources)?;
    candidates.extend(by_rating(store, edition, day)?);
    let mut found =
        TitleWorklist { day, edition: edition.id.0, complete: Vec::new(), lacking: Vec::new(), open: Vec::new() };
    for one in applications(store)?.into_iter().filter(|one| one.ended.is_none()) {
        let standing = standing_for(store, one.act.person)?;
        found.open.extend(persons::get(store, standing)?.map(|person| (person, one)));
    }
    for id in candidates {
        let Some(person) = persons::get(store, id)? else { continue };
        // The federation applies for its own.
        let is_ours = person.country.is_empty() || home.is_empty() || person.country == home;
        if !is_ours || person.merged_into.is_some() || person.died.is_some() {
            continue;
        }
        let Some(told) = dossier(store, &mut sources, id, day)? else { continue };
        let (mut reached, mut near): (Option<FideTitle>, Option<FideTitle>) = (None, None);
        let is_below = |title: FideTitle, higher: Option<FideTitle>| {
            higher.is_some_and(|higher| higher.lesser().any(|lesser| lesser == title))
        };
        for sought in told.sought {
            let has_applied = found.open.iter().any(|(who, one)| who.id == id && one.title() == sought.title);
            // Who may have the higher title of a family needs no lesser one.
            if has_applied || is_below(sought.title, reached) {
                reached = reached.or(has_applied.then_some(sought.title));
                continue;
            }
            let norms = serving(&told.norms, sought.title).len() - sought.completeness.left_out.len();
            if sought.completeness.is_complete() {
                reached = Some(sought.title);
                found.complete.push(Applicant { person: registered(store, told.person)?, sought, norms });
            } else if !is_below(sought.title, near) && is_near(edition, &sought, norms) {
                near = Some(sought.title);
                found.lacking.push(Applicant { person: registered(store, told.person)?, sought, norms });
            }
        }
    }
    for list in [&mut found.complete, &mut found.lacking] {
        list.sort_by_cached_key(|one| (one.sought.title, Key::of_name(&one.person.name), one.person.id));
    }
    Ok(Some(found))
}

/// Every application with who applied, the newest first.
pub fn title_applications(store: &mut Reader<'_>) -> Result<Vec<(Person, TitleApplication)>, OfficeError> {
    let mut found = Vec::new();
    for one in applications(store)?.into_iter().rev() {
        let standing = standing_for(store, one.act.person)?;
        found.extend(persons::get(store, standing)?.map(|person| (person, one)));
    }
    Ok(found)
}

/// One thing is missing; a rating alone only where it is near, or where norms wait for it.
fn is_near(edition: &Edition, sought: &TitleSought, norms: usize) -> bool {
    let [one] = &sought.completeness.lacking[..] else { return false };
    let (highest, inside) = (sought.case.highest_rating.map(i64::from), sought.inside.as_ref());
    let highest = highest.max(inside.map(|inside| inside.answer.interim));
    let bound = i64::from(rating_needed(edition, sought.title).1);
    let is_a_list_away = highest.is_some_and(|highest| bound - highest <= i64::from(NEAR));
    let is_rating = [finding::LACKS_RATING, finding::LACKS_ANY_RATING].contains(&one.code);
    !is_rating || norms > 0 || is_a_list_away
}

/// Everybody who has a norm, in an event of the register or by a certificate.
fn with_norms(store: &mut Reader<'_>, sources: &mut Sources) -> Result<BTreeSet<PersonId>, OfficeError> {
    let mut events = tournaments::in_state(store, STANDARD, TournamentState::Accepted)?;
    events.extend(tournaments::in_state(store, STANDARD, TournamentState::Rated)?);
    let mut found = BTreeSet::new();
    for event in events {
        found.extend(sources.made_in(store, event.id)?);
    }
    for paper in papers::of_kind(store, PaperKind::Norm)? {
        found.insert(standing_for(store, paper.person)?);
    }
    Ok(found)
}

/// Those whose highest rating is enough for a title, or nearly.
fn by_rating(store: &mut Reader<'_>, edition: &Edition, day: Date) -> Result<BTreeSet<PersonId>, OfficeError> {
    let least = FideTitle::ALL.map(|title| rating_needed(edition, title).1).into_iter().min().unwrap_or(i16::MAX);
    let mut found = BTreeSet::new();
    let shelf = Shelf::read(store, STANDARD, EntryId::LAST)?;
    let Some(list) = shelf.in_force(day).cloned() else { return Ok(found) };
    list_rows::each(store, list.id, |row| {
        let highest = row.peak.max(row.rating);
        if highest.is_some_and(|highest| highest >= i32::from(least - NEAR)) {
            found.insert(row.person);
        }
        Ok(())
    })?;
    Ok(found)
}
