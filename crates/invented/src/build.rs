//! The invented federation's three seasons and the month that goes on, done by the office day by day as a real one would:
//! registrations, licences, announcements, files in the post, questions, waivers, closings, corrections, revisions.

pub(super) mod first_list;
mod membership;

use super::{DemoEvent, DemoPlayer, EventRemark, Federation, Size};
use arpad_model::{
    AppealOutcome, Birth, ClubId, DecisionKind, EventFacts, Moment, Owner, PersonId, Series, Severity, Tempo,
    TournamentId,
};
use arpad_office::acts::accept::{Acceptance, Newcomers, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::close::{close_go, close_month};
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp, enact};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{
    Act, Announcement, AppealAct, ClubAct, DecideAct, Decided, Found, HideAct, MergeAct, PersonFields,
};
use arpad_office::refusal::code;
use arpad_registry::tables::{decisions, persons, tournaments};
use arpad_registry::{Registry, Writer, ledger};
use first_list::first_list;
use jiff::ToSpan;
use jiff::civil::Date;
use membership::fields;

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
    /// The federation, its clubs, its players, and the lists it takes over.
    fn beginning(&mut self, store: &mut Writer<'_>) -> Result<(), OfficeError> {
        let day = self.federation.first_list;
        let stamp = stamp(day);
        // It computes lists of its own in every series.
        let owners = Series::ALL.into_iter().map(|series| (series, Owner::Ours)).collect();
        let found =
            Found {
                name: "Minta Sakk- és Gószövetség".into(), country: "HUN".into(), owners, second_reading: true
            };
        enact(store, &stamp, &Act::Found(found))?;
        for (club, number) in self.federation.clubs.iter().zip(0..) {
            let act = ClubAct {
                club: club_of(number),
                name: club.name.clone(),
                town: club.town.clone(),
                county: club.county.clone(),
            };
            enact(store, &stamp, &Act::Club(act))?;
        }
        for (player, number) in self.federation.players.iter().zip(0..) {
            // The register numbers its people in the order they are invented; newcomers get their licence when they come.
            enact(store, &stamp, &Act::Person(fields(player, number)))?;
            if player.registered <= day {
                self.welcome(store, number, day)?;
            }
        }
        self.strength_orders(store, day)?;
        if self.federation.players.iter().any(|player| player.chess.is_some()) {
            let bytes = first_list(self.federation, day);
            let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(day), ..Incoming::default() };
            let taken = import(store, &stamp, &bytes[..], &incoming, |_| {})?;
            self.built.lists += taken.lists.len();
        }
        let initial = self.federation.players.iter().zip(0..).filter_map(|(player, number)| {
            let (points, _) = player.go.as_ref()?.initial?;
            Some(Decided::Initial { person: person_of(number), points, manager: false })
        });
        for decision in initial {
            let act = DecideAct { decision, day, reference: format!("{COMMITTEE} 1/2023") };
            enact(store, &stamp.because("az előző rendszerből átvéve"), &Act::Decide(act))?;
        }
        // Organizers pair by the grade a player declares; where his points say otherwise, the stones count for whoever got them.
        let parameter = Decided::Parameter {
            edition: "mgsz-2012".into(),
            name: "go-stones-to-stronger".into(),
            value: "correct-receiver".into(),
        };
        let act = DecideAct { decision: parameter, day, reference: format!("{COMMITTEE} 3/2023") };
        enact(store, &stamp, &Act::Decide(act))?;
        let transition = Decided::Transition {
            transition: "fide-2024-03-01".into(),
            series: Tempo::ALL.map(Series::Chess).to_vec(),
        };
        let act = DecideAct { decision: transition, day, reference: format!("{COMMITTEE} 2/2023") };
        enact(store, &stamp, &Act::Decide(act))?;
        Ok(())
    }

    /// Everything between two lists.
    fn until(&mut self, store: &mut Writer<'_>, list: Date, desk: Desk) -> Result<(), OfficeError> {
        for player in 0..self.federation.players.len() {
            let registered = self.federation.players[player].registered;
            if !self.registered[player] && registered <= list {
                self.welcome(store, player, registered)?;
            }
        }
        if list.month() == 9 && self.office == Office::Busy {
            self.new_season(store, list)?;
        }
        while let Some(event) = self.federation.events.get(self.next_event).filter(|event| event.reported < list) {
            self.next_event += 1;
            let rest = &self.federation.events[self.next_event..];
            let is_last = rest.iter().filter(|event| event.reported < list).count() < WAITING;
            let desk = if is_last { desk } else { Desk::Cleared };
            self.report(store, self.next_event - 1, event, desk)?;
        }
        let due: Vec<_> = self.later.iter().filter(|(day, ..)| *day < list).copied().collect();
        self.later.retain(|(day, ..)| *day >= list);
        for (day, tournament, line, meant) in due {
            let why = stamp(day).because("hu: a névrokona játszott\nen: the namesake played");
            reidentify(store, &why, tournament, line, person_of(meant))?;
        }
        Ok(())
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

    /// A file in the post, from the announcement to its acceptance.
    fn report(
        &mut self,
        store: &mut Writer<'_>,
        number: usize,
        event: &DemoEvent,
        desk: Desk,
    ) -> Result<(), OfficeError> {
        let mut day = stamp(event.reported);
        let tournament = match event.remark {
            EventRemark::Correction { of } => {
                let why = "hu: a rendező helyesbített jelentést küldött\nen: the organizer sent a corrected report";
                day = day.because(why);
                self.tournaments[of]
            }
            _ => Some(self.announce(store, event)?),
        };
        self.tournaments[number] = tournament;
        let post = Post { file_name: &event.file_name, bytes: &event.bytes, received: event.reported, tournament };
        let received = receive(store, &day, &post)?;
        self.built.files += 1;
        if desk == Desk::Busy {
            return Ok(());
        }
        let (Some(tournament), None) = (received.tournament, &received.unreadable) else { return Ok(()) };
        self.rule(store, event, tournament)?;
        for (line, number) in received.lines.iter().zip(0_u32..) {
            if line.is_question() {
                let who = person_of(self.reported(event, number as usize));
                answer(store, &day, received.submission, number, Some(who))?;
            }
        }
        if let EventRemark::WrongIdentity { meant, .. } = event.remark
            && let Some(line) = event.players.iter().position(|player| *player == meant)
        {
            self.later.push((event.reported.saturating_add(40.days()), tournament, line as u32, meant));
        }
        let how = || Acceptance {
            take_new: true,
            newcomers: Newcomers::AsFile,
            another_event: event.remark == EventRemark::Again,
            ..Acceptance::default()
        };
        match accept(store, &day, received.submission, how()) {
            Ok(_) => Ok(()),
            Err(OfficeError::Refused(refusal)) if refusal.code == "not-ratable" => {
                self.waive(store, event, tournament, &refusal)?;
                accept(store, &day, received.submission, how()).map(|_| ())
            }
            Err(other) => Err(other),
        }
    }

    /// Whom a line of the file names.
    fn reported(&self, event: &DemoEvent, line: usize) -> usize {
        match event.remark {
            EventRemark::WrongIdentity { reported, meant, .. } if event.players[line] == meant => reported,
            _ => event.players[line],
        }
    }

    fn announce(&self, store: &mut Writer<'_>, event: &DemoEvent) -> Result<TournamentId, OfficeError> {
        let (said, id) = (&event.announcement, tournaments::next(store)?);
        let act = Announcement {
            tournament: id,
            series: event.kind,
            name: said.name.clone(),
            town: said.town.clone(),
            organizer: self.federation.clubs[said.organizer].name.clone(),
            arbiter: said.chief_arbiter.eastern(),
            time_control: said.time_control.clone(),
            rounds: Some(said.rounds),
            players: None,
            starts: said.start,
            ends: said.end,
            announced: said.registered,
            facts: EventFacts::default(),
        };
        enact(store, &stamp(said.registered), &Act::Announce(act))?;
        Ok(id)
    }

    /// What the committee says about a go tournament that its file cannot say.
    fn rule(&self, store: &mut Writer<'_>, event: &DemoEvent, tournament: TournamentId) -> Result<(), OfficeError> {
        let said = &event.announcement;
        let importance =
            said.importance.map(|kind| Decided::Importance { tournament, importance: vec![kind.as_str().to_owned()] });
        let multiplier =
            said.multiplier.map(|multiplier| Decided::Multiplier { tournament, multiplier, ground: String::new() });
        for decision in importance.into_iter().chain(multiplier) {
            let reference = format!("{COMMITTEE} {tournament}/{}", event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported), &Act::Decide(act))?;
        }
        Ok(())
    }

    fn waive(
        &self,
        store: &mut Writer<'_>,
        event: &DemoEvent,
        tournament: TournamentId,
        refusal: &Refusal,
    ) -> Result<(), OfficeError> {
        let mut paragraphs: Vec<&str> = refusal
            .findings
            .iter()
            .filter(|finding| finding.severity == Severity::Error)
            .map(|finding| finding.paragraph.0)
            .collect();
        paragraphs.dedup();
        for paragraph in paragraphs {
            let decision = Decided::Waiver { tournament, paragraph: paragraph.to_owned(), what: String::new() };
            let reference = format!("{COMMITTEE} {tournament}/{}", event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported).because("a késedelem menthető"), &Act::Decide(act))?;
        }
        Ok(())
    }

    /// What a living register also has: a double entry found, somebody who asks not to be shown, an appeal, and what is
    /// announced for the coming weeks.
    fn end(&mut self, store: &mut Writer<'_>) -> Result<(), OfficeError> {
        let day = self.built.last_list.unwrap_or(self.federation.first_list);
        self.revise(store, day, 3)?;
        let stamp = stamp(day);
        let twice = &self.federation.players[3];
        let double = PersonFields {
            person: persons::next(store)?,
            family: twice.name.family.clone(),
            given: twice.name.given.clone(),
            born: Some(Birth::Year(twice.born.year())),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let dropped = double.person;
        enact(store, &stamp, &Act::Person(double))?;
        enact(
            store,
            &stamp.because("hu: kétszer vették fel\nen: entered twice"),
            &Act::Merge(MergeAct { keep: person_of(3), drop: dropped, every_tempo: true }),
        )?;
        enact(store, &stamp.because("kérte"), &Act::Hide(HideAct { person: person_of(11), hidden: true }))?;
        if let Some(decision) = decisions::all(store)?.iter().find(|one| one.kind == DecisionKind::Waiver) {
            let appeal = AppealAct::new(decision.entry, &self.federation.clubs[0].name, "a bejelentés elkésett");
            let entry = enact(store, &stamp, &Act::Appeal(appeal))?;
            end_appeal(store, &stamp, entry.seq, AppealOutcome::Upheld, "")?;
        }
        for (club, weeks) in self.federation.clubs.iter().zip(1_i64..).take(3) {
            let starts = day.saturating_add((7 * weeks).days());
            let act = Announcement {
                tournament: tournaments::next(store)?,
                series: Series::Chess(Tempo::Standard),
                name: format!("{} Kupa", club.town),
                town: club.town.clone(),
                organizer: club.name.clone(),
                arbiter: club.arbiter.eastern(),
                time_control: "90+30".to_owned(),
                rounds: Some(7),
                players: None,
                starts,
                ends: starts.saturating_add(6.days()),
                announced: day,
                facts: EventFacts::default(),
            };
            enact(store, &stamp, &Act::Announce(act))?;
        }
        Ok(())
    }
}
