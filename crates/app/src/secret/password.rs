//! Passwords as Argon2id. The work is the same for a name that nobody has, and it is counted, so that this can be seen.

use argon2::{Algorithm, Argon2, Params, Version};
use arpad_model::{hex, unhex};
use std::sync::atomic::{AtomicU64, Ordering};

/// Memory in KiB, passes and lanes: what OWASP asks of a server at least.
const COST: (u32, u32, u32) = (19_456, 2, 1);

/// Hashes passwords, and knows how many.
#[derive(Debug, Default)]
pub(crate) struct Hashing {
    done: AtomicU64,
}

impl Hashing {
    /// How many hashes were computed.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// The hash of a password as it is kept: the costs, the salt and the hash.
    pub(crate) fn hash(&self, password: &str) -> anyhow::Result<String> {
        let salt = super::drawn::<16>()?;
        let hash = self.compute(password, &salt, COST)?;
        let (memory, passes, lanes) = COST;
        Ok(format!("argon2id${memory}${passes}${lanes}${}${}", hex(&salt), hex(&hash)))
    }

    /// Whether a password is the one that is kept. Where none is kept the same work is done in vain.
    pub(crate) fn is_right(&self, password: &str, kept: Option<&str>) -> anyhow::Result<bool> {
        let Some((cost, salt, due)) = kept.and_then(read) else {
            self.compute(password, &[0; 16], COST)?;
            return Ok(false);
        };
        let found = self.compute(password, &salt, cost)?;
        Ok(super::same(&hex(&found), &hex(&due)))
    }

    fn compute(
        &self,
        password: &str,
        salt: &[u8],
        (memory, passes, lanes): (u32, u32, u32),
    ) -> anyhow::Result<[u8; 32]> {
        self.done.fetch_add(1, Ordering::Relaxed);
        let failed = |error: argon2::Error| anyhow::anyhow!("argon2: {error}");
        let params = Params::new(memory, passes, lanes, Some(32)).map_err(failed)?;
        let mut hash = [0; 32];
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        argon.hash_password_into(password.as_bytes(), salt, &mut hash).map_err(failed)?;
        Ok(hash)
    }
}

type Kept = ((u32, u32, u32), Vec<u8>, [u8; 32]);

/// What is kept, taken apart; none where it is not of ours.
fn read(kept: &str) -> Option<Kept> {
    let [name, memory, passes, lanes, salt, hash] = kept.split('$').collect::<Vec<_>>().try_into().ok()?;
    let bytes = |text: &str| {
        let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
        (0..text.len()).step_by(2).map(pair).collect::<Option<Vec<u8>>>()
    };
    let cost = (memory.parse().ok()?, passes.parse().ok()?, lanes.parse().ok()?);
    (name == "argon2id").then_some(())?;
    Some((cost, bytes(salt)?, unhex(hash)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_right_or_wrong_and_the_work_is_the_same_for_nobody() {
        let hashing = Hashing::default();
        let kept = hashing.hash("hosszú jelszó 12").unwrap();
        assert!(kept.starts_with("argon2id$19456$2$1$") && !kept.contains("jelsz"), "{kept}");
        assert_ne!(kept, hashing.hash("hosszú jelszó 12").unwrap(), "each has a salt of its own");
        let before = hashing.done();
        assert!(hashing.is_right("hosszú jelszó 12", Some(&kept)).unwrap());
        assert!(!hashing.is_right("hosszú jelszó 13", Some(&kept)).unwrap());
        assert!(!hashing.is_right("hosszú jelszó 12", None).unwrap());
        assert!(!hashing.is_right("x", Some("argon2id$1$a$")).unwrap());
        assert_eq!(hashing.done(), before + 4);
    }
}
