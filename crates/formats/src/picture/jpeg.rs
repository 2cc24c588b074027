//! JPEG, segment by segment.

use super::{Kind, Picture};

const START: u8 = 0xd8;
const END: u8 = 0xd9;
const SCAN: u8 = 0xda;

/// Adobe's segment says how colors are coded: without it some pictures have others.
const ADOBE: u8 = 0xee;

/// Where EXIF stands.
const EXIF: u8 = 0xe1;

/// The header of what every reader expects first.
const JFIF: &[u8] = b"\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00";

pub(super) fn read(bytes: &[u8]) -> Option<Picture> {
    let mut rest = bytes.strip_prefix(&[0xff, START])?;
    let (mut kept, mut sides, mut turned, mut has_scan) = (Vec::with_capacity(bytes.len()), None, None, false);
    loop {
        let (marker, after) = marker(rest)?;
        if marker == END {
            break;
        }
        let (length, _) = after.split_first_chunk::<2>()?;
        let (segment, after) = after.split_at_checked(usize::from(u16::from_be_bytes(*length)).max(2))?;
        let body = &segment[2..];
        match marker {
            EXIF => turned = turned.or(orientation(body)),
            ADOBE if body.starts_with(b"Adobe") => keep(&mut kept, marker, segment),
            // Everything else of programs, and comments.
            0xe0..=0xef | 0xfe => {}
            // Tables, the frame, and the beginning of a scan. 0xcc is arithmetic coding, which nobody shows.
            0xc0..=0xcb | 0xcd..=0xcf | 0xdb | 0xdd | SCAN => {
                // Of the frames only those that every browser shows; the other numbers between them are no frames.
                if matches!(marker, 0xc0..=0xc2) {
                    let number = |at: usize| Some(u32::from(u16::from_be_bytes(*body.get(at..)?.first_chunk::<2>()?)));
                    if sides.replace((number(3)?, number(1)?)).is_some() {
                        return None;
                    }
                } else if matches!(marker, 0xc3 | 0xc5..=0xc7 | 0xc8..=0xcb | 0xcd..=0xcf) {
                    return None;
                }
                keep(&mut kept, marker, segment);
            }
            _ => return None,
        }
        rest = after;
        if marker == SCAN {
            sides?;
            has_scan = true;
            let pixels = scan(rest)?;
            kept.extend(&rest[..pixels]);
            rest = &rest[pixels..];
        }
    }
    let (width, height) = sides.filter(|_| has_scan)?;
    let mut whole = vec![0xff, START];
    whole.extend(JFIF);
    whole.extend(turned.filter(|turned| (2..=8).contains(turned)).map(exif).into_iter().flatten());
    whole.extend(kept);
    whole.extend([0xff, END]);
    Some(Picture { kind: Kind::Jpeg, width, height, bytes: whole })
}

fn keep(kept: &mut Vec<u8>, marker: u8, segment: &[u8]) {
    kept.extend([0xff, marker]);
    kept.extend(segment);
}

/// The next marker; any number of 0xff may stand before it.
fn marker(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let rest = bytes.strip_prefix(&[0xff])?;
    let at = rest.iter().position(|byte| *byte != 0xff)?;
    Some((rest[at], &rest[at + 1..]))
}

/// How long the pixels of a scan are: up to the next marker that is none of theirs.
fn scan(bytes: &[u8]) -> Option<usize> {
    let is_end = |pair: &[u8]| pair[0] == 0xff && !matches!(pair[1], 0x00 | 0xd0..=0xd7 | 0xff);
    bytes.windows(2).position(is_end)
}

/// How the picture is to be turned, 1 to 8, from the first directory of EXIF.
fn orientation(body: &[u8]) -> Option<u16> {
    let tiff = body.strip_prefix(b"Exif\0\0")?;
    let is_little = tiff.starts_with(b"II");
    let two = |at: usize| {
        let pair = *tiff.get(at..)?.first_chunk::<2>()?;
        Some(if is_little { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) })
    };
    let four = |at: usize| {
        let word = *tiff.get(at..)?.first_chunk::<4>()?;
        Some(if is_little { u32::from_le_bytes(word) } else { u32::from_be_bytes(word) } as usize)
    };
    let directory = four(4)?;
    let entries = usize::from(two(directory)?);
    let entry = |number: usize| directory.checked_add(2)?.checked_add(number.checked_mul(12)?);
    let is_meant = |at: &usize| two(*at) == Some(0x0112);
    let at = (0..entries).map_while(entry).find(is_meant)?;
    two(at + 8)
}

/// EXIF that says nothing but how the picture is to be turned.
fn exif(turned: u16) -> Vec<u8> {
    let mut segment = b"\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01".to_vec();
    segment.extend(turned.to_be_bytes());
    segment.extend([0; 6]);
    segment
}
