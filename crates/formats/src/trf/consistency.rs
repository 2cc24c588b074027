//! What the records say about each other: counts, numbers used twice or missing, rounds, teams.

use std::collections::{HashMap, HashSet};

use super::codes;
use super::line::number;
use super::mirror::ByRank;
use super::player::round_column;
use super::record::{Header, Player, Text, TournamentFile};
use crate::notice::{Notice, Severity};
use crate::notices::Notices;

/// All checks but the mirror and the sums.
pub(super) fn check(file: &TournamentFile, by_rank: &ByRank, notices: &mut Notices) {
    missing_records(&file.header, notices);
    federation(&file.header, notices);
    time_controls(&file.header, notices);
    counts(file, notices);
    round_counts(file, notices);
    starting_ranks(file, by_rank, notices);
    ids(&file.players, notices);
    titles_and_places(&file.players, notices);
    teams(file, by_rank, notices);
    references(file, by_rank, notices);
}

fn missing_records(header: &Header, notices: &mut Notices) {
    let blank = |text: &Option<Text>| text.as_ref().is_none_or(|text| text.text.trim().is_empty());
    let records = [
        ("012", blank(&header.name)),
        ("022", blank(&header.city)),
        ("032", blank(&header.federation)),
        ("042", header.start.as_ref().is_none_or(|field| field.text.trim().is_empty())),
        ("052", header.end.as_ref().is_none_or(|field| field.text.trim().is_empty())),
        ("102", blank(&header.chief_arbiter)),
    ];
    let missing: Vec<_> = records.iter().filter(|(_, missing)| *missing).map(|(id, _)| *id).collect();
    if !missing.is_empty() {
        notices.push(Notice::new(Severity::Warning, 0, 0, codes::RECORDS_MISSING).with("records", missing.join(", ")));
    }
}

fn federation(header: &Header, notices: &mut Notices) {
    let Some(Text { line, text }) = &header.federation else { return };
    let text = text.trim();
    if !text.is_empty() && (text.len() != 3 || !text.bytes().all(|b| b.is_ascii_uppercase())) {
        notices.push(Notice::new(Severity::Note, *line, 5, codes::FEDERATION_ODD).with("text", text));
    }
}

fn time_controls(header: &Header, notices: &mut Notices) {
    let Some(free) = &header.time_control else { return };
    match (&free.value, header.time_control_code.as_ref().and_then(|field| field.value.as_ref())) {
        (None, None) if !free.text.trim().is_empty() => {
            let notice = Notice::new(Severity::Note, free.line, 5, codes::TIME_CONTROL_UNCLEAR);
            notices.push(notice.with("text", free.text.trim()));
        }
        (Some(read), Some(code)) if read != code => {
            let notice = Notice::new(Severity::Warning, free.line, 5, codes::TIME_CONTROL_CONTRADICTION);
            notices.push(notice.with("text", free.text.trim()).with("code", code));
        }
        _ => {}
    }
}

fn counts(file: &TournamentFile, notices: &mut Notices) {
    let rated = file.players.iter().filter(|player| player.rating.is_some()).count();
    let teams = if file.teams.is_empty() { file.old_teams.len() } else { file.teams.len() };
    for (record, field, found, severity) in [
        ("062", &file.header.player_count, file.players.len(), Severity::Warning),
        ("072", &file.header.rated_player_count, rated, Severity::Note),
        ("082", &file.header.team_count, teams, Severity::Note),
    ] {
        let Some(field) = field else { continue };
        if let Some(said) = field.value.filter(|said| *said as usize != found) {
            let notice = Notice::new(severity, field.line, 5, codes::COUNT_DIFFERS).with("record", record);
            notices.push(notice.with("said", said).with("found", found));
        }
    }
}

