//! A second signature at every door: whoever publishes proposes, a colleague confirms, and nobody confirms his own.

use crate::month::{APRIL, begun, published};
use crate::office::Office;
use crate::programs::{call, token};
use serde_json::{Value, json};

const LIST: [(&str, &str); 2] = [("series", "standard"), ("month", "2024-04")];

fn careful() -> (crate::month::Office, Office) {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("colleague", &["officer"]);
    office.user("committee", &["committee"]);
    office.user("admin", &["admin"]);
    office.run(&["policy", "--second-signature", "publish", "--second-signature", "decide"]);
    (folder, office)
}

/// The number behind `done=`.
fn entry(place: &str) -> String {
    place.rsplit("done=").next().unwrap().to_owned()
}

#[test]
fn a_list_waits_for_a_second_person_at_the_desk() {
    let (_folder, office) = careful();
    let mut officer = office.come_in("officer");
    assert_eq!(officer.act("close", &LIST).status, 303);
    let proposed = officer.act("publish", &LIST);
    assert_eq!(proposed.status, 303, "{}", proposed.body);
    let number = entry(proposed.place());
    let page = officer.get(proposed.place());
    assert!(page.body.contains("proposal that waits for a second person"), "{}", page.body);
    assert!(page.body.contains("You proposed it: somebody else confirms."), "{}", page.body);
    assert!(!page.body.contains("action=\"/en/desk/acts/confirm\""), "no button for his own");
    assert_eq!(office.ask("GET", "/en/lists/2024-04", &[], b"").status, 404, "nobody sees it yet");
    let own = officer.act("confirm", &[("proposal", &number)]);
    assert!(own.status == 422 && own.body.contains("somebody else confirms"), "{}", own.body);
    let again = officer.act("publish", &LIST);
    assert!(again.status == 422 && again.body.contains("has proposed the same already"), "{}", again.body);

    // Who may not publish does not confirm a list either.
    let mut committee = office.come_in("committee");
    let refused = committee.act("confirm", &[("proposal", &number)]);
    assert_eq!(refused.status, 403, "{}", refused.body);
    assert_eq!(committee.act("cancel", &[("entry", &number), ("because", "x")]).status, 403, "nor withdraws it");

    let mut colleague = office.come_in("colleague");
    // The month says what waits, to whoever looks at it; that of another series does not.
    let month = colleague.get("/en/desk/month?series=standard&month=2024-04");
    assert!(month.body.contains("Waits for a second signature"), "{}", month.body);
    assert!(month.body.contains("value=\"/en/desk/month?series=standard&amp;month=2024-04\""), "{}", month.body);
    assert!(!colleague.get("/en/desk/month?series=go").body.contains("Waits for a second signature"));
    let today = colleague.get("/en/desk");
    assert!(
        today.body.contains("Waits for a second signature") && today.body.contains("proposed by officer"),
        "{}",
        today.body
    );
    let (token, once) = (today.hidden("token"), today.hidden("once"));
    let signed = colleague.post(
        "/en/desk/acts/confirm",
        &[("token", &token), ("once", &once), ("proposal", &number), ("back", "/en/desk")],
    );
    assert_eq!(signed.status, 303, "{}", signed.body);
    assert_eq!(office.ask("GET", "/en/lists/2024-04", &[], b"").status, 200);
    let told: Value = serde_json::from_str(&office.run(&["ledger", "--json", "--most", "500"])).unwrap();
    let last: Vec<(String, String)> = told["entries"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .take(3)
        .map(|one| (one["act"].as_str().unwrap().to_owned(), one["by"].as_str().unwrap().to_owned()))
        .collect();
    let expected = [("publish", "colleague"), ("confirm", "colleague"), ("propose", "officer")];
    assert_eq!(last, expected.map(|(act, by)| (act.to_owned(), by.to_owned())));
    office.run(&["verify"]);
}

#[test]
fn who_signs_a_decision_reads_what_it_says_and_what_follows() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("committee", &["committee"]);
    office.user("second", &["committee"]);
    office.user("admin", &["admin"]);
    office.run(&["policy", "--second-signature", "decide"]);
    let mut committee = office.come_in("committee");
    let mut proposals = Vec::new();
    // Two of the same kind under one number.
    for federation in ["SRB", "HUN"] {
        let given = [("federation", federation), ("reference", "MB 7/2024"), ("day", APRIL)];
        let done = committee.act("suspension", &given);
        assert_eq!(done.status, 303, "{}", done.body);
        proposals.push(entry(done.place()));
    }
    // Whoever proposes sees what will follow, and not that a proposal changes nothing.
    let given = [("federation", "HUN"), ("reference", "MB 8/2024"), ("day", APRIL), ("look", "true")];
    let looked = committee.act("suspension", &given);
    assert!(looked.body.contains("6 players would have another number"), "{}", looked.body);
    assert!(committee.get("/hu/desk/month?series=go").body.contains("MB 7/2024"), "a decision may concern any list");

    let mut second = office.come_in("second");
    let today = second.get("/en/desk");
    for (federation, number) in ["SRB", "HUN"].iter().zip(&proposals) {
        let said = format!("the federation {federation} is suspended: nobody of it is on lists");
        let line = today.body.split("<li>").find(|line| line.contains(&said)).expect("what is decided");
        assert!(line.contains("decision (MB 7/2024), holding from"), "{line}");
        assert!(line.contains(&format!("/acts/confirm?proposal={number}")), "{line}");
    }
    // All six of the list of April are Hungarian.
    let looked = second.act("confirm", &[("proposal", &proposals[1]), ("look", "true")]);
    assert_eq!(looked.status, 200, "{}", looked.body);
    for piece in ["6 players would have another number", "6 of them would have no rating on the next list any more"] {
        assert!(looked.body.contains(piece), "{piece}: {}", looked.body);
    }
    assert!(second.get("/en/desk").body.contains("is suspended"), "a look signs nothing");
    assert_eq!(second.act("confirm", &[("proposal", &proposals[0])]).status, 303);
    office.run(&["verify"]);
}

