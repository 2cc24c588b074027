//! Lists from the tables alone: the same inputs give the same rows and the same hash, today and when a registry is rebuilt.

mod at_start;
mod barred;
mod chess;
mod go;
mod go_decided;
mod go_event;
mod go_opening;
mod go_period;
mod go_returned;
mod inputs;
mod kept;
mod known;
mod merged;
mod off;
mod people;
mod pool;
mod rulings;
mod scope;
mod shelf;
mod spotted;

mod checking;
mod circumstances;
mod effective;
mod standing_at;
mod whole;

use effective::Start;

pub(crate) mod causes;
pub(crate) mod explaining;

pub(crate) use barred::leaves_out;
pub(crate) use checking::{
    Entering, Entrant, check_chess, check_event, chess_edition, closing_day, due_from, first_list, go_edition,
    go_period, last_day,
};
pub(crate) use chess::{list_date, player_of as chess_player};
pub(crate) use effective::{goes_back_to, overlaid};
pub(crate) use go::{Asked, governing};
pub(crate) use go_event::{is_of, reported};
pub(crate) use go_period::registered as go_player;
pub(crate) use inputs::{Heard, InputPeriod, Inputs, again, is_junior, recorded, told_birth, without_birth};
pub(crate) use known::Known;
pub(crate) use people::People;
pub(crate) use pool::{pack_pool, pack_reached, unpack_pool, unpack_reached};
pub(crate) use rulings::{DecidedParameter, Rulings, decides_games};
pub(crate) use scope::{Calculated, Scope, participants};
pub(crate) use shelf::{Shelf, has_moved, holding, in_order};
pub(crate) use spotted::named;
pub(crate) use standing_at::standing_at;

use crate::intake::events::tournament_of;
use crate::lists::closed_list::{OfWhole, closing_of};
use crate::lists::{ClosedList, coverage};
use crate::refusal::OfficeError;
use arpad_model::{
    EntryId, Finding, List, ListId, ListRow, Origin, PersonId, RegisteredTournament, Series, Tempo, TournamentId, hex,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_seals;
use arpad_registry::tables::list_starts::{self, Moved};
use arpad_registry::tables::lists;
use arpad_registry::tables::off_lists;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Reader, Writer};
use std::collections::{HashMap, HashSet};

/// Tournaments with their reports, as known when a list is made.
pub(crate) type Events = Vec<(RegisteredTournament, Report)>;

/// A list that was computed.
#[derive(Default)]
pub(crate) struct Made {
    /// Its rows, in the order of persons.
    pub rows: Vec<ListRow>,
    /// The SHA-256 of the rows; of a forecast there is none.
    pub hash: [u8; 32],
    /// Whom it leaves out, as they stand after it, in the order of persons.
    pub off: Vec<ListRow>,
    /// What it starts from, where a correction has moved rows of the list before.
    pub start: Vec<Moved>,
    /// What the law says about its tournaments.
    pub findings: Vec<Finding>,
    /// Tournaments the law refuses, by position in the list's tournaments.
    pub refused: Vec<usize>,
    /// What it was computed from, where that is asked for.
    pub inputs: Option<Inputs>,
}

/// Computes the lists of one act, in their order, from everything known up to its entry.
pub(crate) fn make(store: &mut Reader<'_>, specs: &[ClosedList], known: EntryId) -> Result<Vec<Made>, OfficeError> {
    make_within(store, specs, &Within::of(known, &Scope::Everybody))
}

/// The same with what each was computed from.
pub(crate) fn make_telling(
    store: &mut Reader<'_>,
    specs: &[ClosedList],
    known: EntryId,
) -> Result<Vec<Made>, OfficeError> {
    make_within(store, specs, &Within { keeps: true, ..Within::of(known, &Scope::Everybody) })
}

/// A stored list once more as it was made then, with what it was computed from: lists made before it in the same act are met as
/// they are stored, numbers found to be one person since are still two. None where it came from elsewhere.
pub(crate) fn make_again(store: &mut Reader<'_>, list: &List) -> Result<Option<Made>, OfficeError> {
    let Some(spec) = closing_of(store, list)? else { return Ok(None) };
    let again = Some(explaining::made_with(store, list)?);
    let within = Within { keeps: true, again, ..Within::of(list.closed, &Scope::Everybody) };
    Ok(make_within(store, std::slice::from_ref(&spec), &within)?.pop())
}

