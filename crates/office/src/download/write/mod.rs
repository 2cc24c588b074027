//! Writing the download. The ledger is carried out once more beside the register, and each list is told as it was computed
//! then: with the persons, decisions and reports of that day.

mod calculation;
mod list;

use super::strangers::Strangers;
use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::acts::found::federation;
use crate::lists::compute::{InputPeriod, make_telling, without_birth};
use crate::verify::chain::walk;
use crate::verify::rebuild::rebuild;
use crate::verify::{Fault, Verified};
use crate::views::causes::done;
use crate::views::public::{PublicPerson, is_public};
use arpad_model::{EntryId, ListId, Series, Sex, hex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::public_file::{self as table, PublicFile};
use arpad_registry::tables::{clubs, decisions, lists, tournaments};
use arpad_registry::{Error, Reader, Registry};
use std::collections::HashSet;
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
            crate::download::signed::write(store, self.file, &list, self.strangers)?;
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
}

/// The version of the download's tables.
pub(in crate::download) const FORMAT: &str = "arpad-public-2";
/// The version before, without signed lists.
pub(in crate::download) const FORMAT_BEFORE: &str = "arpad-public-1";

fn letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Male => "m",
        Sex::Female => "w",
    }
}
