//! A register full of names that would like to be scripts. None runs, and all are shown as what they are: odd names.

use crate::browser::Browser;
use crate::month::{Line, Office, report};
use crate::places::KINDS;
use crate::site::Site;
use serde_json::json;

/// A report has 33 letters for a name.
const PLAYERS: [Line; 6] = [
    ("<script>hostile=1</script>, Ada", 'w', "700010", "1990/05/01"),
    ("\"><img src=x onerror=hostile=1>,B", 'w', "700020", "2008/00/00"),
    ("</title><svg onload=hostile=1>, C", 'm', "700030", "1975/00/00"),
    ("javascript:hostile=1, Dani", 'm', "700040", "1985/00/00"),
    ("{{hostile=1}}${hostile=1}, 'E'", 'w', "700050", "1999/00/00"),
    ("\u{202e}desrever, Fanni", 'm', "", "2001/00/00"),
];
const EVENT: &str = "</title><script>hostile=1</script><svg onload=hostile=1> \"onmouseover=hostile=1 x=\"";
const CLUB: &str = "<iframe srcdoc='<script>top.hostile=1</script>'> SK";
const FILE: &str = "\"><img src=x onerror=hostile=1>.trf";
const REASON: &str = "<script>hostile=1</script>";

/// Addresses that say something themselves.
const ECHOES: [&str; 4] = [
    "/search?q=%22%3E%3Cimg%20src%3Dx%20onerror%3Dhostile%3D1%3E",
    "/lists/latest?club=%22%3E%3Cscript%3Ehostile%3D1%3C%2Fscript%3E",
    "/lists/latest?top=%3Cscript%3Ehostile%3D1%3C%2Fscript%3E",
    "/%3Cscript%3Ehostile%3D1%3C%2Fscript%3E?%22%3E%3Cscript%3Ehostile%3D1%3C%2Fscript%3E",
];

/// A federation in which nobody has a decent name, with a list, a correction and a revision.
fn register(office: &Office) {
    let (march, april, may) = ("2024-03-10", "2024-04-01", "2024-05-01");
    let hostile = |name: &str, month| {
        report(name, month, &PLAYERS).replace("022 Eger", &format!("022 {CLUB}")).replace("IA Kovács, Ödön", REASON)
    };
    office.put(FILE, hostile(EVENT, 3));
    office.put("april.trf", hostile(&format!("{EVENT} 2"), 4));
    office.done(march, &["init", "--name", EVENT, "--country", "HUN"]);
    office.done(march, &["submit", FILE]);
    office.done(march, &["accept", "1", "--new", "--registered", "2024-01-01"]);
    for (person, points) in [("1", "2100"), ("2", "2000"), ("3", "1900"), ("4", "1950"), ("5", "1850")] {
        let decision = ["decide", "indicators", "--person", person, "--series", "standard", "--points", points];
        office.done(march, &[&decision[..], &["--reference", REASON, "--day", "2024-03-01"]].concat());
    }
    office.done(march, &["club", "add", CLUB, "--town", REASON]);
    for person in ["1", "2", "3"] {
        office.done(march, &["licence", person, "--club", "1", "--season", "2023/24"]);
    }
    office.done(march, &["strength", "1", "--season", "2023/24", "1", "2", "3"]);
    office.done(march, &["person", "title", "1", "FM", "--awarded", "2020-01-01"]);
    office.done(april, &["close", "2024-04"]);
    office.done(april, &["publish", "2024-04"]);
    office.done("2024-04-10", &["submit", "april.trf"]);
    office.done("2024-04-10", &["accept", "2", "--registered", "2024-01-01"]);
    office.done(may, &["close", "2024-05"]);
    office.done(may, &["publish", "2024-05"]);
    office.done(may, &["correct", "withdraw", "1", "--because", REASON]);
    office.done(may, &["replay"]);
    office.done(may, &["publish", "2024-04"]);
    office.done(may, &["publish", "2024-05"]);
    let announced = ["announce", "--name", EVENT, "--starts", "2028-03-02", "--ends", "2028-03-06", "--town", REASON];
    office.done(may, &announced);
}

