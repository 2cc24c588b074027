//! FIDE's layouts, read back by our own reader.

use super::*;
use arpad_formats::fide_list::{self, Record};
use arpad_model::{FideId, Series};
use std::io::Cursor;

fn read(bytes: Vec<u8>) -> (Vec<Record<String>>, fide_list::Summary) {
    let mut records = Vec::new();
    let summary = fide_list::read(Cursor::new(bytes), None, |record, _| {
        records.push(record.to_owned_text());
        Ok::<(), fide_list::Error>(())
    });
    (records, summary.expect("our own list"))
}

#[test]
fn a_chess_list_in_either_of_fides_layouts_is_read_back_with_its_rating_in_the_columns_of_its_tempo() {
    for (format, layout) in [(ListFormat::Txt, "text-combined-foa"), (ListFormat::Xml, "xml-combined")] {
        for tempo in Tempo::ALL {
            let (bytes, written) = bytes(format, Series::Chess(tempo), &lines());
            assert_eq!(written, Written { players: 2, left_out: 2, cut: 0 });
            let (records, summary) = read(bytes);
            assert_eq!((summary.layout.as_str(), summary.notices.len()), (layout, 0));
            let [first, second] = &records[..] else { panic!("two players have a FIDE number") };
            assert_eq!((first.fide_id, first.name.as_str()), (703_303, "Őry-Kovács, Ágnes"));
            assert_eq!((first.title.as_str(), first.women_title.as_str()), ("WGM", "WGM"));
            assert_eq!((first.federation.as_str(), first.flags.as_str()), ("HUN", "w"));
            assert_eq!(first.born.map(|born| born.to_string()).as_deref(), Some("1990"));
            assert_eq!((second.name.as_str(), second.flags.as_str()), ("=cmd(), <Péter> & \"Co\"", "i"));
            for other in [fide_list::Tempo::Standard, fide_list::Tempo::Rapid, fide_list::Tempo::Blitz] {
                let (rated, here) = (first.rated(other), other.as_str() == tempo.as_str());
                assert_eq!((rated.rating, rated.k), (here.then_some(2400), here.then_some(10)), "{format:?} {other:?}");
            }
        }
    }
}

#[test]
fn what_fides_columns_have_no_room_for_stays_out_of_them() {
    let odd = ListLine {
        fide: Some(FideId(12)),
        title: "mester".to_owned(),
        country: "Magyarország".to_owned(),
        rating: Some(-5),
        games: 70_000,
        k: Some(200),
        born: Some(1980),
        ..player(1, &"Hosszú ".repeat(20), 0)
    };
    let nobody = ListLine { fide: Some(FideId(0)), ..player(2, "Nulla", 2000) };
    let broken = ListLine { fide: Some(FideId(13)), ..player(3, "Sor\u{1}törő\n, Ede", 2000) };
    let lines = [odd, nobody, broken];
    let (bytes_of_text, written) = bytes(ListFormat::Txt, CHESS, &lines);
    assert_eq!(written, Written { players: 2, left_out: 1, cut: 1 });
    let (records, _) = read(bytes_of_text);
    assert_eq!((records[0].title.as_str(), records[0].federation.as_str()), ("", ""));
    assert_eq!((records[0].standard.rating, records[0].standard.k), (None, None));
    assert_eq!(records[0].born.map(|born| born.year), Some(1980), "nothing moved to the right");
    let (records, _) = read(bytes(ListFormat::Xml, CHESS, &lines).0);
    assert_eq!(records[1].name, "Sor törő, Ede");
}

#[test]
fn the_other_tempos_stand_in_their_columns() {
    let mut line = ListLine { fide: Some(FideId(12)), k: Some(20), games: 3, ..player(1, "Három, Ede", 2000) };
    line.beside[Tempo::Rapid.index()] = Some(TempoRating { rating: 1950, games: 7, k: Some(40) });
    line.beside[Tempo::Standard.index()] = Some(TempoRating { rating: 1, games: 1, k: Some(1) });
    for format in [ListFormat::Txt, ListFormat::Xml] {
        let (records, _) = read(bytes(format, CHESS, std::slice::from_ref(&line)).0);
        let told = |rated: fide_list::Rated| (rated.rating, rated.games, rated.k);
        assert_eq!(told(records[0].standard), (Some(2000), Some(3), Some(20)), "the list's own");
        assert_eq!(told(records[0].rapid), (Some(1950), Some(7), Some(40)));
        assert_eq!(records[0].blitz.rating, None);
    }
}

#[test]
fn pairing_programs_get_everybody_but_who_asked_not_to_be_shown() {
    let numberless = ListLine { club: "=Klub; SE".to_owned(), ..player(7, "Szám, Nélkül", 1800) };
    let hidden = ListLine { is_withheld: true, ..player(8, "", 1700) };
    let (bytes, written) = bytes(ListFormat::Pairing, CHESS, &[numberless, hidden]);
    assert_eq!(written, Written { players: 1, left_out: 1, cut: 0 });
    let text = String::from_utf8(bytes).expect("UTF-8");
    assert_eq!(text.lines().nth(1), Some("7;;;Szám, Nélkül;;HUN;;;\"'=Klub; SE\";1800;;;;;"));
}
