//! Small questions without a register: what some games are worth, which K somebody has, what one go game moves. Each is a
//! small period put to the law, so every answer comes with its steps from the calculation that rates tournaments.

use crate::rating::rate_case::{Answer, rate_go_period};
use arpad_model::{
    Circumstances, Game, GoClass, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTournament, Grade, HalfPoints, Outcome,
    Period, PeriodPlayer, PoolGame, Rating, Step, System, Thousandths, Tournament,
};
use arpad_rules::chess::codes::step;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::list_days::first_list;
use arpad_rules::chess::performance::{Performance, performance};
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::rated::{GameResult, PlayerResult, Rated};
use arpad_rules::chess::two_places;
use arpad_rules::go::hungary::grades::entry_grade;
use arpad_rules::go::hungary::tables::bound_of;
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// A day for questions in which no day matters: K is given, or nobody's birth is known.
pub const SOME_DAY: Date = date(2000, 1, 1);

/// The days a small tournament takes.
const DAYS: i64 = 8;

/// A rated player of whom K is known.
pub fn rated_player(id: &str, rating: Rating, k: u8) -> PeriodPlayer {
    PeriodPlayer { id: id.into(), rating: Some(rating), k: Some(k), ..PeriodPlayer::default() }
}

/// One Swiss tournament of the first player against the others, which begins on this day.
pub fn rate_against(edition: &Edition, start: Date, own: PeriodPlayer, games: &[PoolGame]) -> (Period, Rated) {
    let opponents =
        games.iter().enumerate().map(|(index, game)| rated_player(&(index + 1).to_string(), game.opponent, 20));
    let outcome = |halves: u32| match halves {
        0 => Outcome::BlackWins,
        1 => Outcome::Draw,
        _ => Outcome::WhiteWins,
    };
    let one = |(black, game): (u32, &PoolGame)| Game {
        round: black as u16,
        white: 0,
        black,
        outcome: outcome(game.score.0),
        set_aside: None,
    };
    let end = start.saturating_add(DAYS.days());
    let tournament = Tournament {
        id: "–".into(),
        name: None,
        system: System::Swiss,
        start,
        end,
        ratings: vec![],
        standings: Vec::new(),
        games: (1..).zip(games).map(one).collect(),
        circumstances: Circumstances::default(),
    };
    let players = std::iter::once(own).chain(opponents).collect();
    let period = Period { list_date: first_list(|_| edition, end, None), players, tournaments: vec![tournament] };
    let mut rated = rate(&Law { list: edition, events: vec![edition], transition: None }, &period);
    // There is one nameless event: that it counts, and the performance in it for information, go without saying.
    for player in &mut rated.players {
        player.steps.retain(|one| one.code != step::EVENT_COUNTED && one.code != step::PERFORMANCE);
    }
    (period, rated)
}

/// One game from both sides.
pub fn expected(edition: &Edition, own: Rating, opponent: Rating) -> (GameResult, GameResult) {
    let games = [PoolGame { opponent, score: HalfPoints(1) }];
    let (_, rated) = rate_against(edition, SOME_DAY, rated_player("own", own, 20), &games);
    let side = |index: usize| rated.players[index].tournaments[0].games[0].clone();
    (side(0), side(1))
}

/// What one more game would make of it: lost, drawn, won.
pub fn what_if(
    edition: &Edition,
    start: Date,
    own: &PeriodPlayer,
    games: &[PoolGame],
    next: Rating,
) -> [PlayerResult; 3] {
    [0, 1, 2].map(|halves| {
        let mut games = games.to_vec();
        games.push(PoolGame { opponent: next, score: HalfPoints(halves) });
        let (_, mut rated) = rate_against(edition, start, own.clone(), &games);
        rated.players.remove(0)
    })
}

