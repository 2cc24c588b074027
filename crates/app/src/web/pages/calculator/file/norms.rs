//! The norms of a file on its page: who made one, who nearly did and why not, what the open rounds must bring, and whether it is a
//! title tournament.

use crate::web::locale::Visit;
use crate::web::pages::norms::{findings, table};
use crate::web::pages::regulations;
use arpad_model::Fact;
use arpad_office::rating::file_norms::FileNorms;
use maud::{Markup, html};

pub(super) fn section(visit: &Visit, told: &FileNorms) -> Markup {
    let language = visit.language;
    let Some(norms) = &told.norms else {
        return html! { h3 { (language.label("norms")) } (findings(language.into(), &told.refusals)) };
    };
    let by = regulations::Cited::by(visit, norms.edition);
    html! {
        h3 { (language.label("norms")) }
        @if norms.people.is_empty() {
            p { (language.say("norms-nobody", &[("edition", Fact::from(norms.edition.0))])) }
        } @else {
            @if norms.is_refused() { p.note { (language.label("norms-refused")) } }
            (table(by, told, norms))
            details open[norms.is_refused()] {
                summary { (language.label("norms-event")) }
                (findings(by, &norms.findings))
            }
        }
    }
}
