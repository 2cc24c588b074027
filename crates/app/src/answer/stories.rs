//! What lists tell, for programs: news of a list, records of all, the ranking of the moment, how ratings are spread.

use super::list::ListHead;
use super::live::NextList;
use super::paged::Stretch;
use super::person::PublicPerson;
use super::schema::SeriesName;
use arpad_model::List;
use arpad_office::files::export::ListLine;
use arpad_office::views::all_time;
use arpad_office::views::distribution::{self, SHARES};
use arpad_office::views::live::Live;
use arpad_office::views::live_ranking::Ranked;
use arpad_office::views::public::Shown;
use arpad_office::views::stories;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// The news of a list.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Stories {
    list: ListHead,
    improvers: Vec<Line>,
    improvers_of_twelve_months: Vec<Line>,
    peaks: Vec<Peak>,
    titles: Vec<Line>,
    youngest: Vec<Line>,
    most_games: Vec<Line>,
    month: Month,
    next_list: Option<Date>,
    closing: Option<Date>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Line {
    #[schemars(range(min = 1))]
    person: u32,
    family: String,
    given: String,
    title: String,
    grade: Option<String>,
    born: Option<i16>,
    club: String,
    rating: Option<i32>,
    before: Option<i32>,
    games: u32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Peak {
    #[serde(flatten)]
    line: Line,
    peak_before: i32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Month {
    date: Date,
    tournaments: usize,
    games: usize,
    players: usize,
    new: usize,
}

impl Line {
    fn of(line: &ListLine) -> Self {
        Line {
            person: line.person.0,
            family: line.name.family.clone(),
            given: line.name.given.clone(),
            title: line.title.clone(),
            grade: line.grade.map(|grade| grade.to_string()),
            born: line.born,
            club: line.club.clone(),
            rating: line.rating,
            before: line.before,
            games: line.games,
        }
    }
}

impl Stories {
    /// Of a list, with the next that takes reports and the last day on which it does.
    pub fn of(told: &stories::Stories, next: Option<(Date, Date)>) -> Self {
        let lines = |lines: &[ListLine]| lines.iter().map(Line::of).collect();
        let stories::Month { day, tournaments, games, players, new } = told.month;
        Stories {
            list: ListHead::of(&told.list),
            improvers: lines(&told.improvers),
            improvers_of_twelve_months: lines(&told.of_the_year),
            peaks: told.peaks.iter().map(|(line, was)| Peak { line: Line::of(line), peak_before: *was }).collect(),
            titles: lines(&told.titles),
            youngest: lines(&told.youngest),
            most_games: lines(&told.busiest),
            month: Month { date: day, tournaments, games, players, new },
            next_list: next.map(|(list, _)| list),
            closing: next.map(|(_, last)| last),
        }
    }
}

/// The records of a series.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Records {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    lists: usize,
    from: Option<Date>,
    to: Option<Date>,
    peaks: Vec<Record>,
    peaks_of_women: Vec<Record>,
    gains: Vec<Record>,
    most_games: Vec<Record>,
    youngest: Vec<Youngest>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Record {
    person: PublicPerson,
    number: i32,
    list: Date,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Youngest {
    limit: i32,
    reached: Vec<Record>,
}

impl Records {
    /// Of a series.
    pub fn of(series: &'static str, found: &all_time::AllTime) -> Self {
        let day = |list: Option<&List>| list.map(|list| list.day);
        let records = |records: &[all_time::Record]| -> Vec<Record> {
            let one = |one: &all_time::Record| {
                let list = found.lists.get(one.list)?;
                Some(Record { person: PublicPerson::from(&one.person), number: one.number, list: list.day })
            };
            records.iter().filter_map(one).collect()
        };
        let youngest = |one: &all_time::Youngest| Youngest { limit: one.limit, reached: records(&one.reached) };
        Records {
            series,
            lists: found.lists.len(),
            from: day(found.lists.first()),
            to: day(found.lists.last()),
            peaks: records(&found.peaks),
            peaks_of_women: records(&found.peaks_of_women),
            gains: records(&found.gains),
            most_games: records(&found.busiest),
            youngest: found.youngest.iter().map(youngest).collect(),
        }
    }
}

/// A stretch of the ranking that the next list would have.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Ranking {
    #[serde(flatten)]
    stretch: Stretch,
    next: Option<NextList>,
    official: Option<ListHead>,
    players: Vec<InRanking>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct InRanking {
    #[schemars(range(min = 1))]
    place: u32,
    #[schemars(range(min = 1))]
    place_before: Option<u32>,
    live: i32,
    official: Option<i32>,
    change: Option<i32>,
    games: u32,
    person: Option<PublicPerson>,
}

impl Ranking {
    /// Of a forecast; without one there is nobody.
    pub fn of(live: Option<&Live>, (stretch, rows): (Stretch, Vec<(Ranked, Shown)>)) -> Self {
        let one = |(row, person): &(Ranked, Shown)| InRanking {
            place: row.place,
            place_before: row.place_before,
            live: row.rating,
            official: row.official,
            change: row.change(),
            games: row.games,
            person: PublicPerson::of(person),
        };
        Ranking {
            stretch,
            next: live.map(|live| NextList::of(&live.list)),
            official: live.and_then(|live| live.official.as_ref()).map(ListHead::of),
            players: rows.iter().map(one).collect(),
        }
    }
}

/// How the ratings of a list are spread.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Distribution {
    list: ListHead,
    players: usize,
    median: Option<i32>,
    mean: Option<i32>,
    highest: Option<i32>,
    classes: Vec<Class>,
    shares: Vec<Share>,
    standing: Option<Standing>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Class {
    from: i32,
    players: u64,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Share {
    percent: u8,
    rating: i32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Standing {
    rating: i32,
    #[schemars(range(min = 1))]
    place: u64,
    below: u64,
    better_than_percent: Option<u64>,
}

impl Distribution {
    /// Of those who are asked for on a list, with the rating that is looked for.
    pub fn of(list: &List, all: &distribution::Distribution, rating: Option<i32>) -> Self {
        let share = |percent: u8| all.at_share(percent).map(|rating| Share { percent, rating });
        let standing = |rating: i32| {
            let found = all.standing(rating);
            let (place, below) = (found.place.place, found.below);
            Standing { rating, place, below, better_than_percent: found.share(false) }
        };
        Distribution {
            list: ListHead::of(list),
            players: all.count(),
            median: all.at_share(50),
            mean: all.mean(),
            highest: all.highest(),
            classes: all.classes().into_iter().map(|(from, players)| Class { from, players }).collect(),
            shares: SHARES.into_iter().filter_map(share).collect(),
            standing: rating.map(standing),
        }
    }
}
