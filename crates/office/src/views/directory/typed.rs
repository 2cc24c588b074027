//! What somebody types: beginnings of words, in any order.

use crate::register::matching::{is_title, words};

/// One way to read what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Without accents, the longest first.
    words: Vec<String>,
}

impl Typed {
    /// The ways to read a text, the likeliest first: none when it has no word.
    pub fn readings(text: &str) -> Vec<Self> {
        let all = words(text);
        let mut readings = vec![all.clone()];
        // "Dr. Kovács": no name in the register has its titles.
        readings.push(all.iter().filter(|word| !is_title(word)).cloned().collect());
        // "Molière-n" on the way to "Molière-né", which is one word.
        if let [before @ .., one, last] = all.as_slice()
            && last == "n"
        {
            readings.push(before.iter().cloned().chain([format!("{one}n")]).collect());
        }
        readings.retain(|words: &Vec<String>| !words.is_empty());
        readings.dedup();
        readings.into_iter().map(Typed::new).collect()
    }

    fn new(mut words: Vec<String>) -> Self {
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        Typed { words }
    }

    pub(super) fn words(&self) -> &[String] {
        &self.words
    }

    /// Whether this may be typed for the accent-free name.
    pub(crate) fn fits(&self, plain: &str) -> bool {
        let own: Vec<&str> = plain.split([' ', '-']).collect();
        is_fitting(&self.words, &own, |typed, own| own.starts_with(typed.as_str()))
    }
}

/// Whether each of the typed has another one of its own, of which it is the beginning. Of two beginnings one begins the
/// other or they share no word; the longer has the first choice, and what it takes is the same to the shorter.
pub(super) fn is_fitting<T, W>(typed: &[T], own: &[W], is_beginning: impl Fn(&T, &W) -> bool) -> bool {
    let mut taken: u64 = 0;
    typed.len() <= own.len()
        && typed.iter().all(|typed| {
            let is_free = |at: &usize| taken & 1 << at == 0 && is_beginning(typed, &own[*at]);
            let free = (0..own.len().min(64)).find(is_free);
            free.is_some_and(|at| {
                taken |= 1 << at;
                true
            })
        })
}

#[cfg(test)]
mod tests {
    use super::Typed;

    fn fits(text: &str, plain: &str) -> bool {
        Typed::readings(text).iter().any(|typed| typed.fits(plain))
    }

    #[test]
    fn beginnings_stand_for_words_each_for_another() {
        for text in
            ["Gábor Kert", "kert gab", "Kertész G", "g k", "KERTÉSZ, Gábor", "dr. Kertész", "Kertész Gábor ifj."]
        {
            assert!(fits(text, "kertesz gabor"), "{text}");
        }
        for text in ["Kertész K", "gabor gabor", "Gábor Kertészné", "ert", "Kertész Gábor Pál"] {
            assert!(!fits(text, "kertesz gabor"), "{text}");
        }
        for text in ["Nagy", "Nagy-Kis", "Ágnes Nagy", "kis-n", "kis nagy agnes maria", "M Á N K"] {
            assert!(fits(text, "kis-nagy agnes maria"), "{text}");
        }
        assert!(fits("an anna a", "anna annabella ann"));
        assert!(fits("Kovács Id", "kovacs ida") && fits("Junior", "junior") && fits("Molière-n", "molierene janos"));
        assert!(Typed::readings(" -,. ").is_empty() && Typed::readings("").is_empty());
    }
}
