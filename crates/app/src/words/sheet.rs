//! The two sheets of the KOMIR register, numbered as the regulation numbers them; and what is said of a person in a field.

use super::Language;
use arpad_model::{Activity, Birth, Fact, Grade, Sex};
use arpad_office::views::activity::Ground;
use arpad_office::views::person_page::{LastGames, LeftSheet, RightSheet, Status};
use jiff::civil::Date;

/// What stands in an empty field.
const NOTHING: &str = "–";

/// One of the two: what it is called, the period it is about, and its ten fields with their names.
pub(crate) struct Sheet {
    pub heading: String,
    /// Empty on the left one.
    pub period: String,
    /// Empty fields say so.
    pub fields: Vec<(String, String)>,
}

/// Both sheets as of a day, the left one first.
pub(crate) fn sheets(language: Language, left: &LeftSheet, right: &RightSheet) -> [Sheet; 2] {
    [left_sheet(language, left), right_sheet(language, right)]
}

/// By which regulation, and when.
pub(crate) fn made(language: Language, on: Date) -> String {
    language.say("sheet-made", &[("day", Fact::from(on))])
}

fn left_sheet(language: Language, sheet: &LeftSheet) -> Sheet {
    let licence = sheet.licence.as_ref().map(|licence| format!("{}, {}", licence.season, licence.club.name));
    let guest: Vec<&str> = sheet.guest.iter().map(|club| club.name.as_str()).collect();
    let strength: Vec<String> = sheet
        .strength
        .iter()
        .map(|place| {
            let facts = [("club", Fact::from(place.club.name.as_str())), ("place", Fact::from(place.place))];
            language.say("sheet-strength", &facts)
        })
        .collect();
    let fields = [
        number(sheet.komir),
        sheet.name.clone(),
        birth(language, sheet.born),
        sex(language, sheet.sex),
        sheet.country.clone(),
        number(sheet.rating),
        number(sheet.fide),
        licence.unwrap_or_default(),
        guest.join("; "),
        strength.join("; "),
    ];
    filled(language, "left", String::new(), fields)
}

fn right_sheet(language: Language, sheet: &RightSheet) -> Sheet {
    let until = sheet.until.map_or_else(|| language.label("sheet-until-now"), |until| day(language, until));
    let period = match sheet.from {
        Some(from) => language.say("sheet-period", &[("from", Fact::from(from)), ("until", Fact::Name(until))]),
        None => language.label("sheet-no-period"),
    };
    let fields = [
        number(sheet.fide),
        sheet.name.clone(),
        number(sheet.born),
        sex(language, sheet.sex),
        sheet.country.clone(),
        number(sheet.rating),
        sheet.title.clone(),
        sheet.last_games.as_ref().map(|games| last_games(language, games)).unwrap_or_default(),
        status(language, sheet.status),
        number(sheet.k),
    ];
    filled(language, "right", period, fields)
}

fn last_games(language: Language, last: &LastGames) -> String {
    let list = ("list", Fact::from(last.list));
    match (last.from, last.to) {
        (Some(from), Some(to)) => language.say("sheet-games-known", &[("from", from.into()), ("to", to.into()), list]),
        _ => language.say("sheet-games-only", &[("games", last.games.into()), list]),
    }
}

fn filled(language: Language, side: &str, period: String, fields: [String; 10]) -> Sheet {
    let named = |(place, field): (usize, String)| {
        let shown = if field.is_empty() { NOTHING.to_owned() } else { field };
        (language.label(&format!("sheet-{side}-{place}")), shown)
    };
    let heading = language.label(&format!("sheet-{side}"));
    Sheet { heading, period, fields: (1..).zip(fields).map(named).collect() }
}

/// The status on the sheet.
fn status(language: Language, status: Status) -> String {
    match status {
        Status::Rated(active) => activity(language, active),
        Status::Unrated => language.label("player-unrated"),
        Status::Died => language.label("sheet-died"),
    }
}

/// Active, inactive, or that nobody knows.
pub(crate) fn activity(language: Language, active: Activity) -> String {
    language.label(match active {
        Activity::Active => "player-active",
        Activity::Inactive => "player-inactive",
        Activity::NotKnown => "player-activity-not-known",
    })
}

/// Why somebody is active, or not.
pub(crate) fn activity_told(language: Language, active: Activity, ground: Ground) -> String {
    let told = |key: &str, list: Date| language.say(key, &[("list", Fact::from(list))]);
    match (ground, active) {
        (Ground::Game(list), Activity::Inactive) => told("activity-game-long-ago", list),
        (Ground::Game(list), Activity::Active | Activity::NotKnown) => told("activity-game", list),
        (Ground::NoGame, _) => language.label("activity-no-game"),
        (Ground::Fide(list), Activity::Inactive) => told("activity-fide-inactive", list),
        (Ground::Fide(list), Activity::Active | Activity::NotKnown) => told("activity-fide-active", list),
        (Ground::NotTold(list), _) => told("activity-not-told", list),
    }
}

/// A birth as far as it is known.
pub(crate) fn birth(language: Language, born: Option<Birth>) -> String {
    match born {
        Some(Birth::Year(year)) => year.to_string(),
        Some(Birth::Date(date)) => day(language, date),
        None => String::new(),
    }
}

/// A day.
pub(crate) fn day(language: Language, day: Date) -> String {
    language.value(&Fact::Date(day))
}

/// Sex in a word.
pub(crate) fn sex(language: Language, sex: Option<Sex>) -> String {
    match sex {
        Some(Sex::Female) => language.label("register-female"),
        Some(Sex::Male) => language.label("register-male"),
        None => String::new(),
    }
}

/// A number, or nothing.
pub(crate) fn number<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Points, in go with the grade.
pub fn rating(language: Language, rating: Option<i32>, grade: Option<i16>) -> String {
    let points = rating.map_or_else(|| language.label("player-unrated"), |rating| rating.to_string());
    let grade = grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    grade.map_or(points.clone(), |grade| format!("{points} ({grade})"))
}
