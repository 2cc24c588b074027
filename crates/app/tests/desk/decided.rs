//! Corrections and decisions through the desk: looked at before they are written, refused at their field, taken back.

use crate::month::{APRIL, begun, published};
use crate::office::Office;
use serde_json::Value;

fn entries(office: &Office) -> usize {
    let told: Value = serde_json::from_str(&office.run(&["ledger", "--json", "--most", "500"])).unwrap();
    told["entries"].as_array().unwrap().len()
}

/// Ács drew with Szűcs in the second round. Had he won, he would have half a point more: at K 40 twenty points, 2305 + 20 = 2325,
/// and she, under 18 with K 40 too, twenty less: 2129 − 20 = 2109. Nobody else met another result.
#[test]
fn a_correction_is_looked_at_before_it_is_made() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let before = entries(&office);
    let wrong = [("tournament", "1"), ("round", "2"), ("line", "1"), ("result", "1-0")];
    let refused = officer.act("result", &wrong);
    assert!(refused.status == 422 && refused.body.contains("id=\"why-fault\""), "a reason is asked: {}", refused.body);
    let right = [&wrong[..], &[("why", "elírás")]].concat();
    let looked = officer.act("result", &[&right[..], &[("look", "true")]].concat());
    assert_eq!(looked.status, 200, "{}", looked.body);
    for piece in
        ["2 players would have another number", "2305", "2325", "+20", "2129", "2109", "nothing has been written yet"]
    {
        assert!(looked.body.contains(piece), "{piece}: {}", looked.body);
    }
    assert_eq!(entries(&office), before, "a look writes nothing");
    assert_eq!(officer.act("result", &right).status, 303);
    assert_eq!(entries(&office), before + 1);
    let event = officer.get("/en/desk/events/1");
    assert!(event.body.contains("/acts/result?tournament=1") && event.body.contains("elírás"), "{}", event.body);
    // The same once more the other way: it is as it was.
    let back = [("tournament", "1"), ("round", "2"), ("line", "1"), ("result", "1/2"), ("why", "mégis döntetlen")];
    assert_eq!(officer.act("result", &back).status, 303);
    let looked = officer.act("result", &[&right[..], &[("look", "true")]].concat());
    assert!(looked.body.contains("2325"), "{}", looked.body);
    // Two cards exchanged, and back again.
    let swapped = [("tournament", "1"), ("line", "3"), ("other-line", "4"), ("why", "felcserélt lapok")];
    assert_eq!(officer.act("swap", &swapped).status, 303);
    assert_eq!(officer.act("swap", &swapped).status, 303);
    let refused = officer.act("reidentify", &[("tournament", "1"), ("line", "3"), ("person", "1"), ("why", "próba")]);
    assert_eq!(refused.status, 422, "he stands on line 1 already: {}", refused.body);
    assert!(!refused.body.contains("arpad "), "{}", refused.body);
    office.run(&["verify"]);
}

/// Published lists are made anew once it was asked which they are; Ács has 2325 on the revision and Szűcs 2109, as above.
#[test]
fn whoever_makes_lists_anew_is_asked_once_and_sees_who_moves() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let right = [("tournament", "1"), ("round", "2"), ("line", "1"), ("result", "1-0"), ("why", "elírás")];
    assert_eq!(officer.act("result", &right).status, 303);
    let before = entries(&office);
    let asked = officer.act("replay", &[("series", "standard")]);
    assert_eq!(asked.status, 422, "{}", asked.body);
    for piece in [
        "the list of 2024-04-01 would be made anew, and wait to be published",
        "2 players would have another number",
        "2325",
        "2109",
        "name=\"certain\"",
        "if that is meant, confirm it",
    ] {
        assert!(asked.body.contains(piece), "{piece}: {}", asked.body);
    }
    assert_eq!(entries(&office), before, "a question writes nothing");
    let token = officer.token("/hu/desk/acts/replay");
    let hungarian = officer.post("/hu/desk/acts/replay", &[("token", &token), ("series", "standard")]);
    assert!(hungarian.body.contains("a 2024.04.01-i lista újra elkészülne"), "{}", hungarian.body);
    assert!(hungarian.body.contains("ha valóban ezt szeretné, erősítse meg"), "{}", hungarian.body);
    assert_eq!(officer.act("replay", &[("series", "standard"), ("certain", "true")]).status, 303);
    assert_eq!(entries(&office), before + 1);
    // While the revision waits, what is done next is told beside it: with a draw both have what they had.
    let draw =
        [("tournament", "1"), ("round", "2"), ("line", "1"), ("result", "1/2"), ("why", "mégis"), ("look", "true")];
    let looked = officer.act("result", &draw);
    for piece in [
        "2 players would have another number",
        ">2325</td>",
        ">2305</td>",
        "is made already and would come out otherwise",
    ] {
        assert!(looked.body.contains(piece), "{piece}: {}", looked.body);
    }
    office.run(&["verify"]);
}

