//! The normal distribution.

/// The chance of a deviate as far from 0 as this.
pub fn two_sided(deviate: f64) -> f64 {
    (2.0 * upper_tail(deviate.abs())).min(1.0)
}

/// The chance of a deviate above this: a continued fraction far out, a series near the middle.
pub fn upper_tail(x: f64) -> f64 {
    if x < 0.0 {
        return 1.0 - upper_tail(-x);
    }
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if x < 3.0 {
        let (mut term, mut sum) = (x, x);
        for k in 1..200 {
            term *= x * x / f64::from(2 * k + 1);
            sum += term;
            if term < sum * 1e-17 {
                break;
            }
        }
        return 0.5 - density * sum;
    }
    let fraction = (1..=80).rev().fold(0.0, |below, k| f64::from(k) / (x + below));
    density / (x + fraction)
}

/// The deviate that is exceeded with this chance; halved until it is found.
pub fn deviate(chance: f64) -> f64 {
    let (mut low, mut high) = (-40.0, 40.0);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if upper_tail(middle) > chance { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// A deviate whose error was estimated with so many degrees of freedom, as a normal one: Wallace's approximation of Student's
/// distribution.
pub fn of_student(deviate: f64, freedom: f64) -> f64 {
    if freedom < 1.0 {
        return 0.0;
    }
    let size = (freedom * (deviate * deviate / freedom).ln_1p()).sqrt();
    deviate.signum() * size * (8.0 * freedom + 1.0) / (8.0 * freedom + 3.0)
}

/// Student's deviate that is exceeded with this chance.
pub fn student(chance: f64, freedom: f64) -> f64 {
    let normal = deviate(chance);
    let (mut low, mut high) = (-1e6, 1e6);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if of_student(middle, freedom) < normal { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_and_its_inverse() {
        for (x, tail) in [(0.0, 0.5), (1.0, 0.158_655_25), (1.959_964, 0.025), (3.0, 0.001_349_90), (5.0, 2.866_5e-7)] {
            assert!((upper_tail(x) / tail - 1.0).abs() < 1e-4, "{x}: {}", upper_tail(x));
            assert!((deviate(tail) - x).abs() < 1e-4, "{x}");
        }
        assert!((upper_tail(2.999_999) / upper_tail(3.000_001) - 1.0).abs() < 1e-4);
        assert!((two_sided(-1.959_964) - 0.05).abs() < 1e-6);
        assert!((upper_tail(-1.0) - 0.841_344_75).abs() < 1e-6);
    }

    /// Student's 97.5 % points: 2.571 with 5 degrees of freedom, 2.042 with 30; as normal deviates both are 1.96, nearly.
    #[test]
    fn few_observations_are_less_sure() {
        for (deviate, freedom) in [(2.571, 5.0), (2.042, 30.0)] {
            assert!((of_student(deviate, freedom) - 1.96).abs() < 0.02, "{}", of_student(deviate, freedom));
            assert!((student(0.025, freedom) - deviate).abs() < 0.03, "{}", student(0.025, freedom));
        }
        assert_eq!(of_student(-2.0, 30.0), -of_student(2.0, 30.0));
    }
}
