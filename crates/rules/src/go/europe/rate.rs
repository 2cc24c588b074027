//! The door of the European rating: every tournament from the ratings the earlier ones left, all games of a tournament
//! from the ratings at its start.

use super::class::{class_of, weight_of};
use super::edition::Edition;
use super::formula::{Faced, GameChange, game_change, is_on_scale, onto_scale, rating_of};
use super::rated::*;
use super::steps::of_game;
use crate::go::codes::{finding, step, why};
use crate::go::order::order;
use crate::reason::Why;
use arpad_model::Severity::{Error, Note, Warning};
use arpad_model::{
    Decimal, Finding, GoClass, GoGame, GoOutcome, GoPeriod, GoTournament, Grade, Hundredths, Paragraph, Place, Step,
    Thousandths,
};
use std::collections::{HashMap, HashSet};

/// Rates a document. An error anywhere refuses the whole of it, and everything against it is said at once.
pub fn rate(edition: &Edition, period: &GoPeriod) -> Result<EgfRated, Vec<Finding>> {
    let mut office = Office::open(edition, period);
    for number in order(period) {
        office.rate_tournament(number);
    }
    if office.findings.iter().any(|finding| finding.severity == Error) {
        return Err(office.findings);
    }
    for player in &mut office.players {
        player.after = player.after.or(player.before);
        player.change = player.after.zip(player.start).map(|(after, start)| after - start);
    }
    let Office { tournaments, players, findings, .. } = office;
    Ok(EgfRated { edition: edition.id, tournaments, players, findings })
}

struct Office<'a> {
    edition: &'a Edition,
    period: &'a GoPeriod,
    tournaments: Vec<EgfTournament>,
    players: Vec<EgfPlayer>,
    findings: Vec<Finding>,
    /// Who was refused for want of a rating and a grade.
    refused: HashSet<usize>,
    /// The grades with which the players entered the tournament at hand.
    entries: HashMap<u32, Grade>,
}

impl<'a> Office<'a> {
    fn open(edition: &'a Edition, period: &'a GoPeriod) -> Self {
        let mut findings = Vec::new();
        let mut players = Vec::with_capacity(period.players.len());
        for (position, player) in period.players.iter().enumerate() {
            if let Some(gor) = player.gor.filter(|&gor| !is_on_scale(edition, gor)) {
                let found = Finding::new(Error, edition.top.at, Place::Player(position), finding::EGF_RANGE);
                findings.push(found.with("rating", gor));
            }
            players.push(EgfPlayer {
                player: position,
                before: player.gor,
                // Players off the scale were refused above; the rest of the document is still looked at.
                start: player.gor.map(|gor| onto_scale(edition, gor)),
                by_grade: None,
                after: None,
                change: None,
                tournaments: Vec::new(),
                steps: Vec::new(),
            });
        }
        Office {
            edition,
            period,
            tournaments: Vec::new(),
            players,
            findings,
            refused: HashSet::new(),
            entries: HashMap::new(),
        }
    }

    fn rate_tournament(&mut self, number: usize) {
        let tournament = &self.period.tournaments[number];
        self.check(number, tournament);
        let Some((class, given)) = self.class(number, tournament) else { return };
        let weight = weight_of(self.edition, class);
        self.tournaments.push(EgfTournament { tournament: number, class, given, weight });
        self.entries = tournament.entry_grades();
        let mut played = Vec::new();
        for (position, game) in tournament.games.iter().enumerate() {
            self.game(number, position, game, weight, &mut played);
        }
        for player in played {
            self.close(number, player, class, weight);
        }
    }

