//! A go federation's desk for tests: reports as files, decisions, closings, and what the published ranking list says.

use super::text::Game;
use arpad_model::{
    Appeal, AppealOutcome, Coverage, EgdPin, EntryId, Grade, List, Moment, PersonId, Series, SubmissionId, TournamentId,
};
use arpad_office::acts::accept::{Acceptance, Accepted, Newcomers, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::close::{Closed, Consent, close_go_even_so, replay_go};
use arpad_office::acts::cover::cover;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp, enact};
use arpad_office::acts::newcomers::{By, set_initial};
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, Received, receive};
use arpad_office::acts::{Act, AppealAct, DecideAct, Decided, Found, PersonFields};
use arpad_office::lists::newcomers::Entrant;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::person_page::person_page;
use arpad_office::views::public;
use arpad_registry::Registry;
use arpad_registry::tables::{decisions, list_rows};
use arpad_trial::Trial;
use jiff::civil::{Date, date};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A register with its day; every act is a day later than the one before unless the test says otherwise.
pub struct Desk {
    pub registry: Registry,
    pub today: Date,
    names: BTreeMap<&'static str, PersonId>,
}

/// A go report.
#[derive(Clone, Debug)]
pub struct File {
    pub name: &'static str,
    pub starts: Date,
    pub ends: Date,
    /// The committee's multiplier; an h9 file has no basic time.
    pub c: Option<u32>,
    pub rounds: u16,
    /// Name, entry grade, country.
    pub lines: Vec<(&'static str, &'static str, &'static str)>,
    pub games: Vec<Game>,
}

impl File {
    /// A tournament of one day.
    pub fn new(name: &'static str, day: Date, c: u32, games: Vec<Game>) -> Self {
        let rounds = games.iter().map(|game| game.round).max().unwrap_or(1);
        let mut players: Vec<&'static str> = Vec::new();
        for name in games.iter().flat_map(|game| [game.black, game.white]) {
            if !players.contains(&name) {
                players.push(name);
            }
        }
        let lines = players.into_iter().map(|name| (name, "5k", "HU")).collect();
        File { name, starts: day, ends: day, c: Some(c), rounds, lines, games }
    }

    /// The same with what some lines say.
    pub fn with(mut self, name: &'static str, grade: &'static str, country: &'static str) -> Self {
        match self.lines.iter_mut().find(|line| line.0 == name) {
            Some(line) => *line = (name, grade, country),
            None => self.lines.push((name, grade, country)),
        }
        self
    }

    /// The line of somebody, from 0.
    pub fn line(&self, name: &str) -> u32 {
        self.lines.iter().position(|line| line.0 == name).expect("he stands in the file") as u32
    }

    /// As the European database has it.
    pub fn h9(&self, pins: &BTreeMap<&'static str, PersonId>) -> Vec<u8> {
        let mut text = format!(
            "; CL[A]\n; EV[{}]\n; PC[HU, Pécs]\n; DT[{},{}]\n; HA[h9]\n; KM[6.5]\n",
            self.name, self.starts, self.ends
        );
        for (at, (name, grade, country)) in self.lines.iter().enumerate() {
            let _ = write!(text, "{} {name} Anna {grade} {country} Pecs 1", at + 1);
            for round in 1..=self.rounds {
                let own = self.games.iter().find(|game| game.round == round && [game.black, game.white].contains(name));
                let cell = own.map_or("0-".to_owned(), |game| {
                    let is_black = game.black == *name;
                    let other = self.line(if is_black { game.white } else { game.black }) + 1;
                    let sign = if is_black == game.black_won { '+' } else { '-' };
                    format!("{other}{sign}/{}{}", if is_black { 'b' } else { 'w' }, game.stones)
                });
                let _ = write!(text, " {cell}");
            }
            let pin = pins.get(name).map_or_else(|| pin_of(name), |person| 12_000_000 + person.0);
            let _ = writeln!(text, " |{pin}");
        }
        text.into_bytes()
    }

