//! Rows of a go ranking list that was kept elsewhere: each person as in a table of persons, with points, grade, counters of
//! grades reached and tournaments so far. They hold from the day the table is of.

use super::Taking;
use super::cells::Cells;
use super::columns::Field;
use super::persons;
use crate::acts::DecideAct;
use crate::acts::decide::decide;
use crate::acts::desk::Stamp;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Grade, Series};
use arpad_registry::Writer;
use arpad_rules::go::hungary::grades::inferred;
use arpad_rules::go::hungary::{MGSZ_2012, tables};
use jiff::civil::Date;

/// Takes a row. Whatever is wrong with it is told at once; a row with a fault enters nothing.
pub(super) fn take(
    taking: &mut Taking<'_>,
    store: &mut Writer<'_>,
    stamp: &Stamp,
    cells: &Cells<'_>,
) -> Result<(), OfficeError> {
    let (row, faults) = (cells.row.number, taking.taken.fault_count);
    let described = persons::described(taking, cells)?;
    let standing = standing(taking, cells)?;
    let person = persons::enter(taking, store, stamp, cells, described, (faults, &mut Vec::new()))?;
    let (Some(person), Some((standing, day))) = (person, standing) else { return Ok(()) };
    if standing.is_grade_inferred {
        taking.taken.grades_inferred += 1;
    }
    let decision = Decided::Indicators {
        person,
        series: Series::Go,
        points: Some(standing.points),
        grade: Some(standing.grade.to_string()),
        games: standing.tournaments,
        peak: None,
        reached: standing.reached.iter().map(|(grade, times)| (grade.to_string(), *times)).collect(),
        taken: true,
    };
    let done = decide(store, stamp, DecideAct { decision, day, reference: taking.file.clone() });
    if taking.keep(row, done)?.is_some() {
        taking.taken.entered.ratings += 1;
    }
    Ok(())
}

/// What a ranking list says of somebody.
struct Standing {
    points: i32,
    grade: Grade,
    is_grade_inferred: bool,
    reached: Vec<(Grade, u32)>,
    tournaments: Option<u32>,
}

/// The standing of a row with its day; all that is wrong with it is told.
fn standing(taking: &mut Taking<'_>, cells: &Cells<'_>) -> Result<Option<(Standing, Date)>, OfficeError> {
    let row = cells.row.number;
    let points = taking.keep(row, points(cells))?;
    let grade = taking.keep(row, grade(cells))?;
    let reached = taking.keep(row, reached(cells))?;
    let tournaments = taking.keep(row, tournaments(cells))?;
    let without_day = || Refusal::new(code::TABLE_WITHOUT_DAY).with("field", Field::Points.as_str());
    let day = taking.keep(row, taking.incoming.day.ok_or_else(without_day))?;
    let (Some(points), Some(grade), Some(reached), Some(tournaments), Some(day)) =
        (points, grade, reached, tournaments, day)
    else {
        return Ok(None);
    };
    let is_grade_inferred = grade.is_none();
    let grade = grade.unwrap_or_else(|| inferred(&MGSZ_2012, points));
    Ok(Some((Standing { points, grade, is_grade_inferred, reached, tournaments }, day)))
}

/// Points beyond the scale are a slip of the pen.
const POINTS: std::ops::RangeInclusive<i32> = 0..=tables::HIGHEST + 500;

fn points(cells: &Cells<'_>) -> Result<i32, OfficeError> {
    let text = cells.text(Field::Points);
    let points = text.parse::<i32>().ok().filter(|points| POINTS.contains(points));
    points.ok_or_else(|| unreadable(cells, Field::Points))
}

fn grade(cells: &Cells<'_>) -> Result<Option<Grade>, OfficeError> {
    match cells.text(Field::Grade) {
        "" | "-" => Ok(None),
        text => Grade::parse(text).map(Some).ok_or_else(|| unreadable(cells, Field::Grade)),
    }
}

/// Nothing, or zero, is told too.
fn tournaments(cells: &Cells<'_>) -> Result<Option<u32>, OfficeError> {
    match cells.text(Field::Tournaments) {
        "" | "-" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unreadable(cells, Field::Tournaments)),
    }
}

/// Counters: `2d`, `2 dan: 1`, `3k=2; 2k=1`. A grade without a number was reached once.
fn reached(cells: &Cells<'_>) -> Result<Vec<(Grade, u32)>, OfficeError> {
    let text = cells.text(Field::Reached);
    let counter = |one: &str| {
        let (grade, times) = one.split_once([':', '=', '×', 'x']).unwrap_or((one, "1"));
        let times = times.trim().parse().ok().filter(|times| (1..=255).contains(times))?;
        Some((Grade::parse(grade)?, times))
    };
    let counters = text.split([',', ';']).map(str::trim).filter(|one| !one.is_empty() && *one != "-").map(counter);
    counters.collect::<Option<Vec<_>>>().ok_or_else(|| unreadable(cells, Field::Reached))
}

fn unreadable(cells: &Cells<'_>, field: Field) -> OfficeError {
    let refusal = Refusal::new(code::CELL_UNREADABLE).with("field", field.as_str());
    refusal.with("text", cells.text(field)).into()
}
