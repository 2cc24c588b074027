//! PNG, chunk by chunk.

use super::{Kind, Picture};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Chunks without which the picture would be another: all others are left out.
const KEPT: [&[u8; 4]; 8] = [b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB"];

/// One chunk: its name, its body, and its checksum as it stands.
pub type Chunk<'a> = (&'a [u8; 4], &'a [u8], [u8; 4]);

/// The chunks of a PNG, the header first and the end last; none where they do not follow each other to the end of the bytes.
pub fn chunks(bytes: &[u8]) -> Option<Vec<Chunk<'_>>> {
    let mut rest = bytes.strip_prefix(SIGNATURE)?;
    let mut chunks = Vec::new();
    loop {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let (kind, after) = after.split_first_chunk::<4>()?;
        let (body, after) = after.split_at_checked(u32::from_be_bytes(*length) as usize)?;
        let (sum, after) = after.split_first_chunk::<4>()?;
        if (kind == b"IHDR") != chunks.is_empty() {
            return None;
        }
        chunks.push((kind, body, *sum));
        if kind == b"IEND" {
            return after.is_empty().then_some(chunks);
        }
        rest = after;
    }
}

/// Width and height, as the header says them.
pub fn sides(chunks: &[Chunk<'_>]) -> Option<(u32, u32)> {
    let (_, header, _) = chunks.first()?;
    let number = |at: usize| Some(u32::from_be_bytes(*header.get(at..)?.first_chunk::<4>()?));
    Some((number(0)?, number(4)?))
}

pub(super) fn read(bytes: &[u8]) -> Option<Picture> {
    let chunks = chunks(bytes)?;
    let (width, height) = sides(&chunks)?;
    let is_whole = chunks.iter().all(|(kind, body, sum)| checksum(&[*kind, body]).to_be_bytes() == *sum);
    let has_pixels = chunks.iter().any(|(kind, _, _)| *kind == b"IDAT");
    if !is_whole || !has_pixels {
        return None;
    }
    let mut kept = SIGNATURE.to_vec();
    for (kind, body, sum) in chunks.iter().filter(|(kind, _, _)| KEPT.contains(kind)) {
        kept.extend((body.len() as u32).to_be_bytes());
        kept.extend(*kind);
        kept.extend(*body);
        kept.extend(sum);
    }
    Some(Picture { kind: Kind::Png, width, height, bytes: kept })
}

/// CRC-32 as PNG has it.
pub fn checksum(parts: &[&[u8]]) -> u32 {
    let fold = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 })
    };
    !parts.iter().copied().flatten().fold(u32::MAX, fold)
}
