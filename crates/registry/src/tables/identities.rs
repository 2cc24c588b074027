//! Many persons at once, as far as a line of a report can be compared with them.

use crate::door::transaction::{Among, in_json};
use crate::{Error, Reader};
use arpad_model::{Birth, EgdPin, FideId, Komir, PersonId, PersonName, Sex};
use jiff::civil::Date;

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Our own number.
    pub id: PersonId,
    /// FIDE's number.
    pub fide: FideId,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// The European Go Database's number.
    pub egd: Option<EgdPin>,
    /// The name, with its accents.
    pub name: PersonName,
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country, three letters.
    pub country: String,
    /// The day of death.
    pub died: Option<Date>,
}

const TABLE: &str = "person";

/// Everybody with one of these FIDE numbers, each of which stands here once, in no order; who was merged into somebody is
/// left out.
pub fn each_by_fide(
    store: &mut Reader<'_>,
    numbers: &[FideId],
    mut take: impl FnMut(Identity) -> Result<(), Error>,
) -> Result<(), Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT id, fide, komir, egd, family, given, born, sex, country, died FROM person
             WHERE fide IS NOT NULL AND merged_into IS NULL AND fide IN (SELECT value FROM json_each(?1))",
        // Joined, and not with IN: that would mix the numbers, whose order is near to that of the table.
        postgres: "SELECT array_agg(id), array_agg(fide), array_agg(komir), array_agg(egd), array_agg(family),
             array_agg(given), array_agg(born), array_agg(sex), array_agg(country), array_agg(died)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)) AS wanted (number)
             JOIN person ON fide = CAST(wanted.number AS BIGINT)
             WHERE fide IS NOT NULL AND merged_into IS NULL",
    };
    store.each_packed_in(&AMONG, &in_json(numbers.iter().copied()), |row| {
        take(Identity {
            id: PersonId(row.number(TABLE, 0)?),
            fide: row.number(TABLE, 1)?,
            komir: row.opt_number::<u32>(TABLE, 2)?.and_then(Komir::new),
            egd: row.opt_number(TABLE, 3)?,
            name: PersonName { family: row.text(4)?, given: row.text(5)? },
            born: row.birth(TABLE, 6)?,
            sex: row.opt_name(TABLE, 7)?,
            country: row.text(8)?,
            died: row.opt_date(TABLE, 9)?,
        })
    })
}
