//! The book kept beside the calculation: it turns what the kernel recorded into the answer. It computes
//! nothing; every number in it is one the kernel, the tables' readers or the entry rules produced.

use super::check::{Admitted, Fate};
use super::edition::Edition;
use super::entry::{Ground, Start};
use super::game_point::GamePoint;
use super::kernel::{Field, Recording, Slot};
use super::new_points::NewPoints;
use super::rate::Packed;
use super::rated::*;
use super::split::{last_rounds, part_of};
use super::steps;
use crate::go::codes::step;
use arpad_model::{Decimal, Finding, GoDecision, GoPeriod, Grade, Paragraph, Step, Thousandths};

/// The book of one calculation.
pub(super) struct Book<'a> {
    edition: &'a Edition,
    period: &'a GoPeriod,
    tournaments: Vec<RatedTournament>,
    players: Vec<RatedPlayer>,
    /// Points and grades at the start of the tournament at hand.
    opening: Vec<(i32, Option<Grade>)>,
}

impl<'a> Book<'a> {
    pub(super) fn open(edition: &'a Edition, period: &'a GoPeriod) -> Self {
        let blank = |(position, player): (usize, &arpad_model::GoPlayer)| RatedPlayer {
            player: position,
            status: if player.foreign { Status::Foreign } else { Status::Absent },
            before: None,
            start: None,
            after: None,
            change: None,
            sum: Decimal(0),
            grade_before: player.grade,
            grade: player.grade,
            reached: player.reached.clone(),
            rated_tournaments: player.tournaments,
            tournaments: Vec::new(),
            steps: Vec::new(),
        };
        let players = period.players.iter().enumerate().map(blank).collect();
        Book { edition, period, tournaments: Vec::new(), players, opening: Vec::new() }
    }

    pub(super) fn status(&self, position: usize) -> Status {
        self.players[position].status
    }

    pub(super) fn registered(&mut self, position: usize, points: i32, grade: Option<Grade>) {
        let player = &mut self.players[position];
        (player.status, player.before, player.start) = (Status::Registered, Some(points), Some(points));
        player.grade_before = grade;
    }

    pub(super) fn decision(&mut self, committee: Paragraph, decision: &GoDecision, slot: &Slot) {
        let player = &mut self.players[decision.player as usize];
        let reference = decision.reference.as_str();
        let (at, of_points, of_grade) = match decision.taken {
            // The two indicators that everybody rated has.
            true => (Paragraph("§4(1)"), step::TAKEN_POINTS, step::TAKEN_GRADE),
            false => (committee, step::DECISION_POINTS, step::DECISION_GRADE),
        };
        if let Some(points) = decision.points {
            if player.status == Status::Absent {
                player.status = Status::Registered;
            }
            player.start = Some(slot.points);
            player.steps.push(Step::new(at, of_points, points).with("reference", reference));
        }
        if let Some(grade) = decision.grade {
            player.steps.push(Step::new(at, of_grade, grade).with("reference", reference));
        }
    }

    pub(super) fn enter(&mut self, number: usize, position: usize, start: &Start, grade: Option<Grade>) {
        let tournament = self.period.tournaments[number].id.as_str();
        let player = &mut self.players[position];
        let newcomer = self.edition.newcomer.at;
        let (code, by_grade) = match start.ground {
            Ground::Manager => (step::INITIAL_MANAGER, None),
            Ground::Committee => (step::INITIAL_COMMITTEE, None),
            Ground::EntryGrade(grade) => (step::INITIAL_ENTRY_GRADE, Some(grade)),
            Ground::Foreign(grade) => (step::FOREIGN_POINTS, Some(grade)),
            Ground::ForeignListed(grade) => (step::FOREIGN_LISTED, Some(grade)),
            Ground::ForeignGiven => (step::FOREIGN_GIVEN, None),
        };
        let entered = Step::new(newcomer, code, start.points).with("tournament", tournament);
        player.steps.push(by_grade.into_iter().fold(entered, |step, grade| step.with("grade", grade)));
        player.start = player.start.or(Some(start.points));
        if player.status != Status::Foreign {
            player.status = Status::New;
            player.grade_before = None;
            player.steps.extend(grade.map(|grade| {
                Step::new(self.edition.initial_grade.at, step::INITIAL_GRADE, grade).with("points", start.points)
            }));
        }
    }

    pub(super) fn begin(&mut self, number: usize, admitted: &Admitted, field: &Field) {
        self.opening.resize(self.players.len(), (0, None));
        for player in self.period.tournaments[number].participants() {
            if let (Some(opening), Some(slot)) =
                (self.opening.get_mut(player as usize), field.slots.get(player as usize))
            {
                *opening = (slot.points, slot.grade);
            }
        }
        self.tournaments.push(RatedTournament {
            tournament: number,
            multiplier: admitted.multiplier.clone(),
            parts: admitted.parts.clone(),
            steps: steps::of_tournament(self.edition, admitted),
        });
    }

