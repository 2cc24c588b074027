//! The norms of a checked file: is it a title tournament, who made a norm, who nearly did and why not, who needs what.

use crate::cli::page::finding_line;
use crate::cli::titles::{still, verdict};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::rating::file_norms::FileNorms;
use arpad_rules::titles::event::{PersonNorms, Sought, Standing};
use std::fmt::Write;

/// Everything there is to tell; a single line where nobody came near a norm.
pub(super) fn section(language: Language, told: &FileNorms) -> String {
    let mut page = String::new();
    let Some(norms) = &told.norms else {
        for refusal in &told.refusals {
            let _ = writeln!(page, "  {}", finding_line(language, None, refusal));
        }
        return page;
    };
    let edition = [("edition", Fact::from(norms.edition.0))];
    if norms.people.is_empty() {
        let _ = writeln!(page, "  {}", language.say("norms-nobody", &edition));
        return page;
    }
    let _ = writeln!(page, "\n  {}", language.say("norms-heading", &edition));
    for finding in &norms.findings {
        let _ = writeln!(page, "    {}", finding_line(language, None, finding));
    }
    if norms.is_refused() {
        let _ = writeln!(page, "    {}", language.label("norms-refused"));
    }
    for person in &norms.people {
        let one = &told.event.entrants[person.entrant];
        let titles: Vec<&str> = one.titles.each().map(|title| title.as_str()).collect();
        let rating = one.rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
        let known = [titles.join(" "), rating, one.federation.clone().unwrap_or_default()];
        let known: Vec<&str> = known.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        let _ = writeln!(page, "    {:>3} {} ({})", one.rank, one.name, known.join(", "));
        for sought in &person.sought {
            page.push_str(&title(language, person, sought));
        }
        for doubt in &person.doubts {
            let _ = writeln!(page, "          {}", finding_line(language, None, doubt));
        }
    }
    page
}

fn title(language: Language, person: &PersonNorms, sought: &Sought) -> String {
    let norm = &sought.norm;
    let mut page = String::new();
    let said = match sought.standing {
        Standing::Made => verdict(language, norm),
        Standing::Near => language.say("norms-near", &[("title", norm.title.as_str().into())]),
        Standing::Undecided => {
            let rounds: Vec<String> = person.unsaid.iter().map(u16::to_string).collect();
            let facts = [("title", norm.title.as_str().into()), ("rounds", Fact::Name(rounds.join(", ")))];
            language.say("norms-undecided", &facts)
        }
        Standing::Within => sought.needed.as_ref().map(|needed| still(language, norm, needed)).unwrap_or_default(),
    };
    for line in said.lines() {
        let _ = writeln!(page, "        {line}");
    }
    if sought.standing == Standing::Within {
        return page;
    }
    let _ = writeln!(page, "          {}", numbers(language, sought));
    let failed: Vec<&str> = norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
    for step in norm.steps.iter().filter(|step| failed.contains(&step.paragraph.0)) {
        let _ = writeln!(page, "          ✗ {:<8} {}", step.paragraph.0, language.step(step));
    }
    page
}

/// Score, average, performance and what was needed.
fn numbers(language: Language, sought: &Sought) -> String {
    let judged = &sought.norm.judged;
    let facts = [
        ("score", Fact::Score(judged.score)),
        ("games", Fact::from(judged.games)),
        ("average", Fact::from(judged.average)),
        ("performance", Fact::from(judged.performance)),
    ];
    match judged.required {
        Some(required) => language.say("norms-numbers", &[&facts[..], &[("required", Fact::Score(required))]].concat()),
        None => language.say("norms-numbers-low", &facts),
    }
}
