//! What the stories of the office share: a stamp, a federation with a few rated players, reports as bytes.

#![allow(dead_code, reason = "each story uses a part of it")]

use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Rated, Record};
use arpad_model::{Birth, EventFacts, FideId, List, ListRow, Moment, Owner, PersonId, Series, Tempo, TournamentId};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::announce::Announcement;
use arpad_office::acts::close::{Consent, close_month_even_so};
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, Received, receive};
use arpad_office::acts::{Act, DecideAct, Decided, Found, PersonFields};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::{lists, tournaments};
use arpad_registry::{Reader, Registry, Writer};
use jiff::civil::{Date, date};

/// A player of the story.
#[derive(Clone, Copy)]
pub struct Player {
    pub name: &'static str,
    pub fide: u32,
    pub born: i16,
    pub rating: i32,
}

/// Seven players; two of them are namesakes.
pub const PLAYERS: [Player; 7] = [
    Player { name: "Kovács, Péter", fide: 700_001, born: 1987, rating: 2105 },
    Player { name: "Kovács, Péter", fide: 700_002, born: 1990, rating: 1850 },
    Player { name: "Szűcs-Nagy, Ágnes", fide: 700_003, born: 2008, rating: 1712 },
    Player { name: "Őry, Gyöngyvér", fide: 700_004, born: 1975, rating: 2410 },
    Player { name: "Tóth, \"Öcsi\" Béla", fide: 700_005, born: 1999, rating: 1999 },
    Player { name: "Vörös, Zoltán", fide: 700_006, born: 1961, rating: 2250 },
    Player { name: "Újházi, Tünde", fide: 700_007, born: 1994, rating: 1533 },
];

/// Somebody who has no rating yet: the eighth person, once [`enter_newcomer`] has registered her.
pub const NEWCOMER: Player = Player { name: "Zsoldos, Piroska", fide: 700_008, born: 1985, rating: 0 };

/// The place of [`NEWCOMER`] on the lines of a report.
pub const NEW: usize = PLAYERS.len();

/// A moment of UTC, as `2024-03-01T00:00`.
pub fn at(moment: &str) -> Moment {
    Moment::from_utc(moment.parse().expect("a moment"))
}

pub fn stamp(day: Date) -> Stamp {
    Stamp::new(Moment::from_utc(day.at(12, 0, 0, 0)), "officer").because("hu: próba\nen: a trial")
}

pub const STANDARD: Series = Series::Chess(Tempo::Standard);

pub const MARCH: Date = date(2024, 3, 1);
pub const APRIL: Date = date(2024, 4, 1);
pub const MAY: Date = date(2024, 5, 1);

/// Founds the federation, registers the players, sets their ratings by decision and publishes the list of March 2024.
pub fn found(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let stamp = stamp(date(2024, 2, 20));
    enact(
        store,
        &stamp,
        &Act::Found(Found {
            name: "Próba Szövetség".into(),
            country: "HUN".into(),
            second_reading: true,
            ..Found::default()
        }),
    )?;
    for (player, person) in PLAYERS.iter().zip((1..).map(PersonId)) {
        enact(store, &stamp, &Act::Person(fields(player, person)))?;
        let decision = rating_of(person, player.rating);
        let act = DecideAct { decision, day: date(2024, 2, 20), reference: "1/2024".into() };
        enact(store, &stamp, &Act::Decide(act))?;
    }
    close_and_publish(store, MARCH)
}

fn fields(player: &Player, person: PersonId) -> PersonFields {
    let (family, given) = player.name.split_once(", ").expect("a family and a given name");
    PersonFields {
        person,
        family: family.into(),
        given: given.into(),
        fide: Some(FideId(player.fide)),
        born: born(player.born),
        country: "HUN".into(),
        ..PersonFields::default()
    }
}

/// A rating in standard chess, as a decision sets it.
pub fn rating_of(person: PersonId, points: i32) -> Decided {
    let points = Some(points);
    Decided::Indicators {
        person,
        series: STANDARD,
        points,
        grade: None,
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    }
}

/// An event of standard chess that is announced on a day with its name and days, and nothing more.
pub fn to_announce(name: &str, (starts, ends): (Date, Date), on: Date) -> Announcement {
    Announcement { name: name.to_owned(), starts, ends, ..Announcement::nothing(on) }
}

/// Registers the newcomer, without a rating.
pub fn enter_newcomer(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let act = Act::Person(fields(&NEWCOMER, PersonId(NEW as u32 + 1)));
    enact(store, &stamp(date(2024, 2, 20)), &act).map(|_| ())
}

