//! What an explanation shows, whoever shows it, and the sums in it worked out again.

use super::numbers::{all, rounded};

/// An explanation as numbers.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The rating on the list before; none = unrated.
    pub before: Option<i32>,
    /// The rating on the list.
    pub after: Option<i32>,
    /// The lines that lead from one to the other: by how much, and where that led. Empty where only own games did.
    pub sum: Vec<(i32, Option<i32>)>,
    /// Which line of the sum is that of the own games.
    pub own_line: Option<usize>,
    /// The calculation of the own games.
    pub own: Option<Own>,
}

/// A calculation of own games as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// Each tournament: its games' changes, and its own, in thousandths.
    pub tournaments: Vec<(Vec<i64>, Option<i64>)>,
    /// The sentences of the steps.
    pub steps: Vec<String>,
}

/// From where to where steps lead; a first rating comes from nowhere, and who falls below the floor goes there.
type Way = (Option<i32>, Option<i32>);

/// A step with such words ends without a rating.
const UNRATED: [&str; 4] = [
    "az induló értékszámhoz szükséges",
    "needed for a first rating",
    "az eredményeket figyelmen kívül",
    "the results are disregarded",
];

/// A step with such words takes a rating off the list.
const FALLEN: [&str; 6] = [
    "lekerül a következő listáról",
    "off the next list",
    "ezen a listán értékszám nélkülinek jelölve",
    "marked unrated on this list",
    "nem tehető közzé",
    "not published",
];

/// The numbers of a step after such words, in Hungarian or English: a command has the paragraph before them.
fn after(sentence: &str, words: [&str; 2]) -> Option<Vec<i64>> {
    words.iter().find_map(|words| sentence.split_once(words)).map(|(_, rest)| all(rest))
}

impl Told {
    /// What does not add up.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if !self.sum.is_empty() {
            self.sum_faults(&mut faults);
        }
        let Some(own) = &self.own else { return faults };
        // What the games start from, and what they lead to, as the rest of the explanation says.
        let (start, end) = match self.own_line {
            Some(at) => {
                let earlier = at.checked_sub(1).map_or(self.before, |earlier| self.sum[earlier].1);
                (earlier, self.sum[at].1)
            }
            None if self.sum.is_empty() => (self.before, self.after),
            // Only causes moved it: the calculation has no game.
            None => (self.before, self.after),
        };
        match own.way() {
            Ok(Some((from, to))) => {
                if self.own_line.is_some() || self.sum.is_empty() {
                    if from.is_some_and(|from| Some(from) != start) {
                        faults.push(format!("the games start from {from:?}, the sum from {start:?}"));
                    }
                    if to != end {
                        faults.push(format!("the games lead to {to:?}, the sum to {end:?}"));
                    }
                    if from.is_none() && start.is_some() {
                        faults.push(format!("a first rating, and {start:?} before"));
                    }
                }
            }
            Ok(None) if start != end && (self.own_line.is_some() || self.sum.is_empty()) => {
                faults.push(format!("no step leads from {start:?} to {end:?}: {:?}", own.steps));
            }
            Ok(None) => {}
            Err(fault) => faults.push(fault),
        }
        faults
    }

    /// Line after line from the list before to this one.
    fn sum_faults(&self, faults: &mut Vec<String>) {
        let points = |rating: Option<i32>| rating.unwrap_or(0);
        let mut at = points(self.before);
        for (number, (by, reached)) in self.sum.iter().enumerate() {
            at += by;
            if at != points(*reached) {
                faults.push(format!("line {} leads to {at} and says {reached:?}: {:?}", number + 1, self.sum));
                return;
            }
        }
        if at != points(self.after) {
            faults.push(format!("the lines lead to {at}, the list says {:?}: {:?}", self.after, self.sum));
        }
    }
}

