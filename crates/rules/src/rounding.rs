//! Every rounding of the house, by name. The paragraph that orders it stands where it is called.

/// num/den to the nearest whole number, a half upwards (−0.5 → 0).
#[inline]
pub const fn half_up(num: i64, den: i64) -> i64 {
    (2 * num + den).div_euclid(2 * den)
}

/// num/den to the nearest whole number, a half away from zero (−0.5 → −1).
#[inline]
pub const fn half_away_from_zero(num: i64, den: i64) -> i64 {
    if num < 0 { -half_up(-num, den) } else { half_up(num, den) }
}

/// Hundredths to whole points, a half upwards. The same as [`half_up`] by 100, for the bulk kernel: of what is never negative a
/// machine takes the hundredth in two steps.
#[inline]
pub const fn points_half_up(hundredths: i32) -> i32 {
    debug_assert!(hundredths.unsigned_abs() <= MOST_HUNDREDTHS as u32);
    ((hundredths + MOST_HUNDREDTHS + 50) as u32 / 100) as i32 - MOST_HUNDREDTHS / 100
}

/// Hundredths to whole points, a half away from zero. The same as [`half_away_from_zero`] by 100.
#[inline]
pub const fn points_half_away_from_zero(hundredths: i32) -> i32 {
    // A half of what is negative goes down: it is taken for a little less.
    points_half_up(hundredths + (hundredths >> 31))
}

/// More than any K gains in all games of a period.
const MOST_HUNDREDTHS: i32 = 1_000_000_000;

/// Whether num/den lies exactly between two whole numbers, so that a tie rule decides.
#[inline]
pub const fn is_tie(num: i64, den: i64) -> bool {
    (2 * num).rem_euclid(2 * den) == den
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_roundings_differ_only_at_negative_ties() {
        for num in -1000..=1000 {
            for den in 1..=12 {
                let (up, away) = (half_up(num, den), half_away_from_zero(num, den));
                assert_eq!(up != away, num < 0 && is_tie(num, den), "{num}/{den}");
                assert!((2 * (up * den - num)).abs() <= den, "{num}/{den} is nearest to {up}");
            }
        }
        let ends = [-999_999_950, -765_000_050, 0, 765_000_050, 999_999_950];
        for hundredths in ends.into_iter().flat_map(|end| end - 3000..=(end + 3000).min(MOST_HUNDREDTHS)) {
            let hundredths = hundredths.max(1 - MOST_HUNDREDTHS);
            assert_eq!(i64::from(points_half_up(hundredths)), half_up(hundredths.into(), 100));
            assert_eq!(i64::from(points_half_away_from_zero(hundredths)), half_away_from_zero(hundredths.into(), 100));
        }
        assert_eq!(half_up(-250, 100), -2);
        assert_eq!(half_away_from_zero(-250, 100), -3);
    }
}
