//! How fast a list of the whole world passes through, and in how much memory.
//!
//! `cargo bench -p arpad-formats --bench lists`; `ARPAD_BENCH_PLAYERS=20000` for a small try. The lists are written
//! first by this crate's own writers (invented names, FIDE's proportions of October 2026: 59 % unrated) into a
//! temporary folder that is removed at the end. Each figure stands beside a bare baseline over the same bytes in the
//! same run: counting line ends for the text, walking `quick-xml`'s events for the XML. Seconds are those this process
//! spent on a processor, where the system tells them, so that other work on the machine does not enter. Nothing is asserted.

use std::{
    fs::File,
    hint::black_box,
    io::{BufReader, BufWriter, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
    sync::LazyLock,
    time::Instant,
};

use arpad_formats::fide_list::{
    self, Birth, Flags, Rated, Record, Sex,
    write::{CsvWriter, TextWriter, XmlWriter},
};

fn main() {
    let players: u64 = std::env::var("ARPAD_BENCH_PLAYERS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_932_867);
    let folder = Folder(std::env::temp_dir().join(format!("arpad-lists-{}", std::process::id())));
    std::fs::create_dir_all(&folder.0).expect("make a temporary folder");
    let path = |name: &str| folder.0.join(name);
    println!("{players} players, one thread; best of three");

    let text = path("players_list_foa.txt");
    let xml = path("players_list_xml_foa.xml");
    let csv = path("players.csv");
    let packed = path("players_list_foa.zip");
    written("write text", &text, |file| {
        let mut writer = TextWriter::new(file).expect("begin");
        (0..players).for_each(|n| invent(n, |record| writer.write(record).expect("write")));
        writer.finish().expect("end");
    });
    written("write XML", &xml, |file| {
        let mut writer = XmlWriter::new(file).expect("begin");
        (0..players).for_each(|n| invent(n, |record| writer.write(record).expect("write")));
        writer.finish().expect("end");
    });
    written("write CSV", &csv, |file| {
        let mut writer = CsvWriter::new(file).expect("begin");
        (0..players).for_each(|n| invent(n, |record| writer.write(record).expect("write")));
        writer.finish().expect("end");
    });
    written("zip the text", &packed, |file| {
        let mut archive = zip::ZipWriter::new_stream(file);
        let options = zip::write::SimpleFileOptions::default().large_file(true);
        archive.start_file("players_list_foa.txt", options).expect("begin an entry");
        std::io::copy(&mut File::open(&text).expect("open"), &mut archive).expect("pack");
        archive.finish().expect("end");
    });

    let lines = measured("baseline: count line ends", &text, None, count_lines);
    measured("read text", &text, Some(lines), read_list);
    let events = measured("baseline: quick-xml events", &xml, None, walk_events);
    measured("read XML", &xml, Some(events), read_list);
    measured("read zipped text (packed bytes)", &packed, None, read_list);
}

/// A folder that goes away with its value, also when something panics.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a writer and prints its speed.
fn written(what: &str, path: &Path, write: impl FnOnce(BufWriter<File>)) {
    let start = seconds();
    write(BufWriter::with_capacity(1 << 20, File::create(path).expect("create")));
    print(what, path, seconds() - start, None);
}

/// Runs a reader three times and prints the best; gives its seconds.
fn measured(what: &str, path: &Path, baseline: Option<f64>, read: impl Fn(File) -> u64) -> f64 {
    // Forget the peak so far, so that VmHWM is this reader's own; not every system allows it.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        let mut file = File::open(path).expect("open");
        // Once through the page cache, so that the disk is not measured.
        let mut buffer = vec![0; 1 << 20];
        while file.read(&mut buffer).expect("read") > 0 {}
        file.seek(SeekFrom::Start(0)).expect("rewind");
        drop(buffer);
        let start = seconds();
        black_box(read(file));
        best = best.min(seconds() - start);
    }
    print(what, path, best, baseline);
    best
}

/// Seconds on a processor; on a clock where the system does not count them.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let spent = std::fs::read_to_string("/proc/self/schedstat").ok();
    match spent.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok()) {
        Some(nanoseconds) => nanoseconds / 1e9,
        None => START.elapsed().as_secs_f64(),
    }
}

