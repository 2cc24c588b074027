//! What a row keeps beside its numbers, as a text anybody can read: results that may still count, grades reached.

use crate::lists::compute::{pack_pool, pack_reached, unpack_pool, unpack_reached};
use arpad_model::{Grade, HalfPoints, ListRow, PoolEvent, PoolResults, Series};
use arpad_registry::Error;
use arpad_registry::public_file::Cell;
use jiff::civil::Date;

/// Event, list, first, waits, games, half points, sum of opponents.
type Told = (String, Date, bool, bool, u32, u32, i64);

/// A row of a list as it stands in the download.
pub(super) fn row_cells(
    (list, series): (i64, Series),
    number: i64,
    row: &ListRow,
    title: &str,
) -> Result<[Cell; 15], Error> {
    Ok([
        list.into(),
        number.into(),
        row.rating.into(),
        row.k.into(),
        row.games.into(),
        row.peak.into(),
        row.period_games.into(),
        row.change.map(i64::from).into(),
        row.last_active.into(),
        row.active.code().into(),
        title.into(),
        row.grade.into(),
        row.score.into(),
        row.expected.into(),
        state_text(series, &row.state)?.into(),
    ])
}

/// Results that may still count.
pub(super) fn pool_text(pool: &[PoolEvent]) -> Result<Option<String>, Error> {
    let told = |event: &PoolEvent| -> Told {
        let PoolResults { games, score, opponents } = event.results;
        (event.tournament.clone(), event.list_date, event.first_event, event.waits, games, score.0, opponents)
    };
    text(&pool.iter().map(told).collect::<Vec<_>>())
}

/// The same back.
pub(super) fn pool_of(text: Option<&str>) -> Option<Vec<PoolEvent>> {
    let Some(text) = text else { return Some(Vec::new()) };
    let told: Vec<Told> = serde_json::from_str(text).ok()?;
    let event = |(tournament, list_date, first_event, waits, games, halves, opponents): Told| {
        let results = PoolResults { games, score: HalfPoints(halves), opponents };
        PoolEvent { tournament, list_date, first_event, waits, results }
    };
    Some(told.into_iter().map(event).collect())
}

/// Grades reached.
pub(super) fn reached_text(reached: &[(Grade, u32)]) -> Result<Option<String>, Error> {
    text(&reached.iter().map(|(grade, times)| (grade.to_string(), *times)).collect::<Vec<_>>())
}

/// The same back.
pub(super) fn reached_of(text: Option<&str>) -> Option<Vec<(Grade, u32)>> {
    let Some(text) = text else { return Some(Vec::new()) };
    let told: Vec<(String, u32)> = serde_json::from_str(text).ok()?;
    told.into_iter().map(|(grade, times)| Some((Grade::parse(&grade)?, times))).collect()
}

/// Whatever a row of a series keeps.
pub(super) fn state_text(series: Series, state: &[u8]) -> Result<Option<String>, Error> {
    match series {
        Series::Chess(_) => pool_text(&unpack_pool(state)?),
        Series::Go => reached_text(&unpack_reached(state)?),
    }
}

/// The same back.
pub(super) fn state_of(series: Series, text: Option<&str>) -> Option<Vec<u8>> {
    match series {
        Series::Chess(_) => pack_pool(&pool_of(text)?).ok(),
        Series::Go => pack_reached(&reached_of(text)?).ok(),
    }
}

fn text<T: serde::Serialize>(told: &[T]) -> Result<Option<String>, Error> {
    if told.is_empty() {
        return Ok(None);
    }
    serde_json::to_string(told).map(Some).map_err(|error| Error::damaged("list_row", error.to_string()))
}
