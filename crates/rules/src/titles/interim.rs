//! A rating reached inside a period (1.5.3a): it need not be published, and later results may be disregarded.

use super::codes::step;
use super::edition::{Edition, Interim};
use super::title::FideTitle;
use crate::chess::edition::{CapAbove, DifferenceCap, Edition as RatingEdition};
use crate::chess::expected_score::{Reach, expected};
use crate::provision::Provision;
use crate::rounding::half_away_from_zero;
use arpad_model::{Decimal, HalfPoints, Hundredths, Paragraph, Step};

/// The games of a period in their order of play.
#[derive(Clone, Debug)]
pub struct InterimCase {
    /// The title that needs the rating.
    pub title: FideTitle,
    /// The published rating of the list in force: the own one throughout.
    pub rating: i16,
    /// K as the next list applies it.
    pub k: u8,
    /// Rated games before these.
    pub games_before: u32,
    /// What games of the period before these have changed.
    pub change_before: Hundredths,
    /// The games.
    pub games: Vec<InterimGame>,
}

/// A game of the period.
#[derive(Clone, Copy, Debug)]
pub struct InterimGame {
    /// The opponent's rating.
    pub opponent: i16,
    /// The score.
    pub score: HalfPoints,
    /// The same number is the same tournament.
    pub event: u32,
    /// Games that follow each other and have the same number count as a whole: the days of their rounds are not known (T-28). 0 = this
    /// game is a moment of its own.
    pub part: u32,
}

/// What came out.
#[derive(Clone, Debug)]
pub struct InterimAnswer {
    /// The rating that the title needs.
    pub bound: i16,
    /// The change after each game, exact.
    pub changes: Vec<Hundredths>,
    /// After how many of the games it was first reached, 0 = before all of them; none where it never was.
    pub reached_after: Option<usize>,
    /// The rating at that moment, or the highest there was, as the list would round it.
    pub interim: i64,
    /// The same, exact.
    pub exact: Hundredths,
    /// The rating after all games, as the list would round it.
    pub last: i64,
    /// Every step.
    pub steps: Vec<Step>,
}

/// The rating that a title needs (1.3, 1.5.3), and the rated games it needs beside it.
pub fn rating_needed(edition: &Edition, title: FideTitle) -> (Paragraph, i16, u32) {
    let Edition { ratings, by_rating, .. } = edition;
    match (ratings.value.of(title), by_rating.value.of(title)) {
        (Some(rating), _) => (ratings.at, rating, 0),
        (None, rating) => (by_rating.at, rating.unwrap_or(i16::MAX), by_rating.value.games),
    }
}

/// Whether a change brings the rating that a title needs, with so many rated games ever by then.
pub fn reaches(edition: &Edition, title: FideTitle, rating: i16, change: Hundredths, games: u32) -> bool {
    let (_, bound, least_games) = rating_needed(edition, title);
    let own = i64::from(rating);
    let reaches = match edition.interim.value {
        Interim::AsTheList => own + half_away_from_zero(change.0, 100) >= i64::from(bound),
        Interim::Exact => own * 100 + change.0 >= i64::from(bound) * 100,
    };
    reaches && games >= least_games
}

/// When the bound was reached.
pub fn interim(edition: &Edition, rating: &RatingEdition, case: &InterimCase) -> InterimAnswer {
    let (at, bound, least_games) = rating_needed(edition, case.title);
    let own = i64::from(case.rating);
    let rounded = |change: Hundredths| own + half_away_from_zero(change.0, 100);
    let is_reached = |change: Hundredths, games: u32| reaches(edition, case.title, case.rating, change, games);
    let mut change = case.change_before;
    let mut steps = Vec::new();
    let mut changes = Vec::new();
    let mut moments = vec![(0, change)];
    for (number, game) in (1_u32..).zip(&case.games) {
        let chance =
            i64::from(expected(i32::from(case.rating - game.opponent), reach(rating, case, number as usize - 1)));
        let gained = Decimal(i64::from(case.k) * (50 * i64::from(game.score.0) - chance));
        change += gained;
        changes.push(change);
        let is_end = case.games.get(number as usize).is_none_or(|next| next.part != game.part);
        if is_end || game.part == 0 {
            moments.push((number as usize, change));
        }
        let after: Hundredths = Decimal(own * 100 + change.0);
        let step = Step::new(edition.interim.at, step::INTERIM_GAME, after).with("number", number);
        steps.push(step.with("opponent", game.opponent).with("score", game.score).with("change", gained));
    }
    let reached = moments.iter().find(|(games, change)| is_reached(*change, case.games_before + *games as u32));
    let highest = moments.iter().map(|(_, change)| *change).max().unwrap_or_default();
    let reached_after = reached.map(|(games, _)| *games);
    let moment = reached.map_or(highest, |(_, change)| *change);
    let code = if reached_after.is_some() { step::INTERIM_REACHED } else { step::INTERIM_NOT_REACHED };
    let told = Step::new(at, code, rounded(moment)).with("bound", bound).with("title", case.title.as_str());
    steps.push(told.with("exact", Decimal::<2>(own * 100 + moment.0)));
    if least_games > 0 {
        let games = case.games_before + case.games.len() as u32;
        steps.push(Step::new(at, step::RATED_GAMES, games).with("least", least_games));
    }
    InterimAnswer {
        bound,
        changes,
        reached_after,
        interim: rounded(moment),
        exact: Decimal(own * 100 + moment.0),
        last: rounded(change),
        steps,
    }
}

/// How far a difference counts in this game, by the 400-point rule of the rating regulation.
fn reach(rating: &RatingEdition, case: &InterimCase, number: usize) -> Reach {
    let Provision { value, .. } = rating.difference_cap;
    let limit = i32::from(DifferenceCap::LIMIT);
    let below = |game: &InterimGame| i32::from(case.rating) - i32::from(game.opponent);
    match value {
        DifferenceCap::Always => Reach::Capped,
        DifferenceCap::BelowBound(bound) if case.rating >= bound => Reach::True,
        DifferenceCap::BelowBound(_) => Reach::Capped,
        DifferenceCap::OneUpgrade { above } => {
            let own = &case.games[number];
            let of_event = || case.games.iter().enumerate().filter(|(_, game)| game.event == own.event);
            let size = |game: &InterimGame| match above {
                CapAbove::Always => below(game),
                CapAbove::Once => below(game).abs(),
            };
            // The first of the greatest differences is the one that is spared.
            let greatest = of_event().map(|(_, game)| size(game)).max().filter(|most| *most > limit);
            let spared = greatest.and_then(|most| of_event().find(|(_, game)| size(game) == most)).map(|(at, _)| at);
            if spared == Some(number) || (above == CapAbove::Always && below(own) < 0) {
                Reach::Capped
            } else {
                Reach::True
            }
        }
    }
}
