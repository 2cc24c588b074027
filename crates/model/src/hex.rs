//! Bytes in hexadecimal, as acts seal hashes and pages show them.

use std::fmt::Write;

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// So many bytes from their digits: a SHA-256 from 64, a signature from 128.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut hash = [0; N];
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, digits) in hash.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_comes_back() {
        let hash: [u8; 32] = std::array::from_fn(|at| at as u8 * 7);
        assert_eq!(unhex(&hex(&hash)), Some(hash));
        assert_eq!(hex(&[0, 10, 255]), "000aff");
        for wrong in ["", "00", &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(unhex::<32>(wrong), None, "{wrong}");
        }
    }
}
