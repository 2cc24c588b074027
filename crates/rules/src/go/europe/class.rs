//! The class of a tournament by its thinking time, where nobody has given it.

use super::edition::{ClassTime, Edition};
use arpad_model::{GoClass, GoTime, Hundredths, Overtime};

/// The best class whose basic and adjusted time are both reached; none below C. Adjusted time adds 45 moves of
/// Japanese or 60 of Canadian overtime; Fischer time has bounds of its own.
pub fn class_of(edition: &Edition, time: GoTime) -> Option<GoClass> {
    let base = u128::from(time.base_minutes); // wide enough for any product below
    let holds = |row: &&ClassTime| {
        let (least, adjusted) = (u128::from(row.base), u128::from(row.adjusted));
        match time.overtime {
            Overtime::SuddenDeath => base >= least && base >= adjusted,
            Overtime::Japanese { seconds } => base >= least && base * 60 + 45 * u128::from(seconds) >= adjusted * 60,
            Overtime::Canadian { moves, minutes } => {
                let moves = u128::from(moves);
                moves > 0 && base >= least && base * moves + 60 * u128::from(minutes) >= adjusted * moves
            }
            Overtime::Fischer { seconds } => base >= u128::from(row.fischer_base) && seconds >= row.fischer_seconds,
        }
    };
    edition.classes.value.iter().find(holds).map(|row| row.class)
}

/// The weight of a class.
pub fn weight_of(edition: &Edition, class: GoClass) -> Hundredths {
    let [a, b, c, d] = edition.weights.value;
    match class {
        GoClass::A => a,
        GoClass::B => b,
        GoClass::C => c,
        GoClass::D => d,
    }
}
