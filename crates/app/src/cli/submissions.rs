//! `arpad submissions`: the files that came; and how many of a file's lines are known.

use super::connection::Connection;
use super::table::table;
use super::values::{print_json, state};
use super::{Verdict, print};
use crate::answer::records::FileRecord;
use crate::words::Language;
use arpad_model::{Fact, Submission, SubmissionState};
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::open;
use arpad_office::intake::read_report::Unidentified;
use arpad_office::register::matching::Sought;
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::json;

/// How many lines are known, in doubt, or not in the register.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    players: usize,
    known: usize,
    new: usize,
    pub doubts: usize,
    pub strangers: usize,
}

impl Tally {
    /// Counts.
    pub fn of(lines: &[Line]) -> Self {
        let mut tally = Tally { players: lines.len(), ..Tally::default() };
        for line in lines {
            match line {
                Line::Known(_) => tally.known += 1,
                Line::New => tally.new += 1,
                Line::Doubt(_) => tally.doubts += 1,
                Line::Nobody => tally.strangers += 1,
            }
        }
        tally
    }

    /// "24 players: 20 known, 2 new, 1 in doubt, 1 not in the register".
    pub fn sentence(self, language: Language) -> String {
        let part = |key: &str, count: usize| (count > 0).then(|| language.say(key, &[("count", Fact::from(count))]));
        let parts = [
            part("desk-tally-known", self.known),
            part("desk-tally-new", self.new),
            part("desk-tally-doubts", self.doubts),
            part("desk-tally-strangers", self.strangers),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        format!("{}: {}", language.say("desk-players", &[("count", Fact::from(self.players))]), parts.join(", "))
    }
}

/// The lines about which somebody must say who they are, each a sentence.
pub(super) fn open_lines(language: Language, reported: &Unidentified, lines: &[Line]) -> Vec<String> {
    let sentence = |(number, (line, sought)): (usize, (&Line, &Sought))| {
        let facts = |count: usize| {
            [("line", Fact::from(number)), ("name", Fact::from(sought.name.as_str())), ("count", Fact::from(count))]
        };
        match line {
            Line::Doubt(candidates) => Some(language.say("desk-line-doubt", &facts(candidates.len()))),
            Line::Nobody => Some(language.say("desk-line-stranger", &facts(0)[..2])),
            Line::Known(_) | Line::New => None,
        }
    };
    (1..).zip(lines.iter().zip(&reported.players)).filter_map(sentence).collect()
}

/// List received files, newest first.
#[derive(Args)]
#[command(after_help = "Examples:\n  arpad submissions\n  arpad submissions --state questions")]
pub struct Submissions {
    /// Only those that have come so far
    #[arg(long, value_name = "STATE", value_parser = PossibleValuesParser::new(SubmissionState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>()))]
    state: Option<String>,

    /// At most this many
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,

    #[command(flatten)]
    connection: Connection,
}

impl Submissions {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let wanted = SubmissionState::ALL.iter().copied().find(|state| Some(state.as_str()) == self.state.as_deref());
        let found = self
            .connection
            .read(language, &mut registry, |store| {
                // One more tells that there are more.
                let found = records::newest_submissions(store, wanted, self.most.saturating_add(1))?;
                found.into_iter().map(|file| Ok((how_far(store, &file)?, file))).collect::<Result<Vec<_>, _>>()
            })?
            .unwrap_or_default();
        let is_more = found.len() > self.most as usize;
        let found = &found[..found.len().min(self.most as usize)];
        if self.connection.json {
            let rows: Vec<FileRecord> = found.iter().map(|(_, file)| FileRecord::of(file)).collect();
            print_json(&json!({ "submissions": rows, "more": is_more }))?;
        } else if found.is_empty() {
            print(&format!("{}\n", language.label("desk-no-submissions")))?;
        } else {
            let header = ["desk-number", "file", "desk-tournament", "desk-moment", "desk-sender", "status"]
                .map(|key| language.label(key));
            let row = |(how_far, file): &(&str, Submission)| {
                vec![
                    file.id.to_string(),
                    file.file_name.clone(),
                    file.tournament.map(|id| id.to_string()).unwrap_or_default(),
                    language.moment(file.moment),
                    file.by_whom.clone(),
                    state(language, how_far),
                ]
            };
            print(&table(&header, &[0, 2], found.iter().map(row).collect()))?;
            if is_more {
                print(&format!("{}\n", language.say("desk-newest-only", &[("most", Fact::from(self.most))])))?;
            }
        }
        Ok(Verdict::Done)
    }
}

/// How far a file has come; one whose questions are all answered waits for nothing but its acceptance.
fn how_far(store: &mut Reader<'_>, file: &Submission) -> Result<&'static str, OfficeError> {
    if file.state == SubmissionState::Questions {
        match open(store, file.id) {
            Ok(opened) if !opened.lines.iter().any(Line::is_question) => return Ok("answered"),
            Ok(_) | Err(OfficeError::Refused(_)) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(file.state.as_str())
}
