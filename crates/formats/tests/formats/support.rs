//! What the tests of this room share: the real files when they are there, and repeatable chance.

use std::{
    collections::BTreeMap,
    io::Write,
    path::{Path, PathBuf},
};

use arpad_formats::notice::{Notice, Severity};

/// The real files of one set, sorted. They stand beside the project: where they are missing the tests that read them are
/// skipped and say so. On a build server nothing is skipped, and each set has at least `expected` files.
pub fn fixtures(set: &str, expected: usize) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures").join(set);
    let files = files_in(&folder);
    if files.len() < expected {
        let is_build_server = std::env::var("CI").as_deref() == Ok("true");
        let missing = format!("{} real files of {expected} in {}", files.len(), folder.display());
        assert!(!is_build_server, "{missing}, and CI reads them all");
        // Past the harness, which keeps what a passing test prints to itself.
        let _ = writeln!(std::io::stderr(), "SKIPPED: {missing}");
    }
    files
}

/// The files of a folder, sorted; none where there is no folder.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("read the folder").path()).collect();
    files.sort();
    files
}

/// The name of a file without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().expect("files have names").to_string_lossy().into_owned()
}

/// The project's own test file.
pub fn own(path: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files").join(path);
    std::fs::read(&path).unwrap_or_else(|error| panic!("read {}: {error}", path.display()))
}

/// `2 warning, 1 note: code ×2, code ×1`: no names, no lines.
pub fn tally(notices: &[Notice]) -> String {
    let mut codes: BTreeMap<(Severity, &str), usize> = BTreeMap::new();
    for notice in notices {
        *codes.entry((notice.severity, notice.code.as_str())).or_default() += 1;
    }
    if codes.is_empty() {
        return "none".to_owned();
    }
    let words: Vec<String> =
        codes.iter().rev().map(|((severity, code), count)| format!("{} {code} ×{count}", severity.as_str())).collect();
    words.join(", ")
}

/// Notices of one code, as (line, column).
pub fn places(notices: &[Notice], code: &str) -> Vec<(usize, usize)> {
    notices.iter().filter(|notice| notice.code == code).map(|notice| (notice.line, notice.column)).collect()
}

/// Xorshift: the same numbers on every machine.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Chance(seed.max(1))
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// A copy with a few bytes changed, removed, doubled or moved.
    pub fn mutate(&mut self, bytes: &[u8]) -> Vec<u8> {
        const SPICE: &[u8] = b"<>&;\"'/!?=+-|[]() \t\r\n0123456789abwhdkpOo\x00\x80\xA4\xC3\xE9\xFF";
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len() + 1);
            let length = self.below(12).min(bytes.len() - at);
            match self.below(6) {
                0 if at < bytes.len() => bytes[at] = SPICE[self.below(SPICE.len())],
                1 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                2 => drop(bytes.drain(at..at + length)),
                3 => bytes.insert(at, SPICE[self.below(SPICE.len())]),
                4 => {
                    let piece = bytes[at..at + length].to_vec();
                    let to = self.below(bytes.len() + 1);
                    drop(bytes.splice(to..to, piece));
                }
                _ => bytes.truncate(bytes.len() - self.below(bytes.len() / 8 + 1)),
            }
        }
        bytes
    }
}

/// The sentences of one language file: message id to its text.
pub fn messages(language: &str, file: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/words").join(language).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("read {}: {error}", path.display()));
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in text.lines() {
        match line.split_once(" =") {
            Some((id, value)) if !line.starts_with([' ', '#']) => {
                let before = messages.insert(id.to_owned(), value.to_owned());
                assert!(before.is_none(), "{id} stands twice in {}", path.display());
                current = Some(id.to_owned());
            }
            _ => {
                if let Some(id) = current.as_ref().filter(|_| line.starts_with(' ')) {
                    messages.get_mut(id).expect("just inserted").push_str(line);
                }
            }
        }
    }
    messages
}

/// The `{$name}` variables of a sentence, sorted.
pub fn variables(sentence: &str) -> Vec<String> {
    let name =
        |part: &str| part.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect();
    let mut names: Vec<String> = sentence.split('$').skip(1).map(name).collect();
    names.sort();
    names.dedup();
    names
}
