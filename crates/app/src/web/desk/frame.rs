//! What every page of the desk has: its own menu, who is here, what was done last with its way back.

use super::gate::{Gate, TOKEN};
use super::routes::PAGES;
use super::{addresses, deeds, told};
use crate::secret;
use crate::web::Site;
use crate::web::assets;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{EntryId, Fact};
use arpad_office::access::OFFICE;
use arpad_office::acts::desk::act_of;
use arpad_office::acts::{Act, Kind};
use arpad_office::views::counts::{Counts, counts};
use arpad_office::views::records;
use maud::{Markup, html};

/// Frames a page of the desk.
pub(super) async fn page(
    visit: &Visit,
    site: &Site,
    gate: &Gate,
    title: String,
    body: Markup,
) -> Result<Page, Problem> {
    let done = done(visit, site, gate).await?;
    let counted = match gate.who.as_ref().is_some_and(|who| who.sees(OFFICE) && !who.lacks_factor()) {
        true => {
            let day = site.desk.now().day();
            Some(site.read(move |store| counts(store, day)).await?)
        }
        false => None,
    };
    // Where it stands it need not be told.
    let is_there = visit.place.contains("kept=");
    let typed = gate.who.as_ref().filter(|_| !is_there).and_then(|who| site.desk.typed.of(who.id(), site.desk.now()));
    let typed = typed.map(|typed| typed.told(visit));
    let body = html! { (bar(visit, gate, counted.as_ref())) (done) @if let Some(typed) = typed { (typed) } (body) };
    Ok(Page { title, about: String::new(), room: addresses::TODAY, body })
}

/// A page before anybody has come in.
pub(super) fn outside(title: String, body: Markup) -> Page {
    Page { title, about: String::new(), room: addresses::TODAY, body }
}

/// The field that every form carries.
pub(super) fn token(gate: &Gate) -> Markup {
    html! { input type="hidden" name=(TOKEN) value=(gate.token); }
}

fn bar(visit: &Visit, gate: &Gate, counted: Option<&Counts>) -> Markup {
    let language = visit.language;
    let Some(who) = &gate.who else { return html! {} };
    let here = visit.place.split('?').next().unwrap_or_default();
    html! {
        nav.desk aria-label=(language.label("desk-menu")) data-counts=[counted.map(|_| visit.to(addresses::COUNTS))]
            data-head=[counted.map(|one| one.head)] data-who=[counted.map(|_| who.name())] {
            ul {
                @for line in PAGES.iter().filter(|line| line.needs.admits(who)) {
                    @if let Some(word) = line.menu {
                        li { a href=(visit.to(line.path)) aria-current=[(line.path == here).then_some("page")] {
                            (language.label(word))
                            @if let (Some(one), addresses::TODAY) = (counted, line.path) { " " span.count data-waiting { @if one.all() > 0 { (one.all()) } } }
                        } }
                    }
                }
            }
            form method="post" action=(visit.to(addresses::LOGOUT)) {
                (token(gate))
                span.who { (who.shown()) } " "
                button.plain type="submit" { (language.label("desk-leave")) }
            }
        }
        @if counted.is_some() {
            p.note data-meanwhile hidden { b {} " " (language.label("desk-meanwhile-live")) }
            script src=(assets::address("live.js")) defer {}
        }
    }
}

/// What was done last, as the address says it, and its way back. Only one's own is told so.
async fn done(visit: &Visit, site: &Site, gate: &Gate) -> Result<Markup, Problem> {
    let asked = visit.place.split(['?', '&']).skip(1).find_map(|pair| pair.strip_prefix("done="));
    let (Some(entry), Some(who)) = (asked.and_then(|text| text.parse::<EntryId>().ok()), &gate.who) else {
        return Ok(html! {});
    };
    let remarks = site.desk.remarked.of(who.id(), entry);
    if entry == told::NOTHING {
        return Ok(html! { @if !remarks.is_empty() { div.done role="status" {
            p { (visit.language.label("desk-nothing-done")) }
            (told::told(visit, who, &remarks))
        } } });
    }
    let found = site.read(move |store| records::entry(store, entry)).await?;
    let Some(found) = found.filter(|found| found.by_whom == who.name()) else { return Ok(html! {}) };
    let language = visit.language;
    let act = act_of(&found).ok();
    let back = match &act {
        // The page one is on has the form somewhere; the key leads to it.
        Some(Act::Accept(accepted)) if who.may_whole(Kind::Withdraw) => {
            let file = accepted.submission;
            let event =
                site.read(move |store| records::submission(store, file)).await?.and_then(|file| file.tournament);
            let here = visit.to(&addresses::report(file));
            event.map(|event| addresses::act_with("withdraw", &[("tournament", &event.to_string()), ("back", &here)]))
        }
        _ => act.as_ref().and_then(|act| deeds::way_back(visit, who, &found, act)),
    };
    let at_once = act.as_ref().filter(|act| back.is_some() && deeds::is_plain_slip(act));
    let at_once = at_once.map(|act| slip(visit, gate, &deeds::cancelling(visit, &found, act))).transpose()?;
    let kind = match &act {
        // A list that is opened again is no slip that was taken back.
        Some(Act::Cancel(cancel)) if is_close(site, cancel.entry).await? => "kind-unclose".to_owned(),
        _ => format!("kind-{}", found.act),
    };
    let facts = [("act", Fact::Name(language.label(&kind))), ("entry", found.seq.into())];
    Ok(html! {
        div.done role="status" data-keys {
            p {
                (language.say("desk-done", &facts)) " "
                @if at_once.is_some() {} @else if let Some(back) = back { a data-key="u" href=(visit.to(&back)) { (language.label("desk-take-back")) } }
            }
            @if let Some(form) = at_once { (form) }
            (told::told(visit, who, &remarks))
        }
    })
}

async fn is_close(site: &Site, entry: EntryId) -> Result<bool, Problem> {
    let found = site.read(move |store| records::entry(store, entry)).await?;
    Ok(found.is_some_and(|found| found.act == Kind::Close.as_str()))
}

/// A slip is taken back with one click.
fn slip(visit: &Visit, gate: &Gate, fields: &[(&str, String)]) -> Result<Markup, Problem> {
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    Ok(html! {
        form method="post" action=(visit.to(&addresses::act("cancel"))) {
            (token(gate))
            input type="hidden" name="once" value=(key);
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button.plain type="submit" data-key="u" { (visit.language.label("desk-take-back")) }
        }
    })
}