    fn check(&mut self, number: usize, tournament: &GoTournament) {
        let about = |paragraph, code| Finding::new(Error, paragraph, Place::Tournament(number), code);
        if tournament.board != self.edition.board.value {
            let lines = u32::from(tournament.board);
            self.findings.push(about(self.edition.board.at, finding::EGF_BOARD).with("lines", lines));
        }
        if tournament.players_per_side != 1 {
            let players = u32::from(tournament.players_per_side);
            self.findings.push(about(Paragraph("EGD game"), finding::JOINT_PLAY).with("players", players));
        }
        if tournament.end < tournament.start {
            let dates = about(Paragraph("EGD game"), finding::DATES).with("start", tournament.start);
            self.findings.push(dates.with("end", tournament.end));
        }
    }

    fn class(&mut self, number: usize, tournament: &GoTournament) -> Option<(GoClass, bool)> {
        let found = match (tournament.class, tournament.time) {
            (Some(class), _) => return Some((class, true)),
            (None, None) => finding::EGF_NO_CLASS,
            (None, Some(time)) => match class_of(self.edition, time) {
                Some(class) => return Some((class, false)),
                None => finding::EGF_TOO_FAST,
            },
        };
        self.findings.push(Finding::new(Error, self.edition.classes.at, Place::Tournament(number), found));
        None
    }

    fn game(&mut self, number: usize, position: usize, game: &GoGame, weight: Hundredths, played: &mut Vec<usize>) {
        let place = Place::Game(number, position);
        let refuse = |code| Finding::new(Error, Paragraph("EGD game"), place.clone(), code);
        let is_unknown = |player: u32| player as usize >= self.players.len();
        if is_unknown(game.black) || game.white.is_some_and(is_unknown) {
            return self.findings.push(refuse(finding::PLAYER_UNKNOWN));
        }
        let why = reason(game.outcome);
        if why.is_none() {
            match game.white {
                None => return self.findings.push(refuse(finding::OPPONENT_MISSING)),
                Some(white) if white == game.black => return self.findings.push(refuse(finding::OPPONENT_SELF)),
                Some(_) => {}
            }
        }
        let black = self.row(number, game.black as usize, weight, why.is_none(), played);
        let white = game.white.and_then(|white| self.row(number, white as usize, weight, why.is_none(), played));
        let changes = match (why, black, white) {
            (None, Some(black), Some(white)) => {
                let changes = both_changes(self.edition, game, black, white, weight);
                if changes.iter().any(Option::is_none) {
                    let found = refuse(finding::EGF_STONES_RANGE).with("stones", u32::from(game.handicap));
                    self.findings.push(found);
                }
                changes
            }
            _ => [None, None],
        };
        let sides = [(Some(game.black), game.white, true), (game.white, Some(game.black), false)];
        for ((player, opponent, is_black), change) in sides.into_iter().zip(changes) {
            let row = player.and_then(|player| self.players[player as usize].tournaments.last_mut());
            let Some(row) = row.filter(|row| row.tournament == number) else { continue };
            row.change += change.map_or(Decimal(0), |change| change.change);
            row.games.push(EgfGame {
                game: position,
                round: game.round,
                opponent: opponent.map(|opponent| opponent as usize),
                black: is_black,
                handicap: game.handicap,
                halves: halves(game.outcome, is_black),
                change,
                why,
            });
        }
    }

    /// The rating with which a player stands in this tournament; opens his row at his first game. A player without
    /// a rating starts with that of his grade; without a grade only a game that counts is refused.
    fn row(
        &mut self,
        number: usize,
        player: usize,
        weight: Hundredths,
        counts: bool,
        played: &mut Vec<usize>,
    ) -> Option<Thousandths> {
        if let Some(row) = self.players[player].tournaments.last().filter(|row| row.tournament == number) {
            return Some(row.before);
        }
        let rating = self.players[player].after.or(self.players[player].start);
        let before = match rating {
            Some(rating) => rating,
            None => self.newcomer(player, counts)?,
        };
        self.players[player].tournaments.push(EgfPlayerTournament {
            tournament: number,
            weight,
            before,
            change: Decimal(0),
            after: before,
            games: Vec::new(),
        });
        played.push(player);
        Some(before)
    }

