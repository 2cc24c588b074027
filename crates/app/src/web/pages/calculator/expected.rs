//! What one game between two ratings is expected to give.

use super::regulations::Cited;
use super::{Query, by_edition, figure, tool};
use crate::web::locale::Visit;
use crate::web::pages::form::Form;
use crate::web::shell::Page;
use arpad_model::{Fact, Rating};
use arpad_office::rating::calculator;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::tables::row_of;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, query: Query) -> Page {
    let mut form = Form::new(&visit, &query, query.contains_key("ask"));
    let edition = form.edition();
    let ratings = (form.rating("own"), form.rating("opponent"));
    let answer = match ratings {
        (Some(own), Some(opponent)) if form.is_asked() && form.is_sound() => {
            Some(answer(&visit, edition, own, opponent))
        }
        _ => None,
    };
    let fields = html! {
        div.fields { (form.line("own", true)) (form.line("opponent", true)) (form.edition_field()) }
    };
    tool(&visit, "expected", &form, answer, &fields)
}

fn answer(visit: &Visit, edition: &'static Edition, own: Rating, opponent: Rating) -> Markup {
    let (language, law) = (visit.language, Cited::by(visit, edition.id));
    let (mine, theirs) = calculator::expected(edition, own, opponent);
    let Some((expected, other)) = mine.expected.zip(theirs.expected) else {
        return html! {
            @if let Some(why) = mine.why { p { (law.chip(why.paragraph)) " " (language.why(why.code)) } }
            (by_edition(visit, edition))
        };
    };
    let value = |number| language.value(&Fact::Hundredths(number));
    let counted = mine.counted_difference().unwrap_or_default();
    let row = row_of(counted);
    let facts = [
        ("difference", Fact::from(mine.difference.unwrap_or_default())),
        ("counted", Fact::from(counted)),
        ("first", Fact::from(i64::from(row.first))),
        ("last", Fact::from(i64::from(row.last.unwrap_or_default()))),
        ("higher", Fact::Hundredths(expected.max(other))),
        ("lower", Fact::Hundredths(expected.min(other))),
    ];
    let key = if row.last.is_some() { "calculator-table-row" } else { "calculator-table-last-row" };
    html! {
        div.figures {
            (figure(&language.label("white-expects"), &value(expected)))
            (figure(&language.label("opponent-expects"), &value(other)))
        }
        ol.steps {
            li { (law.chip(edition.difference_cap.at)) " " (language.say("calc-difference", &facts[..2]))
                @if mine.capped { ". " (language.label("calculator-capped")) }
            }
            li { (law.chip(edition.expected_score.at)) " " (language.say(key, &facts)) }
        }
        (by_edition(visit, edition))
    }
}
