//! Persons, papers and clubs through the desk: entered, typed wrong, taken back; and a club's officer, who reaches his own club
//! and nothing of another's.

use crate::office::Office;
use serde_json::Value;

fn last(office: &Office) -> Value {
    let told: Value = serde_json::from_str(&office.run(&["ledger", "--json", "--most", "3"])).unwrap();
    told["entries"].as_array().unwrap().last().unwrap().clone()
}

#[test]
fn a_person_is_entered_changed_and_taken_back() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    // Typed wrong: what was typed stays, and the refusal stands at its field.
    let typed = [("family", "Szűcs"), ("given", "Dóra"), ("born", "tegnap"), ("sex", "F"), ("country", "HUN")];
    let refused = officer.act("person-add", &typed);
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("value=\"Szűcs\"") && refused.body.contains("value=\"tegnap\""), "{}", refused.body);
    assert!(refused.body.contains("id=\"born-fault\""), "{}", refused.body);
    let typed = [("family", "Szűcs"), ("given", "Dóra"), ("born", "2008-03-05"), ("sex", "F"), ("country", "hun")];
    let done = officer.act("person-add", &typed);
    assert_eq!(done.status, 303, "{}", done.body);
    let page = officer.get(done.place());
    assert!(page.body.contains("The number is 2."), "what was given is told: {}", page.body);

    // The form of a change knows what is known; an emptied field is taken away, a program's silence takes nothing.
    let form = officer.get("/en/desk/acts/person-amend");
    assert!(form.body.contains("method=\"get\"") && !form.body.contains("name=\"family\""), "first who: {}", form.body);
    let form = officer.get("/en/desk/acts/person-amend?person=Szucs");
    assert!(form.body.contains("value=\"2008-03-05\"") && form.body.contains("value=\"Dóra\""), "{}", form.body);
    let changed = officer.act("person-amend", &[("person", "2"), ("given", "Dóra Anna"), ("country", "")]);
    assert_eq!(changed.status, 303, "{}", changed.body);
    let body = &last(&office)["body"]["fields"];
    assert_eq!((body["given"].as_str(), body["born"].as_str()), (Some("Dóra Anna"), Some("2008-03-05")));
    assert_eq!(body["country"], Value::Null);

    // Two numbers, one person, and two after all; hidden and shown; a title and its cancellation.
    assert_eq!(officer.act("person-add", &[("family", "Szűcs"), ("given", "Dorka")]).status, 303);
    assert_eq!(officer.act("person-merge", &[("keep", "2"), ("drop", "3"), ("why", "ugyanaz")]).status, 303);
    assert_eq!(last(&office)["why"], "en: ugyanaz", "everybody may read it, so it says its language");
    let page = officer.get("/en/desk/persons/3");
    assert!(page.body.contains("Number 3 leads to this person"), "{}", page.body);
    assert_eq!(officer.act("person-unmerge", &[("person", "3"), ("why", "mégsem")]).status, 303);
    assert_eq!(officer.act("hide", &[("person", "2")]).status, 303);
    assert!(officer.get("/en/desk/persons/2").body.contains("Hidden from the public"));
    assert_eq!(officer.act("show", &[("person", "2")]).status, 303);
    assert_eq!(officer.act("title", &[("person", "2"), ("title", "WFM"), ("awarded", "2024-05-01")]).status, 303);
    let entry = last(&office)["entry"].to_string();
    let page = officer.get("/en/desk/persons/2");
    assert!(page.body.contains(&format!("/acts/cancel?entry={entry}")), "its way back: {}", page.body);
    assert_eq!(officer.act("cancel", &[("entry", &entry), ("because", "elgépelt")]).status, 303);

    // Nobody is called so; the refusal stands at the field, without a word of the command line.
    let refused = officer.act("death", &[("person", "Senki"), ("day", "2024-01-01")]);
    assert!(refused.status == 422 && refused.body.contains("id=\"person-fault\""), "{}", refused.body);
    assert_eq!(officer.act("death", &[("person", "3"), ("day", "2024-01-01")]).status, 303);
    let refused = officer.act("person-merge", &[("keep", "1"), ("drop", "2"), ("why", "próba")]);
    assert_eq!(refused.status, 422, "their births differ: {}", refused.body);
    assert!(!refused.body.contains("--even-so") && refused.body.contains("Although their numbers"), "{}", refused.body);
    let found = officer.get("/hu/desk/persons?q=szucs");
    assert!(found.body.contains("Szűcs Dóra Anna") && found.body.contains("2 személy"), "{}", found.body);
    office.run(&["verify"]);
}

