//! Which K the law can give, and what is said where nothing gives FIDE's number exactly.

use super::*;
use arpad_model::StoredChange;

/// Somebody on our list: five games, 3½ points where 2.88 were expected, so +0.62; at K 20 +12.4.
fn ours(rating: i32, change: i32) -> ListRow {
    let change = Some(StoredChange::hundredths(change));
    ListRow { rating: Some(rating), period_games: 5, change, score: Some(7), expected: Some(288), ..ListRow::default() }
}

fn start(rating: i32, games: Option<u32>) -> ListRow {
    ListRow { rating: Some(rating), peak: Some(rating), games, ..ListRow::default() }
}

fn theirs(rating: i32, games: u32) -> ListRow {
    ListRow { rating: Some(rating), period_games: games, ..ListRow::default() }
}

fn with<T>(start: &ListRow, fides: Option<&ListRow>, born: Option<i16>, of: impl Fn(&mut Evidence<'_>) -> T) -> T {
    let ours = ours(2012, 1240);
    let theirs = theirs(2030, 5);
    let born = born.map(Birth::Year);
    of(&mut Evidence { ours: Some(&ours), theirs: Some(&theirs), start: Some(start), fides, born, is_pending: false })
}

#[test]
fn another_k_is_possible_only_where_the_law_can_give_it() {
    let law = law(Tempo::Standard, Date::constant(2024, 4, 1)).unwrap();
    let possible =
        |start: &ListRow, fides: Option<&ListRow>, born| with(start, fides, born, |one| one.possible_k(&law));
    let (old, few) = (start(2000, Some(300)), start(2000, Some(12)));
    assert_eq!(possible(&old, None, Some(1980)), [20], "an adult with 300 games");
    assert_eq!(possible(&old, None, None), [20, 40], "perhaps a junior");
    assert_eq!(possible(&few, None, Some(1980)), [20, 40], "twelve games");
    let strong = ListRow { peak: Some(2405), ..start(2000, Some(300)) };
    assert_eq!(possible(&strong, None, Some(1980)), [10], "2400 was published once");
    let printed = ListRow { k: Some(40), ..start(2000, None) };
    assert_eq!(possible(&old, Some(&printed), Some(1980)), [40], "what FIDE printed leaves no other");
}

#[test]
fn what_no_calculation_gives_is_told_by_what_speaks_for_itself() {
    let from = start(2000, Some(300));
    let cause = |fides: Option<&ListRow>, of: &dyn Fn(&mut Evidence<'_>)| {
        with(&from, fides, Some(1980), |one| {
            of(one);
            explained(one, None).map(|player| (player.cause, player.other_start)).unwrap()
        })
    };
    assert_eq!(cause(None, &|_| {}), (Cause::Unknown, None));
    assert_eq!(cause(None, &|one| one.is_pending = true), (Cause::Correction, None));
    let other = start(1990, None);
    assert_eq!(cause(Some(&other), &|_| {}), (Cause::OtherStart, Some(1990)));
    let six = theirs(2012, 6);
    let games = with(&from, None, None, |one| {
        let one = Evidence { theirs: Some(&six), ours: one.ours, start: one.start, fides: None, ..*one };
        explained(&one, None).map(|player| player.cause)
    });
    assert_eq!(games, Some(Cause::GameMissing));
}

#[test]
fn who_is_on_one_list_only_is_told_and_who_did_not_play_is_not() {
    let (ours, theirs) = (ours(2012, 1240), theirs(2030, 5));
    let of = |ours: Option<&ListRow>, theirs: Option<&ListRow>| {
        let evidence = Evidence { ours, theirs, start: None, fides: None, born: None, is_pending: false };
        explained(&evidence, None).map(|player| player.cause)
    };
    assert_eq!(of(Some(&ours), None), Some(Cause::NotOnList));
    assert_eq!(of(None, Some(&theirs)), Some(Cause::NotOnList));
    let idle = start(2000, None);
    assert_eq!(of(Some(&idle), Some(&idle)), None);
}
