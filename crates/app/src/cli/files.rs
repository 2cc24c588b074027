//! Files on the disk: tournament files and folders of them, rating lists.

use crate::words::Language;
use crate::words::grouped::{Said, grouped};
use anyhow::Context;
use arpad_formats::document::Fault;
use arpad_formats::notice::Notice;
use arpad_model::Fact;
use arpad_office::acts::desk::LARGEST;
use arpad_office::files::opened::{Named, opened};
use arpad_office::rating::listed::{Listed, read_list};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::HashSet;
use std::fmt::Write;
use std::fs::File;
use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

/// The bytes of a file, or of standard input for `-`.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    beginning(path, u64::MAX)
}

/// So many bytes of it at most.
fn beginning(path: &Path, most: u64) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes).context("standard input")?;
    } else {
        let file = File::open(path).with_context(|| path.display().to_string())?;
        file.take(most).read_to_end(&mut bytes).with_context(|| path.display().to_string())?;
    }
    Ok(bytes)
}

/// The file at a path, or the reports in it where it is an archive, each with its name. What an archive unpacks to is bounded
/// as one file is; of a larger file than any reader takes a byte more is read, by which the reader knows.
pub(super) fn open(path: &Path) -> anyhow::Result<Vec<(PathBuf, Vec<u8>)>> {
    let file = Named { name: path.display().to_string(), bytes: beginning(path, LARGEST as u64 + 1)? };
    let files = opened(file, LARGEST).into_iter();
    Ok(files.map(|file| (PathBuf::from(file.name), file.bytes)).collect())
}

/// The files named, and those of every folder named, by name.
pub(super) fn expand(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).with_context(|| path.display().to_string())?;
            let mut inside: Vec<PathBuf> =
                entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
            inside.retain(|file| file.is_file());
            inside.sort();
            files.extend(inside);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// A progress bar, on a terminal only.
pub(super) fn progress(steps: u64, of_bytes: bool) -> ProgressBar {
    if steps < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template =
        if of_bytes { "{bar:40} {bytes}/{total_bytes} {eta} {wide_msg}" } else { "{bar:40} {pos}/{len} {wide_msg}" };
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(steps).with_style(style)
}

/// What the reader says, on a line: `error 12:92 …`, with line and column where there are.
pub(super) fn notice_line(language: Language, notice: &Notice) -> String {
    let severity = language.label(notice.severity.as_str());
    let place = match (notice.line, notice.column) {
        (0, _) => String::new(),
        (line, 0) => format!(" {line}"),
        (line, column) => format!(" {line}:{column}"),
    };
    format!("{severity}{place} {}", language.notice(notice))
}

/// What the reader says, a line each: a few of each kind, and how many more there are.
pub(super) fn notice_lines<'a>(language: Language, notices: impl IntoIterator<Item = &'a Notice>) -> Vec<String> {
    let line = |said: &Said<'_>| match said {
        Said::One(notice) => notice_line(language, notice),
        Said::More(count, severity) => {
            let more = language.say("notice-more-like-it", &[("count", Fact::from(*count))]);
            format!("{} {more}", language.label(severity.as_str()))
        }
    };
    grouped(notices).iter().map(line).collect()
}

/// One fault on one line; several under a heading.
pub(super) fn fault_list(language: Language, path: &Path, faults: &[Fault]) -> String {
    if let [fault] = faults {
        return format!("{}: {}", path.display(), language.fault(fault));
    }
    let facts = [("count", Fact::from(faults.len())), ("file", Fact::Name(path.display().to_string()))];
    let mut text = language.say("bad-call", &facts);
    for fault in faults {
        let _ = write!(text, "\n  {}", language.fault(fault));
    }
    text
}

/// The wanted players of a rating list.
pub(super) fn list(language: Language, path: &Path, wanted: &HashSet<u64>) -> anyhow::Result<Listed> {
    let file = std::fs::File::open(path).with_context(|| path.display().to_string())?;
    let size = file.metadata().map_or(0, |metadata| metadata.len());
    let bar = progress(size, true);
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (listed, summary) =
        read_list(std::io::BufReader::new(file), &name, wanted, |consumed| bar.set_position(consumed))
            .map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))?;
    bar.finish_and_clear();
    if summary.players == 0 {
        let first = summary.notices.first().map_or(String::new(), |notice| format!(": {}", language.notice(notice)));
        anyhow::bail!("{}: {}{first}", path.display(), language.label("no-list"));
    }
    Ok(listed)
}
