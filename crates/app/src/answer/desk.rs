//! What the desk shows, for programs: what waits, one received file with who its lines may be, a list on its way.

use super::parts::{Finding, Ids, Notice};
use arpad_formats::notice::Notice as OfReader;
use arpad_model::{Finding as OfLaw, PersonId, RegisteredTournament, Submission};
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::Opened;
use arpad_office::views::beside::Beside;
use arpad_office::views::{checklist, today};
use schemars::JsonSchema;
use serde::Serialize;

/// What waits for the office.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct DeskToday {
    files: Vec<WaitingFile>,
    unreported: Vec<Event>,
    unpublished: Vec<Unpublished>,
    letters: usize,
    appeals: usize,
    next: Vec<Next>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct WaitingFile {
    submission: u32,
    file: String,
    event: String,
    /// Lines in doubt; null where the file cannot be read.
    questions: Option<usize>,
    ready: bool,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Event {
    tournament: u32,
    name: String,
    ends: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Unpublished {
    series: &'static str,
    day: String,
    revision: u32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Next {
    series: &'static str,
    day: String,
    closing: String,
}

impl Event {
    fn of(event: &RegisteredTournament) -> Self {
        Event { tournament: event.id.0, name: event.name.clone(), ends: event.ends.to_string() }
    }
}

impl DeskToday {
    /// With everything that waits.
    pub fn of(found: &today::Today) -> Self {
        let file = |one: &today::FileAtHand| WaitingFile {
            submission: one.file.id.0,
            file: one.file.file_name.clone(),
            event: one.event.clone(),
            questions: one.questions,
            ready: one.is_ready(),
        };
        DeskToday {
            files: found.files.iter().map(file).collect(),
            unreported: found.unreported.iter().map(Event::of).collect(),
            unpublished: (found.unpublished.iter())
                .map(|list| Unpublished {
                    series: list.series.as_str(),
                    day: list.day.to_string(),
                    revision: list.revision,
                })
                .collect(),
            letters: found.letters.len(),
            appeals: found.appeals.len(),
            next: (found.next.iter())
                .map(|(tempo, day, closing)| Next {
                    series: arpad_model::Series::Chess(*tempo).as_str(),
                    day: day.to_string(),
                    closing: closing.to_string(),
                })
                .collect(),
        }
    }
}

/// A received file, what is said of it and who its lines are.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct DeskReport {
    submission: u32,
    file: String,
    format: String,
    by: String,
    received: String,
    state: &'static str,
    because: String,
    tournament: Option<u32>,
    event: Option<String>,
    findings: Vec<Finding>,
    notices: Vec<Notice>,
    lines: Vec<ReportLine>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ReportLine {
    line: usize,
    name: String,
    /// `known`, `doubt`, `nobody`, or `new` where somebody has said so.
    state: &'static str,
    candidates: Vec<Candidate>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Candidate {
    person: u32,
    name: String,
    rating: Option<i32>,
    agrees: Vec<&'static str>,
    contradicts: Vec<&'static str>,
}

impl Candidate {
    fn of(one: &Beside) -> Self {
        let grounds = |against: bool| {
            one.grounds.iter().filter(|ground| ground.is_against() == against).map(|one| one.as_str()).collect()
        };
        Candidate {
            person: one.person.id.0,
            name: one.person.name.eastern(),
            rating: one.rating,
            agrees: grounds(false),
            contradicts: grounds(true),
        }
    }
}

impl DeskReport {
    /// A file; without lines where it cannot be read.
    pub fn of(file: &Submission, opened: Option<(&Opened, &[Vec<Beside>])>, said: (&[OfLaw], &[OfReader])) -> Self {
        let line = |(at, line): (usize, &Line), opened: &Opened, meant: &[Vec<Beside>]| ReportLine {
            line: at + 1,
            name: opened.reported.players[at].name.clone(),
            state: match line {
                Line::Known(_) => "known",
                Line::Doubt(_) => "doubt",
                Line::Nobody => "nobody",
                Line::New => "new",
            },
            candidates: meant[at].iter().map(Candidate::of).collect(),
        };
        let ids = Ids::none();
        DeskReport {
            submission: file.id.0,
            file: file.file_name.clone(),
            format: file.format.to_string(),
            by: file.by_whom.clone(),
            received: file.moment.to_string(),
            state: file.state.as_str(),
            because: file.because.clone(),
            tournament: file.tournament.map(|event| event.0),
            event: opened.map(|(opened, _)| opened.reported.name().to_owned()),
            findings: said.0.iter().map(|finding| Finding::of(&ids, finding)).collect(),
            notices: said.1.iter().map(Notice::of).collect(),
            lines: opened.map_or_else(Vec::new, |(opened, meant)| {
                opened.lines.iter().enumerate().map(|one| line(one, opened, meant)).collect()
            }),
        }
    }
}

/// What closing a list would bring up.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct DeskMonth {
    /// Nothing waits and nothing is in doubt.
    clear: bool,
    waiting: Vec<u32>,
    unreported: Vec<Event>,
    counted: Vec<Event>,
    left_out: Vec<Event>,
    findings: Vec<Finding>,
    corrections: Vec<i64>,
    movers: Vec<Mover>,
    first_ratings: Vec<First>,
    /// Who had none before, and would have one because it was decided.
    by_decision: Vec<First>,
    /// Who would have none any more, with what they have.
    leaving: Vec<First>,
    /// In go: games that counted and would not any more. Whoever closes even so says it: `dropping`.
    dropped: Vec<DroppedGame>,
    /// In go: who would have no points any more; the same has to be said.
    unrated: Vec<u32>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct DroppedGame {
    tournament: u32,
    round: u16,
    players: [u32; 2],
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Mover {
    person: u32,
    before: i32,
    after: i32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct First {
    person: u32,
    rating: i32,
}

impl DeskMonth {
    /// With everybody who would move.
    pub fn of(list: &checklist::Checklist) -> Self {
        let events = |all: &[RegisteredTournament]| all.iter().map(Event::of).collect();
        let first = |(person, rating): &(PersonId, i32)| First { person: person.0, rating: *rating };
        let ids = Ids::none();
        DeskMonth {
            clear: list.is_clear(),
            waiting: list.waiting.iter().map(|one| one.file.id.0).collect(),
            unreported: events(&list.unreported),
            counted: events(&list.counted),
            left_out: events(&list.left_out),
            findings: list.findings.iter().map(|finding| Finding::of(&ids, finding)).collect(),
            corrections: list.corrections.iter().map(|one| one.entry.0).collect(),
            movers: (list.movers.iter())
                .map(|one| Mover { person: one.person.0, before: one.before, after: one.after })
                .collect(),
            first_ratings: list.first_ratings.iter().map(first).collect(),
            by_decision: list.by_decision.iter().map(first).collect(),
            leaving: list.leaving.iter().map(first).collect(),
            dropped: (list.dropped.games.iter())
                .map(|(event, round, one, other)| DroppedGame {
                    tournament: event.0,
                    round: *round,
                    players: [one.0, other.0],
                })
                .collect(),
            unrated: list.dropped.unrated.iter().map(|person| person.0).collect(),
        }
    }
}
