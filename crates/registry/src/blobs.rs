//! Received bytes, kept as they came: compressed in parts, found by their SHA-256.

use crate::door::bulk::Bulk;
use crate::door::transaction::Among;
use crate::{Error, Reader, Writer};
use arpad_model::BlobId;
use postgres::types::Type;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::io::Read;
use std::sync::Arc;
use std::sync::mpsc::{channel, sync_channel};

/// Bytes per part before compression; a file of any size passes through in bounded memory.
const PART: usize = 1 << 20;

/// Fast, and still a fourth of the size for tournament files and lists.
const LEVEL: i32 = 1;

/// Bytes in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blob {
    /// Its number.
    pub id: BlobId,
    /// The SHA-256 of the bytes as they came.
    pub hash: [u8; 32],
    /// How many bytes came.
    pub length: u64,
}

/// The SHA-256 of some bytes.
pub fn hash(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Bytes that are known by their hash.
pub fn find(store: &mut Reader<'_>, hash: &[u8; 32]) -> Result<Option<Blob>, Error> {
    store.one("SELECT id, length FROM blob WHERE hash = ?1", &[hash.into()], |row| {
        Ok(Blob { id: BlobId(row.int(0)?), hash: *hash, length: row.number("blob", 1)? })
    })
}

/// The number the next bytes get.
pub fn next(store: &mut Reader<'_>) -> Result<BlobId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM blob", &[], |row| row.int(0))?;
    Ok(BlobId(highest.unwrap_or(0) + 1))
}

/// Keeps everything a source has to say. Bytes that are kept already are not kept twice.
pub fn keep(store: &mut Writer<'_>, mut source: impl Read) -> Result<Blob, Error> {
    let mut keeper = Keeper::begin(store)?;
    let mut next = || -> Result<Vec<u8>, Error> {
        let mut part = Vec::with_capacity(64 << 10);
        source.by_ref().take(PART as u64).read_to_end(&mut part)?;
        Ok(part)
    };
    let first = next()?;
    if first.len() < PART {
        if !first.is_empty() {
            keeper.part(store, &first)?;
        }
        return keeper.finish(store);
    }
    // A large file is packed on a thread of its own while this one reads, hashes and writes.
    let (to_packer, parts) = sync_channel::<Arc<Vec<u8>>>(2);
    let (from_packer, packed) = channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let mut packer = zstd::bulk::Compressor::new(LEVEL);
            for part in parts {
                let one =
                    packer.as_mut().map_err(|error| error.kind().into()).and_then(|packer| packer.compress(&part));
                if from_packer.send(one).is_err() {
                    break;
                }
            }
        });
        // Ours alone, so that the packer hears when we are gone.
        let (to_packer, packed) = (to_packer, packed);
        let mut part = first;
        while !part.is_empty() {
            let shared = Arc::new(part);
            // A packer that is gone has said why, and is heard below.
            let _ = to_packer.send(shared.clone());
            keeper.hash(&shared);
            while let Ok(one) = packed.try_recv() {
                keeper.put(store, &one?)?;
            }
            part = next()?;
        }
        drop(to_packer);
        packed.iter().try_for_each(|one| keeper.put(store, &one?))?;
        keeper.finish(store)
    })
}

/// Bytes on their way into the registry, part by part.
pub struct Keeper {
    id: BlobId,
    part: i64,
    length: u64,
    sha: Sha256,
    /// Made for the first part that is packed here.
    packer: Option<zstd::bulk::Compressor<'static>>,
}

impl Keeper {
    /// Begins with nothing.
    pub fn begin(store: &mut Writer<'_>) -> Result<Self, Error> {
        let id = next(store)?;
        store.execute("SAVEPOINT keeping", &[])?;
        Ok(Keeper { id, part: 0, length: 0, sha: Sha256::new(), packer: None })
    }

    /// The next part, at most a mebibyte.
    pub fn part(&mut self, store: &mut Writer<'_>, bytes: &[u8]) -> Result<(), Error> {
        self.hash(bytes);
        let packer = match &mut self.packer {
            Some(packer) => packer,
            none => none.insert(zstd::bulk::Compressor::new(LEVEL)?),
        };
        let packed = packer.compress(bytes)?;
        self.put(store, &packed)
    }

    fn hash(&mut self, bytes: &[u8]) {
        self.sha.update(bytes);
        self.length += bytes.len() as u64;
    }

    fn put(&mut self, store: &mut Writer<'_>, packed: &[u8]) -> Result<(), Error> {
        store.execute(
            "INSERT INTO blob_part (blob, part, packed) VALUES (?1, ?2, ?3)",
            &[self.id.into(), self.part.into(), packed.into()],
        )?;
        self.part += 1;
        Ok(())
    }

