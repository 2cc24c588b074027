//! Two go tournaments that end on one day make two lists, and each has its own address.

use crate::binary::arpad;
use crate::served::Site;

fn told(arguments: &[&str], database: &str) -> serde_json::Value {
    let told = arpad(&[arguments, &["--json", "--database", database]].concat());
    assert!(
        told.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&[told.stdout.clone(), told.stderr].concat())
    );
    serde_json::from_slice(&told.stdout).unwrap_or_default()
}

/// A tournament of four in which everybody meets everybody, in the file format of the European database.
fn report(name: &str, day: &str, players: &[&serde_json::Value]) -> String {
    let text = |player: &serde_json::Value, field: &str| player[field].as_str().unwrap_or_default().replace(' ', "_");
    let mut file = format!("; CL[A]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{day},{day}]\n; HA[h0]\n; KM[6.5]\n; TM[75]\n");
    let rounds = [
        ["2+/b0", "3+/w0", "4+/b0"],
        ["1-/w0", "4+/b0", "3+/w0"],
        ["4+/b0", "1-/b0", "2-/b0"],
        ["3-/w0", "2-/w0", "1-/w0"],
    ];
    for ((player, games), (place, won)) in players.iter().zip(rounds).zip([(1, 3), (2, 2), (3, 1), (4, 0)]) {
        let (family, given, grade) = (text(player, "family"), text(player, "given"), text(player, "grade"));
        file += &format!("{place} {family} {given} {grade} HU Pecs {won} {} |{}\n", games.join(" "), player["egd"]);
    }
    file
}

#[test]
fn each_of_two_lists_of_one_day_has_its_own_address() {
    let (mut events, mut who, mut day) = (Vec::new(), 0, String::new());
    let site = Site::start(|database| {
        let list = told(&["list", "go"], database);
        let players: Vec<_> =
            list["players"].as_array().expect("players").iter().filter(|one| one["egd"].is_u64()).take(4).collect();
        let last: jiff::civil::Date = list["list"]["date"].as_str().expect("a day").parse().expect("a day");
        who = players[0]["id"].as_u64().expect("a number");
        day = last.checked_add(jiff::Span::new().days(6)).expect("a day").to_string();
        let folder = tempfile::tempdir().expect("a folder");
        for (name, file) in [("Délelőtti kupa", "reggel.h9"), ("Esti kupa", "este.h9")] {
            let file = folder.path().join(file).display().to_string();
            std::fs::write(&file, report(name, &day, &players)).expect("a file");
            let sent = told(&["submit", &file, "--received", &day], database);
            let number = |field: &str| sent["files"][0][field].to_string();
            let (event, submission) = (number("tournament"), number("submission"));
            told(
                &["decide", "multiplier", "--tournament", &event, "--c", "20", "--reference", "1", "--day", &day],
                database,
            );
            // The same four meet twice that day.
            told(&["accept", &submission, "--another-event"], database);
            events.push((event, name));
        }
        told(&["close", "go"], database);
        told(&["publish", "go"], database);
    });
    let mut calculations = Vec::new();
    for (event, name) in &events {
        let query = format!("series=go&after={event}");
        for language in ["hu", "en"] {
            let index = site.page(&format!("/{language}/lists"));
            let place = format!("/{language}/lists/{day}?{query}");
            let link = |place: &str| format!("href=\"{}\"", place.replace('&', "&amp;"));
            assert!(index.contains(&link(&place)), "{place}");
            let list = site.page(&place);
            assert!(list.contains(&format!("<link rel=\"canonical\" {}", link(&place))), "{place}");
            assert!(list.contains(&format!("name=\"after\" value=\"{event}\"")), "the filters stay with the list");
            let calculation = format!("/{language}/players/{who}/calculations/{day}?{query}");
            assert!(list.contains(&link(&calculation)), "{calculation}: {list}");
            let event_page = site.page(&format!("/{language}/tournaments/{event}"));
            assert!(event_page.contains(&link(&place)), "{place}: {event_page}");
            // At the tournament one comes from.
            let from_event = link(&format!("{calculation}#t{event}"));
            assert!(event_page.contains(&from_event), "{calculation}: {event_page}");
            let page = site.page(&calculation);
            assert!(page.contains(name) && page.contains(&link(&place)), "{calculation}: {page}");
        }
        let answer = site.get(&format!("/api/v1/players/{who}/calculations/{day}?{query}"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        let calculation: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert_eq!(calculation["list"]["after"].to_string(), *event);
        assert_eq!(calculation["calculation"]["player"]["tournaments"][0]["id"], event.as_str());
        calculations.push(calculation);
        assert_eq!(site.get(&format!("/api/v1/lists/{day}.csv?{query}")).status, 200);
    }
    assert_eq!(calculations[0]["after"], calculations[1]["before"], "the second list follows the first");
    let json = |place: &str| -> serde_json::Value {
        let answer = site.get(&format!("/api/v1{place}"));
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        serde_json::from_slice(&answer.body).expect("JSON")
    };
    let known = json("/lists?series=go");
    let known = known["lists"].as_array().expect("lists").iter().filter(|list| list["date"] == day.as_str());
    assert_eq!(known.map(|list| list["after"].to_string()).collect::<Vec<_>>(), [&*events[1].0, &*events[0].0]);
    // An address that names the day alone means the last list of it, as it always did.
    assert_eq!(json(&format!("/players/{who}/calculations/{day}?series=go")), calculations[1]);
    assert!(site.page(&format!("/en/players/{who}/calculations/{day}?series=go")).contains(events[1].1));
    for place in [
        format!("/api/v1/players/{who}/calculations/{day}?series=go&after=1000"),
        format!("/api/v1/lists/latest.json?series=standard&after={}", events[0].0),
        format!("/en/lists/{day}?series=go&after=1000"),
        format!("/en/lists/{day}?series=go&after=x"),
    ] {
        assert_eq!(site.get(&place).status, 404, "{place}");
    }
    // Another series chosen in the form of a go list: the one in force on that day.
    let moved = site.get(&format!("/en/lists/{day}?after={}&series=standard&sex=F", events[0].0));
    let month = &day[..7];
    assert_eq!((moved.status, moved.header("location")), (303, Some(&*format!("/en/lists/{month}?sex=F"))));
}