/// The same rows for those who take part, and for nobody else.
pub(crate) fn forecast(store: &mut Reader<'_>, specs: &[ClosedList], known: EntryId) -> Result<Vec<Made>, OfficeError> {
    let calculated: Vec<Calculated<'_>> = specs
        .iter()
        .map(|spec| {
            let (day, base, tournaments) = (spec.day, spec.base, spec.tournaments.as_slice());
            Ok(Calculated { series: spec.series, day, base, tournaments })
        })
        .collect::<Result<_, OfficeError>>()?;
    let scope = participants(store, &calculated, known)?;
    make_within(store, specs, &Within::of(known, &scope))
}

/// From what, and of whom, lists are made.
struct Within<'a> {
    known: Known,
    scope: &'a Scope,
    /// What they are computed from is told with them.
    keeps: bool,
    /// Where a stored list is made once more: those of its act before it.
    again: Option<Vec<List>>,
}

impl<'a> Within<'a> {
    fn of(known: EntryId, scope: &'a Scope) -> Self {
        Within { known: known.into(), scope, keeps: false, again: None }
    }
}

fn make_within(
    store: &mut Reader<'_>,
    specs: &[ClosedList],
    Within { known, scope, keeps, again }: &Within<'_>,
) -> Result<Vec<Made>, OfficeError> {
    let (scope, keeps) = (*scope, *keeps);
    let people = match again {
        Some(_) => People::known_at(store, scope, known.until)?,
        None => People::within(store, scope)?,
    };
    let withdrawn = known.withdrawn(store)?;
    let mut shelves: HashMap<Series, Shelf> = HashMap::new();
    let mut made: Vec<Made> = Vec::new();
    for (number, spec) in specs.iter().enumerate() {
        let series = spec.series;
        let mut shelf = match shelves.remove(&series) {
            Some(shelf) => shelf,
            None => {
                Shelf::known(store, series, known)?.within(scope).standing_with(again.as_deref().unwrap_or_default())
            }
        }
        .meeting(spec.as_stored)
        .with_decided_games(spec.decided_games);
        let base = spec.base.and_then(|id| shelf.get(id).cloned());
        let in_act = specs[..number].iter().position(|earlier| Some(earlier.list) == spec.base);
        let start = match (in_act, &base) {
            (Some(position), _) => {
                let rows = off::joined(made[position].rows.clone(), made[position].off.clone());
                Start { rows, is_stored: false, moved: Vec::new() }
            }
            // Of the same act too, and stored since.
            (None, Some(base)) if base.closed == known.until => {
                Start { rows: shelf.everybody(store, base.id)?, is_stored: false, moved: Vec::new() }
            }
            (None, Some(base)) => effective::start(store, &mut shelf, base, known, &people)?,
            (None, None) => Start { rows: Vec::new(), is_stored: true, moved: Vec::new() },
        };
        let counted = spec.tournaments.iter().copied().filter(|tournament| !withdrawn.contains(tournament));
        let events = events(store, &counted.collect::<Vec<_>>(), known)?;
        let rulings = shelf.rulings(store, base.as_ref(), spec.day)?;
        let mut start = match &base {
            Some(base) => start.whole(store, &shelf, (base, spec.day, spec.off.is_some()), (&people, &rulings))?,
            None => start,
        };
        let context = Context { people: &people, rulings: &rulings, known, whole: spec.of_whole(), made: None, keeps };
        let mut one = match series {
            Series::Chess(tempo) => {
                let is_of_act = |base: &&List| base.closed == known.until;
                let stored = base.as_ref().filter(|base| start.is_stored || (is_of_act(base) && spec.as_stored));
                let from = From { rows: &start.rows, list: stored, is_fide: is_fide(base.as_ref()) };
                context.chess(store, &mut shelf, tempo, spec.day, &from, &events)?
            }
            Series::Go => {
                let (day, is_second, is_anew) = (spec.day, spec.second_reading, spec.revision > 0);
                let (people, rulings) = (&people, &rulings);
                let domestic = &domestic(store, rulings, &events, is_second)?;
                let making = go::Making { day, is_second, people, rulings, domestic, keeps, is_anew };
                if is_second {
                    let earlier = (&specs[..number], made.as_slice());
                    let stop = go_returned::stop(store, day, spec.tournaments.first().copied())?;
                    let rows = std::mem::take(&mut start.rows);
                    let (rows, returned) = go_returned::with_returned(store, &shelf, earlier, (rows, stop), &making)?;
                    start.rows = rows;
                    start.moved.extend(returned);
                    start.moved.sort_by_key(|moved| moved.person);
                }
                let made = match is_second && spec.tournaments.is_empty() {
                    true => go_decided::make(&start.rows, &making)?,
                    false => go::make(&start.rows, &events, &making)?,
                };
                match spec.off {
                    Some(_) => barred::leave_out(made, people, rulings, day),
                    None => made,
                }
            }
        };
        one.start = start.moved;
        if let Some(told) = spec.titles_of {
            entitle(store, told, &mut one.rows)?;
        }
        if spec.off.is_none() {
            one.off.clear();
        }
        if matches!(scope, Scope::Everybody) {
            one.hash = list_seals::hash(&one.rows)?;
        }
        shelf.put(listed(spec, known.until, &one), &one.rows, spec.off.as_ref().map(|_| one.off.as_slice()));
        shelves.insert(series, shelf);
        made.push(one);
    }
    Ok(made)
}

