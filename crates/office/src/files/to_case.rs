//! From a tournament report file to a case file, which rates to the same numbers.
//!
//! The edition is left to the calendar, as a case without one is rated. It is written only where the calendar of a case
//! would choose another than the one that governs the report: for rapid and blitz, and where a new edition takes force
//! between the event and its list.

use crate::files::convert::{LEFT_OUT_OF_CASE, NO_DATE, refusal};
use crate::files::from_case::REPORTED;
use crate::files::from_trf::from_trf;
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf::{OtherKind, TournamentFile};
use arpad_model::{Birth, PeriodPlayer, SetAside, Sex, Tempo, TimeControl, Tournament};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::list_days::first_list;
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// The report as a case file, and what the case has no field for.
pub fn to_case(file: &TournamentFile, calendar: &Calendar) -> Result<(Value, Vec<Notice>), Notice> {
    let report = from_trf(file, None);
    if !report.is_dated {
        return Err(refusal(NO_DATE));
    }
    let governing = calendar.chess_edition_on(report.tempo, report.tournament.start).ok();
    let closing = governing.unwrap_or_else(|| calendar.list_edition(report.tempo, report.tournament.end));
    let list_date = first_list(|_| closing, report.tournament.end, None);
    let of_case = |date| calendar.chess_edition_on(Tempo::Standard, date).ok();
    let is_chosen = of_case(report.tournament.start) == governing && of_case(list_date) == governing;
    let ids = unique_ids(&report.players);
    let mut left_out = records_left_out(file);
    let control = report.tournament.circumstances.time_control.as_ref();
    let time_control = control.and_then(time_control);
    if control.is_some() && time_control.is_none() {
        left_out.push("122, 222".to_owned());
    }
    let mut case = Map::new();
    if let Some(edition) = governing.filter(|_| !is_chosen) {
        case.insert("edition".to_owned(), edition.id.0.into());
    }
    case.insert("list_date".to_owned(), list_date.to_string().into());
    let players = report.players.iter().zip(&ids).map(|(one, id)| player(one, id));
    case.insert("players".to_owned(), players.collect());
    case.insert("tournaments".to_owned(), json!([tournament(&report.tournament, &ids, time_control)]));
    let mut notices = Vec::new();
    if !left_out.is_empty() {
        let notice = Notice::new(Severity::Note, 0, 0, LEFT_OUT_OF_CASE);
        notices.push(notice.with("records", left_out.join(", ")));
    }
    Ok((Value::Object(case), notices))
}

/// Starting ranks; a rank that stands twice in a faulty file is told apart, for a case has every id once.
fn unique_ids(players: &[PeriodPlayer]) -> Vec<String> {
    let mut seen: HashMap<&str, u32> = HashMap::new();
    let ids = players.iter().map(|player| &player.id);
    let unique = |id| {
        let count = seen.entry(String::as_str(id)).or_default();
        *count += 1;
        if *count == 1 { String::clone(id) } else { format!("{id}/{count}") }
    };
    ids.map(unique).collect()
}

fn player(player: &PeriodPlayer, id: &str) -> Value {
    let mut fields = Map::new();
    let mut set = |name: &str, value: Option<Value>| value.map(|value| fields.insert(name.to_owned(), value));
    set("id", Some(id.into()));
    set("name", player.name.as_deref().map(Value::from));
    set("rating", Some(player.rating.map_or(Value::Null, |rating| rating.points().into())));
    set("standard", player.standard.map(|rating| rating.points().into()));
    set(
        "born",
        player.born.map(|born| match born {
            Birth::Year(year) => year.into(),
            Birth::Date(date) => date.to_string().into(),
        }),
    );
    set("sex", player.sex.map(|sex| if sex == Sex::Male { "m" } else { "w" }.into()));
    set("k", player.k.map(Value::from));
    Value::Object(fields)
}

