//! The hash of a list, which its closing seals in the ledger.

use crate::Error;
use arpad_model::{Activity, ListRow, PersonId, StoredChange};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// What the hash of a list covers of a row: its state. What only pages draw came later, and no seal depends on it.
#[derive(Serialize)]
struct Sealed<'a> {
    person: PersonId,
    rating: Option<i32>,
    k: Option<u8>,
    games: Option<u32>,
    peak: Option<i32>,
    period_games: u32,
    change: Option<StoredChange>,
    last_active: Option<i32>,
    active: Activity,
    title: &'a str,
    grade: Option<i16>,
    state: &'a [u8],
}

impl<'a> From<&'a ListRow> for Sealed<'a> {
    fn from(row: &'a ListRow) -> Self {
        let ListRow { person, rating, k, games, peak, period_games, change, last_active, active, .. } = *row;
        let (title, grade, state) = (row.title.as_str(), row.grade, row.state.as_slice());
        Sealed { person, rating, k, games, peak, period_games, change, last_active, active, title, grade, state }
    }
}

/// The SHA-256 of a list's rows, which stand in the order of persons.
#[derive(Default)]
pub struct RowsHash {
    sha: Sha256,
    buffer: Vec<u8>,
    rows: u64,
}

impl RowsHash {
    /// Adds the next row.
    pub fn add(&mut self, row: &ListRow) -> Result<(), Error> {
        self.buffer.clear();
        self.buffer = postcard::to_extend(&Sealed::from(row), std::mem::take(&mut self.buffer))?;
        self.sha.update((self.buffer.len() as u32).to_be_bytes());
        self.sha.update(&self.buffer);
        self.rows += 1;
        Ok(())
    }

    /// The hash and the number of rows.
    pub fn finish(self) -> ([u8; 32], u64) {
        (self.sha.finalize().into(), self.rows)
    }
}

/// The hash of rows at hand.
pub fn hash(rows: &[ListRow]) -> Result<[u8; 32], Error> {
    let mut hash = RowsHash::default();
    rows.iter().try_for_each(|row| hash.add(row))?;
    Ok(hash.finish().0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seals of published lists stand in ledgers: they must come out the same for ever.
    #[test]
    fn the_hash_of_a_list_is_that_of_its_state_and_does_not_change() {
        let row = ListRow {
            person: PersonId(7),
            rating: Some(1850),
            k: Some(20),
            games: Some(31),
            peak: Some(1912),
            period_games: 9,
            change: Some(StoredChange::hundredths(-1240)),
            last_active: Some(24_291),
            active: Activity::Active,
            title: "FM".to_owned(),
            grade: None,
            score: None,
            expected: None,
            state: vec![1, 2, 3],
        };
        let told = hash(std::slice::from_ref(&row)).unwrap();
        let drawn = ListRow { score: Some(9), expected: Some(512), ..row };
        assert_eq!(hash(&[drawn]).unwrap(), told);
        assert_eq!(arpad_model::hex(&told), "40e1d52f3b52f3b39c32b67259c2a02cd09b6b2361a55a6ddb3e4b53ef18e2a9");
    }
}
