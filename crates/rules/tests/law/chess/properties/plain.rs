//! The law of Swiss events read once more, slowly and without cleverness: no columns, no shared code but the printed
//! tables.

use arpad_model::*;
use arpad_rules::chess::edition::*;
use arpad_rules::chess::tables::{DIFFERENCE_TO_EXPECTED, difference_of_percentage};
use jiff::civil::date;

fn rating_of(period: &Period, tournament: &Tournament, player: u32) -> Option<Rating> {
    let stated = tournament.ratings.iter().rev().find(|(named, _)| *named == player);
    stated.map_or(period.players[player as usize].rating, |(_, rating)| *rating)
}

fn expected(difference: i64) -> i64 {
    let mut table: Vec<(i16, u8)> = DIFFERENCE_TO_EXPECTED.to_vec();
    table.sort_unstable();
    let row = table.iter().find(|(last, _)| difference.abs() <= i64::from(*last)).unwrap();
    if difference >= 0 { i64::from(row.1) } else { 100 - i64::from(row.1) }
}

/// (opponent's rating if any, half points) of a player's played games in a tournament.
fn games<'a>(
    period: &'a Period,
    tournament: &'a Tournament,
    player: u32,
) -> impl Iterator<Item = (Option<i64>, u32)> + 'a {
    let played = tournament.games.iter().filter(|game| game.outcome.is_played());
    played.filter(move |game| game.white == player || game.black == player).map(move |game| {
        let (opponent, color) =
            if game.white == player { (game.black, Color::White) } else { (game.white, Color::Black) };
        let rating = rating_of(period, tournament, opponent).map(|rating| i64::from(rating.points()));
        (rating, game.outcome.score(color).0)
    })
}

pub fn change(edition: &Edition, period: &Period, index: u32, player: &PeriodPlayer, rating: Rating) -> (i64, i64) {
    let mut parts = Vec::new();
    let mut count = 0;
    for tournament in &period.tournaments {
        let own = i64::from(rating_of(period, tournament, index).unwrap_or(rating).points());
        let rated: Vec<(i64, u32)> =
            games(period, tournament, index).filter_map(|(opponent, halves)| Some((opponent?, halves))).collect();
        let greatest = rated.iter().map(|(opponent, _)| own - opponent).max().unwrap_or(0);
        let mut spared = false;
        let mut sum = 0;
        for (opponent, halves) in &rated {
            let d = own - opponent;
            let counted = match edition.difference_cap.value {
                DifferenceCap::Always => d.clamp(-400, 400),
                DifferenceCap::BelowBound(bound) if own >= i64::from(bound) => d,
                DifferenceCap::BelowBound(_) => d.clamp(-400, 400),
                DifferenceCap::OneUpgrade { .. } if d > 400 && (d < greatest || spared) => d,
                DifferenceCap::OneUpgrade { .. } => {
                    spared |= d > 400;
                    d.clamp(-400, 400)
                }
            };
            sum += i64::from(*halves) * 50 - expected(counted);
        }
        count += rated.len() as i64;
        parts.push((tournament.start, sum));
    }
    let peak = player.peak.unwrap().max(rating).points();
    let Some(Birth::Date(born)) = player.born else { unreachable!() };
    let k_at = |day: jiff::civil::Date| {
        let junior = match edition.k.value.junior_until {
            JuniorUntil::EndOfYear18 => period.list_date.year() <= born.year() + 18,
            JuniorUntil::Birthday18 => day < date(born.year() + 18, born.month(), born.day()),
        };
        let k = match () {
            _ if peak >= 2400 => 10,
            _ if junior && peak < 2300 => 40,
            _ if player.games.unwrap() < 30 => 40,
            _ => 20,
        };
        match edition.k_limit.value {
            Some(700) if k * count > 700 => 700 / count,
            _ => k,
        }
    };
    let change: i64 = parts.iter().map(|(start, sum)| k_at(*start) * sum).sum();
    let rounded = match edition.change_tie.value {
        Tie::Up => (change + 50).div_euclid(100),
        Tie::AwayFromZero => (change.abs() + 50) / 100 * change.signum(),
    };
    (change, i64::from(rating.points()) + rounded)
}

pub fn first_rating(edition: &Edition, period: &Period, index: u32, player: &PeriodPlayer) -> Option<i64> {
    let (mut n, mut sum, mut halves) = (0_i64, 0_i64, 0_i64);
    for event in &player.pool {
        let months = (period.list_date.year() - event.list_date.year()) * 12
            + i16::from(period.list_date.month() - event.list_date.month());
        let scoreless = event.results.score.0 == 0;
        if months < 26 && !(event.first_event && scoreless) {
            n += i64::from(event.results.games);
            sum += event.results.opponents;
            halves += i64::from(event.results.score.0);
        }
    }
    let mut is_first = player.pool.is_empty() && player.games == Some(0);
    for tournament in &period.tournaments {
        let rated: Vec<(i64, u32)> =
            games(period, tournament, index).filter_map(|(opponent, halves)| Some((opponent?, halves))).collect();
        if rated.is_empty() {
            continue;
        }
        let disregarded = is_first && rated.iter().all(|(_, halves)| *halves == 0);
        is_first = false;
        if !disregarded {
            n += rated.len() as i64;
            sum += rated.iter().map(|(opponent, _)| opponent).sum::<i64>();
            halves += rated.iter().map(|(_, halves)| i64::from(*halves)).sum::<i64>();
        }
    }
    if n < 5 {
        return None;
    }
    let dp = |halves: i64, n: i64| {
        let percentage = (100 * halves + n) / (2 * n);
        i64::from(difference_of_percentage(percentage as u8))
    };
    let half_up = |num: i64, den: i64| (2 * num + den).div_euclid(2 * den);
    let rating = match edition.first_rating.value {
        FirstRatingMethod::Hypothetical { .. } => {
            half_up(sum + 3600 + dp(halves + 2, n + 2) * (n + 2), n + 2).min(2200)
        }
        FirstRatingMethod::Bonus { per_half_point } if halves > n => {
            half_up(sum + (halves - n) * i64::from(per_half_point) * n, n)
        }
        FirstRatingMethod::Bonus { .. } => half_up(sum + dp(halves, n) * n, n),
    };
    (rating >= i64::from(edition.floor.value)).then_some(rating)
}
