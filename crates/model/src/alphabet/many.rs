//! Names and texts that many share, put in order at once: each is weighed once, however many bear it, so that the names of the
//! whole world need little room.

use super::weigh::{Part, Weighed, weigh};
use crate::PersonName;
use std::collections::HashMap;

/// Where a text stands among those it was put in order with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPlace {
    letters: u32,
    whole: u32,
}

/// Where a name stands among those it was put in order with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct NamePlace([u32; 4]);

/// Texts to be put in order.
#[derive(Debug, Default)]
pub struct ManyTexts(HashMap<String, u32>);

impl ManyTexts {
    /// The number of a text, from 0 as they come.
    pub fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.0.get(text) {
            return *number;
        }
        let next = self.0.len() as u32;
        self.0.insert(text.to_owned(), next);
        next
    }

    /// The place of each by its number.
    pub fn places(&self) -> Vec<TextPlace> {
        self.places_of(Part::Family)
    }

    fn places_of(&self, part: Part) -> Vec<TextPlace> {
        let mut order: Vec<(Weighed, u32)> = self.0.iter().map(|(text, number)| (weigh(text, part), *number)).collect();
        order.sort_unstable();
        let mut places = vec![TextPlace::default(); order.len()];
        let (mut letters, mut before): (u32, Option<&[u8]>) = (0, None);
        for ((weighed, number), whole) in order.iter().zip(0..) {
            if before.is_some_and(|before| before != weighed.letters) {
                letters += 1;
            }
            before = Some(&weighed.letters);
            places[*number as usize] = TextPlace { letters, whole };
        }
        places
    }
}

/// Names to be put in order.
#[derive(Debug, Default)]
pub struct ManyNames {
    families: ManyTexts,
    givens: ManyTexts,
    names: Vec<(u32, u32)>,
}

impl ManyNames {
    /// Adds one; the first has the number 0.
    pub fn add(&mut self, name: &PersonName) -> u32 {
        self.names.push((self.families.number(&name.family), self.givens.number(&name.given)));
        self.names.len() as u32 - 1
    }

    /// The place of each by its number.
    pub fn places(&self) -> Vec<NamePlace> {
        let (families, givens) = (self.families.places_of(Part::Family), self.givens.places_of(Part::Given));
        let place = |(family, given): &(u32, u32)| {
            let (family, given) = (families[*family as usize], givens[*given as usize]);
            NamePlace([family.letters, given.letters, family.whole, given.whole])
        };
        self.names.iter().map(place).collect()
    }
}
