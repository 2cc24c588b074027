//! Making the directory: words get numbers as they come, then everything is put in order once.

use super::{Directory, stretch};
use crate::register::matching::{is_title, skeleton, words};
use arpad_model::alphabet::{ManyNames, NamePlace};
use arpad_model::{EntryId, PersonId, PersonName};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Names as they came.
#[derive(Default)]
pub(super) struct Gathered {
    numbers: HashMap<String, u32>,
    /// As they are written, for their order.
    written: ManyNames,
    persons: Vec<PersonId>,
    families: Vec<u8>,
    /// Where the words of each person end in `names`.
    ends: Vec<u32>,
    names: Vec<u32>,
}

impl Gathered {
    pub(super) fn add(&mut self, person: PersonId, name: &PersonName, plain: &str) {
        self.written.add(name);
        let before = self.names.len();
        for word in plain.split([' ', '-']).filter(|word| !word.is_empty()) {
            let next = self.numbers.len() as u32;
            let number = match self.numbers.get(word) {
                Some(number) => *number,
                None => *self.numbers.entry(word.to_owned()).or_insert(next),
            };
            self.names.push(number);
        }
        let own = self.names.len() - before;
        let family = words(&name.family).iter().filter(|word| !is_title(word)).count();
        self.persons.push(person);
        self.families.push(family.min(own).min(255) as u8);
        self.ends.push(self.names.len() as u32);
    }

    pub(super) fn in_order(mut self, entry: EntryId, rated: impl IntoIterator<Item = (PersonId, i32)>) -> Directory {
        let places: Vec<NamePlace> = std::mem::take(&mut self.written).places();
        let (letters, words) = self.name_words_in_order();
        let begins: Vec<u32> = std::iter::once(0).chain(self.ends.iter().copied()).collect();
        let name = |at: u32| &self.names[stretch(&begins, at)];
        let mut order: Vec<u32> = (0..self.persons.len() as u32).collect();
        let ratings = ratings(&self.persons, rated);
        order.sort_unstable_by_key(|at| {
            let at = *at as usize;
            (Reverse(ratings[at]), places[at], self.persons[at])
        });
        let (mut names, mut lines) = (Vec::with_capacity(self.names.len()), Vec::with_capacity(order.len() + 1));
        lines.push(0);
        for at in &order {
            names.extend_from_slice(name(*at));
            lines.push(names.len() as u32);
        }
        let persons = order.iter().map(|at| self.persons[*at as usize]).collect();
        let families = order.iter().map(|at| self.families[*at as usize]).collect();
        let (borne, bearers) = bearers(&lines, &names, words.len() - 1);
        let (sounds, sound_begins, by_sound) = in_order_of_sound(&letters, &words);
        Directory {
            entry,
            letters,
            words,
            sounds,
            sound_begins,
            by_sound,
            borne,
            bearers,
            lines,
            names,
            families,
            persons,
        }
    }

    /// Numbers the words anew by the alphabet; all of them, and where each begins.
    fn name_words_in_order(&mut self) -> (String, Vec<u32>) {
        let mut all: Vec<(String, u32)> = std::mem::take(&mut self.numbers).into_iter().collect();
        all.sort_unstable();
        let (mut letters, mut begins) = (String::new(), vec![0]);
        let mut renumbered = vec![0; all.len()];
        for ((word, old), new) in all.iter().zip(0_u32..) {
            letters.push_str(word);
            begins.push(letters.len() as u32);
            renumbered[*old as usize] = new;
        }
        self.names.iter_mut().for_each(|number| *number = renumbered[*number as usize]);
        (letters, begins)
    }
}

/// The sounds of all words in their order, where each begins, and whose it is.
fn in_order_of_sound(letters: &str, words: &[u32]) -> (String, Vec<u32>, Vec<u32>) {
    let count = words.len() as u32 - 1;
    let mut all: Vec<(String, u32)> =
        (0..count).map(|number| (skeleton(&letters[stretch(words, number)]), number)).collect();
    all.sort_unstable();
    let (mut sounds, mut begins) = (String::new(), vec![0]);
    for (sound, _) in &all {
        sounds.push_str(sound);
        begins.push(sounds.len() as u32);
    }
    (sounds, begins, all.into_iter().map(|(_, number)| number).collect())
}

/// The lines of each word, and where they begin.
fn bearers(lines: &[u32], names: &[u32], words: usize) -> (Vec<u32>, Vec<u32>) {
    // Who has a word twice bears it once.
    let each = || {
        (0..lines.len() as u32 - 1).flat_map(|line| {
            let own = &names[stretch(lines, line)];
            let once = own.iter().enumerate().filter(|(at, word)| !own[..*at].contains(word));
            once.map(move |(_, word)| (*word as usize, line))
        })
    };
    let mut begins = vec![0_u32; words + 1];
    each().for_each(|(word, _)| begins[word + 1] += 1);
    for word in 0..words {
        begins[word + 1] += begins[word];
    }
    let mut free = begins.clone();
    let mut bearers = vec![0; begins[words] as usize];
    for (word, line) in each() {
        bearers[free[word] as usize] = line;
        free[word] += 1;
    }
    (begins, bearers)
}

/// The highest rating of each; 0 is none.
fn ratings(persons: &[PersonId], rated: impl IntoIterator<Item = (PersonId, i32)>) -> Vec<u16> {
    let mut by_number: Vec<(PersonId, u32)> = persons.iter().copied().zip(0..).collect();
    by_number.sort_unstable();
    let mut ratings = vec![0; persons.len()];
    for (person, rating) in rated {
        if let Ok(at) = by_number.binary_search_by_key(&person, |(number, _)| *number) {
            let own: &mut u16 = &mut ratings[by_number[at].1 as usize];
            *own = (*own).max(rating.clamp(0, u16::MAX.into()) as u16);
        }
    }
    ratings
}
