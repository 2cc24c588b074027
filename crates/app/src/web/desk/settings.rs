//! What the federation has settled: its name, officer and looks, whose list governs each series, which text governs when, and
//! the choices that the texts leave to it.

use super::acted::deeds_for;
use super::gate::Gate;
use super::today;
use super::{addresses, frame};
use crate::answer::edition::choices;
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::regulations::link;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::decided::choice_said;
use crate::words::sheet::day;
use arpad_model::{EditionId, EntryId, Owner, Series};
use arpad_office::access::ADMINS;
use arpad_office::acts::appearance::appearance;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::federation;
use arpad_office::acts::minors::minors_stated;
use arpad_office::acts::officer::officer;
use arpad_office::acts::policy::policy;
use arpad_office::acts::{AppearanceAct, Found, MinorsAct, OfficerAct, PolicyAct};
use arpad_office::lists::Owners;
use arpad_registry::Reader;
use arpad_rules::calendar::{Calendar, Reign};
use arpad_rules::catalogue;
use axum::Extension;
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};

/// Everything that is settled.
struct Settled {
    federation: Found,
    officer: Option<OfficerAct>,
    looks: AppearanceAct,
    /// Whose list governs each series on the day.
    owners: Vec<(Series, Option<Owner>)>,
    policy: PolicyAct,
    minors: MinorsAct,
}

fn settled(store: &mut Reader<'_>, day: Date) -> Result<Settled, OfficeError> {
    let mut owners = Vec::new();
    for series in Series::ALL {
        owners.push((series, Owners::read(store, series, EntryId::LAST)?.on(day)));
    }
    Ok(Settled {
        federation: federation(store)?,
        officer: officer(store)?,
        looks: appearance(store)?,
        owners,
        policy: policy(store)?,
        minors: minors_stated(store)?,
    })
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?;
    let on = site.desk.now().day();
    let found = site.read(move |store| settled(store, on)).await?;
    let title = language.label("desk-settings");
    let body = html! {
        h1 { (title) }
        h2 { (language.label("deed-federation")) }
        dl.facts {
            dt { (language.label("deed-field-federation-name")) } dd { (found.federation.name) }
            dt { (language.label("deed-field-federation-country")) } dd { (found.federation.country) }
            @if let Some(officer) = &found.officer { dt { (language.label("deed-field-officer-name")) } dd { (officer.name) " · " (officer.contact) } }
        }
        (deeds_for(&visit, who, &[("federation", &[]), ("officer", &[])]))
        h2 { (language.label("deed-owner")) }
        ul { @for (series, owner) in &found.owners {
            li { @match owner {
                Some(owner) => (language.say_texts(&format!("desk-owner-{owner}"), &[("series", today::series(language, *series))])),
                None => (language.say_texts("desk-owner-unsaid", &[("series", today::series(language, *series))])),
            } }
        } }
        (deeds_for(&visit, who, &[("owner", &[])]))
        (calendar(&visit, on))
        (parameters(&visit, on))
        (deeds_for(&visit, who, &[("parameter", &[])]))
        h2 { (language.label("deed-appearance")) }
        (looks(language, &found.looks))
        (deeds_for(&visit, who, &[("appearance", &[])]))
        h2 { (language.label("deed-minors")) }
        (minors(language, &found.minors))
        (deeds_for(&visit, who, &[("minors", &[])]))
        h2 { (language.label("deed-policy")) }
        (precautions(language, &found.policy))
        (deeds_for(&visit, who, &[("policy", &[])]))
        @if who.sees(ADMINS) {
            h2 { (language.label("desk-messages")) }
            p { a href=(visit.to(addresses::MESSAGES)) { (language.label(if site.post.smtp.is_some() { "desk-mail-set" } else { "desk-messages-no-server" })) } }
        }
        h2 { (language.label("desk-tables")) }
        (deeds_for(&visit, who, &[("import-fide", &[]), ("import-egd", &[]), ("takeover", &[])]))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// Which text governs from when to when; that of the day is marked.
fn calendar(visit: &Visit, on: Date) -> Markup {
    let language = visit.language;
    let caption = language.label("desk-calendar");
    let calendar = Calendar::default();
    let until =
        |until: Option<Date>| until.map_or_else(|| language.label("until-further-notice"), |date| day(language, date));
    let governs = |from: Date, until: Option<Date>| from <= on && until.is_none_or(|until| on <= until);
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr { @for key in ["desk-system", "edition", "desk-from", "desk-until"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for reign in calendar.reigns() { tr {
                td { (language.label(&format!("desk-system-{}", reign.system.as_str()))) }
                td { (link(visit, reign.edition.0)) @if governs(reign.from, reign.until) { " " strong { (language.label("desk-in-force-now")) } } }
                td { (day(language, reign.from)) }
                td { (until(reign.until)) }
            } } }
        } }))
    }
}

