//! Starting points (§6(1) step 2): the register's, a newcomer's initial points, a foreigner's by declared grade.

use super::edition::Edition;
use super::grades::{entry_grade, highest_initial};
use super::parameters::Newcomer;
use super::tables::bound_of;
use arpad_model::{GoPlayer, Grade, SetBy};

/// With which points somebody outside the register starts a tournament he entered with this grade.
pub fn starting_points(edition: &Edition, player: &GoPlayer, entry: Option<Grade>) -> Result<Start, NoStart> {
    if player.foreign {
        return foreigner(player, entry);
    }
    let highest = highest_initial(edition);
    match (&player.initial, edition.newcomer.value) {
        (Some(initial), _) => match &initial.by {
            SetBy::Committee(_) => Ok(Start { points: initial.points, ground: Ground::Committee }),
            SetBy::Manager if initial.points <= highest => {
                Ok(Start { points: initial.points, ground: Ground::Manager })
            }
            SetBy::Manager => Err(NoStart::TooHigh { points: initial.points, highest }),
        },
        (None, Newcomer::Refused) => Err(NoStart::InitialMissing),
        (None, Newcomer::BoundOfEntryGrade) => {
            let grade = entry.ok_or(NoStart::InitialMissing)?;
            let points = bound_of(grade).ok_or(NoStart::Unbounded { grade })?;
            if points > highest {
                return Err(NoStart::TooHigh { points, highest });
            }
            Ok(Start { points, ground: Ground::EntryGrade(grade) })
        }
    }
}

/// The grade with which a newcomer starts: that of his points, unless the committee gave another.
pub fn starting_grade(player: &GoPlayer, start: &Start) -> Grade {
    match start.ground {
        Ground::Committee => player.grade.unwrap_or(entry_grade(start.points)),
        _ => entry_grade(start.points),
    }
}

/// Points to start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The points.
    pub points: i32,
    /// Where they come from.
    pub ground: Ground,
}

/// Where somebody's starting points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A newcomer's, set by the manager.
    Manager,
    /// A newcomer's, set by the committee.
    Committee,
    /// A newcomer's, from his entry grade alone.
    EntryGrade(Grade),
    /// A foreigner's, from his declared grade.
    Foreign(Grade),
    /// A foreigner's, from the grade that the European database's list has for him; the report tells none.
    ForeignListed(Grade),
    /// A foreigner's, given from outside.
    ForeignGiven,
}

/// Why somebody has no starting points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStart {
    /// Neither points nor an entry grade.
    InitialMissing,
    /// More than the manager may give.
    TooHigh {
        /// The points.
        points: i32,
        /// The most he may give.
        highest: i32,
    },
    /// A foreigner without a declared grade.
    ForeignGradeMissing,
    /// A foreigner with a grade that has no place on the scale.
    Professional,
    /// A grade without a bound: 8 and 9 dan.
    Unbounded {
        /// The grade.
        grade: Grade,
    },
}

/// The lower bound of the declared grade, for this tournament only; points given from outside take its place, as they
/// must for 8 and 9 dan, which have no bound (E-35).
fn foreigner(player: &GoPlayer, entry: Option<Grade>) -> Result<Start, NoStart> {
    if let Some(points) = player.rating {
        return Ok(Start { points, ground: Ground::ForeignGiven });
    }
    if player.professional.is_some() {
        return Err(NoStart::Professional);
    }
    let grade = entry.or(player.grade).ok_or(NoStart::ForeignGradeMissing)?;
    let points = bound_of(grade).ok_or(NoStart::Unbounded { grade })?;
    let ground = if player.listed { Ground::ForeignListed(grade) } else { Ground::Foreign(grade) };
    Ok(Start { points, ground })
}
