//! The rows of a list: the whole state of every person after it.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, page_of, places, select};
use crate::door::transaction::{Among, Pages, in_json};
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{Activity, ClubId, ListId, ListRow, PersonId};
use std::collections::HashMap;

const TABLE: &str = "list_row";

macro_rules! list_row {
    ($make:ident $($args:tt)*) => {
        $make! { list_row [
            person INT8, rating INT8, k INT8, games INT8, peak INT8, period_games INT8, change INT8, last_active INT8,
            active INT8, title TEXT, grade INT8, score INT8, expected INT8, state BYTEA, list INT8
        ] $($args)* }
    };
}

list_row!(places);

const BULK: Bulk = list_row!(bulk);

/// Enters rows of a list.
pub fn insert_all(store: &mut Writer<'_>, list: ListId, rows: &[ListRow]) -> Result<(), Error> {
    store.bulk(&BULK, |sink| rows.iter().try_for_each(|row| sink.row(&values(list, row))))
}

/// Lists none of whose rows has a score or what was expected: nobody played, or they were made before these were kept.
pub fn without_scores(store: &mut Reader<'_>) -> Result<Vec<ListId>, Error> {
    const SQL: &str = "SELECT list FROM list_row GROUP BY list HAVING count(score) = 0 AND count(expected) = 0";
    store.all(SQL, &[], |row| Ok(ListId(row.number(TABLE, 0)?)))
}

/// Takes score and expectation out of all rows of a list.
pub fn forget_scores(store: &mut Writer<'_>, list: ListId) -> Result<(), Error> {
    store.execute("UPDATE list_row SET score = NULL, expected = NULL WHERE list = ?1", &[list.0.into()])?;
    Ok(())
}

fn values(list: ListId, row: &ListRow) -> [Value<'_>; 15] {
    [
        row.person.into(),
        row.rating.into(),
        row.k.into(),
        row.games.into(),
        row.peak.into(),
        row.period_games.into(),
        row.change.into(),
        row.last_active.into(),
        row.active.code().into(),
        (&row.title).into(),
        row.grade.into(),
        row.score.into(),
        row.expected.into(),
        if row.state.is_empty() { Value::Null } else { (&row.state).into() },
        list.into(),
    ]
}

const ALL: Pages = Pages {
    sqlite: list_row!(select "list = ?1 ORDER BY person"),
    postgres: list_row!(page_of list_row!(select
            "list = ?1 AND person >= (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2)
             AND person < 8192 + (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2) ORDER BY person"
    )),
};

/// All rows of a list in the order of persons.
pub fn of(store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
    let mut rows = Vec::new();
    each(store, list, |row| {
        rows.push(row);
        Ok(())
    })?;
    Ok(rows)
}

/// The same, one after the other.
pub fn each(
    store: &mut Reader<'_>,
    list: ListId,
    mut take: impl FnMut(ListRow) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    store.each_paged(&ALL, &[list.into()], |row| take(read(row)?))
}

/// What pages put a list in order by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown<'a> {
    /// Whose row.
    pub person: PersonId,
    /// None = unrated.
    pub rating: Option<i32>,
    /// K.
    pub k: Option<u8>,
    /// The highest rating on any list.
    pub peak: Option<i32>,
    /// Games of the list.
    pub period_games: u32,
    /// Whether he is active.
    pub active: Activity,
    /// The title.
    pub title: &'a str,
    /// The grade, in steps.
    pub grade: Option<i16>,
}

impl<'a> Shown<'a> {
    /// Of a whole row.
    pub fn of(row: &'a ListRow) -> Self {
        let ListRow { person, rating, k, peak, period_games, active, ref title, grade, .. } = *row;
        Shown { person, rating, k, peak, period_games, active, title, grade }
    }
}

/// All rows of a list in the order of persons, as far as they are shown.
pub fn each_shown(
    store: &mut Reader<'_>,
    list: ListId,
    mut take: impl FnMut(Shown<'_>) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    const SHOWN: Pages = Pages {
        sqlite: "SELECT person, rating, k, peak, period_games, active, title, grade FROM list_row
             WHERE list = ?1 ORDER BY person",
        postgres: "SELECT array_agg(person), array_agg(rating), array_agg(k), array_agg(peak),
             array_agg(period_games), array_agg(active), array_agg(title), array_agg(grade)
             FROM (SELECT person, rating, k, peak, period_games, active, title, grade FROM list_row
             WHERE list = ?1 AND person >= (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2)
             AND person < 8192 + (SELECT min(person) FROM list_row WHERE list = ?1 AND person > ?2)
             ORDER BY person) AS page",
    };
    store.each_paged(&SHOWN, &[list.into()], |row| {
        take(Shown {
            person: row.number(TABLE, 0)?,
            rating: row.opt_number(TABLE, 1)?,
            k: row.opt_number(TABLE, 2)?,
            peak: row.opt_number(TABLE, 3)?,
            period_games: row.number(TABLE, 4)?,
            active: row.number(TABLE, 5)?,
            title: row.opt_str(6)?.unwrap_or_default(),
            grade: row.opt_number(TABLE, 7)?,
        })
    })
}

