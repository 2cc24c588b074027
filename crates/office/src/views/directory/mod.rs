//! Everybody by every word of the name. A database finds a name by its beginning, family name first; here whoever types
//! "Gábor Kert" or "Nagy" of "Kis-Nagy" is understood too. The directory says numbers only: who they are is read from the
//! register, so it may be a little old without saying anything wrong.

mod gathered;
mod near;
mod typed;

pub use typed::Typed;

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use arpad_model::{EntryId, PersonId};
use arpad_registry::tables::everybody;
use arpad_registry::{Error, Reader, ledger};
use gathered::Gathered;
use std::collections::BinaryHeap;
use std::ops::Range;

/// The words of all names in the order of their signs, who bears each, and what else each of these is called. Some forty
/// bytes a person.
pub struct Directory {
    /// The newest entry when it was read.
    entry: EntryId,
    /// All words, one behind the other.
    letters: String,
    /// Where each word begins in `letters`, and where the last ends.
    words: Vec<u32>,
    /// How the words sound, one behind the other in the order of sounds.
    sounds: String,
    /// Where each sound begins in `sounds`, and where the last ends.
    sound_begins: Vec<u32>,
    /// The word of each sound.
    by_sound: Vec<u32>,
    /// Where the bearers of each word begin, and where the last end.
    borne: Vec<u32>,
    /// Lines, in their order for each word.
    bearers: Vec<u32>,
    /// Where the words of each line begin in `names`, and where the last end.
    lines: Vec<u32>,
    /// Numbers of words, family name first.
    names: Vec<u32>,
    /// How many words of each line are the family name.
    families: Vec<u8>,
    /// Who each line is. The strongest have the first lines, equals are in the order of names.
    persons: Vec<PersonId>,
}

/// Acts after which somebody is called otherwise, is found or is not, or has another rating.
const TELLING: [&str; 13] = [
    "person", "amend", "merge", "unmerge", "hide", "minors", "accept", "withdraw", "outcome", "enlist", "import",
    "cancel", "publish",
];

impl Directory {
    /// Reads everybody who may be shown; of the ratings given for a person the first counts.
    pub fn read(store: &mut Reader<'_>, rated: impl IntoIterator<Item = (PersonId, i32)>) -> Result<Self, OfficeError> {
        let entry = ledger::head(store)?.0;
        let mut gathered = Gathered::default();
        let minors = Minors::read(store)?;
        everybody::each_public(store, |person, name, plain, born| {
            // Whose name is not told is found by our own number alone.
            if minors.of(born).is_named() {
                gathered.add(person, name, plain);
            }
            Ok(())
        })?;
        Ok(gathered.in_order(entry, rated))
    }

    /// Whether it may lack somebody by now, or have somebody who is not to be found.
    pub fn is_outdated(&self, store: &mut Reader<'_>) -> Result<bool, Error> {
        Ok(ledger::kinds_since(store, self.entry)?.iter().any(|kind| TELLING.contains(&kind.as_str())))
    }

    /// How many are in it.
    pub fn len(&self) -> usize {
        self.persons.len()
    }

    /// Nobody is.
    pub fn is_empty(&self) -> bool {
        self.persons.is_empty()
    }

    /// Everybody with a word of the name for each that was typed, up to a limit. First those whose family name is
    /// typed in full, then those with more words typed in full, then the stronger, then by name.
    ///
    /// Only the bearers of the rarest word are looked at, each once and the stronger first, until no better can follow; who
    /// has fewer words than were typed is passed over. No more than `most` are held.
    pub fn find(&self, typed: &Typed, most: usize) -> Vec<PersonId> {
        let ranges: Vec<Range<u32>> = typed.words().iter().map(|word| self.beginning(word)).collect();
        let spread = |range: &&Range<u32>| self.borne[range.end as usize] - self.borne[range.start as usize];
        let Some(rarest) = ranges.iter().min_by_key(spread) else { return Vec::new() };
        let is_whole = |(word, range): &(&String, &Range<u32>)| !range.is_empty() && self.word(range.start) == **word;
        let whole: Vec<u32> =
            typed.words().iter().zip(&ranges).filter(is_whole).map(|(_, range)| range.start).collect();
        let mut best: BinaryHeap<u64> = BinaryHeap::new();
        for word in rarest.clone() {
            let bound = {
                let in_full = whole.iter().filter(|one| !rarest.contains(one) || **one == word).count();
                likeness(in_full > 0, in_full)
            };
            for line in &self.bearers[stretch(&self.borne, word)] {
                // The better lines come first: behind this one nobody of this word can be among the best.
                if best.len() >= most && best.peek().is_none_or(|last| bound | u64::from(*line) > *last) {
                    break;
                }
                let own = stretch(&self.lines, *line);
                // Most names have two words: whoever typed three need not look at theirs.
                if own.len() < ranges.len() {
                    continue;
                }
                let own = &self.names[own];
                // Who has two such words is looked at with the first of them.
                let is_first = own.iter().all(|other| *other >= word || !rarest.contains(other));
                if is_first && typed::is_fitting(&ranges, own, |range, word| range.contains(word)) {
                    best.push(self.place(*line, own, &whole));
                    if best.len() > most {
                        best.pop();
                    }
                }
            }
        }
        best.into_sorted_vec().into_iter().map(|place| self.persons[place as u32 as usize]).collect()
    }

    /// What puts a line before others, in one number: the smallest comes first.
    fn place(&self, line: u32, own: &[u32], whole: &[u32]) -> u64 {
        let family = &own[..usize::from(self.families[line as usize])];
        let is_family = !family.is_empty() && family.iter().all(|word| whole.contains(word));
        let in_full = whole.iter().filter(|word| own.contains(word)).count();
        likeness(is_family, in_full) | u64::from(line)
    }

    /// The words that begin so.
    fn beginning(&self, text: &str) -> Range<u32> {
        let first = self.boundary(0, |word| word < text);
        first..self.boundary(first, |word| word.starts_with(text))
    }

    /// The first word from this one on of which this is not true, where it is true of all before.
    fn boundary(&self, from: u32, is_before: impl Fn(&str) -> bool) -> u32 {
        let (mut low, mut high) = (from, self.words.len() as u32 - 1);
        while low < high {
            let middle = low.midpoint(high);
            if is_before(self.word(middle)) { low = middle + 1 } else { high = middle }
        }
        low
    }

    fn word(&self, number: u32) -> &str {
        &self.letters[stretch(&self.words, number)]
    }
}

/// How like a name is to what was typed, above the bits of a line: the smallest is the likest.
fn likeness(is_family: bool, in_full: usize) -> u64 {
    u64::from(!is_family) << 40 | (255 - in_full.min(255) as u64) << 32
}

/// From where one begins to where the next does.
fn stretch(begins: &[u32], at: u32) -> Range<usize> {
    begins[at as usize] as usize..begins[at as usize + 1] as usize
}
