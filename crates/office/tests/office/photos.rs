//! A photo is shown with the consent of the person, and leaves with it.

use crate::month::*;
use crate::refusing::refused;
use arpad_model::{PersonId, PictureKind};
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::photo::{photo_of, show_photo, withdraw_photo};
use arpad_office::views::public::photo_shown;
use jiff::civil::date;

/// A picture of 160 × 200 pixels with the place where it was taken.
pub fn png() -> Vec<u8> {
    arpad_trial::picture::png(160, 200, &[(b"tEXt", b"GPS\x0047.4979, 19.0402")])
}

#[test]
fn a_photo_comes_with_the_consent_and_goes_with_it() {
    let (day, later) = (date(2024, 3, 5), date(2024, 3, 9));
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let show = |person: u32, agreed, credit: &'static str, bytes: Vec<u8>| {
            move |store: &mut arpad_registry::Writer<'_>| {
                show_photo(store, &stamp(day), PersonId(person), agreed, (credit, &bytes))
            }
        };
        assert_eq!(refused(registry.write(show(1, day, " ", png()))), "photo-without-credit");
        assert_eq!(refused(registry.write(show(1, later, "Kiss Anna", png()))), "day-in-future");
        assert_eq!(refused(registry.write(show(1, day, "Kiss Anna", b"<svg/>".to_vec()))), "photo-unreadable");
        assert_eq!(refused(registry.write(show(1, day, "Kiss Anna", vec![0; 1_000_001]))), "photo-large");
        assert_eq!(refused(registry.write(|store| withdraw_photo(store, &stamp(day), PersonId(1), day))), "photo-none");

        registry.write(show(1, day, "Kiss Anna", png())).unwrap();
        assert_eq!(refused(registry.write(show(1, day, "Kiss Anna", png()))), "nothing-changes");
        let (shown, bytes) = registry.read(|store| photo_shown(store, PersonId(1))).unwrap().expect("a photo");
        assert_eq!((shown.credit.as_str(), shown.kind), ("Kiss Anna", PictureKind::Png));
        assert!(!bytes.windows(3).any(|three| three == b"GPS"), "where it was taken is left out");
        // Under another number of the same person too; not of somebody who asked to be hidden.
        registry.write(|store| merge(store, &stamp(day), PersonId(2), PersonId(1), true)).unwrap();
        assert!(registry.read(|store| photo_shown(store, PersonId(2))).unwrap().is_some());
        registry.write(|store| hide(store, &stamp(day), PersonId(2), true)).unwrap();
        assert!(registry.read(|store| photo_shown(store, PersonId(2))).unwrap().is_none());
        assert_eq!(refused(registry.write(show(2, day, "Kiss Anna", png()))), "photo-of-hidden");
        registry.write(|store| hide(store, &stamp(day), PersonId(2), false)).unwrap();

        let before = date(2024, 3, 4);
        assert_eq!(
            refused(registry.write(|store| withdraw_photo(store, &stamp(later), PersonId(1), before))),
            "photo-before"
        );
        registry.write(|store| withdraw_photo(store, &stamp(later), PersonId(1), later)).unwrap();
        assert!(registry.read(|store| photo_of(store, PersonId(1))).unwrap().is_none());
        let left =
            registry.read(|store| arpad_registry::tables::photos::picture(store, &arpad_registry::blobs::hash(&bytes)));
        assert_eq!(left.unwrap(), None, "the picture has left the register for good");
    }
}
