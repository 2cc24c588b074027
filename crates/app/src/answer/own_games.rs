//! What a player's tournaments brought, and what his games add up to.

use super::paged::Stretch;
use super::player::Played;
use super::schema::{ColorName, Exact, SeriesName, color_name, exact};
use arpad_model::Series;
use arpad_office::views::own_games::{self, EventScore, OwnGames};
use arpad_office::views::person_page;
use arpad_office::views::public::PublicPlayer;
use arpad_office::views::tournament_changes::{self, By};
use jiff::ToSpan;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// What a tournament did to a player. `change` is in chess exact to hundredths and in go whole points; `first_rating` stands
/// in its place for who had none. `after` is the rating on the list that counts it. `performance` is information, no rating.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Brought {
    before: Option<i32>,
    change: Option<Exact>,
    first_rating: Option<i32>,
    after: Option<i32>,
    performance: Option<i64>,
    /// The next list would have it.
    forecast: bool,
}

impl Brought {
    /// Of one player in one tournament.
    pub fn of(change: &tournament_changes::Change, forecast: bool) -> Self {
        let (by, first_rating) = match change.by {
            By::Hundredths(by) => (Some(exact(by)), None),
            By::Points(by) => (Some(exact(by)), None),
            By::First(rating) => (None, Some(rating)),
            By::Nothing => (None, None),
        };
        Brought {
            before: change.rating,
            change: by,
            first_rating,
            after: change.after,
            performance: change.performance,
            forecast,
        }
    }
}

/// The tournaments of a player, the last to end first.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct PlayedEvents {
    #[serde(flatten)]
    stretch: Stretch,
    #[schemars(range(min = 1))]
    person: u32,
    tournaments: Vec<PlayedEvent>,
}

/// One of them: the score as its table has it, with the games and unplayed rounds it is of.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct PlayedEvent {
    #[serde(flatten)]
    played: Played,
    score: Option<Exact>,
    games: Option<u32>,
    brought: Option<Brought>,
}

impl PlayedEvents {
    /// A stretch of them.
    pub fn of(stretch: Stretch, page: &PublicPlayer, tournaments: Vec<PlayedEvent>) -> Self {
        PlayedEvents { stretch, person: page.person.id.0, tournaments }
    }
}

impl PlayedEvent {
    /// A tournament with what is known of it.
    pub fn of(played: &person_page::Played, score: Option<&EventScore>, brought: Option<Brought>) -> Self {
        PlayedEvent {
            played: Played::of(played),
            score: score.map(|one| exact(one.score)),
            games: score.map(|one| one.games),
            brought,
        }
    }
}

/// What a player's games add up to, series by series, from his newest tournaments.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Statistics {
    #[schemars(range(min = 1))]
    person: u32,
    tournaments_read: usize,
    tournaments_unread: usize,
    series: Vec<SeriesStatistics>,
}

/// One series. `gave` and `got` are games of go with handicap stones, `white` and `black` those without, `uncolored` those of
/// which the report does not say the color.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct SeriesStatistics {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    white: Record,
    black: Record,
    gave: Record,
    got: Record,
    uncolored: Record,
    last_games: Vec<LastGame>,
    peak: Option<Peak>,
    peak_of_year: Option<Peak>,
    year: Option<Year>,
}

/// Wins, draws and losses; points of a hundred, a half up.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Record {
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    score: Exact,
    percentage: Option<u32>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct LastGame {
    #[schemars(range(min = 1))]
    tournament: u32,
    /// 0 where it is not known.
    round: u16,
    /// Null where a go report does not say it.
    #[schemars(with = "Option<ColorName>")]
    color: Option<&'static str>,
    handicap: u8,
    score: Exact,
}

/// The first list with the highest rating.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Peak {
    rating: i32,
    day: Date,
}

/// How far the official rating has come in twelve months.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Year {
    since: Date,
    change: i32,
}

impl Statistics {
    /// From his page and his games.
    pub fn of(page: &PublicPlayer, own: &OwnGames) -> Self {
        let (colors, forms) = (own.colors(), own.forms());
        let one = |series: Series| {
            let history = page.series.iter().find(|one| one.series == series);
            let of = colors.iter().find(|one| one.series == series);
            if history.is_none() && of.is_none() {
                return None;
            }
            let none = own_games::Record::default();
            let record = |pick: fn(&own_games::Colors) -> own_games::Record| Record::of(&of.map_or(none, pick));
            let form = forms.iter().find(|form| form.series == series);
            let official = history.and_then(|one| one.official());
            let since = official.and_then(|one| one.list.day.checked_sub(1.year()).ok());
            let then = history.and_then(|one| one.before(1.year()));
            Some(SeriesStatistics {
                series: series.as_str(),
                white: record(|of| of.white),
                black: record(|of| of.black),
                gave: record(|of| of.gave),
                got: record(|of| of.got),
                uncolored: record(|of| of.uncolored),
                last_games: form.iter().flat_map(|form| &form.games).map(LastGame::of).collect(),
                peak: history.and_then(|one| Peak::of(one.peak(None)?)),
                peak_of_year: history.zip(since).and_then(|(one, since)| Peak::of(one.peak(Some(since))?)),
                year: official.zip(then).and_then(|(now, then)| {
                    Some(Year { since: then.list.day, change: now.row.rating? - then.row.rating? })
                }),
            })
        };
        Statistics {
            person: page.person.id.0,
            tournaments_read: own.tournaments,
            tournaments_unread: own.unread,
            series: Series::ALL.into_iter().filter_map(one).collect(),
        }
    }
}

impl Record {
    fn of(record: &own_games::Record) -> Self {
        let own_games::Record { wins, draws, losses } = *record;
        let (games, score, percentage) = (record.games(), exact(record.score()), record.percentage());
        Record { games, wins, draws, losses, score, percentage }
    }
}

impl LastGame {
    fn of(game: &own_games::OwnGame) -> Self {
        LastGame {
            tournament: game.tournament.0,
            round: game.round,
            color: game.color.map(color_name),
            handicap: game.handicap,
            score: exact(game.score),
        }
    }
}

impl Peak {
    fn of(listed: &person_page::Listed) -> Option<Self> {
        Some(Peak { rating: listed.row.rating?, day: listed.list.day })
    }
}
