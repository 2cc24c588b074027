//! The invented federation's three seasons, done by the office day by day as a real one would: registrations, licences,
//! announcements, files in the post, questions, waivers, closings, corrections, revisions.

use super::{DemoEvent, DemoPlayer, EventRemark, Federation};
use crate::accept::{Acceptance, accept, answer};
use crate::acts::{Act, Announcement, ClubAct, DecideAct, Decided, Found, PaperAct, PersonFields};
use crate::close::{close_go, close_month};
use crate::correct::reidentify;
use crate::desk::{OfficeError, Refusal, Stamp, enact};
use crate::enact::birth_text;
use crate::import_list::{Incoming, import};
use crate::publish::publish;
use crate::receive::{Post, receive};
use crate::registering::title_of;
use crate::replay::replay_chess;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Rated, Record, Sex as ListSex};
use arpad_model::{Birth, PersonId, Series, Severity, Sex, Tempo, TournamentId};
use arpad_registry::tables::persons::sex_text;
use arpad_registry::tables::tournaments;
use arpad_registry::{Registry, Store, ledger};
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
    months: usize,
    mut progress: impl FnMut(usize, usize),
) -> Result<Built, OfficeError> {
    let mut build = Build {
        federation,
        built: Built::default(),
        tournaments: vec![None; federation.events.len()],
        next_event: 0,
        later: Vec::new(),
        registered: vec![false; federation.players.len()],
    };
    registry.write(|store| build.beginning(store))?;
    for month in 1..=months {
        let list = federation.first_list.saturating_add((month as i64).months());
        registry.write(|store| build.month(store, list))?;
        progress(month, months);
    }
    registry.write(|store| build.end(store))?;
    build.built.entries = registry.read(ledger::head)?.0;
    Ok(build.built)
}

struct Build<'a> {
    federation: &'a Federation,
    built: Built,
    /// The number of each event's tournament.
    tournaments: Vec<Option<TournamentId>>,
    next_event: usize,
    /// Identities found wrong, and the day on which somebody notices.
    later: Vec<(Date, TournamentId, u32, usize)>,
    registered: Vec<bool>,
}

const OFFICER: &str = "Minta Ilona";
const COMMITTEE: &str = "Minősítési Bizottság";

fn stamp(day: Date) -> Stamp {
    Stamp::new(format!("{day}T10:00:00Z"), OFFICER)
}

fn person_of(player: usize) -> PersonId {
    PersonId(player as u32 + 1)
}

