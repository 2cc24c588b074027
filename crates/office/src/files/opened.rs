//! A file as it comes, opened where it is an archive: each report in a zip is a file of its own, named behind the archive.

use crate::rating::rate_file::{FileKind, kind_of};
use arpad_formats::archive;

/// A file with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name it came under; in an archive `march.zip/open.trf`.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The files to be read. An archive with reports in it is opened, and what else is in it is passed over; an archive without
/// any, or one that cannot be opened, stays as it is, and its reader says why. `most` bounds what is unpacked.
pub fn opened(file: Named, most: usize) -> Vec<Named> {
    if kind_of(&file.bytes) != FileKind::Foreign(arpad_formats::foreign::Foreign::Zip) {
        return vec![file];
    }
    let Ok(inside) = archive::open(&file.bytes, most) else { return vec![file] };
    let is_report = |bytes: &[u8]| !matches!(kind_of(bytes), FileKind::Foreign(_) | FileKind::Unknown);
    let reports: Vec<Named> = inside
        .into_iter()
        .filter(|one| is_report(&one.bytes))
        .map(|one| Named { name: format!("{}/{}", file.name, one.name), bytes: one.bytes })
        .collect();
    if reports.is_empty() { vec![file] } else { reports }
}
