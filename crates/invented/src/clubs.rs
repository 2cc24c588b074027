//! Invented clubs in real towns.

use super::DemoClub;
use super::dice::Dice;
use super::names;
use arpad_model::Sex;

/// Clubs, in different towns as far as the towns suffice.
pub(super) fn invent(dice: &mut Dice, count: usize) -> Vec<DemoClub> {
    let mut words: Vec<&str> = WORDS.to_vec();
    dice.shuffle(&mut words);
    (0..count)
        .map(|number| {
            let (town, county) = TOWNS[number % TOWNS.len()];
            let word = words[number % words.len()];
            let form = dice.pick(&["SE", "SC", "SK", "Sakk-kör", "DSE"]);
            let sex = if dice.in_thousand(200) { Sex::Female } else { Sex::Male };
            DemoClub {
                name: format!("{word} {form}"),
                town: town.to_owned(),
                county: county.to_owned(),
                arbiter: names::invent(dice, sex),
            }
        })
        .collect()
}

/// Of a town, as names of tournaments have it: Szegedi, Nyíregyházi.
pub(super) fn of_town(town: &str) -> String {
    // Towns named after a house lose its last letter.
    let stem = if town.ends_with("háza") { &town[..town.len() - 1] } else { town };
    format!("{stem}i")
}

#[rustfmt::skip]
const WORDS: [&str; 44] = [
    "Hársfa", "Tiszavirág", "Szélkakas", "Kőhíd", "Vándorsólyom", "Nyírfa", "Bükkfa", "Kékcinege", "Mézeskalács", "Rozmaring",
    "Vasmacska", "Aranykalász", "Fecskefészek", "Tölgylevél", "Galagonya", "Holtág", "Csillagvizsgáló", "Bástyasor", "Vízimalom", "Őszirózsa",
    "Hajnalcsillag", "Gyöngyvirág", "Fűzfa", "Szürkegém", "Kisvasút", "Borostyán", "Kakukkfű", "Fehérló", "Tűzmadár", "Napraforgó",
    "Halászbástya", "Réti Csík", "Sóskút", "Vörösfenyő", "Levendula", "Jégmadár", "Révész", "Harangláb", "Zúgó", "Pipacs",
    "Kőris", "Szilvafa", "Búzavirág", "Szarvasbogár",
];

const TOWNS: [(&str, &str); 40] = [
    ("Budapest", "Budapest"),
    ("Debrecen", "Hajdú-Bihar"),
    ("Szeged", "Csongrád-Csanád"),
    ("Pécs", "Baranya"),
    ("Győr", "Győr-Moson-Sopron"),
    ("Miskolc", "Borsod-Abaúj-Zemplén"),
    ("Nyíregyháza", "Szabolcs-Szatmár-Bereg"),
    ("Kecskemét", "Bács-Kiskun"),
    ("Székesfehérvár", "Fejér"),
    ("Szombathely", "Vas"),
    ("Szolnok", "Jász-Nagykun-Szolnok"),
    ("Eger", "Heves"),
    ("Kaposvár", "Somogy"),
    ("Veszprém", "Veszprém"),
    ("Zalaegerszeg", "Zala"),
    ("Békéscsaba", "Békés"),
    ("Salgótarján", "Nógrád"),
    ("Szekszárd", "Tolna"),
    ("Tatabánya", "Komárom-Esztergom"),
    ("Vác", "Pest"),
    ("Sopron", "Győr-Moson-Sopron"),
    ("Baja", "Bács-Kiskun"),
    ("Pápa", "Veszprém"),
    ("Gyula", "Békés"),
    ("Esztergom", "Komárom-Esztergom"),
    ("Hatvan", "Heves"),
    ("Cegléd", "Pest"),
    ("Makó", "Csongrád-Csanád"),
    ("Mohács", "Baranya"),
    ("Keszthely", "Zala"),
    ("Kőszeg", "Vas"),
    ("Siófok", "Somogy"),
    ("Hajdúszoboszló", "Hajdú-Bihar"),
    ("Sárospatak", "Borsod-Abaúj-Zemplén"),
    ("Kisvárda", "Szabolcs-Szatmár-Bereg"),
    ("Jászberény", "Jász-Nagykun-Szolnok"),
    ("Paks", "Tolna"),
    ("Dunaújváros", "Fejér"),
    ("Balassagyarmat", "Nógrád"),
    ("Budaörs", "Pest"),
];
