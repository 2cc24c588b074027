//! Fifty thousand damaged files, the same ones every time: the reader answers each, and so does the writer.

use arpad_formats::trf::{self, Edition};

const SEEDS: [&[u8]; 3] = [
    include_bytes!("../files/trf/canonical_trf06.trf"),
    include_bytes!("../files/trf/canonical_trf16.trf"),
    include_bytes!("../files/trf/canonical_trf26.trf"),
];

/// What likes to break readers: ends, blanks, signs, letters of two bytes, cut letters, a mark in the middle.
const MORSELS: [&[u8]; 16] = [
    b"\n",
    b"\r",
    b"\r\n",
    b"\t",
    b" ",
    b"0000",
    b"9999",
    b"-",
    b"001 ",
    b"310 ",
    b"XXR 999999999",
    "ő".as_bytes(),
    b"\xC5",
    b"\xFF",
    b"\xEF\xBB\xBF",
    b"\0",
];

struct Xorshift(u64);

impl Xorshift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

#[test]
fn fifty_thousand_damaged_files_are_read_without_a_panic() {
    let mut random = Xorshift(0x9E37_79B9_7F4A_7C15);
    for round in 0..50_000 {
        let bytes = damaged(&mut random);
        let (file, notices) = trf::read(&bytes);
        let lines = bytes.iter().filter(|byte| matches!(byte, b'\r' | b'\n')).count() + 1;
        assert!(notices.iter().all(|notice| notice.line <= lines), "a notice points behind the file");
        // Writing is slower; every tenth file shows enough.
        if round % 10 == 0 {
            let edition = Edition::ALL[random.below(3)];
            trf::read(trf::write(&file, edition).as_bytes());
        }
    }
}

/// A few lines of a valid file with a few changes.
fn damaged(random: &mut Xorshift) -> Vec<u8> {
    let seed = SEEDS[random.below(SEEDS.len())];
    let start = random.below(seed.len());
    let mut bytes = seed[start..(start + 60 + random.below(700)).min(seed.len())].to_vec();
    for _ in 0..1 + random.below(6) {
        let at = random.below(bytes.len());
        match random.below(5) {
            0 if !bytes.is_empty() => bytes[at] = random.next() as u8,
            1 if !bytes.is_empty() => drop(bytes.remove(at)),
            2 => drop(bytes.splice(at..at, MORSELS[random.below(MORSELS.len())].iter().copied())),
            3 => {
                let end = (at + random.below(40)).min(bytes.len());
                drop(bytes.drain(at..end));
            }
            _ => {
                let end = (at + random.below(120)).min(bytes.len());
                let copy = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, copy));
            }
        }
    }
    bytes
}