impl Build<'_> {
    /// The federation, its clubs, its players, and the lists it takes over.
    fn beginning(&mut self, store: &mut Store<'_>) -> Result<(), OfficeError> {
        let day = self.federation.first_list;
        let stamp = stamp(day);
        let found = Found { name: "Minta Sakk- és Gószövetség".into(), country: "HUN".into() };
        enact(store, &stamp, &Act::Found(found))?;
        for (club, number) in self.federation.clubs.iter().zip(1..) {
            let act = ClubAct { club: number, name: club.name.clone(), town: club.town.clone() };
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
        let bytes = first_list(self.federation, day);
        let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(day), federation: "" };
        let taken = import(store, &stamp, &bytes[..], &incoming, |_| {})?;
        self.built.lists += taken.lists.len();
        let initial = self.federation.players.iter().zip(0..).filter_map(|(player, number)| {
            let (points, _) = player.go.as_ref()?.initial?;
            Some(Decided::Initial { person: person_of(number).0, points, manager: false })
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
            series: Tempo::ALL.map(|tempo| tempo.as_str().to_owned()).to_vec(),
        };
        let act = DecideAct { decision: transition, day, reference: format!("{COMMITTEE} 2/2023") };
        enact(store, &stamp, &Act::Decide(act))?;
        Ok(())
    }

    /// A player's titles and first licence.
    fn welcome(&mut self, store: &mut Store<'_>, player: usize, day: Date) -> Result<(), OfficeError> {
        self.registered[player] = true;
        let (known, stamp) = (&self.federation.players[player], stamp(day));
        let person = person_of(player).0;
        for (title, awarded) in &known.titles {
            let title = title_of(title)?.to_owned();
            let act = Act::Title { person, title, awarded: *awarded };
            enact(store, &stamp, &act)?;
        }
        if known.komir.is_some() {
            self.paper(store, "licence", player, known.club, day, known.komir)?;
        }
        Ok(())
    }

    fn paper(
        &self,
        store: &mut Store<'_>,
        kind: &str,
        player: usize,
        club: usize,
        day: Date,
        komir: Option<u32>,
    ) -> Result<(), OfficeError> {
        let act = PaperAct {
            kind: kind.to_owned(),
            person: person_of(player).0,
            komir,
            season: season(day),
            club: Some(club as u32 + 1),
            other_club: (kind == "transfer").then(|| self.federation.players[player].club as u32 + 1),
            day,
            remark: String::new(),
        };
        enact(store, &stamp(day), &Act::Paper(act))?;
        Ok(())
    }

    /// Everything between two lists, then the closing.
    fn month(&mut self, store: &mut Store<'_>, list: Date) -> Result<(), OfficeError> {
        for player in 0..self.federation.players.len() {
            let registered = self.federation.players[player].registered;
            if !self.registered[player] && registered <= list {
                self.welcome(store, player, registered)?;
            }
        }
        if list.month() == 9 {
            self.new_season(store, list)?;
        }
        while let Some(event) = self.federation.events.get(self.next_event).filter(|event| event.reported < list) {
            self.next_event += 1;
            self.report(store, self.next_event - 1, event)?;
        }
        let due: Vec<_> = self.later.iter().filter(|(day, ..)| *day < list).copied().collect();
        self.later.retain(|(day, ..)| *day >= list);
        for (day, tournament, line, meant) in due {
            let why = stamp(day).because("a névrokona játszott");
            reidentify(store, &why, tournament, line, person_of(meant))?;
        }
        for tempo in Tempo::ALL {
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
            Err(OfficeError::Refused(refusal)) if matches!(refusal.code, "nothing-due" | "nothing-ratable") => {}
            Err(other) => return Err(other),
        }
        self.built.last_list = Some(list);
        // At the end of a season the presidium has the corrected lists published again.
        if list.month() == 9 {
            self.revise(store, list, 6)?;
        }
        Ok(())
    }

    fn revise(&mut self, store: &mut Store<'_>, list: Date, months: i64) -> Result<(), OfficeError> {
        let from = list.saturating_sub(months.months());
        let why = stamp(list).because("szezonvégi módosított listák");
        match replay_chess(store, &why, Tempo::Standard, from) {
            Ok(_) => {
                self.built.lists += publish(store, &why, Series::Chess(Tempo::Standard), None)?.len();
                Ok(())
            }
            Err(OfficeError::Refused(refusal)) if refusal.code == "nothing-changes" => Ok(()),
            Err(other) => Err(other),
        }
    }

    /// Licences for the season, transfers, guests, strength orders.
    fn new_season(&mut self, store: &mut Store<'_>, day: Date) -> Result<(), OfficeError> {
        let clubs = self.federation.clubs.len();
        for player in 0..self.federation.players.len() {
            let known = &self.federation.players[player];
            if known.komir.is_none() || !self.registered[player] {
                continue;
            }
            match player % 50 {
                7 => self.paper(store, "transfer", player, (known.club + 1) % clubs, day, None)?,
                31 => {
                    self.paper(store, "licence", player, known.club, day, None)?;
                    self.paper(store, "guest", player, (known.club + 2) % clubs, day, None)?;
                }
                // Some do not ask for a licence again.
                44 => {}
                _ => self.paper(store, "licence", player, known.club, day, None)?,
            }
        }
        self.strength_orders(store, day)
    }

    fn strength_orders(&self, store: &mut Store<'_>, day: Date) -> Result<(), OfficeError> {
        for club in 0..self.federation.clubs.len() {
            let rating = |player: &DemoPlayer| player.chess.as_ref().and_then(|chess| chess.initial[0]);
            let plays = |player: &DemoPlayer| player.club == club && player.komir.is_some() && player.registered <= day;
            let mut team: Vec<(i32, u32)> = (1..)
                .zip(&self.federation.players)
                .filter(|(_, player)| plays(player))
                .filter_map(|(person, player)| Some((rating(player)?, person)))
                .collect();
            team.sort_by_key(|(rating, person)| (-rating, *person));
            let persons: Vec<u32> = team.into_iter().take(16).map(|(_, person)| person).collect();
            let act = Act::Strength { club: club as u32 + 1, season: season(day), persons };
            enact(store, &stamp(day), &act)?;
        }
        Ok(())
    }

    /// A file in the post, from the announcement to its acceptance.
    fn report(&mut self, store: &mut Store<'_>, number: usize, event: &DemoEvent) -> Result<(), OfficeError> {
        let day = stamp(event.reported);
        let tournament = match event.remark {
            EventRemark::Correction { of } => self.tournaments[of],
            _ => Some(self.announce(store, event)?),
        };
        self.tournaments[number] = tournament;
        let post = Post { file_name: &event.file_name, bytes: &event.bytes, received: event.reported, tournament };
        let received = receive(store, &day, &post)?;
        self.built.files += 1;
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
        match accept(store, &day, received.submission, Acceptance { take_new: true }) {
            Ok(_) => Ok(()),
            Err(OfficeError::Refused(refusal)) if refusal.code == "not-ratable" => {
                self.waive(store, event, tournament, &refusal)?;
                accept(store, &day, received.submission, Acceptance { take_new: true }).map(|_| ())
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

    fn announce(&self, store: &mut Store<'_>, event: &DemoEvent) -> Result<TournamentId, OfficeError> {
        let (said, id) = (&event.announcement, tournaments::next(store)?);
        let act = Announcement {
            tournament: id.0,
            series: event.kind.as_str().to_owned(),
            name: said.name.clone(),
            town: said.town.clone(),
            organizer: self.federation.clubs[said.organizer].name.clone(),
            arbiter: said.chief_arbiter.eastern(),
            time_control: said.time_control.clone(),
            rounds: Some(said.rounds),
            starts: said.start,
            ends: said.end,
            announced: said.registered,
        };
        enact(store, &stamp(said.registered), &Act::Announce(act))?;
        Ok(id)
    }

    /// What the committee says about a go tournament that its file cannot say.
    fn rule(&self, store: &mut Store<'_>, event: &DemoEvent, tournament: TournamentId) -> Result<(), OfficeError> {
        let said = &event.announcement;
        let importance = said
            .importance
            .map(|kind| Decided::Importance { tournament: tournament.0, importance: vec![kind.as_str().to_owned()] });
        let multiplier = said.multiplier.map(|multiplier| Decided::Multiplier { tournament: tournament.0, multiplier });
        for decision in importance.into_iter().chain(multiplier) {
            let reference = format!("{COMMITTEE} {}/{}", tournament.0, event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported), &Act::Decide(act))?;
        }
        Ok(())
    }

    fn waive(
        &self,
        store: &mut Store<'_>,
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
            let decision = Decided::Waiver { tournament: tournament.0, paragraph: paragraph.to_owned() };
            let reference = format!("{COMMITTEE} {}/{}", tournament.0, event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported).because("a késedelem menthető"), &Act::Decide(act))?;
        }
        Ok(())
    }

    /// What a living register also has: a double entry found, somebody who asks not to be shown, an appeal, and what is
    /// announced for the coming weeks.
    fn end(&mut self, store: &mut Store<'_>) -> Result<(), OfficeError> {
        let day = self.built.last_list.unwrap_or(self.federation.first_list);
        self.revise(store, day, 3)?;
        let stamp = stamp(day);
        let twice = &self.federation.players[3];
        let double = PersonFields {
            person: arpad_registry::tables::persons::next(store)?.0,
            family: twice.name.family.clone(),
            given: twice.name.given.clone(),
            born: Some(twice.born.year().to_string()),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let dropped = double.person;
        enact(store, &stamp, &Act::Person(double))?;
        enact(store, &stamp.because("kétszer vették fel"), &Act::Merge { keep: person_of(3).0, drop: dropped })?;
        enact(store, &stamp.because("kérte"), &Act::Hide { person: person_of(11).0, hidden: true })?;
        if let Some(decision) = arpad_registry::tables::decisions::all(store)?.iter().find(|one| one.kind == "waiver") {
            let appeal = Act::Appeal {
                against: decision.entry,
                by: self.federation.clubs[0].name.clone(),
                grounds: "a bejelentés elkésett".into(),
            };
            let entry = enact(store, &stamp, &appeal)?;
            enact(store, &stamp, &Act::Outcome { appeal: entry.seq, outcome: "upheld".into() })?;
        }
        for (club, weeks) in self.federation.clubs.iter().zip(1_i64..).take(3) {
            let starts = day.saturating_add((7 * weeks).days());
            let act = Announcement {
                tournament: tournaments::next(store)?.0,
                series: Tempo::Standard.as_str().to_owned(),
                name: format!("{} kupa", club.town),
                town: club.town.clone(),
                organizer: club.name.clone(),
                arbiter: club.arbiter.eastern(),
                time_control: "90+30".to_owned(),
                rounds: Some(7),
                starts,
                ends: starts.saturating_add(6.days()),
                announced: day,
            };
            enact(store, &stamp, &Act::Announce(act))?;
        }
        Ok(())
    }
}

fn fields(player: &DemoPlayer, number: usize) -> PersonFields {
    PersonFields {
        person: person_of(number).0,
        family: player.name.family.clone(),
        given: player.name.given.clone(),
        komir: None,
        fide: player.fide,
        egd: player.egd,
        born: Some(birth_text(Birth::Date(player.born))),
        sex: Some(sex_text(player.sex).to_owned()),
        country: "HUN".into(),
    }
}

/// A season begins in September: `2023/24`.
fn season(day: Date) -> String {
    let begins = if day.month() >= 9 { day.year() } else { day.year() - 1 };
    format!("{begins}/{:02}", (begins + 1) % 100)
}

/// The list the federation takes over, in FIDE's own layout.
fn first_list(federation: &Federation, day: Date) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("writing to memory");
    for player in &federation.players {
        let (Some(fide), Some(chess)) = (player.fide, &player.chess) else { continue };
        if chess.initial.iter().all(Option::is_none) {
            continue;
        }
        let name = player.name.as_list();
        let title = player.titles.iter().map(|(title, _)| *title).rfind(|title| title.len() == 2 && *title != "mj");
        let rated = |tempo: usize| match chess.initial[tempo] {
            Some(rating) => {
                Rated { rating: u16::try_from(rating).ok(), games: Some(0), k: Some(k(player, rating, day)) }
            }
            None => Rated::default(),
        };
        let record = Record {
            fide_id: fide,
            name: name.as_str(),
            federation: "HUN",
            sex: Some(if player.sex == Sex::Female { ListSex::Female } else { ListSex::Male }),
            title: title.unwrap_or_default(),
            standard: rated(0),
            rapid: rated(1),
            blitz: rated(2),
            born: Some(ListBirth { year: player.born.year() as u16, month_day: None }),
            ..Record::default()
        };
        writer.write(&record).expect("writing to memory");
    }
    writer.finish().expect("writing to memory")
}

/// K as FIDE's list would print it.
fn k(player: &DemoPlayer, rating: i32, day: Date) -> u8 {
    match rating {
        2400.. => 10,
        ..2300 if day.year() - player.born.year() <= 18 => 40,
        _ => 20,
    }
}
