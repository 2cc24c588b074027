//! What is said about a list as a whole, and about who fell below its floor.

use super::Language;
use arpad_model::{Fact, List};
use arpad_rules::catalogue::chess_edition;

impl Language {
    /// How many fell below the floor of a list and are marked unrated on it, with the paragraph that says so.
    pub fn marked_unrated(self, list: &List, count: usize) -> String {
        let facts = [("count", Fact::from(count)), ("paragraph", Fact::Name(self.delisting(list)))];
        self.say("list-marked-unrated", &facts)
    }

    /// That somebody is marked unrated on a list, with the paragraph.
    pub fn fell_below_floor(self, list: &List) -> String {
        self.say_texts("player-fell-below-floor", &[("paragraph", self.delisting(list))])
    }

    fn delisting(self, list: &List) -> String {
        chess_edition(&list.edition).map_or_else(String::new, |edition| self.cite(edition.delisting.at))
    }
}
