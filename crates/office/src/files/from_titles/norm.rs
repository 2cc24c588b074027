//! The norm of one applicant in one event.

use super::law::law;
use super::{TitleQuestion, fault, system};
use arpad_formats::document::{Fields, Node};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::norm::{Applicant, Event, Kind, LargeSwissCount, MOST_ROUNDS, NormCase, Round, RoundResult};
use arpad_rules::titles::title::{FideTitle, Titles};
use std::collections::BTreeSet;

const FIELDS: [&str; 7] = ["ask", "edition", "parameters", "event", "player", "ignore", "games"];

pub(super) fn read(root: &Node<'_>, calendar: &Calendar) -> Option<TitleQuestion> {
    let fields = root.object(&FIELDS)?;
    let event = fields.required("event").and_then(|node| event(&node));
    let player = fields.required("player").and_then(|node| player(&node));
    let rounds = event.as_ref().map_or(MOST_ROUNDS as u16, |event| event.rounds);
    let games = fields.required("games").map(|node| games(&node, rounds));
    let ignore = fields.optional("ignore").map(|node| ignored(&node, games.as_deref().unwrap_or_default()));
    let start = event.as_ref().and_then(|event| event.start);
    if start.is_none() && fields.optional("edition").is_none() {
        fields.required("edition");
        return None;
    }
    let law = law(&fields, calendar, start)?;
    Some(TitleQuestion::Norm(law, NormCase { event: event?, player: player?, games: games?, ignore }))
}

fn event(node: &Node<'_>) -> Option<Event> {
    let known =
        ["rounds", "system", "kind", "federation", "start", "predetermined", "own_zonal_this_year", "large_swiss"];
    let fields = node.object(&known)?;
    let rounds = fields.required("rounds").and_then(|node| node.whole(1..=MOST_ROUNDS as i64));
    let system = fields.required("system").and_then(|node| system(&node));
    let kinds = Kind::ALL.map(Kind::as_str).join(", ");
    let kind = match fields.optional("kind") {
        Some(node) => node.parsed(&kinds, |text| Kind::ALL.into_iter().find(|kind| kind.as_str() == text)),
        None => Some(Kind::Ordinary),
    };
    let flag = |name: &str| fields.optional(name).and_then(|node| node.boolean());
    let own_zonal_this_year = flag("own_zonal_this_year").unwrap_or(false);
    let federation = fields.optional("federation").and_then(|node| federation(&node));
    let start = fields.optional("start").and_then(|node| node.date());
    let large_swiss = fields.optional("large_swiss").and_then(|node| large_swiss(&node));
    let system = system?;
    let predetermined = fields.optional("predetermined").and_then(|node| {
        let said = node.boolean()?;
        if !said && system.is_predetermined() {
            node.fault(fault::PREDETERMINED, vec![("system", system.as_str().to_owned())]);
        }
        Some(said)
    });
    Some(Event {
        rounds: u16::try_from(rounds?).ok()?,
        system,
        kind: kind?,
        federation,
        start,
        predetermined: predetermined.unwrap_or(system.is_predetermined()),
        own_zonal_this_year,
        large_swiss,
    })
}

fn large_swiss(node: &Node<'_>) -> Option<LargeSwissCount> {
    let fields = node.object(&["foreigners", "federations", "titled"])?;
    let number = |name: &str| fields.required(name).and_then(|node| node.whole(0..=100_000));
    let (foreigners, federations, titled) = (number("foreigners"), number("federations"), number("titled"));
    let number = |number: Option<i64>| u32::try_from(number?).ok();
    Some(LargeSwissCount {
        foreigners: number(foreigners)?,
        federations: number(federations)?,
        titled: number(titled)?,
    })
}

/// A federation as FIDE writes it; a code that is none of FIDE's is kept, for codes come and go.
fn federation(node: &Node<'_>) -> Option<String> {
    let is_code = |text: &str| text.len() == 3 && text.bytes().all(|letter| letter.is_ascii_alphabetic());
    node.parsed("HUN, GER, …", |text| is_code(text).then(|| text.to_ascii_uppercase()))
}

