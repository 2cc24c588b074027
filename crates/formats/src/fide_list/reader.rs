//! The reader: one player after another from content that is not zipped.

use std::io::{self, Read};

use super::{
    Place, codes,
    detect::{self, Found},
    feed::Feed,
    interpret::{self, Fields, Witness},
    layout::{Field, Layout},
    record::{Record, Tempo},
    text::{self, Scratch},
    xml::{self, Scanner, Step, Unescaped},
};
use crate::{
    notice::{Notice, Severity},
    notices::Notices,
};

/// How much of a text is looked at to tell its layout.
const HEAD: usize = 128 * 1024;

/// Reads a list player by player. Each record borrows from the reader and lasts until the next call.
pub struct Reader<R> {
    feed: Feed<R>,
    layout: Layout,
    tempo: Tempo,
    notices: Notices,
    scratch: Scratch,
    content: Content,
}

/// What the reader reads.
enum Content {
    Text { found: Box<Found>, line: u64 },
    Xml { scanner: Box<Scanner>, room: Box<Unescaped>, line: u64 },
    Nothing,
}

impl<R: Read> Reader<R> {
    /// Looks at the first bytes of a list. `tempo` says what a single-tempo list holds.
    pub fn new(source: R, tempo: Option<Tempo>) -> io::Result<Self> {
        let mut feed = Feed::new(source);
        feed.fill_to(HEAD)?;
        if feed.ready().starts_with(b"\xEF\xBB\xBF") {
            feed.take(3);
        }
        let mut notices = Notices::default();
        let head = feed.ready();
        let (layout, content) = if head.trim_ascii_start().starts_with(b"<") {
            match memchr::memmem::find(head, b"<player") {
                Some(_) => {
                    let combined = memchr::memmem::find(head, b"<rapid_rating").is_some();
                    let layout = if combined { Layout::XmlCombined } else { Layout::XmlSingle };
                    (layout, Content::Xml { scanner: Box::new(Scanner::new()), room: Box::default(), line: 0 })
                }
                None => (Layout::Unknown, Content::Nothing),
            }
        } else {
            match detect::detect(head) {
                Some(found) => {
                    if !found.by_header && first_line_is_player(head, &found) {
                        notices.add(Severity::Note, 0, 0, codes::NO_HEADER, |notice| {
                            notice.with("layout", found.layout.as_str())
                        });
                    }
                    (found.layout, Content::Text { found: Box::new(found), line: 0 })
                }
                None => (Layout::Unknown, Content::Nothing),
            }
        };
        if layout == Layout::Unknown {
            notices.add(Severity::Error, 0, 0, codes::UNKNOWN_FORMAT, |notice| notice);
        }
        let single = layout.is_single_tempo();
        if single && tempo.is_none() {
            let assumed = Tempo::Standard.as_str();
            notices.add(Severity::Note, 0, 0, codes::TEMPO_ASSUMED, |notice| notice.with("tempo", assumed));
        }
        let tempo = tempo.filter(|_| single).unwrap_or(Tempo::Standard);
        Ok(Reader { feed, layout, tempo, notices, scratch: Scratch::default(), content })
    }

    /// The shape of the list.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The tempo of the first rating column.
    pub fn tempo(&self) -> Tempo {
        self.tempo
    }

    /// The next player and where it stands; `None` at the end.
    #[allow(clippy::should_implement_trait)] // The record borrows from the reader; `Iterator` cannot say that.
    pub fn next(&mut self) -> io::Result<Option<(Record<&str>, Place)>> {
        match &mut self.content {
            Content::Nothing => Ok(None),
            Content::Text { found, line } => {
                next_line(&mut self.feed, found, line, self.tempo, &mut self.notices, &mut self.scratch)
            }
            Content::Xml { scanner, room, line } => {
                next_element(&mut self.feed, scanner, room, line, self.tempo, &mut self.notices, &mut self.scratch)
            }
        }
    }

    /// What is odd about what was read so far.
    pub fn into_notices(self) -> Vec<Notice> {
        self.notices.finish()
    }
}

/// Whether the text begins with a player instead of a header.
fn first_line_is_player(head: &[u8], found: &Found) -> bool {
    let line = head.split(|byte| *byte == b'\n').find(|line| !line.trim_ascii().is_empty()).unwrap_or_default();
    text::fide_id(line, found.columns[Field::Id as usize]) > 0
}