/// Everybody who has a game on a list, in the order of persons.
pub fn played(store: &mut Reader<'_>, list: ListId) -> Result<Vec<PersonId>, Error> {
    const SQL: &str = "SELECT person FROM list_row WHERE list = ?1 AND period_games > 0 ORDER BY person";
    store.all(SQL, &[list.into()], |row| row.number(TABLE, 0))
}

/// The strongest of a list, up to a limit.
pub fn strongest(store: &mut Reader<'_>, list: ListId, most: u32) -> Result<Vec<ListRow>, Error> {
    store.all(
        list_row!(select "list = ?1 AND rating IS NOT NULL ORDER BY rating DESC, person LIMIT ?2"),
        &[list.into(), most.into()],
        read,
    )
}

/// The strongest of a list who are of a country in one of two spellings, or of none that is known.
pub fn strongest_of(
    store: &mut Reader<'_>,
    list: ListId,
    [country, or]: [&str; 2],
    most: u32,
) -> Result<Vec<ListRow>, Error> {
    // Of a list of the whole world the first few thousand are looked at before everybody is.
    for first in [most.saturating_mul(FEW), u32::MAX] {
        let found = store.all(
            list_row!(select
                "list = ?1 AND person IN
                    (SELECT s.person FROM list_row s WHERE s.list = ?1 AND s.rating IS NOT NULL
                     ORDER BY s.rating DESC, s.person LIMIT ?5)
                 AND EXISTS
                    (SELECT 1 FROM person WHERE person.id = list_row.person AND person.country IN (?2, ?3, ''))
                 ORDER BY rating DESC, person LIMIT ?4"
            ),
            &[list.into(), country.into(), or.into(), most.into(), first.into()],
            read,
        )?;
        if found.len() as u32 >= most || first == u32::MAX {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

/// So many are looked at for each of the strongest of a country, at first.
const FEW: u32 = 400;

/// The ratings of a list by person; who is unrated is left out.
pub fn ratings(store: &mut Reader<'_>, list: ListId) -> Result<HashMap<PersonId, i32>, Error> {
    let mut ratings = HashMap::new();
    each_rated(store, list, |person, rating| _ = ratings.insert(person, rating))?;
    Ok(ratings)
}

/// Everybody who has a rating on a list, in the order of persons.
pub fn each_rated(
    store: &mut Reader<'_>,
    list: ListId,
    mut take: impl FnMut(PersonId, i32) + Send,
) -> Result<(), Error> {
    const RATINGS: Pages = Pages {
        sqlite: "SELECT person, rating FROM list_row WHERE list = ?1 AND rating IS NOT NULL ORDER BY person",
        postgres: "SELECT array_agg(person), array_agg(rating) FROM (SELECT person, rating FROM list_row
             WHERE list = ?1 AND person >= (SELECT min(person) FROM list_row
                 WHERE list = ?1 AND person > ?2 AND rating IS NOT NULL)
             AND person < 32768 + (SELECT min(person) FROM list_row
                 WHERE list = ?1 AND person > ?2 AND rating IS NOT NULL)
             AND rating IS NOT NULL ORDER BY person) AS page",
    };
    store.each_paged(&RATINGS, &[list.into()], |row| {
        take(row.number(TABLE, 0)?, row.number(TABLE, 1)?);
        Ok(())
    })
}

/// The rows of a list that have no rating.
pub fn unrated(store: &mut Reader<'_>, list: ListId) -> Result<Vec<ListRow>, Error> {
    store.all(list_row!(select "list = ?1 AND rating IS NULL ORDER BY person"), &[list.into()], read)
}

/// How many on a list have a rating.
pub fn count_rated(store: &mut Reader<'_>, list: ListId) -> Result<usize, Error> {
    const SQL: &str = "SELECT count(*) FROM list_row WHERE list = ?1 AND rating IS NOT NULL";
    Ok(store.one(SQL, &[list.into()], |row| row.number(TABLE, 0))?.unwrap_or(0))
}

/// The rows of these persons on a list, in the order of persons.
pub fn among(store: &mut Reader<'_>, list: ListId, persons: &[PersonId]) -> Result<Vec<ListRow>, Error> {
    const AMONG: Among = Among {
        sqlite: list_row!(select "list = ?2 AND person IN (SELECT value FROM json_each(?1)) ORDER BY person"),
        postgres: list_row!(select
            "list = ?2 AND person IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON))) ORDER BY person"
        ),
    };
    let mut rows = Vec::new();
    store.each_in_of(&AMONG, &in_json(persons.iter().copied()), &[list.into()], |row| {
        rows.push(read(row)?);
        Ok(())
    })?;
    Ok(rows)
}

/// The rows of a list whose persons another list does not have, in the order of persons.
pub fn absent(store: &mut Reader<'_>, list: ListId, from: ListId) -> Result<Vec<ListRow>, Error> {
    store.all(
        list_row!(select "list = ?1 AND NOT EXISTS (SELECT 1 FROM list_row o WHERE o.list = ?2 AND o.person = list_row.person)
             ORDER BY person"),
        &[list.into(), from.into()],
        read,
    )
}

/// The same of these persons alone.
pub fn absent_among(
    store: &mut Reader<'_>,
    list: ListId,
    from: ListId,
    persons: &[PersonId],
) -> Result<Vec<ListRow>, Error> {
    const AMONG: Among = Among {
        sqlite: list_row!(select
            "list = ?2 AND person IN (SELECT value FROM json_each(?1))
             AND NOT EXISTS (SELECT 1 FROM list_row o WHERE o.list = ?3 AND o.person = list_row.person) ORDER BY person"
        ),
        postgres: list_row!(select
            "list = ?2 AND person IN (SELECT CAST(value AS BIGINT)
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))
             AND NOT EXISTS (SELECT 1 FROM list_row o WHERE o.list = ?3 AND o.person = list_row.person) ORDER BY person"
        ),
    };
    let mut rows = Vec::new();
    store.each_in_of(&AMONG, &in_json(persons.iter().copied()), &[list.into(), from.into()], |row| {
        rows.push(read(row)?);
        Ok(())
    })?;
    Ok(rows)
}

/// One person on one list.
pub fn get(store: &mut Reader<'_>, list: ListId, person: PersonId) -> Result<Option<ListRow>, Error> {
    store.one(list_row!(select "list = ?1 AND person = ?2"), &[list.into(), person.0.into()], read)
}

/// One person on these lists, each by its number.
pub fn on_lists(store: &mut Reader<'_>, person: PersonId, lists: &[ListId]) -> Result<HashMap<ListId, ListRow>, Error> {
    const ON: Among = Among {
        sqlite: list_row!(select "person = ?2 AND list IN (SELECT value FROM json_each(?1))"),
        postgres: list_row!(select
            "person = ?2 AND list IN
             (SELECT CAST(value AS BIGINT) FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))"
        ),
    };
    let mut rows = HashMap::with_capacity(lists.len());
    store.each_in_of(&ON, &in_json(lists.iter().copied()), &[person.0.into()], |row| {
        rows.insert(ListId(row.int(at::list)?), read(row)?);
        Ok(())
    })?;
    Ok(rows)
}

