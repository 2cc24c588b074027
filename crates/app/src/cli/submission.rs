//! `arpad submission N`: a file that came, who its players are, and what is in doubt.

use super::connection::{Connection, verdict};
use super::difference::{difference_json, difference_page};
use super::files::notice_lines;
use super::page::finding_line;
use super::submissions::{Tally, submission_json};
use super::table::table;
use super::values::{days, fields, name, number_key, players_of, print_json, series_said, state};
use super::{Verdict, print};
use crate::answer::parts::{Ids, both, finding, notice};
use crate::words::Language;
use arpad_model::{Finding, Person, PersonId, Submission, SubmissionId, SubmissionState};
use arpad_office::acts::accept::foresee;
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::{Opened, open};
use arpad_office::register::matching::{Candidate, Sought};
use arpad_office::views::records;
use arpad_office::views::report_difference::{ReportDifference, Who, report_difference};
use arpad_registry::Reader;
use clap::Args;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Show a received file.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  arpad submission 3\n  arpad answer 3 12 --person fide:712345\n  arpad answer 3 13 --new\n  arpad accept 3"
)]
pub struct SubmissionPage {
    /// Its number (arpad submissions)
    #[arg(value_name = "N")]
    number: u32,

    #[command(flatten)]
    connection: Connection,
}

/// A file with everybody who may be meant in it.
struct Sheet {
    file: Submission,
    opened: Result<Opened, Refusal>,
    findings: Vec<Finding>,
    difference: Option<ReportDifference>,
    /// What a person has to say before it can be accepted, beside who the lines are.
    question: Option<Refusal>,
    persons: BTreeMap<PersonId, Person>,
}

fn sheet(store: &mut Reader<'_>, number: u32) -> Result<Sheet, OfficeError> {
    let found = records::submission(store, SubmissionId(number))?;
    let file = found
        .ok_or_else(|| Refusal::new(arpad_office::refusal::code::SUBMISSION_UNKNOWN).with("submission", number))?;
    let opened = match open(store, file.id) {
        Ok(opened) => Ok(opened),
        Err(OfficeError::Refused(refusal)) => Err(*refusal),
        Err(other) => return Err(other),
    };
    let mut sheet =
        Sheet { file, opened, findings: Vec::new(), question: None, difference: None, persons: BTreeMap::new() };
    if let Ok(opened) = &sheet.opened {
        if matches!(sheet.file.state, SubmissionState::Received | SubmissionState::Questions) {
            match foresee(store, opened) {
                Ok(findings) => sheet.findings = findings,
                Err(OfficeError::Refused(refusal)) => sheet.question = Some(*refusal),
                Err(other) => return Err(other),
            }
            sheet.difference = report_difference(store, opened)?;
        }
        let meant = opened.lines.iter().flat_map(|line| match line {
            Line::Known(person) => vec![*person],
            Line::Doubt(candidates) => candidates.iter().map(|candidate| candidate.person).collect(),
            Line::New | Line::Nobody => Vec::new(),
        });
        let of_before = sheet.difference.iter().flat_map(ReportDifference::everybody).filter_map(|who| match who {
            Who::Person(person) => Some(*person),
            Who::Line(_) => None,
        });
        let meant: BTreeSet<PersonId> = meant.chain(of_before).collect();
        for id in meant {
            if let Some(person) = records::person(store, id)? {
                sheet.persons.insert(id, person);
            }
        }
    }
    Ok(sheet)
}

impl SubmissionPage {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| sheet(store, self.number))?;
        if let Some(sheet) = &found {
            if self.connection.json {
                print_json(&sheet.json())?;
            } else {
                print(&sheet.page(language))?;
            }
        }
        Ok(verdict(found))
    }
}

impl Sheet {
    fn page(&self, language: Language) -> String {
        let file = &self.file;
        let reported = self.opened.as_ref().ok().map(|opened| &opened.reported);
        let mut page = format!("{} {}\n\n", file.id, file.file_name);
        let because = match &self.opened {
            Err(refusal) => language.refusal(refusal),
            Ok(_) => file.because.clone(),
        };
        let word = state(language, file.state.as_str());
        page.push_str(&fields(
            language,
            &[
                ("status", if because.is_empty() { word } else { format!("{word}: {because}") }),
                (
                    "desk-tournament",
                    match (file.tournament, reported) {
                        (Some(id), Some(reported)) => format!("{id} {}", reported.name()),
                        _ => String::new(),
                    },
                ),
                ("desk-series", reported.map(|one| series_said(language, one)).unwrap_or_default()),
                ("desk-days", reported.map(|one| days(language, one.starts, one.ends)).unwrap_or_default()),
                ("format", file.format.clone()),
                ("desk-sender", format!("{}, {}", file.by_whom, language.moment(file.moment))),
            ],
        ));
        match &self.opened {
            Err(refusal) => {
                page.push('\n');
                for line in notice_lines(language, &refusal.notices) {
                    let _ = writeln!(page, "  {line}");
                }
            }
            Ok(opened) => {
                self.lines(language, opened, &mut page);
                if let Some(difference) = &self.difference {
                    page.push_str(&difference_page(language, difference, &self.persons));
                }
            }
        }
        page
    }

