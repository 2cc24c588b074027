//! Places and selections.

use super::*;
use arpad_model::{PersonId, Sex};

fn names(lines: &[ListLine]) -> Vec<(u32, String)> {
    lines.iter().map(|line| (line.place.unwrap(), line.name.eastern())).collect()
}

fn placed(expected: &[(u32, &str)]) -> Vec<(u32, String)> {
    expected.iter().map(|(place, name)| (*place, (*name).to_owned())).collect()
}

#[test]
fn equal_ratings_share_a_place_and_the_next_place_is_skipped() {
    let mut lines =
        vec![player(1, "C", 2000), player(2, "B", 2100), player(3, "A", 2000), player(4, "D", 2000), player(5, "E", 9)];
    place(&mut lines);
    assert_eq!(names(&lines), placed(&[(1, "B"), (2, "A"), (2, "C"), (2, "D"), (5, "E")]));
}

#[test]
fn accents_and_case_do_not_move_a_name_and_equal_names_stand_by_number() {
    let mut lines = vec![
        player(9, "Zala", 1),
        player(2, "Ács, Éva", 1),
        player(1, "Acs, Eva", 1),
        player(4, "őry", 1),
        player(5, "Orz", 1),
        player(6, "A\u{301}cs, Éva", 1),
    ];
    place(&mut lines);
    assert_eq!(lines.iter().map(|line| line.person.0).collect::<Vec<_>>(), [1, 2, 6, 4, 5, 9]);
}

