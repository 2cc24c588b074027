//! Short forms of what an operator can try for longer: faults, a standby that takes over, a service that is locked up.

use std::path::Path;
use std::process::Command;

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
    assert!(told.contains("SKIPPED") || (told.contains(", 0 lost") && told.contains("done in ")), "{told}");
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
