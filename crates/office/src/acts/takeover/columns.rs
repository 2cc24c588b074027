//! What the columns of a table are: told by their headings in Hungarian and English, or by who brings it.

use crate::refusal::{Refusal, code};
use crate::register::matching::keys_of_text;
use arpad_formats::table::Row;
use serde::{Deserialize, Serialize};

/// What the rows of a table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Persons, with what is known of them.
    Persons,
    /// Clubs.
    Clubs,
    /// Licences and guests' licences.
    Licences,
    /// Places of strength orders.
    Strength,
    /// Persons as a go ranking list has them.
    Ranking,
}

macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident = $name:literal, $headings:literal;)*) => {
        /// What a column says.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Field {
            $($(#[$doc])* $field,)*
        }

        impl Field {
            /// All of them.
            pub const ALL: &[Field] = &[$(Field::$field,)*];

            /// Its name on the command line.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Field::$field => $name,)*
                }
            }

            /// Headings that mean it, folded: small letters without accents and blanks.
            const fn headings(self) -> &'static str {
                match self {
                    $(Field::$field => $headings,)*
                }
            }
        }
    };
}

fields! {
    /// The whole name, family name first, or with a comma.
    Name = "name", "nev teljesnev jatekos jatekosneve name fullname player playername egyesuletneve clubname";
    /// The family name.
    Family = "family", "vezeteknev csaladnev family familyname surname lastname";
    /// The given names.
    Given = "given", "keresztnev utonev given givenname givennames firstname";
    /// The KOMIR number.
    Komir = "komir", "komir komirszam komirkod komirazonosito komirnumber komirid";
    /// The FIDE number.
    Fide = "fide", "fide fideid fideazonosito fidekod fideszam fidenumber fideno";
    /// The number in the European Go Database.
    Egd = "egd", "egd egdpin egdszam pin";
    /// The birth: a day or a year.
    Born = "born", "szuletes szuletett szuletesidatum szuletesiido szuldatum szul szuletesiev szulev born birth birthdate dateofbirth birthday birthyear yearofbirth";
    /// The sex.
    Sex = "sex", "nem neme sex gender";
    /// The federation, three letters.
    Federation = "federation", "orszag szovetseg allampolgarsag federation fed country nation";
    /// The club.
    Club = "club", "egyesulet klub club csapat sportegyesulet szakosztaly";
    /// The town.
    Town = "town", "varos telepules szekhely helyseg town city";
    /// The season, 2024/25.
    Season = "season", "ideny szezon evad season";
    /// The day a paper holds from.
    Day = "day", "datum kelt ervenyes kiallitva kiallitasdatuma date day from issued";
    /// `guest` or `vendég`: a guest's licence.
    Kind = "kind", "fajta tipus jelleg kind type";
    /// The title.
    Title = "title", "cim minosites title";
    /// The day of the title.
    Awarded = "awarded", "cimdatuma cimszerzes cimkelte awarded titledate";
    /// The standard rating.
    Standard = "standard", "ertekszam hagyomanyos elo elopont rating standard standardrating";
    /// Games behind the standard rating.
    Games = "games", "jatszmak jatszmaszam jatszmakszama partik partiszam games gamesplayed";
    /// K of the standard rating.
    K = "k", "k kfaktor kertek szorzo fejlodesiegyutthato kfactor";
    /// The rapid rating.
    Rapid = "rapid", "rapid rapidertekszam rapidelo rapidrating";
    /// The blitz rating.
    Blitz = "blitz", "villam villamertekszam villamelo blitz blitzrating";
    /// Points of go.
    Points = "points", "elopont elopontszam elopontok pont pontszam points elopoints rating";
    /// Grade of go.
    Grade = "grade", "minosites fokozat rang grade rank";
    /// How often grades were reached: 2d:1, 3k:2.
    Reached = "reached", "elerte elert elertminositesek szamlalo szamlalok reached counters";
    /// Rated go tournaments so far.
    Tournaments = "tournaments", "versenyek versenyekszama versenyszam tournaments events";
    /// The letter by which somebody belongs to the go rating system: a, b or c.
    Ours = "ours", "ours letter coverage jogcim rendszerbetartozas";
    /// Who a row of a ranking list is: a number of the register, or `new`.
    Person = "person", "szemely szemelyszam nyilvantartasiszam person personnumber";
    /// The board, from 1.
    Board = "board", "tabla sorszam hely erosorrend board place rank no";
}

impl What {
    /// What can be asked for.
    pub const ALL: [What; 5] = [What::Persons, What::Clubs, What::Licences, What::Strength, What::Ranking];

