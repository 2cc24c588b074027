//! The book kept beside the calculation: it turns what the kernel recorded into the answer and its steps. It computes
//! nothing; every number in it is one the kernel, the tables' readers or the entry rules produced.

use super::check::{Admitted, Fate};
use super::edition::Edition;
use super::entry::{Ground, Start};
use super::game_point::{GamePoint, Played};
use super::kernel::{Field, Grading, Recording, Slot};
use super::new_points::NewPoints;
use super::rate::Packed;
use super::rated::*;
use super::split::part_of;
use super::tables::{bound_of, grade_at};
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
        if let Some(points) = decision.points {
            if player.status == Status::Absent {
                player.status = Status::Registered;
            }
            player.start = Some(slot.points);
            player.steps.push(Step::new(committee, step::DECISION_POINTS, points).with("reference", reference));
        }
        if let Some(grade) = decision.grade {
            player.steps.push(Step::new(committee, step::DECISION_GRADE, grade).with("reference", reference));
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
        self.opening = field.slots.iter().map(|slot| (slot.points, slot.grade)).collect();
        self.tournaments.push(RatedTournament {
            tournament: number,
            multiplier: admitted.multiplier.clone(),
            parts: admitted.parts.clone(),
            steps: self.tournament_steps(admitted),
        });
    }

    fn tournament_steps(&self, admitted: &Admitted) -> Vec<Step> {
        let mut steps = Vec::new();
        let multiplier = &admitted.multiplier;
        if let Some(computed) = &multiplier.computed {
            steps.push(match computed.time {
                None => Step::new(self.edition.small_board.at, step::SMALL_BOARD, computed.time_value),
                Some(time) => Step::new(self.edition.time_rule.at, step::TIME, computed.time_value)
                    .with("base", time.base)
                    .with("extended", time.extended.shown())
                    .with("category", String::from(time.row.category).as_str()),
            });
            for part in computed.importance.iter().filter(|part| part.counted) {
                let row = Step::new(self.edition.importance.at, step::IMPORTANCE, part.value);
                steps.push(row.with("row", part.row.as_str()));
            }
            steps.push(
                Step::new(Paragraph("§6(1)1"), step::MULTIPLIER, computed.value)
                    .with("time", computed.time_value)
                    .with("importance", computed.value - computed.time_value),
            );
        }
        if multiplier.decided {
            steps.push(Step::new(Paragraph("§6(2)"), step::MULTIPLIER_GIVEN, multiplier.value));
        }
        if admitted.parts.len() > 1 {
            let rounds: u32 = admitted.parts.iter().map(|&rounds| u32::from(rounds)).sum();
            let split = Step::new(self.edition.split.at, step::SPLIT, admitted.parts.len());
            steps.push(split.with("multiplier", multiplier.value).with("rounds", rounds));
        }
        steps
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
            let steps = self.game_steps(number, position, admitted);
            self.players[position].steps.extend(steps);
        }
        for (player, grading) in &recording.grades {
            let steps = self.grade_steps(number, grading);
            self.players[*player as usize].steps.extend(steps);
        }
    }

    /// Enters every game for both its players and gives back whoever is in one.
    fn enter_games(&mut self, number: usize, admitted: &Admitted, points: &[Option<GamePoint>]) -> Vec<usize> {
        let mut played = Vec::new();
        let tournament = &self.period.tournaments[number];
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
                    part: part_of(&admitted.parts, game.round),
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

    /// The steps of one player's tournament: part by part the games, their sum, the change, the new points.
    fn game_steps(&self, number: usize, position: usize, admitted: &Admitted) -> Vec<Step> {
        let tournament = &self.period.tournaments[number];
        let Some(row) = self.players[position].tournaments.last() else { return Vec::new() };
        let mut steps = Vec::new();
        let mut parts: Vec<usize> = row.games.iter().map(|game| game.part).collect();
        parts.sort_unstable();
        parts.dedup();
        for part in parts {
            for game in row.games.iter().filter(|game| game.part == part) {
                let result = match admitted.games[game.game] {
                    Fate::Counts { result, .. } => Some(result),
                    Fate::NotPlayed(_) | Fate::Refused => None,
                };
                self.one_game(game, result, &mut steps);
            }
            for new in row.parts.iter().filter(|new| new.part == part) {
                let id = tournament.id.as_str();
                steps.push(Step::new(Paragraph("§7"), step::SUM, new.sum).with("tournament", id));
                let change = Step::new(self.edition.rounding.at, step::CHANGE, new.change);
                let change = change.with("multiplier", row.multiplier).with("sum", new.sum);
                steps.push(change.with("product", new.product));
                let after = Step::new(Paragraph("§7"), step::NEW_POINTS, new.after);
                steps.push(after.with("before", new.before).with("change", new.change));
            }
        }
        steps
    }

    fn one_game(&self, game: &PlayerGame, result: Option<Played>, steps: &mut Vec<Step>) {
        let opponent = game.opponent.map_or("-", |opponent| self.name(opponent));
        let round = u32::from(game.round);
        if let Some(why) = game.why {
            let not = Step::new(why.paragraph, step::NOT_COUNTED, why.code);
            steps.push(not.with("round", round).with("opponent", opponent));
        }
        let (Some(point), Some(result)) = (game.point, result) else { return };
        if game.handicap > 0 {
            let (from, to) =
                if game.black { (point.own, point.own_corrected) } else { (point.opponent, point.opponent_corrected) };
            let correction = Step::new(Paragraph("§8(2)1"), step::CORRECTION, to).with("round", round);
            let correction = correction.with("receiver", if game.black { "own" } else { "opponent" });
            steps.push(
                correction.with("stones", u32::from(game.handicap)).with("from", from).with("correction", to - from),
            );
        }
        let won = result == if game.black { Played::BlackWins } else { Played::WhiteWins };
        let code = match (result, won, point.difference >= 0) {
            (Played::Jigo, _, _) => step::JIGO,
            (_, true, true) => step::WON_AS_STRONGER,
            (_, true, false) => step::WON_AS_WEAKER,
            (_, false, true) => step::LOST_AS_STRONGER,
            (_, false, false) => step::LOST_AS_WEAKER,
        };
        steps.push(
            Step::new(Paragraph("§8(2)2"), code, point.point)
                .with("round", round)
                .with("opponent", opponent)
                .with("own", point.own_corrected)
                .with("other", point.opponent_corrected)
                .with("difference", point.difference.abs())
                .with("chance", point.chance),
        );
    }

    fn grade_steps(&self, number: usize, grading: &Grading) -> Vec<Step> {
        let mut steps = Vec::new();
        let points = grading.points;
        let id = self.period.tournaments[number].id.as_str();
        let Some(held) = grading.after else { return steps };
        for (grade, times) in grading.reached.counters() {
            // Counted now, above what he holds: the bound is reached, but not often enough yet.
            if grade > held && bound_of(grade).is_some_and(|bound| points >= bound) {
                let reached = Step::new(self.edition.times.at, step::GRADE_REACHED, grade).with("points", points);
                steps.push(reached.with("times", times).with("tournament", id));
            }
        }
        if grading.before.is_none_or(|before| held > before) {
            let at = if held <= self.edition.once.value { self.edition.once.at } else { self.edition.times.at };
            steps.push(Step::new(at, step::GRADE_RISEN, held).with("points", points).with("tournament", id));
        } else if grade_at(points).is_none_or(|band| band < held) && bound_of(held).is_some() {
            let kept = Step::new(Paragraph("§4(2)"), step::GRADE_KEPT, held).with("points", points);
            steps.push(kept.with("tournament", id));
        }
        steps
    }

    fn name(&self, position: usize) -> &str {
        let player = self.period.players.get(position);
        player.map_or("-", |player| player.name.as_deref().unwrap_or(&player.id))
    }

    pub(super) fn close(mut self, field: &Field, findings: Vec<Finding>) -> GoRated {
        for (player, (slot, reached)) in self.players.iter_mut().zip(field.slots.iter().zip(&field.reached)) {
            if matches!(player.status, Status::Registered | Status::New) {
                player.after = Some(slot.points);
                player.change = player.start.map(|start| slot.points - start);
            }
            if player.status != Status::Foreign {
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
