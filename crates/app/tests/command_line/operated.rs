//! Short forms of what an operator can try for longer: faults, a standby that takes over, a service that is locked up.

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Runs a script of ours with the built program; nothing where this machine cannot, unless `CI=true`.
fn script(name: &str, arguments: &[&str]) -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ran = Command::new("python3")
        .arg(root.join("scripts").join(name))
        .args(arguments)
        .env("ARPAD_PROGRAM", env!("CARGO_BIN_EXE_arpad"))
        .current_dir(&root)
        .output();
    let is_needed = std::env::var("CI").is_ok_and(|ci| ci == "true");
    let Ok(ran) = ran else {
        assert!(!is_needed, "python3 is missing");
        println!("SKIPPED: scripts/{name}, for want of python3");
        return None;
    };
    let told = String::from_utf8_lossy(&ran.stdout).into_owned();
    println!("{told}");
    assert!(ran.status.success(), "scripts/{name}: {told}{}", String::from_utf8_lossy(&ran.stderr));
    Some(told)
}

#[test]
fn faults_are_survived() {
    let Some(told) = script("torture", &["--kills", "8"]) else { return };
    let last = told.lines().last().unwrap_or_default();
    let counts: Vec<u32> = last.split(|one: char| !one.is_ascii_digit()).filter_map(|one| one.parse().ok()).collect();
    assert!(counts.len() >= 2 && counts[0] >= 10 && counts[0] == counts[1], "{last}");
    assert!(
        told.contains("killed, sqlite:") && told.contains("file removed while serving: 1 injected, 1 survived"),
        "{told}"
    );
}

#[test]
fn a_steady_load_is_answered_without_an_error() {
    let Some(told) = script("load", &["--small", "--seconds", "8", "--rate", "10"]) else { return };
    let last = told.lines().last().unwrap_or_default();
    assert!(last.contains(" 0 errors") && told.contains("closed and published"), "{told}");
    for kind in ["page", "API", "file looked at", "file handed in"] {
        assert!(told.lines().any(|line| line.starts_with(kind)), "{kind}: {told}");
    }
}

#[test]
fn a_standby_takes_over_and_no_acknowledged_act_is_lost() {
    let Some(told) = script("standby", &[]) else { return };
    assert!(
        told.contains("SKIPPED")
            || [
                "holds   an officer who logged in once is known at both desks",
                "under one key is done once",
                ", 0 lost",
                "done in "
            ]
            .iter()
            .all(|said| told.contains(said)),
        "{told}"
    );
}

/// The unit is as locked up as the documents say, where systemd can say it.
#[test]
fn the_service_is_locked_up() {
    let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/arpad.service");
    let asked = Command::new("systemd-analyze").args(["security", "--offline=true", "--no-pager"]).arg(unit).output();
    let Ok(asked) = asked else { return println!("SKIPPED: systemd-analyze security, for want of systemd") };
    let told = String::from_utf8_lossy(&asked.stdout).into_owned();
    let exposure =
        told.lines().find_map(|line| line.split_once("arpad.service: ")).and_then(|(_, told)| told.split(' ').next());
    let Some(exposure) = exposure.and_then(|told| told.parse::<f32>().ok()) else {
        return println!("SKIPPED: this systemd judges no unit offline");
    };
    assert!(exposure < 2.0, "{exposure}");
}

/// Whoever can connect can also stop it, at once, and both listeners: no signal is lost between them.
#[cfg(unix)]
#[test]
fn a_server_that_has_just_begun_is_stopped_by_one_signal() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("arpad.db").display());
    let program = || Command::new(env!("CARGO_BIN_EXE_arpad"));
    let made =
        program().args(["init", "--name", "X", "--country", "HUN", "--by", "x", "--database", &database]).output();
    assert!(made.expect("arpad runs").status.success());
    for _ in 0..8 {
        let port = || TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr()).expect("a port").to_string();
        let (site, metrics) = (port(), port());
        let mut serving = program()
            .args(["serve", "--database", &database, "--listen", &site, "--metrics", &metrics])
            .stderr(std::process::Stdio::null())
            .spawn()
            .expect("arpad serves");
        while TcpStream::connect(&site).is_err() {
            assert!(serving.try_wait().expect("its state").is_none(), "it ended");
            std::thread::yield_now();
        }
        let told = Command::new("kill").args(["-TERM", &serving.id().to_string()]).status().expect("kill");
        assert!(told.success());
        let ended = (0..600).find_map(|_| {
            std::thread::sleep(Duration::from_millis(100));
            serving.try_wait().expect("its state")
        });
        let _ = serving.kill();
        assert_eq!(ended.map(|status| status.code()), Some(Some(0)));
    }
}
