//! Reading the download back: a list with its rows, and what it was computed from.

use super::facts::{ChessFacts, GoFacts};
use super::kept::{pool_of, reached_of, state_of};
use super::strangers::person_of;
use crate::lists::compute::{DecidedParameter, InputPeriod, Inputs, told_birth};
use crate::proofs::about;
use arpad_model::{
    Activity, EntryId, Game, GoDecision, GoGame, GoOutcome, GoPeriod, GoPlayer, Grade, InitialPoints, ListRow, Outcome,
    Period, PeriodPlayer, PersonId, Rating, Series, SetAside, SetBy, Sex, StandingThen, StoredChange, System,
    Tournament,
};
use arpad_registry::Error;
use arpad_registry::public_file::{self as table, Cell, PublicFile, PublicTable};
use arpad_rules::chess::edition::Reading;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A list of the download.
#[derive(Clone, Debug)]
pub(super) struct ReadList {
    pub id: i64,
    pub series: Series,
    pub day: Date,
    pub revision: i64,
    pub is_computed: bool,
    pub base: Option<i64>,
    pub sha256: String,
    pub closed: i64,
    /// What a statement calls it.
    pub about: String,
    reading: Option<i64>,
    is_converted: bool,
}

/// One row, read column by column.
pub(super) struct Read<'a> {
    table: &'static str,
    columns: &'static [&'static str],
    cells: &'a [Cell],
}

impl<'a> Read<'a> {
    pub(super) fn of(table: &'static PublicTable, cells: &'a [Cell]) -> Self {
        Read { table: table.name, columns: table.columns, cells }
    }

    fn cell(&self, column: &str) -> Result<&'a Cell, Error> {
        let place = self.columns.iter().position(|name| *name == column);
        place.and_then(|place| self.cells.get(place)).ok_or_else(|| self.bad(column))
    }

    pub(super) fn bad(&self, column: &str) -> Error {
        let told: Vec<String> = self.cells.iter().take(2).map(|cell| format!("{cell:?}")).collect();
        Error::damaged(self.table, format!("{column} of {}", told.join(", ")))
    }

    /// A number.
    pub(super) fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Error> {
        self.some(column)?.ok_or_else(|| self.bad(column))
    }

    /// A number, or nothing.
    pub(super) fn some<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, Error> {
        match self.cell(column)? {
            Cell::Null => Ok(None),
            Cell::Int(number) => T::try_from(*number).map(Some).map_err(|_| self.bad(column)),
            Cell::Text(_) => Err(self.bad(column)),
        }
    }

    /// A text, or nothing.
    pub(super) fn text(&self, column: &str) -> Result<Option<&'a str>, Error> {
        match self.cell(column)? {
            Cell::Null => Ok(None),
            Cell::Text(text) => Ok(Some(text)),
            Cell::Int(_) => Err(self.bad(column)),
        }
    }

    /// A text that is read.
    pub(super) fn told<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Error> {
        self.text(column)?.and_then(read).ok_or_else(|| self.bad(column))
    }

    /// The same, or nothing.
    pub(super) fn perhaps<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Error> {
        match self.text(column)? {
            Some(text) => read(text).map(Some).ok_or_else(|| self.bad(column)),
            None => Ok(None),
        }
    }

    fn flag(&self, column: &str) -> Result<bool, Error> {
        Ok(self.number::<i64>(column)? != 0)
    }

    fn person(&self, column: &str) -> Result<PersonId, Error> {
        person_of(self.number(column)?).ok_or_else(|| self.bad(column))
    }

    fn rating(&self, column: &str) -> Result<Option<Rating>, Error> {
        match self.some::<i64>(column)? {
            Some(points) => Rating::new(points).map(Some).ok_or_else(|| self.bad(column)),
            None => Ok(None),
        }
    }
}

fn date(text: &str) -> Option<Date> {
    text.parse().ok()
}