/// The next player of a text.
fn next_line<'a, R: Read>(
    feed: &'a mut Feed<R>,
    found: &Found,
    line: &mut u64,
    tempo: Tempo,
    notices: &mut Notices,
    scratch: &'a mut Scratch,
) -> io::Result<Option<(Record<&'a str>, Place)>> {
    let id_column = found.columns[Field::Id as usize];
    let (taken, fide_id) = loop {
        let Some((taken, endless)) = feed.line()? else { return Ok(None) };
        *line += 1;
        if endless {
            notices.add(Severity::Error, *line, 0, codes::ENDLESS, |notice| notice);
            continue;
        }
        let bytes = feed.slice(taken);
        let fide_id = text::fide_id(bytes, id_column);
        if fide_id > 0 {
            break (taken, fide_id);
        }
        // The header, wherever it stands, and empty lines need no words.
        if !bytes.trim_ascii().is_empty() && !is_header(bytes) {
            let start: String = String::from_utf8_lossy(&bytes[..bytes.len().min(30)]).trim().to_owned();
            notices.add(Severity::Warning, *line, 1, codes::NOT_A_PLAYER, |notice| notice.with("value", start));
        }
    };
    let consumed = feed.consumed();
    let (text_line, odd) = scratch.line(feed.slice(taken));
    if odd {
        notices.add(Severity::Note, *line, 0, codes::ODD_BYTES, |notice| notice);
    }
    let record = text::read(fide_id, &text_line, &found.columns, found.width, tempo, *line, notices);
    Ok(Some((record, Place { line: *line, consumed })))
}

/// A header begins with `ID` or, in April 2003, with `CODE`.
fn is_header(bytes: &[u8]) -> bool {
    let bytes = bytes.trim_ascii_start();
    [&b"id_number"[..], b"id number", b"code"]
        .iter()
        .any(|word| bytes.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word)))
}

/// The next player of an XML list.
fn next_element<'a, R: Read>(
    feed: &'a mut Feed<R>,
    scanner: &mut Scanner,
    room: &'a mut Unescaped,
    line: &mut u64,
    tempo: Tempo,
    notices: &mut Notices,
    scratch: &'a mut Scratch,
) -> io::Result<Option<(Record<&'a str>, Place)>> {
    // First find an element with an id; only then borrow from it.
    let (taken, fide_id, plain) = loop {
        let taken = match scanner.next(feed)? {
            Step::Player(taken) => taken,
            Step::Endless => {
                notices.add(Severity::Error, scanner.line, 0, codes::ENDLESS, |notice| notice);
                continue;
            }
            Step::End { cut_off } => {
                if cut_off && notices.count(codes::CUT_OFF) == 0 {
                    notices.add(Severity::Error, scanner.line, 0, codes::CUT_OFF, |notice| notice);
                }
                return Ok(None);
            }
        };
        *line = scanner.line;
        let bytes = feed.slice(taken);
        scanner.line += memchr::memchr_iter(b'\n', bytes).count() as u64;
        let element = match std::str::from_utf8(bytes) {
            Ok(element) => element,
            Err(_) => {
                notices.add(Severity::Note, *line, 0, codes::ODD_BYTES, |notice| notice);
                scratch.decode(bytes);
                &scratch.text
            }
        };
        // Spans point into the feed, so an element that had to be decoded is read by the book.
        let plain = xml::plain(bytes).filter(|_| element.len() == bytes.len());
        if plain.is_none() && xml::strict(element, *line, room, notices).is_none() {
            notices.add(Severity::Error, *line, 0, codes::XML_FAULT, |notice| notice);
            scanner.recover(feed, taken);
            continue;
        }
        let id = match &plain {
            Some(spans) => xml::text(element, spans[Field::Id as usize]),
            None => room.fields()[Field::Id as usize],
        };
        match interpret::number::<u32>(id) {
            Ok(fide_id) if fide_id > 0 => break (taken, fide_id, plain),
            _ => notices.add(Severity::Warning, *line, 0, codes::NOT_A_PLAYER, |notice| notice.with("value", id)),
        }
    };
    let consumed = feed.consumed();
    let fields: Fields<'a> = match plain {
        Some(spans) => xml::fields(std::str::from_utf8(feed.slice(taken)).unwrap_or_default(), &spans),
        None => room.fields(),
    };
    let mut witness = Witness { notices, line: *line, columns: None };
    Ok(Some((interpret::record(fide_id, &fields, tempo, &mut witness), Place { line: *line, consumed })))
}
