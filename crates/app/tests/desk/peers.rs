//! The other side of a line out: a mail server and a program that listens, small and real; and the site itself as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The site as a process of its own.
pub struct Server {
    child: Child,
    pub address: String,
    pub log: Arc<Mutex<String>>,
}

impl Server {
    pub fn start(database: &str, options: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arpad"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(options)
            .env("ARPAD_LANG", "en")
            .env("ARPAD_SMTP_PASSWORD", "a secret of the mail server")
            .env_remove("ARPAD_MOMENT")
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("arpad serves");
        let log: Arc<Mutex<String>> = Arc::default();
        let (mut lines, kept) = (BufReader::new(child.stderr.take().unwrap()), log.clone());
        let mut address = String::new();
        let mut line = String::new();
        while address.is_empty() && lines.read_line(&mut line).expect("a log") > 0 {
            let said = line.split_whitespace().find(|word| word.starts_with("http"));
            address = said.map(|said| said.trim_end_matches('/').to_owned()).unwrap_or_default();
            kept.lock().unwrap().push_str(&line);
            line.clear();
        }
        assert!(!address.is_empty(), "{}", log.lock().unwrap());
        let kept = log.clone();
        std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                kept.lock().unwrap().push_str(&(line + "\n"));
            }
        });
        Server { child, address, log }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Something that listens on a port of this machine until it is dropped, and keeps what it was told.
pub struct Peer {
    pub port: u16,
    pub told: Arc<Mutex<Vec<String>>>,
    is_over: Arc<AtomicBool>,
}

/// A port that nobody listens on just now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Peer {
    fn listen(port: u16, answer: fn(&mut TcpStream) -> Option<String>) -> Self {
        let until = Instant::now() + Duration::from_secs(20);
        let listener = loop {
            match TcpListener::bind(("127.0.0.1", port)) {
                Ok(listener) => break listener,
                Err(error) => assert!(Instant::now() < until, "{error}"),
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        let port = listener.local_addr().unwrap().port();
        let (told, is_over): (Arc<Mutex<Vec<String>>>, Arc<AtomicBool>) = Default::default();
        let (kept, ended) = (told.clone(), is_over.clone());
        std::thread::spawn(move || {
            for mut stream in listener.incoming().map_while(Result::ok) {
                if ended.load(Ordering::SeqCst) {
                    return;
                }
                stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
                if let Some(text) = answer(&mut stream) {
                    kept.lock().unwrap().push(text);
                }
            }
        });
        Peer { port, told, is_over }
    }

    /// A mail server.
    pub fn mail(port: u16) -> Self {
        Peer::listen(port, mail)
    }

    /// A program that says yes.
    pub fn program() -> Self {
        Peer::listen(0, |stream| called(stream, "204 No Content"))
    }

    /// A program that sends whoever calls elsewhere.
    pub fn elsewhere() -> Self {
        Peer::listen(0, |stream| called(stream, "302 Found\r\nlocation: http://127.0.0.1:1/"))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::SeqCst);
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

/// One conversation; what came between DATA and the dot.
fn mail(stream: &mut TcpStream) -> Option<String> {
    let mut lines = BufReader::new(stream.try_clone().ok()?);
    stream.write_all(b"220 peer\r\n").ok()?;
    let (mut text, mut is_data) = (String::new(), false);
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        let answer: &[u8] = match line.split([' ', ':']).next().unwrap_or_default() {
            "." if is_data => {
                stream.write_all(b"250 taken\r\n").ok()?;
                return Some(text);
            }
            _ if is_data => {
                text.push_str(line);
                text.push('\n');
                continue;
            }
            "EHLO" => b"250-peer\r\n250 SIZE 1000000\r\n",
            "MAIL" | "RCPT" => {
                text.push_str(line);
                text.push('\n');
                b"250 fine\r\n"
            }
            "DATA" => {
                is_data = true;
                b"354 go on\r\n"
            }
            _ => b"500 what\r\n",
        };
        stream.write_all(answer).ok()?;
    }
}

/// One call: its head and body.
fn called(stream: &mut TcpStream, status: &str) -> Option<String> {
    let mut lines = BufReader::new(stream.try_clone().ok()?);
    let (mut text, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if let Some(said) = line.strip_prefix("content-length: ") {
            length = said.trim().parse().ok()?;
        }
        text.push_str(&line);
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body).ok()?;
    text.push_str(&String::from_utf8(body).ok()?);
    stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).ok()?;
    Some(text)
}

/// Waits until something holds; how long is nobody's promise.
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let last = Instant::now() + Duration::from_secs(120);
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < last, "never: {what}");
        std::thread::sleep(Duration::from_millis(200));
    }
}
