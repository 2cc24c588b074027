//! Findings of the law by name: the tournament, the round, the players.

use arpad_model::{Fact, Finding, GoPeriod, Period, PersonId, PersonName, Place, Spot};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// Says where findings are, with the players by number: whose number it is, [`named`] says.
pub(super) fn spotted(mut findings: Vec<Finding>, period: &GoPeriod, event: &str) -> Vec<Finding> {
    let player = |position: u32| period.players.get(position as usize).map(|player| by_number(&player.id));
    for finding in &mut findings {
        let mut spot = Spot { tournament: event.to_owned(), ..Spot::default() };
        match finding.place {
            Place::Everything | Place::Tournament(_) => {}
            Place::Round(_, round) => spot.round = Some(round),
            Place::Player(position) => spot.players.extend(player(position as u32)),
            Place::Game(tournament, game) => {
                let of = period.tournaments.get(tournament).and_then(|one| one.games.get(game));
                if let Some(game) = of {
                    spot.round = Some(game.round).filter(|round| *round > 0);
                    spot.players = [Some(game.black), game.white].into_iter().flatten().filter_map(player).collect();
                }
            }
        }
        // The law knows the tournament by its number.
        for (name, fact) in finding.facts.iter_mut().filter(|_| !event.is_empty()) {
            if *name == "tournament" {
                *fact = Fact::Name(event.to_owned());
            }
        }
        finding.spot = Some(Box::new(spot));
    }
    findings
}

/// The same of a chess list, whose period has the tournaments by the names of these events.
pub(super) fn spotted_chess(
    mut findings: Vec<Finding>,
    (period, persons): (&Period, &[PersonId]),
    events: &[&str],
) -> Vec<Finding> {
    let event = |place: usize| events.get(place).copied().unwrap_or_default().to_owned();
    let player = |position: u32| persons.get(position as usize).map(|person| by_number(&person.to_string()));
    for finding in &mut findings {
        let spot = match finding.place {
            Place::Everything => continue,
            Place::Tournament(place) => Spot { tournament: event(place), ..Spot::default() },
            Place::Round(place, round) => Spot { tournament: event(place), round: Some(round), ..Spot::default() },
            Place::Player(position) => {
                Spot { players: player(position as u32).into_iter().collect(), ..Spot::default() }
            }
            Place::Game(place, game) => {
                let game = period.tournaments.get(place).and_then(|one| one.games.get(game));
                let players = game.into_iter().flat_map(|game| [game.black, game.white]).filter_map(player).collect();
                let round = game.map(|game| game.round).filter(|round| *round > 0);
                Spot { tournament: event(place), round, players }
            }
        };
        finding.spot = Some(Box::new(spot));
    }
    findings
}

fn by_number(number: &str) -> PersonName {
    PersonName { family: number.to_owned(), given: String::new() }
}

/// Puts names for numbers; `new` are persons who are about to enter the register.
pub(crate) fn named(
    store: &mut Reader<'_>,
    findings: &mut [Finding],
    new: &[(PersonId, PersonName)],
) -> Result<(), Error> {
    let spots = || findings.iter().filter_map(|finding| finding.spot.as_ref());
    let mut numbers: Vec<PersonId> =
        spots().flat_map(|spot| &spot.players).filter_map(|name| name.family.parse().ok()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut names: HashMap<String, PersonName> =
        new.iter().map(|(person, name)| (person.to_string(), name.clone())).collect();
    names.extend(persons::among(store, &numbers)?.into_iter().map(|person| (person.id.to_string(), person.name)));
    for spot in findings.iter_mut().filter_map(|finding| finding.spot.as_mut()) {
        for name in &mut spot.players {
            if let Some(known) = names.get(&name.family) {
                *name = known.clone();
            }
        }
    }
    Ok(())
}