fn round_counts(file: &TournamentFile, notices: &mut Notices) {
    let extension = file.extension("XXR");
    let by_extension = extension.and_then(|line| number(line.content()));
    let by_142 = file.header.round_count.as_ref().and_then(|field| field.value);
    if let (Some(line), Some(theirs), Some(ours)) = (extension, by_extension, by_142)
        && theirs != ours
    {
        let notice = Notice::new(Severity::Warning, line.line, 5, codes::ROUND_COUNT_CONTRADICTION);
        notices.push(notice.with("said", ours).with("extension", theirs));
    }
    let Some(announced) = file.announced_rounds() else { return };
    let (announced, recorded) = (announced as usize, file.recorded_rounds());
    for player in file.players.iter().filter(|player| player.rounds.len() > announced) {
        let column = round_column(announced);
        let notice = Notice::new(Severity::Error, player.line, column, codes::TOO_MANY_ROUNDS);
        notices.push(
            notice
                .with("player", player.starting_rank)
                .with("rounds", player.rounds.len())
                .with("announced", announced),
        );
    }
    if recorded < announced {
        let line = file.header.round_count.as_ref().map_or_else(|| extension.map_or(0, |line| line.line), |f| f.line);
        let notice = Notice::new(Severity::Note, line, 5, codes::ROUNDS_NOT_RECORDED);
        notices.push(notice.with("announced", announced).with("rounds", recorded));
    }
}

fn starting_ranks(file: &TournamentFile, by_rank: &ByRank, notices: &mut Notices) {
    for (at, player) in file.players.iter().enumerate() {
        let Some(first) = by_rank.get(player.starting_rank).filter(|first| *first != at) else { continue };
        let notice = Notice::new(Severity::Error, player.line, 5, codes::STARTING_RANK_TWICE);
        notices.push(notice.with("player", player.starting_rank).with("other_line", file.players[first].line));
    }
    // A player who never came may have been deleted once rounds were played, and 062 may confirm it; otherwise a
    // line is lost.
    let confirmed = file.header.player_count.as_ref().and_then(|field| field.value) == Some(file.players.len() as u32);
    let harmless = confirmed || file.recorded_rounds() > 0;
    let severity = if harmless { Severity::Warning } else { Severity::Error };
    let mut ordered: Vec<_> = file.players.iter().map(|player| (player.starting_rank, player.line)).collect();
    ordered.sort_unstable();
    let mut expected = 1;
    for (rank, line) in ordered {
        if rank > expected {
            let missing =
                if rank == expected + 1 { expected.to_string() } else { format!("{expected}–{}", rank - 1) };
            let notice = Notice::new(severity, line, 5, codes::STARTING_RANK_MISSING);
            notices.push(notice.with("missing", missing).with("player", rank));
        }
        expected = expected.max(rank.saturating_add(1));
    }
}

fn ids(players: &[Player], notices: &mut Notices) {
    let mut seen: HashMap<u64, &Player> = HashMap::new();
    for player in players {
        let Some(id) = player.number() else { continue };
        if let Some(first) = seen.get(&id) {
            let notice = Notice::new(Severity::Error, player.line, 58, codes::ID_TWICE).with("id", id);
            notices.push(
                notice
                    .with("player", player.starting_rank)
                    .with("other", first.starting_rank)
                    .with("other_line", first.line),
            );
        } else {
            seen.insert(id, player);
        }
    }
}

/// Oddities that whole files share are said once, with how many players they concern.
fn titles_and_places(players: &[Player], notices: &mut Notices) {
    let old =
        |player: &&Player| player.title.is_some_and(|title| !title.as_str().eq_ignore_ascii_case(&player.title_text));
    if let Some(first) = players.iter().find(|player| old(player)) {
        let notice = Notice::new(Severity::Note, first.line, 11, codes::OLD_TITLES).with("text", &first.title_text);
        notices.push(notice.with("count", players.iter().filter(old).count()));
    }
    let without = |player: &&Player| player.place.is_none();
    if let Some(first) = players.iter().find(|player| without(player)) {
        let notice = Notice::new(Severity::Note, first.line, 86, codes::PLACES_MISSING);
        notices.push(notice.with("count", players.iter().filter(without).count()));
    }
}

