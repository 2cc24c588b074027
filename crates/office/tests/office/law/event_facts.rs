//! What the law asks about an event beside its games: registration, territory, championship, official and hybrid events, when its
//! report was sent, and whether it was to be rated at all.

use crate::month::{STANDARD, close_and_publish, list, registered, stamp};
use crate::taken_back::{head, refused, verified};
use arpad_formats::trf::Edition;
use arpad_model::{
    Birth, Championship, EventFacts, FideId, Official, PersonId, Severity, Sex, SubmissionId, Tempo, TournamentId,
};
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::announce::announce;
use arpad_office::acts::attach::attach;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::sent::sent;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, Announcement, DecideAct, Decided, Found, PersonFields};
use arpad_office::intake::attached::DifferenceKind;
use arpad_office::intake::report_file::report_file;
use arpad_office::views::tournament_page::tournament_page;
use arpad_registry::tables::{list_rows, lists, tournaments};
use arpad_registry::{Registry, blobs};
use arpad_trial::{Trial, trials};
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// Name, sex and rating; the number follows from the place.
type Member = (&'static str, Sex, i32);

use Sex::{Female as F, Male as M};

/// A federation whose first list is that of a day.
fn federation(trial: &Trial, first: Date, members: &[Member]) -> Registry {
    let mut registry = Registry::create(trial.address()).expect("a registry");
    let made = registry.write(|store| {
        let stamp = stamp(first.saturating_sub(10.days()));
        let found = Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
        enact(store, &stamp, &Act::Found(found))?;
        for ((name, sex, rating), number) in members.iter().zip(1_u32..) {
            let (family, given) = name.split_once(", ").expect("two names");
            let fields = PersonFields {
                person: PersonId(number),
                family: family.into(),
                given: given.into(),
                fide: Some(FideId(700_000 + number)),
                born: Some(Birth::Year(1980)),
                sex: Some(*sex),
                country: "HUN".into(),
                ..PersonFields::default()
            };
            enact(store, &stamp, &Act::Person(fields))?;
            let (series, points) = (STANDARD, Some(*rating));
            let decision = Decided::Indicators { person: PersonId(number), series, points, grade: None };
            enact(store, &stamp, &Act::Decide(DecideAct { decision, day: stamp.day(), reference: "1".into() }))?;
        }
        close_and_publish(store, first)
    });
    made.expect("a federation");
    registry
}

/// A report: name, territory, days, who takes part by place from 1, and games as (round, white, black, white's result) by line.
struct Played<'a> {
    name: &'a str,
    territory: &'a str,
    days: (Date, Date),
    members: &'a [Member],
    games: &'a [(u16, u16, u16, char)],
}

impl Played<'_> {
    fn bytes(&self) -> Vec<u8> {
        let day = |date: Date| date.strftime("%Y/%m/%d").to_string();
        let mut text = format!(
            "012 {}\n022 Eger\n032 {}\n042 {}\n052 {}\n092 Individual: Swiss-System\n102 Nagy Bíró (712345)\n112 Kis Bíró\n122 90+30\n",
            self.name,
            self.territory,
            day(self.days.0),
            day(self.days.1)
        );
        let rounds = self.games.iter().map(|game| game.0).max().unwrap_or(0);
        text.push_str(&format!("XXR {rounds}\n"));
        for ((name, sex, rating), rank) in self.members.iter().zip(1_u16..) {
            let mut halves = 0;
            let mut row = String::new();
            for round in 1..=rounds {
                let own = self.games.iter().find(|game| game.0 == round && (game.1 == rank || game.2 == rank));
                let Some((_, white, black, result)) = own else {
                    row.push_str("  0000 - Z");
                    continue;
                };
                let is_white = *white == rank;
                let own = match (result, is_white) {
                    ('=', _) => '=',
                    ('1', true) | ('0', false) => '1',
                    _ => '0',
                };
                halves += if own == '1' { 2 } else { i32::from(own == '=') };
                let (other, color) = if is_white { (black, 'w') } else { (white, 'b') };
                row.push_str(&format!("  {other:>4} {color} {own}"));
            }
            let sex = if *sex == F { 'w' } else { 'm' };
            let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
            text.push_str(&format!(
                "001 {rank:>4} {sex}    {name:<33} {rating:>4} HUN {:>11} 1980/00/00 {points:>4} {rank:>4}{row}\n",
                700_000 + self.number(name)
            ));
        }
        text.into_bytes()
    }

    fn number(&self, name: &str) -> u32 {
        let all = WOMEN_AND_MEN.iter().position(|member| member.0 == name);
        all.expect("a member") as u32 + 1
    }
}

