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

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time, and is interrupted before each.
    struct Drip<'a>(&'a [u8], bool);

    impl Read for Drip<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                return Err(io::ErrorKind::Interrupted.into());
            }
            self.0.read(&mut buffer[..1])
        }
    }

    /// Every line with how much was consumed behind it, and whether it had no end.
    fn lines(source: impl Read) -> Vec<(String, u64, bool)> {
        let mut feed = Feed::new(source);
        let mut lines = Vec::new();
        while let Some((place, endless)) = feed.line().expect("read from memory") {
            let text = String::from_utf8_lossy(feed.slice(place)).into_owned();
            lines.push((text, feed.consumed(), endless));
        }
        assert!(feed.ended() && feed.ready().is_empty());
        lines
    }

    fn line(text: &str, consumed: u64) -> (String, u64, bool) {
        (text.to_owned(), consumed, false)
    }

    #[test]
    fn lines_end_as_they_like() {
        let text = b"ab\r\n\nc\rd\n\r\nef\r";
        let expected = [line("ab", 4), line("", 5), line("c\rd", 9), line("", 11), line("ef", 14)];
        assert_eq!(lines(&text[..]), expected);
        assert_eq!(lines(Drip(text, false)), expected);
        assert_eq!(lines(&b""[..]), []);
        assert_eq!(lines(&b"\n"[..]), [line("", 1)]);
    }

    #[test]
    fn a_line_without_end_is_passed_over_and_the_next_one_read() {
        let most = "x".repeat(LONGEST);
        let length = LONGEST as u64;
        assert_eq!(lines(format!("{most}\nb\n").as_bytes()), [line(&most, length + 1), line("b", length + 3)]);
        let passed = |consumed| (String::new(), consumed, true);
        assert_eq!(lines(format!("{most}x\nb\n").as_bytes()), [passed(length + 2), line("b", length + 4)]);
        assert_eq!(lines(format!("a\n{most}x").as_bytes()), [line("a", 2), passed(length + 3)]);
        assert_eq!(lines(most.as_bytes()), [line(&most, length)], "the last line needs no end");
        let endless = format!("{}\nb", "x".repeat(CHUNK * 3));
        assert_eq!(lines(endless.as_bytes()), [passed(3 * CHUNK as u64 + 1), line("b", 3 * CHUNK as u64 + 2)]);
    }

    #[test]
    fn what_is_taken_can_be_given_back() {
        let mut feed = Feed::new(Drip(b"abcdef", false));
        feed.fill_to(4).expect("read from memory");
        assert_eq!((feed.ready(), feed.ended(), feed.consumed()), (&b"abcd"[..], false, 0));
        let place = feed.take(3);
        assert_eq!((feed.slice(place), feed.ready(), feed.consumed()), (&b"abc"[..], &b"d"[..], 3));
        feed.give_back(2);
        assert_eq!((feed.ready(), feed.consumed()), (&b"bcd"[..], 1));
        feed.fill_to(99).expect("read from memory");
        assert_eq!((feed.ready(), feed.ended(), feed.consumed()), (&b"bcdef"[..], true, 1));
    }

    #[test]
    fn a_source_that_fails_is_an_error() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::UnexpectedEof.into())
            }
        }
        let error = Feed::new(Broken).line().expect_err("a broken source");
        assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
    }

    #[test]
    fn a_full_window_is_not_the_end_of_the_source() {
        let source: Vec<u8> = (0..2 * CHUNK + 4 * LONGEST).map(|at| at as u8).collect();
        let mut feed = Feed::new(source.as_slice());
        let window = CHUNK + 2 * LONGEST;
        feed.fill_to(window).expect("bytes");
        feed.fill().expect("nothing more fits");
        assert_eq!((feed.ready().len(), feed.ended()), (window, false));
        feed.take(window);
        feed.fill_to(source.len() - window).expect("the rest");
        assert_eq!(feed.ready(), &source[window..]);
        assert_eq!(feed.consumed(), window as u64);
    }
}