fn teams(file: &TournamentFile, by_rank: &ByRank, notices: &mut Notices) {
    let mut numbers: HashMap<u16, usize> = HashMap::new();
    for team in &file.teams {
        if let Some(first) = numbers.insert(team.number, team.line) {
            let notice = Notice::new(Severity::Error, team.line, 5, codes::TEAM_NUMBER_TWICE);
            notices.push(notice.with("team", team.number).with("other_line", first));
        }
    }
    let old = file.old_teams.iter().map(|team| (team.line, 37, &team.members)).collect::<Vec<_>>();
    let new = file.teams.iter().map(|team| (team.line, 74, &team.members)).collect::<Vec<_>>();
    for teams in [old, new] {
        let mut seen: HashMap<u16, usize> = HashMap::new();
        for (line, first_column, members) in teams {
            for (index, member) in members.iter().enumerate() {
                let Some(member) = *member else { continue };
                let column = first_column + 5 * index;
                if by_rank.get(member).is_none() {
                    let notice = Notice::new(Severity::Warning, line, column, codes::NUMBER_UNKNOWN);
                    notices.push(notice.with("number", member));
                }
                if let Some(first) = seen.insert(member, line) {
                    let notice = Notice::new(Severity::Warning, line, column, codes::MEMBER_TWICE);
                    notices.push(notice.with("player", member).with("other_line", first));
                }
            }
        }
    }
}

/// Numbers and rounds that other records name must exist.
fn references(file: &TournamentFile, by_rank: &ByRank, notices: &mut Notices) {
    let teams: HashSet<u16> = file.teams.iter().map(|team| team.number).collect();
    let is_team = |number: u16| teams.contains(&number);
    let is_either = |number: u16| by_rank.get(number).is_some() || is_team(number);
    let mut number = |line: usize, column: usize, number: u16, known: bool| {
        if !known {
            notices.push(Notice::new(Severity::Warning, line, column, codes::NUMBER_UNKNOWN).with("number", number));
        }
    };
    for record in &file.national {
        number(record.line, 5, record.starting_rank, by_rank.get(record.starting_rank).is_some());
    }
    for record in &file.byes {
        record.ids.iter().for_each(|id| number(record.line, 11, *id, is_either(*id)));
    }
    for record in &file.forbidden_pairings {
        record.ids.iter().for_each(|id| number(record.line, 13, *id, is_either(*id)));
    }
    for record in &file.abnormal_points {
        record.ids.iter().for_each(|id| number(record.line, 24, *id, is_either(*id)));
    }
    for record in &file.line_ups {
        number(record.line, 9, record.team, is_team(record.team));
        number(record.line, 13, record.opponent, is_team(record.opponent));
        let boards = record.boards.iter().flatten();
        boards.for_each(|id| number(record.line, 17, *id, by_rank.get(*id).is_some()));
    }
    for record in &file.forfeited_matches {
        number(record.line, 12, record.white, is_team(record.white));
        number(record.line, 16, record.black, is_team(record.black));
    }
    let last = file.announced_rounds().unwrap_or(0).max(file.recorded_rounds() as u32);
    let rounds = (file.byes.iter().map(|r| (r.line, 7, r.round)))
        .chain(file.line_ups.iter().map(|r| (r.line, 5, r.round)))
        .chain(file.forfeited_matches.iter().map(|r| (r.line, 8, r.round)))
        .chain(file.abnormal_points.iter().filter_map(|r| Some((r.line, 20, r.round?))));
    for (line, column, round) in rounds.filter(|(_, _, round)| u32::from(*round) > last && last > 0) {
        let notice = Notice::new(Severity::Warning, line, column, codes::ROUND_UNKNOWN);
        notices.push(notice.with("round", round).with("last", last));
    }
}