    fn newcomer(&mut self, player: usize, counts: bool) -> Option<Thousandths> {
        let known = &self.period.players[player];
        let entry = self.entries.get(&(player as u32)).copied();
        let about = |severity, code| Finding::new(severity, self.edition.one_dan.at, Place::Player(player), code);
        let Some(grade) = entry.or(known.entry_grade).or(known.grade) else {
            let found = about(Error, finding::EGF_NO_RATING);
            if counts && self.refused.insert(player) {
                self.findings.push(found);
            }
            return None;
        };
        let rating = self.initial(grade);
        // A registered player without a European rating is a guess to be looked at; a newcomer's start is the rule.
        let severity = if known.rating.is_some() { Warning } else { Note };
        self.findings.push(about(severity, finding::EGF_FROM_GRADE).with("grade", grade).with("rating", rating));
        let book = &mut self.players[player];
        (book.start, book.by_grade) = (Some(rating), Some(grade));
        book.steps.push(Step::new(self.edition.one_dan.at, step::EGF_INITIAL, rating).with("grade", grade));
        Some(rating)
    }

    fn initial(&self, grade: Grade) -> Thousandths {
        let rating = rating_of(self.edition, grade);
        self.edition.floor.value.map_or(rating, |floor| rating.max(floor))
    }

    fn close(&mut self, number: usize, player: usize, class: GoClass, weight: Hundredths) {
        let edition = self.edition;
        let period = self.period;
        let book = &mut self.players[player];
        let Some(row) = book.tournaments.last_mut().filter(|row| row.tournament == number) else { return };
        let id = period.tournaments[number].id.as_str();
        let steps = &mut book.steps;
        let weighed = Step::new(edition.weights.at, step::EGF_CLASS, weight);
        steps.push(weighed.with("class", class.as_str()).with("tournament", id));
        for game in &row.games {
            steps.extend(of_game(edition, period, row.before, game));
        }
        let sum = row.before + row.change;
        row.after = edition.floor.value.map_or(sum, |floor| sum.max(floor.min(row.before)));
        let new = Step::new(Paragraph("EGD game"), step::EGF_NEW_RATING, sum);
        steps.push(new.with("before", row.before).with("change", row.change).with("tournament", id));
        if row.after != sum {
            steps.push(Step::new(edition.floor.at, step::EGF_FLOOR, row.after).with("rating", sum));
        }
        book.after = Some(row.after);
    }
}

fn both_changes(
    edition: &Edition,
    game: &GoGame,
    black: Thousandths,
    white: Thousandths,
    weight: Hundredths,
) -> [Option<GameChange>; 2] {
    let stones = game.handicap;
    let side = |own, opponent, stones_received, stones_given, halves| {
        game_change(edition, &Faced { own, opponent, stones_received, stones_given, halves, weight })
    };
    [
        side(black, white, stones, 0, halves(game.outcome, true)),
        side(white, black, 0, stones, halves(game.outcome, false)),
    ]
}

fn reason(outcome: GoOutcome) -> Option<Why> {
    let code = match outcome {
        GoOutcome::Black | GoOutcome::White | GoOutcome::Jigo => return None,
        GoOutcome::NoShow => why::NO_SHOW,
        GoOutcome::Arbiter => why::ARBITER,
        GoOutcome::DoubleLoss => why::DOUBLE_LOSS,
        GoOutcome::Bye => why::BYE,
        GoOutcome::HalfBye => why::HALF_BYE,
    };
    Some(Why { code, paragraph: Paragraph("EGD game") })
}

fn halves(outcome: GoOutcome, black: bool) -> u8 {
    match outcome {
        GoOutcome::Black => 2 * u8::from(black),
        GoOutcome::White => 2 * u8::from(!black),
        GoOutcome::Jigo => 1,
        GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss | GoOutcome::Bye | GoOutcome::HalfBye => 0,
    }
}
