//! What somebody plays for: the next round number, the next grade, another K.

use super::{AboutToPlay, Law, chess};
use arpad_model::{Grade, PeriodPlayer};
use arpad_rules::chess::edition::JuniorUntil;
use arpad_rules::chess::k_factor::KGround;
use arpad_rules::go::hungary::tables::bound_of;

/// A number to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The rating or points.
    pub points: i32,
    /// The grade whose bound it is, in go.
    pub grade: Option<Grade>,
    /// How many tournaments must yet end at or above it before the grade is held; 1 where once is enough.
    pub times: u32,
}

/// What gives another K, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KChange {
    /// So many games more, of so many.
    Games {
        /// Yet to play.
        left: u32,
        /// Of all.
        of: u32,
        /// K then.
        k: u8,
    },
    /// A published rating.
    Rating {
        /// The rating.
        from: i32,
        /// K then.
        k: u8,
    },
    /// The end of a year.
    EndOf {
        /// The year.
        year: i16,
        /// K then.
        k: u8,
    },
    /// The eighteenth birthday, whose day is nobody's business.
    Birthday {
        /// K then.
        k: u8,
    },
}

/// Round numbers that are played for.
const ROUND: i32 = 100;

impl AboutToPlay {
    /// The next numbers to reach, the nearest first.
    pub fn goals(&self) -> Vec<Goal> {
        let Some(rating) = self.rating else { return Vec::new() };
        match &self.law {
            Law::Chess(_) => {
                let next = (rating.div_euclid(ROUND) + 1) * ROUND;
                let goal = |points: i32| Goal { points, grade: None, times: 1 };
                vec![goal(next), goal(next + ROUND)]
            }
            Law::Go(law) => {
                let held = self.grade.map_or(0, |grade| grade.steps() + 1);
                let next = Grade::from_steps(held);
                let dan = Some(Grade::DAN_1).filter(|dan| dan.steps() > held);
                let goal = |grade: Grade| {
                    let reached = law.1.reached.iter().find(|(of, _)| *of == grade).map_or(0, |(_, times)| *times);
                    let times = if grade >= Grade::KYU_3 { 2_u32.saturating_sub(reached).max(1) } else { 1 };
                    Some(Goal { points: bound_of(grade)?, grade: Some(grade), times })
                };
                next.into_iter().chain(dan).filter_map(goal).collect()
            }
        }
    }

    /// What would give him another K.
    pub fn k_changes(&self) -> Vec<KChange> {
        let Law::Chess(law) = &self.law else { return Vec::new() };
        let (edition, own) = &**law;
        let rule = edition.k.value;
        // What FIDE's list prints hides why.
        let own = PeriodPlayer { k: None, k_is_listed: false, ..own.clone() };
        let k = |own: PeriodPlayer| chess::k(&(*edition, own), self.start);
        let Some(now) = k(own.clone()) else { return Vec::new() };
        let adult = || k(PeriodPlayer { born: None, ..own.clone() }).map(|k| k.listed);
        let settled = |own: PeriodPlayer| k(PeriodPlayer { games: Some(rule.new_games), ..own }).map(|k| k.listed);
        let mut changes = Vec::new();
        match now.ground {
            KGround::New => {
                let left = rule.new_games.saturating_sub(own.games.unwrap_or_default());
                changes.extend(settled(own.clone()).map(|k| KChange::Games { left, of: rule.new_games, k }));
            }
            KGround::Junior => {
                let from = i32::from(rule.junior_below);
                changes.extend(adult().map(|k| KChange::Rating { from, k }));
                // The year of birth is told with it: only where it is shown anyway.
                let year = self.person.birth_year.map(|born| born + 18);
                changes.extend(adult().zip(year).map(|(k, year)| match rule.junior_until {
                    JuniorUntil::EndOfYear18 => KChange::EndOf { year, k },
                    JuniorUntil::Birthday18 => KChange::Birthday { k },
                }));
            }
            KGround::Normal | KGround::Inferred => {
                changes.push(KChange::Rating { from: i32::from(rule.strong_from), k: rule.strong });
            }
            KGround::Strong | KGround::Given | KGround::Listed => {}
        }
        let other = |change: &KChange| match change {
            KChange::Games { k, .. }
            | KChange::Rating { k, .. }
            | KChange::EndOf { k, .. }
            | KChange::Birthday { k } => *k != now.listed,
        };
        changes.retain(other);
        changes
    }
}
