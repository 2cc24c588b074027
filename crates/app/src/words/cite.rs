//! A paragraph as lawyers of the language cite it: "8.3.1 pont", "7. § (2) bekezdés"; in English by its number alone.

use super::Language;
use arpad_model::Paragraph;
use arpad_rules::provision::DECISION;

impl Language {
    /// The paragraph, cited.
    pub fn cite(self, paragraph: Paragraph) -> String {
        match self {
            _ if paragraph.0 == DECISION => self.label("by-decision"),
            Language::En => english(paragraph.0),
            Language::Hu => hungarian(paragraph.0),
        }
    }
}

/// By its number; what the go regulation numbers otherwise in its own words.
fn english(paragraph: &str) -> String {
    if let Some((annex, number, letter)) = annex(paragraph) {
        let what = if annex == "2" { "example" } else { "table" };
        return format!("annex {annex} {what} {number}{}", letter.map(String::from).unwrap_or_default());
    }
    let step = paragraph.strip_prefix('§').and_then(|rest| rest.split_once('('));
    match step.and_then(|(section, rest)| Some((section, rest.split_once(')')?))) {
        Some((section, (item, step))) if has_steps(section) && step.parse::<u8>().is_ok() => {
            format!("§{section}({item}) step {step}")
        }
        _ => paragraph.to_owned(),
    }
}

/// Sections of the go regulation whose items are steps.
fn has_steps(section: &str) -> bool {
    matches!(section, "6" | "8")
}

/// An item of an annex of the go regulation: the annex, the number of its table or example, the letter below it.
fn annex(paragraph: &str) -> Option<(&str, &str, Option<char>)> {
    let (annex, item) = paragraph.strip_prefix('M')?.split_once('/')?;
    let letter = item.chars().last().filter(char::is_ascii_alphabetic);
    Some((annex, item.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()), letter))
}

fn hungarian(paragraph: &str) -> String {
    if paragraph == "preamble" {
        return "bevezetés".to_owned();
    }
    if let Some((section, field)) = paragraph.strip_prefix('§').and_then(|rest| rest.split_once(' ')) {
        return match field.split_once(' ') {
            Some(("left", number)) => format!("{section}. §, bal oldali lap {number}. rovata"),
            Some(("right", number)) => format!("{section}. §, jobb oldali lap {number}. rovata"),
            Some((of, "id")) => format!("{section}. §, {of}-azonosító"),
            _ => format!("{section}. §, {field}"),
        };
    }
    // The European federation's pages have headings and no numbers; the first annex has tables, the second examples.
    if paragraph.contains(' ') {
        return paragraph.to_owned();
    }
    if let Some((annex, number, letter)) = annex(paragraph) {
        let what = if annex == "2" { "példa" } else { "táblázat" };
        let letter = letter.map(|letter| format!(" {letter}) pont")).unwrap_or_default();
        return format!("{annex}. sz. melléklet {number}. {what}{letter}");
    }
    let (head, item) = match paragraph.split_once('(') {
        Some((head, rest)) => (head, rest.split_once(')')),
        None => (paragraph, None),
    };
    match head.strip_prefix('§') {
        // A point of a section is named by its own number: "1. § 2. pont", "1. § 3.1 pont".
        Some(section) if section.contains('.') => {
            let (of, point) = section.split_once('.').unwrap_or((section, ""));
            let mark = if point.contains('.') { "" } else { "." };
            format!("{of}. § {point}{mark} pont")
        }
        Some(section) => match item {
            Some((item, point)) if point.chars().any(char::is_alphabetic) => {
                format!("{section}. § ({item}) bekezdés {point}) pont")
            }
            // The go regulation calls the items of its 6. and 8. § steps.
            Some((item, step)) if !step.is_empty() => {
                let word = if has_steps(section) { "lépés" } else { "pont" };
                format!("{section}. § ({item}) bekezdés {step}. {word}")
            }
            Some((item, _)) => format!("{section}. § ({item}) bekezdés"),
            None => format!("{section}. §"),
        },
        // The examples of the Hungarian regulation stand in its appendix.
        None if head.starts_with("II.") => format!("Függelék {head} pont"),
        None => match item {
            Some((item, _)) => format!("{head} pont {item}. alpont"),
            None => format!("{head} pont"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_cited_as_the_language_does() {
        let cited = [
            ("8.3.1", "8.3.1 pont", "8.3.1"),
            ("8.21b", "8.21b pont", "8.21b"),
            ("7.2.2(2)", "7.2.2 pont 2. alpont", "7.2.2(2)"),
            ("II.2", "Függelék II.2 pont", "II.2"),
            ("§2", "2. §", "§2"),
            ("§1.2", "1. § 2. pont", "§1.2"),
            ("§1.3.1", "1. § 3.1 pont", "§1.3.1"),
            ("§7(2)", "7. § (2) bekezdés", "§7(2)"),
            ("§6(2)", "6. § (2) bekezdés", "§6(2)"),
            ("§8(2)2", "8. § (2) bekezdés 2. lépés", "§8(2) step 2"),
            ("§6(1)2", "6. § (1) bekezdés 2. lépés", "§6(1) step 2"),
            ("§8(1)a", "8. § (1) bekezdés a) pont", "§8(1)a"),
            ("§9(1)a", "9. § (1) bekezdés a) pont", "§9(1)a"),
            ("M1/2", "1. sz. melléklet 2. táblázat", "annex 1 table 2"),
            ("M1/2a", "1. sz. melléklet 2. táblázat a) pont", "annex 1 table 2a"),
            ("M2/4", "2. sz. melléklet 4. példa", "annex 2 example 4"),
            ("EGD con", "EGD con", "EGD con"),
            ("§2 left 8", "2. §, bal oldali lap 8. rovata", "§2 left 8"),
            ("§2 KOMIR id", "2. §, KOMIR-azonosító", "§2 KOMIR id"),
            ("§2 K", "2. §, K", "§2 K"),
        ];
        for (paragraph, hungarian, english) in cited {
            assert_eq!(Language::Hu.cite(Paragraph(paragraph)), hungarian);
            assert_eq!(Language::En.cite(Paragraph(paragraph)), english);
        }
    }
}
