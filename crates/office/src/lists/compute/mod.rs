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
mod one_act;
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
pub(crate) use one_act::{OneAct, Within};
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
    EntryId, Finding, List, ListRow, Origin, PersonId, RegisteredTournament, Series, Tempo, TournamentId, hex,
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
use std::collections::HashSet;

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
    OneAct::begin(store, specs, Within::of(known, Scope::Everybody))?.all(store)
}

/// The same with what each was computed from.
pub(crate) fn make_telling(
    store: &mut Reader<'_>,
    specs: &[ClosedList],
    known: EntryId,
) -> Result<Vec<Made>, OfficeError> {
    let within = Within { keeps: true, ..Within::of(known, Scope::Everybody) };
    OneAct::begin(store, specs, within)?.all(store)
}

/// A stored list once more as it was made then, with what it was computed from: lists made before it in the same act are met as
/// they are stored, numbers found to be one person since are still two. None where it came from elsewhere.
pub(crate) fn make_again(store: &mut Reader<'_>, list: &List) -> Result<Option<Made>, OfficeError> {
    let Some(spec) = closing_of(store, list)? else { return Ok(None) };
    let again = Some(explaining::made_with(store, list)?);
    let within = Within { keeps: true, again, ..Within::of(list.closed, Scope::Everybody) };
    Ok(OneAct::begin(store, std::slice::from_ref(&spec), within)?.all(store)?.pop())
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
    OneAct::begin(store, specs, Within::of(known, scope))?.all(store)
}

/// Enters computed lists with their rows; their tournaments are rated from now on.
pub(crate) fn enter(
    store: &mut Writer<'_>,
    entry: &Entry,
    specs: &[ClosedList],
    made: &[Made],
) -> Result<(), OfficeError> {
    for (spec, made) in specs.iter().zip(made) {
        enter_rows(store, spec, made)?;
        enter_list(store, entry, spec, Come::of(made))?;
    }
    Ok(())
}

/// What remains to be known of a list whose rows are stored.
#[derive(Clone, Copy)]
pub(crate) struct Come {
    players: u64,
    hash: [u8; 32],
}

impl Come {
    /// Of a list that was made.
    pub(crate) fn of(made: &Made) -> Self {
        Come { players: made.rows.len() as u64, hash: made.hash }
    }
}

/// Makes the lists of one act and enters the rows of each before the next is made: however many there are, the rows of two are in
/// memory. `each` says of every list whether it is as it should be.
pub(crate) fn make_and_enter_rows(
    store: &mut Writer<'_>,
    specs: &[ClosedList],
    known: EntryId,
    mut each: impl FnMut(usize, &Made) -> Result<(), OfficeError>,
) -> Result<Vec<Come>, OfficeError> {
    let mut act = OneAct::begin(store, specs, Within::of(known, Scope::Everybody))?;
    let mut come = Vec::with_capacity(specs.len());
    for (number, spec) in specs.iter().enumerate() {
        let made = act.next(store)?;
        each(number, made)?;
        enter_rows(store, spec, made)?;
        come.push(Come::of(made));
        act.is_stored_as(spec.list);
    }
    Ok(come)
}

/// Enters the rows of a list, as nobody else's: who asks for the list finds it once it is entered itself.
fn enter_rows(store: &mut Writer<'_>, spec: &ClosedList, made: &Made) -> Result<(), Error> {
    list_rows::insert_all(store, spec.list, &made.rows)?;
    list_starts::insert_all(store, spec.list, &made.start)?;
    off_lists::insert_all(store, spec.list, &made.off)
}

/// Enters a list whose rows are stored; its tournaments are rated from now on.
pub(crate) fn enter_list(
    store: &mut Writer<'_>,
    entry: &Entry,
    spec: &ClosedList,
    come: Come,
) -> Result<(), OfficeError> {
    if let Some(replaced) = spec.instead_of {
        lists::discard(store, replaced, entry.seq)?;
    }
    let mut list = come_out(spec, entry.seq, come);
    (list.closed_at, list.published) = (Some(entry.moment), None);
    lists::insert(store, &list, &spec.tournaments)?;
    tournaments::rated(store, list.id, entry.seq)?;
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
    come_out(spec, known, Come::of(made))
}

fn come_out(spec: &ClosedList, known: EntryId, Come { players, hash }: Come) -> List {
    List {
        id: spec.list,
        series: spec.series,
        day: spec.day,
        revision: spec.revision,
        origin: Origin::Computed,
        edition: spec.edition.clone(),
        base: spec.base,
        tournament: (spec.series == Series::Go).then(|| spec.tournaments.first().copied()).flatten(),
        players,
        hash,
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
pub(crate) fn compare(entry: &Entry, spec: &ClosedList, made: &Made) -> Result<(), OfficeError> {
    let off = spec.off.as_ref().map(|_| sealed_off(made)).transpose()?;
    if hex(&made.hash) != spec.sha256 || off != spec.off {
        let what = format!("the {} list of {} comes out with another hash", spec.series, spec.day);
        return Err(OfficeError::Differs { entry: entry.seq, what });
    }
    Ok(())
}
