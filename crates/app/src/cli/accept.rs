//! `arpad accept`: the games of received files enter the next list.

use super::checklist::otherwise_lines;
use super::connection::Connection;
use super::correct::felt_text;
use super::disagreement::{disagreement_lines, disagreements_json};
use super::event_options::EventOptions;
use super::kin::announced_line;
use super::page::finding_line;
use super::values::{name, players_of, print_json, tempo_parser};
use super::{Verdict, print};
use crate::answer::parts::{Ids, finding};
use crate::cli::say_aside;
use crate::words::{Language, go_facts};
use arpad_model::{Coverage, EventFacts, Fact, Grade, Person, PersonName, Place, SubmissionId, Tempo, Unknown};
use arpad_office::acts::accept::{self, Acceptance, Accepted, Newcomers, Strangers};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::strangers::{Listed, Stranger};
use arpad_office::intake::kin::kin;
use arpad_office::intake::open::open;
use arpad_office::views::beside::{Disagreement, disagreements};
use arpad_office::views::effect::{Effect, effect};
use arpad_office::views::otherwise::reported_otherwise;
use arpad_office::views::records;
use arpad_office::views::worklist::unlicensed;
use arpad_registry::{Reader, Registry};
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
A file is accepted when every line is somebody and the law has no error against it.

Examples:
  arpad accept 3
  arpad accept 3 4 5
  arpad accept 3 --new          whom nobody in the register can be is a new person
  arpad accept 3 --new --ours 4 --ours 9=b
                                in go: of the new ones line 4 is a citizen who lives here, line 9
                                a foreigner who settled here; the others are opponents only
  arpad accept 3 --registered 2026-01-15
                                the day it was registered, where nobody announced it
  arpad accept 3 --thinking-time 60+3x30 --importance hungarian-championship
                                what a go file does not say; C follows by the tables
  arpad accept 3 --tempo rapid  where the file does not say it, or was announced otherwise
  arpad accept 3 --ratings-from-report --reference \"RB 2026/7\"
                                whom the file rates and no list is rated as the file says
  arpad accept 3 --as-unrated   or counts as unrated
  arpad accept 3 --another-event
                                other games, though the same players met elsewhere on the same days";

/// Accept received files.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Accept {
    /// The files' numbers
    #[arg(required = true, value_name = "N")]
    submissions: Vec<u32>,

    /// Players who are not in the register are new persons
    #[arg(long)]
    new: bool,

    /// In go: the new player of this line belongs to the rating system, by this letter of 1. § (1) [default: a]; all other
    /// new players are opponents only
    #[arg(long, value_name = "LINE[=LETTER]", conflicts_with = "ours_as_file", value_parser = said_parser)]
    ours: Vec<(u32, Coverage)>,

    /// In go: new players belong to it where the file gives them our country; somebody has looked
    #[arg(long)]
    ours_as_file: bool,

    /// The tempo they were played at, where a file does not say it or an announcement says otherwise
    #[arg(long, value_name = "TEMPO", value_parser = tempo_parser())]
    tempo: Option<Tempo>,

    /// Players whom the file rates and no list are rated as the file says, by decision (--reference)
    #[arg(long, requires = "reference", conflicts_with = "as_unrated")]
    ratings_from_report: bool,

    /// Who decided that, under which number
    #[arg(long, value_name = "TEXT", requires = "ratings_from_report")]
    reference: Option<String>,

    /// Players whom the file rates and no list count as unrated
    #[arg(long)]
    as_unrated: bool,

    /// It is an event of its own, although the same players met on the same days in another
    #[arg(long)]
    another_event: bool,

    #[command(flatten)]
    options: EventOptions,

    #[command(flatten)]
    connection: Connection,
}

