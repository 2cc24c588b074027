//! A month of go in the browser, by hand from the regulation: a report without a thinking time, a newcomer, the committee's
//! multiplier, the list; then a result corrected by names, a decision on somebody's points, and the way back of each.

use crate::month;
use crate::month::go::REPORT;
use crate::office::Office;

fn office() -> (month::Office, Office) {
    let folder = month::go::founded("en");
    let office = Office::of(&folder.database(), "2024-03-30");
    // The manager of the system is a member of the committee (§3(2)).
    office.user("manager", &["officer", "committee"]);
    (folder, office)
}

/// The points of the newest published list, by name.
fn ranglista(office: &Office) -> Vec<(String, i64)> {
    let list: serde_json::Value = serde_json::from_str(&office.run(&["list", "--series", "go", "--json"])).unwrap();
    let line = |one: &serde_json::Value| (one["family"].as_str().unwrap().to_owned(), one["rating"].as_i64().unwrap());
    list["players"].as_array().unwrap().iter().map(line).collect()
}

fn points(office: &Office, name: &str) -> i64 {
    ranglista(office).into_iter().find(|(one, _)| one.contains(name)).unwrap_or_else(|| panic!("{name}")).1
}

/// With C 20 Nagy gains 20 · 0.50 = 10, Kiss loses as much, Új has 20 · (−0.00 − 0.50 + 0.50) = 0, and Tóth beat somebody more
/// than 347 points below him: 20 · 0.00 = 0.
#[test]
fn newcomer_multiplier_close_in_the_browser() {
    let (_folder, office) = office();
    let mut manager = office.come_in("manager");
    assert_eq!(manager.hand_in(&[("kupa.h9", REPORT.as_bytes())]).status, 303);
    let page = manager.get("/en/desk/reports/1");
    assert!(page.body.contains("name=\"ours\"") && page.body.contains("value=\"4=b\""), "{}", page.body);
    assert!(page.body.contains("Tavaszi kupa, Új, Ede: The manager"), "of whom it is said: {}", page.body);
    let today = manager.get("/en/desk");
    // The opening balance waits for its list.
    assert!(today.body.contains("One ranking list of go would be made"), "{}", today.body);
    assert!(today.body.contains("The multiplier of one go tournament cannot be told"), "{}", today.body);

    // Nobody has said who the newcomer is to us; then the tables give no multiplier.
    let refused = manager.act("accept-go", &[("submission", "1"), ("take-new", "true")]);
    assert!(refused.status == 422 && refused.body.contains("Új, Ede"), "{}", refused.body);
    let said = [("submission", "1"), ("take-new", "true"), ("ours", "4=a")];
    let refused = manager.act("accept-go", &said);
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("value=\"4=a\""), "what was typed stays: {}", refused.body);
    let wrong = manager.act("accept-go", &[&said[..], &[("thinking-time", "sixty")]].concat());
    assert!(wrong.status == 422 && wrong.body.contains("60+3x20"), "{}", wrong.body);

    // An officer states facts; the committee decides (§6(2)).
    let mut officer = office.come_in("officer");
    assert_eq!(officer.get("/en/desk/acts/multiplier").status, 403);
    let decided = [("tournament", "1"), ("multiplier", "20"), ("reference", "MB 1/2024"), ("back", "/en/desk/go")];
    let done = manager.act("multiplier", &decided);
    assert!(done.place().starts_with("/en/desk/go?done="), "{} {}", done.status, done.body);
    // Which list it would enter is told on the report's own page, before; whom it moves once the newcomer has points.
    assert!(officer.get("/en/desk/reports/1").body.contains("name=\"look\" value=\"true\""));
    let looked = officer.act("accept-go", &[&said[..], &[("look", "true")]].concat());
    assert!(looked.status == 200 && looked.body.contains("Tavaszi kupa enters this list: go"), "{}", looked.body);
    assert_eq!(officer.act("accept-go", &said).status, 303);
    let go = officer.get("/en/desk/go");
    assert!(go.body.contains("20, as the committee decided") || go.body.contains("20, "), "{}", go.body);

    // The newcomer: what is proposed by hand is 1500; more than 1764 is not the manager's.
    let row = go.body.split("Ede Új").nth(1).expect("the newcomer").split("</tr>").next().unwrap();
    assert!(row.contains(">1500<") && row.contains("1/3"), "{row}");
    let much = officer.act("newcomer-points", &[("newcomer", "Új Ede"), ("go-points", "1765")]);
    assert!(much.status == 422 && much.body.contains("1764"), "{}", much.body);
    assert_eq!(officer.act("newcomer-points", &[("newcomer", "Új Ede"), ("go-points", "1490")]).status, 303);
    let taken = officer.get("/en/desk/ledger");
    assert!(taken.body.contains("officer"), "{}", taken.body);
    let head = entry(&office);
    assert_eq!(officer.act("cancel", &[("entry", &head), ("because", "a slip")]).status, 303, "his own word");
    assert_eq!(officer.act("newcomers", &[("reference", "")]).status, 303);
    let nobody = officer.act("newcomer", &[("newcomer", "Új Ede")]);
    assert_eq!(nobody.status, 422, "nothing is open: {}", nobody.body);

    let dry = officer.get("/en/desk/month?series=go");
    assert!(dry.body.contains("1510") && dry.body.contains("1490"), "{}", dry.body);
    assert_eq!(officer.act("close", &[("series", "go")]).status, 303);
    assert_eq!(officer.act("unclose", &[("series", "go")]).status, 303);
    assert_eq!(officer.act("close", &[("series", "go")]).status, 303);
    assert_eq!(officer.act("publish", &[("series", "go")]).status, 303);
    let due = [("Tóth", 2045), ("Nagy", 1510), ("Új", 1500), ("Kiss", 1490)];
    for (name, number) in due {
        assert_eq!(points(&office, name), number, "{name}");
    }
    let nothing = officer.get("/en/desk/go");
    assert!(nothing.body.contains("No go tournament is on its way"), "{}", nothing.body);

    // The third round was won by Kiss: 1500 + 20 · 0.50 = 1510, and Új has 1500 + ⌊20 · −1.00 + ½⌋ = 1480.
    let game = [("tournament", "1"), ("in-round", "3"), ("why", "a slip of the pen")];
    let unknown = officer.act("go-result", &[&game[..], &[("one-player", "Kis Pál"), ("ended", "won")]].concat());
    assert!(unknown.status == 422 && unknown.body.contains("Kis Pál"), "{}", unknown.body);
    let won = [&game[..], &[("one-player", "kiss anna"), ("ended", "won")]].concat();
    assert_eq!(officer.act("go-result", &won).status, 303);
    assert_eq!(officer.act("close", &[("series", "go")]).status, 303);
    assert_eq!(officer.act("publish", &[("series", "go")]).status, 303);
    assert_eq!((points(&office, "Kiss"), points(&office, "Új")), (1510, 1480));
    let back = [&game[..], &[("one-player", "Új"), ("other-player", "3"), ("ended", "won")]].concat();
    assert_eq!(officer.act("go-result", &back).status, 303, "and back again");

    // A decision of the committee says why (§3(3)), and is on the list from its day on.
    let decision = [("person", "Nagy Béla"), ("go-points", "1600"), ("reference", "MB 2/2024")];
    assert_eq!(officer.get("/en/desk/acts/indicators").status, 403);
    assert_eq!(manager.act("indicators", &decision).status, 422, "without a reason");
    let reasoned = [&decision[..], &[("why", "results abroad")]].concat();
    assert_eq!(manager.act("indicators", &reasoned).status, 303);
    assert_eq!(manager.act("close", &[("series", "go")]).status, 303);
    assert_eq!(manager.act("publish", &[("series", "go")]).status, 303);
    assert_eq!((points(&office, "Nagy"), points(&office, "Kiss"), points(&office, "Új")), (1600, 1490, 1500));
    office.run(&["verify"]);
}

