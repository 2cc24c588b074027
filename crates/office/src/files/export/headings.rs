//! The few words a list for people needs, given by the caller in the reader's language.

use super::{Column, ListLine, column::Datum};
use arpad_model::{PersonName, Series, Sex};

/// The words of a list for people.
#[derive(Clone, Debug)]
pub struct Headings {
    columns: Vec<String>,
    series: Vec<String>,
    points: String,
    yes: String,
    no: String,
    female: String,
    male: String,
    new: String,
    not_known: String,
    unrated: String,
    name: fn(&PersonName) -> String,
}

impl Headings {
    /// Asks for each word by its key ([`Headings::keys`]); `name` says how a name is written, family name first in
    /// Hungarian ([`PersonName::eastern`]), "Family, Given" in English lists ([`PersonName::as_list`]).
    pub fn new(word: impl Fn(&str) -> String, name: fn(&PersonName) -> String) -> Self {
        Headings {
            columns: Column::ALL.iter().map(|&column| word(&column_key(column))).collect(),
            series: Series::ALL.iter().map(|&series| word(&series_key(series))).collect(),
            points: word("list-points"),
            yes: word("list-yes"),
            no: word("list-no"),
            female: word("list-female"),
            male: word("list-male"),
            new: word("list-new"),
            not_known: word("list-not-known"),
            unrated: word("list-unrated"),
            name,
        }
    }

    /// Every key that is asked for: `list-column-place`, …, `series-standard`, …, `list-yes`, ….
    pub fn keys() -> Vec<String> {
        let words = ["points", "yes", "no", "female", "male", "new", "not-known", "unrated"];
        let words = words.map(|word| format!("list-{word}"));
        let columns = Column::ALL.into_iter().map(column_key);
        columns.chain(Series::ALL.into_iter().map(series_key)).chain(words).collect()
    }

    /// The heading of a column in the list of a series: go has points, chess has ratings.
    pub fn column(&self, series: Series, column: Column) -> &str {
        if (series, column) == (Series::Go, Column::Rating) {
            return &self.points;
        }
        let index = Column::ALL.iter().position(|&other| other == column);
        &self.columns[index.expect("every column is in the list of all")]
    }

    /// The name of a series.
    pub fn series(&self, series: Series) -> &str {
        let index = Series::ALL.iter().position(|&other| other == series);
        &self.series[index.expect("every series is in the list of all")]
    }

    /// What a person reads in a column.
    pub(super) fn cell(&self, column: Column, line: &ListLine) -> String {
        match (column, column.of(line)) {
            (Column::Name, _) if line.is_kept => format!("{} *", (self.name)(&line.name)),
            (Column::Name, _) => (self.name)(&line.name),
            (Column::Sex, _) => match line.sex {
                Some(Sex::Female) => self.female.clone(),
                Some(Sex::Male) => self.male.clone(),
                None => String::new(),
            },
            // What holds stands beside what the list has.
            (Column::Rating, Datum::Number(listed))
                if line.now.is_some_and(|(points, _)| i64::from(points) != listed) =>
            {
                format!("{listed} → {}", line.now.map_or(0, |(points, _)| points))
            }
            (Column::Rating, Datum::Nothing) => self.unrated.clone(),
            (Column::Change, Datum::Nothing) if line.is_marked_unrated() => String::new(),
            // Nothing is said of who asked not to be shown, neither that he is new nor that it is not known whether he plays.
            (Column::Change | Column::Active, Datum::Nothing) if line.is_withheld => String::new(),
            (Column::Change, Datum::Nothing) => self.new.clone(),
            (Column::Active, Datum::Nothing) => self.not_known.clone(),
            (Column::Change, Datum::Number(change)) if change != 0 => format!("{change:+}").replace('-', "−"),
            (_, Datum::Truth(truth)) => if truth { &self.yes } else { &self.no }.clone(),
            (_, Datum::Number(number)) => number.to_string(),
            (_, Datum::Text(text)) => text.into_owned(),
            (_, Datum::Nothing) => String::new(),
        }
    }
}

fn column_key(column: Column) -> String {
    format!("list-column-{}", column.as_str())
}

fn series_key(series: Series) -> String {
    format!("series-{}", series.as_str())
}
