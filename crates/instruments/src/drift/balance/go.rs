//! The balance sheet of a list of go: its games give and take different numbers of points, so they have one door.

use super::{Balance, Door};

/// Somebody's way from the list of go before to this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoWay {
    /// On the list before.
    pub before: Option<i32>,
    /// What this list starts from.
    pub start: Option<i32>,
    /// What the tournament gave him.
    pub gained: i32,
    /// The committee has decided on his points.
    pub decided: bool,
    /// On this list.
    pub after: Option<i32>,
}

impl Balance {
    /// Of a list of go.
    pub fn of_go(all: &[GoWay]) -> Self {
        let mut balance = Balance::default();
        for way in all {
            let [before, start, after] =
                [way.before, way.start, way.after].map(|points| points.map(|points| i64::from(points) * 100));
            balance.before += before.unwrap_or(0);
            balance.after += after.unwrap_or(0);
            match (before, start) {
                (Some(before), Some(start)) => balance.add(Door::Correction, start - before),
                (None, Some(start)) => balance.passes(Door::Decision, start),
                (Some(before), None) => balance.passes(Door::Decision, -before),
                (None, None) => {}
            }
            let gained = i64::from(way.gained) * 100;
            match (start, after) {
                (Some(start), Some(after)) => {
                    balance.add(Door::Games, gained);
                    if way.decided {
                        balance.add(Door::Decision, after - start - gained);
                    }
                }
                // He enters with what was given to him, and has played already.
                (None, Some(after)) => {
                    balance.add(Door::Games, gained);
                    balance.passes(Door::First, after - gained);
                }
                (Some(start), None) => balance.passes(Door::Decision, -start),
                (None, None) => {}
            }
        }
        balance
    }
}
