//! Bytes as letters that people can type and codes on paper hold well (RFC 4648, 6, without padding).

const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The letters of bytes.
pub(crate) fn written(bytes: &[u8]) -> String {
    let bits: Vec<bool> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1 == 1)).collect();
    let value = |five: &[bool]| five.iter().fold(0, |value, bit| value << 1 | usize::from(*bit)) << (5 - five.len());
    bits.chunks(5).map(|five| char::from(LETTERS[value(five)])).collect()
}

/// Reads them back, spaces and small letters as they come.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bits: Vec<bool> = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        let letter = letter.to_ascii_uppercase();
        let value = LETTERS.iter().position(|one| char::from(*one) == letter)?;
        bits.extend((0..5).rev().map(|bit| value >> bit & 1 == 1));
    }
    let byte = |eight: &[bool]| eight.iter().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
    Some(bits.chunks_exact(8).map(byte).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc_4648_section_10() {
        for (plain, letters) in [("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foob", "MZXW6YQ"), ("foobar", "MZXW6YTBOI")] {
            assert_eq!(written(plain.as_bytes()), letters);
            assert_eq!(read(letters).as_deref(), Some(plain.as_bytes()));
        }
        assert_eq!(read("mzxw 6ytb oi").as_deref(), Some(b"foobar".as_slice()));
        assert_eq!(read("MZXW1"), None);
    }
}
