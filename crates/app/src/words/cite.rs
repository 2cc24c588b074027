//! A paragraph as lawyers of the language cite it: "8.3.1 pont", "7. § (2) bekezdés"; in English by its number alone.

use super::Language;
use arpad_model::Paragraph;

impl Language {
    /// The paragraph, cited.
    pub fn cite(self, paragraph: Paragraph) -> String {
        match self {
            Language::En => paragraph.0.to_owned(),
            Language::Hu => hungarian(paragraph.0),
        }
    }
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
    if let Some((annex, table)) = paragraph.strip_prefix('M').and_then(|rest| rest.split_once('/')) {
        let word = if annex == "1" { "táblázat" } else { "példa" };
        return format!("{annex}. sz. melléklet {table}. {word}");
    }
    let (head, item) = match paragraph.split_once('(') {
        Some((head, rest)) => (head, rest.split_once(')')),
        None => (paragraph, None),
    };
    match head.strip_prefix('§') {
        // A point of a section is named by its own number: "1. § 1.2. pont".
        Some(section) if section.contains('.') => {
            let of = section.split('.').next().unwrap_or(section);
            format!("{of}. § {section} pont")
        }
        Some(section) => match item {
            Some((item, point)) if point.chars().any(char::is_alphabetic) => {
                format!("{section}. § ({item}) bekezdés {point}) pont")
            }
            // The go regulation calls the items of its 8. § steps.
            Some((item, step)) if !step.is_empty() => {
                let word = if section == "8" { "lépés" } else { "pont" };
                format!("{section}. § ({item}) bekezdés {step}. {word}")
            }
            Some((item, _)) => format!("{section}. § ({item}) bekezdés"),
            None => format!("{section}. §"),
        },
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
            ("8.3.1", "8.3.1 pont"),
            ("8.21b", "8.21b pont"),
            ("7.2.2(2)", "7.2.2 pont 2. alpont"),
            ("II.2", "II.2 pont"),
            ("§2", "2. §"),
            ("§1.2", "1. § 1.2 pont"),
            ("§7(2)", "7. § (2) bekezdés"),
            ("§8(2)2", "8. § (2) bekezdés 2. lépés"),
            ("§6(1)2", "6. § (1) bekezdés 2. pont"),
            ("§9(1)a", "9. § (1) bekezdés a) pont"),
            ("M1/2", "1. sz. melléklet 2. táblázat"),
            ("M2/5", "2. sz. melléklet 5. példa"),
            ("EGD con", "EGD con"),
            ("§2 left 8", "2. §, bal oldali lap 8. rovata"),
            ("§2 KOMIR id", "2. §, KOMIR-azonosító"),
            ("§2 K", "2. §, K"),
        ];
        for (paragraph, hungarian) in cited {
            assert_eq!(Language::Hu.cite(Paragraph(paragraph)), hungarian);
            assert_eq!(Language::En.cite(Paragraph(paragraph)), paragraph);
        }
    }
}
