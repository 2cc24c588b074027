//! What somebody typed into the form of a deed and sent when his session had ended: kept until he is back, so that it stands in the
//! form again as it was. It is kept in memory, for whose session it was and for nobody else, one form of each, for half a day,
//! bounded; fields that the deed takes and nothing else, so no token and no password; of files the names. Nothing is done with it:
//! whoever has come in again looks at it and sends it himself.

use super::deeds::{self, Deed};
use super::frame::token;
use super::gate::{Gate, TOKEN};
use super::given::Given;
use super::ground::Ground;
use super::{addresses, cookies::Cookie, form};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use arpad_model::{Moment, UserId};
use arpad_office::access::{later, sessions};
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use jiff::Span;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// The field of an address that asks for what is kept.
pub(super) const KEPT: &str = "kept";

/// For so long it is kept.
const HOURS: i64 = sessions::LONGEST_HOURS;

/// The longest that is kept of one form, and of all, in bytes of text.
const LONGEST: usize = 256 << 10;
const ROOM: usize = 8 << 20;

/// Names of files that are kept.
const MOST_FILES: usize = 20;

/// What was typed.
#[derive(Clone)]
pub(super) struct Typed {
    deed: &'static Deed,
    moment: Moment,
    texts: BTreeMap<String, Vec<String>>,
    files: Vec<String>,
}

impl Typed {
    /// Of what was sent, what the deed takes. The newest entry that the form knew of stays, so that what others did since is told.
    fn of(deed: &'static Deed, given: &Given, moment: Moment) -> Self {
        // That a slip of the pen was meant is said once more.
        let takes = |name: &str| {
            (deed.fields.iter().any(|field| field.name == name) && name != "certain")
                || ["back", "seen"].contains(&name)
        };
        let texts = given.texts.iter().filter(|(name, _)| takes(name));
        Typed {
            deed,
            moment,
            texts: texts.map(|(name, values)| (name.clone(), values.clone())).collect(),
            files: given.files.iter().take(MOST_FILES).map(|(name, _)| name.clone()).collect(),
        }
    }

    fn size(&self) -> usize {
        let texts = self.texts.iter().map(|(name, values)| name.len() + values.iter().map(String::len).sum::<usize>());
        texts.sum::<usize>() + self.files.iter().map(String::len).sum::<usize>()
    }

    fn is_over(&self, now: Moment) -> bool {
        later(self.moment, Span::new().hours(HOURS)) < now
    }

    /// The form's fields as they were typed.
    pub(super) fn given(&self) -> Given {
        let mut given = Given { texts: self.texts.clone(), ..Given::default() };
        // It was sent: what he left empty is not filled in again from what is known.
        given.texts.insert("once".to_owned(), vec![KEPT.to_owned()]);
        given
    }

    fn place(&self) -> String {
        addresses::act_with(self.deed.name, &[(KEPT, "true")])
    }

    /// Above the form: why it stands here, which files are to be chosen again, and how one is rid of it.
    pub(super) fn said(&self, visit: &Visit, gate: &Gate) -> Markup {
        let language = visit.language;
        let moment = [("moment", language.moment(self.moment))];
        html! {
            div.note role="status" {
                p { (language.say_texts("desk-typed-stands", &moment)) }
                @if !self.files.is_empty() {
                    p { (language.say_texts("desk-typed-files", &[("files", self.files.join(", "))])) }
                }
                form method="post" action=(visit.to(addresses::TYPED_FORGET)) {
                    (token(gate))
                    button.plain type="submit" { (language.label("desk-typed-forget")) }
                }
            }
        }
    }

    /// On every other page: that it is there.
    pub(super) fn told(&self, visit: &Visit) -> Markup {
        let language = visit.language;
        let facts =
            [("moment", language.moment(self.moment)), ("form", language.label(&format!("deed-{}", self.deed.name)))];
        html! { p.note {
            (language.say_texts("desk-typed-waits", &facts)) " "
            a href=(visit.to(&self.place())) { (language.label("desk-typed-open")) }
        } }
    }
}

/// What is kept of everybody.
#[derive(Default)]
pub(super) struct AllTyped(Mutex<BTreeMap<UserId, Typed>>);

impl AllTyped {
    /// Keeps a form, instead of one that was kept before; whether it is kept. Where there is no room, the oldest go.
    fn put(&self, who: UserId, typed: Typed) -> bool {
        if typed.size() > LONGEST {
            return false;
        }
        let mut all = self.0.lock().unwrap_or_else(|broken| broken.into_inner());
        all.retain(|_, one| !one.is_over(typed.moment));
        all.insert(who, typed);
        while all.values().map(Typed::size).sum::<usize>() > ROOM {
            let oldest = all.iter().min_by_key(|(_, one)| one.moment).map(|(who, _)| *who);
            oldest.map(|who| all.remove(&who));
        }
        true
    }

