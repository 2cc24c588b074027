//! The register's month for the search: how our list was computed, what FIDE's says, and what else is known that could be the
//! difference.

use super::{Theirs, row_of};
use crate::acts::desk::OfficeError;
use crate::lists::compute::{Heard, InputPeriod, recorded};
use crate::register::matching::words;
use crate::views::history::{governing, made_again};
use arpad_instruments::reconciling::{Cause, Month, Of, OfEvent, OfGame, Side, Told, search};
use arpad_model::{List, ListRow, Paragraph, Period, PersonId, PersonName, Series, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::rate::Recorded;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// What explains the numbers of some players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// Whose.
    pub persons: Vec<PersonId>,
    /// Every smallest set of causes that gives FIDE's numbers exactly; none where no set does.
    pub sets: Vec<Vec<Why>>,
    /// There are more such sets.
    pub is_more: bool,
    /// There was too much to try.
    pub is_cut: bool,
}

/// One cause, as people are told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The cause; its positions are of no use to anybody else.
    pub cause: Cause,
    /// The paragraph that says what is right.
    pub paragraph: Paragraph,
    /// The tournament.
    pub tournament: Option<String>,
    /// The round.
    pub round: Option<u16>,
    /// Who it is about: the players of a game, White first, or whose number it is, or from whom to whom.
    pub persons: Vec<PersonId>,
    /// What we have: a result, a K, a rating.
    pub ours: Option<i32>,
    /// What FIDE has by this explanation.
    pub theirs: Option<i32>,
    /// The list whose ratings were taken.
    pub list: Option<Date>,
}

/// What else is known of somebody.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub name: PersonName,
    /// Other K that the law can give him.
    pub other_k: Vec<u8>,
    /// The rating on FIDE's own list before, where it is another.
    pub other_base: Option<i32>,
}

/// Searches for what explains FIDE's numbers; nothing where our list was computed from nothing.
pub(super) fn searched(
    store: &mut Reader<'_>,
    (forecast, tempo): (&List, Tempo),
    (ours, theirs): (&[ListRow], &Theirs),
    known: &HashMap<PersonId, Known>,
) -> Result<Vec<Explanation>, OfficeError> {
    let Some((_, inputs)) = made_again(store, forecast)? else { return Ok(Vec::new()) };
    let InputPeriod::Chess(period, _) = &inputs.period else { return Ok(Vec::new()) };
    let Some(heard) = recorded(&inputs, (tempo, forecast.day))? else { return Ok(Vec::new()) };
    let mut persons = inputs.persons.clone();
    let mut idle: Vec<PersonId> = known.keys().copied().filter(|person| !persons.contains(person)).collect();
    idle.sort_unstable();
    persons.extend(idle);
    let place: HashMap<PersonId, u32> = persons.iter().copied().zip(0..).collect();
    let lists = before(store, forecast, &persons)?;
    let points = |rating: Option<i32>| rating.and_then(|points| i16::try_from(points).ok()).unwrap_or(0);
    let mut players: Vec<Of> = persons
        .iter()
        .enumerate()
        .map(|(at, person)| {
            let in_period = period.players.get(at).map(|player| player.rating.map_or(0, |rating| rating.points()));
            // Whoever has no game stands as our list has him; a conversion is computed once more.
            let rows = if heard.transition.is_some() { &inputs.base } else { ours };
            let base = in_period.unwrap_or_else(|| points(row_of(rows, *person).and_then(|row| row.rating)));
            let told = row_of(&theirs.rows, *person).and_then(|row| {
                let games = u16::try_from(row.period_games).ok();
                Some(Told { rating: points(Some(row.rating?)), games })
            });
            let known = known.get(person);
            Of {
                base,
                told,
                other_k: known.map(|known| known.other_k.clone()).unwrap_or_default(),
                other_base: known
                    .and_then(|known| known.other_base)
                    .map(|base| points(Some(base)))
                    .into_iter()
                    .collect(),
                ..Of::default()
            }
        })
        .collect();
    ks(&mut players, &heard.calculation);
    for (person, others) in alike(known) {
        players[place[&person] as usize].alike = others.iter().map(|other| place[other]).collect();
    }
    let games = games(&heard.calculation);
    let (events, columns) = events(period, &heard, &games, &lists);
    let (edition, transition) = (&heard.edition, heard.transition);
    let month = Month { edition, day: forecast.day, transition, players, events, games };
    let told = |cause: Cause| why(&month, (period, &heard.calculation.order), (&persons, &columns), cause);
    let found = search(&month).into_iter().map(|found| Explanation {
        persons: found.players.iter().map(|player| persons[*player as usize]).collect(),
        sets: found.sets.iter().map(|set| set.iter().map(|cause| told(*cause)).collect()).collect(),
        is_more: found.is_more,
        is_cut: found.is_cut,
    });
    Ok(found.collect())
}

/// K of everybody who has a change, and of single tournaments where it is another.
fn ks(players: &mut [Of], calculation: &Recorded) {
    for closing in &calculation.trace.closings {
        let player = &mut players[closing.player as usize];
        (player.base, player.k) = (closing.before, closing.k);
        player.other_k.retain(|k| *k != closing.k);
    }
    for (part, _) in &calculation.trace.k_parts {
        let of = &mut players[part.player as usize].k_of;
        of.retain(|(event, _)| *event < part.from);
        of.extend((part.from..calculation.order.len() as u32).map(|event| (event, part.k.value)));
    }
}