    pub(super) fn end(
        &mut self,
        number: usize,
        admitted: &Admitted,
        packed: &Packed,
        recording: &Recording,
        field: &Field,
    ) {
        let mut points: Vec<Option<GamePoint>> = vec![None; admitted.games.len()];
        for &(game, point) in &recording.games {
            points[packed.positions[game as usize]] = Some(point);
        }
        let played = self.enter_games(number, admitted, &points);
        for &(part, player, _, new) in &recording.parts {
            if let Some(row) = self.players[player as usize].tournaments.last_mut() {
                row.parts.push(player_part(part as usize, new));
            }
        }
        for position in played {
            let slot = &field.slots[position];
            let player = &mut self.players[position];
            let Some(row) = player.tournaments.last_mut() else { continue };
            (row.after, row.grade) = (slot.points, slot.grade);
            player.sum += row.sum;
            if row.games.iter().any(|game| game.point.is_some()) {
                player.rated_tournaments += 1;
            }
            player.steps.extend(steps::of_games(self.edition, self.period, row, admitted));
        }
        for (player, grading) in &recording.grades {
            let id = self.period.tournaments[number].id.as_str();
            self.players[*player as usize].steps.extend(steps::of_grade(self.edition, id, grading));
        }
    }

    /// Enters every game for both its players and returns everybody who is in one.
    fn enter_games(&mut self, number: usize, admitted: &Admitted, points: &[Option<GamePoint>]) -> Vec<usize> {
        let mut played = Vec::new();
        let tournament = &self.period.tournaments[number];
        let last_rounds = last_rounds(&admitted.parts);
        for (position, (game, fate)) in tournament.games.iter().zip(&admitted.games).enumerate() {
            let sides = [(Some(game.black), game.white, true), (game.white, Some(game.black), false)];
            for (player, opponent, black) in sides {
                let Some(player) = player.map(|player| player as usize).filter(|&p| p < self.players.len()) else {
                    continue;
                };
                let rows = &mut self.players[player].tournaments;
                if rows.last().is_none_or(|row| row.tournament != number) {
                    let (before, grade) = self.opening[player];
                    rows.push(blank_row(number, admitted.multiplier.value, before, grade));
                    played.push(player);
                }
                let Some(row) = rows.last_mut() else { continue };
                let point = points[position].map(|point| seen_by(black, &point));
                row.sum += point.map_or(Decimal(0), |point| point.point);
                row.games.push(PlayerGame {
                    game: position,
                    round: game.round,
                    part: part_of(&last_rounds, game.round),
                    opponent: opponent.map(|opponent| opponent as usize),
                    black,
                    handicap: game.handicap,
                    point,
                    why: if let Fate::NotPlayed(why) = fate { Some(*why) } else { None },
                });
            }
        }
        played
    }

    pub(super) fn close(mut self, field: &Field, findings: Vec<Finding>) -> GoRated {
        for (player, (slot, reached)) in self.players.iter_mut().zip(field.slots.iter().zip(&field.reached)) {
            if matches!(player.status, Status::Registered | Status::New) {
                player.after = Some(slot.points);
                player.change = player.start.map(|start| slot.points - start);
                player.grade = slot.grade;
                player.reached = reached.counters();
            }
        }
        GoRated { edition: self.edition.id, tournaments: self.tournaments, players: self.players, findings }
    }
}

fn blank_row(tournament: usize, multiplier: u32, before: i32, grade: Option<Grade>) -> PlayerTournament {
    PlayerTournament {
        tournament,
        multiplier,
        before,
        after: before,
        sum: Decimal(0),
        parts: Vec::new(),
        grade_before: grade,
        grade,
        games: Vec::new(),
    }
}

fn seen_by(black: bool, point: &GamePoint) -> PlayerPoint {
    let thousandths = |value: i32| Decimal::<3>(value.into());
    let chance = thousandths(point.chance);
    if black {
        PlayerPoint {
            own: point.black,
            opponent: point.white,
            own_corrected: point.corrected,
            opponent_corrected: point.white,
            difference: point.difference,
            chance,
            point: thousandths(point.black_point),
        }
    } else {
        PlayerPoint {
            own: point.white,
            opponent: point.black,
            own_corrected: point.white,
            opponent_corrected: point.corrected,
            difference: -point.difference,
            chance,
            point: thousandths(-point.black_point),
        }
    }
}

fn player_part(part: usize, new: NewPoints) -> PlayerPart {
    let product: Thousandths = Decimal(new.product);
    PlayerPart { part, before: new.before, sum: Decimal(new.sum.into()), product, change: new.change, after: new.after }
}
