//! Rows of a go ranking list that was kept elsewhere: each person as in a table of persons, with points, grade, counters of
//! grades reached and tournaments so far. They hold from the day the table is of.

use super::Taking;
use super::cells::Cells;
use super::columns::Field;
use super::persons;
use super::recognised::{recognise, replaces};
use crate::acts::DecideAct;
use crate::acts::cover::cover;
use crate::acts::decide::write_down;
use crate::acts::desk::Stamp;
use crate::lists::Decided;
use crate::lists::coverage::{Coverages, is_home};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, Warning};
use arpad_model::{Coverage, EntryId, Grade, Person, PersonId, Series};
use arpad_registry::{Reader, Writer};
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
    let (mut fields, is_once) = persons::described(taking, cells)?;
    let standing = standing(taking, cells)?;
    let by_number = persons::holder(store, &fields)?.is_some();
    let known = recognise(taking, store, cells, &mut fields)?;
    if let Some(known) = known.as_ref().filter(|_| !by_number) {
        // Found by the name: the register writes it with its accents already.
        (fields.family, fields.given) = (known.name.family.clone(), known.name.given.clone());
    }
    if by_number {
        fields.person = PersonId::default();
    }
    foreign(taking, cells, &mut fields, known.as_ref());
    let letter = belongs(taking, store, cells, &fields)?;
    let person = persons::enter(taking, store, stamp, cells, (fields, is_once), (faults, &mut Vec::new()))?;
    let (Some(person), Some((standing, day))) = (person, standing) else { return Ok(()) };
    if let Some(letter) = letter {
        taking.keep(row, cover(store, stamp, person, letter, None))?;
    }
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
    if !replaces(taking, store, stamp, (row, person), &decision)? {
        return Ok(());
    }
    let done = write_down(store, stamp, DecideAct { decision, day, reference: taking.file.clone() });
    if taking.keep(row, done)?.is_some() {
        taking.taken.entered.ratings += 1;
    }
    Ok(())
}

/// Of a foreigner, by the letter, whose country no column tells, it is not known: it is not the federation's own. Of somebody
/// whom the register has it stays as it is.
fn foreign(taking: &mut Taking<'_>, cells: &Cells<'_>, fields: &mut PersonFields, known: Option<&Person>) {
    if cells.columns.has(Field::Federation) {
        return;
    }
    let is_foreign = matches!(letter(cells), Ok(Some(Coverage::Settled | Coverage::Member)));
    if is_foreign && known.is_none() {
        let name = cells.name().eastern();
        taking.warn(cells.row.number, vec![Warning::new("ranking-country-unsaid").with("name", name.as_str())]);
    }
    if is_foreign || known.is_some_and(|known| !known.country.is_empty()) {
        fields.country.clear();
    }
}

/// The letter by which somebody belongs to the system, where the table says it. A foreigner is on the list by one of §1(1), which
/// the table says or the register knows: without it he is an opponent only (F-21), and points would be lost on him.
fn belongs(
    taking: &mut Taking<'_>,
    store: &mut Reader<'_>,
    cells: &Cells<'_>,
    fields: &PersonFields,
) -> Result<Option<Coverage>, OfficeError> {
    let row = cells.row.number;
    let Some(letter) = taking.keep(row, letter(cells))? else { return Ok(None) };
    let Some((_, known)) = persons::holder(store, fields)? else {
        if letter.is_none() && !is_home(&fields.country, &taking.country) {
            let refusal = Refusal::new(code::RANKING_FOREIGNER).with("name", cells.name().eastern().as_str());
            taking.keep(row, Err::<(), _>(refusal.with("country", fields.country.as_str())))?;
        }
        return Ok(letter);
    };
    let said = Coverages::read(store, EntryId::LAST)?.of_number(known.id, Date::MAX).map(|said| said.letter);
    // Where the register does not know it, the table does: one without the column has its own people in it.
    let country = if known.country.is_empty() { &fields.country } else { &known.country };
    let is_ours = letter.or(said).map_or_else(|| is_home(country, &taking.country), Coverage::is_ours);
    if !is_ours {
        let refusal = Refusal::new(code::RANKING_FOREIGNER).with("name", known.name.eastern().as_str());
        taking.keep(row, Err::<(), _>(refusal.with("country", country.as_str())))?;
    }
    Ok(letter.filter(|letter| said != Some(*letter)))
}

fn letter(cells: &Cells<'_>) -> Result<Option<Coverage>, OfficeError> {
    match cells.text(Field::Ours) {
        "" | "-" => Ok(None),
        text => {
            let letter = text.to_lowercase().trim_end_matches(')').parse::<Coverage>().ok();
            let letter = letter.filter(|letter| letter.is_ours());
            letter.map(Some).ok_or_else(|| unreadable(cells, Field::Ours))
        }
    }
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
    let earned = earned(&reached);
    if let (Some(grade), Some((earned, times))) = (grade, earned)
        && earned > grade
    {
        let refusal = Refusal::new(code::RANKING_COUNTERS).with("grade", grade);
        let refusal = refusal.with("reached", earned).with("times", times);
        taking.keep(row, Err::<(), _>(refusal))?;
        return Ok(None);
    }
    let is_grade_inferred = grade.is_none();
    let least = inferred(&MGSZ_2012, points);
    if let Some(grade) = grade.filter(|grade| *grade < least) {
        let warning = Warning::new("ranking-grade-low").with("grade", grade).with("points", points);
        taking.warn(row, vec![warning.with("earned", least)]);
    }
    let grade = grade.unwrap_or_else(|| earned.map_or(least, |(earned, _)| earned.max(least)));
    Ok(Some((Standing { points, grade, is_grade_inferred, reached, tournaments }, day)))
}

/// The highest grade that the counters give, with how often it was reached: from 3 kyu up the second time gives it (§5(4)), below
/// that the first (§5(2)).
fn earned(reached: &[(Grade, u32)]) -> Option<(Grade, u32)> {
    let gives = |(grade, times): &&(Grade, u32)| *grade <= MGSZ_2012.once.value || *times >= 2;
    reached.iter().filter(gives).max_by_key(|(grade, _)| *grade).copied()
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
