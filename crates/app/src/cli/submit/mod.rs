//! `arpad submit`: tournament reports come in, each a transaction of its own; a pile that is accepted at once goes
//! [`pile`]'s way.

mod pile;

use crate::answer::came_before::SeenBefore;
use crate::answer::parts::notice;
use crate::cli::checklist::otherwise_lines;
use crate::cli::connection::{Connection, refusal_json, verdict};
use crate::cli::disagreement::{disagreement_lines, disagreements_json};
use crate::cli::files::{self, notice_lines};
use crate::cli::kin::{kin_json, kin_lines};
use crate::cli::submissions::{Tally, open_lines};
use crate::cli::unsettled::{Waiting, waiting};
use crate::cli::values::{days, print_json, series_said};
use crate::cli::{Verdict, print};
use crate::words::{Language, came_before};
use arpad_formats::notice::Severity;
use arpad_model::{Fact, Submission, SubmissionId, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::submit::{Post, Received, receive, take_up};
use arpad_office::intake::kin::{Kin, kin};
use arpad_office::intake::open::Opened;
use arpad_office::views;
use arpad_office::views::beside::{Disagreement, disagreements};
use arpad_office::views::came_before::CameBefore;
use arpad_office::views::otherwise::{AnnouncedAs, reported_otherwise};
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Reads TRF, EGD h9 and OpenGotha files, also in a zip; a folder stands for every file in it. A report whose event was
rated already becomes a correction of it once it is accepted.
Exit code 0 = everything was received, 1 = a file is no report; with --accept, 1 = a file needs a look.

Examples:
  arpad submit open.trf
  arpad submit open.trf --tournament 12 --received 2024-03-05
  arpad submit march/ --json
  arpad submit march/ --accept
  arpad submit march/ --accept --registered 2024-02-20
  arpad submit --take-up 3              the file was rejected or its event withdrawn by mistake";

/// How many open lines are shown before the rest is counted only.
const SHOWN: usize = 8;

/// Hand in tournament reports.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Submit {
    /// Tournament reports or folders of them; - reads standard input
    #[arg(required_unless_present = "take_up", value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The day they came [default: today]
    #[arg(long, value_name = "DATE")]
    received: Option<Date>,

    /// The tournament the file reports, where its name and date do not tell
    #[arg(long, value_name = "N")]
    tournament: Option<u32>,

    /// Accept at once whatever has neither a question nor a finding against it; tell about the rest
    #[arg(long, conflicts_with = "tournament")]
    accept: bool,

    /// With --accept: the day by which events that nobody announced were registered
    #[arg(long, value_name = "DATE", requires = "accept")]
    registered: Option<Date>,

    /// Take a file up again that was rejected, replaced or withdrawn; its bytes are kept
    #[arg(long, value_name = "N", conflicts_with_all = ["files", "accept", "tournament", "received"])]
    take_up: Option<u32>,

    #[command(flatten)]
    connection: Connection,
}

impl Submit {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let Some(number) = self.take_up {
            return self.take_up_again(language, SubmissionId(number));
        }
        // A slip in the third name must not leave two files received.
        if let Some(missing) = self.files.iter().find(|path| *path != Path::new("-") && !path.exists()) {
            anyhow::bail!(language.say_texts("desk-no-file", &[("file", missing.display().to_string())]));
        }
        let paths = files::expand(&self.files)?;
        let received = match self.received {
            Some(day) => day,
            None => self.connection.stamp()?.day(),
        };
        if self.accept {
            return pile::run(language, &self.connection, &paths, (received, self.registered));
        }
        let mut registry = self.connection.open(language)?;
        let bar = files::progress(paths.len() as u64, false);
        let mut all_read = true;
        let mut answers: Vec<Value> = Vec::new();
        for path in &paths {
            bar.set_message(path.display().to_string());
            for (path, bytes) in files::open(path)? {
                let (file_name, tournament) = (path.display().to_string(), self.tournament.map(TournamentId));
                let post = Post { file_name: &file_name, bytes: &bytes, received, tournament };
                let done = self.connection.write(language, &mut registry, |store, stamp| {
                    let done = receive(store, stamp, &post)?;
                    Ok((weighed(store, &done)?, done))
                })?;
                let Some((weighed, done)) = done else {
                    all_read = false;
                    continue;
                };
                all_read &= done.unreadable.is_none();
                if self.connection.json {
                    answers.push(received_json(&file_name, &done, &weighed));
                } else {
                    bar.suspend(|| print(&page(language, &file_name, &done, &weighed)))?;
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.connection.json {
            print_json(&json!({ "files": answers }))?;
        }
        Ok(if all_read { Verdict::Done } else { Verdict::No })
    }

    fn take_up_again(&self, language: Language, number: SubmissionId) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let name = records::submission(store, number)?.map(|file| file.file_name).unwrap_or_default();
            let done = take_up(store, stamp, number)?;
            Ok((weighed(store, &done)?, done, name))
        })?;
        if let Some((weighed, done, name)) = &done {
            if self.connection.json {
                print_json(&json!({ "files": [received_json(name, done, weighed)] }))?;
            } else {
                print(&page(language, name, done, weighed))?;
            }
        }
        Ok(verdict(done))
    }
}

