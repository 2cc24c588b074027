//! The letter to FIDE: who differs, what would explain it, and by which paragraph.

use super::why::{key, said};
use crate::words::Language;
use crate::words::sheet::day;
use arpad_office::views::reconcile::{Compared, Explanation, Reconciliation};

/// A letter about everything that differs.
pub(super) fn letter(language: Language, series: &str, compared: &Reconciliation) -> String {
    let facts = [
        ("series", series.to_owned()),
        ("date", day(language, compared.forecast.day)),
        ("edition", compared.edition.0.to_owned()),
        ("federation", compared.federation.clone()),
    ];
    let mut text = format!("{}\n\n", language.say_texts("letter-opening", &facts));
    let mut number = 0;
    for one in &compared.explanations {
        number += 1;
        text += &format!("{number}. {}\n", about(language, compared, one));
    }
    for player in compared.players.iter().filter(|player| player.explanation.is_none() && is_written_about(player)) {
        number += 1;
        text += &format!("{number}. {}\n", numbers(language, player));
        text += &format!("   {}\n", language.label(&format!("letter-{}", player.cause.as_str())));
    }
    text + &format!("\n{}\n", language.say_texts("letter-end", &facts))
}

/// Whether anything is to be written: a difference that is no correction of our own.
pub(super) fn is_due(compared: &Reconciliation) -> bool {
    !compared.explanations.is_empty() || compared.players.iter().any(is_written_about)
}

/// What is told of a player who was not searched for.
fn is_written_about(player: &Compared) -> bool {
    use arpad_office::views::reconcile::Cause;
    matches!(player.cause, Cause::Unknown | Cause::GameMissing | Cause::OtherStart)
}

fn about(language: Language, compared: &Reconciliation, one: &Explanation) -> String {
    let of = |person| compared.players.iter().find(|player| player.person == person);
    let players: Vec<String> =
        one.persons.iter().filter_map(|person| of(*person)).map(|player| numbers(language, player)).collect();
    let mut text = players.join("\n   ");
    let key = key(one).replace("why-", "letter-");
    text += &format!("\n   {}", language.label(&key));
    for (letter, set) in ('a'..='z').zip(&one.sets) {
        let mark = if one.sets.len() > 1 { format!("{letter}) ") } else { String::new() };
        let causes: Vec<String> = set
            .iter()
            .map(|why| {
                let facts = [("why", said(language, compared, why)), ("paragraph", language.cite(why.paragraph))];
                language.say_texts("letter-cause", &facts)
            })
            .collect();
        text += &format!("\n   {mark}{}", causes.join("; "));
    }
    text
}

fn numbers(language: Language, player: &Compared) -> String {
    let number = |number: Option<i32>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let facts = [
        // FIDE knows people by number and by the name as lists have it.
        ("name", player.name.as_list()),
        ("fide", player.fide.map_or_else(|| "–".to_owned(), |fide| fide.to_string())),
        ("published", number(player.published)),
        ("ours", number(player.forecast)),
        ("games", player.games.1.to_string()),
        ("counted", player.games.0.to_string()),
    ];
    language.say_texts("letter-player", &facts)
}
