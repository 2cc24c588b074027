//! A go tournament as its organizer would send it: OpenGotha's XML, or the European database's h9.

use super::DemoPlayer;
use super::entry::{Cell, Crosstable, Entrant, places, total};
use super::go_season::GoPlan;
use arpad_formats::egd::Grade as FileGrade;
use arpad_formats::egd::h9::{self, Cell as FileCell, Color, Header, Komi, Minutes, Outcome, Player, Tournament};
use arpad_model::{Grade, Overtime};
use arpad_rules::go::hungary::tables::grade_at;
use std::fmt::Write;

/// OpenGotha's file; players in the order of the entrants.
pub(super) fn opengotha(plan: &GoPlan, players: &[DemoPlayer], entrants: &[Entrant], table: &Crosstable) -> Vec<u8> {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
    let mut line = |text: String| writeln!(xml, "{text}").expect("write to a string");
    line("<Tournament dataVersion=\"201\" externalIPAddress=\"\" fullVersionNumber=\"3.51.00\">".to_owned());
    line("<Players>".to_owned());
    for (entrant, rounds) in entrants.iter().zip(table) {
        let player = &players[entrant.person];
        let grade = grade(entrant).to_string().to_uppercase();
        let coming: String = rounds.iter().map(|cell| if *cell == Cell::Absent { '0' } else { '1' }).collect();
        line(format!(
            "<Player agaExpirationDate=\"\" agaId=\"\" club=\"{}\" country=\"HU\" egfPin=\"{}\" ffgLicence=\"\" \
             firstName=\"{}\" grade=\"{grade}\" name=\"{}\" participating=\"{coming}\" rank=\"{grade}\" rating=\"{}\" \
             ratingOrigin=\"MAN\" registeringStatus=\"FIN\" smmsCorrection=\"0\"/>",
            escape(&short(&plan.club_towns[player.club])),
            player.egd.map_or(String::new(), |pin| pin.to_string()),
            escape(&player.name.given),
            escape(&player.name.family),
            points(entrant),
        ));
    }
    line("</Players>".to_owned());
    let key = |at: usize| {
        let name = &players[entrants[at].person].name;
        escape(&format!("{}{}", name.family, name.given).replace(' ', "").to_uppercase())
    };
    line("<Games>".to_owned());
    for round in 0..plan.rounds {
        let whites = table.iter().enumerate().filter_map(|(at, rounds)| match rounds[round] {
            Cell::Game { opponent, white: true, halves, played, stones } => {
                Some((at, opponent, halves, played, stones))
            }
            _ => None,
        });
        for ((white, black, halves, played, stones), number) in whites.zip(1..) {
            let result = ["RESULT_BLACKWINS", "RESULT_EQUAL", "RESULT_WHITEWINS"][halves as usize];
            let by_default = if played { "" } else { "_BYDEF" };
            line(format!(
                "<Game blackPlayer=\"{}\" handicap=\"{stones}\" knownColor=\"true\" result=\"{result}{by_default}\" \
                 roundNumber=\"{}\" tableNumber=\"{number}\" whitePlayer=\"{}\"/>",
                key(black),
                round + 1,
                key(white),
            ));
        }
    }
    line("</Games>".to_owned());
    line("<ByePlayers>".to_owned());
    for round in 0..plan.rounds {
        for (at, _) in table.iter().enumerate().filter(|(_, rounds)| rounds[round] == Cell::PairingBye) {
            line(format!("<ByePlayer player=\"{}\" roundNumber=\"{}\"/>", key(at), round + 1));
        }
    }
    line("</ByePlayers>".to_owned());
    line("<TournamentParameterSet>".to_owned());
    line(general(plan));
    let (ceiling, correction) = plan.reduction.map_or((0, 0), |reduction| (9, reduction));
    line(format!(
        "<HandicapParameterSet hdBasedOnMMS=\"false\" hdCeiling=\"{ceiling}\" hdCorrection=\"{correction}\" \
         hdNoHdRankThreshold=\"9D\"/>"
    ));
    line("</TournamentParameterSet>".to_owned());
    line("</Tournament>".to_owned());
    xml.into_bytes()
}

