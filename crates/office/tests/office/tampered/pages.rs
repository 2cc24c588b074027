//! Damaged pages of a file: every byte that means something is missed when it changes.

use super::*;
use arpad_model::BlobId;
use arpad_registry::{ReadOnly, blobs};
use std::ops::Range;

/// Bytes of the file's head that are SQLite's own counters and reserves: no answer depends on them.
const HEAD: [(Range<usize>, &str); 4] = [
    (24..28, "how often the file was changed"),
    (40..44, "how often the tables were changed"),
    (48..52, "how much memory to use"),
    (72..100, "reserved; for which change the size is valid; which SQLite wrote last"),
];

/// So many places of a page are damaged, one after the other.
const PLACES: usize = 12;

#[test]
fn every_page_that_is_damaged_is_found() {
    let trial = arpad_trial::sqlite();
    drop(federation(&trial));
    let whole = std::fs::read(trial.address().trim_start_matches("sqlite:")).unwrap();
    let file = File::of(&whole);
    // When a migration was done is nothing that anything else could tell.
    let newest: u32 = trial.scalar("SELECT max(version) FROM refinery_schema_history").parse().expect("a number");
    let applied = (1..=newest).map(|version| {
        let sql = format!("SELECT applied_on FROM refinery_schema_history WHERE version = {version}");
        let text = trial.scalar(&sql);
        let at = whole.windows(text.len()).position(|bytes| bytes == text.as_bytes()).expect("it stands in the file");
        at..at + text.len()
    });
    let exempt: Vec<Range<usize>> = HEAD.iter().map(|(bytes, _)| bytes.clone()).chain(applied).collect();

    let packed: Vec<usize> = trial
        .scalar("SELECT group_concat(pageno) FROM dbstat WHERE name = 'blob_part'")
        .split(',')
        .map(|page| page.parse::<usize>().unwrap() - 1)
        .collect();
    let unpacked = received(&mut ReadOnly::open(trial.address()).unwrap());

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.db");
    let address = format!("sqlite:{}", path.display());
    let (mut pages, mut damaged, mut idle, mut missed) = (0, 0, 0, Vec::new());
    for page in 0..whole.len() / file.size {
        let counts = |at: &usize| !exempt.iter().any(|range| range.contains(at));
        let used: Vec<usize> = file.used(page).into_iter().filter(counts).collect();
        pages += usize::from(!used.is_empty());
        for place in 0..PLACES.min(used.len()) {
            let at = used[place * (used.len() - 1) / (PLACES - 1).max(1)];
            let mut bytes = whole.clone();
            bytes[at] ^= 0x40;
            std::fs::write(&path, &bytes).unwrap();
            damaged += 1;
            let Ok(mut registry) = ReadOnly::open(&address) else { continue };
            let found = verify(&mut registry, |_, _| {}).map_or(true, |told| !told.faults.is_empty());
            if found {
                continue;
            }
            // Packed bytes have bits that nobody looks at when they are unpacked: what was received is still the same.
            if packed.contains(&page) && received(&mut registry) == unpacked {
                idle += 1;
                continue;
            }
            missed.push(format!("page {} byte {}", page + 1, at % file.size));
        }
    }
    println!("{damaged} damages in {pages} pages, {} missed, {idle} without effect", missed.len());
    assert_eq!(missed, Vec::<String>::new());
    assert!(
        pages > 50 && damaged > 8 * pages && idle * 200 < damaged,
        "{damaged} damages in {pages} pages, {idle} idle"
    );
}

/// All the bytes that were received.
fn received(registry: &mut ReadOnly) -> Vec<Vec<u8>> {
    registry
        .read(|store| [1, 2].map(|blob| blobs::bytes(store, BlobId(blob))).into_iter().collect::<Result<_, _>>())
        .unwrap()
}

/// The file as its format describes it, for knowing which bytes hold something.
struct File<'a> {
    bytes: &'a [u8],
    size: usize,
    overflow: std::collections::HashMap<usize, usize>,
    free: Vec<usize>,
}

/// Where a cell lies, and the page and number of bytes it goes on with.
type Cell = (Range<usize>, Option<(usize, usize)>);

impl<'a> File<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        let size = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
        let mut file = File { bytes, size, overflow: Default::default(), free: Vec::new() };
        let mut trunk = file.number(32, 4);
        while trunk != 0 {
            let begin = (trunk - 1) * size;
            file.free.push(trunk - 1);
            for leaf in 0..file.number(begin + 4, 4) {
                file.free.push(file.number(begin + 8 + 4 * leaf, 4) - 1);
            }
            trunk = file.number(begin, 4);
        }
        for page in 0..bytes.len() / size {
            for (mut next, mut rest) in file.cells(page).into_iter().filter_map(|cell| cell.1) {
                while next != 0 {
                    file.overflow.insert(next - 1, rest.min(size - 4));
                    (next, rest) = (file.number((next - 1) * size, 4), rest.saturating_sub(size - 4));
                }
            }
        }
        file
    }

    fn number(&self, at: usize, bytes: usize) -> usize {
        self.bytes[at..at + bytes].iter().fold(0, |number, byte| number << 8 | usize::from(*byte))
    }

    /// A number of one to nine bytes, and where it ends.
    fn varint(&self, mut at: usize) -> (usize, usize) {
        let mut number = 0;
        loop {
            let byte = usize::from(self.bytes[at]);
            at += 1;
            number = number << 7 | byte & 127;
            if byte < 128 {
                return (number, at);
            }
        }
    }

    /// The cells of a page.
    fn cells(&self, page: usize) -> Vec<Cell> {
        let (begin, head) = self.head(page);
        let kind = self.bytes[head];
        if self.free.contains(&page) || self.overflow.contains_key(&page) || ![2, 5, 10, 13].contains(&kind) {
            return Vec::new();
        }
        let first = head + if kind < 10 { 12 } else { 8 };
        let cell = |number: usize| {
            let start = begin + self.number(first + 2 * number, 2);
            let after_child = start + if kind < 10 { 4 } else { 0 };
            if kind == 5 {
                return (start..self.varint(after_child).1, None);
            }
            let (payload, mut at) = self.varint(after_child);
            let most = if kind == 13 { self.size - 35 } else { (self.size - 12) * 64 / 255 - 23 };
            if kind == 13 {
                at = self.varint(at).1;
            }
            if payload <= most {
                return (start..at + payload, None);
            }
            let least = (self.size - 12) * 32 / 255 - 23;
            let fitting = least + (payload - least) % (self.size - 4);
            let here = if fitting <= most { fitting } else { least };
            (start..at + here + 4, Some((self.number(at + here, 4), payload - here)))
        };
        (0..self.number(head + 3, 2)).map(cell).collect()
    }

    fn head(&self, page: usize) -> (usize, usize) {
        let begin = page * self.size;
        (begin, if page == 0 { 100 } else { begin })
    }

    /// The bytes of a page that are not free.
    fn used(&self, page: usize) -> Vec<usize> {
        let (begin, head) = self.head(page);
        if self.free.contains(&page) {
            return Vec::new();
        }
        if let Some(bytes) = self.overflow.get(&page) {
            return (begin..begin + 4 + bytes).collect();
        }
        let pointers = head + if self.bytes[head] < 10 { 12 } else { 8 };
        let mut used: Vec<usize> = (begin..pointers + 2 * self.number(head + 3, 2)).collect();
        used.extend(self.cells(page).into_iter().flat_map(|cell| cell.0));
        used
    }
}
