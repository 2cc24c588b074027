//! Examples that work in this register: a number of each kind that its answers can be tried with.

use arpad_office::acts::desk::OfficeError;
use arpad_office::views::public::{corrections, newest_revision};
use arpad_office::views::records;
use arpad_office::views::search::everybody;
use arpad_registry::Reader;

/// The numbers by the part of the address before them; none where the register has nothing of the kind.
pub(super) struct Examples([(&'static str, Option<i64>); 6]);

impl Examples {
    /// Looks for them.
    pub(super) fn read(store: &mut Reader<'_>) -> Result<Self, OfficeError> {
        let some = everybody(store, 0, 50)?.1;
        let player = some.first().map(|one| one.person.id.0.into());
        let fide = some.iter().find_map(|one| one.person.fide).map(|number| number.0.into());
        let tournament = records::newest_tournaments(store, 0, 1)?.first().map(|event| event.id.0.into());
        let club = records::clubs(store)?.first().map(|club| club.id.0.into());
        let revised = newest_revision(store)?.map(|list| list.id.0);
        let corrected = corrections(store)?.0.first().map(|one| one.done.entry.0);
        Ok(Examples([
            ("players", player),
            ("tournaments", tournament),
            ("clubs", club),
            ("corrections", revised),
            ("corrections/entries", corrected),
            ("fide/player", fide),
        ]))
    }

    /// The example of an endpoint with a number of this register, and whether it has one.
    pub(super) fn of(&self, path: &str, written: &str) -> (String, bool) {
        let takes = |(room, _): &&(&str, _)| path.starts_with(&format!("/{room}/{{id}}"));
        match self.0.iter().find(takes) {
            None => (written.to_owned(), true),
            Some((_, None)) => (written.to_owned(), false),
            Some((room, Some(number))) => {
                (written.replacen(&format!("/{room}/1"), &format!("/{room}/{number}"), 1), true)
            }
        }
    }
}
