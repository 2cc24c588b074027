//! A color, and how well it is read on another: WCAG's contrast, by which AA asks for 4.5 : 1.

use arpad_model::{Decimal, Fact};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A color, as three numbers; written `#rrggbb`. Nothing else can be said with it, so it is safe wherever it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Paint(pub [u8; 3]);

/// The contrast of two colors in hundredths, rounded down: 450 is 4.5 : 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Contrast(pub u32);

/// What a text needs.
pub const LEAST: Contrast = Contrast(450);

/// The grounds of the light palette: paper, card, head.
pub const LIGHT: [Paint; 3] = [Paint([0xfb, 0xfa, 0xf7]), Paint([0xff, 0xff, 0xff]), Paint([0xf1, 0xee, 0xe6])];

/// Those of the dark one.
pub const DARK: [Paint; 3] = [Paint([0x16, 0x18, 0x1b]), Paint([0x1e, 0x21, 0x25]), Paint([0x26, 0x2a, 0x2f])];

/// White and the darkest ground: what is written on a color.
pub const INKS: [Paint; 2] = [Paint([0xff, 0xff, 0xff]), DARK[0]];

impl Paint {
    /// The relative luminance of sRGB.
    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// How well it is read on another, or the other on it.
    pub fn contrast(self, other: Paint) -> Contrast {
        let (one, other) = (self.luminance(), other.luminance());
        let ratio = (one.max(other) + 0.05) / (one.min(other) + 0.05);
        Contrast((ratio * 100.0) as u32)
    }

    /// What is written on it: whichever of the two inks is read better.
    pub fn ink(self) -> Paint {
        let [white, dark] = INKS;
        if self.contrast(white) >= self.contrast(dark) { white } else { dark }
    }

    /// The same color for dark ground: as much white is mixed into it as it takes to be read there.
    pub fn for_dark(self) -> Paint {
        let mixed =
            |parts: u32| Paint(self.0.map(|part| (u32::from(part) + (255 - u32::from(part)) * parts / 20) as u8));
        let is_read = |paint: &Paint| DARK.iter().all(|ground| paint.contrast(*ground) >= LEAST);
        (0..=20).map(mixed).find(is_read).unwrap_or(INKS[0])
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl From<Contrast> for Fact {
    fn from(contrast: Contrast) -> Fact {
        Fact::Hundredths(Decimal(contrast.0.into()))
    }
}

impl FromStr for Paint {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        const WRONG: &str = "a color is written #rrggbb";
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).ok_or(WRONG)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(WRONG);
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| WRONG)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Paint([red, green, blue]))
    }
}

impl TryFrom<String> for Paint {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        text.parse()
    }
}

impl From<Paint> for String {
    fn from(paint: Paint) -> String {
        paint.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn paint(text: &str) -> Paint {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Black on white is 21 : 1 by definition; #767676 on white is known as the last grey of AA, 4.54 : 1, #777777 has 4.47.
    #[test]
    fn contrasts_are_those_of_wcag() {
        let white = paint("#ffffff");
        assert_eq!(paint("#000000").contrast(white), Contrast(2100));
        assert_eq!(white.contrast(white), Contrast(100));
        assert_eq!(paint("#767676").contrast(white), Contrast(454));
        assert_eq!(paint("#777777").contrast(white), Contrast(447));
        assert_eq!(Fact::from(Contrast(454)), Fact::Hundredths(Decimal(454)));
        // By the formula: (1 + 0.05) / (0.2126 + 0.05) = 3.998 for red alone, with 0.7152 for green, 0.0722 for blue.
        assert_eq!(["#ff0000", "#00ff00", "#0000ff"].map(|text| paint(text).contrast(white).0), [399, 137, 859]);
        // 10/255 lies below the bend of the curve and 11/255 above it: 1.05 / (0.003035 + 0.05), 1.05 / (0.003347 + 0.05).
        assert_eq!(["#0a0a0a", "#0b0b0b"].map(|text| white.contrast(paint(text)).0), [1979, 1968]);
    }

    #[test]
    fn a_color_has_its_ink_and_as_much_white_as_dark_ground_asks_for() {
        // Red has 3.99 on white and 4.44 on the darkest ground.
        let inks = ["#000000", "#0000ff", "#ff0000", "#ffffff"].map(|text| paint(text).ink().to_string());
        assert_eq!(inks, ["#ffffff", "#ffffff", "#16181b", "#16181b"]);
        // Twentieths of white: none, seven, nine, eleven, twelve.
        let twins =
            ["#ffffff", "#ff0000", "#7a2e1d", "#0000ff", "#000000"].map(|text| paint(text).for_dark().to_string());
        assert_eq!(twins, ["#ffffff", "#ff5959", "#b58c82", "#8c8cff", "#999999"]);
    }

    #[test]
    fn only_six_digits_are_a_color() {
        assert_eq!(paint("#7A2e1d").to_string(), "#7a2e1d");
        for text in ["7a2e1d", "#7a2e1", "#7a2e1dd", "#7a2e1g", "red", "#fff", "#+a2e1d", "#fff;}*{x", ""] {
            assert!(text.parse::<Paint>().is_err(), "{text}");
        }
    }

    proptest! {
        /// Whatever the color, what is written on it and its dark twin are read.
        #[test]
        fn inks_and_dark_twins_are_read(parts: [u8; 3]) {
            let paint = Paint(parts);
            prop_assert!(paint.contrast(paint.ink()) >= Contrast(415), "{paint}");
            let dark = paint.for_dark();
            prop_assert!(DARK.iter().all(|ground| dark.contrast(*ground) >= LEAST), "{paint} {dark}");
            prop_assert_eq!(paint.to_string().parse::<Paint>(), Ok(paint));
        }

        #[test]
        fn nothing_that_is_typed_panics(text: String) {
            let _ = text.parse::<Paint>();
        }
    }
}
