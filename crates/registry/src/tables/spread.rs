//! How the ratings of a list are spread, counted by the database: a few numbers, however long the list is.

use crate::{Error, Store};

const TABLE: &str = "list_row";

/// How many ratings of a list fall into each class of so many points: the lowest rating of the class and the count, in
/// ascending order; classes without anybody are left out. Ratings below zero, which go has, are counted with zero.
pub fn classes(store: &mut Store<'_>, list: i64, width: u32) -> Result<Vec<(i32, u64)>, Error> {
    const SQL: &str = "SELECT (CASE WHEN rating < 0 THEN 0 ELSE rating END) / ?2, count(*) FROM list_row
        WHERE list = ?1 AND rating IS NOT NULL GROUP BY 1 ORDER BY 1";
    let width = width.max(1);
    store.all(SQL, &[list.into(), width.into()], |row| {
        let class: i32 = row.number(TABLE, 0)?;
        Ok((class.saturating_mul(width as i32), row.number(TABLE, 1)?))
    })
}

/// How often each rating stands on a list.
pub fn ratings(store: &mut Store<'_>, list: i64) -> Result<Vec<(i32, u64)>, Error> {
    const SQL: &str = "SELECT rating, count(*) FROM list_row WHERE list = ?1 AND rating IS NOT NULL GROUP BY rating";
    store.all(SQL, &[list.into()], |row| Ok((row.number(TABLE, 0)?, row.number(TABLE, 1)?)))
}

/// The same among those of one country.
pub fn ratings_in_country(store: &mut Store<'_>, list: i64, country: &str) -> Result<Vec<(i32, u64)>, Error> {
    const SQL: &str = "SELECT r.rating, count(*) FROM list_row r JOIN person p ON p.id = r.person
        WHERE r.list = ?1 AND r.rating IS NOT NULL AND p.country = ?2 GROUP BY r.rating";
    store.all(SQL, &[list.into(), country.into()], |row| Ok((row.number(TABLE, 0)?, row.number(TABLE, 1)?)))
}

/// How many of a club's present members have a higher rating on a list, and how many have any.
pub fn above_in_club(store: &mut Store<'_>, list: i64, rating: i32, club: u32) -> Result<(u64, u64), Error> {
    const SQL: &str = "SELECT COALESCE(sum(CASE WHEN r.rating > ?2 THEN 1 ELSE 0 END), 0), count(*)
        FROM person p JOIN list_row r ON r.person = p.id
        WHERE r.list = ?1 AND r.rating IS NOT NULL AND p.club = ?3";
    let counted = store.one(SQL, &[list.into(), rating.into(), club.into()], |row| {
        Ok((row.number(TABLE, 0)?, row.number(TABLE, 1)?))
    })?;
    Ok(counted.unwrap_or((0, 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Registry;
    use crate::tables::list_rows::{ListRow, insert_all};
    use crate::tables::persons::{self, Person};
    use arpad_model::{ClubId, PersonId, PersonName};

    #[test]
    fn classes_and_ratings_are_counted_alike_on_both_databases() {
        for trial in arpad_trial::trials() {
            let mut registry = Registry::create(trial.address()).unwrap();
            let points = [Some(1400), Some(1449), Some(1450), None, Some(2100), Some(-30), Some(2100)];
            let rows: Vec<ListRow> =
                (1..).zip(points).map(|(person, rating)| ListRow { person, rating, ..ListRow::default() }).collect();
            registry.write(|store| insert_all(store, 1, &rows)).unwrap();
            registry.write(|store| insert_all(store, 2, &rows[..2])).unwrap();
            let counted = registry.read(|store| classes(store, 1, 50)).unwrap();
            assert_eq!(counted, [(0, 1), (1400, 2), (1450, 1), (2100, 2)], "{}", trial.name());
            let mut counted = registry.read(|store| ratings(store, 1)).unwrap();
            counted.sort_unstable();
            assert_eq!(counted, [(-30, 1), (1400, 1), (1449, 1), (1450, 1), (2100, 2)], "{}", trial.name());
            let person = |id: u32, country: &str, club: u32| Person {
                id: PersonId(id),
                komir: None,
                fide: None,
                egd: None,
                name: PersonName::default(),
                plain: String::new(),
                sound: String::new(),
                born: None,
                sex: None,
                country: country.to_owned(),
                title: String::new(),
                club: Some(ClubId(club)),
                died: None,
                hidden: false,
                merged_into: None,
            };
            let people = [person(1, "HUN", 7), person(2, "AUT", 7), person(3, "HUN", 8), person(5, "HUN", 7)];
            registry.write(|store| persons::insert_all(store, &people, 1)).unwrap();
            let mut counted = registry.read(|store| ratings_in_country(store, 1, "HUN")).unwrap();
            counted.sort_unstable();
            assert_eq!(counted, [(1400, 1), (1450, 1), (2100, 1)], "{}", trial.name());
            assert_eq!(registry.read(|store| above_in_club(store, 1, 1400, 7)).unwrap(), (2, 3), "{}", trial.name());
            assert_eq!(registry.read(|store| above_in_club(store, 9, 1400, 7)).unwrap(), (0, 0), "{}", trial.name());
        }
    }
}
