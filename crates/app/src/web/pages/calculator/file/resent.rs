//! A file that is looked at a second time, by another regulation: the page that told about it carries it, packed, so that
//! nobody has to choose it again and nothing is kept here.

use std::io::Read;

/// The longest packed file a page carries, in bytes.
const LONGEST: usize = 48 << 10;

/// The file as a page carries it; none where it is too long for that.
pub(super) fn pack(bytes: &[u8]) -> Option<String> {
    let packed = zstd::bulk::compress(bytes, 6).ok()?;
    (packed.len() <= LONGEST).then(|| arpad_model::hex(&packed))
}

/// What a page carried; none where it is no file that [`pack`] made, or longer than `most` bytes.
pub(super) fn unpack(text: &[u8], most: usize) -> Option<Vec<u8>> {
    if text.len() > 2 * LONGEST || !text.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = text.chunks_exact(2).map(|pair| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8));
    let packed: Vec<u8> = pairs.collect::<Option<_>>()?;
    let mut decoder = zstd::stream::read::Decoder::with_buffer(packed.as_slice()).ok()?;
    // A window of eight megabytes at most: a few forged bytes must not ask for more.
    decoder.window_log_max(23).ok()?;
    let mut bytes = Vec::new();
    decoder.take(most as u64 + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() <= most).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back_as_it_was_and_nothing_forged_does() {
        let file = b"012 Kupa\n".repeat(1000);
        let packed = pack(&file).expect("short enough");
        assert!(packed.len() < 200, "{}", packed.len());
        assert_eq!(unpack(packed.as_bytes(), 1 << 20).as_deref(), Some(file.as_slice()));
        assert_eq!(unpack(packed.as_bytes(), 8_999), None, "one byte more than may come");
        assert_eq!(unpack(b"28b52f", 1 << 20), None, "cut off");
        assert_eq!(unpack(b"zz", 10), None, "no digits");
        assert_eq!(unpack(b"123", 10), None, "an odd number of digits");
        assert_eq!(unpack(&b"0".repeat(2 * LONGEST + 2), 10), None, "longer than any page carries");
        let next = |one: &u32| {
            let one = one ^ (one << 13);
            let one = one ^ (one >> 17);
            Some(one ^ (one << 5))
        };
        let noise: Vec<u8> = std::iter::successors(Some(1), next).take(200_000).map(|one| (one >> 8) as u8).collect();
        assert_eq!(pack(&noise), None, "what cannot be packed is chosen again");
    }
}
