//! Chance from a seed, whole numbers only: the same seed gives the same federation on every machine.

/// A splitmix64 generator.
pub struct Dice(u64);

impl Dice {
    /// Dice of one subject: a change in one part of the invention leaves the others as they were.
    pub fn new(seed: u64, subject: u64) -> Self {
        let mut dice = Dice(seed ^ subject.wrapping_mul(0xD1B5_4A32_D192_ED03));
        dice.roll();
        dice
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to, but not, `end`.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.roll()) * end as u128) >> 64) as usize
    }

    /// Both ends included.
    pub fn between(&mut self, first: i32, last: i32) -> i32 {
        first + self.below((last - first + 1) as usize) as i32
    }

    /// True in the given number of a thousand cases.
    pub fn in_thousand(&mut self, cases: usize) -> bool {
        self.below(1000) < cases
    }

    /// About `middle`, seldom more than `reach` off, never more than twice as far: four throws together.
    pub fn about(&mut self, middle: i32, reach: i32) -> i32 {
        middle + (0..4).map(|_| self.between(-reach, reach)).sum::<i32>() / 2
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// In any order.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}
