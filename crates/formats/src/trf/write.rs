//! Writes a file back, record by record, in the order of their lines; records without a line come last, in the
//! specification's order.

mod pairings;

use pairings::*;
use std::fmt::Display;

use super::birth::Birth;
use super::dates::slashed;
use super::line::{left, right};
use super::record::{Field, Header, NationalRecord, Player, Sex, Text, TournamentFile};
use super::result::{Color, ResultCode, RoundEntry};
use jiff::civil::Date;

/// Every record, aligned in its columns. Lines carry no blanks at their end.
pub(super) fn print(file: &TournamentFile) -> String {
    let mut lines = Lines::default();
    header(&mut lines, &file.header);
    file.players.iter().for_each(|record| lines.add(record.line, player(record)));
    file.national.iter().for_each(|record| lines.add(record.line, national(record)));
    file.old_teams.iter().for_each(|record| lines.add(record.line, old_team(record)));
    file.teams.iter().for_each(|record| lines.add(record.line, team(record)));
    file.byes.iter().for_each(|record| lines.add(record.line, bye(record)));
    file.accelerations.iter().for_each(|record| lines.add(record.line, acceleration(record)));
    file.forbidden_pairings.iter().for_each(|record| lines.add(record.line, forbidden_pairing(record)));
    file.abnormal_points.iter().for_each(|record| lines.add(record.line, abnormal_points(record)));
    file.line_ups.iter().for_each(|record| lines.add(record.line, line_up(record)));
    file.team_byes.iter().for_each(|record| lines.add(record.line, team_bye(record)));
    file.forfeited_matches.iter().for_each(|record| lines.add(record.line, forfeited_match(record)));
    file.others.iter().for_each(|other| lines.add(other.line, other.text.clone()));
    lines.join(file.line_end.characters(), file.last_line_is_open)
}

#[derive(Default)]
struct Lines {
    lines: Vec<(usize, String)>,
}

impl Lines {
    fn add(&mut self, line: usize, text: String) {
        self.lines.push((if line == 0 { usize::MAX } else { line }, text));
    }

    fn join(mut self, end: &str, last_is_open: bool) -> String {
        self.lines.sort_by_key(|(line, _)| *line);
        let mut out = String::with_capacity(self.lines.iter().map(|(_, text)| text.len() + 2).sum());
        for (_, text) in &self.lines {
            out.push_str(text);
            out.push_str(end);
        }
        if last_is_open {
            out.truncate(out.len().saturating_sub(end.len()));
        }
        out
    }

    fn text(&mut self, id: &str, text: &Option<Text>) {
        if let Some(Text { line, text }) = text {
            self.add(*line, record(id, text));
        }
    }

    fn field<T>(&mut self, id: &str, field: &Option<Field<T>>, write: impl FnOnce(&T) -> String) {
        let Some(field) = field else { return };
        let text = match &field.value {
            Some(value) if field.text.is_empty() => write(value),
            _ => field.text.clone(),
        };
        self.add(field.line, record(id, &text));
    }
}

fn record(id: &str, content: &str) -> String {
    format!("{id} {content}").trim_end().to_string()
}

fn header(lines: &mut Lines, header: &Header) {
    lines.text("012", &header.name);
    lines.text("022", &header.city);
    lines.text("032", &header.federation);
    lines.field("042", &header.start, |date| slashed(*date));
    lines.field("052", &header.end, |date| slashed(*date));
    lines.field("062", &header.player_count, u32::to_string);
    lines.field("072", &header.rated_player_count, u32::to_string);
    lines.field("082", &header.team_count, u32::to_string);
    lines.text("092", &header.kind);
    lines.text("102", &header.chief_arbiter);
    header.deputy_arbiters.iter().for_each(|deputy| lines.add(deputy.line, record("112", &deputy.text)));
    lines.field("122", &header.time_control, |control| control.to_string());
    lines.field("132", &header.round_dates, |dates| round_dates(dates));
    lines.field("142", &header.round_count, u32::to_string);
    lines.field("152", &header.initial_color, |color| color.as_str().to_uppercase());
    lines.field("162", &header.scoring, |symbols| {
        let written: Vec<_> =
            symbols.iter().map(|(symbol, points)| format!(" {}{points:>4}", symbol.as_str())).collect();
        written.join("   ")
    });
    lines.field("172", &header.ranking_method, |method| format!("{:<3} {}", method.federation, method.method));
    lines.text("182", &header.pairing_controller);
    lines.field("192", &header.tournament_type, |code| code.to_string());
    lines.field("202", &header.tie_breaks, |list| list.join(","));
    lines.field("212", &header.standings, |list| list.join(","));
    lines.field("222", &header.time_control_code, |control| control.to_string());
    lines.field("352", &header.board_colors, |colors| {
        colors.iter().map(|color| color.as_str().to_uppercase()).collect()
    });
    lines.field("362", &header.match_points, |points| {
        format!("TW {:>4}   TD {:>4}   TL {:>4}", points.win, points.draw, points.loss)
    });
}

