//! What was computed stands while only such acts follow as cannot change it: those of go touch nothing of chess, nor the other way round.

use crate::go::desk::{Desk, File};
use crate::go::text::beats;
use crate::month::{APRIL, STANDARD, rating_of};
use arpad_model::{EntryId, PersonId};
use arpad_office::acts::close::{close_go, close_month};
use arpad_office::views::records::head;
use arpad_office::views::{anomalies, checklist, go_desk, title_worklist};
use jiff::civil::date;

/// Whether the list of a month, the go lists, what is out of the ordinary, the desk of go and who may apply for a title are made anew.
fn touched(desk: &mut Desk, since: EntryId) -> [bool; 5] {
    let told = desk.registry.read(|store| -> Result<_, arpad_office::acts::desk::OfficeError> {
        Ok([
            checklist::is_outdated(store, since)?,
            checklist::go_is_outdated(store, since)?,
            anomalies::is_outdated(store, since)?,
            go_desk::is_outdated(store, since)?,
            title_worklist::is_outdated(store, since)?,
        ])
    });
    told.unwrap()
}

fn now(desk: &mut Desk) -> EntryId {
    desk.registry.read(head).unwrap().0
}

#[test]
fn acts_of_go_touch_nothing_of_chess_nor_the_other_way_round() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        desk.on(date(2024, 4, 1));
        let since = now(&mut desk);
        assert_eq!(touched(&mut desk, since), [false; 5], "nothing was done, {}", trial.name());
        // A rating of chess.
        desk.decided(rating_of(PersonId(1), 1800), date(2024, 3, 9));
        assert_eq!(touched(&mut desk, since), [true, false, true, false, true], "{}", trial.name());
        // Points of go.
        let since = now(&mut desk);
        desk.indicators("Nagy", Some(1600), None, date(2024, 3, 12));
        assert_eq!(touched(&mut desk, since), [false, true, false, true, true], "{}", trial.name());
        // Go is closed; then a month of chess.
        let (since, stamp) = (now(&mut desk), desk.stamp());
        desk.registry.write(|store| close_go(store, &stamp)).unwrap();
        assert_eq!(touched(&mut desk, since), [false, true, false, true, true], "{}", trial.name());
        let since = now(&mut desk);
        desk.registry.write(|store| close_month(store, &stamp, arpad_model::Tempo::Standard, APRIL)).unwrap();
        assert_eq!(touched(&mut desk, since), [true, false, true, false, true], "{STANDARD}, {}", trial.name());
        // Who is entered has not played; a line of a file that waits may be he.
        let since = now(&mut desk);
        desk.person("Vas", "HUN");
        assert_eq!(touched(&mut desk, since), [false, false, true, true, true], "{}", trial.name());
        // A report may be of either, and brings persons.
        let since = now(&mut desk);
        desk.enter(&File::new("Kupa", date(2024, 3, 16), 10, vec![beats(1, "Kiss", "Nagy")]));
        assert_eq!(touched(&mut desk, since), [true; 5], "{}", trial.name());
    }
}
