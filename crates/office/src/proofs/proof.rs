//! A proof that a row stands on a published list: the row, its way to the root, and the signed statement about the list. It needs
//! nothing else but the federation's public key.

use super::merkle::{self, Hash};
use ring::signature::{ED25519, UnparsedPublicKey};

/// What is signed about a list. Its text is the signed message, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The federation's name.
    pub federation: String,
    /// The list: series, day, revision, whose it is, and of go its tournament.
    pub list: String,
    /// How many rows it has.
    pub lines: u32,
    /// The root over them.
    pub root: Hash,
    /// The newest entry of the ledger, and its seal.
    pub head: (u64, Hash),
    /// When it was signed, ISO 8601 in UTC.
    pub moment: String,
}

impl Statement {
    /// The signed message.
    pub fn text(&self) -> String {
        let Statement { federation, list, lines, root, head: (entry, seal), moment } = self;
        let [root, seal] = [root, seal].map(|hash| arpad_model::hex(hash));
        format!("arpad-list-1\n{federation}\n{list}\n{lines}\n{root}\n{entry}:{seal}\n{moment}\n")
    }

    /// Whether a key has signed it.
    pub fn is_signed(&self, signature: &[u8], key: &[u8]) -> bool {
        UnparsedPublicKey::new(&ED25519, key).verify(self.text().as_bytes(), signature).is_ok()
    }
}

/// A proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What is signed about the list. Its root follows from the rest.
    pub statement: Statement,
    /// The signature.
    pub signature: [u8; 64],
    /// The row.
    pub row: String,
    /// What hid it.
    pub salt: [u8; 16],
    /// Its place among the rows, from 0.
    pub index: u32,
    /// Its way to the root.
    pub path: Vec<Hash>,
}

/// The first byte of a proof; another way to write one has another.
const VERSION: u8 = 1;

/// A tree of so many heights has more rows than people.
const HIGHEST: usize = 40;

impl Proof {
    /// Its bytes: as few as there are, because they are printed.
    pub fn bytes(&self) -> Vec<u8> {
        let Statement { federation, list, lines, root: _, head: (entry, seal), moment } = &self.statement;
        let mut bytes = vec![VERSION];
        for text in [federation, list, moment, &self.row] {
            bytes.extend((text.len() as u16).to_be_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes.extend(lines.to_be_bytes());
        bytes.extend(self.index.to_be_bytes());
        bytes.extend(entry.to_be_bytes());
        bytes.extend(seal);
        bytes.extend(self.signature);
        bytes.extend(self.salt);
        for one in &self.path {
            bytes.extend(one);
        }
        bytes
    }

    /// Reads one; none where these bytes are none, or its row is not on its way to any root.
    pub fn read(bytes: &[u8]) -> Option<Proof> {
        let (version, mut rest) = bytes.split_first()?;
        if *version != VERSION {
            return None;
        }
        let federation = text(&mut rest)?;
        let list = text(&mut rest)?;
        let moment = text(&mut rest)?;
        let row = text(&mut rest)?;
        let lines = u32::from_be_bytes(taken(&mut rest)?);
        let index = u32::from_be_bytes(taken(&mut rest)?);
        let entry = u64::from_be_bytes(taken(&mut rest)?);
        let seal: Hash = taken(&mut rest)?;
        let signature: [u8; 64] = taken(&mut rest)?;
        let salt: [u8; 16] = taken(&mut rest)?;
        if rest.len() % 32 != 0 || rest.len() / 32 > HIGHEST {
            return None;
        }
        let mut path = Vec::new();
        while !rest.is_empty() {
            path.push(taken(&mut rest)?);
        }
        let root = merkle::root_from(merkle::leaf(&salt, &row), index as usize, lines as usize, &path)?;
        let statement = Statement { federation, list, lines, root, head: (entry, seal), moment };
        Some(Proof { statement, signature, row, salt, index, path })
    }

    /// Whether one of these keys has signed the list on which this row stands.
    pub fn is_signed_by(&self, keys: &[[u8; 32]]) -> bool {
        keys.iter().any(|key| self.statement.is_signed(&self.signature, key))
    }

    /// The row, read.
    pub fn told(&self) -> Option<super::ToldRow<'_>> {
        super::ToldRow::read(&self.row)
    }
}

fn taken<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, behind) = rest.split_first_chunk::<N>()?;
    *rest = behind;
    Some(*first)
}

fn text(rest: &mut &[u8]) -> Option<String> {
    let length = u16::from_be_bytes(taken(rest)?) as usize;
    let (first, behind) = rest.split_at_checked(length)?;
    *rest = behind;
    String::from_utf8(first.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof(lines: u32, index: u32, path: Vec<Hash>) -> Option<Proof> {
        let (salt, row) = ([9; 16], "2 1850 Kovács, Péter".to_owned());
        let root = merkle::root_from(merkle::leaf(&salt, &row), index as usize, lines as usize, &path)?;
        let statement = Statement {
            federation: "Próba Szövetség".to_owned(),
            list: "standard 2024-03-01".to_owned(),
            lines,
            root,
            head: (212, [4; 32]),
            moment: "2024-03-01T12:00:00Z".to_owned(),
        };
        Some(Proof { statement, signature: [5; 64], row, salt, index, path })
    }

    /// Of one row, of two, of three and of five: the ways to the root are 0, 1, 2 and 3 hashes long.
    #[test]
    fn a_proof_is_read_as_it_was_written_and_no_part_of_it_is_one() {
        for (lines, index, length) in [(1, 0, 0), (2, 1, 1), (3, 0, 2), (5, 3, 3)] {
            let path: Vec<Hash> = (0..length).map(|at| [at; 32]).collect();
            let proof = proof(lines, index, path).expect("a way to a root");
            let bytes = proof.bytes();
            assert_eq!(Proof::read(&bytes).as_ref(), Some(&proof), "{lines}");
            for cut in 0..bytes.len() {
                assert_eq!(Proof::read(&bytes[..cut]), None, "{cut} of {} bytes", bytes.len());
            }
            assert_eq!(Proof::read(&[&bytes[..], &[0]].concat()), None, "a byte too many");
            assert_eq!(Proof::read(&[&bytes[..], &[0; 32]].concat()), None, "a hash too many");
            assert_eq!(Proof::read(&[&[2], &bytes[1..]].concat()), None, "another way to write one");
        }
    }
}
