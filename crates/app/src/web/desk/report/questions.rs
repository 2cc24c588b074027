//! Who the players are: the first in doubt with everybody who may be meant, what agrees and what does not named beside each, and
//! all lines below.

use super::{Forms, Sheet, is_open};
use crate::web::desk::addresses;
use crate::web::desk::stacked::stacked;
use crate::web::pages::name;
use crate::words::{Language, go_facts};
use arpad_model::{Fact, Grade};
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::Opened;
use arpad_office::register::matching::{Ground, Sought};
use arpad_office::views::beside::Beside;
use arpad_office::views::go_lines::GoLine;
use maud::{Markup, html};

/// Candidates with a key of their own; further ones have a button only.
const KEYS: usize = 9;

/// The first line in doubt, to be answered with one key or one click.
pub(super) fn next(forms: &Forms<'_>, sheet: &Sheet, opened: &Opened) -> Markup {
    let language = forms.visit.language;
    let mut open: Vec<(usize, &Line)> =
        opened.lines.iter().enumerate().filter(|(_, line)| line.is_question()).collect();
    // Whom nobody knows is entered with the acceptance, all at once: those of whom there is somebody to judge come first. What is put
    // off comes after the rest.
    let put_off = said_of(forms, LATER);
    let is_put_off = |place: usize| put_off.is_some_and(|last| place <= last);
    // What was just taken back is asked about again first.
    let asked = said_of(forms, addresses::ASKED_LINE);
    open.sort_by_key(|(place, line)| (asked != Some(*place), matches!(line, Line::Nobody), is_put_off(*place)));
    let left = open.len();
    let Some((place, line)) = open.into_iter().next() else { return html! {} };
    html! {
        section.question aria-labelledby="question" data-keys {
            h2 #question { (language.say("desk-question", &[("count", Fact::from(left))])) }
            @if sheet.sure.len() > 1 { (bulk(forms, sheet, opened)) }
            (one(forms, sheet, opened, place, line))
            @if left > 1 {
                p { a data-key="l" href=(forms.visit.to(&format!("{}?{LATER}{place}", addresses::report(sheet.file.id)))) { kbd { "L" } " " (language.label("desk-later")) } }
            }
        }
    }
}

/// What an address says of the line that is put off.
const LATER: &str = "later=";

/// The line of which the address says something.
fn said_of(forms: &Forms<'_>, what: &str) -> Option<usize> {
    forms.visit.place.split(['?', '&']).skip(1).find_map(|pair| pair.strip_prefix(what))?.parse().ok()
}

/// All lines with one plain answer: shown before they are answered.
fn bulk(forms: &Forms<'_>, sheet: &Sheet, opened: &Opened) -> Markup {
    let (language, id) = (forms.visit.language, sheet.file.id.to_string());
    html! {
        details {
            summary { (language.say("desk-sure-lines", &[("count", Fact::from(sheet.sure.len()))])) }
            ul { @for place in &sheet.sure {
                @for only in &sheet.meant[*place] { li { (place + 1) ". " (opened.reported.players[*place].name) " → " (told(language, only, true)) } }
            } }
            (forms.deed("answer-sure", "", &[("submission", &id)], &html! {
                button type="submit" { (language.say("desk-answer-sure", &[("count", Fact::from(sheet.sure.len()))])) }
            }))
        }
    }
}

