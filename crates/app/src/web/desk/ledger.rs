//! The ledger: who did what, when and why; each entry with its seal and its way back.

use super::acted::Acted;
use super::gate::Gate;
use super::{addresses, deeds, frame};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::pages::{Id, Query};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{EntryId, Fact, hex};
use arpad_office::acts::desk::act_of;
use arpad_office::acts::standing::cancelled;
use arpad_office::acts::{ALL, Kind};
use arpad_office::views::ledger_page::{Wanted, entries};
use arpad_office::views::records;
use arpad_registry::ledger::Entry;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// Entries of a page.
const MOST: u32 = 50;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    query: Query,
) -> Result<Page, Problem> {
    let language = visit.language;
    let asked = |name: &str| query.get(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let before = asked("before").and_then(|text| text.parse().ok());
    let wanted = Wanted { before, act: asked("act"), by_whom: asked("by"), most: MOST };
    let (filter, sought) = (wanted.clone(), wanted.clone());
    let found = site.read(move |store| {
        let found = entries(store, &sought)?;
        Acted::of(store, language, found)
    });
    let acted = found.await?;
    let found = &acted.entries;
    let who = gate.who()?;
    let title = language.label("desk-ledger");
    let body = html! {
        h1 { (title) }
        (choice(&visit, &filter))
        (acted.table(&visit, who, &language.label("desk-ledger-newest")))
        @if found.len() == MOST as usize { @if let Some(last) = found.last() {
            p { a href=(visit.to(&addresses::ledger_before(last.seq, filter.act.as_deref(), filter.by_whom.as_deref()))) { (language.label("desk-older")) } }
        } }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn kind(language: Language, act: &str) -> String {
    language.label(&format!("kind-{act}"))
}

fn choice(visit: &Visit, wanted: &Wanted) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="get" action=(visit.to(addresses::LEDGER)) {
            div.fields {
                div.field {
                    label for="act" { (language.label("desk-what")) }
                    select #act name="act" {
                        option value="" { (language.label("desk-everything")) }
                        @for row in ALL { option value=(row.kind.as_str()) selected[wanted.act.as_deref() == Some(row.kind.as_str())] { (kind(language, row.kind.as_str())) } }
                    }
                }
                div.field { label for="by" { (language.label("desk-by")) } input #by type="text" name="by" maxlength="100" value=[wanted.by_whom.as_deref()]; }
            }
            p { button type="submit" { (language.label("desk-look")) } }
        }
    }
}

pub(super) async fn entry(
    visit: Visit,
    Id(id): Id<EntryId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let found = site
        .read(move |store| {
            let entries: Vec<Entry> = records::entry(store, id)?.into_iter().collect();
            Ok((Acted::of(store, language, entries)?, cancelled(store)?.remove(&id)))
        })
        .await?;
    let (acted, gone) = found;
    let entry = acted.entries.first().cloned().ok_or(Problem::Lost)?;
    let back = match (&gone, act_of(&entry)) {
        (None, Ok(act)) if act.kind() != Kind::Cancel => deeds::way_back(gate.who()?, &entry, &act),
        _ => None,
    };
    let title = language.say("desk-entry-title", &[("entry", Fact::from(entry.seq))]);
    let body = html! {
        h1 { (title) }
        p.lead { (kind(language, &entry.act)) ": " (acted.said(language, &entry)) }
        (facts(language, &entry))
        @if let Some(gone) = gone {
            p.note { a href=(visit.to(&addresses::entry(gone.entry))) { (language.say("desk-cancelled-by-entry", &[("entry", Fact::from(gone.entry))])) }
                @if !gone.because.is_empty() { ": " (gone.because) } }
        }
        @if let Some(back) = back { p { a href=(visit.to(&back)) { (language.label("desk-take-back")) } } }
        h2 { (language.label("desk-body")) }
        pre.source tabindex="0" { (pretty(&entry)) }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn facts(language: Language, entry: &Entry) -> Markup {
    html! {
        dl.facts {
            dt { (language.label("desk-when")) } dd { (language.moment(entry.moment)) }
            dt { (language.label("desk-by")) } dd { (entry.by_whom) }
            @if !entry.why.is_empty() { dt { (language.label("deed-field-why")) } dd { (entry.why) } }
            dt { (language.label("desk-seal")) } dd { code { (hex(&entry.hash)) } }
        }
    }
}

fn pretty(entry: &Entry) -> String {
    let value: Option<serde_json::Value> = serde_json::from_str(&entry.body).ok();
    value.map_or_else(|| entry.body.clone(), |value| format!("{value:#}"))
}
