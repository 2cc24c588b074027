//! Nobody is made a second time because a file spells him otherwise: a slip of one letter anywhere, a given name more or less,
//! the digits of the year or of the number exchanged, alone or together, are a question that shows whom it may mean.

use super::*;

/// What stands in place of Vörös Zoltán, 700006, 1961, 2250.
const SIXTH: &str = "Vörös, Zoltán                     2250 HUN      700006 1961/00/00";

/// A line in his place: name, rating, number, birth.
fn instead(name: &str, rating: &str, number: &str, born: &str) -> String {
    format!("{name:<33} {rating:>4} HUN {number:>11} {born:<10}")
}

const LINES: [Line; 4] = [(5, true), (4, true), (3, true), (6, true)];

#[test]
fn a_double_is_never_made_without_a_question() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        for (name, line, due) in [
            // Two digits of the number exchanged and a letter off, in the first place too.
            ("A", instead("Vörös, roltán", "", "700060", "1961/00/00"), vec![NearFide, MisspelledName, SameYear]),
            ("B", instead("Jörös, Zoltán", "2250", "700060", ""), vec![NearFide, MisspelledName, SameRating]),
            // A number nobody has, and the digits of the year exchanged.
            ("C", instead("Vörös, Zoltán", "", "7209999", "1916/00/00"), vec![OtherFide, SameName, ExchangedYear]),
            (
                "D",
                instead("Vörös, Zoltán", "2250", "7209999", "1962/00/00"),
                vec![OtherFide, SameName, NearYear, SameRating],
            ),
            // A number nobody has, and a given name more.
            ("E", instead("Vörös, Zoltán Zsolt", "", "7287211", "1961/00/00"), vec![OtherFide, LongerName, SameYear]),
            ("F", instead("Vörös, Zsolt Zoltán", "", "7287211", ""), vec![OtherFide, LongerName]),
            // A number nobody has, and a letter off, with a birth and without.
            (
                "G",
                instead("Vorxs, Zoltan", "2250", "7287211", "1961/00/00"),
                vec![OtherFide, MisspelledName, SameYear, SameRating],
            ),
            ("H", instead("Zoltan Vors", "2250", "7287211", ""), vec![OtherFide, MisspelledName, SameRating]),
            // The same without a number.
            ("I", instead("örös, Zoltán", "2250", "", "1961/00/00"), vec![MisspelledName, SameYear, SameRating]),
            ("J", instead("Vörös, Zoltán Zsolt", "2250", "", "1961/00/00"), vec![LongerName, SameYear, SameRating]),
            ("K", instead("Vörös, Zoltán", "2250", "", "1916/00/00"), vec![SameName, ExchangedYear, SameRating]),
            ("L", instead("Vörös, Zlotán", "", "", ""), vec![MisspelledName]),
        ] {
            let (_, said) = first(&mut registry, &edited(name, &LINES, &[(SIXTH, &line)]));
            assert_eq!(candidates(&said), [6], "{line} {}", trial.name());
            assert_eq!(grounds(&said), [due, vec![SameCountry]].concat(), "{line}");
        }
    }
}

#[test]
fn somebody_new_is_not_asked_about_because_of_a_name_alone() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        for (name, line) in [
            // A namesake of another year, a brother, a name with two letters off: each with a number of his own.
            ("A", instead("Vörös, Zoltán", "", "7209999", "1999/00/00")),
            ("B", instead("Vörös, Zoltana", "", "7209999", "1966/00/00")),
            ("C", instead("Vorzz, Zoltan", "", "7209999", "1961/00/00")),
            ("D", instead("Vörös, Zoltána", "1500", "7209999", "1961/00/00")),
        ] {
            let (_, said) = first(&mut registry, &edited(name, &LINES, &[(SIXTH, &line)]));
            assert_eq!(said, Who::New, "{line} {}", trial.name());
        }
    }
}

#[test]
fn a_name_with_a_part_less_than_the_register_has_is_found() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // Tóth "Öcsi" Béla and Szűcs-Nagy Ágnes: either given name, either family name.
        let fifth = "Tóth, \"Öcsi\" Béla                 1999 HUN      700005 1999/00/00";
        let lines = [(4, true), (5, true), (3, true), (6, true)];
        for (name, line) in [
            ("A", instead("Tóth, Béla", "", "7200001", "1999/00/00")),
            ("B", instead("Tóth, Öcsi", "", "7200001", "1999/00/00")),
            ("C", instead("Béla Tóth", "", "", "1999/00/00")),
        ] {
            let (_, said) = first(&mut registry, &edited(name, &lines, &[(fifth, &line)]));
            assert_eq!(candidates(&said), [5], "{line} {}", trial.name());
            assert!(grounds(&said).contains(&LongerName), "{line}: {said:?}");
        }
        let third = "Szűcs-Nagy, Ágnes                 1712 HUN      700003 2008/00/00";
        let lines = [(2, true), (5, true), (3, true), (6, true)];
        for (name, line) in [
            ("D", instead("Szűcs, Ágnes", "", "7200001", "2008/00/00")),
            ("E", instead("Nagy Ágnes", "", "7200001", "2008/00/00")),
            ("F", instead("Szücs-Nagy, Agnex", "", "7200001", "2008/00/00")),
        ] {
            let (_, said) = first(&mut registry, &edited(name, &lines, &[(third, &line)]));
            assert_eq!(candidates(&said), [3], "{line} {}", trial.name());
        }
    }
}
