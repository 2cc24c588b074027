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
use arpad_registry::{Copied, Error, ReadOnly, Trouble, scratch};
use clap::Args;
use serde_json::json;
use std::fs::File;
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
        let to = address_of(&self.file);
        let copied = copied(&mut registry, &to).map_err(|error| uncopied(language, &to, &error))?;
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
        let mut backup = File::open(&self.file).with_context(|| from.clone())?;
        let on_its_way = scratch::folder().and_then(|folder| {
            let copy = folder.path().join("backup.db");
            let written = File::create_new(&copy).and_then(|mut file| std::io::copy(&mut backup, &mut file));
            written.map_err(scratch::met)?;
            Ok((folder, copy))
        });
        let (_folder, copy) = on_its_way.map_err(|error| failure(language, &error.into()))?;
        // It is the backup that is meant, and not a register: what is wrong with it is told with its own name.
        let failed = |error: Error| match error.trouble() {
            _ if matches!(error, Error::Missing(_) | Error::Taken(_)) => anyhow::anyhow!(say("restore-no-backup")),
            Some(Trouble::NoDatabase) => anyhow::anyhow!(say("restore-no-backup")),
            _ if error.is_damage() => anyhow::anyhow!(say("restore-damaged")),
            _ => uncopied(language, &self.connection.database, &error),
        };
        let mut backup = ReadOnly::open(&address_of(&copy)).map_err(failed)?;
        // A target that is no register of ours is told as itself.
        let copied = copied(&mut backup, &self.connection.database).map_err(|error| match error {
            Error::Taken(_) => failure(language, &error),
            error => failed(error),
        })?;
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
        let copied = copied(&mut registry, &self.to).map_err(|error| uncopied(language, &self.to, &error))?;
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

fn copied(from: &mut ReadOnly, to: &str) -> Result<Copied, Error> {
    let bar = progress(2, false);
    let copied = from.copy_to(to, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    copied
}

/// Why nothing was copied. What is copied is only read: it is the other disk that is full, and the other folder that is somebody's.
fn uncopied(language: Language, to: &str, error: &Error) -> anyhow::Error {
    let key = match error.trouble() {
        Some(Trouble::Full) => "copied-full",
        Some(Trouble::Forbidden | Trouble::ReadOnly) if matches!(error, Error::Folder(..)) => "copied-forbidden",
        _ => return failure(language, error),
    };
    anyhow::anyhow!(language.say_texts(key, &[("to", place(to))]))
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
