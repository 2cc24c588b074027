//! The XML lists: a flat sequence of `<player>` elements.
//!
//! FIDE's document is as plain as XML can be (`<tag>text</tag>` without attributes, comments or entities), so each
//! player is scanned by hand: more than three times as fast as `quick-xml` walks the events of the same bytes without
//! doing anything with them (`benches/lists.rs`; its bare walk alone misses our aim of 150 MB/s). Whatever is not that
//! plain (an attribute such as `FIDEID="…"`, an entity, a comment, CDATA) goes element by element through `quick-xml`,
//! which also decides what is broken. Only the search for `<player` and `</player>` is ours alone: a comment that
//! contains one of them would mislead it.

use std::io::{self, Read};

use quick_xml::{Reader as XmlReader, XmlVersion, events::Event};

use super::{
    codes,
    feed::{Feed, LONGEST},
    interpret::Fields,
    layout::FIELDS,
};
use crate::{notice::Severity, notices::Notices};

/// The element names in the order of [`super::layout::Field`].
pub(super) const ELEMENTS: [&str; FIELDS] = [
    "fideid",
    "name",
    "country",
    "sex",
    "title",
    "w_title",
    "o_title",
    "foa_title",
    "rating",
    "games",
    "k",
    "rapid_rating",
    "rapid_games",
    "rapid_k",
    "blitz_rating",
    "blitz_games",
    "blitz_k",
    "birthday",
    "flag",
];

const OPEN: &[u8] = b"<player";
const CLOSE: &[u8] = b"</player>";

/// What comes next in the document.
pub(super) enum Step {
    /// A whole `<player …>…</player>`, as taken from the feed.
    Player((usize, usize)),
    /// An element without end, passed over.
    Endless,
    /// The end; whether it came in the middle.
    End { cut_off: bool },
}

/// Looks for elements; the finders are built once.
pub(super) struct Scanner {
    open: memchr::memmem::Finder<'static>,
    close: memchr::memmem::Finder<'static>,
    /// Whether `</playerslist>` or anything else closed the document.
    pub closed: bool,
    /// Line ends passed so far, without those of the element taken last.
    pub line: u64,
}

impl Scanner {
    pub fn new() -> Self {
        let finder = memchr::memmem::Finder::new;
        Scanner { open: finder(OPEN), close: finder(CLOSE), closed: false, line: 1 }
    }

    /// Takes the next player from the feed.
    pub fn next<R: Read>(&mut self, feed: &mut Feed<R>) -> io::Result<Step> {
        // To the opening tag; `<playerslist>` begins alike.
        loop {
            let ready = feed.ready();
            match self.open.find(ready) {
                Some(at) if at + OPEN.len() < ready.len() || feed.ended() => {
                    let is_player = !matches!(ready.get(at + OPEN.len()), Some(b's' | b'S'));
                    let passed = at + if is_player { 0 } else { OPEN.len() };
                    self.pass(feed, passed);
                    if is_player {
                        break;
                    }
                }
                Some(at) => {
                    self.pass(feed, at);
                    feed.fill()?;
                }
                None => {
                    self.closed |= memchr::memmem::find(ready, b"</playerslist").is_some();
                    if feed.ended() {
                        let rest = ready.len();
                        self.pass(feed, rest);
                        return Ok(Step::End { cut_off: !self.closed });
                    }
                    let keep = ready.len().min(b"</playerslist".len());
                    let rest = ready.len() - keep;
                    self.pass(feed, rest);
                    feed.fill()?;
                }
            }
        }
        // To its end.
        let mut searched = 0;
        loop {
            let ready = feed.ready();
            let close = self.close.find(&ready[searched..]).map(|at| searched + at);
            if let Some(at) = close.filter(|at| *at <= LONGEST) {
                return Ok(Step::Player(feed.take(at + CLOSE.len())));
            }
            if close.is_some() || ready.len() > LONGEST {
                // Too long to be one player: go on at the last opening tag, or behind all of it if there is none.
                let end = close.map_or(ready.len() - CLOSE.len(), |at| at + CLOSE.len());
                let next = memchr::memmem::rfind(&ready[..end], OPEN).filter(|at| *at > 0).unwrap_or(end);
                self.pass(feed, next);
                return Ok(Step::Endless);
            }
            searched = ready.len().saturating_sub(CLOSE.len());
            if feed.ended() {
                let rest = ready.len();
                self.pass(feed, rest);
                return Ok(Step::End { cut_off: true });
            }
            feed.fill()?;
        }
    }

    /// A broken element may have swallowed the beginning of the next: goes back to the last opening tag inside it.
    pub fn recover<R: Read>(&mut self, feed: &mut Feed<R>, taken: (usize, usize)) {
        let bytes = feed.slice(taken);
        if let Some(at) = memchr::memmem::rfind(bytes, OPEN).filter(|at| *at > 0) {
            self.line -= memchr::memchr_iter(b'\n', &bytes[at..]).count() as u64;
            let rest = bytes.len() - at;
            feed.give_back(rest);
        }
    }

