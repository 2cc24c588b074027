//! Everything this user may do, each with its form.

use super::{Deed, GROUPS, all, outside};
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::own::himself;
use crate::web::desk::{addresses, frame};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use axum::Extension;
use axum::extract::State;
use maud::html;

pub(in crate::web::desk) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-acts");
    let who = gate.who()?;
    // Who reaches only what is his own is not shown what is for the office alone, nor the office what is for players alone.
    let is_for =
        |deed: &&Deed| outside::is_for(who, deed) && (!deed.name.starts_with("own-") || himself(who).is_some());
    let body = html! {
        h1 { (title) }
        @for (group, deeds) in GROUPS {
            @if deeds.iter().any(|deed| is_for(&deed)) {
                h2 { (language.label(group)) }
                ul.deeds { @for deed in deeds.iter().filter(|deed| is_for(deed)) {
                    li {
                        a href=(visit.to(&addresses::act(deed.name))) { (language.label(&format!("deed-{}", deed.name))) }
                        " " span.quiet { (language.label(&format!("deed-{}-text", deed.name))) }
                    }
                } }
            }
        }
        @if !all().any(|deed| is_for(&deed)) { p { (language.label("desk-acts-none")) } }
    };
    frame::page(&visit, &site, &gate, title, body).await
}
