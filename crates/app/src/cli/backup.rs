//! `arpad backup`, `arpad restore`, `arpad move`: the whole register at one moment, in a file or on another database, compared with
//! what it was copied from.

use super::connection::{Connection, failure};
use super::export::{beside, noted, sha256_of};
use super::files::progress;
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, hex};
use arpad_registry::{Copied, ReadOnly, Trouble};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

const BACKUP: &str = "\
Everything the register holds at this moment, secrets of the desk included: only its owner can read the file. Nobody who works
meanwhile waits for it. Who is logged in and links that were sent are not in it. The SHA-256 of the file is written beside it;
keep it and the printed seal elsewhere.

Examples:
  arpad backup /var/backups/arpad-2024-04-01.db
  arpad backup friday.db --database postgres://arpad@localhost/ratings";

const RESTORE: &str = "\
Makes a new register; one that is there already is refused, so nothing is ever overwritten. What was done after the backup is not in
it: tokens that were taken back since are good again, so look at arpad token list.

Examples:
  arpad restore friday.db --database sqlite:arpad.db
  arpad restore friday.db --database postgres://arpad@localhost/ratings";

const MOVE: &str = "\
The old register stays as it is: from now on write to one of the two only. Stop the site and the desk first; what is done
meanwhile is not in the new one.

Examples:
  arpad move --to postgres://arpad@localhost/ratings
  arpad move --database postgres://arpad@localhost/ratings --to sqlite:arpad.db";

/// Back the register up into a file.
#[derive(Args)]
#[command(after_help = BACKUP)]
pub struct Backup {
    /// The file; one of that name is refused
    file: PathBuf,

    #[command(flatten)]
    connection: Connection,
}

/// Make a register from a backup.
#[derive(Args)]
#[command(after_help = RESTORE)]
pub struct Restore {
    /// The backup
    file: PathBuf,

    #[command(flatten)]
    connection: Connection,
}

/// Copy the register to another database.
#[derive(Args)]
#[command(after_help = MOVE)]
pub struct Move {
    /// Where to: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL")]
    to: String,

    #[command(flatten)]
    connection: Connection,
}

impl Backup {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let from = registry.address().to_owned();
        let copied = copied(language, &mut registry, &address_of(&self.file))?;
        let sha256 = noted(&self.file)?;
        let to = self.file.display().to_string();
        told(language, self.connection.json, &Told { done: "backup-done", from, to, copied, sha256: Some(sha256) })
    }
}

impl Restore {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let from = self.file.display().to_string();
        let say = |key| language.say_texts(key, &[("file", from.clone())]);
        anyhow::ensure!(self.file.is_file(), say("export-missing"));
        let kept = std::fs::read_to_string(beside(&self.file)).ok();
        let kept = kept.as_deref().and_then(|kept| kept.split_whitespace().next()).map(str::to_owned);
        if let Some(kept) = &kept {
            anyhow::ensure!(sha256_of(&self.file)? == *kept, say("restore-changed"));
        }
        // An older one is brought up to date before it is read: that happens to a copy, the backup stays as it is.
        let folder = tempfile::tempdir()?;
        let copy = folder.path().join("backup.db");
        std::fs::copy(&self.file, &copy).with_context(|| from.clone())?;
        let mut backup = ReadOnly::open(&address_of(&copy)).map_err(|error| failure(language, &error))?;
        let copied = copied(language, &mut backup, &self.connection.database)?;
        let to = address_told(&self.connection.database);
        let unnoted = kept.is_none().then(|| say("restore-not-noted"));
        let done = Told { done: "restore-done", from, to, copied, sha256: kept };
        let verdict = told(language, self.connection.json, &done)?;
        if let Some(unnoted) = unnoted.filter(|_| !self.connection.json) {
            print(&format!("{unnoted}\n"))?;
        }
        Ok(verdict)
    }
}

impl Move {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let from = registry.address().to_owned();
        let copied = copied(language, &mut registry, &self.to)?;
        let to = address_told(&self.to);
        told(language, self.connection.json, &Told { done: "move-done", from, to, copied, sha256: None })
    }
}

fn address_of(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// The address that was made, without a password.
fn address_told(address: &str) -> String {
    ReadOnly::open(address).map_or_else(|_| String::new(), |made| made.address().to_owned())
}

/// A file, or host and database: what a message may show of an address.
fn place(address: &str) -> String {
    let bare = address.strip_prefix("sqlite:").unwrap_or_else(|| {
        let rest = address.rsplit('@').next().unwrap_or_default();
        rest.split('?').next().unwrap_or_default()
    });
    bare.to_owned()
}

fn copied(language: Language, from: &mut ReadOnly, to: &str) -> anyhow::Result<Copied> {
    let bar = progress(2, false);
    let copied = from.copy_to(to, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    copied.map_err(|error| match error.trouble() {
        // What is copied is only read: it is the other disk that is full.
        Some(Trouble::Full) => anyhow::anyhow!(language.say_texts("copied-full", &[("to", place(to))])),
        _ => failure(language, &error),
    })
}

/// What became of it.
struct Told {
    done: &'static str,
    from: String,
    to: String,
    copied: Copied,
    /// Of the file.
    sha256: Option<String>,
}

fn told(language: Language, in_json: bool, told: &Told) -> anyhow::Result<Verdict> {
    let (entry, seal) = told.copied.head;
    let (seal, digest) = (format!("{entry}:{}", hex(&seal)), hex(&told.copied.digest));
    if in_json {
        print_json(
            &json!({"from": told.from, "to": told.to, "entries": entry, "rows": told.copied.rows, "seal": seal,
            "content_sha256": digest, "sha256": told.sha256}),
        )?;
        return Ok(Verdict::Done);
    }
    let facts = [
        ("from", Fact::Name(told.from.clone())),
        ("to", Fact::Name(told.to.clone())),
        ("entries", Fact::from(entry)),
        ("rows", Fact::Number(told.copied.rows as i64)),
        ("seal", Fact::Name(seal)),
        ("digest", Fact::Name(digest)),
    ];
    for key in [told.done, "copied-compared", "copied-sealed"] {
        print(&format!("{}\n", language.say(key, &facts)))?;
    }
    Ok(Verdict::Done)
}
