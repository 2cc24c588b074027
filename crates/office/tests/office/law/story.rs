//! A small federation on any day: players by letter, events as files, lists, and the explanation as a reader sees it.

use crate::month::{fresh, rating_of, to_announce};
use arpad_model::{
    Activity, Birth, EventFacts, Fact, FideId, Finding, Moment, PersonId, Series, Sex, Step, Tempo, TournamentId,
};
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::announce::{Announcement, announce};
use arpad_office::acts::close::{Consent, close_month_even_so};
use arpad_office::acts::death::died;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::merge::merge;
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, DecideAct, Decided, Found, PersonFields};
use arpad_office::files::export::{ListLine, Selection};
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::list_page::{Wanted, Which, list_page};
use arpad_office::views::person_page::{PersonPage, person_page};
use arpad_office::views::roll::Roll;
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::chess::rated::PlayerResult;
use arpad_trial::Trial;
use jiff::ToSpan;
use jiff::civil::Date;

pub const STANDARD: Series = Series::Chess(Tempo::Standard);

/// The federation. Players are called A, B, C …, in their order; the first is person 1.
pub struct Story {
    pub registry: Registry,
    players: Vec<Player>,
}

/// A player: rating (0 = unrated) and year of birth.
#[derive(Clone, Copy)]
pub struct Player {
    pub rating: i32,
    pub born: i16,
    pub sex: Sex,
}

/// An adult man of this rating.
pub const fn rated(rating: i32) -> Player {
    Player { rating, born: 1975, sex: Sex::Male }
}

/// An adult without one.
pub const UNRATED: Player = rated(0);

/// An event as a file reports it.
#[derive(Clone)]
pub struct Event {
    pub name: &'static str,
    pub start: Date,
    pub end: Date,
    /// The 092 line.
    pub system: &'static str,
    /// The 122 line.
    pub control: &'static str,
    /// The days of the rounds.
    pub days: Vec<Date>,
    /// Round, White, Black, White's result as TRF writes it.
    pub games: Vec<(u16, char, char, char)>,
    /// The day it was announced.
    pub announced: Option<Date>,
    /// Its lists.
    pub tempo: Tempo,
}

pub const SWISS: &str = "Individual: Swiss-System";
pub const ROUND_ROBIN: &str = "Individual: Round-Robin";
pub const MATCH: &str = "Match";

/// A Swiss of one day, announced in time; games as "AB 1" for A against B, each in a round of its own.
pub fn swiss(name: &'static str, day: Date, games: &str) -> Event {
    let game = |(text, round): (&str, u16)| {
        let mut letters = text.chars();
        let [white, black] = [letters.next(), letters.next()].map(|one| one.expect("two players"));
        (round, white, black, letters.next().expect("a result"))
    };
    Event {
        name,
        start: day,
        end: day,
        system: SWISS,
        control: "90 min/40 moves + 30 min + 30 sec/move",
        days: Vec::new(),
        games: games.split_whitespace().zip(1..).map(game).collect(),
        announced: Some(day.saturating_sub(40.days())),
        tempo: Tempo::Standard,
    }
}

/// Everybody of these with everybody, once for each result of the text, in the order AB AC … BC ….
pub fn round_robin(name: &'static str, day: Date, players: &str, results: &str) -> Event {
    let players: Vec<char> = players.chars().collect();
    let pairs: Vec<(char, char)> = players
        .iter()
        .enumerate()
        .flat_map(|(place, one)| players[place + 1..].iter().map(move |other| (*one, *other)))
        .collect();
    let games = results.chars().zip(pairs.iter().cycle()).zip(1..);
    let games = games.map(|((result, (white, black)), round)| (round, *white, *black, result)).collect();
    Event { system: ROUND_ROBIN, games, ..swiss(name, day, "") }
}

pub fn stamp(day: Date) -> Stamp {
    Stamp::new(Moment::from_utc(day.at(12, 0, 0, 0)), "officer").because("hu: próba\nen: a trial")
}

