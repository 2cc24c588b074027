//! Signed lists on the site: the code and drawing of a player, the page that checks, and nothing about whoever is not shown.

use crate::binary::arpad;
use crate::served::Site;
use serde_json::Value;

/// A site whose lists are signed.
fn signed() -> Site {
    let site = Site::start(|_| {});
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("key");
    let key = key.to_str().expect("a path in letters");
    let done = arpad(&["sign", "--key", key, "--new", "--database", &site.database]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    site
}

fn json(site: &Site, place: &str) -> Value {
    serde_json::from_slice(&site.get(place).body).expect("JSON")
}

/// Whether the page says so; the sentence alone stands there for the script in any case.
fn is_right(site: &Site, code: &str) -> bool {
    site.page(&format!("/en/proof?code={code}")).contains("<strong>The proof is right.</strong>")
}

#[test]
fn a_player_has_proofs_and_whoever_hides_has_none() {
    let site = signed();
    let list = json(&site, "/api/v1/lists/latest.json?series=standard&top=1");
    let number = |value: &Value| value.as_u64().map(|number| number.to_string());
    let player = list["players"].as_array().and_then(|all| number(&all[0]["person"]).or_else(|| number(&all[0]["id"])));
    let player = player.unwrap_or_else(|| panic!("{list}"));
    let proofs = json(&site, &format!("/api/v1/players/{player}/proofs"));
    let first = &proofs["proofs"][0];
    let (code, whole) = (first["code"].as_str().expect("a code"), first["proof"].as_str().expect("a proof"));

    let page = site.page(&format!("/en/players/{player}/proof"));
    assert!(page.contains(code) && page.contains(whole), "{page}");
    assert!(site.page(&format!("/hu/players/{player}/sheet")).contains(code), "the sheet carries the code");
    let drawing = page.split("src=\"").filter_map(|rest| rest.split('"').next()).find(|at| at.contains("/proofs/"));
    let drawing = drawing.expect("a drawing").to_owned();
    let drawn = site.get(&drawing);
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/svg+xml")));

    // Without a script, by the whole proof and by the short code; a wrong letter is told.
    assert!(is_right(&site, whole));
    assert!(is_right(&site, code));
    let other = format!("{}{}", &code[..code.len() - 1], if code.ends_with('A') { 'B' } else { 'A' });
    assert!(!is_right(&site, &other));

    let statements = json(&site, "/api/v1/statements");
    let head = &statements["head"];
    let seal = json(&site, &format!("/api/v1/ledger/{}", head["entry"]));
    assert_eq!(&seal, head);
    assert_eq!(site.get("/api/v1/ledger/4000000000").status, 404);
    assert!(site.page("/en/lists/latest").contains("Signed list"));

    let hidden = arpad(&["person", "hide", &player, "--database", &site.database]);
    assert!(hidden.status.success(), "{}", String::from_utf8_lossy(&hidden.stderr));
    for place in [format!("/en/players/{player}/proof"), drawing, format!("/api/v1/players/{player}/proofs")] {
        assert_eq!(site.get(&place).status, 404, "{place}");
    }
    assert!(!is_right(&site, code), "a code names nobody who hides");
    // What he was given before stays his: it needs no register.
    assert!(is_right(&site, whole));
    // And nobody else's proof says anything about him: the root is the same, and his row is a hash behind a salt.
    assert_eq!(json(&site, "/api/v1/statements")["statements"], statements["statements"]);
}
