//! Users: who may work here and as what, their links, sessions and tokens.

use super::addresses;
use super::frame::{self, token};
use super::gate::Gate;
use super::given::Given;
use super::own_tokens;
use super::sessions::browsers;
use crate::secret;
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::Query;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, Role, User, UserId};
use arpad_office::access::login::invite_by_mail;
use arpad_office::access::{Token, links, sessions, tokens};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::user::{user_of, users};
use arpad_office::messages;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    shown(&visit, &site, &gate, html! {}).await
}

async fn shown(visit: &Visit, site: &Site, gate: &Gate, told: Markup) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-users");
    let moment = site.desk.now();
    let (all, made, reached) = site
        .read(move |store| {
            let mut all = Vec::new();
            for user in users(store)? {
                let open = sessions::of(store, user.id, moment)?.len();
                all.push((user, open));
            }
            Ok((all, tokens::all(store)?, messages::contacts(store)?))
        })
        .await?;
    let reached: Vec<UserId> = reached.iter().map(|one| one.account).collect();
    let may = gate.who()?.may(Kind::User);
    let body = html! {
        h1 { (title) }
        (told)
        @if may { p { a href=(visit.to(&addresses::act_with("user-add", &[("back", &visit.to(addresses::USERS))]))) { (language.label("deed-user-add")) } } }
        (table(visit, gate, &all, &reached, may))
        (of_programs(visit, gate, &made, may))
    };
    frame::page(visit, site, gate, title, body).await
}

/// Everybody, with how many sessions each has open.
fn table(visit: &Visit, gate: &Gate, all: &[(User, usize)], reached: &[UserId], may: bool) -> Markup {
    let language = visit.language;
    let roles = || Role::ALL.iter().filter(|role| **role != Role::Public);
    html! {
        (stacked(&language.say("desk-users-count", &[("count", Fact::from(all.len()))]), &html! { table.lean {
            caption { (language.say("desk-users-count", &[("count", Fact::from(all.len()))])) }
            thead { tr {
                th scope="col" { (language.label("user-name")) }
                @for role in roles() { th scope="col" { (language.label(&format!("role-{role}"))) } }
                th scope="col" { (language.label("desk-open-sessions")) }
                th scope="col" { (language.label("user-state")) }
            } }
            tbody { @for (user, open) in all { tr {
                th scope="row" { (user.shown) br; span.quiet { (user.name) } }
                @for role in roles() { td { @if user.roles.contains(role) { span aria-hidden="true" { "✓" } span.unseen { (language.label(&format!("role-{role}"))) } } } }
                td {
                    @if *open > 0 { a href=(visit.to(&addresses::user_sessions(&user.name))) { (open) } } @else { (open) }
                    @if may && *open > 0 {
                        form method="post" action=(visit.to(addresses::SIGN_OUT)) {
                            (token(gate))
                            input type="hidden" name="name" value=(user.name);
                            button.plain type="submit" { (language.label("desk-end-all")) }
                        }
                    }
                }
                td {
                    @if user.disabled { (language.label("user-is-disabled")) " " }
                    @if may {
                        a href=(visit.to(&change(visit, user))) { (language.label("desk-change")) }
                        @if !user.disabled {
                            form method="post" action=(visit.to(addresses::INVITE)) {
                                (token(gate))
                                input type="hidden" name="name" value=(user.name);
                                button.plain type="submit" { (language.label("desk-invite")) }
                                @if reached.contains(&user.id) { " " button.plain type="submit" name="mail" value="true" { (language.label("desk-invite-mail")) } }
                            }
                        }
                    }
                }
            } } }
        } }))
    }
}

