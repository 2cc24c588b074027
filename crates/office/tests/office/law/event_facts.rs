//! What the law asks about an event beside its games: registration, territory, championship, official and hybrid events, when its
//! report was sent, and whether it was to be rated at all.

mod papers;
mod played;
mod registration;

use crate::month::{STANDARD, close_and_publish, list, registered, stamp};
use crate::refusing::refusal_of;
use crate::taken_back::{head, verified};
use arpad_formats::trf::Edition;
use arpad_model::{
    Birth, Championship, EventFacts, FideId, Finding, Official, PersonId, Severity, Sex, SubmissionId, Tempo,
    TournamentId,
};
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::announce::announce;
use arpad_office::acts::attach::attach;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::paper::{ArbiterLicence, license_arbiter};
use arpad_office::acts::sent::sent;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, Announcement, DecideAct, Decided, Found, PersonFields};
use arpad_office::intake::attached::DifferenceKind;
use arpad_office::intake::report_file::report_file;
use arpad_office::views::tournament_page::tournament_page;
use arpad_registry::ledger::Entry;
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
            let decision = Decided::Indicators {
                person: PersonId(number),
                series,
                points,
                grade: None,
                games: None,
                peak: None,
                reached: Vec::new(),
                taken: false,
            };
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
    let refusal = refusal_of(result);
    assert_eq!(refusal.code.as_str(), "not-ratable");
    let errors = refusal.findings.iter().filter(|finding| finding.severity == Severity::Error);
    errors.map(|finding| (finding.paragraph.0, finding.code.to_string())).collect()
}

fn waive(registry: &mut Registry, tournament: TournamentId, paragraph: &str) {
    permit(registry, tournament, paragraph, "").expect("a decision");
}

/// A decision that permits something of a paragraph.
fn permit(
    registry: &mut Registry,
    tournament: TournamentId,
    paragraph: &str,
    what: &str,
) -> Result<Entry, OfficeError> {
    let decision = Decided::Waiver { tournament, paragraph: paragraph.into(), what: what.into() };
    let act = DecideAct { decision, day: DAY, reference: "QC 4/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act))
}

/// What a refusal says that helps.
fn helps<T>(result: Result<T, OfficeError>) -> String {
    let facts = refusal_of(result).facts;
    let fact = facts.iter().find(|(name, _)| *name == "helps").expect("what helps");
    format!("{:?}", fact.1)
}
