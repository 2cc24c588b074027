//! A season of go: twelve tournaments, newcomers of every grade, a European championship with professionals, a foreigner who
//! settles, a late report, three decisions, one of them overturned. Every number on every published list is computed beside it
//! from the text of the regulation ([`super::text`]).

mod pairings;
mod real;

use super::desk::{Desk, File, by_text, days};
use super::text::{Book, Event, GRADES, bound, multiplier, proposal};
use arpad_model::{AppealOutcome, Coverage, EntryId};
use arpad_office::acts::Decided;
use arpad_office::acts::accept::Newcomers;
use arpad_office::views::checklist::go_checklist;
use jiff::civil::{Date, date};
use pairings::{championship, even, with_stones};

/// The players of before, with the points the former system left them.
const OLD: [(&str, i32); 8] = [
    ("Ács", 2310),
    ("Bíró", 2095),
    ("Cser", 1990),
    ("Deák", 1905),
    ("Erdő", 1840),
    ("Fehér", 1764),
    ("Gulyás", 1610),
    ("Hegyi", 1490),
];

/// Somebody new for every grade from 35 kyu to 7 dan, the weakest first.
const NEW: [&str; 42] = [
    "Adorján", "Balogh", "Csonka", "Dudás", "Egri", "Fodor", "Gál", "Halmos", "Illés", "Jakab", "Kocsis", "Lakatos",
    "Magyar", "Németh", "Orbán", "Pásztor", "Rácz", "Sándor", "Takács", "Urbán", "Váradi", "Zsigmond", "Almási",
    "Bakos", "Czakó", "Dobos", "Engel", "Farkas", "Gombos", "Hajdu", "Imre", "Juhász", "Kántor", "Lengyel", "Major",
    "Novák", "Ormos", "Piros", "Rigó", "Simon", "Tamási", "Vadász",
];

/// What has happened, where it stands in the line of the law.
#[derive(Clone)]
enum Happening {
    Tournament(File, i32),
    Decision(&'static str, Option<i32>, Option<&'static str>, Date),
}

impl Happening {
    /// Decisions of a day come before the tournaments that end on it.
    fn place(&self) -> (Date, bool, Date) {
        match self {
            Happening::Tournament(file, _) => (file.ends, true, file.starts),
            Happening::Decision(.., day) => (*day, false, *day),
        }
    }
}

/// The register beside the text.
struct Season {
    desk: Desk,
    known: Vec<Happening>,
    /// From when on the foreigner belongs to the system.
    settled: Option<Date>,
    /// For whom the manager takes what is proposed.
    proposed: Vec<&'static str>,
    /// Whose points the manager has set.
    given: Vec<(&'static str, i32)>,
}

impl Season {
    /// The ranking list of a day by the text.
    fn book(&self, until: Date) -> Book {
        let mut line = self.known.clone();
        line.sort_by_key(Happening::place);
        let mut book = Book::default();
        for happening in line.iter().filter(|one| one.place().0 <= until) {
            match happening {
                Happening::Decision(name, points, grade, _) => book.decide(name, *points, *grade),
                Happening::Tournament(file, c) => book.rate(&self.event(file, *c)),
            }
        }
        book
    }

    /// A tournament as the text sees it: who is ours enters with the points set for him or the bound of the grade he entered
    /// with, who is not serves with that bound.
    fn event(&self, file: &File, c: i32) -> Event {
        let (mut strangers, mut newcomers) = (Vec::new(), Vec::new());
        for (name, grade, country) in &file.lines {
            let set = OLD.iter().chain(&self.given).find(|(one, _)| one == name).map(|(_, points)| *points);
            let points = set.or_else(|| GRADES.iter().find(|(one, _)| one == grade).map(|(_, bound)| *bound));
            let is_settled = *name == "Huber" && self.settled.is_some_and(|since| since <= file.starts);
            let Some(points) = points else { continue };
            match *country == "HU" || is_settled {
                true => newcomers.push((*name, points)),
                false => strangers.push((*name, points)),
            }
        }
        Event { c, rounds: file.rounds, games: file.games.clone(), strangers, newcomers }
    }

    /// A tournament of which the committee gives the multiplier: an h9 file does not tell the basic time.
    fn h9(&mut self, file: File) {
        let c = file.c.expect("a multiplier") as i32;
        let bytes = file.h9(self.desk.pins());
        self.desk.enter_bytes(&file, &bytes, Newcomers::AsFile).unwrap_or_else(|no| panic!("{}: {no:?}", file.name));
        self.known.push(Happening::Tournament(file, c));
    }

