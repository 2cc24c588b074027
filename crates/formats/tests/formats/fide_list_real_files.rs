//! Every real FIDE list at hand: layout, rows and notices, without any person's name.

use std::{fmt::Write, fs::File};

use crate::support::{file_name, fixtures, tally};
use arpad_formats::{
    fide_list::{self, Tempo},
    notice::Severity,
};

#[test]
fn real_lists_are_read_without_an_error() {
    let files = fixtures("lists", 8);
    if files.is_empty() {
        return;
    }
    let mut table = String::from("file | layout | tempo | players | rated | born | titled | flagged | notices\n");
    for path in files {
        let name = file_name(&path);
        let (mut rated, mut born, mut titled, mut flagged) = (0, 0, 0, 0);
        let file = File::open(&path).expect("open a real list");
        let size = file.metadata().expect("its size").len();
        let mut last = 0;
        let summary =
            fide_list::read(file, Tempo::of_file_name(&name), |record, place| -> Result<(), fide_list::Error> {
                let any = [record.standard, record.rapid, record.blitz].iter().any(|rated| rated.rating.is_some());
                rated += u32::from(any);
                born += u32::from(record.born.is_some());
                titled += u32::from(!record.title.is_empty() || !record.women_title.is_empty());
                flagged += u32::from(record.flags.inactive || record.flags.woman);
                last = place.consumed;
                Ok(())
            })
            .expect("read a real list");
        assert!(last <= size, "{name}: more consumed than there is");
        assert!(
            summary.notices.iter().all(|notice| notice.severity < Severity::Error),
            "{name}: {:?}",
            summary.notices
        );
        let (layout, tempo, players) = (summary.layout.as_str(), summary.tempo.as_str(), summary.players);
        let notices = tally(&summary.notices);
        writeln!(
            table,
            "{name} | {layout} | {tempo} | {players} | {rated} | {born} | {titled} | {flagged} | {notices}"
        )
        .expect("write to a string");
    }
    insta::assert_snapshot!(table);
}
