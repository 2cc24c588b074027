//! What is kept and shown of people, why, and what everybody may ask for.

use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::MinorShown;
use arpad_office::acts::minors::minors_stated;
use arpad_office::acts::officer::officer;
use axum::extract::State;
use maud::html;

/// The parts of the notice, in the order of the questions people have.
const PARTS: [&str; 8] = ["who", "kept", "shown", "minors", "photos", "hidden", "letters", "rights"];

pub(super) async fn page(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let (officer, minors) = site.read(|store| Ok((officer(store)?, minors_stated(store)?))).await?;
    let key = |part: &str| match part {
        "minors" if minors.shown != MinorShown::Whole => format!("privacy-minors-{}", minors.shown),
        part => format!("privacy-{part}-text"),
    };
    let title = language.label("privacy");
    let about = language.label("privacy-text");
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        @for part in PARTS {
            section aria-labelledby=(part) {
                h2 id=(part) { (language.label(&format!("privacy-{part}"))) }
                @let facts = [("federation", visit.federation.name.clone()), ("age", minors.until.to_string())];
                p { (language.say_texts(&key(part), &facts)) }
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
