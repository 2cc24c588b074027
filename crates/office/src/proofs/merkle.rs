//! A tree of hashes over rows, as RFC 6962 makes it: leaves and nodes are hashed with another first byte, so that no node can be
//! taken for a row.

use arpad_registry::blobs;

/// A SHA-256.
pub type Hash = [u8; 32];

/// A leaf: a row behind its salt.
pub fn leaf(salt: &[u8; 16], row: &str) -> Hash {
    blobs::hash(&[&[0], salt.as_slice(), row.as_bytes()].concat())
}

fn node(left: &Hash, right: &Hash) -> Hash {
    let mut bytes = [1; 65];
    bytes[1..33].copy_from_slice(left);
    bytes[33..].copy_from_slice(right);
    blobs::hash(&bytes)
}

/// The root over leaves; over none the hash of nothing (RFC 6962, 2.1).
pub fn root(leaves: &[Hash]) -> Hash {
    match leaves {
        [] => blobs::hash(&[]),
        [one] => *one,
        many => {
            let (left, right) = many.split_at(left_of(many.len()));
            node(&root(left), &root(right))
        }
    }
}

/// The way from a leaf to the root: what stands beside it on every height, the lowest first (RFC 6962, 2.1.1).
pub fn path(leaves: &[Hash], index: usize) -> Vec<Hash> {
    if leaves.len() < 2 {
        return Vec::new();
    }
    let (left, right) = leaves.split_at(left_of(leaves.len()));
    let (mut path, beside) = match index < left.len() {
        true => (path(left, index), root(right)),
        false => (path(right, index - left.len()), root(left)),
    };
    path.push(beside);
    path
}

/// The root to which a leaf leads; none where the way is not as long as the tree is high.
pub fn root_from(leaf: Hash, index: usize, size: usize, path: &[Hash]) -> Option<Hash> {
    if index >= size {
        return None;
    }
    if size == 1 {
        return path.is_empty().then_some(leaf);
    }
    let (beside, below) = path.split_last()?;
    let left = left_of(size);
    match index < left {
        true => Some(node(&root_from(leaf, index, left, below)?, beside)),
        false => Some(node(beside, &root_from(leaf, index - left, size - left, below)?)),
    }
}

/// The largest power of two below a number of at least two.
fn left_of(size: usize) -> usize {
    1 << (size - 1).ilog2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::hex;

    /// The seven leaves and roots that the reference log of RFC 6962 tests with; without a salt, which is theirs to lack.
    #[test]
    fn the_roots_are_those_of_the_reference_log() {
        let inputs: [&[u8]; 8] = [
            b"",
            b"\x00",
            b"\x10",
            b"\x20\x21",
            b"\x30\x31",
            b"\x40\x41\x42\x43",
            b"\x50\x51\x52\x53\x54\x55\x56\x57",
            b"\x60\x61\x62\x63\x64\x65\x66\x67\x68\x69\x6a\x6b\x6c\x6d\x6e\x6f",
        ];
        let leaves: Vec<Hash> = inputs.iter().map(|one| blobs::hash(&[&[0], *one].concat())).collect();
        let known = [
            (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            (1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
            (2, "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"),
            (3, "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77"),
            (5, "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4"),
            (7, "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c"),
            (8, "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"),
        ];
        for (size, wanted) in known {
            assert_eq!(hex(&root(&leaves[..size])), wanted, "{size}");
        }
    }

    #[test]
    fn every_leaf_leads_to_the_root_and_nowhere_else() {
        for size in 1..20_usize {
            let leaves: Vec<Hash> = (0..size).map(|one| leaf(&[7; 16], &one.to_string())).collect();
            let whole = root(&leaves);
            for index in 0..size {
                let way = path(&leaves, index);
                assert_eq!(root_from(leaves[index], index, size, &way), Some(whole), "{index} of {size}");
                assert_ne!(root_from(leaf(&[8; 16], &index.to_string()), index, size, &way), Some(whole));
                assert_ne!(root_from(leaves[index], (index + 1) % size, size, &way), Some(whole).filter(|_| size > 1));
                assert_eq!(root_from(leaves[index], index, size, &[way.clone(), vec![whole]].concat()), None);
                if let Some((_, short)) = way.split_last() {
                    assert_ne!(root_from(leaves[index], index, size, short), Some(whole));
                }
            }
        }
    }
}