pub fn close_and_publish(store: &mut Writer<'_>, day: Date) -> Result<(), OfficeError> {
    let consent = Consent { beside_fide: true, skipping: true, ..Consent::default() };
    close_month_even_so(store, &stamp(day), Tempo::Standard, day, consent)?;
    publish(store, &stamp(day), STANDARD, Some(day))?;
    Ok(())
}

/// One line of a report: the player's number in [`PLAYERS`], and whether the file gives his FIDE number and birth.
pub type Line = (usize, bool);

/// A report: name, days, lines, and games as (round, white, black, white's result) by line from 1.
pub fn trf(name: &str, start: Date, end: Date, lines: &[Line], games: &[(u16, u16, u16, char)]) -> Vec<u8> {
    let day = |date: Date| date.strftime("%Y/%m/%d").to_string();
    let mut text = format!(
        "012 {name}\n022 Budapest\n032 HUN\n042 {}\n052 {}\n062 {}\n092 Individual: Swiss-System\n102 Nagy Bíró\n122 90+30\n",
        day(start),
        day(end),
        lines.len()
    );
    let rounds = games.iter().map(|game| game.0).max().unwrap_or(0);
    text.push_str(&format!("XXR {rounds}\n"));
    for ((player, with_number), rank) in lines.iter().zip(1_u16..) {
        let who = PLAYERS.get(*player).unwrap_or(&NEWCOMER);
        let (number, born) = if *with_number {
            (who.fide.to_string(), format!("{}/00/00", who.born))
        } else {
            (String::new(), String::new())
        };
        let mut halves = 0;
        let mut rows = String::new();
        for round in 1..=rounds {
            let own = games.iter().find(|game| game.0 == round && (game.1 == rank || game.2 == rank));
            rows.push_str(&match own {
                Some(&(_, white, black, result)) => {
                    let is_white = white == rank;
                    let own = match (result, is_white) {
                        ('=', _) => '=',
                        ('1', true) | ('0', false) => '1',
                        _ => '0',
                    };
                    halves += match own {
                        '1' => 2,
                        '=' => 1,
                        _ => 0,
                    };
                    let opponent = if is_white { black } else { white };
                    format!("  {opponent:>4} {} {own}", if is_white { 'w' } else { 'b' })
                }
                None => "  0000 - Z".to_owned(),
            });
        }
        let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
        text.push_str(&format!(
            "001 {rank:>4}      {:<33} {:>4} HUN {number:>11} {born:<10} {points:>4} {rank:>4}{rows}\n",
            who.name, who.rating
        ));
    }
    text.into_bytes()
}

/// A report of one day: these games and no others, as (white, black, white's result) by number in [`PLAYERS`].
pub fn duels(name: &str, day: Date, games: &[(usize, usize, char)]) -> Vec<u8> {
    let mut lines: Vec<Line> = Vec::new();
    let mut played: Vec<(u16, u16, u16, char)> = Vec::new();
    for (white, black, result) in games {
        let [white, black] = [white, black].map(|player| {
            let line = lines.iter().position(|line| line.0 == *player);
            line.unwrap_or_else(|| {
                lines.push((*player, true));
                lines.len() - 1
            }) as u16
                + 1
        });
        let busy = |game: &&(u16, u16, u16, char)| [game.1, game.2].iter().any(|one| [white, black].contains(one));
        let round = played.iter().filter(busy).map(|game| game.0).max().unwrap_or(0) + 1;
        played.push((round, white, black, *result));
    }
    trf(name, day, day, &lines, &played)
}

/// Receives a report and accepts it on the same day; nothing about it may be in doubt.
pub fn report(registry: &mut Registry, bytes: &[u8], day: Date) -> TournamentId {
    let file = registry.write(|store| submit(store, "kupa.trf", bytes, day)).expect("a report that can be read");
    registry.write(|store| take(store, &file, day)).expect("a report that can be accepted");
    file.tournament.expect("a tournament")
}

/// Imports FIDE's standard list of a day: number in [`PLAYERS`], rating, games and K.
pub fn import_fides(registry: &mut Registry, day: Date, players: &[(usize, u16, u16, u8)]) {
    let bytes = fides(players);
    let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(day), ..Incoming::default() };
    let taken = registry.write(|store| import(store, &stamp(day), &bytes[..], &incoming, |_| {}));
    assert_eq!(taken.expect("FIDE's list").players, players.len() as u64);
}

