//! What the law asks about an event beside its games, as announcing and accepting take it.

use super::{Field, FieldKind};
use crate::web::desk::given::{Given, Stop};
use arpad_model::EventFacts;
use arpad_office::intake::event_facts::arbiter;

/// One list for all forms that take them, in the order in which they are asked.
pub(super) const LAW: [Field; 13] = [
    Field::free("registered", FieldKind::Day),
    Field::free("arbiter", FieldKind::Line),
    Field::free("deputies", FieldKind::Text),
    Field::free("rated", FieldKind::Line),
    Field::free("not-rated", FieldKind::Line),
    Field::free("official", FieldKind::Choice(&["fide", "continental"])),
    Field::free("championship", FieldKind::Choice(&["open", "women"])),
    Field::free("norms", FieldKind::Tick),
    Field::free("hybrid", FieldKind::Tick),
    Field::free("approved-by", FieldKind::Line),
    Field::free("territory", FieldKind::Line),
    Field::free("event-code", FieldKind::Line),
    Field::free("rounds-per-day", FieldKind::Number),
];

/// What is stated takes the place of what was known; a field that is not there stays, an empty one is taken away. A form always
/// has them all, so its boxes speak too; a program that names none of these says nothing.
pub(super) fn facts(given: &Given, known: &EventFacts) -> Result<EventFacts, Stop> {
    let text = |name: &str, known: &String| given.stated(name).map_or_else(|| known.clone(), str::to_owned);
    let is_stated = |name: &str| given.stated(name).is_some();
    let mut arbiters = known.arbiters.clone();
    if let Some(chief) = given.stated("arbiter") {
        arbiters.retain(|one| !one.chief);
        let chief = arbiter(chief, true);
        if chief.fide.is_some() || !chief.licence.is_empty() {
            arbiters.insert(0, chief);
        }
    }
    if let Some(deputies) = given.stated("deputies") {
        arbiters.retain(|one| one.chief);
        let lines = deputies.lines().map(str::trim).filter(|line| !line.is_empty());
        arbiters.extend(lines.map(|line| arbiter(line, false)));
    }
    // A box that is not ticked is not sent: with a form that has its neighbors, it says no.
    let is_form = is_stated("territory");
    let ticked = |name: &str, known: bool| if is_stated(name) || is_form { given.is_ticked(name) } else { known };
    Ok(EventFacts {
        registered: if is_stated("registered") { given.day_if_any("registered")? } else { known.registered },
        official: if is_stated("official") { given.parsed_if_any("official")? } else { known.official },
        championship: if is_stated("championship") { given.parsed_if_any("championship")? } else { known.championship },
        norms: ticked("norms", known.norms),
        hybrid: ticked("hybrid", known.hybrid),
        approved_by: text("approved-by", &known.approved_by),
        rated: text("rated", &known.rated),
        not_rated: text("not-rated", &known.not_rated),
        territory: text("territory", &known.territory).to_uppercase(),
        code: text("event-code", &known.code),
        arbiters,
        rounds_per_day: if is_stated("rounds-per-day") {
            given.parsed_if_any("rounds-per-day")?
        } else {
            known.rounds_per_day
        },
        ..known.clone()
    })
}

/// The same facts as the fields of a form.
pub(super) fn fields(known: &EventFacts) -> Vec<(&'static str, String)> {
    let word = |is: bool| if is { "true".to_owned() } else { String::new() };
    let day = known.registered.map(|day| day.to_string()).unwrap_or_default();
    let deputies: Vec<String> = known.arbiters.iter().filter(|one| !one.chief).map(typed).collect();
    let mut fields = vec![
        ("registered", day),
        ("official", known.official.map(|one| one.to_string()).unwrap_or_default()),
        ("championship", known.championship.map(|one| one.to_string()).unwrap_or_default()),
        ("norms", word(known.norms)),
        ("hybrid", word(known.hybrid)),
        ("approved-by", known.approved_by.clone()),
        ("rated", known.rated.clone()),
        ("not-rated", known.not_rated.clone()),
        ("territory", known.territory.clone()),
        ("event-code", known.code.clone()),
        ("deputies", deputies.join("\n")),
        ("rounds-per-day", known.rounds_per_day.map(|rounds| rounds.to_string()).unwrap_or_default()),
    ];
    fields.extend(known.arbiters.iter().find(|one| one.chief).map(|chief| ("arbiter", typed(chief))));
    fields
}

/// An arbiter as people type one.
fn typed(one: &arpad_model::Arbiter) -> String {
    let fide = one.fide.map(|number| format!(" fide:{number}")).unwrap_or_default();
    let licence = if one.licence.is_empty() { String::new() } else { format!(" licence:{}", one.licence) };
    format!("{}{fide}{licence}", one.name)
}
