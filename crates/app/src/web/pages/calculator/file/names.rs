//! What the players and tournaments of a file are called: people read names and rounds, not the ids of a document.

use crate::words::Language;
use arpad_model::{Fact, Finding, GoPeriod, Period, Place};
use arpad_office::rating::rate_case::Answer;

/// The names of a document, by the position and the id of each.
#[derive(Default)]
pub(super) struct Names<'a> {
    players: Vec<(&'a str, &'a str)>,
    tournaments: Vec<(&'a str, &'a str)>,
    /// Round and players of each game, tournament by tournament.
    games: Vec<Vec<(u16, Option<usize>, Option<usize>)>>,
}

impl<'a> Names<'a> {
    /// Of what was rated.
    pub(super) fn of(answer: &'a Answer) -> Self {
        match answer {
            Answer::Chess(answer) => Names::of_chess(&answer.period),
            Answer::Mgsz(answer) => Names::of_go(&answer.period),
            Answer::Egf(answer) => Names::of_go(&answer.period),
        }
    }

    fn of_chess(period: &'a Period) -> Self {
        let games = period.tournaments.iter().map(|one| {
            let seat = |player: u32| Some(player as usize);
            one.games.iter().map(|game| (game.round, seat(game.white), seat(game.black))).collect()
        });
        Names {
            players: period.players.iter().map(|one| called(&one.id, &one.name)).collect(),
            tournaments: period.tournaments.iter().map(|one| called(&one.id, &one.name)).collect(),
            games: games.collect(),
        }
    }

    fn of_go(period: &'a GoPeriod) -> Self {
        let games = period.tournaments.iter().map(|one| {
            let seats =
                |game: &arpad_model::GoGame| (Some(game.black as usize), game.white.map(|white| white as usize));
            one.games.iter().map(|game| (game.round, seats(game).0, seats(game).1)).collect()
        });
        Names {
            players: period.players.iter().map(|one| called(&one.id, &one.name)).collect(),
            tournaments: period.tournaments.iter().map(|one| called(&one.id, &one.name)).collect(),
            games: games.collect(),
        }
    }

    /// Where a finding belongs, in words; nothing where the sentence says it, or where it is the whole file.
    pub(super) fn place(&self, language: Language, finding: &Finding) -> String {
        let of_many = |tournament: usize| match self.tournaments.get(tournament) {
            Some((_, name)) if self.tournaments.len() > 1 => (*name).to_owned(),
            _ => String::new(),
        };
        let joined = |tournament: usize, place: String| match of_many(tournament) {
            name if name.is_empty() => place,
            name => format!("{name}, {place}"),
        };
        match finding.place {
            Place::Everything => String::new(),
            Place::Tournament(tournament) => of_many(tournament),
            Place::Round(tournament, round) => {
                joined(tournament, language.say("check-round", &[("round", round.into())]))
            }
            Place::Game(tournament, game) => {
                let found = self.games.get(tournament).and_then(|games| games.get(game));
                let Some((round, white, black)) = found else { return of_many(tournament) };
                let name = |player: &Option<usize>| match player.and_then(|player| self.players.get(player)) {
                    Some((_, name)) => (*name).to_owned(),
                    None => "–".to_owned(),
                };
                let facts = [
                    ("round", Fact::from(*round)),
                    ("white", Fact::Name(name(white))),
                    ("black", Fact::Name(name(black))),
                ];
                joined(tournament, language.say("check-round-of", &facts))
            }
            Place::Player(_) if finding.facts.iter().any(|(key, _)| *key == "player") => String::new(),
            Place::Player(player) => self.players.get(player).map(|(_, name)| (*name).to_owned()).unwrap_or_default(),
        }
    }

    /// The finding with names in the place of ids.
    pub(super) fn put(&self, finding: &Finding) -> Finding {
        let mut finding = finding.clone();
        for (key, fact) in &mut finding.facts {
            let Fact::Name(text) = fact else { continue };
            let known = match *key {
                "opponent" | "player" => &self.players,
                "tournament" => &self.tournaments,
                _ => continue,
            };
            if let Some((_, name)) = known.iter().find(|(id, _)| id == text) {
                *text = (*name).to_owned();
            }
        }
        finding
    }
}

fn called<'a>(id: &'a str, name: &'a Option<String>) -> (&'a str, &'a str) {
    (id, name.as_deref().unwrap_or(id))
}