fn general(plan: &GoPlan) -> String {
    let overtime = match plan.time.overtime {
        Overtime::SuddenDeath => "complementaryTimeSystem=\"SUDDENDEATH\"".to_owned(),
        Overtime::Japanese { seconds } => {
            format!("complementaryTimeSystem=\"STDBYOYOMI\" stdByoYomiTime=\"{seconds}\"")
        }
        Overtime::Canadian { moves, minutes } => format!(
            "complementaryTimeSystem=\"CANBYOYOMI\" nbMovesCanTime=\"{moves}\" canByoYomiTime=\"{}\"",
            minutes * 60
        ),
        Overtime::Fischer { seconds } => format!("complementaryTimeSystem=\"FISCHER\" fischerTime=\"{seconds}\""),
    };
    format!(
        "<GeneralParameterSet bInternet=\"false\" basicTime=\"{}\" beginDate=\"{}\" {overtime} director=\"{}\" \
         endDate=\"{}\" komi=\"6.5\" location=\"{}\" name=\"{}\" numberOfRounds=\"{}\" shortName=\"{}\" size=\"19\"/>",
        plan.time.base_minutes,
        plan.start,
        escape(&plan.director),
        plan.end,
        escape(&plan.town),
        escape(&plan.name),
        plan.rounds,
        plan.start,
    )
}

/// The database's file; players by place. Gives the order of the lines too.
pub(super) fn h9(
    plan: &GoPlan,
    players: &[DemoPlayer],
    entrants: &[Entrant],
    table: &Crosstable,
) -> (Vec<u8>, Vec<usize>) {
    let places = places(entrants, table);
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by_key(|&at| places[at]);
    let line_of = |at: usize| usize::from(places[at]) - 1;
    let line = |&at: &usize| {
        let player = &players[entrants[at].person];
        let wins = total(&table[at]);
        Player {
            line: 0,
            place: Some(places[at].into()),
            surname: player.name.family.clone(),
            given_name: player.name.given.clone(),
            grade: grade(&entrants[at]).to_string().parse::<FileGrade>().ok(),
            country: "HU".to_owned(),
            club: short(&plan.club_towns[player.club]),
            scores: vec![(wins / 2).to_string()],
            cells: table[at].iter().map(|cell| file_cell(*cell, line_of)).collect(),
            pin: player.egd.map(|pin| pin.0),
        }
    };
    let tournament = Tournament {
        header: Header {
            class: Some(plan.class),
            event: plan.name.clone(),
            country: "HU".to_owned(),
            city: plan.town.clone(),
            dates: Some((plan.start, plan.end)),
            handicap_reduction: Some(plan.reduction.map_or(9, |reduction| reduction as u8)),
            komi: Some(Komi { halves: 13 }),
            time: Some(Minutes { tenths: plan.time.base_minutes * 10 + 225 }),
            ..Header::default()
        },
        rounds: plan.rounds,
        players: order.iter().map(line).collect(),
    };
    (h9::print(&tournament).into_bytes(), order)
}

fn file_cell(cell: Cell, line_of: impl Fn(usize) -> usize) -> FileCell {
    let without = |outcome| FileCell { outcome, ..FileCell::default() };
    match cell {
        Cell::Absent => without(Outcome::Loss),
        Cell::HalfBye => without(Outcome::Jigo),
        Cell::PairingBye => without(Outcome::Win),
        Cell::Game { opponent, white, halves, played, stones } => FileCell {
            opponent: Some(line_of(opponent)),
            outcome: [Outcome::Loss, Outcome::Jigo, Outcome::Win][halves as usize],
            by_default: !played,
            color: Some(if white { Color::White } else { Color::Black }),
            handicap: Some(stones),
        },
    }
}

fn grade(entrant: &Entrant) -> Grade {
    grade_at(points(entrant)).unwrap_or(Grade::WEAKEST)
}

fn points(entrant: &Entrant) -> i32 {
    entrant.shown.unwrap_or(entrant.strength).max(1_000)
}

/// Four letters, as the database has them.
fn short(town: &str) -> String {
    town.chars().take(4).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
