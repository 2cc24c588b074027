//! What a player's pages are made of: titles, ratings on lists, tournaments.

use super::club::{Club, ListRatings};
use super::go_rating::{EuropeanRating, RungTold};
use super::list::Making;
use super::live::LiveRow;
use super::paged::Stretch;
use super::person::{Named, PublicPerson};
use super::schema::{Exact, SeriesName, StateName, exact, value};
use arpad_model::{Decimal, Grade, HalfPoints, Hundredths, PersonId, Series, StoredChange};
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::european::European;
use arpad_office::views::go_standing::{Reach, go_standing, ladder};
use arpad_office::views::person_page;
use arpad_office::views::public::PublicPlayer;
use arpad_office::views::search::{Found, FoundPerson};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A title with the day it was awarded, for programs.
pub fn title(title: &arpad_model::Title) -> Value {
    value(&Title::of(title))
}

/// A person on all lists of a series, for programs.
pub fn history(history: &person_page::SeriesHistory) -> Value {
    value(&SeriesHistory::of(history))
}

/// A tournament he played in, for programs.
pub fn played(one: &person_page::Played) -> Value {
    value(&Played::of(one))
}

/// A stretch of players: how many fit, how many more are called nearly so, and those of the stretch, these last.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Players {
    #[serde(flatten)]
    stretch: Stretch,
    count: usize,
    similar: usize,
    players: Vec<FoundPlayer>,
}

impl Players {
    /// Everybody.
    pub fn of(stretch: Stretch, count: usize, players: &[FoundPerson]) -> Self {
        Players { stretch, count, similar: 0, players: players.iter().map(FoundPlayer::of).collect() }
    }

    /// Who was looked for.
    pub fn found(stretch: Stretch, found: &Found) -> Self {
        let players = found.persons.iter().map(FoundPlayer::of).collect();
        Players { stretch, count: found.count, similar: found.near, players }
    }
}

/// A player with the club's name and the ratings on the newest lists.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct FoundPlayer {
    #[serde(flatten)]
    person: PublicPerson,
    club_name: Option<String>,
    ratings: ListRatings,
    similar: bool,
}

impl FoundPlayer {
    fn of(found: &FoundPerson) -> Self {
        FoundPlayer {
            person: PublicPerson::from(&found.person),
            club_name: found.club.as_ref().map(|club| club.name.clone()),
            ratings: ListRatings(found.ratings),
            similar: found.is_near,
        }
    }
}

/// Everything anybody may know of one player.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Player {
    #[serde(flatten)]
    named: Named,
    club: Option<Club>,
    numbers: Numbers,
    merged: Vec<MergedId>,
    titles: Vec<Title>,
    ratings: Vec<Newest>,
    live: Vec<LiveRow>,
    european: Option<EuropeanRating>,
    tournaments: Vec<Played>,
    photo: Option<Photo>,
}

/// A photo with who took it; the address is the site's.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Photo {
    url: String,
    credit: String,
}

