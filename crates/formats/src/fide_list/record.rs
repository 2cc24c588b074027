//! One player of a rating list, as printed.

/// One player of a rating list. `Text` is `&str` while reading (borrowed from the reader) and `String` when kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record<Text> {
    /// FIDE's identity number; never 0.
    pub fide_id: u32,
    /// Name as printed, outer blanks removed; may be empty (FIDE's own lists have such rows).
    pub name: Text,
    /// Three-letter code, as printed.
    pub federation: Text,
    /// Sex, where the list has it.
    pub sex: Option<Sex>,
    /// Title as printed: `GM` today, `g` in the old lists (see [`full_title`]).
    pub title: Text,
    /// Women's title as printed.
    pub women_title: Text,
    /// Arbiters', trainers' and organizers' titles as printed, `IA,FI`.
    pub other_titles: Text,
    /// Online arena title as printed, `AFM`.
    pub arena_title: Text,
    /// Standard rating.
    pub standard: Rated,
    /// Rapid rating.
    pub rapid: Rated,
    /// Blitz rating.
    pub blitz: Rated,
    /// Year or day of birth, where known.
    pub born: Option<Birth>,
    /// The flag column.
    pub flags: Flags,
}

/// A rating with what stands beside it. Blank and `0` both mean unrated: then all three are `None`,
/// unless an odd list prints games or K without a rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rated {
    /// The rating.
    pub rating: Option<u16>,
    /// Games rated in this period.
    pub games: Option<u16>,
    /// The development coefficient.
    pub k: Option<u8>,
}

/// Which of the three lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tempo {
    /// Standard.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Tempo {
    /// The word in file names and facts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Tempo::Standard => "standard",
            Tempo::Rapid => "rapid",
            Tempo::Blitz => "blitz",
        }
    }

    /// What FIDE's file name says, as in `rapid_sep12frl.txt`; lists before 2012 have no word and are standard.
    pub fn of_file_name(name: &str) -> Option<Tempo> {
        let name = name.to_ascii_lowercase();
        [Tempo::Standard, Tempo::Rapid, Tempo::Blitz].into_iter().find(|tempo| name.contains(tempo.as_str()))
    }
}

/// Sex as the lists print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    /// `M`.
    Male,
    /// `F`; some old files print `W`.
    Female,
}

/// A date of birth: lists since 2005 give the year only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Birth {
    /// The year.
    pub year: u16,
    /// Month and day, where the list has them.
    pub month_day: Option<(u8, u8)>,
}

impl std::fmt::Display for Birth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.month_day {
            Some((month, day)) => write!(f, "{:04}-{month:02}-{day:02}", self.year),
            None => write!(f, "{:04}", self.year),
        }
    }
}

/// The flag column: `i`, `w`, `wi` or blank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// `i`: no rated game in the last year.
    pub inactive: bool,
    /// `w`: a woman.
    pub woman: bool,
}

impl Flags {
    /// As printed.
    pub const fn as_str(self) -> &'static str {
        match (self.woman, self.inactive) {
            (true, true) => "wi",
            (true, false) => "w",
            (false, true) => "i",
            (false, false) => "",
        }
    }
}

impl<Text> Record<Text> {
    /// The rating of one tempo.
    pub fn rated(&self, tempo: Tempo) -> Rated {
        match tempo {
            Tempo::Standard => self.standard,
            Tempo::Rapid => self.rapid,
            Tempo::Blitz => self.blitz,
        }
    }
}

impl<Text: AsRef<str>> Record<Text> {
    /// The same record with every text turned by `turn`.
    fn map<'a, Other>(&'a self, turn: impl Fn(&'a str) -> Other) -> Record<Other> {
        Record {
            fide_id: self.fide_id,
            name: turn(self.name.as_ref()),
            federation: turn(self.federation.as_ref()),
            sex: self.sex,
            title: turn(self.title.as_ref()),
            women_title: turn(self.women_title.as_ref()),
            other_titles: turn(self.other_titles.as_ref()),
            arena_title: turn(self.arena_title.as_ref()),
            standard: self.standard,
            rapid: self.rapid,
            blitz: self.blitz,
            born: self.born,
            flags: self.flags,
        }
    }

    /// A copy that outlives the reader.
    pub fn to_owned_text(&self) -> Record<String> {
        self.map(str::to_owned)
    }

    /// A borrowed view, such as the writers take.
    pub fn borrowed(&self) -> Record<&str> {
        self.map(|text| text)
    }
}

/// The title in today's letters: the lists before 2012 print `g m f c wg wm wf wc`; everything else stays as it is.
pub fn full_title(printed: &str) -> &str {
    match printed {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        other => other,
    }
}
