//! The file of a witness: one JSON object a line, only ever added to.

use crate::answer::statement::{Head, Statement};
use crate::words::Language;
use anyhow::Context;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// One line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Line {
    /// The newest entry of a ledger, when it was asked for.
    Head(Seen),
    /// What was signed about a list.
    List(Statement),
}

/// A head, and where and when it was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Seen {
    #[serde(flatten)]
    pub head: Head,
    /// When it was asked for.
    pub moment: String,
    /// Whom.
    pub source: String,
    /// Whether it was asked for just now; what is read from a file was not.
    #[serde(skip)]
    pub asked: bool,
}

impl Seen {
    pub(super) fn is_asked(&self) -> bool {
        self.asked
    }
}

impl Line {
    /// Whether it needs nobody's word: it is signed, or we have seen it ourselves. What another witness says to have seen can be
    /// compared; kept as ours, it would accuse a register of having lost what it never had.
    pub(super) fn proves_itself(&self) -> bool {
        match self {
            Line::Head(seen) => seen.is_asked(),
            Line::List(_) => true,
        }
    }

    /// The entry it speaks of.
    pub(super) fn head(&self) -> &Head {
        match self {
            Line::Head(seen) => &seen.head,
            Line::List(one) => &one.head,
        }
    }
}

/// Everything in the file.
#[derive(Default)]
pub(super) struct Kept {
    pub lines: Vec<Line>,
}

impl Kept {
    /// Reads the file; one that is missing has nothing in it.
    pub(super) fn read_or_none(language: Language, path: &Path) -> anyhow::Result<Self> {
        if path.exists() { Self::read(language, path) } else { Ok(Kept::default()) }
    }

    /// Reads the file.
    pub(super) fn read(language: Language, path: &Path) -> anyhow::Result<Self> {
        let file = || path.display().to_string();
        let text = std::fs::read_to_string(path).with_context(file)?;
        let line = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| {
                let facts = [("file", file()), ("line", number.to_string()), ("why", error.to_string())];
                anyhow::anyhow!(language.say_texts("witness-unreadable", &facts))
            })
        };
        Ok(Kept { lines: (1..).zip(text.lines()).map(line).collect::<anyhow::Result<_>>()? })
    }

    /// Adds lines at the end, and nothing else: all of them or none.
    pub(super) fn add(&self, path: &Path, lines: &[&Line]) -> anyhow::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut text = String::new();
        for line in lines {
            text.push_str(&serde_json::to_string(line)?);
            text.push('\n');
        }
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        let mut file = file.with_context(|| path.display().to_string())?;
        let before = file.metadata()?.len();
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        if written.is_err() {
            // Half a line could not be read the next time.
            let _ = file.set_len(before);
        }
        written.with_context(|| path.display().to_string())
    }

    /// Whether it is known: a list that was signed, or a head of which the entry is.
    pub(super) fn has(&self, line: &Line) -> bool {
        match line {
            Line::List(_) => self.lines.contains(line),
            Line::Head(seen) => self.lines.iter().any(|one| matches!(one, Line::Head(kept) if kept.head == seen.head)),
        }
    }

    /// The keys with which the lists were signed.
    pub(super) fn keys(&self) -> Vec<&str> {
        self.lists().map(|one| one.key.as_str()).collect()
    }

    pub(super) fn lists(&self) -> impl Iterator<Item = &Statement> {
        self.lines.iter().filter_map(|line| match line {
            Line::List(one) => Some(one),
            Line::Head(_) => None,
        })
    }

    pub(super) fn list(&self, name: &str) -> Option<&Statement> {
        self.lists().find(|one| one.list == name)
    }

    /// The seal of an entry.
    pub(super) fn seal(&self, entry: u64) -> Option<&str> {
        self.lines.iter().map(Line::head).find(|head| head.entry == entry).map(|head| head.seal.as_str())
    }

    /// Every entry that is known, once.
    pub(super) fn heads(&self) -> BTreeMap<u64, &str> {
        self.lines.iter().map(|line| (line.head().entry, line.head().seal.as_str())).collect()
    }
}
