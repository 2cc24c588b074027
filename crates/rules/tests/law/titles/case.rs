//! Results as a line each: who, with which title, rated what, and how it ended.

use arpad_model::{Fact, Paragraph, Step};
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::norm::*;
use arpad_rules::titles::title::{FideTitle, Titles};

/// A round as text: `GER GM 2383 1`; `-` = no title, `-` = unrated, `=` a draw, `?` = not yet played.
pub fn rounds(lines: &[&str]) -> Vec<Round> {
    (1..).zip(lines).map(|(round, line)| one(round, line)).collect()
}

fn one(round: u16, line: &str) -> Round {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [federation, title, rating, result] = words[..] else { panic!("four words in {line:?}") };
    let titles = title.split('+').filter_map(FideTitle::parse).fold(Titles::NONE, Titles::with);
    let result = match result {
        "?" => None,
        "=" => RoundResult::parse("0.5"),
        other => Some(RoundResult::parse(other).unwrap_or_else(|| panic!("{line:?}"))),
    };
    Round {
        round,
        opponent: Some(format!("o{round}")),
        federation: (federation != "-").then(|| federation.to_owned()),
        titles,
        rating: rating.parse().ok(),
        zero_against_rated: false,
        adjudicated: false,
        result,
    }
}

/// A Hungarian in a Swiss of as many rounds.
pub fn swiss(lines: &[&str]) -> NormCase {
    let event = Event {
        rounds: lines.len() as u16,
        system: System::Swiss,
        kind: Kind::Ordinary,
        federation: Some("HUN".to_owned()),
        start: None,
        predetermined: false,
        own_zonal_this_year: false,
        large_swiss: None,
    };
    let player = Applicant { federation: Some("HUN".to_owned()), is_woman: false };
    NormCase { event, player, games: rounds(lines), ignore: None }
}

/// The same in another system.
pub fn of_system(system: System, lines: &[&str]) -> NormCase {
    let mut case = swiss(lines);
    (case.event.system, case.event.predetermined) = (system, system.is_predetermined());
    case
}

/// The same opponents in both halves.
pub fn double(half: &[&str]) -> NormCase {
    let mut case = of_system(System::DoubleRoundRobin, &[half, half].concat());
    for (place, round) in case.games.iter_mut().enumerate() {
        round.opponent = Some(format!("o{}", place % half.len()));
    }
    case
}

/// The norm for a title.
pub fn judge(edition: &Edition, case: &NormCase, title: FideTitle) -> Norm {
    norm(edition, case, title).unwrap_or_else(|error| panic!("{error}"))
}

/// The paragraphs it fails.
pub fn failed(norm: &Norm) -> Vec<&'static str> {
    norm.judged.failed.each().map(|ground| ground.paragraph().0).collect()
}

/// The paragraphs of an application.
pub fn numbers(paragraphs: &[Paragraph]) -> Vec<&'static str> {
    paragraphs.iter().map(|paragraph| paragraph.0).collect()
}

/// A GM norm of nine games, with nothing to spare: average 2380 with one opponent raised, seven points, three GMs, five title
/// holders, five Hungarians.
pub const JUST_ENOUGH: [&str; 9] = [
    "HUN - 2100 1",
    "HUN - 2350 1",
    "HUN FM 2350 1",
    "HUN FM 2375 1",
    "HUN - 2320 1",
    "GER GM 2450 =",
    "SVK GM 2465 =",
    "SVK GM 2480 =",
    "SVK - 2430 =",
];

/// The lines with one replaced.
pub fn with(lines: &[&'static str], round: usize, line: &'static str) -> Vec<&'static str> {
    let mut lines = lines.to_vec();
    lines[round - 1] = line;
    lines
}

/// Each step as `paragraph code: value, name fact…`.
pub fn told(steps: &[Step]) -> Vec<String> {
    let fact = |fact: &Fact| match fact {
        Fact::Number(number) => number.to_string(),
        Fact::Name(name) => name.clone(),
        Fact::Date(day) => day.to_string(),
        other => format!("{other:?}"),
    };
    let line = |step: &Step| {
        let facts: String = step.facts.iter().map(|(name, value)| format!(", {name} {}", fact(value))).collect();
        format!("{} {}: {}{facts}", step.paragraph, step.code, fact(&step.value))
    };
    steps.iter().map(line).collect()
}
