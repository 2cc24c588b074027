//! Two players side by side: who they are, what is expected between them, and every game they have played, with the
//! ratings of the list in force when its event began.

use crate::acts::desk::OfficeError;
use crate::lists::Owners;
use crate::lists::compute::{chess_edition, holding};
use crate::rating::calculator::expected;
use crate::views::opponents::{Meeting, meetings};
use crate::views::public::{PublicPlayer, Withheld, player};
use arpad_model::{EntryId, Hundredths, List, ListId, PersonId, Rating, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use jiff::civil::Date;
use std::collections::HashMap;

/// Two players.
#[derive(Clone, Debug)]
pub struct TwoPlayers {
    /// The first.
    pub one: PublicPlayer,
    /// The second.
    pub other: PublicPlayer,
    /// Their games, the newest first, each from the side of the first.
    pub games: Vec<RatedMeeting>,
    /// What is expected of the first in a game tomorrow, in each kind of chess in which both have a rating.
    pub expected: Vec<(Series, Hundredths)>,
}

/// A game with the ratings both had when its event began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMeeting {
    /// The game.
    pub meeting: Meeting,
    /// Of the first and of the second.
    pub ratings: [Option<i32>; 2],
}

/// Reads two players as they are on a day.
pub fn two_players(
    store: &mut Reader<'_>,
    one: PersonId,
    other: PersonId,
    today: Date,
) -> Result<Result<TwoPlayers, Withheld>, OfficeError> {
    let (Ok(one), Ok(other)) = (player(store, one, today)?, player(store, other, today)?) else {
        return Ok(Err(Withheld));
    };
    let both = [one.person.id, other.person.id];
    let Ok(met) = meetings(store, both[0], both[1])? else { return Ok(Err(Withheld)) };
    let games = with_ratings(store, met.games, both)?;
    let mut awaited = Vec::new();
    for series in Series::ALL {
        let Series::Chess(tempo) = series else { continue };
        let rating = |of: &PublicPlayer| {
            let listed = of.series.iter().find(|one| one.series == series)?.official()?;
            Rating::new(listed.row.rating?.into())
        };
        let (Some(own), Some(their)) = (rating(&one), rating(&other)) else { continue };
        let edition = chess_edition(store, tempo, today)?;
        awaited.extend(expected(&edition, own, their).0.expected.map(|expected| (series, expected)));
    }
    Ok(Ok(TwoPlayers { one, other, games, expected: awaited }))
}

/// The games of two, with the ratings both had.
pub fn rated_meetings(
    store: &mut Reader<'_>,
    one: PersonId,
    other: PersonId,
) -> Result<Result<Vec<RatedMeeting>, Withheld>, OfficeError> {
    match meetings(store, one, other)? {
        Ok(met) => Ok(Ok(with_ratings(store, met.games, [met.one.id, met.other.id])?)),
        Err(withheld) => Ok(Err(withheld)),
    }
}

/// Says of each game which ratings the list had that was in force when its event began.
fn with_ratings(
    store: &mut Reader<'_>,
    games: Vec<Meeting>,
    both: [PersonId; 2],
) -> Result<Vec<RatedMeeting>, OfficeError> {
    let mut shelves: HashMap<Series, (Owners, Vec<List>)> = HashMap::new();
    let mut on: HashMap<ListId, [Option<i32>; 2]> = HashMap::new();
    let mut rated = Vec::with_capacity(games.len());
    for meeting in games {
        let series = meeting.event.series;
        if let std::collections::hash_map::Entry::Vacant(place) = shelves.entry(series) {
            let owners = Owners::read(store, series, EntryId::LAST)?;
            let all = holding(lists::of(store, series)?, &owners);
            place.insert((owners, all));
        }
        let (owners, all) = &shelves[&series];
        let ratings = match owners.governing(all, meeting.event.starts).map(|list| list.id) {
            None => [None; 2],
            Some(list) => match on.get(&list) {
                Some(known) => *known,
                None => {
                    let rows = list_rows::among(store, list, &both)?;
                    let of = |person: PersonId| rows.iter().find(|row| row.person == person)?.rating;
                    *on.entry(list).or_insert(both.map(of))
                }
            },
        };
        rated.push(RatedMeeting { meeting, ratings });
    }
    Ok(rated)
}
