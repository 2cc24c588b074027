//! How alike two names are.

use super::ground::Ground;
use super::keys::{NameKeys, keys, keys_of_text};
use super::sound::skeleton;
use super::titles::is_wife_of;
use arpad_model::PersonName;

/// How alike the name in a file is to the name of a known person: one of the grounds about names.
pub(super) fn likeness(sought: &NameKeys, known: &PersonName) -> Ground {
    let family = keys_of_text(&known.family);
    let known = keys(known);
    if sought.tokens.is_empty() || known.tokens.is_empty() {
        Ground::OtherName
    } else if sought.tokens == known.tokens {
        if in_one_spelling(&sought.plain) == in_one_spelling(&known.plain) {
            Ground::SameName
        } else {
            Ground::SwappedName
        }
    } else if sought.sound == known.sound || run_together(&sought.plain) == run_together(&known.plain) {
        Ground::SimilarName
    } else {
        by_parts(&sought.tokens, &known.tokens, &family.tokens)
    }
}

/// Double names with or without a hyphen.
fn in_one_spelling(plain: &str) -> String {
    plain.replace('-', " ")
}

/// "De Firmian" and "Defirmian".
fn run_together(plain: &str) -> String {
    plain.replace(['-', ' '], "")
}

/// A part of a name on its way to finding its pair.
struct Part<'a> {
    token: &'a str,
    sound: String,
    paired: bool,
}

fn parts(tokens: &str) -> Vec<Part<'_>> {
    tokens.split(' ').map(|token| Part { token, sound: skeleton(token), paired: false }).collect()
}

fn by_parts(sought: &str, known: &str, family: &str) -> Ground {
    let (mut few, mut many) = (parts(sought), parts(known));
    let swap = few.len() > many.len();
    if swap {
        std::mem::swap(&mut few, &mut many);
    }
    let exact = pair(&mut few, &mut many, |a, b| a.token == b.token);
    let solid = exact + pair(&mut few, &mut many, |a, b| a.sound == b.sound && a.sound.len() >= 2);
    // The family name is the one part that must be there, unless the register itself has it as an initial.
    let known_parts = if swap { &few } else { &many };
    let mut of_family = family.split(' ').filter(|token| token.len() >= 2).peekable();
    let family_stands = match of_family.peek() {
        Some(_) => of_family.any(|token| known_parts.iter().any(|part| part.paired && part.token == token)),
        None => few.iter().any(|part| part.paired && part.token.len() >= 2),
    };
    let are_couple = |a: &Part, b: &Part| is_wife_of(a.token, b.token) || is_wife_of(b.token, a.token);
    let is_left = |part: &&Part| !part.paired;
    if few.iter().filter(is_left).any(|a| many.iter().filter(is_left).any(|b| are_couple(a, b))) {
        return Ground::OtherName;
    }

    let initials = pair(&mut few, &mut many, |a, b| is_initial(a, b) || is_initial(b, a));
    let loose = pair(&mut few, &mut many, |a, b| {
        is_cut_short(a.token, b.token) || is_slip(&a.sound, &b.sound) || is_letter_off(a.token, b.token)
    });
    let missing = many.len() - few.len();
    if solid + initials + loose < few.len() || loose > 1 || solid == 0 {
        Ground::OtherName
    } else if loose == 1 {
        // A slip in the only other part there is, or in the family name beside a full given name.
        if missing == 0 || solid >= 2 { Ground::MisspelledName } else { Ground::OtherName }
    } else if !family_stands {
        Ground::OtherName
    } else if few.len() == 1 {
        if missing <= 2 { Ground::PartialName } else { Ground::OtherName }
    } else if missing <= 1 || solid >= 2 {
        if missing > 0 && initials == 0 { Ground::LongerName } else { Ground::SimilarName }
    } else {
        Ground::OtherName
    }
}

/// Pairs what is left by one measure and counts the pairs.
fn pair(few: &mut [Part], many: &mut [Part], alike: impl Fn(&Part, &Part) -> bool) -> usize {
    let mut pairs = 0;
    for a in few.iter_mut().filter(|a| !a.paired) {
        if let Some(b) = many.iter_mut().find(|b| !b.paired && alike(a, b)) {
            (a.paired, b.paired) = (true, true);
            pairs += 1;
        }
    }
    pairs
}

