//! A go tournament in a case file.

use super::days;
use super::fault;
use super::go_player::grade;
use super::ids::Ids;
use arpad_formats::document::{Fields, Node};
use arpad_model::{GoClass, GoGame, GoOutcome, GoTime, GoTournament, Grade, Importance, Overtime};

/// Reads a tournament. What is not reported stays so: it is for the law to say what follows.
pub(super) fn tournament(node: &Node<'_>, ids: &Ids) -> Option<GoTournament> {
    let fields = node.object(&[
        "id",
        "name",
        "start",
        "end",
        "board",
        "players_per_side",
        "rounds",
        "time",
        "importance",
        "participants",
        "even",
        "international",
        "multiplier",
        "parts",
        "class",
        "entries",
        "games",
    ])?;
    let id = fields.required("id").and_then(|node| node.text().map(str::to_owned));
    let (start, end) = days(&fields);
    let whole = |name, least, most| fields.optional(name).and_then(|node: Node<'_>| node.whole(least..=most));
    let flag = |name| fields.optional(name).and_then(|node: Node<'_>| node.boolean());
    let games = fields.required("games");
    Some(GoTournament {
        name: fields.optional("name").and_then(|node| node.text().map(str::to_owned)),
        board: whole("board", 1, 99).unwrap_or(19) as u8,
        players_per_side: whole("players_per_side", 1, 99).unwrap_or(1) as u8,
        rounds: whole("rounds", 1, 9999).map(|rounds| rounds as u16),
        time: fields.optional("time").and_then(|node| time(&node)),
        importance: importance(&fields),
        participants: whole("participants", 0, 999_999).map(|participants| participants as u32),
        even: flag("even"),
        international: Some(flag("international").unwrap_or(false)),
        multiplier: whole("multiplier", 0, 999_999).map(|multiplier| multiplier as u32),
        parts: fields.optional("parts").map(|node| parts(&node)),
        // A case states the committee's parameters for all its games.
        allowed: Vec::new(),
        class: fields.optional("class").and_then(|node| node.parsed("A, B, C, D", GoClass::parse)),
        entries: entries(&fields, ids),
        listed: Vec::new(),
        professional: Vec::new(),
        games: games.iter().flat_map(|node| node.list()).filter_map(|node| game(&node, ids)).collect(),
        // Last: whatever else is wrong has been said by then.
        id: id?,
        start: start?,
        end: end?,
    })
}

fn time(node: &Node<'_>) -> Option<GoTime> {
    let fields = node.object(&["base_minutes", "japanese", "canadian", "fischer"])?;
    let base = fields.required("base_minutes").and_then(|node| node.whole(0..=99_999));
    let given: Vec<_> = ["japanese", "canadian", "fischer"].iter().filter_map(|name| fields.optional(name)).collect();
    for second in given.iter().skip(1) {
        second.fault(fault::TWO_OVERTIMES, vec![]);
    }
    let seconds = |node: Node<'_>| {
        let fields = node.object(&["seconds"])?;
        fields.required("seconds")?.whole(0..=99_999).map(|seconds| seconds as u32)
    };
    let overtime = if let Some(japanese) = fields.optional("japanese") {
        seconds(japanese).map(|seconds| Overtime::Japanese { seconds })
    } else if let Some(canadian) = fields.optional("canadian") {
        canadian_overtime(&canadian)
    } else if let Some(fischer) = fields.optional("fischer") {
        seconds(fischer).map(|seconds| Overtime::Fischer { seconds })
    } else {
        Some(Overtime::SuddenDeath)
    };
    Some(GoTime { base_minutes: base? as u32, overtime: overtime? })
}

fn canadian_overtime(node: &Node<'_>) -> Option<Overtime> {
    let fields = node.object(&["moves", "minutes"])?;
    let number = |name| fields.required(name).and_then(|node| node.whole(0..=99_999)).map(|number| number as u32);
    let (moves, minutes) = (number("moves"), number("minutes"));
    Some(Overtime::Canadian { moves: moves?, minutes: minutes? })
}

fn importance(fields: &Fields<'_>) -> Vec<Importance> {
    let known = Importance::ALL.map(Importance::as_str).join(", ");
    let nodes = fields.optional("importance").into_iter().flat_map(|node| node.list());
    nodes.filter_map(|node| node.parsed(&known, Importance::parse)).collect()
}

fn parts(node: &Node<'_>) -> Vec<u16> {
    node.list().filter_map(|node| node.whole(1..=9999)).map(|rounds| rounds as u16).collect()
}

fn entries(fields: &Fields<'_>, ids: &Ids) -> Vec<(u32, Grade)> {
    let nodes = fields.optional("entries").into_iter().flat_map(|node| node.map());
    let entry = |(id, node): (&str, Node<'_>)| {
        let (player, grade) = (ids.find(&node, id), grade(&node));
        Some((player?, grade?))
    };
    nodes.filter_map(entry).collect()
}

/// Stones a game of the law can have; more are a slip of the pen.
const MOST_STONES: i64 = 30;

fn game(node: &Node<'_>, ids: &Ids) -> Option<GoGame> {
    let fields = node.object(&["round", "black", "white", "handicap", "result"])?;
    let results = GoOutcome::ALL.map(GoOutcome::as_str).join(", ");
    let outcome = fields.required("result").and_then(|node| node.parsed(&results, GoOutcome::parse));
    let black = fields.required("black").and_then(|node| ids.find(&node, node.text()?));
    let round = fields.optional("round").and_then(|node| node.whole(1..=9999)).unwrap_or(0) as u16;
    let handicap = fields.optional("handicap").and_then(|node| node.whole(0..=MOST_STONES)).unwrap_or(0) as u8;
    let white = if outcome.is_some_and(GoOutcome::is_alone) {
        if let Some(white) = fields.optional("white") {
            white.fault(fault::BYE_WITH_OPPONENT, vec![]);
        }
        None
    } else {
        Some(fields.required("white").and_then(|node| ids.find(&node, node.text()?))?)
    };
    let (black, outcome) = (black?, outcome?);
    if white == Some(black) {
        node.fault(fault::OWN_OPPONENT, vec![]);
        return None;
    }
    Some(GoGame { round, black, white, handicap, outcome, uncolored: false })
}
