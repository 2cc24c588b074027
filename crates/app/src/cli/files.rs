//! Tournament files on the disk: which there are, and what each one is. The content decides, never the name.

use crate::words::Language;
use anyhow::Context;
use arpad_formats::{egd, opengotha, trf};
use arpad_office::listed::{Listed, read_list};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::HashSet;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A case file: JSON.
    Case,
    /// A FIDE tournament report file.
    Trf,
    /// An EGD tournament file.
    H9,
    /// An OpenGotha tournament.
    OpenGotha,
    /// Nothing we read.
    Unknown,
}

/// Told by content.
pub(super) fn kind_of(bytes: &[u8]) -> Kind {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    if text.starts_with(b"{") || text.starts_with(b"[") {
        Kind::Case
    } else if opengotha::is_opengotha(bytes) {
        Kind::OpenGotha
    } else if trf::is_trf(bytes) {
        Kind::Trf
    } else if egd::h9::is_h9(bytes) {
        Kind::H9
    } else {
        Kind::Unknown
    }
}

/// The bytes of a file, or of standard input for `-`.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes).context("standard input")?;
        return Ok(bytes);
    }
    std::fs::read(path).with_context(|| path.display().to_string())
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

/// A progress bar over so many steps, on a terminal only.
pub(super) fn progress(steps: u64, of_bytes: bool) -> ProgressBar {
    if steps < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = if of_bytes { "{bar:40} {bytes}/{total_bytes} {eta}" } else { "{bar:40} {pos}/{len} {wide_msg}" };
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(steps).with_style(style)
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
