//! The site over the small invented federation, asked as a browser asks it: in process, or through a real server where a
//! test is about one. The federation is built once per run; who writes gets a copy.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use crate::binary::{arpad, of_this_run, small_federation};
use arpad::web;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// A site and its register; it ends with the last who holds it.
#[derive(Clone)]
pub struct Site {
    door: Arc<Door>,
    /// Its register.
    pub database: String,
    _folder: Option<Arc<tempfile::TempDir>>,
}

/// How the site is asked.
enum Door {
    InProcess(Router),
    Listening { server: Child, address: String },
}

impl Drop for Door {
    fn drop(&mut self) {
        if let Door::Listening { server, .. } = self {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

/// What came back.
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, as it came.
    pub headers: String,
    /// The body, whole.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let is_it = |line: &&str| line.split(':').next().is_some_and(|key| key.eq_ignore_ascii_case(name));
        self.headers.lines().find(is_it)?.split_once(':').map(|(_, value)| value.trim())
    }
}

impl Site {
    /// The federation as it was built, for all tests that only look at it.
    pub fn demo() -> Self {
        static DEMO: OnceLock<Site> = OnceLock::new();
        let demo = DEMO.get_or_init(|| {
            let folder = of_this_run("shared-demo");
            std::fs::create_dir_all(&folder).expect("a folder");
            let database = copied_to(&folder);
            Site { door: Arc::new(in_process(&database)), database, _folder: None }
        });
        demo.clone()
    }