const WOMEN_AND_MEN: [Member; 6] = [
    ("Adorján, Éva", F, 2560),
    ("Bakos, Béla", M, 2560),
    ("Cseh, Cecília", F, 2500),
    ("Dudás, Dénes", M, 2100),
    ("Erdős, Ernő", M, 2000),
    ("Fodor, Fanni", F, 1900),
];

const MARCH: Date = date(2024, 3, 1);
const DAY: Date = date(2024, 3, 15);

/// One game between two members on a day of March 2024.
fn duel(name: &str, white: usize, black: usize) -> Vec<u8> {
    let members = [WOMEN_AND_MEN[white], WOMEN_AND_MEN[black]];
    Played { name, territory: "HUN", days: (DAY, DAY), members: &members, games: &[(1, 1, 2, '1')] }.bytes()
}

fn submitted(registry: &mut Registry, bytes: &[u8], day: Date) -> (SubmissionId, TournamentId) {
    let post = Post { file_name: "a.trf", bytes, received: day, tournament: None };
    let received = registry.write(|store| receive(store, &stamp(day), &post)).expect("a report");
    (received.submission, received.tournament.expect("an event"))
}

fn accepted(
    registry: &mut Registry,
    file: SubmissionId,
    day: Date,
    facts: EventFacts,
) -> Result<Accepted, OfficeError> {
    registry.write(|store| accept(store, &stamp(day), file, Acceptance { facts, ..Acceptance::default() }))
}

fn registered_on(day: Date) -> EventFacts {
    EventFacts { registered: Some(day), ..EventFacts::default() }
}

/// The errors of a refusal: paragraph and code.
fn errors<T>(result: Result<T, OfficeError>) -> Vec<(&'static str, String)> {
    let refusal = refused(result);
    assert_eq!(refusal.code.as_str(), "not-ratable");
    let errors = refusal.findings.iter().filter(|finding| finding.severity == Severity::Error);
    errors.map(|finding| (finding.paragraph.0, finding.code.to_string())).collect()
}

fn waive(registry: &mut Registry, tournament: TournamentId, paragraph: &str) {
    let decision = Decided::Waiver { tournament, paragraph: paragraph.into() };
    let act = DecideAct { decision, day: DAY, reference: "QC 4/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act)).expect("a decision");
}

#[test]
fn p24_0_2_an_event_that_nobody_registered_is_refused_until_its_day_is_stated_or_a_decision_admits_it() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let (file, event) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        let asked = errors(accepted(&mut registry, file, DAY, EventFacts::default()));
        assert_eq!(asked, [("0.2", "not-registered".to_owned())], "{}", trial.name());
        // 0.2.2: three days before the start, so 12 March is the last.
        let late = errors(accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 13))));
        assert_eq!(late, [("0.2.2", "registered-late".to_owned())], "{}", trial.name());
        let tomorrow = accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 16)));
        assert_eq!(refused(tomorrow).code.as_str(), "day-in-future");
        accepted(&mut registry, file, DAY, registered_on(date(2024, 3, 12))).expect("three days are enough");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.registered, Some(date(2024, 3, 12)));
        assert_eq!(known.facts.territory, "HUN", "by the report");
        let arbiters: Vec<_> =
            known.facts.arbiters.iter().map(|one| (one.name.as_str(), one.chief, one.fide)).collect();
        assert_eq!(arbiters, [("Nagy Bíró", true, Some(FideId(712_345))), ("Kis Bíró", false, None)]);

        let (other, event) = submitted(&mut registry, &duel("Másik Kupa", 4, 3), DAY);
        waive(&mut registry, event, "0.2");
        let admitted = accepted(&mut registry, other, DAY, EventFacts::default()).expect("by decision");
        let notes: Vec<_> = admitted.findings.iter().map(|one| (one.severity, one.code.as_str())).collect();
        assert_eq!(notes, [(Severity::Note, "not-registered"), (Severity::Note, "waived")]);
        registry.write(|store| close_and_publish(store, date(2024, 4, 1))).expect("a list");
        let rated = registry.read(|store| {
            let list = list(store, date(2024, 4, 1))?;
            Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
        });
        assert_eq!(rated.unwrap(), [TournamentId(1), TournamentId(2)]);
        verified(&trial);
    }
}

