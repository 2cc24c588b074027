//! The ledger: who did what, when and why; each entry with its seal and its way back.

mod filter;

use super::acted::Acted;
use super::gate::Gate;
use super::looking::Looking;
use super::{addresses, deeds, frame};
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::pages::Id;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{EntryId, Fact, hex};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::act_of;
use arpad_office::acts::standing::cancelled;
use arpad_office::views::ledger_page::entries;
use arpad_office::views::records;
use arpad_registry::ledger::Entry;
use axum::Extension;
use axum::extract::State;
use filter::Filter;
use maud::{Markup, html};

/// Entries of a page.
const MOST: u32 = 50;

pub(super) async fn page(looking: Looking) -> Result<Page, Problem> {
    let (language, visit) = (looking.language(), &looking.visit);
    let filter = Filter::of(&looking);
    let (sought, desk) = (filter.clone(), looking.site.desk.clone());
    let before = looking.asked("before").and_then(|text| text.parse().ok());
    let acted = looking.site.read(move |store| {
        let found = match sought.wanted(store, &desk.kept, before)? {
            Some(wanted) => entries(store, &wanted)?,
            None => Vec::new(),
        };
        Acted::of(store, language, found)
    });
    let acted = acted.await?;
    let found = &acted.entries;
    let title = language.label("desk-ledger");
    let body = html! {
        h1 { (title) }
        (filter.form(visit))
        @if found.is_empty() { p { (language.label("desk-ledger-nothing")) } } @else {
            (acted.table(visit, looking.who()?, &language.label("desk-ledger-newest")))
        }
        @if found.len() == MOST as usize { @if let Some(last) = found.last() {
            p { a href=(visit.to(&addresses::ledger_before(last.seq, &filter.asked()))) { (language.label("desk-older")) } }
        } }
    };
    looking.page(title, body).await
}

fn kind(language: Language, act: &str) -> String {
    language.label(&format!("kind-{act}"))
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
        (None, Ok(act)) if act.kind() != Kind::Cancel => deeds::way_back(&visit, gate.who()?, &entry, &act),
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
