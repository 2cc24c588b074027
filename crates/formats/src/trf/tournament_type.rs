//! The encoded tournament type of record 192, such as `FIDE_DUTCH_2026_BAKU` or `FIDE_TEAM_TYPEA_MP_GP`.

use std::fmt;

/// Whose rules the name begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// `FIDE`
    Fide,
    /// `BERGER`
    Berger,
    /// `CUSTOM`
    Custom,
}

/// The system of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// `DUTCH`
    Dutch,
    /// `DUBOV`
    Dubov,
    /// `BURSTEIN`
    Burstein,
    /// `SWISS`, of no named system.
    Swiss,
    /// `DOUBLESWISS`
    DoubleSwiss,
    /// `ROUNDROBIN`
    RoundRobin,
    /// `DOUBLEROUNDROBIN`
    DoubleRoundRobin,
    /// `SCHILLER`
    Schiller,
    /// `SCHEVENINGEN`
    Scheveningen,
    /// `KNOCKOUT`
    Knockout,
    /// `TEAM`: Swiss of teams.
    Team,
}

/// A tournament type: rules, system, and what was added, in the order written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TournamentType {
    /// Whose rules.
    pub rules: Rules,
    /// Which system.
    pub system: System,
    /// The parts after the system: `2026`, `BAKU`, `TYPEA`, `MP`, `GP`, `G4`, `ROUNDROBIN` of teams.
    pub additions: Vec<String>,
}

impl Rules {
    /// All rules.
    pub const ALL: [Rules; 3] = [Rules::Fide, Rules::Berger, Rules::Custom];

    /// The word in the code.
    pub const fn as_str(self) -> &'static str {
        match self {
            Rules::Fide => "FIDE",
            Rules::Berger => "BERGER",
            Rules::Custom => "CUSTOM",
        }
    }
}

impl System {
    /// All systems.
    pub const ALL: [System; 11] = [
        System::Dutch,
        System::Dubov,
        System::Burstein,
        System::Swiss,
        System::DoubleSwiss,
        System::RoundRobin,
        System::DoubleRoundRobin,
        System::Schiller,
        System::Scheveningen,
        System::Knockout,
        System::Team,
    ];

    /// The word in the code.
    pub const fn as_str(self) -> &'static str {
        match self {
            System::Dutch => "DUTCH",
            System::Dubov => "DUBOV",
            System::Burstein => "BURSTEIN",
            System::Swiss => "SWISS",
            System::DoubleSwiss => "DOUBLESWISS",
            System::RoundRobin => "ROUNDROBIN",
            System::DoubleRoundRobin => "DOUBLEROUNDROBIN",
            System::Schiller => "SCHILLER",
            System::Scheveningen => "SCHEVENINGEN",
            System::Knockout => "KNOCKOUT",
            System::Team => "TEAM",
        }
    }
}

impl TournamentType {
    /// Reads a code; nothing if its rules, its system or an addition is unknown.
    pub fn read(text: &str) -> Option<TournamentType> {
        let mut words = text.trim().split('_');
        let (rules, system) = (words.next()?, words.next()?);
        let rules = Rules::ALL.into_iter().find(|known| known.as_str() == rules)?;
        let system = System::ALL.into_iter().find(|known| known.as_str() == system)?;
        let additions: Vec<String> = words.map(str::to_string).collect();
        additions.iter().all(|word| is_addition(word)).then_some(TournamentType { rules, system, additions })
    }

    /// Whether teams play.
    pub fn is_team(&self) -> bool {
        matches!(self.system, System::Team | System::Schiller | System::Scheveningen)
    }

    /// Whether the first rounds are accelerated by the Baku method.
    pub fn is_accelerated(&self) -> bool {
        self.additions.iter().any(|word| word == "BAKU")
    }
}

impl fmt::Display for TournamentType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.rules.as_str(), self.system.as_str())?;
        self.additions.iter().try_for_each(|word| write!(f, "_{word}"))
    }
}

fn is_addition(word: &str) -> bool {
    let known = ["BAKU", "TYPEA", "TYPEB", "MP", "GP", "ROUNDROBIN", "DOUBLEROUNDROBIN", "KNOCKOUT", "SWISS"];
    let digits = |text: &str| !text.is_empty() && text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    known.contains(&word) || digits(word) || word.strip_prefix('G').is_some_and(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_written_back() {
        for code in [
            "FIDE_DUTCH",
            "FIDE_DUTCH_2026_BAKU",
            "FIDE_DUBOV",
            "FIDE_BURSTEIN_BAKU",
            "CUSTOM_SWISS",
            "FIDE_DOUBLESWISS_BAKU",
            "BERGER_ROUNDROBIN_G4",
            "FIDE_DOUBLEROUNDROBIN",
            "CUSTOM_KNOCKOUT",
            "FIDE_TEAM_TYPEA_MP_GP",
            "FIDE_TEAM_BAKU",
            "BERGER_TEAM_ROUNDROBIN",
            "FIDE_SCHEVENINGEN",
        ] {
            assert_eq!(TournamentType::read(code).expect("a known code").to_string(), code);
        }
        for code in ["", "FIDE", "FIDE_", "DUTCH", "FIDE_DUTCH_", "FIDE_DUTCH_FOO", "fide_dutch", "FIDE_TEAM_G"] {
            assert_eq!(TournamentType::read(code), None, "{code}");
        }
    }

    #[test]
    fn teams_and_acceleration_are_told() {
        let code = TournamentType::read("FIDE_TEAM_BAKU").expect("a known code");
        assert!(code.is_team() && code.is_accelerated());
    }
}