fn player(node: &Node<'_>) -> Option<Applicant> {
    let fields = node.object(&["federation", "sex"])?;
    let own = fields.optional("federation").and_then(|node| federation(&node));
    let sex = fields.optional("sex").map(|node| {
        node.parsed("m, w, f", |text| match text {
            "m" => Some(false),
            "w" | "f" => Some(true),
            _ => None,
        })
    });
    // Under the flag of FIDE nobody has a federation of his own (T-04).
    let own = own.filter(|code| code != "FID" && code != "NON");
    Some(Applicant { federation: own, is_woman: sex.flatten().unwrap_or(false) })
}

fn games(node: &Node<'_>, rounds: u16) -> Vec<Round> {
    if node.len() > MOST_ROUNDS {
        let facts = vec![("rounds", node.len().to_string()), ("most", MOST_ROUNDS.to_string())];
        node.fault(fault::TOO_MANY_ROUNDS, facts);
        return Vec::new();
    }
    let mut seen = BTreeSet::new();
    let mut games = Vec::new();
    for node in node.list() {
        let Some(round) = game(&node) else { continue };
        if !seen.insert(round.round) {
            node.fault(fault::DUPLICATE_ROUND, vec![("round", round.round.to_string())]);
        } else if round.round > rounds {
            let facts = vec![("round", round.round.to_string()), ("rounds", rounds.to_string())];
            node.fault(fault::ROUND_TOO_HIGH, facts);
        }
        games.push(round);
    }
    games.sort_by_key(|round| round.round);
    games
}

fn game(node: &Node<'_>) -> Option<Round> {
    let known = ["round", "opponent", "federation", "title", "rating", "result", "zero_against_rated", "adjudicated"];
    let fields = node.object(&known)?;
    let round = fields.required("round").and_then(|node| node.whole(1..=MOST_ROUNDS as i64));
    let result = match fields.present("result") {
        Some(node) if node.is_null() => Some(None),
        Some(node) => node.parsed(RoundResult::NOTATION, |text| RoundResult::parse(text).map(Some)),
        None => fields.required("result").map(|_| None),
    };
    let flag = |name: &str| fields.optional(name).and_then(|node| node.boolean()).unwrap_or(false);
    let rating = fields.optional("rating").and_then(|node| node.whole(1..=4000));
    Some(Round {
        opponent: fields.optional("opponent").and_then(|node| node.scalar()),
        federation: fields.optional("federation").and_then(|node| federation(&node)),
        titles: titles(&fields),
        rating: rating.and_then(|rating| i16::try_from(rating).ok()),
        zero_against_rated: flag("zero_against_rated"),
        adjudicated: flag("adjudicated"),
        round: u16::try_from(round?).ok()?,
        result: result?,
    })
}

/// A title, several, or none.
fn titles(fields: &Fields<'_>) -> Titles {
    let allowed = FideTitle::ALL.map(FideTitle::as_str).join(", ");
    let one = |node: &Node<'_>| node.parsed(&allowed, FideTitle::parse);
    let Some(node) = fields.optional("title") else { return Titles::NONE };
    match node.peek_text() {
        Some(_) => one(&node).map_or(Titles::NONE, |title| Titles::of(&[title])),
        None => node.list().filter_map(|node| one(&node)).fold(Titles::NONE, Titles::with),
    }
}

fn ignored(node: &Node<'_>, games: &[Round]) -> Vec<u16> {
    let mut rounds = Vec::new();
    for node in node.list().take(MOST_ROUNDS) {
        let Some(number) = node.whole(1..=MOST_ROUNDS as i64).and_then(|number| u16::try_from(number).ok()) else {
            continue;
        };
        if !games.iter().any(|game| game.round == number) {
            node.fault(fault::NO_ROUND, vec![("round", number.to_string())]);
        }
        rounds.push(number);
    }
    rounds
}

/// Systems whose pairings are pre-determined whatever anybody says.
#[cfg(test)]
mod tests {
    use arpad_rules::titles::norm::System;

    #[test]
    fn only_round_robins_are_predetermined() {
        let all: Vec<&str> = System::ALL.iter().filter(|one| one.is_predetermined()).map(|one| one.as_str()).collect();
        assert_eq!(all, ["round-robin", "double-round-robin"]);
    }
}