/// The report was of a tournament that never was: its three games and the newcomer would drop out. Both pages say so before anybody
/// presses a button, with names, and the button stands beside what it asks.
#[test]
fn what_a_closing_would_drop_is_told_beforehand_by_name() {
    let (_folder, office) = office();
    let mut manager = office.come_in("manager");
    assert_eq!(manager.hand_in(&[("kupa.h9", REPORT.as_bytes())]).status, 303);
    let decided = [("tournament", "1"), ("multiplier", "20"), ("reference", "MB 1/2024")];
    assert_eq!(manager.act("multiplier", &decided).status, 303);
    assert_eq!(manager.act("accept-go", &[("submission", "1"), ("take-new", "true"), ("ours", "4=a")]).status, 303);
    assert_eq!(manager.act("newcomers", &[("reference", "")]).status, 303);
    let calm = manager.get("/hu/desk/month?series=go");
    assert!(!calm.body.contains("name=\"dropping\""), "nothing drops: {}", calm.body);
    assert_eq!(manager.act("close", &[("series", "go")]).status, 303);

    // Closed and not published, it is computed anew by its own button; nothing has come since.
    let closed = manager.get("/hu/desk/month?series=go");
    assert!(closed.body.contains("name=\"again\""), "{}", closed.body);
    let same = manager.act("close", &[("series", "go"), ("again", "true")]);
    assert_eq!(same.status, 422, "nothing changes: {}", same.body);
    assert_eq!(manager.act("publish", &[("series", "go")]).status, 303);

    let gone = [("tournament", "1"), ("because", "nem volt ilyen"), ("why", "tévedés")];
    assert_eq!(manager.act("withdraw", &gone).status, 303);
    let go = manager.get("/hu/desk/go");
    assert!(go.body.contains("3 eddig számító játszma"), "{}", go.body);
    assert!(go.body.contains("1 versenyző lekerülne a ranglistáról"), "{}", go.body);
    let month = manager.get("/hu/desk/month?series=go");
    for told in
        ["Tavaszi kupa, 1. forduló: Új Ede", "Tavaszi kupa, 2. forduló: Új Ede", "Tavaszi kupa, 3. forduló: Kiss Anna"]
    {
        assert!(month.body.contains(told), "{told}: {}", month.body);
    }
    assert!(month.body.contains("name=\"dropping\" value=\"true\" required"), "{}", month.body);
    let asked = manager.act("close", &[("series", "go")]);
    assert!(asked.status == 422 || asked.status == 409, "{} {}", asked.status, asked.body);
    assert_eq!(manager.act("close", &[("series", "go"), ("dropping", "true")]).status, 303);
    assert_eq!(manager.act("publish", &[("series", "go")]).status, 303);
    // As they were taken over.
    assert_eq!((points(&office, "Nagy"), points(&office, "Kiss"), points(&office, "Tóth")), (1500, 1500, 2045));
    assert_eq!(ranglista(&office).len(), 3);
    office.run(&["verify"]);
}

