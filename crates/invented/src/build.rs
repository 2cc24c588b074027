//! The invented federation's three seasons and the month that goes on, done by the office day by day as a real one would:
//! registrations, licences, announcements, files in the post, questions, waivers, closings, corrections, revisions.

mod beginning;
mod end;
pub(super) mod first_list;
mod membership;
mod reports;

use super::{DemoPlayer, Federation, Size};
use arpad_model::{ClubId, Moment, PersonId, Series, Tempo, TournamentId};
use arpad_office::acts::close::{close_go, close_month, replay_chess};
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::refusal::code;
use arpad_registry::{Registry, Writer, ledger};
use jiff::ToSpan;
use jiff::civil::Date;

/// What was built.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built {
    /// Entries of the ledger.
    pub entries: i64,
    /// Files received.
    pub files: usize,
    /// Lists published.
    pub lists: usize,
    /// The date of the last list.
    pub last_list: Option<Date>,
}

/// Builds the federation in an empty registry. `progress` hears how many months are done, of how many.
pub fn build(
    registry: &mut Registry,
    federation: &Federation,
    size: Size,
    mut progress: impl FnMut(usize, usize),
) -> Result<Built, OfficeError> {
    let mut build = Build::of(federation, Office::Busy);
    registry.write(|store| build.beginning(store))?;
    let list_after = |month: usize| federation.first_list.saturating_add((month as i64).months());
    let months = size.months_played();
    for month in 1..=size.months {
        registry.write(|store| build.month(store, list_after(month)))?;
        progress(month, months);
    }
    registry.write(|store| build.end(store))?;
    if size.goes_on {
        registry.write(|store| build.until(store, list_after(months), Desk::Busy))?;
        progress(months, months);
    }
    build.built.entries = registry.read(ledger::head)?.0.into();
    Ok(build.built)
}

/// The same for a federation in which nothing happens but games: everybody stays in his club, nothing is revised.
pub fn build_plainly(
    registry: &mut Registry,
    federation: &Federation,
    months: usize,
    mut progress: impl FnMut(usize, usize),
) -> Result<Built, OfficeError> {
    let mut build = Build::of(federation, Office::Quiet);
    registry.write(|store| build.beginning(store))?;
    for month in 1..=months {
        let list = federation.first_list.saturating_add((month as i64).months());
        registry.write(|store| build.month(store, list))?;
        progress(month, months);
    }
    build.built.entries = registry.read(ledger::head)?.0.into();
    Ok(build.built)
}

struct Build<'a> {
    office: Office,
    federation: &'a Federation,
    built: Built,
    /// The number of each event's tournament.
    tournaments: Vec<Option<TournamentId>>,
    next_event: usize,
    /// Identities found wrong, and the day on which somebody notices.
    later: Vec<(Date, TournamentId, u32, usize)>,
    registered: Vec<bool>,
}

/// How much happens beside games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Office {
    /// Transfers, guests, revisions, as in a real one.
    Busy,
    /// Nothing.
    Quiet,
}

/// What comes to the office on a day.
enum Due {
    /// A player is registered for the first time.
    Newcomer(usize),
    /// A tournament's report comes in the post.
    Report(usize),
    /// Somebody notices that another played.
    Namesake { tournament: TournamentId, line: u32, meant: usize },
}

/// Whether the officer has come to what lies on her desk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Desk {
    Cleared,
    /// The newest files wait.
    Busy,
}

/// Files that wait.
const WAITING: usize = 3;

const OFFICER: &str = "Minta Ilona";
const COMMITTEE: &str = "Minősítési Bizottság";

fn stamp(day: Date) -> Stamp {
    Stamp::new(Moment::from_utc(day.at(10, 0, 0, 0)), OFFICER)
}

fn person_of(player: usize) -> PersonId {
    PersonId(player as u32 + 1)
}

fn club_of(club: usize) -> ClubId {
    ClubId(club as u32 + 1)
}

impl<'a> Build<'a> {
    fn of(federation: &'a Federation, office: Office) -> Self {
        Build {
            office,
            federation,
            built: Built::default(),
            tournaments: vec![None; federation.events.len()],
            next_event: 0,
            later: Vec::new(),
            registered: vec![false; federation.players.len()],
        }
    }
}

