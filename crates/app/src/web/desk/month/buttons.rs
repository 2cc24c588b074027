//! What can be done about a list: closed, computed anew, opened, published. Where closing would take away games that counted, the
//! button stands beside what it asks.

use super::{Month, addresses};
use crate::secret;
use crate::web::desk::gate::Gate;
use crate::web::desk::{frame, go};
use crate::web::locale::Visit;
use arpad_model::Series;
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::views::checklist::Dropped;
use maud::{Markup, html};

pub(super) fn shown(visit: &Visit, gate: &Gate, who: &Who, month: &Month, (is_closed, key): (bool, &str)) -> Markup {
    let language = visit.language;
    let written = month.day.map(|day| day.strftime("%Y-%m").to_string()).unwrap_or_default();
    let back = visit.to(&addresses::month(month.series, month.day));
    let button = |(deed, word): (&str, &str), again: bool, class: &str, asked: &Markup| {
        html! {
            form method="post" action=(visit.to(&addresses::act(deed))) {
                (frame::token(gate))
                input type="hidden" name="once" value=(secret::derived(key, word));
                input type="hidden" name="seen" value=(month.head);
                input type="hidden" name="back" value=(back);
                input type="hidden" name="series" value=(month.series.as_str());
                @if !written.is_empty() { input type="hidden" name="month" value=(written); }
                @if again { input type="hidden" name="again" value="true"; }
                (asked)
                button class=(class) type="submit" { (language.label(word)) }
            }
        }
    };
    let nothing = html! {};
    let is_go = month.series == Series::Go;
    let checklist = month.checklist.as_ref().ok();
    let dropping = checklist.map(|list| &list.dropped).filter(|dropped| !dropped.is_empty());
    let asked = dropping.map_or_else(|| nothing.clone(), |dropped| consent(visit, dropped));
    html! {
        div.others {
            @if who.may(Kind::Close) {
                @if is_closed {
                    // A revision is of the events it says: it is opened, and made anew by a replay.
                    @if is_go || month.lists.first().is_none_or(|list| list.revision == 0) {
                        (button(("close", "desk-close-again"), true, "plain", &nothing))
                    }
                    (button(("unclose", "deed-unclose"), false, "plain", &nothing))
                }
                // What is published is closed for good; the way on is to compute it anew.
                @if is_go && checklist.is_none_or(|list| list.refused.is_none()) || month.lists.is_empty() {
                    (button(("close", "deed-close"), false, "", &asked))
                }
            }
            // What is not known so any more is computed anew first.
            @if is_closed && checklist.is_none_or(|list| list.outdated.is_none()) && who.may(Kind::Publish) { (button(("publish", "deed-publish"), false, "", &nothing)) }
            @if month.lists.iter().any(|list| list.published.is_some()) && who.may(Kind::Close) {
                a href=(visit.to(&addresses::act_with("replay", &[("series", month.series.as_str()), ("from-month", &written), ("back", &back)]))) { (language.label("deed-replay")) }
            }
        }
    }
}

/// What somebody has to say who closes although games or points would be taken away; which they are stands below.
fn consent(visit: &Visit, dropped: &Dropped) -> Markup {
    let language = visit.language;
    html! {
        p.note { (go::dropping(language, dropped)) }
        label.tick { input type="checkbox" name="dropping" value="true" required; " " (language.label("deed-field-dropping")) }
    }
}
