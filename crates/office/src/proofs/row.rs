//! A row as it is sealed into the tree: what the list shows of a player, and nothing of a birth or a club.

use arpad_model::{ListRow, Person};

/// A row as its text tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldRow<'a> {
    /// The number in our register.
    pub person: &'a str,
    /// Family name as on the list.
    pub family: &'a str,
    /// Given name.
    pub given: &'a str,
    /// Title.
    pub title: &'a str,
    /// Rating or points; empty = unrated.
    pub rating: &'a str,
    /// Change, in hundredths (chess) or points (go); empty = none is told.
    pub change: &'a str,
    /// Games counted in the period.
    pub games: &'a str,
    /// K; empty = none.
    pub k: &'a str,
    /// Grade of go as a number; empty = none.
    pub grade: &'a str,
}

impl<'a> ToldRow<'a> {
    /// Reads the text of a row.
    pub fn read(text: &'a str) -> Option<Self> {
        let cells: Vec<&str> = text.split('\t').collect();
        let [person, family, given, title, rating, change, games, k, grade] = cells[..] else { return None };
        Some(ToldRow { person, family, given, title, rating, change, games, k, grade })
    }

    /// Whether it tells a row as it is; a list's row has no name.
    pub fn is_of(&self, row: &ListRow) -> bool {
        let ToldRow { person, family: _, given: _, title, rating, change, games, k, grade } = *self;
        figures(row) == [person, title, rating, change, games, k, grade]
    }
}

/// The text of a row: nine cells with tabs between them.
pub(super) fn text(row: &ListRow, person: Option<&Person>) -> String {
    let (family, given) = person.map_or(("", ""), |one| (one.name.family.as_str(), one.name.given.as_str()));
    let [number, title, rating, change, games, k, grade] = figures(row);
    [number, plain(family), plain(given), title, rating, change, games, k, grade].join("\t")
}

/// Everything in it but the name.
fn figures(row: &ListRow) -> [String; 7] {
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    [
        row.person.to_string(),
        plain(&row.title),
        number(row.rating.map(i64::from)),
        number(row.change.map(i64::from)),
        row.period_games.to_string(),
        number(row.k.map(i64::from)),
        number(row.grade.map(i64::from)),
    ]
}

/// One cell, one line: what would end it is a space.
pub(super) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
