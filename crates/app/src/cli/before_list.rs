//! What can be said of a go player before the first go list is published: what the next list would have, what waits, what comes.

use super::connection::refusal_json;
use super::explain::page;
use super::values::{name, print_json};
use super::{Verdict, print, say_aside};
use crate::answer::explained::explained;
use crate::words::Language;
use arpad_model::{Fact, Person, PersonId, Series};
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::lists::forecast::forecast;
use arpad_office::refusal::code;
use arpad_office::views::explain_list::ListExplanation;
use arpad_office::views::live::explain_live;
use arpad_office::views::records;
use arpad_registry::Reader;
use jiff::civil::Date;

/// What is known.
pub(super) struct BeforeList {
    person: Option<Person>,
    /// What closing would make of his games.
    next: Option<ListExplanation>,
    /// The day of a list that is closed and not published.
    closed: Option<Date>,
}

impl BeforeList {
    pub(super) fn read(store: &mut Reader<'_>, person: PersonId) -> Result<Self, OfficeError> {
        let next = match forecast(store, Series::Go)? {
            Some(forecast) => explain_live(store, person, &forecast)?,
            None => None,
        };
        let closed = records::unpublished(store, Series::Go)?.last().map(|list| list.day);
        Ok(BeforeList { person: records::person(store, person)?, next, closed })
    }

    /// The explanation of the list that is to come, or what is missing; exit code 1 where nothing is known of him.
    pub(super) fn tell(&self, language: Language, json: bool) -> anyhow::Result<Verdict> {
        let shown = self.person.as_ref().filter(|person| !person.withheld);
        match (&self.next, self.closed) {
            (Some(next), _) if json => print_json(&explained(next))?,
            (Some(next), _) => {
                print(&format!("{}\n\n{}", language.label("explain-before-list"), page(language, shown, next)))?;
            }
            (None, _) if json => {
                let refusal = Refusal::new(code::NO_LIST).with("series", Series::Go.as_str());
                print_json(&refusal_json(&refusal))?;
                return Ok(Verdict::No);
            }
            (None, Some(date)) => {
                say_aside(&language.say("explain-before-closed", &[("date", Fact::Date(date))]));
                return Ok(Verdict::No);
            }
            (None, None) => {
                let who = shown.map(|person| name(language, &person.name)).unwrap_or_default();
                say_aside(&language.say("explain-before-nothing", &[("name", Fact::Name(who))]));
                return Ok(Verdict::No);
            }
        }
        Ok(Verdict::Done)
    }
}