#[test]
fn a_club_s_officer_reaches_his_own_club_and_no_other() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.act("person-add", &[("family", "Ács"), ("given", "Őrs"), ("born", "1990")]).status, 303);
    assert_eq!(officer.act("person-add", &[("family", "Tóth"), ("given", "Béla"), ("born", "1975")]).status, 303);
    drop(officer);
    let given_long_ago = ["--komir", "37598", "--why", "a régi nyilvántartásból"];
    office.run(&[&["person", "add", "--family", "Nemes", "--given", "Viktor"], &given_long_ago[..]].concat());
    // Of clubs 1 is Vasas, his own, and 2 is Honvéd.
    let mut club = office.come_in("club");
    let season = [("season", "2026/27"), ("day", "2026-09-01")];
    let own = |more: &[(&'static str, &'static str)]| [&season[..], more].concat();
    let done = club.act("licences", &own(&[("club", "Vasas"), ("persons", "1\t\tKovács Péter\nÁcs Őrs\n")]));
    assert_eq!(done.status, 303, "{}", done.body);
    let page = club.get(done.place());
    assert!(page.body.contains("KOMIR number of Kovács Péter"), "{}", page.body);
    for (deed, more) in [
        ("licence", vec![("person", "3"), ("club", "Honvéd")]),
        ("licences", vec![("persons", "3"), ("club", "2")]),
        ("guest", vec![("person", "1"), ("club", "Honvéd")]),
        ("strength", vec![("persons", "1"), ("club", "Honvéd")]),
    ] {
        let refused = club.act(deed, &own(&more));
        assert_eq!(refused.status, 403, "{deed} for another club: {}", refused.body);
    }
    assert_eq!(club.act("transfer", &[("person", "1"), ("club", "2"), ("day", "2026-09-02")]).status, 403);
    assert_eq!(club.get("/en/desk/acts/arbiter-licence").status, 403, "no club makes arbiters");
    let token = club.token("/en/desk");
    let arbiter = [("token", token.as_str()), ("person", "1"), ("number", "9"), ("licence-kind", "FA")];
    assert_eq!(club.post("/en/desk/acts/arbiter-licence", &arbiter).status, 403);

    // A table from a spreadsheet: board, name, anything. A line that nobody is meant by is named, and nothing is entered.
    let refused = club.act("strength", &own(&[("club", "1"), ("persons", "1;Kovács Péter;2100\n2;Senki Sem;1900\n")]));
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(
        refused.body.contains("row 2") && refused.body.contains("nobody is found under “Senki Sem”"),
        "{}",
        refused.body
    );
    let refused = club.act("strength", &own(&[("club", "1"), ("persons", "Tóth Béla\n")]));
    assert!(refused.status == 422 && refused.body.contains("id=\"persons-fault\""), "no licence: {}", refused.body);
    let done = club.act("strength", &own(&[("club", "1"), ("persons", "1;Ács Őrs;2300\n2;Kovács Péter;2100\n")]));
    assert_eq!(done.status, 303, "{}", done.body);
    let page = club.get("/en/desk/clubs/1");
    let (first, second) = (page.body.find("Ács").unwrap_or(usize::MAX), page.body.rfind("Kovács").unwrap_or(0));
    assert!(page.status == 200 && first < second && page.body.contains("2026/27"), "{}", page.body);
    // The KOMIR number that stands beside a name is that of the name, or the row is refused; a row of headings is nobody.
    for wrong in ["37598\tÁcs Őrs\n", "komir:37598\tÁcs Őrs\n", "1;Ács Őrs;37598\n"] {
        let refused = club.act("strength", &own(&[("club", "1"), ("persons", wrong)]));
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(refused.body.contains("37598 is not that of the person who is named beside it"), "{}", refused.body);
        assert!(!refused.body.contains("Nemes"), "whose it is is not told: {}", refused.body);
    }
    let pasted = "Tábla\tNév\tKOMIR\n1\tKovács Péter\t\n2\tÁcs Őrs\t\n";
    let done = club.act("strength", &own(&[("club", "1"), ("persons", pasted), ("why", "újra")]));
    assert_eq!(done.status, 303, "{}", done.body);
    // The order that holds is where the next one starts.
    let form = club.get("/en/desk/acts/strength?club=1&season=2026/27");
    assert!(form.body.contains("\tÁcs Őrs"), "{}", form.body);

    // Of the other club not even that it is there; its persons are nobody's business.
    assert_eq!(club.get("/en/desk/clubs/2").status, 404);
    let clubs = club.get("/en/desk/clubs");
    assert!(clubs.body.contains("Vasas") && !clubs.body.contains("Honvéd"), "{}", clubs.body);
    assert_eq!(club.get("/en/desk/persons/1").status, 403);
    // What he did himself he takes back; what the office did he does not.
    let entry = last(&office)["entry"].to_string();
    assert_eq!(club.act("cancel", &[("entry", &entry), ("because", "elgépelt")]).status, 303);
    assert_eq!(club.act("cancel", &[("entry", "2"), ("because", "nem az övé")]).status, 403);
    office.run(&["verify"]);
}

