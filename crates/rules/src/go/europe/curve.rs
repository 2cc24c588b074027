//! Logarithm and exponential from the four basic operations alone, so that every machine gives the same bits.
//!
//! The standard library's `ln`, `exp` and `powf` call the platform's, whose last digits differ. These two are good to
//! about 15 significant digits; a change of rating has at most 5 before its third decimal.

/// The natural logarithm of a positive number; zero and below give the least logarithm there is.
pub fn ln(x: f64) -> f64 {
    if x <= 0.0 || x.is_nan() {
        return f64::MIN;
    }
    // x = m · 2^k with m between √½ and √2.
    let (mut m, mut k) = (x, 0_i32);
    while m > std::f64::consts::SQRT_2 {
        (m, k) = (m / 2.0, k + 1);
    }
    while m < std::f64::consts::FRAC_1_SQRT_2 {
        (m, k) = (m * 2.0, k - 1);
    }
    // ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m + 1), at most 0.172: the 13th term is below 10⁻²⁰.
    let s = (m - 1.0) / (m + 1.0);
    let square = s * s;
    let series = (0..13).rev().fold(0.0, |sum, i| sum * square + 1.0 / f64::from(2 * i + 1));
    2.0 * s * series + f64::from(k) * std::f64::consts::LN_2
}

/// e to the power of x; beyond ±700, where a double ends, the value there.
pub fn exp(x: f64) -> f64 {
    let x = if x.is_nan() { 0.0 } else { x.clamp(-700.0, 700.0) };
    // x = k · ln 2 + r with r at most 0.347: the 18th term of the series is below 10⁻²³.
    let k = (x / std::f64::consts::LN_2).round_ties_even();
    let r = (x - k * LN_2_HIGH) - k * LN_2_LOW;
    let series = (1..18).rev().fold(1.0, |sum, i| 1.0 + sum * r / f64::from(i));
    let mut power = series;
    let factor = if k < 0.0 { 0.5 } else { 2.0 };
    for _ in 0..(k.abs() as u32) {
        power *= factor; // exact
    }
    power
}

/// x to the power of p, for positive x.
pub fn power(x: f64, p: f64) -> f64 {
    exp(p * ln(x))
}

/// ln 2 in two pieces, so that k · [`LN_2_HIGH`] is exact for every k that occurs.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curves_agree_with_the_platform_to_fourteen_digits() {
        for i in 1..20_000 {
            let x = f64::from(i) * 0.37;
            assert!((ln(x) - x.ln()).abs() <= 1e-14 * x.ln().abs().max(1.0), "ln {x}");
            let y = f64::from(i - 10_000) * 0.015;
            assert!((exp(y) / y.exp() - 1.0).abs() < 1e-13, "exp {y}");
        }
        assert_eq!((ln(1.0), exp(0.0)), (0.0, 1.0));
        assert!((power(2.0, 10.0) - 1024.0).abs() < 1e-10);
    }

    #[test]
    fn nonsense_gives_a_number() {
        for x in [0.0, -1.0, f64::NAN, f64::NEG_INFINITY] {
            assert!(ln(x).is_finite() && exp(x).is_finite());
        }
        assert!(exp(f64::INFINITY).is_finite());
    }
}
