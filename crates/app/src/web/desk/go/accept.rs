//! A go report is accepted: of every new player somebody says whether he belongs to the rating system (§1(1)), and what the file
//! does not say of the tournament is said with it, so that its multiplier follows by the tables (§6(1) step 1).

use crate::web::desk::report::Forms;
use crate::words::Language;
use arpad_model::{Coverage, Fact, Importance, SubmissionId};
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::Opened;
use maud::{Markup, html};

/// The form; the generic one asks for a tempo, which go has not.
pub(in crate::web::desk) fn form(forms: &Forms<'_>, file: SubmissionId, opened: &Opened, why: &Markup) -> Markup {
    let language = forms.visit.language;
    let nobody = opened.lines.iter().filter(|line| matches!(line, Line::Nobody)).count();
    forms.deed("accept-go", "", &[("submission", &file.to_string())], &html! {
        @if nobody > 0 { label.tick { input type="checkbox" name="take-new" value="true" checked; " " (language.say("desk-take-new", &[("count", Fact::from(nobody))])) } }
        (letters(language, opened))
        (facts(language))
        (why)
        p {
            button type="submit" { (language.label("deed-accept")) } " "
            button.plain type="submit" name="look" value="true" { (language.label("desk-look-first")) }
        }
    })
}

/// Everybody new, each with his letter; whoever has none is an opponent only.
fn letters(language: Language, opened: &Opened) -> Markup {
    let new = opened.lines.iter().zip(&opened.reported.players).zip(1..);
    let new: Vec<_> = new.filter(|((line, _), _)| matches!(line, Line::New | Line::Nobody)).collect();
    html! {
        @if !new.is_empty() {
            fieldset.field {
                legend { (language.label("desk-go-ours")) }
                @for ((_, sought), number) in new {
                    @let id = format!("ours-{number}");
                    div.field {
                        label for=(id) { (number) ". " (sought.name) @if !sought.country.is_empty() { " " span.quiet { (sought.country) } } }
                        select id=(id) name="ours" {
                            option value="" {}
                            @for letter in Coverage::ALL { option value={ (number) "=" (letter.as_str()) } { (language.label(&letter_key(*letter))) } }
                        }
                    }
                }
            }
        }
    }
}

/// The word of a letter.
fn letter_key(letter: Coverage) -> String {
    match letter.is_ours() {
        true => format!("deed-choice-letter-{letter}"),
        false => "deed-choice-outside".to_owned(),
    }
}

/// What the file does not say, or says otherwise than it was.
fn facts(language: Language) -> Markup {
    let choice = |name: &str, values: &[&str]| {
        html! {
            div.field {
                label for=(name) { (language.label(&format!("deed-field-{name}"))) }
                select id=(name) name=(name) { option value="" {} @for one in values { option value=(one) { (language.label(&format!("deed-choice-{one}"))) } } }
            }
        }
    };
    html! {
        details {
            summary { (language.label("desk-go-said")) }
            div.field {
                label for="thinking-time" { (language.label("deed-field-thinking-time")) }
                input id="thinking-time" type="text" name="thinking-time" maxlength="40";
            }
            (choice("board", &["19", "13"]))
            (choice("stones", &["even", "handicap"]))
            (choice("where-held", &["domestic", "not-domestic"]))
            fieldset.field {
                legend { (language.label("deed-field-importance")) }
                @for kind in Importance::ALL { label.tick { input type="checkbox" name="importance" value=(kind.as_str()); " " (language.label(&format!("deed-choice-{kind}"))) } }
            }
        }
    }
}
