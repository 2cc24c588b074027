//! Feeds, the map for search engines, and where tournaments stand.

use crate::binary::arpad;
use crate::served::{Site, first_link};
use arpad_model::hex;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// The contents of every element of this name.
fn elements(xml: &str, name: &str) -> Vec<String> {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    xml.split(open.as_str()).skip(1).map(|rest| rest[..rest.find(&close).expect("an end")].to_owned()).collect()
}

/// Announces a tournament.
fn announce(database: &str, name: &str, town: &str, [starts, ends]: [&str; 2]) {
    let of = ["announce", "--name", name, "--town", town, "--starts", starts, "--ends", ends, "--database", database];
    let told = arpad(&of);
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}

fn well_formed(xml: &str) {
    let mut depth = Vec::new();
    let mut reader = quick_xml::Reader::from_str(xml);
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error}: {xml}")) {
            quick_xml::events::Event::Start(tag) => depth.push(tag.name().as_ref().to_owned()),
            quick_xml::events::Event::End(tag) => assert_eq!(depth.pop().as_deref(), Some(tag.name().as_ref())),
            quick_xml::events::Event::Eof => break,
            _ => {}
        }
    }
    assert!(depth.is_empty());
}

#[test]
fn the_feeds_are_atom_with_names_that_stay() {
    let site = Site::listen(&["--public-url", "https://ratings.example.org/"], |_| {});
    let home = site.page("/en/");
    for (name, page) in [("lists", "/lists"), ("tournaments", "/tournaments")] {
        let place = format!("/en/feeds/{name}.atom");
        assert!(home.contains(&format!("href=\"{place}\"")), "{place}");
        let answer = site.get(&place);
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        assert_eq!(answer.header("content-type"), Some("application/atom+xml; charset=utf-8"));
        let feed = answer.text();
        well_formed(&feed);
        assert!(feed.contains("xmlns=\"http://www.w3.org/2005/Atom\"") && feed.contains("xml:lang=\"en\""));
        assert!(feed.contains(&format!(
            "rel=\"self\" type=\"application/atom+xml\" href=\"https://ratings.example.org{place}\""
        )));
        assert!(feed.contains(&format!("href=\"https://ratings.example.org/en{page}\"")), "{feed}");
        assert!(!feed.contains("href=\"/"), "every address is whole");
        let entries = feed.matches("<entry>").count();
        assert!((1..=50).contains(&entries), "{entries}");
        let ids = elements(&feed, "id");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), entries + 1, "every id is another");
        assert!(ids.iter().all(|id| id.starts_with("urn:uuid:") && id.len() == 45), "{ids:?}");
        let is_of_version_8 = |id: &String| &id[23..24] == "8" && "89ab".contains(&id[28..29]);
        assert!(ids.iter().all(is_of_version_8), "{ids:?}");
        let moments = elements(&feed, "updated");
        assert_eq!(moments.len(), entries + 1);
        assert!(moments.iter().all(|moment| moment.parse::<jiff::Timestamp>().is_ok()), "{moments:?}");
        assert_eq!(moments.iter().max(), moments.first(), "the feed is as new as its newest entry");
        assert!(moments[1..].is_sorted_by(|a, b| a >= b), "the newest first: {moments:?}");
        assert_eq!(elements(&feed, "name").len(), 1);
        let tag = answer.header("etag").expect("a tag").to_owned();
        let again = site.get_with(&place, &format!("If-None-Match: {tag}\r\n"));
        assert_eq!((again.status, again.body.len()), (304, 0));
        let hungarian = site.get(&format!("/hu/feeds/{name}.atom")).text();
        let theirs = elements(&hungarian, "id");
        assert_ne!(theirs[0], ids[0], "another language is another feed");
        assert_eq!(theirs[1..], ids[1..], "about the same things");
        for href in feed.split("<entry>").skip(1) {
            let href = href.split("href=\"https://ratings.example.org").nth(1).and_then(|rest| rest.split('"').next());
            assert_eq!(site.get(&href.expect("a way").replace("&amp;", "&")).status, 200, "{href:?}");
        }
    }
}