/// All lists, in the order in which they were made; those of FIDE first, which are made from nothing.
pub(super) fn all_lists(file: &PublicFile) -> Result<Vec<ReadList>, Error> {
    let mut all = Vec::new();
    file.each(&table::LIST, |cells| {
        let read = Read::of(&table::LIST, cells);
        let (series, day) = (read.told("series", |text| text.parse().ok())?, read.told("day", date)?);
        let (revision, origin) = (read.number("revision")?, read.text("origin")?.unwrap_or_default());
        all.push(ReadList {
            id: read.number("id")?,
            series,
            day,
            revision,
            about: about(series, day, revision, origin, read.some("after")?),
            is_computed: read.some::<i64>("reading")?.is_some(),
            base: read.some("base")?,
            sha256: read.told("sha256", |text| Some(text.to_owned()))?,
            closed: read.number("closed")?,
            reading: read.some("reading")?,
            is_converted: read.flag("converted")?,
        });
        Ok(())
    })?;
    Ok(all)
}

/// The published rows of a list, in the order of persons, and who has none although he would.
pub(super) fn rows(
    file: &PublicFile,
    list: i64,
    series: Series,
) -> Result<(BTreeMap<PersonId, ListRow>, BTreeSet<PersonId>), Error> {
    let mut rows = BTreeMap::new();
    for cells in file.of_list(&table::ROW, list)? {
        let read = Read::of(&table::ROW, &cells);
        let row = ListRow {
            k: read.some("k")?,
            period_games: read.number("period_games")?,
            change: read.some::<StoredChange>("change")?,
            title: read.text("title")?.unwrap_or_default().to_owned(),
            score: read.some("half_points")?,
            expected: read.some("expected")?,
            ..carried_row(&read, series)?
        };
        if rows.insert(row.person, row).is_some() {
            return Err(read.bad("player"));
        }
    }
    let absent = file.of_list(&table::ABSENT, list)?;
    let absent = absent.iter().map(|cells| Read::of(&table::ABSENT, cells).person("player"));
    Ok((rows, absent.collect::<Result<_, _>>()?))
}

/// What a list carries on of somebody.
fn carried_row(read: &Read<'_>, series: Series) -> Result<ListRow, Error> {
    let active = Activity::try_from(read.number::<i64>("active")?).map_err(|_| read.bad("active"))?;
    Ok(ListRow {
        person: read.person("player")?,
        rating: read.some("rating")?,
        k: read.some("k")?,
        games: read.some("games")?,
        peak: read.some("peak")?,
        last_active: read.some("last_active")?,
        active,
        grade: read.some("grade")?,
        state: state_of(series, read.text("kept")?).ok_or_else(|| read.bad("kept"))?,
        ..ListRow::default()
    })
}

/// What a list was computed from, and how many of its rows do not start from the published row before.
pub(super) fn inputs(
    file: &PublicFile,
    list: &ReadList,
    base: BTreeMap<PersonId, ListRow>,
) -> Result<(Inputs, u64), Error> {
    let mut base = base;
    let mut moved = 0;
    for cells in file.of_list(&table::CARRIED, list.id)? {
        let read = Read::of(&table::CARRIED, &cells);
        moved += 1;
        if read.flag("gone")? {
            base.remove(&read.person("player")?);
        } else {
            let row = carried_row(&read, list.series)?;
            base.insert(row.person, row);
        }
    }
    let mut parameters = Vec::new();
    for cells in file.of_list(&table::PARAMETER, list.id)? {
        let read = Read::of(&table::PARAMETER, &cells);
        let text = |column| read.told(column, |text| Some(text.to_owned()));
        parameters.push(DecidedParameter {
            edition: text("edition")?,
            name: text("name")?,
            value: text("value")?,
            from: read.told("from_day", date)?,
            entry: EntryId(0),
            reference: String::new(),
        });
    }
    let (period, persons) = match list.series {
        Series::Chess(_) => chess(file, list)?,
        Series::Go => go(file, list)?,
    };
    let reading = if list.reading == Some(1) { Reading::First } else { Reading::Second };
    let base = base.into_values().collect();
    Ok((Inputs { base, persons, period, reading, is_converted: list.is_converted, parameters }, moved))
}

