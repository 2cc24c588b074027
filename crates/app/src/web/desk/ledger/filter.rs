//! Which entries of the ledger are looked for: by kind, by whom, from when until when, about which person or event.

use crate::web::desk::addresses;
use crate::web::desk::kept::{Concerned, Kept};
use crate::web::desk::looking::Looking;
use crate::web::locale::Visit;
use arpad_model::{EntryId, PersonId, TournamentId};
use arpad_office::acts::ALL;
use arpad_office::acts::desk::OfficeError;
use arpad_office::register::day_of;
use arpad_office::views::ledger_page::Wanted;
use arpad_office::views::person_page::find_person;
use arpad_registry::Reader;
use maud::{Markup, html};

/// What was typed, as it was typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Filter {
    act: Option<String>,
    by: Option<String>,
    since: Option<String>,
    until: Option<String>,
    person: Option<String>,
    event: Option<String>,
}

impl Filter {
    pub(super) fn of(looking: &Looking) -> Self {
        Filter {
            act: looking.asked("act"),
            by: looking.asked("by"),
            since: looking.asked("since"),
            until: looking.asked("until"),
            person: looking.asked("person"),
            event: looking.asked("event"),
        }
    }

    /// The same for an address.
    pub(super) fn asked(&self) -> Vec<(&'static str, &str)> {
        let all = [
            ("act", &self.act),
            ("by", &self.by),
            ("since", &self.since),
            ("until", &self.until),
            ("person", &self.person),
            ("event", &self.event),
        ];
        all.into_iter().filter_map(|(name, text)| Some((name, text.as_deref()?))).collect()
    }

    /// As the office understands it; none where a person, an event or a day is named that is none.
    pub(super) fn wanted(
        &self,
        store: &mut Reader<'_>,
        kept: &Kept,
        before: Option<EntryId>,
    ) -> Result<Option<Wanted>, OfficeError> {
        let day = |text: &Option<String>| text.as_deref().map(day_of);
        let (since, until) = (day(&self.since), day(&self.until));
        if since == Some(None) || until == Some(None) {
            return Ok(None);
        }
        let among = match (&self.person, &self.event) {
            (None, None) => None,
            (person, event) => {
                let of_person = match person.as_deref().map(|text| one_person(store, text)).transpose()? {
                    Some(None) => return Ok(None),
                    Some(Some(numbers)) => Some(kept.about(store, Concerned::Person(&numbers))?),
                    None => None,
                };
                let of_event = match event.as_deref().map(|text| text.parse().map(TournamentId)) {
                    Some(Err(_)) => return Ok(None),
                    Some(Ok(event)) => Some(kept.about(store, Concerned::Event(event))?),
                    None => None,
                };
                match (of_person, of_event) {
                    (Some(mut both), Some(event)) => {
                        both.retain(|entry| event.contains(entry));
                        Some(both)
                    }
                    (one, other) => one.or(other),
                }
            }
        };
        let (act, by_whom) = (self.act.clone(), self.by.clone());
        let (since, until) = (since.flatten(), until.flatten());
        Ok(Some(Wanted { before, act, by_whom, since, until, among, most: super::MOST }))
    }

    pub(super) fn form(&self, visit: &Visit) -> Markup {
        let language = visit.language;
        let field = |name: &str, word: &str, kind: &str, value: &Option<String>| {
            html! {
                div.field { label for=(name) { (language.label(word)) } input id=(name) type=(kind) name=(name) maxlength="100" value=[value.as_deref()]; }
            }
        };
        html! {
            form.ask method="get" action=(visit.to(addresses::LEDGER)) {
                div.fields {
                    div.field {
                        label for="act" { (language.label("desk-what")) }
                        select #act name="act" {
                            option value="" { (language.label("desk-everything")) }
                            @for row in ALL { option value=(row.kind.as_str()) selected[self.act.as_deref() == Some(row.kind.as_str())] { (super::kind(language, row.kind.as_str())) } }
                        }
                    }
                    (field("by", "desk-by", "text", &self.by))
                    (field("since", "desk-from", "date", &self.since))
                    (field("until", "desk-until", "date", &self.until))
                    (field("person", "desk-person-sought", "text", &self.person))
                    (field("event", "desk-event-number", "text", &self.event))
                }
                p { button type="submit" { (language.label("desk-look")) } }
            }
        }
    }
}

/// The numbers of the one who is meant; none where nobody or several are.
fn one_person(store: &mut Reader<'_>, text: &str) -> Result<Option<Vec<PersonId>>, OfficeError> {
    match find_person(store, text) {
        Ok(found) if found.len() == 1 => Ok(Some(found.iter().map(|one| one.id).collect())),
        Ok(_) | Err(OfficeError::Refused(_)) => Ok(None),
        Err(other) => Err(other),
    }
}
