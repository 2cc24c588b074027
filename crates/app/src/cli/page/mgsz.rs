//! The page of a go answer under the Hungarian regulation: the ranking list, the multipliers, then every player's games.

use super::go::{findings, header, heading, tournament_line};
use super::{bare_step_lines, indent, numbered, signed, step_lines, who};
use crate::cli::table::{table, write_table};
use crate::words::Language;
use crate::words::go_game::{GAME_KEYS, game_row, in_order, name, named, strangers, sums, worded};
use arpad_model::GoPeriod;
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::hungary::ranking::ranking;
use arpad_rules::go::hungary::rated::*;
use std::collections::HashSet;
use std::fmt::{self, Write};

/// The whole answer.
pub(super) fn page(
    page: &mut impl Write,
    language: Language,
    answer: &GoAnswer<GoRated>,
    with_games: bool,
) -> fmt::Result {
    let period = &answer.period;
    page.write_str(&heading(language, answer.edition, answer.rated.is_none()))?;
    if let Some(rated) = &answer.rated {
        writeln!(page, "\n{}", language.label("go-ranking"))?;
        ranking_table(page, language, period, rated)?;
        if !rated.tournaments.is_empty() {
            writeln!(page, "\n{}", language.label("go-tournaments"))?;
        }
        for tournament in &rated.tournaments {
            page.write_str(&multiplier_lines(language, period, tournament, with_games))?;
        }
        let shown = |player: &&RatedPlayer| with_games && !(player.tournaments.is_empty() && player.steps.is_empty());
        for player in rated.players.iter().filter(shown) {
            page.write_str(&player_page(language, (period, rated), player))?;
        }
    }
    page.write_str(&findings(language, period, &answer.findings))
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
            page.push_str(&player_page(language, (period, rated), one));
        }
    }
    page.push_str(&findings(language, period, &super::own_findings(&answer.findings, player)));
    page
}

/// Everybody in the register by points; below them whoever is not in it.
fn ranking_table(page: &mut impl Write, language: Language, period: &GoPeriod, rated: &GoRated) -> fmt::Result {
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
    let listed: HashSet<usize> = ranking.iter().map(|line| line.player).collect();
    let rows = || {
        let placed = ranking.iter().map(|line| (line.place.to_string(), line.player));
        let others = (0..rated.players.len()).filter(|player| !listed.contains(player));
        let all = placed.chain(others.map(|player| ("–".to_owned(), player)));
        all.map(|(place, player)| ranking_row(language, period, place, &rated.players[player]))
    };
    write_table(page, &header, &[0, 2, 3, 4, 5, 6, 7], (rated.players.len(), rows))
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

fn player_page(language: Language, (period, rated): (&GoPeriod, &GoRated), player: &RatedPlayer) -> String {
    let known = &period.players[player.player];
    let mut page = format!("\n{}\n", summary(language, &who(&known.id, known.name.as_deref()), player));
    for row in &player.tournaments {
        let of = &period.tournaments[row.tournament];
        let change = signed(language, row.after - row.before);
        let name = numbered(&of.id, of.name.as_deref());
        let _ = writeln!(page, "  {name}   {}   C {}   {change}", sums(language, row), row.multiplier);
        let rows = in_order(row).into_iter().map(|game| game_row(language, period, row.tournament, game)).collect();
        indent(&mut page, &table(&header(language, GAME_KEYS), &[0, 3, 4, 5, 6, 8], rows));
    }
    page.push_str(&step_lines(language, &named(period, &player.steps)));
    let strangers = strangers(rated, player);
    if !strangers.is_empty() {
        let _ = writeln!(page, "  {}", language.label("go-strangers-met"));
    }
    for (opponent, step) in strangers {
        let said =
            named(period, std::slice::from_ref(&step)).iter().map(|step| language.step(step)).collect::<String>();
        let _ = writeln!(page, "    {} {}: {said}", language.cite(step.paragraph), name(period, opponent));
    }
    page
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