/// `YY/MM/DD` from column 92 on, every ten columns.
fn round_dates(dates: &[Option<Date>]) -> String {
    let mut out = " ".repeat(87);
    for date in dates {
        match date {
            Some(date) => out.push_str(&date.strftime("%y/%m/%d  ").to_string()),
            None => out.push_str(&" ".repeat(10)),
        }
    }
    out
}

fn player(player: &Player) -> String {
    let title =
        if player.title_text.is_empty() { player.title.map_or("", |title| title.as_str()) } else { &player.title_text };
    let mut out = person(
        "001",
        player.starting_rank,
        player.sex,
        title,
        &player.name,
        player.rating,
        &player.federation,
        &player.id,
        (player.birth, &player.birth_text),
    );
    out.push(' ');
    right(&mut out, &shown(player.points), 4);
    out.push(' ');
    right(&mut out, &shown(player.place), 4);
    for entry in &player.rounds {
        round(&mut out, entry);
    }
    overlay(out, player)
}

fn round(out: &mut String, entry: &RoundEntry) {
    if entry.is_blank() {
        out.push_str("          ");
        return;
    }
    out.push_str("  ");
    match entry.opponent {
        Some(opponent) => right(out, &opponent.to_string(), 4),
        None => out.push_str("0000"),
    }
    out.push(' ');
    out.push(entry.color.map_or('-', Color::letter));
    out.push(' ');
    out.push(entry.result.map_or(' ', ResultCode::letter));
}

/// Puts text that was not understood back where it stood, as far as nothing else stands there.
fn overlay(line: String, player: &Player) -> String {
    if player.unread.is_empty() {
        return line.trim_end().to_string();
    }
    let mut characters: Vec<char> = line.chars().collect();
    for unread in &player.unread {
        let first = unread.column.saturating_sub(1);
        let end = first + unread.text.chars().count();
        if characters.len() < end {
            characters.resize(end, ' ');
        }
        for (place, c) in characters[first..end].iter_mut().zip(unread.text.chars()) {
            if matches!(*place, ' ' | '-') || place.is_whitespace() {
                *place = c;
            }
        }
    }
    characters.into_iter().collect::<String>().trim_end().to_string()
}

fn national(record: &NationalRecord) -> String {
    let out = person(
        &record.federation,
        record.starting_rank,
        record.sex,
        &record.class,
        &record.name,
        record.rating,
        &record.origin,
        &record.id,
        (record.birth, &record.birth_text),
    );
    out.trim_end().to_string()
}

/// Columns 1 to 79, which 001 and the national records share.
#[expect(clippy::too_many_arguments, reason = "one argument per group of columns")]
fn person(
    id: &str,
    starting_rank: u16,
    sex: Option<Sex>,
    title: &str,
    name: &str,
    rating: Option<u16>,
    federation: &str,
    number: &str,
    (birth, birth_text): (Option<Birth>, &str),
) -> String {
    let mut out = String::with_capacity(160);
    left(&mut out, id, 3);
    out.push(' ');
    right(&mut out, &starting_rank.to_string(), 4);
    out.push(' ');
    out.push_str(sex.map_or(" ", Sex::as_str));
    right(&mut out, title, 3);
    out.push(' ');
    left(&mut out, name, 33);
    out.push(' ');
    right(&mut out, &shown(rating), 4);
    out.push(' ');
    left(&mut out, federation, 3);
    out.push(' ');
    right(&mut out, number, 11);
    out.push(' ');
    let birth = if birth_text.is_empty() { shown(birth) } else { birth_text.to_string() };
    left(&mut out, &birth, 10);
    out
}

fn shown<T: Display>(value: Option<T>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}
