//! A go player as a list has him: with which grade he enters a domestic tournament now, and which grades he has reached but
//! not often enough.

use crate::acts::desk::OfficeError;
use crate::lists::compute::unpack_reached;
use arpad_model::{Grade, ListRow};
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::grades::entry_grade;

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
