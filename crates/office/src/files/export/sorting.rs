//! In which order chosen lines stand. Their places stay those of the list: who sorts by name still sees who is third.

use super::ListLine;
use arpad_model::alphabet::Key;
use std::cmp::Ordering;

/// A column that lines can stand by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortBy {
    /// The name.
    Name,
    /// The rating.
    Rating,
    /// What was won since the list before.
    Change,
    /// Games of the period.
    Games,
    /// The year of birth.
    Born,
    /// The club's name.
    Club,
    /// The country.
    Country,
}

impl SortBy {
    /// All of them.
    pub const ALL: [SortBy; 7] =
        [SortBy::Name, SortBy::Rating, SortBy::Change, SortBy::Games, SortBy::Born, SortBy::Club, SortBy::Country];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        self.words()[0]
    }

    const fn words(self) -> [&'static str; 2] {
        match self {
            SortBy::Name => ["name", "-name"],
            SortBy::Rating => ["rating", "-rating"],
            SortBy::Change => ["change", "-change"],
            SortBy::Games => ["games", "-games"],
            SortBy::Born => ["born", "-born"],
            SortBy::Club => ["club", "-club"],
            SortBy::Country => ["country", "-country"],
        }
    }

    /// As one would want it first: words begin with A; of numbers the highest comes first, which of births is the youngest.
    pub const fn first(self) -> Sort {
        let is_descending = matches!(self, SortBy::Rating | SortBy::Change | SortBy::Games | SortBy::Born);
        Sort { by: self, is_descending }
    }
}

/// A column and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The column.
    pub by: SortBy,
    /// The highest first.
    pub is_descending: bool,
}

impl Sort {
    /// Everything [`Sort::parse`] reads.
    pub fn all() -> impl Iterator<Item = Sort> {
        SortBy::ALL.into_iter().flat_map(|by| [false, true].map(|is_descending| Sort { by, is_descending }))
    }

    /// The other way round.
    pub const fn turned(self) -> Self {
        Sort { is_descending: !self.is_descending, ..self }
    }

    /// The stable name: `name`, or with the highest first `-name`.
    pub const fn as_str(self) -> &'static str {
        self.by.words()[self.is_descending as usize]
    }

    /// Reads it.
    pub fn parse(text: &str) -> Option<Self> {
        Sort::all().find(|one| one.as_str() == text)
    }

    /// Which of two comes first; what is not known comes last in both directions.
    pub(crate) fn compare<K: Ord>(self, one: Option<K>, other: Option<K>) -> Ordering {
        match (one, other) {
            (Some(one), Some(other)) if self.is_descending => other.cmp(&one),
            (Some(one), Some(other)) => one.cmp(&other),
            (one, other) => one.is_none().cmp(&other.is_none()),
        }
    }

    /// Puts lines into this order; between equals the order they have stays.
    pub(super) fn apply(self, lines: &mut Vec<ListLine>) {
        fn sorted<K: Ord>(sort: Sort, lines: &mut Vec<ListLine>, key: impl Fn(&ListLine) -> Option<K>) {
            let mut keyed: Vec<(Option<K>, ListLine)> = lines.drain(..).map(|line| (key(&line), line)).collect();
            keyed.sort_by(|(one, _), (other, _)| sort.compare(one.as_ref(), other.as_ref()));
            lines.extend(keyed.into_iter().map(|(_, line)| line));
        }
        let known = |text: &str| (!text.is_empty()).then(|| Key::of_text(text));
        match self.by {
            SortBy::Name => sorted(self, lines, |line| {
                let is_named = !line.name.family.is_empty() || !line.name.given.is_empty();
                is_named.then(|| Key::of_name(&line.name))
            }),
            SortBy::Rating => sorted(self, lines, |line| line.rating),
            SortBy::Change => sorted(self, lines, ListLine::change),
            SortBy::Games => sorted(self, lines, |line| (!line.is_withheld).then_some(line.games)),
            SortBy::Born => sorted(self, lines, |line| line.born),
            SortBy::Club => sorted(self, lines, |line| known(&line.club)),
            SortBy::Country => sorted(self, lines, |line| known(&line.country)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_has_its_name_and_its_first_direction() {
        let names: Vec<&str> = Sort::all().map(Sort::as_str).collect();
        let due = ["name", "rating", "change", "games", "born", "club", "country"];
        assert_eq!(SortBy::ALL.map(SortBy::as_str), due);
        let both: Vec<String> = due.iter().flat_map(|name| [(*name).to_owned(), format!("-{name}")]).collect();
        assert_eq!(names, both);
        assert!(Sort::all().all(|one| Sort::parse(one.as_str()) == Some(one)));
        assert_eq!(Sort::parse("weight"), None);
        let first = SortBy::ALL.map(|by| by.first().as_str());
        assert_eq!(first, ["name", "-rating", "-change", "-games", "-born", "club", "country"]);
        assert_eq!(SortBy::Name.first().turned().as_str(), "-name");
        assert_eq!(SortBy::Born.first().turned().as_str(), "born");
    }
}