/// What is to be said of a file that was read before it can be accepted, and how it differs from its announcement.
#[derive(Default)]
struct Weighed {
    waiting: Option<Waiting>,
    otherwise: Vec<AnnouncedAs>,
    kin: Kin,
    file: Option<Submission>,
    disagreements: Vec<Disagreement>,
    before: Option<CameBefore>,
}

/// That a file came before, and the command that shows it.
fn seen_line(language: Language, file: &str, before: &CameBefore) -> String {
    let look = language.say("desk-seen-command", &[("submission", before.file.id.into())]);
    format!("{}\n  {look}\n", came_before::came_before(language, file, before))
}

fn weighed(store: &mut Reader<'_>, done: &Received) -> Result<Weighed, OfficeError> {
    if done.seen_before {
        let before = Some(views::came_before::came_before(store, done.submission)?);
        return Ok(Weighed { before, ..Weighed::default() });
    }
    let (Some(reported), Some(submission)) = (&done.reported, records::submission(store, done.submission)?) else {
        return Ok(Weighed::default());
    };
    let opened = Opened { submission, reported: reported.clone(), lines: done.lines.clone() };
    Ok(Weighed {
        waiting: Some(waiting(store, &opened)?),
        otherwise: reported_otherwise(store, &opened)?,
        kin: kin(store, &opened)?,
        disagreements: disagreements(store, &opened)?,
        file: Some(opened.submission),
        before: None,
    })
}

fn page(language: Language, file: &str, done: &Received, weighed: &Weighed) -> String {
    let number = || Fact::from(done.submission.0);
    if let Some(before) = &weighed.before {
        return seen_line(language, file, before);
    }
    let mut page = String::new();
    if let Some(refusal) = &done.unreadable {
        let why = language.refusal(refusal);
        let facts = [("file", Fact::from(file)), ("submission", number()), ("why", Fact::Name(why))];
        let _ = writeln!(page, "{}", language.say("desk-unreadable", &facts));
        for line in notice_lines(language, &refusal.notices) {
            let _ = writeln!(page, "  {line}");
        }
        return page;
    }
    let Some(reported) = &done.reported else { return page };
    let facts = [
        ("file", Fact::from(file)),
        ("submission", number()),
        ("tournament", Fact::from(done.tournament.map_or(0, |id| id.0))),
        ("name", Fact::from(reported.name())),
        ("series", Fact::Name(series_said(language, reported))),
        ("days", Fact::Name(days(language, reported.starts, reported.ends))),
    ];
    let _ = writeln!(page, "{}", language.say("desk-received", &facts));
    if let Some(before) = done.follows {
        let _ = writeln!(page, "  {}", language.say("desk-follows", &[("submission", Fact::from(before.0))]));
    }
    let tally = Tally::of(&done.lines);
    let _ = writeln!(page, "  {}", tally.sentence(language));
    let said = reported.notices.iter().filter(|notice| notice.severity != Severity::Note);
    some(language, &notice_lines(language, said), &mut page);
    let open = open_lines(language, reported, &done.lines);
    some(language, &open, &mut page);
    for line in disagreement_lines(language, &weighed.disagreements) {
        let _ = writeln!(page, "  {line}");
    }
    some(language, &otherwise_lines(language, &weighed.otherwise), &mut page);
    if let Some(file) = &weighed.file {
        some(language, &kin_lines(language, file, &weighed.kin), &mut page);
    }
    if let Some(waiting) = &weighed.waiting {
        some(language, &waiting.told(language), &mut page);
        let _ = writeln!(page, "  {}", waiting.next(language, done.submission.0));
    }
    page
}

/// The first few lines, and how many more there are.
fn some(language: Language, lines: &[String], page: &mut String) {
    for line in lines.iter().take(SHOWN) {
        let _ = writeln!(page, "  {line}");
    }
    if lines.len() > SHOWN {
        let more = [("count", Fact::from(lines.len() - SHOWN))];
        let _ = writeln!(page, "  {}", language.say("desk-more-lines", &more));
    }
}

fn received_json(file: &str, done: &Received, weighed: &Weighed) -> Value {
    let tally = Tally::of(&done.lines);
    json!({
        "file": file,
        "submission": done.submission.0,
        "tournament": done.tournament.map(|id| id.0),
        "seen_before": done.seen_before,
        "before": weighed.before.as_ref().map(|before| SeenBefore::of(file, before)),
        "follows": done.follows.map(|before| before.0),
        "players": done.lines.len(),
        "doubts": tally.doubts,
        "strangers": tally.strangers,
        "disagreements": disagreements_json(&weighed.disagreements),
        "kin": kin_json(&weighed.kin),
        "notices": done.reported.iter().flat_map(|reported| &reported.notices).map(notice).collect::<Vec<_>>(),
        "unreadable": done.unreadable.as_ref().map(|refusal| refusal_json(refusal)["refused"].clone()),
    })
}
