//! The checks of the chess editions: each finding with its paragraph and weight.

mod arbiters;
mod deadlines;
mod participants;
mod play;

use super::case::{Case, case, rated};
use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use jiff::civil::date;

/// Two players of these ratings, one game, in the month before the list of 2024-04-01.
fn game_between(a: i64, b: i64) -> Case {
    case(date(2024, 4, 1)).player(rated("A", a)).player(rated("B", b)).tournament(
        "T",
        System::Swiss,
        &[("A", "B", "1-0")],
    )
}

fn minutes(minutes: u32, increment: u32) -> impl FnOnce(&mut Tournament) {
    move |tournament| tournament.circumstances.time_control = Some(TimeControl::sudden_death(minutes, increment))
}

fn verdict(story: &Case, edition: &Edition) -> Vec<(&'static str, &'static str, &'static str)> {
    story.rate(edition).findings()
}

/// Sets this paragraph aside for the tournament.
fn waived(paragraph: &'static str) -> impl FnOnce(&mut Tournament) {
    move |t| {
        t.circumstances.waivers =
            vec![Waiver { paragraph: paragraph.into(), decision: "QC 2024/17".into(), ..Waiver::default() }]
    }
}
