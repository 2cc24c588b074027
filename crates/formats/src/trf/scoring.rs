//! What each result is worth in this event: 162 of TRF26, XXS of TRF(x), BB* of TRF(bx), else one, half, nothing.

use super::points::Points;
use super::result::{Color, ResultCode, RoundEntry};

/// The worth of each result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A win, by color.
    pub win: [Points; 2],
    /// A draw, by color.
    pub draw: [Points; 2],
    /// A loss, by color.
    pub loss: [Points; 2],
    /// A forfeit win.
    pub forfeit_win: Points,
    /// A forfeit loss.
    pub forfeit_loss: Points,
    /// A full-point bye.
    pub full_bye: Points,
    /// A half-point bye.
    pub half_bye: Points,
    /// A zero-point bye, or a blank round.
    pub zero_bye: Points,
    /// A bye allocated by the pairing.
    pub pairing_bye: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            win: [Points::ONE; 2],
            draw: [Points::HALF; 2],
            loss: [Points::ZERO; 2],
            forfeit_win: Points::ONE,
            forfeit_loss: Points::ZERO,
            full_bye: Points::ONE,
            half_bye: Points::HALF,
            zero_bye: Points::ZERO,
            pairing_bye: Points::ONE,
        }
    }
}

/// A symbol of record 162.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreSymbol {
    /// `W`: win, forfeit win, full-point bye.
    Win,
    /// `D`: draw, half-point bye.
    Draw,
    /// `L`: loss.
    Loss,
    /// `A`: absence: zero-point bye, forfeit loss.
    Absence,
    /// `P`: bye allocated by the pairing.
    PairingBye,
    /// `X`: unknown or adjourned.
    Unknown,
}

impl ScoreSymbol {
    /// All symbols.
    pub const ALL: [ScoreSymbol; 6] = [
        ScoreSymbol::Win,
        ScoreSymbol::Draw,
        ScoreSymbol::Loss,
        ScoreSymbol::Absence,
        ScoreSymbol::PairingBye,
        ScoreSymbol::Unknown,
    ];

    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            ScoreSymbol::Win => "W",
            ScoreSymbol::Draw => "D",
            ScoreSymbol::Loss => "L",
            ScoreSymbol::Absence => "A",
            ScoreSymbol::PairingBye => "P",
            ScoreSymbol::Unknown => "X",
        }
    }
}

/// Reads the content of 162: `W 1.0    D 0.5 …`, by words, as programs do not keep to the columns.
pub(super) fn read_symbols(text: &str) -> Option<Vec<(ScoreSymbol, Points)>> {
    let mut words = text.split_whitespace();
    let mut symbols = Vec::new();
    while let Some(word) = words.next() {
        let symbol = ScoreSymbol::ALL.into_iter().find(|symbol| word.starts_with(symbol.as_str()))?;
        let value = if word.len() > 1 { &word[1..] } else { words.next()? };
        symbols.push((symbol, Points::read(value)?));
    }
    (!symbols.is_empty()).then_some(symbols)
}

impl Scoring {
    /// What record 162 says.
    pub fn from_symbols(symbols: &[(ScoreSymbol, Points)]) -> Scoring {
        let worth =
            |wanted: ScoreSymbol| symbols.iter().find(|(symbol, _)| *symbol == wanted).map(|(_, points)| *points);
        let mut scoring = Scoring::default();
        if let Some(win) = worth(ScoreSymbol::Win) {
            (scoring.win, scoring.forfeit_win, scoring.full_bye, scoring.pairing_bye) = ([win; 2], win, win, win);
        }
        if let Some(draw) = worth(ScoreSymbol::Draw) {
            (scoring.draw, scoring.half_bye) = ([draw; 2], draw);
        }
        if let Some(loss) = worth(ScoreSymbol::Loss) {
            scoring.loss = [loss; 2];
        }
        if let Some(absence) = worth(ScoreSymbol::Absence) {
            (scoring.forfeit_loss, scoring.zero_bye) = (absence, absence);
        }
        if let Some(bye) = worth(ScoreSymbol::PairingBye) {
            scoring.pairing_bye = bye;
        }
        scoring
    }

