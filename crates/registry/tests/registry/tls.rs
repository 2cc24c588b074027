//! A server over TLS: how far its certificate is trusted is said in the address.

use arpad_registry::{Error, ReadOnly, Registry};
use std::process::Command;

/// The authority that signed the server's certificate.
const ROOT: &str = "ARPAD_TEST_POSTGRES_ROOT";

#[test]
fn a_server_with_a_certificate() {
    if arpad_trial::postgres().is_none() {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/private-postgres");
    let told = Command::new(script)
        .arg("--tls")
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "tls::beside_a_server_with_a_certificate", "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&told.stdout).into_owned() + &String::from_utf8_lossy(&told.stderr);
    assert!(told.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
fn a_server_without_a_certificate() {
    // The private server has none.
    let Some(trial) = arpad_trial::postgres().filter(|trial| trial.address().starts_with("postgres://arpad@")) else {
        return;
    };
    drop(Registry::create(trial.address()).unwrap());
    for (mode, opens) in [("disable", true), ("prefer", true), ("require", false), ("verify-full", false)] {
        let opened = ReadOnly::open(&format!("{}?sslmode={mode}", trial.address()));
        assert_eq!(opened.is_ok(), opens, "{mode}");
    }
}

#[test]
#[ignore = "started by the first test, beside a server of its own"]
fn beside_a_server_with_a_certificate() {
    let root = std::env::var(ROOT).expect("the script says whom to trust");
    let stranger = std::env::temp_dir().join(format!("arpad-stranger-{}.crt", std::process::id()));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=x"])
        .args(["-keyout", "/dev/null", "-out"])
        .arg(&stranger)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let trial = arpad_trial::postgres().unwrap();
    drop(Registry::create(trial.address()).unwrap());

    // The certificate is for `localhost`, and for no address.
    let (number, name) = (trial.address().to_owned(), trial.address().replacen("127.0.0.1", "localhost", 1));
    let trusted = format!("&sslrootcert={root}");
    let other = format!("&sslrootcert={}", stranger.display());
    let open = |address: &str, mode: &str, root: &str| {
        let registry = ReadOnly::open(&format!("{address}?application_name={mode}&sslmode={mode}{root}"));
        let sql =
            format!("SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = '{mode}'");
        registry.map(|_registry| trial.scalar(&sql)).map_err(|error| error.to_string())
    };
    let open_encrypted = Ok("t".to_owned());
    assert_eq!(open(&number, "disable", ""), Ok("f".to_owned()));
    assert_eq!(open(&number, "prefer", ""), open_encrypted);
    assert_eq!(open(&number, "require", ""), open_encrypted);
    assert_eq!(open(&number, "require", &trusted), open_encrypted);
    assert_eq!(open(&number, "verify-ca", &trusted), open_encrypted);
    assert_eq!(open(&name, "verify-full", &trusted), open_encrypted);

    for (address, mode, root, why) in [
        (&number, "verify-full", &trusted, "not valid for name"),
        (&number, "require", &other, "UnknownIssuer"),
        (&number, "verify-ca", &other, "UnknownIssuer"),
        (&name, "verify-full", &other, "UnknownIssuer"),
        // The system trusts others.
        (&name, "verify-full", &String::new(), "UnknownIssuer"),
    ] {
        let refused = open(address, mode, root).expect_err(mode);
        assert!(refused.contains(why), "{mode}{root}: {refused}");
    }
    let missing = ReadOnly::open(&format!("{number}?sslmode=verify-ca&sslrootcert=/none.crt")).err();
    assert!(matches!(missing, Some(Error::Certificate(_))), "{missing:?}");
    std::fs::remove_file(stranger).unwrap();
}
