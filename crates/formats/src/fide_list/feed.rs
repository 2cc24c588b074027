//! Bytes in bounded memory: one reused buffer, and the count of what has been taken from it.

use std::io::{self, Read};

/// How much is asked of the source at once.
const CHUNK: usize = 256 * 1024;
/// The longest line or element kept; real ones have less than 1000 bytes.
pub(super) const LONGEST: usize = 64 * 1024;

/// A window that slides over a source.
pub(super) struct Feed<R> {
    source: R,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    ended: bool,
    consumed: u64,
}

impl<R: Read> Feed<R> {
    pub fn new(source: R) -> Self {
        Feed { source, buffer: vec![0; CHUNK + 2 * LONGEST], start: 0, end: 0, ended: false, consumed: 0 }
    }

    /// What lies ready and is not yet taken.
    pub fn ready(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Whether the source is exhausted; `ready` may still hold bytes.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Bytes taken so far.
    pub fn consumed(&self) -> u64 {
        self.consumed
    }

    /// Makes more bytes ready; nothing more comes once the source has ended or the window is full.
    pub fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        while !self.ended && self.end < self.buffer.len() {
            match self.source.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(count) => {
                    self.end += count;
                    break;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Makes at least `wanted` bytes ready, fewer only at the end of the source.
    pub fn fill_to(&mut self, wanted: usize) -> io::Result<()> {
        while self.end - self.start < wanted && !self.ended {
            self.fill()?;
        }
        Ok(())
    }

    /// Takes `count` ready bytes; gives where they stand, for [`Feed::slice`].
    pub fn take(&mut self, count: usize) -> (usize, usize) {
        let from = self.start;
        self.start += count;
        self.consumed += count as u64;
        (from, from + count)
    }

    /// Undoes the end of the last `take`.
    pub fn give_back(&mut self, count: usize) {
        self.start -= count;
        self.consumed -= count as u64;
    }

    /// Bytes taken last; valid until the next `fill`.
    pub fn slice(&self, (from, to): (usize, usize)) -> &[u8] {
        &self.buffer[from..to]
    }

    /// Takes one line without its line end; `None` at the end. A line longer than [`LONGEST`] is passed over: it comes
    /// empty and with `true`.
    pub fn line(&mut self) -> io::Result<Option<((usize, usize), bool)>> {
        let mut searched = 0;
        loop {
            if let Some(found) = memchr::memchr(b'\n', &self.ready()[searched..]) {
                let length = searched + found;
                let (from, to) = self.take(length + 1);
                if length > LONGEST {
                    return Ok(Some(((to, to), true)));
                }
                let to = if length > 0 && self.buffer[to - 2] == b'\r' { to - 2 } else { to - 1 };
                return Ok(Some(((from, to), false)));
            }
            searched = self.end - self.start;
            if searched > LONGEST {
                return self.endless().map(Some);
            }
            if self.ended {
                return Ok((searched > 0).then(|| {
                    let (from, to) = self.take(searched);
                    let to = if self.buffer[to - 1] == b'\r' { to - 1 } else { to };
                    ((from, to), false)
                }));
            }
            self.fill()?;
        }
    }

    /// Passes over a line that does not end.
    fn endless(&mut self) -> io::Result<((usize, usize), bool)> {
        loop {
            if let Some(found) = memchr::memchr(b'\n', self.ready()) {
                let (_, to) = self.take(found + 1);
                return Ok(((to, to), true));
            }
            self.take(self.end - self.start);
            if self.ended {
                return Ok(((self.start, self.start), true));
            }
            self.fill()?;
        }
    }
}
