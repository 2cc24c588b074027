//! Every layout of a FIDE list, with the same invented players.

use std::io::Cursor;

use crate::support::{own, places, tally};
use arpad_formats::fide_list::{
    self, Birth, Error, Flags, Layout, Rated, Reader, Record, Sex, Summary, Tempo, full_title,
    write::{CsvWriter, TextWriter, XmlWriter},
};

fn read(bytes: &[u8], tempo: Option<Tempo>) -> (Vec<Record<String>>, Summary) {
    let mut records = Vec::new();
    let summary = fide_list::read(Cursor::new(bytes), tempo, |record, _| -> Result<(), Error> {
        records.push(record.to_owned_text());
        Ok(())
    })
    .expect("read from memory");
    assert_eq!(summary.players, records.len() as u64);
    (records, summary)
}

fn rated(rating: u16, games: u16, k: u8) -> Rated {
    Rated { rating: Some(rating), games: Some(games), k: Some(k).filter(|k| *k > 0) }
}

fn day(year: u16, month: u8, day: u8) -> Option<Birth> {
    Some(Birth { year, month_day: Some((month, day)) })
}

/// The four players of the files before 2012; those lists have no K and no sex, but for July 2001.
fn old_players(births: fn(Birth) -> Option<Birth>, sexes: bool) -> Vec<Record<String>> {
    let sex = |sex: Sex| Some(sex).filter(|_| sexes);
    let player = |fide_id, name: &str, title: &str, federation: &str, rating, games, born, sex, flags| Record {
        fide_id,
        name: name.to_owned(),
        federation: federation.to_owned(),
        sex,
        title: title.to_owned(),
        standard: rated(rating, games, 0),
        born: Option::and_then(born, births),
        flags,
        ..Record::default()
    };
    let flags = |woman, inactive| Flags { woman, inactive };
    vec![
        player(90000011, "Kovacs, Agnes", "wm", "HUN", 2201, 12, day(1985, 3, 7), sex(Sex::Female), flags(true, false)),
        player(123, "Muñoz, José", "", "ESP", 1999, 0, None, None, flags(false, true)),
        player(4500001, "Peña, Åke", "g", "SWE", 2650, 9, day(1970, 12, 31), sex(Sex::Male), flags(false, false)),
        player(777777, "Vörös-Kis, Éva", "", "HUN", 2005, 3, day(1969, 2, 1), sex(Sex::Female), flags(true, true)),
    ]
}

/// The four players of the files since 2012.
fn players(tempo: Option<Tempo>, arena: bool) -> Vec<Record<String>> {
    let standard = [rated(2201, 12, 20), rated(1736, 0, 20), rated(2650, 9, 10), Rated::default()];
    let rapid = [rated(2100, 0, 20), Rated::default(), rated(2601, 4, 20), rated(1450, 2, 40)];
    let blitz = [Rated::default(), Rated::default(), rated(2702, 11, 20), Rated::default()];
    let texts = [
        (90000011, "Kovács-Tűzkő, Ágnes", "HUN", Sex::Female, "WIM", "WIM", "", "", 1985, (true, false)),
        (123, "", "ENG", Sex::Male, "", "", "", "", 0, (false, true)),
        (4500001, "Pena, Ake", "SWE", Sex::Male, "GM", "", "IA,FST", "AGM", 1970, (false, false)),
        (777777, "Voros-Kis, Eva", "HUN", Sex::Female, "", "", "IA,FT,IO,NA,NI,X", "", 2011, (true, true)),
    ];
    let build = |index: usize| {
        let (fide_id, name, federation, sex, title, women_title, other_titles, arena_title, year, flags) = texts[index];
        let none = Rated::default();
        let (standard, rapid, blitz) = match tempo {
            None => (standard[index], rapid[index], blitz[index]),
            Some(Tempo::Standard) => (standard[index], none, none),
            Some(Tempo::Rapid) => (none, standard[index], none),
            Some(Tempo::Blitz) => (none, none, standard[index]),
        };
        Record {
            fide_id,
            name: name.to_owned(),
            federation: federation.to_owned(),
            sex: Some(sex),
            title: title.to_owned(),
            women_title: women_title.to_owned(),
            other_titles: other_titles.to_owned(),
            arena_title: if arena { arena_title.to_owned() } else { String::new() },
            standard,
            rapid,
            blitz,
            born: (year > 0).then_some(Birth { year, month_day: None }),
            flags: Flags { woman: flags.0, inactive: flags.1 },
        }
    };
    (0..texts.len()).map(build).collect()
}

