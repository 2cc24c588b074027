//! The federation's key: a file of its own, which only its owner reads. It never stands in the register.

use crate::base32;
use crate::secret::drawn;
use anyhow::Context;
use arpad_model::{ListId, PersonId, hex, unhex};
use arpad_office::proofs::{Signer, merkle};
use ring::signature::{Ed25519KeyPair, KeyPair};
use std::io::Write;
use std::path::Path;

const HEADER: &str = "arpad-signing-key-1";

/// The private key.
pub(crate) struct SigningKey {
    pair: Ed25519KeyPair,
}

impl SigningKey {
    /// Draws a new key and writes its file; one that is there already is not touched.
    pub(crate) fn make(path: &Path) -> anyhow::Result<Self> {
        let seed = drawn::<32>()?;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path).with_context(|| path.display().to_string())?;
        let written = file.write_all(format!("{HEADER}\n{}\n", hex(&seed)).as_bytes()).and_then(|()| file.sync_all());
        if written.is_err() {
            // Half a key is none, and would stand in the way of the next.
            let _ = std::fs::remove_file(path);
        }
        written.with_context(|| path.display().to_string())?;
        SigningKey::of(&seed)
    }

    /// Reads the file of a key. `wide` is said where others may read it too, `broken` where it is no whole key.
    pub(crate) fn read(path: &Path, wide: &str, broken: &str) -> anyhow::Result<Self> {
        let told = || path.display().to_string();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(path).with_context(told)?.permissions().mode();
            anyhow::ensure!(mode & 0o077 == 0, "{}: {wide}", told());
        }
        let bytes = std::fs::read(path).with_context(told)?;
        let text = std::str::from_utf8(&bytes).ok();
        let seed = text.and_then(|text| text.strip_prefix(HEADER)).and_then(|rest| unhex(rest.trim()));
        SigningKey::of(&seed.with_context(|| format!("{}: {broken}", told()))?)
    }

    fn of(seed: &[u8; 32]) -> anyhow::Result<Self> {
        let pair = Ed25519KeyPair::from_seed_unchecked(seed).map_err(|error| anyhow::anyhow!("{error}"))?;
        Ok(SigningKey { pair })
    }
}

impl Signer for SigningKey {
    fn key(&self) -> [u8; 32] {
        let mut key = [0; 32];
        key.copy_from_slice(self.pair.public_key().as_ref());
        key
    }

    fn sign(&self, message: &[u8]) -> [u8; 64] {
        let mut signature = [0; 64];
        signature.copy_from_slice(self.pair.sign(message).as_ref());
        signature
    }

    fn draw(&self) -> [u8; 32] {
        drawn().expect("the system gives random bytes: with none it would not have come this far")
    }
}

/// A proof by name: short enough to be typed. It says which row is meant and holds sixty bits of its hash, so it fits no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShortCode {
    pub list: ListId,
    pub person: PersonId,
    check: [u8; 12],
}

impl ShortCode {
    pub(crate) fn new(list: ListId, person: PersonId, salt: &[u8; 16], row: &str) -> Self {
        let letters = base32::written(&merkle::leaf(salt, row));
        let mut check = [0; 12];
        check.copy_from_slice(&letters.as_bytes()[..12]);
        ShortCode { list, person, check }
    }

    /// Reads one as it was typed; none where it is none.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut parts = text.trim().splitn(3, '-');
        let (list, person) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let is_letter = |letter: &u8| letter.is_ascii_alphanumeric();
        let check: Vec<u8> = parts.next()?.to_ascii_uppercase().bytes().filter(is_letter).collect();
        Some(ShortCode { list: ListId(list), person, check: check.try_into().ok()? })
    }
}

impl std::fmt::Display for ShortCode {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}-{}", self.list, self.person)?;
        for four in self.check.chunks(4) {
            write!(out, "-{}", String::from_utf8_lossy(four))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8032, 7.1, test 2: the signature of one byte by a known seed.
    #[test]
    fn rfc_8032_test_2() {
        let seed = unhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb").unwrap();
        let key = SigningKey::of(&seed).unwrap();
        assert_eq!(hex(&key.key()), "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
        let wanted = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                      085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";
        assert_eq!(hex(&key.sign(&[0x72])), wanted);
    }

    #[test]
    fn a_key_is_its_owners_alone_and_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        let made = SigningKey::make(&path).unwrap();
        assert!(SigningKey::make(&path).is_err());
        assert_eq!(SigningKey::read(&path, "wide", "broken").unwrap().key(), made.key());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
            assert!(SigningKey::read(&path, "wide", "broken").err().unwrap().to_string().ends_with("wide"));
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
        }
        let whole = std::fs::read(&path).unwrap();
        for broken in [&whole[..60], &whole[30..], b"junk", b"\xff\xfe", b""] {
            std::fs::write(&path, broken).unwrap();
            let said = SigningKey::read(&path, "wide", "broken").err().unwrap().to_string();
            assert!(said.ends_with(": broken"), "{said}");
        }
    }

    #[test]
    fn a_short_code_is_read_as_it_is_typed() {
        let code = ShortCode::new(ListId(154), "17".parse().unwrap(), &[3; 16], "a row");
        assert_eq!(ShortCode::read(&code.to_string()), Some(code));
        assert_eq!(ShortCode::read(&code.to_string().to_lowercase().replacen('-', " - ", 0)), Some(code));
        assert_ne!(Some(ShortCode::new(ListId(154), "17".parse().unwrap(), &[3; 16], "another")), Some(code));
        assert_eq!(ShortCode::read("154-17"), None);
        assert_eq!(ShortCode::read("nothing"), None);
    }
}
