//! A connection that waits for a slow reader, but not for ever: an answer nobody reads holds its memory.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Within this time ...
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// ... this many bytes have to be taken, or all there are. Slower than any phone that loads the page at all.
const PIECE: usize = 64 << 10;

/// A stream whose writes have to get on.
pub(super) struct Patient<S> {
    stream: S,
    /// Bytes taken since the timeout began.
    taken: usize,
    /// Running since a write had to wait.
    timeout: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S) -> Self {
        Patient { stream, taken: 0, timeout: None }
    }

    /// Counts what was taken; a write that has to wait fails when it waited too long.
    fn judge(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                if self.taken >= PIECE {
                    self.begin_anew();
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let timeout = self.timeout.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
                ready!(timeout.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }

    fn begin_anew(&mut self) {
        (self.taken, self.timeout) = (0, None);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, read: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(context))?;
        // Everything there was is on its way.
        self.begin_anew();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test(start_paused = true)]
    async fn an_answer_nobody_reads_is_given_up() {
        let (server, _client) = duplex(1024);
        let failed = Patient::new(server).write_all(&[0; 4096]).await;
        assert_eq!(failed.expect_err("nobody reads").kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_takes_a_little_now_and_then_is_given_up_too() {
        let (server, mut client) = duplex(1024);
        let writing = tokio::spawn(async move { Patient::new(server).write_all(&vec![0; 10 * PIECE]).await });
        let mut sip = [0; 64];
        while !writing.is_finished() {
            sleep(Duration::from_secs(1)).await;
            let _ = client.read(&mut sip).await;
        }
        let failed = writing.await.expect("no panic");
        assert_eq!(failed.expect_err("64 bytes a second are too few").kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_gets_everything() {
        let (server, mut client) = duplex(PIECE);
        let writing = tokio::spawn(async move { Patient::new(server).write_all(&vec![7; 10 * PIECE]).await });
        let (mut piece, mut taken) = (vec![0; PIECE], 0);
        while taken < 10 * PIECE {
            sleep(Duration::from_secs(10)).await;
            client.read_exact(&mut piece).await.expect("a piece");
            taken += PIECE;
        }
        assert!(writing.await.expect("no panic").is_ok());
    }
}