#[test]
fn p13_0_2_an_event_is_registered_a_week_before_and_one_with_norms_thirty_days() {
    let day = date(2016, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '=')];
        let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        let asked = errors(accepted(&mut registry, file, day, EventFacts::default()));
        assert_eq!(asked, [("0.2", "not-registered".to_owned())]);
        let late = errors(accepted(&mut registry, file, day, registered_on(date(2016, 3, 9))));
        assert_eq!(late, [("0.2", "registered-late".to_owned())], "six days");
        let norms = EventFacts { norms: true, ..registered_on(date(2016, 2, 15)) };
        let late = errors(accepted(&mut registry, file, day, norms));
        assert_eq!(late, [("0.2", "registered-late".to_owned())], "29 days with norms");
        accepted(&mut registry, file, day, registered_on(date(2016, 3, 8))).expect("a week");
    }
}

#[test]
fn p17_0_2_the_hungarian_text_of_2017_asks_for_no_registration() {
    let day = date(2018, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2018, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '=')];
        let played = Played { name: "Kupa", territory: "AUT", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        accepted(&mut registry, file, day, EventFacts::default()).expect("nobody asks");
    }
}

#[test]
fn p24_0_2_1_a_woman_above_2500_makes_thirty_days_necessary_and_a_man_does_not() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        // Ten days before.
        let said = || registered_on(date(2024, 3, 5));
        let (woman, _) = submitted(&mut registry, &duel("Nő 2560", 0, 3), DAY);
        let refused = errors(accepted(&mut registry, woman, DAY, said()));
        assert_eq!(refused, [("0.2.1", "registered-late".to_owned())], "{}", trial.name());
        let (man, _) = submitted(&mut registry, &duel("Férfi 2560", 1, 3), DAY);
        accepted(&mut registry, man, DAY, said()).expect("a man of 2560");
        let (at_the_bound, _) = submitted(&mut registry, &duel("Nő 2500", 2, 3), DAY);
        accepted(&mut registry, at_the_bound, DAY, said()).expect("2500 is not above 2500");
        // 30 days before 15 March is 14 February.
        accepted(&mut registry, woman, DAY, registered_on(date(2024, 2, 14))).expect("thirty days");
        registry.write(|store| close_and_publish(store, date(2024, 4, 1))).expect("a list");
        let rated = registry.read(|store| {
            let list = list(store, date(2024, 4, 1))?;
            Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
        });
        assert_eq!(rated.unwrap(), [1, 2, 3].map(TournamentId), "the closing knows the same");
        verified(&trial);
    }
}

#[test]
fn p24_0_2_an_event_abroad_is_refused_unless_a_decision_admits_it() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played =
            |name| Played { name, territory: "AUT", days: (DAY, DAY), members: &members, games: &games }.bytes();
        let (file, event) = submitted(&mut registry, &played("Bécs Open"), DAY);
        let said = || registered_on(date(2024, 2, 1));
        assert_eq!(errors(accepted(&mut registry, file, DAY, said())), [("0.2", "abroad".to_owned())]);
        waive(&mut registry, event, "0.2");
        accepted(&mut registry, file, DAY, said()).expect("by decision");
        // A file may be wrong about the place.
        let (file, event) = submitted(&mut registry, &played("Soproni Open"), DAY);
        let here = EventFacts { territory: "hun".into(), ..said() };
        accepted(&mut registry, file, DAY, here).expect("it was here");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.territory, "HUN");
        verified(&trial);
    }
}

#[test]
fn p13_0_2_an_event_abroad_is_told_and_rated() {
    let day = date(2016, 3, 15);
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played = Played { name: "Bécs", territory: "AUT", days: (day, day), members: &members, games: &games };
        let (file, _) = submitted(&mut registry, &played.bytes(), day);
        let done = accepted(&mut registry, file, day, registered_on(date(2016, 2, 1))).expect("told only");
        let told: Vec<_> = done.findings.iter().map(|one| (one.severity, one.paragraph.0, one.code.as_str())).collect();
        assert_eq!(told, [(Severity::Note, "0.2", "abroad-told")]);
    }
}

