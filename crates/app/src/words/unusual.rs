//! Sentences about what is out of the ordinary in a month: for the terminal and for the desk alike.

use super::measured::decimal;
use super::{Language, eastern};
use arpad_instruments::anomalies::{Anomaly, Kind, MEASURED};
use arpad_office::acts::dismiss::Dismissed;
use arpad_office::views::anomalies::Unusual;
use jiff::civil::Date;

/// Persons of one line that are named.
const SHOWN: usize = 4;

/// What is rarer is not counted: nobody knows the tails so well.
const RAREST: f64 = 1e6;

/// One of them, with its evidence; `day` writes a day as the place does where it stands.
pub fn sentence(language: Language, unusual: &Unusual, one: &Anomaly, day: impl Fn(Date) -> String) -> String {
    let mut who: Vec<String> = one
        .persons
        .iter()
        .take(SHOWN)
        .map(|person| match (unusual.persons.get(person), language) {
            (Some(known), Language::Hu) => format!("{person} {}", eastern(known)),
            (Some(known), Language::En) => format!("{person} {}", known.as_list()),
            (None, _) => person.to_string(),
        })
        .collect();
    if one.persons.len() > SHOWN {
        who.push(format!("… ({})", one.persons.len()));
    }
    let event = |event: &u32| format!("{event} {}", unusual.tournaments.get(event).map_or("", String::as_str));
    let club = one.group.and_then(|club| unusual.clubs.get(&club).cloned()).unwrap_or_default();
    let chance = one.chance.filter(|chance| *chance > 0.0).map_or(f64::INFINITY, f64::recip);
    let number = |number: f64| decimal(language, number, usize::from(number.fract() != 0.0));
    let facts = [
        ("who", who.join(", ")),
        ("where", one.events.iter().map(event).collect::<Vec<_>>().join(", ")),
        ("club", club),
        ("day", one.day.map(day).unwrap_or_default()),
        ("count", one.count.to_string()),
        ("seen", number(one.seen.abs())),
        ("expected", decimal(language, one.expected, 1)),
        ("hours", number(one.seen / 60.0)),
        ("once", if chance < RAREST { format!("{chance:.0}") } else { language.label("unusual-rarest") }),
    ];
    // Over many lists there is no tournament to name.
    let is_long = one.kind == Kind::Sandbagging && one.events.is_empty();
    language.say_texts(&format!("unusual-{}{}", one.kind.as_str(), if is_long { "-long" } else { "" }), &facts)
}

/// Who dismissed it, and why.
pub fn dismissed_by(language: Language, one: &Dismissed) -> String {
    let facts = [("by", one.by_whom.clone()), ("because", one.act.because.clone()), ("entry", one.entry.to_string())];
    language.say_texts("unusual-dismissed", &facts)
}

/// It was dismissed before, when the evidence was another.
pub fn again(language: Language, because: &str) -> String {
    language.say_texts("unusual-again", &[("because", because.to_owned())])
}

/// How often it is raised where nothing is wrong.
pub fn rate(language: Language, kind: Kind) -> String {
    let facts = [("raised", kind.false_alarms().to_string()), ("of", MEASURED.to_string())];
    language.say_texts("unusual-rate", &facts)
}
