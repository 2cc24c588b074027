//! The steps of an explanation of the European rating.

use super::edition::Edition;
use super::rated::EgfGame;
use crate::go::codes::step;
use arpad_model::{GoPeriod, HalfPoints, Step, Thousandths};

/// The steps of one game: the stones, the expected score, the change.
pub(super) fn of_game(edition: &Edition, period: &GoPeriod, own: Thousandths, game: &EgfGame) -> Vec<Step> {
    let mut steps = Vec::new();
    let opponent = game.opponent.map_or("-", |opponent| name(period, opponent));
    let round = u32::from(game.round);
    if let Some(why) = game.why {
        let not = Step::new(why.paragraph, step::NOT_COUNTED, why.code);
        steps.push(not.with("round", round).with("opponent", opponent));
    }
    let Some(change) = game.change else { return steps };
    if game.handicap > 0 {
        let to = if game.black { change.own_corrected } else { change.opponent_corrected };
        let raised = Step::new(edition.handicap.at, step::EGF_HANDICAP, to).with("round", round);
        let raised = raised.with("receiver", if game.black { "own" } else { "opponent" });
        steps.push(raised.with("stones", u32::from(game.handicap)));
    }
    steps.push(
        Step::new(edition.beta.at, step::EGF_EXPECTED, change.expected)
            .with("round", round)
            .with("opponent", opponent)
            .with("own", change.own_corrected)
            .with("other", change.opponent_corrected),
    );
    steps.push(
        Step::new(edition.con.at, step::EGF_GAME, change.change)
            .with("round", round)
            .with("rating", own)
            .with("con", change.con)
            .with("bonus", change.bonus)
            .with("score", HalfPoints(game.halves.into()))
            .with("expected", change.expected),
    );
    steps
}

fn name(period: &GoPeriod, position: usize) -> &str {
    let player = &period.players[position];
    player.name.as_deref().unwrap_or(&player.id)
}