/// Places of players by their persons, in the order of persons.
fn places(persons: &[PersonId]) -> HashMap<PersonId, u32> {
    persons.iter().copied().zip(0..).collect()
}

fn chess(file: &PublicFile, list: &ReadList) -> Result<(InputPeriod, Vec<PersonId>), Error> {
    let mut players: BTreeMap<PersonId, PeriodPlayer> = BTreeMap::new();
    for cells in file.of_list(&table::START, list.id)? {
        let read = Read::of(&table::START, &cells);
        let person = read.person("player")?;
        let k: Option<u8> = read.some("k")?;
        players.insert(
            person,
            PeriodPlayer {
                id: person.to_string(),
                rating: read.rating("rating")?,
                k,
                born: read.some::<i64>("junior")?.map(|is_junior| told_birth(is_junior != 0, list.day)),
                games: read.some("games")?,
                peak: read.rating("peak")?,
                standard: read.rating("standard")?,
                has_played: read.flag("has_played")?,
                last_active: read.perhaps("last_active", date)?,
                sex: read.perhaps("sex", |text| match text {
                    "m" => Some(Sex::Male),
                    "w" => Some(Sex::Female),
                    _ => None,
                })?,
                pool: pool_of(read.text("pool")?).ok_or_else(|| read.bad("pool"))?,
                ..PeriodPlayer::default()
            },
        );
    }
    let persons: Vec<PersonId> = players.keys().copied().collect();
    let places = places(&persons);
    let place = |read: &Read<'_>, column: &str| -> Result<u32, Error> {
        places.get(&read.person(column)?).copied().ok_or_else(|| read.bad(column))
    };
    let mut ratings: HashMap<i64, Vec<(u32, Option<Rating>)>> = HashMap::new();
    for cells in file.of_list(&table::RATING_THEN, list.id)? {
        let read = Read::of(&table::RATING_THEN, &cells);
        let one = (place(&read, "player")?, read.rating("rating")?);
        ratings.entry(read.number("tournament")?).or_default().push(one);
    }
    let mut standings: HashMap<i64, Vec<(u32, StandingThen)>> = HashMap::new();
    for cells in file.of_list(&table::STANDING_THEN, list.id)? {
        let read = Read::of(&table::STANDING_THEN, &cells);
        let then = StandingThen {
            rating: read.rating("rating")?,
            games: read.some("games")?,
            peak: read.rating("peak")?,
            k: read.some("k")?,
        };
        standings.entry(read.number("tournament")?).or_default().push((place(&read, "player")?, then));
    }
    let mut games: HashMap<i64, Vec<Game>> = HashMap::new();
    for cells in file.of_list(&table::GAME, list.id)? {
        let read = Read::of(&table::GAME, &cells);
        let set_aside = read.perhaps("set_aside", |text| match text {
            "ruled" => Some(SetAside::Ruled),
            "reported" => Some(SetAside::Reported),
            _ => None,
        })?;
        games.entry(read.number("tournament")?).or_default().push(Game {
            round: read.number("round")?,
            white: place(&read, "white")?,
            black: place(&read, "black")?,
            outcome: read.told("result", Outcome::parse)?,
            set_aside,
        });
    }
    let (mut tournaments, mut starts) = (Vec::new(), Vec::new());
    for cells in file.of_list(&table::EVENT, list.id)? {
        let read = Read::of(&table::EVENT, &cells);
        let id: i64 = read.number("tournament")?;
        let facts: ChessFacts = read.told("facts", |text| serde_json::from_str(text).ok())?;
        let (start, end) = (facts.start, facts.end);
        let seat = |number: i64| places.get(&person_of(number)?).copied();
        let sorted = |mut rated: Vec<(u32, Option<Rating>)>| {
            rated.sort_unstable_by_key(|(place, _)| *place);
            rated
        };
        let mut standings = standings.remove(&id).unwrap_or_default();
        standings.sort_unstable_by_key(|(place, _)| *place);
        tournaments.push(Tournament {
            id: id.to_string(),
            name: None,
            system: read.told("system", System::parse)?,
            start,
            end,
            ratings: sorted(ratings.remove(&id).unwrap_or_default()),
            standings,
            games: games.remove(&id).unwrap_or_default(),
            circumstances: facts.circumstances(seat).ok_or_else(|| read.bad("facts"))?,
        });
        starts.push(read.told("starts", date)?);
    }
    let period = Period { list_date: list.day, players: players.into_values().collect(), tournaments };
    Ok((InputPeriod::Chess(period, starts), persons))
}

