//! Tokens for one's own programs: made with the password, shown once, with what each may do and when it was last used. A token may
//! never do more than its user; what others made stands on the page of users.

use super::frame::token;
use super::gate::{Gate, to};
use super::given::Given;
use super::login::field;
use super::sessions::{proved_again, refused, shown};
use super::{addresses, stacked::stacked};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::access::{Token, Who, tokens};
use arpad_office::acts::ALL;
use arpad_office::acts::desk::OfficeError;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// For how many days one is good where nobody says it.
const DAYS: u32 = 90;

/// What there is, and the form.
pub(super) fn section(visit: &Visit, gate: &Gate, who: &Who, made: &[Token]) -> Markup {
    let language = visit.language;
    html! {
        section aria-labelledby="own-tokens" {
            h2 #own-tokens { (language.label("desk-own-tokens")) }
            p { (language.label("desk-own-tokens-text")) }
            @if !made.is_empty() { (table(visit, gate, made)) }
            form.ask method="post" action=(visit.to(addresses::TOKEN)) {
                (token(gate))
                (field(&language.label("token-name"), "name", "text", "off", "", true))
                fieldset.field {
                    legend { (language.label("token-scopes")) }
                    @for scope in offered(who) {
                        label.tick { input type="checkbox" name="scope" value=(scope) checked[scope == tokens::READ]; " " (called(language, scope)) }
                    }
                }
                (field(&language.say("desk-token-days", &[("most", tokens::LONGEST_DAYS.into())]), "days", "text", "off", &DAYS.to_string(), true))
                (field(&language.label("desk-password"), "password", "password", "current-password", "", true))
                p { button type="submit" { (language.label("desk-token-make")) } }
            }
        }
    }
}

/// Looking, and every act he may do.
fn offered(who: &Who) -> Vec<&'static str> {
    let acts = ALL.iter().filter(|row| who.may(row.kind)).map(|row| row.kind.as_str());
    [tokens::READ].into_iter().chain(acts).collect()
}

fn called(language: Language, scope: &str) -> String {
    match scope {
        tokens::READ => language.label("desk-token-read"),
        act => language.label(&format!("kind-{act}")),
    }
}

fn table(visit: &Visit, gate: &Gate, made: &[Token]) -> Markup {
    let language = visit.language;
    let caption = language.label("desk-tokens");
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr {
                @for key in ["token-number", "token-name", "token-scopes", "token-expires", "token-used"] { th scope="col" { (language.label(key)) } }
                th scope="col" { span.unseen { (language.label("desk-token-end")) } }
            } }
            tbody { @for one in made { tr {
                td.number { (one.id) }
                (cells(visit, gate, one, Some(addresses::END_TOKEN)))
            } } }
        } }))
    }
}

/// What a token may do, until when, and when it did: the same wherever tokens stand. `end` is where it is ended, for who may.
pub(super) fn cells(visit: &Visit, gate: &Gate, one: &Token, end: Option<&str>) -> Markup {
    let language = visit.language;
    html! {
        td { (one.name) }
        td { (one.scopes.split(' ').map(|scope| called(language, scope)).collect::<Vec<_>>().join(", ")) }
        td { @match one.revoked {
            Some(revoked) => (language.say_texts("token-is-revoked", &[("moment", language.moment(revoked))])),
            None => (language.moment(one.expires)),
        } }
        td { (one.used.map(|used| language.moment(used)).unwrap_or_default()) }
        td { @if let Some(end) = end.filter(|_| one.revoked.is_none()) {
            form method="post" action=(visit.to(end)) {
                (token(gate))
                input type="hidden" name="number" value=(one.id);
                button.plain type="submit" { (language.label("desk-token-end")) }
            }
        } }
    }
}

/// Makes one; it is shown now and never again.
pub(super) async fn make(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let who = gate.who()?.clone();
    let language = visit.language;
    let user = match proved_again(&site, &gate, &given).await? {
        Ok(found) => found.user,
        Err(fault) => return refused(&visit, &site, &gate, &language.label(fault)).await,
    };
    let scopes: Vec<String> = given.all("scope").map(str::to_owned).collect();
    // What he may not do himself no program of his is promised.
    if scopes.iter().any(|scope| !offered(&who).contains(&scope.as_str())) {
        return Err(Problem::Denied);
    }
    let secret = format!("arpad_{}", secret::new().map_err(|error| Problem::Failed(error.to_string()))?);
    let (digest, moment) = (secret::digest(&secret), site.desk.now());
    let name = given.text("name").unwrap_or_default().to_owned();
    let days = given.text("days").and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    let shown_name = user.name.clone();
    let made = site.write(move |store| {
        tokens::make(store, &user, &tokens::Wanted { name: &name, scopes: &scopes, days, digest }, moment)
    });
    let number = match made.await? {
        Ok(number) => number,
        Err(OfficeError::Refused(refusal)) => {
            return refused(&visit, &site, &gate, &language.refusal_at_desk(&refusal)).await;
        }
        Err(other) => return Err(other.into()),
    };
    let facts = [("number", Fact::from(number)), ("user", Fact::Name(shown_name)), ("days", Fact::from(days))];
    let told =
        html! { div.done role="status" { p { (language.say("desk-token-made", &facts)) } p { code { (secret) } } } };
    Ok(shown(&visit, &site, &gate, told).await?.into_response())
}

/// Takes one of one's own back.
pub(super) async fn end(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Extension(given): Extension<Arc<Given>>,
) -> Result<Response, Problem> {
    let number = given.text("number").and_then(|text| text.parse().ok()).ok_or(Problem::Lost)?;
    let (id, moment) = (gate.who()?.id(), site.desk.now());
    match site.write(move |store| tokens::revoke_own(store, id, number, moment)).await?? {
        true => Ok(to(&visit, addresses::SESSIONS).into_response()),
        false => Err(Problem::Lost),
    }
}