    /// Adds one `CODE=VALUE` of XXS; nothing if the code is unknown.
    pub(super) fn set_extended(&mut self, assignment: &str) -> Option<()> {
        let (code, value) = assignment.split_once('=')?;
        let value = Points::read(value)?;
        match code {
            "WW" => self.win[0] = value,
            "BW" => self.win[1] = value,
            "WD" => self.draw[0] = value,
            "BD" => self.draw[1] = value,
            "WL" => self.loss[0] = value,
            "BL" => self.loss[1] = value,
            "W" => (self.win, self.forfeit_win, self.full_bye, self.pairing_bye) = ([value; 2], value, value, value),
            "D" => (self.draw, self.half_bye) = ([value; 2], value),
            "ZPB" => self.zero_bye = value,
            "HPB" => self.half_bye = value,
            "FPB" => self.full_bye = value,
            "PAB" => self.pairing_bye = value,
            "FW" => self.forfeit_win = value,
            "FL" => self.forfeit_loss = value,
            _ => return None,
        }
        Some(())
    }

    /// Adds one BB* record; nothing if it is unknown.
    pub(super) fn set_bbp(&mut self, id: &str, value: &str) -> Option<()> {
        let value = Points::read(value)?;
        match id {
            "BBW" => (self.win, self.forfeit_win, self.full_bye) = ([value; 2], value, value),
            "BBD" => (self.draw, self.half_bye) = ([value; 2], value),
            "BBL" => self.loss = [value; 2],
            "BBZ" => self.zero_bye = value,
            "BBF" => self.forfeit_loss = value,
            "BBU" => self.pairing_bye = value,
            _ => return None,
        }
        Some(())
    }

    /// What one round is worth. Without an opponent a code means a bye of that size, as in TRF06.
    pub fn worth(&self, entry: &RoundEntry) -> Points {
        let by_color = |worth: [Points; 2]| worth[usize::from(entry.color == Some(Color::Black))];
        let Some(result) = entry.result else { return self.zero_bye };
        match (result, entry.opponent) {
            (ResultCode::Win | ResultCode::ForfeitWin, None) => self.full_bye,
            (ResultCode::Draw, None) => self.half_bye,
            (ResultCode::Loss | ResultCode::ForfeitLoss, None) => self.zero_bye,
            (ResultCode::Win | ResultCode::UnratedWin, _) => by_color(self.win),
            (ResultCode::Draw | ResultCode::UnratedDraw, _) => by_color(self.draw),
            (ResultCode::Loss | ResultCode::UnratedLoss, _) => by_color(self.loss),
            (ResultCode::ForfeitWin, _) => self.forfeit_win,
            (ResultCode::ForfeitLoss, _) => self.forfeit_loss,
            (ResultCode::HalfPointBye, _) => self.half_bye,
            (ResultCode::FullPointBye, _) => self.full_bye,
            (ResultCode::PairingBye, _) => self.pairing_bye,
            (ResultCode::ZeroPointBye, _) => self.zero_bye,
        }
    }

    /// The most one round can be worth.
    pub(super) fn highest(&self) -> Points {
        let byes = [self.forfeit_win, self.full_bye, self.half_bye, self.pairing_bye];
        self.win.into_iter().chain(self.draw).chain(byes).max().unwrap_or(Points::ONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn record_162_is_read_by_words() {
        let symbols = read_symbols(" W 3.0    D 1.0    L 0.0    P 1.0").expect("symbols");
        assert_eq!(symbols.len(), 4);
        let scoring = Scoring::from_symbols(&symbols);
        assert_eq!(scoring.win[0].hundredths, 300);
        assert_eq!(scoring.pairing_bye.hundredths, 100);
        assert_eq!(scoring.full_bye.hundredths, 300);
        assert_eq!(read_symbols("W"), None);
        assert_eq!(read_symbols("Q 1.0"), None);
        assert_eq!(read_symbols(""), None);
    }

    #[test]
    fn without_an_opponent_old_codes_are_byes() {
        let scoring = Scoring { half_bye: Points::ZERO, ..Scoring::default() };
        let bye = RoundEntry { result: Some(ResultCode::Draw), ..RoundEntry::BLANK };
        assert_eq!(scoring.worth(&bye), Points::ZERO);
        assert_eq!(scoring.worth(&RoundEntry { opponent: Some(3), ..bye }), Points::HALF);
    }
}
