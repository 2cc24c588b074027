//! What the commands print: for people, where no name steers the terminal, and for programs.

use arpad_model::visible;

/// Prints a line to standard error, where no name steers the terminal either.
pub(crate) fn say_aside(line: &str) {
    eprintln!("{}", visible(line));
}

/// Prints an answer for programs while it is made; a reader who has seen enough is no error.
pub(crate) fn print_json(answer: &impl serde::Serialize) -> anyhow::Result<()> {
    use std::io::Write;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let written =
        serde_json::to_writer_pretty(crate::answer::schema::Shown(&mut out), answer).map_err(std::io::Error::from);
    match written.and_then(|()| out.write_all(b"\n")).and_then(|()| out.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Prints to standard output, where no name steers the terminal; a reader who has seen enough (`| head`) is no error.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    use std::io::Write;
    match std::io::stdout().write_all(visible(text).as_bytes()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
