//! The page of a go answer under the Hungarian regulation: the ranking list, the multipliers, then every player's games.

use super::go::{findings, first_cells, header, heading, result, tournament_line};
use super::{bare_step_lines, indent, numbered, signed, step_lines, who};
use crate::cli::table::table;
use crate::words::Language;
use crate::words::go::{in_points, point};
use arpad_model::{GoPeriod, Step};
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::hungary::ranking::ranking;
use arpad_rules::go::hungary::rated::*;
use std::fmt::Write;

/// The whole answer.
pub(super) fn page(language: Language, answer: &GoAnswer<GoRated>, with_games: bool) -> String {
    let period = &answer.period;
    let mut page = heading(language, answer.edition, answer.rated.is_none());
    if let Some(rated) = &answer.rated {
        let _ = write!(page, "\n{}\n{}", language.label("go-ranking"), ranking_table(language, period, rated));
        if !rated.tournaments.is_empty() {
            let _ = writeln!(page, "\n{}", language.label("go-tournaments"));
        }
        for tournament in &rated.tournaments {
            page.push_str(&multiplier_lines(language, period, tournament, with_games));
        }
        let shown = |player: &&RatedPlayer| with_games && !(player.tournaments.is_empty() && player.steps.is_empty());
        for player in rated.players.iter().filter(shown) {
            page.push_str(&player_page(language, period, player));
        }
    }
    page.push_str(&findings(language, period, &answer.findings));
    page
}

/// One player of the answer, with the multipliers of his tournaments.
pub(super) fn page_of(language: Language, answer: &GoAnswer<GoRated>, player: usize) -> String {
    let period = &answer.period;
    let mut page = heading(language, answer.edition, answer.rated.is_none());
    if let Some(rated) = &answer.rated {
        page.push('\n');
        for tournament in &rated.tournaments {
            page.push_str(&multiplier_lines(language, period, tournament, true));
        }
        for one in rated.players.iter().filter(|one| one.player == player) {
            page.push_str(&player_page(language, period, one));
        }
    }
    page.push_str(&findings(language, period, &super::own_findings(&answer.findings, player)));
    page
}

/// Everybody in the register by points; below them whoever is not in it.
fn ranking_table(language: Language, period: &GoPeriod, rated: &GoRated) -> String {
    let keys = [
        "go-place",
        "player",
        "before",
        "after",
        "change",
        "go-grade-before",
        "go-grade",
        "go-tournament-count",
        "status",
    ];
    let header = header(language, keys);
    let ranking = ranking(period, rated);
    let listed = ranking.iter().map(|line| (line.place.to_string(), line.player));
    let is_listed = |player: usize| ranking.iter().any(|line| line.player == player);
    let others = (0..rated.players.len()).filter(|player| !is_listed(*player)).map(|player| ("–".to_owned(), player));
    let rows = listed.chain(others).map(|(place, player)| ranking_row(language, period, place, &rated.players[player]));
    table(&header, &[0, 2, 3, 4, 5, 6, 7], rows.collect())
}

fn ranking_row(language: Language, period: &GoPeriod, place: String, player: &RatedPlayer) -> Vec<String> {
    let known = &period.players[player.player];
    let grade = |grade: Option<arpad_model::Grade>| grade.map_or(String::new(), |grade| grade.to_string());
    vec![
        place,
        numbered(&known.id, known.name.as_deref()),
        before(player),
        player.after.map_or(String::new(), |after| after.to_string()),
        player.change.map_or(String::new(), |change| signed(language, change)),
        grade(player.grade_before),
        grade(player.grade),
        player.rated_tournaments.to_string(),
        language.label(&format!("go-status-{}", player.status.as_str())),
    ]
}

/// Points in the register; in brackets those he starts with where they are others.
fn before(player: &RatedPlayer) -> String {
    match (player.before, player.start) {
        (Some(before), Some(start)) if before != start => format!("{before} ({start})"),
        (Some(before), _) => before.to_string(),
        (None, Some(start)) => format!("({start})"),
        (None, None) => String::new(),
    }
}

