//! Pictures for tests.

/// A PNG of these sides as far as its frame goes, with more chunks between its header and its data.
pub fn png(width: u32, height: u32, more: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    let mut picture = b"\x89PNG\r\n\x1a\n".to_vec();
    picture.extend(chunk(b"IHDR", &header));
    more.iter().for_each(|(kind, body)| picture.extend(chunk(kind, body)));
    picture.extend(chunk(b"IDAT", &[1, 2, 3]));
    picture.extend(chunk(b"IEND", &[]));
    picture
}

fn chunk(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len()).expect("a short chunk").to_be_bytes();
    let named = [&kind[..], body].concat();
    [&length[..], &named, &checksum(&named).to_be_bytes()].concat()
}

/// The checksum of a chunk, bit by bit as the format describes it.
fn checksum(bytes: &[u8]) -> u32 {
    let bit = |sum: u32| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    let byte = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), |sum, _| bit(sum));
    !bytes.iter().fold(u32::MAX, byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_its_example() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        assert_eq!(&png(1, 2, &[])[..24], b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\x01\x00\x00\x00\x02");
    }
}