#[test]
fn a_program_proposes_and_a_program_confirms() {
    let (_folder, office) = careful();
    office.come_in("officer").act("close", &LIST);
    let (one, other) =
        (token(&office, "officer", &["publish", "confirm"]), token(&office, "colleague", &["publish", "confirm"]));
    let list = json!({"series": "standard", "month": "2024-04"});
    let proposed: Value = serde_json::from_str(&call(&office, "publish", Some(&one), None, &list).body).unwrap();
    assert_eq!(proposed["proposed"], true, "{proposed}");
    let proposal = json!({"proposal": proposed["entry"]});
    assert_eq!(call(&office, "confirm", Some(&one), None, &proposal).status, 422, "his own");
    // A token that may confirm and not publish confirms no list.
    let narrow = token(&office, "colleague", &["confirm"]);
    assert_eq!(call(&office, "confirm", Some(&narrow), None, &proposal).status, 403);
    let done = call(&office, "confirm", Some(&other), None, &proposal);
    let told: Value = serde_json::from_str(&done.body).unwrap();
    assert_eq!((done.status, &told["proposed"]), (200, &json!(false)), "{}", done.body);
    assert_eq!(call(&office, "confirm", Some(&other), None, &proposal).status, 404, "it is open no more");
}

#[test]
fn at_the_command_line_it_is_told_and_withdrawn() {
    let (folder, office) = careful();
    office.come_in("officer").act("close", &LIST);
    let said = folder.done(APRIL, &["publish", "2024-04", "--by", "officer"]);
    assert!(said.contains("not in force yet") && said.contains("arpad confirm"), "{said}");
    let waiting = folder.done(APRIL, &["confirm"]);
    assert!(waiting.contains("proposed by officer"), "{waiting}");
    let all = folder.json(APRIL, &["confirm"]);
    let number = all["proposals"][0]["entry"].to_string();
    let own = folder.on(APRIL, &["confirm", &number, "--by", "officer"]);
    assert!(own.code == Some(1) && own.err.contains("somebody else confirms"), "{}", own.err);
    folder.done(APRIL, &["cancel", &number, "--because", "korai", "--by", "officer"]);
    assert!(folder.done(APRIL, &["confirm"]).contains("Nothing waits"));
    let decided =
        folder.done(APRIL, &["decide", "unlisted", "--person", "1", "--reference", "RB 5", "--by", "committee"]);
    assert!(decided.contains("not in force yet"), "{decided}");
    let number = folder.json(APRIL, &["confirm"])["proposals"][0]["entry"].to_string();
    let signed = folder.done(APRIL, &["confirm", &number, "--by", "other"]);
    assert!(signed.contains("Confirmed"), "{signed}");
    assert!(folder.done(APRIL, &["decisions"]).contains("RB 5"));
    let shown = folder.done(APRIL, &["policy"]);
    assert!(shown.contains("a second person signs"), "{shown}");
    folder.done(APRIL, &["policy", "--none", "--by", "admin"]);
    assert!(!folder.done(APRIL, &["publish", "2024-04", "--by", "officer"]).contains("not in force yet"));
}
