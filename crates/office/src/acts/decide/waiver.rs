//! What a waiver permits, and whether it can help the event it is about.

use crate::intake::events::tournament_of;
use crate::intake::kin::persons_known;
use crate::intake::open::open;
use crate::lists::compute::{Entering, check_event};
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, EventFacts, RegisteredTournament, Series, SubmissionState, System, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{reports, submissions};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::permissions::{Permission, permissions, permitting};
use jiff::civil::Date;

/// What a waiver permits. A chess text names what may be set aside, and nothing else helps; where a paragraph knows several
/// things, the decision says which. A register of the first reading keeps to the paragraph.
pub(super) fn permitted(
    store: &mut Reader<'_>,
    (tournament, day): (TournamentId, Date),
    paragraph: &str,
    what: &str,
) -> Result<String, OfficeError> {
    let event = tournament_of(store, tournament)?;
    // The go regulation lets nobody set a paragraph aside; what it leaves to the committee has decisions of its own.
    let Series::Chess(tempo) = event.series else {
        return Err(Refusal::new(code::WAIVER_OF_GO).with("tournament", event.id).into());
    };
    let (calendar, reading) = (Calendar::default(), reading::of(store)?);
    let edition = match reading {
        Reading::First => calendar.chess_edition_as_issued(tempo, event.starts),
        Reading::Second => calendar.chess_edition_on(tempo, event.starts),
    };
    let Ok(edition) = edition else { return Ok(String::new()) };
    let (known, named) = (permissions(edition), paragraph.trim());
    let meant = |one: &&Permission| named == one.of.0 || named == one.under.0;
    let mut names: Vec<&str> = known.iter().filter(meant).map(|one| one.name).collect();
    names.dedup();
    if names.is_empty() {
        let mut may: Vec<&str> = known.iter().map(|one| one.under.0).collect();
        may.dedup();
        let refusal = Refusal::new(code::WAIVER_NOT_PROVIDED).with("paragraph", named);
        return Err(refusal.with("edition", edition.id.0).with("known", may.join(", ").as_str()).into());
    }
    if reading == Reading::Second
        && let Some(report) = reported(store, &event)?
    {
        helps(store, (&event, &report), edition, &known.iter().filter(meant).copied().collect::<Vec<_>>(), named)?;
    }
    // Games after the decision of a match are rated only where it was asked for before.
    let is_on_request = |one: &&Permission| meant(one) && one.on_request;
    if reading == Reading::Second && known.iter().any(|one| is_on_request(&one)) && day > event.starts {
        let refusal = Refusal::new(code::WAIVER_AFTERWARDS).with("paragraph", named).with("starts", event.starts);
        return Err(refusal.with("edition", edition.id.0).with("day", day).into());
    }
    match (reading, what.trim()) {
        (Reading::First, _) => Ok(String::new()),
        (Reading::Second, "") if names.len() == 1 => Ok(names[0].to_owned()),
        (Reading::Second, what) if names.contains(&what) => Ok(what.to_owned()),
        (Reading::Second, what) => {
            let refusal = Refusal::new(code::WAIVER_OF_WHAT).with("paragraph", named).with("what", what);
            Err(refusal.with("edition", edition.id.0).with("known", names.join(", ").as_str()).into())
        }
    }
}

/// Something that may be permitted at an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waivable {
    /// The paragraph that stands against it.
    pub of: String,
    /// The paragraph that permits it.
    pub under: String,
    /// Its stable name.
    pub name: String,
    /// Whether the law finds it in what has come.
    pub stands: bool,
}

/// What may be permitted at an event under the text that governs it: what stands against it once its report has come, everything
/// before. In go nothing.
pub fn waivable(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Waivable>, OfficeError> {
    let event = tournament_of(store, tournament)?;
    let Series::Chess(tempo) = event.series else {
        return Err(Refusal::new(code::WAIVER_OF_GO).with("tournament", event.id).into());
    };
    let Ok(edition) = Calendar::default().chess_edition_on(tempo, event.starts) else { return Ok(Vec::new()) };
    let report = reported(store, &event)?;
    let found = match &report {
        Some(report) => check_event(store, &event, report, &Entering::default())?,
        None => Vec::new(),
    };
    let known = permissions(edition).into_iter().map(|one| Waivable {
        of: one.of.0.to_owned(),
        under: one.under.0.to_owned(),
        name: one.name.to_owned(),
        stands: found.iter().any(|fault| fault.paragraph == one.of && one.faults.contains(&fault.code)),
    });
    // A permission for which there is nothing to permit only leads astray.
    Ok(known.filter(|one| one.stands || report.is_none()).collect())
}

/// The report of an event, or what its newest file that waits says; none where nothing has come.
fn reported(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Report>, OfficeError> {
    if let Some(report) = reports::known(store, event.id, EntryId::LAST)? {
        return Ok(Some(report));
    }
    let waiting = submissions::of_tournament(store, event.id)?;
    let Some(file) = waiting.into_iter().rfind(|file| file.state == SubmissionState::Received) else { return Ok(None) };
    let opened = open(store, file.id)?;
    let persons = persons_known(&opened.lines).into_iter().map(Option::unwrap_or_default).collect();
    Ok(Some(opened.reported.identified(persons)))
}

/// Refuses what cannot help an event: 6.2 speaks of matches, and a late registration has its own permission by how strong the
/// event is.
fn helps(
    store: &mut Reader<'_>,
    (event, report): (&RegisteredTournament, &Report),
    edition: &Edition,
    meant: &[Permission],
    named: &str,
) -> Result<(), OfficeError> {
    let Report::Chess { tournament, .. } = report else { return Ok(()) };
    let refused = |code| {
        let refusal = Refusal::new(code).with("paragraph", named).with("edition", edition.id.0);
        refusal.with("tournament", event.id)
    };
    let of = |fault| meant.iter().filter(move |one| one.faults.contains(&fault));
    if of(finding::MATCH_DECIDED).count() == meant.len() && tournament.system != System::Match {
        return Err(refused(code::WAIVER_NO_MATCH).into());
    }
    if of(finding::REGISTERED_LATE).count() < meant.len() {
        return Ok(());
    }
    // As if it had been registered on its first day: the law says by which point that is late.
    let facts = EventFacts { registered: Some(event.starts), ..event.facts.clone() };
    let late = RegisteredTournament { facts, ..event.clone() };
    let found = check_event(store, &late, report, &Entering::default())?;
    let Some(found) = found.iter().find(|one| one.code == finding::REGISTERED_LATE) else { return Ok(()) };
    if meant.iter().any(|one| one.of == found.paragraph) {
        return Ok(());
    }
    let under = permitting(edition, found.paragraph, finding::REGISTERED_LATE).map_or("", |one| one.under.0);
    Err(refused(code::WAIVER_ELSEWHERE).with("stands", found.paragraph.0).with("under", under).into())
}
