//! `arpad doctor` in every state it has to name: each with the code of what it finds, and with 1 where something must be mended.

use crate::month::{APRIL, CLOSING, Office, published};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

/// What is told about one thing, by its code: its state.
fn state(office: &Office, day: &str, more: &[&str], code: &str) -> (Option<i32>, Option<String>) {
    let mut arguments = vec!["doctor", "--json"];
    arguments.extend(more);
    let said = office.on(day, &arguments);
    let told: serde_json::Value =
        serde_json::from_str(&said.out).unwrap_or_else(|_| panic!("{}{}", said.out, said.err));
    let found = told["found"].as_array().expect("what was found").iter().find(|one| one["code"] == code);
    (said.code, found.map(|one| one["state"].as_str().expect("a state").to_owned()))
}

fn is(state: &str) -> Option<String> {
    Some(state.to_owned())
}

#[test]
fn a_server_in_order_has_nothing_to_mend() {
    let office = published("en");
    for code in ["register", "clock", "list", "own", "written", "mail-none", "editions"] {
        assert_eq!(state(&office, APRIL, &[], code), (Some(0), is("sound")), "{code}");
    }
    let said = office.done(APRIL, &["doctor"]);
    assert!(!said.contains("mend this") && !said.contains("look here"), "{said}");
}

#[test]
fn no_register_a_clock_behind_and_no_edition_must_be_mended() {
    let office = published("en");
    assert_eq!(state(&office, APRIL, &["--database", "sqlite:none.db"], "register-closed"), (Some(1), is("mend")));
    assert_eq!(state(&office, "2024-03-01", &[], "clock-behind"), (Some(1), is("mend")));
    assert_eq!(state(&office, "1990-01-01", &[], "no-edition"), (Some(1), is("mend")));
    assert_eq!(state(&office, "2024-09-01", &[], "list-old"), (Some(0), is("look")));
    office.put("text.db", "no register at all, but long enough to have been taken for one by somebody in a hurry");
    let said = office.on(APRIL, &["doctor", "--database", "sqlite:text.db"]);
    assert!(said.out.contains("this file is no register"), "{}", said.out);
}

/// A page in the middle of the file is junk: that is what is told first, and everything else all the same.
#[test]
fn a_damaged_register_must_be_mended_and_the_rest_is_told() {
    let office = published("en");
    let file = office.path("arpad.db");
    let register = rusqlite::Connection::open(&file).expect("the register");
    let size = register.query_row("PRAGMA page_size", [], |row| row.get::<_, i64>(0)).expect("a number") as usize;
    let mut asked = register.prepare("SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'message'").expect("asked");
    let pages: Result<Vec<i64>, _> = asked.query_map([], |row| row.get(0)).expect("asked").collect();
    drop(asked);
    drop(register);
    let mut bytes = std::fs::read(&file).expect("bytes");
    for page in pages.expect("the pages of messages") {
        let page = page as usize;
        bytes[(page - 1) * size..page * size].fill(0xA5);
    }
    std::fs::write(&file, bytes).expect("written");
    let said = office.on(APRIL, &["doctor"]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{}", said.out);
    assert!(said.out.starts_with("mend this  The register does not answer: the register is damaged"), "{}", said.out);
    for code in ["register", "clock", "list", "own", "written", "editions"] {
        assert_eq!(state(&office, APRIL, &[], code), (Some(1), is("sound")), "{code}");
    }
}

#[cfg(unix)]
#[test]
fn a_register_for_everybody_to_read_and_one_for_nobody_to_write_must_be_mended() {
    use std::os::unix::fs::PermissionsExt;
    let office = published("en");
    let file = office.path("arpad.db");
    let set = |mode| std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).expect("permissions");
    set(0o644);
    assert_eq!(state(&office, APRIL, &[], "wide"), (Some(1), is("mend")));
    set(0o400);
    // The administrator of the machine may write whatever the permissions say.
    if std::fs::OpenOptions::new().write(true).open(&file).is_err() {
        assert_eq!(state(&office, APRIL, &[], "file-read-only"), (Some(1), is("mend")));
        let said = office.on(APRIL, &["club", "add", "Egri SE"]);
        assert!(said.err.contains("the register can only be read here"), "{}", said.err);
    }
}

#[test]
fn a_key_that_cannot_be_used_must_be_mended_and_a_list_without_a_signature_be_looked_at() {
    let office = published("en");
    let with = |key: &'static str| ["--signing-key", key];
    assert_eq!(state(&office, APRIL, &with("none.key"), "key-closed"), (Some(1), is("mend")));
    // Who signs nothing is not told to.
    assert_eq!(state(&office, APRIL, &[], "unsigned"), (Some(0), None));
    let other = published("en");
    other.done(CLOSING, &["sign", "--key", "federation.key", "--new"]);
    office.put("federation.key", other.get("federation.key"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::Permissions::from_mode(0o600);
        std::fs::set_permissions(office.path("federation.key"), mode).expect("permissions");
    }
    assert_eq!(state(&office, APRIL, &with("federation.key"), "unsigned"), (Some(0), is("look")));
    assert_eq!(state(&other, APRIL, &with("federation.key"), "key"), (Some(0), is("sound")));
}

/// A server that greets; what it was told.
fn greeting() -> (u16, std::thread::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let heard = std::thread::spawn(move || {
        let (mut line, _) = listener.accept().expect("somebody calls");
        line.write_all(b"220 mail.example.org\r\n").expect("a greeting");
        let mut heard = Vec::new();
        for words in BufReader::new(line.try_clone().expect("both ways")).lines().map_while(Result::ok) {
            let answer: &[u8] = if words == "QUIT" { b"221 bye\r\n" } else { b"250 mail.example.org\r\n" };
            let is_over = words == "QUIT";
            heard.push(words);
            let _ = line.write_all(answer);
            if is_over {
                break;
            }
        }
        heard
    });
    (port, heard)
}

#[test]
fn a_mail_server_is_greeted_and_nothing_is_sent() {
    let office = published("en");
    let (port, heard) = greeting();
    let address = format!("smtp://127.0.0.1:{port}");
    let with = ["--smtp", address.as_str(), "--mail-from", "iroda@example.org"];
    assert_eq!(state(&office, APRIL, &with, "mail"), (Some(0), is("sound")));
    assert_eq!(heard.join().expect("it ended"), ["EHLO example.org", "QUIT"]);
    // It is gone now.
    assert_eq!(state(&office, APRIL, &with, "mail-down"), (Some(1), is("mend")));
}

#[test]
fn mail_that_waits_for_a_server_is_told() {
    let office = published("en");
    office.done(APRIL, &["user", "add", "kiss.anna", "--role", "officer"]);
    office.done(APRIL, &["user", "mail", "kiss.anna", "anna@example.org"]);
    office.done(APRIL, &["user", "invite", "kiss.anna", "--mail"]);
    assert_eq!(state(&office, APRIL, &[], "mail-waits"), (Some(0), is("look")));
    let said = office.done(APRIL, &["doctor"]);
    assert!(said.contains("No mail server is named (ARPAD_SMTP), and a message waits."), "{said}");
}

#[test]
fn a_list_that_does_not_fit_on_the_disk_names_its_file() {
    let office = published("en");
    let said = office.on(APRIL, &["list", "2024-04", "--format", "csv", "--output", "/dev/full"]);
    assert_eq!(said.code, Some(2), "{}", said.out);
    assert!(said.err.contains("arpad: /dev/full: "), "{}", said.err);
}
