//! A study of the laboratory from its file: all faults at once, each with its line and what is possible.

mod asked;
#[cfg(test)]
mod tests;

use arpad_codes::{Code, codes};
use arpad_formats::notice::Notice;
use arpad_formats::toml::{self, Is, Value};
use arpad_instruments::lab::{Law, Measure, Rule, Source, Study, Texts, Variant};
use arpad_instruments::simulation::Fault;
use arpad_instruments::studied::STUDIED;
use arpad_model::Tempo;
use arpad_rules::catalogue::{self, AnyEdition};
use asked::Asked;
use jiff::civil::{Date, date};

codes! {
    /// What a study's file can have wrong, beside its shape.
    pub CODES: Code;

    /// A heading that no study has.
    HEADING = "study-heading";
    /// A heading that is missing.
    NO_HEADING = "study-no-heading";
    /// Federations to simulate and a register are both named.
    TWO_SOURCES = "study-two-sources";
    /// A setting that its heading does not have.
    KEY = "study-key";
    /// A setting that is missing.
    NO_KEY = "study-no-key";
    /// A value that the setting cannot have.
    VALUE = "study-value";
    /// Nothing is tried instead of the base.
    NO_VARIANT = "study-no-variant";
    /// More variants than a study can have.
    TOO_MANY = "study-too-many";
    /// True strength is not known of a register.
    NO_TRUTH = "study-no-truth";
    /// As many lists are warmed up as there are.
    WARM_UP = "study-warm-up";
}

/// Headings of a study.
const HEADINGS: [&str; 6] = ["federations", "register", "base", "variants", "rule", "guards"];

/// The edition that is in force at each list.
const IN_FORCE: &str = "in-force";

/// Variants of a study, and seeds.
const MOST_VARIANTS: usize = 200;
const MOST_SEEDS: usize = 1_000;

/// Reads a study; none where something is wrong with it.
pub fn study(bytes: &[u8]) -> Result<Study, Vec<Notice>> {
    let (document, notices) = toml::read(bytes);
    let mut asked = Asked::new(&document, notices);
    asked.headings(&HEADINGS);
    asked.keys("", &["title_hu", "title_en", "question_hu", "question_en", "warm_up"]);
    let [title, question] = ["title", "question"].map(|of| Texts {
        hu: asked.text("", &format!("{of}_hu")).unwrap_or_default(),
        en: asked.text("", &format!("{of}_en")).unwrap_or_default(),
    });
    let source = source(&mut asked);
    let months = match &source {
        Some(Source::Simulated { months, .. }) => Some(*months),
        _ => None,
    };
    let warm_up = asked.whole_or("", "warm_up", [0, 600], months.map_or(0, |months| months as i64 / 3)) as usize;
    if months.is_some_and(|months| warm_up >= months) {
        asked.wrong("", "warm_up", WARM_UP, "");
    }
    let base = base(&mut asked);
    let variants = variants(&mut asked, &base);
    let rule = rule(&mut asked, source.as_ref());
    let (notices, source, rule) = (asked.finish(), source, rule);
    match (source, rule) {
        (Some(source), Some(rule)) if notices.is_empty() => {
            Ok(Study { title, question, source, warm_up, base, variants, rule })
        }
        _ => Err(notices),
    }
}

fn source(asked: &mut Asked<'_>) -> Option<Source> {
    match (asked.has("federations"), asked.has("register")) {
        (true, true) => {
            asked.wrong_heading("register", TWO_SOURCES, "");
            None
        }
        (false, false) => {
            asked.missing(NO_HEADING, "[federations], [register]");
            None
        }
        (true, false) => Some(simulated(asked)),
        (false, true) => {
            asked.keys("register", &["series"]);
            let series = Tempo::ALL.map(Tempo::as_str);
            let named = asked.one_of("register", "series", &series)?;
            Tempo::ALL.into_iter().find(|tempo| tempo.as_str() == named).map(|tempo| Source::Register { tempo })
        }
    }
}

fn simulated(asked: &mut Asked<'_>) -> Source {
    const OF: &str = "federations";
    asked.keys(OF, &["seeds", "players", "months", "games_a_year", "first_list", "faults"]);
    let faults = asked.texts(OF, "faults", &Fault::ALL.map(Fault::as_str));
    Source::Simulated {
        seeds: asked.seeds(OF, "seeds", MOST_SEEDS),
        players: asked.whole_or(OF, "players", [40, 1_000_000], 500) as usize,
        months: asked.whole_or(OF, "months", [2, 600], 24) as usize,
        games_a_year: asked.whole_or(OF, "games_a_year", [1, 400], 24) as u32,
        first_list: asked.day(OF, "first_list").unwrap_or(date(2024, 4, 1)),
        faults: faults.iter().filter_map(|name| Fault::parse(name)).collect(),
    }
}

/// What the numbers of a law are called, the edition and the conversion first.
fn names() -> Vec<&'static str> {
    ["edition", "conversion"].into_iter().chain(STUDIED.iter().map(|(name, _)| *name)).collect()
}

