//! Every address of the desk, with who may ask it: one table, from which the router is made. What has no line has no address.

use super::deeds::{self, Deed};
use super::gate::guard;
use super::{
    addresses, arbiters, clubs, counts, decisions, event, events, forgotten, go, invitation, ledger, letters, login,
    messages, month, own, own_tokens, person, persons, report, reports, sessions, settings, titles, today, typed,
    users,
};
use crate::web::Site;
use arpad_model::Role;
use arpad_office::access::{ADMINS, ANYBODY, OF_CLUBS, OFFICE, WORKING, Who};
use arpad_office::acts::Kind;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::Method;
use axum::middleware;
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;

/// Who may ask an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// Anybody: the door itself.
    Nobody,
    /// Who has one of these roles.
    Sees(&'static [Role]),
    /// Who may do such an act, perhaps only to what is his own.
    Acts(Kind),
}

impl Needs {
    /// Whether he may.
    pub(super) fn admits(self, who: &Who) -> bool {
        match self {
            Needs::Nobody => true,
            Needs::Sees(roles) => who.sees(roles),
            Needs::Acts(kind) => who.may(kind),
        }
    }
}

/// One address of the desk.
#[derive(Clone)]
pub(super) struct Route {
    pub method: Method,
    /// Below the language.
    pub path: String,
    pub needs: Needs,
}

/// A line of the table: method, address below the language, who may, the word of the menu where it stands there, who answers.
pub(super) struct Line {
    pub method: Method,
    pub path: &'static str,
    pub needs: Needs,
    pub menu: Option<&'static str>,
    pub answer: fn() -> MethodRouter<Site>,
}

/// Shortens the table below.
macro_rules! lines {
    ($($method:ident $path:expr, $needs:expr, $menu:expr, $handler:path;)+) => {
        &[$(Line {
            method: Method::$method,
            path: $path,
            needs: $needs,
            menu: $menu,
            answer: || lines!(@ $method $handler),
        }),+]
    };
    (@ GET $handler:path) => { get($handler) };
    (@ POST $handler:path) => { post($handler) };
}

use Needs::{Acts, Nobody, Sees};

/// Pages, and the few forms that are no act of the office. Everything that is one stands in `deeds`.
pub(super) const PAGES: &[Line] = lines! {
    GET addresses::LOGIN, Nobody, None, login::page;
    POST addresses::LOGIN, Nobody, None, login::come_in;
    GET addresses::INVITATION, Nobody, None, invitation::page;
    POST addresses::INVITATION, Nobody, None, invitation::accept;
    GET addresses::FORGOTTEN, Nobody, None, forgotten::page;
    POST addresses::FORGOTTEN, Nobody, None, forgotten::ask;
    GET addresses::TODAY, Sees(ANYBODY), Some("desk-today"), today::page;
    GET addresses::REPORTS, Sees(WORKING), Some("desk-reports"), reports::page;
    GET "/desk/reports/{id}", Sees(WORKING), None, report::page;
    GET addresses::MONTH, Sees(OFFICE), Some("desk-month"), month::page;
    GET addresses::EVENTS, Sees(WORKING), Some("desk-events"), events::page;
    GET "/desk/events/{id}", Sees(WORKING), None, event::page;
    GET "/desk/events/{id}/export", Sees(OFFICE), None, event::export;
    GET addresses::PERSONS, Sees(OFFICE), Some("desk-persons"), persons::page;
    GET "/desk/persons/{id}", Sees(OFFICE), None, person::page;
    GET addresses::CLUBS, Sees(OF_CLUBS), Some("desk-clubs"), clubs::page;
    GET "/desk/clubs/{id}", Sees(OF_CLUBS), None, clubs::one;
    GET addresses::DECISIONS, Sees(OFFICE), Some("desk-decisions-title"), decisions::page;
    GET addresses::LETTERS, Sees(OFFICE), Some("desk-letters"), letters::page;
    GET "/desk/letters/{id}", Sees(OFFICE), None, letters::one;
    GET addresses::GO, Sees(OFFICE), None, go::page;
    GET addresses::TITLES, Sees(OFFICE), Some("desk-titles"), titles::page;
    GET "/desk/titles/{id}", Sees(OFFICE), None, titles::sheet;
    GET addresses::ARBITERS, Sees(OFFICE), Some("desk-arbiters-all"), arbiters::index;
    GET "/desk/arbiters/{id}", Sees(OFFICE), None, arbiters::page;
    GET addresses::LEDGER, Sees(OFFICE), Some("desk-ledger"), ledger::page;
    GET "/desk/ledger/{id}", Sees(OFFICE), None, ledger::entry;
    GET addresses::SETTINGS, Sees(OFFICE), Some("desk-settings"), settings::page;
    GET addresses::USERS, Sees(ADMINS), Some("desk-users"), users::page;
    POST addresses::INVITE, Acts(Kind::User), None, users::invite;
    POST addresses::SIGN_OUT, Acts(Kind::User), None, users::sign_out;
    GET addresses::USER_SESSIONS, Sees(ADMINS), None, users::sessions_of;
    POST addresses::USER_END_SESSION, Acts(Kind::User), None, users::end_session;
    POST addresses::REVOKE, Acts(Kind::User), None, users::revoke;
    GET addresses::MESSAGES, Sees(ADMINS), Some("desk-messages"), messages::page;
    POST addresses::MESSAGE_AGAIN, Acts(Kind::User), None, messages::again;
    POST addresses::HOOK_ADD, Acts(Kind::User), None, messages::add_hook;
    POST addresses::HOOK_END, Acts(Kind::User), None, messages::end_hook;
    GET addresses::OWN, Sees(ANYBODY), Some("desk-own"), own::page;
    POST addresses::CONTACT, Sees(ANYBODY), None, own::contact;
    GET addresses::COUNTS, Sees(ANYBODY), None, counts::now;
    GET addresses::ACTS, Sees(ANYBODY), Some("desk-acts"), deeds::index::page;
    GET addresses::SESSIONS, Sees(ANYBODY), Some("desk-sessions"), sessions::page;
    POST addresses::END_SESSION, Sees(ANYBODY), None, sessions::end;
    POST addresses::TOTP, Sees(ANYBODY), None, sessions::totp;
    POST addresses::TOKEN, Sees(ANYBODY), None, own_tokens::make;
    POST addresses::END_TOKEN, Sees(ANYBODY), None, own_tokens::end;
    POST addresses::TYPED_FORGET, Sees(ANYBODY), None, typed::forget;
    POST addresses::LOGOUT, Sees(ANYBODY), None, sessions::leave;
};

