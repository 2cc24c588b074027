//! Everything this user may do, each with its form.

use super::all;
use crate::web::Site;
use crate::web::desk::gate::Gate;
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
    let body = html! {
        h1 { (title) }
        ul.deeds { @for deed in all().filter(|deed| who.may(deed.kind)) {
            li {
                a href=(visit.to(&addresses::act(deed.name))) { (language.label(&format!("deed-{}", deed.name))) }
                " " span.quiet { (language.label(&format!("deed-{}-text", deed.name))) }
            }
        } }
        @if !all().any(|deed| who.may(deed.kind)) { p { (language.label("desk-acts-none")) } }
    };
    frame::page(&visit, &site, &gate, title, body).await
}