#[test]
fn who_asks_does_not_name_our_host_for_others() {
    let places = [
        "/en/feeds/lists.atom",
        "/hu/feeds/tournaments.atom",
        "/sitemap.xml",
        "/sitemaps/pages.xml",
        "/robots.txt",
        "/en/api",
    ];
    let kept = |site: &Site, place: &str, more: &str| {
        let answer = site.get_with(place, more);
        assert_eq!(answer.status, 200, "{place}");
        let header = |name: &str| answer.header(name).map(str::to_owned);
        (header("cache-control"), header("etag").is_some(), answer.text())
    };
    // The addresses are those of the first who asked, so nobody keeps them for a second.
    let site = Site::demo();
    for place in places {
        let (_, _, text) = kept(&site, place, "");
        let tag = hex(&Sha256::digest(&text)[..12]);
        let (cached, is_tagged, text) = kept(&site, place, &format!("If-None-Match: \"{tag}\"\r\n"));
        assert_eq!((cached.as_deref(), is_tagged), (Some("no-store"), false), "{place}");
        assert!(text.contains("http://arpad/"), "{place}");
    }
    let site = Site::listen(&["--public-url", "https://ratings.example.org"], |_| {});
    let told = places.map(|place| {
        let (cached, is_tagged, text) = kept(&site, place, "");
        assert!(text.contains("https://ratings.example.org/") && !text.contains("http://arpad"), "{place}");
        (cached, is_tagged)
    });
    let feed = || (Some("public, max-age=300, must-revalidate".to_owned()), true);
    let map = || (Some("public, max-age=3600".to_owned()), false);
    assert_eq!(told, [feed(), feed(), map(), map(), (None, false), (None, false)]);
}

#[test]
fn a_name_in_a_feed_is_text_and_a_host_is_a_host() {
    let site = Site::listen(&[], |database| {
        announce(database, "<b>Tom & Jerry</b>", "Eger", ["2031-01-02", "2031-01-05"]);
    });
    let feed = site.get("/hu/feeds/tournaments.atom").text();
    well_formed(&feed);
    assert!(feed.contains("&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;") && feed.contains("href=\"http://arpad/hu/"), "{feed}");
    for host in ["a\"b", "evil/<x>", "a b"] {
        let asked = format!("GET /en/feeds/lists.atom HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = site.ask_so(asked.as_bytes());
        assert_eq!(answer.status, 400, "{host}: {}", answer.text());
        assert!(!answer.text().contains(host));
    }
}

#[test]
fn a_late_report_of_an_old_tournament_is_news() {
    let site = Site::start(|database| {
        for number in 1..=50 {
            let day = format!("2031-01-{:02}", 1 + number % 28);
            announce(database, &format!("Kupa {number}"), "", [&day, &day]);
        }
    });
    let names = |language: &str| {
        let feed = site.get(&format!("/{language}/feeds/tournaments.atom")).text();
        well_formed(&feed);
        (elements(&feed, "title"), elements(&feed, "subtitle").concat())
    };
    let (before, limit) = names("en");
    assert_eq!((before.len(), limit.as_str()), (51, "The 50 tournaments with the latest news."));
    announce(&site.database, "Régi kupa", "", ["2001-02-03", "2001-02-03"]);
    let (after, limit) = names("hu");
    assert_eq!(limit, "A legfrissebb hírű 50 verseny.");
    assert!(after.contains(&"Régi kupa".to_owned()), "{after:?}");
    assert_eq!(after.iter().filter(|name| !before.contains(name)).count(), 2, "it and the other title: {after:?}");
}

#[test]
fn search_engines_find_everybody_who_may_be_found() {
    let mut hidden = String::new();
    let site = Site::start(|database| {
        let told =
            arpad(&["person", "add", "--family", "Rejtőzik", "--given", "Ottilia", "--json", "--database", database]);
        let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
        hidden = told["person"].to_string().trim_matches('"').to_owned();
        let told = arpad(&["person", "hide", &hidden, "--database", database]);
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    });
    assert!(site.get("/robots.txt").text().contains("Sitemap: http://arpad/sitemap.xml"));
    let index = site.get("/sitemap.xml");
    assert_eq!(index.status, 200);
    well_formed(&index.text());
    let mut all = Vec::new();
    for part in elements(&index.text(), "loc") {
        let part = site.get(part.strip_prefix("http://arpad").expect("whole"));
        assert_eq!(part.status, 200);
        well_formed(&part.text());
        let places = elements(&part.text(), "loc");
        assert!(!places.is_empty() && places.len() <= 50_000);
        all.extend(places);
    }
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "nothing stands twice");
    for kind in
        ["/hu/lists/", "/en/clubs/", "/hu/tournaments/", "/en/regulations/", "/hu/players/", "/en/calculator/go"]
    {
        let place =
            all.iter().find_map(|place| place.strip_prefix("http://arpad").filter(|place| place.starts_with(kind)));
        let place = place.unwrap_or_else(|| panic!("no {kind}")).replace("&amp;", "&");
        let page = site.page(&place);
        assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{}\"", place.replace('&', "&amp;"))), "{place}");
    }
    assert!(!all.iter().any(|place| place.contains(&format!("/players/{hidden}"))), "who is hidden is not there");
    for lost in
        ["/sitemaps/players-99.xml", "/sitemaps/players-0.xml", "/sitemaps/x", "/sitemaps/players-99999999999.xml"]
    {
        assert_eq!(site.get(lost).status, 404, "{lost}");
    }
}

