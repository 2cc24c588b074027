//! How the text is read. Months in an office showed where the first reading was wrong or left something open; a ledger that
//! was sealed under it must still come out as it is sealed, so it stays.

use super::{Edition, KDay, NewGamesBy};

/// Which reading of the text a register follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// As registers followed it that were founded before there was a second one.
    First,
    /// With everything decided since (the F-keys of DESIGN.md).
    #[default]
    Second,
}

impl Edition {
    /// The edition as another reading has it.
    pub fn read_as(mut self, reading: Reading) -> Self {
        self.reading = reading;
        if reading == Reading::First {
            (self.k.value.day, self.k.value.new_by) = (KDay::List, NewGamesBy::List);
        }
        self
    }
}