impl Accept {
    /// Does it; each file is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        for number in &self.submissions {
            let strangers = match (&self.reference, self.as_unrated) {
                (Some(reference), _) => Strangers::FromReport(reference.clone()),
                (None, true) => Strangers::Unrated,
                (None, false) => Strangers::Ask,
            };
            let facts = self.options.put(&EventFacts::default());
            let newcomers = match (self.ours_as_file, self.ours.is_empty()) {
                (true, _) => Newcomers::AsFile,
                (false, false) => Newcomers::Said(self.ours.clone()),
                (false, true) => Newcomers::Ask,
            };
            let (take_new, tempo, another_event) = (self.new, self.tempo, self.another_event);
            let how = Acceptance { take_new, tempo, strangers, facts, another_event, newcomers };
            let done = self.connection.correct(language, &mut registry, |store, stamp| {
                let opened = open(store, SubmissionId(*number))?;
                let otherwise = reported_otherwise(store, &opened)?;
                let disagreements = disagreements(store, &opened)?;
                let accepted = accept::accept(store, stamp, SubmissionId(*number), how)?;
                let event =
                    records::tournament(store, accepted.tournament)?.map(|event| event.name).unwrap_or_default();
                let names = names(store, language, &accepted)?;
                let unlicensed = unlicensed(store, accepted.tournament)?;
                let felt = effect(store, accepted.tournament)?;
                let players = &opened.reported.players;
                let listed = accepted.listed.iter().map(|(line, grade)| {
                    let name = players.get(*line as usize).map_or("", |sought| sought.name.as_str());
                    (line + 1, name, Grade::parse(grade))
                });
                let mut otherwise = otherwise_lines(language, &otherwise);
                otherwise.extend(go_facts::taken_from_list(language, listed));
                Ok((accepted, (otherwise, disagreements), event, (names, unlicensed, felt)))
            })?;
            if done.is_none() {
                self.tell_announced(language, &mut registry, *number)?;
            }
            if let Some((.., (_, unlicensed, _))) = &done
                && !unlicensed.is_empty()
            {
                say_aside(&format!("arpad: {}", without_licence(language, unlicensed)));
            }
            match done {
                None => all = false,
                Some((accepted, (_, told), ..)) if self.connection.json => {
                    answers.push(accepted_json(*number, &accepted, &told));
                }
                Some((accepted, (otherwise, told), event, (names, _, felt))) => {
                    let lines = disagreement_lines(language, &told).into_iter();
                    let lines = lines.chain(otherwise).collect();
                    let said = (&accepted, self.ratings_from_report, lines);
                    print(&accepted_page(language, *number, said, &event, &names))?;
                    print(&format!("  {}\n", following(language, &accepted, felt)))?;
                }
            }
        }
        if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "accepted": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }

    /// What was refused may have been announced under another name or day.
    fn tell_announced(&self, language: Language, registry: &mut Registry, number: u32) -> anyhow::Result<()> {
        if self.connection.json {
            return Ok(());
        }
        let found = registry.read(|store| {
            let opened = open(store, SubmissionId(number))?;
            kin(store, &opened)
        });
        for event in found.iter().flat_map(|kin| &kin.announced) {
            say_aside(&format!("  {}", announced_line(language, number, event)));
        }
        Ok(())
    }
}

/// A line as people count them, with its letter: `4`, `4=b`.
fn said_parser(text: &str) -> Result<(u32, Coverage), String> {
    let (line, letter) = text.split_once('=').unwrap_or((text, Coverage::Citizen.as_str()));
    let line: u32 = line.trim().parse().map_err(|_| format!("{line:?} is no line"))?;
    let letter: Coverage = letter.trim().parse().map_err(|error: Unknown| error.to_string())?;
    line.checked_sub(1).map(|line| (line, letter)).ok_or_else(|| "lines are counted from 1".to_owned())
}

/// Players without a licence, in a sentence; a long line of them is cut.
fn without_licence(language: Language, unlicensed: &[Person]) -> String {
    const TOLD: usize = 12;
    let told: Vec<String> =
        unlicensed.iter().take(TOLD).map(|one| format!("{} {}", one.id, name(language, &one.name))).collect();
    let more = if unlicensed.len() > TOLD { "; …" } else { "" };
    let facts =
        [("count", Fact::from(unlicensed.len())), ("persons", Fact::Name(format!("{}{more}", told.join("; "))))];
    language.say("desk-unlicensed", &facts)
}

/// Who the lines are, where a finding is about one of them.
fn names(store: &mut Reader<'_>, language: Language, accepted: &Accepted) -> Result<Vec<String>, OfficeError> {
    let mut names = Vec::new();
    if accepted.findings.iter().any(|finding| matches!(finding.place, Place::Player(_))) {
        for person in records::players_of(store, accepted.tournament)? {
            let found = records::person(store, person)?;
            names.push(found.map(|found| name(language, &found.name)).unwrap_or_default());
        }
    }
    Ok(names)
}

/// A player whom the file rates and no list.
pub(super) fn stranger(language: Language, one: &Stranger) -> String {
    let facts = [
        ("line", Fact::from(one.line + 1)),
        ("name", Fact::Name(name(language, &PersonName::from_list(&one.name)))),
        ("rating", Fact::from(one.rating)),
    ];
    match one.fide {
        Some(fide) => {
            let number = ("fide", Fact::Name(fide.to_string()));
            language.say("desk-stranger", &[&facts[..], &[number]].concat())
        }
        None => {
            let listed: Vec<String> = one.listed.iter().map(|other| on_list(language, other)).collect();
            let listed = ("listed", Fact::Name(listed.join("; ")));
            language.say("desk-stranger-listed", &[&facts[..], &[listed]].concat())
        }
    }
}

