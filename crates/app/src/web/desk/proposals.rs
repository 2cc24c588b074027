//! What waits for a second person: on the page of today, for who may do something about it.

use super::gate::Gate;
use super::today::series;
use super::{addresses, frame};
use crate::secret;
use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use crate::words::decided::{Called, decided_text};
use crate::words::sheet::day;
use arpad_model::{Fact, Series};
use arpad_office::acts::desk::{OfficeError, act_of};
use arpad_office::acts::propose::{Proposal, proposals};
use arpad_office::acts::{Act, DecideAct, Kind};
use arpad_office::views::records;
use arpad_registry::Reader;
use maud::{Markup, html};

/// How many open proposals there are, and they with their buttons; nothing where there are none. Of a series those that concern its
/// lists: a list of it, or anything that is decided. What is signed leads back to `back`.
pub(super) async fn waiting(
    visit: &Visit,
    site: &Site,
    gate: &Gate,
    (of, back): (Option<Series>, &str),
) -> Result<(usize, Markup), Problem> {
    let language = visit.language;
    let found = site.read(move |store| {
        let mut found = Vec::new();
        for one in proposals(store)? {
            if !concerns(store, &one.act, of)? {
                continue;
            }
            found.push((text(store, language, &one.act)?, one));
        }
        Ok(found)
    });
    let found = found.await?;
    if found.is_empty() {
        return Ok((0, html! {}));
    }
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let shown = html! {
        section aria-labelledby="proposals" {
            h2 #proposals { (language.label("desk-proposals")) }
            ul.work { @for (text, one) in &found { li { (line(visit, gate, (text, one), (&key, back))?) } } }
        }
    };
    Ok((found.len(), shown))
}

/// Whether something that is proposed may change what the lists of a series say, or when.
fn concerns(store: &mut Reader<'_>, act: &Act, of: Option<Series>) -> Result<bool, OfficeError> {
    let (Act::Publish(one), Some(series)) = (act, of) else { return Ok(true) };
    for list in &one.lists {
        if records::list(store, *list)?.is_some_and(|list| list.series == series) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn line(
    visit: &Visit,
    gate: &Gate,
    (text, one): (&str, &Proposal),
    (key, back): (&str, &str),
) -> Result<Markup, Problem> {
    let (language, who) = (visit.language, gate.who()?);
    let facts = [
        ("what", Fact::Name(text.to_owned())),
        ("by", Fact::from(one.entry.by_whom.as_str())),
        ("moment", Fact::Name(language.moment(one.entry.moment))),
    ];
    let number = one.entry.seq.to_string();
    let is_own = one.entry.by_whom == who.name();
    let may_sign = who.may(Kind::Confirm) && who.may_whole(one.right());
    Ok(html! {
        a href=(visit.to(&addresses::entry(one.entry.seq))) { (language.say("desk-proposal-line", &facts)) }
        @if !one.is_current { " " span.quiet { (language.label("desk-proposal-outdated")) } }
        @else if is_own { " " span.quiet { (language.label("desk-proposal-own")) } }
        div.others {
            @if one.is_current && !is_own && may_sign {
                form method="post" action=(visit.to(&addresses::act("confirm"))) {
                    (frame::token(gate))
                    input type="hidden" name="once" value=(secret::derived(key, &number));
                    input type="hidden" name="back" value=(back);
                    input type="hidden" name="proposal" value=(number);
                    button type="submit" { (language.label("desk-confirm")) }
                }
                @let asked = [("proposal", number.as_str()), ("back", back)];
                a href=(visit.to(&addresses::act_with("confirm", &asked))) { (language.label("desk-look-first")) }
            }
            @if who.may_take_back(&one.entry, one.right()) {
                a href=(visit.to(&addresses::act_with("cancel", &[("entry", &number), ("back", back)]))) { (language.label("desk-withdraw-proposal")) }
            }
        }
    })
}

/// A decision as who signs it has to know it: under which number, from which day, and what it says.
fn said(store: &mut Reader<'_>, language: Language, kind: &str, one: &DecideAct) -> Result<String, OfficeError> {
    let called = Called::of(store, std::iter::once(one.decision.clone()))?;
    let facts = [
        ("kind", kind.to_owned()),
        ("reference", one.reference.clone()),
        ("day", day(language, one.day)),
        ("what", decided_text(language, &one.decision, &called)),
    ];
    Ok(language.say_texts("desk-proposal-decision", &facts))
}

/// What is proposed, in words: which lists, what was decided, which entry is taken back and why.
fn text(store: &mut Reader<'_>, language: Language, act: &Act) -> Result<String, OfficeError> {
    let kind = language.label(&format!("kind-{}", act.kind()));
    let mut about = Vec::new();
    match act {
        Act::Publish(one) => {
            for list in &one.lists {
                if let Some(list) = records::list(store, *list)? {
                    about.push(format!("{} {}", series(language, list.series), language.value(&Fact::Date(list.day))));
                }
            }
        }
        Act::Decide(one) => return said(store, language, &kind, one),
        Act::Cancel(one) => {
            let taken_back = records::entry(store, one.entry)?.as_ref().map(act_of).transpose()?;
            if let Some(Act::Decide(decided)) = taken_back {
                about.push(said(store, language, &language.label("kind-decide"), &decided)?);
            }
            about.push(format!("{}: {}", one.entry, one.because));
        }
        _ => {}
    }
    Ok(if about.is_empty() { kind } else { format!("{kind} ({})", about.join(", ")) })
}
