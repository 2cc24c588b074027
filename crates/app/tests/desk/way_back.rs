//! What was done is taken back where one is, and what is mostly a slip is asked about before: an arbiter's file, an answer, points and
//! days that nobody means; beside them the reason where it is asked, and whom a late report moves.

use crate::month::{APRIL, Line, SIX, begun, published, report};
use crate::office::{ORIGIN, Office};

/// The six once more, the fourth and the fifth by their names alone.
fn with_doubts() -> String {
    let bare = |(name, sex, ..): Line| (name, sex, "", "          ");
    let lines = [SIX[0], SIX[1], SIX[2], bare(SIX[3]), bare(SIX[4]), SIX[5]];
    report("Áprilisi verseny", 4, &lines)
}

fn entry(place: &str) -> String {
    place.rsplit("done=").next().unwrap().to_owned()
}

#[test]
fn an_arbiter_takes_back_what_he_sent_while_nobody_has_decided() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let text = report("Áprilisi verseny", 4, &SIX);
    let mut arbiter = office.come_in("arbiter");
    assert_eq!(arbiter.hand_in(&[("april.trf", text.as_bytes())]).status, 303);
    let page = arbiter.get("/en/desk/reports/2");
    assert!(page.body.contains("Take back what I sent"), "{}", page.body);
    let came = page.hidden("entry");
    let mut other = office.come_in("other");
    assert_eq!(other.act("cancel", &[("entry", &came)]).status, 403, "nobody else's");
    assert_eq!(arbiter.act("cancel", &[("entry", &came)]).status, 303, "nobody is asked why");
    let all = arbiter.get("/hu/desk/reports");
    assert!(all.body.contains("a beküldő visszavonta"), "{}", all.body);
    let own = arbiter.get("/hu/desk");
    assert!(own.body.contains("Nincs teendő."), "{}", own.body);
    // The same file once more is taken up again; what is accepted he does not take back.
    assert_eq!(arbiter.hand_in(&[("april.trf", text.as_bytes())]).status, 303);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.act("accept", &[("submission", "3"), ("registered", "2024-01-01")]).status, 303);
    let page = arbiter.get("/en/desk/reports/3");
    assert!(!page.body.contains("Take back what I sent"), "{}", page.body);
    office.run(&["verify"]);
}

#[test]
fn a_slip_in_who_a_line_is_takes_one_click_and_comes_back_to_the_line() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.hand_in(&[("april.trf", with_doubts().as_bytes())]).status, 303);
    let listed = officer.get("/hu/desk/reports");
    assert!(listed.body.contains("azonosításra vár"), "{}", listed.body);
    let answer = [("submission", "2"), ("line", "5"), ("person", "5"), ("back", "/en/desk/reports/2")];
    let done = officer.act("answer", &answer);
    assert!(done.place().starts_with("/en/desk/reports/2?done="), "{} {}", done.status, done.body);
    let page = officer.get(done.place());
    let told = page.body.split("class=\"done\"").nth(1).expect("what was done");
    let told = told.split("</form>").next().unwrap();
    assert!(told.contains("/en/desk/acts/cancel\"") && told.contains("data-key=\"u\""), "{told}");
    assert!(told.contains("value=\"/en/desk/reports/2?line=4\"") && !told.contains("because"), "{told}");
    let first = |body: &str| body.split("<p class=\"said\"><strong>").nth(1).unwrap()[..2].to_owned();
    assert_eq!(first(&page.body), "4.");
    let back = [("entry", entry(done.place())), ("back", "/en/desk/reports/2?line=4".to_owned())];
    let back: Vec<(&str, &str)> = back.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let undone = officer.act("cancel", &back);
    assert!(undone.place().starts_with("/en/desk/reports/2?line=4&done="), "{} {}", undone.status, undone.body);
    assert_eq!(first(&officer.get(undone.place()).body), "5.", "the line that was taken back");
    assert_eq!(first(&officer.get("/en/desk/reports/2").body), "4.", "and in its order where nobody says it");

    // Once all are answered nobody waits to be identified, wherever the file or its event stands.
    for line in ["4", "5"] {
        let answer = [("submission", "2"), ("line", line), ("person", line)];
        assert_eq!(officer.act("answer", &answer).status, 303);
    }
    for place in ["/hu/desk/reports", "/hu/desk/events", "/hu/desk/events/2"] {
        let page = officer.get(place).body;
        assert!(page.contains(">azonosítva") || page.contains("azonosítva ·"), "{place}: {page}");
        let rows = page.split("<tbody>").nth(1).unwrap_or(&page);
        assert!(!rows.contains("azonosításra vár"), "{place}: {page}");
    }
    office.run(&["verify"]);
}

