//! What somebody's next games would bring, whom he has met, and two players side by side.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{GAMES, GOAL, MULTIPLIER, ONLY_SERIES, OTHER, PAGE, PLAYER, SIZE, START};
use crate::answer::opponents::Opponents;
use crate::answer::what_if::{TwoPlayers, Wanted, WhatIf};
use crate::web::pages::what_if::{Seen, Wish, look};
use arpad_model::PersonId;
use arpad_office::views::opponents::{MOST_TOURNAMENTS, named, opponents};
use arpad_office::views::two_players::two_players;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "what-if",
        path: "/players/{id}/what-if",
        parameters: &[&PLAYER, &ONLY_SERIES, &START, &GAMES, &GOAL, &MULTIPLIER],
        example: "/players/1/what-if?games=r2100:1",
        body: None,
        answers: answers!(next_games),
    },
    Endpoint {
        name: "opponents",
        path: "/players/{id}/opponents",
        parameters: &[&PLAYER, &PAGE, &SIZE],
        example: "/players/1/opponents",
        body: None,
        answers: answers!(met),
    },
    Endpoint {
        name: "two-players",
        path: "/players/{id}/against/{other}",
        parameters: &[&PLAYER, &OTHER],
        example: "/players/1/against/2",
        body: None,
        answers: answers!(two),
    },
];

async fn next_games(call: Call) -> Result<Told<WhatIf>, Fault> {
    let id: PersonId = call.id()?;
    let wish = Wish::of_games(&call.query).ok_or(Fault::Lost)?;
    let asked = wish.clone();
    let today = jiff::Zoned::now().date();
    let seen = call.site.read(move |store| look(store, id, &asked, today)).await??.ok_or(Fault::Lost)?;
    let Seen { about, .. } = &seen;
    let games: Vec<Wanted<'_>> = wish.games.iter().map(|game| seen.wanted(game)).collect();
    let total = about.total(&seen.played(&wish));
    // It is another answer tomorrow.
    Ok(Told::fresh(&WhatIf::of(about, &games, total.as_ref(), wish.goal)))
}

async fn met(call: Call) -> Result<Told<Opponents>, Fault> {
    let id: PersonId = call.id()?;
    let paging = call.paging();
    let answer = call.site.read(move |store| {
        let found = match opponents(store, id, MOST_TOURNAMENTS)? {
            Ok(found) => found,
            Err(withheld) => return Ok(Err(withheld)),
        };
        let from = paging.skip().min(found.met.len());
        let shown = &found.met[from..found.met.len().min(from.saturating_add(paging.size))];
        let names = named(store, shown)?;
        let stretch = paging.stretch(found.met.len());
        Ok(Ok(Opponents::of(&found, shown, &names, stretch)))
    });
    Ok(Told::kept(&answer.await??))
}

async fn two(call: Call) -> Result<Told<TwoPlayers>, Fault> {
    let id: PersonId = call.id()?;
    let other: PersonId = call.part("other").parse().map_err(|_| Fault::Lost)?;
    let today = jiff::Zoned::now().date();
    let found = call.site.read(move |store| two_players(store, id, other, today)).await??;
    Ok(Told::fresh(&TwoPlayers::of(&found)))
}