/// Every address, for whoever looks at them all.
pub(super) fn all() -> Vec<Route> {
    let pages =
        PAGES.iter().map(|line| Route { method: line.method.clone(), path: line.path.to_owned(), needs: line.needs });
    pages.chain(deeds::all().flat_map(of_deed)).collect()
}

/// An address of the desk as its table has it, for whoever holds the table true.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeskRoute {
    /// The address below the language.
    pub path: String,
    /// `GET` or `POST`.
    pub method: String,
    /// Open to whoever has not come in yet.
    pub is_door: bool,
}

/// Every address of the desk.
pub fn desk_routes() -> Vec<DeskRoute> {
    let told = |route: Route| DeskRoute {
        path: route.path,
        method: route.method.to_string(),
        is_door: route.needs == Needs::Nobody,
    };
    all().into_iter().map(told).collect()
}

/// The form of a deed and the deed itself.
fn of_deed(deed: &'static Deed) -> [Route; 2] {
    let route = |method| Route { method, path: addresses::act(deed.name), needs: Needs::Acts(deed.kind) };
    [route(Method::GET), route(Method::POST)]
}

/// The desk's addresses, each behind its gate.
pub(in crate::web) fn router(site: &Site) -> Router<Site> {
    let mut router = Router::new();
    let mut add = |route: Route, answer: MethodRouter<Site>| {
        let path = format!("/{{lang}}{}", route.path);
        let gate = middleware::from_fn_with_state((site.clone(), Arc::new(route)), guard);
        router = std::mem::take(&mut router).route(&path, answer.layer(gate));
    };
    for line in PAGES {
        let route = Route { method: line.method.clone(), path: line.path.to_owned(), needs: line.needs };
        add(route, (line.answer)());
    }
    for deed in deeds::all() {
        let [asked, done] = of_deed(deed);
        add(asked, get(move |visit, state, gate, query| deeds::page::form(deed, visit, state, gate, query)));
        add(done, post(move |visit, state, gate, given| deeds::page::act(deed, visit, state, gate, given)));
    }
    router.layer(DefaultBodyLimit::disable())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_address_stands_twice_and_what_changes_something_is_a_post() {
        let all = all();
        let names: BTreeSet<String> = all.iter().map(|one| format!("{} {}", one.method, one.path)).collect();
        assert_eq!(names.len(), all.len());
        assert!(all.iter().all(|one| matches!(one.method, Method::GET | Method::POST)));
    }
}