/// The place of a letter, from 0.
fn place(letter: char) -> usize {
    letter as usize - 'A' as usize
}

/// FIDE's number of a player.
fn number(place: usize) -> u32 {
    700_100 + place as u32
}

fn person(letter: char) -> PersonId {
    PersonId(place(letter) as u32 + 1)
}

impl Story {
    /// Founded a month before, with a first list of this day on which the players have their ratings.
    pub fn on(trial: &Trial, day: Date, players: &[Player]) -> Self {
        Story::read_as(trial, day, players, true)
    }

    /// The same of a register that was founded before there was a second reading.
    pub fn of_before(trial: &Trial, day: Date, players: &[Player]) -> Self {
        Story::read_as(trial, day, players, false)
    }

    fn read_as(trial: &Trial, day: Date, players: &[Player], second_reading: bool) -> Self {
        let mut registry = fresh(trial.address());
        let before = day.saturating_sub(20.days());
        let found = Found { name: "Próba".into(), country: "HUN".into(), second_reading, ..Found::default() };
        registry.write(|store| enact(store, &stamp(before), &Act::Found(found)).map(|_| ())).unwrap();
        let mut story = Story { registry, players: players.to_vec() };
        for (place, player) in players.iter().enumerate() {
            story.register(place, player, before);
        }
        story.close(day);
        story
    }