/// FIDE's standard list as a file.
pub fn fides(players: &[(usize, u16, u16, u8)]) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    for (player, rating, games, k) in players {
        let who = PLAYERS.get(*player).unwrap_or(&NEWCOMER);
        let born = u16::try_from(who.born).expect("a year");
        let record = Record {
            fide_id: who.fide,
            name: who.name,
            federation: "HUN",
            born: Some(ListBirth { year: born, month_day: None }),
            standard: Rated { rating: Some(*rating), games: Some(*games), k: Some(*k) },
            ..Record::default()
        };
        writer.write(&record).expect("a line");
    }
    writer.finish().expect("a list")
}

/// Decides whose list governs standard chess, from before the first list on.
pub fn decide_owner(store: &mut Writer<'_>, owner: Owner, day: Date) -> Result<(), OfficeError> {
    let act = DecideAct { decision: Decided::Owner { series: STANDARD, owner }, day, reference: "2/2024".into() };
    decide(store, &stamp(day), act).map(|_| ())
}

pub fn submit(store: &mut Writer<'_>, name: &str, bytes: &[u8], received: Date) -> Result<Received, OfficeError> {
    receive(store, &stamp(received), &Post { file_name: name, bytes, received, tournament: None })
}

pub fn take(store: &mut Writer<'_>, received: &Received, day: Date) -> Result<(), OfficeError> {
    let event = received.tournament.map(|event| tournaments::get(store, event)).transpose()?.flatten();
    let announced = event.is_some_and(|event| event.announced.is_some());
    let how = if announced { Acceptance::default() } else { registered() };
    accept(store, &stamp(day), received.submission, how).map(|_| ())
}

/// Accepting with the word that the event was registered in time, for those that nobody announced.
pub fn registered() -> Acceptance {
    Acceptance { facts: EventFacts { registered: Some(REGISTERED), ..EventFacts::default() }, ..Acceptance::default() }
}

/// Long before everything that is played here.
pub const REGISTERED: Date = date(2013, 1, 1);

/// The newest standard list of a day.
pub fn list(store: &mut Reader<'_>, day: Date) -> Result<List, OfficeError> {
    let all = lists::of(store, STANDARD)?;
    Ok(all.into_iter().filter(|list| list.day == day).max_by_key(|list| list.revision).expect("a list of that day"))
}

pub fn rows(store: &mut Reader<'_>, day: Date) -> Result<Vec<ListRow>, OfficeError> {
    let list = list(store, day)?;
    Ok(list_rows::of(store, list.id)?)
}

/// Ratings of a list by person, from 1.
pub fn ratings(store: &mut Reader<'_>, day: Date) -> Result<Vec<Option<i32>>, OfficeError> {
    let rows = rows(store, day)?;
    let of = |person: PersonId| rows.iter().find(|row| row.person == person).and_then(|row| row.rating);
    Ok((1..=PLAYERS.len() as u32).map(PersonId).map(of).collect())
}

/// A case file of the players as a list has them, with tournaments given as JSON.
pub fn case(day: Date, players: &[(u32, Option<i32>, u32)], tournaments: serde_json::Value) -> Vec<u8> {
    let players: Vec<serde_json::Value> = players
        .iter()
        .map(|(person, rating, games)| {
            let who = &PLAYERS[*person as usize - 1];
            serde_json::json!({"id": person.to_string(), "rating": rating, "games": games, "born": who.born.to_string(),
                "peak": rating})
        })
        .collect();
    serde_json::json!({"list_date": day.to_string(), "players": players, "tournaments": tournaments})
        .to_string()
        .into_bytes()
}

/// What `arpad rate` says about a case: the published rating after, by person.
pub fn rated(case: &[u8]) -> Vec<(u32, Option<i32>)> {
    use arpad_office::rating::rate_case::{Answer, Settings, rate_case};
    let answer = rate_case(case, &Settings::default()).expect("the case reads");
    let Answer::Chess(answer) = answer else { panic!("chess") };
    let after = |player: &arpad_rules::chess::rated::PlayerResult| player.after.map(|after| after as i32);
    let ids = answer.period.players.iter().map(|player| player.id.parse().expect("a person's number"));
    ids.zip(answer.rated.players.iter().map(after)).collect()
}

/// A year of birth.
pub fn born(year: i16) -> Option<Birth> {
    Some(Birth::Year(year))
}

/// A person's number.
pub fn person(number: u32) -> PersonId {
    PersonId(number)
}

/// Opens a registry that was just created at an address.
pub fn fresh(address: &str) -> Registry {
    Registry::create(address).expect("a new registry")
}
