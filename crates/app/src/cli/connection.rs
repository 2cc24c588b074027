//! The connection of a command to the register: which database, who acts, and how a refusal is told.

use super::Verdict;
use super::files::notice_line;
use super::page::finding_line;
use crate::answer::parts::{Ids, both, finding, notice};
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::{Moment, Series};
use arpad_office::acts::clock;
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::views::records::usual_series;
use arpad_registry::{Error, ReadOnly, Reader, Registry, SSL_MODES, Trouble, Writer};
use clap::Args;
use serde_json::{Value, json};
use std::io::ErrorKind;

/// Which register, and who works on it.
#[derive(Args, Clone, Debug)]
pub(crate) struct Connection {
    /// The register: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", env = "ARPAD_DATABASE", default_value = "sqlite:arpad.db", hide_env_values = true)]
    pub database: String,

    /// Who does it; recorded in the ledger as given, not authenticated
    #[arg(long, value_name = "NAME", env = "ARPAD_BY")]
    pub by: Option<String>,

    /// Why; recorded in the ledger, in two languages with --why "hu: …" --why "en: …"
    #[arg(long, value_name = "TEXT")]
    pub why: Vec<String>,

    /// The moment that stands in the ledger instead of now, for records taken over from elsewhere (2024-02-28T12:00:00Z)
    #[arg(long, value_name = "MOMENT", env = "ARPAD_MOMENT", hide = true)]
    pub moment: Option<String>,

    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

impl Connection {
    /// Opens the register for somebody who changes it.
    pub fn open(&self, language: Language) -> anyhow::Result<Registry> {
        let registry = Registry::open(&self.database).map_err(|error| failure(language, &error))?;
        warn_if_wide(language, &registry);
        Ok(registry)
    }

    /// Opens the register for somebody who only looks: the database itself refuses a change.
    pub fn look(&self, language: Language) -> anyhow::Result<ReadOnly> {
        let registry = ReadOnly::open(&self.database).map_err(|error| failure(language, &error))?;
        warn_if_wide(language, &registry);
        Ok(registry)
    }

    /// The stamp of what is done now.
    pub fn stamp(&self) -> anyhow::Result<Stamp> {
        let moment = match &self.moment {
            Some(moment) => moment.parse::<jiff::Timestamp>()?,
            None => jiff::Timestamp::now(),
        };
        let by = self.by.clone().or_else(|| std::env::var("USER").ok()).filter(|by| !by.is_empty());
        let moment = Moment::from_utc(moment.to_zoned(jiff::tz::TimeZone::UTC).datetime());
        Ok(Stamp { moment, by_whom: by.unwrap_or_else(|| "arpad".to_owned()), why: self.why_told() })
    }

    /// The reason as the ledger has it.
    pub fn why_told(&self) -> String {
        self.why.join("\n")
    }

