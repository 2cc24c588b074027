//! Why a rating is what it is, for whoever asks: what the law remarks about others is not his business, nor is who those are
//! that asked not to be shown.

use super::person::{PublicPerson, Shown, Withheld};
use super::public_list;
use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::lists::forecast::Forecast;
use crate::rating::rate_case::Answer;
use crate::register::person_ref::{PersonRef, find_person};
use crate::register::{registered, standing_for};
use crate::views::as_published::person_on;
use crate::views::explain_list::{ListExplanation, explain_list};
use crate::views::list_page::Which;
use crate::views::live::explain_live;
use arpad_model::{Fact, Finding, PersonId, Place, Step};
use arpad_registry::Reader;
use std::collections::HashSet;

/// Explains a person on a published list.
pub fn calculation(
    store: &mut Reader<'_>,
    person: PersonId,
    which: &Which,
) -> Result<Result<(PublicPerson, ListExplanation), Withheld>, OfficeError> {
    public_list(store, which)?;
    let standing = find_person(store, PersonRef::Own(person.0))?;
    if let Err(withheld) = shown(store, standing)? {
        return Ok(Err(withheld));
    }
    let explained = explain_list(store, person, Some(which.series), Some(which))?;
    let then = person_on(store, &explained.list, explained.person)?;
    let minors = Minors::read(store)?;
    let then = then.map_or(Err(Withheld), |person| PublicPerson::of(&person, minors));
    Ok(then.map(|person| (person, publicly(explained))))
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
    Ok(Ok((person, explained.map(publicly))))
}

fn shown(store: &mut Reader<'_>, person: PersonId) -> Result<Shown, OfficeError> {
    let minors = Minors::read(store)?;
    Ok(PublicPerson::with_page(&registered(store, person)?, minors)?)
}

fn publicly(mut explained: ListExplanation) -> ListExplanation {
    for (answer, position) in calculations(&mut explained) {
        about_himself((answer, position));
        conceal(answer);
    }
    explained
}

/// Every calculation in it, each with his position.
fn calculations(explained: &mut ListExplanation) -> impl Iterator<Item = (&mut Answer, usize)> {
    let own = explained.answer.as_mut().map(|answer| (answer, explained.position));
    let causes = explained.causes.iter_mut().flat_map(|cause| {
        let between = cause.through.iter_mut().flat_map(|one| &mut one.calculations);
        cause.calculations.iter_mut().chain(between).flatten()
    });
    let revised = explained.revised.as_mut().and_then(|revised| revised.calculation.as_mut());
    own.into_iter().chain(causes.chain(revised).map(|(answer, position)| (answer, *position)))
}

fn about_himself((answer, position): (&mut Answer, usize)) {
    let own = |finding: &Finding| matches!(finding.place, Place::Player(other) if other == position);
    match answer {
        Answer::Chess(answer) => answer.rated.findings.retain(own),
        Answer::Mgsz(answer) => answer.findings.retain(own),
        Answer::Egf(answer) => answer.findings.retain(own),
    }
}

/// What stands for the number of somebody hidden: it leads to nobody.
const HIDDEN: &str = "hidden";

/// A calculation calls everybody by number. Who is not named loses his, in the steps that tell of him too.
fn conceal(answer: &mut Answer) {
    match answer {
        Answer::Chess(answer) => {
            let hidden = unnumbered(answer.period.players.iter_mut().map(|one| (&mut one.id, one.name.is_some())));
            answer.rated.players.iter_mut().for_each(|one| unname(&mut one.steps, &hidden));
        }
        Answer::Mgsz(answer) => {
            let hidden = unnumbered(answer.period.players.iter_mut().map(|one| (&mut one.id, one.name.is_some())));
            let rated = answer.rated.iter_mut().flat_map(|rated| &mut rated.players);
            rated.for_each(|one| unname(&mut one.steps, &hidden));
        }
        // No list of ours is made by the European regulation.
        Answer::Egf(_) => {}
    }
}

/// Takes the numbers of those without a name, and tells which they were.
fn unnumbered<'a>(players: impl Iterator<Item = (&'a mut String, bool)>) -> HashSet<String> {
    let hidden = players.filter(|(_, is_named)| !is_named);
    hidden.map(|(id, _)| std::mem::replace(id, HIDDEN.to_owned())).collect()
}

fn unname(steps: &mut [Step], hidden: &HashSet<String>) {
    for (key, fact) in steps.iter_mut().flat_map(|step| &mut step.facts) {
        match fact {
            Fact::Name(id) if matches!(*key, "opponent" | "player") && hidden.contains(id) => *id = HIDDEN.to_owned(),
            _ => {}
        }
    }
}
