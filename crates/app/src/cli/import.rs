//! `arpad import`: what others publish enters the register.

use super::Verdict;
use super::accept::{on_list, on_list_json, stranger, stranger_json};
use super::connection::{Connection, verdict};
use super::files::{notice_line, progress};
use super::import_egd::Egd;
use super::takeover::Register;
use super::unsettled::waiting_for;
use super::values::federation;
use crate::answer::parts::notice;
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, FideId, PersonId, PersonName, SubmissionId};
use arpad_office::acts::TakenRating;
use arpad_office::acts::enlist::{Found, enlist};
use arpad_office::acts::import::{Imported, Incoming, import, import_instead};
use arpad_office::acts::strangers::{Listed, Stranger};
use clap::{Args, Subcommand};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fs::File;
use std::path::PathBuf;

/// Takes over what others publish.
#[derive(Args)]
pub(super) struct Import {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// FIDE's rating list (text, XML or zip): persons, and a published list for each tempo in it
    Players(Players),
    /// The players of a received file whom a filter kept out: persons and ratings, from the kept bytes of FIDE's list
    Strangers(Strangers),
    /// A register kept elsewhere (CSV, XLSX): persons, clubs, licences, strength orders, a go ranking list
    Register(Register),
    /// The European go database's list of players: numbers and grades
    Egd(Egd),
}

#[derive(Args)]
#[command(
    after_help = "Whom the list has under another name, or under several numbers, is told and not taken: --take says who it is.\n\nExamples:\n  arpad import strangers 3\n  arpad import strangers 3 --take 6=300001"
)]
struct Strangers {
    /// The file's number (arpad submission N names them)
    #[arg(value_name = "N")]
    submission: u32,

    /// This line of the file is this FIDE number, although the list has another name, or several of the name
    #[arg(long, value_name = "LINE=FIDE", value_delimiter = ',', value_parser = line_and_number)]
    take: Vec<(u32, FideId)>,

    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Players {
    /// The list
    #[arg(value_name = "LIST")]
    list: PathBuf,

    /// The date of the list [default: what FIDE's file name says, as standard_apr24frl.txt does]
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,

    /// Only players of this federation, and those already in the register
    #[arg(long, value_name = "CODE", value_parser = federation)]
    federation: Option<String>,

    /// In the place of another file that was imported for the same date, as a revision
    #[arg(long)]
    instead: bool,

    /// The list of a day that is still to come, which FIDE has published already
    #[arg(long)]
    in_advance: bool,

    #[command(flatten)]
    connection: Connection,
}

/// Remarks about the file that are told one by one.
const TOLD: usize = 10;

impl Import {
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.what {
            What::Players(players) => players.run(language),
            What::Strangers(strangers) => strangers.run(language),
            What::Register(register) => register.run(language),
            What::Egd(egd) => egd.run(language),
        }
    }
}

impl Players {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let file = File::open(&self.list).with_context(|| self.list.display().to_string())?;
        let length = file.metadata().map_or(0, |metadata| metadata.len());
        let bar = progress(length, true);
        let advance = |consumed: u64| {
            bar.set_position(consumed);
            if consumed >= length {
                bar.set_message(language.label("import-writing"));
            }
        };
        let name = self.list.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let incoming = Incoming {
            file_name: &name,
            day: self.date,
            federation: self.federation.as_deref().unwrap_or(""),
            in_advance: self.in_advance,
        };
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| match self.instead {
            true => import_instead(store, stamp, file, &incoming, advance),
            false => import(store, stamp, file, &incoming, advance),
        });
        bar.finish_and_clear();
        let done = done?;
        if let Some(done) = &done {
            registry.take_stock()?;
            super::print(&if self.connection.json { format!("{:#}\n", as_json(done)) } else { told(language, done) })?;
        }
        Ok(verdict(done))
    }
}

impl Strangers {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let submission = SubmissionId(self.submission);
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let done = enlist(store, stamp, submission, &self.take)?;
            Ok((done, waiting_for(store, submission)?))
        })?;
        if let Some((done, waiting)) = &done {
            let next = waiting.next(language, self.submission);
            let told = if self.connection.json {
                enlisted_json(done)
            } else {
                enlisted(language, self.submission, done) + &next + "\n"
            };
            super::print(&told)?;
        }
        Ok(verdict(done))
    }
}

fn line_and_number(text: &str) -> Result<(u32, FideId), &'static str> {
    let expected = "a line of the file and a FIDE number, such as 6=300001";
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0).ok_or(expected);
    let (line, fide) = text.split_once('=').ok_or(expected)?;
    Ok((number(line)? - 1, FideId(number(fide)?)))
}