/// Gives everybody the title he has on another list, who is on it.
fn entitle(store: &mut Reader<'_>, told: ListId, rows: &mut [ListRow]) -> Result<(), Error> {
    list_rows::each(store, told, |row| {
        if let Ok(place) = rows.binary_search_by_key(&row.person, |row| row.person) {
            rows[place].title = row.title;
        }
        Ok(())
    })
}

/// Enters computed lists with their rows; their tournaments are rated from now on.
pub(crate) fn enter(
    store: &mut Writer<'_>,
    entry: &Entry,
    specs: &[ClosedList],
    made: &[Made],
) -> Result<(), OfficeError> {
    for (spec, made) in specs.iter().zip(made) {
        if let Some(replaced) = spec.instead_of {
            lists::discard(store, replaced, entry.seq)?;
        }
        let mut list = listed(spec, entry.seq, made);
        (list.closed_at, list.published) = (Some(entry.moment), None);
        lists::insert(store, &list, &spec.tournaments)?;
        list_rows::insert_all(store, list.id, &made.rows)?;
        list_starts::insert_all(store, list.id, &made.start)?;
        off_lists::insert_all(store, list.id, &made.off)?;
        tournaments::rated(store, list.id, entry.seq)?;
    }
    Ok(())
}

/// What a list starts from, as it is made.
pub(crate) struct From<'a> {
    pub rows: &'a [ListRow],
    /// The list whose rows these are; none where corrections have moved them.
    pub list: Option<&'a List>,
    /// FIDE's list: its K holds.
    pub is_fide: bool,
}

/// What all lists of an act share.
pub(crate) struct Context<'a> {
    pub people: &'a People,
    pub rulings: &'a Rulings,
    pub known: &'a Known,
    /// Rules that belong to an event are applied to the whole of it.
    pub whole: OfWhole,
    /// When the list was made first, where it is computed as if acts since had not been.
    pub made: Option<EntryId>,
    /// What it is computed from is told with it.
    pub keeps: bool,
}

impl Context<'_> {
    /// One chess list.
    pub(crate) fn chess(
        &self,
        store: &mut Reader<'_>,
        shelf: &mut Shelf,
        tempo: Tempo,
        day: jiff::civil::Date,
        from: &From<'_>,
        events: &Events,
    ) -> Result<Made, OfficeError> {
        let events = &*whole::with_wholes(store, shelf, self, tempo, events)?;
        let at_start = at_start::at_start(store, shelf, day, from, events)?;
        let standard = match tempo {
            Tempo::Rapid | Tempo::Blitz if !events.is_empty() => self.standard(store, shelf.scope(), day)?,
            Tempo::Standard | Tempo::Rapid | Tempo::Blitz => None,
        };
        let making = chess::Making {
            tempo,
            day,
            base: from.rows,
            base_is_fide: from.is_fide,
            events,
            at_start: &at_start,
            decided_games: shelf.decided_games(),
            standard,
            people: self.people,
            rulings: self.rulings,
            keeps: self.keeps,
        };
        chess::make(&making)
    }

    /// The standard ratings in force before a day.
    fn standard(
        &self,
        store: &mut Reader<'_>,
        scope: &Scope,
        day: jiff::civil::Date,
    ) -> Result<Option<shelf::Ratings>, OfficeError> {
        let mut shelf = Shelf::known(store, Series::Chess(Tempo::Standard), self.known)?.within(scope);
        if let Some(made) = self.made {
            shelf.leave_aside_since(made);
        }
        match shelf.base(day).map(|list| list.id) {
            Some(list) => Ok(Some(shelf.ratings(store, list, day)?)),
            None => Ok(None),
        }
    }
}