#[test]
fn under_18_are_those_who_are_at_most_18_in_the_year_of_the_list() {
    let born = |id, year| ListLine { born: year, ..player(id, "A", 2000) };
    let lines = vec![born(1, Some(2005)), born(2, Some(2006)), born(3, Some(2015)), born(4, None)];
    let group = AgeGroup::parse("U18").expect("an age group");
    let chosen = Selection::default().of_age(group, 2024).choose(lines);
    assert_eq!(chosen.iter().map(|line| line.person.0).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn seniors_are_those_who_reach_the_age_in_the_year_of_the_list() {
    let lines = [1959, 1960].map(|year| ListLine { born: Some(year), ..player(year as u32, "A", 2000) }).to_vec();
    for text in ["S65", "s65", "+65"] {
        let group = AgeGroup::parse(text).expect("an age group");
        let chosen = Selection::default().of_age(group, 2024).choose(lines.clone());
        assert_eq!(chosen.iter().map(|line| line.born).collect::<Vec<_>>(), [Some(1959)], "{text}");
    }
}

#[test]
fn an_age_group_is_a_letter_and_an_age() {
    assert_eq!(AgeGroup::parse("u8"), Some(AgeGroup::Under(8)));
    assert_eq!(AgeGroup::parse("+60"), Some(AgeGroup::From(60)));
    assert_eq!(AgeGroup::parse("S50").map(|group| group.to_string()).as_deref(), Some("S50"));
    for text in ["", "U", "18", "U0", "U018", "U-8", "U+8", "X18", "é18", "Ué", "U1é"] {
        assert_eq!(AgeGroup::parse(text), None, "{text}");
    }
}

#[test]
fn improvers_stand_by_gain_and_share_places_by_gain_and_who_is_new_or_won_nothing_is_none() {
    let gained = |id, name, before, rating| ListLine { before, ..player(id, name, rating) };
    let lines = vec![
        gained(1, "Kicsi", Some(2400), 2401),
        gained(2, "Nagy", Some(1500), 1600),
        gained(3, "Új", None, 2700),
        gained(4, "Másik", Some(1900), 2000),
        gained(5, "Vesztes", Some(2000), 1950),
    ];
    let chosen = Selection { improvers: true, ..Selection::default() }.choose(lines.clone());
    assert_eq!(names(&chosen), placed(&[(1, "Másik"), (1, "Nagy"), (3, "Kicsi")]));
    let new = Selection { new_only: true, ..Selection::default() }.choose(lines);
    assert_eq!(names(&new), placed(&[(1, "Új")]));
}

#[test]
fn the_top_keeps_everybody_who_shares_its_last_place() {
    let lines = vec![player(1, "A", 9), player(2, "B", 8), player(3, "C", 8), player(4, "D", 7)];
    let top = |top| Selection { top: Some(top), ..Selection::default() }.choose(lines.clone()).len();
    assert_eq!([top(0), top(1), top(2), top(3), top(4), top(99)], [0, 1, 3, 3, 4, 4]);
}

#[test]
fn all_conditions_must_hold_and_places_are_counted_anew() {
    let chosen = Selection {
        sex: Some(Sex::Female),
        club: Some("tuzolto \"elore\" se, gyor".to_owned()),
        country: Some("hun".to_owned()),
        title: Some("wgm".to_owned()),
        active: Some(true),
        ..Selection::default()
    };
    assert_eq!(names(&chosen.choose(lines())), placed(&[(1, "Őry-Kovács Ágnes")]));
    let inactive = Selection { active: Some(false), ..Selection::default() }.choose(lines());
    assert_eq!((inactive.len(), inactive[0].place, inactive[0].person), (1, Some(1), PersonId(2)));
    assert_eq!(Selection { active: Some(false), ..chosen }.choose(lines()), []);
}

#[test]
fn lines_stand_by_any_column_with_their_places_and_what_is_not_known_stands_last() {
    let sorted = |word: &str| -> Vec<(Option<u32>, Option<i16>)> {
        let sort = Sort::parse(word);
        assert!(sort.is_some(), "{word}");
        let chosen = Selection { sort, ..Selection::default() }.choose(lines());
        chosen.iter().map(|line| (line.place, line.born)).collect()
    };
    for word in ["born", "-born"] {
        let lines = sorted(word);
        let known: Vec<i16> = lines.iter().map_while(|(_, born)| *born).collect();
        assert!(lines[known.len()..].iter().all(|(_, born)| born.is_none()), "{lines:?}");
        assert!(known.is_sorted_by(|one, other| if word == "born" { one <= other } else { one >= other }), "{known:?}");
        let mut places: Vec<Option<u32>> = lines.iter().map(|(place, _)| *place).collect();
        places.sort_unstable();
        let by_rating = Selection::default().choose(self::lines());
        assert_eq!(places, by_rating.iter().map(|line| line.place).collect::<Vec<_>>());
    }
    for sort in Sort::all() {
        assert_eq!(Sort::parse(sort.as_str()), Some(sort));
    }
    assert_eq!((Sort::parse("--name"), Sort::parse("shoe size"), Sort::parse("")), (None, None, None));
}

#[test]
fn who_is_marked_unrated_stands_last_without_a_place_and_among_no_first_places() {
    let mut lines = vec![
        ListLine { rating: None, before: Some(1410), ..player(1, "Lement", 0) },
        player(2, "Erős", 2100),
        ListLine { before: Some(1390), ..player(3, "Gyenge", 1400) },
    ];
    place(&mut lines);
    let told: Vec<(Option<u32>, u32)> = lines.iter().map(|line| (line.place, line.person.0)).collect();
    assert_eq!(told, [(Some(1), 2), (Some(2), 3), (None, 1)]);
    let chosen = |selection: Selection| -> Vec<u32> {
        selection.choose(lines.clone()).iter().map(|line| line.person.0).collect()
    };
    assert_eq!(chosen(Selection { top: Some(3), ..Selection::default() }), [2, 3]);
    assert_eq!(chosen(Selection { improvers: true, ..Selection::default() }), [3]);
    assert_eq!(chosen(Selection { new_only: true, ..Selection::default() }), [2]);
    for word in ["rating", "-rating", "change"] {
        assert_eq!(chosen(Selection { sort: Sort::parse(word), ..Selection::default() }).last(), Some(&1), "{word}");
    }
}
