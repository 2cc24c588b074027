//! Secrets: drawn by lot, told once, and kept as what they cannot be read from.

pub mod password;
pub mod totp;

use arpad_model::hex;
use ring::rand::{SecureRandom, SystemRandom};
use sha2::{Digest, Sha256};

/// Bytes drawn by the operating system. Without them nobody can be let in, so their absence ends the attempt.
pub(crate) fn drawn<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).map_err(|_| anyhow::anyhow!("the system gives no random bytes"))?;
    Ok(bytes)
}

/// A new secret, as it is told.
pub(crate) fn new() -> anyhow::Result<String> {
    Ok(hex(&drawn::<32>()?))
}

/// What is kept of a secret: who reads it cannot come in with it.
pub(crate) fn digest(secret: &str) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// Another secret for a purpose, from which the first does not follow.
pub(crate) fn derived(secret: &str, purpose: &str) -> String {
    let mut sha = Sha256::new();
    sha.update(purpose);
    sha.update([0]);
    sha.update(secret);
    let bytes: [u8; 32] = sha.finalize().into();
    hex(&bytes)
}

/// Whether a text looks like one of ours.
pub(crate) fn is_derived(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether two texts are the same, without telling by time where they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let differs = one.bytes().zip(other.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b));
    one.len() == other.len() && differs == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let (one, other) = (new().unwrap(), new().unwrap());
        assert_eq!((one.len(), one == other), (64, false));
        assert_ne!(derived(&one, "form"), derived(&one, "door"));
        assert!(same("abc", "abc") && !same("abc", "abd") && !same("abc", "ab") && !same("", "a"));
    }
}