fn tournament(tournament: &Tournament, ids: &[String], time_control: Option<Value>) -> Value {
    let circumstances = &tournament.circumstances;
    let mut fields = Map::new();
    let mut set = |name: &str, value: Option<Value>| value.map(|value| fields.insert(name.to_owned(), value));
    set("id", Some(tournament.id.as_str().into()));
    set("name", tournament.name.as_deref().map(Value::from));
    set("system", Some(tournament.system.as_str().into()));
    set("start", Some(tournament.start.to_string().into()));
    set("end", Some(tournament.end.to_string().into()));
    set("rounds", circumstances.rounds.filter(|rounds| *rounds <= 9999).map(Value::from));
    let dates: Vec<Value> = circumstances.round_dates.iter().map(|date| date.to_string().into()).collect();
    set("round_dates", Some(dates).filter(|dates| !dates.is_empty()).map(Value::from));
    set("time_control", time_control);
    set("online", circumstances.online.then_some(true.into()));
    let games = tournament.games.iter().map(|game| {
        let side = |at: u32| ids[at as usize].as_str();
        let (white, black) = (side(game.white), side(game.black));
        let mut one = json!({"round": game.round, "white": white, "black": black, "result": game.outcome.as_str()});
        match game.set_aside {
            Some(SetAside::Ruled) => one["set_aside"] = true.into(),
            Some(SetAside::Reported) => one["set_aside"] = REPORTED.into(),
            None => {}
        }
        one
    });
    set("games", Some(games.collect()));
    Value::Object(fields)
}

/// A case knows whole minutes only; a time control it cannot say is not reported rather than rounded.
fn time_control(control: &TimeControl) -> Option<Value> {
    let minutes = |seconds: u32| (seconds.is_multiple_of(60) && seconds <= 600_000).then_some(seconds / 60);
    if control.increment > 3600 {
        return None;
    }
    let mut fields = Map::new();
    match control.periods.as_slice() {
        [only] if only.moves.is_none() => {
            fields.insert("minutes".to_owned(), minutes(only.seconds)?.into());
        }
        periods => {
            let period = |period: &arpad_model::TimePeriod| match period.moves {
                None => Some(json!({"minutes": minutes(period.seconds)?})),
                Some(moves) if (1..=500).contains(&moves) => {
                    Some(json!({"moves": moves, "minutes": minutes(period.seconds)?}))
                }
                Some(_) => None,
            };
            fields.insert("periods".to_owned(), periods.iter().map(period).collect::<Option<Vec<_>>>()?.into());
        }
    }
    if control.increment > 0 {
        fields.insert("increment_seconds".to_owned(), control.increment.into());
    }
    if control.unequal {
        fields.insert("unequal".to_owned(), true.into());
    }
    Some(Value::Object(fields))
}

/// The records and columns of a file that a case has no field for.
fn records_left_out(file: &TournamentFile) -> Vec<String> {
    let header = &file.header;
    let any = |has: fn(&arpad_formats::trf::Player) -> bool| file.players.iter().any(has);
    let kept = |kind: OtherKind| matches!(kind, OtherKind::Informative | OtherKind::Unknown | OtherKind::Unreadable);
    let present = [
        ("001 11–13", any(|player| !player.title_text.trim().is_empty() || player.title.is_some())),
        ("001 54–56", any(|player| !player.federation.trim().is_empty())),
        ("001 58–68", any(|player| !player.id.trim().is_empty())),
        ("001 81–89", any(|player| player.points.is_some() || player.place.is_some())),
        ("001 H F U Z", any(|player| player.rounds.iter().any(|entry| entry.result.is_some_and(|code| code.is_bye())))),
        ("022", header.city.is_some()),
        ("032", header.federation.is_some()),
        ("102", header.chief_arbiter.is_some()),
        ("112", !header.deputy_arbiters.is_empty()),
        ("152", header.initial_color.is_some()),
        ("162", header.scoring.is_some()),
        ("172", header.ranking_method.is_some()),
        ("182", header.pairing_controller.is_some()),
        ("202", header.tie_breaks.is_some()),
        ("212", header.standings.is_some()),
        ("352", header.board_colors.is_some()),
        ("362", header.match_points.is_some()),
        ("013", !file.old_teams.is_empty()),
        ("310", !file.teams.is_empty()),
        ("240", !file.byes.is_empty()),
        ("250", !file.accelerations.is_empty()),
        ("260", !file.forbidden_pairings.is_empty()),
        ("299", !file.abnormal_points.is_empty()),
        ("300", !file.line_ups.is_empty()),
        ("320", !file.team_byes.is_empty()),
        ("330", !file.forfeited_matches.is_empty()),
    ];
    let mut records: Vec<String> =
        present.into_iter().filter(|(_, is_there)| *is_there).map(|(record, _)| record.to_owned()).collect();
    let others = file.others.iter().filter(|line| kept(line.kind)).map(|line| line.id().to_owned());
    let national = file.national.iter().map(|record| record.federation.clone());
    for record in others.chain(national) {
        if !records.contains(&record) {
            records.push(record);
        }
    }
    records
}