    /// All parts are in: the bytes get their name. If they are kept already, that blob is the one, and these parts were never
    /// there: nobody who works here needs the right to delete one.
    pub fn finish(self, store: &mut Writer<'_>) -> Result<Blob, Error> {
        let hash: [u8; 32] = self.sha.finalize().into();
        let known = find(store, &hash)?;
        if known.is_some() {
            store.execute("ROLLBACK TO SAVEPOINT keeping", &[])?;
        }
        store.execute("RELEASE SAVEPOINT keeping", &[])?;
        if let Some(known) = known {
            return Ok(known);
        }
        store.execute(
            "INSERT INTO blob (id, hash, length) VALUES (?1, ?2, ?3)",
            &[self.id.into(), (&hash).into(), (self.length as i64).into()],
        )?;
        Ok(Blob { id: self.id, hash, length: self.length })
    }
}

/// Takes over the bytes that another registry keeps, packed as they are there; an error where they are not what came.
pub fn take_over(store: &mut Writer<'_>, from: &mut Reader<'_>, blob: BlobId) -> Result<Blob, Error> {
    let mut keeper = Keeper::begin(store)?;
    each_packed(from, blob, |packed, bytes| {
        keeper.hash(bytes);
        keeper.put(store, packed)
    })?;
    keeper.finish(store)
}

/// Bytes ready to be kept, made without a database at hand.
pub struct Packed {
    /// The SHA-256 of the bytes as they came.
    pub hash: [u8; 32],
    length: u64,
    parts: Vec<Vec<u8>>,
}

/// Packs many files one after the other.
pub struct Packer(zstd::bulk::Compressor<'static>);

impl Packer {
    /// A packer.
    pub fn new() -> Result<Self, Error> {
        Ok(Packer(zstd::bulk::Compressor::new(LEVEL)?))
    }

    /// Packs a file as [`keep`] would.
    pub fn pack(&mut self, bytes: &[u8]) -> Result<Packed, Error> {
        let parts = bytes.chunks(PART).map(|part| self.0.compress(part)).collect::<Result<_, _>>()?;
        Ok(Packed { hash: hash(bytes), length: bytes.len() as u64, parts })
    }
}

const BLOBS: Bulk = Bulk {
    copy: "COPY blob (id, hash, length) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO blob (id, hash, length) VALUES (?1, ?2, ?3)",
    types: &[Type::INT8, Type::BYTEA, Type::INT8],
};

const PARTS: Bulk = Bulk {
    copy: "COPY blob_part (blob, part, packed) FROM STDIN (FORMAT binary)",
    insert: "INSERT INTO blob_part (blob, part, packed) VALUES (?1, ?2, ?3)",
    types: &[Type::INT8, Type::INT8, Type::BYTEA],
};

/// The bytes of a small file as they are kept, to be looked at beside the database.
pub struct Kept(Packed);

/// Takes them out.
pub fn kept(store: &mut Reader<'_>, blob: BlobId) -> Result<Kept, Error> {
    let Blob { hash, length, .. } = sealed(store, blob)?;
    const PARTS: &str = "SELECT packed FROM blob_part WHERE blob = ?1 ORDER BY part";
    let parts = store.all(PARTS, &[blob.into()], |row| row.bytes(0))?;
    Ok(Kept(Packed { hash, length, parts }))
}

/// Unpacks one file after the other.
pub struct Unpacker(zstd::bulk::Decompressor<'static>);

impl Unpacker {
    /// An unpacker.
    pub fn new() -> Result<Self, Error> {
        Ok(Unpacker(zstd::bulk::Decompressor::new()?))
    }

    /// The bytes as they came, with what can be kept elsewhere; an error where they are not what came.
    pub fn unpack(&mut self, Kept(packed): Kept) -> Result<(Vec<u8>, Packed), Error> {
        let mut bytes = Vec::new();
        for part in &packed.parts {
            let unpacked = self.0.decompress(part, due(packed.length, bytes.len() as u64));
            bytes.extend(unpacked.map_err(|_| Error::damaged("blob_part", "a part cannot be unpacked"))?);
        }
        if bytes.len() as u64 != packed.length || hash(&bytes) != packed.hash {
            return Err(Error::damaged("blob_part", "a file is not what was received"));
        }
        Ok((bytes, packed))
    }
}

/// Keeps a file that was packed before, unless its bytes are kept already.
pub fn keep_packed(store: &mut Writer<'_>, file: &Packed) -> Result<BlobId, Error> {
    if let Some(known) = find(store, &file.hash)? {
        return Ok(known.id);
    }
    let id = next(store)?;
    keep_new(store, std::slice::from_ref(file))?;
    Ok(id)
}

/// Keeps many files, none of which is kept already, under the next numbers.
pub fn keep_new(store: &mut Writer<'_>, files: &[Packed]) -> Result<(), Error> {
    let first = next(store)?;
    store.bulk(&BLOBS, |sink| {
        let mut numbered = (first.0..).map(BlobId).zip(files);
        numbered.try_for_each(|(id, file)| sink.row(&[id.into(), (&file.hash).into(), (file.length as i64).into()]))
    })?;
    store.bulk(&PARTS, |sink| {
        for (id, file) in (first.0..).map(BlobId).zip(files) {
            for (number, part) in (0_i64..).zip(&file.parts) {
                sink.row(&[id.into(), number.into(), part.into()])?;
            }
        }
        Ok(())
    })
}

/// Those of these hashes whose bytes are kept.
pub fn kept_among<'a>(
    store: &mut Reader<'_>,
    hashes: impl Iterator<Item = &'a [u8; 32]>,
) -> Result<HashSet<[u8; 32]>, Error> {
    const AMONG: Among = Among {
        sqlite: "SELECT hash FROM blob WHERE hash IN (SELECT unhex(value) FROM json_each(?1))",
        postgres: "SELECT hash FROM blob WHERE hash IN (SELECT decode(value, 'hex')
             FROM json_array_elements_text(CAST(CAST(?1 AS TEXT) AS JSON)))",
    };
    let mut json = String::from("[");
    for hash in hashes {
        json += if json.len() > 1 { ",\"" } else { "\"" };
        for byte in hash {
            let digit = |four: u8| char::from(b"0123456789abcdef"[usize::from(four)]);
            json.extend([digit(byte >> 4), digit(byte & 15)]);
        }
        json.push('"');
    }
    json.push(']');
    let mut kept = HashSet::new();
    store.each_in(&AMONG, &json, |row| {
        kept.insert(row.hash("blob", 0)?);
        Ok(())
    })?;
    Ok(kept)
}

