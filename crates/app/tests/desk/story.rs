//! A month in the browser: files come, somebody says who is who, the list is closed, opened again, closed, published and seen.

use crate::month::{APRIL, SIX, begun, report};
use crate::office::Office;

/// An April report in which the last player is somebody the register does not know.
pub fn april() -> String {
    let mut players = SIX;
    players[5] = ("Kiss, Elemér", 'm', "", "2003/00/00");
    report("Áprilisi verseny", 4, &players)
}

/// Ács of 2305, whose games are fewer than thirty (K 40), draws with 2129 (176 points: .73) and beats 2052 (253: .81), 1936 (369:
/// .90) and 1878 (427, which counts as 400: .92). 3½ − 3.36 = .14, times 40 is 5.6: 2311. The newcomer does not count for him.
#[test]
fn a_month_in_the_browser() {
    let folder = begun("en");
    let mut office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let today = officer.get("/en/desk");
    assert!(today.body.contains("Nothing waits."), "{}", today.body);

    let sent = officer.hand_in(&[("april.trf", april().as_bytes()), ("broken.trf", b"this is no report")]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let today = officer.get("/en/desk");
    assert!(today.body.contains("Áprilisi verseny: one identity in doubt"), "{}", today.body);
    let broken = officer.get("/en/desk/reports/3");
    assert!(broken.body.contains("broken.trf") && broken.body.contains("role=\"alert\""), "{}", broken.body);

    let page = officer.get("/en/desk/reports/2");
    assert!(page.body.contains("Who is this? The last in doubt"), "{}", page.body);
    assert!(page.body.contains("data-key=\"n\"") && page.body.contains("Kiss, Elemér"), "{}", page.body);
    let refused = officer.act("accept", &[("submission", "2")]);
    assert_eq!(refused.status, 422, "a line is in doubt: {}", refused.body);
    let answered =
        officer.act("answer", &[("submission", "2"), ("line", "6"), ("new", "true"), ("back", "/en/desk/reports/2")]);
    assert!(answered.place().starts_with("/en/desk/reports/2?done="), "{} {}", answered.status, answered.body);
    let page = officer.get("/en/desk/reports/2");
    assert!(page.body.contains("Everybody is known"), "{}", page.body);
    let accepted = officer.act("accept", &[("submission", "2"), ("registered", "2024-01-01")]);
    assert_eq!(accepted.status, 303, "{}", accepted.body);

    let dry = officer.get("/en/desk/month?series=standard&month=2024-04");
    assert!(dry.status == 200 && dry.body.contains("/en/desk/acts/close"), "{}", dry.body);
    let april = [("series", "standard"), ("month", "2024-04")];
    assert_eq!(officer.act("close", &april).status, 303);
    assert_eq!(office.ask("GET", "/en/lists/2024-04", &[], b"").status, 404, "nobody sees what is not published");
    assert_eq!(officer.act("publish", &april).status, 303);
    let list = office.ask("GET", "/hu/lists/2024-04", &[], b"");
    assert!(list.body.contains("Ács Őrs") && list.body.contains("2305"), "{}", list.body);
    drop(officer);

    // The day after the period of the list of May; whoever came in before comes in again.
    office.day_is("2024-04-29");
    let mut officer = office.come_in("officer");
    let may = [("series", "standard"), ("month", "2024-05")];
    let dry = officer.get("/en/desk/month?series=standard&month=2024-05");
    assert!(dry.body.contains("2311"), "what closing would bring: {}", dry.body);
    assert_eq!(officer.act("close", &may).status, 303);
    assert_eq!(officer.act("unclose", &may).status, 303);
    assert_eq!(officer.act("close", &may).status, 303);
    assert_eq!(officer.act("publish", &may).status, 303);
    let refused = officer.act("unclose", &may);
    assert!(refused.status == 422, "a published list stays: {}", refused.body);
    let list = office.ask("GET", "/hu/lists/2024-05", &[], b"");
    assert!(list.status == 200 && list.body.contains("Ács Őrs") && list.body.contains("2311"), "{}", list.body);
    office.run(&["verify"]);
}

#[test]
fn an_arbiter_sees_what_he_sent_and_nothing_of_others() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut arbiter = office.come_in("arbiter");
    assert_eq!(arbiter.hand_in(&[("april.trf", april().as_bytes())]).status, 303);
    let own = arbiter.get("/en/desk/reports");
    assert!(own.body.contains("april.trf") && !own.body.contains("spring.trf"), "{}", own.body);
    let page = arbiter.get("/en/desk/reports/2");
    assert!(page.status == 200 && !page.body.contains("/en/desk/acts/accept"), "{}", page.body);
    assert_eq!(arbiter.get("/en/desk/reports/1").status, 404, "the office's own file");
    let mut other = office.come_in("other");
    assert_eq!(other.get("/en/desk/reports/2").status, 404);
    assert!(!other.get("/en/desk/reports").body.contains("april.trf"));
    let token = other.token("/en/desk");
    let taken = other.post("/en/desk/acts/take-up", &[("token", &token), ("submission", "2")]);
    assert_eq!(taken.status, 403, "it is not his");
}

