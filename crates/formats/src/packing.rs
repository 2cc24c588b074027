//! An archive that is handed out: files one after the other, each packed as it is written.

use std::io::{Seek, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// An archive that is being written.
pub struct Packing<W: Write + Seek>(ZipWriter<W>);

impl<W: Write + Seek> Packing<W> {
    /// Begins one.
    pub fn new(out: W) -> Self {
        Packing(ZipWriter::new(out))
    }

    /// Begins a file; what is written from now on is its. It has no day of its own, so that the same files are the same bytes.
    pub fn begin(&mut self, name: &str) -> std::io::Result<()> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default())
            .large_file(true);
        self.0.start_file(name, options).map_err(std::io::Error::other)
    }

    /// Ends the archive.
    pub fn finish(self) -> std::io::Result<W> {
        self.0.finish().map_err(std::io::Error::other)
    }
}

impl<W: Write + Seek> Write for Packing<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.0.flush()
    }
}
