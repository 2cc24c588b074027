//! What was done, entry by entry, in words, each with its way back where this user may go it.

use super::{addresses, deeds};
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::words::Language;
use crate::words::acts::{Names, names, what};
use arpad_model::{EntryId, Reason};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::{OfficeError, act_of};
use arpad_office::acts::standing::{Cancellation, cancelled};
use arpad_registry::Reader;
use arpad_registry::ledger::Entry;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Entries with what is needed to tell them.
pub(super) struct Acted {
    pub entries: Vec<Entry>,
    names: Names,
    gone: BTreeMap<EntryId, Cancellation>,
}

impl Acted {
    pub(super) fn of(store: &mut Reader<'_>, language: Language, entries: Vec<Entry>) -> Result<Self, OfficeError> {
        Ok(Acted { names: names(store, language, &entries)?, gone: cancelled(store)?, entries })
    }

    /// What an entry did.
    pub(super) fn said(&self, language: Language, entry: &Entry) -> String {
        what(language, entry, &self.names)
    }

    /// Where it is taken back, unless it is already.
    pub(super) fn back(&self, visit: &Visit, who: &Who, entry: &Entry) -> Option<String> {
        if self.gone.contains_key(&entry.seq) {
            return None;
        }
        act_of(entry)
            .ok()
            .filter(|act| act.kind() != Kind::Cancel)
            .and_then(|act| deeds::way_back(visit, who, entry, &act))
    }

    /// As a table.
    pub(super) fn table(&self, visit: &Visit, who: &Who, caption: &str) -> Markup {
        let language = visit.language;
        html! {
            (stacked(caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["desk-entry", "desk-when", "desk-by", "desk-what", "desk-take-back"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for entry in &self.entries { tr {
                    td.number { a href=(visit.to(&addresses::entry(entry.seq))) { (entry.seq) } }
                    td { (language.moment(entry.moment)) }
                    td { (entry.by_whom) }
                    td {
                        (self.said(language, entry))
                        @if let Some((why, _)) = language.reason(&Reason::read(&entry.why)) { " " span.quiet { "(" (why) ")" } }
                        @if self.gone.contains_key(&entry.seq) { " " span.quiet { (language.label("desk-is-cancelled")) } }
                    }
                    td { @if let Some(back) = self.back(visit, who, entry) { a href=(visit.to(&back)) { (language.label("desk-take-back")) } } }
                } } }
            } }))
        }
    }
}

/// Links to forms that this user may fill in, with what is known filled in already.
pub(super) fn deeds_for(visit: &Visit, who: &Who, all: &[(&str, &[(&str, &str)])]) -> Markup {
    let language = visit.language;
    let here = visit.to(visit.place.split('?').next().unwrap_or_default());
    let may = |name: &str| deeds::all().find(|deed| deed.name == name).is_some_and(|deed| who.may(deed.kind));
    let offered: Vec<_> = all.iter().filter(|(name, _)| may(name)).collect();
    html! {
        @if !offered.is_empty() {
            ul.links { @for (name, fields) in offered {
                @let fields = [fields, &[("back", here.as_str())][..]].concat();
                li { a href=(visit.to(&addresses::act_with(name, &fields))) { (language.label(&format!("deed-{name}"))) } }
            } }
        }
    }
}
