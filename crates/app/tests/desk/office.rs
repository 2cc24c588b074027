//! A small office with a user of every role, and browsers in their hands.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use crate::binary::{arpad, arpad_with};
use arpad::web;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use std::sync::OnceLock;
use tokio::runtime::Runtime;
use tower::ServiceExt;

pub const ORIGIN: &str = "https://ratings.example";
pub const PASSWORD: &str = "négy ló egy udvaron";
pub const ROLES: [&str; 7] = ["player", "arbiter", "club", "officer", "committee", "admin", "auditor"];

/// A register with users, and its site.
pub struct Office {
    pub site: web::Site,
    pub database: String,
    /// The moment of its commands, where it is not now.
    moment: Option<String>,
    _folder: tempfile::TempDir,
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str())
    }

    /// Where it sends the browser.
    pub fn place(&self) -> &str {
        self.header("location").unwrap_or_default()
    }

    /// The value of the first hidden field of a name.
    pub fn hidden(&self, name: &str) -> String {
        let mark = format!("name=\"{name}\" value=\"");
        let rest = self.body.split(&mark).nth(1).unwrap_or_else(|| panic!("no field {name} in {}", self.body));
        rest.split('"').next().unwrap().to_owned()
    }

    /// The page without the drawn keys of its forms, in which any four digits may stand by chance.
    pub fn said(&self) -> String {
        let is_key = |word: &str| word.len() >= 32 && word.bytes().all(|letter| letter.is_ascii_hexdigit());
        self.body.split('"').filter(|word| !is_key(word)).collect::<Vec<_>>().join("\"")
    }
}

/// A browser: its cookies, and what it sends with a form.
#[derive(Clone)]
pub struct Browser<'a> {
    pub office: &'a Office,
    pub cookies: Vec<(String, String)>,
}

impl Office {
    /// Empty but for a club and two players; with the users of every role where they are wanted.
    pub fn new(with_users: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("office.db").display());
        let office = Office { site: web::Site::new(&database, Some(ORIGIN)), database, moment: None, _folder: folder };
        office.run(&["init", "--name", "Próba Szövetség"]);
        office.run(&["club", "add", "Vasas", "--town", "Budapest"]);
        office.run(&["club", "add", "Honvéd", "--town", "Budapest"]);
        office.run(&["person", "add", "--family", "Kovács", "--given", "Péter", "--born", "1990"]);
        if with_users {
            for role in ROLES {
                office.user(role, &[role]);
            }
        }
        office
    }

    /// The desk of an office that is there already, on a day, with an officer and two arbiters.
    pub fn of(database: &str, day: &str) -> Self {
        let site = web::Site::new(database, Some(ORIGIN));
        let folder = tempfile::tempdir().unwrap();
        let mut office = Office { site, database: database.to_owned(), moment: None, _folder: folder };
        office.day_is(day);
        office.user("officer", &["officer"]);
        office.user("arbiter", &["arbiter"]);
        office.user("other", &["arbiter"]);
        office
    }

    /// From now on it is another day, at ten.
    pub fn day_is(&mut self, day: &str) {
        self.moment_is(&format!("{day}T10:00:00Z"));
    }

    /// From now on it is this moment, and the site begins anew.
    pub fn moment_is(&mut self, moment: &str) {
        let set = Some(moment.parse().expect("a moment"));
        self.site = web::Site::new(&self.database, Some(ORIGIN)).with_desk(&self.database, true, &[], set);
        self.moment = Some(moment.to_owned());
    }

    /// A command on its register that succeeds.
    pub fn run(&self, arguments: &[&str]) -> String {
        let mut all = [arguments, &["--database", &self.database]].concat();
        all.extend(self.moment.iter().flat_map(|moment| ["--moment", moment.as_str()]));
        let done = arpad(&all);
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    }

    /// A command that is refused; what it says.
    pub fn run_refused(&self, arguments: &[&str]) -> String {
        let done = arpad(&[arguments, &["--database", &self.database]].concat());
        assert!(!done.status.success(), "{arguments:?}");
        String::from_utf8(done.stderr).unwrap()
    }

    /// A user with roles and the password of all of them.
    pub fn user(&self, name: &str, roles: &[&str]) {
        let mut arguments = vec!["user", "add", name, "--shown", name];
        roles.iter().for_each(|role| arguments.extend(["--role", role]));
        if roles.contains(&"club") {
            arguments.extend(["--club", "Vasas"]);
        }
        if roles.contains(&"player") {
            arguments.extend(["--person", "1"]);
        }
        self.run(&arguments);
        let set = ["user", "password", name, "--database", &self.database];
        let done = arpad_with(&set, format!("{PASSWORD}\n").as_bytes());
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }

    /// A browser in nobody's hands.
    pub fn browser(&self) -> Browser<'_> {
        Browser { office: self, cookies: Vec::new() }
    }

    /// A browser somebody has come in with.
    pub fn come_in(&self, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        let answer = browser.log_in(name, PASSWORD);
        assert_eq!((answer.status, answer.place()), (303, "/en/desk"), "{}", answer.body);
        browser
    }

    /// Any request.
    pub fn ask(&self, method: &str, place: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut request = Request::builder().method(method).uri(place).header("host", "ratings.example");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_vec())).unwrap();
        let router: Router = web::router(self.site.clone());
        runtime().block_on(async {
            let (head, body) = router.oneshot(request).await.unwrap().into_parts();
            let header = |(name, value): (&axum::http::HeaderName, &axum::http::HeaderValue)| {
                (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
            };
            let headers = head.headers.iter().map(header).collect();
            let body = to_bytes(body, usize::MAX).await.unwrap();
            Answer { status: head.status.as_u16(), headers, body: String::from_utf8_lossy(&body).into_owned() }
        })
    }
}