#[test]
fn the_old_texts_are_told_by_their_columns_whatever_the_header_says() {
    let whole: fn(Birth) -> Option<Birth> = Some;
    let year: fn(Birth) -> Option<Birth> = |birth| Some(Birth { month_day: None, ..birth });
    let none: fn(Birth) -> Option<Birth> = |_| None;
    for (file, layout, births, sexes) in [
        ("text-2001-01", Layout::Text2001January, none, false),
        ("text-2001-04", Layout::Text2001April, whole, false),
        ("text-2001-07", Layout::Text2001July, whole, true),
        ("text-2002-01", Layout::Text2002January, whole, false),
        ("text-2002-10", Layout::Text2002October, whole, false),
        ("text-2003", Layout::Text2003, whole, false),
        ("text-2003-code", Layout::Text2003, whole, false),
        ("text-2005", Layout::Text2005, year, false),
    ] {
        let (records, summary) = read(&own(&format!("lists/{file}.txt")), None);
        assert_eq!(summary.layout, layout, "{file}");
        assert_eq!(records, old_players(births, sexes), "{file}");
        let header = if file == "text-2003" { ", note list-no-header ×1" } else { "" };
        assert_eq!(tally(&summary.notices), format!("note list-odd-bytes ×3{header}"), "{file}");
    }
}

#[test]
fn the_new_texts_are_told_by_their_header() {
    let one_tempo = [None, Some(Tempo::Standard), Some(Tempo::Rapid), Some(Tempo::Blitz)];
    for (file, layout, arena) in
        [("text-single", Layout::TextSingle, false), ("text-single-foa", Layout::TextSingleFoa, true)]
    {
        for tempo in one_tempo {
            let (records, summary) = read(&own(&format!("lists/{file}.txt")), tempo);
            assert_eq!(summary.layout, layout, "{file}");
            assert_eq!(summary.tempo, tempo.unwrap_or(Tempo::Standard));
            assert_eq!(records, players(Some(summary.tempo), arena), "{file}");
            let assumed = places(&summary.notices, "list-tempo-assumed");
            assert_eq!(assumed.len(), usize::from(tempo.is_none()), "a guess is said");
        }
    }
    for (file, layout, arena) in [
        ("text-combined", Layout::TextCombined, false),
        ("text-combined-foa", Layout::TextCombinedFoa, true),
        ("text-combined-foa-blank", Layout::TextCombinedFoa, true),
    ] {
        let (records, summary) = read(&own(&format!("lists/{file}.txt")), None);
        assert_eq!(summary.layout, layout, "{file}");
        assert_eq!(records, players(None, arena), "{file}");
        assert_eq!(tally(&summary.notices), "note list-shifted-columns ×1, note list-empty-name ×1", "{file}");
        assert_eq!(places(&summary.notices, "list-shifted-columns"), [(5, 110)], "{file}");
        assert_eq!(places(&summary.notices, "list-empty-name"), [(3, 0)], "{file}");
    }
}

#[test]
fn the_new_texts_are_also_told_without_their_header() {
    for file in ["text-single", "text-single-foa", "text-combined", "text-combined-foa"] {
        // Without accents and overflow: only then is every line as measured.
        let text = String::from_utf8(own(&format!("lists/{file}.txt"))).expect("UTF-8");
        let body: String = text.lines().skip(1).take(3).map(|line| format!("{line}\n")).collect();
        let (records, summary) = read(body.as_bytes(), Some(Tempo::Standard));
        assert_eq!(summary.layout.as_str(), file);
        assert_eq!(records.len(), 3);
        assert_eq!(places(&summary.notices, "list-no-header"), [(0, 0)]);
    }
}

#[test]
fn the_xml_lists_hold_the_same_players() {
    for (file, layout, tempo, arena) in [
        ("xml-single", Layout::XmlSingle, Some(Tempo::Rapid), false),
        ("xml-combined", Layout::XmlCombined, None, false),
        ("xml-combined-foa", Layout::XmlCombined, None, true),
    ] {
        let (records, summary) = read(&own(&format!("lists/{file}.xml")), tempo);
        assert_eq!(summary.layout, layout, "{file}");
        assert_eq!(records, players(tempo, arena), "{file}");
        assert_eq!(tally(&summary.notices), "note list-empty-name ×1", "{file}");
    }
}

#[test]
fn a_zip_is_opened_and_its_name_tells_the_tempo() {
    let list = own("lists/text-single.txt");
    let packed = zipped(&[("readme.pdf", b"no list"), ("rapid_rating_list.txt", &list)]);
    let mut last = 0;
    let summary = fide_list::read(Cursor::new(&packed), None, |_, place| -> Result<(), Error> {
        last = place.consumed;
        Ok(())
    })
    .expect("read the zip");
    assert_eq!((summary.layout, summary.tempo, summary.players), (Layout::TextSingle, Tempo::Rapid, 4));
    assert_eq!(summary.inside.as_deref(), Some("rapid_rating_list.txt"));
    assert!(0 < last && last <= packed.len() as u64, "progress counts packed bytes");
    assert_eq!(places(&summary.notices, "list-tempo-assumed"), []);

    let packed = zipped(&[("a.txt", &list), ("b.xml", b"<playerslist/>")]);
    let (_, summary) = read(&packed, None);
    assert_eq!(places(&summary.notices, "list-more-files"), [(0, 0)], "the second list is not forgotten silently");
}

