//! Rows that are clubs, licences and places of strength orders.

use super::Taking;
use super::cells::Cells;
use super::columns::Field;
use crate::acts::club::add_club;
use crate::acts::desk::Stamp;
use crate::acts::paper;
use crate::acts::strength::strength_order;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::person_ref::{PersonRef, find_person};
use crate::register::{club_in, guest_clubs, papers_of, persons_of, registered, season_of};
use arpad_model::{ClubId, PersonId};
use arpad_registry::tables::{clubs, papers};
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;

/// A strength order on its way in.
pub(super) struct Order {
    club: ClubId,
    season: String,
    /// The row of its first place.
    row: usize,
    /// By board.
    places: Vec<(u32, PersonId)>,
}

/// A club.
pub(super) fn take_club(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let name = [Field::Name, Field::Club].map(|field| cells.text(field)).into_iter().find(|text| !text.is_empty());
    let (name, town) = (name.unwrap_or_default(), cells.text(Field::Town));
    if taking.clubs.iter().any(|club| club.name == name && club.town == town) {
        taking.taken.entered.known += 1;
        return Ok(());
    }
    let id = add_club(store, stamp, name, town)?;
    taking.clubs.extend(clubs::get(store, id)?);
    taking.taken.entered.clubs += 1;
    Ok(())
}

/// A licence, or a guest's.
pub(super) fn take_licence(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let person = person(store, cells);
    let person = taking.keep(cells.row.number, person)?;
    match (person, licence(taking, cells)?) {
        (Some(person), Some(licence)) => license(taking, store, stamp, person, &licence),
        _ => Ok(()),
    }
}

/// A licence of which every cell was read.
pub(super) struct Licence {
    club: ClubId,
    season: String,
    day: Date,
    is_guest: bool,
}

/// The licence of a row; none where it has a fault, and all of them are told.
pub(super) fn licence(taking: &mut Taking<'_>, cells: &Cells<'_>) -> Result<Option<Licence>, OfficeError> {
    let row = cells.row.number;
    let club = taking.club(cells.text(Field::Club));
    let (club, season, day) = (
        taking.keep(row, club)?,
        taking.keep(row, season_of(&season(taking, cells)))?,
        taking.keep(row, cells.day(Field::Day))?,
    );
    let (Some(club), Some(season), Some(day)) = (club, season, day) else { return Ok(None) };
    let day = day.or(taking.incoming.day).unwrap_or(cells.today);
    let kind = cells.text(Field::Kind).to_lowercase();
    Ok(Some(Licence { club, season, day, is_guest: kind.starts_with("vend") || kind.starts_with("guest") }))
}

/// Files the licence of a row.
pub(super) fn license(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    Licence { club, season, day, is_guest }: &Licence,
) -> Result<(), OfficeError> {
    let found = registered(store, person)?;
    let all = persons_of(store, found)?;
    let held = papers_of(store, &all)?;
    if *is_guest {
        if guest_clubs(&held, season).contains(club) {
            taking.taken.entered.known += 1;
            return Ok(());
        }
        paper::guest(store, stamp, person, *club, season, *day)?;
    } else {
        if club_in(&held, season) == Some(*club) {
            taking.taken.entered.known += 1;
            return Ok(());
        }
        paper::license(store, stamp, person, *club, season, *day)?;
    }
    taking.taken.entered.licences += 1;
    Ok(())
}

/// A place of a strength order; the order is entered when all rows are read.
pub(super) fn take_place(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let row = cells.row.number;
    let (person, club) = (person(store, cells), taking.club(cells.text(Field::Club)));
    let board = cells.number(Field::Board).and_then(|board| {
        let refusal = Refusal::new(code::CELL_UNREADABLE).with("field", Field::Board.as_str());
        board.ok_or_else(|| refusal.with("text", cells.text(Field::Board)).into())
    });
    let (person, club) = (taking.keep(row, person)?, taking.keep(row, club)?);
    let (season, board) = (taking.keep(row, season_of(&season(taking, cells)))?, taking.keep(row, board)?);
    let (Some(person), Some(club), Some(season), Some(board)) = (person, club, season, board) else { return Ok(()) };
    let at = taking.orders.iter().position(|order| order.club == club && order.season == season);
    let at = at.unwrap_or_else(|| {
        taking.orders.push(Order { club, season, row, places: Vec::new() });
        taking.orders.len() - 1
    });
    let places = &mut taking.orders[at].places;
    if places.iter().any(|(other, _)| *other == board) {
        return Err(Refusal::new(code::BOARD_TWICE).with("board", board).into());
    }
    places.push((board, person));
    Ok(())
}

/// Enters the strength orders.
pub(super) fn enter_orders(taking: &mut Taking<'_>, store: &mut Writer<'_>, stamp: &Stamp) -> Result<(), OfficeError> {
    for mut order in std::mem::take(&mut taking.orders) {
        order.places.sort_unstable();
        let persons: Vec<PersonId> = order.places.iter().map(|(_, person)| *person).collect();
        let held = papers::strength_order(store, order.club, &order.season)?;
        if held.iter().map(|place| place.person).eq(persons.iter().copied()) {
            taking.taken.entered.known += 1;
            continue;
        }
        let stamp = taking.stamp(stamp, order.row);
        let done = strength_order(store, &stamp, order.club, &order.season, &persons);
        taking.taken.entered.strength_orders += usize::from(done.is_ok());
        taking.keep(order.row, done)?;
    }
    Ok(())
}

/// The season of a row, or that of the whole table.
pub(super) fn season(taking: &Taking<'_>, cells: &Cells<'_>) -> String {
    let own = cells.text(Field::Season);
    if own.is_empty() { taking.incoming.season.to_owned() } else { own.to_owned() }
}

/// Whose paper a row is: by number.
fn person(store: &mut Reader<'_>, cells: &Cells<'_>) -> Result<PersonId, OfficeError> {
    let named = match (cells.komir()?, cells.fide()?, cells.egd()?) {
        (Some(komir), _, _) => PersonRef::Komir(komir.number()),
        (None, Some(fide), _) => PersonRef::Fide(fide.0),
        (None, None, Some(egd)) => PersonRef::Egd(egd.0),
        (None, None, None) => return Err(Refusal::new(code::ROW_WITHOUT_NUMBER).into()),
    };
    find_person(store, named)
}
