//! Teams, and the records TRF26 keeps beside the players: 013, 310, 240, 250, 260, 299, 300, 320, 330.
//!
//! A record is taken whole or not at all: one that cannot be read stays verbatim among the other lines.

use super::line::{Columns, number};
use super::points::Points;
use super::record::{
    AbnormalPoints, Acceleration, Bye, ByeKind, ForbiddenPairing, ForfeitedMatch, LineUp, MatchForfeit, OldTeam, Team,
    TeamBye, TournamentFile,
};

/// Whether this id belongs to this module.
pub(super) fn is_record(id: &str) -> bool {
    matches!(id, "013" | "310" | "240" | "250" | "260" | "299" | "300" | "320" | "330")
}

/// Reads the record into the file; none if it could not be read.
pub(super) fn read(file: &mut TournamentFile, id: &str, line: usize, columns: &Columns) -> Option<()> {
    if !gaps(id).iter().all(|column| columns.is_blank(*column)) {
        return None;
    }
    match id {
        "013" => file.old_teams.push(old_team(line, columns)?),
        "310" => file.teams.push(team(line, columns)?),
        "240" => file.byes.push(bye(line, columns)?),
        "250" => file.accelerations.push(acceleration(line, columns)?),
        "260" => file.forbidden_pairings.push(forbidden_pairing(line, columns)?),
        "299" => file.abnormal_points.push(abnormal_points(line, columns)?),
        "300" => file.line_ups.push(line_up(line, columns)?),
        "320" => file.team_byes.push(team_bye(line, columns)?),
        "330" => file.forfeited_matches.push(forfeited_match(line, columns)?),
        _ => return None,
    }
    Some(())
}

/// Columns that are blank between the fields; text there means that a field stands elsewhere than it should.
fn gaps(id: &str) -> &'static [usize] {
    match id {
        "310" => &[4, 8, 41, 47, 54, 61, 68, 72, 73],
        "240" => &[4, 6, 10],
        "250" => &[4, 9, 14, 18, 22, 27],
        "260" => &[4, 8, 12],
        "299" => &[4, 6, 7, 12, 13, 18, 19, 23],
        "300" => &[4, 8, 12, 16],
        "320" => &[4, 9, 14],
        "330" => &[4, 7, 11, 15],
        _ => &[4],
    }
}

/// 5-36 name, starting ranks 37-40, 42-45, …
fn old_team(line: usize, columns: &Columns) -> Option<OldTeam> {
    Some(OldTeam { line, name: columns.trimmed(5, 36).to_string(), members: places(columns, 37, 4)? })
}

/// 5-7 number, 9-40 name, 42-46 nickname, 48-53 strength, 55-60 and 62-67 points, 69-71 place, 74-77, 79-82, …
fn team(line: usize, columns: &Columns) -> Option<Team> {
    Some(Team {
        line,
        number: id(columns, 5, 7)?,
        name: columns.trimmed(9, 40).to_string(),
        nickname: columns.trimmed(42, 46).to_string(),
        strength: columns.trimmed(48, 53).to_string(),
        match_points: points(columns, 55, 60)?,
        game_points: points(columns, 62, 67)?,
        place: optional(columns, 69, 71)?,
        members: places(columns, 74, 4)?,
    })
}

/// 5 kind, 7-9 round, 11-14, 16-19, …
fn bye(line: usize, columns: &Columns) -> Option<Bye> {
    let letter = columns.get(5, 5).to_ascii_uppercase();
    let kind = ByeKind::ALL.into_iter().find(|kind| kind.as_str() == letter)?;
    Some(Bye { line, kind, round: id(columns, 7, 9)?, ids: ids(columns, 11, 4)? })
}

/// 5-8 match points, 10-13 points, 15-17 and 19-21 rounds, 23-26 and 28-31 ids.
fn acceleration(line: usize, columns: &Columns) -> Option<Acceleration> {
    Some(Acceleration {
        line,
        match_points: points(columns, 5, 8)?,
        points: points(columns, 10, 13)?,
        first_round: id(columns, 15, 17)?,
        last_round: id(columns, 19, 21)?,
        first_id: id(columns, 23, 26)?,
        last_id: id(columns, 28, 31)?,
    })
}

