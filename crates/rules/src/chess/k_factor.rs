//! K, the development coefficient ("szorzó"), and its limit over a period.

use super::edition::{JuniorUntil, KRule};
use arpad_model::Birth;
use jiff::civil::Date;
use std::hint::select_unpredictable;

/// Why K is what it is; the order is the order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum KGround {
    /// Given from outside.
    Given,
    /// Printed by FIDE's list.
    Listed,
    /// A published rating once reached 2400.
    Strong,
    /// A junior who never reached 2300.
    Junior,
    /// Fewer than 30 games.
    New,
    /// Everybody else.
    Normal,
    /// Everybody else as far as we know: the number of games is not reported.
    Inferred,
}

/// K with its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct K {
    /// The value.
    pub value: u8,
    /// Why.
    pub ground: KGround,
}

/// What K depends on, one player in 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Highest published rating, the current one included; 0 = none.
    pub peak: i16,
    /// The current rating; 0 = none.
    pub now: i16,
    /// Rated games in completed events.
    pub games: u16,
    /// The day (as [`day_number`]) from which he is no longer a junior; 0 = birth unknown, so never one.
    pub adult_from: i32,
    /// K given from outside; 0 = none.
    pub given: u8,
    /// FIDE's list prints it.
    pub given_is_listed: bool,
    /// The number of games is not reported.
    pub games_unknown: bool,
}

/// K of a player on a day: the list's date, or the tournament's start where the birthday decides. Weaker grounds first,
/// stronger ones over them, and no branch: of whom they hold is hard to foretell.
#[inline(always)]
pub fn k_of(rule: &KRule, standing: &Standing, day: i32) -> K {
    let over = |holds: bool, value: u8, ground: KGround, k: K| K {
        value: select_unpredictable(holds, value, k.value),
        ground: select_unpredictable(holds, ground, k.ground),
    };
    let normal = if standing.games_unknown { KGround::Inferred } else { KGround::Normal };
    let is_new = !standing.games_unknown & (u32::from(standing.games) < rule.new_games);
    let k = over(is_new, rule.new, KGround::New, K { value: rule.normal, ground: normal });
    let junior = if rule.junior_sticky { standing.peak } else { standing.now };
    let is_junior = (day < standing.adult_from) & ((junior < rule.junior_below) | !rule.junior_bounded);
    let k = over(is_junior, rule.junior, KGround::Junior, k);
    let strong = if rule.strong_for_ever { standing.peak } else { standing.now };
    let k = over(strong >= rule.strong_from, rule.strong, KGround::Strong, k);
    let ground = if standing.given_is_listed { KGround::Listed } else { KGround::Given };
    over(standing.given != 0, standing.given, ground, k)
}

/// The largest whole K whose product with the period's games does not exceed the limit, if K itself exceeds it.
#[inline(always)]
pub fn limited(k: u8, games: u32, limit: Option<u32>) -> u8 {
    match limit {
        Some(limit) if u32::from(k) * games > limit => (limit / games) as u8,
        _ => k,
    }
}

/// A number that orders days as the calendar does.
pub fn day_number(date: Date) -> i32 {
    i32::from(date.year()) * 10_000 + i32::from(date.month()) * 100 + i32::from(date.day())
}

/// The first day on which a player is no junior any more; 0 when the birth is not known. A year alone is read as its
/// last day under the birthday rule, in the player's favor, as the year rule does for everybody.
pub fn adult_from(until: JuniorUntil, born: Option<Birth>) -> i32 {
    let Some(born) = born else { return 0 };
    match (until, born) {
        (JuniorUntil::EndOfYear18, _) | (JuniorUntil::Birthday18, Birth::Year(_)) => {
            (i32::from(born.year()) + 19) * 10_000 + 101
        }
        (JuniorUntil::Birthday18, Birth::Date(date)) => day_number(date) + 18 * 10_000,
    }
}

/// What is certain of somebody whose K is asked about while not everything is known of him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Certain {
    /// The highest published rating that is known; 0 = none.
    pub peak: i16,
    /// Rated games that are known; there may be more elsewhere. None = nothing is known of them.
    pub games: Option<u32>,
    /// As [`adult_from`] says; none = birth unknown.
    pub adult_from: Option<i32>,
}

/// Every K the law can give to somebody in events of these days ([`day_number`]), the smallest first.
pub fn possible_k(rule: &KRule, known: &Certain, (first, last): (i32, i32)) -> Vec<u8> {
    if known.peak >= rule.strong_from {
        return vec![rule.strong];
    }
    let mut possible = Vec::new();
    let is_bounded = rule.junior_bounded && known.peak >= rule.junior_below;
    if !is_bounded && known.adult_from.is_none_or(|adult| first < adult) {
        possible.push(rule.junior);
    }
    if is_bounded || known.adult_from.is_none_or(|adult| last >= adult) {
        possible.push(rule.normal);
        if known.games.is_none_or(|games| games < rule.new_games) {
            possible.push(rule.new);
        }
    }
    possible.sort_unstable();
    possible.dedup();
    possible
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::editions::FIDE_2024_03;

    #[test]
    fn days_are_ordered_as_the_calendar_does() {
        assert_eq!(day_number(Date::constant(2024, 2, 1)), 20_240_201);
        assert_eq!(day_number(Date::constant(2023, 12, 31)), 20_231_231);
    }

    #[test]
    fn a_k_is_possible_by_age_rating_and_games() {
        let rule = &FIDE_2024_03.k.value;
        let april = (day_number(Date::constant(2024, 3, 1)), day_number(Date::constant(2024, 4, 1)));
        let of = |peak, games, born: Option<i16>| {
            let adult = born.map(|year| adult_from(rule.junior_until, Some(Birth::Year(year))));
            possible_k(rule, &Certain { peak, games, adult_from: adult }, april)
        };
        assert_eq!(of(2400, Some(30), Some(1990)), [10], "once 2400 is once for all");
        assert_eq!(of(2399, Some(30), Some(1990)), [20]);
        assert_eq!(of(1800, Some(29), Some(1990)), [20, 40], "FIDE may know games that we do not");
        assert_eq!(of(1800, None, Some(1990)), [20, 40]);
        assert_eq!(of(1800, Some(300), Some(2008)), [40], "a junior");
        assert_eq!(of(2300, Some(300), Some(2008)), [20], "a junior who has reached 2300");
        assert_eq!(of(1800, Some(300), None), [20, 40], "perhaps a junior");
        assert_eq!(of(1800, Some(300), Some(2005)), [20], "2005 + 19 = 2024: an adult all the year");
        let born_2005 = Certain { peak: 1800, games: Some(300), adult_from: Some(20_240_101) };
        assert_eq!(possible_k(rule, &born_2005, (20_240_101, 20_240_131)), [20], "from the first day on");
        assert_eq!(possible_k(rule, &born_2005, (20_231_231, 20_240_101)), [20, 40], "the last day of 2023");
    }
}