#[test]
fn the_committee_decides_what_the_law_lets_it() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("committee", &["committee"]);
    office.user("player", &["player"]);
    let mut committee = office.come_in("committee");
    let form = committee.get("/en/desk/acts/waiver");
    assert!(form.body.contains("method=\"get\""), "first the event: {}", form.body);
    office.run(&["announce", "--name", "Nyári kupa", "--starts", "2024-06-08", "--ends", "2024-06-09"]);
    let form = committee.get("/en/desk/acts/waiver?tournament=2");
    assert!(form.body.contains("What can be set aside for this event"), "before its report: {}", form.body);
    assert!(form.body.contains("/acts/waiver?tournament=2&amp;paragraph="), "{}", form.body);
    // Nothing stands against the accepted report: what cannot help it is not offered.
    let form = committee.get("/en/desk/acts/waiver?tournament=1");
    assert!(form.body.contains("Nothing stands against the report that could be set aside"), "{}", form.body);
    assert!(!form.body.contains("/acts/waiver?tournament=1&amp;paragraph="), "{}", form.body);
    let record = [("reference", "RB 2024/7"), ("day", "2024-04-10")];
    let none = committee.act("waiver", &[&[("tournament", "1"), ("paragraph", "99.9")][..], &record].concat());
    assert!(none.status == 422 && none.body.contains("id=\"paragraph-fault\""), "{}", none.body);

    // 2500 instead of 2305: told before, done, seen, taken back.
    let rating = [&[("person", "1"), ("series", "standard"), ("points", "2500")][..], &record].concat();
    let looked = committee.act("rating", &[&rating[..], &[("look", "true")]].concat());
    assert!(looked.status == 200 && looked.body.contains("2500"), "{}", looked.body);
    let done = committee.act("rating", &rating);
    assert_eq!(done.status, 303, "{}", done.body);
    let entry = done.place().rsplit("done=").next().unwrap().to_owned();
    let page = committee.get("/en/desk/decisions");
    assert!(page.body.contains("RB 2024/7") && page.body.contains("2500"), "{}", page.body);
    drop(committee);

    // The player appeals for himself, for nobody else; the committee ends it.
    let mut player = office.come_in("player");
    let grounds = [("against", entry.as_str()), ("grounds", "nem én voltam")];
    let strange = player.act("appeal", &[&grounds[..], &[("from", "Valaki Más")]].concat());
    assert!(strange.status == 422 && strange.body.contains("leave it empty"), "{}", strange.body);
    let done = player.act("appeal", &grounds);
    assert_eq!(done.status, 303, "{}", done.body);
    let appeal = done.place().rsplit("done=").next().unwrap().to_owned();
    assert_eq!(player.get("/en/desk/decisions").status, 403);
    let own = player.get("/hu/desk/own");
    assert!(own.body.contains("Fellebbezéseim") && own.body.contains("nem én voltam"), "{}", own.body);
    assert!(own.body.contains(">nyitott<"), "its state: {}", own.body);
    drop(player);
    let mut committee = office.come_in("committee");
    assert!(committee.get("/en/desk").body.contains("player appeals against entry"));
    let form = committee.get("/en/desk/acts/outcome");
    assert!(form.body.contains(&format!("/acts/outcome?appeal={appeal}")), "{}", form.body);
    assert_eq!(committee.act("outcome", &[("appeal", &appeal), ("outcome", "granted")]).status, 303);
    let page = committee.get("/en/desk/decisions");
    assert!(page.body.contains("Appeals that were decided"), "{}", page.body);
    // Whose list governs, who is kept off: decided and cancelled.
    for (deed, more) in [
        ("unlisted", vec![("person", "2"), ("until", "2025-01-01")]),
        ("memberless", vec![("person", "3")]),
        ("exemption", vec![("person", "3")]),
        ("suspension", vec![("federation", "aut")]),
        ("owner", vec![("series", "rapid"), ("list-owner", "ours")]),
    ] {
        let done = committee.act(deed, &[&more[..], &record].concat());
        assert_eq!(done.status, 303, "{deed}: {}", done.body);
        let entry = done.place().rsplit("done=").next().unwrap().to_owned();
        assert_eq!(committee.act("cancel", &[("entry", &entry), ("because", "próba")]).status, 303, "{deed}");
    }
    let form = committee.get("/en/desk/acts/parameter");
    assert!(form.body.contains("What the federation can choose"), "{}", form.body);
    let wrong = [("edition", "b02-2024-03"), ("parameter", "nincs"), ("value", "1"), ("reference", "RB 1")];
    let refused = committee.act("parameter", &wrong);
    assert!(refused.status == 422 && refused.body.contains("id=\"value-fault\""), "{}", refused.body);
    office.run(&["verify"]);
}

