//! The page of a chess answer.

use super::{finding_lines, numbered, signed, step_lines, who};
use crate::answer::parts::Ids;
use crate::cli::table::{table, write_table};
use crate::words::Language;
use arpad_model::{Color, Fact, Period, PeriodPlayer, Step};
use arpad_office::rating::rate_case::ChessAnswer;
use arpad_rules::chess::rated::{GameResult, PlayerResult};
use std::fmt::{self, Write};

/// The whole answer for a person.
pub(super) fn page(page: &mut impl Write, language: Language, answer: &ChessAnswer, with_games: bool) -> fmt::Result {
    let period = &answer.period;
    let list = language.value(&Fact::Date(period.list_date));
    write!(page, "{}: {}   {}: {list}\n\n", language.label("edition"), answer.edition.id, language.label("list"),)?;
    players_table(page, language, answer)?;
    if with_games {
        for (state, result) in period.players.iter().zip(&answer.rated.players) {
            if !result.tournaments.is_empty() || !result.steps.is_empty() {
                let name = who(&state.id, state.name.as_deref());
                write!(page, "\n{name}\n{}", player_page(language, answer, state, result))?;
            }
        }
    }
    let ids = Ids::from(period);
    page.write_str(&finding_lines(language, &answer.rated.findings, |place| ids.place(place)))
}

/// One player of the answer; findings about other players are theirs.
pub(super) fn page_of(language: Language, answer: &ChessAnswer, player: usize) -> String {
    let period = &answer.period;
    let mut page = format!("{}: {}\n\n", language.label("edition"), answer.edition.id);
    if let (Some(state), Some(result)) = (period.players.get(player), answer.rated.players.get(player)) {
        page.push_str(&table(
            &header(language)[1..],
            &RIGHT.map(|column| column - 1),
            vec![row(language, state, result).split_off(1)],
        ));
        let _ = write!(page, "\n{}", player_page(language, answer, state, result));
    }
    let ids = Ids::from(period);
    let findings = super::own_findings(&answer.rated.findings, player);
    page.push_str(&finding_lines(language, &findings, |place| ids.place(place)));
    page
}

fn players_table(page: &mut impl Write, language: Language, answer: &ChessAnswer) -> fmt::Result {
    let players = || answer.period.players.iter().zip(&answer.rated.players);
    let rows = || players().map(|(state, result)| row(language, state, result));
    write_table(page, &header(language), &RIGHT, (players().len(), rows))
}

/// The columns of numbers; the first column, the player, is left out where the page is about him.
const RIGHT: [usize; 7] = [1, 2, 3, 4, 5, 6, 7];

fn header(language: Language) -> [String; 9] {
    ["player", "before", "games", "score", "expected", "K", "change", "after", "status"].map(|key| language.label(key))
}

fn row(language: Language, state: &PeriodPlayer, result: &PlayerResult) -> Vec<String> {
    vec![
        numbered(&state.id, state.name.as_deref()),
        result.before.map_or_else(|| language.label("unrated"), |rating| rating.to_string()),
        result.games.to_string(),
        language.value(&Fact::Score(result.score)),
        result.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
        k_used(result),
        result.change.map_or(String::new(), |change| signed(language, change)),
        result.after.map_or(String::new(), |after| after.to_string()),
        language.label(&format!("status-{}", result.status.as_str())),
    ]
}

