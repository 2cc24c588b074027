//! What if I win? Somebody's next games put to the law as he stands on the list that governs, and as the register has decided:
//! each is a small tournament that begins on a day, rated by the calculation that rates all others. Nothing is stored.

mod chess;
mod go;
mod goals;

pub use goals::{Goal, KChange};

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::lists::compute::{chess_edition, chess_player, go_edition, go_player, is_fide};
use crate::register::{registered, standing_for};
use crate::views::list_page::standing_on;
use crate::views::public::{PublicPerson, Withheld, governing};
use arpad_model::{
    Birth, Change, EditionId, Finding, GoPlayer, Grade, HalfPoints, List, PeriodPlayer, PersonId, Rating, Series, Step,
    Tempo, Thousandths,
};
use arpad_registry::Reader;
use arpad_rules::chess::edition::Edition as ChessEdition;
use arpad_rules::go::hungary::edition::Edition as GoEdition;
use jiff::civil::Date;
use std::collections::HashMap;

/// Games that can be asked about at once.
pub const MOST_GAMES: usize = 15;

/// Somebody about to play.
#[derive(Clone, Debug)]
pub struct AboutToPlay {
    /// Who.
    pub person: PublicPerson,
    /// In which series.
    pub series: Series,
    /// The list that governs it.
    pub list: List,
    /// The rating on it, or the points in go; none = unrated.
    pub rating: Option<i32>,
    /// The grade, in go.
    pub grade: Option<Grade>,
    /// The day the games begin.
    pub start: Date,
    /// The multiplier of the tournament, in go.
    pub multiplier: u32,
    law: Law,
}

/// The law of the day with what it knows of the player.
#[derive(Clone, Debug)]
enum Law {
    Chess(Box<(ChessEdition, PeriodPlayer)>),
    Go(Box<(GoEdition, GoPlayer)>),
}

/// A game that may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The opponent's rating, or points in go.
    pub opponent: i32,
    /// Stones that the weaker receives, in go.
    pub handicap: u8,
}

/// What one game can bring, alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Single {
    /// What is expected of him; none where the game would not count.
    pub expected: Option<Thousandths>,
    /// Won, in chess drawn, and lost.
    pub outcomes: Vec<Brought>,
}

/// What a result brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The result.
    pub score: HalfPoints,
    /// By how much the rating changes: in chess before rounding.
    pub change: Option<Change>,
    /// The rating afterwards.
    pub after: Option<i64>,
    /// The grade afterwards, in go.
    pub grade: Option<Grade>,
}

/// What several games bring together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// Games that count.
    pub games: u32,
    /// Points in them.
    pub score: HalfPoints,
    /// What is expected of him.
    pub expected: Option<Thousandths>,
    /// K in chess, the multiplier in go.
    pub multiplier: Option<u32>,
    /// What they bring.
    pub brought: Brought,
    /// The steps of the calculation.
    pub steps: Vec<Step>,
    /// What the law remarks about him.
    pub findings: Vec<Finding>,
}

