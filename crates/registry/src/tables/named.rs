//! Everybody whose name begins or ends with one of some words: whom a name with a slip in it may mean.

use crate::door::transaction::{Among, texts_in_json};
use crate::{Error, Reader};
use arpad_model::PersonId;

/// Number and accent-free name of everybody whose name has one of these words as its first or last part, in no order; who has
/// both comes twice, and who was merged into somebody does not come. A word is letters and digits.
pub fn each_with_end(
    store: &mut Reader<'_>,
    words: &[&str],
    mut take: impl FnMut(PersonId, &str) -> Result<(), Error>,
) -> Result<(), Error> {
    // Behind a part stands a space or a hyphen, and both are before the dot. The inner join is written as a cross join for
    // SQLite, which then looks up word by word and does not walk over everybody.
    const BEGINNING: Among = Among {
        sqlite: "SELECT person.id, person.plain FROM json_each(?1) AS wanted CROSS JOIN person
             WHERE plain >= wanted.value || ' ' AND plain < wanted.value || '.' AND merged_into IS NULL",
        postgres: "SELECT array_agg(id), array_agg(plain)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)) AS wanted (value)
             JOIN person ON plain >= wanted.value || ' ' AND plain < wanted.value || '.'
             WHERE merged_into IS NULL",
    };
    const ENDING: Among = Among {
        sqlite: "SELECT person.id, person.plain FROM json_each(?1) AS wanted CROSS JOIN person
             WHERE substr(plain, length(rtrim(plain, 'abcdefghijklmnopqrstuvwxyz0123456789')) + 1) = wanted.value
             AND merged_into IS NULL",
        postgres: "SELECT array_agg(id), array_agg(plain)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)) AS wanted (value)
             JOIN person ON substr(plain, length(rtrim(plain, 'abcdefghijklmnopqrstuvwxyz0123456789')) + 1) = wanted.value
             WHERE merged_into IS NULL",
    };
    let words = texts_in_json(words.iter().copied());
    for among in [&BEGINNING, &ENDING] {
        store.each_packed_in(among, &words, |row| {
            take(PersonId(row.number("person", 0)?), row.opt_str(1)?.unwrap_or_default())
        })?;
    }
    Ok(())
}