/// A second report of April's event with another result: shown field by field, with the ratings it would move.
#[test]
fn a_corrected_report_is_shown_beside_the_accepted_one() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let text = String::from_utf8(folder.get("spring.trf")).unwrap();
    // Ács beats Szűcs in round 2, and his points grow by half a one.
    let own = text.lines().find(|line| line.contains("Ács, Őrs")).unwrap();
    let other = text.lines().find(|line| line.contains("Szűcs, Dóra")).unwrap();
    let corrected = text
        .replace(own, &own.replace("   2 w =", "   2 w 1").replace(" 4.5 ", " 5.0 "))
        .replace(other, &other.replace("   1 b =", "   1 b 0").replace(" 4.0 ", " 3.5 "));
    assert_ne!(corrected, text);
    assert_eq!(officer.hand_in(&[("spring-corrected.trf", corrected.as_bytes())]).status, 303);
    let page = officer.get("/en/desk/reports/2");
    assert!(page.body.contains("Corrected report") && page.body.contains("The accepted report"), "{}", page.body);
    assert!(page.body.contains("1/2") && page.body.contains("1-0"), "{}", page.body);
    let looked = officer.act("accept", &[("submission", "2"), ("why", "elírás"), ("look", "true")]);
    assert!(looked.body.contains("2325") && looked.body.contains("2109"), "{} {}", looked.status, looked.body);
}

#[test]
fn a_list_that_has_changed_since_it_was_closed_has_no_button_to_publish_it() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let list = [("series", "standard"), ("month", "2024-04")];
    let page = "/en/desk/month?series=standard&month=2024-04";
    assert_eq!(officer.act("close", &list).status, 303);
    let closed = officer.get(page).body;
    assert!(
        closed.contains("The list is closed; what follows is on it.") && closed.contains("/acts/publish"),
        "{closed}"
    );
    assert_eq!(officer.act("withdraw", &[("tournament", "1"), ("because", "téves"), ("why", "téves")]).status, 303);
    let changed = officer.get(page).body;
    assert!(changed.contains("On it, and would not count now: Tavaszi verseny"), "{changed}");
    assert!(changed.contains("not the closed list.") && !changed.contains("/acts/publish\""), "{changed}");
    let refused = officer.act("publish", &list);
    assert!(refused.status == 422 && refused.body.contains("has changed since it was closed"), "{}", refused.body);
    assert!(!refused.body.contains("arpad close"), "a form's name at the desk: {}", refused.body);
    assert_eq!(officer.act("close", &[&list[..], &[("again", "true")]].concat()).status, 303);
    assert_eq!(officer.act("publish", &list).status, 303);
    office.run(&["verify"]);
}
