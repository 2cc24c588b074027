//! The pages of one player: plain addresses, so they need no script and can be sent to somebody.

use crate::web::addresses;
use crate::web::locale::Visit;
use arpad_office::views::public::PublicPerson;
use maud::{Markup, html};

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Tab {
    Overview,
    Lists,
    Tournaments,
    Opponents,
    Statistics,
    Titles,
    WhatIf,
}

impl Tab {
    const ALL: [Tab; 7] =
        [Tab::Overview, Tab::Tournaments, Tab::Lists, Tab::Opponents, Tab::Statistics, Tab::Titles, Tab::WhatIf];

    fn key(self) -> &'static str {
        match self {
            Tab::Overview => "pp-tab-overview",
            Tab::Lists => "pp-tab-lists",
            Tab::Tournaments => "player-tournaments",
            Tab::Opponents => "pp-opponents",
            Tab::Statistics => "pp-tab-statistics",
            Tab::Titles => "pp-tab-titles",
            Tab::WhatIf => "pp-tab-what-if",
        }
    }

    fn place(self, person: &PublicPerson) -> String {
        match self {
            Tab::Overview => addresses::person(person),
            Tab::Lists => addresses::player_lists(person.id),
            Tab::Tournaments => addresses::played(person.id),
            Tab::Opponents => addresses::opponents(person.id),
            Tab::Statistics => addresses::player_statistics(person.id),
            Tab::Titles => addresses::player_titles(person.id),
            Tab::WhatIf => addresses::what_if(person.id, ""),
        }
    }
}

/// The way to each, with the one that is open marked.
pub(in super::super) fn tabs(visit: &Visit, person: &PublicPerson, open: Tab) -> Markup {
    let language = visit.language;
    html! {
        nav.tabs aria-label=(language.label("pp-tabs")) {
            ul { @for tab in Tab::ALL {
                li { a href=(visit.to(&tab.place(person))) aria-current=[(tab == open).then_some("page")] { (language.label(tab.key())) } }
            } }
        }
    }
}
