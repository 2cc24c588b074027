//! What is out of the ordinary in a month, each with its evidence and how often it is raised for nothing; dismissed with a word why,
//! and told again when the evidence is another.

use crate::secret;
use crate::web::Site;
use crate::web::desk::gate::Gate;
use crate::web::desk::{addresses, frame};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::sheet;
use crate::words::unusual::{again, dismissed_by, rate, sentence};
use arpad_model::{Series, Tempo};
use arpad_office::acts::Kind;
use arpad_office::views::anomalies::{Raised, Unusual};
use jiff::civil::Date;
use maud::{Markup, html};

pub(super) async fn shown(
    visit: &Visit,
    site: &Site,
    gate: &Gate,
    (tempo, day): (Tempo, Date),
) -> Result<Markup, Problem> {
    let language = visit.language;
    let desk = site.desk.clone();
    let found = site.read(move |store| desk.kept.unusual(store, tempo, day));
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let may = gate.who()?.may(Kind::Dismiss);
    Ok(html! {
        section aria-labelledby="unusual" {
            h3 #unusual { (language.label("desk-look-unusual")) }
            @match found.await? {
                Err(refusal) => p.note { (language.refusal_at_desk(&refusal)) },
                Ok(found) if found.raised.is_empty() => p { (language.label("desk-nothing-unusual")) },
                Ok(found) => ul.unusual { @for one in &found.raised { li {
                    (told(visit, &found, one))
                    @if may && one.dismissed.is_none() { (form(visit, gate, (tempo, day), one, &secret::derived(&key, &one.mark))) }
                } } },
            }
        }
    })
}

fn told(visit: &Visit, found: &Unusual, one: &Raised) -> Markup {
    let language = visit.language;
    let said = sentence(language, found, &one.anomaly, |date| sheet::day(language, date));
    html! {
        @match &one.dismissed {
            None => { (said) " " span.quiet { (rate(language, one.anomaly.kind)) } },
            Some(dismissed) => {
                s { (said) } " "
                a href=(visit.to(&addresses::entry(dismissed.entry))) { (dismissed_by(language, dismissed)) }
            },
        }
        @if let Some(before) = &one.before { p.note { (again(language, before)) } }
    }
}

fn form(visit: &Visit, gate: &Gate, (tempo, day): (Tempo, Date), one: &Raised, key: &str) -> Markup {
    let language = visit.language;
    let (series, field) = (Series::Chess(tempo), format!("word-{}", one.mark));
    html! {
        form.ask method="post" action=(visit.to(&addresses::act("dismiss"))) {
            (frame::token(gate))
            input type="hidden" name="once" value=(key);
            input type="hidden" name="back" value=(visit.to(&addresses::month_view(series, day, "unusual")));
            input type="hidden" name="series" value=(series.as_str());
            input type="hidden" name="month" value=(day.strftime("%Y-%m").to_string());
            input type="hidden" name="mark" value=(one.mark);
            div.fields {
                div.field { label for=(field) { (language.label("deed-field-word")) } input id=(field) type="text" name="word" maxlength="200" required; }
            }
            p { button.plain type="submit" { (language.label("deed-dismiss")) } }
        }
    }
}
