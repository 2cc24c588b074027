//! The answer for people.

use super::Found;
use crate::cli::table::table;
use crate::words::Language;
use crate::words::measured::{decimal, percent};
use arpad_instruments::accuracy::Group;
use arpad_model::Fact;
use std::fmt::Write;

/// Below this chance a difference is called real.
pub(super) const LEVEL: f64 = 0.05;

pub(super) fn page(language: Language, found: &Found) -> String {
    let judged = found.tried.first().map_or(0, |one| one.judged.scores.games);
    let facts = [
        ("games", Fact::from(found.games)),
        ("players", Fact::from(found.players)),
        ("judged", Fact::Number(judged as i64)),
    ];
    let mut page = format!("{}\n\n", language.say("accuracy-title", &facts));
    let header = ["system", "log-loss", "deviance", "brier", "rmse", "hits"];
    let header = header.map(|key| language.label(&format!("accuracy-{key}")));
    let rows = found.tried.iter().map(|one| {
        let scores = &one.judged.scores;
        let share = scores.accuracy().map_or_else(String::new, |share| percent(language, share));
        let numbers = [scores.log_loss(), scores.deviance(), scores.brier(), one.judged.rmse];
        let numbers = numbers.map(|number| number.map_or_else(String::new, |number| decimal(language, number, 5)));
        [vec![one.kind.as_str().to_owned()], numbers.to_vec(), vec![share]].concat()
    });
    page.push_str(&table(&header, &[1, 2, 3, 4, 5], rows.collect()));
    page.push('\n');
    for (at, one, chance) in &found.compared {
        let key = if *chance < LEVEL { "accuracy-real" } else { "accuracy-chance" };
        let facts = [
            ("better", found.tried[found.best].kind.as_str().to_owned()),
            ("worse", found.tried[*at].kind.as_str().to_owned()),
            ("by", decimal(language, one.difference, 5)),
            ("from", decimal(language, one.bounds[0], 5)),
            ("to", decimal(language, one.bounds[1], 5)),
            ("chance", decimal(language, *chance, 4)),
        ];
        let _ = writeln!(page, "{}", language.say_texts(key, &facts));
    }
    page.push_str(&calibration(language, found));
    page.push_str(&groups(language, found));
    page
}

fn calibration(language: Language, found: &Found) -> String {
    let best = &found.tried[found.best];
    let title = [("system", best.kind.as_str().to_owned())];
    let header = ["games", "predicted", "scored", "bounds"];
    let header = header.map(|key| language.label(&format!("accuracy-{key}")));
    let rows = best.judged.scores.calibration().iter().filter_map(|bin| {
        let (scored, bounds) = bin.mean_scored()?;
        let bounds = bounds.map(|bound| percent(language, bound));
        Some(vec![
            language.value(&Fact::Number(bin.games as i64)),
            percent(language, bin.mean_predicted()?),
            percent(language, scored),
            bounds.join(" – "),
        ])
    });
    let table = table(&header, &[0, 1, 2, 3], rows.collect());
    format!("\n{}\n\n{table}", language.say_texts("accuracy-calibration", &title))
}

/// The log loss of every system by groups of games.
fn groups(language: Language, found: &Found) -> String {
    let Some(first) = found.tried.first() else { return String::new() };
    let names = found.tried.iter().map(|one| one.kind.as_str().to_owned());
    let header: Vec<String> =
        [language.label("accuracy-group"), language.label("accuracy-games")].into_iter().chain(names).collect();
    let rows = first.judged.groups.keys().map(|group| {
        let (key, from) = match group {
            Group::Difference(from) => ("accuracy-by-difference", from),
            Group::Class(from) => ("accuracy-by-class", from),
            Group::Games(from) => ("accuracy-by-games", from),
        };
        let games = first.judged.groups[group].games;
        let loss = |at: usize| {
            let scores = found.tried[at].judged.groups.get(group);
            scores.and_then(|scores| scores.log_loss()).map_or_else(String::new, |loss| decimal(language, loss, 4))
        };
        let named = language.say(key, &[("from", Fact::from(usize::from(*from)))]);
        let losses = (0..found.tried.len()).map(loss);
        [named, language.value(&Fact::Number(games as i64))].into_iter().chain(losses).collect()
    });
    let right: Vec<usize> = (1..header.len()).collect();
    let table = table(&header, &right, rows.collect());
    format!("\n{}\n\n{table}", language.label("accuracy-groups"))
}
