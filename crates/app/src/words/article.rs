//! What a Hungarian sentence leaves open until it is known what stands in it: the article, and the full stop of a date.

/// Puts `a` or `az` wherever a sentence says `a(z)`, and leaves out the full stop of a date that has an ending:
/// 2024.04.01-i.
pub(super) fn decided(sentence: String) -> String {
    with_articles(without_stops(sentence))
}

fn without_stops(sentence: String) -> String {
    if !sentence.contains(".-") {
        return sentence;
    }
    let mut parts = sentence.split(".-");
    let mut joined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_ending = joined.ends_with(|c: char| c.is_ascii_digit()) && part.starts_with(char::is_alphabetic);
        joined.push_str(if is_ending { "-" } else { ".-" });
        joined.push_str(part);
    }
    joined
}

fn with_articles(sentence: String) -> String {
    let Some(first) = sentence.find("(z) ") else { return sentence };
    let mut decided = String::with_capacity(sentence.len());
    let (mut rest, mut at) = (sentence.as_str(), Some(first));
    while let Some(end) = at {
        let (before, after) = rest.split_at(end);
        let after = &after["(z) ".len()..];
        decided.push_str(before);
        // Only an article: a letter before it makes it the end of another word.
        let is_article = before.ends_with(['a', 'A']) && !before[..before.len() - 1].ends_with(char::is_alphanumeric);
        decided.push_str(match (is_article, begins_with_vowel(after)) {
            (true, true) => "z ",
            (true, false) => " ",
            (false, _) => "(z) ",
        });
        (rest, at) = (after, after.find("(z) "));
    }
    decided.push_str(rest);
    decided
}

/// Whether what is read aloud next begins with a vowel.
fn begins_with_vowel(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '\u{2212}' | '+'));
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        // egy, ezer, egymillió; öt, ötven, ötszáz, ötezer. Ten, a hundred and their thousands begin with a consonant.
        return match text.as_bytes()[0] {
            b'5' => true,
            b'1' => digits % 3 == 1,
            _ => false,
        };
    }
    let word: String = text.chars().take_while(|c| c.is_alphabetic()).collect();
    let Some(first) = word.chars().next() else { return false };
    // What has no vowel is spelled letter by letter: az MSSZ, az fl, a KM.
    let is_vowel = |c: char| "aáeéiíoóöőuúüű".contains(c);
    let small: String = word.to_lowercase();
    // English words that are read with a consonant first, as names of events have them: a European Go Congress.
    if ["european", "europe", "united", "university"].contains(&small.as_str()) {
        return false;
    }
    if small.chars().any(is_vowel) {
        return small.starts_with(is_vowel);
    }
    "flmnrsxyLMNRSFXY".contains(first)
}

#[cfg(test)]
mod tests {
    use super::decided;

    #[test]
    fn the_article_is_that_of_the_next_word() {
        for (open, said) in [
            ("a(z) 1. módosítás", "az 1. módosítás"),
            ("a(z) 2300 pontot", "a 2300 pontot"),
            ("a(z) 1600 pontot", "az 1600 pontot"),
            ("a(z) 10. oszlop", "a 10. oszlop"),
            ("a(z) 100 pont", "a 100 pont"),
            ("a(z) 1000 pont", "az 1000 pont"),
            ("a(z) 50. lépés", "az 50. lépés"),
            ("A(z) 0,50 eredményhez", "A 0,50 eredményhez"),
            ("a(z) −5 változás", "a −5 változás"),
            ("A(z) „Nem” mezőben", "A „Nem” mezőben"),
            ("A(z) Őszi kupa verseny", "Az Őszi kupa verseny"),
            ("A(z) European Go Congress", "A European Go Congress"),
            ("a(z) Európa-bajnokság", "az Európa-bajnokság"),
            ("a(z) mssz-2017 kiadás", "az mssz-2017 kiadás"),
            ("a(z) mgsz-2012 és a(z) fide-2024-03", "az mgsz-2012 és a fide-2024-03"),
            ("a(z) 2024.04.01. lista", "a 2024.04.01. lista"),
            ("a(z) 2024.04.01.-i lista, 2024.12.31.-ig", "a 2024.04.01-i lista, 2024.12.31-ig"),
            ("vége.-2 pont, 3.-5. sor", "vége.-2 pont, 3.-5. sor"),
            ("a(z) ", "a "),
            ("panda(z) x", "panda(z) x"),
        ] {
            assert_eq!(decided(open.to_owned()), said);
        }
    }
}
