//! What `deny.toml` allows, held without `cargo deny` and without the network: licenses, sources, crates we do not want.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

#[test]
fn every_dependency_has_an_allowed_license_and_comes_from_the_registry() {
    let rules = rules();
    let allowed = quoted(&rules, "allow = [");
    let mut faults = Vec::new();
    for package in packages() {
        let name = package["name"].as_str().expect("a name");
        if package["source"].is_null() {
            continue;
        }
        if !package["source"].as_str().is_some_and(|source| source.starts_with("registry+")) {
            faults.push(format!("{name} comes from {}", package["source"]));
        }
        let license = package["license"].as_str().unwrap_or_default();
        if !is_allowed(license, &allowed) && !rules.contains(&format!("crate = \"{name}\"")) {
            faults.push(format!("{name} has the license {license:?}"));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn no_crate_we_decided_against() {
    let rules = rules();
    let banned: Vec<String> =
        rules.split("{ name = \"").skip(1).map(|rest| rest.split('"').next().unwrap().into()).collect();
    assert!(banned.len() >= 4, "{banned:?}");
    for package in packages() {
        assert!(!banned.iter().any(|name| package["name"] == **name), "{}", package["name"]);
    }
}

/// What is linked or builds what is linked stands there in one version, but for what `deny.toml` excuses with a reason.
#[test]
fn no_crate_in_two_versions() {
    let rules = rules();
    let told =
        cargo(&["tree", "--workspace", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"], "--target");
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in told.lines() {
        let mut words = line.split(' ');
        if let (Some(name), Some(version)) = (words.next(), words.next().and_then(|word| word.strip_prefix('v'))) {
            versions.entry(name).or_default().insert(version);
        }
    }
    assert!(versions.len() > 200, "{}", versions.len());
    let excused: Vec<&str> = rules.split("crate = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let is_excused = |name: &str, version: &str| {
        excused.iter().any(|one| format!("{name}@{version}.").starts_with(&format!("{one}.")))
    };
    for (name, mut versions) in versions {
        versions.retain(|version| !is_excused(name, version));
        assert!(versions.len() < 2, "{name}: {versions:?}");
    }
}

#[test]
fn licenses_are_read_as_alternatives_and_sums() {
    let allowed = ["MIT".to_owned(), "Zlib".to_owned()];
    for (license, is_fine) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("GPL-2.0-only OR MIT", true),
        ("GPL-2.0-only/MIT", true),
        ("MIT AND GPL-3.0-only", false),
        ("(GPL-3.0-only OR MIT) AND Zlib", true),
        ("(GPL-3.0-only OR MIT) AND ISC", false),
        ("MIT WITH LLVM-exception", false),
        ("", false),
    ] {
        assert_eq!(is_allowed(license, &allowed), is_fine, "{license}");
    }
}

/// Every part of a sum has an alternative that is allowed.
fn is_allowed(license: &str, allowed: &[String]) -> bool {
    license.split(" AND ").all(|part| {
        let part = part.trim().trim_matches(['(', ')']).replace('/', " OR ");
        part.split(" OR ").any(|one| allowed.iter().any(|fine| fine == one.trim()))
    })
}

fn rules() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deny.toml")).expect("deny.toml")
}

fn quoted(text: &str, after: &str) -> Vec<String> {
    let list = text.split(after).nth(1).and_then(|rest| rest.split(']').next()).expect("a list");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn packages() -> Vec<Value> {
    let told: Value =
        serde_json::from_str(&cargo(&["metadata", "--format-version", "1"], "--filter-platform")).expect("JSON");
    told["packages"].as_array().expect("packages").clone()
}

/// What cargo tells of the packages of this platform; those of others were never fetched.
fn cargo(arguments: &[&str], platform: &str) -> String {
    let told = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--offline", "--locked", platform, &format!("{}-unknown-linux-gnu", std::env::consts::ARCH)])
        .output()
        .expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("UTF-8")
}
