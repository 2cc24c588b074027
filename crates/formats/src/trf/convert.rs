//! Says in another edition's words what a file says; what that edition has no words for is left out, and said.

use super::codes;
use super::edition::{Edition, is_id_of_2026};
use super::points::Points;
use super::record::{Field, Header, OldTeam, OtherKind, OtherLine, Player, Team, TournamentFile};
use super::result::{Color, ResultCode, RoundEntry};
use super::scoring::ScoreSymbol;
use crate::notice::{Notice, Severity};
use crate::notices::Notices;

/// The same tournament in another edition. A file that is in it already is given back as it is.
pub fn convert(file: &TournamentFile, edition: Edition) -> (TournamentFile, Vec<Notice>) {
    let mut file = file.clone();
    let mut notices = Notices::default();
    if file.edition == edition {
        return (file, Vec::new());
    }
    normalize(&mut file);
    for player in &mut file.players {
        results(player, edition, &mut notices);
    }
    match edition {
        Edition::Trf26 => to_2026(&mut file),
        Edition::Trf06 | Edition::Trf16 => from_2026(&mut file, &mut notices),
    }
    file.edition = edition;
    (file, notices.finish())
}

/// Dates and titles in the specification's form.
fn normalize(file: &mut TournamentFile) {
    for field in [&mut file.header.start, &mut file.header.end].into_iter().flatten() {
        clear_if_read(field);
    }
    if let Some(field) = &mut file.header.round_dates
        && field.value.as_ref().is_some_and(|dates| dates.iter().all(Option::is_some))
    {
        clear_if_read(field);
    }
    for player in &mut file.players {
        if player.title.is_some() {
            player.title_text.clear();
        }
        if player.birth.is_some() {
            player.birth_text.clear();
        }
    }
}

fn clear_if_read<T>(field: &mut Field<T>) {
    if field.value.is_some() {
        field.text.clear();
    }
}

fn results(player: &mut Player, edition: Edition, notices: &mut Notices) {
    for (index, entry) in player.rounds.iter_mut().enumerate() {
        let Some(result) = entry.result else { continue };
        if edition != Edition::Trf06 {
            entry.result = Some(with_letters(entry, result));
        } else if let Some(old) = without_letters(result) {
            entry.result = Some(old);
        } else {
            let column = super::player::round_column(index) + 7;
            let notice = Notice::new(Severity::Warning, player.line, column, codes::LEFT_OUT);
            notices.push(notice.with("text", format!("{} {}", player.starting_rank, result.as_str())));
        }
    }
}

/// TRF06's byes without an opponent in TRF16's letters.
fn with_letters(entry: &RoundEntry, result: ResultCode) -> ResultCode {
    match result {
        _ if entry.opponent.is_some() => result,
        ResultCode::Win | ResultCode::ForfeitWin => ResultCode::FullPointBye,
        ResultCode::Draw => ResultCode::HalfPointBye,
        ResultCode::Loss | ResultCode::ForfeitLoss => ResultCode::ZeroPointBye,
        other => other,
    }
}

/// TRF16's letters in TRF06's signs. A draw that is not to be rated has none.
fn without_letters(result: ResultCode) -> Option<ResultCode> {
    match result {
        ResultCode::HalfPointBye => Some(ResultCode::Draw),
        ResultCode::FullPointBye | ResultCode::PairingBye | ResultCode::UnratedWin => Some(ResultCode::ForfeitWin),
        ResultCode::ZeroPointBye | ResultCode::UnratedLoss => Some(ResultCode::ForfeitLoss),
        ResultCode::UnratedDraw => None,
        other => Some(other),
    }
}

/// XXR, XXC, XXS and BB* become 142, 152 and 162; 013 becomes 310; a time control that was understood gets its code.
fn to_2026(file: &mut TournamentFile) {
    let rounds = file.announced_rounds().unwrap_or(file.recorded_rounds() as u32);
    let scoring = file.scoring();
    let is_scored = file.others.iter().any(is_scoring);
    let header = &mut file.header;
    header.round_count.get_or_insert_with(|| Field::of(rounds));
    if header.time_control_code.is_none()
        && let Some(control) = header.time_control.as_ref().and_then(|field| field.value.clone())
    {
        header.time_control_code = Some(Field::of(control));
    }
    let color = file.others.iter().find(|line| line.id() == "XXC").and_then(|line| first_color(line.content()));
    if let (None, Some(color)) = (&header.initial_color, color) {
        header.initial_color = Some(Field::of(color));
    }
    if header.scoring.is_none() && is_scored {
        header.scoring = Some(Field::of(vec![
            (ScoreSymbol::Win, scoring.win[0]),
            (ScoreSymbol::Draw, scoring.draw[0]),
            (ScoreSymbol::Loss, scoring.loss[0]),
            (ScoreSymbol::Absence, scoring.zero_bye),
            (ScoreSymbol::PairingBye, scoring.pairing_bye),
        ]));
    }
    file.others.retain(|line| line.id() != "XXR" && !is_scoring(line));
    if file.teams.is_empty() {
        let teams = std::mem::take(&mut file.old_teams);
        file.teams = (1..).zip(teams).map(|(number, old)| team(number, old)).collect();
    }
}