#[test]
fn p13_6_23_a_championship_counts_men_and_women_apart() {
    let (day, end) = (date(2016, 3, 15), date(2016, 3, 16));
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 1, 3, '1'), (2, 2, 4, '1')];
    for trial in trials() {
        let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
        let [eva, bela, cecilia, denes, erno, fanni] = WOMEN_AND_MEN;
        let of = |kind| EventFacts { championship: Some(kind), ..registered_on(date(2016, 2, 1)) };
        let mixed = [denes, erno, cecilia, fanni];
        let played = |name, members: &[Member]| {
            Played { name, territory: "HUN", days: (day, end), members, games: &games }.bytes()
        };
        let (file, _) = submitted(&mut registry, &played("Bajnokság A", &mixed), end);
        // Two men and two women are rated: three men are needed, two women are enough.
        let few = errors(accepted(&mut registry, file, end, of(Championship::Open)));
        assert_eq!(few, [("6.23", "championship-rated".to_owned())], "{}", trial.name());
        accepted(&mut registry, file, end, of(Championship::Women)).expect("two women");
        let men = [denes, erno, bela, eva];
        let (file, event) = submitted(&mut registry, &played("Bajnokság B", &men), end);
        let few = errors(accepted(&mut registry, file, end, of(Championship::Women)));
        assert_eq!(few, [("6.23", "championship-rated".to_owned())], "one woman");
        accepted(&mut registry, file, end, of(Championship::Open)).expect("three men");
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        assert_eq!(known.facts.championship, Some(Championship::Open));
    }
}

#[test]
fn p13_6_23_the_games_of_a_championship_are_rated() {
    let (day, end) = (date(2016, 3, 15), date(2016, 3, 16));
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 1, 3, '1'), (2, 2, 4, '1')];
    let trial = trials().into_iter().next().expect("a database");
    let mut registry = federation(&trial, date(2016, 3, 1), &WOMEN_AND_MEN);
    let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4], WOMEN_AND_MEN[5], WOMEN_AND_MEN[1]];
    let played = Played { name: "Bajnokság", territory: "HUN", days: (day, end), members: &members, games: &games };
    let (file, _) = submitted(&mut registry, &played.bytes(), end);
    let facts = EventFacts { championship: Some(Championship::Open), ..registered_on(date(2016, 2, 1)) };
    accepted(&mut registry, file, end, facts).expect("three men");
    registry.write(|store| close_and_publish(store, date(2016, 4, 1))).expect("a list");
    let row = registry.read(|store| {
        let list = list(store, date(2016, 4, 1))?;
        Ok::<_, OfficeError>(list_rows::get(store, list.id, PersonId(4))?)
    });
    // 2100 won against 2000 (expected .64) and against 1900 (.76): 40 × (2 − 1.40) = 24.
    assert_eq!(row.unwrap().unwrap().rating, Some(2124));
}

#[test]
fn p24_7_1_3_an_official_event_of_fide_may_end_on_the_eve_of_the_list() {
    let days = (date(2024, 3, 30), date(2024, 3, 31));
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
        let games = [(1, 1, 2, '1')];
        let played = |name| Played { name, territory: "HUN", days, members: &members, games: &games }.bytes();
        for (name, official) in [("FIDE", Some(Official::Fide)), ("EB", Some(Official::Continental)), ("Kupa", None)] {
            let (file, _) = submitted(&mut registry, &played(name), days.1);
            let facts = EventFacts { official, ..registered_on(date(2024, 2, 1)) };
            accepted(&mut registry, file, days.1, facts).expect("an event in time for some list");
        }
        for (day, due) in
            [(date(2024, 4, 1), vec![TournamentId(1)]), (date(2024, 5, 1), [2, 3].map(TournamentId).into())]
        {
            registry.write(|store| close_and_publish(store, day)).expect("a list");
            let rated = registry.read(|store| {
                let list = list(store, day)?;
                Ok::<_, OfficeError>(lists::tournaments(store, list.id)?)
            });
            assert_eq!(rated.unwrap(), due, "{day} on {}", trial.name());
        }
        verified(&trial);
    }
}

#[test]
fn p24_3_1_announced_rounds_of_a_day_are_reckoned_with_where_the_report_has_no_days() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let (file, _) = submitted(&mut registry, &duel("Kupa", 3, 4), DAY);
        // 90 minutes and 30 seconds a move are four hours a game by 60 moves: three games are the twelve hours.
        let a_day = |rounds| EventFacts { rounds_per_day: Some(rounds), ..registered_on(date(2024, 2, 1)) };
        let too_much = errors(accepted(&mut registry, file, DAY, a_day(4)));
        assert_eq!(too_much, [("3.1", "too-much-in-a-day".to_owned())]);
        accepted(&mut registry, file, DAY, a_day(3)).expect("twelve hours");
    }
}

