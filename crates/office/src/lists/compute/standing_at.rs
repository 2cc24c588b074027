//! What the list in force on a day says of a few persons, as the law asks it: for a look at games that are in no list yet.

use super::people::People;
use super::pool::unpack_reached;
use super::{Context, Scope, Shelf, chess, is_fide};
use crate::lists::closed_list::OfWhole;
use crate::rating::rate_file::KnownLines;
use crate::refusal::OfficeError;
use arpad_model::{GoPlayer, Grade, List, ListRow, PersonId, Series, Tempo};
use arpad_registry::Reader;
use arpad_registry::ledger;
use jiff::civil::Date;

/// A list in force, and what it says of those who were asked about.
pub(crate) struct StandingAt {
    /// The list; none before the first.
    pub list: Option<List>,
    /// What it says, in the order asked for.
    pub lines: KnownLines,
}

/// What holds for these persons in games of a series that begin on a day. A chess player who stands on no list is unrated, a
/// go player is none.
pub(crate) fn standing_at(
    store: &mut Reader<'_>,
    series: Series,
    day: Date,
    persons: &[Option<PersonId>],
) -> Result<StandingAt, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let mut sorted: Vec<PersonId> = persons.iter().flatten().copied().collect();
    sorted.sort_unstable();
    sorted.dedup();
    let scope = Scope::These(sorted.clone().into());
    let mut shelf = Shelf::read(store, series, known)?.within(&scope);
    let list = shelf.in_force(day).filter(|list| list.day <= day).cloned();
    let mut rows: Vec<ListRow> = match &list {
        Some(list) => shelf.rows_among(store, list, day, &sorted)?,
        None => Vec::new(),
    };
    rows.sort_unstable_by_key(|row| row.person);
    let row = |person: &PersonId| rows.binary_search_by_key(person, |row| row.person).ok().map(|place| &rows[place]);
    let lines = match series {
        Series::Chess(tempo) => {
            let people = People::within(store, &scope)?;
            let rulings = shelf.rulings(store, list.as_ref(), day)?;
            let (known, whole) = (&known.into(), OfWhole::RulesAndEnd);
            let context = Context { people: &people, rulings: &rulings, known, whole, made: None, keeps: false };
            let standard = match tempo {
                Tempo::Standard => None,
                Tempo::Rapid | Tempo::Blitz => context.standard(store, &scope, day)?,
            };
            let making = chess::Making {
                tempo,
                day,
                base: &rows,
                base_is_fide: is_fide(list.as_ref()),
                events: &Vec::new(),
                at_start: &[],
                decided_games: true,
                standard,
                people: &people,
                rulings: &rulings,
                keeps: false,
            };
            let mut players = Vec::with_capacity(persons.len());
            for person in persons {
                players.push(person.map(|person| chess::player(&making, person, row(&person))).transpose()?);
            }
            let governing = chess::Governing::of(tempo, day, std::iter::empty(), &rulings).ok();
            KnownLines::Chess(players, governing.map(|governing| Box::new(governing.list)))
        }
        Series::Go => {
            let mut players = Vec::with_capacity(persons.len());
            for person in persons {
                players.push(person.as_ref().and_then(row).map(on_ranking_list).transpose()?);
            }
            KnownLines::Go(players)
        }
    };
    Ok(StandingAt { list, lines })
}

fn on_ranking_list(row: &ListRow) -> Result<GoPlayer, OfficeError> {
    Ok(GoPlayer {
        rating: row.rating,
        grade: row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?)),
        reached: unpack_reached(&row.state)?,
        tournaments: row.games.unwrap_or(0),
        ..GoPlayer::default()
    })
}
