//! Which person an arbiter of an event is.

use arpad_model::alphabet::folded;
use arpad_model::{Arbiter, Person};

/// Whether an arbiter of an event is this person: by FIDE's number, by the licence, by name.
pub(crate) fn is_arbiter(person: &Person, licence: &str, arbiter: &Arbiter) -> bool {
    match arbiter.fide {
        Some(fide) => person.fide == Some(fide),
        None if !arbiter.licence.is_empty() => licence == arbiter.licence,
        None => {
            let name = without_title(&arbiter.name);
            [person.name.eastern(), person.name.as_list()].iter().any(|one| same(one, name))
        }
    }
}

/// A name as a report writes it, without the arbiter's title before it.
fn without_title(name: &str) -> &str {
    match name.trim().split_once(' ') {
        Some((title, rest)) if TITLES.iter().any(|one| one.eq_ignore_ascii_case(title)) => rest.trim(),
        _ => name,
    }
}

/// The titles that reports write before an arbiter's name.
const TITLES: [&str; 5] = ["IA", "FA", "NA", "IO", "FO"];

/// The same name, with or without a comma, accents aside.
fn same(one: &str, other: &str) -> bool {
    let plain = |name: &str| folded(name).replace(',', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    plain(one) == plain(other)
}
