//! docs/postgresql.md, done as it says: three roles, each of which can do its work and nothing else.

use crate::binary::arpad;
use crate::documents::document;
use crate::served::Served;
use postgres::{Client, NoTls};
use std::path::Path;
use std::process::Command;

/// Every command the document tells; a new one is run here, or stands in the script that plays it.
const COMMANDS: &[&str] = &[
    "arpad init --database postgres://arpad_owner@db.example/arpad",
    "arpad serve --no-desk --database postgres://arpad_site@db.example/arpad",
    "arpad serve --public-url https://desk.example …",
    "arpad verify",
    "arpad doctor",
    // crates/registry/tests/registry/tls.rs
    "arpad serve --database 'postgres://arpad_site@db.example/arpad?sslmode=verify-full&sslrootcert=/etc/arpad/authority.crt'",
    // scripts/standby
    "arpad serve --database 'postgres://arpad_officer@db1.example,db2.example/arpad?target_session_attrs=read-write'",
    "arpad serve --no-desk --database postgres://arpad_site@db2.example/arpad",
];

/// A database and three roles, named as nobody else's, on the server of the tests.
struct Office {
    server: String,
    name: String,
}

impl Office {
    /// The words of the document, said of this database and these roles.
    fn ours(&self, text: &str) -> String {
        let text = text.replace("DATABASE arpad", &format!("DATABASE {}", self.name));
        ["owner", "officer", "site"]
            .iter()
            .fold(text, |text, role| text.replace(&format!("arpad_{role}"), &self.role(role)))
    }

    fn role(&self, role: &str) -> String {
        format!("{}_{role}", self.name)
    }

    fn address(&self, role: &str) -> String {
        let (head, rest) = self.server.split_once("://").expect("a scheme");
        let host = rest.rsplit('@').next().and_then(|host| host.split('/').next()).expect("a host");
        format!("{head}://{role}@{host}/{}", self.name)
    }

    /// Statement by statement, as psql does; a database is made by itself.
    fn run(&self, address: &str, sql: &str) {
        let mut client = Client::connect(address, NoTls).unwrap_or_else(|error| panic!("{address}: {error:?}"));
        for statement in self.ours(sql).split_inclusive(";\n") {
            client.batch_execute(statement).unwrap_or_else(|error| panic!("{statement}: {error:?}"));
        }
    }

    /// The code of the server's refusal.
    fn refused(&self, role: &str, sql: &str) -> String {
        let mut client = Client::connect(&self.address(&self.role(role)), NoTls).expect("a connection");
        let error = client.batch_execute(sql).expect_err(sql);
        error.code().map_or_else(String::new, |code| code.code().to_owned())
    }