    /// Its name on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            What::Persons => "persons",
            What::Clubs => "clubs",
            What::Licences => "licences",
            What::Strength => "strength",
            What::Ranking => "ranking",
        }
    }

    /// By its name.
    pub fn parse(text: &str) -> Option<What> {
        What::ALL.into_iter().find(|what| what.as_str() == text)
    }

    /// Columns that speak of something else than its rows are: the table is not what it is taken for.
    const fn lacks(self) -> &'static [Field] {
        use Field::*;
        match self {
            What::Clubs => {
                &[Family, Given, Komir, Fide, Egd, Born, Sex, Title, Awarded, Standard, Games, K, Rapid, Blitz, Board]
            }
            What::Persons | What::Licences | What::Strength | What::Ranking => &[],
        }
    }

    /// Columns it cannot do without; of each group one.
    const fn needs(self) -> &'static [&'static [Field]] {
        const PERSON: &[Field] = &[Field::Komir, Field::Fide, Field::Egd];
        match self {
            What::Persons => &[&[Field::Name, Field::Family]],
            What::Clubs => &[&[Field::Name, Field::Club]],
            What::Licences => &[PERSON, &[Field::Club]],
            What::Strength => &[PERSON, &[Field::Club], &[Field::Board]],
            What::Ranking => &[&[Field::Name, Field::Family], &[Field::Points]],
        }
    }

    /// Whether such a table has a column of this kind. What a heading means depends on it: „Minősítés” is a grade on a
    /// ranking list and a title of chess elsewhere.
    const fn has(self, field: Field) -> bool {
        let of_go = matches!(
            field,
            Field::Points | Field::Grade | Field::Reached | Field::Tournaments | Field::Ours | Field::Person
        );
        match self {
            What::Ranking => {
                let of_chess = matches!(
                    field,
                    Field::Title
                        | Field::Awarded
                        | Field::Standard
                        | Field::Games
                        | Field::K
                        | Field::Rapid
                        | Field::Blitz
                        | Field::Board
                );
                !of_chess
            }
            What::Persons | What::Clubs | What::Licences | What::Strength => !of_go,
        }
    }
}

/// Where each field stands.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    places: Vec<(Field, usize)>,
}

impl Columns {
    /// Finds the columns; all that is wrong with the headings comes at once.
    pub(super) fn of(headings: &[String], what: What, map: &[(String, String)]) -> Result<Self, Vec<Refusal>> {
        let mut refusals = Vec::new();
        let mut places: Vec<(Field, usize)> = Vec::new();
        let mut ignored: Vec<usize> = Vec::new();
        for (heading, name) in map {
            let place = headings.iter().position(|one| folded(one) == folded(heading));
            if let (Some(place), "-") = (place, name.trim()) {
                ignored.push(place);
                continue;
            }
            let field = Field::ALL.iter().find(|field| field.as_str() == name.trim());
            match (place, field) {
                (Some(place), Some(field)) => places.push((*field, place)),
                (None, _) => refusals.push(Refusal::new(code::COLUMN_UNKNOWN).with("column", heading.as_str())),
                (_, None) => {
                    let known: Vec<&str> = Field::ALL.iter().map(|field| field.as_str()).collect();
                    let refusal = Refusal::new(code::FIELD_UNKNOWN).with("field", name.as_str());
                    refusals.push(refusal.with("known", known.join(", ").as_str()));
                }
            }
        }
        for (place, heading) in headings.iter().enumerate() {
            let heading = folded(heading);
            let is_told = ignored.contains(&place) || places.iter().any(|(_, taken)| *taken == place);
            if heading.is_empty() || is_told {
                continue;
            }
            let means = |field: &&Field| what.has(**field) && field.headings().split(' ').any(|one| one == heading);
            let meant = Field::ALL.iter().find(means);
            // What somebody said of a field goes before what a heading suggests.
            if let Some(field) = meant
                && !map.iter().any(|(_, name)| name.trim() == field.as_str())
            {
                places.push((*field, place));
            }
        }
        for (at, (field, place)) in places.iter().enumerate() {
            if let Some((_, first)) = places[..at].iter().find(|(one, _)| one == field) {
                let refusal = Refusal::new(code::COLUMN_TWICE).with("field", field.as_str());
                refusals.push(refusal.with("one", headings[*first].as_str()).with("other", headings[*place].as_str()));
            }
        }
        for (field, place) in places.iter().filter(|(field, _)| what.lacks().contains(field)) {
            let refusal = Refusal::new(code::COLUMN_FOREIGN).with("column", headings[*place].as_str());
            refusals.push(refusal.with("field", field.as_str()).with("what", what.as_str()));
        }
        for group in what.needs() {
            if !group.iter().any(|field| places.iter().any(|(one, _)| one == field)) {
                let names: Vec<&str> = group.iter().map(|field| field.as_str()).collect();
                refusals.push(Refusal::new(code::COLUMN_MISSING).with("fields", names.join(", ").as_str()));
            }
        }
        if refusals.is_empty() { Ok(Columns { places }) } else { Err(refusals) }
    }

