//! The gate before every address of the desk: is there a desk, may secrets be spoken here, who comes, may he, and was the form
//! sent from a page of ours. No handler is reached otherwise.

use super::cookies::Cookie;
use super::given::Given;
use super::ground::{Ground, client};
use super::routes::{Needs, Route};
use super::{addresses, form, typed};
use crate::secret;
use crate::web::Site;
use crate::web::guests::Address;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use arpad_office::access::{self, Who, sessions};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// What a handler knows of whoever asks.
#[derive(Clone, Debug)]
pub(super) struct Gate {
    /// Who; none at the door.
    pub who: Option<Who>,
    /// What every form carries, and no other site knows.
    pub token: String,
    /// Where the desk stands.
    pub ground: Ground,
    /// Where the request comes from.
    pub from: IpAddr,
    /// What the browser calls itself.
    pub agent: String,
}

impl Gate {
    /// Who, behind the door.
    pub(super) fn who(&self) -> Result<&Who, Problem> {
        self.who.as_ref().ok_or(Problem::Denied)
    }
}

/// The name of the field with the token.
pub(super) const TOKEN: &str = "token";

/// Lets somebody in, or says why not.
pub(super) async fn guard(State((site, route)): State<(Site, Arc<Route>)>, request: Request, next: Next) -> Response {
    let mut response = match admitted(&site, &route, request, next).await {
        Ok(response) => response,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex, nofollow"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

async fn admitted(site: &Site, route: &Route, request: Request, next: Next) -> Result<Response, Problem> {
    if !site.desk.is_there || !site.read(|store| Ok(access::is_open(store)?)).await? {
        return Err(Problem::Lost);
    }
    let address = Address::of(request.extensions());
    let ground = Ground::of(site, request.headers(), address).ok_or(Problem::Plain)?;
    let from = client(&site.desk.proxies, request.headers(), address);
    let is_post = request.method() == Method::POST;
    if is_post && !ground.is_own(request.headers()) {
        return Err(Problem::Strange);
    }
    match &route.needs {
        Needs::Nobody => at_the_door(ground, from, request, next).await,
        needs => {
            let Some((who, secret)) = come(site, &ground, (request.headers(), from)).await? else {
                return to_the_door(site, &ground, &route.path, request).await;
            };
            // Before anything else he sets what the federation asks for; leaving is always free.
            if who.lacks_factor()
                && ![addresses::SESSIONS, addresses::TOTP, addresses::LOGOUT].contains(&route.path.as_str())
            {
                return Ok(to_the_factor(&request));
            }
            if !needs.admits(&who) {
                return Err(Problem::Denied);
            }
            let token = secret::derived(&secret, "form");
            let gate = Gate { agent: agent(request.headers()), who: Some(who), token, ground, from };
            let (id, path) = (gate.who()?.id(), route.path.as_str());
            through(gate, request, next, |given| typed::kept_of_page(site, id, path, given)).await
        }
    }
}

/// Before anybody has come in, a form is bound to the browser by a cookie of its own.
async fn at_the_door(ground: Ground, from: IpAddr, request: Request, next: Next) -> Result<Response, Problem> {
    let held = Cookie::Door.read(&ground, request.headers());
    if held.is_none() && request.method() == Method::POST {
        return Err(Problem::Strange);
    }
    let door = match held {
        Some(door) => door,
        None => secret::new().map_err(|error| Problem::Failed(error.to_string()))?,
    };
    let set = Cookie::Door.set(&ground, &door);
    let token = secret::derived(&door, "door");
    let gate = Gate { agent: agent(request.headers()), who: None, token, ground, from };
    let mut response = through(gate, request, next, |_| false).await?;
    // Who has come in has a session, and needs the door no more.
    if !response.headers().contains_key(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, set);
    }
    Ok(response)
}

/// A form is read and its token compared before the handler has it. One with the token of another session goes to `stale`, which
/// says whether what was typed is kept.
async fn through(
    gate: Gate,
    request: Request,
    next: Next,
    stale: impl Fn(&Given) -> bool,
) -> Result<Response, Problem> {
    if request.method() != Method::POST {
        let mut request = request;
        request.extensions_mut().insert(gate);
        return Ok(next.run(request).await);
    }
    // Nobody brings files to the door.
    let kind = request.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes).unwrap_or_default();
    if gate.who.is_none() && kind != b"application/x-www-form-urlencoded" {
        return Err(Problem::Strange);
    }
    let (parts, body) = request.into_parts();
    let mut given = form::read(Request::from_parts(parts.clone(), body)).await?;
    let sent = given.texts.remove(TOKEN).and_then(|all| all.into_iter().next()).unwrap_or_default();
    if !secret::same(&sent, &gate.token) {
        let is_kept = secret::is_derived(&sent) && stale(&given);
        return Err(if is_kept { Problem::Stale } else { Problem::Strange });
    }
    let mut request = Request::from_parts(parts, axum::body::Body::empty());
    request.extensions_mut().insert(gate);
    request.extensions_mut().insert(Arc::new(given));
    Ok(next.run(request).await)
}

/// Who comes with a session, and what its cookie says.
async fn come(
    site: &Site,
    ground: &Ground,
    (headers, from): (&HeaderMap, IpAddr),
) -> Result<Option<(Who, String)>, Problem> {
    let Some(secret) = Cookie::Session.read(ground, headers) else { return Ok(None) };
    let (digest, moment) = (secret::digest(&secret), site.desk.now());
    let from = from.to_string();
    let found = site.read(move |store| Ok(sessions::who(store, &digest, (moment, &from))?)).await?;
    let Some((who, is_due)) = found else { return Ok(None) };
    if is_due {
        // That it was used can be written down a moment later; who asks does not wait for it.
        let site = site.clone();
        tokio::spawn(async move {
            let _ = site.write(move |store| sessions::used(store, &digest, moment)).await;
        });
    }
    Ok(Some((who, secret)))
}

/// Whoever asked for a page comes back to it; whoever sent a form, to what he typed, or to the page he sent it from.
async fn to_the_door(site: &Site, ground: &Ground, path: &str, request: Request) -> Result<Response, Problem> {
    let place = request.uri().path_and_query().map_or("/", |place| place.as_str()).to_owned();
    let language = place.split('/').nth(1).unwrap_or("hu").to_owned();
    let next = match *request.method() == Method::GET {
        true => addresses::way_back(&language, &place),
        false => {
            let page = typed::page_of(ground, &language, request.headers());
            typed::kept(site, ground, path, request).await?.map(|place| format!("/{language}{place}")).or(page)
        }
    };
    let query = next.map(|next| format!("?next={}", crate::web::addresses::encoded(&next))).unwrap_or_default();
    Ok(Redirect::to(&format!("/{language}{}{query}", addresses::LOGIN)).into_response())
}

/// Who lacks the second factor that the federation asks for is led to where it is set.
fn to_the_factor(request: &Request) -> Response {
    let language = request.uri().path().split('/').nth(1).unwrap_or("hu");
    Redirect::to(&format!("/{language}{}", addresses::SESSIONS)).into_response()
}

fn agent(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    said.chars().filter(|letter| !arpad_model::is_steering(*letter)).take(200).collect()
}

/// An address of the desk in the language of a visit.
pub(super) fn to(visit: &Visit, place: &str) -> Redirect {
    Redirect::to(&visit.to(place))
}
