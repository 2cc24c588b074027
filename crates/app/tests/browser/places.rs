//! Every kind of page there is. Width, looks, accessibility and hostile names are tried on each of them: a new page is
//! one line here.

use crate::site::Site;

/// A kind of page.
pub struct Kind {
    /// What its pictures are called.
    pub name: &'static str,
    /// An example, below the language; nothing where the register has none.
    pub place: fn(&Site) -> Option<String>,
}

const LATEST: &str = "/lists/latest";
const GO: &str = "/lists/latest?series=go";

pub const KINDS: &[Kind] = &[
    Kind { name: "home", place: |_| at("/") },
    Kind { name: "lists", place: |_| at("/lists") },
    Kind { name: "list", place: |_| at(LATEST) },
    Kind { name: "list-chosen", place: |_| at("/lists/latest?sex=F&activity=active") },
    Kind { name: "list-empty", place: |_| at("/lists/latest?club=nobody") },
    Kind { name: "list-go", place: |site| site.way("/lists", "series=go") },
    Kind { name: "players", place: |_| at("/players") },
    Kind { name: "search", place: |_| at("/search?q=a") },
    Kind { name: "search-nobody", place: |_| at("/search?q=nobody") },
    Kind { name: "search-near", place: |_| at("/search?q=urhajosz+ozzike") },
    Kind { name: "player", place: player },
    Kind { name: "player-go", place: |site| site.way(GO, "/players/") },
    Kind { name: "player-new", place: |site| site.way("/search?q=urhajos", "/players/") },
    Kind { name: "player-range", place: |site| Some(format!("{}?range=1", player(site)?)) },
    Kind { name: "player-tournaments", place: |site| Some(format!("{}/tournaments", player(site)?)) },
    Kind { name: "player-lists", place: |site| Some(format!("{}/lists", player(site)?)) },
    Kind { name: "player-titles", place: |site| Some(format!("{}/titles", player(site)?)) },
    Kind {
        name: "tournament-norms",
        place: |site| Some(format!("{}/norms", site.way(&player(site)?, "/tournaments/")?)),
    },
    Kind {
        name: "calculator-norms",
        place: |_| {
            at(
                "/calculator/norms?own-federation=HUN&sex=w&r1=2480&f1=GER&t1=GM&s1=1&r2=2450&f2=POL&t2=IM&s2=0.5&r3=2400&f3=HUN&t3=IM&ask=1",
            )
        },
    },
    Kind { name: "player-statistics", place: |site| Some(format!("{}/statistics", player(site)?)) },
    Kind { name: "player-statistics-go", place: |site| Some(format!("{}/statistics", site.way(GO, "/players/")?)) },
    Kind { name: "tournament-go-round", place: |site| Some(format!("{}?round=1", tournament_of_go(site)?)) },
    Kind { name: "opponents", place: |site| Some(format!("{}/opponents", player(site)?)) },
    Kind { name: "meetings", place: |site| site.way(&format!("{}/opponents", player(site)?), "/opponents/") },
    Kind { name: "what-if", place: |site| Some(format!("{}/what-if?o1=r2300&r1=1&o2=r2250", player(site)?)) },
    Kind { name: "what-if-which", place: |site| Some(format!("{}/what-if?add=kov", player(site)?)) },
    Kind {
        name: "what-if-go",
        place: |site| Some(format!("{}/what-if?series=go&o1=r1900", site.way(GO, "/players/")?)),
    },
    Kind { name: "compare", place: |_| at("/compare?one=kov&other=nagy") },
    Kind { name: "sheet", place: |site| Some(format!("{}/sheet", player(site)?)) },
    Kind { name: "calculation", place: |site| site.way(LATEST, "/calculations/") },
    Kind { name: "calculation-go", place: |site| site.way(GO, "/calculations/") },
    Kind { name: "tournaments", place: |_| at("/tournaments") },
    Kind { name: "tournament-announced", place: |site| site.way("/tournaments", "/tournaments/") },
    Kind { name: "tournament", place: |site| site.way(&player(site)?, "/tournaments/") },
    Kind { name: "tournament-go", place: tournament_of_go },
    Kind { name: "clubs", place: |_| at("/clubs") },
    Kind { name: "club", place: |site| site.way("/clubs", "/clubs/") },
    Kind { name: "corrections", place: |_| at("/corrections") },
    Kind { name: "correction", place: |site| site.way("/corrections", "/corrections/") },
    Kind { name: "regulations", place: |_| at("/regulations") },
    Kind { name: "regulation", place: |site| site.way("/regulations", "/regulations/") },
    Kind { name: "regulation-go", place: |_| at("/regulations/mgsz-2012") },
    Kind { name: "regulation-amended", place: |_| at("/regulations/fide-rapid-2024-12") },
    Kind { name: "comparison", place: |_| at("/regulations/fide-2024-03?against=fide-2022-01") },
    Kind { name: "calculator", place: |_| at("/calculator") },
    Kind {
        name: "calculator-change",
        place: |_| at("/calculator/change?own=2145&games=2300+1%0A2250+0.5&next=2200&ask=1"),
    },
    Kind {
        name: "calculator-wrong",
        place: |_| at("/calculator/change?own=x&k=0&born=dog&o1=2300&games=nonsense&ask=1"),
    },
    Kind { name: "calculator-expected", place: |_| at("/calculator/expected?own=2145&opponent=2300&ask=1") },
    Kind {
        name: "calculator-first",
        place: |_| at("/calculator/first?games=1800+1%0A1900+1%0A1700+0%0A1750+1%0A1650+0&ask=1"),
    },
    Kind { name: "calculator-performance", place: |_| at("/calculator/performance?games=1800+1%0A1900+0&ask=1") },
    Kind { name: "calculator-k", place: |_| at("/calculator/k?own=1800&born=2012&ask=1") },
    Kind { name: "calculator-go", place: |_| at("/calculator/go?black=3k&white=1d&handicap=3&outcome=white&ask=1") },
    Kind { name: "calculator-file", place: |_| at("/calculator/file") },
    Kind { name: "live", place: |_| at("/live") },
    Kind { name: "live-ranking", place: |_| at("/live?series=standard&who=everybody") },
    Kind { name: "records", place: |_| at("/records") },
    Kind { name: "distribution", place: |_| at("/distribution?age=U14&rating=1650") },
    Kind { name: "list-printed", place: |_| at("/lists/latest?sex=F&print=whole") },
    Kind { name: "report", place: |_| at("/report") },
    Kind { name: "privacy", place: |_| at("/privacy") },
    Kind { name: "shadow", place: |_| at("/shadow") },
    Kind { name: "statistics", place: |_| at("/statistics") },
    Kind { name: "law", place: |_| at("/statistics/law?law=glicko2") },
    Kind { name: "calculation-live", place: |site| site.way("/live", "/calculations/") },
    Kind { name: "api", place: |_| at("/api") },
    Kind { name: "lost", place: |_| at("/nowhere") },
    Kind { name: "wrong", place: |_| at("/lists/latest?sex=X") },
];

/// The first of the newest list.
fn player(site: &Site) -> Option<String> {
    site.way(LATEST, "/players/")
}

fn tournament_of_go(site: &Site) -> Option<String> {
    site.way(&site.way(GO, "/players/")?, "/tournaments/")
}

fn at(place: &str) -> Option<String> {
    Some(place.to_owned())
}
