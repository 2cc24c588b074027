//! From the texts of one player to the record: the same for fixed columns and for XML.

use super::{
    codes,
    layout::{COLUMN_NAMES, Columns, FIELDS, Field},
    record::{Birth, Flags, Rated, Record, Sex, Tempo},
};
use crate::{notice::Severity, notices::Notices};

/// The texts of one player, outer blanks removed, in the order of [`Field`].
pub(super) type Fields<'a> = [&'a str; FIELDS];

/// Who says something about a player's line, and where.
pub(super) struct Witness<'a> {
    pub notices: &'a mut Notices,
    pub line: u64,
    /// The columns of a text layout; XML has none.
    pub columns: Option<&'a Columns>,
}

/// The record these texts say. What cannot be read is blank, with a notice.
pub(super) fn record<'a>(
    fide_id: u32,
    fields: &Fields<'a>,
    single: Tempo,
    witness: &mut Witness<'_>,
) -> Record<&'a str> {
    use Field::*;
    let text = |field: Field| fields[field as usize];
    if text(Name).is_empty() {
        witness.notices.add(Severity::Note, witness.line, 0, codes::EMPTY_NAME, |notice| notice.with("id", fide_id));
    }
    let first = rated(fields, [Rating, Games, K], witness);
    let second = rated(fields, [RapidRating, RapidGames, RapidK], witness);
    let third = rated(fields, [BlitzRating, BlitzGames, BlitzK], witness);
    let (standard, rapid, blitz) = match single {
        Tempo::Standard => (first, second, third),
        Tempo::Rapid => (Rated::default(), first, Rated::default()),
        Tempo::Blitz => (Rated::default(), Rated::default(), first),
    };
    Record {
        fide_id,
        name: text(Name),
        federation: text(Federation),
        sex: or_blank(sex(text(Sex)), Sex, fields, witness),
        title: text(Title),
        women_title: text(WomenTitle),
        other_titles: text(OtherTitles),
        arena_title: text(ArenaTitle),
        standard,
        rapid,
        blitz,
        born: or_blank(birth(text(Birth)), Birth, fields, witness),
        flags: or_blank(flags(text(Flag)), Flag, fields, witness),
    }
}

/// Rating, games and K of one tempo. Blank and 0 are unrated; games and K of `0` beside them say nothing more.
fn rated(fields: &Fields<'_>, [rating, games, k]: [Field; 3], witness: &mut Witness<'_>) -> Rated {
    let texts = [rating, games, k].map(|field| fields[field as usize]);
    if texts.iter().all(|text| matches!(text.as_bytes(), [] | [b'0'])) {
        return Rated::default();
    }
    let rating_value: u16 = or_blank(number(texts[0]), rating, fields, witness);
    let games_value: u16 = or_blank(number(texts[1]), games, fields, witness);
    let k_value: u8 = or_blank(number(texts[2]), k, fields, witness);
    Rated {
        rating: Some(rating_value).filter(|value| *value > 0),
        games: Some(games_value).filter(|value| *value > 0 || (rating_value > 0 && !texts[1].is_empty())),
        k: Some(k_value).filter(|value| *value > 0),
    }
}

/// The value, or blank with a notice.
fn or_blank<T: Default>(
    read: Result<T, Unreadable>,
    field: Field,
    fields: &Fields<'_>,
    witness: &mut Witness<'_>,
) -> T {
    read.unwrap_or_else(|Unreadable| {
        let (_, name) = COLUMN_NAMES[field as usize];
        let column = witness.columns.map_or(0, |columns| columns[field as usize].0);
        witness.notices.add(Severity::Warning, witness.line, column, codes::UNREADABLE, |notice| {
            notice.with("field", name).with("value", fields[field as usize])
        });
        T::default()
    })
}

/// A text that is not what its column holds.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unreadable;

/// A whole number; blank is 0.
pub(super) fn number<T: TryFrom<u32>>(text: &str) -> Result<T, Unreadable> {
    let bytes = text.as_bytes();
    if bytes.len() > 9 {
        return Err(Unreadable);
    }
    let mut value = 0u32;
    for byte in bytes {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return Err(Unreadable);
        }
        value = value * 10 + u32::from(digit);
    }
    T::try_from(value).map_err(|_| Unreadable)
}

/// `M`, `F` (or `W`), or blank.
pub(super) fn sex(text: &str) -> Result<Option<Sex>, Unreadable> {
    match text {
        "" => Ok(None),
        "M" | "m" => Ok(Some(Sex::Male)),
        "F" | "f" | "W" | "w" => Ok(Some(Sex::Female)),
        _ => Err(Unreadable),
    }
}

