//! A go player as a list has him: with which grade he enters a domestic tournament now, which grades he has reached but not
//! often enough, and what the next ones take.

use crate::acts::desk::OfficeError;
use crate::lists::compute::unpack_reached;
use arpad_model::{Grade, ListRow};
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::grades::entry_grade;
use arpad_rules::go::hungary::tables::bound_of;

/// What follows from a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoStanding {
    /// The grade of his points, with which he enters a domestic 19×19 tournament; it may be below the one he holds.
    pub entry: Grade,
    /// Grades above the one he holds that he has reached, the weakest first: how often, and how often more is needed.
    pub reached: Vec<Reach>,
}

/// A grade that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The grade.
    pub grade: Grade,
    /// In how many tournaments.
    pub times: u32,
    /// In how many more he has to defend it.
    pub missing: u32,
}

/// The standing of a row; none without points, and none in chess, whose rows have no grade.
pub fn go_standing(row: &ListRow) -> Result<Option<GoStanding>, OfficeError> {
    let held = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    let (Some(points), Some(held)) = (row.rating, held) else { return Ok(None) };
    let needed = u32::from(MGSZ_2012.times.value);
    let reached = unpack_reached(&row.state)?;
    let open = reached.into_iter().filter(|(grade, times)| *grade > held && *times > 0);
    let reach = |(grade, times): (Grade, u32)| Reach { grade, times, missing: needed.saturating_sub(times) };
    Ok(Some(GoStanding { entry: entry_grade(points), reached: open.map(reach).collect() }))
}

/// A grade with its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GradeBand {
    /// The grade.
    pub grade: Grade,
    /// Its bound.
    pub from: i32,
    /// The bound of the next grade; 7 dan has no end.
    pub to: Option<i32>,
}

/// Every grade that has a bound, the weakest first (table 1).
pub fn grade_bands() -> Vec<GradeBand> {
    let bound = |grade: Grade| bound_of(grade).map(|from| (grade, from));
    let bounds: Vec<(Grade, i32)> = Grade::ALL.into_iter().filter_map(bound).collect();
    let next = |at: usize| bounds.get(at + 1).map(|(_, to)| *to);
    bounds
        .iter()
        .enumerate()
        .map(|(at, (grade, from))| GradeBand { grade: *grade, from: *from, to: next(at) })
        .collect()
}

/// A grade on somebody's ladder, with what it still takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The grade.
    pub grade: Grade,
    /// Its bound.
    pub from: i32,
    /// It is his.
    pub is_held: bool,
    /// Points up to the bound; 0 where he is at or above it.
    pub missing: i32,
    /// How many tournaments must leave him at or above the bound before it is his; 0 where it is.
    pub times: u32,
    /// How many of them have.
    pub reached: u32,
}

/// Rungs shown above the grade that is held.
const ABOVE: u8 = 4;

/// The ladder of a row: the grade that is held and the next ones, the strongest first; none without points. A grade that is
/// given by the once-reached rule takes one tournament, a stronger one as many as the edition says.
pub fn ladder(row: &ListRow) -> Result<Vec<Rung>, OfficeError> {
    let held = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    let (Some(points), Some(held)) = (row.rating, held) else { return Ok(Vec::new()) };
    let counters = unpack_reached(&row.state)?;
    let rung = |steps: u8| {
        let grade = Grade::from_steps(steps)?;
        let from = bound_of(grade)?;
        let is_held = grade == held;
        let times = match (is_held, grade <= MGSZ_2012.once.value) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => u32::from(MGSZ_2012.times.value),
        };
        let counted = counters.iter().find(|(of, _)| *of == grade).map_or(0, |(_, times)| *times);
        Some(Rung { grade, from, is_held, missing: (from - points).max(0), times, reached: counted.min(times) })
    };
    Ok((held.steps()..=held.steps() + ABOVE).rev().filter_map(rung).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_rules::go::hungary::tables::GRADES;

    #[test]
    fn every_grade_of_table_1_has_a_band_that_ends_where_the_next_begins() {
        let bands = grade_bands();
        assert_eq!(bands.len(), GRADES.len());
        assert_eq!((bands[0].grade, bands[0].from), (Grade::WEAKEST, 1000));
        assert!(bands.windows(2).all(|pair| pair[0].to == Some(pair[1].from) && pair[0].grade < pair[1].grade));
        assert_eq!(bands.last().map(|band| (band.grade, band.from, band.to)), Some((Grade::DAN_7, 2700, None)));
    }

    /// 5 kyu with 1730 points: 4 kyu begins at 1765 and takes one tournament (§5(2)), 3 kyu at 1815, 2 kyu at 1865 and 1 kyu
    /// at 1920, two each (§5(4)).
    #[test]
    fn p5_the_ladder_says_what_is_missing() {
        let row = ListRow { rating: Some(1730), grade: Some(Grade::KYU_5.steps().into()), ..ListRow::default() };
        let rungs = ladder(&row).unwrap();
        let told: Vec<_> = rungs.iter().map(|rung| (rung.grade.to_string(), rung.missing, rung.times)).collect();
        let expected = [("1k", 190, 2), ("2k", 135, 2), ("3k", 85, 2), ("4k", 35, 1), ("5k", 0, 0)];
        assert_eq!(told, expected.map(|(grade, missing, times)| (grade.to_owned(), missing, times)));
        assert_eq!(ladder(&ListRow::default()).unwrap(), []);
    }
}
