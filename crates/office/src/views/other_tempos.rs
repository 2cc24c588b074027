//! What the lists of the other tempos say of those on a chess list, for layouts that have all three side by side.

use crate::files::export::{ListLine, TempoRating};
use crate::lists::compute::Shelf;
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, PersonId, Series, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use std::collections::HashMap;

/// Fills in the ratings of the other tempos, from the lists in force on the list's day. Nobody enters who is not on the list.
pub fn fill_other_tempos(store: &mut Reader<'_>, list: &List, lines: &mut [ListLine]) -> Result<(), OfficeError> {
    let Series::Chess(own) = list.series else { return Ok(()) };
    let mut places: HashMap<PersonId, usize> = HashMap::with_capacity(lines.len());
    let named = lines.iter().enumerate().filter(|(_, line)| !line.is_withheld);
    places.extend(named.map(|(place, line)| (line.person, place)));
    for tempo in Tempo::ALL.into_iter().filter(|tempo| *tempo != own) {
        let shelf = Shelf::read(store, Series::Chess(tempo), EntryId::LAST)?;
        // Before its first list a tempo has no ratings to tell.
        let Some(other) = shelf.in_force(list.day).filter(|other| other.day <= list.day) else { continue };
        list_rows::each(store, other.id, |row| {
            if let (Some(place), Some(rating)) = (places.get(&row.person), row.rating) {
                lines[*place].beside[tempo.index()] = Some(TempoRating { rating, games: row.period_games, k: row.k });
            }
            Ok(())
        })?;
    }
    Ok(())
}