    /// As OpenGotha has it: with the board, the basic time in minutes and Japanese overtime in seconds.
    pub fn gotha(&self, pins: &BTreeMap<&'static str, PersonId>, board: u8, (base, seconds): (u32, u32)) -> Vec<u8> {
        let key = |name: &str| format!("{name}Anna").to_uppercase();
        let mut xml =
            String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Tournament dataVersion=\"201\">\n<Players>\n");
        for (name, grade, country) in &self.lines {
            let pin = pins.get(name).map_or_else(|| pin_of(name), |person| 12_000_000 + person.0);
            let grade = grade.to_uppercase();
            let coming = "1".repeat(self.rounds.into());
            let _ = writeln!(
                xml,
                "<Player club=\"Pecs\" country=\"{country}\" egfPin=\"{pin}\" firstName=\"Anna\" grade=\"{grade}\" \
                 name=\"{name}\" participating=\"{coming}\" rank=\"{grade}\" rating=\"0\" registeringStatus=\"FIN\"/>"
            );
        }
        xml.push_str("</Players>\n<Games>\n");
        for (at, game) in self.games.iter().enumerate() {
            let result = if game.black_won { "RESULT_BLACKWINS" } else { "RESULT_WHITEWINS" };
            let _ = writeln!(
                xml,
                "<Game blackPlayer=\"{}\" handicap=\"{}\" knownColor=\"true\" result=\"{result}\" roundNumber=\"{}\" \
                 tableNumber=\"{}\" whitePlayer=\"{}\"/>",
                key(game.black),
                game.stones,
                game.round,
                at + 1,
                key(game.white)
            );
        }
        let _ = write!(
            xml,
            "</Games>\n<ByePlayers/>\n<TournamentParameterSet>\n<GeneralParameterSet bInternet=\"false\" \
             basicTime=\"{base}\" beginDate=\"{}\" complementaryTimeSystem=\"STDBYOYOMI\" stdByoYomiTime=\"{seconds}\" \
             endDate=\"{}\" komi=\"6.5\" location=\"Pécs\" name=\"{}\" numberOfRounds=\"{}\" shortName=\"x\" \
             size=\"{board}\"/>\n<HandicapParameterSet hdBasedOnMMS=\"false\" hdCeiling=\"{}\" hdCorrection=\"0\" \
             hdNoHdRankThreshold=\"9D\"/>\n</TournamentParameterSet>\n</Tournament>\n",
            self.starts,
            self.ends,
            self.name,
            self.rounds,
            if self.games.iter().any(|game| game.stones > 0) { 9 } else { 0 }
        );
        xml.into_bytes()
    }
}

/// Somebody whom the register does not know yet has a number too.
fn pin_of(name: &str) -> u32 {
    13_000_000 + name.bytes().fold(0_u32, |sum, byte| (sum * 31 + u32::from(byte)) % 900_000)
}

impl Desk {
    /// A federation of the second reading.
    pub fn open(trial: &Trial) -> Self {
        let mut desk = Desk::of(Registry::create(trial.address()).expect("a new registry"));
        let found = Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
        let stamp = desk.stamp();
        desk.registry.write(|store| enact(store, &stamp, &Act::Found(found))).unwrap();
        desk
    }

    /// A register that somebody else has founded.
    pub fn of(registry: Registry) -> Self {
        Desk { registry, today: date(2024, 1, 2), names: BTreeMap::new() }
    }

    pub fn stamp(&self) -> Stamp {
        Stamp::new(Moment::from_utc(self.today.at(12, 0, 0, 0)), "manager")
    }

    /// The day on which everything has been played.
    pub fn on(&mut self, day: Date) -> &mut Self {
        self.today = day;
        self
    }

    /// Puts somebody into the register, with a country.
    pub fn person(&mut self, family: &'static str, country: &str) -> PersonId {
        let stamp = self.stamp();
        let person = PersonId(self.names.values().map(|person| person.0).max().unwrap_or(0) + 1);
        let fields = PersonFields {
            person,
            family: family.into(),
            given: "Anna".into(),
            egd: Some(EgdPin(12_000_000 + person.0)),
            country: country.into(),
            ..PersonFields::default()
        };
        self.registry.write(|store| enact(store, &stamp, &Act::Person(fields))).unwrap();
        self.names.insert(family, person);
        person
    }