/// A tournament with its multiplier; its parts where everything is shown.
fn multiplier_lines(language: Language, period: &GoPeriod, rated: &RatedTournament, with_steps: bool) -> String {
    let tournament = tournament_line(language, &period.tournaments[rated.tournament]);
    let mut text = format!("  {tournament}   {} {}\n", language.label("go-multiplier"), rated.multiplier.value);
    if with_steps {
        text.push_str(&bare_step_lines(language, &worded(&rated.steps)));
    }
    text
}

/// The steps with points as they are said.
pub(crate) fn worded(steps: &[Step]) -> Vec<Step> {
    steps.iter().map(in_points).collect()
}

fn player_page(language: Language, period: &GoPeriod, player: &RatedPlayer) -> String {
    let known = &period.players[player.player];
    let mut page = format!("\n{}\n", summary(language, &who(&known.id, known.name.as_deref()), player));
    for row in &player.tournaments {
        let of = &period.tournaments[row.tournament];
        let change = signed(language, row.after - row.before);
        let name = numbered(&of.id, of.name.as_deref());
        let _ = writeln!(page, "  {name}   {}   C {}   {change}", sums(language, row), row.multiplier);
        let rows = row.games.iter().map(|game| game_row(language, period, row.tournament, game)).collect();
        indent(&mut page, &table(&header(language, GAME_KEYS), &[0, 3, 4, 5, 6, 8], rows));
    }
    page.push_str(&step_lines(language, &worded(&player.steps)));
    page
}

/// The headings of a game's row.
pub(crate) const GAME_KEYS: [&str; 10] =
    ["round", "", "opponent", "go-stones", "go-points", "go-corrected", "difference", "result", "go-point", "why"];

/// ΣJp; part by part with its change where the tournament was cut, as each part is rounded for itself.
pub(crate) fn sums(language: Language, row: &PlayerTournament) -> String {
    let sum = |sum| format!("ΣJp {}", language.value(&point(sum)));
    match row.parts.as_slice() {
        [] | [_] => sum(row.sum),
        parts => {
            let part = |part: &PlayerPart| format!("{} ({})", sum(part.sum), signed(language, part.change));
            parts.iter().map(part).collect::<Vec<_>>().join(", ")
        }
    }
}

/// `XY (Kis Éva)   1947 → 1979 (+32)   1k → 1d`.
fn summary(language: Language, name: &str, player: &RatedPlayer) -> String {
    let mut text = name.to_owned();
    if let (Some(after), Some(change)) = (player.after, player.change) {
        let _ = write!(text, "   {} → {after} ({})", before(player), signed(language, change));
    } else {
        let _ =
            write!(text, "   {} {}", language.label(&format!("go-status-{}", player.status.as_str())), before(player));
    }
    match (player.grade_before, player.grade) {
        (Some(before), Some(after)) if before != after => _ = write!(text, "   {before} → {after}"),
        (_, Some(after)) => _ = write!(text, "   {after}"),
        _ => {}
    }
    text
}

/// A game from one side, cell by cell under [`GAME_KEYS`].
pub(crate) fn game_row(language: Language, period: &GoPeriod, tournament: usize, game: &PlayerGame) -> Vec<String> {
    let shown = |say: &dyn Fn(&PlayerPoint) -> String| game.point.as_ref().map_or(String::new(), say);
    let mut row = first_cells(language, period, game.round, game.black, game.opponent, game.handicap);
    row.extend([
        shown(&|point| format!("{} – {}", point.own, point.opponent)),
        shown(&|point| {
            let corrected = (point.own_corrected, point.opponent_corrected);
            let is_same = corrected == (point.own, point.opponent);
            if is_same { String::new() } else { format!("{} – {}", corrected.0, corrected.1) }
        }),
        shown(&|point| format!("{:+}", point.difference)),
        result(language, period, tournament, game.game, game.black),
        shown(&|game| signed(language, point(game.point))),
        game.why.map_or(String::new(), |why| format!("{} {}", why.paragraph, language.why(why.code))),
    ]);
    row
}