/// "P." for Péter, "Zs." for Zsuzsa, "Sh." for Sheikh, "J." for Yuri.
fn is_initial(short: &Part, long: &Part) -> bool {
    match short.token {
        "ch" | "cs" | "dz" | "gy" | "kh" | "ly" | "ny" | "sh" | "sz" | "ty" | "zh" | "zs" => {
            long.token.starts_with(short.token)
        }
        one if one.len() == 1 => long.token.starts_with(one) || long.sound.starts_with(&short.sound),
        _ => false,
    }
}

/// "Alex" for Alexander.
fn is_cut_short(a: &str, b: &str) -> bool {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    short.len() >= 3 && long.starts_with(short)
}

/// One sound added, left out, changed or exchanged with its neighbor; two in a long word.
pub(crate) fn is_slip(a: &str, b: &str) -> bool {
    let shorter = a.len().min(b.len());
    shorter >= 4 && is_within(a, b, if shorter >= 8 { 2 } else { 1 })
}

/// One letter added, left out, changed or exchanged with its neighbor, where the sounds may tell more: the three of "Rácz" have
/// no slips, its letters have one.
fn is_letter_off(a: &str, b: &str) -> bool {
    a.len().min(b.len()) >= 3 && is_within(a, b, 1)
}

/// Words with so many slips at most. A number is never a slip of another, and nobody is called by more than forty letters.
fn is_within(a: &str, b: &str, allowed: usize) -> bool {
    let is_word = |s: &str| s.len() <= 40 && !s.contains(|c: char| c.is_ascii_digit());
    a.len().abs_diff(b.len()) <= allowed && is_word(a) && is_word(b) && distance(a, b) <= allowed
}

/// How many letters were added, left out, changed or exchanged with a neighbor.
pub(super) fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        (before, last) = (last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_added_left_out_changed_or_exchanged_are_counted() {
        for (a, b, due) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("kovak", "kovak", 0),
            ("kovak", "kovk", 1),
            ("kovk", "kovak", 1),
            ("kovak", "kobak", 1),
            ("kovak", "okvak", 1),
            ("kovak", "kovka", 1),
            ("kovak", "kvaok", 2),
            ("kovak", "vokak", 2),
            ("abcd", "badc", 2),
            ("abcd", "wxyz", 4),
            ("sentgiorgi", "sengiorki", 2),
            ("sentgiorgi", "sengiorka", 3),
        ] {
            assert_eq!(distance(a, b), due, "{a} / {b}");
        }
    }

    #[test]
    fn one_slip_in_a_word_and_two_in_a_long_one() {
        for (a, b, due) in [
            // Three letters have no slips, four have one.
            ("kis", "kus", false),
            ("nagi", "nadi", true),
            ("nagi", "nagis", true),
            ("nag", "nagi", false),
            ("nagi", "sadi", false),
            // Seven letters have one, eight have two.
            ("barania", "parania", true),
            ("barania", "paranio", false),
            ("barania", "baraniast", false),
            ("baraniai", "paranioi", true),
            ("baraniai", "baraniaist", true),
            ("baraniai", "baraniaiste", false),
            ("baraniai", "paronioi", false),
            ("barania", "paraniai", false),
            // No slip makes a number of another.
            ("klub1", "klub2", false),
            ("klub", "klub2", false),
        ] {
            assert_eq!(is_slip(a, b), due, "{a} / {b}");
            assert_eq!(is_slip(b, a), due, "{b} / {a}");
        }
        let (forty, longer) = ("a".repeat(40), "a".repeat(41));
        assert!(is_slip(&forty, &"a".repeat(39)));
        assert!(!is_slip(&forty, &longer) && !is_slip(&longer, &forty));
    }

    #[test]
    fn one_letter_may_be_off_from_three_on() {
        for (a, b, due) in [
            ("racz", "ricz", true),
            ("racz", "rzac", false),
            ("racz", "razc", true),
            ("racz", "tacz", true),
            ("ilona", "rlona", true),
            ("ilona", "rilona", true),
            ("kis", "kus", true),
            ("kis", "ki", false),
            ("li", "la", false),
            ("klub1", "klub2", false),
        ] {
            assert_eq!(is_letter_off(a, b), due, "{a} / {b}");
            assert_eq!(is_letter_off(b, a), due, "{b} / {a}");
        }
    }

    #[test]
    fn a_name_is_cut_short_from_three_letters_on() {
        for (short, long, due) in [
            ("alex", "alexander", true),
            ("ale", "alexander", true),
            ("al", "alexander", false),
            ("lex", "alexander", false),
            ("bel", "bela", true),
        ] {
            assert_eq!(is_cut_short(short, long), due, "{short} / {long}");
            assert_eq!(is_cut_short(long, short), due, "{long} / {short}");
        }
    }
}
