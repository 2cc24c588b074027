//! What is known of a go tournament beside its games, and what was allowed in it, in words.

use super::Language;
use arpad_model::{Allowance, Fact, GoFacts, GoTime, Grade, Overtime};
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::go_event::GoEvent;
use arpad_office::views::go_standing::GoStanding;

/// A grade in a sentence: `4 kju`, `1 dan`.
pub(crate) fn grade(language: Language, grade: Grade) -> String {
    let kind = if grade.is_dan() { "go-dan" } else { "go-kyu" };
    format!("{} {}", grade.number(), language.label(kind))
}

/// A thinking time: basic time, and what follows.
pub(crate) fn thinking_time(language: Language, time: GoTime) -> String {
    let base = ("base", Fact::from(time.base_minutes));
    match time.overtime {
        Overtime::SuddenDeath => language.say("go-time-sudden-death", &[base]),
        Overtime::Japanese { seconds } => language.say("go-time-japanese", &[base, ("seconds", Fact::from(seconds))]),
        Overtime::Canadian { moves, minutes } => {
            let facts = [base, ("moves", Fact::from(moves)), ("minutes", Fact::from(minutes))];
            language.say("go-time-canadian", &facts)
        }
        Overtime::Fischer { seconds } => language.say("go-time-fischer", &[base, ("seconds", Fact::from(seconds))]),
    }
}

/// Facts one by one, as far as they are stated.
pub(crate) fn facts(language: Language, facts: &GoFacts) -> Vec<String> {
    let importance = facts.importance.as_ref().map(|kinds| match kinds.is_empty() {
        true => language.label("go-importance-none"),
        false => {
            let named = |kind: &arpad_model::Importance| language.label(&format!("go-importance-{kind}"));
            kinds.iter().map(named).collect::<Vec<_>>().join(", ")
        }
    });
    let either = |yes: bool, keys: [&str; 2]| language.label(keys[usize::from(!yes)]);
    [
        facts.time.map(|time| thinking_time(language, time)),
        facts.board.map(|lines| format!("{lines}×{lines}")),
        facts.even.map(|even| either(even, ["go-event-even", "go-event-handicap"])),
        importance,
        facts.international.map(|abroad| either(abroad, ["go-event-international", "go-event-domestic"])),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// With which grade a player enters now, and which grades he has reached but not often enough.
pub(crate) fn standing(language: Language, standing: &GoStanding) -> Vec<String> {
    let mut told = vec![language.say("go-entry-due", &[("grade", Fact::Name(grade(language, standing.entry)))])];
    for alike in standing.reached.chunk_by(|one, next| one.times == next.times) {
        let grades: Vec<String> = alike.iter().map(|one| grade(language, one.grade)).collect();
        let facts = [
            ("grades", Fact::Name(grades.join(", "))),
            ("times", Fact::from(alike[0].times)),
            ("missing", Fact::from(alike[0].missing)),
        ];
        told.push(language.say("go-reached", &facts));
    }
    told
}

/// A go tournament's multiplier, and whose it is; nothing before anything was reported.
pub(crate) fn multiplier(language: Language, event: &GoEvent) -> String {
    let value = |value: u32| ("value", Fact::from(value));
    match (event.decided, event.clear) {
        (Some(decided), Some(clear)) if clear != decided => {
            language.say("go-multiplier-against-tables", &[value(decided), ("computed", Fact::from(clear))])
        }
        (Some(decided), _) => language.say("go-multiplier-by-committee", &[value(decided)]),
        (None, Some(clear)) => language.say("go-multiplier-by-tables", &[value(clear)]),
        (None, None) => language.label("go-multiplier-unclear"),
    }
}

/// Facts beside the thinking time, in one line.
pub(crate) fn beside_time(language: Language, of: &GoFacts) -> String {
    facts(language, &GoFacts { time: None, ..of.clone() }).join(", ")
}

/// What was allowed in a tournament or game.
pub(crate) fn allowance(language: Language, allowance: Allowance) -> String {
    let width = |key: &str, width: u16| language.say(key, &[("width", Fact::from(u32::from(width)))]);
    match allowance {
        Allowance::Jigo => language.label("go-allowed-jigo"),
        Allowance::StonesToStronger => language.label("go-allowed-stones-to-stronger"),
        Allowance::TopWidth(points) => width("go-allowed-top-width", points),
        Allowance::BottomWidth(points) => width("go-allowed-bottom-width", points),
    }
}

/// Which grades come from the European database's list, because the file tells none: one sentence; none where none does.
pub(crate) fn taken_from_list<'a>(
    language: Language,
    lines: impl Iterator<Item = (u32, &'a str, Option<Grade>)>,
) -> Option<String> {
    let told = |(line, name, grade): (u32, &str, Option<Grade>)| {
        Some(format!("{line}. {name}: {}", language.value(&Fact::Grade(grade?))))
    };
    let told: Vec<String> = lines.filter_map(told).collect();
    (!told.is_empty()).then(|| language.say("go-lines-taken", &[("lines", Fact::Name(told.join("; ")))]))
}

/// What the committee decided about somebody and no published list shows yet: the number that holds, since when and where it
/// comes, then who decided and why.
pub(crate) fn decided_now(language: Language, one: &DecidedNow, name: &str) -> String {
    let number = |points: Option<i32>| points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    let facts = [
        ("name", name.to_owned()),
        ("before", number(one.before)),
        ("points", number(one.points)),
        ("grade", one.grade.map(|held| grade(language, held)).unwrap_or_default()),
        ("day", language.value(&Fact::Date(one.day))),
    ];
    let key = if one.before == one.points { "decided-now-grade" } else { "decided-now" };
    format!("{} {} {}", language.say_texts(key, &facts), language.decided(&one.done), language.why_told(&one.done.why))
}