    /// Takes bytes that are no player, and counts their lines.
    fn pass<R: Read>(&mut self, feed: &mut Feed<R>, count: usize) {
        let place = feed.take(count);
        self.line += memchr::memchr_iter(b'\n', feed.slice(place)).count() as u64;
    }
}

/// Where the texts of one player stand in a plain element.
pub(super) type Spans = [(usize, usize); FIELDS];

/// Finds the texts of one player if the element is plain; `None` sends it to [`strict`].
pub(super) fn plain(bytes: &[u8]) -> Option<Spans> {
    if memchr::memchr(b'&', bytes).is_some() {
        return None;
    }
    let mut spans: Spans = [(0, 0); FIELDS];
    let mut at = OPEN.len();
    if bytes.get(at) != Some(&b'>') {
        return None;
    }
    at += 1;
    // The elements come in order, so the next one is looked for where the last one was.
    let mut expected = 0;
    loop {
        while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        if bytes.get(at) != Some(&b'<') {
            return None;
        }
        if bytes[at..].starts_with(CLOSE) {
            return Some(spans);
        }
        let tag = at + 1;
        let tag_end = tag + memchr::memchr(b'>', &bytes[tag..])?;
        let name = &bytes[tag..tag_end];
        let index = (expected..FIELDS).chain(0..expected).find(|index| ELEMENTS[*index].as_bytes() == name)?;
        expected = index + 1;
        let from = tag_end + 1;
        let to = from + memchr::memchr(b'<', &bytes[from..])?;
        let close = to + 2 + name.len();
        if bytes.get(to + 1) != Some(&b'/') || bytes.get(to + 2..close) != Some(name) || bytes.get(close) != Some(&b'>')
        {
            return None;
        }
        spans[index] = (from, to);
        at = close + 1;
    }
}

/// The texts at these places.
pub(super) fn fields<'a>(element: &'a str, spans: &Spans) -> Fields<'a> {
    spans.map(|span| text(element, span))
}

/// The text at one of them.
pub(super) fn text(element: &str, (from, to): (usize, usize)) -> &str {
    element.get(from..to).unwrap_or_default().trim_ascii()
}

/// Reused room for texts that do not stand in the document as they mean.
#[derive(Default)]
pub(super) struct Unescaped([String; FIELDS]);

impl Unescaped {
    /// The texts of the player read last.
    pub fn fields(&self) -> Fields<'_> {
        std::array::from_fn(|index| self.0[index].trim())
    }
}

/// Reads one player by the book into `room`; `None` when the element is broken.
pub(super) fn strict(element: &str, line: u64, room: &mut Unescaped, notices: &mut Notices) -> Option<()> {
    room.0.iter_mut().for_each(String::clear);
    let mut reader = XmlReader::from_str(element);
    let mut depth = 0usize;
    let mut current = None;
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag)) => {
                depth += 1;
                if depth == 1 {
                    for attribute in tag.attributes() {
                        let attribute = attribute.ok()?;
                        if attribute.key.as_ref().eq_ignore_ascii_case("fideid") {
                            room.0[0].push_str(&attribute.normalized_value(XmlVersion::Implicit1_0).ok()?);
                        }
                    }
                } else if depth == 2 {
                    current = index_or_notice(tag.name().as_ref(), line, notices);
                }
            }
            Ok(Event::Empty(tag)) => {
                if depth == 1 {
                    index_or_notice(tag.name().as_ref(), line, notices);
                }
            }
            Ok(Event::End(_)) => {
                depth = depth.saturating_sub(1);
                if depth <= 1 {
                    current = None;
                }
            }
            Ok(Event::Text(text)) => {
                if let Some(index) = current {
                    room.0[index].push_str(&text.xml10_content());
                }
            }
            Ok(Event::CData(text)) => {
                if let Some(index) = current {
                    room.0[index].push_str(&text.xml10_content());
                }
            }
            Ok(Event::GeneralRef(reference)) => {
                let Some(index) = current else { continue };
                match reference.resolve_char_ref() {
                    Ok(Some(letter)) => room.0[index].push(letter),
                    Ok(None) => {
                        let name = reference.xml10_content();
                        room.0[index].push_str(quick_xml::escape::resolve_predefined_entity(&name)?);
                    }
                    Err(_) => return None,
                }
            }
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(_) => return None,
        }
    }
    (depth == 0).then_some(())
}

/// Which field an element is; an unknown one gives a notice.
fn index_or_notice(name: &str, line: u64, notices: &mut Notices) -> Option<usize> {
    let index = ELEMENTS.iter().position(|element| element.eq_ignore_ascii_case(name));
    if index.is_none() {
        notices.add(Severity::Note, line, 0, codes::UNKNOWN_ELEMENT, |notice| notice.with("element", name));
    }
    index
}

#[cfg(test)]
mod tests;
