//! Whoever types any words of a name, or their beginnings, in any order, finds the person; and nobody who is not to be
//! found.

use arpad_model::{PersonId, PersonName};
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::{Act, AmendAct, DeathAct, Found, HideAct, MergeAct, PersonFields};
use arpad_office::register::matching::keys;
use arpad_office::views::directory::{Directory, Typed};
use arpad_office::views::search::search;
use arpad_registry::{Reader, Registry, Writer};
use jiff::civil::date;
use proptest::prelude::*;

const MOST: usize = 50;

fn stamp() -> Stamp {
    Stamp::new("2024-04-01T08:00:00Z".parse().unwrap(), "anna")
}

fn fields(person: u32, family: &str, given: &str) -> PersonFields {
    PersonFields {
        person: PersonId(person),
        family: family.into(),
        given: given.into(),
        country: "HUN".into(),
        ..Default::default()
    }
}

/// A federation of these, numbered from 1.
fn register(store: &mut Writer<'_>, names: &[(&str, &str)]) -> Result<(), OfficeError> {
    enact(store, &stamp(), &Act::Found(Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() }))?;
    for ((family, given), person) in names.iter().zip(1..) {
        enact(store, &stamp(), &Act::Person(fields(person, family, given)))?;
    }
    Ok(())
}

fn found(registry: &mut Registry, directory: Option<&Directory>, text: &str) -> Vec<u32> {
    let found = registry.read(|store| search(store, directory, text, 0..MOST)).unwrap();
    assert_eq!(found.all().min(MOST), found.persons.len(), "{text}");
    found.persons.into_iter().filter(|one| !one.is_near).map(|one| one.person.id.0).collect()
}

/// Those who are called nearly so.
fn near(registry: &mut Registry, directory: Option<&Directory>, text: &str) -> Vec<u32> {
    let found = registry.read(|store| search(store, directory, text, 0..MOST)).unwrap();
    assert_eq!(found.near, found.persons.iter().filter(|one| one.is_near).count(), "{text}");
    found.persons.into_iter().filter(|one| one.is_near).map(|one| one.person.id.0).collect()
}

const NAMES: [(&str, &str); 14] = [
    ("Kertész", "Gábor"),
    ("Kert", "Gáborné"),
    ("Kis-Nagy", "Ágnes Mária"),
    ("Szent-Györgyi", "Álmos"),
    ("O'Neill", "Öcsi"),
    ("Őry", "Gyöngyvér Űrilla Éva"),
    ("van der Berg", "Jan"),
    ("Gábor", "Kertész"),
    ("Чигорин", "Михаил"),
    ("Nagy", "Nagy"),
    ("Molière-né", "Anna"),
    ("Papp", "Ida"),
    ("Mononym", ""),
    ("Kovács", "Béla Gábor"),
];

/// Every order of some words.
fn orders(words: &[String]) -> Vec<Vec<String>> {
    if words.len() < 2 {
        return vec![words.to_vec()];
    }
    let mut all = Vec::new();
    for at in 0..words.len() {
        let mut rest = words.to_vec();
        let first = rest.remove(at);
        all.extend(orders(&rest).into_iter().map(|rest| [vec![first.clone()], rest].concat()));
    }
    all
}

#[test]
fn every_beginning_of_every_order_of_a_name_finds_its_bearer() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(|store| register(store, &NAMES)).unwrap();
        let directory = registry.read(|store| Directory::read(store, [])).unwrap();
        assert_eq!(directory.len(), NAMES.len());
        for ((family, given), person) in NAMES.iter().zip(1..) {
            let plain = keys(&PersonName { family: (*family).into(), given: (*given).into() }).plain;
            for name in [format!("{family} {given}"), plain] {
                let words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
                for text in orders(&words).into_iter().map(|order| order.join(" ")) {
                    for (end, last) in text.char_indices() {
                        let typed = &text[..end + last.len_utf8()];
                        let found = found(&mut registry, Some(&directory), typed);
                        assert!(found.contains(&person), "{}: {typed:?} of {name}: {found:?}", trial.name());
                    }
                }
            }
        }
        for (text, person) in [("Nagy-Kis Á", 3), ("györgyi", 4), ("Berg", 7), ("éva őry", 6), ("dr. Papp", 12)] {
            assert!(found(&mut registry, Some(&directory), text).contains(&person), "{text}");
        }
        assert_eq!(found(&mut registry, Some(&directory), "Nagy N"), [10], "a word stands for one word");
        assert!(found(&mut registry, Some(&directory), "Gábor Kertészné").is_empty());
        // Without a directory, as before: by the beginning, family name first or last.
        assert_eq!(found(&mut registry, None, "Gábor Kertész"), [8, 1]);
        assert!(!found(&mut registry, None, "Béla Kov").contains(&14));
    }
}

