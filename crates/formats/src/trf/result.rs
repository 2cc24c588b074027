//! One round of one player: opponent, color and result code.

/// The color a player had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// `w`
    White,
    /// `b`
    Black,
}

impl Color {
    /// Both colors.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The letter in the file.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// The letter in the file, as text.
    pub const fn as_str(self) -> &'static str {
        match self {
            Color::White => "w",
            Color::Black => "b",
        }
    }

    /// The color this letter stands for, in either case.
    pub fn from_letter(letter: char) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.letter() == letter.to_ascii_lowercase())
    }

    /// The other color.
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// A result code, as written; what it means without an opponent is [`RoundEntry`]'s matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResultCode {
    /// `1`: won over the board.
    Win,
    /// `=`: drawn over the board.
    Draw,
    /// `0`: lost over the board.
    Loss,
    /// `+`: the opponent did not come.
    ForfeitWin,
    /// `-`: did not come.
    ForfeitLoss,
    /// `W`: won with fewer than one move each; not rated.
    UnratedWin,
    /// `D`: drawn with fewer than one move each; not rated.
    UnratedDraw,
    /// `L`: lost with fewer than one move each; not rated.
    UnratedLoss,
    /// `H`: half-point bye.
    HalfPointBye,
    /// `F`: full-point bye.
    FullPointBye,
    /// `U`: bye allocated by the pairing.
    PairingBye,
    /// `Z`: zero-point bye, absence.
    ZeroPointBye,
}

impl ResultCode {
    /// All codes.
    pub const ALL: [ResultCode; 12] = [
        ResultCode::Win,
        ResultCode::Draw,
        ResultCode::Loss,
        ResultCode::ForfeitWin,
        ResultCode::ForfeitLoss,
        ResultCode::UnratedWin,
        ResultCode::UnratedDraw,
        ResultCode::UnratedLoss,
        ResultCode::HalfPointBye,
        ResultCode::FullPointBye,
        ResultCode::PairingBye,
        ResultCode::ZeroPointBye,
    ];

    /// The character in the file.
    pub const fn letter(self) -> char {
        match self {
            ResultCode::Win => '1',
            ResultCode::Draw => '=',
            ResultCode::Loss => '0',
            ResultCode::ForfeitWin => '+',
            ResultCode::ForfeitLoss => '-',
            ResultCode::UnratedWin => 'W',
            ResultCode::UnratedDraw => 'D',
            ResultCode::UnratedLoss => 'L',
            ResultCode::HalfPointBye => 'H',
            ResultCode::FullPointBye => 'F',
            ResultCode::PairingBye => 'U',
            ResultCode::ZeroPointBye => 'Z',
        }
    }

    /// The character in the file, as text.
    pub const fn as_str(self) -> &'static str {
        match self {
            ResultCode::Win => "1",
            ResultCode::Draw => "=",
            ResultCode::Loss => "0",
            ResultCode::ForfeitWin => "+",
            ResultCode::ForfeitLoss => "-",
            ResultCode::UnratedWin => "W",
            ResultCode::UnratedDraw => "D",
            ResultCode::UnratedLoss => "L",
            ResultCode::HalfPointBye => "H",
            ResultCode::FullPointBye => "F",
            ResultCode::PairingBye => "U",
            ResultCode::ZeroPointBye => "Z",
        }
    }

    /// The code this character stands for, in either case.
    pub const fn from_letter(letter: char) -> Option<ResultCode> {
        Some(match letter {
            '1' => ResultCode::Win,
            '=' => ResultCode::Draw,
            '0' => ResultCode::Loss,
            '+' => ResultCode::ForfeitWin,
            '-' => ResultCode::ForfeitLoss,
            'W' | 'w' => ResultCode::UnratedWin,
            'D' | 'd' => ResultCode::UnratedDraw,
            'L' | 'l' => ResultCode::UnratedLoss,
            'H' | 'h' => ResultCode::HalfPointBye,
            'F' | 'f' => ResultCode::FullPointBye,
            'U' | 'u' => ResultCode::PairingBye,
            'Z' | 'z' => ResultCode::ZeroPointBye,
            _ => return None,
        })
    }

    /// Whether TRF06 did not know this code yet.
    pub const fn is_letter(self) -> bool {
        self.letter().is_ascii_alphabetic()
    }

    /// Whether it says that a game was played: `1 = 0`.
    pub const fn is_played(self) -> bool {
        matches!(self, ResultCode::Win | ResultCode::Draw | ResultCode::Loss)
    }

    /// Whether it says that there was no opponent: `H F U Z`.
    pub const fn is_bye(self) -> bool {
        matches!(
            self,
            ResultCode::HalfPointBye | ResultCode::FullPointBye | ResultCode::PairingBye | ResultCode::ZeroPointBye
        )
    }
}

/// One round of one player. All absent: the round is blank, that is absent or not paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundEntry {
    /// Starting rank of the opponent; `0000` and blank are both none.
    pub opponent: Option<u16>,
    /// The color; `-` and blank are both none.
    pub color: Option<Color>,
    /// The result.
    pub result: Option<ResultCode>,
}

impl RoundEntry {
    /// A round that the file leaves blank.
    pub const BLANK: RoundEntry = RoundEntry { opponent: None, color: None, result: None };

    /// Whether nothing is said about this round.
    pub const fn is_blank(&self) -> bool {
        self.opponent.is_none() && self.color.is_none() && self.result.is_none()
    }

    /// Whether this is a game played over the board. Without an opponent nothing was played, whatever the code:
    /// old files write byes as `0000 - 1`.
    pub fn is_played(&self) -> bool {
        self.opponent.is_some() && self.result.is_some_and(ResultCode::is_played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_from_its_letter_in_either_case() {
        for code in ResultCode::ALL {
            assert_eq!(ResultCode::from_letter(code.letter()), Some(code));
            assert_eq!(ResultCode::from_letter(code.letter().to_ascii_lowercase()), Some(code));
            assert_eq!(code.as_str(), code.letter().to_string());
        }
        assert_eq!(ResultCode::from_letter('x'), None);
        assert_eq!(ResultCode::from_letter('½'), None);
    }
}
