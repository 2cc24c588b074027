//! A logo is a PNG: a picture and nothing else, of a bounded size. An SVG is a document that can carry scripts and links, so it
//! is none.

use crate::refusal::{Refusal, code};
use arpad_formats::picture::png;

/// Bytes at most.
pub const MOST_BYTES: usize = 100_000;

/// Pixels along a side, at least and at most.
const SIDES: std::ops::RangeInclusive<u32> = 16..=1024;

/// Looks at the frame of the file: signature, header, and every chunk to the end.
pub(super) fn check(bytes: &[u8]) -> Result<(), Refusal> {
    if bytes.len() > MOST_BYTES {
        return Err(Refusal::new(code::LOGO_LARGE).with("bytes", bytes.len()).with("most", MOST_BYTES));
    }
    let (width, height) = sides(bytes).ok_or_else(|| Refusal::new(code::LOGO_UNREADABLE))?;
    if !SIDES.contains(&width) || !SIDES.contains(&height) {
        let refusal = Refusal::new(code::LOGO_SIDES).with("width", width).with("height", height);
        return Err(refusal.with("least", *SIDES.start()).with("most", *SIDES.end()));
    }
    Ok(())
}

/// Width and height of a PNG whose chunks follow each other to its end; none of anything else.
fn sides(bytes: &[u8]) -> Option<(u32, u32)> {
    png::sides(&png::chunks(bytes)?)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The frame of a PNG of these sides.
    pub(crate) fn png(width: u32, height: u32) -> Vec<u8> {
        let chunk = |kind: &[u8; 4], body: &[u8]| {
            [&(body.len() as u32).to_be_bytes()[..], &kind[..], body, &[0; 4][..]].concat()
        };
        let header = [&width.to_be_bytes()[..], &height.to_be_bytes()[..], &[8, 6, 0, 0, 0]].concat();
        [&b"\x89PNG\r\n\x1a\n"[..], &chunk(b"IHDR", &header), &chunk(b"IDAT", &[1, 2, 3]), &chunk(b"IEND", &[])]
            .concat()
    }

    #[test]
    fn only_a_whole_png_of_a_sensible_size_is_a_logo() {
        assert!(check(&png(200, 80)).is_ok());
        let code_of = |bytes: &[u8]| check(bytes).expect_err("it is none").code;
        assert_eq!(code_of(&png(8, 80)), code::LOGO_SIDES);
        assert_eq!(code_of(&png(200, 4000)), code::LOGO_SIDES);
        assert_eq!(code_of(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), code::LOGO_UNREADABLE);
        assert_eq!(code_of(&[&png(200, 80)[..], b"<script>"].concat()), code::LOGO_UNREADABLE);
        assert_eq!(code_of(&png(200, 80)[..40]), code::LOGO_UNREADABLE);
        assert_eq!(code_of(&vec![0; MOST_BYTES + 1]), code::LOGO_LARGE);
    }

    proptest! {
        #[test]
        fn nothing_that_is_sent_panics(bytes: Vec<u8>, cut in 0_usize..60) {
            let _ = check(&bytes);
            let whole = png(200, 80);
            let _ = check(&[&whole[..cut.min(whole.len())], &bytes].concat());
        }
    }
}
