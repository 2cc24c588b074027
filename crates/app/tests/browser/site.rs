//! A running site, and ways found on it as a visitor finds them.

use crate::binary::arpad;
use crate::leash::Leash;
use crate::month::{SIX, report};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
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

/// The small invented federation, one lady and one tournament more, started once for all tests.
pub fn demo() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("demo.db").display());
        done(&["demo", "--small", "--no-serve", "--database", &database]);
        let lady =
            ["--family", "Űrhajós", "--given", "Őzike", "--born", "1987-03-21", "--komir", KOMIR, "--fide", FIDE];
        done(&[&["person", "add"], &lady[..], &["--database", &database]].concat());
        awaiting(&database, folder.path());
        Site { _folder: Some(folder), ..Site::over(&database) }
    })
}

/// A tournament of people on the list and one newcomer that is accepted and awaits its list.
fn awaiting(database: &str, folder: &Path) {
    let list: Value = json(&["list", "latest", "--format", "json", "--database", database]);
    let mut listed: Vec<&Value> = list["players"].as_array().expect("players").iter().collect();
    let text = report("Áprilisi bajnokság", 4, &SIX);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (name, sex, fide, born) in SIX.iter().filter(|line| !line.2.is_empty()) {
        let sex = if *sex == 'w' { "F" } else { "M" };
        let fits = |one: &&Value| one["sex"] == sex && one["fide"].is_u64() && one["born"].is_u64();
        let player = listed.remove(listed.iter().position(fits).expect("somebody with a number"));
        let text = |key: &str| player[key].as_str().expect("a name").to_owned();
        let line = lines.iter_mut().find(|line| line.contains(fide)).expect("a line");
        *line = line
            .replace(&format!("{name:<33}"), &format!("{:<33}", format!("{}, {}", text("family"), text("given"))))
            .replace(&format!("{fide:>11}"), &format!("{:>11}", player["fide"]))
            .replace(born, &format!("{}/00/00", player["born"]));
    }
    let file = folder.join("april.trf");
    std::fs::write(&file, lines.join("\n")).expect("a report");
    let file = file.to_str().expect("a path in letters");
    let told = json(&["submit", file, "--received", "2024-04-08", "--json", "--database", database]);
    let number = told["files"][0]["submission"].to_string();
    done(&["accept", &number, "--new", "--registered", "2024-01-01", "--database", database]);
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_slice(&done(arguments)).expect("JSON")
}

fn done(arguments: &[&str]) -> Vec<u8> {
    let told = arpad(arguments);
    assert!(told.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&told.stderr));
    told.stdout
}

impl Site {
    /// Serves a register on a free port.
    pub fn over(database: &str) -> Self {
        Self::served(database, &[])
    }

    /// The same with its desk on a day, at ten.
    pub fn on(database: &str, day: &str) -> Self {
        Self::served(database, &["--moment", &format!("{day}T10:00:00Z")])
    }

    fn served(database: &str, more: &[&str]) -> Self {
        let serve = [env!("CARGO_BIN_EXE_arpad"), "serve", "--listen", "127.0.0.1:0", "--database", database];
        let (server, address) = Leash::start(&[&serve[..], more].concat(), "http://");
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
        // A place within a page is the browser's business.
        let found = found.split('#').next().unwrap_or_default();
        Some(found.replace("&amp;", "&"))
    }
}