#[test]
fn an_arbiter_announces_and_amends_what_is_his() {
    let office = Office::new(true);
    let mut arbiter = office.come_in("arbiter");
    let event = [("event-name", "Őszi kupa"), ("series", "rapid"), ("starts", "2026-12-05"), ("ends", "2026-12-06")];
    let done = arbiter.act("announce", &[&event[..], &[("arbiter", "Kiss Éva fide:712345")]].concat());
    assert_eq!(done.status, 303, "{}", done.body);
    assert_eq!(last(&office)["body"]["facts"]["arbiters"][0]["fide"], 712345);
    let form = arbiter.get("/en/desk/acts/announce-anew?tournament=1");
    assert!(form.body.contains("Kiss Éva fide:712345") && form.body.contains("2026-12-05"), "{}", form.body);
    assert_eq!(arbiter.act("announce-anew", &[("tournament", "1"), ("ends", "2026-12-07")]).status, 303);
    assert_eq!(last(&office)["body"]["ends"], "2026-12-07");
    assert_eq!(last(&office)["body"]["facts"]["arbiters"][0]["fide"], 712345, "what is not said stays");
    // Whether he kept the deadline is not for him to say.
    for of_the_office in [("registered", "2026-10-01"), ("announced", "2026-10-01"), ("official", "fide")] {
        let refused = arbiter.act("announce", &[&event[..], &[of_the_office]].concat());
        assert!(
            refused.status == 422 && refused.body.contains("leave it empty"),
            "{of_the_office:?}: {}",
            refused.body
        );
        assert!(!form.body.contains(&format!("name=\"{}\"", of_the_office.0)), "{of_the_office:?} is not asked");
    }
    assert!(arbiter.get("/en/desk/events").body.contains("Őszi kupa"));
    assert_eq!(arbiter.get("/en/desk/events/1").status, 200);
    drop(arbiter);
    let mut officer = office.come_in("officer");
    let event = [("event-name", "Hivatali"), ("series", "blitz"), ("starts", "2026-12-08"), ("ends", "2026-12-08")];
    assert_eq!(officer.act("announce", &event).status, 303);
    let early = officer.act("announce-anew", &[("tournament", "2"), ("ends", "2026-12-01")]);
    assert!(early.status == 422 && early.body.contains("id=\"ends-fault\""), "{}", early.body);
    drop(officer);
    let mut arbiter = office.come_in("arbiter");
    assert_eq!(arbiter.get("/en/desk/events/2").status, 404, "the office's own");
    assert!(!arbiter.get("/en/desk/events").body.contains("Hivatali"));
    assert_eq!(arbiter.act("announce-anew", &[("tournament", "2"), ("ends", "2026-12-09")]).status, 403);
    assert_eq!(arbiter.get("/en/desk/events/1/export?format=trf16").status, 403);
}