#[test]
fn no_name_is_ever_a_script() {
    let office = Office::new("en");
    register(&office);
    let site = Site::over(&office.database());
    let Some(browser) = Browser::at(&site) else { return };
    let mut visited = 0;
    for language in ["hu", "en"] {
        let places = KINDS.iter().filter_map(|kind| (kind.place)(&site)).chain(ECHOES.map(str::to_owned));
        for place in places {
            browser.open(&format!("/{language}{place}"));
            quiet(&browser, &place);
            visited += 1;
        }
    }
    assert!(visited > 50, "{visited} pages");

    browser.open("/en/lists/2024-04");
    let names = browser.texts("table.list tbody th a");
    for name in
        ["Ada <script>hostile=1</script>", "B \"><img src=x onerror=hostile=1>", "C </title><svg onload=hostile=1>"]
    {
        assert!(names.iter().any(|shown| shown == name), "{name} is shown as text: {names:?}");
    }
    let apart = "return [...document.querySelectorAll('table.list tbody th a')].every(one => getComputedStyle(one).unicodeBidi === 'isolate')";
    assert_eq!(browser.run(apart), true, "a name that turns its letters around turns nothing else around");
    let event = site.way("/tournaments", "/tournaments/").expect("a tournament");
    browser.open(&format!("/en{event}"));
    assert_eq!(browser.text("h1"), EVENT);
    assert!(browser.title().starts_with(EVENT), "{}", browser.title());

    browser.open("/en/calculator/file");
    browser.choose("#file", &office.path(FILE));
    browser.click("form.ask button");
    browser.until("the report", |browser| !browser.texts(".answer h2").is_empty());
    assert!(browser.text(".answer h2").contains("<img src=x onerror=hostile=1>"), "the name of the file, as text");
    quiet(&browser, "a hostile file");

    browser.open("/en/");
    for text in ["script", "img src", "hostile"] {
        browser.type_into("#who", text);
        browser.until("suggestions", |browser| {
            browser.texts(".suggestions li").iter().any(|name| name.contains("hostile=1"))
        });
        quiet(&browser, "suggestions");
    }
}

/// Nothing has run, nothing has tried to, nothing stands in the page that could.
fn quiet(browser: &Browser, place: &str) {
    assert_eq!(browser.dialog(), None, "{place}: no dialog");
    let script = "
        const odd = 'script:not([src^=\"/assets/\"]), img, iframe, object, embed, base, style, main svg:not(.chart svg)';
        const found = [...document.querySelectorAll(odd)];
        for (const one of document.querySelectorAll('*'))
            for (const {name, value} of one.attributes)
                if (name.startsWith('on') || name === 'style' || name === 'srcdoc' || /^\\s*javascript:/i.test(value) && name !== 'value')
                    found.push(one);
        return {ran: typeof hostile, odd: found.map(one => one.outerHTML.slice(0, 200))}";
    assert_eq!(browser.run(script), json!({"ran": "undefined", "odd": []}), "{place}");
    let log = browser.log();
    let complaint = log.iter().find(|line| !line.contains("Failed to load resource: the server responded"));
    assert_eq!(complaint, None, "{place}: the browser has nothing to complain of");
}

/// Were there a script in a page, the policy would stop it, and the test above would hear of it.
#[test]
fn a_script_in_a_page_would_be_stopped_and_heard_of() {
    let Some(browser) = Browser::at(crate::site::demo()) else { return };
    browser.open("/en/");
    browser.run("const one = document.createElement('div'); one.innerHTML = '<img src=x onerror=hostile=1>'; document.body.append(one)");
    browser
        .run("const one = document.createElement('script'); one.textContent = 'hostile=1'; document.body.append(one)");
    browser
        .until("the image has failed", |browser| browser.run("return document.querySelector('img').complete") == true);
    assert_eq!(browser.run("return typeof hostile"), "undefined");
    let log = browser.log();
    assert!(log.iter().any(|line| line.contains("Content Security Policy")), "{log:?}");
}