    /// A command as one of the roles: how it ended and what it said.
    fn says(&self, role: &str, arguments: &[&str]) -> (Option<i32>, String) {
        let address = self.address(&self.role(role));
        let done = arpad(&[arguments, &["--database", &address]].concat());
        (
            done.status.code(),
            [done.stdout, done.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat(),
        )
    }
}

impl Drop for Office {
    fn drop(&mut self) {
        let Ok(mut client) = Client::connect(&self.server, NoTls) else { return };
        let _ = client.batch_execute(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
        for role in ["owner", "officer", "site"] {
            let _ = client.batch_execute(&format!("DROP ROLE IF EXISTS {}", self.role(role)));
        }
    }
}

#[test]
fn three_roles_can_do_their_work_and_nothing_else() {
    // Asks whether there is a server, and lends a name that nobody else has.
    let Some(trial) = arpad_trial::postgres() else { return };
    let name = trial.address().rsplit('/').next().expect("a name").replace("arpad_trial", "arpad_roles");
    let office = Office { server: std::env::var("ARPAD_TEST_POSTGRES").expect("a server"), name };
    let text = document("docs/postgresql.md");
    let part = text.split("## ").find(|part| part.starts_with("Three roles")).expect("the roles");
    let blocks: Vec<&str> = part.split("```sql\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [server, database, owners, secrets] = blocks[..] else { panic!("{} blocks", blocks.len()) };
    let administrator = office.server.rsplit_once('@').map_or("", |(head, _)| head).rsplit('/').next().expect("a user");
    let as_administrator = office.address(administrator);

    office.run(&office.server, server);
    office.run(&as_administrator, database);
    let founded = office.says("owner", &["init", "--name", "Hármas Szövetség", "--country", "HUN", "--by", "admin"]);
    assert_eq!(founded.0, Some(0), "{}", founded.1);
    for role in ["officer", "site"] {
        let (code, said) = office.says(role, &["verify"]);
        assert!(code == Some(2) && said.contains("you have no right"), "before it is granted, {role}: {said}");
    }
    office.run(&office.address(&office.role("owner")), owners);
    office.run(&office.address(&office.role("owner")), secrets);

    // The officer works; what stands in the ledger stays as it is.
    let (code, said) = office.says("officer", &["club", "add", "Egri SE", "--by", "iroda"]);
    assert_eq!(code, Some(0), "{said}");
    const DENIED: &str = "42501";
    for sql in [
        "UPDATE ledger SET why = 'x'",
        "DELETE FROM ledger",
        "UPDATE blob SET length = 0",
        "DELETE FROM blob_part",
        "DELETE FROM refinery_schema_history",
        "DROP TABLE club",
        "CREATE TABLE own (id BIGINT)",
    ] {
        assert_eq!(office.refused("officer", sql), DENIED, "{sql}");
    }
    // The site reads.
    let (code, said) = office.says("site", &["club", "add", "Vasas", "--by", "iroda"]);
    assert_eq!(code, Some(2), "{said}");
    for sql in [
        "INSERT INTO club SELECT * FROM club",
        "INSERT INTO ledger SELECT * FROM ledger",
        "UPDATE person SET family = 'x'",
        "DELETE FROM letter",
        "SELECT * FROM secret_password",
        "SELECT * FROM secret_session",
        "SELECT * FROM message",
    ] {
        assert_eq!(office.refused("site", sql), DENIED, "{sql}");
    }
    // Each of them finds the register as it is, its indexes too, and nobody with more rights than the document gives.
    for role in ["owner", "officer", "site"] {
        let (code, said) = office.says(role, &["verify"]);
        assert!(code == Some(0) && !said.contains("were not looked into"), "{role}: {said}");
        assert!(!said.contains("beyond the roles"), "{role}: {said}");
        let (_, said) = office.says(role, &["doctor"]);
        assert!(said.contains("Nobody may do more than the roles of docs/postgresql.md."), "{role}: {said}");
    }
    let site = Served::start(Path::new("/tmp"), &office.address(&office.role("site")), &["--no-desk"]);
    let status = |options: &[&str], path: &str| {
        let origin = format!("Origin: http://{}", site.base);
        site.status(
            &[options, &["--header", &origin]].concat(),
            &format!("http://{}{path}", site.base),
            Path::new("/tmp"),
        )
    };
    for (path, due) in [("/en/lists", "200"), ("/hu/clubs", "200"), ("/api/v1/lists", "200"), ("/en/desk", "404")] {
        assert_eq!(status(&[], path), due, "{path}");
    }
    let letter = ["--data", "page=/hu/clubs&name=&contact=&text=Nem+Eger.&website="];
    assert_eq!(status(&letter, "/hu/report"), "303", "whoever writes is heard");
    let (_, letters) = office.says("officer", &["inbox"]);
    assert!(letters.contains("/hu/clubs"), "{letters}");
    // The desk writes, and so it runs as the officer.
    let (code, said) = office.says("officer", &["user", "add", "kiss.anna", "--role", "admin", "--by", "iroda"]);
    assert_eq!(code, Some(0), "{said}");
    let desk = Served::start(Path::new("/tmp"), &office.address(&office.role("officer")), &[]);
    assert_eq!(desk.status(&[], &format!("http://{}/en/desk/login", desk.base), Path::new("/tmp")), "200");
    drop((site, desk));

    // What is granted beyond the document is named by whoever looks.
    let (owner, officer, public) = (office.role("owner"), office.role("officer"), office.role("site"));
    office.run(
        &office.address(&owner),
        "GRANT UPDATE ON ledger TO arpad_officer;\nGRANT SELECT ON secret_password, club TO arpad_site;\n\
         GRANT SELECT ON person TO PUBLIC;\nGRANT TRUNCATE ON club TO arpad_officer WITH GRANT OPTION;\n\
         GRANT UPDATE (family) ON person TO arpad_site;\nGRANT CREATE ON SCHEMA public TO arpad_officer;\n",
    );
    office.run(
        &as_administrator,
        "ALTER TABLE paper OWNER TO arpad_officer;\nGRANT arpad_owner TO arpad_site;\nCREATE PUBLICATION leak FOR TABLE person;\n",
    );
    let beyond = [
        "TABLE paper OWNER OFFICER",
        "TRUNCATE ON club TO OFFICER WITH GRANT OPTION",
        "UPDATE ON ledger TO OFFICER",
        "SELECT ON person TO PUBLIC",
        "SELECT ON secret_password TO SITE",
        "UPDATE (family) ON person TO SITE",
        "CREATE ON SCHEMA public TO OFFICER",
        "MEMBER OF OWNER: SITE",
        "PUBLICATION leak",
    ];
    let named = |one: &str| {
        one.replace("OFFICER", &officer)
            .replace("SITE", &public)
            .replace("MEMBER OF OWNER", &format!("MEMBER OF {owner}"))
    };
    for role in ["officer", "site"] {
        let (_, said) = office.says(role, &["verify"]);
        let told =
            said.lines().find(|line| line.contains("beyond the roles")).unwrap_or_else(|| panic!("{role}: {said}"));
        for one in beyond {
            assert!(told.contains(&named(one)), "{role}: {}: {told}", named(one));
        }
        assert!(!told.contains(&format!("SELECT ON club TO {public}")), "a site may read what is no secret: {told}");
        let (code, said) = office.says(role, &["doctor"]);
        assert!(code == Some(1) && said.contains("The server grants more than the roles"), "{role}: {said}");
    }
    // A slip in the address: what the server has not, and whom it does not know.
    let (code, said) = office.says("nobody", &["verify"]);
    assert!(code == Some(2) && said.contains("does not let this user in"), "{said}");
    let elsewhere = format!("{}_gone", office.address(&officer));
    let asked = arpad(&["verify", "--database", &elsewhere]);
    let said = String::from_utf8_lossy(&asked.stderr);
    assert!(asked.status.code() == Some(2) && said.contains("has no database of this name"), "{said}");
}

#[test]
fn every_command_of_the_document_is_known() {
    let text = document("docs/postgresql.md");
    let spans = text.split('`').skip(1).step_by(2).map(str::trim);
    let lines = text.lines().map(str::trim);
    let mut told: Vec<&str> = spans.chain(lines).filter(|one| one.starts_with("arpad ")).collect();
    told.sort_unstable();
    told.dedup();
    let mut due = COMMANDS.to_vec();
    due.sort_unstable();
    assert_eq!(told, due);
    for (command, help) in [("serve", &["--public-url", "--no-desk", "--metrics", "--trusted-proxy"][..])] {
        let said = String::from_utf8(arpad(&[command, "--help"]).stdout).expect("UTF-8");
        for option in help {
            assert!(said.contains(option), "{command} {option}");
        }
    }
}

/// What the document gives to haproxy is what haproxy reads.
#[test]
fn the_proxy_is_one() {
    let text = document("docs/postgresql.md");
    let shown = text.split("```\n").find(|block| block.starts_with("frontend ")).expect("a proxy");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("haproxy.cfg");
    let shown = shown.replace(" ssl crt /etc/haproxy/ratings.pem", "");
    let defaults = "defaults\n    mode http\n    timeout connect 2s\n    timeout client 30s\n    timeout server 30s\n";
    std::fs::write(&file, format!("{defaults}{shown}")).expect("written");
    let Ok(asked) = Command::new("haproxy").args(["-c", "-f"]).arg(&file).output() else {
        assert!(std::env::var("CI").is_err(), "haproxy is missing");
        return println!("SKIPPED: the proxy of docs/postgresql.md, for want of haproxy");
    };
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
}
