//! What a list was computed from: players, events, games.

use super::{Writing, letter};
use crate::acts::desk::OfficeError;
use crate::download::facts::{ChessFacts, GoFacts, text};
use crate::download::kept::{pool_text, reached_text};
use crate::lists::compute::{InputPeriod, Inputs, is_junior};
use arpad_model::{List, Period, PersonId, Rating, SetAside};
use arpad_registry::Error;
use arpad_registry::public_file::{self as table, Cell};

impl Writing<'_> {
    pub(super) fn chess(
        &mut self,
        list: &List,
        period: &Period,
        (persons, starts): (&[PersonId], &[jiff::civil::Date]),
    ) -> Result<(), OfficeError> {
        let strangers = self.strangers;
        let id = Cell::Int(list.id.0);
        let number = |place: u32| strangers.number(persons[place as usize]);
        let points = |rating: Option<Rating>| rating.map(Rating::points);
        for (player, person) in period.players.iter().zip(persons) {
            let number = strangers.number(*person);
            self.file.put(
                &table::START,
                &[
                    id.clone(),
                    number.into(),
                    points(player.rating).into(),
                    player.k.into(),
                    is_junior(player.born, list.day).filter(|_| player.k.is_none()).into(),
                    player.games.into(),
                    points(player.peak).into(),
                    points(player.standard).into(),
                    player.has_played.into(),
                    player.last_active.map(|day| day.to_string()).into(),
                    player.sex.filter(|_| number >= 0).map(letter).into(),
                    pool_text(&player.pool)?.into(),
                ],
            )?;
        }
        for (place, (event, registered)) in (0_u32..).zip(period.tournaments.iter().zip(starts)) {
            let facts = text(&ChessFacts::of((event.start, event.end), &event.circumstances, number)).map_err(odd)?;
            let tournament = Cell::Int(event.id.parse().map_err(odd)?);
            let days = [registered.to_string(), event.end.to_string()].map(Cell::Text);
            let [starts, ends] = days;
            let system = event.system.as_str();
            let cells = [id.clone(), tournament.clone(), place.into(), system.into(), starts, ends, facts.into()];
            self.file.put(&table::EVENT, &cells)?;
            for (player, rating) in &event.ratings {
                let cells = [id.clone(), tournament.clone(), number(*player).into(), points(*rating).into()];
                self.file.put(&table::RATING_THEN, &cells)?;
            }
            for (player, then) in &event.standings {
                self.file.put(
                    &table::STANDING_THEN,
                    &[
                        id.clone(),
                        tournament.clone(),
                        number(*player).into(),
                        points(then.rating).into(),
                        then.games.into(),
                        points(then.peak).into(),
                        then.k.into(),
                    ],
                )?;
            }
            for (at, game) in (1_u32..).zip(&event.games) {
                let aside = game.set_aside.map(|why| match why {
                    SetAside::Ruled => "ruled",
                    SetAside::Reported => "reported",
                });
                self.file.put(
                    &table::GAME,
                    &[
                        id.clone(),
                        tournament.clone(),
                        at.into(),
                        game.round.into(),
                        number(game.white).into(),
                        number(game.black).into(),
                        game.outcome.as_str().into(),
                        Cell::Null,
                        aside.into(),
                    ],
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn go(&mut self, list: &List, inputs: &Inputs) -> Result<(), OfficeError> {
        let InputPeriod::Go(period, (starts, ends)) = &inputs.period else { return Ok(()) };
        let strangers = self.strangers;
        let id = Cell::Int(list.id.0);
        let number = |place: u32| strangers.number(inputs.persons[place as usize]);
        for (player, person) in period.players.iter().zip(&inputs.persons) {
            let by = player.initial.as_ref().map(|initial| match initial.by {
                arpad_model::SetBy::Manager => "manager",
                arpad_model::SetBy::Committee(_) => "committee",
            });
            self.file.put(
                &table::GO_START,
                &[
                    id.clone(),
                    strangers.number(*person).into(),
                    player.rating.into(),
                    player.grade.map(|grade| grade.to_string()).into(),
                    reached_text(&player.reached)?.into(),
                    player.tournaments.into(),
                    player.entry_grade.map(|grade| grade.to_string()).into(),
                    player.foreign.into(),
                    player.initial.as_ref().map(|initial| initial.points).into(),
                    by.into(),
                ],
            )?;
        }
        for one in &period.decisions {
            let grade = one.grade.map(|grade| grade.to_string());
            let cells = [id.clone(), number(one.player).into(), one.points.into(), grade.into()];
            self.file.put(&table::GO_DECISION, &cells)?;
        }
        for (place, event) in (0_u32..).zip(&period.tournaments) {
            let tournament = Cell::Int(event.id.parse().map_err(odd)?);
            let facts = text(&GoFacts::of(event, number)).map_err(odd)?;
            let [starts, ends] = [starts.to_string(), ends.to_string()].map(Cell::Text);
            let cells = [id.clone(), tournament.clone(), place.into(), Cell::Null, starts, ends, facts.into()];
            self.file.put(&table::EVENT, &cells)?;
            for (at, game) in (1_u32..).zip(&event.games) {
                self.file.put(
                    &table::GAME,
                    &[
                        id.clone(),
                        tournament.clone(),
                        at.into(),
                        game.round.into(),
                        game.white.map(number).into(),
                        number(game.black).into(),
                        game.outcome.as_str().into(),
                        game.handicap.into(),
                        Cell::Null,
                    ],
                )?;
            }
        }
        Ok(())
    }
}

/// What cannot be told is damaged.
fn odd(error: impl std::fmt::Display) -> Error {
    Error::damaged("report", error.to_string())
}
