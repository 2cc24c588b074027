//! Two answers side by side.

use super::{numbered, page, signed};
use crate::cli::table::table;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::rating::compare::Compared;
use arpad_office::rating::rate_case::Answer;
use std::fmt::{self, Write};

/// The comparison, then the first answer's page and the shadow's.
pub fn page_beside(
    text: &mut impl Write,
    language: Language,
    (answer, shadow): (&Answer, &Answer),
    compared: &[Compared],
    with_games: bool,
) -> fmt::Result {
    let editions = [("edition", Fact::from(answer.edition().0)), ("shadow", Fact::from(shadow.edition().0))];
    writeln!(text, "{}", language.say("comparison", &editions))?;
    writeln!(text, "{}", comparison_table(language, answer, shadow, compared))?;
    page(text, language, answer, with_games)?;
    write!(text, "\n{}\n\n", language.say("shadow-page", &editions))?;
    page(text, language, shadow, with_games)
}

fn comparison_table(language: Language, answer: &Answer, shadow: &Answer, compared: &[Compared]) -> String {
    let (first, second) = (answer.edition(), shadow.edition());
    let label = |key| language.label(key);
    let header = [
        label("player"),
        format!("{}: {first}", label("after")),
        second.to_string(),
        label("difference"),
        format!("{}: {first}", label("change")),
        second.to_string(),
        label("difference"),
    ];
    let row = |compared: &Compared| {
        let value = |fact: &Option<Fact>| fact.as_ref().map_or(String::new(), |fact| language.value(fact));
        let change = |fact: Option<Fact>| fact.map_or(String::new(), |fact| signed(language, fact));
        vec![
            numbered(&compared.id, compared.name.as_deref()),
            value(&compared.after.first),
            value(&compared.after.shadow),
            change(compared.after.difference()),
            change(compared.change.first.clone()),
            change(compared.change.shadow.clone()),
            change(compared.change.difference()),
        ]
    };
    table(&header, &[1, 2, 3, 4, 5, 6], compared.iter().map(row).collect())
}
