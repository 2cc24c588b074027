//! Every reason for which the office refuses, with its kind, topic by topic.

mod decisions;
mod events;
mod files;
mod go;
mod letters;
mod lines;
mod lists;
mod papers;
mod persons;
mod rows;
mod slips;
mod titles;
mod users;

use arpad_codes::RefusalCode;

pub use decisions::*;
pub use events::*;
pub use files::*;
pub use go::*;
pub use letters::*;
pub use lines::*;
pub use lists::*;
pub use papers::*;
pub use persons::*;
pub use rows::*;
pub use slips::*;
pub use titles::*;
pub use users::*;

/// Every topic: each code in them has a sentence in every language.
pub const TOPICS: [&[RefusalCode]; 13] =
    [DECISIONS, EVENTS, FILES, GO, LETTERS, LINES, LISTS, PAPERS, PERSONS, ROWS, SLIPS, TITLES, USERS];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_topics_have_a_code_of_one_name() {
        let all = TOPICS.concat();
        let names: BTreeSet<&str> = all.iter().map(|code| code.as_str()).collect();
        assert_eq!(names.len(), all.len());
    }
}
