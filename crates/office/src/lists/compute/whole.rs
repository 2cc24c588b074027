//! Events that are rated month by month, where a rule belongs to the event and not to its part: the first event of a newcomer, a
//! decided match, what an event allows once, and games with unrated players of a round robin, which wait for its end.

use super::{Context, Events, Known, Shelf};
use crate::lists::closed_list::OfWhole;
use crate::refusal::OfficeError;
use arpad_model::{Game, PartOf, PersonId, Tempo, Tournament, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::parts;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::{is_over, uses_upgrade, waits_for_the_end};
use std::borrow::Cow;

/// A part of an event.
struct Part {
    id: TournamentId,
    persons: Vec<PersonId>,
    tournament: Tournament,
}

/// Events with what each part has to know of its whole; lists of before knew nothing of it.
pub(super) fn with_wholes<'a>(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    context: &Context<'_>,
    tempo: Tempo,
    events: &'a Events,
) -> Result<Cow<'a, Events>, OfficeError> {
    let is_part = |id: TournamentId| context.rulings.event_of(id).is_some();
    if context.whole == OfWhole::Nothing || !events.iter().any(|(event, _)| is_part(event.id)) {
        return Ok(Cow::Borrowed(events));
    }
    let mut events = events.clone();
    for (event, report) in &mut events {
        let Some(whole) = context.rulings.event_of(event.id) else { continue };
        let Report::Chess { persons, tournament } = report else { continue };
        let earlier = earlier(store, (whole, event.id, tournament), context.known)?;
        let mut own = Part { id: event.id, persons: persons.clone(), tournament: tournament.clone() };
        let mut part = part_of(store, shelf, context, (whole, tempo), &own, &earlier)?;
        if context.whole == OfWhole::RulesAndEnd && waits(tempo, tournament) {
            at_the_end(store, shelf, context, tempo, &mut own, &mut part, &earlier)?;
        }
        own.tournament.circumstances.part = Some(part);
        (*persons, *tournament) = (own.persons, own.tournament);
    }
    Ok(Cow::Owned(events))
}

fn earlier(
    store: &mut Reader<'_>,
    (whole, own, tournament): (TournamentId, TournamentId, &Tournament),
    known: &Known,
) -> Result<Vec<Part>, OfficeError> {
    let withdrawn = known.withdrawn(store)?;
    let mut earlier = Vec::new();
    for id in parts::of(store, whole)?.into_iter().filter(|id| *id != own && !withdrawn.contains(id)) {
        let found = known.events(store, &[id])?.pop().flatten();
        if let Some((_, Report::Chess { persons, tournament: part })) = found
            && (part.start, id) < (tournament.start, own)
        {
            earlier.push(Part { id, persons, tournament: part });
        }
    }
    earlier.sort_by_key(|part| part.tournament.start);
    Ok(earlier)
}

fn part_of(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    context: &Context<'_>,
    (whole, tempo): (TournamentId, Tempo),
    own: &Part,
    earlier: &[Part],
) -> Result<PartOf, OfficeError> {
    let people = context.people;
    let mut part = PartOf { event: whole.to_string(), ..PartOf::default() };
    let edition = Calendar::default().chess_edition_on(tempo, own.tournament.start).ok();
    for one in earlier {
        let in_force = shelf.in_force(one.tournament.start).map(|list| list.id);
        let ratings = in_force.map(|list| shelf.ratings(store, list, one.tournament.start)).transpose()?;
        for game in &one.tournament.games {
            let both = one.players(game);
            let lines = both.map(|person| own.line(context, person));
            if let [Some(white), Some(black)] = lines {
                part.earlier.push(Game { white, black, ..*game });
            }
            let rating = |person: PersonId| {
                let ratings = ratings.as_ref()?;
                ratings.get(&people.standing_for(person)).or_else(|| ratings.get(&person)).copied()
            };
            if let ([Some(white), Some(black)], Some(edition), true) = (both.map(rating), edition, game.is_rated()) {
                let uses = [uses_upgrade(edition, white, black), uses_upgrade(edition, black, white)];
                part.upgraded
                    .extend(lines.into_iter().zip(uses).filter(|(_, uses)| *uses).filter_map(|(line, _)| line));
            }
        }
    }
    part.upgraded.sort_unstable();
    part.upgraded.dedup();
    Ok(part)
}

