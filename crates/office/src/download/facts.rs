//! What the law asks about a tournament beyond its games, as a document. It is an allow-list: free texts stay in the office.

use arpad_model::{
    Allowance, Championship, Circumstances, Game, GoClass, GoTime, GoTournament, Grade, Hybrid, Importance, Outcome,
    Overtime, PartOf, TimeControl, TimePeriod, Waiver,
};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// Of a chess tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct ChessFacts {
    pub start: Date,
    pub end: Date,
    rounds: Option<u16>,
    rounds_recorded: bool,
    time: Option<Time>,
    time_unsaid: bool,
    round_dates: Vec<Date>,
    days_unsaid: bool,
    registered: Option<Date>,
    unregistered: bool,
    abroad: Option<String>,
    told_unrated: bool,
    rated_unsaid: bool,
    reported: Option<Date>,
    rounds_per_day: Option<u16>,
    official: bool,
    norms: bool,
    championship: Option<String>,
    monthly_reports: bool,
    event_start: Option<Date>,
    part: Option<Part>,
    hybrid: Option<(bool, bool)>,
    online: bool,
    waivers: Vec<(String, String)>,
}

/// Periods as moves and seconds, seconds for each move, whether the players had different times.
type Time = (Vec<(Option<u16>, u32)>, u32, bool);

/// The whole of which it is a month; players by their numbers in the download.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Part {
    event: String,
    earlier: Vec<(u16, i64, i64, String)>,
    upgraded: Vec<i64>,
    waits: Vec<i64>,
}

impl ChessFacts {
    /// Every field is named, so that a new one asks whether anybody may see it.
    pub(super) fn of((start, end): (Date, Date), told: &Circumstances, number: impl Fn(u32) -> i64) -> Self {
        let Circumstances {
            rounds,
            rounds_recorded,
            time_control,
            time_unsaid,
            round_dates,
            days_unsaid,
            registered,
            unregistered,
            abroad,
            not_rated,
            rated_unsaid,
            reported,
            rounds_per_day,
            official,
            norms,
            championship,
            monthly_reports,
            event_start,
            part,
            hybrid,
            online,
            waivers,
        } = told.clone();
        let time = |control: TimeControl| {
            let periods = control.periods.iter().map(|period| (period.moves, period.seconds)).collect();
            (periods, control.increment, control.unequal)
        };
        let game = |one: &Game| (one.round, number(one.white), number(one.black), one.outcome.as_str().to_owned());
        ChessFacts {
            start,
            end,
            rounds,
            rounds_recorded,
            time: time_control.map(time),
            time_unsaid,
            round_dates,
            days_unsaid,
            registered,
            unregistered,
            abroad,
            told_unrated: not_rated.is_some(),
            rated_unsaid,
            reported,
            rounds_per_day,
            official,
            norms,
            championship: championship.map(|kind| kind.as_str().to_owned()),
            monthly_reports,
            event_start,
            part: part.map(|part| Part {
                earlier: part.earlier.iter().map(game).collect(),
                upgraded: part.upgraded.iter().map(|player| number(*player)).collect(),
                waits: part.waits.iter().map(|player| number(*player)).collect(),
                event: part.event,
            }),
            hybrid: hybrid.map(|hybrid| (hybrid.approved, hybrid.pgn)),
            online,
            waivers: waivers.into_iter().map(|waiver| (waiver.paragraph, waiver.what)).collect(),
        }
    }

    /// The same back, with the places of players.
    pub(super) fn circumstances(self, place: impl Fn(i64) -> Option<u32>) -> Option<Circumstances> {
        let control = |(periods, increment, unequal): Time| TimeControl {
            periods: periods.into_iter().map(|(moves, seconds)| TimePeriod { moves, seconds }).collect(),
            increment,
            unequal,
        };
        let game = |(round, white, black, outcome): (u16, i64, i64, String)| {
            let (white, black, outcome) = (place(white)?, place(black)?, Outcome::parse(&outcome)?);
            Some(Game { round, white, black, outcome, set_aside: None })
        };
        let part = match self.part {
            Some(part) => Some(PartOf {
                event: part.event,
                earlier: part.earlier.into_iter().map(game).collect::<Option<_>>()?,
                upgraded: part.upgraded.into_iter().map(&place).collect::<Option<_>>()?,
                waits: part.waits.into_iter().map(&place).collect::<Option<_>>()?,
            }),
            None => None,
        };
        let championship = match self.championship {
            Some(kind) => Some(kind.parse::<Championship>().ok()?),
            None => None,
        };
        let waiver = |(paragraph, what)| Waiver { paragraph, what, decision: String::new() };
        Some(Circumstances {
            rounds: self.rounds,
            rounds_recorded: self.rounds_recorded,
            time_control: self.time.map(control),
            time_unsaid: self.time_unsaid,
            round_dates: self.round_dates,
            days_unsaid: self.days_unsaid,
            registered: self.registered,
            unregistered: self.unregistered,
            abroad: self.abroad,
            not_rated: self.told_unrated.then(String::new),
            rated_unsaid: self.rated_unsaid,
            reported: self.reported,
            rounds_per_day: self.rounds_per_day,
            official: self.official,
            norms: self.norms,
            championship,
            monthly_reports: self.monthly_reports,
            event_start: self.event_start,
            part,
            hybrid: self.hybrid.map(|(approved, pgn)| Hybrid { approved, pgn }),
            online: self.online,
            waivers: self.waivers.into_iter().map(waiver).collect(),
        })
    }
}

