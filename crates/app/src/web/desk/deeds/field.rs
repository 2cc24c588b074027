//! A field of a form, with its name, what was typed, what is wrong with it and what it takes.

use super::{Deed, Field, FieldKind, WHY};
use crate::web::desk::given::Given;
use crate::words::Language;
use maud::{Markup, html};

pub(super) fn one((language, deed): (Language, &Deed), field: &Field, given: &Given, fault: Option<&str>) -> Markup {
    let name = field.name;
    // A reason that has to be given is one that others read.
    let is_public = *field == Field { needed: true, ..WHY };
    let label = language.label(&format!("deed-field-{}", if is_public { "because" } else { name }));
    // What may stand there several times is kept whole where it is one line.
    let value = match field.kind {
        FieldKind::Line => given.all(name).collect::<Vec<_>>().join(", "),
        _ => given.text(name).unwrap_or_default().to_owned(),
    };
    let value = value.as_str();
    // Results and titles are written alike in every language, and have no word of their own.
    // What means something else in this field than elsewhere has a word of the field.
    let word = |value: &str| {
        let keys = [format!("deed-choice-{name}-{value}"), format!("deed-choice-{value}"), format!("{name}-{value}")];
        let told = keys.iter().map(|key| (key, language.label(key))).find(|(key, word)| word != *key);
        told.map_or_else(|| value.to_owned(), |(_, word)| word)
    };
    let hint_keys = [format!("deed-hint-{}-{name}", deed.name), format!("deed-hint-{name}")];
    let hint = hint_keys.iter().map(|key| (key, language.label(key))).find(|(key, hint)| hint != *key);
    let hint = hint.map(|(_, hint)| hint).filter(|_| !is_public);
    let ids = [fault.map(|_| format!("{name}-fault")), hint.as_ref().map(|_| format!("{name}-hint"))];
    let ids: Vec<String> = ids.into_iter().flatten().collect();
    let described = (!ids.is_empty()).then(|| ids.join(" "));
    let under = html! {
        @if let Some(fault) = fault { span.fault id={ (name) "-fault" } { (fault) } }
        @if let Some(hint) = &hint { span.hint id={ (name) "-hint" } { (hint) } }
    };
    html! {
        @match field.kind {
            FieldKind::Choices(values) => fieldset.field {
                legend { (label) }
                @for one in values { label.tick { input type="checkbox" name=(name) value=(one) checked[given.all(name).any(|given| given == *one)]; " " (word(one)) } }
                (under)
            },
            FieldKind::Tick => div.field { label.tick { input id=(name) type="checkbox" name=(name) value="true" checked[given.is_ticked(name)]; " " (label) } (under) },
            kind => div.field {
                label for=(name) { (label) @if !field.needed { " " span.quiet { (language.label("deed-free")) } } }
                @match kind {
                    FieldKind::Table => textarea.table id=(name) name=(name) rows="24" cols="60" maxlength="40000" aria-describedby=[described] { (value) },
                    FieldKind::Text => textarea id=(name) name=(name) rows="3" maxlength="2000" aria-describedby=[described] { (value) },
                    // Nothing is chosen for anybody: what is needed and was not said stands empty, and the browser asks for it.
                    FieldKind::Choice(values) => select id=(name) name=(name) required[field.needed] aria-describedby=[described] {
                        @if !field.needed || value.is_empty() { option value="" {} }
                        @for one in values { option value=(one) selected[*one == value] { (word(one)) } }
                    },
                    FieldKind::Files => input id=(name) type="file" name=(name) multiple required[field.needed] aria-describedby=[described];,
                    FieldKind::Number => input id=(name) type="text" inputmode="numeric" name=(name) value=(value) required[field.needed] maxlength="20" aria-describedby=[described];,
                    FieldKind::Day => input id=(name) type="date" name=(name) value=(value) required[field.needed] aria-describedby=[described];,
                    FieldKind::Month => input id=(name) type="month" name=(name) value=(value) required[field.needed] aria-describedby=[described];,
                    _ => input id=(name) type="text" name=(name) value=(value) required[field.needed] maxlength="400" aria-describedby=[described];,
                }
                (under)
            },
        }
    }
}
