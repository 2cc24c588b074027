//! Names that bring along what nobody sees and a terminal obeys.

use super::*;

/// What steers a terminal stays outside; the act says so, and what is read again is read the same way.
#[test]
fn names_enter_without_what_steers_a_terminal() {
    let list = "<playerslist>\
        <player><fideid>700001</fideid><name>K\u{9b}31miss\u{202e}, \u{200f}P&#27;&#9;&#155;éter</name><country>HUN</country><sex>M</sex><rating>2010</rating></player>\
        <player><fideid>700002</fideid><name>Nagy, Éva</name><country>HUN</country><sex>F</sex><rating>2020</rating></player>\
        </playerslist>";
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let told = taken(&mut registry, list.as_bytes(), Some(APRIL)).unwrap();
        let cleaned = told.notices.iter().find(|one| one.code.as_str() == "import-unsteered").expect("it is counted");
        assert_eq!((cleaned.line, &cleaned.facts[..]), (1, &[("count", "1".to_owned())][..]));
        let names: Vec<_> =
            everybody(&mut registry).iter().map(|one| (one.name.family.clone(), one.name.given.clone())).collect();
        assert_eq!(names[0], ("K 31miss".to_owned(), "P   éter".to_owned()), "{}", trial.name());
        let sealed = registry.read(|store| ledger::after(store, EntryId(0), 10)).unwrap();
        let Act::Import(mut older) = act_of(&sealed[0]).unwrap() else { panic!("{sealed:?}") };
        assert!(older.reading >= 2, "from the second reading on");
        let checked =
            arpad_office::verify::verify(&mut arpad_registry::ReadOnly::open(trial.address()).unwrap(), |_, _| {})
                .unwrap();
        assert_eq!(checked.faults, [], "{}", trial.name());
        // The same file says nothing new the next month.
        let again = taken(&mut registry, list.as_bytes(), Some(MAY)).unwrap();
        assert_eq!(again.changed_persons, 0);
        // What was sealed before the rule is read as it was.
        older.reading = 1;
        let mut before = Registry::scratch().unwrap();
        before.write(|store| arpad_registry::blobs::keep(store, list.as_bytes())).unwrap();
        before.write(|store| enact(store, &stamp(), &Act::Import(older))).unwrap();
        assert_eq!(everybody(&mut before)[0].name.family, "K\u{9b}31miss\u{202e}");
    }
}
