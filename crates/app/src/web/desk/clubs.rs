//! Clubs: all of them, and one with its players, licences and strength orders. A club's officer sees his own.

use super::acted::deeds_for;
use super::gate::Gate;
use super::{addresses, frame};
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::{Id, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Club, ClubId, Fact};
use arpad_office::access::{OFFICE, Who};
use arpad_office::views::club_office::{ClubOffice, Member, club_office};
use arpad_office::views::records;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?.clone();
    let title = language.label("desk-clubs");
    let (sees_all, own) = (who.sees(OFFICE), who.club());
    let mut clubs = site.read(records::clubs).await?;
    clubs.retain(|club| sees_all || Some(club.id) == own);
    let body = html! {
        h1 { (title) }
        (deeds_for(&visit, &who, &[("club-add", &[]), ("club-merge", &[])]))
        (table(&visit, &clubs))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn table(visit: &Visit, clubs: &[Club]) -> Markup {
    let language = visit.language;
    let caption = language.say("desk-clubs-count", &[("count", Fact::from(clubs.len()))]);
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr { @for key in ["desk-number", "deed-field-club-name", "deed-field-town"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for club in clubs { tr {
                td.number { (club.id) }
                td { a href=(visit.to(&addresses::club(club.id))) { (club.name) } }
                td { (club.town) }
            } } }
        } }))
    }
}

pub(super) async fn one(
    visit: Visit,
    Id(id): Id<ClubId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let who = gate.who()?.clone();
    // Of another's club an officer of a club learns nothing here, not even that it is there.
    if !who.sees(OFFICE) && who.club() != Some(id) {
        return Err(Problem::Lost);
    }
    let day = site.desk.now().day();
    let found = site.read(move |store| club_office(store, id, day)).await?;
    let found = found.ok_or(Problem::Lost)?;
    let title = found.club.name.clone();
    let body = html! {
        h1 { (title) @if !found.club.town.is_empty() { " " span.quiet { (found.club.town) } } }
        (offered(&visit, &who, &found))
        (members(&visit, &who, &found))
        (orders(&visit, &who, &found))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn offered(visit: &Visit, who: &Who, found: &ClubOffice) -> Markup {
    let (id, season) = (found.club.id.to_string(), found.season.as_str());
    let seasonal: &[(&str, &str)] = &[("club", &id), ("season", season)];
    deeds_for(
        visit,
        who,
        &[
            ("strength", seasonal),
            ("licences", seasonal),
            ("licence", seasonal),
            ("guest", seasonal),
            ("transfer", &[("club", &id)]),
            ("registration", &[]),
            ("club-change", &[("club", &id)]),
            ("club-merge", &[("keep-club", &id)]),
        ],
    )
}

/// The players with what they hold this season.
fn members(visit: &Visit, who: &Who, found: &ClubOffice) -> Markup {
    let language = visit.language;
    let facts = [("count", Fact::from(found.members.len())), ("season", Fact::from(found.season.as_str()))];
    let caption = language.say("desk-members", &facts);
    let held = |one: &Member| {
        let key = match (one.is_licensed, one.is_guest) {
            (true, _) => "desk-licence-held",
            (false, true) => "desk-guest",
            (false, false) => "desk-licence-none",
        };
        language.label(key)
    };
    html! {
        @if found.members.is_empty() { p { (language.label("desk-members-none")) } } @else {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr {
                    th scope="col" { (language.label("desk-name")) }
                    th scope="col" { "KOMIR" }
                    @for key in ["desk-series-standard", "desk-licence", "desk-place"] { th scope="col" { (language.label(key)) } }
                } }
                tbody { @for one in &found.members { tr {
                    td {
                        @let called = name(language, &one.person.name);
                        @if who.sees(OFFICE) { a href=(visit.to(&addresses::person(one.person.id))) { (called) } } @else { (called) }
                    }
                    td.number { (one.person.komir.map(|komir| komir.to_string()).unwrap_or_default()) }
                    td.number { (one.rating.map(|rating| rating.to_string()).unwrap_or_default()) }
                    td { (held(one)) }
                    td.number { (one.place.map(|place| place.to_string()).unwrap_or_default()) }
                } } }
            } }))
        }
    }
}

/// The strength orders, the newest season first, as they go into a folder.
fn orders(visit: &Visit, who: &Who, found: &ClubOffice) -> Markup {
    let language = visit.language;
    let id = found.club.id.to_string();
    html! {
        @for order in &found.orders {
            @let facts = [("club", Fact::from(found.club.name.as_str())), ("season", Fact::from(order.season.as_str()))];
            @let caption = language.say("register-strength", &facts);
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["register-place", "desk-name"] { th scope="col" { (language.label(key)) } } th scope="col" { "KOMIR" } th scope="col" { (language.label("desk-series-standard")) } } }
                tbody { @for (place, one, rating) in &order.places { tr {
                    td.number { (place) }
                    td { (name(language, &one.name)) }
                    td.number { (one.komir.map(|komir| komir.to_string()).unwrap_or_default()) }
                    td.number { (rating.map(|rating| rating.to_string()).unwrap_or_default()) }
                } } }
            } }))
            (deeds_for(visit, who, &[("strength", &[("club", &id), ("season", &order.season)])]))
        }
    }
}
