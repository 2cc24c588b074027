//! What anybody may see: published lists, recent and announced events, revisions. A draft is nobody's business yet.

mod calculation;
mod correction;
mod person;
mod player;
mod titles;
mod tournament;

pub use calculation::{calculation, next_calculation};
pub use correction::{Moved, PublicCorrection, Wrong, correction};
pub use person::{PublicPerson, Shown, Withheld, persons_shown};
pub(crate) use person::{birth_year_shown, name_shown, name_told};
pub use player::{PublicPhoto, PublicPlayer, photo_shown, player};
pub use titles::{PublicTitles, event_norms, titles};
pub use tournament::{PublicTournament, TableLine, tournament};

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::found::federation;
use crate::acts::minors::Minors;
use crate::lists::Owners;
use crate::lists::compute::holding;
use crate::lists::replay::{Revised, differences, revised_list};
use crate::refusal::code;
use crate::register::standing_for;
use crate::views::as_published::{persons_told, told_at};
use crate::views::causes::{Done, done};
use crate::views::club_page::{Ratings, ratings_of};
use crate::views::list_page::{Which, find_list};
use crate::views::whereabouts::{Whereabouts, whereabouts};
use arpad_model::alphabet::Key;
use arpad_model::{
    CorrectionKind, EntryId, FideId, List, ListRow, Moment, Person, PersonId, RegisteredTournament, Series,
    TournamentId, TournamentState,
};
use arpad_registry::tables::decisions;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::tables::persons;
use arpad_registry::tables::tournaments;
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::HashMap;

/// A published list and the first few on it.
#[derive(Clone, Debug)]
pub struct Head {
    /// The list.
    pub list: List,
    /// The strongest of the federation's own, each with the person; of everybody where none of its own is on the list.
    pub strongest: Vec<(ListRow, Shown)>,
}

/// What stands on the front page.
#[derive(Clone, Debug)]
pub struct Front {
    /// The newest list of each series.
    pub lists: Vec<Head>,
    /// The last events.
    pub recent: Vec<RegisteredTournament>,
    /// The next events.
    pub announced: Vec<RegisteredTournament>,
}

/// Reads the front page.
pub fn front(store: &mut Reader<'_>, strongest: u32, events: u32) -> Result<Front, OfficeError> {
    let mut heads = Vec::new();
    let minors = Minors::read(store)?;
    let own = federation(store)?.spellings();
    let is_ours = !own.is_empty();
    let own = [own.first(), own.get(1)].map(|spelling| spelling.map_or("", String::as_str));
    for series in Series::ALL {
        let Some(list) = governing(store, series)? else { continue };
        let mut first = Vec::new();
        let mut rows = match is_ours {
            true => list_rows::strongest_of(store, list.id, own, strongest)?,
            false => Vec::new(),
        };
        if rows.is_empty() {
            rows = list_rows::strongest(store, list.id, strongest)?;
        }
        let told = told_at(store, &list)?;
        let numbers: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
        let mut shown: HashMap<PersonId, Shown> = shown(persons_told(store, told, &numbers)?, minors);
        for mut row in rows {
            let Some(person) = shown.remove(&row.person) else { continue };
            if person.is_err() {
                row.title.clear();
            }
            first.push((row, person));
        }
        heads.push(Head { list, strongest: first });
    }
    let mut recent = tournaments::newest(store, 0, events * 4)?;
    recent.retain(|event| event.state != TournamentState::Announced);
    recent.truncate(events as usize);
    let mut announced = Vec::new();
    for series in Series::ALL {
        announced.extend(tournaments::in_state(store, series, TournamentState::Announced)?);
    }
    announced.sort_by_key(|event| (event.starts, event.id));
    announced.truncate(events as usize);
    Ok(Front { lists: heads, recent, announced })
}

/// The published lists of a series that hold, the newest first.
pub fn published(store: &mut Reader<'_>, series: Series) -> Result<Vec<List>, OfficeError> {
    let owners = Owners::read(store, series, EntryId::LAST)?;
    let mut all = holding(lists::of(store, series)?, &owners);
    all.reverse();
    Ok(all)
}

