//! `mgsz-2012`: a value whose fields follow the regulation's order, with the committee's parameters among them.
//!
//! Where the text is silent or leaves a decision to the rating committee, the field's default is the strict reading
//! (refuse) or the recorded one; the committee's own value is set with [`Edition::with`](super::parameters).

use super::parameters::*;
use crate::provision::{Provision, at};
use arpad_model::{EditionId, Grade};
use jiff::civil::{Date, date};

/// The Hungarian go regulation, as the committee applies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// The source document.
    pub source: &'static str,
    /// The first day in force.
    pub in_force_from: Provision<Date>,

    /// Boards that are rated.
    pub boards: Provision<Boards>,
    /// Games of several players a side.
    pub joint_play: Provision<JointPlay>,
    /// The counters of grades above one that the committee lowers.
    pub lowered_counters: Provision<LoweredCounters>,
    /// The lowest points a player can have.
    pub floor: Provision<Option<i32>>,
    /// The strongest grade earned by reaching its bound once.
    pub once: Provision<Grade>,
    /// The strongest grade the manager may give a newcomer.
    pub initial_grade: Provision<Grade>,
    /// How often the bound of a stronger grade must be reached.
    pub times: Provision<u8>,
    /// Whether entering the register counts as reaching the bounds below one's points.
    pub initial_counts: Provision<bool>,
    /// The two columns of the time table.
    pub time_rule: Provision<TimeRule>,
    /// Fischer time.
    pub fischer: Provision<Fischer>,
    /// The rows of the importance table.
    pub importance: Provision<ImportanceRule>,
    /// More participants than this add to the multiplier.
    pub many_participants: Provision<u32>,
    /// The multiplier on the small board.
    pub small_board: Provision<SmallBoard>,
    /// A newcomer's points when nobody has set them yet.
    pub newcomer: Provision<Newcomer>,
    /// Games between two players outside the register.
    pub games_of_strangers: Provision<GamesOfStrangers>,
    /// How a newcomer's points are proposed to the manager.
    pub initial_method: Provision<InitialMethod>,
    /// Whether the tournament in which a newcomer enters changes his points.
    pub newcomer_updated: Provision<bool>,
    /// A tournament whose multiplier times rounds reaches this is rated in parts.
    pub split_at: Provision<u32>,
    /// How it is cut.
    pub split: Provision<SplitRule>,
    /// How the change is rounded.
    pub rounding: Provision<ChangeRounding>,
    /// Drawn games.
    pub jigo: Provision<Jigo>,
    /// Stones received by the player with more points.
    pub stones_to_stronger: Provision<StonesToStronger>,
    /// The width of the open band from 2700 up.
    pub top_width: Provision<Option<i32>>,
    /// The width of a band below 1000.
    pub bottom_width: Provision<Option<i32>>,
    /// The order of tournaments.
    pub order: Provision<Order>,
}

/// `mgsz-2012`.
pub const MGSZ_2012: Edition = Edition {
    id: EditionId("mgsz-2012"),
    source: "S001",
    in_force_from: at("§11(1)", date(2012, 1, 1)),

    boards: at("§1(2)", Boards::NineteenAndThirteen),
    joint_play: at("§1(3)", JointPlay::Refused).reading("E-45"),
    lowered_counters: at("§3(3)", LoweredCounters::Anew).reading("F-20"),
    floor: at("§4(3)", None).reading("E-36"),
    once: at("§5(2)", Grade::KYU_4).reading("E-38"),
    initial_grade: at("§5(3)", Grade::KYU_5).reading("E-41"),
    times: at("§5(4)", 2).reading("E-37"),
    initial_counts: at("§5(4)", false).reading("E-39"),
    time_rule: at("M1/2", TimeRule::BothMinima).reading("E-30"),
    fischer: at("§6(2)", Fischer::Refused).reading("E-31"),
    importance: at("M1/3", ImportanceRule::LargerOfHonors).reading("E-32"),
    many_participants: at("M1/3", 80),
    small_board: at("M1/2", SmallBoard::AlwaysFive).reading("E-47"),
    newcomer: at("§6(1)2", Newcomer::BoundOfEntryGrade).open("G-01"),
    games_of_strangers: at("§6(1)2", GamesOfStrangers::NotLookedAt).reading("F-22"),
    initial_method: at("§6(1)2", InitialMethod::Proposal).reading("F-23"),
    newcomer_updated: at("§6(1)3", true).reading("E-40"),
    split_at: at("§6(3)", 300),
    split: at("§6(3)", SplitRule::FewestMostEqual).reading("E-33"),
    rounding: at("§7", ChangeRounding::HalfUp).reading("E-44"),
    jigo: at("§8(2)", Jigo::Refused).reading("E-43"),
    stones_to_stronger: at("§8(2)1", StonesToStronger::Refused).reading("E-42"),
    top_width: at("§8(2)1", None).reading("E-34"),
    bottom_width: at("§8(2)1", None).reading("E-34"),
    order: at("§4(1)", Order::EndStartRegistration).reading("E-46"),
};
