//! Single records and short stretches of the register, for doors that show them as they are.

use crate::acts::desk::{OfficeError, act_of};
use crate::acts::minors::Minors;
use crate::acts::{Act, Decided};
use crate::intake::egd_list;
use crate::refusal::{Refusal, code};
use crate::views::public::name_shown;
use arpad_model::alphabet::Key;
use arpad_model::{
    Appeal, Club, ClubId, Decision, DecisionKind, EntryId, List, ListId, Person, PersonId, PersonName,
    RegisteredTournament, Series, StrengthPlace, Submission, SubmissionId, SubmissionState, Tempo, TournamentId,
    TournamentState,
};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{
    clubs, decisions, everybody, lists, papers, persons, reports, settings, submissions, tournaments,
};
use arpad_registry::{Reader, blobs};
use std::collections::HashMap;

/// The newest entry of the ledger and its seal; both zero on an empty ledger.
pub fn head(store: &mut Reader<'_>) -> Result<(EntryId, [u8; 32]), OfficeError> {
    Ok(ledger::head(store)?)
}

/// One entry.
pub fn entry(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<Entry>, OfficeError> {
    Ok(ledger::entry(store, entry)?)
}

/// The entries after a given one, up to a limit.
pub fn entries(store: &mut Reader<'_>, after: EntryId, most: u32) -> Result<Vec<Entry>, OfficeError> {
    Ok(ledger::after(store, after, most)?)
}

/// A person, even one who was found to be another.
pub fn person(store: &mut Reader<'_>, id: PersonId) -> Result<Option<Person>, OfficeError> {
    Ok(persons::get(store, id)?)
}

/// A club.
pub fn club(store: &mut Reader<'_>, id: ClubId) -> Result<Option<Club>, OfficeError> {
    Ok(clubs::get(store, id)?)
}

/// All clubs, by name.
pub fn clubs(store: &mut Reader<'_>) -> Result<Vec<Club>, OfficeError> {
    let mut all = clubs::all(store)?;
    all.sort_by_cached_key(|club| (Key::of_text(&club.name), club.id));
    Ok(all)
}

/// A club's strength order in a season.
pub fn strength_order(store: &mut Reader<'_>, club: ClubId, season: &str) -> Result<Vec<StrengthPlace>, OfficeError> {
    Ok(papers::strength_order(store, club, season)?)
}

/// The series that is meant where nobody says one: go where the register knows nothing but go, else standard chess.
pub fn usual_series(store: &mut Reader<'_>) -> Result<Series, OfficeError> {
    let known = series_known(store)?;
    let only_go = !known.is_empty() && known.iter().all(|series| *series == Series::Go);
    Ok(if only_go { Series::Go } else { Series::Chess(Tempo::Standard) })
}

/// Whether the register knows anything of go.
pub fn has_go(store: &mut Reader<'_>) -> Result<bool, OfficeError> {
    Ok(series_known(store)?.contains(&Series::Go))
}

/// There is no list of a series; in a register that knows of no series yet, none at all.
pub fn no_list(store: &mut Reader<'_>, series: Series) -> Result<Refusal, OfficeError> {
    Ok(match series_known(store)?.is_empty() {
        true => Refusal::new(code::NO_LIST_AT_ALL),
        false => Refusal::new(code::NO_LIST).with("series", series.as_str()),
    })
}

/// The series of which the register knows anything, some perhaps several times.
fn series_known(store: &mut Reader<'_>) -> Result<Vec<Series>, OfficeError> {
    let mut known = tournaments::series_known(store)?;
    known.extend(lists::all(store)?.iter().map(|list| list.series));
    for decision in decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)? {
        if let Some(Decided::Indicators { series, .. }) = Decided::read(&decision.value) {
            known.push(series);
        }
    }
    // Who sets initial points, says who belongs to the system or keeps the European list has nothing to do with chess.
    let mut of_go = settings::get(store, egd_list::SETTING)?.is_some();
    for kind in [DecisionKind::Initial, DecisionKind::Coverage] {
        of_go |= !decisions::of_kind(store, kind, EntryId::LAST)?.is_empty();
    }
    known.extend(of_go.then_some(Series::Go));
    Ok(known)
}

/// Names of persons and of tournaments, by number.
pub type Called = (HashMap<PersonId, PersonName>, HashMap<TournamentId, String>);

/// What these persons and tournaments are called, by number; nobody who asked not to be shown.
pub fn called(
    store: &mut Reader<'_>,
    persons_named: &[PersonId],
    tournaments_named: &[TournamentId],
) -> Result<Called, OfficeError> {
    let minors = Minors::read(store)?;
    let found = persons::among(store, persons_named)?;
    let shown = found.iter().filter(|person| !person.withheld);
    let persons = shown.map(|person| (person.id, name_shown(person, minors).into_owned())).collect();
    let found = tournaments::among(store, tournaments_named)?;
    Ok((persons, found.into_iter().map(|event| (event.id, event.name)).collect()))
}