#[test]
fn the_pages_of_the_month_in_both_languages() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    officer.hand_in(&[("april.trf", april().as_bytes())]);
    for language in ["hu", "en"] {
        for place in [
            "",
            "/reports",
            "/reports/1",
            "/reports/2",
            "/month",
            "/month?series=standard&month=2024-04",
            "/month?series=go",
            "/ledger",
            "/ledger/1",
            "/ledger?act=accept&by=anna",
            "/acts",
            "/acts/submit",
            "/acts/accept",
            "/acts/close",
            "/sessions",
            "/month?series=standard&month=2024-04&view=unusual",
            "/month?series=standard&month=2024-04&view=fide",
            "/persons",
            "/persons?q=a",
            "/persons?q=fide:x",
            "/persons/1",
            "/persons/1?day=2024-04-01",
            "/clubs",
            "/events",
            "/events?state=accepted",
            "/events/1",
            "/decisions",
            "/letters",
            "/settings",
        ] {
            let place = format!("/{language}/desk{place}");
            let page = officer.get(&place);
            assert_eq!(page.status, 200, "{place}: {}", page.body);
            let words = [">desk-", ">deed-", ">kind-", ">role-", ">severity-", "\"desk-"];
            assert!(!words.iter().any(|word| page.body.contains(word)), "{place}: a word is missing: {}", page.body);
            assert_eq!(page.body.matches("<h1").count(), 1, "{place}");
            assert_eq!(page.body.matches("<table").count(), page.body.matches("<caption").count(), "{place}");
            assert!(!page.body.contains(" style=") && !page.body.contains("onclick"), "{place}");
        }
    }
    for lost in [
        "/reports/99",
        "/persons/999",
        "/persons/1?day=soha",
        "/clubs/99",
        "/events/99",
        "/letters/99",
        "/events?state=x",
    ] {
        assert_eq!(officer.get(&format!("/en/desk{lost}")).status, 404, "{lost}");
    }
    assert_eq!(officer.get("/en/desk/ledger/9999").status, 404);
}

/// The form of every deed, by whoever may: each word is there in both languages, and what is looked up does not fail.
#[test]
fn every_form_in_both_languages() {
    let office = Office::new(true);
    for role in ["officer", "committee", "admin", "club", "arbiter"] {
        let mut browser = office.come_in(role);
        for route in arpad::web::desk_routes().iter().filter(|one| one.method == "GET") {
            for language in ["hu", "en"] {
                let page = browser.get(&format!("/{language}{}", route.path));
                if !route.path.starts_with("/desk/acts/") || page.status == 403 {
                    continue;
                }
                assert_eq!(page.status, 200, "{}: {}", route.path, page.body);
                let words = [">desk-", ">deed-", "\"desk-", "\"deed-"];
                assert!(!words.iter().any(|word| page.body.contains(word)), "{}: {}", route.path, page.body);
            }
        }
    }
}
