//! Where a player stands among the women and in his age group, and what share of these he is ahead of.

use super::super::ready::age_told;
use crate::words::Language;
use arpad_model::{Fact, List, Sex};
use arpad_office::files::export::{AgeGroup, Selection};
use arpad_office::views::public::PublicPerson;
use arpad_office::views::roll::Roll;
use arpad_office::views::standing::Place;
use maud::{Markup, html};

/// Who he is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Women,
    Age(AgeGroup),
}

/// A place in a group; how many of it have a lower rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InGroup {
    group: Group,
    place: Place,
    below: u64,
}

/// The groups somebody belongs to, with his place on a list; one in which he is alone says nothing.
pub(super) fn of(roll: &Roll, list: &List, person: &PublicPerson, rating: i32) -> Vec<InGroup> {
    let women = (person.sex == Some(Sex::Female)).then_some(Group::Women);
    let age = person.birth_year.and_then(|year| AgeGroup::of(list.day.year() - year)).map(Group::Age);
    let place = |group: Group| {
        let selection = match group {
            Group::Women => Selection { sex: Some(Sex::Female), ..Selection::default() },
            Group::Age(age) => Selection::default().of_age(age, list.day.year()),
        };
        let (place, below) = roll.place_among(rating, &selection);
        InGroup { group, place, below }
    };
    women.into_iter().chain(age).map(place).filter(|one| one.place.of > 1).collect()
}

pub(super) fn told(language: Language, groups: &[InGroup]) -> Markup {
    let said = |one: &InGroup| {
        let group = match one.group {
            Group::Women => language.label("ready-women"),
            Group::Age(age) => age_told(language, &age.to_string()),
        };
        let share = one.below * 100 / (one.place.of - 1);
        let numbers = [("place", one.place.place), ("of", one.place.of), ("share", share)];
        let mut facts: Vec<(&str, Fact)> = vec![("group", Fact::Name(group))];
        facts.extend(numbers.map(|(name, number)| (name, Fact::from(number as usize))));
        language.say("pp-place-group", &facts)
    };
    html! { @for one in groups { span.quiet { (said(one)) } } }
}
