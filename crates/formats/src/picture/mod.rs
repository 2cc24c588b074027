//! Pictures that somebody sends: JPEG and PNG, known by their content. What a picture does not need to be seen is left out: place
//! and time of the exposure, names, programs, comments, thumbnails, and whatever follows the end. The way a JPEG is to be turned
//! stays. Pixels are not looked at; the sides are bounded by whoever asks, so no reader unpacks more than they say.

mod jpeg;
pub mod png;

/// A picture without anything but itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What it is.
    pub kind: Kind,
    /// Pixels from left to right.
    pub width: u32,
    /// And from top to bottom.
    pub height: u32,
    /// What is kept of the bytes.
    pub bytes: Vec<u8>,
}

/// Kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
}

/// Reads a picture; none where it is no whole one of the two kinds.
pub fn read(bytes: &[u8]) -> Option<Picture> {
    match bytes {
        [0xff, 0xd8, ..] => jpeg::read(bytes),
        _ => png::read(bytes),
    }
}

#[cfg(test)]
mod tests;