/// `i`, `w`, both, or blank. January 2001 also prints `n` and `e`, whose meaning FIDE does not say: they are dropped.
pub(super) fn flags(text: &str) -> Result<Flags, Unreadable> {
    let mut flags = Flags::default();
    for byte in text.bytes() {
        match byte {
            b'i' | b'I' => flags.inactive = true,
            b'w' | b'W' => flags.woman = true,
            b'n' | b'e' => {}
            _ => return Err(Unreadable),
        }
    }
    Ok(flags)
}

/// `1990`, `01.05.1990`, `01.05.90`, `1990-05-01`; blank, `0000` and `.  .` are unknown.
pub(super) fn birth(text: &str) -> Result<Option<Birth>, Unreadable> {
    let bytes = text.as_bytes();
    if bytes.iter().all(|byte| matches!(byte, b' ' | b'.' | b'0' | b'-')) {
        return Ok(None);
    }
    if bytes.len() == 4 {
        let year: u16 = number(text)?;
        return plausible(year, 0, 0);
    }
    let part = |from: usize, to: usize| number::<u16>(text.get(from..to).ok_or(Unreadable)?.trim());
    match (bytes.len(), bytes) {
        (10, [_, _, b'.', _, _, b'.', ..]) => plausible(part(6, 10)?, part(3, 5)?, part(0, 2)?),
        // Two digits stand only in the lists of 2002 to 2004, where nobody born after 1999 was rated.
        (8, [_, _, b'.', _, _, b'.', ..]) => plausible(1900 + part(6, 8)?, part(3, 5)?, part(0, 2)?),
        (10, [_, _, _, _, b'-', _, _, b'-', ..]) => plausible(part(0, 4)?, part(5, 7)?, part(8, 10)?),
        _ => Err(Unreadable),
    }
}

/// A year people are born in; a month or day of 0 means that only the year is known.
fn plausible(year: u16, month: u16, day: u16) -> Result<Option<Birth>, Unreadable> {
    match (year, month, day) {
        (0, _, _) => Ok(None),
        (1800..=2199, 0, _) | (1800..=2199, _, 0) => Ok(Some(Birth { year, month_day: None })),
        (1800..=2199, 1..=12, 1..=31) => Ok(Some(Birth { year, month_day: Some((month as u8, day as u8)) })),
        _ => Err(Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_of_every_list() {
        let day = |year, month, day| Ok(Some(Birth { year, month_day: Some((month, day)) }));
        let year = |year| Ok(Some(Birth { year, month_day: None }));
        for (text, expected) in [
            ("1990", year(1990)),
            ("01.05.1990", day(1990, 5, 1)),
            ("01.05.90", day(1990, 5, 1)),
            ("1990-05-01", day(1990, 5, 1)),
            // Two digits are of the last century, whatever they are.
            ("31.12.00", day(1900, 12, 31)),
            ("01.01.01", day(1901, 1, 1)),
            ("01.01.69", day(1969, 1, 1)),
            ("31.12.99", day(1999, 12, 31)),
            ("29.02.96", day(1996, 2, 29)),
            ("29.02.2000", day(2000, 2, 29)),
            ("00.00.1990", year(1990)),
            ("00.05.1990", year(1990)),
            ("01.00.1990", year(1990)),
            ("1800", year(1800)),
            ("2199", year(2199)),
            ("1799", Err(Unreadable)),
            ("2200", Err(Unreadable)),
            ("01.13.1990", Err(Unreadable)),
            ("32.01.1990", Err(Unreadable)),
            ("01.05.0000", Ok(None)),
            ("", Ok(None)),
            ("0000", Ok(None)),
            ("  .  .  ", Ok(None)),
            ("0000-00-00", Ok(None)),
            ("199", Err(Unreadable)),
            ("01-05-1990", Err(Unreadable)),
            ("01.05-1990", Err(Unreadable)),
            ("1990.05.01", Err(Unreadable)),
            ("1990-05.01", Err(Unreadable)),
            ("0x.05.1990", Err(Unreadable)),
        ] {
            assert_eq!(birth(text), expected, "{text}");
        }
    }

    #[test]
    fn numbers_of_nine_digits_that_fit() {
        assert_eq!(number::<u32>("999999999"), Ok(999_999_999));
        assert_eq!(number::<u32>("1000000000"), Err(Unreadable));
        assert_eq!(number::<u16>("65536"), Err(Unreadable));
        assert_eq!((number::<u16>(""), number::<u16>("0120")), (Ok(0), Ok(120)));
        assert_eq!(
            (number::<u16>("/"), number::<u16>(":"), number::<u16>("-1")),
            (Err(Unreadable), Err(Unreadable), Err(Unreadable))
        );
    }
}