    fn lines(&self, language: Language, opened: &Opened, page: &mut String) {
        let _ = write!(page, "\n{}\n\n", Tally::of(&opened.lines).sentence(language));
        let header = ["desk-line", "desk-in-file", "list-column-born", number_key(opened.reported.series), "desk-who"]
            .map(|key| language.label(key));
        let rows = (1..).zip(opened.lines.iter().zip(&opened.reported.players)).map(
            |(number, (line, sought)): (u32, (&Line, &Sought))| {
                vec![
                    number.to_string(),
                    sought.name.clone(),
                    sought.born.map(|born| born.to_string()).unwrap_or_default(),
                    sought
                        .fide
                        .map(i64::from)
                        .or(sought.egd.map(i64::from))
                        .map(|number| number.to_string())
                        .unwrap_or_default(),
                    self.who(language, line),
                ]
            },
        );
        page.push_str(&table(&header, &[0, 3], rows.collect()));
        if self.file.state != SubmissionState::Accepted && opened.lines.iter().any(Line::is_question) {
            let _ = writeln!(page, "\n{}", language.label("desk-questions"));
            for (number, (line, sought)) in (1_u32..).zip(opened.lines.iter().zip(&opened.reported.players)) {
                self.question(language, number, line, sought, page);
            }
        }
        if let Some(question) = &self.question {
            let _ = writeln!(page, "\n{}", language.refusal(question));
        }
        if !self.findings.is_empty() {
            let _ = writeln!(page, "\n{}", language.label("findings"));
        }
        let ids = players_of(opened.reported.players.iter().map(|sought| sought.name.as_str()));
        for one in &self.findings {
            let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
        }
    }

    fn who(&self, language: Language, line: &Line) -> String {
        match line {
            Line::Known(id) => match self.persons.get(id) {
                Some(person) => format!("{id} {}", name(language, &person.name)),
                None => id.to_string(),
            },
            Line::New => language.label("desk-who-new"),
            Line::Doubt(_) => language.label("desk-who-doubt"),
            Line::Nobody => language.label("desk-who-nobody"),
        }
    }

    /// A line in doubt with its candidates, the likeliest first, and what speaks for and against each.
    fn question(&self, language: Language, number: u32, line: &Line, sought: &Sought, page: &mut String) {
        let file = self.file.id;
        match line {
            Line::Doubt(candidates) => {
                let _ = writeln!(page, "  {number}. {}", sought.name);
                for candidate in candidates {
                    let _ = writeln!(page, "     {}", self.candidate(language, candidate));
                    let id = candidate.person;
                    let _ = writeln!(page, "       arpad answer {file} {number} --person {id}");
                }
                let _ = writeln!(page, "     {}", language.label("desk-or-new"));
                let _ = writeln!(page, "       arpad answer {file} {number} --new");
            }
            Line::Nobody => {
                let _ = writeln!(page, "  {number}. {}: {}", sought.name, language.label("desk-nobody"));
                let _ = writeln!(page, "       arpad answer {file} {number} --new");
            }
            Line::Known(_) | Line::New => {}
        }
    }

    fn candidate(&self, language: Language, candidate: &Candidate) -> String {
        let mut text = candidate.person.to_string();
        if let Some(person) = self.persons.get(&candidate.person) {
            let _ = write!(text, " {}", name(language, &person.name));
            let known = [
                person.born.map(|born| born.to_string()),
                person.komir.map(|number| format!("KOMIR {number}")),
                person.fide.map(|number| format!("FIDE {number}")),
                person.egd.map(|number| format!("EGD {number}")),
                Some(person.country.clone()).filter(|country| !country.is_empty()),
            ];
            let known: Vec<String> = known.into_iter().flatten().collect();
            if !known.is_empty() {
                let _ = write!(text, " ({})", known.join(", "));
            }
        }
        let grounds: Vec<String> =
            candidate.grounds.iter().map(|ground| language.label(&format!("ground-{}", ground.as_str()))).collect();
        if grounds.is_empty() { text } else { format!("{text}: {}", grounds.join(", ")) }
    }

    fn json(&self) -> Value {
        let mut value = submission_json(&self.file);
        match &self.opened {
            Err(refusal) => value["unreadable"] = super::connection::refusal_json(refusal)["refused"].clone(),
            Ok(opened) => {
                value["lines"] = (1..)
                    .zip(opened.lines.iter().zip(&opened.reported.players))
                    .map(|(number, (line, sought)): (u32, _)| line_json(number, line, sought))
                    .collect();
                value["notices"] = opened.reported.notices.iter().map(notice).collect();
                value["difference"] = self.difference.as_ref().map_or(Value::Null, difference_json);
                if let Some(question) = &self.question {
                    value["question"] = super::connection::refusal_json(question)["refused"].clone();
                }
                value["findings"] = self.findings.iter().map(|one| finding(&Ids::none(), one)).collect();
            }
        }
        value
    }
}

fn line_json(number: u32, line: &Line, sought: &Sought) -> Value {
    let candidate = |candidate: &Candidate| {
        let ground = |ground: &arpad_office::register::matching::Ground| {
            let key = format!("ground-{}", ground.as_str());
            json!({"code": ground.as_str(), "text": both(|language| language.label(&key))})
        };
        json!({"person": candidate.person.0, "grounds": candidate.grounds.iter().map(ground).collect::<Vec<_>>()})
    };
    let (verdict, person, candidates) = match line {
        Line::Known(person) => ("known", Some(person.0), Vec::new()),
        Line::New => ("new", None, Vec::new()),
        Line::Doubt(candidates) => ("doubt", None, candidates.iter().map(candidate).collect()),
        Line::Nobody => ("nobody", None, Vec::new()),
    };
    json!({
        "line": number, "name": sought.name, "fide": sought.fide, "egd": sought.egd, "born": sought.born.map(|born| born.to_string()),
        "verdict": verdict, "person": person, "candidates": candidates,
    })
}
