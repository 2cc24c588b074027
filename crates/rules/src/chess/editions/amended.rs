//! What changed between two editions: single provisions with a day of their own, known from FIDE's announcements.

use super::{FIDE_2022_01, FIDE_2024_03, MSSZ_2017};
use crate::chess::edition::Edition;
use crate::provision::at;
use jiff::civil::{Date, date};

/// From the list of November 2020 players were inactive after 24 months only, "until further notice"; 7.2.2 was amended on
/// 2022-10-17, and when the notice ended is not established (F-12).
const LONGER_ACTIVE: [Date; 2] = [date(2020, 11, 1), date(2022, 10, 17)];

/// Registration 30 days before events with a player above 2700, or a woman above 2500: in force at once (F-11).
const STRONG_EVENTS: Date = date(2023, 12, 25);

static MSSZ_2017_LONGER_ACTIVE: Edition = Edition { inactive_after: at("§2", 24).open("F-12"), ..MSSZ_2017 };
static FIDE_2022_01_LONGER_ACTIVE: Edition = Edition { inactive_after: at("7.2.2", 24).open("F-12"), ..FIDE_2022_01 };
static FIDE_2022_01_STRONG_EVENTS: Edition =
    Edition { registration: FIDE_2024_03.registration.public(), ..FIDE_2022_01 };

/// An edition as it stood on a day.
pub fn amended(edition: &'static Edition, day: Date) -> &'static Edition {
    let longer_active = LONGER_ACTIVE[0] <= day && day < LONGER_ACTIVE[1];
    if edition.id == MSSZ_2017.id && longer_active {
        &MSSZ_2017_LONGER_ACTIVE
    } else if edition.id == FIDE_2022_01.id && longer_active {
        &FIDE_2022_01_LONGER_ACTIVE
    } else if edition.id == FIDE_2022_01.id && day >= STRONG_EVENTS {
        &FIDE_2022_01_STRONG_EVENTS
    } else {
        edition
    }
}