impl Player {
    /// From his page, his live ratings and the European list.
    pub fn of(page: &PublicPlayer, live: Vec<LiveRow>, european: Option<&European>, decided: &[DecidedNow]) -> Self {
        let newest = |history: &person_page::SeriesHistory| {
            // Who is outside the rating system of go enters no tournament by it, and climbs none of its grades.
            let is_ours = history.series != Series::Go || !page.is_outside_go;
            // He enters with what holds, whether or not a published list has it.
            let listed = Listed::of(history.official()?).with(history.official()?, decided);
            let entry_grade = listed.entry_grade.clone().filter(|_| is_ours);
            let reached = if is_ours { ladder(&history.official()?.row).ok()? } else { Vec::new() };
            Some(Newest {
                listed: Listed { entry_grade, ..listed },
                series: history.series.as_str(),
                not_on: history.not_on,
                decided: decided.iter().rfind(|_| history.series == Series::Go).map(DecidedTold::of),
                ladder: reached.iter().map(RungTold::of).collect(),
            })
        };
        Player {
            named: Named::of(&page.person),
            club: page.club.as_ref().map(Club::of),
            numbers: Numbers {
                komir: page.numbers.komir.iter().map(|number| number.number()).collect(),
                fide: page.numbers.fide.iter().map(|number| number.0).collect(),
                egd: page.numbers.egd.iter().map(|number| number.0).collect(),
            },
            merged: page.merged.iter().map(|other| MergedId(other.0)).collect(),
            titles: page.titles.iter().map(Title::of).collect(),
            ratings: page.series.iter().filter_map(newest).collect(),
            live,
            european: european.map(EuropeanRating::of),
            tournaments: page.tournaments.iter().map(Played::of).collect(),
            photo: page.photo.as_ref().map(|photo| Photo {
                url: crate::web::photo_address(page.person.id, &photo.mark),
                credit: photo.credit.clone(),
            }),
        }
    }
}

/// Every number under which he is found.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Numbers {
    komir: Vec<u32>,
    fide: Vec<u32>,
    egd: Vec<u32>,
}

/// Another number of ours that was found to be him.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
struct MergedId(#[schemars(range(min = 1))] u32);

/// A title with the day it was awarded.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Title {
    title: String,
    awarded: Date,
}

impl Title {
    fn of(title: &arpad_model::Title) -> Self {
        Title { title: title.title.clone(), awarded: title.awarded }
    }
}

/// The ratings of a player over time.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct History {
    #[schemars(range(min = 1))]
    person: u32,
    series: Vec<SeriesHistory>,
}

impl History {
    /// Of the series that are asked for.
    pub fn of<'a>(person: PersonId, series: impl Iterator<Item = &'a person_page::SeriesHistory>) -> Self {
        History { person: person.0, series: series.map(SeriesHistory::of).collect() }
    }
}

/// A person on all lists of a series, the oldest first.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct SeriesHistory {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    lists: Vec<Listed>,
    gaps: Vec<Gap>,
}

impl SeriesHistory {
    fn of(history: &person_page::SeriesHistory) -> Self {
        SeriesHistory {
            series: history.series.as_str(),
            lists: history.lists.iter().map(Listed::of).collect(),
            gaps: history.gaps.iter().map(Gap::of).collect(),
        }
    }
}

/// A stretch of which no list tells the rating: he stands on none (`not-listed`), or FIDE's are not here (`no-list`). `until`
/// is the day of the next list that tells it.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Gap {
    from: Date,
    until: Date,
    why: &'static str,
}

impl Gap {
    fn of(gap: &person_page::Gap) -> Self {
        Gap { from: gap.from, until: gap.until, why: gap.kind.as_str() }
    }
}

/// A person on one list. `active` is null where nobody knows; `forecast` says that FIDE's list governs and this is ours;
/// `ours` is our own rating of the day beside FIDE's; `marked_unrated` says that he fell below the floor on this list;
/// `before` is the rating on the list before, and `start` what the list starts from, which corrections may have moved.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Listed {
    #[schemars(range(min = 1))]
    list: i64,
    day: Date,
    until: Option<Date>,
    #[serde(flatten)]
    made: Making,
    rating: Option<i32>,
    grade: Option<String>,
    /// Go: the grade with which he enters a domestic tournament, by the points that hold.
    entry_grade: Option<String>,
    /// Go: grades above his own that he has reached, each with the number of tournaments.
    reached: Vec<Reached>,
    #[schemars(with = "Option<i32>")]
    change: Option<StoredChange>,
    k: Option<u8>,
    /// Chess: games behind the rating, as far as they are counted. Null in go.
    games: Option<u32>,
    /// Go: tournaments that were rated so far. Null in chess.
    tournaments: Option<u32>,
    /// Games that count on this list.
    period_games: u32,
    score: Option<Exact>,
    expected: Option<Exact>,
    active: Option<bool>,
    title: String,
    forecast: bool,
    ours: Option<i32>,
    marked_unrated: bool,
    before: Option<i32>,
    start: Option<i32>,
}

