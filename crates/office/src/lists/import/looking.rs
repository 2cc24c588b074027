//! A few players looked for on a list that was imported before.

use super::cleaned::Cleaned;
use super::reading::{draft, rated};
use super::row::{games_told, is_junior, tells_games};
use crate::lists::TakenRating;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::PersonFields;
use arpad_formats::fide_list::{self, Rated, Record, full_title};
use arpad_model::{FideId, PersonId, Series, Tempo};
use jiff::civil::Date;
use std::collections::HashMap;
use std::fs::File;

/// A player as a list has him; the person's number is still to be given.
pub(crate) struct OnList {
    pub fields: PersonFields,
    pub title: String,
    pub ratings: Vec<TakenRating>,
}

/// Those on the list who are wanted; of a number that stands there twice the first line.
pub(crate) fn on_list(
    file: File,
    file_name: &str,
    day: Date,
    mut is_wanted: impl FnMut(&Record<&str>) -> bool,
) -> Result<HashMap<FideId, OnList>, OfficeError> {
    let mut found: HashMap<FideId, OnList> = HashMap::new();
    let tempo = fide_list::Tempo::of_file_name(file_name);
    let read = fide_list::read(file, tempo, |record, _| {
        let fide = FideId(record.fide_id);
        if !is_wanted(record) || found.contains_key(&fide) {
            return Ok::<(), fide_list::Error>(());
        }
        let cleaned = Cleaned::of(record);
        let cleaned = cleaned.as_ref().map(|cleaned| cleaned.record(record));
        let record = cleaned.as_ref().unwrap_or(record);
        let title = full_title(if record.title.is_empty() { record.women_title } else { record.title });
        let draft = draft(record, title);
        let fields = PersonFields {
            family: draft.name.family,
            given: draft.name.given,
            fide: Some(fide),
            born: draft.born,
            sex: draft.sex,
            country: draft.country,
            ..PersonFields::default()
        };
        let rating = |tempo: Tempo| {
            let Rated { rating: Some(rating), k, .. } = rated(record, tempo) else { return None };
            Some(TakenRating {
                person: PersonId::default(),
                series: Series::Chess(tempo),
                rating: rating.into(),
                k: k.filter(|k| *k > 0),
                games: games_told(k.unwrap_or(0), is_junior(record.born, day)).filter(|_| tells_games(tempo, day)),
            })
        };
        let ratings = Tempo::ALL.into_iter().filter_map(rating).collect();
        found.insert(fide, OnList { fields, title: draft.title, ratings });
        Ok(())
    });
    match read {
        Ok(_) => Ok(found),
        Err(error) => {
            let refusal = Refusal::new(code::LIST_UNREADABLE).with("file", file_name);
            Err(refusal.with("error", error.to_string().as_str()).into())
        }
    }
}