/// The list of May is closed and not published; what comes now enters June. Ács wins against everybody but Szűcs, and has 4.5 again.
#[test]
fn a_late_report_is_shown_on_the_list_it_enters() {
    let folder = published("hu");
    let mut office = Office::of(&folder.database(), APRIL);
    office.day_is("2024-05-02");
    office.run(&["close", "2024-05"]);
    let mut officer = office.come_in("officer");
    let text = report("Áprilisi verseny", 4, &SIX);
    assert_eq!(officer.hand_in(&[("april.trf", text.as_bytes())]).status, 303);
    let token = officer.token("/hu/desk/acts/accept?submission=2");
    let fields = [("token", token.as_str()), ("submission", "2"), ("registered", "2024-01-01"), ("look", "true")];
    let looked = officer.post("/hu/desk/acts/accept", &fields);
    assert_eq!(looked.status, 200, "{}", looked.body);
    for piece in
        ["Áprilisi verseny erre a listára kerül: hagyományos, 2024.06.01.", "játékos értéke lenne más", ">2305</td>"]
    {
        assert!(looked.body.contains(piece), "{piece}: {}", looked.body);
    }
    assert!(!looked.body.contains("sem lenne senkinek"), "{}", looked.body);
}

/// A reason that has to be given says so, and is asked for in one language at its field.
#[test]
fn the_reason_of_a_correction_is_asked_where_it_is_needed() {
    let folder = published("hu");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let text = String::from_utf8(folder.get("spring.trf")).unwrap();
    assert_eq!(officer.hand_in(&[("again.trf", text.replace("022 Eger", "022 Pécs").as_bytes())]).status, 303);
    let page = officer.get("/hu/desk/reports/2");
    assert!(page.body.contains("name=\"why\" required"), "{}", page.body);
    let form = officer.get("/hu/desk/acts/accept?submission=2");
    let label = form.body.split("<label for=\"why\">").nth(1).unwrap().split("</label>").next().unwrap();
    assert_eq!(label, "Indok, amelyet bárki olvashat");
    let token = form.hidden("token");
    let refused = officer.post("/hu/desk/acts/accept", &[("token", &token), ("submission", "2")]);
    let fault = refused.body.split("id=\"why-fault\">").nth(1).unwrap().split('<').next().unwrap();
    assert_eq!(fault, "írja meg, miért helyesbíti; akit érint, elolvashatja");
    // What is taken back before the public is told why, and the form says what it is.
    let done = officer.act("club-add", &[("club-name", "Vasas"), ("town", "Budapest")]);
    let form = officer.get(&format!("/hu/desk/acts/cancel?entry={}", entry(done.place())));
    assert!(form.body.contains("Vasas"), "what is taken back: {}", form.body);
    let label = form.body.split("<label for=\"because\">").nth(1).unwrap().split("</label>").next().unwrap();
    assert!(!label.contains("üresen"), "{label}");
    let refused = officer.act("cancel", &[("entry", &entry(done.place()))]);
    assert!(refused.status == 422 && refused.body.contains("id=\"because-fault\""), "{}", refused.body);
}