/// A grade of go that was reached, but not often enough.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Reached {
    grade: String,
    times: u32,
    missing: u32,
}

impl Reached {
    fn of(one: &Reach) -> Self {
        Reached { grade: one.grade.to_string(), times: one.times, missing: one.missing }
    }
}

impl Listed {
    fn of(one: &person_page::Listed) -> Self {
        let person_page::Listed { list, row, until, is_forecast, ours, is_marked_unrated, before, start, .. } = one;
        let grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
        let hundredths = |points: i32| -> Hundredths { Decimal(points.into()) };
        let standing = go_standing(row).ok().flatten();
        Listed {
            list: list.id.0,
            day: list.day,
            until: *until,
            made: Making::of(list),
            rating: row.rating,
            grade: grade.map(|grade| grade.to_string()),
            entry_grade: standing.as_ref().map(|one| one.entry.to_string()),
            reached: standing.iter().flat_map(|one| &one.reached).map(Reached::of).collect(),
            change: row.change,
            k: row.k,
            games: row.games.filter(|_| list.series != Series::Go),
            tournaments: row.games.filter(|_| list.series == Series::Go),
            period_games: row.period_games,
            score: row.score.map(|halves| exact(HalfPoints(halves))),
            expected: row.expected.map(|points| exact(hundredths(points))),
            active: row.active.known(),
            title: row.title.clone(),
            forecast: *is_forecast,
            ours: *ours,
            marked_unrated: *is_marked_unrated,
            before: *before,
            start: start.or(*before),
        }
    }
}

impl Listed {
    /// The same with the grade to enter with by what was decided since.
    fn with(self, one: &person_page::Listed, decided: &[DecidedNow]) -> Self {
        let standing = go_standing(&DecidedNow::put_to(decided, &one.row)).ok().flatten();
        Listed { entry_grade: standing.map(|one| one.entry.to_string()), ..self }
    }
}

/// Points and grade that hold by a decision and stand on no published list yet: since when, and under which number.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct DecidedTold {
    points: Option<i32>,
    grade: Option<String>,
    day: Date,
    reference: String,
}

impl DecidedTold {
    /// As it holds.
    pub fn of(one: &DecidedNow) -> Self {
        DecidedTold {
            points: one.points,
            grade: one.grade.map(|grade| grade.to_string()),
            day: one.day,
            reference: one.done.reference.clone(),
        }
    }
}

/// A person on the newest list that governs a series. `not_on` is the day of FIDE's newest list, where he is not on it and
/// keeps the rating he had.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Newest {
    #[serde(flatten)]
    listed: Listed,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    not_on: Option<Date>,
    /// Go: what the committee decided and no published list has yet.
    decided: Option<DecidedTold>,
    /// Go: his grade and the next ones, the strongest first.
    ladder: Vec<RungTold>,
}

/// A tournament he played in and the list it counts in.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Played {
    #[schemars(range(min = 1))]
    tournament: u32,
    name: String,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    starts: Date,
    ends: Date,
    #[schemars(with = "StateName")]
    state: &'static str,
    list: Option<CountedIn>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct CountedIn {
    #[schemars(range(min = 1))]
    list: i64,
    day: Date,
}

impl Played {
    /// As the register has it.
    pub fn of(one: &person_page::Played) -> Self {
        Played {
            tournament: one.tournament.id.0,
            name: one.tournament.name.clone(),
            series: one.tournament.series.as_str(),
            starts: one.tournament.starts,
            ends: one.tournament.ends,
            state: one.tournament.state.as_str(),
            list: one.list.as_ref().map(|list| CountedIn { list: list.id.0, day: list.day }),
        }
    }
}