    /// What is kept of somebody.
    pub(super) fn of(&self, who: UserId, now: Moment) -> Option<Typed> {
        let all = self.0.lock().unwrap_or_else(|broken| broken.into_inner());
        all.get(&who).filter(|one| !one.is_over(now)).cloned()
    }

    /// The same where it was typed into this form.
    pub(super) fn of_form(&self, who: UserId, deed: &Deed, now: Moment) -> Option<Typed> {
        self.of(who, now).filter(|one| one.deed.name == deed.name)
    }

    /// Nothing is kept of him any more.
    fn forget(&self, who: UserId) {
        self.0.lock().unwrap_or_else(|broken| broken.into_inner()).remove(&who);
    }

    /// He has done it.
    pub(super) fn done(&self, who: UserId, deed: &Deed, now: Moment) {
        if self.of_form(who, deed, now).is_some() {
            self.forget(who);
        }
    }
}

/// A form that came with a session that has ended: it is kept where it is certain whose it is, which the ended session and the
/// token of the form say together. The address at which it stands again.
pub(super) async fn kept(
    site: &Site,
    ground: &Ground,
    path: &str,
    request: Request,
) -> Result<Option<String>, Problem> {
    let Some(deed) = deeds::all().find(|deed| addresses::act(deed.name) == path) else { return Ok(None) };
    let Some(held) = Cookie::Session.read(ground, request.headers()) else { return Ok(None) };
    let (digest, now) = (secret::digest(&held), site.desk.now());
    let whose = site.read(move |store| Ok(sessions::whose_has_ended(store, &digest, now)?)).await?;
    let Some(whose) = whose else { return Ok(None) };
    let mut given = form::read(request).await?;
    let sent = given.texts.remove(TOKEN).and_then(|all| all.into_iter().next()).unwrap_or_default();
    if !secret::same(&sent, &secret::derived(&held, "form")) {
        return Err(Problem::Strange);
    }
    let typed = Typed::of(deed, &given, now);
    let place = typed.place();
    Ok(site.desk.typed.put(whose, typed).then_some(place))
}

/// A form that came with the token of an earlier session of this browser, from a page of ours: its user may have come in again
/// beside it. It is as if it had been opened anew; nothing is done.
pub(super) fn kept_of_page(site: &Site, who: UserId, path: &str, given: &Given) -> bool {
    let deed = deeds::all().find(|deed| addresses::act(deed.name) == path);
    deed.is_some_and(|deed| site.desk.typed.put(who, Typed::of(deed, given, site.desk.now())))
}

/// The page from which a form was sent, if it is one of ours.
pub(super) fn page_of(ground: &Ground, language: &str, headers: &HeaderMap) -> Option<String> {
    let from = headers.get(header::REFERER)?.to_str().ok()?;
    addresses::way_back(language, from.strip_prefix(ground.origin.as_str())?)
}

/// What was typed is not wanted any more.
pub(super) async fn forget(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Response, Problem> {
    site.desk.typed.forget(gate.who()?.id());
    Ok(super::gate::to(&visit, addresses::TODAY).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the first of March, in the morning or the evening.
    fn at(time: &str) -> Moment {
        format!("2024-03-01T{time}Z").parse().unwrap()
    }

    fn typed(time: &str, letters: usize) -> Typed {
        let deed = deeds::all().find(|deed| deed.name == "waiver").unwrap();
        let mut given = Given::default();
        for name in ["why", "certain", "once", "look", "seen", "password", "token"] {
            given.texts.insert(name.to_owned(), vec!["x".repeat(letters)]);
        }
        Typed::of(deed, &given, at(time))
    }

    #[test]
    fn what_the_deed_takes_is_kept_and_nothing_else() {
        let one = typed("08:00:00", 3);
        assert_eq!(one.texts.keys().collect::<Vec<_>>(), ["seen", "why"]);
        assert_eq!(one.size(), 4 + 3 + 3 + 3);
    }

    #[test]
    fn one_form_of_each_for_half_a_day_and_the_oldest_goes_first() {
        let all = AllTyped::default();
        assert!(all.put(UserId(1), typed("08:00:00", 3)));
        assert!(all.of(UserId(2), at("08:00:00")).is_none());
        assert!(all.of(UserId(1), at("20:00:00")).is_some());
        assert!(all.of(UserId(1), at("20:00:01")).is_none(), "twelve hours");
        assert!(!all.put(UserId(1), typed("09:00:00", 200_000)), "too long");
        // Of 240,007 bytes each, 34 have room and the 35th none.
        for who in 2..=36 {
            assert!(all.put(UserId(who), typed(&format!("09:{who:02}:00"), 120_000)));
        }
        let left: Vec<UserId> = all.0.lock().unwrap().keys().copied().collect();
        assert_eq!((left.len(), left[0]), (34, UserId(3)));
    }
}