fn games(calculation: &Recorded) -> Vec<OfGame> {
    let both = calculation.games.iter().zip(calculation.trace.games.iter());
    let game = |((event, game), sides): (&(u32, arpad_rules::chess::kernel::games::PackedGame), [_; 2])| {
        let side = |side: arpad_rules::chess::kernel::trace::Side| Side { own: side.own, opponent: side.opponent };
        OfGame {
            event: *event,
            round: game.round,
            players: [game.white, game.black],
            halves: game.white_halves,
            sides: sides.map(side),
            counts: game.ruling == Ruling::Counts,
        }
    };
    both.map(game).collect()
}

/// The ratings of a list, by position.
type Column = (Date, Vec<i16>);

/// The two newest lists that governed before ours.
fn before(store: &mut Reader<'_>, forecast: &List, persons: &[PersonId]) -> Result<Vec<Column>, OfficeError> {
    let all = governing(
        store,
        Series::Chess(match forecast.series {
            Series::Chess(tempo) => tempo,
            Series::Go => return Ok(Vec::new()),
        }),
    )?;
    let mut columns = Vec::new();
    for list in all.iter().rev().filter(|list| list.day < forecast.day).take(2) {
        let rows = list_rows::of(store, list.id)?;
        let rating = |person: &PersonId| row_of(&rows, *person).and_then(|row| row.rating);
        let points = |person: &PersonId| rating(person).and_then(|points| i16::try_from(points).ok()).unwrap_or(0);
        columns.push((list.day, persons.iter().map(points).collect()));
    }
    Ok(columns)
}

/// The tournaments in the kernel's order, each with the lists whose ratings would be others; their days beside them.
fn events<'a>(
    period: &Period,
    heard: &'a Heard,
    games: &[OfGame],
    lists: &[Column],
) -> (Vec<OfEvent<'a>>, Vec<Vec<Date>>) {
    let order = &heard.calculation.order;
    let event = |(number, at): (u32, &usize)| {
        let of_event = || games.iter().filter(|game| game.event == number);
        let differs = |(_, ratings): &&Column| {
            let is_other = |player: u32, own: i16| own != 0 && ratings[player as usize] != own;
            of_event().any(|game| (0..2).any(|side| is_other(game.players[side], game.sides[side].own)))
        };
        let others: Vec<&Column> = lists.iter().filter(differs).collect();
        let of = OfEvent {
            edition: &heard.editions[*at],
            start: period.tournaments[*at].start,
            other_lists: others.iter().map(|(_, ratings)| ratings.clone()).collect(),
        };
        (of, others.iter().map(|(day, _)| *day).collect())
    };
    (0..).zip(order).map(event).unzip()
}

/// Who is called alike, both ways.
fn alike(known: &HashMap<PersonId, Known>) -> BTreeMap<PersonId, Vec<PersonId>> {
    let mut by_name: HashMap<Vec<String>, Vec<PersonId>> = HashMap::new();
    for (person, of) in known {
        let mut name = words(&of.name.as_list());
        name.sort_unstable();
        by_name.entry(name).or_default().push(*person);
    }
    let mut alike = BTreeMap::new();
    for mut persons in by_name.into_values().filter(|persons| persons.len() > 1) {
        persons.sort_unstable();
        for person in &persons {
            alike.insert(*person, persons.iter().copied().filter(|other| other != person).collect());
        }
    }
    alike
}

fn why(
    month: &Month<'_>,
    (period, order): (&Period, &[usize]),
    (persons, columns): (&[PersonId], &[Vec<Date>]),
    cause: Cause,
) -> Why {
    let person = |player: u32| persons[player as usize];
    let of = |player: u32| &month.players[player as usize];
    let event = |event: u32| period.tournaments[order[event as usize]].name.clone();
    let mut why = Why {
        cause,
        paragraph: cause.paragraph(month.edition),
        tournament: None,
        round: None,
        persons: Vec::new(),
        ours: None,
        theirs: None,
        list: None,
    };
    match cause {
        Cause::Missing(game) | Cause::Extra(game) | Cause::Result(game, _) => {
            let game = &month.games[game as usize];
            (why.tournament, why.round) = (event(game.event), Some(game.round).filter(|round| *round > 0));
            why.persons = game.players.map(person).to_vec();
            why.ours = Some(game.halves.into());
        }
        Cause::Event(number) | Cause::List(number, _) => why.tournament = event(number),
        Cause::K(player, _) | Cause::Base(player, _) | Cause::Start(player, _) | Cause::Half(player) => {
            why.persons = vec![person(player)];
        }
        Cause::Identity { event: number, from, to } => {
            (why.tournament, why.persons) = (event(number), vec![person(from), person(to)]);
        }
        Cause::Unit => {}
    }
    match cause {
        Cause::Result(_, halves) => why.theirs = Some(halves.into()),
        Cause::K(player, k) => (why.ours, why.theirs) = (Some(of(player).k.into()), Some(k.into())),
        Cause::Base(player, base) | Cause::Start(player, base) => {
            (why.ours, why.theirs) = (Some(of(player).base.into()), Some(base.into()));
        }
        Cause::List(number, list) => why.list = columns[number as usize].get(usize::from(list)).copied(),
        _ => {}
    }
    why
}