impl Own {
    /// From where to where the steps lead; nobody comes from anywhere with a first rating. None where no step moves anything.
    fn way(&self) -> Result<Option<Way>, String> {
        let mut way: Option<Way> = None;
        let mut parts: Vec<i64> = Vec::new();
        let mut round_by = None;
        for sentence in &self.steps {
            if let Some((k, by)) = times(sentence) {
                // K times what the games of a period bring, or C times what those of a tournament do.
                let (sum, told) = (by.first().copied().unwrap_or_default(), by.get(1).copied().unwrap_or_default());
                if k * sum != told {
                    return Err(format!("{k} × {sum} is not {told}: {sentence:?}"));
                }
                if !self.has_games_of(sum) {
                    return Err(format!("no games add up to {sum}: {:?}", self.tournaments));
                }
                match by.get(2) {
                    None => parts.push(told),
                    // Go rounds at once: ⌊C·ΣJp + ½⌋.
                    Some(to) if (told + 500).div_euclid(1_000) * 1_000 == *to => round_by = Some(*to),
                    Some(to) => return Err(format!("{told} is not rounded to {to}: {sentence:?}")),
                }
            } else if let Some(numbers) = after(sentence, ["Új értékszám: ", "New rating: "]) {
                let change: i64 = parts.iter().sum();
                let of_events: i64 = self.tournaments.iter().filter_map(|(_, change)| *change).sum();
                if of_events != change {
                    return Err(format!("the tournaments bring {of_events}, the steps {change}"));
                }
                added(&mut way, &numbers, Some(rounded(change) * 1_000), sentence)?;
            } else if let Some(numbers) = after(sentence, ["Új Élő-pont: ", "New points: "]) {
                added(&mut way, &numbers, round_by.take(), sentence)?;
            } else if let Some(numbers) = after(sentence, ["Egyszeri átszámítás: ", "One-off conversion: "]) {
                // 40 % of what is missing to 2000.
                let [from, 2_000_000, 40_000, to] = numbers[..] else { return Err(format!("not four: {sentence:?}")) };
                if (to - from - (2_000_000 - from) * 2 / 5).abs() > 500 {
                    return Err(format!("not 40 % of what is missing: {sentence:?}"));
                }
                go(&mut way, points(from), points(to))?;
            } else if let Some(numbers) = after(sentence, ["Átlag és hozzáadott érték: ", "Average plus addition: "])
            {
                let [average, added, to] = numbers[..] else { return Err(format!("not three: {sentence:?}")) };
                if (average + added - to).abs() > 500 {
                    return Err(format!("does not add up: {sentence:?}"));
                }
                way = Some((None, Some(points(to))));
            } else if let Some(numbers) =
                after(sentence, ["legmagasabb induló értékszámot: ", "highest first rating: "])
            {
                way = Some((None, numbers.first().copied().map(points)));
            } else if let Some(end) = FALLEN.iter().find_map(|end| sentence.find(end)) {
                let Some((_, reached)) = &mut way else { return Err(format!("nothing fell: {sentence:?}")) };
                let [.., told, floor] = all(&sentence[..end])[..] else { return Err(format!("not two: {sentence:?}")) };
                if *reached != Some(points(told)) || told >= floor {
                    return Err(format!("{reached:?}, but {sentence:?}"));
                }
                *reached = None;
            } else if UNRATED.iter().any(|end| sentence.contains(end)) {
                way = None;
            }
        }
        Ok(way)
    }

    /// Whether games that are shown together have this sum: all of a tournament, or of the whole period, or those at one K.
    fn has_games_of(&self, sum: i64) -> bool {
        let whole: i64 = self.tournaments.iter().flat_map(|(games, _)| games).sum();
        let each = self.tournaments.iter().map(|(games, _)| games.iter().sum::<i64>());
        // Where K differs from tournament to tournament, several of them make a part.
        whole == sum || each.clone().any(|one| one == sum) || subsets(&each.collect::<Vec<_>>()).contains(&sum)
    }
}

/// Thousandths as points.
fn points(thousandths: i64) -> i32 {
    i32::try_from(thousandths / 1_000).expect("a rating")
}

/// A step that adds something: the three numbers do, and what is added is due.
fn added(way: &mut Option<Way>, numbers: &[i64], due: Option<i64>, sentence: &str) -> Result<(), String> {
    let [from, by, to] = numbers[..] else { return Err(format!("not three: {sentence:?}")) };
    if from + by != to || Some(by) != due {
        return Err(format!("does not add up, {due:?} is due: {sentence:?}"));
    }
    go(way, points(from), points(to))
}

/// A step further.
fn go(way: &mut Option<Way>, from: i32, to: i32) -> Result<(), String> {
    match way {
        None => *way = Some((Some(from), Some(to))),
        Some((_, at)) if *at == Some(from) => *at = Some(to),
        Some((_, at)) => return Err(format!("a step starts from {from}, the one before led to {at:?}")),
    }
    Ok(())
}

/// What some of these add up to, of at most eight.
fn subsets(of: &[i64]) -> Vec<i64> {
    let of = &of[..of.len().min(8)];
    (0..1_usize << of.len())
        .map(|chosen| of.iter().enumerate().filter(|(at, _)| chosen & (1 << at) != 0).map(|(_, one)| one).sum())
        .collect()
}

/// `20 × 0.34 = 6.80` and `35 × 0.13 = 4.55, rounded 5` within a sentence: the factor, and the thousandths after it.
fn times(sentence: &str) -> Option<(i64, Vec<i64>)> {
    let (before, after) = sentence.split_once(" × ")?;
    if !after.contains(" = ") || after.contains('/') {
        return None;
    }
    let factor = all(before).last()? / 1_000;
    Some((factor, all(after)))
}
