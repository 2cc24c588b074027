//! A large answer that waits for its reader outside of memory: written to a file without a name, sent from it in pieces.

use axum::body::{Body, Bytes, HttpBody};
use http_body::{Frame, SizeHint};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use tempfile::SpooledTempFile;
use tokio::task::{JoinError, JoinHandle, spawn_blocking};

/// What is smaller stays in memory, as pages do: there are as many as there are connections.
const IN_MEMORY: usize = 128 << 10;

/// So much is read ahead of whoever takes it.
const PIECE: usize = 64 << 10;

/// An answer that is being written. Nobody else finds its file, and it is gone with the answer.
pub(super) struct Spool {
    file: SpooledTempFile,
    /// How much more may be written.
    room: u64,
}

impl Spool {
    /// An empty one.
    pub(super) fn new() -> Self {
        Spool::within(u64::MAX)
    }

    /// An empty one that takes so many bytes; more is an error of the kind [`io::ErrorKind::FileTooLarge`].
    pub(super) fn within(room: u64) -> Self {
        Spool { file: SpooledTempFile::new(IN_MEMORY), room }
    }

    /// What was written, with its length.
    pub(super) fn into_body(mut self) -> io::Result<(u64, Body)> {
        let left = self.file.stream_position()?;
        self.file.seek(SeekFrom::Start(0))?;
        Ok((left, Body::new(Pieces { state: State::Waiting(self.file), left })))
    }
}

/// A file that is there already, with its length: it is read from where it is, however many take it at once, and to its end
/// even when it is taken away meanwhile.
pub(super) fn of_file(file: File) -> io::Result<(u64, Body)> {
    let left = file.metadata()?.len();
    Ok((left, Body::new(Pieces { state: State::Waiting(file), left })))
}

impl Write for Spool {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() as u64 > self.room {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let written = self.file.write(bytes)?;
        self.room -= written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// What is left of an answer.
struct Pieces<F> {
    state: State<F>,
    left: u64,
}

enum State<F> {
    Waiting(F),
    /// On a thread that may wait for the disk.
    Reading(JoinHandle<io::Result<(F, Bytes)>>),
    Ended,
}

impl<F: Read + Send + Unpin + 'static> HttpBody for Pieces<F> {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if self.left == 0 {
            self.state = State::Ended;
        }
        let mut reading = match std::mem::replace(&mut self.state, State::Ended) {
            State::Ended => return Poll::Ready(None),
            State::Waiting(file) => {
                let most = self.left.min(PIECE as u64);
                spawn_blocking(move || read(file, most as usize))
            }
            State::Reading(reading) => reading,
        };
        let Poll::Ready(read) = pin!(&mut reading).poll(context) else {
            self.state = State::Reading(reading);
            return Poll::Pending;
        };
        let (file, piece) = match read.map_err(JoinError::into) {
            Ok(Ok(read)) => read,
            Ok(Err(error)) | Err(error) => return Poll::Ready(Some(Err(error))),
        };
        self.left -= piece.len() as u64;
        self.state = State::Waiting(file);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}

/// A piece of exactly this length: what was written is there.
fn read<F: Read>(mut file: F, length: usize) -> io::Result<(F, Bytes)> {
    let mut piece = vec![0; length];
    file.read_exact(&mut piece)?;
    Ok((file, piece.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;

    /// Everything, taken in pieces.
    async fn taken(mut body: Body) -> Vec<u8> {
        let mut taken = Vec::new();
        while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
            let piece = frame.unwrap().into_data().unwrap();
            assert!(!piece.is_empty() && piece.len() <= PIECE);
            taken.extend_from_slice(&piece);
        }
        taken
    }

    #[tokio::test]
    async fn a_long_answer_is_read_in_pieces_and_whole() {
        for length in [0, 1, PIECE, PIECE + 1, 2 * IN_MEMORY + 17] {
            let sent: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            let mut spool = Spool::new();
            spool.write_all(&sent).unwrap();
            let (told, body) = spool.into_body().unwrap();
            assert_eq!(told, length as u64);
            assert_eq!(body.size_hint().exact(), Some(length as u64));
            assert!(taken(body).await == sent, "{length}");
        }
    }

    #[tokio::test]
    async fn a_file_is_read_by_several_and_to_its_end_when_it_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("public");
        let sent: Vec<u8> = (0..3 * PIECE + 1).map(|at| (at % 251) as u8).collect();
        std::fs::write(&path, &sent).unwrap();
        let open = || of_file(File::open(&path).unwrap()).unwrap();
        let [(told, one), (_, other)] = [open(), open()];
        assert_eq!((told, one.size_hint().exact()), (sent.len() as u64, Some(sent.len() as u64)));
        std::fs::remove_file(&path).unwrap();
        assert!(taken(one).await == sent && taken(other).await == sent);
    }

    #[test]
    fn no_more_is_written_than_there_is_room_for() {
        let mut spool = Spool::within(10);
        spool.write_all(b"0123456789").unwrap();
        assert_eq!(spool.write_all(b"x").unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(spool.into_body().unwrap().0, 10);
    }

    #[test]
    fn what_is_long_leaves_the_memory() {
        let mut spool = Spool::new();
        spool.write_all(&vec![0; IN_MEMORY]).unwrap();
        assert!(!spool.file.is_rolled());
        spool.write_all(b"1").unwrap();
        assert!(spool.file.is_rolled());
    }
}
