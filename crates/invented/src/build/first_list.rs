//! The list the federation takes over from the years before it.

use crate::{DemoPlayer, Federation};
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Rated, Record, Sex as ListSex};
use arpad_model::Sex;
use jiff::civil::Date;

/// The list the federation takes over, in FIDE's own layout.
pub fn first_list(federation: &Federation, day: Date) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("writing to memory");
    for player in &federation.players {
        let (Some(fide), Some(chess)) = (player.fide, &player.chess) else { continue };
        if chess.initial.iter().all(Option::is_none) {
            continue;
        }
        let name = player.name.as_list();
        let title = player.titles.iter().map(|(title, _)| *title).rfind(|title| title.len() == 2 && *title != "mj");
        let rated = |tempo: usize| match chess.initial[tempo] {
            Some(rating) => {
                Rated { rating: u16::try_from(rating).ok(), games: Some(0), k: Some(k(player, rating, day)) }
            }
            None => Rated::default(),
        };
        let record = Record {
            fide_id: fide.0,
            name: name.as_str(),
            federation: "HUN",
            sex: Some(if player.sex == Sex::Female { ListSex::Female } else { ListSex::Male }),
            title: title.unwrap_or_default(),
            standard: rated(0),
            rapid: rated(1),
            blitz: rated(2),
            born: Some(ListBirth { year: player.born.year() as u16, month_day: None }),
            ..Record::default()
        };
        writer.write(&record).expect("writing to memory");
    }
    writer.finish().expect("writing to memory")
}

/// K as FIDE's list would print it.
fn k(player: &DemoPlayer, rating: i32, day: Date) -> u8 {
    match rating {
        2400.. => 10,
        ..2300 if day.year() - player.born.year() <= 18 => 40,
        _ => 20,
    }
}
