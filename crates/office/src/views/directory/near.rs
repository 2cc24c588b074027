//! Who is called nearly so: names that sound like what was typed, and those with a typing error between.

use super::{Directory, Typed, stretch};
use crate::register::matching::{is_slip, skeleton};
use arpad_model::PersonId;
use std::collections::{BinaryHeap, HashSet};
use std::ops::Range;

/// How far a word is from what was typed.
const SOUNDS_ALIKE: u32 = 1;
const SLIP: u32 = 2;
const SLIP_IN_SOUND: u32 = 3;

/// What is shorter than this sounds like too much.
const LEAST_FOR_SOUND: usize = 3;

/// From so many letters on the error may stand in the beginning of a longer word.
const LEAST_FOR_BEGINNING: usize = 6;

/// No word may have more slips.
const MOST_SLIPS: u32 = 2;

/// The words that may be meant by one that was typed.
struct Meant {
    /// Those that begin so.
    exact: Range<u32>,
    /// The others with how far they are, in the order of words.
    near: Vec<(u32, u32)>,
}

impl Meant {
    fn distance(&self, word: u32) -> Option<u32> {
        if self.exact.contains(&word) {
            return Some(0);
        }
        self.near.binary_search_by_key(&word, |(near, _)| *near).ok().map(|at| self.near[at].1)
    }

    fn words(&self) -> impl Iterator<Item = u32> {
        self.exact.clone().chain(self.near.iter().map(|(word, _)| *word))
    }
}

impl Directory {
    /// Those who are not called as was typed but nearly so, up to a limit: the nearest first, then the stronger.
    pub fn near(&self, typed: &Typed, most: usize) -> Vec<PersonId> {
        let meant: Vec<Meant> = typed.words().iter().map(|word| self.meant(word)).collect();
        let bearers = |one: &Meant| one.words().map(|word| stretch(&self.borne, word).len()).sum::<usize>();
        let Some(rarest) = meant.iter().min_by_key(|one| bearers(one)) else { return Vec::new() };
        let mut seen = HashSet::new();
        let mut best: BinaryHeap<(u32, u32)> = BinaryHeap::new();
        for line in rarest.words().flat_map(|word| &self.bearers[stretch(&self.borne, word)]) {
            if !seen.insert(*line) {
                continue;
            }
            let own = &self.names[stretch(&self.lines, *line)];
            if let Some(distance) = distance(&meant, own).filter(|distance| *distance > 0) {
                best.push((distance, *line));
                if best.len() > most {
                    best.pop();
                }
            }
        }
        best.into_sorted_vec().into_iter().map(|(_, line)| self.persons[line as usize]).collect()
    }

    fn meant(&self, typed: &str) -> Meant {
        let exact = self.beginning(typed);
        let mut near: Vec<(u32, u32)> = Vec::new();
        let sound = skeleton(typed);
        if sound.len() >= LEAST_FOR_SOUND {
            near.extend(self.sounding(&sound).map(|word| (word, SOUNDS_ALIKE)));
        }
        let (typed_signs, sound_signs) = (signs(typed), signs(&sound));
        for number in 0..self.words.len() as u32 - 1 {
            if is_mistyped(typed, typed_signs, self.word(number)) {
                near.push((number, SLIP));
            }
        }
        for (at, number) in (0..).zip(&self.by_sound) {
            let other = self.sound(at);
            if differ_little(sound_signs, signs(other)) && is_slip(&sound, other) {
                near.push((*number, SLIP_IN_SOUND));
            }
        }
        near.retain(|(word, _)| !exact.contains(word));
        near.sort_unstable();
        near.dedup_by_key(|(word, _)| *word);
        Meant { exact, near }
    }

    /// The words whose sound begins so.
    fn sounding(&self, sound: &str) -> impl Iterator<Item = u32> {
        let boundary = |is_before: &dyn Fn(&str) -> bool| {
            let (mut low, mut high) = (0, self.by_sound.len() as u32);
            while low < high {
                let middle = low.midpoint(high);
                if is_before(self.sound(middle)) { low = middle + 1 } else { high = middle }
            }
            low as usize
        };
        let first = boundary(&|other| other < sound);
        let last = boundary(&|other| other < sound || other.starts_with(sound));
        self.by_sound[first..last].iter().copied()
    }

    fn sound(&self, at: u32) -> &str {
        &self.sounds[stretch(&self.sound_begins, at)]
    }
}

/// How far a name is from what was typed: each of the typed has another word of its own, the nearest that is left.
fn distance(meant: &[Meant], own: &[u32]) -> Option<u32> {
    if own.len() < meant.len() {
        return None;
    }
    let (mut taken, mut sum): (u64, u32) = (0, 0);
    for one in meant {
        let free = (0..own.len().min(64)).filter(|at| taken & 1 << at == 0);
        let (far, at) = free.filter_map(|at| Some((one.distance(own[at])?, at))).min()?;
        taken |= 1 << at;
        sum += far;
    }
    Some(sum)
}

/// Whether a word may have been meant by what was mistyped.
fn is_mistyped(typed: &str, typed_signs: u32, word: &str) -> bool {
    let word_signs = signs(word);
    if differ_little(typed_signs, word_signs) && is_slip(typed, word) {
        return true;
    }
    let is_beginning = typed.len() >= LEAST_FOR_BEGINNING
        && word.len() > typed.len()
        && word.as_bytes()[0] == typed.as_bytes()[0]
        && (typed_signs & !word_signs).count_ones() <= MOST_SLIPS;
    let ends = typed.len() - 1..=typed.len() + 1;
    is_beginning && ends.into_iter().any(|end| word.get(..end).is_some_and(|part| is_slip(typed, part)))
}

/// Whether a slip can lie between words of these letters: each brings one and takes one. Most are out of the question so.
fn differ_little(one: u32, other: u32) -> bool {
    (one & !other).count_ones() <= MOST_SLIPS && (other & !one).count_ones() <= MOST_SLIPS
}

/// Which letters a word has.
fn signs(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |signs, letter| signs | 1 << (letter - b'a'))
}