    /// The same as [`write`](Self::write) for a correction, whose reason others read: what does not say its language is in
    /// that of the command.
    pub fn correct<T>(
        &self,
        language: Language,
        registry: &mut Registry,
        change: impl FnOnce(&mut Writer<'_>, &Stamp) -> Result<T, OfficeError>,
    ) -> anyhow::Result<Option<T>> {
        self.write(language, registry, |store, stamp| change(store, &marked(language, stamp)))
    }

    /// Changes the register, wholly or not at all; none where the office refused, and it has said why.
    pub fn write<T>(
        &self,
        language: Language,
        registry: &mut Registry,
        change: impl FnOnce(&mut Writer<'_>, &Stamp) -> Result<T, OfficeError>,
    ) -> anyhow::Result<Option<T>> {
        let stamp = self.stamp()?;
        self.told(
            language,
            registry.write(|store| {
                self.right_clock(store, &stamp)?;
                change(store, &stamp)
            }),
        )
    }

    /// Refuses a clock that is behind the ledger, unless the moment was stated by hand.
    pub fn right_clock(&self, store: &mut Reader<'_>, stamp: &Stamp) -> Result<(), OfficeError> {
        if self.moment.is_some() { Ok(()) } else { clock::right_clock(store, stamp.moment) }
    }

    /// Reads one moment of the register.
    pub fn read<T>(
        &self,
        language: Language,
        registry: &mut ReadOnly,
        look: impl FnOnce(&mut Reader<'_>) -> Result<T, OfficeError>,
    ) -> anyhow::Result<Option<T>> {
        self.told(language, registry.read(look))
    }

    /// The series that is meant: the one that was named, or the only one the register knows.
    pub fn series(
        &self,
        language: Language,
        registry: &mut ReadOnly,
        named: Option<Series>,
    ) -> anyhow::Result<Option<Series>> {
        match named {
            Some(series) => Ok(Some(series)),
            None => self.read(language, registry, usual_series),
        }
    }

    /// A refusal is an answer; a failure of the machine is not.
    pub fn told<T>(&self, language: Language, result: Result<T, OfficeError>) -> anyhow::Result<Option<T>> {
        match result {
            Ok(done) => Ok(Some(done)),
            Err(OfficeError::Refused(refusal)) => {
                tell(language, self.json, &refusal)?;
                Ok(None)
            }
            Err(OfficeError::Registry(error)) => Err(failure(language, &error)),
            Err(other) => Err(other.into()),
        }
    }
}

/// A stamp whose reason says its language.
pub(crate) fn marked(language: Language, stamp: &Stamp) -> Stamp {
    stamp.because(language.marked(&stamp.why))
}

/// Birth dates stand in the file: a warning where others on the machine may read it.
pub(crate) fn warn_if_wide(language: Language, registry: &ReadOnly) {
    if let Some(mode) = registry.wide_mode() {
        let facts = [("address", registry.address().to_owned()), ("mode", format!("{mode:04o}"))];
        eprintln!("arpad: {}", language.say_texts("registry-wide", &facts));
    }
}

/// Done, or no.
pub(crate) fn verdict<T>(done: Option<T>) -> Verdict {
    if done.is_some() { Verdict::Done } else { Verdict::No }
}

/// Tells why the office refused: a sentence, then everything the file's reader and the law have to say.
fn tell(language: Language, as_json: bool, refusal: &Refusal) -> anyhow::Result<()> {
    if as_json {
        return super::print(&format!("{:#}\n", refusal_json(refusal)));
    }
    say_aside(&format!("arpad: {}", language.refusal(refusal)));
    for notice in &refusal.notices {
        say_aside(&format!("  {}", notice_line(language, notice)));
    }
    for finding in &refusal.findings {
        say_aside(&format!("  {}", finding_line(language, None, finding)));
        if let Some(way) = language.way_out(&refusal.facts, finding) {
            say_aside(&format!("    {way}"));
        }
    }
    Ok(())
}

/// A refusal for programs.
pub(crate) fn refusal_json(refusal: &Refusal) -> Value {
    json!({
        "refused": {
            "code": refusal.code.as_str(),
            "text": both(|language| language.refusal(refusal)),
            "notices": refusal.notices.iter().map(notice).collect::<Vec<_>>(),
            "findings": refusal.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
        }
    })
}

/// A failure of the registry, in the reader's language.
pub(crate) fn failure(language: Language, error: &Error) -> anyhow::Error {
    let with = |name: &'static str, value: &str| vec![(name, value.to_owned())];
    if let Some(met) = error.scratch() {
        let why = io_key(met.error.kind()).map_or_else(|| met.error.to_string(), |key| language.label(key));
        let facts = [("folder", met.folder.display().to_string()), ("why", why)];
        return anyhow::anyhow!(language.say_texts("registry-scratch", &facts));
    }
    let (key, facts) = match error {
        Error::Address(address) => ("registry-address", with("address", address)),
        Error::Missing(address) => ("registry-missing", with("address", address)),
        Error::Exists(address) => ("registry-exists", with("address", address)),
        Error::Taken(address) => ("registry-taken", with("address", address)),
        Error::SslMode(mode) => ("registry-sslmode", vec![("mode", mode.clone()), ("modes", SSL_MODES.to_owned())]),
        Error::Busy => ("registry-busy", Vec::new()),
        Error::Nul => ("registry-nul", Vec::new()),
        Error::Newer { found, known } => {
            ("registry-newer", vec![("found", found.to_string()), ("known", known.to_string())])
        }
        Error::Older { found, known } => {
            ("registry-older", vec![("found", found.to_string()), ("known", known.to_string())])
        }
        other if is_unreachable(other) => ("registry-unreachable", Vec::new()),
        other => (other.trouble().map_or("registry-failed", trouble_key), with("error", &other.to_string())),
    };
    anyhow::anyhow!(language.say_texts(key, &facts))
}

/// The sentence that says what to do about it.
fn trouble_key(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::Full => "registry-full",
        Trouble::ReadOnly => "registry-read-only",
        Trouble::Forbidden => "registry-forbidden",
        Trouble::NoDatabase => "registry-no-database",
        Trouble::Damaged => "registry-damaged",
        Trouble::Unmade => "registry-unmade",
        Trouble::NotAdmitted => "registry-not-admitted",
        Trouble::Scratch => "registry-scratch",
        Trouble::Away => "registry-unreachable",
    }
}

/// A failure with everything it comes from; what the system says of files and servers is told in the reader's language.
pub(crate) fn failure_text(language: Language, error: &anyhow::Error) -> String {
    let told = |cause: &(dyn std::error::Error + 'static)| {
        let key = cause.downcast_ref::<std::io::Error>().and_then(|error| io_key(error.kind()));
        key.map_or_else(|| cause.to_string(), |key| language.label(key))
    };
    error.chain().map(told).collect::<Vec<_>>().join(": ")
}

fn io_key(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-allowed",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-folder",
        ErrorKind::NotADirectory => "io-no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "io-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::AddrInUse => "io-address-taken",
        _ => return None,
    })
}

/// Whether a server did not answer at all.
fn is_unreachable(error: &Error) -> bool {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(one) = cause {
        let kind = one.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
        let silent = [
            ErrorKind::ConnectionRefused,
            ErrorKind::ConnectionReset,
            ErrorKind::TimedOut,
            ErrorKind::HostUnreachable,
            ErrorKind::NetworkUnreachable,
        ];
        if kind.is_some_and(|kind| silent.contains(&kind)) {
            return true;
        }
        cause = one.source();
    }
    false
}
