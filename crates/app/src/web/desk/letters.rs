//! Letters from the site: what people reported, answered and closed here.

use super::acted::deeds_for;
use super::gate::Gate;
use super::looking::Looking;
use super::{addresses, frame};
use crate::secret;
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::Id;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, Letter, LetterId};
use arpad_office::acts::Kind;
use arpad_office::inbox;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// So many of the newest are shown.
const MOST: u32 = 100;

/// So much of a text stands in the table.
const BEGINNING: usize = 80;

pub(super) async fn page(looking: Looking) -> Result<Page, Problem> {
    let (language, visit) = (looking.language(), &looking.visit);
    let with_closed = looking.asked("all").is_some();
    let letters = looking.site.read(move |store| inbox::inbox(store, with_closed, MOST)).await?;
    let title = language.label("desk-letters");
    let body = html! {
        h1 { (title) }
        @if letters.is_empty() { p { (language.label("desk-letters-none")) } } @else { (table(visit, &letters)) }
        @if !with_closed { p { a href=(visit.to(&format!("{}?all=1", addresses::LETTERS))) { (language.label("desk-letters-closed-too")) } } }
    };
    looking.page(title, body).await
}

fn table(visit: &Visit, letters: &[Letter]) -> Markup {
    let language = visit.language;
    let caption = language.say("desk-letters-count", &[("count", Fact::from(letters.len()))]);
    html! {
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr { @for key in ["desk-number", "desk-when", "desk-sender", "desk-letter-page", "desk-letter-text", "desk-state"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for one in letters { tr {
                td.number { a href=(visit.to(&addresses::letter(one.id))) { (one.id) } }
                td { (language.moment(one.moment)) }
                td { (one.name) }
                td { (one.page) }
                td { (beginning(&one.text)) }
                td { (language.label(if one.closed.is_some() { "desk-letter-closed" } else { "desk-letter-open" })) }
            } } }
        } }))
    }
}

/// The first words of a letter, on one line.
pub(super) fn beginning(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(BEGINNING) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

pub(super) async fn one(
    visit: Visit,
    Id(id): Id<LetterId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let who = gate.who()?;
    let letter = site.read(move |store| inbox::letter(store, id)).await?;
    let title = language.say("desk-letter-title", &[("letter", Fact::from(letter.id.0))]);
    let number = letter.id.to_string();
    let fields: &[(&str, &str)] = &[("letter", &number)];
    let body = html! {
        h1 { (title) }
        p.lead { (letter.name) @if !letter.contact.is_empty() { " · " (letter.contact) } " · " (language.moment(letter.moment)) }
        @if letter.page.starts_with('/') { p { a href=(letter.page) { (letter.page) } } } @else { p { (letter.page) } }
        blockquote.letter { @for line in letter.text.lines() { (line) br; } }
        @match &letter.closed {
            Some(closed) => {
                p { (language.label("desk-letter-closed")) ": " (language.moment(closed.moment)) ", " (closed.by_whom) }
                @if !closed.answer.is_empty() { blockquote.letter { (closed.answer) } }
                (deeds_for(&visit, who, &[("letter-reopen", fields), ("letter-forget", &[("letter", &number)])]))
            }
            None if who.may(Kind::Answer) => (answer(&visit, &gate, &number)?),
            None => {},
        }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// The answer, and on to whatever waits next.
fn answer(visit: &Visit, gate: &Gate, letter: &str) -> Result<Markup, Problem> {
    let language = visit.language;
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    Ok(html! {
        form.ask method="post" action=(visit.to(&addresses::act("letter-close"))) {
            (frame::token(gate))
            input type="hidden" name="once" value=(key);
            input type="hidden" name="back" value=(visit.to(addresses::TODAY));
            input type="hidden" name="letter" value=(letter);
            div.field { label for="answer" { (language.label("deed-field-answer")) } textarea #answer name="answer" rows="4" maxlength="2000" {} }
            p { button type="submit" { (language.label("deed-letter-close")) } }
        }
    })
}
