//! The steps of an explanation, worded elsewhere: each takes its numbers from what the calculation recorded.

use super::check::{Admitted, Fate};
use super::edition::Edition;
use super::game_point::Played;
use super::kernel::Grading;
use super::rated::{PlayerGame, PlayerTournament};
use super::tables::{bound_of, grade_at};
use crate::go::codes::step;
use arpad_model::{GoPeriod, Paragraph, Step};

/// The steps of a tournament: its multiplier and its parts.
pub(super) fn of_tournament(edition: &Edition, admitted: &Admitted) -> Vec<Step> {
    let mut steps = Vec::new();
    let multiplier = &admitted.multiplier;
    if let Some(computed) = &multiplier.computed {
        steps.push(match computed.time {
            None => Step::new(edition.small_board.at, step::SMALL_BOARD, computed.time_value),
            Some(time) => Step::new(edition.time_rule.at, step::TIME, computed.time_value)
                .with("base", time.base)
                .with("extended", time.extended.shown())
                .with("category", String::from(time.row.category).as_str()),
        });
        for part in computed.importance.iter().filter(|part| part.counted) {
            let row = Step::new(edition.importance.at, step::IMPORTANCE, part.value);
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
        let split = Step::new(edition.split.at, step::SPLIT, admitted.parts.len());
        steps.push(split.with("multiplier", multiplier.value).with("rounds", rounds));
    }
    steps
}

/// The steps of one player's tournament: part by part the games, their sum, the change, the new points.
pub(super) fn of_games(edition: &Edition, period: &GoPeriod, row: &PlayerTournament, admitted: &Admitted) -> Vec<Step> {
    let id = period.tournaments[row.tournament].id.as_str();
    let mut steps = Vec::new();
    let mut games: Vec<&PlayerGame> = row.games.iter().collect();
    games.sort_by_key(|game| (game.part, game.round, game.game));
    for games in games.chunk_by(|one, next| one.part == next.part) {
        let part = games[0].part;
        for &game in games {
            let result = match admitted.games[game.game] {
                Fate::Counts { result, .. } => Some(result),
                Fate::NotPlayed(_) | Fate::Refused => None,
            };
            one_game(period, game, result, &mut steps);
        }
        // The kernel closes the parts in their order.
        let first = row.parts.partition_point(|new| new.part < part);
        for new in row.parts[first..].iter().take_while(|new| new.part == part) {
            steps.push(match row.parts.len() {
                0 | 1 => Step::new(Paragraph("§7"), step::SUM, new.sum).with("tournament", id),
                _ => {
                    let sum = Step::new(Paragraph("§6(3)"), step::SUM_OF_PART, new.sum).with("tournament", id);
                    sum.with("part", part as u32 + 1)
                }
            });
            let change = Step::new(edition.rounding.at, step::CHANGE, new.change);
            let change = change.with("multiplier", row.multiplier).with("sum", new.sum);
            steps.push(change.with("product", new.product));
            let after = Step::new(Paragraph("§7"), step::NEW_POINTS, new.after);
            steps.push(after.with("before", new.before).with("change", new.change));
        }
    }
    steps
}

fn one_game(period: &GoPeriod, game: &PlayerGame, result: Option<Played>, steps: &mut Vec<Step>) {
    let opponent = game.opponent.map_or("-", |opponent| name(period, opponent));
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
        steps
            .push(correction.with("stones", u32::from(game.handicap)).with("from", from).with("correction", to - from));
        let giver = if game.black { point.opponent } else { point.own };
        if from <= giver && to > giver {
            let swapped = Step::new(Paragraph("§8(2)1"), step::ROLES_SWAPPED, to - giver).with("round", round);
            let swapped = swapped.with("receiver", if game.black { "own" } else { "opponent" });
            steps.push(swapped.with("corrected", to).with("giver", giver));
        }
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

/// The steps of a grade after a tournament.
pub(super) fn of_grade(edition: &Edition, id: &str, grading: &Grading) -> Vec<Step> {
    let mut steps = Vec::new();
    let points = grading.points;
    let Some(held) = grading.after else { return steps };
    for (grade, times) in grading.reached.counters() {
        // Counted now, above what he holds: the bound is reached, but not often enough yet.
        if grade > held && bound_of(grade).is_some_and(|bound| points >= bound) {
            let reached = Step::new(edition.times.at, step::GRADE_REACHED, grade).with("points", points);
            steps.push(reached.with("times", times).with("tournament", id));
        }
    }
    if grading.before.is_none_or(|before| held > before) {
        let is_defended = grading.reached.counters().iter().any(|(grade, times)| *grade == held && *times > 1);
        let (at, code) = match held <= edition.once.value {
            true => (edition.once.at, step::GRADE_RISEN),
            false if is_defended => (edition.times.at, step::GRADE_DEFENDED),
            false => (edition.times.at, step::GRADE_RISEN),
        };
        steps.push(Step::new(at, code, held).with("points", points).with("tournament", id));
    } else if grade_at(points).is_none_or(|band| band < held) && bound_of(held).is_some() {
        let kept = Step::new(Paragraph("§4(2)"), step::GRADE_KEPT, held).with("points", points);
        steps.push(kept.with("tournament", id));
    }
    steps
}

fn name(period: &GoPeriod, position: usize) -> &str {
    let player = period.players.get(position);
    player.map_or("-", |player| player.name.as_deref().unwrap_or(&player.id))
}