    /// One whose multiplier follows from the file by the tables.
    fn gotha(&mut self, file: File, board: u8, time: (u32, u32), importance: Option<(&str, i32)>) {
        let file = File { c: None, ..file };
        let bytes = file.gotha(self.desk.pins(), board, time);
        let received = self.desk.receive(&file, &bytes);
        if let Some((kind, _)) = importance {
            let tournament = received.tournament.expect("an event");
            let decision = Decided::Importance { tournament, importance: vec![kind.to_owned()] };
            self.desk.decided(decision, self.desk.today);
        }
        for name in self.proposed.clone() {
            if file.lines.iter().any(|line| line.0 == name) && !self.given.iter().any(|one| one.0 == name) {
                let due = self.proposal(&file, name);
                assert_eq!(self.desk.proposed(&file, &received, name), due, "the proposal for {name}");
                self.given.push((name, due));
            }
        }
        let accepted = self.desk.accept(&file, &received, Newcomers::AsFile);
        accepted.unwrap_or_else(|no| panic!("{}: {no:?}", file.name));
        let is_even = file.games.iter().all(|game| game.stones == 0);
        let c = multiplier(board, time, is_even, importance.map_or(0, |(_, adds)| adds));
        self.known.push(Happening::Tournament(file, c));
    }

    /// What the text proposes for somebody who enters with a tournament, by the points that his opponents have before it.
    fn proposal(&self, file: &File, name: &str) -> i32 {
        let before = self.book(file.ends.yesterday().expect("a day"));
        let points = |other: &str| before.players.get(other).expect("somebody of ours").points;
        let own = file.games.iter().filter(|game| [game.black, game.white].contains(&name));
        let met = own.map(|game| match game.black == name {
            true => (points(game.white), true, game.stones, game.black_won),
            false => (points(game.black), false, game.stones, game.black_won),
        });
        proposal(file.lines[file.line(name) as usize].1, &met.collect::<Vec<_>>())
    }

    fn decide(&mut self, name: &'static str, points: Option<i32>, grade: Option<&'static str>, day: Date) -> EntryId {
        self.known.push(Happening::Decision(name, points, grade, day));
        self.desk.indicators(name, points, grade, day)
    }

    /// Closes what has come, and holds every published list against the text.
    fn close(&mut self) -> Vec<(Date, u32)> {
        // What is told before is what is made.
        let told = self.desk.registry.read(go_checklist).expect("something to close").lists;
        let made = days(&self.desk.close());
        assert_eq!(days(&told), made);
        self.compare();
        made
    }

