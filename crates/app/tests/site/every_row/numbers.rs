//! Numbers as people read them.

/// `−0,40`, `+0.08`, `-65.20`, `±0` and `12` in thousandths; none where it is no number.
pub fn thousandths(text: &str) -> Option<i64> {
    let text = text.trim();
    let is_negative = text.starts_with(['−', '-']);
    let plain = text.trim_start_matches(['+', '±', '−', '-']);
    let (whole, part) = plain.split_once([',', '.']).unwrap_or((plain, "000"));
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let value = whole.parse::<i64>().ok()? * 1_000 + format!("{part:0<3}").parse::<i64>().ok()?;
    Some(if is_negative { -value } else { value })
}

/// A whole number; none where it is none.
pub fn whole(text: &str) -> Option<i32> {
    let value = thousandths(text)?;
    (value % 1_000 == 0).then_some(())?;
    i32::try_from(value / 1_000).ok()
}

/// All numbers of a sentence in their order. A full stop at its end is no part of one.
pub fn all(sentence: &str) -> Vec<i64> {
    let words = sentence.split(|c: char| !(c.is_ascii_digit() || matches!(c, ',' | '.' | '+' | '-' | '−' | '±')));
    words.filter_map(|word| thousandths(word.trim_end_matches(['.', ',']))).collect()
}

/// A change in thousandths rounded once, a half away from zero: what 8.3.4 does.
pub fn rounded(change: i64) -> i64 {
    (change.abs() + 500) / 1_000 * change.signum()
}
