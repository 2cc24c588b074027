//! What a closing would bring beside the numbers of who plays on, most of it in go: for the terminal and for the desk alike.

use super::Language;
use super::decided::{Called, what};
use super::go::without_tournament;
use super::sheet::day;
use arpad_model::{Decision, Fact, List, PersonId};
use arpad_office::acts::Decided;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::checklist::Checklist;
use arpad_registry::Reader;

/// One kind of thing: the key of its head, how many there are, a line for each.
pub(crate) type Part = (&'static str, usize, Vec<String>);

/// So many who leave are named: a federation that is suspended has thousands.
const SHOWN: usize = 30;

/// Looks up what everybody and everything is called.
pub(crate) fn called(store: &mut Reader<'_>, list: &Checklist) -> Result<Called, OfficeError> {
    let decided = list.decided.iter().chain(&list.fallen).filter_map(|one| Decided::read(&one.value));
    let dropped = list.dropped.games.iter();
    let met = dropped.clone().flat_map(|(.., one, other)| [*one, *other]).chain(list.dropped.unrated.iter().copied());
    let told = list.leaving.iter().take(SHOWN).chain(list.by_decision.iter().take(SHOWN));
    let persons = told.map(|(person, _)| *person).chain(met).collect();
    let events =
        list.lists.iter().filter_map(|list| list.tournament).chain(dropped.map(|(event, ..)| *event)).collect();
    Called::beside(store, decided, (persons, events))
}

/// Everything, in the order in which it is told; what there is none of has no lines.
pub(crate) fn parts(language: Language, list: &Checklist, called: &Called) -> Vec<Part> {
    let decision = |one: &Decision| {
        // That it holds no more is said by the head.
        let held = Decision { revoked: None, ..one.clone() };
        let facts = [
            ("entry", one.entry.to_string()),
            ("what", what(language, &held, called)),
            ("day", day(language, one.day)),
            ("reference", one.reference.clone()),
        ];
        language.say_texts("desk-check-decision", &facts)
    };
    let numbered = |(person, number): &(PersonId, i32)| format!("{}: {number}", called.person(language, *person));
    let (leaving, by_decision) = (list.leaving.iter().map(numbered), list.by_decision.iter().map(numbered));
    let dropped = list.dropped.games.iter().map(|(event, round, one, other)| {
        let facts = [
            ("event", called.event(*event).unwrap_or_default().to_owned()),
            ("round", round.to_string()),
            ("black", called.person(language, *one)),
            ("white", called.person(language, *other)),
        ];
        language.say_texts("desk-check-dropped-game", &facts)
    });
    vec![
        ("desk-check-dropped", list.dropped.games.len(), dropped.collect()),
        ("desk-check-lists", list.lists.len(), list.lists.iter().map(|one| made(language, one, called)).collect()),
        ("desk-check-opening", list.opening, Vec::new()),
        ("desk-check-decided", list.decided.len(), list.decided.iter().map(decision).collect()),
        ("desk-check-fallen", list.fallen.len(), list.fallen.iter().map(decision).collect()),
        ("desk-check-by-decision", list.by_decision.len(), by_decision.take(SHOWN).collect()),
        (leaving_key(list), list.leaving.len(), leaving.take(SHOWN).collect()),
    ]
}

/// In chess somebody is off the list, or on it without a rating; in go he leaves the ranking list.
pub(crate) fn leaving_key(list: &Checklist) -> &'static str {
    if list.is_go { "desk-check-leaving" } else { "desk-check-leaving-chess" }
}

/// A list that would be made: its day, after what, and whether it takes the place of another.
fn made(language: Language, list: &List, called: &Called) -> String {
    let after = match (without_tournament(list), list.tournament) {
        (Some(key), _) => language.label(key),
        (None, event) => event.and_then(|event| called.event(event)).unwrap_or_default().to_owned(),
    };
    let facts = [("day", Fact::from(list.day)), ("after", Fact::Name(after)), ("revision", Fact::from(list.revision))];
    language.say(if list.revision == 0 { "desk-check-list" } else { "desk-check-list-anew" }, &facts)
}
