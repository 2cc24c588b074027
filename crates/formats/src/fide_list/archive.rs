//! The zip FIDE serves: one list inside, sometimes with company.

use std::{
    cell::Cell,
    io::{self, Read, Seek, SeekFrom},
    rc::Rc,
};

/// The most a list inside an archive may unpack to; FIDE's largest has 0.9 GB. What lies beyond is not read.
pub(super) const LARGEST: u64 = 8 << 30;

/// Which entry of an archive is the list, and how many others could be.
pub(super) struct Choice {
    pub index: usize,
    pub name: String,
    pub others: usize,
}

/// The first `.xml` or `.txt` entry; any first file where there is none.
pub(super) fn choose<S: Read + Seek>(archive: &zip::ZipArchive<S>) -> Option<Choice> {
    let names: Vec<(usize, String)> = archive
        .file_names_raw()
        .enumerate()
        .map(|(index, name)| (index, String::from_utf8_lossy(name).into_owned()))
        .filter(|(_, name)| !name.ends_with('/'))
        .collect();
    let is_list = |name: &str| {
        let name = name.to_ascii_lowercase();
        name.ends_with(".xml") || name.ends_with(".txt")
    };
    let lists = names.iter().filter(|(_, name)| is_list(name)).count();
    let (index, name) = names.iter().find(|(_, name)| is_list(name)).or(names.first())?.clone();
    Some(Choice { index, name, others: lists.saturating_sub(1) })
}

/// Counts what is read from a file, so that progress can be shown against the file's size.
pub(super) struct Counted<S> {
    pub source: S,
    pub count: Rc<Cell<u64>>,
}

impl<S: Read> Read for Counted<S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.count.set(self.count.get() + count as u64);
        Ok(count)
    }
}

impl<S: Seek> Seek for Counted<S> {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        self.source.seek(position)
    }
}
