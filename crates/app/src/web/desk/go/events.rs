//! Go tournaments on their way to a list: what is known of each, its multiplier, and what can be said or decided about it.

use crate::web::desk::addresses;
use crate::web::desk::report::Forms;
use crate::web::desk::stacked::stacked;
use crate::words::go_facts;
use arpad_model::Fact;
use arpad_office::access::{MANAGERS, Who};
use arpad_office::acts::Kind;
use arpad_office::views::go_desk::GoAtHand;
use maud::{Markup, html};

/// What can be done about a tournament: the deed, and the act one must be allowed to do.
const DEEDS: &[(&str, Kind)] =
    &[("event-facts", MANAGERS), ("multiplier", Kind::Decide), ("parts", Kind::Decide), ("allow", Kind::Decide)];

pub(super) fn section(forms: &Forms<'_>, who: &Who, all: &[GoAtHand]) -> Markup {
    let (visit, language) = (forms.visit, forms.visit.language);
    let title = language.label("desk-go-events");
    html! {
        section aria-labelledby="events" {
            h2 #events { (title) }
            @if all.is_empty() { p { (language.label("desk-go-events-none")) } }
            @else { (stacked(&title, &html! { table.lean {
                caption.unseen { (title) }
                thead { tr {
                    @for key in ["player-tournament", "desk-go-facts", "desk-multiplier", "desk-go-deeds"] { th scope="col" { (language.label(key)) } }
                } }
                tbody { @for one in all { tr {
                    td {
                        @match one.file {
                            Some(file) => a href=(visit.to(&addresses::report(file))) { (one.event.name) },
                            None => a href=(visit.to(&crate::web::addresses::tournament(one.event.id))) { (one.event.name) },
                        }
                        " " span.quiet { (one.event.id) " · " (language.value(&Fact::Date(one.event.ends))) }
                    }
                    td { (go_facts::facts(language, &one.go.facts).join(", ")) }
                    td { @if one.is_without_multiplier() { strong { (go_facts::multiplier(language, &one.go)) } } @else { (go_facts::multiplier(language, &one.go)) } }
                    td { (deeds(forms, who, one)) }
                } } }
            } })) }
        }
    }
}

fn deeds(forms: &Forms<'_>, who: &Who, one: &GoAtHand) -> Markup {
    let (language, event) = (forms.visit.language, one.event.id.to_string());
    let fields = [("tournament", event.as_str()), ("back", forms.back.as_str())];
    let offered: Vec<&str> = DEEDS.iter().filter(|(_, kind)| who.may(*kind)).map(|(name, _)| *name).collect();
    html! {
        @for (at, name) in offered.iter().enumerate() {
            @if at > 0 { " · " }
            a href=(forms.visit.to(&addresses::act_with(name, &fields))) { (language.label(&format!("deed-{name}"))) }
        }
    }
}