#[test]
fn the_register_has_the_last_word() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(|store| register(store, &NAMES)).unwrap();
        let directory = registry.read(|store| Directory::read(store, [])).unwrap();
        assert!(!registry.read(|store| directory.is_outdated(store)).unwrap());
        for act in [
            Act::Hide(HideAct { person: PersonId(1), hidden: true }),
            Act::Amend(AmendAct { person: PersonId(3), fields: fields(3, "Kis", "Ágnes Mária"), before: None }),
            Act::Merge(MergeAct { keep: PersonId(4), drop: PersonId(7), every_tempo: true }),
            Act::Person(fields(15, "Kertes", "Géza")),
        ] {
            let before = registry.read(|store| Directory::read(store, [])).unwrap();
            registry.write(|store| enact(store, &stamp(), &act)).unwrap();
            assert!(registry.read(|store| before.is_outdated(store)).unwrap(), "{}", act.kind());
        }
        let anew = registry.read(|store| Directory::read(store, [])).unwrap();
        let death = Act::Death(DeathAct { person: PersonId(2), day: date(2024, 3, 1) });
        registry.write(|store| enact(store, &stamp(), &death)).unwrap();
        assert!(!registry.read(|store| anew.is_outdated(store)).unwrap(), "nobody is called otherwise by that");
        for directory in [None, Some(&directory), Some(&anew)] {
            for text in ["Gábor Kertész", "kertesz gab", "Kertész", "gab"] {
                assert!(!found(&mut registry, directory, text).contains(&1), "the hidden: {text}");
            }
            assert!(!found(&mut registry, directory, "nagy").contains(&3), "who is called so no more");
            assert!(!found(&mut registry, directory, "Berg").contains(&7), "who is somebody else");
            assert!(found(&mut registry, directory, "Kertes").contains(&15), "who is new");
        }
        assert!(found(&mut registry, Some(&directory), "Mária Kis").contains(&3));
        assert!(found(&mut registry, Some(&anew), "Géza").contains(&15));
        assert_eq!(anew.len(), NAMES.len() - 1);
    }
}

#[test]
fn the_whole_family_name_then_the_stronger_then_the_alphabet() {
    let names =
        [("Kovácsics", "Anna"), ("Kovács", "Zoé"), ("Kovács-Nagy", "Anna"), ("Kovács", "Anna"), ("Anna", "Kovács")];
    let mut registry = Registry::scratch().unwrap();
    registry.write(|store| register(store, &names)).unwrap();
    let read = |store: &mut Reader<'_>, rated: &[(u32, i32)]| {
        Directory::read(store, rated.iter().map(|(person, rating)| (PersonId(*person), *rating)))
    };
    let unrated = registry.read(|store| read(store, &[])).unwrap();
    assert_eq!(found(&mut registry, Some(&unrated), "Kovács"), [4, 2, 5, 3, 1]);
    // Of two lists the first counts; who is on none comes last.
    let rated = registry.read(|store| read(store, &[(2, 2100), (1, 2700), (3, 1500), (2, 2800), (99, 2800)])).unwrap();
    assert_eq!(found(&mut registry, Some(&rated), "Kovács"), [2, 4, 3, 5, 1]);
    assert_eq!(found(&mut registry, Some(&rated), "kov"), [1, 2, 3, 5, 4], "nobody is typed in full: the strongest");
    assert_eq!(found(&mut registry, Some(&rated), "Anna Kovács"), [5, 4, 3, 1], "both families are typed in full");
    for (most, said) in [(0, vec![]), (1, vec![1]), (2, vec![1, 2])] {
        let typed = &Typed::readings("kov")[0];
        let first: Vec<u32> = rated.find(typed, most).into_iter().map(|person| person.0).collect();
        assert_eq!(first, said);
    }
}

