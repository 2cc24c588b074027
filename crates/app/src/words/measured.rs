//! Sentences and numbers of what is measured, not decided: estimates with their errors.

use super::{Language, sheet};
use arpad_instruments::drift::alarms::{Mean, Subject, Test};
use arpad_model::Fact;
use jiff::civil::Date;

/// A number with so many places, as the language writes it.
pub fn decimal(language: Language, number: f64, places: usize) -> String {
    let text = format!("{:.places$}", number.abs());
    let text = if language == Language::Hu { text.replace('.', ",") } else { text };
    let is_nothing = text.bytes().all(|byte| matches!(byte, b'0' | b'.' | b','));
    if number < 0.0 && !is_nothing { format!("\u{2212}{text}") } else { text }
}

/// A share as percents.
pub fn percent(language: Language, share: f64) -> String {
    match language {
        Language::Hu => format!("{}%", decimal(language, share * 100.0, 1)),
        Language::En => format!("{} %", decimal(language, share * 100.0, 1)),
    }
}

/// The names of neighbouring bands that begin at these numbers; the last has no end.
pub fn bands(language: Language, key: &str, from: &[i32]) -> Vec<String> {
    let named = |(at, from_here): (usize, &i32)| {
        let begins = ("from", Fact::Number((*from_here).into()));
        match from.get(at + 1) {
            Some(next) => language.say(&format!("{key}-band"), &[begins, ("to", Fact::Number((next - 1).into()))]),
            None => language.say(key, &[begins]),
        }
    };
    from.iter().enumerate().map(named).collect()
}

/// How ratings of before a conversion are compared.
pub fn converted_sentence(language: Language, day: Date) -> String {
    language.say_texts("drift-converted", &[("date", sheet::day(language, day))])
}

/// What some players score above what is expected of them.
pub fn above_sentence(language: Language, who: &str, mean: &Mean) -> String {
    let facts = [
        ("mean", Fact::Name(decimal(language, mean.mean, 3))),
        ("error", Fact::Name(decimal(language, mean.error, 3))),
        ("games", Fact::Number(mean.games as i64)),
    ];
    language.say(&format!("drift-above-{who}"), &facts)
}

/// An effect in its own unit: points of a rating, a share, points of a score.
fn shown(language: Language, test: &Test, value: f64) -> String {
    match test.subject {
        Subject::Deflation | Subject::Inflation => decimal(language, value, 1),
        Subject::Isolation(_) | Subject::Twice(..) => percent(language, value),
        Subject::EntryLow | Subject::EntryHigh | Subject::EntryHighOf(_) | Subject::JuniorLag => {
            decimal(language, value, 3)
        }
    }
}

/// One plain sentence for an alarm.
pub fn alarm_sentence(language: Language, test: &Test, names: Option<&Vec<String>>) -> String {
    let of_club = matches!(test.subject, Subject::EntryHighOf(_));
    let key = format!("drift-alarm-{}{}", test.subject.as_str(), if of_club { "-of" } else { "" });
    language.say(&key, &facts(language, test, names))
}

/// What was asked and is no alarm.
pub fn quiet_sentence(language: Language, test: &Test) -> String {
    let key = format!("drift-asked-{}", test.subject.as_str());
    let of = [("of", Fact::Name(language.label(&key)))];
    let facts = of.into_iter().chain(facts(language, test, None)).collect::<Vec<_>>();
    language.say("drift-quiet", &facts)
}

fn facts(language: Language, test: &Test, names: Option<&Vec<String>>) -> Vec<(&'static str, Fact)> {
    let name = |at: usize| names.and_then(|names| names.get(at)).cloned().unwrap_or_default();
    vec![
        ("effect", Fact::Name(shown(language, test, test.effect))),
        ("tolerance", Fact::Name(shown(language, test, test.subject.tolerance()))),
        ("detectable", Fact::Name(shown(language, test, test.detectable))),
        ("chance", Fact::Name(decimal(language, test.chance_holm, 4))),
        ("count", Fact::Number(test.count as i64)),
        ("name", Fact::Name(name(0))),
        ("other", Fact::Name(name(1))),
    ]
}