/// Of a go tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct GoFacts {
    start: Date,
    end: Date,
    board: u8,
    players_per_side: u8,
    rounds: Option<u16>,
    /// Basic minutes, kind of overtime, its two numbers.
    time: Option<(u32, String, u32, u32)>,
    importance: Vec<String>,
    participants: Option<u32>,
    even: Option<bool>,
    international: Option<bool>,
    /// Games, by position from 0, of which the report does not say who had Black: the two columns tell the lines, not the colors.
    uncolored: Vec<usize>,
    multiplier: Option<u32>,
    parts: Option<Vec<u16>>,
    /// What the committee allowed, everywhere or in the game of this position.
    allowed: Vec<(Option<usize>, Allowance)>,
    class: Option<String>,
    entries: Vec<(i64, String)>,
    /// Whose grade is that of the European database's list.
    listed: Vec<i64>,
    /// Grades that have no place on the scale.
    professional: Vec<(i64, String)>,
}

impl GoFacts {
    /// Every field is named, so that a new one asks whether anybody may see it.
    pub(super) fn of(told: &GoTournament, number: impl Fn(u32) -> i64) -> Self {
        let GoTournament {
            id: _,
            name: _,
            start,
            end,
            board,
            players_per_side,
            rounds,
            time,
            importance,
            participants,
            even,
            international,
            multiplier,
            parts,
            allowed,
            class,
            entries,
            listed,
            professional,
            games,
        } = told.clone();
        let time = time.map(|time| {
            let (kind, first, second) = match time.overtime {
                Overtime::SuddenDeath => ("none", 0, 0),
                Overtime::Japanese { seconds } => ("japanese", seconds, 0),
                Overtime::Canadian { moves, minutes } => ("canadian", moves, minutes),
                Overtime::Fischer { seconds } => ("fischer", seconds, 0),
            };
            (time.base_minutes, kind.to_owned(), first, second)
        });
        GoFacts {
            start,
            end,
            board,
            players_per_side,
            rounds,
            time,
            importance: importance.iter().map(|kind| kind.as_str().to_owned()).collect(),
            participants,
            even,
            international,
            uncolored: games.iter().enumerate().filter(|(_, game)| game.uncolored).map(|(at, _)| at).collect(),
            multiplier,
            parts,
            allowed,
            class: class.map(|class| class.as_str().to_owned()),
            entries: entries.iter().map(|(player, grade)| (number(*player), grade.to_string())).collect(),
            listed: listed.iter().map(|player| number(*player)).collect(),
            professional: professional.into_iter().map(|(player, grade)| (number(player), grade)).collect(),
        }
    }

    /// The same back, without its games.
    pub(super) fn tournament(self, id: i64, place: impl Fn(i64) -> Option<u32>) -> Option<GoTournament> {
        let time = match self.time {
            Some((base_minutes, kind, first, second)) => Some(GoTime {
                base_minutes,
                overtime: match kind.as_str() {
                    "none" => Overtime::SuddenDeath,
                    "japanese" => Overtime::Japanese { seconds: first },
                    "canadian" => Overtime::Canadian { moves: first, minutes: second },
                    "fischer" => Overtime::Fischer { seconds: first },
                    _ => return None,
                },
            }),
            None => None,
        };
        let entry = |(player, grade): (i64, String)| Some((place(player)?, Grade::parse(&grade)?));
        let mut tournament = GoTournament::new(id.to_string(), self.start, self.end);
        tournament.board = self.board;
        tournament.players_per_side = self.players_per_side;
        tournament.rounds = self.rounds;
        tournament.time = time;
        tournament.importance =
            self.importance.iter().map(|kind| Importance::parse(kind)).collect::<Option<Vec<_>>>()?;
        tournament.participants = self.participants;
        tournament.even = self.even;
        tournament.international = self.international;
        tournament.multiplier = self.multiplier;
        tournament.parts = self.parts;
        tournament.allowed = self.allowed;
        tournament.class = match self.class {
            Some(class) => Some(GoClass::parse(&class)?),
            None => None,
        };
        tournament.entries = self.entries.into_iter().map(entry).collect::<Option<_>>()?;
        tournament.listed = self.listed.iter().map(|player| place(*player)).collect::<Option<_>>()?;
        let professional = |(player, grade): (i64, String)| Some((place(player)?, grade));
        tournament.professional = self.professional.into_iter().map(professional).collect::<Option<_>>()?;
        Some(tournament)
    }
}

/// A document without what is not said.
pub(super) fn text<T: Serialize>(facts: &T) -> Result<String, serde_json::Error> {
    let mut told = serde_json::to_value(facts)?;
    if let Some(fields) = told.as_object_mut() {
        fields.retain(|_, value| {
            let is_empty = value.as_array().is_some_and(Vec::is_empty);
            !(value.is_null() || value == &serde_json::Value::Bool(false) || is_empty)
        });
    }
    serde_json::to_string(&told)
}