/// The published list that was in force on a day: the owner's; none before the first.
pub fn in_force(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Option<List>, OfficeError> {
    let owners = Owners::read(store, series, EntryId::LAST)?;
    let all = holding(lists::of(store, series)?, &owners);
    Ok(owners.governing(&all, day).cloned())
}

/// The newest list that governs a series.
pub fn governing(store: &mut Reader<'_>, series: Series) -> Result<Option<List>, OfficeError> {
    in_force(store, series, Date::MAX)
}

/// Whether a list is no more than our forecast of FIDE's, which governs its series.
pub fn is_forecast(store: &mut Reader<'_>, list: &List) -> Result<bool, OfficeError> {
    Ok(Owners::read(store, list.series, EntryId::LAST)?.is_forecast(list))
}

/// The newest lists of all series, revisions too, by publication.
pub fn newest_lists(store: &mut Reader<'_>, most: usize) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::all(store)?;
    all.retain(is_public);
    all.sort_by_cached_key(|list| Reverse((list.published_at.or(list.closed_at), list.day, list.id)));
    all.truncate(most);
    Ok(all)
}

/// The events of which the register learnt something last, with where they stand, and when it did: a late report counts as
/// new whenever its event was.
pub fn changed_events(store: &mut Reader<'_>, most: usize) -> Result<Vec<(Whereabouts, Moment)>, OfficeError> {
    let events = tournaments::last_changed(store, most as u32)?;
    let numbers: Vec<TournamentId> = events.iter().map(|event| event.id).collect();
    let mut changed = tournaments::changed(store, &numbers)?;
    let mut known: Vec<(Whereabouts, Moment)> = whereabouts(store, events)?
        .into_iter()
        .filter_map(|stands| changed.remove(&stands.event.id).map(|moment| (stands, moment)))
        .collect();
    known.sort_by(|(_, a), (_, b)| b.cmp(a));
    Ok(known)
}

/// The seal of the first entry: it tells one register from every other, for good.
pub fn first_seal(store: &mut Reader<'_>) -> Result<[u8; 32], OfficeError> {
    Ok(ledger::entry(store, EntryId(1))?.map(|entry| entry.hash).unwrap_or_default())
}

/// Somebody with his ratings on the newest lists, or that there is somebody.
type Rated = Result<(PublicPerson, Ratings), Withheld>;

/// Somebody by FIDE's number, with the ratings of the newest lists; a number that was merged leads to the person it stands for.
pub fn by_fide(store: &mut Reader<'_>, number: FideId) -> Result<Option<Rated>, OfficeError> {
    let Some(person) = persons::by_fide(store, number)? else { return Ok(None) };
    let id = standing_for(store, person.id)?;
    let person = if id == person.id { Some(person) } else { persons::get(store, id)? };
    let minors = Minors::read(store)?;
    let Some(person) = person else { return Ok(None) };
    // Whose name is not told is not found by a number of another register either.
    if !minors.of(person.born).is_named() {
        return Ok(None);
    }
    let ratings = ratings_of(store, &[id])?.remove(&id).unwrap_or_default();
    Ok(Some(PublicPerson::of(&person, minors).map(|person| (person, ratings))))
}

/// Whether anybody may see a list.
pub fn is_public(list: &List) -> bool {
    list.published.is_some()
}

/// The list that is meant, if it is published.
pub fn public_list(store: &mut Reader<'_>, which: &Which) -> Result<List, OfficeError> {
    let list = find_list(store, which)?;
    if is_public(&list) {
        return Ok(list);
    }
    Err(Refusal::new(code::LIST_UNKNOWN).with("date", list.day).with("series", which.series.as_str()).into())
}

/// A correction with its event and the entry of the ledger that made it.
#[derive(Clone, Debug)]
pub struct Corrected {
    /// The act.
    pub done: Done,
    /// What was corrected, by its stable name.
    pub what: CorrectionKind,
    /// The event; none where a decision about a player was overturned.
    pub event: Option<RegisteredTournament>,
}

/// Corrections and revised lists, the newest first.
pub fn corrections(store: &mut Reader<'_>) -> Result<(Vec<Corrected>, Vec<List>), OfficeError> {
    let mut corrected = Vec::new();
    for one in decisions::corrections(store, EntryId::LAST)? {
        let event = one.tournament.map(|event| tournaments::get(store, event)).transpose()?.flatten();
        let Some(done) = done(store, one.entry)? else { continue };
        corrected.push(Corrected { done, what: one.what, event });
    }
    corrected.reverse();
    Ok((corrected, revisions(store)?))
}

/// The revision that was published last.
pub fn newest_revision(store: &mut Reader<'_>) -> Result<Option<List>, OfficeError> {
    Ok(revisions(store)?.into_iter().next())
}

fn revisions(store: &mut Reader<'_>) -> Result<Vec<List>, OfficeError> {
    let mut revised = lists::all(store)?;
    revised.retain(|list| list.revision > 0 && is_public(list));
    revised.sort_by_key(|list| Reverse((list.published, list.day, list.id)));
    Ok(revised)
}

/// What a revision did: who, before, after, the largest change first, then by name; who is new or gone last; none for a list that revises nothing.
pub fn revision(store: &mut Reader<'_>, list: &List) -> Result<Option<Vec<(Revised, Shown)>>, OfficeError> {
    let Some(before) = revised_list(store, list)? else { return Ok(None) };
    let mut changed = Vec::new();
    let differences = differences(store, before.id, list.id)?;
    let numbers: Vec<PersonId> = differences.iter().map(|one| one.person).collect();
    let told = told_at(store, list)?;
    let minors = Minors::read(store)?;
    let mut shown = shown(persons_told(store, told, &numbers)?, minors);
    for one in differences {
        let person = shown.remove(&one.person);
        changed.extend(person.map(|person| (one, person)));
    }
    let by = |one: &Revised| Some((one.after? - one.before?).abs());
    // The place of somebody hidden must not tell his name.
    let name = |person: &Shown| person.as_ref().map(|person| Key::of_name(&person.name)).unwrap_or_default();
    changed.sort_by_cached_key(|(one, person)| (Reverse(by(one)), name(person), one.person));
    Ok(Some(changed))
}

fn shown(persons: Vec<Person>, minors: Minors) -> HashMap<PersonId, Shown> {
    persons.into_iter().map(|person| (person.id, PublicPerson::of(&person, minors))).collect()
}