/// Whether games with unrated players of this part wait for the end of its event.
fn waits(tempo: Tempo, tournament: &Tournament) -> bool {
    let edition = Calendar::default().chess_edition_on(tempo, tournament.start);
    edition.is_ok_and(|edition| waits_for_the_end(edition, tournament.system))
}

/// Of a round robin that goes on, who is unrated: his games wait. Its last part brings those that have waited.
fn at_the_end(
    store: &mut Reader<'_>,
    shelf: &mut Shelf,
    context: &Context<'_>,
    tempo: Tempo,
    own: &mut Part,
    part: &mut PartOf,
    earlier: &[Part],
) -> Result<(), OfficeError> {
    let edition = Calendar::default().chess_edition_on(tempo, own.tournament.start);
    let games: Vec<Game> = part.earlier.iter().chain(&own.tournament.games).copied().collect();
    let rounds = own.tournament.circumstances.rounds;
    if !edition.is_ok_and(|edition| is_over(edition, own.tournament.system, rounds, &games)) {
        part.waits = own.unrated(store, shelf, context)?;
        return Ok(());
    }
    let (mut rated, mut waited) = (Vec::new(), Vec::new());
    for one in earlier {
        let unrated = if waits(tempo, &one.tournament) { one.unrated(store, shelf, context)? } else { Vec::new() };
        for game in &one.tournament.games {
            let [white, black] = one.players(game).map(|person| own.line_or_new(context, person));
            let has_waited = [game.white, game.black].iter().any(|player| unrated.contains(player));
            let of = if has_waited { &mut waited } else { &mut rated };
            of.push(Game { white, black, ..*game });
        }
    }
    part.earlier = rated;
    waited.append(&mut own.tournament.games);
    own.tournament.games = waited;
    Ok(())
}

impl Part {
    /// The players of a game.
    fn players(&self, game: &Game) -> [PersonId; 2] {
        [game.white, game.black].map(|line| self.persons[line as usize])
    }

    /// The line of a person, under whatever number.
    fn line(&self, context: &Context<'_>, person: PersonId) -> Option<u32> {
        let standing = context.people.standing_for(person);
        let is_he = |one: &PersonId| context.people.standing_for(*one) == standing;
        self.persons.iter().position(is_he).map(|line| line as u32)
    }

    /// The same; a line of his own, where he has none.
    fn line_or_new(&mut self, context: &Context<'_>, person: PersonId) -> u32 {
        self.line(context, person).unwrap_or_else(|| {
            self.persons.push(person);
            self.persons.len() as u32 - 1
        })
    }

    /// The lines of those who had no rating on the list in force at its start.
    fn unrated(
        &self,
        store: &mut Reader<'_>,
        shelf: &mut Shelf,
        context: &Context<'_>,
    ) -> Result<Vec<u32>, OfficeError> {
        let Some(list) = shelf.in_force(self.tournament.start).map(|list| list.id) else { return Ok(Vec::new()) };
        let ratings = shelf.ratings(store, list, self.tournament.start)?;
        let is_unrated = |person: &PersonId| {
            let standing = context.people.standing_for(*person);
            let is_listed = ratings.contains_key(&standing) || ratings.contains_key(person);
            !is_listed && context.rulings.taken(standing, |one| one == self.id).is_none()
        };
        let lines = (0..).zip(&self.persons).filter(|(_, person)| is_unrated(person));
        Ok(lines.map(|(line, _)| line).collect())
    }
}