#[test]
fn p24_3_1_an_announced_time_control_counts_where_the_report_has_none() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let announcement = Announcement {
            name: "Kupa".into(),
            starts: DAY,
            ends: DAY,
            time_control: "40/90, SD/30, +30".into(),
            facts: EventFacts { rounds_per_day: Some(3), ..EventFacts::default() },
            ..Announcement::nothing(date(2024, 2, 1))
        };
        let event = registry.write(|store| announce(store, &stamp(date(2024, 2, 1)), announcement)).unwrap();
        let known = registry.read(|store| tournaments::get(store, event)).unwrap().unwrap();
        let control = known.facts.time_control.expect("it can be read");
        let periods: Vec<_> = control.periods.iter().map(|one| (one.moves, one.seconds)).collect();
        assert_eq!((periods, control.increment), (vec![(Some(40), 5400), (None, 1800)], 30));
        let bare = String::from_utf8(duel("Kupa", 3, 4)).unwrap().replace("122 90+30\n", "");
        let (file, reported) = submitted(&mut registry, bare.as_bytes(), DAY);
        assert_eq!(reported, event);
        // 90 + 30 minutes and 60 × 30 seconds are five hours a game for both: three games are fifteen hours.
        let how = Acceptance { tempo: Some(Tempo::Standard), ..Acceptance::default() };
        let too_much = errors(registry.write(|store| accept(store, &stamp(DAY), file, how)));
        assert_eq!(too_much, [("3.1", "too-much-in-a-day".to_owned())]);
    }
}

#[test]
fn p24_9_2_p17_9_p13_9_2_an_event_announced_as_not_rated_is_refused() {
    for (day, first, paragraph) in
        [(DAY, MARCH, "9.2"), (date(2018, 3, 15), date(2018, 3, 1), "9"), (date(2016, 3, 15), date(2016, 3, 1), "9.2")]
    {
        for trial in trials() {
            let mut registry = federation(&trial, first, &WOMEN_AND_MEN);
            let announcement = Announcement {
                name: "Kupa".into(),
                starts: day,
                ends: day,
                facts: EventFacts { not_rated: "versenykiírás, 3. pont".into(), ..EventFacts::default() },
                ..Announcement::nothing(first.saturating_sub(30.days()))
            };
            let by = stamp(first.saturating_sub(1.day()));
            let event = registry.write(|store| announce(store, &by, announcement)).unwrap();
            let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
            let games = [(1, 1, 2, '1')];
            let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
            let (file, reported) = submitted(&mut registry, &played.bytes(), day);
            assert_eq!(reported, event);
            let told = errors(accepted(&mut registry, file, day, EventFacts::default()));
            assert_eq!(told, [(paragraph, "told-not-rated".to_owned())], "{first} on {}", trial.name());
        }
    }
}

