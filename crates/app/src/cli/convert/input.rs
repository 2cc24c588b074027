//! What is to be converted. Tournaments are read whole; a list stays on the disk and is read as it is written.

use crate::cli::files;
use anyhow::Context;
use arpad_formats::fide_list::{self, Layout};
use arpad_office::rating::rate_file::{FileKind, kind_of};
use std::fs::File;
use std::io::{BufReader, Cursor, Read, Seek, SeekFrom};
use std::path::Path;

/// So much of a file tells what it is.
const HEAD: u64 = 128 * 1024;

/// An input, told by content.
pub(super) enum Input {
    /// A tournament report file.
    Trf(Vec<u8>),
    /// A case file.
    Case(Vec<u8>),
    /// A rating list.
    List(ListSource),
    /// A tournament of go.
    Go,
    /// Nothing we read.
    Unknown,
}

/// A list to be read from its beginning.
pub(super) struct ListSource {
    /// Its bytes.
    pub(super) content: Box<dyn ReadSeek>,
    /// How many.
    pub(super) size: u64,
}

/// What a zipped list asks of its source.
pub(super) trait ReadSeek: Read + Seek {}

impl<T: Read + Seek> ReadSeek for T {}

/// Opens it. Standard input cannot be read twice and is held in memory.
pub(super) fn open(path: &Path) -> anyhow::Result<Input> {
    if path == Path::new("-") {
        let bytes = files::read(path)?;
        let head = &bytes[..bytes.len().min(HEAD as usize)];
        let size = bytes.len() as u64;
        return Ok(match what(head) {
            What::List => Input::List(ListSource { content: Box::new(Cursor::new(bytes)), size }),
            other => tournament(other, bytes),
        });
    }
    let named = || path.display().to_string();
    let mut file = File::open(path).with_context(named)?;
    let mut head = Vec::new();
    (&file).take(HEAD).read_to_end(&mut head).with_context(named)?;
    match what(&head) {
        What::List => {
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            file.seek(SeekFrom::Start(0)).with_context(named)?;
            Ok(Input::List(ListSource { content: Box::new(BufReader::new(file)), size }))
        }
        other => {
            file.read_to_end(&mut head).with_context(named)?;
            Ok(tournament(other, head))
        }
    }
}

enum What {
    List,
    Tournament(FileKind),
}

fn what(head: &[u8]) -> What {
    if head.starts_with(b"PK\x03\x04") {
        return What::List;
    }
    match kind_of(head) {
        kind @ (FileKind::Case | FileKind::Trf | FileKind::OpenGotha) => What::Tournament(kind),
        // Columns of a list may look like a go tournament's, never the other way round.
        _ if fide_list::layout_of(head) != Layout::Unknown => What::List,
        kind => What::Tournament(kind),
    }
}

fn tournament(what: What, bytes: Vec<u8>) -> Input {
    match what {
        What::Tournament(FileKind::Case) => Input::Case(bytes),
        What::Tournament(FileKind::Trf) => Input::Trf(bytes),
        What::Tournament(FileKind::H9 | FileKind::OpenGotha) => Input::Go,
        _ => Input::Unknown,
    }
}
