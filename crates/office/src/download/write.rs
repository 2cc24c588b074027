//! Writing the download. The ledger is carried out once more beside the register, and each list is told as it was computed
//! then: with the persons, decisions and reports of that day.

use super::facts::{ChessFacts, GoFacts, text};
use super::kept::{pool_text, reached_text, state_text};
use super::strangers::Strangers;
use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::acts::found::federation;
use crate::lists::compute::{InputPeriod, Inputs, is_junior, make_telling, without_birth};
use crate::verify::chain::walk;
use crate::verify::rebuild::rebuild;
use crate::verify::{Fault, Verified};
use crate::views::causes::done;
use crate::views::public::{PublicPerson, is_public};
use arpad_model::{EntryId, List, ListId, ListRow, Period, PersonId, Rating, Series, SetAside, Sex, hex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::public_file::{self as table, Cell, PublicFile};
use arpad_registry::tables::{clubs, decisions, list_rows, lists, tournaments};
use arpad_registry::{Error, Reader, Registry};
use arpad_rules::chess::edition::Reading;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;

/// What was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Published lists.
    pub lists: u64,
    /// Their rows.
    pub rows: u64,
    /// Who is only a number.
    pub strangers: u64,
    /// Why nothing was: the ledger does not come out as it was sealed.
    pub faults: Vec<Fault>,
}

/// So many entries are read at once.
const STRETCH: u32 = 1000;

/// Bodies that say nothing of anybody: which lists were closed from which tournaments, with which seal, and published.
const OPEN_ACTS: [&str; 2] = ["close", "publish"];

/// Writes the download into a new file. `progress` hears how many entries are behind us, of how many.
pub fn write(
    store: &mut Reader<'_>,
    path: &Path,
    mut progress: impl FnMut(EntryId, EntryId),
) -> Result<Written, OfficeError> {
    let mut scratch = Registry::scratch()?;
    let mut file = PublicFile::create(path)?;
    let strangers = Strangers::read(store)?;
    let mut writing =
        Writing { file: &mut file, strangers: &strangers, told: HashSet::new(), written: Written::default() };
    let mut verified = Verified::default();
    let is_whole = walk(store, &[], &mut verified)?
        && rebuild(store, &mut scratch, &mut verified, &mut progress, &mut |store, then, entry| {
            writing.entry(store, then, entry)
        })?;
    if !is_whole {
        return Ok(Written { faults: verified.faults, ..Written::default() });
    }
    writing.rest(store, &verified)?;
    let written = Written { strangers: strangers.count(), ..writing.written };
    file.finish()?;
    Ok(written)
}

struct Writing<'a> {
    file: &'a mut PublicFile,
    strangers: &'a Strangers,
    /// The lists that were computed.
    told: HashSet<ListId>,
    written: Written,
}

