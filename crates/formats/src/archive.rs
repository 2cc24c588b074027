//! A zip archive that somebody sends: the files in it, by name, within bounds.
//!
//! * At most [`MOST_FILES`] files and as many bytes as the caller allows; what an entry says of its size is not believed.
//! * An entry that unpacks to more than `MOST_RATIO` times its bytes is nobody's report.
//! * Names are for showing and never for opening anything: parts such as `..` and drive letters are dropped.
//! * An archive in the archive is a file like any other and is not opened.
//! * Folders, and what some systems add beside the files (`__MACOSX/`, `.DS_Store`, `Thumbs.db`), are passed over.

use std::io::{Cursor, Read};
use zip::ZipArchive;

/// Files of one archive.
pub const MOST_FILES: usize = 2_000;

/// Bytes of all files of one archive, unpacked.
pub const MOST_BYTES: usize = 128 << 20;

/// How much an entry may grow; reports grow about fifteen times. Small entries are not asked.
const MOST_RATIO: u64 = 200;

/// An entry up to this size may grow as it likes.
const SMALL: u64 = 1 << 20;

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inside {
    /// Its name, with the folders of the archive.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Why an archive is not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// It cannot be read, or it is packed in a way nobody uses for reports.
    Damaged,
    /// It has a password.
    Locked,
    /// There are too many files, or too much in them.
    TooLarge,
}

/// Whether this is a zip archive, an empty one too.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// Whether this zip archive is the document of an office program.
pub fn is_office(bytes: &[u8]) -> bool {
    let Ok(archive) = ZipArchive::new(Cursor::new(bytes)) else { return false };
    archive.file_names_raw().any(|name| name == b"[Content_Types].xml" || name == b"mimetype")
}

/// All files of an archive, at most so many bytes in all.
pub fn open(bytes: &[u8], most: usize) -> Result<Vec<Inside>, Unopened> {
    let mut inside = Vec::new();
    walk(bytes, most, |name, entry| {
        let mut bytes = Vec::new();
        let count = entry.read_to_end(&mut bytes)?;
        inside.push(Inside { name, bytes });
        Ok(count as u64)
    })?;
    inside.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(inside)
}

/// How many files an archive has, each looked through and none kept.
pub fn count(bytes: &[u8]) -> Result<usize, Unopened> {
    let mut files = 0;
    walk(bytes, MOST_BYTES, |_, entry| {
        files += 1;
        std::io::copy(entry, &mut std::io::sink())
    })?;
    Ok(files)
}

/// Gives every file to the caller, who says how many bytes there were.
fn walk(
    bytes: &[u8],
    most: usize,
    mut take: impl FnMut(String, &mut dyn Read) -> std::io::Result<u64>,
) -> Result<(), Unopened> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Unopened::Damaged)?;
    // Counted before any is read: a central directory may name one entry a million times.
    let wanted: Vec<(usize, String)> = archive
        .file_names_raw()
        .enumerate()
        .filter(|(_, name)| !name.ends_with(b"/"))
        .map(|(index, name)| (index, shown(&String::from_utf8_lossy(name))))
        .filter(|(_, name)| !is_litter(name))
        .take(MOST_FILES + 1)
        .collect();
    if wanted.len() > MOST_FILES {
        return Err(Unopened::TooLarge);
    }
    let mut left = most as u64;
    for (index, name) in wanted {
        let raw = archive.by_index_raw(index).map_err(|_| Unopened::Damaged)?;
        if raw.encrypted() {
            return Err(Unopened::Locked);
        }
        let packed = raw.compressed_size();
        drop(raw);
        let may_be = left.min(SMALL.max(packed.saturating_mul(MOST_RATIO)));
        let entry = archive.by_index(index).map_err(|_| Unopened::Damaged)?;
        let count = take(name, &mut entry.take(may_be + 1)).map_err(|_| Unopened::Damaged)?;
        left = left.checked_sub(count).filter(|_| count <= may_be).ok_or(Unopened::TooLarge)?;
    }
    Ok(())
}

/// A name that can be shown: without control characters, without parts that lead elsewhere.
fn shown(name: &str) -> String {
    let leads_on = |part: &&str| !matches!(*part, "" | "." | "..") && !part.ends_with(':');
    let parts: Vec<&str> = name.split(['/', '\\']).filter(leads_on).collect();
    parts.join("/").chars().filter(|letter| !letter.is_control()).take(200).collect()
}