/// A tournament.
pub fn tournament(store: &mut Reader<'_>, id: TournamentId) -> Result<Option<RegisteredTournament>, OfficeError> {
    Ok(tournaments::get(store, id)?)
}

/// A stretch of the tournament register, the last to end first.
pub fn newest_tournaments(
    store: &mut Reader<'_>,
    skip: u32,
    most: u32,
) -> Result<Vec<RegisteredTournament>, OfficeError> {
    Ok(tournaments::newest(store, skip, most)?)
}

/// The tournaments of a series in one state, by end.
pub fn tournaments_in_state(
    store: &mut Reader<'_>,
    series: Series,
    state: TournamentState,
) -> Result<Vec<RegisteredTournament>, OfficeError> {
    Ok(tournaments::in_state(store, series, state)?)
}

/// Who played in a tournament, line by line of its report as it is known now; nobody while it has none.
pub fn players_of(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<PersonId>, OfficeError> {
    let report = reports::known(store, tournament, EntryId::LAST)?;
    Ok(report.map(|report| report.persons().to_vec()).unwrap_or_default())
}

/// A list, published or not.
pub fn list(store: &mut Reader<'_>, id: ListId) -> Result<Option<List>, OfficeError> {
    Ok(lists::get(store, id)?)
}

/// Every list, published or not.
pub fn lists(store: &mut Reader<'_>) -> Result<Vec<List>, OfficeError> {
    Ok(lists::all(store)?)
}

/// The tournaments that count in a list.
pub fn counted_in(store: &mut Reader<'_>, list: ListId) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let counted = lists::tournaments(store, list)?;
    Ok(tournaments::among(store, &counted)?)
}

/// A received file.
pub fn submission(store: &mut Reader<'_>, id: SubmissionId) -> Result<Option<Submission>, OfficeError> {
    Ok(submissions::get(store, id)?)
}

/// The newest received files, of one state or of all.
pub fn newest_submissions(
    store: &mut Reader<'_>,
    state: Option<SubmissionState>,
    most: u32,
) -> Result<Vec<Submission>, OfficeError> {
    Ok(submissions::newest(store, state, most)?)
}

/// The bytes of a received file.
pub fn bytes(store: &mut Reader<'_>, file: &Submission) -> Result<Vec<u8>, OfficeError> {
    Ok(blobs::bytes(store, file.blob)?)
}

/// An appeal with the numbers under which it was filed and decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiledAppeal {
    /// The appeal.
    pub appeal: Appeal,
    /// The number under which it was filed.
    pub reference: String,
    /// The number under which it was decided; in go the presidium's.
    pub decided_under: String,
}

/// All decisions, and all appeals, the newest first. Who belongs to the go rating system is a fact of the person.
pub fn decisions(store: &mut Reader<'_>) -> Result<(Vec<Decision>, Vec<FiledAppeal>), OfficeError> {
    let mut all = decisions::all(store)?;
    all.retain(|decision| decision.kind != DecisionKind::Coverage);
    let mut appeals = Vec::new();
    for appeal in decisions::appeals(store)? {
        let mut filed = FiledAppeal { reference: String::new(), decided_under: String::new(), appeal };
        for entry in [Some(filed.appeal.entry), filed.appeal.decided].into_iter().flatten() {
            match ledger::entry(store, entry)?.map(|entry| act_of(&entry)).transpose()? {
                Some(Act::Appeal(act)) => filed.reference = act.reference,
                Some(Act::Outcome(act)) => filed.decided_under = act.reference,
                _ => {}
            }
        }
        appeals.push(filed);
    }
    Ok((all, appeals))
}

/// The numbers that the next person and the next tournament get: everything has a smaller one.
pub fn ends(store: &mut Reader<'_>) -> Result<(PersonId, TournamentId), OfficeError> {
    Ok((persons::next(store)?, tournaments::next(store)?))
}

/// The persons of a stretch of numbers whom the public may see, with their accent-free names.
pub fn public_persons(
    store: &mut Reader<'_>,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<(PersonId, String)>, OfficeError> {
    let minors = Minors::read(store)?;
    let all = everybody::public_between(store, first, last)?.into_iter();
    // Whose name is not told has no page that a search engine is led to.
    let named = all.filter(|(_, _, born)| minors.of(*born).is_named());
    Ok(named.map(|(person, plain, _)| (person, plain)).collect())
}

/// The tournaments of a stretch of numbers.
pub fn tournament_numbers(
    store: &mut Reader<'_>,
    first: TournamentId,
    last: TournamentId,
) -> Result<Vec<TournamentId>, OfficeError> {
    Ok(tournaments::numbers_between(store, first, last)?)
}

/// The lists of a series that are closed and not published, the oldest first.
pub fn unpublished(store: &mut Reader<'_>, series: Series) -> Result<Vec<List>, OfficeError> {
    Ok(lists::of(store, series)?.into_iter().filter(|list| list.published.is_none()).collect())
}
