//! `arpad inbox`: what people wrote from the site, and how each letter ended.

use super::connection::Connection;
use super::register::{Answer, act};
use super::table::table;
use super::values::print_json;
use super::{Verdict, print};
use crate::answer::records::LetterRecord;
use crate::words::Language;
use arpad_model::{Closed, Fact, Letter, LetterId};
use arpad_office::inbox;
use clap::{Args, Subcommand};
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad inbox                           what is open, the newest first
  arpad inbox --all
  arpad inbox show 12
  arpad inbox close 12 --answer \"Corrected with the list of April\"
  arpad inbox reopen 12
  arpad inbox forget 12                 a closed letter, with name and contact
A letter comes from \"Report a mistake\" on the site with the page it is about. It is no act: the ledger knows nothing of it.";

/// Read what people wrote from the site, and close it
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Inbox {
    #[command(subcommand)]
    command: Option<Command>,

    /// The closed letters too
    #[arg(long)]
    all: bool,

    /// At most this many
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,

    #[command(flatten)]
    connection: Connection,
}

#[derive(Subcommand)]
enum Command {
    /// Show a letter whole
    Show {
        /// The letter's number
        letter: LetterId,
        #[command(flatten)]
        connection: Connection,
    },
    /// Close a letter
    Close {
        /// The letter's number
        letter: LetterId,
        /// What was answered or done
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        answer: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// Open a closed letter again
    Reopen {
        /// The letter's number
        letter: LetterId,
        #[command(flatten)]
        connection: Connection,
    },
    /// Forget a closed letter for good, with everything it says
    Forget {
        /// The letter's number
        letter: LetterId,
        #[command(flatten)]
        connection: Connection,
    },
}

impl Inbox {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let said = |key: &'static str, letter: LetterId| Answer::new(key, vec![("letter", Fact::from(letter.0))]);
        match self.command {
            Some(Command::Show { letter, connection }) => show(language, letter, &connection),
            Some(Command::Close { letter, answer, connection }) => act(language, &connection, |store, stamp| {
                let closed = Closed { moment: stamp.moment, by_whom: stamp.by_whom.clone(), answer };
                inbox::close(store, letter, &closed)?;
                Ok(said("inbox-closed", letter))
            }),
            Some(Command::Reopen { letter, connection }) => act(language, &connection, |store, _| {
                inbox::reopen(store, letter)?;
                Ok(said("inbox-reopened", letter))
            }),
            Some(Command::Forget { letter, connection }) => act(language, &connection, |store, _| {
                inbox::forget(store, letter)?;
                Ok(said("inbox-forgotten", letter))
            }),
            None => list(language, (self.all, self.most), &self.connection),
        }
    }
}

fn list(language: Language, (all, most): (bool, u32), connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, |store| inbox::inbox(store, all, most))?;
    let Some(found) = found else { return Ok(Verdict::No) };
    if connection.json {
        print_json(&json!({ "letters": found.iter().map(LetterRecord::of).collect::<Vec<_>>() }))?;
    } else if found.is_empty() {
        print(&format!("{}\n", language.label("inbox-empty")))?;
    } else {
        let header = ["desk-number", "desk-moment", "inbox-page", "desk-sender", "status", "inbox-text"];
        let row = |letter: &Letter| {
            let state = if letter.closed.is_some() { "inbox-is-closed" } else { "inbox-is-open" };
            vec![
                letter.id.to_string(),
                language.moment(letter.moment),
                letter.page.clone(),
                letter.name.clone(),
                language.label(state),
                beginning(&letter.text),
            ]
        };
        print(&table(&header.map(|key| language.label(key)), &[0], found.iter().map(row).collect()))?;
    }
    Ok(Verdict::Done)
}

fn show(language: Language, letter: LetterId, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, |store| inbox::letter(store, letter))?;
    let Some(found) = found else { return Ok(Verdict::No) };
    if connection.json {
        print_json(&json!({ "letter": LetterRecord::of(&found) }))?;
        return Ok(Verdict::Done);
    }
    let mut lines = vec![
        ("desk-number", found.id.to_string()),
        ("desk-moment", language.moment(found.moment)),
        ("inbox-page", found.page.clone()),
        ("desk-sender", found.name.clone()),
        ("inbox-contact", found.contact.clone()),
    ];
    if let Some(Closed { moment, by_whom, answer }) = &found.closed {
        lines.push(("inbox-is-closed", format!("{}, {by_whom}", language.moment(*moment))));
        lines.push(("inbox-answer", answer.clone()));
    }
    let told = lines.iter().filter(|(_, value)| !value.is_empty());
    let told: String = told.map(|(key, value)| format!("{}: {value}\n", language.label(key))).collect();
    print(&format!("{told}\n{}\n", found.text))?;
    Ok(Verdict::Done)
}

/// The first words of a text, on one line.
fn beginning(text: &str) -> String {
    const SHOWN: usize = 60;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