fn print(what: &str, path: &Path, seconds: f64, baseline: Option<f64>) {
    let size = std::fs::metadata(path).expect("size").len() as f64 / 1e6;
    let ratio = baseline.map_or(String::new(), |baseline| format!("  {:.2} × baseline time", seconds / baseline));
    println!(
        "{what:<34} {size:>7.0} MB {seconds:>7.3} s {:>6.0} MB/s  peak {:>5} kB{ratio}",
        size / seconds,
        peak_memory()
    );
}

/// VmHWM of this process in kB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

fn read_list(file: File) -> u64 {
    let mut sum = 0u64;
    let summary = fide_list::read(file, None, |record, _| -> Result<(), fide_list::Error> {
        sum += u64::from(record.fide_id) + record.name.len() as u64 + u64::from(record.standard.rating.unwrap_or(0));
        Ok(())
    })
    .expect("read the list");
    assert!(summary.notices.is_empty(), "an invented list is clean: {:?}", summary.notices.first());
    sum + summary.players
}

fn count_lines(mut file: File) -> u64 {
    let mut buffer = vec![0; 256 * 1024];
    let mut lines = 0;
    loop {
        let count = file.read(&mut buffer).expect("read");
        if count == 0 {
            return lines;
        }
        lines += memchr::memchr_iter(b'\n', &buffer[..count]).count() as u64;
    }
}

fn walk_events(file: File) -> u64 {
    let mut reader = quick_xml::Reader::from_reader(BufReader::with_capacity(256 * 1024, file));
    let mut buffer = Vec::new();
    let mut events = 0;
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer).expect("well-formed") {
            quick_xml::events::Event::Eof => return events,
            event => events += u64::from(black_box(!event.is_empty())),
        }
    }
}

/// The n-th invented player.
fn invent(n: u64, mut write: impl FnMut(&Record<&str>)) {
    const SYLLABLES: [&str; 16] =
        ["ba", "ko", "ri", "ne", "sza", "lu", "ter", "mi", "dan", "vo", "ghe", "li", "os", "ta", "per", "un"];
    const FEDERATIONS: [&str; 8] = ["HUN", "IND", "GER", "ESP", "FRA", "RUS", "POL", "IRI"];
    let mut chance = n.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = |bound: u64| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        chance % bound
    };
    let mut name = String::with_capacity(40);
    for part in 0..2 {
        let start = name.len();
        for _ in 0..2 + below(3) {
            name.push_str(SYLLABLES[below(16) as usize]);
        }
        let capital = name[start..=start].to_ascii_uppercase();
        name.replace_range(start..=start, &capital);
        if part == 0 {
            name.push_str(", ");
        }
    }
    let mut rated = |percent: u64| match below(100) < percent {
        true => Rated {
            rating: Some(1400 + below(1200) as u16),
            games: Some(below(12) as u16),
            k: Some([10, 20, 40][below(3) as usize]),
        },
        false => Rated::default(),
    };
    let (standard, rapid, blitz) = (rated(28), rated(26), rated(18));
    let woman = below(9) == 0;
    write(&Record {
        fide_id: 100_000 + n as u32 * 23,
        name: name.as_str(),
        federation: FEDERATIONS[below(8) as usize],
        sex: Some(if woman { Sex::Female } else { Sex::Male }),
        title: if below(80) == 0 { "FM" } else { "" },
        women_title: "",
        other_titles: if below(60) == 0 { "NA,FST" } else { "" },
        arena_title: "",
        standard,
        rapid,
        blitz,
        born: Some(Birth { year: 1950 + below(68) as u16, month_day: None }),
        flags: Flags { inactive: below(3) == 0, woman },
    });
}