#[test]
fn what_nobody_means_is_asked_about_at_its_field_and_stands_once_it_is_confirmed() {
    let folder = published("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("committee", &["committee"]);
    let mut committee = office.come_in("committee");
    let record = [("reference", "RB 2024/7"), ("day", "2024-04-10")];
    let form = committee.get("/en/desk/acts/rating");
    assert!(!form.body.contains("name=\"certain\""), "nothing is asked before: {}", form.body);
    let rating = [&[("person", "2"), ("series", "standard"), ("points", "2999")][..], &record].concat();
    let asked = committee.act("rating", &rating);
    assert!(asked.status == 422 && asked.body.contains("id=\"points-fault\""), "{}", asked.body);
    assert!(asked.body.contains("name=\"certain\"") && asked.body.contains("7.1.4"), "{}", asked.body);
    assert_eq!(committee.act("rating", &[&rating[..], &[("certain", "true")]].concat()).status, 303);
    let ahead =
        [("person", "2"), ("series", "standard"), ("points", "2100"), ("reference", "RB 8"), ("day", "2031-01-01")];
    let asked = committee.act("rating", &ahead);
    assert!(asked.status == 422 && asked.body.contains("id=\"day-fault\""), "{}", asked.body);
    let unknown = committee.act("suspension", &[&[("federation", "xyz")][..], &record].concat());
    assert!(unknown.status == 422 && unknown.body.contains("id=\"federation-fault\""), "{}", unknown.body);
    drop(committee);

    // What is announced is entered as it is typed, and looked at once more.
    let mut officer = office.come_in("officer");
    let event = [("event-name", "Őszi kupa"), ("series", "standard"), ("starts", "2024-10-05"), ("ends", "2024-10-06")];
    let odd = [("time-control", "gyors"), ("territory", "XYZ"), ("back", "/hu/desk/events")];
    let done = officer.act("announce", &[&event[..], &odd].concat());
    assert_eq!(done.status, 303, "{}", done.body);
    let told = officer.get(&done.place().replace("/en/", "/hu/")).body;
    assert!(told.contains("„gyors”") && told.contains("XYZ: ilyen kódú szövetség nincs"), "{told}");
    // A number and a name as a table has them.
    assert_eq!(officer.act("hide", &[("person", "1\tÁcs Őrs")]).status, 303);
    let two = officer.act("hide", &[("person", "2\tÁcs Őrs")]);
    assert!(two.status == 422 && two.body.contains("id=\"person-fault\""), "{}", two.body);
    office.run(&["verify"]);
}

#[test]
fn an_administrator_ends_sessions_and_is_told_at_the_field_what_is_missing() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    let mut admin = office.come_in("admin");
    let user = [("name", "nagy.bela"), ("shown", "Nagy Béla")];
    for (role, field) in [("club", "club"), ("player", "person")] {
        let refused = admin.act("user-add", &[&user[..], &[("role", role)]].concat());
        assert!(refused.status == 422 && refused.body.contains(&format!("id=\"{field}-fault\"")), "{}", refused.body);
    }
    let page = admin.get("/hu/desk/users");
    assert!(page.body.contains("Nyitott munkamenet"), "{}", page.body);
    let row = page.body.split(">officer</span>").nth(1).unwrap().split("</tr>").next().unwrap();
    assert!(row.contains("sessions?name=officer\">1</a>") && row.contains("/users/sign-out"), "{row}");
    assert_eq!(officer.get("/en/desk/reports").status, 200);
    let token = page.hidden("token");
    let ended = admin.post("/hu/desk/users/sign-out", &[("token", &token), ("name", "officer")]);
    assert!(ended.body.contains("officer: 1 munkamenet lezárva."), "{}", ended.body);
    assert!(officer.get("/en/desk/reports").place().starts_with("/en/desk/login"));
    assert_eq!(office.come_in("officer").get("/en/desk").status, 200, "he may come in again");
    // A token is taken back and signs nobody out.
    office.run(&["token", "add", "officer", "--name", "program", "--scope", "read"]);
    let page = admin.get("/hu/desk/users");
    let tokens = page.body.split("/users/revoke").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(tokens.contains("Visszavonás"), "{tokens}");
    // Programs of others, in the words of the page.
    let hook = [
        ("token", token.as_str()),
        ("url", "https://ujsag.example/h"),
        ("topic", "list-published"),
        ("subject", "játékos 17"),
    ];
    let added = admin.post_from("/hu/desk/messages/hook", &hook, Some(ORIGIN));
    assert!(added.body.contains(">játékos 17<") && added.body.contains(">lista közzététele<"), "{}", added.body);
    assert!(!added.body.contains("player:17"), "{}", added.body);
}

#[test]
fn every_closed_list_of_a_day_is_published_with_one_word() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.act("close", &[("series", "standard"), ("month", "2024-04")]).status, 303);
    assert_eq!(officer.act("publish-day", &[("month", "2024-04")]).status, 303);
    let again = officer.act("publish-day", &[("month", "2024-04")]);
    assert!(again.status == 422 && again.body.contains("id=\"month-fault\""), "{}", again.body);
}