    fn compare(&mut self) {
        let mut all: Vec<Date> = self.known.iter().map(|one| one.place().0).collect();
        all.sort_unstable();
        all.dedup();
        for day in all {
            let due = by_text(&self.book(day));
            assert_eq!(self.desk.ranking_on(day), due, "the ranking list of {day}");
        }
    }
}

fn on(month: i8, day: i8) -> Date {
    date(2024, month, day)
}

#[test]
fn a_season_of_go() {
    for trial in arpad_trial::trials() {
        let (known, proposed) = (Vec::new(), vec!["Wagner"]);
        let mut season = Season { desk: Desk::open(&trial), known, settled: None, proposed, given: Vec::new() };
        season.desk.players(&OLD);

        // January: an even tournament by the committee's multiplier, and the newcomers' day. 35 to 5 kyu come as they are, and
        // whoever says 4 kyu or more has points of the committee (§5(3)): the bound of what he says.
        season.desk.on(on(1, 20));
        let names: Vec<&str> = OLD.iter().map(|one| one.0).collect();
        season.h9(File::new("Téli kupa", on(1, 13), 25, even(&names, 3, 1)));
        assert_eq!(season.close(), [(on(1, 13), 0)]);
        season.desk.on(on(2, 1));
        for (name, (grade, _)) in NEW.iter().zip(&GRADES).filter(|(_, (grade, _))| bound(grade) >= bound("4k")) {
            season.desk.person(name, "HUN");
            season.desk.initial(name, bound(grade));
        }
        let mut day = File::new("Újoncok napja", on(1, 27), 0, even(&NEW, 4, 2));
        for (name, (grade, _)) in NEW.iter().zip(&GRADES) {
            day = day.with(name, grade, "HU");
        }
        // 30 minutes and 20 seconds a move: 45 minutes, category D, 5; even 10.
        season.gotha(day, 19, (30, 20), None);
        season.close();

        // February: handicap, 40 minutes and 30 seconds: 62.5 minutes, category C, 10. Then children on 13 lines: 5.
        season.desk.on(on(2, 20));
        let known = season.book(on(2, 20));
        let mixed = ["Ács", "Cser", "Erdő", "Fehér", "Gulyás", "Hegyi", "Kocsis", "Takács"];
        season.gotha(File::new("Előnyös kupa", on(2, 10), 0, with_stones(&known, &mixed, 4, 3)), 19, (40, 30), None);
        season.gotha(File::new("Gyermekek", on(2, 17), 0, even(&NEW[..8], 3, 4)), 13, (10, 0), None);
        season.close();

        // March: one with a foreigner who is nobody of ours yet, a decision, the national championship: 60 minutes and 30 seconds,
        // 82.5 minutes, category B, 15; even 10; Hungarian championship 5.
        season.desk.on(on(3, 25));
        let guests = ["Bíró", "Cser", "Deák", "Huber"];
        season.h9(File::new("Márciusi kupa", on(3, 9), 25, even(&guests, 3, 5)).with("Huber", "1d", "AT"));
        season.decide("Gulyás", Some(1700), None, on(3, 20));
        let best = ["Ács", "Bíró", "Cser", "Deák", "Gulyás", "Vadász"];
        let championship_of_ours = File::new("Magyar bajnokság", on(3, 23), 0, even(&best, 5, 6));
        season.gotha(championship_of_ours, 19, (60, 30), Some(("hungarian-championship", 5)));
        assert_eq!(season.close(), [(on(3, 9), 0), (on(3, 20), 0), (on(3, 23), 0)]);

        // April: the European championship, C 45 and ten rounds: two parts of five. Professionals and a 9 dan meet only their like.
        season.desk.on(on(4, 20));
        season.h9(championship());
        season.close();
        // A report that was lost in January's snow: it moves every list after it.
        let lost = File::new("Hóban maradt kupa", on(1, 20), 20, even(&["Ács", "Deák", "Fehér", "Hegyi"], 3, 7));
        season.h9(lost);
        let made = season.close();
        assert_eq!((made[0], made[1]), ((on(1, 20), 0), (on(1, 27), 1)), "{}", trial.name());
        assert_eq!(made.len(), 8, "its own, and the seven lists after it: {made:?}");

        // The foreigner has settled; he enters with the bound of 1 dan only by the committee's word (§5(3)).
        season.desk.on(on(5, 1));
        season.desk.covered("Huber", Coverage::Settled, Some(on(4, 22)));
        season.desk.initial("Huber", bound("1d"));
        season.settled = Some(on(4, 22));
        let known = season.book(on(5, 1));
        let spring = ["Bíró", "Erdő", "Huber", "Gulyás"];
        let file =
            File::new("Tavaszi kupa", on(4, 27), 0, with_stones(&known, &spring, 3, 8)).with("Huber", "1d", "AT");
        season.gotha(file, 19, (40, 30), None);
        season.close();

        // May: two more decisions. The committee takes a grade from Erdő; the other one gives Hegyi points, and the presidium
        // overturns it.
        season.desk.on(on(5, 30));
        season.decide("Erdő", None, Some("4k"), on(5, 2));
        let overturned = season.decide("Hegyi", Some(1650), Some("7k"), on(5, 5));
        season.h9(File::new("Majális", on(5, 11), 15, even(&["Erdő", "Hegyi", "Huber", "Fehér"], 3, 9)));
        season.close();
        let unsaid = season.desk.appealed(overturned, AppealOutcome::Overturned, "").unwrap_err();
        assert_eq!(unsaid.code.as_str(), "outcome-without-reference");
        season.desk.appealed(overturned, AppealOutcome::Overturned, "MGSZ Elnökség 2/2024").unwrap();
        season.known.retain(|one| !matches!(one, Happening::Decision("Hegyi", ..)));
        assert_eq!(days(&season.desk.close()), [(on(5, 5), 1), (on(5, 11), 1)]);
        season.compare();

        // Summer: an even one and one with handicap end the season.
        season.desk.on(on(6, 10));
        // Wagner is new, says 8 kyu, and the manager takes what is proposed for his five games.
        let summer = ["Ács", "Bíró", "Erdő", "Huber", "Kántor", "Lengyel", "Wagner", "Gulyás"];
        let cup = File::new("Nyári kupa", on(5, 25), 0, even(&summer, 5, 10)).with("Wagner", "8k", "HU");
        season.gotha(cup, 19, (60, 30), None);
        let (name, given) = season.given[0];
        assert!(name == "Wagner" && (bound("9k")..bound("6k")).contains(&given), "{given}");
        let known = season.book(on(6, 8));
        let last = ["Cser", "Deák", "Hegyi", "Takács"];
        season.h9(File::new("Záró kupa", on(6, 8), 10, with_stones(&known, &last, 3, 11)));
        season.close();

        let tournaments = season.known.iter().filter(|one| matches!(one, Happening::Tournament(..))).count();
        assert_eq!(tournaments, 12);
        assert_eq!(
            season.desk.ranking().len(),
            OLD.len() + NEW.len() + 2,
            "eight, forty-two, who settled and who came"
        );
        assert_eq!(season.desk.replay(None, false).unwrap_err().code.as_str(), "nothing-changes");
        season.desk.says_one_number();
        season.desk.verified();
    }
}
