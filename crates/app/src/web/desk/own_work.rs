//! What waits for somebody who is not of the office: an arbiter's files and events, a club's players, a player himself. Each line
//! opens the work itself.

use super::addresses;
use super::file_state::Answered;
use super::own::himself;
use super::reports::own_files;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use arpad_model::{Fact, RegisteredTournament, Role, Submission, SubmissionState, TournamentState};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::refusal::code;
use arpad_office::views::club_office::{ClubOffice, club_office};
use arpad_office::views::own_events::own_events;
use maud::{Markup, html};

/// So many of his files are told; all stand on their own page.
const MOST: usize = 10;

#[derive(Default)]
struct OwnWork {
    files: Vec<Submission>,
    answered: Answered,
    unreported: Vec<RegisteredTournament>,
    club: Option<ClubOffice>,
}

pub(super) async fn shown(visit: &Visit, site: &Site, who: &Who) -> Result<Markup, Problem> {
    let (name, club, day, desk) = (who.name().to_owned(), who.club(), site.desk.now().day(), site.desk.clone());
    let (submits, keeps) = (who.may(Kind::Submit), who.roles().contains(&Role::Club));
    let found = site
        .read(move |store| {
            let mut found = OwnWork::default();
            if submits {
                found.files = own_files(store, &name, MOST)?;
                found.answered = Answered::of(&desk.kept, store)?;
                found.unreported = own_events(store, &name)?;
                found.unreported.retain(|event| event.state == TournamentState::Announced && event.ends <= day);
            }
            if let Some(club) = club.filter(|_| keeps) {
                found.club = club_office(store, club, day)?;
            }
            Ok(found)
        })
        .await?;
    let language = visit.language;
    let is_open = |file: &&Submission| {
        !matches!(file.state, SubmissionState::Accepted) && file.because != code::TAKEN_BACK.as_str()
    };
    let waits = found.files.iter().filter(is_open).count() + found.unreported.len();
    Ok(html! {
        @if submits && waits == 0 { p { (language.label("desk-nothing-waits")) } }
        ul.work {
            @for event in &found.unreported { li {
                a href=(visit.to(&addresses::event(event.id))) {
                    (language.say("desk-work-unreported", &[("name", Fact::from(event.name.as_str())), ("day", event.ends.into())]))
                }
            } }
            @for file in &found.files { li {
                a href=(visit.to(&addresses::report(file.id))) { (file.file_name) ": " (found.answered.file(language, file)) }
            } }
            @if let Some(office) = &found.club { (club_lines(visit, office)) }
            @if himself(who).is_some() { li { a href=(visit.to(addresses::OWN)) { (language.label("desk-own-work")) } } }
        }
    })
}

/// The club's page, and who of its players has no licence of the season yet.
fn club_lines(visit: &Visit, office: &ClubOffice) -> Markup {
    let language = visit.language;
    let without = office.members.iter().filter(|one| !one.is_licensed && !one.is_guest).count();
    let facts = [
        ("club", Fact::from(office.club.name.as_str())),
        ("count", Fact::from(without)),
        ("season", Fact::from(office.season.as_str())),
    ];
    let is_ordered = office.orders.iter().any(|order| order.season == office.season);
    let (id, season) = (office.club.id.to_string(), office.season.as_str());
    let fields = [("club", id.as_str()), ("season", season)];
    html! {
        li { a href=(visit.to(&addresses::club(office.club.id))) { (language.say("desk-own-club", &facts)) } }
        @if without > 0 { li { a href=(visit.to(&addresses::act_with("licences", &fields))) { (language.say("desk-own-unlicensed", &facts)) } } }
        @if !is_ordered { li { a href=(visit.to(&addresses::act_with("strength", &fields))) { (language.say("desk-own-unordered", &facts)) } } }
    }
}