fn base(asked: &mut Asked<'_>) -> Variant {
    asked.keys("base", &names());
    let mut base = Variant::default();
    for (key, value) in asked.entries("base") {
        with(asked, ("base", &key), &value, &mut base);
    }
    base
}

/// Every combination of what is listed.
fn variants(asked: &mut Asked<'_>, base: &Variant) -> Vec<Variant> {
    if !asked.has("variants") {
        asked.missing(NO_HEADING, "[variants]");
        return Vec::new();
    }
    asked.keys("variants", &names());
    let mut all = vec![base.clone()];
    for (key, value) in asked.entries("variants") {
        let each = match &value.is {
            Is::List(values) => values.clone(),
            _ => vec![value.clone()],
        };
        if all.len() * each.len() > MOST_VARIANTS {
            asked.wrong("variants", &key, TOO_MANY, &MOST_VARIANTS.to_string());
            return Vec::new();
        }
        let mut more = Vec::with_capacity(all.len() * each.len());
        // What is wrong with a value is told once.
        let is_good: Vec<bool> =
            each.iter().map(|value| with(asked, ("variants", &key), value, &mut Variant::default())).collect();
        for one in &all {
            for (value, _) in each.iter().zip(&is_good).filter(|(_, is_good)| **is_good) {
                let mut variant = one.clone();
                apply(&key, value, &mut variant);
                more.push(variant);
            }
        }
        all = more;
    }
    let mut seen = vec![base.clone()];
    all.retain(|one| {
        let is_new = !seen.contains(one);
        if is_new {
            seen.push(one.clone());
        }
        is_new
    });
    if all.is_empty() && asked.is_fine() {
        asked.wrong_heading("variants", NO_VARIANT, &names().join(", "));
    }
    all
}

/// Sets a value where it is a possible one, else tells what would be.
fn with(asked: &mut Asked<'_>, (heading, key): (&str, &str), value: &Value, of: &mut Variant) -> bool {
    let possible = match key {
        "edition" => match &value.is {
            Is::Text(name) if name == IN_FORCE || catalogue::chess_edition(name).is_some() => None,
            _ => Some(editions()),
        },
        "conversion" => match value.is {
            Is::Day(_) | Is::Flag(false) => None,
            _ => Some("2024-03-01, false".to_owned()),
        },
        name => match (STUDIED.iter().find(|(known, _)| *known == name), &value.is) {
            // That the name is unknown has been told.
            (None, _) => return false,
            (Some((_, [least, most])), Is::Whole(number))
                if (i64::from(*least)..=i64::from(*most)).contains(number) =>
            {
                None
            }
            (Some((_, [least, most])), _) => Some(format!("{least} … {most}")),
        },
    };
    match possible {
        Some(possible) => {
            asked.wrong_value((heading, key), value, &possible);
            false
        }
        None => {
            apply(key, value, of);
            // What is possible by itself is possible.
            debug_assert!(Law::of(of).is_ok());
            true
        }
    }
}

fn apply(key: &str, value: &Value, of: &mut Variant) {
    match (key, &value.is) {
        ("edition", Is::Text(name)) => of.edition = (name != IN_FORCE).then(|| name.clone()),
        ("conversion", Is::Day(day)) => of.conversion = Some(*day),
        ("conversion", _) => of.conversion = None,
        (name, Is::Whole(number)) => {
            of.set.retain(|(known, _)| known != name);
            of.set.push((name.to_owned(), number.to_string()));
            of.set.sort();
        }
        _ => {}
    }
}

fn editions() -> String {
    let chess = catalogue::ALL.iter().filter_map(|edition| match edition {
        AnyEdition::Chess(edition) => Some(edition.id.0),
        _ => None,
    });
    std::iter::once(IN_FORCE).chain(chess).collect::<Vec<_>>().join(", ")
}

fn rule(asked: &mut Asked<'_>, source: Option<&Source>) -> Option<Rule> {
    let measures = Measure::ALL.map(Measure::as_str);
    if !asked.has("rule") {
        asked.missing(NO_HEADING, "[rule]");
    }
    asked.keys("rule", &["measure", "improves_by"]);
    asked.keys("guards", &measures);
    let is_register = matches!(source, Some(Source::Register { .. }));
    let measure = asked.one_of("rule", "measure", &measures).and_then(|name| Measure::parse(&name));
    if measure == Some(Measure::Error) && is_register {
        asked.wrong("rule", "measure", NO_TRUTH, "");
    }
    let least = asked.number("rule", "improves_by").unwrap_or(0.0);
    let mut guards = Vec::new();
    for (key, _) in asked.entries("guards") {
        let Some(measure) = Measure::parse(&key) else { continue };
        if measure == Measure::Error && is_register {
            asked.wrong("guards", &key, NO_TRUTH, "");
        }
        guards.extend(asked.number("guards", &key).map(|most| (measure, most)));
    }
    Some(Rule { measure: measure?, least, guards })
}

/// The day of a value, for tests and readers alike.
fn day_of(value: &Value) -> Option<Date> {
    match value.is {
        Is::Day(day) => Some(day),
        _ => None,
    }
}
