//! The second factor: six digits that a device computes from a key and the time (RFC 6238, half a minute each).

use crate::base32;
use arpad_office::access::Totp;
use ring::hmac;

/// How long a code is good, in seconds.
const STEP: i64 = 30;

/// A new key.
pub(crate) fn new_key() -> anyhow::Result<Vec<u8>> {
    Ok(super::drawn::<20>()?.to_vec())
}

/// The step in which a code is good now, be it one early or late; none where it is wrong or was used.
pub(crate) fn step_of(totp: &Totp, code: &str, now: jiff::Timestamp) -> Option<i64> {
    let code: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
    let at = now.as_second() / STEP;
    let mut found = None;
    // All of them are compared, so that the time tells nothing.
    for step in [at - 1, at, at + 1] {
        if super::same(&code, &digits(&totp.key, step)) && step > totp.step {
            found = Some(step);
        }
    }
    found
}

fn digits(key: &[u8], step: i64) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, key);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let bytes = tag.as_ref();
    let from = usize::from(bytes[19] & 15);
    let number = bytes[from..from + 4].iter().fold(0, |number, byte| (number << 8) | u32::from(*byte));
    format!("{:06}", (number & 0x7fff_ffff) % 1_000_000)
}

/// A key as people type it into a device, in groups of four.
pub(crate) fn written(key: &[u8]) -> String {
    let letters: Vec<char> = base32::written(key).chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// Reads it back.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    base32::read(text).filter(|bytes| bytes.len() == 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
    #[test]
    fn rfc_6238_appendix_b() {
        let key = b"12345678901234567890";
        for (time, code) in
            [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (20_000_000_000, "353130")]
        {
            assert_eq!(digits(key, time / 30), code);
        }
    }

    #[test]
    fn a_code_is_good_once_and_for_a_minute_and_a_half() {
        let mut totp = Totp { key: b"12345678901234567890".to_vec(), step: 0 };
        let at = |second| jiff::Timestamp::from_second(second).unwrap();
        let code = digits(&totp.key, 1000);
        assert_eq!(step_of(&totp, &code, at(30_000)), Some(1000));
        assert_eq!(step_of(&totp, &format!("{} {}", &code[..3], &code[3..]), at(30_030)), Some(1000));
        assert_eq!(step_of(&totp, &code, at(30_060)), None, "too late");
        assert_eq!(step_of(&totp, "", at(30_000)), None);
        totp.step = 1000;
        assert_eq!(step_of(&totp, &code, at(30_000)), None, "used");
    }

    #[test]
    fn a_key_is_typed_and_read() {
        let key = b"12345678901234567890";
        assert_eq!(written(key), "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
        assert_eq!(read(&written(key)).unwrap(), key);
        assert_eq!((read("GEZD"), read("0189")), (None, None));
    }
}