/// Three games: the first as reported, the second with another result, the third not reported; the game of round 2 is missing.
const GAMES: &str = "\
[Round \"1\"]\n[White \"Dudas, Denes\"]\n[Black \"Erdős, Ernő\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
[Round \"1\"]\n[White \"Fodor, Fanni\"]\n[Black \"X, Y\"]\n[BlackFideId \"700003\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n\
[Round \"1\"]\n[White \"Novák, Jan\"]\n[Black \"Erdős, Ernő\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";

#[test]
fn p24_9_4_a_hybrid_event_needs_its_approval_and_its_games_which_are_compared_with_the_report() {
    for trial in trials() {
        let mut registry = federation(&trial, MARCH, &WOMEN_AND_MEN);
        let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4], WOMEN_AND_MEN[5], WOMEN_AND_MEN[2]];
        let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 1, '0')];
        let played = Played { name: "Hibrid", territory: "HUN", days: (DAY, DAY), members: &members, games: &games };
        let (file, event) = submitted(&mut registry, &played.bytes(), DAY);
        let hybrid = || EventFacts { hybrid: true, ..registered_on(date(2024, 2, 1)) };
        let missing = errors(accepted(&mut registry, file, DAY, hybrid()));
        assert_eq!(missing, [("0.2", "hybrid-not-approved".to_owned()), ("9.4", "hybrid-without-pgn".to_owned())]);
        let approved = || EventFacts { approved_by: "QC elnöke, 12/2024".into(), ..hybrid() };
        let missing = errors(accepted(&mut registry, file, DAY, approved()));
        assert_eq!(missing, [("9.4", "hybrid-without-pgn".to_owned())]);

        let nothing = registry.write(|store| attach(store, &stamp(DAY), event, ("a.pgn", b"nothing")));
        assert_eq!(refused(nothing).code.as_str(), "file-not-games");
        let compared = registry.write(|store| attach(store, &stamp(DAY), event, ("a.pgn", GAMES.as_bytes()))).unwrap();
        let attached = head(&mut registry);
        assert_eq!((compared.games, compared.played), (3, 3));
        let told: Vec<_> = compared
            .differences
            .iter()
            .map(|one| (one.kind, one.line, one.round, one.white.as_str(), one.in_games, one.in_report))
            .collect();
        assert_eq!(
            told,
            [
                (DifferenceKind::Result, 8, 1, "Fodor, Fanni", "0-1", "1/2-1/2"),
                (DifferenceKind::Missing, 0, 2, "Erdős, Ernő", "-", "0-1"),
                (DifferenceKind::Unreported, 16, 1, "Novák, Jan", "1-0", "-"),
            ],
            "{}",
            trial.name()
        );
        // Before it is accepted the file may be taken away; afterwards it stands on its games.
        registry.write(|store| cancel(store, &stamp(DAY), attached, "rossz fájl")).expect("nothing stands on it");
        assert_eq!(errors(accepted(&mut registry, file, DAY, approved())).len(), 1);
        registry.write(|store| attach(store, &stamp(DAY), event, ("b.pgn", GAMES.as_bytes()))).unwrap();
        let attached = head(&mut registry);
        accepted(&mut registry, file, DAY, approved()).expect("approved, with its games");
        let taken = registry.write(|store| cancel(store, &stamp(DAY), attached, "mégsem"));
        assert_eq!(refused(taken).code.as_str(), "games-needed");
        verified(&trial);
    }
}

#[test]
fn p24_9_1_p13_9_1_what_was_sent_to_fide_is_kept_with_its_day_and_its_deadline() {
    for (first, day, due) in [
        // 26 days of March are left: the list of April, which closes on 29 March.
        (MARCH, DAY, (None, Some(date(2024, 3, 29)))),
        // 7 and 30 days.
        (date(2016, 3, 1), date(2016, 3, 15), (Some(date(2016, 3, 22)), Some(date(2016, 4, 14)))),
    ] {
        for trial in trials() {
            let mut registry = federation(&trial, first, &WOMEN_AND_MEN);
            let members = [WOMEN_AND_MEN[3], WOMEN_AND_MEN[4]];
            let games = [(1, 1, 2, '1')];
            let played = Played { name: "Kupa", territory: "HUN", days: (day, day), members: &members, games: &games };
            let (file, event) = submitted(&mut registry, &played.bytes(), day);
            let send = |registry: &mut Registry, on: Date| {
                registry.write(|store| sent(store, &stamp(on), event, on, (Edition::Trf16, None)))
            };
            let later = day.saturating_add(2.days());
            assert_eq!(refused(send(&mut registry, later)).code.as_str(), "tournament-not-accepted");
            registry.write(|store| accept(store, &stamp(day), file, registered())).expect("accepted");
            assert_eq!(refused(send(&mut registry, day.saturating_sub(1.day()))).code.as_str(), "sent-early");
            send(&mut registry, later).expect("sent");
            let entry = head(&mut registry);
            let page = registry.read(|store| tournament_page(store, event)).unwrap();
            assert_eq!(page.due, due);
            let [one] = page.event.facts.sent.as_slice() else { panic!("{:?}", page.event.facts) };
            assert_eq!((one.entry, one.day, one.format.as_str()), (entry, later, "trf16"));
            let (kept, exported) = registry
                .read(|store| {
                    let hash = arpad_model::unhex(&one.sha256).expect("a hash");
                    let blob = blobs::find(store, &hash)?.expect("the bytes");
                    let exported = report_file(store, event, Edition::Trf16)?.text;
                    Ok::<_, OfficeError>((blobs::bytes(store, blob.id)?, exported))
                })
                .unwrap();
            assert_eq!(kept, exported.into_bytes(), "the very bytes");
            assert_eq!(refused(send(&mut registry, later)).code.as_str(), "nothing-changes");
            verified(&trial);
            registry.write(|store| cancel(store, &stamp(later), entry, "nem ment el")).expect("a slip");
            let page = registry.read(|store| tournament_page(store, event)).unwrap();
            assert_eq!(page.event.facts.sent, []);
            verified(&trial);
        }
    }
}
