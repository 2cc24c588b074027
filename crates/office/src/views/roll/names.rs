//! Words that many lines of a list share.

use arpad_model::alphabet::{Key, ManyTexts, folded};
use std::collections::HashMap;

/// Words that many share, each with a number; 0 is none.
pub(super) struct Names {
    texts: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Default for Names {
    fn default() -> Self {
        Names { texts: vec![String::new()], numbers: HashMap::new() }
    }
}

impl Names {
    pub(super) fn number(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.texts.len() as u32;
        self.texts.push(text.to_owned());
        self.numbers.insert(text.to_owned(), number);
        number
    }

    pub(super) fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    /// All of them, by the alphabet.
    pub(super) fn in_order(&self) -> Vec<&str> {
        let mut texts: Vec<&str> = self.texts.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        texts.sort_by_cached_key(|text| Key::of_text(text));
        texts
    }

    /// Which of them are asked for, case and accents aside: every one where nothing is.
    pub(super) fn meant(&self, wanted: &Option<String>) -> Vec<bool> {
        let wanted = wanted.as_deref().map(folded);
        self.texts.iter().map(|text| wanted.as_ref().is_none_or(|wanted| folded(text) == *wanted)).collect()
    }

    /// The rank of each among them.
    pub(super) fn ranks(&self) -> Vec<u32> {
        let mut many = ManyTexts::default();
        self.texts.iter().for_each(|text| _ = many.number(text));
        let places = many.places();
        let mut order: Vec<u32> = (0..places.len() as u32).collect();
        order.sort_unstable_by_key(|number| places[*number as usize]);
        let mut ranks = vec![0; places.len()];
        order.iter().zip(0..).for_each(|(number, rank)| ranks[*number as usize] = rank);
        ranks
    }
}
