//! What speaks for a person and what against.

/// One thing that speaks for or against a person being the one in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// Somebody answered earlier that this very line is this person.
    Remembered,
    /// The same FIDE identity number.
    SameFide,
    /// The same KOMIR number.
    SameKomir,
    /// The same number in the European Go Database.
    SameEgd,
    /// Another FIDE identity number.
    OtherFide,
    /// Another KOMIR number.
    OtherKomir,
    /// Another number in the European Go Database.
    OtherEgd,
    /// The same name, accents aside.
    SameName,
    /// The same name in another order.
    SwappedName,
    /// The same name written in another language's way, or with initials, or with a part left out.
    SimilarName,
    /// Only one part of the name is there.
    PartialName,
    /// One part of the name is a slip of the pen away, or is cut short.
    MisspelledName,
    /// A different name.
    OtherName,
    /// One is "ifj.", the other "id.".
    OtherGeneration,
    /// Born on the same day.
    SameBirth,
    /// Born in the same year; the day is not known of both.
    SameYear,
    /// Born in the same year on another day, or on the same day of another year.
    NearBirth,
    /// Born in another year.
    OtherBirth,
    /// The other sex.
    OtherSex,
    /// The same country.
    SameCountry,
    /// Another country.
    OtherCountry,
    /// The register says the person has died.
    Died,
}

impl Ground {
    /// Every ground, the weightiest kinds first.
    pub const ALL: [Ground; 22] = [
        Ground::Remembered,
        Ground::SameFide,
        Ground::SameKomir,
        Ground::SameEgd,
        Ground::OtherFide,
        Ground::OtherKomir,
        Ground::OtherEgd,
        Ground::SameName,
        Ground::SwappedName,
        Ground::SimilarName,
        Ground::PartialName,
        Ground::MisspelledName,
        Ground::OtherName,
        Ground::OtherGeneration,
        Ground::SameBirth,
        Ground::SameYear,
        Ground::NearBirth,
        Ground::OtherBirth,
        Ground::OtherSex,
        Ground::SameCountry,
        Ground::OtherCountry,
        Ground::Died,
    ];

    /// The stable code.
    pub const fn as_str(self) -> &'static str {
        self.code_and_weight().0
    }

    /// How much it counts when candidates are put in order. The order is all it decides.
    pub const fn weight(self) -> i32 {
        self.code_and_weight().1
    }

    const fn code_and_weight(self) -> (&'static str, i32) {
        match self {
            Ground::Remembered => ("remembered", 120),
            Ground::SameFide => ("same-fide", 100),
            Ground::SameKomir => ("same-komir", 90),
            Ground::SameEgd => ("same-egd", 90),
            Ground::OtherFide => ("other-fide", -60),
            Ground::OtherKomir => ("other-komir", -50),
            Ground::OtherEgd => ("other-egd", -40),
            Ground::SameName => ("same-name", 40),
            Ground::SwappedName => ("swapped-name", 38),
            Ground::SimilarName => ("similar-name", 25),
            Ground::PartialName => ("partial-name", 10),
            Ground::MisspelledName => ("misspelled-name", 15),
            Ground::OtherName => ("other-name", -40),
            Ground::OtherGeneration => ("other-generation", -25),
            Ground::SameBirth => ("same-birth", 40),
            Ground::SameYear => ("same-year", 20),
            Ground::NearBirth => ("near-birth", -10),
            Ground::OtherBirth => ("other-birth", -40),
            Ground::OtherSex => ("other-sex", -20),
            Ground::SameCountry => ("same-country", 5),
            Ground::OtherCountry => ("other-country", -10),
            Ground::Died => ("died", -30),
        }
    }
}
