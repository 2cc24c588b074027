//! Real files go from the file to the ranking list: received, the newcomer's points by the committee, accepted with what the
//! manager knows of the event, closed, published. They stand beside the project; without them this says so.

use super::*;
use crate::real::real;
use arpad_model::{Coverage, Importance};
use arpad_office::acts::newcomers::{By, set_initial};
use arpad_office::lists::newcomers::open_newcomers;
use arpad_office::verify::verify;

/// The points of our only player on the ranking list after a file, with these points to start from.
fn after(registry: &mut Registry, file: &str, initial: i32, facts: GoFacts) -> Option<Vec<(String, i32)>> {
    let bytes = real(&format!("go/{file}"))?;
    let received = submitted(registry, &bytes);
    let open = registry.read(open_newcomers).unwrap();
    assert_eq!(open.len(), 1, "one of ours: {open:?}");
    registry
        .write(|store| {
            set_initial(
                store,
                &stamp(DAY),
                open[0].who,
                Some(initial),
                (By::Committee("MB 1/2019"), Some(Coverage::Citizen)),
            )
        })
        .unwrap();
    accepted(registry, &received, facts).unwrap();
    let list = closed(registry).pop().expect("a list");
    let rows = registry.read(|store| list_rows::of(store, list.id)).unwrap();
    let mut named = Vec::new();
    for row in rows {
        let person = registry.read(|store| arpad_registry::tables::persons::get(store, row.person)).unwrap();
        named.push((person.expect("a person").name.eastern(), row.rating.expect("points")));
    }
    assert_eq!(verify(registry, |_, _| {}).unwrap().faults, []);
    Some(named)
}

/// Annex 2, example 4b: C = 25 (40' + 3×40" is 70', category C; even; by invitation). 2230 beats 2130, 2050 and 1980 (0.27 + 0.13 +
/// 0.05), loses to 2700 twice (0) and to 2230 (0.5): −0.05 · 25 = −1.25, so −1.
#[test]
fn m2_4b_the_kpmc_of_2019_from_the_file_to_the_ranking_list() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let facts = GoFacts { importance: Some(vec![Importance::Invitational]), ..thinking_time("40+3x40") };
        if let Some(list) = after(&mut registry, "kpmc2019.h9", 2230, facts) {
            assert_eq!(list, [("Csizmadia Gyorgy".to_owned(), 2229)], "{}", trial.name());
        }
    }
}

/// C = 35: 60' + 3×30" is 82.5', category B, 15; even, 10; a world championship, 10, in the place of its invitations. 2500 loses to
/// 2700 twice (−0.11 each), beats 2350 twice (0.18), 2230 twice (0.04) and 2050 twice (0): 0.22 · 35 = 7.7.
#[test]
fn m1_3_the_world_championship_of_2019_from_the_file_to_the_ranking_list() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let importance = vec![Importance::Invitational, Importance::WorldChampionship];
        let facts = GoFacts { importance: Some(importance), ..thinking_time("60+3x30") };
        if let Some(list) = after(&mut registry, "wagc2019.h9", 2500, facts) {
            assert_eq!(list, [("Balogh Pal".to_owned(), 2508)], "{}", trial.name());
        }
    }
}
