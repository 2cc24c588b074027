//! What is written is read back the same, whatever it is.

use std::io::Cursor;

use arpad_formats::fide_list::{
    self, Birth, Error, Flags, Layout, Rated, Record, Sex,
    write::{TextWriter, XmlWriter},
};
use proptest::{collection::vec, option, prelude::*};

fn rated() -> impl Strategy<Value = Rated> {
    option::of((1u16..=3999, 0u16..=999, option::of(1u8..=99))).prop_map(|known| match known {
        Some((rating, games, k)) => Rated { rating: Some(rating), games: Some(games), k },
        None => Rated::default(),
    })
}

fn text(pattern: &str) -> impl Strategy<Value = String> {
    proptest::string::string_regex(pattern).expect("a pattern").prop_map(|text| text.trim().to_owned())
}

fn record() -> impl Strategy<Value = Record<String>> {
    let sex = option::of(prop_oneof![Just(Sex::Male), Just(Sex::Female)]);
    let titles = (text("(GM|IM|FM|CM)?"), text("(WGM|WIM)?"), text("(IA|FA|NA)?(,FST|,IO)?"), text("(AGM|ACM)?"));
    let flags = (any::<bool>(), any::<bool>()).prop_map(|(inactive, woman)| Flags { inactive, woman });
    let born = option::of(1900u16..2030).prop_map(|year| year.map(|year| Birth { year, month_day: None }));
    let name = text("[A-Za-zÁÉÍÓÖŐÚÜŰáéíóöőúüű',. &<>\"-]{0,60}");
    (1u32..=999_999_999, name, "[A-Z]{3}", sex, titles, rated(), rated(), rated(), born, flags).prop_map(
        |(
            fide_id,
            name,
            federation,
            sex,
            (title, women_title, other_titles, arena_title),
            standard,
            rapid,
            blitz,
            born,
            flags,
        )| {
            Record {
                fide_id,
                name,
                federation,
                sex,
                title,
                women_title,
                other_titles,
                arena_title,
                standard,
                rapid,
                blitz,
                born,
                flags,
            }
        },
    )
}

fn read(bytes: &[u8]) -> (Vec<Record<String>>, Layout) {
    let mut records = Vec::new();
    let summary = fide_list::read(Cursor::new(bytes), None, |record, _| -> Result<(), Error> {
        records.push(record.to_owned_text());
        Ok(())
    })
    .expect("read from memory");
    (records, summary.layout)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn text_written_is_text_read(records in vec(record(), 0..20)) {
        let mut writer = TextWriter::new(Vec::new()).expect("begin");
        for record in &records {
            writer.write(&record.borrowed()).expect("write");
        }
        prop_assert_eq!(writer.cut(), 0);
        let (again, layout) = read(&writer.finish().expect("end"));
        prop_assert_eq!(again, records);
        prop_assert_eq!(layout, Layout::TextCombinedFoa);
    }

    #[test]
    fn xml_written_is_xml_read(records in vec(record(), 1..20)) {
        let mut writer = XmlWriter::new(Vec::new()).expect("begin");
        for record in &records {
            writer.write(&record.borrowed()).expect("write");
        }
        let (again, layout) = read(&writer.finish().expect("end"));
        prop_assert_eq!(again, records);
        prop_assert_eq!(layout, Layout::XmlCombined);
    }
}
