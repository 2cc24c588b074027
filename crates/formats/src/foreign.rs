//! Files that are no tournament reports: what they are instead, each told in one sentence.
//!
//! Recognised by content alone. First by the bytes no text begins with ([`by_bytes`]), before any reader is asked; and where
//! no reader knows the file, by what its text looks like ([`by_text`]). What is in none of them is left to the reader of
//! tournament reports, which says what is missing.

use crate::archive::{self, Unopened};
use crate::egd::world_list;
use crate::encoding;
use crate::notice::{Code, Notice, Severity};
use arpad_codes::codes;

codes! {
    /// Every sentence about a file that is no report.
    pub ALL: Code;

    /// A zip archive without a report in it.
    ZIP_WITHOUT_REPORT = "zip-without-report";
    /// A zip archive that is damaged.
    ZIP_DAMAGED = "zip-damaged";
    /// A zip archive with a password.
    ZIP_LOCKED = "zip-locked";
    /// A zip archive with too many files or too much in them.
    ZIP_TOO_LARGE = "zip-too-large";
    /// Several reports where there can be one.
    ZIP_SEVERAL = "zip-several";
    /// An archive of another kind.
    IS_ARCHIVE = "is-archive";
    /// A PDF.
    IS_PDF = "is-pdf";
    /// A document of an office program, a workbook among them.
    IS_OFFICE = "is-office";
    /// A picture.
    IS_PICTURE = "is-picture";
    /// A web page.
    IS_WEB_PAGE = "is-web-page";
    /// The European Go Database's list of players.
    IS_EGD_LIST = "is-egd-list";
    /// Games in PGN.
    IS_PGN = "is-pgn";
    /// XML of another kind.
    IS_XML = "is-xml";
    /// UTF-16 that is no report.
    IS_UTF16 = "is-utf16";
    /// Other bytes that are no text.
    IS_BINARY = "is-binary";
    /// A text without a record in it: a README, a letter.
    IS_PROSE = "is-prose";
}

/// What a file is that is no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// A zip archive.
    Zip,
    /// An archive of another kind.
    Archive,
    /// A PDF.
    Pdf,
    /// A document of an office program.
    Office,
    /// A picture.
    Picture,
    /// A web page.
    WebPage,
    /// The European Go Database's list of players, itself a web page.
    EgdList,
    /// Games in PGN.
    Pgn,
    /// XML of another kind.
    Xml,
    /// UTF-16.
    Utf16,
    /// Bytes that are no text.
    Binary,
    /// A text without a record.
    Prose,
}

impl Foreign {
    /// The name of the format, as reports on files give it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Foreign::Zip => "zip",
            Foreign::Archive => "archive",
            Foreign::Pdf => "pdf",
            Foreign::Office => "office",
            Foreign::Picture => "picture",
            Foreign::WebPage => "html",
            Foreign::EgdList => "egd-list",
            Foreign::Pgn => "pgn",
            Foreign::Xml => "xml",
            Foreign::Utf16 => "utf-16",
            Foreign::Binary => "binary",
            Foreign::Prose => "text",
        }
    }

    /// The one sentence about it.
    pub fn notice(self, bytes: &[u8]) -> Notice {
        let about = |code| Notice::new(Severity::Error, 0, 0, code);
        match self {
            Foreign::Zip => match archive::count(bytes) {
                Ok(files) => about(ZIP_WITHOUT_REPORT).with("files", files),
                Err(Unopened::Damaged) => about(ZIP_DAMAGED),
                Err(Unopened::Locked) => about(ZIP_LOCKED),
                Err(Unopened::TooLarge) => {
                    let megabytes = archive::MOST_BYTES >> 20;
                    about(ZIP_TOO_LARGE).with("files", archive::MOST_FILES).with("megabytes", megabytes)
                }
            },
            Foreign::Archive => about(IS_ARCHIVE),
            Foreign::Pdf => about(IS_PDF),
            Foreign::Office => about(IS_OFFICE),
            Foreign::Picture => about(IS_PICTURE),
            Foreign::WebPage => about(IS_WEB_PAGE),
            Foreign::EgdList => about(IS_EGD_LIST),
            Foreign::Pgn => about(IS_PGN),
            Foreign::Xml => about(IS_XML),
            Foreign::Utf16 => about(IS_UTF16),
            Foreign::Binary => about(IS_BINARY),
            Foreign::Prose => about(IS_PROSE),
        }
    }
}

