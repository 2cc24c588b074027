//! Kept bytes: the same on both databases.

use arpad_model::BlobId;
use arpad_registry::{Error, Registry, blobs};
use arpad_trial::{Trial, trials};

fn created(trial: &Trial) -> Registry {
    Registry::create(trial.address()).unwrap_or_else(|error| panic!("{}: {error}", trial.name()))
}

/// Bytes that no compression makes smaller, so that each stands for itself in what is stored.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}

fn keep(registry: &mut Registry, bytes: &[u8]) -> blobs::Blob {
    registry.write(|store| blobs::keep(store, bytes)).unwrap()
}

fn each_part(registry: &mut Registry, blob: BlobId) -> Result<Vec<usize>, Error> {
    registry.read(|store| {
        let mut parts = Vec::new();
        blobs::each_part(store, blob, |part| {
            parts.push(part.len());
            Ok(())
        })?;
        Ok(parts)
    })
}

#[test]
fn the_same_bytes_are_kept_once() {
    for trial in trials() {
        let mut registry = created(&trial);
        let first = keep(&mut registry, b"012 Open");
        let other = keep(&mut registry, b"012 Other");
        assert_eq!(keep(&mut registry, b"012 Open"), first, "{}", trial.name());
        assert_ne!(other.id, first.id);
        assert_eq!((first.hash, first.length), (blobs::hash(b"012 Open"), 8));
        assert_eq!(trial.scalar("SELECT count(*) FROM blob"), "2");
        assert_eq!(trial.scalar("SELECT count(*) FROM blob_part"), "2");
        assert_eq!(registry.read(|store| blobs::bytes(store, first.id)).unwrap(), b"012 Open");
        assert_eq!(registry.read(|store| blobs::find(store, &other.hash)).unwrap(), Some(other));
        assert_eq!(registry.read(|store| blobs::find(store, &[0; 32])).unwrap(), None);
    }
}

#[test]
fn three_megabytes_pass_in_parts() {
    let bytes = noise(3_000_000);
    for trial in trials() {
        let mut registry = created(&trial);
        let kept = keep(&mut registry, &bytes);
        assert_eq!(each_part(&mut registry, kept.id).unwrap(), [1 << 20, 1 << 20, 3_000_000 - (2 << 20)]);
        assert!(registry.read(|store| blobs::bytes(store, kept.id)).unwrap() == bytes, "{}", trial.name());
        assert_eq!(keep(&mut registry, &bytes), kept);
        assert_eq!(trial.scalar("SELECT count(*) FROM blob_part"), "3");
        // Exactly full parts leave no empty one behind.
        let full = keep(&mut registry, &bytes[..2 << 20]);
        assert_eq!(each_part(&mut registry, full.id).unwrap(), [1 << 20, 1 << 20]);
    }
}

#[test]
fn nothing_at_all_can_be_kept() {
    for trial in trials() {
        let mut registry = created(&trial);
        let kept = keep(&mut registry, b"");
        assert_eq!((kept.length, kept.hash), (0, blobs::hash(b"")));
        assert_eq!(keep(&mut registry, b""), kept);
        assert_eq!(registry.read(|store| blobs::bytes(store, kept.id)).unwrap(), b"", "{}", trial.name());
    }
}

#[test]
fn changed_bytes_are_noticed() {
    let bytes = noise(1_100_000);
    for trial in trials() {
        let mut registry = created(&trial);
        let kept = keep(&mut registry, &bytes);
        let packed = trial.scalar("SELECT packed FROM blob_part WHERE part = 1");
        let packed: Vec<u8> = packed.as_bytes()[2..]
            .chunks(2)
            .map(|two| u8::from_str_radix(str::from_utf8(two).unwrap(), 16).unwrap())
            .collect();
        let put = |packed: &[u8]| {
            trial.execute(&format!("UPDATE blob_part SET packed = {} WHERE part = 1", trial.literal(packed)));
        };
        let mut noticed = |what: &str| {
            let damaged = each_part(&mut registry, kept.id).err();
            let right = matches!(damaged, Some(Error::Damaged { table: "blob_part", .. }));
            assert!(right, "{}, {what}: {damaged:?}", trial.name());
        };
        for at in [0, packed.len() / 2, packed.len() - 1] {
            let mut changed = packed.clone();
            changed[at] ^= 1;
            put(&changed);
            noticed("one bit");
        }
        put(&packed[..packed.len() - 1]);
        noticed("cut off");
        put(&packed);
        trial.execute("UPDATE blob_part SET part = -1 WHERE part = 1");
        noticed("other order");
        trial.execute("DELETE FROM blob_part WHERE part = -1");
        noticed("one part gone");
        trial.execute("DELETE FROM blob_part");
        noticed("all parts gone");
        put(&packed);
        let missing = each_part(&mut registry, BlobId(kept.id.0 + 1)).err();
        assert!(matches!(missing, Some(Error::Damaged { table: "blob", .. })), "{missing:?}");
    }
}

#[test]
fn a_source_that_breaks_leaves_nothing_behind() {
    struct Breaks(usize);
    impl std::io::Read for Breaks {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            if self.0 == 0 {
                return Err(std::io::Error::other("the line went dead"));
            }
            let read = self.0.min(buffer.len());
            self.0 -= read;
            Ok(read)
        }
    }
    for trial in trials() {
        let mut registry = created(&trial);
        let broken = registry.write(|store| blobs::keep(store, Breaks(2_000_000)));
        assert!(broken.unwrap_err().to_string().contains("the line went dead"));
        assert_eq!(trial.scalar("SELECT count(*) FROM blob_part"), "0", "{}", trial.name());
        keep(&mut registry, b"next");
    }
}
