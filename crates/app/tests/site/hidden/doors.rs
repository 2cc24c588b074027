//! The doors of the site as its router has them, so that one that is added is not forgotten.

use crate::served::Site;
use arpad_model::Person;

/// Every address the router knows; what stands in braces may be anything.
pub fn routes(site: &Site) -> Vec<String> {
    // A router tells its addresses to nobody but whoever looks at it: `RouteId(7): "/{lang}/live"`.
    let path = |part: &str| Some(part.split_once("): \"")?.1.split_once('"')?.0.to_owned());
    let looks = site.looks();
    let mut routes: Vec<String> = looks.split("RouteId(").filter_map(path).collect();
    routes.retain(|route| !route.contains("{*"));
    routes.sort_unstable();
    routes.dedup();
    routes
}

/// The door that an address leads to, as the router chooses it: what is named goes before what may be anything.
pub fn route_of<'a>(routes: &'a [String], place: &str) -> Option<&'a String> {
    let path = place.split('?').next().unwrap_or_default();
    let is_open = |part: &str| part.starts_with('{') && part.ends_with('}');
    let fits = |route: &&String| {
        let (named, asked): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
        let fits = |(named, asked): (&&str, &&str)| named == asked || (is_open(named) && !asked.is_empty());
        named.len() == asked.len() && named.iter().zip(&asked).all(fits)
    };
    routes.iter().filter(fits).min_by_key(|route| route.split('/').map(is_open).collect::<Vec<_>>())
}

/// The addresses of a door that is about a person, in both languages; with another person, each in the place of the other. None
/// where it is about nobody.
pub fn about(route: &str, person: &Person, other: &Person) -> Vec<String> {
    let of = |one: &Person, another: &Person, language: &str| {
        let parts: Vec<&str> = route.split('/').collect();
        let filled = parts.iter().enumerate().map(|(at, part)| match *part {
            "{lang}" => Some(language.to_owned()),
            "{id}" if parts[at - 1] == "players" => Some(one.id.to_string()),
            "{id}" if parts[at - 1] == "player" => one.fide.map(|number| number.to_string()),
            "{other}" => Some(another.id.to_string()),
            "{slug}" => Some("x".to_owned()),
            "{list}" => Some("latest".to_owned()),
            open if open.starts_with('{') => None,
            named => Some(named.to_owned()),
        });
        filled.collect::<Option<Vec<String>>>().map(|parts| parts.join("/"))
    };
    if !["/players/{id}", "/player/{id}"].iter().any(|person| route.contains(person)) {
        return Vec::new();
    }
    let mut all: Vec<String> = ["hu", "en"].iter().filter_map(|language| of(person, other, language)).collect();
    if route.contains("{other}") {
        all.extend(["hu", "en"].iter().filter_map(|language| of(other, person, language)));
    }
    all.dedup();
    all
}

#[test]
fn the_router_tells_every_door() {
    let routes = routes(&Site::demo());
    for door in [
        "/",
        "/{lang}/players/{id}",
        "/{lang}/calculator/file",
        "/{lang}/feeds/players/{id}",
        "/api/v1/players/{id}/what-if",
        "/api/v1/public.sqlite",
        "/api/fide/player/{id}/ratings",
        "/api/reconcile",
        "/sitemap.xml",
    ] {
        assert!(routes.iter().any(|route| route == door), "{door} is not among {routes:#?}");
    }
    let to = |place: &str| route_of(&routes, place).map(String::as_str);
    assert_eq!(to("/hu/players/12/opponents?page=2"), Some("/{lang}/players/{id}/opponents"));
    assert_eq!(to("/hu/players/12/nagy-bela"), Some("/{lang}/players/{id}/{slug}"));
    assert_eq!(to("/hu/players/12/calculations/live"), Some("/{lang}/players/{id}/calculations/live"));
    assert_eq!(to("/api/nowhere/at/all"), None);
}
