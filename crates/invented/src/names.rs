//! Names to draw from. Nobody is meant: common names of the country and of its minorities, put together by chance.

use super::dice::Dice;
use arpad_model::{PersonName, Sex};

/// A name that fits the 33 columns of a report; now and then a double family name or a doctor.
pub(super) fn invent(dice: &mut Dice, sex: Sex) -> PersonName {
    let mut family = (*dice.pick(FAMILY)).to_owned();
    let second = *dice.pick(&FAMILY[..SHORT]);
    match dice.below(1000) {
        0..45 if second != family && family.chars().count() <= 10 => family = format!("{family}-{second}"),
        45..70 => family = format!("Dr. {family}"),
        _ => {}
    }
    let given = match sex {
        Sex::Male => dice.pick(MALE),
        Sex::Female => dice.pick(FEMALE),
    };
    PersonName::new(family, *given)
}

/// The first of the family names are short enough for the second half of a double name.
const SHORT: usize = 60;

#[rustfmt::skip]
const FAMILY: &[&str] = &[
    "Nagy", "Kovács", "Tóth", "Szabó", "Horváth", "Varga", "Kiss", "Molnár", "Németh", "Farkas",
    "Balogh", "Papp", "Lakatos", "Takács", "Juhász", "Oláh", "Mészáros", "Simon", "Rácz", "Fekete",
    "Szűcs", "Török", "Fehér", "Balázs", "Gál", "Kis", "Szűts", "Kocsis", "Orsós", "Pintér",
    "Fodor", "Szalai", "Sipos", "Magyar", "Lukács", "Gulyás", "Bíró", "Király", "Katona", "László",
    "Jakab", "Bogdán", "Balog", "Sándor", "Boros", "Fazekas", "Kelemen", "Antal", "Somogyi", "Váradi",
    "Fülöp", "Orosz", "Vincze", "Veres", "Hegedűs", "Deák", "Budai", "Pap", "Bálint", "Pál",
    "Illés", "Szőke", "Vörös", "Vass", "Bognár", "Lengyel", "Fábián", "Bodnár", "Szücs", "Hajdu",
    "Halász", "Máté", "Székely", "Kozma", "Gáspár", "Pásztor", "Bakos", "Dudás", "Virág", "Major",
    "Orbán", "Hegyi", "Barta", "Nemes", "Soós", "Novák", "Tamás", "Benkő", "Kerekes", "Szekeres",
    "Dobos", "Kun", "Csonka", "Bartos", "Győri", "Mezei", "Erdős", "Erdélyi", "Csizmadia", "Szigeti",
    "Őri", "Űrhegyi", "Ősz", "Csörgő", "Medgyesi", "Faragó", "Keresztes", "Szentgyörgyi", "Zsoldos", "Gyenes",
    "Kertész", "Bánfi", "Lovász", "Tímár", "Ötvös", "Úr", "Ács", "Éles", "Csépe", "Sebő",
    "Hartmann", "Schäfer", "Müller", "Wagner", "Krämer", "Schneider", "Weisz", "Klein",
    "Petrović", "Jovanović", "Vukov", "Horvat", "Kovačević", "Babić", "Sztojka", "Raffael",
    "Hruška", "Kováč", "Šimko", "Ďurica", "Popescu", "Munteanu", "Kowalski", "Wójcik", "Bojko", "Melnik",
    "Papadopulosz", "Nguyen", "Tran", "Öllős",
];

#[rustfmt::skip]
const MALE: &[&str] = &[
    "László", "István", "József", "János", "Zoltán", "Sándor", "Gábor", "Ferenc", "Attila", "Péter",
    "Tamás", "Zsolt", "Tibor", "András", "Csaba", "Imre", "Lajos", "György", "Balázs", "Gyula",
    "Mihály", "Károly", "Róbert", "Béla", "Dávid", "Dániel", "Ádám", "Krisztián", "Miklós", "Norbert",
    "Bence", "Máté", "Pál", "Szabolcs", "Roland", "Gergő", "Antal", "Richárd", "Márk", "Levente",
    "Gergely", "Ákos", "Viktor", "Árpád", "Géza", "Márton", "Kristóf", "Jenő", "Kálmán", "Patrik",
    "Milán", "Barnabás", "Dezső", "Ernő", "Ödön", "Örs", "Csongor", "Zalán", "Botond", "Győző",
];

#[rustfmt::skip]
const FEMALE: &[&str] = &[
    "Mária", "Erzsébet", "Katalin", "Ilona", "Éva", "Anna", "Zsuzsanna", "Margit", "Judit", "Ágnes",
    "Andrea", "Ildikó", "Julianna", "Krisztina", "Irén", "Eszter", "Magdolna", "Mónika", "Edit", "Gabriella",
    "Szilvia", "Anita", "Anikó", "Viktória", "Márta", "Rozália", "Tímea", "Piroska", "Ibolya", "Klára",
    "Tünde", "Dóra", "Zsófia", "Gizella", "Veronika", "Alexandra", "Csilla", "Terézia", "Nikolett", "Melinda",
    "Adrienn", "Réka", "Beáta", "Marianna", "Nóra", "Renáta", "Vivien", "Barbara", "Enikő", "Bernadett",
    "Rita", "Brigitta", "Emese", "Petra", "Lilla", "Luca", "Hanna", "Boglárka", "Gyöngyi", "Emőke",
];
