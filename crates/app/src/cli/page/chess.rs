//! The page of a chess answer.

use super::{finding_lines, numbered, signed, step_lines, who};
use crate::answer::parts::Ids;
use crate::cli::table::table;
use crate::words::Language;
use arpad_model::{Color, Fact, Period};
use arpad_office::rate_case::ChessAnswer;
use arpad_rules::chess::rated::{GameResult, PlayerResult};
use std::fmt::Write;

/// The whole answer for a person.
pub(super) fn page(language: Language, answer: &ChessAnswer, with_games: bool) -> String {
    let period = &answer.period;
    let list = language.value(&Fact::Date(period.list_date));
    let mut page = format!(
        "{}: {}   {}: {list}\n\n{}",
        language.label("edition"),
        answer.edition.id,
        language.label("list"),
        players_table(language, answer)
    );
    if with_games {
        for (state, result) in period.players.iter().zip(&answer.rated.players) {
            if !result.tournaments.is_empty() || !result.steps.is_empty() {
                let name = who(&state.id, state.name.as_deref());
                let _ = write!(page, "\n{name}\n{}", player_page(language, period, result));
            }
        }
    }
    let ids = Ids::from(period);
    page.push_str(&finding_lines(language, &answer.rated.findings, |place| ids.place(place)));
    page
}

/// One player of the answer; findings about other players are theirs.
pub(super) fn page_of(language: Language, answer: &ChessAnswer, player: usize) -> String {
    let period = &answer.period;
    let mut page = format!("{}: {}\n\n", language.label("edition"), answer.edition.id);
    if let (Some(state), Some(result)) = (period.players.get(player), answer.rated.players.get(player)) {
        page.push_str(&table_of(language, std::iter::once((state, result))));
        let _ = write!(page, "\n{}", player_page(language, period, result));
    }
    let ids = Ids::from(period);
    let findings = super::own_findings(&answer.rated.findings, player);
    page.push_str(&finding_lines(language, &findings, |place| ids.place(place)));
    page
}

fn players_table(language: Language, answer: &ChessAnswer) -> String {
    table_of(language, answer.period.players.iter().zip(&answer.rated.players))
}

fn table_of<'a>(
    language: Language,
    players: impl Iterator<Item = (&'a arpad_model::PeriodPlayer, &'a PlayerResult)>,
) -> String {
    let header = ["player", "before", "games", "score", "expected", "K", "change", "after", "status"]
        .map(|key| language.label(key));
    let row = |(state, result): (&arpad_model::PeriodPlayer, &PlayerResult)| {
        vec![
            numbered(&state.id, state.name.as_deref()),
            result.before.map_or_else(|| language.label("unrated"), |rating| rating.to_string()),
            result.games.to_string(),
            language.value(&Fact::Score(result.score)),
            result.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
            result.k.map_or(String::new(), |k| k.used.to_string()),
            result.change.map_or(String::new(), |change| signed(language, change)),
            result.after.map_or(String::new(), |after| after.to_string()),
            language.label(&format!("status-{}", result.status.as_str())),
        ]
    };
    table(&header, &[1, 2, 3, 4, 5, 6, 7], players.map(row).collect())
}

fn player_page(language: Language, period: &Period, result: &PlayerResult) -> String {
    let mut page = String::new();
    for tournament in &result.tournaments {
        let of = &period.tournaments[tournament.tournament];
        let change = tournament.change.map_or(String::new(), |change| format!("   {}", signed(language, change)));
        let name = numbered(&of.id, of.name.as_deref());
        let _ = writeln!(page, "  {name}{change}");
        let header = ["round", "", "opponent", "rating", "difference", "result", "expected", "change", "why"]
            .map(|key| if key.is_empty() { String::new() } else { language.label(key) });
        let rows = tournament.games.iter().map(|game| game_row(language, period, game)).collect();
        super::indent(&mut page, &table(&header, &[0, 3, 4, 5, 6, 7], rows));
        if tournament.games.iter().any(|game| game.capped) {
            let _ = writeln!(page, "    {}", language.label("capped-mark"));
        }
    }
    page.push_str(&step_lines(language, &result.steps));
    page
}

fn game_row(language: Language, period: &Period, game: &GameResult) -> Vec<String> {
    let known = |rating: Option<i16>| rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
    let mark = if game.capped { "*" } else { "" };
    let color = if game.color == Color::White { "color-white" } else { "color-black" };
    vec![
        if game.round == 0 { String::new() } else { game.round.to_string() },
        language.label(color),
        period.players[game.opponent as usize].id.clone(),
        known(game.opponent_rating),
        game.difference.map_or(String::new(), |difference| format!("{difference:+}{mark}")),
        language.value(&Fact::Score(game.score)),
        game.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
        game.change.map_or(String::new(), |change| signed(language, change)),
        match &game.why {
            Some(why) => format!("{} {}", why.paragraph, language.why(why.code)),
            None if game.change.is_none() => language.label("counts-first-rating"),
            None => String::new(),
        },
    ]
}