/// The notice about an archive with several reports where one is wanted.
pub fn several(reports: usize) -> Notice {
    Notice::new(Severity::Error, 0, 0, ZIP_SEVERAL).with("reports", reports)
}

/// What a file is by the bytes it begins with, or because it holds bytes that are in no text.
pub fn by_bytes(bytes: &[u8]) -> Option<Foreign> {
    let starts = |heads: &[&[u8]]| heads.iter().any(|head| bytes.starts_with(head));
    let head = &bytes[..bytes.len().min(1024)];
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    if archive::is_zip(bytes) {
        return Some(if archive::is_office(bytes) { Foreign::Office } else { Foreign::Zip });
    }
    if memchr::memmem::find(head, b"%PDF-").is_some_and(|at| at == 0 || !head[..at].is_ascii()) || starts(&[b"%PDF"]) {
        return Some(Foreign::Pdf);
    }
    if starts(&[b"\xD0\xCF\x11\xE0"]) || text.starts_with(b"{\\rtf") {
        return Some(Foreign::Office);
    }
    if starts(&[b"\x1F\x8B", b"Rar!", b"7z\xBC\xAF", b"BZh9", b"\xFD7zXZ", b"\x28\xB5\x2F\xFD"]) {
        return Some(Foreign::Archive);
    }
    if starts(&[b"\x89PNG", b"\xFF\xD8\xFF", b"GIF8"]) {
        return Some(Foreign::Picture);
    }
    if text.starts_with(b"[Event \"") {
        return Some(Foreign::Pgn);
    }
    if encoding::detect(bytes).is_utf16() {
        return None;
    }
    if world_list::is_world_list(bytes) {
        return Some(Foreign::EgdList);
    }
    let zeros = memchr::memchr_iter(0, head).count();
    let controls =
        head.iter().filter(|byte| **byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0C | 0x1A)).count();
    match zeros {
        // Every other byte of plain letters is nothing in UTF-16.
        zeros if zeros > 0 && zeros * 5 >= head.len() * 2 && zeros * 5 <= head.len() * 3 && controls == zeros => {
            Some(Foreign::Utf16)
        }
        _ if controls * 20 > head.len() => Some(Foreign::Binary),
        _ => None,
    }
}

/// What a text is that no reader knows; none where some line of it could be a record, or there is nothing in it.
pub fn by_text(bytes: &[u8]) -> Option<Foreign> {
    let (text, encoding) = encoding::decode(bytes);
    let text = text.trim_start();
    if text.trim_end().is_empty() {
        return None;
    }
    let head: String = text.chars().take(200).collect::<String>().to_ascii_lowercase();
    if head.starts_with("<!doctype html") || head.starts_with("<html") {
        return Some(Foreign::WebPage);
    }
    if head.starts_with("<?xml") || head.starts_with("<playerslist") {
        return Some(if head.contains("<html") { Foreign::WebPage } else { Foreign::Xml });
    }
    if encoding.is_utf16() {
        return Some(Foreign::Utf16);
    }
    (!encoding::lines(text).any(|line| is_record(line.text))).then_some(Foreign::Prose)
}