fn go(file: &PublicFile, list: &ReadList) -> Result<(InputPeriod, Vec<PersonId>), Error> {
    let (mut players, mut persons) = (Vec::new(), Vec::new());
    for cells in file.of_list(&table::GO_START, list.id)? {
        let read = Read::of(&table::GO_START, &cells);
        let person = read.person("player")?;
        let by = match read.text("initial_by")? {
            Some("manager") => SetBy::Manager,
            _ => SetBy::Committee(String::new()),
        };
        persons.push(person);
        players.push(GoPlayer {
            id: person.to_string(),
            rating: read.some("rating")?,
            grade: read.perhaps("grade", Grade::parse)?,
            reached: reached_of(read.text("reached")?).ok_or_else(|| read.bad("reached"))?,
            tournaments: read.number("tournaments")?,
            entry_grade: read.perhaps("entry_grade", Grade::parse)?,
            foreign: read.flag("is_foreign")?,
            initial: read.some("initial")?.map(|points| InitialPoints { points, by }),
            ..GoPlayer::default()
        });
    }
    let places = places(&persons);
    let place = |read: &Read<'_>, column: &str| -> Result<u32, Error> {
        places.get(&read.person(column)?).copied().ok_or_else(|| read.bad(column))
    };
    let mut decisions = Vec::new();
    for cells in file.of_list(&table::GO_DECISION, list.id)? {
        let read = Read::of(&table::GO_DECISION, &cells);
        decisions.push(GoDecision {
            player: place(&read, "player")?,
            points: read.some("points")?,
            grade: read.perhaps("grade", Grade::parse)?,
            reference: String::new(),
            taken: false,
        });
    }
    let mut games = Vec::new();
    for cells in file.of_list(&table::GAME, list.id)? {
        let read = Read::of(&table::GAME, &cells);
        let white = match read.some::<i64>("white")? {
            Some(_) => Some(place(&read, "white")?),
            None => None,
        };
        games.push(GoGame {
            round: read.number("round")?,
            black: place(&read, "black")?,
            white,
            handicap: read.number("handicap")?,
            outcome: read.told("result", GoOutcome::parse)?,
            uncolored: false,
        });
    }
    let events = file.of_list(&table::EVENT, list.id)?;
    let Some(cells) = events.first() else {
        let period = GoPeriod { players, tournaments: Vec::new(), decisions };
        let is_decided = !period.decisions.is_empty();
        return Ok((
            if is_decided { InputPeriod::Go(period, (list.day, list.day)) } else { InputPeriod::Idle },
            persons,
        ));
    };
    let read = Read::of(&table::EVENT, cells);
    let facts: GoFacts = read.told("facts", |text| serde_json::from_str(text).ok())?;
    let seat = |number: i64| places.get(&person_of(number)?).copied();
    let mut tournament = facts.tournament(read.number("tournament")?, seat).ok_or_else(|| read.bad("facts"))?;
    tournament.games = games;
    let days = (read.told("starts", date)?, read.told("ends", date)?);
    let period = GoPeriod { players, tournaments: vec![tournament], decisions };
    Ok((InputPeriod::Go(period, days), persons))
}