/// The last entry of the ledger.
fn entry(office: &Office) -> String {
    let ledger: serde_json::Value = serde_json::from_str(&office.run(&["ledger", "--json"])).unwrap();
    let entries = ledger["entries"].as_array().unwrap();
    entries.iter().map(|one| one["entry"].as_i64().unwrap()).max().unwrap().to_string()
}

/// Facts, parts, what is allowed, who belongs to the system: each by its form, typed wrong first, and its way back.
#[test]
fn what_is_said_and_decided_about_tournaments_and_players() {
    let (_folder, office) = office();
    let mut manager = office.come_in("manager");
    assert_eq!(manager.hand_in(&[("kupa.h9", REPORT.as_bytes())]).status, 303);
    let event = ("tournament", "1");
    assert_eq!(manager.act("event-facts", &[event]).status, 422, "nothing is stated");
    let twice = [event, ("importance", "invitational"), ("importance", "no-importance")];
    assert_eq!(manager.act("event-facts", &twice).status, 422);
    // 60 minutes and 45 · 30 seconds are 82.5: B, 15; and 5 for the championship. The policy of the file is that of even games
    // on 19 lines: 10 more, 30.
    let stated = [event, ("thinking-time", "60+3x30"), ("importance", "hungarian-championship")];
    assert_eq!(manager.act("event-facts", &stated).status, 303);
    let go = manager.get("/hu/desk/go");
    assert!(go.body.contains("30, a táblázatok szerint"), "{}", go.body);
    let clear = manager.act("multiplier", &[event, ("multiplier", "35"), ("reference", "MB 1")]);
    assert!(clear.status == 422 && clear.body.contains("30"), "the tables are clear: {}", clear.body);
    let ground = [event, ("multiplier", "35"), ("reference", "MB 1"), ("ground", "half of the boards were small")];
    assert_eq!(manager.act("multiplier", &ground).status, 303);
    let head = entry(&office);
    assert_eq!(manager.act("cancel", &[("entry", &head), ("because", "not meant")]).status, 303);
    assert_eq!(manager.act("parts", &[event, ("part-rounds", "two"), ("reference", "MB 2")]).status, 422);
    let short = manager.act("parts", &[event, ("part-rounds", "2+1"), ("reference", "MB 2")]);
    assert!(short.status == 422 && short.body.contains("300"), "30 · 3 is below 300: {}", short.body);
    let allowed = [event, ("allowance", "jigo"), ("reference", "MB 3")];
    assert_eq!(manager.act("allow", &allowed).status, 303);
    assert_eq!(manager.act("allow", &[event, ("allowance", "top-width"), ("reference", "MB 4")]).status, 422);
    let game = [("in-round", "1"), ("one-player", "Kiss Anna"), ("other-player", "Tóth Géza")];
    let none = manager.act("allow", &[&allowed[..], &game].concat());
    assert_eq!(none.status, 422, "they did not meet: {}", none.body);

    // 1. § (1): a letter from a day on, and the way back.
    let left = [("person", "Kiss Anna"), ("by-letter", "outside"), ("covered-from", "2024-03-01")];
    let done = manager.act("cover", &left);
    assert_eq!(done.status, 303, "{}", done.body);
    assert_eq!(manager.act("cover", &left).status, 422, "nothing changes");
    let head = entry(&office);
    assert_eq!(manager.act("cancel", &[("entry", &head), ("because", "she stays")]).status, 303);
    assert_eq!(manager.act("cover", &[("person", "Nobody At All"), ("by-letter", "letter-b")]).status, 422);

    // The pages have every word in both languages, and nothing of the command line.
    for language in ["hu", "en"] {
        for place in ["/go", "/reports/1", "/acts", "/acts/accept-go", "/acts/allow", "/acts/indicators", "/acts/cover"]
        {
            let page = manager.get(&format!("/{language}/desk{place}"));
            assert_eq!(page.status, 200, "{place}");
            let words = [">desk-", ">deed-", ">newcomers-", ">go-", "arpad newcomers", "arpad accept"];
            for word in words {
                assert!(!page.body.contains(word), "{language} {place}: {word}: {}", page.body);
            }
        }
    }
    office.run(&["verify"]);
}