/// The choices that the texts of the day leave to the federation.
fn parameters(visit: &Visit, on: Date) -> Markup {
    let language = visit.language;
    let caption = language.label("deed-parameter");
    let calendar = Calendar::default();
    let governs = |reign: &&Reign| reign.from <= on && reign.until.is_none_or(|until| on <= until);
    let today: Vec<EditionId> = calendar.reigns().iter().filter(governs).map(|reign| reign.edition).collect();
    let editions = || catalogue::ALL.iter().filter(|edition| today.contains(&edition.id()));
    let rows = || editions().flat_map(|edition| choices(edition).into_iter().map(move |one| (edition.id(), one)));
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr { @for key in ["edition", "parameter", "parameter-takes", "parameter-value"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for (edition, one) in rows() { tr {
                td { (link(visit, edition.0)) }
                td { (said(language, one.name)) " " code.quiet { (one.name) } }
                td { (one.takes) } td { (one.value) }
            } } }
        } }))
    }
}

/// What a choice is about: its name, and under it what it says.
fn said(language: Language, name: &str) -> Markup {
    let (called, text) = choice_said(language, name);
    html! { b { (called) } br; span.quiet { (text) } }
}

/// What is shown of minors, and until when somebody is one.
fn minors(language: Language, stated: &MinorsAct) -> Markup {
    html! { dl.facts {
        dt { (language.label("deed-field-minors-shown")) } dd { (language.label(&format!("deed-choice-minors-shown-{}", stated.shown))) }
        dt { (language.label("deed-field-minors-until")) } dd { (stated.until) }
    } }
}

/// How careful the federation is.
fn precautions(language: Language, policy: &PolicyAct) -> Markup {
    let mut lines = Vec::new();
    if !policy.second_signature.is_empty() {
        let acts = policy.second_signature.iter().map(|act| language.label(&format!("deed-choice-{act}")));
        let acts: Vec<String> = acts.collect();
        lines.push(format!("{}: {}", language.label("deed-field-second-signature"), acts.join(", ")));
    }
    let ticks = [
        (policy.totp_for_admins, "totp-for-admins"),
        (policy.one_address, "one-address"),
        (policy.clubs_take, "clubs-take"),
    ];
    lines.extend(ticks.iter().filter(|(is, _)| *is).map(|(_, name)| language.label(&format!("deed-field-{name}"))));
    html! {
        @if lines.is_empty() { p { (language.label("desk-signing-nothing")) } }
        @else { ul { @for line in &lines { li { (line) } } } }
    }
}

fn looks(language: Language, looks: &AppearanceAct) -> Markup {
    let rows = [
        ("deed-field-color", looks.color.map(|paint| paint.to_string()).unwrap_or_default()),
        ("deed-field-dark-color", looks.dark.map(|paint| paint.to_string()).unwrap_or_default()),
        ("deed-field-address", looks.contact.clone()),
        ("deed-field-email", looks.email.clone()),
        ("deed-field-web", looks.web.clone()),
    ];
    html! { dl.facts { @for (key, value) in rows.iter().filter(|(_, value)| !value.is_empty()) { dt { (language.label(key)) } dd { (value) } } } }
}