#[test]
fn a_letter_from_the_site_stands_on_today_and_is_answered() {
    let office = Office::new(true);
    let letter = "text=Rossz+a+sz%C3%BClet%C3%A9si+%C3%A9vem&name=Kov%C3%A1cs+P%C3%A9ter&contact=peter%40example.org&page=%2Fhu%2F";
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let sent = office.ask("POST", "/hu/report", &[kind, ("origin", crate::office::ORIGIN)], letter.as_bytes());
    assert!(sent.status < 400, "{} {}", sent.status, sent.body);
    let mut officer = office.come_in("officer");
    let today = officer.get("/hu/desk");
    assert!(today.body.contains("1 teendő vár.") && today.body.contains("Rossz a születési évem"), "{}", today.body);
    let page = officer.get("/hu/desk/letters/1");
    assert!(page.body.contains("peter@example.org"), "{}", page.body);
    assert_eq!(officer.act("letter-close", &[("letter", "1"), ("answer", "Javítva")]).status, 303);
    assert!(officer.get("/hu/desk").body.contains("Nincs teendő."));
    assert!(officer.get("/hu/desk/letters?all=1").body.contains("lezárva"));
    let again = officer.act("letter-close", &[("letter", "1")]);
    assert_eq!(again.status, 422, "{}", again.body);
    assert_eq!(officer.act("letter-reopen", &[("letter", "1")]).status, 303);
    assert_eq!(officer.act("letter-forget", &[("letter", "1")]).status, 422, "an open one is not forgotten");
    drop(officer);
    let mut auditor = office.come_in("auditor");
    assert_eq!(auditor.get("/hu/desk/letters/1").status, 200, "who audits reads, and answers nobody");
    assert!(!auditor.get("/hu/desk/letters/1").body.contains("/acts/letter-close"));
}