/// How many of a club's present members have a higher rating on a list, and how many have any.
pub fn above_in_club(store: &mut Reader<'_>, list: ListId, rating: i32, club: ClubId) -> Result<(u64, u64), Error> {
    // SQLite joins crosswise in the order written: from the few members to their rows, not from the whole list to its people.
    const SQL: &str = "SELECT COALESCE(sum(CASE WHEN r.rating > ?2 THEN 1 ELSE 0 END), 0), count(*)
        FROM person p CROSS JOIN list_row r
        WHERE p.club = ?3 AND r.person = p.id AND r.list = ?1 AND r.rating IS NOT NULL";
    let counted = store.one(SQL, &[list.into(), rating.into(), club.into()], |row| {
        Ok((row.number(TABLE, 0)?, row.number(TABLE, 1)?))
    })?;
    Ok(counted.unwrap_or((0, 0)))
}

fn read(row: &Row<'_>) -> Result<ListRow, Error> {
    Ok(ListRow {
        person: row.number(TABLE, at::person)?,
        rating: row.opt_number(TABLE, at::rating)?,
        k: row.opt_number(TABLE, at::k)?,
        games: row.opt_number(TABLE, at::games)?,
        peak: row.opt_number(TABLE, at::peak)?,
        period_games: row.number(TABLE, at::period_games)?,
        change: row.opt_number(TABLE, at::change)?,
        last_active: row.opt_number(TABLE, at::last_active)?,
        active: row.number(TABLE, at::active)?,
        title: row.text(at::title)?,
        grade: row.opt_number(TABLE, at::grade)?,
        score: row.opt_number(TABLE, at::score)?,
        expected: row.opt_number(TABLE, at::expected)?,
        state: row.opt_bytes(at::state)?.unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests;
