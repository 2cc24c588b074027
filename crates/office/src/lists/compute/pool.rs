//! What a list row keeps beside its numbers: earlier results that may still count, counters of grades reached.

use arpad_model::{Grade, HalfPoints, PoolEvent, PoolResults};
use arpad_registry::Error;
use jiff::civil::Date;

/// Event, list, what it is ([`FIRST`], [`WAITS`]), games, half points, sum of opponents.
type Packed = (String, (i16, i8, i8), u8, u32, u32, i64);

/// His first event; the only thing told in rows of before, by a yes or no that is written alike.
const FIRST: u8 = 1;
/// A part of an event that goes on.
const WAITS: u8 = 2;

/// Packs a pool; an empty one needs no room.
pub(crate) fn pack_pool(pool: &[PoolEvent]) -> Result<Vec<u8>, Error> {
    if pool.is_empty() {
        return Ok(Vec::new());
    }
    let packed: Vec<Packed> = pool
        .iter()
        .map(|event| {
            let day = (event.list_date.year(), event.list_date.month(), event.list_date.day());
            let PoolResults { games, score, opponents } = event.results;
            let what = u8::from(event.first_event) * FIRST | u8::from(event.waits) * WAITS;
            (event.tournament.clone(), day, what, games, score.0, opponents)
        })
        .collect();
    Ok(postcard::to_stdvec(&packed)?)
}

/// Unpacks a pool.
pub(crate) fn unpack_pool(state: &[u8]) -> Result<Vec<PoolEvent>, Error> {
    if state.is_empty() {
        return Ok(Vec::new());
    }
    let bad = || Error::damaged("list_row", "a pool cannot be read");
    let packed: Vec<Packed> = postcard::from_bytes(state).map_err(|_| bad())?;
    let event = |(tournament, (year, month, day), what, games, score, opponents): Packed| {
        let list_date = Date::new(year, month, day).map_err(|_| bad())?;
        let results = PoolResults { games, score: HalfPoints(score), opponents };
        if what > FIRST | WAITS {
            return Err(bad());
        }
        Ok(PoolEvent { tournament, list_date, first_event: what & FIRST != 0, waits: what & WAITS != 0, results })
    };
    packed.into_iter().map(event).collect()
}

/// Packs counters of grades.
pub(crate) fn pack_reached(reached: &[(Grade, u32)]) -> Result<Vec<u8>, Error> {
    if reached.is_empty() {
        return Ok(Vec::new());
    }
    let packed: Vec<(u8, u32)> = reached.iter().map(|(grade, times)| (grade.steps(), *times)).collect();
    Ok(postcard::to_stdvec(&packed)?)
}

/// Unpacks them.
pub(crate) fn unpack_reached(state: &[u8]) -> Result<Vec<(Grade, u32)>, Error> {
    if state.is_empty() {
        return Ok(Vec::new());
    }
    let bad = || Error::damaged("list_row", "counters of grades cannot be read");
    let packed: Vec<(u8, u32)> = postcard::from_bytes(state).map_err(|_| bad())?;
    packed
        .into_iter()
        .map(|(steps, times)| Some((Grade::from_steps(steps)?, times)))
        .collect::<Option<_>>()
        .ok_or_else(bad)
}