#[test]
fn a_club_takes_nobody_from_another_unless_the_federation_lets_it() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    for (family, given) in [("Ács", "Őrs"), ("Tóth", "Béla")] {
        let fields = [("family", family), ("given", given), ("born", "1990")];
        assert_eq!(officer.act("person-add", &fields).status, 303);
    }
    let paper = |person: &'static str, club: &'static str| {
        [("person", person), ("club", club), ("season", "2026/27"), ("day", "2026-09-01")]
    };
    // 1 is of the own club, 2 of another one, 3 of another one and asked not to be shown.
    for (person, club) in [("1", "1"), ("2", "2"), ("3", "2")] {
        assert_eq!(officer.act("licence", &paper(person, club)).status, 303);
    }
    assert_eq!(officer.act("hide", &[("person", "3")]).status, 303);
    let take = |person: &'static str| [("person", person), ("club", "1"), ("day", "2026-09-02")];
    let mut club = office.come_in("club");
    for (deed, fields) in [("transfer", take("2").to_vec()), ("guest", paper("2", "1").to_vec())] {
        let refused = club.act(deed, &fields);
        assert!(refused.status == 422 && refused.body.contains("person 2 is not a player of your club"), "{deed}");
        assert!(!refused.said().contains("Ács"), "{deed}: {}", refused.body);
    }
    // Every line that is refused is named, counted as it was pasted.
    let table = [("persons", "komir;név\n1\n\n2\n3"), ("club", "1"), ("season", "2027/28"), ("day", "2026-09-01")];
    let refused = club.act("licences", &table);
    let rows = [("row 2", false), ("row 4", true), ("row 5", true)];
    assert!(refused.status == 422, "{}", refused.body);
    assert!(rows.iter().all(|(row, is)| refused.body.contains(row) == *is), "{}", refused.body);
    // Who asked not to be shown is nobody by his name; by a number that is on the paper the office takes him over.
    let hidden =
        |person: &'static str| [("person", person), ("club", "1"), ("season", "2027/28"), ("day", "2026-09-01")];
    let refused = club.act("licence", &hidden("Tóth Béla"));
    assert!(refused.status == 422 && refused.body.contains("nobody is found under “Tóth Béla”"), "{}", refused.body);
    assert!(!refused.said().contains("person 3"), "{}", refused.body);
    // A board, a rating or a year beside a name that nobody has is not what is wrong.
    let table =
        [("persons", "név;tábla\nSenki Sem;1;1990"), ("club", "1"), ("season", "2027/28"), ("day", "2026-09-01")];
    let refused = club.act("licences", &table);
    assert!(refused.body.contains("row 2: nobody is found under “Senki Sem”"), "{}", refused.body);
    let table = [("persons", "1\nTóth Béla"), ("club", "1"), ("season", "2027/28"), ("day", "2026-09-01")];
    let refused = club.act("licences", &table);
    assert!(
        refused.body.contains("row 2 (“Tóth Béla”): nobody is found") && !refused.said().contains("person 3"),
        "{}",
        refused.body
    );
    assert!(club.act("licence", &hidden("3")).body.contains("person 3 is not a player of your club"));
    // Twice in a table, and in another one that is sent later: one licence.
    let twice = [("persons", "1\nKovács Péter"), ("club", "1"), ("season", "2027/28"), ("day", "2026-09-01")];
    let done = club.act("licences", &twice);
    assert!(club.get(done.place()).body.contains("Row 2 (“Kovács Péter”) stands in the table twice"), "{}", done.body);
    let again = club.act("licences", &twice);
    let page = club.get(again.place()).body;
    assert!(again.place().ends_with("done=0") && page.contains("Row 1 (“1”) already has this licence"), "{page}");
    // Of somebody hidden not even the name, whatever is typed.
    let order = [("persons", "3"), ("club", "1"), ("season", "2026/27")];
    let refused = club.act("strength", &order);
    assert!(refused.status == 422 && !refused.said().contains("Tóth"), "{}", refused.body);

    assert_eq!(office.come_in("admin").act("policy", &[("clubs-take", "true")]).status, 303);
    assert_eq!(club.act("transfer", &take("2")).status, 303);
    let refused = club.act("transfer", &take("3"));
    assert!(refused.status == 422 && !refused.said().contains("Tóth"), "hidden: {}", refused.body);
    let far = [("person", "1"), ("club", "1"), ("season", "9999/00")];
    let refused = club.act("licence", &far);
    assert!(refused.status == 422 && refused.body.contains("far ahead"), "{}", refused.body);
}

#[test]
fn only_the_office_says_when_an_appeal_came_and_who_admits_it() {
    let office = Office::new(true);
    let mut player = office.come_in("player");
    let appeal = [("against", "4"), ("grounds", "elírás")];
    let form = player.get("/en/desk/acts/appeal?against=4").body;
    for of_the_office in [("received", "2024-01-01"), ("admitted", "MB 9/2026"), ("filed-under", "x"), ("from", "Más")]
    {
        let refused = player.act("appeal", &[&appeal[..], &[of_the_office]].concat());
        assert!(
            refused.status == 422 && refused.body.contains("leave it empty"),
            "{of_the_office:?}: {}",
            refused.body
        );
        assert!(refused.body.contains("elírás"), "what was typed stays: {}", refused.body);
        assert!(!form.contains(&format!("name=\"{}\"", of_the_office.0)), "{of_the_office:?} is not asked: {form}");
    }
}

#[test]
fn a_name_that_nobody_has_is_repeated_as_it_was_typed() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    let refused = officer.act("licence", &[("person", "O'Kelly"), ("club", "1"), ("season", "2026/27")]);
    assert!(refused.status == 422 && refused.said().contains("O'Kelly"), "{}", refused.said());
}
