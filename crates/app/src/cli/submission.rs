//! `arpad submission N`: a file that came, who its players are, and what is in doubt.

mod in_json;

use super::accept::{stranger, stranger_json};
use super::checklist::otherwise_lines;
use super::connection::{Connection, verdict};
use super::difference::{difference_json, difference_page};
use super::disagreement::{difference_line, ground_text, known, strength};
use super::files::notice_lines;
use super::import_egd::{listed_json, listed_text};
use super::kin::{kin_json, kin_lines};
use super::page::finding_line;
use super::register::lean_table;
use super::submissions::Tally;
use super::values::{days, fields, number_key, players_of, print_json, series_said, state};
use super::{Verdict, print};
use crate::answer::parts::{Ids, finding, notice};
use crate::answer::records::FileRecord;
use crate::words::{Language, go_facts, rating_key};
use arpad_model::{Fact, Finding, Person, PersonId, Submission, SubmissionId, SubmissionState};
use arpad_office::acts::accept::{foresee, strangers_of};
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::acts::strangers::Stranger;
use arpad_office::intake::identify::Line;
use arpad_office::intake::kin::{Kin, kin};
use arpad_office::intake::open::{Opened, open};
use arpad_office::register::matching::{Ground, Sought};
use arpad_office::views::beside::{Beside, beside};
use arpad_office::views::go_lines::{GoLine, go_lines};
use arpad_office::views::otherwise::{AnnouncedAs, reported_otherwise};
use arpad_office::views::records;
use arpad_office::views::report_difference::{ReportDifference, Who, report_difference};
use arpad_registry::Reader;
use clap::Args;
use in_json::line_json;
use serde_json::{Value, json};
use std::collections::BTreeMap;
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
    /// Those whom the difference names.
    persons: BTreeMap<PersonId, Person>,
    /// Who is, or may be, meant, line by line.
    meant: Vec<Vec<Beside>>,
    /// Players whom the file rates and no list.
    strangers: Vec<Stranger>,
    /// What the file says otherwise than its event was announced.
    otherwise: Vec<AnnouncedAs>,
    /// Of a go report, what the manager checks of each line.
    go: Vec<GoLine>,
    /// What it has to do with other files and events.
    kin: Kin,
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
    let mut sheet = Sheet {
        file,
        opened,
        findings: Vec::new(),
        difference: None,
        question: None,
        persons: BTreeMap::new(),
        meant: Vec::new(),
        strangers: Vec::new(),
        otherwise: Vec::new(),
        go: Vec::new(),
        kin: Kin::default(),
    };
    if let Ok(opened) = &sheet.opened {
        if matches!(sheet.file.state, SubmissionState::Received | SubmissionState::Questions) {
            match foresee(store, opened) {
                Ok(findings) => sheet.findings = findings,
                Err(OfficeError::Refused(refusal)) => sheet.question = Some(*refusal),
                Err(other) => return Err(other),
            }
            sheet.strangers = strangers_of(store, opened)?;
            sheet.otherwise = reported_otherwise(store, opened)?;
            sheet.kin = kin(store, opened)?;
            sheet.difference = report_difference(store, opened)?;
        }
        for who in sheet.difference.iter().flat_map(ReportDifference::everybody) {
            if let Who::Known(id) = who
                && let Some(person) = records::person(store, *id)?
            {
                sheet.persons.insert(*id, person);
            }
        }
        sheet.meant = beside(store, opened)?;
        sheet.go = go_lines(store, opened)?;
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
            Ok(_) => language.because(&file.because),
        };
        let is_answered = |opened: &Opened| !opened.lines.iter().any(Line::is_question);
        let word = match &self.opened {
            Ok(opened) if file.state == SubmissionState::Questions && is_answered(opened) => "answered",
            _ => file.state.as_str(),
        };
        let word = state(language, word);
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
        let header = [
            "desk-line",
            "desk-in-file",
            "list-column-born",
            number_key(opened.reported.series),
            rating_key(opened.reported.series),
            "list-column-country",
            "list-column-club",
            "desk-who",
        ]
        .map(|key| language.label(key));
        let row = |(number, (place, line)): (u32, (usize, &Line))| {
            let sought = &opened.reported.players[place];
            let number_in_file = sought.fide.map(i64::from).or(sought.egd.map(i64::from));
            vec![
                number.to_string(),
                sought.name.clone(),
                sought.born.map(|born| born.to_string()).unwrap_or_default(),
                number_in_file.map(|number| number.to_string()).unwrap_or_default(),
                strength(&sought.title, sought.rating),
                sought.country.clone(),
                sought.club.clone(),
                self.who(language, line, &self.meant[place]),
            ]
        };
        page.push_str(&lean_table(&header, &[0, 3], (1..).zip(opened.lines.iter().enumerate()).map(row).collect()));
        self.differences(language, opened, page);
        self.go_lines(language, opened, page);
        if self.file.state != SubmissionState::Accepted && opened.lines.iter().any(Line::is_question) {
            let _ = writeln!(page, "\n{}", language.label("desk-questions"));
            for (number, (line, sought)) in (1_u32..).zip(opened.lines.iter().zip(&opened.reported.players)) {
                self.question(language, number, line, sought, page);
            }
        }
        for line in
            otherwise_lines(language, &self.otherwise).into_iter().chain(kin_lines(language, &self.file, &self.kin))
        {
            let _ = writeln!(page, "\n{line}");
        }
        if let Some(question) = &self.question {
            let _ = writeln!(page, "\n{}", language.refusal(question));
        }
        if !self.strangers.is_empty() {
            let facts = [("submission", Fact::from(self.file.id.0))];
            let _ = writeln!(page, "\n{}", language.label("desk-strangers"));
            for one in &self.strangers {
                let _ = writeln!(page, "  {}", stranger(language, one));
            }
            let _ = writeln!(page, "  {}", language.say("desk-strangers-next", &facts));
        }
        if !self.findings.is_empty() {
            let _ = writeln!(page, "\n{}", language.label("findings"));
        }
        let ids = players_of(opened.reported.players.iter().map(|sought| sought.name.as_str()));
        for one in &self.findings {
            let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
        }
    }

    fn who(&self, language: Language, line: &Line, meant: &[Beside]) -> String {
        match line {
            Line::Known(_) => meant.iter().map(|one| known(language, one)).collect(),
            Line::New => language.label("desk-who-new"),
            Line::Doubt(_) => language.label("desk-who-doubt"),
            Line::Nobody => language.label("desk-who-nobody"),
        }
    }

    /// The known lines whose person differs from what the file says.
    fn differences(&self, language: Language, opened: &Opened, page: &mut String) {
        let mut is_first = true;
        for (number, ((line, meant), sought)) in
            (1_u32..).zip(opened.lines.iter().zip(&self.meant).zip(&opened.reported.players))
        {
            let (Line::Known(_), [one]) = (line, meant.as_slice()) else { continue };
            if one.against().next().is_none() {
                continue;
            }
            if std::mem::take(&mut is_first) {
                let _ = writeln!(page, "\n{}", language.label("desk-differences"));
            }
            let _ = writeln!(page, "  {}", difference_line(language, number, sought, one));
        }
    }

    /// Of a go report: grades in the file, by points, and on the European list.
    fn go_lines(&self, language: Language, opened: &Opened, page: &mut String) {
        if self.go.is_empty() {
            return;
        }
        let header = ["desk-line", "desk-in-file", "newcomers-entry", "list-points", "go-lines-due", "go-lines-listed"];
        let header = header.map(|key| language.label(key));
        let row = |(number, (line, sought)): (u32, (&GoLine, &Sought))| {
            let listed = line.listed.as_ref().map(|one| listed_text(language, one)).unwrap_or_default();
            let mark = if line.is_other_name { language.label("go-lines-other-name") } else { String::new() };
            vec![
                number.to_string(),
                sought.name.clone(),
                line.entry.map(|grade| grade.to_string()).or_else(|| line.professional.clone()).unwrap_or_default(),
                line.points.map(|points| points.to_string()).unwrap_or_default(),
                line.due.map(|grade| grade.to_string()).unwrap_or_default(),
                [listed, mark].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" "),
            ]
        };
        let rows = (1..).zip(self.go.iter().zip(&opened.reported.players)).map(row).collect();
        let table = lean_table(&header, &[0, 2, 3, 4], rows);
        let _ = write!(page, "\n{}\n\n{table}", language.label("go-lines-heading"));
        let lines = (1..).zip(self.go.iter().zip(&opened.reported.players));
        let lines = lines.map(|(number, (line, sought))| (number, sought.name.as_str(), line.taken));
        if let Some(told) = go_facts::taken_from_list(language, lines) {
            let _ = writeln!(page, "{told}");
        }
    }

    /// A line in doubt with its candidates, the likeliest first, and what speaks for and against each.
    fn question(&self, language: Language, number: u32, line: &Line, sought: &Sought, page: &mut String) {
        let file = self.file.id;
        let said = said(sought);
        match line {
            Line::Doubt(_) => {
                let _ = writeln!(page, "  {number}. {}{said}", sought.name);
                for one in &self.meant[number as usize - 1] {
                    let grounds: Vec<String> = one.grounds.iter().map(|one| ground_text(language, *one)).collect();
                    let colon = if grounds.is_empty() { "" } else { ": " };
                    let _ = writeln!(page, "     {}{colon}{}", known(language, one), grounds.join(", "));
                    let _ = writeln!(page, "       arpad answer {file} {number} --person {}", one.person.id);
                }
                // Somebody new cannot bring a number that the register has given.
                let meant = &self.meant[number as usize - 1];
                if meant.iter().any(|one| one.grounds.contains(&Ground::SameFide)) {
                    let _ = writeln!(page, "     {}", language.label("desk-or-added"));
                    let _ = writeln!(page, "       arpad person add …, arpad answer {file} {number} --person …");
                } else {
                    let _ = writeln!(page, "     {}", language.label("desk-or-new"));
                    let _ = writeln!(page, "       arpad answer {file} {number} --new");
                }
            }
            Line::Nobody => {
                let _ = writeln!(page, "  {number}. {}{said}: {}", sought.name, language.label("desk-nobody"));
                let _ = writeln!(page, "       arpad answer {file} {number} --new");
            }
            Line::Known(_) | Line::New => {}
        }
    }

    fn json(&self) -> Value {
        let mut value = crate::answer::schema::value(&FileRecord::of(&self.file));
        match &self.opened {
            Err(refusal) => value["unreadable"] = super::connection::refusal_json(refusal)["refused"].clone(),
            Ok(opened) => {
                value["lines"] = (1..)
                    .zip(opened.lines.iter().zip(&opened.reported.players).zip(&self.meant))
                    .map(|(number, ((line, sought), meant)): (u32, _)| line_json(number, line, sought, meant))
                    .collect();
                for (line, go) in value["lines"].as_array_mut().into_iter().flatten().zip(&self.go) {
                    line["entry_grade"] = json!(go.entry.map(|grade| grade.to_string()));
                    line["points"] = json!(go.points);
                    line["due_grade"] = json!(go.due.map(|grade| grade.to_string()));
                    line["egd_list"] = go.listed.as_ref().map_or(Value::Null, listed_json);
                }
                value["notices"] = opened.reported.notices.iter().map(notice).collect();
                value["difference"] = self.difference.as_ref().map_or(Value::Null, difference_json);
                if let Some(question) = &self.question {
                    value["question"] = super::connection::refusal_json(question)["refused"].clone();
                }
                value["kin"] = kin_json(&self.kin);
                value["strangers"] = self.strangers.iter().map(stranger_json).collect();
                value["findings"] = self.findings.iter().map(|one| finding(&Ids::none(), one)).collect();
            }
        }
        value
    }
}

/// What the file says of somebody beside his name.
fn said(sought: &Sought) -> String {
    let said = [
        sought.born.map(|born| born.to_string()),
        Some(strength(&sought.title, sought.rating)).filter(|text| !text.is_empty()),
        sought.fide.map(|number| format!("FIDE {number}")),
        sought.egd.map(|number| format!("EGD {number}")),
        Some(sought.country.clone()).filter(|country| !country.is_empty()),
        Some(sought.club.clone()).filter(|club| !club.is_empty()),
    ];
    let said: Vec<String> = said.into_iter().flatten().collect();
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}
