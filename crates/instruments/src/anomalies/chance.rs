//! How likely a score is.

/// The chance of this many half points or more in games that are won with these chances. Draws are left out: they make scores less
/// scattered, so a score is never called less likely than it is.
pub(super) fn at_least(halves: u32, chances: &[f64]) -> f64 {
    let mut wins = vec![0.0; chances.len() + 1];
    wins[0] = 1.0;
    for (games, chance) in chances.iter().enumerate() {
        for won in (0..=games + 1).rev() {
            let before = if won > 0 { wins[won - 1] * chance } else { 0.0 };
            wins[won] = wins[won] * (1.0 - chance) + before;
        }
    }
    wins[(halves.div_ceil(2) as usize).min(wins.len())..].iter().sum::<f64>().min(1.0)
}

/// Of games that may be drawn at least so many are, as far as the chances leave room for it: chess has more.
const DRAWN: f64 = 0.2;

/// The same with draws.
pub(super) fn at_least_with_draws(halves: u32, chances: &[f64]) -> f64 {
    let mut made = vec![0.0; 2 * chances.len() + 1];
    made[0] = 1.0;
    for (games, chance) in chances.iter().enumerate() {
        let drawn = DRAWN.min(*chance).min(1.0 - chance);
        let (won, lost) = (chance - drawn / 2.0, 1.0 - chance - drawn / 2.0);
        for half in (0..=2 * games + 2).rev() {
            let after = |less: usize, share: f64| if half >= less { made[half - less] * share } else { 0.0 };
            made[half] = after(0, lost) + after(1, drawn) + after(2, won);
        }
    }
    made[(halves as usize).min(made.len())..].iter().sum::<f64>().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three games at one half: 1/8 of three wins, 4/8 of two or more; 1½ points need two wins.
    #[test]
    fn a_score_is_as_likely_as_its_wins() {
        let even = [0.5; 3];
        let told = [6, 4, 3, 2, 0].map(|halves| at_least(halves, &even));
        assert_eq!(told, [0.125, 0.5, 0.5, 0.875, 1.0]);
        // 0.9 and 0.2: both 0.18, one or more 1 − 0.1 × 0.8 = 0.92.
        assert!((at_least(4, &[0.9, 0.2]) - 0.18).abs() < 1e-12);
        assert!((at_least(1, &[0.9, 0.2]) - 0.92).abs() < 1e-12);
        assert_eq!(at_least(7, &even), 0.0);
    }

    /// Two even games: 0.4 won, 0.2 drawn, 0.4 lost. Two points 0.16; one and a half or more 0.16 + 2 · 0.4 · 0.2 = 0.32; one or more
    /// 0.32 + 0.2² + 2 · 0.4² = 0.68.
    #[test]
    fn a_score_with_draws() {
        let told = [4, 3, 2, 0].map(|halves| at_least_with_draws(halves, &[0.5, 0.5]));
        for (told, due) in told.into_iter().zip([0.16, 0.32, 0.68, 1.0]) {
            assert!((told - due).abs() < 1e-12, "{told} {due}");
        }
        // At 0.9 a tenth can be drawn: 0.85, 0.1, 0.05.
        assert!((at_least_with_draws(2, &[0.9]) - 0.85).abs() < 1e-12);
        assert!((at_least_with_draws(1, &[0.9]) - 0.95).abs() < 1e-12);
    }
}
