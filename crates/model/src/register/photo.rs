//! The photo of somebody who agreed to be shown with it.

use super::PersonId;
use super::named::named;
use jiff::civil::Date;

named! {
    /// What kind of picture it is.
    pub enum PictureKind("kind of picture") {
        /// JPEG.
        Jpeg = "jpeg",
        /// PNG.
        Png = "png",
    }
}

/// A photo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photo {
    /// Whose.
    pub person: PersonId,
    /// The SHA-256 of the picture.
    pub hash: [u8; 32],
    /// What kind of picture it is.
    pub kind: PictureKind,
    /// Who took it, as it stands beside it.
    pub credit: String,
    /// The day on which the person, or who answers for a child, agreed.
    pub agreed: Date,
}