fn is_scoring(line: &OtherLine) -> bool {
    line.kind == OtherKind::Extension && (line.id() == "XXS" || line.id().starts_with("BB"))
}

fn first_color(text: &str) -> Option<Color> {
    text.split_whitespace().find_map(|word| match word {
        "white1" => Some(Color::White),
        "black1" => Some(Color::Black),
        _ => None,
    })
}

fn team(number: u16, old: OldTeam) -> Team {
    Team { line: old.line, number, name: old.name, members: old.members, ..Team::default() }
}

/// 142, 152 and 162 become XXR, XXC and XXS; 310 becomes 013; the rest has no place in the old editions.
fn from_2026(file: &mut TournamentFile, notices: &mut Notices) {
    let mut added = Vec::new();
    let header = &mut file.header;
    let mut extension = |line: usize, text: String| added.push(OtherLine { line, kind: OtherKind::Extension, text });
    if let Some((line, rounds)) = header.round_count.take().and_then(|field| Some((field.line, field.value?))) {
        extension(line, format!("XXR {rounds}"));
    }
    if let Some((line, color)) = header.initial_color.take().and_then(|field| Some((field.line, field.value?))) {
        extension(line, format!("XXC {}", if color == Color::White { "white1" } else { "black1" }));
    }
    if let Some((line, symbols)) = header.scoring.take().and_then(|field| Some((field.line, field.value?))) {
        extension(line, format!("XXS {}", extended_scoring(&symbols)));
    }
    leave_out_header(header, notices);
    let mut lost = |line: usize, id: &str| {
        notices.push(Notice::new(Severity::Warning, line, 0, codes::LEFT_OUT).with("text", id));
    };
    file.national.drain(..).for_each(|record| lost(record.line, &record.federation));
    file.byes.drain(..).for_each(|record| lost(record.line, "240"));
    file.team_byes.drain(..).for_each(|record| lost(record.line, "320"));
    file.forfeited_matches.drain(..).for_each(|record| lost(record.line, "330"));
    file.line_ups.drain(..).for_each(|record| lost(record.line, "300"));
    file.accelerations.drain(..).for_each(|record| lost(record.line, "250"));
    file.forbidden_pairings.drain(..).for_each(|record| lost(record.line, "260"));
    file.abnormal_points.drain(..).for_each(|record| lost(record.line, "299"));
    let replaced: Vec<_> = added.iter().map(|line| line.id().to_string()).collect();
    file.others.retain(|line| {
        let keep = line.kind == OtherKind::Remark || !is_id_of_2026(line.id());
        if !keep {
            lost(line.line, line.id());
        }
        keep && !replaced.iter().any(|id| id == line.id())
    });
    file.others.extend(added);
    let teams = std::mem::take(&mut file.teams);
    if file.old_teams.is_empty() {
        let old = |team: Team| OldTeam { line: team.line, name: team.name, members: team.members };
        file.old_teams = teams.into_iter().map(old).collect();
    }
}

fn leave_out_header(header: &mut Header, notices: &mut Notices) {
    let lines = [
        ("172", header.ranking_method.take().map(|field| field.line)),
        ("182", header.pairing_controller.take().map(|text| text.line)),
        ("192", header.tournament_type.take().map(|field| field.line)),
        ("202", header.tie_breaks.take().map(|field| field.line)),
        ("212", header.standings.take().map(|field| field.line)),
        ("222", header.time_control_code.take().map(|field| field.line)),
        ("352", header.board_colors.take().map(|field| field.line)),
        ("362", header.match_points.take().map(|field| field.line)),
    ];
    for (id, line) in lines {
        if let Some(line) = line {
            notices.push(Notice::new(Severity::Warning, line, 0, codes::LEFT_OUT).with("text", id));
        }
    }
}

fn extended_scoring(symbols: &[(ScoreSymbol, Points)]) -> String {
    let words = symbols.iter().map(|(symbol, points)| match symbol {
        ScoreSymbol::Win => format!("W={points}"),
        ScoreSymbol::Draw => format!("D={points}"),
        ScoreSymbol::Loss => format!("WL={points} BL={points}"),
        ScoreSymbol::Absence => format!("ZPB={points} FL={points}"),
        ScoreSymbol::PairingBye => format!("PAB={points}"),
        ScoreSymbol::Unknown => String::new(),
    });
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