/// 5-7 and 9-11 rounds, 13-16, 18-21, …
fn forbidden_pairing(line: usize, columns: &Columns) -> Option<ForbiddenPairing> {
    let (first_round, last_round) = (id(columns, 5, 7)?, id(columns, 9, 11)?);
    Some(ForbiddenPairing { line, first_round, last_round, ids: ids(columns, 13, 4)? })
}

/// 5 kind, 8-11 match points, 14-17 points, 20-22 round, 24-27, 29-32, …
fn abnormal_points(line: usize, columns: &Columns) -> Option<AbnormalPoints> {
    let kind = match columns.char_at(5).to_ascii_uppercase() {
        ' ' => None,
        kind if "WDLFHZ+-".contains(kind) => Some(kind),
        _ => return None,
    };
    Some(AbnormalPoints {
        line,
        kind,
        match_points: points(columns, 8, 11)?,
        points: points(columns, 14, 17)?,
        round: optional(columns, 20, 22)?,
        ids: ids(columns, 24, 4)?,
    })
}

/// 5-7 round, 9-11 team, 13-15 opponent, 17-20, 22-25, …
fn line_up(line: usize, columns: &Columns) -> Option<LineUp> {
    Some(LineUp {
        line,
        round: id(columns, 5, 7)?,
        team: id(columns, 9, 11)?,
        opponent: id(columns, 13, 15)?,
        boards: places(columns, 17, 4)?,
    })
}

/// 5-8 match points, 10-13 game points, the team of each round 15-17, 19-21, …
fn team_bye(line: usize, columns: &Columns) -> Option<TeamBye> {
    let (match_points, game_points) = (points(columns, 5, 8)?, points(columns, 10, 13)?);
    Some(TeamBye { line, match_points, game_points, teams: places(columns, 15, 3)? })
}

/// 5-6 outcome, 8-10 round, 12-14 and 16-18 teams.
fn forfeited_match(line: usize, columns: &Columns) -> Option<ForfeitedMatch> {
    let signs = columns.get(5, 6);
    let outcome = MatchForfeit::ALL.into_iter().find(|outcome| outcome.as_str() == signs)?;
    let (white, black) = (id(columns, 12, 14)?, id(columns, 16, 18)?);
    Some(ForfeitedMatch { line, outcome, round: id(columns, 8, 10)?, white, black })
}

/// A number that must be there.
fn id(columns: &Columns, first: usize, last: usize) -> Option<u16> {
    optional(columns, first, last)?
}

/// A number that may be blank or 0; the outer none: it is neither.
fn optional(columns: &Columns, first: usize, last: usize) -> Option<Option<u16>> {
    let text = columns.trimmed(first, last);
    if text.is_empty() {
        return Some(None);
    }
    let value = u16::try_from(number(text)?).ok()?;
    Some((value > 0).then_some(value))
}

/// Points that may be blank; the outer none: they are no points.
fn points(columns: &Columns, first: usize, last: usize) -> Option<Option<Points>> {
    let text = columns.trimmed(first, last);
    if text.is_empty() { Some(None) } else { Points::read(text).map(Some) }
}

/// Numbers side by side, one column apart, with empty places; none after the last is kept.
fn places(columns: &Columns, first: usize, width: usize) -> Option<Vec<Option<u16>>> {
    let mut places = Vec::new();
    let mut column = first;
    while column <= columns.len() {
        places.push(optional(columns, column, column + width - 1)?);
        if !columns.is_blank(column + width) {
            return None;
        }
        column += width + 1;
    }
    while places.last() == Some(&None) {
        places.pop();
    }
    Some(places)
}

/// Numbers side by side without empty places.
fn ids(columns: &Columns, first: usize, width: usize) -> Option<Vec<u16>> {
    Some(places(columns, first, width)?.into_iter().flatten().collect())
}
