//! The columns of a list, and what a line says in each.

use super::ListLine;
use arpad_model::{Series, Sex, Tempo};
use std::borrow::Cow;

/// A column of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Place; equal ratings share one.
    Place,
    /// Our own number.
    Id,
    /// KOMIR number.
    Komir,
    /// FIDE number.
    Fide,
    /// PIN of the European go database.
    Egd,
    /// The whole name, for people.
    Name,
    /// Family name, for programs.
    Family,
    /// Given names, for programs.
    Given,
    /// Sex: `F` or `M`.
    Sex,
    /// Country.
    Country,
    /// Year of birth.
    Born,
    /// Title.
    Title,
    /// Club.
    Club,
    /// Grade of go.
    Grade,
    /// The grade of go with which somebody of these points enters a domestic tournament.
    Entry,
    /// Rating.
    Rating,
    /// Rating on the list before.
    Before,
    /// The difference of the two, for people.
    Change,
    /// Games of the period.
    Games,
    /// The development coefficient.
    K,
    /// Whether the player is active; nothing where it is not known.
    Active,
    /// Not on FIDE's list of that day, the last rating is kept; nothing for everybody else.
    Kept,
    /// Fell below the floor and is marked unrated on this list; nothing for everybody else.
    Unrated,
    /// Points of go that the committee decided and no published list has yet; nothing for everybody else.
    Decided,
    /// The grade of go that goes with them.
    DecidedGrade,
}

/// What a line says in a column.
#[derive(Debug, PartialEq)]
pub(super) enum Datum<'a> {
    Nothing,
    Number(i64),
    Text(Cow<'a, str>),
    Truth(bool),
}

impl Column {
    /// All columns.
    pub const ALL: [Column; 25] = [
        Column::Place,
        Column::Id,
        Column::Komir,
        Column::Fide,
        Column::Egd,
        Column::Name,
        Column::Family,
        Column::Given,
        Column::Sex,
        Column::Country,
        Column::Born,
        Column::Title,
        Column::Club,
        Column::Grade,
        Column::Rating,
        Column::Before,
        Column::Change,
        Column::Games,
        Column::K,
        Column::Active,
        Column::Kept,
        Column::Unrated,
        Column::Entry,
        Column::Decided,
        Column::DecidedGrade,
    ];

    /// The columns for programs: facts only, nothing composed. Chess has no grade to enter with.
    pub(super) fn for_programs(series: Series) -> impl Iterator<Item = Column> {
        let is_go = series == Series::Go;
        Column::ALL.into_iter().filter(move |column| match column {
            Column::Name | Column::Change => false,
            Column::Entry | Column::Decided | Column::DecidedGrade => is_go,
            _ => true,
        })
    }

    /// The columns for people.
    pub const fn for_people(series: Series) -> &'static [Column] {
        match series {
            Series::Chess(Tempo::Standard | Tempo::Rapid | Tempo::Blitz) => &[
                Column::Place,
                Column::Name,
                Column::Title,
                Column::Komir,
                Column::Fide,
                Column::Country,
                Column::Sex,
                Column::Born,
                Column::Club,
                Column::Rating,
                Column::Before,
                Column::Change,
                Column::Games,
                Column::K,
                Column::Active,
            ],
            Series::Go => &[
                Column::Place,
                Column::Name,
                Column::Club,
                Column::Country,
                Column::Sex,
                Column::Born,
                Column::Grade,
                Column::Entry,
                Column::Rating,
                Column::Before,
                Column::Change,
                Column::Games,
                Column::Egd,
                Column::Active,
            ],
        }
    }

    /// The stable name, as CSV, JSON and the XML of go have it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Column::Place => "place",
            Column::Id => "id",
            Column::Komir => "komir",
            Column::Fide => "fide",
            Column::Egd => "egd",
            Column::Name => "name",
            Column::Family => "family",
            Column::Given => "given",
            Column::Sex => "sex",
            Column::Country => "country",
            Column::Born => "born",
            Column::Title => "title",
            Column::Club => "club",
            Column::Grade => "grade",
            Column::Entry => "entry",
            Column::Rating => "rating",
            Column::Before => "before",
            Column::Change => "change",
            Column::Games => "games",
            Column::K => "k",
            Column::Active => "active",
            Column::Kept => "kept",
            Column::Unrated => "unrated",
            Column::Decided => "decided",
            Column::DecidedGrade => "decided_grade",
        }
    }

    /// Whether it holds numbers and is aligned to the right.
    pub const fn is_numeric(self) -> bool {
        matches!(
            self,
            Column::Place
                | Column::Id
                | Column::Komir
                | Column::Fide
                | Column::Egd
                | Column::Born
                | Column::Rating
                | Column::Before
                | Column::Change
                | Column::Games
                | Column::K
                | Column::Decided
        )
    }

    /// What the line says here; an empty text is nothing.
    pub(super) fn of(self, line: &ListLine) -> Datum<'_> {
        let text = |text: &'static str| Datum::Text(Cow::Borrowed(text));
        match self {
            Column::Place => line.place.map_or(Datum::Nothing, number),
            Column::Id if line.is_withheld => Datum::Nothing,
            Column::Id => number(line.person.0),
            Column::Komir => line.komir.map_or(Datum::Nothing, |komir| number(komir.number())),
            Column::Fide => line.fide.map_or(Datum::Nothing, number),
            Column::Egd => line.egd.map_or(Datum::Nothing, number),
            Column::Name => Datum::Text(Cow::Owned(line.name.as_list())),
            Column::Family => borrowed(&line.name.family),
            Column::Given => borrowed(&line.name.given),
            Column::Sex => line.sex.map_or(Datum::Nothing, |sex| {
                text(match sex {
                    Sex::Female => "F",
                    Sex::Male => "M",
                })
            }),
            Column::Country => borrowed(&line.country),
            Column::Born => line.born.map_or(Datum::Nothing, number),
            Column::Title => borrowed(&line.title),
            Column::Club => borrowed(&line.club),
            Column::Grade => line.grade.map_or(Datum::Nothing, |grade| Datum::Text(Cow::Owned(grade.to_string()))),
            Column::Entry => line.entry().map_or(Datum::Nothing, |grade| Datum::Text(Cow::Owned(grade.to_string()))),
            Column::Rating => line.rating.map_or(Datum::Nothing, number),
            Column::Before => line.before.map_or(Datum::Nothing, number),
            Column::Change => line.change().map_or(Datum::Nothing, number),
            Column::Games if line.is_withheld => Datum::Nothing,
            Column::Games => number(line.games),
            Column::K => line.k.map_or(Datum::Nothing, number),
            Column::Kept if line.is_kept => Datum::Truth(true),
            Column::Kept => Datum::Nothing,
            Column::Unrated if line.is_marked_unrated() => Datum::Truth(true),
            Column::Unrated => Datum::Nothing,
            Column::Decided => line.now.map_or(Datum::Nothing, |(points, _)| number(points)),
            Column::DecidedGrade => {
                let grade = line.now.and_then(|(_, grade)| grade);
                grade.map_or(Datum::Nothing, |grade| Datum::Text(Cow::Owned(grade.to_string())))
            }
            Column::Active => line.active.known().map_or(Datum::Nothing, Datum::Truth),
        }
    }
}

fn number<'a>(value: impl Into<i64>) -> Datum<'a> {
    Datum::Number(value.into())
}

fn borrowed(text: &str) -> Datum<'_> {
    if text.is_empty() { Datum::Nothing } else { Datum::Text(Cow::Borrowed(text)) }
}