/// The form in which a user is stated anew, filled in as he is.
fn change(visit: &Visit, user: &User) -> String {
    let back = visit.to(addresses::USERS);
    let mut fields = vec![("back", back), ("name", user.name.clone()), ("shown", user.shown.clone())];
    fields.extend(user.roles.iter().map(|role| ("role", role.to_string())));
    fields.extend(user.club.map(|club| ("club", club.to_string())));
    fields.extend(user.person.map(|person| ("person", person.to_string())));
    fields.extend(user.disabled.then(|| ("disabled", "true".to_owned())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    addresses::act_with("user-change", &fields)
}

fn of_programs(visit: &Visit, gate: &Gate, made: &[(Token, Option<User>)], may: bool) -> Markup {
    let language = visit.language;
    html! {
        @if !made.is_empty() {
            (stacked(&language.label("desk-tokens"), &html! { table.lean {
                caption { (language.label("desk-tokens")) }
                thead { tr { @for key in ["token-number", "user-name", "token-name", "token-scopes", "token-expires", "token-used"] { th scope="col" { (language.label(key)) } } th scope="col" { span.unseen { (language.label("desk-token-end")) } } } }
                tbody { @for (one, user) in made { tr {
                    td.number { (one.id) }
                    td { (user.as_ref().map(|user| user.name.as_str()).unwrap_or_default()) }
                    (own_tokens::cells(visit, gate, one, may.then_some(addresses::REVOKE)))
                } } }
            } }))
        }
    }
}

/// Makes a link for a user: it is shown now and never again, or sent by mail.
pub(super) async fn invite(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let code = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let (name, digest, moment) =
        (given.text("name").unwrap_or_default().to_owned(), secret::digest(&code), site.desk.now());
    let by_mail = given.is_ticked("mail");
    let made = site.write(move |store| -> Result<User, OfficeError> {
        let user = user_of(store, &name)?;
        if by_mail {
            invite_by_mail(store, &user, moment)?;
            return Ok(user);
        }
        links::make(store, &user, &digest, moment)?;
        Ok(user)
    });
    let user = made.await??;
    if by_mail {
        let said = visit.language.say("desk-invited-mail", &[("name", Fact::Name(user.shown))]);
        return Ok(shown(&visit, &site, &gate, html! { p.done role="status" { (said) } }).await?.into_response());
    }
    let place = format!("{}{}?code={code}", gate.ground.origin, visit.to(addresses::INVITATION));
    let facts = [("name", Fact::Name(user.shown)), ("days", links::DAYS.into())];
    let told =
        html! { div.done role="status" { p { (visit.language.say("desk-invited", &facts)) } p { code { (place) } } } };
    Ok(shown(&visit, &site, &gate, told).await?.into_response())
}

/// The browsers a user has come in with: an administrator ends one, or all.
pub(super) async fn sessions_of(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    query: Query,
) -> Result<Page, Problem> {
    let name = query.get("name").cloned().unwrap_or_default();
    of_one(&visit, &site, &gate, name, html! {}).await
}

async fn of_one(visit: &Visit, site: &Site, gate: &Gate, name: String, told: Markup) -> Result<Page, Problem> {
    let (language, moment) = (visit.language, site.desk.now());
    let (user, open) = site
        .read(move |store| {
            let user = user_of(store, &name)?;
            let open = sessions::of(store, user.id, moment)?;
            Ok((user, open))
        })
        .await?;
    let title = language.say("desk-sessions-of", &[("name", Fact::Name(user.shown.clone()))]);
    let may = gate.who()?.may(Kind::User);
    let body = html! {
        h1 { (title) }
        (told)
        p { a href=(visit.to(addresses::USERS)) { (language.label("desk-users")) } }
        @if open.is_empty() { p { (language.label("desk-sessions-none")) } }
        @else {
            (browsers(visit, gate, &open, may.then_some((addresses::USER_END_SESSION, Some(user.name.as_str())))))
            @if may && open.len() > 1 {
                form method="post" action=(visit.to(addresses::SIGN_OUT)) {
                    (token(gate))
                    input type="hidden" name="name" value=(user.name);
                    button type="submit" { (language.label("desk-end-all")) }
                }
            }
        }
    };
    frame::page(visit, site, gate, title, body).await
}

/// Ends one of a user's sessions.
pub(super) async fn end_session(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let name = given.text("name").unwrap_or_default().to_owned();
    let (whose, named) = (name.clone(), given.text("session").unwrap_or_default().to_owned());
    let ended = site.write(move |store| -> Result<bool, OfficeError> {
        let user = user_of(store, &whose)?;
        Ok(sessions::end_named(store, user.id, &named)?)
    });
    // One that is gone already needs no ending.
    let said = if ended.await?? { "desk-session-ended" } else { "desk-session-gone" };
    let told = html! { p.done role="status" { (visit.language.label(said)) } };
    Ok(of_one(&visit, &site, &gate, name, told).await?.into_response())
}

/// Ends every session of a user: a browser left open somewhere is his no more.
pub(super) async fn sign_out(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let (name, moment) = (given.text("name").unwrap_or_default().to_owned(), site.desk.now());
    let ended = site.write(move |store| -> Result<(User, usize), OfficeError> {
        let user = user_of(store, &name)?;
        let open = sessions::of(store, user.id, moment)?.len();
        sessions::end_all(store, user.id)?;
        Ok((user, open))
    });
    let (user, open) = ended.await??;
    // Whoever has ended his own stands before the door.
    if user.id == gate.who()?.id() {
        return Ok(super::gate::to(&visit, addresses::LOGIN).into_response());
    }
    let facts = [("name", Fact::Name(user.shown)), ("count", Fact::from(open))];
    let told = html! { p.done role="status" { (visit.language.say("desk-signed-out", &facts)) } };
    Ok(shown(&visit, &site, &gate, told).await?.into_response())
}

/// Takes a token back.
pub(super) async fn revoke(
    visit: Visit,
    State(site): State<Site>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let number = given.text("number").and_then(|text| text.parse().ok()).ok_or(Problem::Lost)?;
    let moment = site.desk.now();
    site.write(move |store| tokens::revoke(store, number, moment)).await??;
    Ok(super::gate::to(&visit, addresses::USERS).into_response())
}
