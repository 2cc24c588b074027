//! A running site, and ways found on it as a visitor finds them.

use crate::binary::arpad;
use crate::leash::Leash;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::OnceLock;

/// A running site.
pub struct Site {
    _server: Leash,
    address: String,
    /// What it shows.
    pub database: String,
    _folder: Option<tempfile::TempDir>,
}

/// Somebody every test may look for. She has never played.
pub const KOMIR: &str = "54321";
pub const FIDE: &str = "79876543";

/// The small invented federation and one lady more, started once for all tests.
pub fn demo() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("demo.db").display());
        done(&["demo", "--small", "--no-serve", "--database", &database]);
        let lady =
            ["--family", "Űrhajós", "--given", "Őzike", "--born", "1987-03-21", "--komir", KOMIR, "--fide", FIDE];
        done(&[&["person", "add"], &lady[..], &["--database", &database]].concat());
        Site { _folder: Some(folder), ..Site::over(&database) }
    })
}

fn done(arguments: &[&str]) {
    let told = arpad(arguments);
    assert!(told.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&told.stderr));
}

impl Site {
    /// Serves a register on a free port.
    pub fn over(database: &str) -> Self {
        let serve = [env!("CARGO_BIN_EXE_arpad"), "serve", "--listen", "127.0.0.1:0", "--database", database];
        let (server, address) = Leash::start(&serve, "http://");
        Site { _server: server, address, database: database.to_owned(), _folder: None }
    }

    /// Its address, without a slash at the end.
    pub fn home(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What is at a place, whatever it is.
    pub fn get(&self, place: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(&self.address).expect("the site listens");
        write!(stream, "GET {place} HTTP/1.0\r\nHost: arpad\r\n\r\n").expect("a request");
        let mut whole = Vec::new();
        stream.read_to_end(&mut whole).expect("an answer");
        let end = whole.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        whole.split_off(end + 4)
    }

    /// Where the first link with `part` in it leads, seen from the English page at `place`; without the language.
    pub fn way(&self, place: &str, part: &str) -> Option<String> {
        let page = String::from_utf8(self.get(&format!("/en{place}"))).expect("a page");
        let links = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let found = links.filter_map(|link| link.strip_prefix("/en")).find(|link| link.contains(part))?;
        Some(found.replace("&amp;", "&"))
    }
}
