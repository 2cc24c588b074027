use super::png::checksum;
use super::*;
use proptest::prelude::*;

fn segment(marker: u8, body: &[u8]) -> Vec<u8> {
    [&[0xff, marker][..], &(body.len() as u16 + 2).to_be_bytes(), body].concat()
}

/// EXIF of a phone: to be turned as told, with a place (tag 0x8825) and the name of the phone.
fn phone(turned: u16) -> Vec<u8> {
    let entry = |tag: u16, kind: u16, value: [u8; 4]| {
        [&tag.to_le_bytes()[..], &kind.to_le_bytes(), &1_u32.to_le_bytes(), &value].concat()
    };
    let turned = turned.to_le_bytes();
    let entries = [
        entry(0x010f, 2, *b"Tel\0"),
        entry(0x0112, 3, [turned[0], turned[1], 0, 0]),
        entry(0x8825, 4, 99_u32.to_le_bytes()),
    ];
    [b"Exif\0\0II\x2a\0\x08\0\0\0\x03\0", &entries.concat()[..], b"\0\0\0\0GPS 47.4979 19.0402"].concat()
}

fn jpeg(exif: &[u8]) -> Vec<u8> {
    [
        &[0xff, 0xd8][..],
        &segment(0xe1, exif),
        &segment(0xed, b"Photoshop 3.0 Kiss Anna"),
        &segment(0xfe, b"otthon, Budapest"),
        &segment(0xdb, &[0; 65]),
        &segment(0xc0, &[8, 0, 200, 0, 160, 1, 1, 0x11, 0]),
        &segment(0xc4, &[0; 20]),
        &segment(0xda, &[1, 1, 0, 0, 63, 0]),
        &[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
        &[0xff, 0xd9],
        b"<script>alert(1)</script>",
    ]
    .concat()
}

fn chunk(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    [&(body.len() as u32).to_be_bytes()[..], kind, body, &checksum(&[kind, body]).to_be_bytes()].concat()
}

fn png() -> Vec<u8> {
    let header = [&160_u32.to_be_bytes()[..], &200_u32.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    let signature = b"\x89PNG\r\n\x1a\n";
    let text = chunk(b"tEXt", b"Author\0Kiss Anna");
    let place = chunk(b"eXIf", b"MM GPS 47.4979");
    [&signature[..], &chunk(b"IHDR", &header), &text, &place, &chunk(b"IDAT", &[1, 2, 3]), &chunk(b"IEND", &[])]
        .concat()
}

fn holds(bytes: &[u8], text: &[u8]) -> bool {
    bytes.windows(text.len()).any(|window| window == text)
}

#[test]
fn a_jpeg_keeps_its_pixels_and_how_it_is_turned_and_nothing_else() {
    let picture = read(&jpeg(&phone(6))).expect("a picture");
    assert_eq!((picture.kind, picture.width, picture.height), (Kind::Jpeg, 160, 200));
    for told in [&b"GPS"[..], b"Tel", b"Kiss Anna", b"Budapest", b"script"] {
        assert!(!holds(&picture.bytes, told), "{}", String::from_utf8_lossy(told));
    }
    assert!(holds(&picture.bytes, &[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]));
    assert!(holds(&picture.bytes, b"\x01\x12\0\x03\0\0\0\x01\0\x06"), "turned as the phone was held");
    assert_eq!(read(&picture.bytes).map(|again| again.bytes), Some(picture.bytes), "nothing is left to leave out");
    let upright = read(&jpeg(&phone(1))).expect("a picture");
    assert!(!holds(&upright.bytes, b"Exif"));
}

#[test]
fn a_png_keeps_its_pixels_and_nothing_else() {
    let picture = read(&png()).expect("a picture");
    assert_eq!((picture.kind, picture.width, picture.height), (Kind::Png, 160, 200));
    assert!(!holds(&picture.bytes, b"Kiss Anna") && !holds(&picture.bytes, b"GPS"));
    assert!(holds(&picture.bytes, &chunk(b"IDAT", &[1, 2, 3])));
    assert_eq!(checksum(&[b"123456789"]), 0xcbf4_3926, "the example of the polynomial");
}

#[test]
fn what_is_no_whole_picture_is_none() {
    let whole = jpeg(&phone(1));
    let end = whole.len() - 27;
    for cut in [0, 1, 2, 3, 20, 100, end - 10, end] {
        assert_eq!(read(&whole[..cut]), None, "{cut}");
    }
    let mut changed = png();
    let last = changed.len() - 18;
    changed[last] ^= 1;
    assert_eq!(read(&changed), None, "its checksum is another's");
    assert_eq!(read(&[&png()[..], b"<script>"].concat()), None);
    for other in [&b"GIF89a"[..], b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"<html>", b""] {
        assert_eq!(read(other), None);
    }
}

proptest! {
    #[test]
    fn nothing_that_is_sent_panics(bytes: Vec<u8>, cut in 0_usize..300, exif: Vec<u8>) {
        let _ = read(&bytes);
        for whole in [jpeg(&phone(3)), png(), jpeg(&[b"Exif\0\0II", &exif[..]].concat())] {
            let _ = read(&[&whole[..cut.min(whole.len())], &bytes].concat());
        }
    }
}
