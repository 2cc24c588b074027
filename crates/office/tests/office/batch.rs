//! Many files at once leave the same ledger and the same tables as one after the other.

use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Rated, Record};
use arpad_invented::world;
use arpad_model::Tempo;
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, Filed, receive_and_accept, receive_and_accept_all};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::views::reconcile::{Cause, reconcile};
use arpad_registry::tables::{list_rows, persons};
use arpad_registry::{Registry, ledger};
use arpad_trial::{Trial, trials};

const PLAYERS: u32 = 3000;

fn stamp() -> Stamp {
    Stamp::new("2024-04-26T08:00:00Z".parse().unwrap(), "Kiss Éva")
}

/// A registry with the world's list in it.
fn founded(trial: &Trial) -> Registry {
    let mut registry = Registry::create(trial.address()).unwrap();
    let mut list = Vec::new();
    world::write_list(PLAYERS, &mut list);
    let incoming = Incoming { file_name: "list.txt", day: Some(world::LIST), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(), list.as_slice(), &incoming, |_| {})).unwrap();
    registry
}

/// Files of every kind: plain ones, the same again, the same event in other bytes, a name in doubt, a number nobody has, a
/// number on two lines, something unreadable, something the law refuses.
fn files() -> Vec<Filed> {
    let mut files = world::month(PLAYERS, 40);
    let edited = |file: &Filed, from: &str, to: &str| {
        let text = String::from_utf8(file.bytes.clone()).unwrap();
        assert!(text.contains(from), "{from}: {text}");
        Filed { bytes: text.replace(from, to).into_bytes(), ..file.clone() }
    };
    let number = |file: &Filed, line: usize| -> String {
        let text = String::from_utf8(file.bytes.clone()).unwrap();
        let line = text.lines().filter(|line| line.starts_with("001")).nth(line).unwrap().to_owned();
        line[57..68].trim().to_owned()
    };
    let again = files[3].clone();
    files.insert(7, again);
    let other_bytes = edited(&files[1], "Budapest", "Szeged  ");
    files.insert(9, other_bytes);
    let stranger = edited(&files[12], &number(&files[12], 4), "999999");
    files[12] = stranger;
    let twice = edited(&files[14], &number(&files[14], 4), &number(&files[14], 5));
    files[14] = twice;
    let name = String::from_utf8(files[16].bytes.clone()).unwrap();
    let name = name.lines().find(|line| line.starts_with("001")).unwrap()[14..24].to_owned();
    files[16] = edited(&files[16], &name, "Xxxxxx, Yy");
    let other = Filed { file_name: "a/b.txt".into(), bytes: b"nothing".to_vec(), ..files[0].clone() };
    files.insert(20, other);
    files[22] = edited(&files[22], "90 min + 30 sec/move", "29 moves/90 min + 30 min + 30 sec/move");
    files
}

/// Everything in the tables, as far as they can differ.
fn tables(trial: &Trial) -> Vec<String> {
    let columns = [
        ("ledger", "seq", "seq, act, body, moment, by_whom, why"),
        ("blob", "id", "id, length"),
        ("submission", "id", "id, blob, file_name, format, moment, by_whom, tournament, state, because, entry"),
        (
            "tournament",
            "id",
            "id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, reported, state, because,
             submission, entry",
        ),
        ("report", "tournament", "tournament, entry, length(block)"),
        ("participant", "person, tournament", "tournament, person"),
        ("person", "id", "id, fide, family, given, plain, sound, born, country, title, entry"),
        ("list", "id", "id, series, players, closed"),
    ];
    let mut all = Vec::new();
    for (table, order, columns) in columns {
        let text = columns.split(',').map(|column| format!("COALESCE(CAST({} AS TEXT), '-')", column.trim()));
        let text = text.collect::<Vec<_>>().join(" || '|' || ");
        let gather = if trial.is_postgres() { "string_agg(line, ';')" } else { "group_concat(line, ';')" };
        all.push(
            trial.scalar(&format!("SELECT {gather} FROM (SELECT {text} AS line FROM {table} ORDER BY {order}) l")),
        );
    }
    let bytes =
        if trial.is_postgres() { "string_agg(encode(block, 'hex'), '')" } else { "group_concat(hex(block), '')" };
    all.push(
        trial.scalar(&format!("SELECT {bytes} FROM (SELECT block FROM report ORDER BY tournament) l")).to_uppercase(),
    );
    let bytes =
        if trial.is_postgres() { "string_agg(encode(packed, 'hex'), '')" } else { "group_concat(hex(packed), '')" };
    all.push(
        trial
            .scalar(&format!("SELECT {bytes} FROM (SELECT packed FROM blob_part ORDER BY blob, part) l"))
            .to_uppercase(),
    );
    all
}