impl Writing<'_> {
    /// What comes after an entry, in the register as it was then.
    fn entry(&mut self, store: &mut Reader<'_>, then: &mut Reader<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let Act::Close(close) = act_of(entry)? else { return Ok(()) };
        let made = make_telling(then, &close.lists, entry.seq)?;
        for (spec, made) in close.lists.iter().zip(made) {
            let Some(list) = lists::get(store, spec.list)?.filter(is_public) else { continue };
            let Some(inputs) = made.inputs else { continue };
            let inputs = match list.series {
                Series::Chess(tempo) => without_birth(inputs, (tempo, list.day))?,
                Series::Go => inputs,
            };
            self.told.insert(list.id);
            self.list(&list, Some(&inputs))?;
            self.rows(store, &list, made.off.iter().map(|row| row.person))?;
            self.carried(store, &list, &inputs)?;
            match &inputs.period {
                InputPeriod::Chess(period, starts) => self.chess(&list, period, (&inputs.persons, starts))?,
                InputPeriod::Go(..) => self.go(&list, &inputs)?,
                InputPeriod::Idle => {}
            }
        }
        Ok(())
    }

    /// What is no part of a calculation: FIDE's lists, the ledger, names.
    fn rest(&mut self, store: &mut Reader<'_>, verified: &Verified) -> Result<(), OfficeError> {
        for list in lists::all(store)?.into_iter().filter(is_public) {
            if !self.told.contains(&list.id) {
                self.list(&list, None)?;
                self.rows(store, &list, std::iter::empty())?;
            }
            super::signed::write(store, self.file, &list, self.strangers)?;
        }
        self.ledger(store)?;
        for club in clubs::all(store)? {
            let id = i64::from(club.id);
            self.file.put(&table::CLUB, &[id.into(), club.name.into(), club.town.into(), club.county.into()])?;
        }
        for person in self.strangers.shown() {
            self.player(person)?;
        }
        let mut skip = 0;
        loop {
            let events = tournaments::newest(store, skip, STRETCH)?;
            skip += STRETCH;
            for event in &events {
                self.file.put(
                    &table::TOURNAMENT,
                    &[
                        i64::from(event.id).into(),
                        event.series.as_str().into(),
                        event.name.as_str().into(),
                        event.town.as_str().into(),
                        event.starts.to_string().into(),
                        event.ends.to_string().into(),
                        event.rounds.into(),
                    ],
                )?;
            }
            if events.len() < STRETCH as usize {
                break;
            }
        }
        let found = federation(store)?;
        for (key, value) in [
            ("format", FORMAT.to_owned()),
            ("federation", found.name),
            ("country", found.country),
            ("entries", verified.entries.to_string()),
            ("seal", verified.seal.clone()),
        ] {
            self.file.put(&table::ABOUT, &[key.into(), value.into()])?;
        }
        Ok(())
    }

    fn ledger(&mut self, store: &mut Reader<'_>) -> Result<(), OfficeError> {
        let mut behind = EntryId(0);
        loop {
            let entries = ledger::after(store, behind, STRETCH)?;
            let Some(last) = entries.last() else { break };
            behind = last.seq;
            for entry in &entries {
                let is_open = OPEN_ACTS.contains(&entry.act.as_str());
                let open = |text: &str| is_open.then(|| text.to_owned());
                self.file.put(
                    &table::LEDGER,
                    &[
                        entry.seq.0.into(),
                        entry.moment.to_string().into(),
                        entry.act.as_str().into(),
                        hex(&entry.previous).into(),
                        hex(&entry.hash).into(),
                        open(&entry.by_whom).into(),
                        open(&entry.why).into(),
                        open(&entry.body).into(),
                    ],
                )?;
            }
        }
        for one in decisions::corrections(store, EntryId::LAST)? {
            let Some(done) = done(store, one.entry)? else { continue };
            let why = done.why.hu.or(done.why.en).or(done.why.unmarked);
            self.file.put(
                &table::CORRECTION,
                &[
                    one.entry.0.into(),
                    one.what.as_str().into(),
                    one.tournament.map(i64::from).into(),
                    done.moment.to_string().into(),
                    done.by_whom.into(),
                    why.into(),
                ],
            )?;
        }
        Ok(())
    }

    fn player(&mut self, person: &PublicPerson) -> Result<(), Error> {
        let PublicPerson {
            id,
            name,
            plain: _,
            komir,
            fide,
            egd,
            birth_year,
            sex,
            country,
            title,
            club,
            is_stranger: _,
            shown: _,
        } = person;
        self.file.put(
            &table::PLAYER,
            &[
                i64::from(*id).into(),
                name.family.as_str().into(),
                name.given.as_str().into(),
                komir.map(|number| number.to_string()).into(),
                fide.map(|number| number.to_string()).into(),
                egd.map(|number| number.to_string()).into(),
                (*birth_year).into(),
                sex.map(letter).into(),
                country.as_str().into(),
                title.as_str().into(),
                club.map(i64::from).into(),
            ],
        )
    }

    fn list(&mut self, list: &List, inputs: Option<&Inputs>) -> Result<(), Error> {
        self.written.lists += 1;
        self.file.put(
            &table::LIST,
            &[
                list.id.0.into(),
                list.series.as_str().into(),
                list.day.to_string().into(),
                list.revision.into(),
                list.origin.as_str().into(),
                list.edition.as_str().into(),
                list.base.map(|base| base.0).into(),
                list.tournament.map(i64::from).into(),
                Cell::Int(list.players as i64),
                hex(&list.hash).into(),
                list.closed.0.into(),
                list.published.map(|entry| entry.0).into(),
                list.published_at.map(|moment| moment.to_string()).into(),
                inputs.map(|inputs| if inputs.reading == Reading::First { 1_i64 } else { 2 }).into(),
                inputs.is_some_and(|inputs| inputs.is_converted).into(),
            ],
        )?;
        for one in inputs.into_iter().flat_map(|inputs| &inputs.parameters) {
            let (edition, from) = (one.edition.as_str(), one.from.to_string());
            let cells =
                [list.id.0.into(), edition.into(), from.into(), one.name.as_str().into(), one.value.as_str().into()];
            self.file.put(&table::PARAMETER, &cells)?;
        }
        Ok(())
    }

    fn rows(
        &mut self,
        store: &mut Reader<'_>,
        list: &List,
        off: impl Iterator<Item = PersonId>,
    ) -> Result<(), OfficeError> {
        for row in list_rows::of(store, list.id)? {
            self.written.rows += 1;
            let number = self.strangers.number(row.person);
            // A title is the person's.
            let title = if number < 0 { "" } else { row.title.as_str() };
            self.file.put(
                &table::ROW,
                &[
                    list.id.0.into(),
                    number.into(),
                    row.rating.into(),
                    row.k.into(),
                    row.games.into(),
                    row.peak.into(),
                    row.period_games.into(),
                    row.change.map(i64::from).into(),
                    row.last_active.into(),
                    row.active.code().into(),
                    title.into(),
                    row.grade.into(),
                    row.score.into(),
                    row.expected.into(),
                    state_text(list.series, &row.state)?.into(),
                ],
            )?;
        }
        for person in off {
            let number = self.strangers.number(person);
            self.file.put(&table::ABSENT, &[list.id.0.into(), number.into()])?;
        }
        Ok(())
    }

    /// Where the list starts from something else than the published row of the list before.
    fn carried(&mut self, store: &mut Reader<'_>, list: &List, inputs: &Inputs) -> Result<(), OfficeError> {
        let base = list.base.map(|base| lists::get(store, base)).transpose()?.flatten().filter(is_public);
        let published: HashMap<PersonId, ListRow> = match base {
            Some(base) => list_rows::of(store, base.id)?.into_iter().map(|row| (row.person, row)).collect(),
            None => HashMap::new(),
        };
        let carried: BTreeMap<PersonId, &ListRow> = inputs.base.iter().map(|row| (row.person, row)).collect();
        let everybody: BTreeSet<PersonId> = published.keys().chain(carried.keys()).copied().collect();
        for person in everybody {
            let row = match (published.get(&person), carried.get(&person)) {
                (Some(published), Some(row)) if is_same(published, row) => continue,
                (_, row) => row,
            };
            let of = |value: fn(&ListRow) -> Cell| row.map_or(Cell::Null, |row| value(row));
            let state = row.map(|row| state_text(list.series, &row.state)).transpose()?.flatten();
            self.file.put(
                &table::CARRIED,
                &[
                    list.id.0.into(),
                    self.strangers.number(person).into(),
                    row.is_none().into(),
                    of(|row| row.rating.into()),
                    of(|row| row.k.into()),
                    of(|row| row.games.into()),
                    of(|row| row.peak.into()),
                    of(|row| row.last_active.into()),
                    of(|row| row.active.code().into()),
                    of(|row| row.grade.into()),
                    state.into(),
                ],
            )?;
        }
        Ok(())
    }

    fn chess(
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

    fn go(&mut self, list: &List, inputs: &Inputs) -> Result<(), OfficeError> {
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

/// The version of the download's tables.
pub(super) const FORMAT: &str = "arpad-public-2";
/// The version before, without signed lists.
pub(super) const FORMAT_BEFORE: &str = "arpad-public-1";

/// Whether a list starts from what the row of the list before says.
pub(super) fn is_same(one: &ListRow, other: &ListRow) -> bool {
    let told =
        |row: &ListRow| (row.rating, row.games, row.peak, row.last_active, row.active, row.grade, row.state.clone());
    told(one) == told(other)
}

fn letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Male => "m",
        Sex::Female => "w",
    }
}

/// What cannot be told is damaged.
fn odd(error: impl std::fmt::Display) -> Error {
    Error::damaged("report", error.to_string())
}