/// Somebody on FIDE's list, in a few words: "300001 Novak, Jan (1980, CZE, 2300)".
pub(super) fn on_list(language: Language, one: &Listed) -> String {
    let birth = one.born.map(|born| born.year().to_string());
    let country = Some(one.country.clone()).filter(|country| !country.is_empty());
    let rating = one.rating.map(|rating| rating.to_string());
    let beside: Vec<String> = [birth, country, rating].into_iter().flatten().collect();
    format!("{} {} ({})", one.fide, name(language, &one.name), beside.join(", "))
}

pub(super) fn on_list_json(one: &Listed) -> Value {
    let born = one.born.map(|born| born.year());
    json!({"fide": one.fide, "name": one.name.as_list(), "born": born, "country": one.country, "rating": one.rating})
}

fn accepted_page(
    language: Language,
    number: u32,
    (accepted, by_report, otherwise): (&Accepted, bool, Vec<String>),
    event: &str,
    names: &[String],
) -> String {
    let facts = [
        ("submission", Fact::from(number)),
        ("tournament", Fact::from(accepted.tournament.0)),
        ("name", Fact::from(event)),
    ];
    let mut page = format!("{}\n", language.say("desk-accepted", &facts));
    if let (Some(first), Some(last)) = (accepted.new_persons.first(), accepted.new_persons.last()) {
        let numbers = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let facts = [("count", Fact::from(accepted.new_persons.len())), ("numbers", Fact::Name(numbers))];
        let _ = writeln!(page, "  {}", language.say("desk-new-persons", &facts));
    }
    for (person, day) in &accepted.births {
        let facts = [("person", Fact::from(person.0)), ("day", Fact::from(*day))];
        let _ = writeln!(page, "  {}", language.say("desk-birth-taken", &facts));
    }
    if !accepted.strangers.is_empty() {
        let _ = writeln!(page, "  {}", language.label(if by_report { "desk-taken" } else { "desk-unrated" }));
        for one in &accepted.strangers {
            let _ = writeln!(page, "    {}", stranger(language, one));
        }
    }
    if let Some(first) = accepted.replaced.first() {
        let numbers: Vec<String> = accepted.replaced.iter().map(ToString::to_string).collect();
        let facts = [("numbers", Fact::Name(numbers.join(", "))), ("first", Fact::from(first.0))];
        let _ = writeln!(page, "  {}", language.say("desk-accepted-replaced", &facts));
    }
    for line in otherwise {
        let _ = writeln!(page, "  {line}");
    }
    if !accepted.parts.is_empty() {
        let numbers: Vec<String> = accepted.parts.iter().map(ToString::to_string).collect();
        let facts = [("count", Fact::from(accepted.parts.len())), ("numbers", Fact::Name(numbers.join(", ")))];
        let _ = writeln!(page, "  {}", language.say("desk-accepted-parts", &facts));
    }
    if accepted.corrected > 0 {
        let facts = [("games", Fact::from(accepted.corrected))];
        let _ = writeln!(page, "  {}", language.say("desk-corrected-parts", &facts));
    }
    let ids = players_of(names.iter().map(String::as_str));
    for one in &accepted.findings {
        let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
    }
    page
}

/// What becomes of it.
fn following(language: Language, accepted: &Accepted, felt: Effect) -> String {
    match accepted.is_correction {
        true if felt == Effect::Unrated => language.label("desk-is-moved"),
        true => format!("{} {}", language.label("desk-is-correction"), felt_text(language, felt)),
        false => language.label("desk-waits"),
    }
}

fn accepted_json(number: u32, accepted: &Accepted, told: &[Disagreement]) -> Value {
    json!({
        "submission": number,
        "tournament": accepted.tournament.0,
        "new_persons": accepted.new_persons.iter().map(|id| id.0).collect::<Vec<_>>(),
        "is_correction": accepted.is_correction,
        "births": accepted.births.iter().map(|(person, day)| json!({"person": person.0, "born": day})).collect::<Vec<_>>(),
        "parts": accepted.parts.iter().map(|id| id.0).collect::<Vec<_>>(),
        "corrected_games": accepted.corrected,
        "replaced": accepted.replaced.iter().map(|file| file.0).collect::<Vec<_>>(),
        "disagreements": disagreements_json(told),
        "strangers": accepted.strangers.iter().map(stranger_json).collect::<Vec<_>>(),
        "listed_grades": accepted.listed.iter().map(|(line, grade)| json!({"line": line + 1, "grade": grade})).collect::<Vec<_>>(),
        "findings": accepted.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
    })
}

pub(super) fn stranger_json(one: &Stranger) -> Value {
    json!({
        "line": one.line + 1, "person": one.person.0, "name": one.name, "fide": one.fide, "rating": one.rating,
        "listed": one.listed.iter().map(on_list_json).collect::<Vec<_>>(),
    })
}