/// K of a rated player in a tournament that begins on this day, given the number of games in the period.
pub fn k_of(edition: &Edition, start: Date, player: &PeriodPlayer, games: usize) -> (PlayerResult, Vec<Step>) {
    let opponent = player.rating.or(Rating::new(i64::from(edition.floor.value)));
    let drawn = opponent.map(|opponent| PoolGame { opponent, score: HalfPoints(1) });
    let games: Vec<PoolGame> = drawn.into_iter().cycle().take(games.max(1)).collect();
    let (_, mut rated) = rate_against(edition, start, player.clone(), &games);
    let result = rated.players.remove(0);
    let steps = result.steps.iter().filter(|step| step.code.as_str().starts_with("k-")).cloned().collect();
    (result, steps)
}

/// A performance with its steps.
pub fn performance_of(edition: &Edition, games: &[PoolGame]) -> (Performance, Vec<Step>) {
    let sum: i64 = games.iter().map(|game| i64::from(game.opponent.points())).sum();
    let score = games.iter().fold(HalfPoints(0), |sum, game| sum + game.score);
    let average = (sum, games.len() as i64);
    let result = performance(edition, average, score);
    let at = edition.percentage_tie.at;
    let percentage = arpad_model::Decimal::<2>(result.percentage.into());
    let steps = vec![
        Step::new(at, step::AVERAGE, two_places(average)).with("opponents", games.len()),
        Step::new(at, step::PERCENTAGE, percentage),
        Step::new(at, step::DP, result.dp).with("percentage", percentage),
    ];
    (result, steps)
}

/// An average stands for as many equal opponents; the score is spread over them. None where it cannot be scored.
pub fn of_average(average: Rating, games: u32, score: HalfPoints) -> Option<Vec<PoolGame>> {
    if score.0 > games * 2 {
        return None;
    }
    let halves = |game: u32| score.0.saturating_sub(game * 2).min(2);
    Some((0..games).map(|game| PoolGame { opponent: average, score: HalfPoints(halves(game)) }).collect())
}

/// How strong a go player is said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// By points, on the scale of either federation.
    Points(Thousandths),
    /// By grade.
    Grade(Grade),
}

/// One go game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneGame {
    /// Black, who receives the stones.
    pub black: Strength,
    /// White.
    pub white: Strength,
    /// Handicap stones.
    pub handicap: u8,
    /// How it ended.
    pub outcome: GoOutcome,
    /// The Hungarian multiplier.
    pub multiplier: u32,
    /// The European class.
    pub class: GoClass,
}

/// One go game under an edition of either federation; none where the edition is not one of go.
///
/// The names are those of the event, of Black and of White, as the steps shall say them.
pub fn go_game(edition: &str, start: Date, game: &OneGame, names: [String; 3]) -> Option<Answer> {
    let [event, black, white] = names;
    let mut tournament = GoTournament::new(event, start, start);
    tournament.multiplier = Some(game.multiplier);
    tournament.class = Some(game.class);
    tournament.even = Some(game.handicap == 0);
    tournament.games = vec![GoGame {
        round: 1,
        black: 0,
        white: Some(1),
        handicap: game.handicap,
        outcome: game.outcome,
        uncolored: false,
    }];
    let players = vec![go_player(black, game.black), go_player(white, game.white)];
    rate_go_period(edition, GoPeriod { players, tournaments: vec![tournament], decisions: Vec::new() })
}