#[test]
fn a_tournament_says_where_it_stands() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/open.trf");
    let site = Site::start(|database| {
        announce(database, "Őszi Árvíztűrő Kupa", "Győr", ["2031-01-02", "2031-01-05"]);
        let told = arpad(&["submit", file, "--database", database]);
        assert_ne!(told.status.code(), Some(2), "{}", String::from_utf8_lossy(&told.stderr));
    });
    for text in ["arvizturo", "%C3%81RV%C3%8DZT%C5%B0R%C5%90+gyor", "kupa+Gy%C5%91r", "oszi+kupa"] {
        let page = site.page(&format!("/en/tournaments?name={text}"));
        assert!(page.contains("Őszi Árvíztűrő Kupa"), "{text}");
        assert!(page.contains("Announced; its report has not come yet."), "{text}");
        assert_eq!(page.matches("class=\"state").count(), 1, "{text}");
    }
    for text in ["nowhere", "%25", "_szi", "!", "kupa+nowhere", "a+b+c+d+e+f", "%00"] {
        let page = site.page(&format!("/en/tournaments?name={text}"));
        assert!(text == "%00" || page.contains("No tournament fits"), "{text}");
    }
    let rated = site.page("/hu/tournaments?until=2030.01.01.");
    assert!(rated.contains("Értékeltük; lista: "), "{rated}");
    let within = site.page("/en/tournaments?from=2031-01-01&until=2031-12-31");
    assert_eq!(within.matches("class=\"state").count(), 1);
    let by_file = site.page("/en/tournaments?file-name=OPEN.trf");
    assert!(by_file.contains("The file came at") && by_file.contains("Rejected: the file has errors"), "{by_file}");
    assert!(!site.page("/en/tournaments?file-name=open").contains("The file came at"), "part of a name is no name");
    let faults = site.page("/en/tournaments?from=soon&until=%3Cb%3E");
    assert!(faults.contains("id=\"from-fault\"") && faults.contains("id=\"until-fault\"") && !faults.contains("<b>"));
    let mut seen = BTreeSet::new();
    let mut place = "/en/tournaments".to_owned();
    for _ in 0..20 {
        let page = site.page(&place);
        let ids = page
            .split("href=\"/en/tournaments/")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap_or_default().to_owned());
        let before = seen.len();
        let ids: Vec<String> = ids.collect();
        seen.extend(ids.iter().cloned());
        assert_eq!(seen.len(), before + ids.len(), "nothing stands on two pages");
        if !page.contains("rel=\"next\"") {
            break;
        }
        place = first_link(&page, "/en/tournaments?");
    }
    assert!(seen.len() > 20, "{}", seen.len());
}
