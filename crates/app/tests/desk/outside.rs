//! Who is not of the office learns nothing here of others: not by a form that is filled in beforehand, not by a refusal, not by a file
//! that he hands in. What waits for him stands on his page of today.

use crate::month::{APRIL, SIX, begun, report};
use crate::office::{Browser, Office};
use arpad::web::desk_routes;

const OUTSIDE: [&str; 3] = ["player", "arbiter", "club"];

/// An office with two of one name whose birthdays are nobody's business, one of them hidden.
fn with_namesakes() -> Office {
    let office = Office::new(true);
    for born in ["2008-03-05", "2009-03-06"] {
        office.run(&["person", "add", "--family", "Szűcs", "--given", "Dóra", "--born", born]);
    }
    office.run(&["person", "hide", "2"]);
    office
}

fn tells(browser: &mut Browser<'_>, place: &str) -> bool {
    let page = browser.get(place).said();
    ["2008", "2009-03", "2009.03"].iter().any(|birth| page.contains(birth))
}

#[test]
fn no_form_tells_an_outsider_who_somebody_is() {
    let office = with_namesakes();
    let forms: Vec<String> = desk_routes()
        .into_iter()
        .filter(|route| route.method == "GET" && route.path.starts_with("/desk/acts/"))
        .map(|route| route.path)
        .collect();
    assert!(forms.len() > 80, "{}", forms.len());
    let asked =
        ["person=2", "person=3", "person=Szűcs+Dóra", "keep=2&drop=3", "club=1&person=2", "person=2&season=2026/27"];
    let mut told_the_office = 0;
    let mut officer = office.come_in("officer");
    for form in &forms {
        told_the_office += usize::from(tells(&mut officer, &format!("/en{form}?person=2")));
    }
    assert!(told_the_office > 10, "the office is told whom a form is about: {told_the_office}");
    for role in OUTSIDE {
        let mut browser = office.come_in(role);
        for form in &forms {
            for query in asked.iter().map(|query| query.replace('ű', "%C5%B1").replace('ó', "%C3%B3")) {
                assert!(!tells(&mut browser, &format!("/en{form}?{query}")), "{role}: {form}?{query}");
            }
        }
    }
}

#[test]
fn a_refusal_names_namesakes_to_the_office_alone() {
    let office = with_namesakes();
    let paper = [("person", "Szűcs Dóra"), ("club", "1"), ("season", "2026/27")];
    let told = office.come_in("officer").act("licence", &paper);
    assert!(told.status == 422 && told.body.contains("2008-03-05"), "{}", told.body);
    let mut club = office.come_in("club");
    let told = club.act("licence", &paper);
    assert!(told.status == 422 && told.body.contains("may be several persons"), "{}", told.body);
    assert!(!told.said().contains("2008") && !told.body.contains("KOMIR 1"), "{}", told.body);
    let table = [("persons", "1;Szűcs Dóra;1900"), ("club", "1"), ("season", "2026/27")];
    let told = club.act("licences", &table);
    assert!(told.status == 422 && !told.said().contains("2008"), "{}", told.body);
    let told = office.come_in("player").get("/en/desk/acts/hide?person=Sz%C5%B1cs+D%C3%B3ra");
    assert!(told.status == 403 && !told.body.contains("2008"), "{}", told.body);
    // By number the licence is filed: she comes to the club, and her club knows her.
    let paper = [("person", "3"), ("club", "1"), ("season", "2026/27"), ("day", "2026-09-01")];
    assert_eq!(club.act("licence", &paper).status, 303);
    assert!(club.get("/en/desk/acts/registration?person=3").body.contains("2009-03-06"));
}

