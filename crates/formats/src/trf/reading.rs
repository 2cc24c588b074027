//! Which reader reads. Today's reads more than the first one did; a ledger that was written with the first one is replayed
//! with it, so that a report accepted then counts as it did then.

use super::dates;
use super::line::Columns;
use crate::encoding;

/// How much the reader understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reading {
    /// The first reader: time controls in few forms, and each date by itself.
    First,
    /// Time controls as people write them, the dates of a file in one order.
    Second,
    /// A game marked W, D or L is one whose result stands and which is not rated; before, a forfeit. A go tournament
    /// that allowed stones is not even because none was given.
    Third,
    /// What a go file does not say is not made up: who had which color, and whether an event was held abroad. A
    /// professional's grade is kept as it is written.
    Fourth,
    /// Nor the colors where OpenGotha says that they are not known, nor that a tournament was even where no policy
    /// of stones is written down.
    Fifth,
    /// Today's: half a point without a game is no bye.
    #[default]
    Sixth,
}

impl Reading {
    /// Its number, as an act seals it.
    pub const fn number(self) -> u8 {
        match self {
            Reading::First => 1,
            Reading::Second => 2,
            Reading::Third => 3,
            Reading::Fourth => 4,
            Reading::Fifth => 5,
            Reading::Sixth => 6,
        }
    }

    /// By its number.
    pub const fn by_number(number: u8) -> Option<Reading> {
        match number {
            1 => Some(Reading::First),
            2 => Some(Reading::Second),
            3 => Some(Reading::Third),
            4 => Some(Reading::Fourth),
            5 => Some(Reading::Fifth),
            6 => Some(Reading::Sixth),
            _ => None,
        }
    }
}

/// Which comes first in the dates of a file that end with the year and have no points, `02/10/2011`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum DayOrMonth {
    /// No date decides it, or some say the one and some the other: read as in Europe.
    #[default]
    Undecided,
    /// Some date can only have its day first.
    Day,
    /// Some date can only have its month first.
    Month,
}

impl DayOrMonth {
    /// Decided by all dates of the text: births, first and last day, rounds.
    pub(super) fn of(text: &str) -> DayOrMonth {
        let (mut day, mut month) = (false, false);
        let mut look = |date: &str| match dates::year_last(date) {
            Some((13..=31, 1..=12)) => day = true,
            Some((1..=12, 13..=31)) => month = true,
            _ => {}
        };
        for line in encoding::lines(text) {
            match line.text.get(..3) {
                Some("001") => {
                    let columns = Columns::new(line.text);
                    look(columns.trimmed(70, 79));
                }
                Some("042" | "052" | "132") => line.text[3..].split_whitespace().for_each(&mut look),
                _ => {}
            }
        }
        match (day, month) {
            (true, false) => DayOrMonth::Day,
            (false, true) => DayOrMonth::Month,
            _ => DayOrMonth::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_date_that_can_be_read_in_one_way_decides_for_the_file() {
        let born = |date: &str| format!("001    1{:61}{date}", "");
        for (text, decided) in [
            ("042 05/10/2024\n052 06/10/2024", DayOrMonth::Undecided),
            ("042 05/10/2024\n052 13/10/2024", DayOrMonth::Day),
            ("042 10/31/2024\n052 11/02/2024", DayOrMonth::Month),
            ("042 31/10/2024\n052 10/31/2024", DayOrMonth::Undecided),
            ("132 05/10/2024  14/10/2024", DayOrMonth::Day),
            ("022 31/10/2024", DayOrMonth::Undecided),
            ("042 31/10/24", DayOrMonth::Undecided),
            ("042 31/10/2024/1", DayOrMonth::Undecided),
            ("042 031/10/2024", DayOrMonth::Undecided),
            ("042 31/010/2024", DayOrMonth::Undecided),
            ("042 12/12/2024", DayOrMonth::Undecided),
            (&born("31/12/1990"), DayOrMonth::Day),
            (&born("12/31/1990"), DayOrMonth::Month),
        ] {
            assert!(DayOrMonth::of(text) == decided, "{text}");
        }
    }
}