    /// The whole federation of `arpad demo`, three seasons of it, in process.
    pub fn whole() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("whole.db").display());
        let built = arpad(&["demo", "--no-serve", "--database", &database]);
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        Site { door: Arc::new(in_process(&database)), database, _folder: Some(Arc::new(folder)) }
    }

    /// A federation of one's own, prepared, in process.
    pub fn start(prepare: impl FnOnce(&str)) -> Self {
        Site::behind(prepare, in_process)
    }

    /// A register of one's own, of which nothing is there yet, in process.
    pub fn founded(prepare: impl FnOnce(&str, &Path)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("own.db").display());
        prepare(&database, folder.path());
        Site { door: Arc::new(in_process(&database)), database, _folder: Some(Arc::new(folder)) }
    }

    /// A federation of one's own, prepared, behind `arpad serve` with more options.
    pub fn listen(options: &[&str], prepare: impl FnOnce(&str)) -> Self {
        Site::listen_as(Command::new(env!("CARGO_BIN_EXE_arpad")), options, prepare)
    }

    /// The same, with the limits of the operating system that a shell sets first ("ulimit -n 256").
    pub fn listen_limited(limits: &str, options: &[&str], prepare: impl FnOnce(&str)) -> Self {
        let mut shell = Command::new("bash");
        shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_arpad")]);
        Site::listen_as(shell, options, prepare)
    }

    fn listen_as(mut program: Command, options: &[&str], prepare: impl FnOnce(&str)) -> Self {
        Site::behind(prepare, |database| {
            let mut server = program
                .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--lang", "en"])
                .args(options)
                .stderr(Stdio::piped())
                .spawn()
                .expect("the site starts");
            let mut line = String::new();
            let mut stderr = BufReader::new(server.stderr.take().expect("its messages"));
            stderr.read_line(&mut line).expect("it says where it is");
            // A server whose log nobody takes away would wait for ever.
            std::thread::spawn(move || std::io::copy(&mut stderr, &mut std::io::sink()));
            let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
            Door::Listening { address: address.to_owned(), server }
        })
    }

    /// The process and the address of a real server.
    pub fn server(&self) -> (u32, &str) {
        match &*self.door {
            Door::Listening { server, address } => (server.id(), address),
            Door::InProcess(_) => panic!("it does not listen"),
        }
    }

    /// How the router of a site in process looks: it has every address.
    pub fn looks(&self) -> String {
        match &*self.door {
            Door::InProcess(router) => format!("{router:?}"),
            Door::Listening { .. } => panic!("it is in another process"),
        }
    }

    fn behind(prepare: impl FnOnce(&str), open: impl FnOnce(&str) -> Door) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let database = copied_to(folder.path());
        prepare(&database);
        Site { door: Arc::new(open(&database)), database, _folder: Some(Arc::new(folder)) }
    }

    /// A question with more headers, each ending its line.
    pub fn get_with(&self, place: &str, more: &str) -> Answer {
        self.ask("GET", place, more, b"")
    }

    /// A file in a form, with other fields before it.
    pub fn send(&self, place: &str, fields: &[(&str, &str)], name: &str, file: &[u8]) -> Answer {
        let mut body = Vec::new();
        for (field, value) in fields {
            body.extend(
                format!("--x-y-z\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n").bytes(),
            );
        }
        let head = format!("Content-Disposition: form-data; name=\"file\"; filename=\"{name}\"");
        body.extend(format!("--x-y-z\r\n{head}\r\nContent-Type: application/octet-stream\r\n\r\n").bytes());
        body.extend_from_slice(file);
        body.extend(b"\r\n--x-y-z--\r\n");
        self.ask("POST", place, "Content-Type: multipart/form-data; boundary=x-y-z\r\n", &body)
    }

    /// Any request.
    pub fn ask(&self, method: &str, place: &str, more: &str, body: &[u8]) -> Answer {
        let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
        let head = format!("Host: arpad\r\n{length}{more}");
        match &*self.door {
            Door::InProcess(router) => runtime().block_on(answered(router.clone(), method, place, &head, body)),
            Door::Listening { .. } => {
                let head = format!("{method} {place} HTTP/1.1\r\n{head}Connection: close\r\n\r\n");
                self.ask_so(&[head.as_bytes(), body].concat())
            }
        }
    }

    /// A whole request as it is, to a real server.
    pub fn ask_so(&self, request: &[u8]) -> Answer {
        let Door::Listening { address, .. } = &*self.door else { panic!("nobody listens") };
        let mut stream = TcpStream::connect(address).expect("the site listens");
        // Who sends too much is told so before he has finished.
        let _ = stream.write_all(request);
        let mut whole = Vec::new();
        stream.read_to_end(&mut whole).expect("an answer");
        let end = whole.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let headers = String::from_utf8_lossy(&whole[..end]).into_owned();
        let status = headers.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let mut answer = Answer { status, headers, body: whole.split_off(end + 4) };
        if answer.header("transfer-encoding").is_some_and(|coding| coding.contains("chunked")) {
            answer.body = unchunked(&answer.body);
        }
        answer
    }

    /// A question.
    pub fn get(&self, place: &str) -> Answer {
        self.get_with(place, "")
    }

    /// A page in order: 200, framed, safe, small.
    pub fn page(&self, place: &str) -> String {
        let answer = self.get(place);
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        sound(place, &answer);
        answer.text()
    }
}

fn in_process(database: &str) -> Door {
    Door::InProcess(web::router(web::Site::new(database, None)))
}

/// A copy of the federation's register in a folder.
fn copied_to(folder: &Path) -> String {
    let file = folder.join("demo.db");
    std::fs::write(&file, federation()).expect("a copy");
    format!("sqlite:{}", file.display())
}

/// The bytes of the small invented federation's register.
fn federation() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(small_federation)
}

/// The threads all sites in process work on.
fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| Runtime::new().expect("threads"))
}

async fn answered(router: Router, method: &str, place: &str, head: &str, body: &[u8]) -> Answer {
    let mut request = Request::builder().method(method).uri(place);
    for (name, value) in head.lines().filter_map(|line| line.split_once(':')) {
        request = request.header(name, value.trim());
    }
    let request = request.body(Body::from(body.to_vec())).expect("a request");
    let (head, body) = router.oneshot(request).await.expect("an answer").into_parts();
    let lines =
        head.headers.iter().map(|(name, value)| format!("{name}: {}\r\n", String::from_utf8_lossy(value.as_bytes())));
    let body = to_bytes(body, usize::MAX).await.expect("a whole answer");
    Answer { status: head.status.as_u16(), headers: lines.collect(), body: body.to_vec() }
}

fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&body[..end]).expect("a size"), 16).expect("a size");
        if size == 0 {
            break;
        }
        whole.extend_from_slice(&body[end + 2..end + 2 + size]);
        body = &body[end + 4 + size..];
    }
    whole
}

/// What holds for every page.
pub fn sound(place: &str, answer: &Answer) {
    let text = answer.text();
    assert!(text.len() < 150_000, "{place}: {} bytes", text.len());
    assert_eq!(text.matches("<h1").count(), 1, "{place}");
    assert_eq!(text.matches("<table").count(), text.matches("<caption").count(), "{place}: every table has a caption");
    assert_eq!(text.matches("<script").count(), text.matches("<script src=\"/assets/").count(), "{place}");
    assert!(!text.contains("<style") && !text.contains(" style=") && !text.contains(" onclick="), "{place}");
    assert!(text.contains("class=\"skip\"") && text.contains("hreflang="), "{place}");
    assert!(!text.contains("web-") || !text.contains(">web-"), "{place}: a word is missing");
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{place}");
    assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{place}");
}

/// The first address of this kind on a page.
pub fn first_link(page: &str, beginning: &str) -> String {
    let at = page.find(&format!("href=\"{beginning}")).unwrap_or_else(|| panic!("no way to {beginning}"));
    let rest = &page[at + 6..];
    // A place within a page is the browser's business.
    rest[..rest.find(['"', '#']).expect("an end")].replace("&amp;", "&")
}

/// An accepted open of four of the list's players that waits for the next list: its name, and the month of that list.
pub fn open_that_waits(database: &str, list: &serde_json::Value) -> (String, String) {
    let day: jiff::civil::Date = list["list"]["date"].as_str().expect("a date").parse().expect("a date");
    let held = day.checked_add(jiff::Span::new().days(8)).expect("a day");
    let (name, written) = ("Várakozó nyílt", held.strftime("%Y/%m/%d").to_string());
    let mut report = format!(
        "012 {name}\n022 Budapest\n032 HUN\n042 {written}\n052 {written}\n062 4\n092 Individual: Swiss-System\n\
         102 Nagy Bíró\n122 90+30\nXXR 3\n"
    );
    let results = [
        ("2.5", ["2 w 1", "4 b 1", "3 w ="]),
        ("1.0", ["1 b 0", "3 w 0", "4 b 1"]),
        ("2.0", ["4 w =", "2 b 1", "1 b ="]),
        ("0.5", ["3 b =", "1 w 0", "2 w 0"]),
    ];
    let players = list["players"].as_array().expect("players").iter().filter(|player| player["fide"].is_u64());
    for ((player, (points, games)), rank) in players.zip(results).zip(1..) {
        let text = |field: &str| player[field].as_str().unwrap_or_default().to_owned();
        let who = format!("{}, {}", text("family"), text("given"));
        let games: String = games.iter().map(|game| format!("  {game:>8}")).collect();
        let born = format!("{}/00/00", player["born"]);
        report += &format!(
            "001 {rank:>4}      {who:<33} {:>4} HUN {:>11} {born:<10} {points:>4} {rank:>4}{games}\n",
            player["rating"].to_string(),
            player["fide"].to_string()
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("nyilt.trf");
    std::fs::write(&file, report).expect("a report");
    let (file, received) = (file.display().to_string(), held.to_string());
    let told = arpad(&["submit", &file, "--received", &received, "--json", "--database", database]);
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let number = told.pointer("/files/0/submission");
    let number = number.unwrap_or_else(|| panic!("a number in {told}")).to_string();
    let done = arpad(&["accept", number.trim_matches('"'), "--registered", "2024-01-01", "--database", database]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let next = day.checked_add(jiff::Span::new().months(1)).expect("a month");
    (name.to_owned(), next.strftime("%Y-%m").to_string())
}
