//! What is kept and shown of people, why, and what everybody may ask for.

use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_office::acts::officer::officer;
use axum::extract::State;
use maud::html;

/// The parts of the notice, in the order of the questions people have.
const PARTS: [&str; 7] = ["who", "kept", "shown", "minors", "hidden", "letters", "rights"];

pub(super) async fn page(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let officer = site.read(|store| Ok(officer(store)?)).await?;
    let title = language.label("privacy");
    let about = language.label("privacy-text");
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        @for part in PARTS {
            section aria-labelledby=(part) {
                h2 id=(part) { (language.label(&format!("privacy-{part}"))) }
                p { (language.say_texts(&format!("privacy-{part}-text"), &[("federation", visit.federation.name.clone())])) }
                @if part == "who" {
                    @if let Some(officer) = &officer {
                        @let facts = [("name", officer.name.clone()), ("contact", officer.contact.clone())];
                        p { (language.say_texts("web-officer", &facts)) }
                    }
                }
            }
        }
        p.more { a href=(visit.to(addresses::REPORT)) { (language.label("report")) } }
    };
    Ok(Page { title, about, room: "", body })
}