fn enlisted(language: Language, submission: u32, done: &Found) -> String {
    let facts = [("date", done.day.into()), ("file", Fact::from(done.file_name.as_str()))];
    let mut text = language.say("import-strangers", &facts) + "\n";
    for (line, person, name, ratings) in &done.found {
        let rating = |one: &TakenRating| {
            format!("{} {}", language.label(&format!("desk-series-{}", one.series.as_str())), one.rating)
        };
        let facts = [
            ("line", Fact::from(*line + 1)),
            ("person", Fact::Name(format!("{person} {}", super::values::name(language, name)))),
            ("ratings", Fact::Name(ratings.iter().map(rating).collect::<Vec<_>>().join(", "))),
        ];
        text += &format!("  {}\n", language.say("import-stranger", &facts));
    }
    if !done.missing.is_empty() {
        text += &format!("{}\n", language.say("import-strangers-missing", &[("date", done.day.into())]));
        for one in &done.missing {
            text += &format!("  {}\n", stranger(language, one));
        }
    }
    if !done.doubtful.is_empty() {
        text += &format!("{}\n", language.say("import-strangers-doubtful", &[("date", done.day.into())]));
        for (one, listed) in &done.doubtful {
            text += &format!("  {}\n", stranger(language, one));
            for (other, line) in listed.iter().zip(std::iter::repeat(one.line + 1)) {
                let command = format!("arpad import strangers {submission} --take {line}={}", other.fide);
                text += &format!("    {}: {command}\n", on_list(language, other));
            }
        }
    }
    if !done.unanswered.is_empty() {
        text += &format!("{}\n", language.label("import-strangers-unanswered"));
        for one in &done.unanswered {
            text += &format!("  {}\n", stranger(language, one));
        }
    }
    text
}

fn enlisted_json(done: &Found) -> String {
    let found = |(line, person, name, ratings): &(u32, PersonId, PersonName, Vec<TakenRating>)| json!({"line": line + 1, "person": person.0, "name": name.as_list(), "ratings": ratings});
    let doubtful = |(one, listed): &(Stranger, Vec<Listed>)| {
        let mut value = stranger_json(one);
        value["listed"] = listed.iter().map(on_list_json).collect();
        value
    };
    let value = json!({
        "date": done.day.to_string(),
        "found": done.found.iter().map(found).collect::<Vec<_>>(),
        "missing": done.missing.iter().map(stranger_json).collect::<Vec<_>>(),
        "doubtful": done.doubtful.iter().map(doubtful).collect::<Vec<_>>(),
        "unanswered": done.unanswered.iter().map(stranger_json).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

fn told(language: Language, done: &Imported) -> String {
    let number = |number: u64| Fact::Number(number as i64);
    if done.seen_before {
        return language.say("import-seen", &[("date", done.day.into())]) + "\n";
    }
    let mut text = language.say(
        "import-done",
        &[
            ("date", done.day.into()),
            ("players", number(done.players)),
            ("new", number(done.new_persons)),
            ("changed", number(done.changed_persons)),
        ],
    );
    text.push('\n');
    for list in &done.lists {
        let facts = [
            ("series", Fact::Name(language.label(&format!("series-{}", list.series.as_str())))),
            ("players", number(list.players)),
            ("list", list.id.into()),
            ("entry", list.closed.into()),
        ];
        text += &format!("  {}\n", language.say("import-list", &facts));
    }
    if done.instead {
        text += &format!("  {}\n", language.label("import-instead"));
    }
    if let Some(first) = done.built_upon.iter().min_by_key(|list| list.day) {
        let month = Fact::Name(first.day.strftime("%Y-%m").to_string());
        text += &format!("  {}\n", language.say("import-built-upon", &[("month", month)]));
    }
    for series in &done.unowned {
        let command = format!("arpad decide owner --series {series} --owner ours --day … --reference …");
        let series = language.label(&format!("series-{series}"));
        text += &format!("{}\n", language.say_texts("import-unowned", &[("series", series), ("command", command)]));
    }
    if !done.notices.is_empty() {
        text += &format!("{}\n", language.say("import-notices", &[("count", done.notices.len().into())]));
        for notice in done.notices.iter().take(TOLD) {
            text += &format!("  {}\n", notice_line(language, notice));
        }
        if let Some(more) = done.notices.len().checked_sub(TOLD).filter(|more| *more > 0) {
            text += &format!("  {}\n", language.say("import-more-notices", &[("count", more.into())]));
        }
    }
    text
}

fn as_json(done: &Imported) -> Value {
    json!({
        "date": done.day.to_string(),
        "seen_before": done.seen_before,
        "instead": done.instead,
        "players": done.players,
        "new_persons": done.new_persons,
        "changed_persons": done.changed_persons,
        "lists": done.lists.iter().map(|list| json!({
            "list": list.id,
            "series": list.series.as_str(),
            "players": list.players,
            "entry": list.closed,
        })).collect::<Vec<_>>(),
        "unowned": done.unowned,
        "remarks": done.notices.len(),
        "notices": done.notices.iter().take(100).map(notice).collect::<Vec<_>>(),
    })
}
