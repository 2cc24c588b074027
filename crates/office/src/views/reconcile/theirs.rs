//! FIDE's list from a file that is looked at and not adopted.

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::import::day_of_file_name;
use crate::lists::compute::People;
use crate::refusal::code;
use arpad_formats::fide_list::{self, Rated};
use arpad_model::{FideId, ListRow, PersonId, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::everybody;
use jiff::civil::Date;
use std::collections::HashMap;
use std::fs::File;

/// A file with FIDE's list.
#[derive(Debug)]
pub struct Against<'a> {
    /// The name it came under; it may say the tempo and the date.
    pub file_name: &'a str,
    /// The file.
    pub file: File,
}

/// What FIDE says.
pub(super) struct Theirs {
    /// Of those the register knows, in the order of persons; only what is compared.
    pub rows: Vec<ListRow>,
    /// Players with games whom it does not know.
    pub strangers: u64,
}

/// Reads the file. Refused where its name tells another month, or nobody in it is rated at the tempo.
pub(super) fn of_file(
    store: &mut Reader<'_>,
    tempo: Tempo,
    day: Date,
    against: Against<'_>,
    federation: &str,
) -> Result<Theirs, OfficeError> {
    if let Some(told) = day_of_file_name(against.file_name).filter(|told| *told != day) {
        let refusal = Refusal::new(code::LIST_OF_ANOTHER_DAY).with("file", against.file_name);
        return Err(refusal.with("told", told).with("date", day).into());
    }
    let people = People::numbers(store)?;
    let mut known: HashMap<FideId, PersonId> = HashMap::new();
    everybody::each_listed(store, |one| {
        known.insert(one.fide, people.standing_for(one.id));
        Ok(())
    })?;
    let mut theirs = Theirs { rows: Vec::new(), strangers: 0 };
    let by_name = fide_list::Tempo::of_file_name(against.file_name);
    let mut rated = 0_u64;
    let read = fide_list::read(against.file, by_name, |record, _| {
        let told = match tempo {
            Tempo::Standard => record.standard,
            Tempo::Rapid => record.rapid,
            Tempo::Blitz => record.blitz,
        };
        let Rated { rating: Some(rating), games, k } = told else { return Ok::<(), fide_list::Error>(()) };
        rated += 1;
        let period_games = u32::from(games.unwrap_or(0));
        match known.get(&FideId(record.fide_id)) {
            Some(person) => theirs.rows.push(ListRow {
                person: *person,
                rating: Some(rating.into()),
                k: k.filter(|k| *k > 0),
                period_games,
                ..ListRow::default()
            }),
            None => {
                let is_theirs = federation.is_empty() || record.federation.eq_ignore_ascii_case(federation);
                theirs.strangers += u64::from(is_theirs && period_games > 0);
            }
        }
        Ok(())
    });
    if let Err(error) = read {
        let refusal = Refusal::new(code::LIST_UNREADABLE).with("file", against.file_name);
        return Err(refusal.with("error", error.to_string().as_str()).into());
    }
    if rated == 0 {
        return Err(Refusal::new(code::LIST_WITHOUT_PLAYERS).into());
    }
    theirs.rows.sort_by_key(|row| row.person);
    theirs.rows.dedup_by_key(|row| row.person);
    Ok(theirs)
}
