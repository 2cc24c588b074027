//! The small form of a list says of every selection what the list itself says.

use arpad_invented::{Size, build, invent};
use arpad_model::{ClubId, PersonId, Series, Sex, Tempo};
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::{Act, HideAct, StrengthAct};
use arpad_office::files::export::{AgeGroup, Selection, Since, Sort};
use arpad_office::views::list_page::list_page;
use arpad_office::views::public::published;
use arpad_office::views::roll::{Roll, is_outdated};
use arpad_registry::{Reader, Registry, ledger};

#[test]
fn a_roll_chooses_orders_and_names_as_the_list_does() {
    let federation = invent(1867, Size::small());
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        build(&mut registry, &federation, Size::small(), |_, _| {}).unwrap();
        for series in Series::ALL {
            let lists = registry.read(|store| published(store, series)).unwrap();
            // The newest, and the oldest, which has nobody before it.
            for list in [lists.first(), lists.last()].into_iter().flatten() {
                registry
                    .read(|store| -> Result<(), OfficeError> {
                        let roll = Roll::read(store, list)?;
                        let (_, lines) = list_page(store, list)?;
                        assert_eq!(roll.len(), lines.len());
                        let club = lines.iter().map(|line| line.club.to_lowercase()).find(|club| !club.is_empty());
                        for selection in selections(club) {
                            let (chosen, said) = (roll.choose(&selection), selection.choose(lines.clone()));
                            // Remembered or not, whoever asks again is told the same.
                            let again = [roll.chosen(&selection), roll.chosen(&selection)];
                            assert!(again.iter().all(|one| one[..] == chosen[..]), "{selection:?}");
                            let whole = roll.stretch(&chosen, selection.sort, 0..usize::MAX);
                            assert_eq!(roll.lines(store, &whole)?, said, "{} {selection:?}", trial.name());
                            // A page is what it is in the whole, wherever it begins and ends.
                            for page in [0..7, 7..14, 30..31, said.len().saturating_sub(3)..said.len() + 4] {
                                let shown = roll.stretch(&chosen, selection.sort, page.clone());
                                let ends = page.start.min(said.len())..page.end.min(said.len());
                                assert_eq!(roll.lines(store, &shown)?, said[ends], "{page:?} of {selection:?}");
                            }
                        }
                        Ok(())
                    })
                    .unwrap();
            }
        }
    }
}

fn selections(club: Option<String>) -> Vec<Selection> {
    let all = Selection::default;
    let sorted = Sort::all().map(|sort| Selection { sort: Some(sort), ..Selection::default() });
    let born = Sort::parse("-born");
    let mut selections: Vec<Selection> = sorted.collect();
    selections.extend([
        Selection { sort: born, improvers: true, top: Some(12), ..all() },
        Selection { sort: born, sex: Some(Sex::Female), ..all() },
        all(),
        Selection { sex: Some(Sex::Female), ..all() },
        all().of_age(AgeGroup::Under(18), 2024),
        all().of_age(AgeGroup::From(50), 2024),
        Selection { club, ..all() },
        Selection { club: Some("nobody's".to_owned()), ..all() },
        Selection { country: Some("hun".to_owned()), ..all() },
        Selection { title: Some("FM".to_owned()), ..all() },
        Selection { active: Some(false), ..all() },
        Selection { improvers: true, top: Some(10), ..all() },
        Selection { new_only: true, ..all() },
        Selection { top: Some(5), ..all() },
    ]);
    selections
}

#[test]
fn a_roll_compared_with_another_list_reads_nobody_again() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        build(&mut registry, &invent(1867, Size::small()), Size::small(), |_, _| {}).unwrap();
        let list = registry.read(|store| published(store, Series::Chess(Tempo::Standard))).unwrap().remove(0);
        let lines = |registry: &mut Registry, read: &dyn Fn(&mut Reader<'_>) -> Result<Roll, OfficeError>| {
            let (roll, before) = (registry.read(read).unwrap(), registry.steps());
            let all = roll.choose(&Selection { improvers: true, ..Selection::default() });
            (registry.read(|store| roll.lines(store, &all)).unwrap(), before)
        };
        let opened = registry.steps();
        let (said, after_whole) = lines(&mut registry, &|store| Roll::read(store, &list));
        let roll = registry.read(|store| Roll::since(store, &list, Since::YearBefore)).unwrap();
        let between = registry.steps();
        let (compared, after_compared) =
            lines(&mut registry, &|store| roll.with_changes(store, &list, Since::ListBefore));
        assert_eq!(compared, said, "{}", trial.name());
        assert!(said.iter().any(|line| line.before.is_some() && line.before != line.rating), "{}", trial.name());
        let (whole, compared) = (after_whole - opened, after_compared - between);
        // A server does not say how much it did.
        assert!(trial.is_postgres() || compared * 2 < whole, "{compared} of {whole} steps");
    }
}

#[test]
fn a_roll_is_outdated_by_what_is_told_of_persons_alone() {
    let mut registry = Registry::scratch().unwrap();
    let stamp = Stamp::new("2024-04-01T08:00:00Z".parse().unwrap(), "anna");
    build(&mut registry, &invent(1867, Size::small()), Size::small(), |_, _| {}).unwrap();
    let head = registry.read(ledger::head).unwrap().0;
    assert!(!registry.read(|store| is_outdated(store, head)).unwrap());
    let strength = Act::Strength(StrengthAct {
        club: ClubId(1),
        season: "2024/25".to_owned(),
        persons: vec![PersonId(1)],
        day: None,
    });
    registry.write(|store| enact(store, &stamp, &strength)).unwrap();
    assert!(!registry.read(|store| is_outdated(store, head)).unwrap(), "a strength order is on no list");
    registry.write(|store| enact(store, &stamp, &Act::Hide(HideAct { person: PersonId(1), hidden: true }))).unwrap();
    assert!(registry.read(|store| is_outdated(store, head)).unwrap());
}
