//! What a case file says about a tournament beyond its games.

use arpad_formats::document::{Fields, Node};
use arpad_model::*;

pub(super) fn circumstances(fields: &Fields<'_>) -> Circumstances {
    let flag = |name| fields.optional(name).and_then(|node| node.boolean()).unwrap_or(false);
    let list = |name| fields.optional(name).into_iter().flat_map(|node: Node<'_>| node.list());
    Circumstances {
        rounds_recorded: false,
        rounds: fields.optional("rounds").and_then(|node| node.whole(1..=9999)).map(|rounds| rounds as u16),
        time_control: fields.optional("time_control").and_then(|node| time_control(&node)),
        round_dates: list("round_dates").filter_map(|node| node.date()).collect(),
        registered: fields.optional("registered").and_then(|node| node.date()),
        reported: fields.optional("reported").and_then(|node| node.date()),
        official: flag("official"),
        norms: flag("norms"),
        championship: fields
            .optional("championship")
            .and_then(|node| node.parsed("open, women", |text| text.parse().ok())),
        monthly_reports: flag("monthly_reports"),
        event_start: None,
        part: None,
        hybrid: fields.optional("hybrid").and_then(|node| hybrid(&node)),
        online: flag("online"),
        waivers: list("waivers").filter_map(|node| waiver(&node)).collect(),
        // What only a register can know.
        unregistered: false,
        abroad: None,
        not_rated: None,
        rated_unsaid: false,
        time_unsaid: false,
        days_unsaid: false,
        rounds_per_day: None,
    }
}

fn time_control(node: &Node<'_>) -> Option<TimeControl> {
    let fields = node.object(&["minutes", "periods", "increment_seconds", "unequal"])?;
    let increment = fields.optional("increment_seconds").and_then(|node| node.whole(0..=3600)).unwrap_or(0) as u32;
    let unequal = fields.optional("unequal").and_then(|node| node.boolean()).unwrap_or(false);
    let periods = match fields.optional("periods") {
        Some(periods) => periods.list().filter_map(|node| period(&node)).collect(),
        None => vec![TimePeriod { moves: None, seconds: minutes(&fields)? }],
    };
    Some(TimeControl { periods, increment, unequal })
}

fn period(node: &Node<'_>) -> Option<TimePeriod> {
    let fields = node.object(&["moves", "minutes"])?;
    let moves = fields.optional("moves").and_then(|node| node.whole(1..=500)).map(|moves| moves as u16);
    Some(TimePeriod { moves, seconds: minutes(&fields)? })
}

fn minutes(fields: &Fields<'_>) -> Option<u32> {
    fields.required("minutes").and_then(|node| node.whole(0..=10_000)).map(|minutes| minutes as u32 * 60)
}

fn hybrid(node: &Node<'_>) -> Option<Hybrid> {
    let fields = node.object(&["approved", "pgn"])?;
    let flag = |name| fields.optional(name).and_then(|node| node.boolean()).unwrap_or(false);
    Some(Hybrid { approved: flag("approved"), pgn: flag("pgn") })
}

fn waiver(node: &Node<'_>) -> Option<Waiver> {
    let fields = node.object(&["paragraph", "decision"])?;
    let text = |name| fields.required(name).and_then(|node| node.text().map(str::to_owned));
    let (paragraph, decision) = (text("paragraph"), text("decision"));
    Some(Waiver { paragraph: paragraph?, decision: decision?, ..Waiver::default() })
}
