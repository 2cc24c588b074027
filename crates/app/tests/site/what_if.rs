//! What if I win? On the page and in the API, with the numbers of the law; two players side by side; "A vs B".

use crate::binary::arpad;
use crate::served::Site;
use serde_json::Value;

fn json(site: &Site, place: &str) -> Value {
    let answer = site.get(&format!("/api/v1{place}"));
    assert_eq!(answer.status, 200, "{place}: {}", answer.text());
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// The first of the newest list: number, rating, K.
fn first(site: &Site, series: &str) -> (String, i64, i64) {
    let list: Value =
        serde_json::from_slice(&site.get(&format!("/en/lists/latest.json?series={series}")).body).expect("JSON");
    let one = &list["players"][0];
    (one["id"].to_string(), one["rating"].as_i64().expect("a rating"), one["k"].as_i64().unwrap_or_default())
}

#[test]
fn a_win_against_an_equal_brings_half_of_k() {
    let site = Site::demo();
    let (id, rating, k) = first(&site, "standard");
    let asked = format!("/players/{id}/what-if?games=r{rating}&start=2024-04-06");
    let told = json(&site, &asked);
    let half = |sign: &str| format!("{sign}{}.00", k / 2);
    assert_eq!(told["games"][0]["expected"], "0.500");
    assert_eq!(told["games"][0]["outcomes"][0]["change"].as_str().map(str::to_owned), Some(half("")));
    assert_eq!(told["games"][0]["outcomes"][2]["change"].as_str().map(str::to_owned), Some(half("-")));
    assert!(told["total"].is_null());
    let won = json(&site, &format!("/players/{id}/what-if?games=r{rating}:1&start=2024-04-06"));
    assert_eq!(won["total"]["after"], rating + k / 2);
    assert_eq!((&won["total"]["games"], &won["total"]["score"]), (&1.into(), &"1".into()));
    // The page says the same, in the reader's way.
    let page = site.page(&format!("/hu/players/{id}/what-if?o1=r{rating}&r1=1&start=2024-04-06"));
    assert!(page.contains(&format!("+{},00", k / 2)) && page.contains(&(rating + k / 2).to_string()), "{page}");
    assert!(page.contains("#8.3.3"), "the paragraph of K is a link");
    let english = site.page(&format!("/en/players/{id}/what-if?o1=r{rating}&start=2024-04-06"));
    assert!(english.contains(&format!("+{}.00", k / 2)) && english.contains("0.50"), "{english}");
    for wrong in ["o1=x", "r1=2&o1=r2100", "series=chess", "start=soon"] {
        assert_eq!(site.get(&format!("/hu/players/{id}/what-if?{wrong}")).status, 404, "{wrong}");
    }
    assert_eq!(site.get(&format!("/api/v1/players/{id}/what-if?games=x")).status, 400);
    assert_eq!(site.get("/hu/players/4294967295/what-if").status, 404);
}

#[test]
fn opponents_are_chosen_by_name_and_two_stand_side_by_side() {
    let mut hidden = String::new();
    let site = Site::start(|database| {
        let add = |family: &str, given: &str| {
            let told =
                arpad(&["person", "add", "--family", family, "--given", given, "--json", "--database", database]);
            let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
            told["person"].to_string().trim_matches('"').to_owned()
        };
        add("Egyetlenke", "Zsuzsa");
        add("Ketteske", "Anna");
        add("Ketteske", "Béla");
        hidden = add("Rejtőzködő", "Ottília");
        let told = arpad(&["person", "hide", &hidden, "--database", database]);
        assert!(told.status.success());
    });
    let (id, ..) = first(&site, "standard");
    let place = format!("/hu/players/{id}/what-if");
    let one = site.page(&format!("{place}?add=egyetlenke"));
    assert!(one.contains("Egyetlenke Zsuzsa") && one.contains("name=\"o1\""), "{one}");
    let several = site.page(&format!("{place}?add=ketteske&o1=r2100&r1=1"));
    assert!(several.contains("Kire gondol?") && several.contains("Ketteske Anna") && several.contains("Ketteske Béla"));
    assert!(several.contains("o1=r2100&amp;r1=1&amp;o2="), "the games stay: {several}");
    let nobody = site.page(&format!("{place}?add=xyzabcdef"));
    assert!(nobody.contains("Nincs találat"), "{nobody}");
    let rating = site.page(&format!("{place}?add=2100"));
    assert!(rating.contains("value=\"r2100\""), "{rating}");
    let lines: Vec<Value> =
        serde_json::from_slice(&site.get(&format!("{place}/suggest?o1=r2100&q=egyet")).body).expect("JSON");
    assert!(lines[0]["href"].as_str().is_some_and(|to| to.starts_with(&format!("{place}?o1=r2100&o2="))), "{lines:?}");
    // Who is hidden is nobody's opponent.
    assert!(site.page(&format!("{place}?add=rejtozkodo")).contains("Nincs találat"));
    assert_eq!(site.get(&format!("{place}?o1={hidden}")).status, 404);
    assert_eq!(site.get(&format!("/hu/players/{id}/opponents/{hidden}")).status, 404);

    let to = |text: &str| site.get(&format!("/hu/search?q={text}")).header("location").map(str::to_owned);
    let way = to("egyetlenke+vs+777").expect("two players are asked for");
    assert_eq!(way, "/hu/compare?one=egyetlenke&other=777");
    let found = site.get("/hu/compare?one=egyetlenke&other=ketteske+anna");
    let pair = found.header("location").expect("it is clear who they are").to_owned();
    assert!(pair.starts_with("/hu/players/") && pair.contains("/opponents/"), "{pair}");
    let page = site.page(&pair);
    assert!(page.contains("Egyetlenke Zsuzsa és Ketteske Anna"), "{page}");
    let choose = site.page("/hu/compare?one=egyetlenke&other=ketteske");
    let offered = choose.split("<select name=\"other\"").nth(1).and_then(|rest| rest.split("</select>").next());
    assert_eq!(offered.map(|select| select.matches("<option").count()), Some(2), "{choose}");
}

#[test]
fn two_who_have_met_have_their_games_with_the_ratings_of_the_time() {
    let site = Site::demo();
    let (id, rating, _) = first(&site, "standard");
    let page = site.page(&format!("/en/players/{id}/opponents"));
    let beginning = format!("/en/players/{id}/opponents/");
    let place = page.split("href=\"").find(|rest| rest.starts_with(&beginning)).expect("he has met somebody");
    let place = place.split('"').next().expect("an address");
    let other = place.rsplit('/').next().expect("a number");
    let told = json(&site, &format!("/players/{id}/against/{other}"));
    assert_eq!(told["one"]["ratings"][0]["rating"], rating);
    let games = told["games"].as_array().expect("games");
    assert!(!games.is_empty());
    let page = site.page(place);
    for game in games {
        let then = game["rating"].as_i64().or(game["opponent_rating"].as_i64()).expect("somebody was rated");
        assert!(page.contains(&format!(">{then}</td>")), "{then}");
        assert!(page.contains(game["name"].as_str().expect("a name")), "{game}");
    }
    let goal = json(&site, &format!("/players/{id}/what-if"))["goal"].as_i64().expect("a goal");
    assert_eq!(goal, (rating / 100 + 1) * 100);
}

/// Whom somebody has met: each with his games, which the page of both has one by one.
#[test]
fn opponents_are_told_to_programs_as_on_the_page() {
    let site = Site::demo();
    let (id, ..) = first(&site, "standard");
    let told = json(&site, &format!("/players/{id}/opponents"));
    let met = told["opponents"].as_array().expect("opponents");
    assert!(met.len() > 5 && id == told["person"]["person"].as_u64().expect("a number").to_string(), "{told}");
    let count = |one: &Value, name: &str| one[name].as_u64().expect("a number");
    assert!(
        met.iter().all(|one| count(one, "wins") + count(one, "draws") + count(one, "losses") == count(one, "games"))
    );
    assert!(met.is_sorted_by_key(|one| std::cmp::Reverse(count(one, "games"))));
    let most = &met[0];
    let both = json(&site, &format!("/players/{id}/against/{}", most["opponent"]["person"]));
    let games = both["games"].as_array().expect("games");
    let of_go = |game: &&Value| (game["series"] == "go") == (most["go"] == true);
    assert_eq!(games.iter().filter(of_go).count() as u64, count(most, "games"), "{both}");
    let page = site.page(&format!("/hu/players/{id}/opponents"));
    assert!(page.contains(most["opponent"]["family"].as_str().expect("a name")), "{page}");
    // Page by page it is the same.
    let second = json(&site, &format!("/players/{id}/opponents?page=2&page_size=3"));
    assert_eq!(second["opponents"].as_array().map(|rows| &rows[..]), Some(&met[3..6]));
    assert_eq!((&second["page"], &second["more"]), (&2.into(), &true.into()));
    assert_eq!(site.get("/api/v1/players/4294967295/opponents").status, 404);
}
