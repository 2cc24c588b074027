//! Teams and what is arranged beside the players' own lines: byes, accelerations, line-ups, forfeited matches.

use super::shown;
use crate::trf::line::{left, right};
use crate::trf::record::{
    AbnormalPoints, Acceleration, Bye, ForbiddenPairing, ForfeitedMatch, LineUp, OldTeam, Team, TeamBye,
};

pub(super) fn old_team(team: &OldTeam) -> String {
    let mut out = String::from("013 ");
    left(&mut out, &team.name, 32);
    for (index, member) in team.members.iter().enumerate() {
        // The first member stands right behind the name.
        out.push_str(if index == 0 { "" } else { " " });
        right(&mut out, &shown(*member), 4);
    }
    out.trim_end().to_string()
}

pub(super) fn team(team: &Team) -> String {
    let mut out = String::from("310 ");
    right(&mut out, &team.number.to_string(), 3);
    out.push(' ');
    left(&mut out, &team.name, 32);
    out.push(' ');
    left(&mut out, &team.nickname, 5);
    out.push(' ');
    right(&mut out, &team.strength, 6);
    out.push(' ');
    right(&mut out, &shown(team.match_points), 6);
    out.push(' ');
    right(&mut out, &shown(team.game_points), 6);
    out.push(' ');
    right(&mut out, &shown(team.place), 3);
    out.push(' ');
    side_by_side(&mut out, &team.members, 4, "    ");
    out.trim_end().to_string()
}

pub(super) fn bye(bye: &Bye) -> String {
    let mut out = format!("240 {} {:>3}", bye.kind.as_str(), bye.round);
    bye.ids.iter().for_each(|id| out.push_str(&format!(" {id:>4}")));
    out
}

pub(super) fn acceleration(record: &Acceleration) -> String {
    format!(
        "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
        shown(record.match_points),
        shown(record.points),
        record.first_round,
        record.last_round,
        record.first_id,
        record.last_id
    )
}

pub(super) fn forbidden_pairing(record: &ForbiddenPairing) -> String {
    let mut out = format!("260 {:>3} {:>3}", record.first_round, record.last_round);
    record.ids.iter().for_each(|id| out.push_str(&format!(" {id:>4}")));
    out
}

pub(super) fn abnormal_points(record: &AbnormalPoints) -> String {
    let kind = record.kind.unwrap_or(' ');
    let (match_points, points, round) = (shown(record.match_points), shown(record.points), record.round.unwrap_or(0));
    let mut out = format!("299 {kind}  {match_points:>4}  {points:>4}  {round:03}");
    record.ids.iter().for_each(|id| out.push_str(&format!(" {id:>4}")));
    out
}

pub(super) fn line_up(record: &LineUp) -> String {
    let mut out = format!("300 {:>3} {:>3} {:>3}", record.round, record.team, record.opponent);
    side_by_side(&mut out, &record.boards, 4, "0000");
    out
}

pub(super) fn team_bye(record: &TeamBye) -> String {
    let mut out = format!("320 {:>4} {:>4}", shown(record.match_points), shown(record.game_points));
    side_by_side(&mut out, &record.teams, 3, "000");
    out.trim_end().to_string()
}

pub(super) fn forfeited_match(record: &ForfeitedMatch) -> String {
    format!("330 {} {:>3} {:>3} {:>3}", record.outcome.as_str(), record.round, record.white, record.black)
}

fn side_by_side(out: &mut String, numbers: &[Option<u16>], width: usize, empty: &str) {
    for number in numbers {
        out.push(' ');
        match number {
            Some(number) => right(out, &number.to_string(), width),
            None => out.push_str(empty),
        }
    }
}