    /// Players of ours who enter with these points.
    pub fn players(&mut self, players: &[(&'static str, i32)]) {
        for (name, points) in players {
            self.person(name, "HUN");
            self.initial(name, *points);
        }
    }

    pub fn initial(&mut self, name: &str, points: i32) -> EntryId {
        let person = self.number(name);
        let decision = Decided::Initial { person, points, manager: false };
        let (stamp, day) = (self.stamp(), self.today);
        let act = DecideAct { decision, day, reference: "1/2024".into() };
        self.registry.write(|store| decide(store, &stamp, act)).unwrap().seq
    }

    pub fn number(&self, name: &str) -> PersonId {
        self.names.get(name).copied().unwrap_or_else(|| panic!("{name} is not in the register"))
    }

    /// The numbers of everybody, for files.
    pub fn pins(&self) -> &BTreeMap<&'static str, PersonId> {
        &self.names
    }

    /// A report comes, the committee gives its multiplier, and it is accepted.
    pub fn enter(&mut self, file: &File) -> TournamentId {
        self.enter_saying(file, Newcomers::AsFile).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", file.name))
    }

    pub fn enter_saying(&mut self, file: &File, newcomers: Newcomers) -> Result<TournamentId, Refusal> {
        let bytes = file.h9(&self.names);
        self.enter_bytes(file, &bytes, newcomers).map(|accepted| accepted.tournament)
    }

    /// The same of any format. Who is new is known by his name afterwards.
    pub fn enter_bytes(&mut self, file: &File, bytes: &[u8], newcomers: Newcomers) -> Result<Accepted, Refusal> {
        let received = self.receive(file, bytes);
        let tournament = received.tournament.expect("a readable file");
        if let Some(multiplier) = file.c {
            self.decided(Decided::Multiplier { tournament, multiplier, ground: String::new() }, self.today);
        }
        self.accept(file, &received, newcomers)
    }

    pub fn receive(&mut self, file: &File, bytes: &[u8]) -> Received {
        let (stamp, received) = (self.stamp(), self.today);
        let post = Post { file_name: "kupa.h9", bytes, received, tournament: None };
        let received = self.registry.write(|store| receive(store, &stamp, &post)).unwrap();
        assert!(received.unreadable.is_none(), "{}: {:?}", file.name, received.unreadable);
        for (line, number) in received.lines.iter().zip(0_u32..) {
            let named = file.lines.get(number as usize).and_then(|line| self.names.get(line.0));
            if let (true, Some(person)) = (line.is_question(), named) {
                let (file, who) = (received.submission, Some(*person));
                self.registry.write(|store| answer(store, &stamp, file, number, who)).unwrap();
            }
        }
        received
    }

    /// The manager takes what is proposed for somebody who stands in a file only, and is a citizen; the points.
    pub fn proposed(&mut self, file: &File, received: &Received, name: &'static str) -> i32 {
        let (stamp, who) = (self.stamp(), Entrant::Line(received.submission, file.line(name)));
        let how = (By::Manager(""), Some(Coverage::Citizen));
        let given = self.registry.write(|store| set_initial(store, &stamp, who, None, how)).unwrap();
        self.names.insert(name, given.person);
        given.points
    }

    pub fn accept(&mut self, file: &File, received: &Received, newcomers: Newcomers) -> Result<Accepted, Refusal> {
        let accepted = self.accept_number(received.submission, newcomers)?;
        let mut new = accepted.new_persons.iter();
        for (name, ..) in &file.lines {
            if !self.names.contains_key(name) {
                self.names.insert(name, *new.next().expect("a new person for each new name"));
            }
        }
        Ok(accepted)
    }

    pub fn accept_number(&mut self, submission: SubmissionId, newcomers: Newcomers) -> Result<Accepted, Refusal> {
        let stamp = self.stamp();
        let how = Acceptance { take_new: true, newcomers, ..Acceptance::default() };
        told(self.registry.write(|store| accept(store, &stamp, submission, how)))
    }

    /// A decision of the committee with its reason.
    pub fn decided(&mut self, decision: Decided, day: Date) -> EntryId {
        self.try_decide(decision, day).expect("it may be decided")
    }

    pub fn try_decide(&mut self, decision: Decided, day: Date) -> Result<EntryId, Refusal> {
        let stamp = self.stamp().because("indokolt");
        let act = DecideAct { decision, day, reference: "7/2024".into() };
        told(self.registry.write(|store| decide(store, &stamp, act))).map(|entry| entry.seq)
    }

    /// The committee sets somebody's points, grade, or both, from a day on.
    pub fn indicators(&mut self, name: &str, points: Option<i32>, grade: Option<&str>, day: Date) -> EntryId {
        let (person, grade) = (self.number(name), grade.map(str::to_owned));
        let decision = Decided::Indicators {
            person,
            series: Series::Go,
            points,
            grade,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        self.decided(decision, day)
    }

    pub fn cancelled(&mut self, entry: EntryId) {
        let stamp = self.stamp();
        self.registry.write(|store| cancel(store, &stamp, entry, "tévedés")).unwrap();
    }

    pub fn covered(&mut self, name: &str, letter: Coverage, since: Option<Date>) -> EntryId {
        let (stamp, person) = (self.stamp(), self.number(name));
        self.registry.write(|store| cover(store, &stamp, person, letter, since)).unwrap().seq
    }

    /// An appeal against an entry, unless one is open, and how the presidium ends it.
    pub fn appealed(&mut self, against: EntryId, outcome: AppealOutcome, reference: &str) -> Result<EntryId, Refusal> {
        let stamp = self.stamp();
        let act = AppealAct { reference: "F 3/2024".into(), ..AppealAct::new(against, "Nagy Anna", "túl alacsony") };
        let is_open = |one: &Appeal| one.against == against && one.outcome.is_none();
        let open = self.registry.read(decisions::appeals).unwrap().into_iter().find(is_open);
        let filed = match open {
            Some(open) => open.entry,
            None => told(self.registry.write(|store| appeal(store, &stamp, act)))?.seq,
        };
        told(self.registry.write(|store| end_appeal(store, &stamp, filed, outcome, reference))).map(|entry| entry.seq)
    }

    /// Closes go and publishes; the lists that were made.
    pub fn close(&mut self) -> Vec<List> {
        let closed = self.try_close(false).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert_eq!(closed.left_out, [], "{:?}", closed.findings);
        closed.lists
    }

    pub fn try_close(&mut self, dropping: bool) -> Result<Closed, Refusal> {
        let (stamp, consent) = (self.stamp(), Consent { dropping, ..Consent::default() });
        let closed = told(self.registry.write(|store| close_go_even_so(store, &stamp, consent)))?;
        self.registry.write(|store| publish(store, &stamp, Series::Go, None)).unwrap();
        Ok(closed)
    }

    /// Makes lists anew and publishes.
    pub fn replay(&mut self, from: Option<Date>, dropping: bool) -> Result<Vec<List>, Refusal> {
        let (stamp, consent) = (self.stamp(), Consent { dropping, ..Consent::default() });
        let closed = told(self.registry.write(|store| replay_go(store, &stamp, from, consent)))?;
        self.registry.write(|store| publish(store, &stamp, Series::Go, None)).unwrap();
        Ok(closed.lists)
    }

    /// The ranking list in force on a day: name, points, grade; the most points first, of equals by name.
    pub fn ranking_on(&mut self, day: Date) -> Vec<(&'static str, i32, String)> {
        let list = self.registry.read(|store| public::in_force(store, Series::Go, day)).unwrap();
        list.map(|list| self.ranking_of(&list)).unwrap_or_default()
    }

    pub fn ranking(&mut self) -> Vec<(&'static str, i32, String)> {
        self.ranking_on(Date::MAX)
    }

    pub fn ranking_of(&mut self, list: &List) -> Vec<(&'static str, i32, String)> {
        let rows = self.registry.read(|store| list_rows::of(store, list.id)).unwrap();
        let mut lines: Vec<_> = rows
            .iter()
            .map(|row| {
                let name = self.names.iter().find(|(_, person)| **person == row.person);
                let grade = row.grade.and_then(|steps| Grade::from_steps(steps as u8));
                let name = name.unwrap_or_else(|| panic!("person {} is on the list", row.person)).0;
                (*name, row.rating.expect("points"), grade.expect("a grade").to_string())
            })
            .collect();
        lines.sort_by_key(|(name, points, _)| (std::cmp::Reverse(*points), *name));
        lines
    }

    /// The points of one player on the list in force on a day.
    pub fn points_on(&mut self, name: &str, day: Date) -> Option<i32> {
        self.ranking_on(day).into_iter().find(|(one, ..)| *one == name).map(|(_, points, _)| points)
    }

    /// The ranking list, the player's page, its history and the explanation say the same number of everybody.
    pub fn says_one_number(&mut self) {
        let today = self.today;
        for (name, points, grade) in self.ranking() {
            let person = self.number(name);
            let page = self.registry.read(|store| person_page(store, person, today)).unwrap();
            let history = page.series.iter().find(|one| one.series == Series::Go).expect("a history");
            let last = history.lists.last().expect("a list");
            assert_eq!(last.row.rating, Some(points), "the history of {name}");
            assert_eq!(history.official().and_then(|one| one.row.rating), Some(points), "the page of {name}");
            let told = self.explained(name, None);
            assert_eq!(told.row.as_ref().and_then(|row| row.rating), Some(points), "the explanation of {name}");
            assert!(told.agrees(), "{name}: {:?} on {}, {grade}", told.computed(), told.list.day);
        }
    }

    pub fn explained(&mut self, name: &str, day: Option<Date>) -> ListExplanation {
        use arpad_office::views::list_page::{Wanted, Which};
        let person = self.number(name);
        let which = day.map(|day| Which {
            series: Series::Go,
            date: Wanted::Day(day),
            after: None,
            revision: None,
            as_known_on: None,
            origin: None,
        });
        self.registry.read(|store| explain_list(store, person, Some(Series::Go), which.as_ref())).unwrap()
    }

    /// The ledger gives everything once more.
    pub fn verified(&mut self) {
        assert_eq!(verify(&mut self.registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Done, or the refusal.
pub fn told<T>(done: Result<T, OfficeError>) -> Result<T, Refusal> {
    match done {
        Ok(done) => Ok(done),
        Err(OfficeError::Refused(refusal)) => Err(*refusal),
        Err(other) => panic!("{other}"),
    }
}

/// The day and the revision of each list.
pub fn days(lists: &[List]) -> Vec<(Date, u32)> {
    lists.iter().map(|list| (list.day, list.revision)).collect()
}

/// A ranking as [`super::text`] tells it.
pub fn by_text(book: &super::text::Book) -> Vec<(&'static str, i32, String)> {
    book.ranking().into_iter().map(|(name, points, grade)| (name, points, grade.to_owned())).collect()
}
