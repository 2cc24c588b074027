//! FIDE rating lists: every text layout since 2001, the XML, plain or zipped, through one door.
//!
//! [`read`] takes a file and gives each player to a function, in bounded memory and without an allocation per player;
//! [`Reader`] does the same for content that is not zipped, player by player. The layout is told by the content, never
//! by the file name; only the tempo of a single-tempo list must be said by the caller or by the name inside the zip.
//!
//! ```
//! use arpad_formats::fide_list::{self, Error, Tempo};
//!
//! let file = std::io::Cursor::new("<playerslist><player><fideid>11</fideid><rating>2100</rating></player></playerslist>");
//! let mut best = 0;
//! let summary = fide_list::read(file, Some(Tempo::Rapid), |record, place| {
//!     best = best.max(record.rapid.rating.unwrap_or(0));
//!     assert!(place.consumed > 0); // For a progress bar.
//!     Ok::<(), Error>(())
//! })?;
//! assert_eq!((summary.layout.as_str(), summary.players, best), ("xml-single", 1, 2100));
//! # Ok::<(), Error>(())
//! ```
//!
//! # What is tolerated
//! * Headers that lie or are missing (lists before 2005), empty lines, stray lines between the players.
//! * LF and CRLF; a byte order mark; lines cut at the right end; lines without the trailing blanks.
//! * Other titles that overflow their column and push the rest of the line to the right (three lines of 1.9 million).
//! * Bytes that are not UTF-8: see the module of text lines for how they are read.
//! * Blank and `0` for unrated; `0000`, `.  .` and blank for an unknown birthday; four kinds of dates.
//! * The flags `n` and `e` of January 2001: accepted and dropped, since FIDE does not say what they mean.
//! * Empty names. In XML: any order, unknown elements, a `FIDEID` attribute, entities, CDATA, a missing end tag of the list.
//! * A number, date, sex or flag that cannot be read is blank, with a notice; a line without an id is left out, with a notice.
//!
//! Not tolerated: UTF-16, lines or elements above 64 KB (left out, with a notice), encrypted zips.

pub mod codes;
mod record;
pub use record::{Birth, Flags, Rated, Record, Sex, Tempo, full_title};

mod layout;
pub use layout::Layout;

mod archive;
mod detect;
mod feed;
mod interpret;
mod text;
mod xml;

mod reader;
pub use reader::Reader;

pub mod write;

use std::{
    cell::Cell,
    io::{self, Read, Seek, SeekFrom},
    rc::Rc,
};

use crate::notice::{Notice, Severity};

/// Where the reader stands when it gives a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The player's line in the list, from 1.
    pub line: u64,
    /// Bytes taken from the file so far: of a zip, the packed ones. For a progress bar against the file's size.
    pub consumed: u64,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The shape the list had.
    pub layout: Layout,
    /// Players given to the caller.
    pub players: u64,
    /// The tempo of the first rating column.
    pub tempo: Tempo,
    /// The list's name inside the zip.
    pub inside: Option<String>,
    /// What is odd, at most 1000 of a kind.
    pub notices: Vec<Notice>,
}

/// The file could not be read at all.
#[derive(Debug)]
pub enum Error {
    /// The machine failed, or the packed data is damaged.
    Io(io::Error),
    /// The zip is damaged, encrypted or empty.
    Zip(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Io(error) => error.fmt(f),
            Error::Zip(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

impl From<zip::result::ZipError> for Error {
    fn from(error: zip::result::ZipError) -> Self {
        match error {
            zip::result::ZipError::Io(error) => Error::Io(error),
            other => Error::Zip(other.to_string()),
        }
    }
}

/// The shape of a list by its first bytes (128 KB are enough), to tell it from other files; a zip must be opened to know.
pub fn layout_of(head: &[u8]) -> Layout {
    Reader::new(head, None).map_or(Layout::Unknown, |reader| reader.layout())
}

/// Reads a list, plain or zipped, and gives each player to `each`, which may stop the reading with an error of its own.
///
/// `tempo` says which tempo a single-tempo list holds; without it the name inside the zip decides, or standard is
/// assumed with a notice.
pub fn read<S, E>(
    mut source: S,
    tempo: Option<Tempo>,
    mut each: impl FnMut(&Record<&str>, Place) -> Result<(), E>,
) -> Result<Summary, E>
where
    S: Read + Seek,
    E: From<Error>,
{
    let failed = |error: io::Error| E::from(Error::Io(error));
    let mut magic = [0; 4];
    let start = source.stream_position().map_err(failed)?;
    let mut known = 0;
    while known < magic.len() {
        match source.read(&mut magic[known..]).map_err(failed)? {
            0 => break,
            count => known += count,
        }
    }
    source.seek(SeekFrom::Start(start)).map_err(failed)?;
    if &magic != b"PK\x03\x04" {
        return drain(Reader::new(source, tempo).map_err(failed)?, |_, place| place, &mut each);
    }

    let packed = |error: zip::result::ZipError| E::from(Error::from(error));
    let count = Rc::new(Cell::new(0));
    let counted = archive::Counted { source, count: Rc::clone(&count) };
    let mut archive = zip::ZipArchive::new(counted).map_err(packed)?;
    let choice = archive::choose(&archive).ok_or_else(|| E::from(Error::Zip("the archive is empty".to_owned())))?;
    let entry = archive.by_index(choice.index).map_err(packed)?;
    count.set(0);
    let tempo = tempo.or_else(|| Tempo::of_file_name(&choice.name));
    let reader = Reader::new(entry.take(archive::LARGEST), tempo).map_err(failed)?;
    let mut summary = drain(reader, |_, place| Place { consumed: count.get(), ..place }, &mut each)?;
    if choice.others > 0 {
        let notice = Notice::new(Severity::Warning, 0, 0, codes::MORE_FILES);
        summary.notices.insert(0, notice.with("file", &choice.name).with("count", choice.others));
    }
    summary.inside = Some(choice.name);
    Ok(summary)
}

/// Gives every player of a reader to the caller.
fn drain<R: Read, E: From<Error>>(
    mut reader: Reader<R>,
    correct: impl Fn(&Record<&str>, Place) -> Place,
    each: &mut impl FnMut(&Record<&str>, Place) -> Result<(), E>,
) -> Result<Summary, E> {
    let mut players = 0;
    while let Some((record, place)) = reader.next().map_err(|error| E::from(Error::Io(error)))? {
        players += 1;
        each(&record, correct(&record, place))?;
    }
    let (layout, tempo) = (reader.layout(), reader.tempo());
    Ok(Summary { layout, players, tempo, inside: None, notices: reader.into_notices() })
}
