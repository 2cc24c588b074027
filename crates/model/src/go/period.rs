//! Go players as the register has them, and the tournaments to be rated one after the other.

use super::{GoTournament, Grade};
use crate::Thousandths;

/// Everything one calculation starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoPeriod {
    /// The players.
    pub players: Vec<GoPlayer>,
    /// The tournaments, in the order of their registration.
    pub tournaments: Vec<GoTournament>,
    /// The committee's decisions on players, which hold from before the first tournament.
    pub decisions: Vec<GoDecision>,
}

/// A go player as the register has him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoPlayer {
    /// His id in this document.
    pub id: String,
    /// His name, for people.
    pub name: Option<String>,
    /// Élő-points in the Hungarian register; `None` = not registered.
    pub rating: Option<i32>,
    /// European rating (GoR).
    pub gor: Option<Thousandths>,
    /// Grade held.
    pub grade: Option<Grade>,
    /// How many tournaments left him at or above the bound of a grade.
    pub reached: Vec<(Grade, u32)>,
    /// The grade with which he entered, unless the tournament reports another.
    pub entry_grade: Option<Grade>,
    /// The report tells no grade: the one he entered with is that of the European database's list.
    pub listed: bool,
    /// A declared grade that has no place on the scale, such as a professional's, as it is written.
    pub professional: Option<String>,
    /// The grade of the European list, with which he enters where its rules hold.
    pub european: Option<Grade>,
    /// Does not enter the Hungarian register: his points serve his opponents only.
    pub foreign: bool,
    /// Points with which he enters the register.
    pub initial: Option<InitialPoints>,
    /// Rated tournaments so far.
    pub tournaments: u32,
}

/// Points with which a newcomer enters the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialPoints {
    /// The points.
    pub points: i32,
    /// Who set them.
    pub by: SetBy,
}

/// Who set a newcomer's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetBy {
    /// The manager of the system ("a rendszer kezelője").
    Manager,
    /// The rating committee ("Minősítési Bizottság"), by this decision.
    Committee(String),
}

/// A decision of the rating committee on one player's indicators, or what a ranking list that is taken over says of him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoDecision {
    /// The player.
    pub player: u32,
    /// His points from now on; `None` = unchanged.
    pub points: Option<i32>,
    /// His grade from now on; `None` = unchanged.
    pub grade: Option<Grade>,
    /// Who decided, when, under which number, why.
    pub reference: String,
    /// It stands on a ranking list that was kept elsewhere and is taken over; nobody decided it.
    pub taken: bool,
}
