//! Which list an address means.

use super::asked::{Query, Question, parsed};
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::{Origin, Series, Tempo, TournamentId};
use arpad_office::files::export::ListFormat;
use arpad_office::views::list_page::{Wanted, Which};
use jiff::civil::Date;
use std::str::FromStr;

/// The list of a date as its path names it, and a query.
pub(in crate::web) fn which(date: &str, query: &Query) -> Result<Which, Problem> {
    let ListDate(date) = date.parse()?;
    Ok(OfList::of(query)?.on(date))
}

/// The series a query names; standard chess where it names none.
pub(in crate::web) fn series_in(query: &Query) -> Result<Series, Problem> {
    Ok(parsed(query, "series")?.unwrap_or(Series::Chess(Tempo::Standard)))
}

/// The series alone.
pub(super) struct OfSeries(pub Series);

impl Question for OfSeries {
    const OF_SERIES: bool = true;

    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        series_in(query).map(OfSeries)
    }
}

/// `2024-04`, a day, or `latest`.
pub(super) struct ListDate(pub Wanted);

impl FromStr for ListDate {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        let date = match name {
            "latest" => Wanted::Latest,
            _ => match (name.parse::<Date>(), format!("{name}-01").parse::<Date>()) {
                (Ok(day), _) => Wanted::Day(day),
                (_, Ok(month)) => Wanted::Month(month),
                _ => return Err(Problem::Lost),
            },
        };
        Ok(ListDate(date))
    }
}

/// The same, perhaps with the ending of a file: `2024-04.csv`.
pub(super) struct ListName {
    pub date: Wanted,
    /// None = a page of the site.
    pub format: Option<ListFormat>,
}

impl FromStr for ListName {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        let file = name.rsplit_once('.').and_then(|(date, ending)| {
            let format = ListFormat::parse(ending).filter(|format| *format != ListFormat::Table)?;
            Some((date, format))
        });
        let (date, format) = file.map_or((name, None), |(date, format)| (date, Some(format)));
        let ListDate(date) = date.parse()?;
        Ok(ListName { date, format })
    }
}

/// What a query says of a list besides its date.
pub(super) struct OfList {
    series: Series,
    after: Option<TournamentId>,
    revision: Option<u32>,
    origin: Option<Origin>,
}

impl OfList {
    fn of(query: &Query) -> Result<Self, Problem> {
        let (after, revision, origin) = (parsed(query, "after")?, parsed(query, "revision")?, parsed(query, "of")?);
        Ok(OfList { series: series_in(query)?, after, revision, origin })
    }

    /// The list of a date.
    pub(super) fn on(self, date: Wanted) -> Which {
        Which {
            series: self.series,
            date,
            after: self.after,
            revision: self.revision,
            as_known_on: None,
            origin: self.origin,
        }
    }
}

impl Question for OfList {
    const OF_SERIES: bool = true;

    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        OfList::of(query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_list_is_named_by_its_date_and_a_file_by_its_ending_too() {
        let named = |text: &str| text.parse().ok().map(|ListName { date, format }| (date, format));
        assert_eq!(named("latest"), Some((Wanted::Latest, None)));
        assert_eq!(named("2024-04"), Some((Wanted::Month(date(2024, 4, 1)), None)));
        assert_eq!(named("2024-04-17.csv"), Some((Wanted::Day(date(2024, 4, 17)), Some(ListFormat::Csv))));
        for none in ["", "2024-13", "2024-04.exe", "2024-04.table", ".csv", "tomorrow"] {
            assert_eq!(named(none), None, "{none}");
        }
    }
}
