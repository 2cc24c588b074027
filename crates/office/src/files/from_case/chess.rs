//! A chess case file.

use super::ChessCase;
use super::circumstances::circumstances;
use super::days;
use super::fault;
use super::ids::Ids;
use super::law::law;
use crate::rating::rate_case::Settings;
use arpad_formats::document::{Fields, Node};
use arpad_model::*;
use arpad_rules::chess::kernel::field::MOST_GAMES;
use std::collections::HashSet;

/// Reads a chess case; `None` when a fault was recorded that leaves nothing to rate.
pub fn read_chess(root: &Node<'_>, settings: &Settings) -> Option<ChessCase> {
    let fields = root.object(&["edition", "list_date", "players", "tournaments", "parameters", "transition"])?;
    let list_date = fields.required("list_date").and_then(|node| node.date());
    let players = fields.required("players")?;
    let players: Vec<PeriodPlayer> = players.list().map(|node| player(&node).unwrap_or_default()).collect();
    let ids = Ids::of(&fields, players.iter().map(|player| player.id.as_str()));
    // A tournament that cannot be read is left out; the others keep their own place in the document.
    let (mut nodes, mut tournaments): (Vec<Node<'_>>, Vec<Tournament>) = Default::default();
    let mut seen: HashSet<String> = HashSet::new();
    for node in fields.required("tournaments")?.list() {
        let Some(tournament) = tournament(&node, &ids) else { continue };
        if !seen.insert(tournament.id.clone()) {
            node.fault(fault::DUPLICATE_TOURNAMENT, vec![("id", tournament.id.clone())]);
        }
        nodes.push(node);
        tournaments.push(tournament);
    }
    too_many_games(&fields, players.len(), &tournaments);
    let period = Period { list_date: list_date?, players, tournaments };
    law(&fields, &nodes, settings, period)
}

fn player(node: &Node<'_>) -> Option<PeriodPlayer> {
    let fields =
        node.object(&["id", "name", "rating", "standard", "games", "peak", "born", "sex", "k", "pool", "last_active"])?;
    let points = |name| fields.optional(name).and_then(|node| rating(&node));
    Some(PeriodPlayer {
        id: fields.required("id").and_then(|node| node.text().map(str::to_owned)).unwrap_or_default(),
        name: fields.optional("name").and_then(|node| node.text().map(str::to_owned)),
        rating: points("rating"),
        standard: points("standard"),
        games: fields.optional("games").and_then(|node| node.whole(0..=100_000)).map(|games| games as u32),
        peak: points("peak"),
        born: fields.optional("born").and_then(|node| birth(&node)),
        sex: fields.optional("sex").and_then(|node| {
            node.parsed("m, w", |text| match text {
                "m" => Some(Sex::Male),
                "w" | "f" => Some(Sex::Female),
                _ => None,
            })
        }),
        k: fields.optional("k").and_then(|node| node.whole(1..=100)).map(|k| k as u8),
        k_is_listed: false,
        pool: fields
            .optional("pool")
            .into_iter()
            .flat_map(|node| node.list())
            .filter_map(|node| pool_event(&node))
            .collect(),
        has_played: false,
        last_active: fields.optional("last_active").and_then(|node| node.date()),
        taken: None,
    })
}

fn rating(node: &Node<'_>) -> Option<Rating> {
    node.whole(1..=Rating::MAX.into()).and_then(Rating::new)
}

/// A date, or a year alone as a number or a text.
fn birth(node: &Node<'_>) -> Option<Birth> {
    if node.is_number() {
        return node.whole(1850..=2200).map(|year| Birth::Year(year as i16));
    }
    match node.text()? {
        text if text.len() == 4 => node
            .parsed("YYYY, YYYY-MM-DD", |text| text.parse::<i16>().ok().filter(|year| *year >= 1850))
            .map(Birth::Year),
        _ => node.date().map(Birth::Date),
    }
}

fn pool_event(node: &Node<'_>) -> Option<PoolEvent> {
    let fields = node.object(&["tournament", "list_date", "first_event", "games"])?;
    let games = fields.required("games")?.list();
    Some(PoolEvent {
        tournament: fields.optional("tournament").and_then(|node| node.text().map(str::to_owned)).unwrap_or_default(),
        list_date: fields.required("list_date")?.date()?,
        first_event: fields.optional("first_event").and_then(|node| node.boolean()).unwrap_or(false),
        waits: false,
        results: games.filter_map(|node| pool_game(&node)).collect(),
    })
}

fn pool_game(node: &Node<'_>) -> Option<PoolGame> {
    let fields = node.object(&["opponent_rating", "score"])?;
    let score = |text: &str| HalfPoints::parse(text).filter(|score| score.0 <= 2);
    Some(PoolGame {
        opponent: fields.required("opponent_rating").and_then(|node| rating(&node))?,
        score: fields.required("score").and_then(|node| node.parsed("0, 0.5, 1", score))?,
    })
}

fn tournament(node: &Node<'_>, ids: &Ids) -> Option<Tournament> {
    let fields = node.object(&[
        "id",
        "name",
        "system",
        "start",
        "end",
        "ratings",
        "games",
        "rounds",
        "time_control",
        "round_dates",
        "registered",
        "reported",
        "official",
        "norms",
        "championship",
        "monthly_reports",
        "hybrid",
        "online",
        "waivers",
    ])?;
    let id = fields.required("id").and_then(|node| node.text().map(str::to_owned));
    let system = fields.required("system").and_then(|node| node.parsed(&systems(), System::parse));
    let (start, end) = days(&fields);
    let games = fields.required("games");
    let tournament = Tournament {
        ratings: ratings_at_start(&fields, ids),
        standings: Vec::new(),
        games: games.iter().flat_map(|node| node.list()).filter_map(|node| game(&node, ids)).collect(),
        circumstances: circumstances(&fields),
        name: fields.optional("name").and_then(|node| node.text().map(str::to_owned)),
        id: id?,
        system: system?,
        start: start?,
        end: end?,
    };
    Some(tournament)
}

fn systems() -> String {
    System::ALL.map(System::as_str).join(", ")
}

fn ratings_at_start(fields: &Fields<'_>, ids: &Ids) -> Vec<(u32, Option<Rating>)> {
    let Some(node) = fields.optional("ratings") else { return Vec::new() };
    let one = |(id, node): (&str, Node<'_>)| {
        let player = ids.find(&node, id)?;
        if node.is_null() { Some((player, None)) } else { Some((player, Some(rating(&node)?))) }
    };
    node.map().filter_map(one).collect()
}

/// How a case says that a report marks a game as not rated, and not why.
pub(crate) const REPORTED: &str = "reported";

fn game(node: &Node<'_>, ids: &Ids) -> Option<Game> {
    let fields = node.object(&["round", "white", "black", "result", "set_aside"])?;
    let side = |name| fields.required(name).and_then(|node| ids.find(&node, node.text()?));
    let (white, black) = (side("white"), side("black"));
    let results = Outcome::ALL.map(Outcome::as_str).join(", ");
    let outcome = fields.required("result").and_then(|node| node.parsed(&results, Outcome::parse));
    let round = fields.optional("round").and_then(|node| node.whole(1..=9999)).unwrap_or(0) as u16;
    let (white, black, outcome) = (white?, black?, outcome?);
    if white == black {
        node.fault(fault::OWN_OPPONENT, vec![]);
        return None;
    }
    let set_aside = fields.optional("set_aside").and_then(|node| match node.peek_text() {
        Some(_) => node.parsed(REPORTED, |text| (text == REPORTED).then_some(SetAside::Reported)),
        None => node.boolean().and_then(|is_aside| is_aside.then_some(SetAside::Ruled)),
    });
    Some(Game { round, white, black, outcome, set_aside })
}

/// The kernel counts a player's games in 16 bits; nobody plays so many in a month, but a document may say so.
fn too_many_games(fields: &Fields<'_>, players: usize, tournaments: &[Tournament]) {
    let mut games = vec![0_usize; players];
    for game in tournaments.iter().flat_map(|tournament| &tournament.games) {
        games[game.white as usize] += 1;
        games[game.black as usize] += 1;
    }
    let nodes = fields.optional("players").into_iter().flat_map(|node| node.list());
    for (node, games) in nodes.zip(games).filter(|(_, games)| *games > MOST_GAMES) {
        node.fault(fault::TOO_MANY_GAMES, vec![("games", games.to_string()), ("most", MOST_GAMES.to_string())]);
    }
}
