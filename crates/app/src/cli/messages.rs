//! `arpad messages`: what was sent to whom; `arpad hook`: the programs of others that are told.

use super::connection::{Connection, verdict};
use super::register::{Answer, act, labels, lean_table};
use super::{Verdict, print, say_aside};
use crate::answer::records::MessageRecord;
use crate::secret;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::messages::{self, Hook as Told, Message, Subject, TOPICS};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad messages                        the newest, with what became of them
  arpad messages --again 17
They are sent by arpad serve, mail with --smtp; what does not arrive is tried again for two days.";

/// List messages to users and programs, or send one again.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Messages {
    /// Send this one again
    #[arg(long, value_name = "NUMBER")]
    again: Option<i64>,
    /// How many are listed
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    most: u32,
    #[command(flatten)]
    connection: Connection,
}

impl Messages {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let Some(id) = self.again {
            return act(language, &self.connection, |store, stamp| {
                messages::again(store, id, stamp.moment)?;
                Ok(Answer::new("message-again", vec![("message", Fact::from(id))]))
            });
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| Ok(messages::newest(store, self.most)?))?;
        let Some(all) = &found else { return Ok(verdict(found)) };
        if self.connection.json {
            print(&format!("{:#}\n", json!({ "messages": all.iter().map(MessageRecord::of).collect::<Vec<_>>() })))?;
        } else if all.is_empty() {
            say_aside(&format!("arpad: {}", language.label("desk-messages-none")));
        } else {
            let header =
                labels(language, ["token-number", "desk-when", "desk-message-to", "desk-what", "desk-message-state"]);
            let row = |one: &Message| {
                let state = language.label(&format!("message-{}", one.state));
                let state =
                    [state, one.outcome.clone()].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
                let what = language.label(&format!("message-kind-{}", one.kind));
                vec![one.id.to_string(), language.moment(one.made), one.recipient.clone(), what, state.join(": ")]
            };
            print(&lean_table(&header, &[0], all.iter().map(row).collect()))?;
        }
        Ok(Verdict::Done)
    }
}

const HOOK_EXAMPLES: &str = "\
Examples:
  arpad hook add https://example.org/arpad --topic list-published
  arpad hook add https://example.org/arpad --about player:17
  arpad hook list
  arpad hook end 3
Every call is signed: arpad-signature has t=SECONDS,v1=HEX, the HMAC-SHA-256 of SECONDS.BODY under the key that is told when
the program is entered. docs/messages.md shows how to check it.";

/// Enter programs of others that are told when something happens, list and end them.
#[derive(Args)]
#[command(after_help = HOOK_EXAMPLES)]
pub struct Hook {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Enter a program; the key of its signatures is told now and never again
    Add {
        /// Where it listens
        #[arg(value_name = "URL")]
        url: String,
        /// Of what it is told; may be given several times [default: everything]
        #[arg(long, value_name = "TOPIC", value_parser = PossibleValuesParser::new(TOPICS))]
        topic: Vec<String>,
        /// About whom or what alone: player:N, club:N or tournament:N
        #[arg(long, value_name = "SUBJECT", default_value = "", hide_default_value = true, value_parser = subject)]
        about: Subject,
        #[command(flatten)]
        connection: Connection,
    },
    /// Tell a program no more
    End {
        /// Its number
        #[arg(value_name = "NUMBER")]
        hook: i64,
        #[command(flatten)]
        connection: Connection,
    },
    /// List the programs that are told
    List {
        #[command(flatten)]
        connection: Connection,
    },
}

fn subject(text: &str) -> Result<Subject, String> {
    text.parse().map_err(|()| "player:N, club:N, tournament:N".to_owned())
}

impl Hook {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add { url, topic, about, connection } => {
                let key = secret::new()?;
                act(language, &connection, |store, stamp| {
                    let id = messages::add_hook(store, &url, &topic, about, (key.as_bytes(), stamp.moment))?;
                    Ok(Answer::new("hook-added", vec![("hook", Fact::from(id)), ("key", Fact::from(key.as_str()))]))
                })
            }
            Command::End { hook, connection } => act(language, &connection, |store, stamp| {
                messages::end_hook(store, hook, stamp.moment)?;
                Ok(Answer::new("hook-ended", vec![("hook", Fact::from(hook))]))
            }),
            Command::List { connection } => list(language, &connection),
        }
    }
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, |store| Ok(messages::hooks(store)?))?;
    let Some(all) = &found else { return Ok(verdict(found)) };
    if connection.json {
        let one = |one: &Told| {
            json!({"hook": one.id, "url": one.url, "topics": one.topics.split(' ').collect::<Vec<_>>(), "about": one.subject,
                "made": one.made.to_string(), "ended": one.ended.map(|moment| moment.to_string())})
        };
        print(&format!("{:#}\n", json!({ "hooks": all.iter().map(one).collect::<Vec<_>>() })))?;
    } else if all.is_empty() {
        say_aside(&format!("arpad: {}", language.label("hooks-none")));
    } else {
        let header =
            labels(language, ["token-number", "desk-hook-url", "desk-hook-topics", "desk-hook-subject", "user-state"]);
        let row = |one: &Told| {
            let state = one.ended.map(|moment| language.moment(moment)).unwrap_or_default();
            vec![one.id.to_string(), one.url.clone(), one.topics.clone(), one.subject.clone(), state]
        };
        print(&lean_table(&header, &[0], all.iter().map(row).collect()))?;
    }
    Ok(Verdict::Done)
}
