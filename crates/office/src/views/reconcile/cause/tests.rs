//! Cases made by hand, each with its true cause.

use super::*;
use arpad_model::StoredChange;

/// Somebody on our list: five games, 3½ points where 2.88 were expected, so +0.62.
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

fn april() -> KLaw {
    law(Tempo::Standard, Date::constant(2024, 4, 1)).unwrap()
}

/// An adult of 2000 with 300 games: 0.62 × 20 = 12.4, so 2012.
fn told(theirs: &ListRow, change: impl Fn(&mut Evidence<'_>)) -> (Cause, Option<u8>) {
    let (ours, start) = (ours(2012, 1240), start(2000, Some(300)));
    let mut evidence = Evidence {
        ours: Some(&ours),
        theirs: Some(theirs),
        start: Some(&start),
        fides: None,
        born: Some(Birth::Year(1980)),
        is_pending: false,
    };
    change(&mut evidence);
    let player = explained(&april(), &evidence).unwrap();
    (player.cause, player.other_k)
}

#[test]
fn the_same_is_the_same_and_another_number_of_games_is_told() {
    assert_eq!(told(&theirs(2012, 5), |_| {}), (Cause::Agrees, None));
    // FIDE has not counted the last game: 4 games.
    assert_eq!(told(&theirs(2007, 4), |_| {}), (Cause::GameMissing, None));
    assert_eq!(told(&theirs(2012, 6), |_| {}), (Cause::GameMissing, None));
}

#[test]
fn another_k_is_said_only_where_the_law_can_give_it() {
    // 0.62 × 40 = 24.8, so 2025: K of somebody new, or of a junior.
    let forty = theirs(2025, 5);
    assert_eq!(told(&forty, |_| {}), (Cause::Unknown, None), "an adult with 300 games has K 20");
    assert_eq!(told(&forty, |one| one.born = None), (Cause::OtherK, Some(40)), "perhaps a junior");
    assert_eq!(told(&forty, |one| one.born = Some(Birth::Year(2008))), (Cause::OtherK, Some(40)));
    let few = start(2000, Some(12));
    let (ours, law) = (ours(2012, 1240), april());
    let born = Some(Birth::Year(1980));
    let new = |theirs: &ListRow, start: &ListRow| {
        let evidence = Evidence {
            ours: Some(&ours),
            theirs: Some(theirs),
            start: Some(start),
            fides: None,
            born,
            is_pending: false,
        };
        explained(&law, &evidence).map(|player| (player.cause, player.k, player.other_k)).unwrap()
    };
    assert_eq!(new(&forty, &few), (Cause::OtherK, Some(20), Some(40)), "twelve games");
    // 0.62 × 10 = 6.2, so 2006: only for whom 2400 was published once.
    assert_eq!(told(&theirs(2006, 5), |_| {}), (Cause::Unknown, None));
    let strong = ListRow { peak: Some(2405), ..start(2000, Some(300)) };
    assert_eq!(new(&theirs(2006, 5), &strong), (Cause::OtherK, Some(20), Some(10)));
    // 0.62 × 25 = 15.5, so 2016: no K of this law.
    assert_eq!(told(&theirs(2016, 5), |one| one.born = None), (Cause::Unknown, None));
}

#[test]
fn what_fide_printed_leaves_no_other_k() {
    let (forty, twenty) = (ListRow { k: Some(40), ..start(2000, None) }, ListRow { k: Some(20), ..start(2000, None) });
    assert_eq!(told(&theirs(2025, 5), |_| {}).0, Cause::Unknown);
    let (ours, law, start) = (ours(2012, 1240), april(), start(2000, None));
    let with = |fides: &ListRow| {
        let theirs = theirs(2025, 5);
        let evidence = Evidence {
            ours: Some(&ours),
            theirs: Some(&theirs),
            start: Some(&start),
            fides: Some(fides),
            born: None,
            is_pending: false,
        };
        explained(&law, &evidence).map(|player| (player.cause, player.other_k)).unwrap()
    };
    assert_eq!(with(&forty), (Cause::OtherK, Some(40)));
    assert_eq!(with(&twenty), (Cause::Unknown, None), "FIDE itself gave him 20");
}

#[test]
fn another_start_and_a_half_rounded_otherwise() {
    let other = start(1990, None);
    let (twelve, thirty) = (theirs(2002, 5), theirs(2030, 5));
    let (ours_now, law, from) = (ours(2012, 1240), april(), start(2000, Some(300)));
    let born = Some(Birth::Year(1980));
    let of = |ours: &ListRow, theirs: &ListRow, fides: Option<&ListRow>, is_pending: bool| {
        let evidence = Evidence { ours: Some(ours), theirs: Some(theirs), start: Some(&from), fides, born, is_pending };
        explained(&law, &evidence).map(|player| (player.cause, player.other_start)).unwrap()
    };
    assert_eq!(of(&ours_now, &twelve, Some(&other), false), (Cause::OtherStart, Some(1990)));
    // +0.625 × 20 = 12.5: we say 13, FIDE 12.
    let half = ListRow { rating: Some(2013), change: Some(StoredChange::hundredths(1250)), ..ours_now.clone() };
    assert_eq!(of(&half, &theirs(2012, 5), None, false), (Cause::Rounding, None));
    assert_eq!(of(&ours_now, &theirs(2013, 5), None, false), (Cause::Unknown, None), "12.4 is no half");
    assert_eq!(of(&ours_now, &thirty, None, true), (Cause::Correction, None));
    assert_eq!(of(&ours_now, &thirty, None, false), (Cause::Unknown, None));
}

#[test]
fn who_is_on_one_list_only_is_told_and_who_did_not_play_is_not() {
    let (ours, theirs, law) = (ours(2012, 1240), theirs(2030, 5), april());
    let of = |ours: Option<&ListRow>, theirs: Option<&ListRow>| {
        let evidence = Evidence { ours, theirs, start: None, fides: None, born: None, is_pending: false };
        explained(&law, &evidence).map(|player| player.cause)
    };
    assert_eq!(of(Some(&ours), None), Some(Cause::NotOnList));
    assert_eq!(of(None, Some(&theirs)), Some(Cause::NotOnList));
    let idle = start(2000, None);
    assert_eq!(of(Some(&idle), Some(&idle)), None);
}