    fn register(&mut self, place: usize, player: &Player, day: Date) {
        let person = PersonId(place as u32 + 1);
        let letter = char::from(b'A' + place as u8);
        let fields = PersonFields {
            person,
            family: format!("{letter}{letter}{letter}"),
            fide: Some(FideId(number(place))),
            given: "Próba".into(),
            born: Some(Birth::Year(player.born)),
            sex: Some(player.sex),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let decision = rating_of(person, player.rating);
        let rated = player.rating > 0;
        self.registry
            .write(|store| {
                enact(store, &stamp(day), &Act::Person(fields))?;
                if rated {
                    let act = DecideAct { decision, day, reference: "1/1".into() };
                    enact(store, &stamp(day), &Act::Decide(act))?;
                }
                Ok::<(), OfficeError>(())
            })
            .unwrap();
    }

    /// Decides something on a day.
    pub fn decide(&mut self, decision: Decided, day: Date) {
        let act = DecideAct { decision, day, reference: "7/2".into() };
        self.registry.write(|store| arpad_office::acts::decide::decide(store, &stamp(day), act).map(|_| ())).unwrap();
    }

    /// Announces an event.
    pub fn announce(&mut self, event: &Event) {
        let announced = event.announced.expect("a day");
        let announcement = to_announce(event.name, (event.start, event.end), announced);
        self.registry.write(|store| announce(store, &stamp(announced), announcement).map(|_| ())).unwrap();
    }

    /// Announces, receives and accepts an event on its last day; the findings of the law where it refuses.
    pub fn report(&mut self, event: &Event) -> Result<Accepted, Vec<String>> {
        self.report_on(event, event.end)
    }

    /// The same on a day.
    pub fn report_on(&mut self, event: &Event, day: Date) -> Result<Accepted, Vec<String>> {
        self.report_as(event, day, None)
    }

    /// Somebody died.
    pub fn died(&mut self, letter: char, day: Date) {
        self.registry.write(|store| died(store, &stamp(day), person(letter), day)).unwrap();
    }

    /// Two letters are one person from a day on.
    pub fn merge(&mut self, keep: char, drop: char, day: Date) {
        let (keep, drop) = (person(keep), person(drop));
        self.registry.write(|store| merge(store, &stamp(day), keep, drop, true).map(|_| ())).unwrap();
    }

    /// The result of a game of a line (from 0) in a round was another.
    pub fn correct_result(&mut self, tournament: u32, (round, line): (u16, u32), result: &str, day: Date) {
        let which = WhichGame { round, line, against: None };
        let stamp = stamp(day).because("the score sheet");
        self.registry
            .write(|store| correct_result(store, &stamp, TournamentId(tournament), which, result).map(|_| ()))
            .unwrap();
    }

    /// Receives and accepts an event on its last day with facts that whoever accepts states.
    pub fn report_stating(&mut self, event: &Event, facts: EventFacts) -> Result<Accepted, Vec<String>> {
        self.report_with(event, event.end, None, Acceptance { facts, ..Acceptance::default() })
    }

    /// The same as the report of a tournament by number.
    pub fn report_as(&mut self, event: &Event, day: Date, tournament: Option<u32>) -> Result<Accepted, Vec<String>> {
        self.report_with(event, day, tournament, Acceptance::default())
    }

    /// The same as somebody accepts it.
    pub fn report_how(&mut self, event: &Event, how: Acceptance) -> Result<Accepted, Vec<String>> {
        self.report_with(event, event.end, None, how)
    }

    /// The same with a file that says something else.
    pub fn report_edited(&mut self, event: &Event, edit: impl Fn(String) -> String) -> Result<Accepted, Vec<String>> {
        self.report_edited_on(event, event.end, edit)
    }

    /// The same on a day.
    pub fn report_edited_on(
        &mut self,
        event: &Event,
        day: Date,
        edit: impl Fn(String) -> String,
    ) -> Result<Accepted, Vec<String>> {
        let bytes = edit(String::from_utf8(self.file(event)).expect("text")).into_bytes();
        self.report_bytes(event, day, None, Acceptance::default(), bytes)
    }

    fn report_with(
        &mut self,
        event: &Event,
        day: Date,
        tournament: Option<u32>,
        how: Acceptance,
    ) -> Result<Accepted, Vec<String>> {
        let bytes = self.file(event);
        self.report_bytes(event, day, tournament, how, bytes)
    }

    fn report_bytes(
        &mut self,
        event: &Event,
        day: Date,
        tournament: Option<u32>,
        how: Acceptance,
        bytes: Vec<u8>,
    ) -> Result<Accepted, Vec<String>> {
        let tournament = tournament.map(TournamentId);
        if let Some(announced) = event.announced {
            let announcement = to_announce(event.name, (event.start, event.end), announced);
            let announcement = Announcement { series: Series::Chess(event.tempo), ..announcement };
            // A second report of an event finds it announced.
            let _ = self.registry.write(|store| announce(store, &stamp(announced), announcement));
        }
        let taken = self.registry.write(|store| {
            let post = Post { file_name: "jelentes.trf", bytes: &bytes, received: day, tournament };
            let file = receive(store, &stamp(day), &post)?;
            accept(store, &stamp(day), file.submission, how)
        });
        match taken {
            Ok(accepted) => Ok(accepted),
            Err(OfficeError::Refused(refusal)) if !refusal.findings.is_empty() => Err(told_all(&refusal.findings)),
            Err(error) => panic!("{error:?}"),
        }
    }

    /// Closes and publishes the list of a day.
    pub fn close(&mut self, day: Date) {
        self.close_at(Tempo::Standard, day);
    }

    /// The same at any tempo.
    pub fn close_at(&mut self, tempo: Tempo, day: Date) {
        let consent = Consent { beside_fide: true, ..Consent::default() };
        self.registry
            .write(|store| {
                close_month_even_so(store, &stamp(day), tempo, day, consent)?;
                publish(store, &stamp(day), Series::Chess(tempo), Some(day))
            })
            .unwrap();
    }

    /// The published rating of a player on a list.
    pub fn rating(&mut self, letter: char, day: Date) -> Option<i32> {
        self.rating_at(Tempo::Standard, letter, day)
    }

    /// The same at any tempo.
    pub fn rating_at(&mut self, tempo: Tempo, letter: char, day: Date) -> Option<i32> {
        let series = Series::Chess(tempo);
        self.registry
            .read(|store| {
                let list = lists::of(store, series)?.into_iter().rfind(|list| list.day == day).expect("a list");
                Ok::<_, OfficeError>(list_rows::get(store, list.id, person(letter))?.and_then(|row| row.rating))
            })
            .unwrap()
    }

    /// Whether a player is active on a list.
    pub fn is_active(&mut self, letter: char, day: Date) -> bool {
        self.registry
            .read(|store| {
                let list = lists::of(store, STANDARD)?.into_iter().rfind(|list| list.day == day).expect("a list");
                let row = list_rows::get(store, list.id, person(letter))?;
                Ok::<_, OfficeError>(row.is_some_and(|row| row.active == Activity::Active))
            })
            .unwrap()
    }

    /// The ratings of all players on a list.
    pub fn ratings(&mut self, day: Date) -> Vec<Option<i32>> {
        (0..self.players.len()).map(|place| self.rating(char::from(b'A' + place as u8), day)).collect()
    }

    /// The lines of a list as anybody sees it: place, player, rating; "-" = none.
    pub fn lines(&mut self, day: Date) -> Vec<String> {
        let told = |number: Option<i64>| number.map_or("-".to_owned(), |number| number.to_string());
        let letter = |line: &ListLine| line.name.family.chars().next().expect("a name");
        let line = |line: &ListLine| {
            format!("{} {} {}", told(line.place.map(i64::from)), letter(line), told(line.rating.map(i64::from)))
        };
        self.registry
            .read(|store| {
                let list = lists::of(store, STANDARD)?.into_iter().rfind(|list| list.day == day).expect("a list");
                let (_, lines) = list_page(store, &list)?;
                let roll = Roll::read(store, &list)?;
                let small = roll.lines(store, &roll.choose(&Selection::default()))?;
                assert_eq!(small, lines, "the small form of the list says the same");
                Ok::<_, OfficeError>(lines.iter().map(line).collect())
            })
            .unwrap()
    }

    /// A player's page, as of the newest list.
    pub fn page(&mut self, letter: char, day: Date) -> PersonPage {
        self.registry.read(|store| person_page(store, person(letter), day)).unwrap()
    }

    pub fn explained(&mut self, letter: char, day: Date) -> ListExplanation {
        let (date, series) = (Wanted::Day(day), STANDARD);
        let which = Which { series, date, after: None, revision: None, as_known_on: None, origin: None };
        self.registry.read(|store| explain_list(store, person(letter), Some(STANDARD), Some(&which))).unwrap()
    }

    /// What a player's calculation says.
    pub fn result<T>(&mut self, letter: char, day: Date, take: impl FnOnce(&PlayerResult) -> T) -> T {
        let explained = self.explained(letter, day);
        assert!(explained.agrees(), "the explanation of {letter} is not what the list says");
        match &explained.answer {
            Some(Answer::Chess(answer)) => take(&answer.rated.players[explained.position]),
            other => panic!("no calculation of {letter}: {other:?}"),
        }
    }

    /// The steps of a player's calculation: paragraph, code, value.
    pub fn steps(&mut self, letter: char, day: Date) -> Vec<String> {
        self.result(letter, day, |result| result.steps.iter().map(told_step).collect())
    }

    /// The step of this code.
    pub fn step(&mut self, letter: char, day: Date, code: &str) -> String {
        let steps = self.steps(letter, day);
        let found = steps.iter().find(|step| step.split([' ', ':']).nth(1) == Some(code));
        found.unwrap_or_else(|| panic!("no step {code}: {steps:#?}")).clone()
    }

    /// Why each of a player's games does not count; "" = it does.
    pub fn whys(&mut self, letter: char, day: Date) -> Vec<String> {
        self.result(letter, day, |result| {
            let games = result.tournaments.iter().flat_map(|one| &one.games);
            games.map(|game| game.why.map_or(String::new(), |why| format!("{} {}", why.paragraph, why.code))).collect()
        })
    }

    /// The change before rounding.
    pub fn change(&mut self, letter: char, day: Date) -> String {
        self.result(letter, day, |result| result.change.expect("a rated player").to_string())
    }

    /// The whole ledger once more gives the same.
    pub fn verify(&mut self) {
        assert_eq!(verify(&mut self.registry, |_, _| {}).unwrap().faults, []);
    }

    fn file(&self, event: &Event) -> Vec<u8> {
        let mut letters: Vec<char> = event.games.iter().flat_map(|game| [game.1, game.2]).collect();
        letters.sort_unstable();
        letters.dedup();
        let day = |date: Date| date.strftime("%Y/%m/%d").to_string();
        let mut text = format!(
            "012 {}\n022 Budapest\n032 HUN\n042 {}\n052 {}\n062 {}\n092 {}\n102 Nagy Bíró\n122 {}\n",
            event.name,
            day(event.start),
            day(event.end),
            letters.len(),
            event.system,
            event.control
        );
        let rounds = event.games.iter().map(|game| game.0).max().unwrap_or(0);
        text.push_str(&format!("XXR {rounds}\n"));
        if !event.days.is_empty() {
            let days: String = event.days.iter().map(|day| day.strftime("%y/%m/%d  ").to_string()).collect();
            text.push_str(&format!("{:<91}{days}\n", "132"));
        }
        for (letter, rank) in letters.iter().zip(1_u16..) {
            text.push_str(&self.line(event, (*letter, rank), &letters, rounds));
        }
        text.into_bytes()
    }

    fn line(&self, event: &Event, (letter, rank): (char, u16), letters: &[char], rounds: u16) -> String {
        let player = self.players[place(letter)];
        let (mut halves, mut rows) = (0, String::new());
        for round in 1..=rounds {
            let own = event.games.iter().find(|game| game.0 == round && (game.1 == letter || game.2 == letter));
            let Some(&(_, white, black, result)) = own else {
                rows.push_str("  0000 - Z");
                continue;
            };
            let is_white = white == letter;
            let own = match (result, is_white) {
                ('1', false) => '0',
                ('0', false) => '1',
                ('+', false) => '-',
                ('-', false) => '+',
                ('W', false) => 'L',
                ('L', false) => 'W',
                (result, _) => result,
            };
            halves += match own {
                '1' | '+' | 'W' => 2,
                '=' | 'D' => 1,
                _ => 0,
            };
            let opponent = if is_white { black } else { white };
            let opponent = letters.iter().position(|one| *one == opponent).expect("a player") + 1;
            rows.push_str(&format!("  {opponent:>4} {} {own}", if is_white { 'w' } else { 'b' }));
        }
        let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
        let sex = if player.sex == Sex::Female { 'w' } else { 'm' };
        let rating = if player.rating > 0 { player.rating.to_string() } else { String::new() };
        format!(
            "001 {rank:>4} {sex}    {:<33} {rating:>4} HUN {:>11} {}/00/00 {points:>4} {rank:>4}{rows}\n",
            format!("{letter}{letter}{letter}, Próba"),
            number(place(letter)),
            player.born,
        )
    }
}

/// The findings of a report: weight, paragraph, code.
pub fn told_all(findings: &[Finding]) -> Vec<String> {
    // Every event of a story is of one day and has a few rounds; what 3.1 remarks of that has a test of its own.
    let is_of_the_story = |finding: &&Finding| finding.code.as_str() != "rounds-on-one-day";
    let told = |one: &Finding| format!("{} {} {}", one.severity.as_str(), one.paragraph, one.code);
    findings.iter().filter(is_of_the_story).map(told).collect()
}

fn told_step(step: &Step) -> String {
    let value = match &step.value {
        Fact::Number(number) => number.to_string(),
        Fact::Hundredths(number) => number.to_string(),
        other => format!("{other:?}"),
    };
    format!("{} {}: {value}", step.paragraph, step.code)
}