/// Three digits and a blank, or a record of a pairing program, at the beginning of a line.
fn is_record(line: &str) -> bool {
    let bytes = line.as_bytes();
    let is_id = |id: &[u8]| id.iter().all(u8::is_ascii_digit) || matches!(id, b"XXR" | b"XXC" | b"###");
    bytes.get(..3).is_some_and(is_id) && bytes.get(3).is_none_or(|byte| matches!(byte, b' ' | b'\t'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_report_is_recognised() {
        let utf16: Vec<u8> = "Kedves Kollega, mellekelve kuldom.".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, foreign) in [
            (&b"%PDF-1.4\n%\xE2\xE3"[..], Some(Foreign::Pdf)),
            (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Some(Foreign::Office)),
            (b"{\\rtf1\\ansi hello}", Some(Foreign::Office)),
            (b"\x1F\x8B\x08", Some(Foreign::Archive)),
            (b"Rar!\x1A\x07", Some(Foreign::Archive)),
            (b"\x89PNG\r\n\x1A\n", Some(Foreign::Picture)),
            (b"[Event \"Open\"]\n[Site \"Eger\"]\n\n1. e4 *\n", Some(Foreign::Pgn)),
            (b"PK\x03\x04garbage", Some(Foreign::Zip)),
            (b"\x01\x02\x03\x04\x00\x05abc\x06\x07", Some(Foreign::Binary)),
            (&utf16, Some(Foreign::Utf16)),
            (b"012 Open\n001    1 x\n", None),
            (b"A README: see %PDF- files.\n", None),
            (b"\xFF\xFE junk %PDF-1.4", Some(Foreign::Pdf)),
            (b"%PDF of an old program", Some(Foreign::Pdf)),
            (b" \n{\\rtf1 hello}", Some(Foreign::Office)),
            (b"7z\xBC\xAF\x27", Some(Foreign::Archive)),
            (b"GIF89a", Some(Foreign::Picture)),
            (b"\xEF\xBB\xBF\n[Event \"Open\"]", Some(Foreign::Pgn)),
            // Two to three bytes in five are nothing in UTF-16; more or fewer, or other odd bytes beside them, are no text.
            (b"a\0b\0c\0d\0ef", Some(Foreign::Utf16)),
            (b"a\0b\0c\0\0d\0\0", Some(Foreign::Utf16)),
            (b"a\0b\0c\0defg", Some(Foreign::Binary)),
            (b"a\0b\0c\0\0\0\0\0", Some(Foreign::Binary)),
            (b"a\0b\0c\0d\0\x01f", Some(Foreign::Binary)),
            // One odd byte in twenty is a slip, more are no text; tabs, ends of lines, pages and files are not odd.
            (b"0123456789012345678\x01", None),
            (b"012345678901234567\x01", Some(Foreign::Binary)),
            (b"\t\n\r\x0C\x1A 012", None),
            (b"", None),
        ] {
            assert_eq!(by_bytes(bytes), foreign, "{}", String::from_utf8_lossy(bytes));
        }
        for (text, foreign) in [
            ("# Reports\n\nSee the *TRF* files.\n", Some(Foreign::Prose)),
            ("<!DOCTYPE html><html>", Some(Foreign::WebPage)),
            ("<?xml version=\"1.0\"?>\n<playerslist>", Some(Foreign::Xml)),
            ("2024-ben volt a verseny.", Some(Foreign::Prose)),
            ("  <HTML><body>", Some(Foreign::WebPage)),
            ("<?xml version=\"1.0\"?>\n<!DOCTYPE html>\n<HTML>", Some(Foreign::WebPage)),
            ("<playerslist>", Some(Foreign::Xml)),
            ("A letter\nwith a line\nXXR 9\n", None),
            ("XXC white1", None),
            ("###\tpairs", None),
            ("012", None),
            ("01", Some(Foreign::Prose)),
            ("0123 Open", Some(Foreign::Prose)),
            ("01x Open", Some(Foreign::Prose)),
            ("XXR9", Some(Foreign::Prose)),
            ("XXX 9", Some(Foreign::Prose)),
            ("012 Open", None),
            ("042 2024/03/01\n", None),
            ("002    1 x\n", None),
            (" \n", None),
        ] {
            assert_eq!(by_text(text.as_bytes()), foreign, "{text}");
        }
    }

    #[test]
    fn the_sentence_says_what_is_wrong_with_an_archive() {
        assert_eq!(Foreign::Zip.notice(b"PK\x03\x04garbage").code, ZIP_DAMAGED);
        let bomb = Foreign::Zip.notice(&archive::tests::zipped(&[("a.trf", &[b' '; (1 << 20) + 1])]));
        assert_eq!(bomb.code, ZIP_TOO_LARGE);
        assert_eq!(bomb.facts, [("files", "2000".to_owned()), ("megabytes", "128".to_owned())]);
        let readme = archive::tests::zipped(&[("README.txt", b"hello")]);
        let notice = Foreign::Zip.notice(&readme);
        assert_eq!((notice.code, notice.facts), (ZIP_WITHOUT_REPORT, vec![("files", "1".to_owned())]));
    }
}
