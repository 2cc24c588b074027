//! The page of a go answer under the European rating.

use super::go::{findings, header, heading, tournament_line};
use super::{indent, numbered, signed, step_lines, who};
use crate::answer;
use crate::cli::table::{table, write_table};
use crate::words::Language;
use crate::words::go_game::{Side, first_cells, result};
use arpad_model::{Fact, GoPeriod, Thousandths};
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::europe::rated::*;
use std::cmp::Reverse;
use std::fmt::{self, Write};

/// The whole answer.
pub(super) fn page(
    page: &mut impl Write,
    language: Language,
    answer: &GoAnswer<EgfRated>,
    with_games: bool,
) -> fmt::Result {
    let period = &answer.period;
    page.write_str(&heading(language, answer.edition, answer.rated.is_none()))?;
    if let Some(rated) = &answer.rated {
        page.write_str("\n")?;
        players_table(page, language, period, rated)?;
        if !rated.tournaments.is_empty() {
            writeln!(page, "\n{}", language.label("go-tournaments"))?;
        }
        for rated in &rated.tournaments {
            let name = tournament_line(language, &period.tournaments[rated.tournament]);
            let class = [("class", Fact::from(rated.class.as_str())), ("weight", Fact::from(rated.weight))];
            let key = if rated.given { "go-class-given" } else { "go-class" };
            writeln!(page, "  {name}   {}", language.say(key, &class))?;
        }
        for player in rated.players.iter().filter(|player| with_games && !player.tournaments.is_empty()) {
            page.write_str(&player_page(language, period, player))?;
        }
    }
    page.write_str(&findings(language, period, &answer.findings))
}

fn players_table(page: &mut impl Write, language: Language, period: &GoPeriod, rated: &EgfRated) -> fmt::Result {
    let keys = ["player", "before", "after", "change", "status"];
    let mut players: Vec<&EgfPlayer> = rated.players.iter().collect();
    players.sort_by_key(|player| Reverse(player.after));
    let row = |player: &&EgfPlayer| {
        let known = &period.players[player.player];
        vec![
            numbered(&known.id, known.name.as_deref()),
            before(language, player),
            player.after.map_or(String::new(), |after| value(language, after)),
            player.change.map_or(String::new(), |change| signed(language, change)),
            language.label(&format!("go-egf-status-{}", answer::egf_status(player))),
        ]
    };
    write_table(page, &header(language, keys), &[1, 2, 3], (players.len(), || players.iter().map(row)))
}

fn value(language: Language, number: Thousandths) -> String {
    language.value(&Fact::Thousandths(number))
}

/// His rating, or in brackets the one his grade starts with.
fn before(language: Language, player: &EgfPlayer) -> String {
    match (player.before, player.start) {
        (Some(before), _) => value(language, before),
        (None, Some(start)) => format!("({})", value(language, start)),
        (None, None) => String::new(),
    }
}

fn player_page(language: Language, period: &GoPeriod, player: &EgfPlayer) -> String {
    let known = &period.players[player.player];
    let mut page = format!("\n{}", who(&known.id, known.name.as_deref()));
    if let (Some(after), Some(change)) = (player.after, player.change) {
        let (after, change) = (value(language, after), signed(language, change));
        let _ = write!(page, "   {} → {after} ({change})", before(language, player));
    }
    page.push('\n');
    for row in &player.tournaments {
        let of = &period.tournaments[row.tournament];
        let name = numbered(&of.id, of.name.as_deref());
        let _ = writeln!(page, "  {name}   {}", signed(language, row.change));
        let keys = [
            "round",
            "",
            "opponent",
            "go-stones",
            "go-corrected",
            "result",
            "expected",
            "go-con",
            "go-bonus",
            "change",
            "why",
        ];
        let rows = row.games.iter().map(|game| game_row(language, period, row.tournament, game)).collect();
        indent(&mut page, &table(&header(language, keys), &[0, 3, 4, 6, 7, 8, 9], rows));
    }
    page.push_str(&step_lines(language, &player.steps));
    page
}

fn game_row(language: Language, period: &GoPeriod, tournament: usize, game: &EgfGame) -> Vec<String> {
    let change = game.change;
    let shown = |number: Option<Thousandths>| number.map_or(String::new(), |number| value(language, number));
    let side = Side::of(period, tournament, game.game, game.black);
    let mut row = first_cells(language, period, game.round, side, game.opponent, game.handicap);
    row.extend([
        change.map_or(String::new(), |change| {
            format!("{} – {}", value(language, change.own_corrected), value(language, change.opponent_corrected))
        }),
        result(language, period, tournament, game.game, game.black),
        shown(change.map(|change| change.expected)),
        shown(change.map(|change| change.con)),
        shown(change.map(|change| change.bonus)),
        change.map_or(String::new(), |change| signed(language, change.change)),
        game.why.map_or(String::new(), |why| format!("{} {}", language.cite(why.paragraph), language.why(why.code))),
    ]);
    row
}
