//! On a player's page: whom do you play tomorrow?

use crate::web::addresses;
use crate::web::locale::Visit;
use arpad_model::PersonId;
use maud::{Markup, html};

/// The question with a field for the opponent.
pub(in crate::web::pages) fn invitation(visit: &Visit, person: PersonId) -> Markup {
    let language = visit.language;
    html! {
        section.ask aria-labelledby="what-if" {
            h2 #what-if { (language.label("web-what-if")) }
            form.search method="get" action=(visit.to(&addresses::what_if(person, ""))) {
                label for="against" { (language.label("what-if-opponent")) }
                span.row {
                    input #against type="search" name="add" autocomplete="off" placeholder=(language.label("what-if-hint"))
                        data-suggest=(visit.to(&addresses::what_if_suggest(person, "")));
                    button type="submit" { (language.label("calculator-ask")) }
                }
            }
            p.more { a href=(visit.to(&addresses::what_if(person, ""))) { (language.label("what-if-goals")) } }
        }
    }
}