impl Build<'_> {
    /// Everything between two lists, in the order of its days: whoever looks into the ledger finds no entry of an earlier moment
    /// than the one before it.
    fn until(&mut self, store: &mut Writer<'_>, list: Date, desk: Desk) -> Result<(), OfficeError> {
        let mut due = self.newcomers(list);
        while let Some(event) = self.federation.events.get(self.next_event).filter(|event| event.reported < list) {
            due.push((event.reported, Due::Report(self.next_event)));
            self.next_event += 1;
        }
        let noticed = |(day, ..): &(Date, TournamentId, u32, usize)| *day < list;
        for (day, tournament, line, meant) in self.later.extract_if(.., |one| noticed(one)) {
            due.push((day, Due::Namesake { tournament, line, meant }));
        }
        // On one day people come before the files that name them.
        due.sort_by_key(|(day, _)| *day);
        let mut reports = due.iter().filter(|(_, what)| matches!(what, Due::Report(_))).count();
        for (day, what) in due {
            match what {
                Due::Newcomer(player) => self.welcome(store, player, day)?,
                Due::Report(number) => {
                    reports -= 1;
                    let desk = if reports < WAITING { desk } else { Desk::Cleared };
                    self.report(store, number, &self.federation.events[number], desk)?;
                }
                Due::Namesake { tournament, line, meant } => {
                    let why = stamp(day).because("hu: a névrokona játszott\nen: the namesake played");
                    reidentify(store, &why, tournament, line, person_of(meant))?;
                }
            }
        }
        if list.month() == 9 && self.office == Office::Busy {
            self.new_season(store, list)?;
        }
        Ok(())
    }

    /// Who gets his first licence until then.
    fn newcomers(&self, list: Date) -> Vec<(Date, Due)> {
        let players = self.federation.players.iter().zip(0..);
        let comes = |(player, number): (&DemoPlayer, usize)| {
            (!self.registered[number] && player.registered <= list)
                .then_some((player.registered, Due::Newcomer(number)))
        };
        players.filter_map(comes).collect()
    }

    /// A whole month with its closing.
    fn month(&mut self, store: &mut Writer<'_>, list: Date) -> Result<(), OfficeError> {
        self.until(store, list, Desk::Cleared)?;
        let tempos = match self.office {
            Office::Busy => Tempo::ALL.to_vec(),
            // Where nothing is played there is nothing to close.
            Office::Quiet => self.tempos(),
        };
        for tempo in tempos {
            match close_month(store, &stamp(list), tempo, list) {
                Ok(_) => {
                    let published = publish(store, &stamp(list), Series::Chess(tempo), Some(list))?;
                    self.built.lists += published.len();
                }
                // Rapid and blitz have no law of their own before 2024-03-01.
                Err(OfficeError::Refused(refusal)) if refusal.code == "not-modelled" => {}
                Err(other) => return Err(other),
            }
        }
        match close_go(store, &stamp(list)) {
            Ok(_) => self.built.lists += publish(store, &stamp(list), Series::Go, None)?.len(),
            Err(OfficeError::Refused(refusal)) if matches!(refusal.code, code::NOTHING_DUE | code::NOTHING_RATABLE) => {
            }
            Err(other) => return Err(other),
        }
        self.built.last_list = Some(list);
        // At the end of a season the presidium has the corrected lists published again.
        if list.month() == 9 && self.office == Office::Busy {
            self.revise(store, list, 6)?;
        }
        Ok(())
    }

    /// The tempos at which somebody has played.
    fn tempos(&self) -> Vec<Tempo> {
        let plays = |tempo: &Tempo| self.federation.events.iter().any(|event| event.kind == Series::Chess(*tempo));
        Tempo::ALL.into_iter().filter(plays).collect()
    }

    fn revise(&mut self, store: &mut Writer<'_>, list: Date, months: i64) -> Result<(), OfficeError> {
        let from = list.saturating_sub(months.months());
        let why = stamp(list).because("hu: szezonvégi módosított listák\nen: revised lists at the end of the season");
        match replay_chess(store, &why, Tempo::Standard, from) {
            Ok(_) => {
                self.built.lists += publish(store, &why, Series::Chess(Tempo::Standard), None)?.len();
                Ok(())
            }
            Err(OfficeError::Refused(refusal)) if refusal.code == "nothing-changes" => Ok(()),
            Err(other) => Err(other),
        }
    }
}
