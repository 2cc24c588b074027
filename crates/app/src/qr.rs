//! A proof on paper: a QR code with the address of the page that checks it. The proof stands behind the number sign, so a browser
//! keeps it to itself.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment};
use std::fmt::Write;

/// White around the code, in modules; the standard asks for four.
const MARGIN: i32 = 4;

/// A drawing of an address and, behind it, letters and digits, which take five and a half bits each; none where it is too much.
pub(crate) fn svg(address: &str, letters: &str, title: &str) -> Option<String> {
    let segments = [QrSegment::make_bytes(address.as_bytes()), QrSegment::make_alphanumeric(letters)];
    let code = QrCode::encode_segments(&segments, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * MARGIN;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let _ = write!(path, "M{} {}h{}v1h-{}z", from + MARGIN, y + MARGIN, x - from, x - from);
            }
            x += 1;
        }
    }
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\" role=\"img\">\
         <title>{title}</title><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_of_a_large_list_fits_and_what_does_not_is_none() {
        // Eighteen heights, a long name, a long address: 1,400 letters.
        let drawn = svg("https://ratings.example.org/en/proof#", &"A2".repeat(700), "17 <b>").unwrap();
        assert!(drawn.contains("<title>17 &lt;b></title>"), "{}", &drawn[..300]);
        assert_eq!(svg("https://a.example/", &"A".repeat(5_000), ""), None);
    }
}
