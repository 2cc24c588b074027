//! Why a rating is what it is, for whoever asks: what the law remarks about others is not his business.

use super::person::{PublicPerson, Shown, Withheld};
use super::public_list;
use crate::acts::desk::OfficeError;
use crate::lists::forecast::Forecast;
use crate::rating::rate_case::Answer;
use crate::register::person_ref::{PersonRef, find_person};
use crate::register::{registered, standing_for};
use crate::views::explain_list::{ListExplanation, explain_list};
use crate::views::list_page::Which;
use crate::views::live::explain_live;
use arpad_model::{Finding, PersonId, Place};
use arpad_registry::Reader;

/// Explains a person on a published list.
pub fn calculation(
    store: &mut Reader<'_>,
    person: PersonId,
    which: &Which,
) -> Result<Result<(PublicPerson, ListExplanation), Withheld>, OfficeError> {
    public_list(store, which)?;
    let person = find_person(store, PersonRef::Own(person.0))?;
    let explained = explain_list(store, person, Some(which.series), Some(which))?;
    Ok(shown(store, person)?.map(|person| (person, about_himself(explained))))
}

/// The same for the list that would be next; no explanation where he has no game in it.
pub fn next_calculation(
    store: &mut Reader<'_>,
    person: PersonId,
    forecast: Option<&Forecast>,
) -> Result<Result<(PublicPerson, Option<ListExplanation>), Withheld>, OfficeError> {
    let standing = standing_for(store, person)?;
    let person = match shown(store, standing)? {
        Ok(person) => person,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let explained = match forecast {
        Some(forecast) => explain_live(store, standing, forecast)?,
        None => None,
    };
    Ok(Ok((person, explained.map(about_himself))))
}

fn shown(store: &mut Reader<'_>, person: PersonId) -> Result<Shown, OfficeError> {
    Ok(PublicPerson::of(&registered(store, person)?))
}

fn about_himself(mut explained: ListExplanation) -> ListExplanation {
    let position = explained.position;
    let own = |finding: &Finding| matches!(finding.place, Place::Player(other) if other == position);
    match &mut explained.answer {
        Some(Answer::Chess(answer)) => answer.rated.findings.retain(own),
        Some(Answer::Mgsz(answer)) => answer.findings.retain(own),
        Some(Answer::Egf(answer)) => answer.findings.retain(own),
        None => {}
    }
    explained
}