fn is_litter(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or_default();
    name.starts_with("__MACOSX/") || last.starts_with("._") || matches!(last, ".DS_Store" | "Thumbs.db" | "desktop.ini")
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::io::Write;
    use zip::CompressionMethod;
    use zip::write::{SimpleFileOptions, ZipWriter};

    /// An archive of these files, deflated.
    pub(crate) fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
        packed(files, CompressionMethod::Deflated)
    }

    fn packed(files: &[(&str, &[u8])], method: CompressionMethod) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            writer.start_file(*name, SimpleFileOptions::default().compression_method(method)).expect("an entry");
            writer.write_all(bytes).expect("bytes");
        }
        writer.finish().expect("an archive").into_inner()
    }

    #[test]
    fn stored_and_deflated_files_come_out_in_the_order_of_their_names() {
        for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
            let bytes = packed(&[("march/b.trf", b"012 B\n"), ("a.trf", b"012 A\n"), ("__MACOSX/a.trf", b"x")], method);
            let inside = open(&bytes, MOST_BYTES).expect("an archive");
            let all: Vec<(&str, &[u8])> = inside.iter().map(|one| (one.name.as_str(), &one.bytes[..])).collect();
            assert_eq!(all, [("a.trf", &b"012 A\n"[..]), ("march/b.trf", b"012 B\n")]);
        }
    }

    #[test]
    fn names_lead_nowhere() {
        for (name, expected) in [
            ("../../etc/passwd", "etc/passwd"),
            ("/etc/passwd", "etc/passwd"),
            ("C:\\march\\..\\a.trf", "march/a.trf"),
            ("a\u{7}\n.trf", "a.trf"),
            ("....//a.trf", "..../a.trf"),
        ] {
            assert_eq!(shown(name), expected, "{name}");
        }
        let tricks = zipped(&[("../../a.trf", b"012 A\n")]);
        assert_eq!(open(&tricks, MOST_BYTES).expect("an archive")[0].name, "a.trf");
    }

    #[test]
    fn a_bomb_is_too_large_and_garbage_is_damaged() {
        let zeros = vec![b' '; 30 << 20];
        let bomb = zipped(&[("bomb.trf", &zeros)]);
        assert!(bomb.len() < 100_000, "{}", bomb.len());
        assert_eq!(open(&bomb, MOST_BYTES), Err(Unopened::TooLarge), "thirty megabytes from thirty kilobytes");
        assert_eq!(open(&zipped(&[("a", &[b'x'; 100]), ("b", &[b'y'; 100])]), 150), Err(Unopened::TooLarge));
        assert_eq!(open(b"PK\x03\x04garbage", MOST_BYTES), Err(Unopened::Damaged));
        let whole = zipped(&[("a.trf", b"012 A\n")]);
        for cut in 0..whole.len() {
            assert!(open(&whole[..cut], MOST_BYTES).is_err(), "cut after {cut} bytes");
        }
        let many: Vec<(String, &[u8])> = (0..=MOST_FILES).map(|n| (n.to_string(), &b""[..])).collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
        assert_eq!(open(&zipped(&many), MOST_BYTES), Err(Unopened::TooLarge));
    }

    #[test]
    fn a_document_of_an_office_program_is_known_by_what_lies_in_it() {
        assert!(is_office(&zipped(&[("[Content_Types].xml", b"<x/>"), ("a.trf", b"012 A\n")])));
        assert!(is_office(&zipped(&[("a.trf", b"012 A\n"), ("mimetype", b"application/x")])));
        assert!(!is_office(&zipped(&[("a.trf", b"012 A\n")])) && !is_office(&zipped(&[])) && !is_office(b"PK\x03\x04"));
    }

    #[test]
    fn the_bounds_are_the_last_that_fit() {
        let sizes = |files: &[(&str, &[u8])], most| {
            open(&zipped(files), most).map(|inside| inside.iter().map(|one| one.bytes.len()).collect::<Vec<_>>())
        };
        let (x, y) = ([b'x'; 100], [b'y'; 100]);
        assert_eq!(sizes(&[("a", &x), ("b", &y)], 200), Ok(vec![100, 100]));
        assert_eq!(sizes(&[("a", &x), ("b", &y)], 199), Err(Unopened::TooLarge));
        // A megabyte may come from nothing; more of it may not.
        let blanks = vec![b' '; (1 << 20) + 1];
        assert_eq!(sizes(&[("a", &blanks[1..])], MOST_BYTES), Ok(vec![1 << 20]));
        assert_eq!(sizes(&[("a", &blanks)], MOST_BYTES), Err(Unopened::TooLarge));
        let many: Vec<(String, &[u8])> = (0..MOST_FILES).map(|n| (n.to_string(), &b""[..])).collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
        assert_eq!(count(&zipped(&many)), Ok(MOST_FILES));
        assert_eq!(count(&zipped(&[("a/", b""), ("a/b", &x), ("._c", &x)])), Ok(1), "folders and litter are no files");
        assert_eq!(count(b"PK\x05\x06"), Err(Unopened::Damaged));
    }

    #[test]
    fn litter_is_what_systems_leave_beside_files() {
        for name in
            ["__MACOSX/a.trf", "._a.trf", "march/._a.trf", ".DS_Store", "a/.DS_Store", "Thumbs.db", "a/desktop.ini"]
        {
            assert!(is_litter(name), "{name}");
        }
        for name in ["a.trf", "MACOSX/a.trf", "a/b._c", "DS_Store", "Thumbs.db/a.trf", ".a"] {
            assert!(!is_litter(name), "{name}");
        }
    }

    #[test]
    fn no_flipped_byte_makes_it_panic() {
        let whole = zipped(&[("a.trf", b"012 A\n"), ("b/c.trf", &[b'z'; 3000])]);
        for at in 0..whole.len() {
            for bit in [0x01, 0x80, 0xFF] {
                let mut bytes = whole.clone();
                bytes[at] ^= bit;
                let _ = open(&bytes, MOST_BYTES);
                let _ = is_office(&bytes);
            }
        }
    }
}