/// Hands out the bytes part by part and seals them again; an error where they are not what came.
pub fn each_part(
    store: &mut Reader<'_>,
    blob: BlobId,
    mut take: impl FnMut(&[u8]) -> Result<(), Error>,
) -> Result<Blob, Error> {
    each_packed(store, blob, |_, bytes| take(bytes))
}

/// The same, each part packed and unpacked.
fn each_packed(
    store: &mut Reader<'_>,
    blob: BlobId,
    mut take: impl FnMut(&[u8], &[u8]) -> Result<(), Error>,
) -> Result<Blob, Error> {
    let Blob { hash, length, .. } = sealed(store, blob)?;
    let mut sha = Sha256::new();
    let mut unpacker = zstd::bulk::Decompressor::new()?;
    let mut seen: u64 = 0;
    store.each("SELECT packed FROM blob_part WHERE blob = ?1 ORDER BY part", &[blob.into()], |row| {
        let packed = row.bytes(0)?;
        let bytes = unpacker
            .decompress(&packed, due(length, seen))
            .map_err(|_| Error::damaged("blob_part", format!("blob {blob} cannot be unpacked")))?;
        sha.update(&bytes);
        seen += bytes.len() as u64;
        take(&packed, &bytes)
    })?;
    if seen != length || <[u8; 32]>::from(sha.finalize()) != hash {
        return Err(Error::damaged("blob_part", format!("blob {blob} is not what was received")));
    }
    Ok(Blob { id: blob, hash, length })
}

/// What bytes were called when they came.
fn sealed(store: &mut Reader<'_>, blob: BlobId) -> Result<Blob, Error> {
    const SEALED: &str = "SELECT hash, length FROM blob WHERE id = ?1";
    let sealed = store.one(SEALED, &[blob.into()], |row| Ok((row.hash("blob", 0)?, row.number("blob", 1)?)))?;
    let (hash, length) = sealed.ok_or_else(|| Error::damaged("blob", format!("blob {blob} is missing")))?;
    Ok(Blob { id: blob, hash, length })
}

/// The bytes that the next part has at most: what is longer than it was has been changed.
fn due(length: u64, seen: u64) -> usize {
    usize::try_from(length.saturating_sub(seen)).map_or(PART, |due| due.min(PART))
}

/// All the bytes at once; for tournament files, which are small.
pub fn bytes(store: &mut Reader<'_>, blob: BlobId) -> Result<Vec<u8>, Error> {
    let mut all = Vec::new();
    each_part(store, blob, |part| {
        all.extend_from_slice(part);
        Ok(())
    })?;
    Ok(all)
}
