//! The norms of a tournament of the register: who made one, who nearly did and why not, and whether it is a title tournament.

use super::super::norms::{findings, table_of};
use super::super::regulations::Cited;
use super::super::{Id, days, shown};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::title_facts::title_facts;
use arpad_model::{Fact, RegisteredTournament, Series, Tempo, TournamentId};
use arpad_office::titles::declared_of;
use arpad_office::views::public::{event_norms, tournament};
use axum::extract::State;
use maud::html;

/// Fewer rounds than this give nobody a norm.
const LEAST_ROUNDS: u16 = 7;

/// Whether the page of its norms has anything to tell.
pub(super) fn may_have(event: &RegisteredTournament, is_reported: bool) -> bool {
    let is_long = event.rounds.is_none_or(|rounds| rounds >= LEAST_ROUNDS);
    is_reported && is_long && event.series == Series::Chess(Tempo::Standard)
}

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<TournamentId>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let (found, told, declared) = site
        .read(move |store| {
            let found = tournament(store, id)?;
            let declared = declared_of(store, &found.event)?;
            Ok((found, event_norms(store, id)?, declared))
        })
        .await?;
    let event = &found.event;
    let title = language.say("norms-of", &[("event", Fact::Name(event.name.clone()))]);
    let about = format!("{title}, {}", days(language, event.starts, event.ends));
    let body = html! {
        h1 { (title) }
        p.lead {
            a href=(visit.to(&addresses::tournament(event.id))) { (event.name) } ", " (days(language, event.starts, event.ends))
        }
        dl.facts { div { dt { (language.label("norms-kind")) } dd { (title_facts(language, declared)) } } }
        @match told.as_ref().and_then(|(told, persons)| Some((told.norms.as_ref()?, persons))) {
            None => {
                p { (language.label("norms-none-possible")) }
                @if let Some((told, _)) = &told { (findings(language.into(), &told.refusals)) }
            }
            Some((norms, persons)) => {
                @let by = Cited::by(&visit, norms.edition);
                @if norms.people.is_empty() {
                    p { (language.say("norms-nobody", &[("edition", Fact::from(norms.edition.0))])) }
                } @else {
                    @if norms.is_refused() { p.note { (language.label("norms-refused")) } }
                    (table_of(by, norms, &|entrant| html! { @if let Some(one) = persons.get(entrant) { (shown(&visit, one)) } }))
                }
                section aria-labelledby="title-event" {
                    h2 #title-event { (language.label("norms-event")) }
                    (findings(by, &norms.findings))
                }
            }
        }
    };
    Ok(Page { title, about, room: addresses::TOURNAMENTS, body })
}