#[test]
fn many_at_once_are_the_same_as_one_after_the_other() {
    for (one, other) in trials().into_iter().zip(trials()) {
        let mut registry = founded(&one);
        for file in files() {
            let post =
                Post { file_name: &file.file_name, bytes: &file.bytes, received: file.received, tournament: None };
            registry
                .write(|store| {
                    let received = receive(store, &stamp(), &post)?;
                    let is_clear =
                        received.tournament.is_some() && !received.lines.iter().any(|line| line.is_question());
                    if is_clear && !received.seen_before {
                        match accept(store, &stamp(), received.submission, Acceptance::default()) {
                            Err(OfficeError::Refused(_)) | Ok(_) => {}
                            Err(error) => return Err(error),
                        }
                    }
                    Ok::<(), OfficeError>(())
                })
                .unwrap();
        }
        let mut bulk = founded(&other);
        let (first, rest) = (files()[..13].to_vec(), files()[13..].to_vec());
        let mut outcomes = bulk.write(|store| receive_and_accept(store, &stamp(), first)).unwrap();
        outcomes.extend(receive_and_accept_all(&mut bulk, &stamp(), rest.into_iter(), |_| {}).unwrap());

        let fates = |wanted: fn(&Fate) -> bool| outcomes.iter().filter(|outcome| wanted(&outcome.fate)).count();
        assert_eq!(outcomes.len(), 43, "{}", one.name());
        assert_eq!(fates(|fate| *fate == Fate::SeenBefore), 1);
        assert_eq!(fates(|fate| matches!(fate, Fate::Unreadable(_))), 2);
        assert_eq!(fates(|fate| matches!(fate, Fate::Questions(_))), 2);
        assert_eq!(fates(|fate| matches!(fate, Fate::Refused(_))), 1);
        assert_eq!(fates(|fate| *fate == Fate::Accepted), 37, "{outcomes:#?}");

        assert_eq!(registry.read(ledger::head).unwrap(), bulk.read(ledger::head).unwrap(), "{}", one.name());
        for (one, other) in tables(&one).iter().zip(&tables(&other)) {
            assert_eq!(one, other);
        }
        let closed = bulk.write(|store| close_month(store, &stamp(), Tempo::Standard, world::NEXT)).unwrap();
        let other = registry.write(|store| close_month(store, &stamp(), Tempo::Standard, world::NEXT)).unwrap();
        assert_eq!(closed.lists[0].hash, other.lists[0].hash, "{}", one.name());
    }
}

/// FIDE's list of the month after: as ours for everybody but a few.
#[test]
fn our_list_beside_fides() {
    for trial in trials() {
        let mut registry = founded(&trial);
        receive_and_accept_all(&mut registry, &stamp(), world::month(PLAYERS, 10).into_iter(), |_| {}).unwrap();
        let closed = registry.write(|store| close_month(store, &stamp(), Tempo::Standard, world::NEXT)).unwrap();
        let missing = registry.read(|store| reconcile(store, Tempo::Standard, world::NEXT, None, ""));
        assert!(matches!(missing, Err(OfficeError::Refused(refusal)) if refusal.code == "list-not-imported"));

        // What FIDE publishes: ours, with other numbers for the first players who played.
        let list = closed.lists[0].id;
        let (rows, people) = registry
            .read(|store| {
                let mut people = Vec::new();
                persons::each(store, |person| {
                    people.push(person);
                    Ok(())
                })?;
                Ok::<_, arpad_registry::Error>((list_rows::of(store, list)?, people))
            })
            .unwrap();
        let names: Vec<String> = people.iter().map(|person| person.name.as_list()).collect();
        let mut played = 0;
        let mut text = TextWriter::new(Vec::new()).unwrap();
        for row in &rows {
            let place = row.person.0 as usize - 1;
            let mut rated = Rated {
                rating: row.rating.map(|rating| rating as u16),
                games: Some(row.period_games as u16),
                k: row.k,
            };
            // Who fell below the floor is on neither list.
            if row.period_games > 0 && row.rating.is_some() {
                played += 1;
                match played {
                    1 => rated.games = Some(row.period_games as u16 + 1),
                    2 => rated.rating = rated.rating.map(|rating| rating + 333),
                    3 => continue,
                    _ => {}
                }
            }
            let record = Record {
                fide_id: people[place].fide.unwrap().0,
                name: names[place].as_str(),
                federation: people[place].country.as_str(),
                standard: rated,
                ..Record::default()
            };
            text.write(&record).unwrap();
        }
        let text = text.finish().unwrap();
        let incoming = Incoming { file_name: "standard_may24frl.txt", in_advance: true, ..Incoming::default() };
        registry.write(|store| import(store, &stamp(), text.as_slice(), &incoming, |_| {})).unwrap();
        let compared = registry.read(|store| reconcile(store, Tempo::Standard, world::NEXT, None, "")).unwrap();
        let counts =
            [Cause::Unknown, Cause::GameMissing, Cause::NotOnList, Cause::Agrees].map(|cause| compared.count(cause));
        assert_eq!(counts, [1, 1, 1, played - 3], "{}", trial.name());
        let first = &compared.players[0];
        assert_eq!((first.cause, first.difference()), (Cause::Unknown, Some(333)));
        assert!(first.before.is_some() && !first.name.family.is_empty());
    }
}
