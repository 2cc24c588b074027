//! Newcomers whose initial points are open (§6(1) step 2): what is proposed is taken with one click, for one or for all; another
//! number has a form of its own, and what is the committee's leads there.

use crate::web::desk::addresses;
use crate::web::desk::report::Forms;
use crate::web::desk::stacked::stacked;
use crate::web::pages::name;
use crate::words::newcomers::{number, remarks, score};
use arpad_model::{Coverage, Fact};
use arpad_office::access::{MANAGERS, Who};
use arpad_office::acts::Kind;
use arpad_office::lists::newcomers::{Entrant, OpenNewcomer};
use maud::{Markup, html};

const HEADINGS: [&str; 7] = [
    "newcomers-who",
    "register-name",
    "player-tournament",
    "newcomers-entry",
    "newcomers-score",
    "newcomers-proposal",
    "newcomers-method",
];

pub(super) fn section(forms: &Forms<'_>, who: &Who, all: &[OpenNewcomer]) -> Markup {
    let language = forms.visit.language;
    let title = language.label("newcomers-heading");
    html! {
        section aria-labelledby="newcomers" {
            h2 #newcomers { (title) }
            @if all.is_empty() { p { (language.label("newcomers-none")) } }
            @else {
                (stacked(&title, &html! { table.lean {
                    caption.unseen { (title) }
                    thead { tr {
                        @for key in HEADINGS { th scope="col" { (language.label(key)) } }
                        th scope="col" { (language.label("desk-go-deeds")) }
                    } }
                    tbody { @for one in all { tr {
                        td { (number(one.who)) }
                        td { (name(language, &one.name)) }
                        td { (one.event.name) " " span.quiet { (language.value(&Fact::Date(one.event.ends))) } }
                        td { @if let Some(grade) = one.newcomer.entry { (grade) } }
                        td.number { (score(language, one)) }
                        td.number { @if let Some(points) = one.offered() { (points) } }
                        td { (remarks(language, one).join("; ")) }
                        td { (deeds(forms, who, one)) }
                    } } }
                } }))
                (bulk(forms, who, all))
            }
        }
    }
}

/// Take the proposal, or another number.
fn deeds(forms: &Forms<'_>, who: &Who, one: &OpenNewcomer) -> Markup {
    let (language, number) = (forms.visit.language, number(one.who));
    let other = |deed: &str| {
        let fields = [("newcomer", number.as_str()), ("back", forms.back.as_str())];
        html! { a href=(forms.visit.to(&addresses::act_with(deed, &fields))) { (language.label(&format!("deed-{deed}"))) } }
    };
    html! {
        @if who.may(MANAGERS) {
            @if one.offered().is_some() {
                (forms.deed("newcomer", &number, &[("newcomer", &number)], &html! {
                    @if matches!(one.who, Entrant::Line(..)) { (letters(forms, &format!("letter-{}", number.replace('/', "-")))) }
                    button type="submit" { (language.label("deed-newcomer")) }
                }))
            }
            (other("newcomer-points"))
        }
        @if who.may(Kind::Decide) && (one.is_for_committee() || one.offered().is_none()) { " · " (other("initial-points")) }
    }
}

/// By which letter somebody belongs to the system, who stands in a file only.
fn letters(forms: &Forms<'_>, id: &str) -> Markup {
    let language = forms.visit.language;
    html! {
        label for=(id) { (language.label("deed-field-by-letter")) }
        select id=(id) name="by-letter" required {
            option value="" {}
            @for letter in Coverage::ALL.iter().filter(|letter| letter.is_ours()) {
                option value={ "letter-" (letter.as_str()) } { (language.label(&format!("deed-choice-letter-{letter}"))) }
            }
        }
    }
}

/// All that the manager may take as they are proposed; who stands in a file only waits for its letter.
fn bulk(forms: &Forms<'_>, who: &Who, all: &[OpenNewcomer]) -> Markup {
    let language = forms.visit.language;
    let count = all.iter().filter(|one| one.is_for_manager() && one.offered().is_some());
    let count = count.filter(|one| matches!(one.who, Entrant::Known(_))).count();
    html! {
        @if count > 1 && who.may(MANAGERS) {
            (forms.deed("newcomers", "", &[], &html! {
                button type="submit" { (language.say("desk-newcomers-all", &[("count", Fact::from(count))])) }
            }))
        }
    }
}
