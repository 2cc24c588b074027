//! `arpad doctor` in every state it has to name: each with the code of what it finds, and with 1 where something must be mended.

use crate::month::{APRIL, CLOSING, Office, published};
use crate::served::Served;
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
    assert_eq!(state(&office, APRIL, &[], "clock-set-back"), (Some(0), None));
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

/// Two entries of March after those of April: who set the clock back is found out by anybody, and the register is sound.
#[test]
fn entries_of_an_earlier_moment_than_the_one_before_are_named() {
    let office = published("en");
    office.done(APRIL, &["club", "add", "Egri SE"]);
    let head = entries(&office);
    office.done("2024-03-01", &["club", "add", "Vasas"]);
    office.done("2024-03-02", &["club", "add", "Honvéd"]);
    office.done(APRIL, &["club", "add", "Csepel"]);
    office.done("2024-03-03", &["club", "add", "Elektromos"]);
    assert_eq!(state(&office, APRIL, &[], "clock-set-back"), (Some(0), is("look")));
    let named = format!("before them: 2, the newest {}, {}.", head + 1, head + 4);
    for command in ["doctor", "verify"] {
        let said = office.done(APRIL, &[command]);
        assert!(said.contains(&named), "{command}: {said}");
    }
    let verified: serde_json::Value = serde_json::from_str(&office.done(APRIL, &["verify", "--json"])).expect("JSON");
    assert_eq!(verified["set_back"], serde_json::json!({"count": 2, "newest": [head + 1, head + 4]}));
    assert_eq!(verified["verified"], true);
}

/// The newest entry.
fn entries(office: &Office) -> i64 {
    let verified: serde_json::Value = serde_json::from_str(&office.done(APRIL, &["verify", "--json"])).expect("JSON");
    verified["entries"].as_i64().expect("a number")
}

/// The machine's own clock is behind an entry of the year 2999: nothing is entered by it until its moment is stated once.
#[test]
fn a_clock_that_is_behind_the_ledger_enters_nothing() {
    let office = published("en");
    office.done("2999-04-01", &["club", "add", "Egri SE"]);
    let refused = office.by_its_clock(&["club", "add", "Vasas"]);
    assert_eq!(refused.code, Some(1), "{}", refused.err);
    assert!(refused.err.contains("but the newest entry of the ledger is of 2999-04-01T"), "{}", refused.err);
    assert!(refused.err.contains("--moment 20"), "{}", refused.err);
    let clubs = office.done(APRIL, &["club", "list"]);
    assert!(clubs.contains("Egri SE") && !clubs.contains("Vasas"), "{clubs}");
    let moment = refused.err.rsplit_once("--moment ").expect("the way out").1.trim().to_owned();
    office.by_its_clock(&["club", "add", "Vasas", "--moment", &moment]);
    let done = office.by_its_clock(&["club", "add", "Honvéd"]);
    assert_eq!(done.code, Some(0), "{}", done.err);
}

#[test]
fn a_folder_in_which_no_file_can_be_made_must_be_mended() {
    let office = published("en");
    assert!(matches!(state(&office, APRIL, &[], "scratch-closed"), (Some(0), None)));
    let said = office.with(("TMPDIR", "/no/such/folder"), APRIL, &["doctor"]);
    assert_eq!(said.code, Some(1), "{}", said.out);
    assert!(
        said.out.contains("No file can be made in the folder for files on their way (/no/such/folder)"),
        "{}",
        said.out
    );
}

/// Commands that read or write by way of it name the folder, and not the register or a file that is there.
#[test]
fn a_folder_in_which_no_file_can_be_made_is_named_by_what_needs_it() {
    let office = published("en");
    office.done(APRIL, &["backup", "friday.db"]);
    office.put("players.txt", "");
    for command in [
        &["restore", "friday.db", "--database", "sqlite:new.db"][..],
        &["export", "public", "--sqlite", "public.sqlite"],
        &["import", "players", "players.txt", "--date", "2024-04-01"],
    ] {
        let said = office.with(("TMPDIR", "/no/such/folder"), APRIL, command);
        let told = "The folder for files on their way (/no/such/folder) cannot be used: there is no such file. Make room there, or set TMPDIR.";
        assert_eq!((said.code, said.err.trim_end()), (Some(2), format!("arpad: {told}").as_str()), "{command:?}");
    }
    assert!(!office.path("new.db").exists() && !office.path("public.sqlite").exists());
}

/// A list is made where no temporary file can be: the workbook too. What needs one is told to be asked for again.
#[test]
fn a_site_without_a_folder_for_files_on_their_way_says_so_and_serves_the_rest() {
    let office = published("en");
    let site = Served::start_with(office.folder(), "sqlite:arpad.db", &[], &[("TMPDIR", "/no/such/folder")]);
    let status = |path: &str| site.status(&[], &format!("http://{}{path}", site.base), office.folder());
    for (path, due) in [
        ("/en/lists", "200"),
        ("/en/lists/2024-04.xlsx?series=standard", "200"),
        ("/en/lists/2024-04.csv?series=standard", "200"),
        ("/api/v1/public.sqlite", "503"),
        ("/en/lists", "200"),
    ] {
        assert_eq!(status(path), due, "{path}");
    }
}

/// Half a gigabyte of address space (`ulimit -v 524288`): everyday commands, and a site that is asked forty things at once, twice.
/// With an arena for every thread the same took 1.1 GB.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn half_a_gigabyte_of_address_space_is_enough() {
    const KILOBYTES: usize = 512 << 10;
    let office = published("en");
    for command in [
        "list latest",
        "list 2024-04 --format xlsx -o april.xlsx",
        "doctor",
        "verify",
        "player 1",
        "backup friday.db",
        "restore friday.db --database sqlite:restored.db",
        "export public --sqlite public.sqlite",
        "club list",
    ] {
        let line = format!("ulimit -v {KILOBYTES}; exec \"$0\" {command}");
        let ended = std::process::Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_arpad")])
            .current_dir(office.folder())
            .env("ARPAD_MOMENT", format!("{APRIL}T10:00:00Z"))
            .output()
            .expect("a shell");
        assert!(ended.status.success(), "{command}: {}", String::from_utf8_lossy(&ended.stderr));
    }
    let site = Served::confined(office.folder(), "sqlite:arpad.db", KILOBYTES);
    for path in
        ["/en/lists", "/api/v1/public.sqlite", "/en/lists/2024-04.xlsx?series=standard", "/en/live", "/en/players/1"]
    {
        let asked = || site.status(&[], &format!("http://{}{path}", site.base), office.folder());
        let told: Vec<String> = std::thread::scope(|scope| {
            let all: Vec<_> = (0..40).map(|_| scope.spawn(asked)).collect();
            all.into_iter().map(|one| one.join().expect("curl")).collect()
        });
        assert!(told.iter().any(|status| status == "200"), "{path}: {told:?}");
        assert!(told.iter().all(|status| ["200", "503"].contains(&status.as_str())), "{path}: {told:?}");
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", site.process())).expect("it lives");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmPeak:")).expect("its address space");
    let peak: usize = peak.trim().trim_end_matches(" kB").parse().expect("a number");
    assert!(peak < KILOBYTES, "{peak} KB");
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
