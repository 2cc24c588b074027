//! Events that are rated month by month, where a rule belongs to the event and not to its part: the first event of a newcomer, a
//! decided match, what an event allows once.

use super::{Context, Events, Shelf, event, withdrawn};
use crate::refusal::OfficeError;
use arpad_model::{EntryId, Game, PartOf, PersonId, Tempo, Tournament, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{parts, reports};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::uses_upgrade;
use std::borrow::Cow;

/// An earlier part of an event.
struct Earlier {
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
    if !context.whole || !events.iter().any(|(event, _)| is_part(event.id)) {
        return Ok(Cow::Borrowed(events));
    }
    let mut events = events.clone();
    for (event, report) in &mut events {
        let Some(whole) = context.rulings.event_of(event.id) else { continue };
        let Report::Chess { persons, tournament } = report else { continue };
        let earlier = earlier(store, (whole, event.id, tournament), context.known)?;
        let part = part_of(store, shelf, context, (whole, tempo), (persons, tournament), &earlier)?;
        tournament.circumstances.part = Some(part);
    }
    Ok(Cow::Owned(events))
}

fn earlier(
    store: &mut Reader<'_>,
    (whole, own, tournament): (TournamentId, TournamentId, &Tournament),
    known: EntryId,
) -> Result<Vec<Earlier>, OfficeError> {
    let withdrawn = withdrawn(store, known)?;
    let mut earlier = Vec::new();
    for id in parts::of(store, whole)?.into_iter().filter(|id| *id != own && !withdrawn.contains(id)) {
        if reports::known(store, id, known)?.is_none() {
            continue;
        }
        if let (_, Report::Chess { persons, tournament: part }) = event(store, id, known)?
            && (part.start, id) < (tournament.start, own)
        {
            earlier.push(Earlier { persons, tournament: part });
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
    (persons, tournament): (&[PersonId], &Tournament),
    earlier: &[Earlier],
) -> Result<PartOf, OfficeError> {
    let people = context.people;
    let line = |person: PersonId| {
        let own = |one: &PersonId| people.standing_for(*one) == people.standing_for(person);
        persons.iter().position(own).map(|line| line as u32)
    };
    let mut part = PartOf { event: whole.to_string(), ..PartOf::default() };
    let edition = Calendar::default().chess_edition_on(tempo, tournament.start).ok();
    for one in earlier {
        let in_force = shelf.in_force(one.tournament.start).map(|list| list.id);
        let ratings = in_force.map(|list| shelf.ratings(store, list, one.tournament.start)).transpose()?;
        for game in &one.tournament.games {
            let both = [one.persons[game.white as usize], one.persons[game.black as usize]];
            let lines = both.map(line);
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