/// Of the players of these events, of whom the register does not say whether they belong to the go federation's system, those
/// of its own country.
fn domestic(
    store: &mut Reader<'_>,
    rulings: &Rulings,
    events: &[(RegisteredTournament, Report)],
    is_second: bool,
) -> Result<HashSet<PersonId>, Error> {
    let played = events.iter().filter(|_| is_second).flat_map(|(_, report)| report.persons().iter().copied());
    coverage::domestic(store, &rulings.coverage, &rulings.home, played)
}

/// Tournaments with their reports as they are known, in the order asked for.
fn events(store: &mut Reader<'_>, tournaments: &[TournamentId], known: &Known) -> Result<Events, OfficeError> {
    let events = known.events(store, tournaments)?;
    if let Some((tournament, _)) = tournaments.iter().zip(&events).find(|(_, event)| event.is_none()) {
        // Said as for one tournament.
        event(store, *tournament, known.until)?;
        return Err(Error::damaged("rated_in", format!("tournament {tournament} stands twice")).into());
    }
    Ok(events.into_iter().flatten().collect())
}

/// A tournament with its report as known when an entry was made.
pub(crate) fn event(
    store: &mut Reader<'_>,
    tournament: TournamentId,
    known: EntryId,
) -> Result<(RegisteredTournament, Report), OfficeError> {
    let event = tournament_of(store, tournament)?;
    let report = reports::known(store, event.id, known)?;
    let report = report.ok_or_else(|| Error::damaged("report", format!("tournament {tournament} has none")))?;
    Ok((event, report))
}

/// Tournaments that were taken out again, and not reported anew since.
pub(crate) fn withdrawn(store: &mut Reader<'_>, known: EntryId) -> Result<Vec<TournamentId>, Error> {
    Known::from(known).withdrawn(store)
}

pub(crate) fn is_fide(list: Option<&List>) -> bool {
    list.is_some_and(|list| list.origin == Origin::Fide)
}

/// The list a list is compared with.
pub(crate) fn list_before(store: &mut Reader<'_>, list: &List) -> Result<Option<List>, Error> {
    match list.base {
        Some(base) => lists::get(store, base),
        None => Ok(Shelf::read(store, list.series, EntryId::LAST)?.base(list.day).cloned()),
    }
}

/// The list as its act describes it, in force at once for the lists that follow in the same act.
pub(crate) fn listed(spec: &ClosedList, known: EntryId, made: &Made) -> List {
    List {
        id: spec.list,
        series: spec.series,
        day: spec.day,
        revision: spec.revision,
        origin: Origin::Computed,
        edition: spec.edition.clone(),
        base: spec.base,
        tournament: (spec.series == Series::Go).then(|| spec.tournaments.first().copied()).flatten(),
        players: made.rows.len() as u64,
        hash: made.hash,
        closed: known,
        closed_at: None,
        published: Some(known),
        published_at: None,
    }
}

/// The seal of those whom a list leaves out.
pub(crate) fn sealed_off(made: &Made) -> Result<String, Error> {
    Ok(hex(&list_seals::hash(&made.off)?))
}

/// Says whether what was computed is what an act seals.
pub(crate) fn compare(entry: &Entry, specs: &[ClosedList], made: &[Made]) -> Result<(), OfficeError> {
    for (spec, made) in specs.iter().zip(made) {
        let off = spec.off.as_ref().map(|_| sealed_off(made)).transpose()?;
        if hex(&made.hash) != spec.sha256 || off != spec.off {
            let what = format!("the {} list of {} comes out with another hash", spec.series, spec.day);
            return Err(OfficeError::Differs { entry: entry.seq, what });
        }
    }
    Ok(())
}
