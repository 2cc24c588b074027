//! One player's way from list to list, and the doors it leads through.

use super::{Balance, Came, Door, Passage, Way};

impl Balance {
    /// One player's way. Whoever is kept off lists passes no door; where he plays all the same he comes in by what the calculation starts
    /// from and goes out again, and is counted by none.
    pub(super) fn player(&mut self, way: &Way, came: Came<'_>, passage: &Passage<'_>) {
        let is_away = way.before.is_none() && way.left_out && way.after.is_none();
        if is_away && came.closing.is_none() && came.first.is_none() {
            return;
        }
        let mut decided = 0;
        self.walk(way, came, passage, &mut decided);
        if decided != 0 {
            *self.counts.entry(Door::Decision).or_default() += decided.unsigned_abs();
        }
    }

    fn crosses(&mut self, door: Door, points: i64, decided: &mut i64) {
        if door == Door::Decision {
            self.add(door, points);
            *decided += points.signum();
        } else {
            self.passes(door, points);
        }
    }

    /// From list to list, games aside. What the list has is not asked: a number that this way does not lead to is explained by no door.
    fn walk(&mut self, way: &Way, came: Came<'_>, passage: &Passage<'_>, decided: &mut i64) {
        let hundredths = |points: Option<i32>| points.map(|points| i64::from(points) * 100);
        let (before, start) = (hundredths(way.before), hundredths(way.start));
        self.before += before.unwrap_or(0);
        self.after += hundredths(way.after).unwrap_or(0);
        let crossed = if way.corrected { Door::Correction } else { Door::Decision };
        match (before, start) {
            (Some(before), Some(start)) => self.add(Door::Correction, start - before),
            (None, Some(start)) => self.crosses(crossed, start, decided),
            (Some(before), None) => self.crosses(crossed, -before, decided),
            (None, None) => {}
        }
        let given = came.closing.map(|closing| i64::from(closing.before) * 100).or(hundredths(way.given));
        match (start, given) {
            (Some(start), Some(given)) => self.add(Door::Decision, given - start),
            // He has a rating that no list has: the standard one, or a decision.
            (None, Some(given)) => {
                let door = if came.is_seeded { Door::Seeded } else { Door::Decision };
                self.crosses(door, given, decided);
            }
            (Some(start), None) => self.crosses(Door::Decision, -start, decided),
            (None, None) => {}
        }
        let computed = match (came.closing, came.first) {
            (Some(closing), _) => {
                let computed = i64::from(closing.after) * 100;
                let start = i64::from(closing.before) * 100;
                self.add(Door::Rounding, computed - start - i64::from(closing.change));
                Some(computed)
            }
            (None, Some(first)) => {
                self.passes(Door::First, first * 100);
                Some(first * 100)
            }
            (None, None) => given,
        };
        let Some(computed) = computed else { return };
        let listed = passage.transition.map_or(computed, |one| one.convert(computed / 100) * 100);
        self.add(Door::Conversion, listed - computed);
        if way.left_out {
            self.crosses(Door::Decision, -listed, decided);
        } else if listed < i64::from(passage.floor) * 100 && (came.closing.is_some() || way.after.is_none()) {
            // Whoever has no game falls where the edition says so.
            self.passes(Door::Delisted, -listed);
        }
    }
}