    /// The cell of a field in a row; empty where there is none.
    pub(super) fn text<'r>(&self, row: &'r Row, field: Field) -> &'r str {
        let place = self.places.iter().find(|(one, _)| *one == field).map(|(_, place)| *place);
        place.and_then(|place| row.cells.get(place)).map_or("", String::as_str)
    }

    /// Whether some column says this.
    pub(super) fn has(&self, field: Field) -> bool {
        self.places.iter().any(|(one, _)| *one == field)
    }

    /// The columns with their headings.
    pub(super) fn named(&self, headings: &[String]) -> Vec<(String, Field)> {
        let mut named: Vec<(usize, Field)> = self.places.iter().map(|(field, place)| (*place, *field)).collect();
        named.sort_unstable();
        named.into_iter().map(|(place, field)| (headings[place].clone(), field)).collect()
    }

    /// Headings nobody knows.
    pub(super) fn unknown(&self, headings: &[String]) -> Vec<String> {
        let is_unknown = |place: usize| !self.places.iter().any(|(_, taken)| *taken == place);
        let unknown = headings.iter().enumerate().filter(|(place, heading)| is_unknown(*place) && !heading.is_empty());
        unknown.map(|(_, heading)| heading.clone()).collect()
    }

    /// Whether `F` is férfi in this table: beside `N` it is, beside `M` it is female.
    pub(super) fn f_means_male(&self, rows: &[Row]) -> Option<bool> {
        let says = |letters: &[&str]| {
            rows.iter().any(|row| letters.contains(&self.text(row, Field::Sex).to_lowercase().as_str()))
        };
        match (says(&["n", "nő", "no", "női"]), says(&["m", "w"])) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    }
}

/// Small letters without accents, blanks and signs.
fn folded(heading: &str) -> String {
    keys_of_text(heading).plain.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(headings: &[&str], what: What, map: &[(&str, &str)]) -> Result<Vec<(String, &'static str)>, Vec<String>> {
        let headings: Vec<String> = headings.iter().map(|one| one.to_string()).collect();
        let map: Vec<(String, String)> = map.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let columns = Columns::of(&headings, what, &map);
        columns
            .map(|columns| columns.named(&headings).into_iter().map(|(name, field)| (name, field.as_str())).collect())
            .map_err(|refusals| refusals.iter().map(|refusal| refusal.code.to_string()).collect())
    }

    #[test]
    fn headings_are_known_in_both_languages_and_however_they_are_written() {
        let named = |pairs: &[(&str, &'static str)]| {
            Ok(pairs.iter().map(|(name, field)| (name.to_string(), *field)).collect::<Vec<_>>())
        };
        assert_eq!(
            of(&["Név", "KOMIR szám", "FIDE ID", "Születési dátum", "Megjegyzés", "Értékszám"], What::Persons, &[]),
            named(&[
                ("Név", "name"),
                ("KOMIR szám", "komir"),
                ("FIDE ID", "fide"),
                ("Születési dátum", "born"),
                ("Értékszám", "standard"),
            ])
        );
        assert_eq!(of(&["Ki", "NEM"], What::Persons, &[("ki", "name")]), named(&[("Ki", "name"), ("NEM", "sex")]));
    }

    #[test]
    fn a_table_of_persons_is_no_table_of_clubs() {
        let wrong = of(&["Név", "KOMIR szám", "Születési dátum"], What::Clubs, &[]);
        assert_eq!(wrong, Err(["column-foreign", "column-foreign"].map(String::from).to_vec()));
        assert!(of(&["Név", "KOMIR szám"], What::Clubs, &[("KOMIR szám", "-")]).is_ok());
    }

    #[test]
    fn everything_wrong_with_the_headings_comes_at_once() {
        let wrong = of(&["Név", "Name", "x"], What::Licences, &[("y", "komir"), ("x", "shoe")]);
        assert_eq!(
            wrong,
            Err(["column-unknown", "field-unknown", "column-twice", "column-missing", "column-missing"]
                .map(String::from)
                .to_vec())
        );
    }

    #[test]
    fn what_a_table_holds_is_read_by_the_name_it_has() {
        for what in What::ALL {
            assert_eq!(What::parse(what.as_str()), Some(what));
        }
        assert_eq!(["person", "PERSONS", ""].map(What::parse), [None; 3]);
    }

    /// férfi beside nő, female beside male; of F alone, of all three and of none nobody can say.
    #[test]
    fn what_f_means_is_told_by_the_other_letter() {
        let columns = Columns::of(&["Név".to_owned(), "Nem".to_owned()], What::Persons, &[]).expect("columns");
        let of = |letters: &[&str]| {
            let row =
                |letter: &&str| Row { cells: vec!["Kis Éva".to_owned(), (*letter).to_owned()], ..Row::default() };
            columns.f_means_male(&letters.iter().map(row).collect::<Vec<_>>())
        };
        assert_eq!(["N", "nő", "NO", "női"].map(|letter| of(&["F", letter])), [Some(true); 4]);
        assert_eq!(["M", "w"].map(|letter| of(&["F", letter])), [Some(false); 2]);
        assert_eq!([of(&["F"]), of(&["F", "N", "M"]), of(&[])], [None; 3]);
    }
}
