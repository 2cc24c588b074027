//! A file that appears whole or not at all: written beside its place and renamed when it is done.

use anyhow::Context;
use arpad_model::visible;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Stdout, Write};
use std::path::{Path, PathBuf};

/// Where a conversion goes. Dropped without [`Output::finish`] it leaves nothing behind.
pub struct Output {
    sink: Sink,
    /// What it is called where something is wrong with it.
    name: String,
    /// The file in the making and its place; none where bytes go out at once.
    beside: Option<(PathBuf, PathBuf)>,
    /// Nobody reads standard output any more.
    is_closed: bool,
}

enum Sink {
    File(BufWriter<File>),
    Stdout(BufWriter<Stdout>),
    /// A person looks at it: no name in it steers the terminal. The line in the making.
    Terminal(Stdout, Vec<u8>),
}

/// Whether a file that could be lost stands there already.
pub(super) fn is_taken(path: &Path) -> bool {
    path != Path::new("-") && fs::metadata(path).is_ok_and(|there| there.is_file())
}

impl Output {
    /// Opens it; `-` is standard output.
    pub(in crate::cli) fn create(path: &Path) -> anyhow::Result<Self> {
        if path == Path::new("-") {
            let out = io::stdout();
            let sink = match out.is_terminal() {
                true => Sink::Terminal(out, Vec::new()),
                false => Sink::Stdout(BufWriter::new(out)),
            };
            return Ok(Output { sink, name: "-".to_owned(), beside: None, is_closed: false });
        }
        let named = || path.display().to_string();
        // A device or a pipe is written to, never replaced.
        if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
            let file = OpenOptions::new().write(true).open(path).with_context(named)?;
            return Ok(Output {
                sink: Sink::File(BufWriter::new(file)),
                name: named(),
                beside: None,
                is_closed: false,
            });
        }
        if path.is_dir() {
            return Err(io::Error::from(ErrorKind::IsADirectory)).with_context(named);
        }
        // Behind a link, the file it leads to is replaced, not the link.
        let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let name = place.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let temporary = place.with_file_name(format!(".{name}.{}.part", std::process::id()));
        let file = OpenOptions::new().write(true).create_new(true).open(&temporary).with_context(named)?;
        Ok(Output {
            sink: Sink::File(BufWriter::new(file)),
            name: named(),
            beside: Some((temporary, place)),
            is_closed: false,
        })
    }

    /// Writes all of it. A reader of standard output who has seen enough is no error.
    pub(super) fn write(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        match self.write_all(bytes).and_then(|()| self.flush()) {
            Err(_) if self.is_closed => Ok(()),
            other => other.with_context(|| self.named()),
        }
    }

    /// What it is called where something is wrong with it.
    pub(in crate::cli) fn named(&self) -> String {
        self.name.clone()
    }

    /// Whether a reader of standard output has seen enough; writing to it then fails.
    pub(in crate::cli) fn is_closed(&self) -> bool {
        self.is_closed
    }

    fn note_if_closed<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        let is_stdout = !matches!(self.sink, Sink::File(_));
        self.is_closed |= is_stdout && result.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe);
        result
    }

    /// Puts the file in its place.
    pub(in crate::cli) fn finish(mut self) -> anyhow::Result<()> {
        match self.flush() {
            Err(_) if self.is_closed => return Ok(()),
            other => other.with_context(|| self.named())?,
        }
        if let (Sink::File(file), Some((temporary, place))) = (&self.sink, &self.beside) {
            file.get_ref().sync_all().with_context(|| place.display().to_string())?;
            fs::rename(temporary, place).with_context(|| place.display().to_string())?;
            self.beside = None;
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = match &mut self.sink {
            Sink::File(file) => file.write(bytes),
            Sink::Stdout(out) => out.write(bytes),
            Sink::Terminal(out, line) => show(out, line, bytes).map(|()| bytes.len()),
        };
        self.note_if_closed(result)
    }

    fn flush(&mut self) -> io::Result<()> {
        let result = match &mut self.sink {
            Sink::File(file) => file.flush(),
            Sink::Stdout(out) => out.flush(),
            Sink::Terminal(out, line) => show(out, line, b"").and_then(|()| out.flush()),
        };
        self.note_if_closed(result)
    }
}

/// Writes the lines that are whole, each as it may be seen; with nothing more to come, the rest.
fn show(out: &mut impl Write, line: &mut Vec<u8>, bytes: &[u8]) -> io::Result<()> {
    line.extend_from_slice(bytes);
    let last = line.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let whole: Vec<u8> = line.drain(..if bytes.is_empty() { line.len() } else { last }).collect();
    out.write_all(visible(&String::from_utf8_lossy(&whole).replace("\r\n", "\n")).as_bytes())
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.beside {
            // Nothing more can be done about a leftover than to try.
            let _ = fs::remove_file(temporary);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_sees_lines_and_is_not_steered() {
        let (mut seen, mut line) = (Vec::new(), Vec::new());
        for bytes in ["Szűcs\r\nKi".as_bytes(), b"ss \x1b[2J\xc5", b"\x91rs", b""] {
            show(&mut seen, &mut line, bytes).unwrap();
            assert!(seen.starts_with("Szűcs\n".as_bytes()), "a line is seen when it is whole");
        }
        assert_eq!(String::from_utf8(seen).unwrap(), "Szűcs\nKiss \\u001b[2Jőrs");
    }
}
