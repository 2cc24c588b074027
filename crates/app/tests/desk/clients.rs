//! The clients under `examples`, as somebody runs them against a real server; and the server with TLS of its own.

use crate::binary::arpad;
use crate::month::{SIX, report};
use crate::office::Office;
use crate::peers::Server;
use crate::programs::token;
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output};

/// Runs an example; nothing where the machine lacks what it is written in, unless it has to be there.
fn example(server: &Server, token: &str, program: &[&str], arguments: &[&str]) -> Option<Output> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(program[program.len() - 1]);
    let mut command = Command::new(program[0]);
    let ran = command.arg(&file).args(arguments).env("ARPAD_URL", &server.address).env("ARPAD_TOKEN", token).output();
    match ran {
        Ok(output) => Some(output),
        Err(error) if std::env::var("CI").is_ok_and(|ci| ci == "true") => panic!("{program:?}: {error}"),
        Err(error) => {
            println!("SKIPPED: {program:?}: {error}");
            None
        }
    }
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn the_clients_hand_in_a_report_and_turn_it_away() {
    let office = Office::new(true);
    let token = token(&office, "officer", &["submit", "reject", "read"]);
    let server = Server::start(&office.database, &[]);
    let folder = tempfile::tempdir().unwrap();
    for (number, program) in [(1, &["python3", "client.py"]), (2, &["sh", "client.sh"])] {
        let file = folder.path().join(format!("verseny {number}.trf"));
        std::fs::write(&file, report(&format!("Verseny {number}"), 4, &SIX)).unwrap();
        let Some(sent) = example(&server, &token, program, &["submit", file.to_str().unwrap()]) else { continue };
        let told: Value = serde_json::from_slice(&sent.stdout).unwrap_or_else(|_| panic!("{}", said(&sent)));
        assert_eq!(
            (sent.status.success(), &told["act"], told["proposed"].as_bool()),
            (true, &Value::from("submit"), Some(false))
        );
        let submissions = office.run(&["submissions"]);
        assert!(submissions.contains(&format!("verseny {number}.trf")), "{submissions}");
        let listed: Value = serde_json::from_str(&office.run(&["submissions", "--json"])).unwrap();
        let id = listed["submissions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["submission"].as_i64().unwrap())
            .max()
            .unwrap();
        let fields: Vec<String> = match program[0] {
            "python3" => vec![format!("submission={id}"), "because=hiányos".to_owned()],
            _ => vec![format!("{{\"submission\": {id}, \"because\": \"hiányos\"}}")],
        };
        let fields: Vec<&str> = ["act", "reject"].into_iter().chain(fields.iter().map(String::as_str)).collect();
        let done = example(&server, &token, program, &fields).unwrap();
        assert!(done.status.success(), "{}", said(&done));
        // A refusal is told in the office's words, and the client says that it failed.
        let again = example(&server, &token, program, &fields).unwrap();
        assert!(!again.status.success() && said(&again).contains("422"), "{}", said(&again));
        let denied = example(&server, &token, program, &["act", "close", "{}"]).unwrap();
        assert!(!denied.status.success() && said(&denied).contains("403"), "{}", said(&denied));
        assert!(!said(&denied).contains(&token) && !server.log.lock().unwrap().contains(&token));
    }
}

/// A list is read without a token: the first of the small invented federation.
#[test]
fn the_client_reads_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("small.db").display());
    let made = arpad(&["demo", "--small", "--no-serve", "--database", &database]);
    assert!(made.status.success(), "{}", said(&made));
    let server = Server::start(&database, &[]);
    let Some(read) = example(&server, "", &["python3", "client.py"], &["list", "standard"]) else { return };
    let told = said(&read);
    assert_eq!((told.lines().next(), told.lines().count()), (Some("1 Kovačević Csaba 2383"), 10), "{told}");
}

#[test]
fn the_site_speaks_tls_itself() {
    let office = Office::new(true);
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-subj",
            "/CN=localhost",
        ])
        .args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", said(&made));
    let files = ["--tls-cert", certificate.to_str().unwrap(), "--tls-key", key.to_str().unwrap()];
    let server = Server::start(&office.database, &files);
    assert!(server.address.starts_with("https://127.0.0.1:"), "{}", server.address);
    let port = server.address.rsplit(':').next().unwrap().to_owned();
    let curl = |place: &str, options: &[&str]| {
        let url = format!("https://localhost:{port}{place}");
        let asked = Command::new("curl")
            .args(["--silent", "--include", "--cacert"])
            .arg(&certificate)
            .args(options)
            .arg(url)
            .output();
        String::from_utf8_lossy(&asked.expect("curl").stdout).into_owned()
    };
    // The desk is open, its cookies are secure, and a form must come from this very origin.
    let page = curl("/en/desk/login", &[]);
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("__Host-arpad-door="), "{page}");
    assert!(page.contains("; Secure"), "{page}");
    // Who came by TLS once comes by it for half a year, 180 days, wherever he looks.
    for place in ["/en/desk/login", "/en", "/api/v1/lists"] {
        let page = curl(place, &[]).to_lowercase();
        assert!(page.contains("strict-transport-security: max-age=15552000\r\n"), "{place}: {page}");
    }
    let other = curl("/en/desk/login", &["--data", "name=x", "--header", "Origin: https://evil.example"]);
    assert!(other.starts_with("HTTP/1.1 403"), "{other}");
    // Who speaks plainly is told nothing, and who never speaks holds up nobody.
    let silent: Vec<TcpStream> = (0..5).map(|_| TcpStream::connect(format!("127.0.0.1:{port}")).unwrap()).collect();
    let mut plain = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    plain.write_all(b"GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut told = Vec::new();
    let _ = plain.read_to_end(&mut told);
    assert!(!told.starts_with(b"HTTP"), "{}", String::from_utf8_lossy(&told));
    assert!(curl("/en", &[]).starts_with("HTTP/1.1 200"));
    let old = curl("/en", &["--tls-max", "1.1"]);
    assert!(old.is_empty(), "TLS before 1.2 is not spoken: {old}");
    drop(silent);
    // A key that is not the certificate's is told at the start.
    let wrong = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &office.database, "--tls-cert"])
        .arg(&certificate)
        .arg("--tls-key")
        .arg(&certificate)
        .output()
        .unwrap();
    assert!(!wrong.status.success() && said(&wrong).contains("cert.pem"), "{}", said(&wrong));
}