fn one(forms: &Forms<'_>, sheet: &Sheet, opened: &Opened, place: usize, line: &Line) -> Markup {
    let language = forms.visit.language;
    let (id, number) = (sheet.file.id.to_string(), (place + 1).to_string());
    let sought = &opened.reported.players[place];
    let meant = &sheet.meant[place];
    let fields = [("submission", id.as_str()), ("line", number.as_str())];
    let answered = |person: &str, key: Option<usize>, label: Markup| {
        let given = [&fields[..], &[("person", person)]].concat();
        forms.deed(
            "answer",
            &format!("{number} {person}"),
            &given,
            &html! {
                button type="submit" data-key=[key.map(|key| key.to_string())] {
                    @if let Some(key) = key { kbd { (key) } " " } (label)
                }
            },
        )
    };
    let is_new_possible = !meant.iter().any(|one| one.grounds.contains(&Ground::SameFide));
    html! {
        p.said { strong { (number) ". " (sought.name) } " " (facts_of(sought)) }
        @if matches!(line, Line::Nobody) { p { (language.label("desk-nobody-like-it")) } }
        ol.candidates { @for (at, candidate) in meant.iter().enumerate() {
            li {
                p { a href=(forms.visit.to(&crate::web::addresses::player(candidate.person.id))) { (name(language, &candidate.person.name)) } " " (known_of(candidate)) }
                ul.grounds { @for ground in &candidate.grounds {
                    li class=(if ground.is_against() { "against" } else { "for" }) {
                        span.unseen { (language.label(if ground.is_against() { "desk-against" } else { "desk-for" })) ": " }
                        (language.label(&format!("ground-{}", ground.as_str())))
                    }
                } }
                (answered(&candidate.person.id.to_string(), (at < KEYS).then_some(at + 1), html! { (language.label("desk-this-person")) }))
            }
        } }
        div.others {
            @if is_new_possible {
                (forms.deed("answer", &format!("{number} new"), &[&fields[..], &[("new", "true")]].concat(), &html! {
                    button.plain type="submit" data-key="n" { kbd { "N" } " " (language.label("desk-new-person")) }
                }))
            }
            (forms.deed("answer", &format!("{number} typed"), &fields, &html! {
                div.beside {
                    div.field { label for="person" { (language.label("desk-somebody-else")) } input #person type="text" name="person" required maxlength="100" data-key="s"; }
                    button.plain type="submit" { (language.label("desk-this-person")) }
                }
            }))
        }
    }
}

/// Every line, and who it is.
pub(super) fn lines(forms: &Forms<'_>, sheet: &Sheet, opened: &Opened, sees_all: bool) -> Markup {
    let language = forms.visit.language;
    let is_go = !sheet.go.is_empty();
    html! {
        (stacked(&language.say("desk-lines", &[("count", Fact::from(opened.lines.len()))]), &html! { table.lean {
            caption { (language.say("desk-lines", &[("count", Fact::from(opened.lines.len()))])) }
            thead { tr {
                @for key in ["desk-line", "desk-in-file", "desk-who"] { th scope="col" { (language.label(key)) } }
                @if is_go { @for key in GRADES { th scope="col" { (language.label(key)) } } }
            } }
            tbody { @for (place, (line, sought)) in opened.lines.iter().zip(&opened.reported.players).enumerate() { tr {
                td.number { (place + 1) }
                td { (sought.name) " " (facts_of(sought)) }
                td { @match line {
                    Line::Known(_) => {
                        @for one in &sheet.meant[place] {
                            (told(language, one, sees_all))
                            @for ground in one.against() { " " span.against { (language.label(&format!("ground-{}", ground.as_str()))) } }
                        }
                    }
                    Line::New => (language.label("desk-who-new")),
                    Line::Doubt(_) | Line::Nobody => {
                        @if is_open(&sheet.file) {
                            @let word = language.label(if matches!(line, Line::Nobody) { "desk-who-nobody" } else { "desk-who-doubt" });
                            @if sees_all {
                                a href=(forms.visit.to(&addresses::act_with("answer", &[
                                    ("submission", &sheet.file.id.to_string()), ("line", &(place + 1).to_string()), ("back", &forms.back),
                                ]))) { (word) }
                            } @else { (word) }
                        }
                    }
                } }
                @if let Some(line) = sheet.go.get(place) { @for grade in grades(line) { td { (grade) } } }
            } } }
        } }))
        @let lines = (1..).zip(sheet.go.iter().zip(&opened.reported.players));
        @let lines = lines.map(|(number, (line, sought))| (number, sought.name.as_str(), line.taken));
        @if let Some(taken) = go_facts::taken_from_list(language, lines) { p.note { (taken) } }
    }
}

/// Of a go report: with which grade somebody entered, which his points give, and what the European list says.
const GRADES: [&str; 3] = ["newcomers-entry", "go-lines-due", "go-lines-listed"];

fn grades(line: &GoLine) -> [String; 3] {
    let text = |grade: Option<Grade>| grade.map(|grade| grade.to_string());
    let listed = line.listed.as_ref().and_then(|one| one.declared.clone());
    [text(line.entry).or_else(|| line.professional.clone()), text(line.due), listed].map(Option::unwrap_or_default)
}

/// Whoever is not of the office has sent a file, and learns nothing from it that the public does not know: no birthday, no number of
/// somebody who is hidden.
fn told(language: Language, one: &Beside, sees_all: bool) -> Markup {
    html! { (one.person.id) " " (name(language, &one.person.name)) @if sees_all { " " (known_of(one)) } }
}

/// What the register has beside a name.
fn known_of(one: &Beside) -> Markup {
    let person = &one.person;
    let facts = [
        person.born.map(|born| born.to_string()),
        Some(person.title.clone()).filter(|title| !title.is_empty()),
        one.rating.map(|rating| rating.to_string()),
        person.fide.map(|number| format!("FIDE {number}")),
        person.komir.map(|number| format!("KOMIR {number}")),
        person.egd.map(|number| format!("EGD {number}")),
        Some(person.country.clone()).filter(|country| !country.is_empty()),
        Some(one.club.clone()).filter(|club| !club.is_empty()),
    ];
    in_short(facts)
}

/// What the file says beside a name.
fn facts_of(sought: &Sought) -> Markup {
    let facts = [
        sought.born.map(|born| born.to_string()),
        Some(sought.title.clone()).filter(|title| !title.is_empty()),
        sought.rating.map(|rating| rating.to_string()),
        sought.fide.map(|number| format!("FIDE {number}")),
        sought.komir.map(|number| format!("KOMIR {number}")),
        sought.egd.map(|number| format!("EGD {number}")),
        Some(sought.country.clone()).filter(|country| !country.is_empty()),
        Some(sought.club.clone()).filter(|club| !club.is_empty()),
    ];
    in_short(facts)
}

fn in_short(facts: [Option<String>; 8]) -> Markup {
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    html! { @if !facts.is_empty() { span.quiet { (facts.join(" · ")) } } }
}