/// Reads how somebody stands on the list that governs a series, for games that begin on a day; none while it has no list.
pub fn about_to_play(
    store: &mut Reader<'_>,
    person: PersonId,
    series: Series,
    start: Date,
) -> Result<Result<Option<AboutToPlay>, Withheld>, OfficeError> {
    let person = registered_standing(store, person)?;
    let shown = match PublicPerson::of(&person, Minors::read(store)?) {
        Ok(shown) => shown,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let Some(list) = governing(store, series)? else { return Ok(Ok(None)) };
    // A game to come begins on the day of the list it starts from at the earliest.
    let start = start.max(list.day);
    let row = standing_on(store, &list, &[person.id])?.into_iter().next();
    let law = match series {
        Series::Chess(tempo) => {
            let standard = match tempo {
                Tempo::Standard => None,
                Tempo::Rapid | Tempo::Blitz => rating_in(store, person.id, Series::Chess(Tempo::Standard))?,
            };
            let own = PeriodPlayer {
                id: person.id.to_string(),
                // The year alone: who may choose the day of the games would find the day on which somebody comes of age.
                born: person.born.map(|born| Birth::Year(born.year())),
                sex: person.sex,
                standard: standard.and_then(|points| Rating::new(points.into())),
                ..chess_player(row.as_ref(), is_fide(Some(&list)))?
            };
            Law::Chess(Box::new((chess_edition(store, tempo, start)?, own)))
        }
        Series::Go => {
            let own = go_player(person.id, row.as_ref())?;
            Law::Go(Box::new((go_edition(store, start)?, own)))
        }
    };
    let grade = match &law {
        Law::Go(law) => law.1.grade,
        Law::Chess(_) => None,
    };
    let rating = row.and_then(|row| row.rating);
    Ok(Ok(Some(AboutToPlay { person: shown, series, list, rating, grade, start, multiplier: USUAL_MULTIPLIER, law })))
}

/// The ratings of these on the list that governs a series; who has none is not named.
pub fn ratings_now(
    store: &mut Reader<'_>,
    series: Series,
    persons: &[PersonId],
) -> Result<HashMap<PersonId, i32>, OfficeError> {
    let Some(list) = governing(store, series)? else { return Ok(HashMap::new()) };
    let rows = standing_on(store, &list, persons)?;
    Ok(rows.into_iter().filter_map(|row| Some((row.person, row.rating?))).collect())
}

/// The multiplier of a weekend tournament: an hour each, and an even game.
pub const USUAL_MULTIPLIER: u32 = 25;

impl AboutToPlay {
    /// The edition that governs the games.
    pub fn edition(&self) -> EditionId {
        match &self.law {
            Law::Chess(law) => law.0.id,
            Law::Go(law) => law.0.id,
        }
    }

    /// K on the day, in chess.
    pub fn k(&self) -> Option<u8> {
        match &self.law {
            Law::Chess(law) => chess::k(law, self.start).map(|k| k.listed),
            Law::Go(_) => None,
        }
    }

    /// What one game can bring, alone.
    pub fn single(&self, game: &NextGame) -> Single {
        match &self.law {
            Law::Chess(law) => chess::single(law, self.start, game),
            Law::Go(law) => go::single(law, self.start, self.multiplier, game),
        }
    }

    /// What these games bring with these results; none where there are none.
    pub fn total(&self, games: &[(NextGame, HalfPoints)]) -> Option<Total> {
        if games.is_empty() {
            return None;
        }
        match &self.law {
            Law::Chess(law) => chess::total(law, self.start, games),
            Law::Go(law) => go::total(law, self.start, self.multiplier, games),
        }
    }

    /// The least score in so many games against opponents of this rating that lifts the rating to a number; none where even
    /// winning all of them does not.
    pub fn needed(&self, target: i32, opponents: i32, games: u32) -> Option<HalfPoints> {
        // In go nobody shares a point.
        let step = if self.series == Series::Go { 2 } else { 1 };
        let reaches = |score: HalfPoints| {
            let even = NextGame { opponent: opponents, handicap: 0 };
            let halves = |game: u32| HalfPoints(score.0.saturating_sub(game * 2).min(2));
            let games: Vec<(NextGame, HalfPoints)> = (0..games).map(|game| (even, halves(game))).collect();
            let after = self.total(&games).and_then(|total| total.brought.after);
            after.is_some_and(|after| after >= target.into())
        };
        let (mut least, mut most) = (0, games * 2 / step + 1);
        while least < most {
            let middle = least.midpoint(most);
            if reaches(HalfPoints(middle * step)) { most = middle } else { least = middle + 1 }
        }
        Some(HalfPoints(least * step)).filter(|score| score.0 <= games * 2)
    }
}

fn registered_standing(store: &mut Reader<'_>, person: PersonId) -> Result<arpad_model::Person, OfficeError> {
    let standing = standing_for(store, person)?;
    registered(store, standing)
}

fn rating_in(store: &mut Reader<'_>, person: PersonId, series: Series) -> Result<Option<i32>, OfficeError> {
    Ok(ratings_now(store, series, &[person])?.get(&person).copied())
}
