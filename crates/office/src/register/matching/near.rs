//! The sounds of all names that are a slip of the pen away, so that who bears one of them is found by the key that finds
//! namesakes.

use super::keys::NameKeys;
use super::sound::skeleton;
use std::collections::HashSet;

/// Words of a name that are looked at.
const WORDS: usize = 5;

/// Letters of a word that are.
const LETTERS: std::ops::RangeInclusive<usize> = 3..=20;

/// The sounds of a name with one letter of one word added, left out, changed or exchanged with its neighbor, and, of three words
/// or more, with one of them left out. Its own sound is not among them.
pub fn near_sounds(keys: &NameKeys) -> HashSet<String> {
    let words: Vec<&str> = keys.tokens.split(' ').take(WORDS).collect();
    let sounds: Vec<String> = words.iter().map(|word| skeleton(word)).collect();
    let mut near = HashSet::new();
    if words.len() < 2 {
        return near;
    }
    for (place, word) in words.iter().enumerate() {
        let others = || sounds.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, sound)| sound.as_str());
        if words.len() > 2 {
            near.insert(joined(others().collect()));
        }
        if LETTERS.contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_lowercase()) {
            let slips: HashSet<String> = slips(word).iter().map(|slip| skeleton(slip)).collect();
            near.extend(slips.iter().map(|slip| joined(others().chain([slip.as_str()]).collect())));
        }
    }
    near.remove(&keys.sound);
    near
}

fn joined(mut sounds: Vec<&str>) -> String {
    sounds.sort_unstable();
    sounds.join(" ")
}

/// Every word that is one slip away.
fn slips(word: &str) -> Vec<String> {
    let letters = word.as_bytes();
    let mut slips: Vec<Vec<u8>> = Vec::with_capacity(letters.len() * 54);
    for at in 0..=letters.len() {
        let (before, behind) = letters.split_at(at);
        for letter in b'a'..=b'z' {
            slips.push([before, &[letter], behind].concat());
            if let [_, rest @ ..] = behind {
                slips.push([before, &[letter], rest].concat());
            }
        }
        if let [first, rest @ ..] = behind {
            slips.push([before, rest].concat());
            if let [second, rest @ ..] = rest {
                slips.push([before, &[*second, *first], rest].concat());
            }
        }
    }
    slips.into_iter().filter_map(|slip| String::from_utf8(slip).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::keys::keys_of_text;
    use super::*;

    #[test]
    fn whoever_is_a_slip_away_is_found_by_his_sound() {
        for (written, meant) in [
            ("Gulyás, rlona", "Gulyas, Ilona"),
            ("Ricz, András", "Racz, Andras"),
            ("Acz, András", "Racz, Andras"),
            ("Meszárso, László", "Meszaros, Laszlo"),
            ("Mészáros, László Zsolt", "Meszaros, Laszlo"),
            ("Kovvács, Péterr", "Kovacs, Peter"),
        ] {
            let (keys, sound) = (keys_of_text(written), keys_of_text(meant).sound);
            assert!(keys.sound == sound || near_sounds(&keys).contains(&sound), "{written} / {meant}");
        }
        let far = near_sounds(&keys_of_text("Kovács, Péter"));
        assert!(
            !far.contains(&keys_of_text("Kovács, Pál").sound) && !far.contains(&keys_of_text("Kovács, Péter").sound)
        );
        assert!(far.len() < 1_500, "{}", far.len());
        assert!(near_sounds(&keys_of_text("Ronaldinho")).is_empty());
    }
}
