use super::verdicts::{born, known, sought};
use crate::register::matching::{Known, Remembered, Sought, Verdict, identify, keys, keys_of_text};
use arpad_model::{FideId, Komir, PersonName};
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

const PART: &str = "[A-Za-zÁáÉéÍíÓóÖöŐőÚúÜüŰűąćęńśźżčďěňřšťůžășțâîçğåäÀàñ]{1,9}([ -][A-Za-zÁáŐőÜüšč]{1,9})?";

fn without_accents(text: &str) -> String {
    text.nfd().filter(|&c| !is_combining_mark(c)).collect()
}

/// Few names, numbers and years, so that they meet.
fn line() -> impl Strategy<Value = Sought> {
    let name =
        prop::sample::select(vec!["Nagy, Béla", "Béla Nagy", "ifj. Nagy Bela", "Nagy B", "Nagi Béla", "Kis Anna"]);
    let number = || prop::option::weighted(0.4, 0..4u32);
    let year = prop::option::of(1987..1989i16);
    let country = prop::sample::select(vec!["", "HUN", "SVK"]);
    (name, number(), number(), year, country).prop_map(|(name, fide, komir, year, country)| Sought {
        fide: fide.map(FideId),
        komir: komir.and_then(Komir::new),
        born: year.map(born),
        country: country.into(),
        ..sought(name)
    })
}

fn person() -> impl Strategy<Value = Known> {
    (0..6u32, line(), prop::bool::weighted(0.1)).prop_map(|(person, line, is_remembered)| Known {
        fide: line.fide,
        komir: line.komir,
        born: line.born,
        country: line.country.clone(),
        remembered: if is_remembered { Remembered::Agrees } else { Remembered::No },
        ..known(person, &line.name)
    })
}

proptest! {
    #[test]
    fn keys_are_the_same_without_accents(family in PART, given in PART) {
        let bare = PersonName::new(without_accents(&family), without_accents(&given));
        prop_assert_eq!(keys(&PersonName::new(family, given)), keys(&bare));
    }

    #[test]
    fn tokens_and_sound_are_the_same_in_swapped_order(family in PART, given in PART) {
        let one = keys(&PersonName::new(family.clone(), given.clone()));
        let other = keys(&PersonName::new(given, family));
        prop_assert_eq!((one.tokens, one.sound), (other.tokens, other.sound));
    }

    #[test]
    fn composed_and_decomposed_letters_give_the_same_keys(text in "\\PC{0,30}") {
        let composed: String = text.nfc().collect();
        let decomposed: String = text.nfd().collect();
        prop_assert_eq!(keys_of_text(&composed).tokens, keys_of_text(&decomposed).tokens);
    }

    #[test]
    fn any_text_has_keys_of_clean_ascii(family in "(?s).{0,300}", given in "(?s).{0,300}") {
        for found in [keys(&PersonName::new(family.clone(), given)), keys_of_text(&family)] {
            for key in [&found.plain, &found.tokens, &found.sound] {
                prop_assert!(key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b" -".contains(&b)));
                prop_assert!(!key.contains("  ") && key.trim() == key.as_str(), "{:?}", key);
            }
            prop_assert_eq!(keys_of_text(&found.plain).tokens, found.tokens);
        }
    }

    #[test]
    fn any_two_names_can_be_judged(one in "(?s).{0,300}", other in "(?s).{0,300}") {
        identify(&sought(&one), &[known(1, &other), known(2, &one)]);
    }

    #[test]
    fn the_order_of_the_known_does_not_matter(
        line in line(),
        (one, other) in prop::collection::vec(person(), 0..7).prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle())),
    ) {
        prop_assert_eq!(identify(&line, &one), identify(&line, &other));
    }

    #[test]
    fn nobody_is_certain_against_a_number_unless_it_was_answered(line in line(), all in prop::collection::vec(person(), 0..7)) {
        if let Verdict::Certain(person, _) = identify(&line, &all) {
            let none = FideId(0);
            let other_fide = |k: &Known| k.fide.zip(line.fide).is_some_and(|(a, b)| a != none && b != none && a != b);
            let other_komir = |k: &Known| k.komir.zip(line.komir).is_some_and(|(a, b)| a != b);
            let certain: Vec<&Known> = all.iter().filter(|k| k.person == person).collect();
            let answered = |k: &Known| k.remembered == Remembered::Agrees;
            prop_assert!(certain.iter().any(|k| answered(k) || !other_fide(k) && !other_komir(k)));
        }
    }
}