#[test]
fn an_arbiter_sees_who_was_found_and_nothing_more_of_them() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut players = SIX;
    players[0].3 = "          ";
    let sent = office.come_in("arbiter").hand_in(&[
        ("aprilis.trf", report("Áprilisi verseny", 4, &players).as_bytes()),
        ("rossz.trf", b"ez nem riport"),
    ]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let mut arbiter = office.come_in("arbiter");
    let page = arbiter.get(sent.place()).body;
    assert!(page.contains("rossz.trf: turned away, the file is no tournament report"), "{page}");
    assert!(page.contains("One file waits to be judged."), "{page}");
    let page = arbiter.get("/en/desk/reports/2").body;
    assert!(page.contains("Őrs Ács") && !page.contains("1990"), "his birth stands in the register alone: {page}");
    let officer = office.come_in("officer").get("/en/desk/reports/2").body;
    assert!(officer.contains("1990"), "{officer}");
    // What was turned away when it came says why in words, not by a code.
    let page = arbiter.get("/en/desk/reports/3").body;
    assert!(page.contains("rejected: the file is no tournament report") && !page.contains("file-not-report"), "{page}");
    // His page of today has both.
    let today = arbiter.get("/en/desk").body;
    assert!(today.contains("aprilis.trf: received") && today.contains("rossz.trf: rejected"), "{today}");
    assert!(!office.come_in("other").get("/en/desk").body.contains("aprilis.trf"));
}

#[test]
fn what_stands_against_a_report_is_told_gravest_first_with_what_helps() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let sent = officer.hand_in(&[("aprilis.trf", report("Áprilisi verseny", 4, &SIX).as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let page = officer.get("/en/desk/reports/2").body;
    let (error, warning) = (page.find("nobody knows of a registration"), page.find("nobody says where the players"));
    assert!(error.unwrap() < warning.unwrap(), "{page}");
    assert!(page.contains("The way out: “Accept”, “"), "{page}");
    let refused = officer.act("accept", &[("submission", "2")]);
    assert!(refused.status == 422 && refused.body.contains("The way out: “Accept”, “"), "{}", refused.body);
    assert!(!refused.body.contains("arpad accept"), "{}", refused.body);
    // Accepted, and the way back stands beside it.
    let done = officer.act("accept", &[("submission", "2"), ("registered", "2024-01-02"), ("rated", "x")]);
    assert_eq!(done.status, 303, "{}", done.body);
    let page = officer.get(done.place()).body;
    // The key leads to the form that withdraws the event, not to the page of the file one is on.
    assert!(page.contains("data-key=\"u\" href=\"/en/desk/acts/withdraw?tournament="), "{page}");
    assert!(officer.get("/en/desk/reports/2").body.contains("/acts/withdraw?tournament="));
}

#[test]
fn today_counts_what_it_lists_and_says_what_waits_for_a_club_and_a_player() {
    let office = Office::new(true);
    office.run(&["licence", "1", "--club", "1", "--season", "2026/27"]);
    office.run(&[
        "announce",
        "--name",
        "Kupa",
        "--series",
        "standard",
        "--starts",
        "2026-01-02",
        "--ends",
        "2026-01-06",
    ]);
    let page = office.come_in("officer").get("/en/desk").body;
    assert!(page.contains("One thing waits") && page.contains("Kupa: ended on"), "{page}");
    assert!(page.contains("data-waiting>1</span>"), "the menu says the same: {page}");
    let page = office.come_in("club").get("/en/desk").body;
    assert!(page.contains("Vasas: players, licences, strength order"), "{page}");
    assert!(page.contains("/acts/strength?club=1"), "{page}");
    let page = office.come_in("player").get("/en/desk").body;
    assert!(page.contains("href=\"/en/desk/own\"") && page.contains("objections"), "{page}");
    // On his own page every entry about him has its way to object.
    let page = office.come_in("player").get("/en/desk/own").body;
    assert!(page.contains("/acts/appeal?against="), "{page}");
}

/// What is stated as a whole starts from what holds: who adds one precaution takes no other away.
#[test]
fn precautions_start_from_those_that_hold() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let stated = [("second-signature", "publish"), ("one-address", "true")];
    assert_eq!(admin.act("policy", &stated).status, 303);
    let form = admin.get("/en/desk/acts/policy").body;
    for ticked in ["name=\"second-signature\" value=\"publish\" checked", "name=\"one-address\" value=\"true\" checked"]
    {
        assert!(form.contains(ticked), "{ticked}: {form}");
    }
    assert!(!form.contains("value=\"decide\" checked"), "{form}");
    let page = admin.get("/en/desk/settings").body;
    assert!(page.contains("publishing of lists") && page.contains("A session is good only where it began"), "{page}");
}
