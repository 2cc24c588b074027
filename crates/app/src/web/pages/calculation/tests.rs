//! Names in what the law remarks: people read names, and who is hidden has none.

use super::{Names, findings};
use crate::words::Language;
use arpad_model::{Fact, Facts, Finding, Paragraph, Place, Severity};
use arpad_rules::chess::codes::finding;

const NAMES: [(&str, Option<&str>); 3] = [("1", Some("Kovács, Péter")), ("2", None), ("3", Some("Őry, Gyöngyvér"))];

fn names() -> Names<'static> {
    Names { players: NAMES.to_vec(), tournaments: vec![("7", Some("Tavaszi kupa")), ("8", None)] }
}

fn put(language: Language, key: &'static str, text: &str) -> String {
    let mut facts: Facts = vec![(key, Fact::Name(text.to_owned()))];
    names().put(language, &mut facts);
    match &facts[..] {
        [(same, Fact::Name(text))] if *same == key => text.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn numbers_of_the_register_become_names_and_who_is_hidden_stays_unnamed() {
    for (key, number, hungarian, english) in [
        ("player", "1", "Kovács Péter", "Péter Kovács"),
        ("opponent", "3", "Őry Gyöngyvér", "Gyöngyvér Őry"),
        ("player", "2", "név nélkül", "name withheld"),
        ("opponent", "2", "név nélkül", "name withheld"),
        // Nobody of the document.
        ("player", "9", "9", "9"),
        ("tournament", "7", "Tavaszi kupa", "Tavaszi kupa"),
        ("tournament", "8", "8", "8"),
        ("tournament", "1", "1", "1"),
        // A fact of another kind is no number of the register.
        ("grade", "1", "1", "1"),
    ] {
        let told = [Language::Hu, Language::En].map(|language| put(language, key, number));
        assert_eq!(told, [hungarian, english], "{key} {number}");
    }
    let mut facts: Facts = vec![("player", Fact::from(1))];
    names().put(Language::En, &mut facts);
    assert_eq!(facts, [("player", Fact::from(1))], "a number stays one");
}

#[test]
fn what_the_law_remarks_is_told_of_the_player_alone_and_names_nobody_hidden() {
    let about = |position: usize, id: &str| {
        Finding::new(Severity::Warning, Paragraph("8.33"), Place::Player(position), finding::GAMES_UNKNOWN)
            .with("player", id)
            .with("k", 20_i64)
    };
    let everywhere = Finding::new(Severity::Note, Paragraph("8.1"), Place::Everything, finding::GAMES_UNKNOWN)
        .with("player", "Everybody")
        .with("k", 20_i64);
    let all = [about(0, "1"), everywhere, about(1, "2")];
    let told = |position| findings(Language::En, &all, position, &names()).into_string();
    // What is said of the whole document is said to everybody in it.
    let of_all = "<li><span class=\"paragraph\">8.1</span> Everybody: the number of earlier games is not reported; K = 20 is \
                  inferred</li>";
    let head = "<section aria-labelledby=\"findings\"><h2 id=\"findings\">Findings</h2><ul class=\"steps\">";
    let own = |who: &str| {
        format!(
            "<li><span class=\"paragraph\">8.33</span> {who}: the number of earlier games is not reported; K = 20 is \
             inferred</li>"
        )
    };
    assert_eq!(told(0), format!("{head}{}{of_all}</ul></section>", own("Péter Kovács")));
    assert_eq!(told(1), format!("{head}{of_all}{}</ul></section>", own("name withheld")));
    assert_eq!(told(2), format!("{head}{of_all}</ul></section>"));
}