#[test]
fn a_damaged_zip_is_an_error_and_not_a_list() {
    let list = own("lists/text-combined.txt").repeat(50);
    let mut packed = zipped(&[("list.txt", &list)]);
    let middle = packed.len() / 2;
    packed[middle] ^= 0xFF;
    let read = |bytes: &[u8]| fide_list::read(Cursor::new(bytes), None, |_, _| Ok::<(), Error>(()));
    assert!(read(&packed).is_err(), "a flipped bit");
    assert!(read(&packed[..middle]).is_err(), "half a download");
    assert!(matches!(read(&zipped(&[])), Ok(_) | Err(Error::Zip(_))), "an empty archive");
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    use std::io::Write;
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).expect("begin an entry");
        archive.write_all(content).expect("write an entry");
    }
    archive.finish().expect("end the archive").into_inner()
}

#[test]
fn the_callers_error_stops_the_reading() {
    #[derive(Debug)]
    struct Enough;
    impl From<Error> for Enough {
        fn from(_: Error) -> Self {
            Enough
        }
    }
    let mut seen = 0;
    let result = fide_list::read(Cursor::new(own("lists/text-combined.txt")), None, |_, _| {
        seen += 1;
        if seen == 2 { Err(Enough) } else { Ok(()) }
    });
    assert!(result.is_err());
    assert_eq!(seen, 2);
}

#[test]
fn the_reader_gives_one_player_after_another_with_line_and_bytes() {
    let bytes = own("lists/text-2003.txt");
    let mut reader = Reader::new(&bytes[..], None).expect("look at the head");
    assert_eq!(reader.layout(), Layout::Text2003);
    let mut seen = Vec::new();
    while let Some((record, place)) = reader.next().expect("read from memory") {
        seen.push((record.fide_id, place.line, place.consumed));
    }
    assert_eq!(seen, [(90000011, 2, 81), (123, 3, 161), (4500001, 4, 241), (777777, 5, 321)]);
    assert!(reader.next().expect("still at the end").is_none());
}

#[test]
fn old_titles_have_todays_letters() {
    let titles = ["g", "m", "f", "c", "wg", "wm", "wf", "wc", "GM", "h", ""].map(full_title);
    assert_eq!(titles, ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "GM", "h", ""]);
}

#[test]
fn file_names_tell_the_tempo() {
    assert_eq!(Tempo::of_file_name("RAPID_sep12frl.txt"), Some(Tempo::Rapid));
    assert_eq!(Tempo::of_file_name("blitz_rating_list.xml"), Some(Tempo::Blitz));
    assert_eq!(Tempo::of_file_name("standard_aug14frl.txt"), Some(Tempo::Standard));
    assert_eq!(Tempo::of_file_name("players_list_foa.txt"), None);
}

#[test]
fn the_writers_give_back_what_was_read() {
    let (records, _) = read(&own("lists/text-combined-foa.txt"), None);
    let mut text = TextWriter::new(Vec::new()).expect("begin");
    let mut xml = XmlWriter::new(Vec::new()).expect("begin");
    let mut csv = CsvWriter::new(Vec::new()).expect("begin");
    for record in &records {
        text.write(&record.borrowed()).expect("write");
        xml.write(&record.borrowed()).expect("write");
        csv.write(&record.borrowed()).expect("write");
    }
    assert_eq!(text.cut(), 0);
    let text = text.finish().expect("end");
    assert_eq!(text, own("lists/text-combined-foa.txt"), "byte for byte, the pushed line included");
    assert_eq!(xml.finish().expect("end"), own("lists/xml-combined-foa.xml"), "byte for byte");
    let csv = String::from_utf8(csv.finish().expect("end")).expect("UTF-8");
    insta::assert_snapshot!(csv);
}

#[test]
fn a_name_too_long_for_its_column_is_cut_and_counted() {
    let long = "Á".repeat(70);
    let mut text = TextWriter::new(Vec::new()).expect("begin");
    text.write(&Record { fide_id: 1, name: long.as_str(), federation: "HUN", ..Record::default() }).expect("write");
    assert_eq!(text.cut(), 1);
    let (records, _) = read(&text.finish().expect("end"), None);
    assert_eq!(records[0].name, "Á".repeat(60));
    assert_eq!(records[0].federation, "HUN");
}

/// A narrow column has no blank to spare: what fills it stands whole, and what is wider pushes nothing away unseen.
#[test]
fn a_narrow_column_may_be_full() {
    let mut text = TextWriter::new(Vec::new()).expect("begin");
    let record =
        Record { fide_id: 1, name: "A", federation: "HUNG", standard: rated(2000, 1234, 20), ..Record::default() };
    text.write(&record).expect("write");
    assert_eq!(text.cut(), 0);
    let written = String::from_utf8(text.finish().expect("end")).expect("UTF-8");
    let line = written.lines().nth(1).expect("a player");
    assert_eq!((&line[76..80], &line[119..123]), ("HUNG", "1234"), "{line}");
}
