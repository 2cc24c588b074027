//! A proof is checked by the browser alone.

use crate::binary::arpad;
use crate::browser::Browser;
use crate::site::Site;
use serde_json::Value;

fn done(arguments: &[&str], database: &str) -> Vec<u8> {
    let told = arpad(&[arguments, &["--database", database]].concat());
    assert!(told.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&told.stderr));
    told.stdout
}

/// The page is open and the server is gone: a right proof is found right, with one letter changed it is not believed.
#[test]
fn a_proof_is_checked_when_the_server_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("demo.db").display());
    let key = folder.path().join("key");
    done(&["demo", "--small", "--no-serve"], &database);
    done(&["sign", "--new", "--key", key.to_str().expect("a path in letters")], &database);
    let told: Value = serde_json::from_slice(&done(&["proof", "17", "--json"], &database)).expect("JSON");
    let whole = told["proof"].as_str().expect("a proof");
    let rating = told["row"][4].as_str().expect("a rating");

    let site = Site::over(&database);
    let Some(browser) = Browser::at(&site) else { return };
    browser.open("/en/proof");
    drop(site);
    let verdict = |text: &str| {
        browser.run("document.getElementById('proof-result').removeAttribute('data-verdict')");
        browser.type_into("#code", text);
        browser.click("#proof-form button");
        let said = "return document.getElementById('proof-result').dataset.verdict || ''";
        browser.until("a verdict", |browser| browser.run(said) != "");
        (browser.run(said).as_str().expect("a word").to_owned(), browser.text("#proof-result"))
    };
    let (kind, said) = verdict(whole);
    assert_eq!(kind, "good", "{said}");
    assert!(said.contains("The proof is right.") && said.contains(&format!("has {rating} on the list")), "{said}");

    let at = whole.len() - 100;
    let other = if whole.as_bytes()[at] == b'A' { "B" } else { "A" };
    let (kind, said) = verdict(&format!("{}{other}{}", &whole[..at], &whole[at + 1..]));
    assert_eq!(kind, "note", "{said}");
    assert!(said.contains("Do not believe it."), "{said}");
}
