//! Grades (§5): they only rise; weak ones at the first reach of their bound, strong ones at the second.

use super::edition::Edition;
use super::tables::{bound_of, grade_at};
use arpad_model::{Grade, Paragraph};

/// Looks at the points a rated tournament left, counts the bounds they reach, and gives the grade.
#[inline]
pub fn after_tournament(edition: &Edition, held: Option<Grade>, reached: &mut Reached, points: i32) -> Option<Grade> {
    let Some(band) = grade_at(points) else { return held };
    if band < Grade::KYU_3 {
        return held.max(Some(band));
    }
    reached.count(band);
    let once = Some(band.min(edition.once.value));
    let defended = reached.strongest(edition.times.value);
    held.max(once).max(defended)
}

/// How many tournaments left a player at or above the bound of each strong grade, 3 kyu to 7 dan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reached([u8; STRONG]);

const STRONG: usize = (Grade::DAN_7.steps() - Grade::KYU_3.steps() + 1) as usize;

impl Reached {
    /// From the register's counters; grades that need no second time are not counted.
    pub fn from_counters(counters: &[(Grade, u32)]) -> Self {
        let mut reached = Reached::default();
        for &(grade, times) in counters {
            if let Some(counter) = place(grade).and_then(|place| reached.0.get_mut(place)) {
                *counter = times.min(u8::MAX.into()) as u8;
            }
        }
        reached
    }

    /// The counters that are not zero, the weakest grade first.
    pub fn counters(&self) -> Vec<(Grade, u32)> {
        let grade = |place: usize| Grade::from_steps(Grade::KYU_3.steps() + place as u8);
        let counter = |(place, &times): (usize, &u8)| grade(place).map(|grade| (grade, u32::from(times)));
        self.0.iter().enumerate().filter(|(_, times)| **times > 0).filter_map(counter).collect()
    }

    /// Counts one tournament that left the player in this band: its bound and all below it are reached.
    pub fn count(&mut self, band: Grade) {
        let end = place(band).map_or(0, |place| (place + 1).min(STRONG));
        for counter in &mut self.0[..end] {
            *counter = counter.saturating_add(1);
        }
    }

    /// Whatever was reached above a grade begins anew.
    pub fn forget_above(&mut self, grade: Grade) {
        let first = place(grade).map_or(0, |place| (place + 1).min(STRONG));
        self.0[first..].fill(0);
    }

    fn strongest(&self, times: u8) -> Option<Grade> {
        let place = self.0.iter().rposition(|&counter| counter >= times)?;
        Grade::from_steps(Grade::KYU_3.steps() + place as u8)
    }
}

fn place(grade: Grade) -> Option<usize> {
    grade.steps().checked_sub(Grade::KYU_3.steps()).map(usize::from)
}

/// The least grade the register can mean for a player whose grade it does not give: what his points earned at once.
pub fn inferred(edition: &Edition, points: i32) -> Grade {
    grade_at(points).map_or(Grade::WEAKEST, |band| band.min(edition.once.value))
}

/// The paragraph by which a player enters with the grade of his points.
pub const ENTRY_BY_POINTS: Paragraph = Paragraph("§9(1)a");

/// The paragraph by which a player enters with the grade of the European list.
pub const ENTRY_BY_EUROPE: Paragraph = Paragraph("§9(1)b");

/// The grade with which a player of these points enters a domestic 19×19 tournament (§9(1)a); below the table 35 kyu.
pub fn entry_grade(points: i32) -> Grade {
    grade_at(points).unwrap_or(Grade::WEAKEST)
}

/// The highest points the manager may give a newcomer: the last of the 5 kyu band (§5(3), E-41).
pub fn highest_initial(edition: &Edition) -> i32 {
    let next = Grade::from_steps(edition.initial_grade.value.steps() + 1);
    next.and_then(bound_of).map_or(i32::MAX, |bound| bound - 1)
}
