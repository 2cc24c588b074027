//! What speaks for a person and what against.

/// One thing that speaks for or against a person being the one in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// Somebody answered earlier, on the same evidence, that this line is this person.
    Remembered,
    /// Somebody answered so earlier for this name, and nothing beside it can be compared.
    RememberedName,
    /// Somebody answered so earlier for this name, on other evidence.
    RememberedOtherwise,
    /// The same FIDE identity number.
    SameFide,
    /// The same KOMIR number.
    SameKomir,
    /// The same number in the European Go Database.
    SameEgd,
    /// Another FIDE identity number, one digit or one exchange of digits away.
    NearFide,
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
    /// The same name written in another language's way, or with initials.
    SimilarName,
    /// The same name with a part left out: often a second given name.
    LongerName,
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
    /// Born in the year before or after; the day is not known of both.
    NearYear,
    /// Born in a year with two digits in each other's place; the day is not known of both.
    ExchangedYear,
    /// Born in another year.
    OtherBirth,
    /// The other sex.
    OtherSex,
    /// The same rating.
    SameRating,
    /// Nearly the same rating ([`super::bounds::RATING_SAME`]).
    NearRating,
    /// Ratings that differ, but not so far that they speak against the person.
    FarRating,
    /// Ratings further apart than [`super::bounds::RATING_APART`].
    OtherRating,
    /// The file rates the person, and the register does not. Only where a line is known: of a candidate it tells nothing.
    Unrated,
    /// The same title.
    SameTitle,
    /// A title that the register does not know.
    OtherTitle,
    /// The same country.
    SameCountry,
    /// Another country.
    OtherCountry,
    /// The register says the person has died.
    Died,
    /// Another line of the report is this person.
    AnotherLine,
}

impl Ground {
    /// Every ground, the weightiest kinds first.
    pub const ALL: [Ground; 36] = [
        Ground::Remembered,
        Ground::RememberedName,
        Ground::RememberedOtherwise,
        Ground::SameFide,
        Ground::SameKomir,
        Ground::SameEgd,
        Ground::NearFide,
        Ground::OtherFide,
        Ground::OtherKomir,
        Ground::OtherEgd,
        Ground::SameName,
        Ground::SwappedName,
        Ground::SimilarName,
        Ground::LongerName,
        Ground::PartialName,
        Ground::MisspelledName,
        Ground::OtherName,
        Ground::OtherGeneration,
        Ground::SameBirth,
        Ground::SameYear,
        Ground::NearBirth,
        Ground::NearYear,
        Ground::ExchangedYear,
        Ground::OtherBirth,
        Ground::OtherSex,
        Ground::SameRating,
        Ground::NearRating,
        Ground::FarRating,
        Ground::OtherRating,
        Ground::Unrated,
        Ground::SameTitle,
        Ground::OtherTitle,
        Ground::SameCountry,
        Ground::OtherCountry,
        Ground::Died,
        Ground::AnotherLine,
    ];

    /// The stable code.
    pub const fn as_str(self) -> &'static str {
        self.code_and_weight().0
    }

    /// How much it counts when candidates are put in order. The order is all it decides.
    pub const fn weight(self) -> i32 {
        self.code_and_weight().1
    }

    /// Whether it speaks against the person.
    pub const fn is_against(self) -> bool {
        self.weight() < 0
    }

    const fn code_and_weight(self) -> (&'static str, i32) {
        match self {
            Ground::Remembered => ("remembered", 120),
            Ground::RememberedName => ("remembered-name", 30),
            Ground::RememberedOtherwise => ("remembered-otherwise", 10),
            Ground::SameFide => ("same-fide", 100),
            Ground::SameKomir => ("same-komir", 90),
            Ground::SameEgd => ("same-egd", 90),
            Ground::NearFide => ("near-fide", -20),
            Ground::OtherFide => ("other-fide", -60),
            Ground::OtherKomir => ("other-komir", -50),
            Ground::OtherEgd => ("other-egd", -40),
            Ground::SameName => ("same-name", 40),
            Ground::SwappedName => ("swapped-name", 38),
            Ground::SimilarName => ("similar-name", 25),
            Ground::LongerName => ("longer-name", 22),
            Ground::PartialName => ("partial-name", 10),
            Ground::MisspelledName => ("misspelled-name", 15),
            Ground::OtherName => ("other-name", -40),
            Ground::OtherGeneration => ("other-generation", -25),
            Ground::SameBirth => ("same-birth", 40),
            Ground::SameYear => ("same-year", 20),
            Ground::NearBirth => ("near-birth", -10),
            Ground::NearYear => ("near-year", -15),
            Ground::ExchangedYear => ("exchanged-year", -15),
            Ground::OtherBirth => ("other-birth", -40),
            Ground::OtherSex => ("other-sex", -20),
            Ground::SameRating => ("same-rating", 15),
            Ground::NearRating => ("near-rating", 12),
            Ground::FarRating => ("far-rating", -3),
            Ground::OtherRating => ("other-rating", -35),
            Ground::Unrated => ("unrated", -3),
            Ground::SameTitle => ("same-title", 10),
            Ground::OtherTitle => ("other-title", -5),
            Ground::SameCountry => ("same-country", 5),
            Ground::OtherCountry => ("other-country", -10),
            Ground::Died => ("died", -30),
            Ground::AnotherLine => ("another-line", -50),
        }
    }
}
