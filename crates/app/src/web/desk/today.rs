//! What waits for somebody today: one column of work, each line opens the work itself.

use super::gate::Gate;
use super::{addresses, frame, go, letters, own_work, proposals};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, List, Series};
use arpad_office::access::OFFICE;
use arpad_office::acts::Kind;
use arpad_office::views::go_desk::GoDesk;
use arpad_office::views::today::{FileAtHand, Today};
use axum::Extension;
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::BTreeMap;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let title = language.label("desk-today");
    let who = gate.who()?;
    let roles: Vec<String> = who.roles().iter().map(|role| language.label(&format!("role-{role}"))).collect();
    // Who is not of the office has only what is his own, which stands on other pages.
    let waiting = match who.sees(OFFICE) {
        true => {
            let day = site.desk.now().day();
            let desk = site.desk.clone();
            let looked = site.read(move |store| {
                let lists = desk.kept.checklist(store, Series::Go, None)?.map_or(0, |closing| closing.lists.len());
                Ok((desk.kept.today(store, day)?, desk.kept.go(store)?, lists))
            });
            Some(looked.await?)
        }
        false => None,
    };
    let (signing, unsigned) = match who.sees(OFFICE) {
        true => proposals::waiting(&visit, &site, &gate, (None, &visit.to(addresses::TODAY))).await?,
        false => (0, html! {}),
    };
    let own = if who.sees(OFFICE) {
        html! {}
    } else {
        own_work::shown(&visit, &site, who).await?
    };
    let body = html! {
        h1 { (title) }
        p.lead { (who.shown()) " · " (roles.join(", ")) }
        @if who.may(Kind::Submit) {
            p { a.button href=(visit.to(addresses::REPORTS)) { (language.label("desk-upload")) } }
        }
        (unsigned)
        @if let Some((waiting, of_go, lists)) = waiting {
            (column(&visit, (&waiting, signing), (&of_go, lists), &together(&visit, &gate, &waiting.unpublished)?))
        }
        (own)
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// `lists` = how many go lists closing would make or change now.
/// `together` = the forms that publish several lists with one word.
fn column(
    visit: &Visit,
    (waiting, signing): (&Today, usize),
    (of_go, lists): (&GoDesk, usize),
    together: &Markup,
) -> Markup {
    let language = visit.language;
    let Today { files, unreported, unpublished, letters: waiting_letters, appeals, next } = waiting;
    html! {
        @let count = waiting.count() + signing;
        @if count == 0 && of_go.is_quiet() && lists == 0 { p { (language.label("desk-nothing-waits")) } }
        @else if count > 0 { p { (language.say("desk-waiting-count", &[("count", Fact::from(count))])) } }
        @if waiting.count() > 0 {
            ul.work {
                @for one in files { li { a href=(visit.to(&addresses::report(one.file.id))) { (file_line(language, one)) } } }
                @for list in unpublished { li {
                    a href=(visit.to(&addresses::month(list.series, Some(list.day)))) {
                        (language.say("desk-work-publish", &[("series", Fact::Name(series(language, list.series))), ("day", list.day.into())]))
                    }
                } }
                @for event in unreported { li {
                    a href=(visit.to(&addresses::event(event.id))) {
                        (language.say("desk-work-unreported", &[("name", Fact::from(event.name.as_str())), ("day", event.ends.into())]))
                    }
                } }
                @for letter in waiting_letters { li {
                    a href=(visit.to(&addresses::letter(letter.id))) {
                        (language.say_texts("desk-work-letter", &[("text", letters::beginning(&letter.text))]))
                    }
                } }
                @for filed in appeals { li {
                    a href=(visit.to(addresses::DECISIONS)) {
                        (language.say("desk-work-appeal", &[("by", Fact::from(filed.appeal.by_whom.as_str())), ("entry", filed.appeal.against.into())]))
                    }
                } }
            }
        }
        (together)
        (go::waiting(visit, of_go, lists))
        @if !next.is_empty() {
            ul.quiet { @for (tempo, day, closing) in next { li {
                a href=(visit.to(&addresses::month(Series::Chess(*tempo), Some(*day)))) {
                    (language.say("desk-next-closing", &[
                        ("series", Fact::Name(series(language, Series::Chess(*tempo)))), ("day", (*day).into()), ("closing", (*closing).into()),
                    ]))
                }
            } } }
        }
    }
}

/// Closed lists of one day, whatever the series: published with one word.
fn together(visit: &Visit, gate: &Gate, unpublished: &[List]) -> Result<Markup, Problem> {
    let language = visit.language;
    let mut days: BTreeMap<Date, usize> = BTreeMap::new();
    for list in unpublished.iter().filter(|list| list.series != Series::Go) {
        *days.entry(list.day).or_default() += 1;
    }
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let may = gate.who()?.may(Kind::Publish);
    Ok(html! { @for (day, count) in days.into_iter().filter(|(_, count)| *count > 1 && may) {
        form method="post" action=(visit.to(&addresses::act("publish-day"))) {
            (frame::token(gate))
            input type="hidden" name="once" value=(secret::derived(&key, &day.to_string()));
            input type="hidden" name="back" value=(visit.to(addresses::TODAY));
            input type="hidden" name="month" value=(day.strftime("%Y-%m"));
            button type="submit" { (language.say("desk-publish-together", &[("count", Fact::from(count)), ("day", day.into())])) }
        }
    } })
}

pub(super) fn series(language: Language, series: Series) -> String {
    language.label(&format!("desk-series-{series}"))
}

/// A file and what it waits for.
fn file_line(language: Language, one: &FileAtHand) -> String {
    let name = if one.event.is_empty() { one.file.file_name.as_str() } else { one.event.as_str() };
    let facts = [("name", Fact::from(name)), ("count", Fact::from(one.questions.unwrap_or(0)))];
    let key = match one.questions {
        None => "desk-work-unread",
        Some(0) if one.is_ready() => "desk-work-ready",
        Some(0) => "desk-work-unsettled",
        Some(_) => "desk-work-questions",
    };
    language.say(key, &facts)
}