/// Who names a grade is taken to hold the points of its lower bound, as where a file names no points.
fn go_player(id: String, strength: Strength) -> GoPlayer {
    let mut player = GoPlayer { id, ..GoPlayer::default() };
    match strength {
        Strength::Points(points) => {
            let whole = i32::try_from(points.0.div_euclid(1000)).unwrap_or(i32::MAX);
            (player.rating, player.gor) = (Some(whole), Some(points));
            (player.grade, player.entry_grade) = (Some(entry_grade(whole)), Some(entry_grade(whole)));
        }
        Strength::Grade(grade) => {
            (player.rating, player.grade, player.entry_grade) = (bound_of(grade), Some(grade), Some(grade));
        }
    }
    player
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_rules::catalogue::{ALL, AnyEdition};

    fn edition(id: &str) -> &'static Edition {
        match arpad_rules::catalogue::edition(id) {
            Some(AnyEdition::Chess(edition)) => edition,
            other => panic!("{id}: {other:?}"),
        }
    }

    fn rating(points: i64) -> Rating {
        Rating::new(points).expect("a rating")
    }

    fn game(opponent: i64, halves: u32) -> PoolGame {
        PoolGame { opponent: rating(opponent), score: HalfPoints(halves) }
    }

    #[test]
    fn one_game_is_seen_from_both_sides() {
        // D 106: .64 and .36.
        let (own, other) = expected(edition("fide-2024-03"), rating(2105), rating(1999));
        let told = |side: &GameResult| (side.expected.map(|expected| expected.0), side.difference, side.score.0);
        assert_eq!((told(&own), told(&other)), ((Some(64), Some(106), 1), (Some(36), Some(-106), 1)));
        assert_eq!((own.color, other.color), (arpad_model::Color::White, arpad_model::Color::Black));
    }

    #[test]
    fn one_more_game_is_lost_drawn_or_won() {
        let own = rated_player("own", rating(2000), 20);
        let after = |games: &[PoolGame], next: i64| {
            let three = what_if(edition("fide-2024-03"), date(2024, 4, 6), &own, games, rating(next));
            three.map(|one| (one.games, one.change.map(|change| change.0), one.after))
        };
        // Of equals ±.5 × 20.
        let due = [(1, Some(-1000), Some(1990)), (1, Some(0), Some(2000)), (1, Some(1000), Some(2010))];
        assert_eq!(after(&[], 2000), due);
        // Beside a game won against 2106, which is +.64 × 20.
        let due = [(2, Some(280), Some(2003)), (2, Some(1280), Some(2013)), (2, Some(2280), Some(2023))];
        assert_eq!(after(&[game(2106, 2)], 2000), due);
    }

    #[test]
    fn k_comes_with_the_steps_that_give_it() {
        let start = date(2024, 4, 6);
        let told = |player: &PeriodPlayer, games: usize| {
            let (result, steps) = k_of(edition("fide-2024-03"), start, player, games);
            let steps: Vec<&str> = steps.iter().map(|step| step.code.as_str()).collect();
            (result.k.map(|k| (k.listed, k.used)), result.games, steps)
        };
        let player = |games: u32, peak: i64| PeriodPlayer {
            id: "own".into(),
            rating: Some(rating(2000)),
            games: Some(games),
            peak: Rating::new(peak),
            ..PeriodPlayer::default()
        };
        assert_eq!(told(&player(50, 2000), 5), (Some((20, 20)), 5, vec!["k-normal"]));
        assert_eq!(told(&player(29, 2000), 1), (Some((40, 40)), 1, vec!["k-new"]));
        assert_eq!(told(&player(50, 2400), 0), (Some((10, 10)), 1, vec!["k-strong"]), "at least one game");
        // 40 × 18 is above 700: the limit is 700 / 18 = 38.
        assert_eq!(told(&player(20, 2000), 18), (Some((40, 38)), 18, vec!["k-new", "k-limit"]));
        let unrated = PeriodPlayer { rating: None, ..player(0, 2000) };
        assert_eq!(told(&unrated, 1), (None, 1, vec![]));
    }

    #[test]
    fn a_performance_has_its_average_percentage_and_difference() {
        // 1½ of 2 against 2000 and 2101: 75 %, 193 above 2050.5.
        let (result, steps) = performance_of(edition("fide-2024-03"), &[game(2000, 2), game(2101, 1)]);
        assert_eq!((result.percentage, result.dp), (75, 193));
        let told: Vec<(&str, String)> =
            steps.iter().map(|step| (step.code.as_str(), format!("{:?}", step.value))).collect();
        let value = |fact: arpad_model::Fact| format!("{fact:?}");
        let hundredths = |units| value(arpad_model::Fact::Hundredths(arpad_model::Decimal(units)));
        let due = [("average", hundredths(205_050)), ("percentage", hundredths(75)), ("dp", value(193_i64.into()))];
        assert_eq!(told, due);
    }

    #[test]
    fn a_score_is_spread_over_as_many_equal_opponents() {
        let spread = |games, halves| {
            let games = of_average(rating(2000), games, HalfPoints(halves))?;
            assert!(games.iter().all(|game| game.opponent == rating(2000)));
            Some(games.iter().map(|game| game.score.0).collect::<Vec<_>>())
        };
        assert_eq!(spread(4, 5), Some(vec![2, 2, 1, 0]));
        assert_eq!(spread(2, 4), Some(vec![2, 2]));
        assert_eq!(spread(2, 5), None);
        assert_eq!(spread(0, 0), Some(vec![]));
    }

    #[test]
    fn one_go_game_by_points_or_by_grade() {
        let points = |whole: i64| Strength::Points(arpad_model::Decimal(whole * 1000));
        let grade = |text: &str| Strength::Grade(Grade::parse(text).expect("a grade"));
        let moved = |black, white, handicap, outcome| {
            let game = OneGame { black, white, handicap, outcome, multiplier: 10, class: GoClass::A };
            let names = ["kupa", "fekete", "fehér"].map(str::to_owned);
            let Some(Answer::Mgsz(answer)) = go_game("mgsz-2012", date(2024, 4, 6), &game, names) else {
                panic!("a Hungarian answer")
            };
            let rated = answer.rated.unwrap_or_else(|| panic!("{:?}", answer.findings));
            rated.players.iter().map(|player| (player.before, player.after)).collect::<Vec<_>>()
        };
        // Of equals ±.5 × 10; with 13 kyu, whose bound is 1420, against 1430: d = 10, the favourite's gain is .48.
        let due = [(Some(1500), Some(1505)), (Some(1500), Some(1495))];
        assert_eq!(moved(points(1500), points(1500), 0, GoOutcome::Black), due);
        let due = [(Some(1420), Some(1415)), (Some(1430), Some(1435))];
        assert_eq!(moved(grade("13k"), points(1430), 0, GoOutcome::White), due);
        assert!(go_game("fide-2024-03", date(2024, 4, 6), &one(), ["a", "b", "c"].map(str::to_owned)).is_none());
        let Some(Answer::Egf(european)) =
            go_game("egf-2021", date(2024, 4, 6), &one(), ["a", "b", "c"].map(str::to_owned))
        else {
            panic!("a European answer")
        };
        assert!(european.rated.is_some(), "{:?}", european.findings);
    }

    fn one() -> OneGame {
        let strength = Strength::Points(arpad_model::Decimal(1_500_000));
        let (class, outcome) = (GoClass::A, GoOutcome::Black);
        OneGame { black: strength, white: strength, handicap: 0, outcome, multiplier: 10, class }
    }

    #[test]
    fn no_edition_refuses_a_small_tournament_for_its_dates() {
        let games = [PoolGame { opponent: Rating::new(2100).expect("a rating"), score: HalfPoints(2) }];
        for edition in ALL {
            let AnyEdition::Chess(edition) = edition else { continue };
            let mut start = date(2024, 1, 1);
            while start < date(2025, 3, 1) {
                let own = rated_player("own", games[0].opponent, 20);
                let (period, rated) = rate_against(edition, start, own, &games);
                assert_eq!(rated.players[0].games, 1, "{} {start} {}", edition.id, period.list_date);
                assert_eq!(period.list_date.day(), 1);
                let wait = period.list_date.since(start).expect("a span").get_days();
                assert!(wait <= 50, "{} {start} {}", edition.id, period.list_date);
                start = start.saturating_add(1.days());
            }
        }
    }
}