/// Sounds, other spellings of a letter, and one slip: names as they are heard and typed.
#[test]
fn who_is_called_nearly_so_is_found_behind_those_who_are_called_so() {
    let names = [
        ("Müller", "Jürgen"),
        ("Sørensen", "Bjørn"),
        ("Jäger", "Karl"),
        ("Kováts", "Gábor"),
        ("Kovács", "Gábor"),
        ("Schwarcz", "Mihály"),
        ("Szentgyörgyi", "Álmos"),
        ("Thököly", "Imre"),
        ("Nagy", "Ödön"),
        ("Nagy", "Olga"),
        ("Nagy", "Orsolya"),
    ];
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(|store| register(store, &names)).unwrap();
        let directory = registry.read(|store| Directory::read(store, [])).unwrap();
        for (text, due) in [
            ("Mueller", &[1][..]),
            ("Jurgen Miller", &[1]),
            ("Soerensen", &[2]),
            ("Bjoern Sörenssen", &[2]),
            ("Jaeger K", &[3]),
            ("Svarc Mihaly", &[6]),
            ("Szentgyorgy Almos", &[]),
            ("Szengyörgyi", &[7]),
            ("Szentgyrögyi Almos", &[7]),
            ("Tököli", &[8]),
            ("Kovasc Gabor", &[4, 5]),
            ("Kovátss G", &[4, 5]),
            ("Gábor Kovats", &[5]),
            ("Xyzabc", &[]),
            ("Olga Kovács", &[]),
        ] {
            let mut found = near(&mut registry, Some(&directory), text);
            found.sort_unstable();
            assert_eq!(found, due, "{text}, {}", trial.name());
        }
        // Who is called so comes first; "Szentgyörgy" begins the name.
        assert_eq!(found(&mut registry, Some(&directory), "Gábor Kovats"), [4]);
        assert_eq!(found(&mut registry, Some(&directory), "Szentgyorgy Almos"), [7]);
        // Equals stand by the alphabet: Olga and Orsolya before Ödön.
        assert_eq!(found(&mut registry, Some(&directory), "Nagy"), [10, 11, 9]);
        registry
            .write(|store| enact(store, &stamp(), &Act::Hide(HideAct { person: PersonId(1), hidden: true })))
            .unwrap();
        for directory in [Some(&directory), None] {
            assert!(near(&mut registry, directory, "Mueller Juergen").is_empty(), "the hidden");
        }
    }
}

/// A page is a stretch of all, with its number; what stands on it is read from the register.
#[test]
fn a_page_of_many_says_how_many_there_are() {
    let given: Vec<String> =
        (0..66).map(|at| format!("{}{}", (b'A' + at / 26) as char, (b'a' + at % 26) as char)).collect();
    let names: Vec<(&str, &str)> = given.iter().map(|given| ("Kovács", given.as_str())).collect();
    let mut registry = Registry::scratch().unwrap();
    registry.write(|store| register(store, &names)).unwrap();
    let directory = registry.read(|store| Directory::read(store, [])).unwrap();
    for known in [Some(&directory), None] {
        let mut all = Vec::new();
        for (page, due) in [(0..50, 50), (50..100, 16), (100..150, 0)] {
            let found = registry.read(|store| search(store, known, "kovacs", page)).unwrap();
            assert_eq!((found.count, found.near, found.persons.len()), (66, 0, due));
            all.extend(found.persons.into_iter().map(|one| one.person.name.given));
        }
        assert_eq!(all, given, "each once, by name");
    }
}

/// Whether each typed word can have another of the own, by trying all.
fn may_be(typed: &[String], own: &[String]) -> bool {
    let Some((first, rest)) = typed.split_first() else { return true };
    (0..own.len()).any(|at| {
        let mut left = own.to_vec();
        left.remove(at).starts_with(first) && may_be(rest, &left)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Few letters make many words that begin alike.
    #[test]
    fn exactly_those_are_found_who_may_be_meant(
        names in prop::collection::vec(prop::collection::vec("[ab]{1,4}", 1..5), 1..16),
        questions in prop::collection::vec(prop::collection::vec("[ab]{1,3}", 1..4), 1..16),
        ratings in prop::collection::vec(0..4_i32, 16),
    ) {
        let mut registry = Registry::scratch().unwrap();
        let given: Vec<String> = names.iter().map(|words| words[1..].join("-")).collect();
        let pairs: Vec<(&str, &str)> = names.iter().zip(&given).map(|(words, given)| (&*words[0], &**given)).collect();
        registry.write(|store| register(store, &pairs)).unwrap();
        let rated = (1..).map(PersonId).zip(ratings);
        let directory = registry.read(|store| Directory::read(store, rated)).unwrap();
        for question in questions {
            let meant: Vec<u32> =
                names.iter().zip(1..).filter(|(own, _)| may_be(&question, own)).map(|(_, person)| person).collect();
            for typed in Typed::readings(&question.join(" ")) {
                let all = directory.find(&typed, MOST);
                for most in 0..all.len() {
                    prop_assert_eq!(&directory.find(&typed, most), &all[..most], "{:?}", question);
                }
                let mut found: Vec<u32> = all.into_iter().map(|person| person.0).collect();
                found.sort_unstable();
                prop_assert_eq!(&found, &meant, "{:?}", question);
            }
        }
    }
}

/// What sounds alike is nearer than what has a letter wrong, whoever is the stronger.
#[test]
fn who_sounds_alike_comes_before_who_has_a_letter_else() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(|store| register(store, &[("Tököri", "Pál"), ("Thököly", "Imre")])).unwrap();
        let directory = registry.read(|store| Directory::read(store, [])).unwrap();
        assert_eq!(near(&mut registry, Some(&directory), "Tököli"), [2, 1], "{}", trial.name());
        assert_eq!(near(&mut registry, Some(&directory), "Tököry"), [1, 2], "{}", trial.name());
    }
}