impl Browser<'_> {
    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    fn keep(&mut self, answer: &Answer) {
        for (_, line) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, rest) = line.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            self.cookies.retain(|(one, _)| one != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }

    pub fn get(&mut self, place: &str) -> Answer {
        let answer = self.office.ask("GET", place, &[("cookie", &self.cookie())], b"");
        self.keep(&answer);
        answer
    }

    /// A form as the browser sends it from a page of the site.
    pub fn post(&mut self, place: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_from(place, fields, Some(ORIGIN))
    }

    /// The same from a page of this origin.
    pub fn post_from(&mut self, place: &str, fields: &[(&str, &str)], origin: Option<&str>) -> Answer {
        let cookie = self.cookie();
        let mut headers = vec![("cookie", cookie.as_str()), ("content-type", "application/x-www-form-urlencoded")];
        headers.extend(origin.map(|origin| ("origin", origin)));
        let answer = self.office.ask("POST", place, &headers, encoded(fields).as_bytes());
        self.keep(&answer);
        answer
    }

    /// The token of a page's forms.
    pub fn token(&mut self, place: &str) -> String {
        let page = self.get(place);
        assert_eq!(page.status, 200, "{place}: {}", page.body);
        page.hidden("token")
    }

    pub fn log_in(&mut self, name: &str, password: &str) -> Answer {
        let token = self.token("/en/desk/login");
        self.post("/en/desk/login", &[("token", &token), ("name", name), ("password", password)])
    }

    /// Sends files with the form of handing in.
    pub fn hand_in(&mut self, files: &[(&str, &[u8])]) -> Answer {
        let page = self.get("/en/desk/reports");
        assert_eq!(page.status, 200, "{}", page.body);
        let back = page.hidden("back");
        self.send("/en/desk/acts/submit", &page, &[("back", &back)], files)
    }

    /// Sends fields and files with a form that was shown.
    pub fn send(&mut self, place: &str, form: &Answer, fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Answer {
        let mut body = Vec::new();
        let (token, once) = (form.hidden("token"), form.hidden("once"));
        for (name, value) in [("token", token.as_str()), ("once", once.as_str())].iter().chain(fields) {
            body.extend(
                format!("--x-y-z\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").bytes(),
            );
        }
        for (name, bytes) in files {
            let head = format!("Content-Disposition: form-data; name=\"files\"; filename=\"{name}\"");
            body.extend(format!("--x-y-z\r\n{head}\r\nContent-Type: application/octet-stream\r\n\r\n").bytes());
            body.extend_from_slice(bytes);
            body.extend(b"\r\n");
        }
        body.extend(b"--x-y-z--\r\n");
        let cookie = self.cookie();
        let kind = "multipart/form-data; boundary=x-y-z";
        let headers = [("cookie", cookie.as_str()), ("origin", ORIGIN), ("content-type", kind)];
        self.office.ask("POST", place, &headers, &body)
    }

    /// Fills in the form of a deed and sends it.
    pub fn act(&mut self, deed: &str, fields: &[(&str, &str)]) -> Answer {
        let place = format!("/en/desk/acts/{deed}");
        // What it is about is chosen first.
        let page = self.get(&format!("{place}?{}", encoded(fields)));
        assert_eq!(page.status, 200, "{place}: {}", page.body);
        let (token, once) = (page.hidden("token"), page.hidden("once"));
        self.post(&place, &[&[("token", token.as_str()), ("once", once.as_str())], fields].concat())
    }
}

pub fn encoded(fields: &[(&str, &str)]) -> String {
    let one = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    fields.iter().map(|(name, value)| format!("{}={}", one(name), one(value))).collect::<Vec<_>>().join("&")
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| Runtime::new().unwrap())
}

/// A picture of 120 times 120 pixels.
pub fn png() -> Vec<u8> {
    arpad_trial::picture::png(120, 120, &[])
}