fn player_page(language: Language, answer: &ChessAnswer, own: &PeriodPlayer, result: &PlayerResult) -> String {
    let (period, list) = (&answer.period, answer.edition.id);
    let mut page = String::new();
    for tournament in &result.tournaments {
        let of = &period.tournaments[tournament.tournament];
        let change = tournament.change.map_or(String::new(), |change| format!("   {}", signed(language, change)));
        let name = numbered(&of.id, of.name.as_deref());
        // The event's own edition, where another governs the list.
        let edition = match tournament.edition == list {
            true => String::new(),
            false => format!("   {}", language.say_texts("of-edition", &[("edition", tournament.edition.to_string())])),
        };
        let _ = writeln!(page, "  {name}{change}{edition}");
        let header = ["round", "", "opponent", "rating", "difference", "result", "expected", "change", "why"]
            .map(|key| if key.is_empty() { String::new() } else { language.label(key) });
        let rows = tournament.games.iter().map(|game| game_row(language, period, own, game)).collect();
        super::indent(&mut page, &table(&header, &[0, 3, 4, 5, 6, 7], rows));
        if let Some(at) = tournament.games.iter().find_map(|game| game.capped_by) {
            let facts = [("paragraph", Fact::Name(language.cite(at)))];
            let _ = writeln!(page, "    {}", language.say("capped-mark", &facts));
        }
        if let Some(at) = tournament.games.iter().find_map(|game| game.uncapped_by) {
            let facts = [("paragraph", Fact::Name(language.cite(at)))];
            let _ = writeln!(page, "    {}", language.say("uncapped-mark", &facts));
        }
    }
    page.push_str(&step_lines(language, &named(language, period, &result.steps)));
    page
}

fn game_row(language: Language, period: &Period, own: &PeriodPlayer, game: &GameResult) -> Vec<String> {
    let known = |rating: Option<i16>| rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
    let mark = mark(game);
    let color = if game.color == Color::White { "color-white" } else { "color-black" };
    vec![
        if game.round == 0 { String::new() } else { game.round.to_string() },
        language.label(color),
        period.players[game.opponent as usize].id.clone(),
        known(game.opponent_rating),
        game.difference.map_or(String::new(), |difference| {
            format!("{}{mark}", crate::words::difference(language, difference.into()))
        }),
        language.value(&Fact::Score(game.score)),
        game.expected.map_or(String::new(), |expected| language.value(&Fact::Hundredths(expected))),
        game.change.map_or(String::new(), |change| signed(language, change)),
        match &game.why {
            Some(why) => format!("{} {}", language.cite(why.paragraph), language.why(why.code)),
            None if game.change.is_none() => language.label("counts-first-rating"),
            None => {
                let taken = period.players[game.opponent as usize].taken.or(own.taken);
                taken.map(|taken| language.taken(&taken)).unwrap_or_default()
            }
        },
    ]
}

/// Beside a difference above 400: cut, or counted as it is.
fn mark(game: &GameResult) -> &'static str {
    match (game.capped, game.uncapped_by) {
        (true, _) => "*",
        (false, Some(_)) => "°",
        (false, None) => "",
    }
}

/// Steps with the tournaments they speak of by name; one of an earlier period by its number.
fn named(language: Language, period: &Period, steps: &[Step]) -> Vec<Step> {
    let name = |id: &str| match period.tournaments.iter().find(|one| one.id == id) {
        Some(one) => numbered(&one.id, one.name.as_deref()),
        None if id.parse::<u32>().is_ok() => language.say_texts("event-numbered", &[("number", id.to_owned())]),
        None => id.to_owned(),
    };
    let mut steps = steps.to_vec();
    for step in &mut steps {
        let facts = step.facts.iter_mut().filter(|(key, _)| *key == "tournament").map(|(_, fact)| fact);
        for fact in facts.chain(std::iter::once(&mut step.value)) {
            if let Fact::Name(text) = fact {
                *text = name(text);
            }
        }
    }
    steps
}

/// K as it was used; where events of one list were played at several, each in the order of the events.
fn k_used(result: &PlayerResult) -> String {
    let mut used: Vec<u8> = result.tournaments.iter().filter_map(|one| one.k).collect();
    used.dedup();
    match (result.k, used.as_slice()) {
        (Some(_), [_, _, ..]) => used.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
        (Some(k), _) => k.used.to_string(),
        (None, _) => String::new(),
    }
}
