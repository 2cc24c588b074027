//! The federation's own color, logo and contact: stated by an act, shown by every page and by the API, taken back.

use crate::binary::arpad;
use crate::served::Site;
use serde_json::Value;

/// A PNG of 32 × 32 pixels.
fn png() -> Vec<u8> {
    arpad_trial::picture::png(32, 32, &[])
}

#[test]
fn a_federation_states_its_color_logo_and_contact() {
    let site = Site::start(|_| {});
    let told = || -> Value { serde_json::from_slice(&site.get("/api/v1/federation").body).expect("JSON") };
    assert_eq!((&told()["colors"], &told()["logo"], &told()["email"]), (&Value::Null, &Value::Null, &"".into()));
    assert_eq!(site.get("/assets/federation.css").status, 404);
    let plain = site.page("/hu/lists");
    assert!(!plain.contains("federation.css") && plain.contains("class=\"mark\""));

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("logo.png");
    std::fs::write(&file, png()).expect("a file");
    let stated = |arguments: &[&str]| arpad(&[&["appearance"], arguments, &["--database", &site.database]].concat());
    let logo = file.to_str().expect("a path in letters");
    let done =
        stated(&["--color", "#004d40", "--logo", logo, "--email", "iroda@example.org", "--contact", "Budapest <b>"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));

    let page = site.page("/hu/lists");
    let style =
        page.split("href=\"").filter_map(|rest| rest.split('"').next()).find(|at| at.contains("federation.css"));
    let sheet = site.get(style.expect("a stylesheet"));
    let sheet = String::from_utf8_lossy(&sheet.body).into_owned();
    assert!(sheet.contains("--accent:#004d40;--accent-ink:#ffffff"), "{sheet}");
    assert!(sheet.contains("prefers-color-scheme:dark"), "{sheet}");
    let picture =
        page.split("src=\"").filter_map(|rest| rest.split('"').next()).find(|at| at.contains("federation.png"));
    assert_eq!(site.get(picture.expect("a logo")).body, png());
    assert!(page.contains("href=\"mailto:iroda@example.org\"") && page.contains("Budapest &lt;b&gt;"), "{page}");
    let now = told();
    assert_eq!((&now["colors"]["light"], &now["colors"]["light_ink"]), (&"#004d40".into(), &"#ffffff".into()));
    assert_eq!((&now["contact"], now["logo"].as_str()), (&"Budapest <b>".into(), picture));

    // What cannot be read, or is no picture, is refused and changes nothing.
    let script = folder.path().join("logo.svg");
    std::fs::write(&script, "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>").expect("a file");
    for wrong in [
        &["--color", "#ffcc00"][..],
        &["--dark-color", "#333333"],
        &["--color", "red;}*{display:none"],
        &["--logo", script.to_str().expect("a path in letters")],
        &["--email", "nobody"],
        &["--web", "javascript:alert(1)"],
        &["--color", "#004d40"],
    ] {
        assert!(!stated(wrong).status.success(), "{wrong:?}");
    }
    assert_eq!(told(), now);

    // Taken back, everything is as before.
    let ledger = arpad(&["ledger", "--json", "--database", &site.database]);
    let ledger: Value = serde_json::from_slice(&ledger.stdout).expect("JSON");
    let entries = ledger["entries"].as_array().expect("entries");
    let of_kind = |one: &&Value| one["act"] == "appearance";
    let entry = entries.iter().rfind(of_kind).unwrap_or_else(|| panic!("no such entry: {}", entries[0]));
    let number = entry["entry"].as_u64().expect("a number").to_string();
    let undone = arpad(&["cancel", &number, "--because", "tévedés", "--database", &site.database]);
    assert!(undone.status.success(), "{}", String::from_utf8_lossy(&undone.stderr));
    assert_eq!(told()["colors"], Value::Null);
    assert!(!site.page("/hu/lists").contains("federation.css"));
}
