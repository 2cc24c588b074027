//! A small list with everything that breaks files in it.

mod data;
mod fide;
mod order;
mod people;
mod workbook;

use super::*;
use arpad_model::{Activity, EgdPin, FideId, Grade, Komir, PersonId, PersonName, Series, Sex, Tempo};
use jiff::civil::date;

/// Somebody of whom little is known.
fn player(id: u32, name: &str, rating: i32) -> ListLine {
    ListLine {
        place: None,
        person: PersonId(id),
        komir: None,
        fide: None,
        egd: None,
        name: PersonName::from_list(name),
        sex: None,
        country: "HUN".to_owned(),
        born: None,
        title: String::new(),
        club: String::new(),
        county: String::new(),
        rating: Some(rating),
        before: None,
        games: 0,
        k: None,
        active: Activity::Active,
        grade: None,
        now: None,
        beside: [None; 3],
        is_withheld: false,
        is_kept: false,
    }
}

/// Four players: accents, quotes, commas, an emoji, and a name that is a formula.
fn lines() -> Vec<ListLine> {
    let mut lines = vec![
        ListLine {
            komir: Komir::new(1234),
            fide: Some(FideId(703_303)),
            egd: Some(EgdPin(12_345_678)),
            sex: Some(Sex::Female),
            born: Some(1990),
            title: "WGM".to_owned(),
            club: "Tűzoltó \"Előre\" SE, Győr".to_owned(),
            before: Some(2388),
            games: 9,
            k: Some(10),
            grade: Grade::dan(1),
            is_withheld: false,
            ..player(1, "Őry-Kovács, Ágnes", 2400)
        },
        ListLine {
            fide: Some(FideId(11)),
            sex: Some(Sex::Male),
            born: Some(2009),
            before: Some(2110),
            active: Activity::Inactive,
            grade: Grade::kyu(8),
            is_withheld: false,
            ..player(2, "=cmd(), <Péter> & \"Co\"", 2100)
        },
        ListLine { komir: Komir::new(5), before: Some(2100), ..player(3, "Zsák, 🐉", 2100) },
        player(4, "@új\n\u{202e}sor", 1500),
    ];
    place(&mut lines);
    lines
}

fn head(series: Series) -> ListHead {
    ListHead {
        series,
        date: date(2024, 4, 1),
        revision: 2,
        federation: "Próba & \"Társa\"".to_owned(),
        edition: "fide-2024-03".to_owned(),
        published: Some("2024-03-31T12:00:00Z".parse().unwrap()),
        hash: "abc123".to_owned(),
    }
}

const CHESS: Series = Series::Chess(Tempo::Standard);

/// The app's own words, read from its files.
fn words(language: &str) -> Vec<(String, String)> {
    let file = format!("{}/../app/words/{language}/lists.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect("the words of lists");
    let pairs = text.lines().filter_map(|line| line.split_once(" = "));
    pairs.map(|(key, word)| (key.to_owned(), word.to_owned())).collect()
}

fn hungarian() -> Headings {
    let words = words("hu");
    let word = |key: &str| words.iter().find(|(other, _)| other == key).expect("a word for each key").1.clone();
    Headings::new(word, PersonName::eastern)
}

fn bytes(format: ListFormat, series: Series, lines: &[ListLine]) -> (Vec<u8>, Written) {
    let mut target = Vec::new();
    let written = write(format, &head(series), lines, &hungarian(), &mut target).expect("a vector takes everything");
    (target, written)
}

fn text(format: ListFormat, series: Series) -> String {
    String::from_utf8(bytes(format, series, &lines()).0).expect("every text format is UTF-8")
}

#[test]
fn every_heading_has_a_word_in_both_languages_and_no_word_is_left_over() {
    let mut keys = Headings::keys();
    keys.sort();
    for language in ["en", "hu"] {
        let mut worded: Vec<String> = words(language).into_iter().map(|(key, _)| key).collect();
        worded.sort();
        assert_eq!(worded, keys, "{language}");
    }
}

#[test]
fn a_format_is_read_by_the_name_it_prints() {
    for format in ListFormat::ALL {
        assert_eq!(ListFormat::parse(format.as_str()), Some(format));
        assert!(format.media_type().contains('/') && !format.extension().contains('.'));
    }
    assert_eq!(ListFormat::parse("pdf"), None);
}

#[test]
fn an_empty_list_is_a_file_in_every_format() {
    for series in Series::ALL {
        for format in ListFormat::ALL {
            let (bytes, written) = bytes(format, series, &[]);
            assert!(!bytes.is_empty() && written == Written::default(), "{format:?} {series:?}");
        }
    }
}

#[test]
fn the_same_list_gives_the_same_bytes_in_every_format() {
    for series in Series::ALL {
        for format in ListFormat::ALL {
            assert!(bytes(format, series, &lines()) == bytes(format, series, &lines()), "{format:?} {series:?}");
        }
    }
}

#[test]
fn a_full_disk_is_an_error_in_every_format() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::from(std::io::ErrorKind::StorageFull))
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    for format in ListFormat::ALL {
        assert!(write(format, &head(CHESS), &lines(), &hungarian(), Full).is_err(), "{format:?}");
    }
}
