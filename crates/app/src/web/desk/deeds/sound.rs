//! What was typed can be kept at all: no longer than is described, and without signs that nobody can type.

use super::doing::{BESIDE, Fault};
use super::{Deed, FieldKind};
use crate::web::desk::given::Given;

/// The longest text of a field, in characters.
pub(in crate::web::desk) const LONGEST: usize = 2_000;

/// The longest table that is pasted in.
pub(in crate::web::desk) const LONGEST_TABLE: usize = 40_000;

/// What is wrong with the texts of a deed.
pub(super) fn fault(deed: &'static Deed, given: &Given) -> Option<Fault> {
    for field in deed.fields.iter().filter(|field| field.kind != FieldKind::Files) {
        for text in given.texts.get(field.name).into_iter().flatten() {
            if text.chars().count() > longest(field.kind) {
                return Some(Fault::Field(field.name, "deed-too-long"));
            }
            if text.chars().any(is_unprintable) {
                return Some(Fault::Field(field.name, "deed-unprintable"));
            }
        }
    }
    // What stands beside the fields is ours, and short.
    let is_long = |name: &str| given.texts.get(name).into_iter().flatten().any(|text| text.len() > LONGEST);
    BESIDE.iter().find(|name| is_long(name)).map(|name| (*name).to_owned()).map(Fault::Unknown)
}

fn longest(kind: FieldKind) -> usize {
    if kind == FieldKind::Table { LONGEST_TABLE } else { LONGEST }
}

fn is_unprintable(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\n' | '\r' | '\t')
}
