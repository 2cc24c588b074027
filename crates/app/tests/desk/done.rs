//! What is done at the desk is what the command line does: the same entries, with the user's name in the ledger.

use crate::office::Office;
use serde_json::Value;

fn ledger(office: &Office) -> Vec<Value> {
    let told: Value = serde_json::from_str(&office.run(&["ledger", "--json", "--most", "500"])).unwrap();
    told["entries"].as_array().unwrap().clone()
}

#[test]
fn an_act_stands_in_the_ledger_under_the_user_s_name_and_is_taken_back() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let fields =
        [("name", "nagy.bela"), ("shown", "Nagy Béla"), ("role", "officer"), ("role", "committee"), ("why", "új")];
    let done = admin.act("user-add", &fields);
    assert_eq!(done.status, 303, "{}", done.body);
    let last = ledger(&office).pop().unwrap();
    assert_eq!(
        (last["act"].as_str(), last["by"].as_str(), last["why"].as_str()),
        (Some("user"), Some("admin"), Some("új"))
    );
    assert_eq!(last["body"]["roles"], serde_json::json!(["officer", "committee"]));
    let entry = last["entry"].to_string();
    assert_eq!(done.place(), format!("/en/desk?done={entry}"));
    let page = admin.get(done.place());
    assert!(page.body.contains(&format!("/en/desk/acts/cancel?entry={entry}")), "{}", page.body);
    assert_eq!(admin.act("cancel", &[("entry", &entry), ("because", "elírás")]).status, 303);
    assert!(!office.run(&["user", "list"]).contains("nagy.bela"));
    office.run(&["verify"]);
}

#[test]
fn what_was_typed_stays_when_it_is_refused() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let refused = admin.act("user-add", &[("name", "NAGY Béla"), ("shown", "Nagy Béla"), ("role", "officer")]);
    assert_eq!(refused.status, 422);
    assert!(
        refused.body.contains("value=\"NAGY Béla\"") && refused.body.contains("cannot be a user"),
        "{}",
        refused.body
    );
    assert!(refused.body.contains("value=\"officer\" checked"), "{}", refused.body);
    let missing = admin.act("user-add", &[("name", "nagy.bela"), ("role", "officer")]);
    assert!(missing.body.contains("id=\"shown-fault\""), "{}", missing.body);
}

#[test]
fn nothing_is_done_twice_under_one_key() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let place = "/en/desk/acts/user-add";
    let page = admin.get(place);
    let (token, once) = (page.hidden("token"), page.hidden("once"));
    let fields = [
        ("token", token.as_str()),
        ("once", &once),
        ("name", "nagy.bela"),
        ("shown", "Nagy Béla"),
        ("role", "officer"),
    ];
    let first = admin.post(place, &fields);
    let entries = ledger(&office).len();
    let second = admin.post(place, &fields);
    assert_eq!((first.status, first.place()), (second.status, second.place()), "the same answer");
    assert_eq!(ledger(&office).len(), entries);
    let other = [&fields[..2], &[("name", "mas.bela"), ("shown", "Más"), ("role", "officer")]].concat();
    let refused = admin.post(place, &other);
    assert!(refused.status == 422 && refused.body.contains("something else was done"), "{}", refused.body);
}

/// Cancelling is decided by what is cancelled: an officer undoes the office's acts and not the administrator's.
#[test]
fn nobody_takes_back_what_he_could_not_do() {
    let office = Office::new(true);
    let users: Vec<String> =
        ledger(&office).iter().filter(|one| one["act"] == "user").map(|one| one["entry"].to_string()).collect();
    let mut officer = office.come_in("officer");
    let refused = officer.act("cancel", &[("entry", &users[0]), ("because", "x")]);
    assert_eq!(refused.status, 403);
    let club = ledger(&office).iter().rfind(|one| one["act"] == "club").unwrap()["entry"].to_string();
    let mut secretary = office.come_in("club");
    assert_eq!(secretary.act("cancel", &[("entry", &club), ("because", "x")]).status, 403);
    assert_eq!(officer.act("cancel", &[("entry", &club), ("because", "x")]).status, 303);
}
