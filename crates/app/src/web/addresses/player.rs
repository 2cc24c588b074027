//! The addresses of one player's pages.

use super::{COMPARE, encoded, list_date, list_query, with_query};
use arpad_model::{List, ListId, PersonId, Series};
use arpad_office::views::public::PublicPerson;
use std::fmt::Display;

/// A person's page, with the name in its address.
pub(in crate::web) fn person(person: &PublicPerson) -> String {
    named_player(person.id, &person.plain)
}

/// The same by number and accent-free name.
pub(in crate::web) fn named_player(id: PersonId, plain: &str) -> String {
    let slug: String = plain.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    match slug.trim_matches('-') {
        "" => player(id),
        slug => format!("/players/{id}/{slug}"),
    }
}

/// A person's page by number alone.
pub(in crate::web) fn player(id: impl Display) -> String {
    format!("/players/{id}")
}

/// A person's page with a range of the history shown.
pub(in crate::web) fn player_history(id: PersonId, range: &str) -> String {
    format!("/players/{id}?range={range}#history")
}

/// A person on every list.
pub(in crate::web) fn player_lists(id: PersonId) -> String {
    format!("/players/{id}/lists")
}

/// What a person's games add up to.
pub(in crate::web) fn player_statistics(id: PersonId) -> String {
    format!("/players/{id}/statistics")
}

/// A person's titles and norms.
pub(in crate::web) fn player_titles(id: PersonId) -> String {
    format!("/players/{id}/titles")
}

/// Everybody a person has met.
pub(in crate::web) fn opponents(id: PersonId) -> String {
    format!("/players/{id}/opponents")
}

/// The games of two persons.
pub(in crate::web) fn meetings(id: PersonId, other: PersonId) -> String {
    format!("/players/{id}/opponents/{other}")
}

/// What a person's next games would bring.
pub(in crate::web) fn what_if(id: PersonId, query: &str) -> String {
    with_query(format!("/players/{id}/what-if"), query)
}

/// Who may be meant as an opponent there, for the script.
pub(in crate::web) fn what_if_suggest(id: PersonId, query: &str) -> String {
    with_query(format!("/players/{id}/what-if/suggest"), query)
}

/// Two players whose names are typed.
pub(in crate::web) fn compare(one: &str, other: &str) -> String {
    format!("{COMPARE}?one={}&other={}", encoded(one), encoded(other))
}

/// Every tournament a person has played in.
pub(in crate::web) fn played(id: PersonId) -> String {
    format!("/players/{id}/tournaments")
}

/// A person's register sheets.
pub(in crate::web) fn sheet(id: PersonId) -> String {
    format!("/players/{id}/sheet")
}

/// The proofs of a player's newest numbers.
pub(in crate::web) fn player_proof(id: PersonId) -> String {
    format!("/players/{id}/proof")
}

/// The drawing of a player's proof on a list.
pub(in crate::web) fn proof_drawing(id: PersonId, list: ListId) -> String {
    format!("/players/{id}/proofs/{list}")
}

/// The calculation behind a person's rating on a list.
pub(in crate::web) fn calculation(id: PersonId, list: &List) -> String {
    calculation_with(id, list, &list_query(list))
}

/// The same with more in its query: which revision is meant.
pub(in crate::web) fn calculation_with(id: PersonId, list: &List, query: &str) -> String {
    format!("/players/{id}/calculations/{}?{query}", list_date(list))
}

/// The same of exactly this revision of the list.
pub(in crate::web) fn calculation_of_revision(id: PersonId, list: &List) -> String {
    calculation_with(id, list, &format!("{}&revision={}", list_query(list), list.revision))
}

/// The calculation behind a person's live rating.
pub(in crate::web) fn live_calculation(id: PersonId, series: Series) -> String {
    format!("/players/{id}/calculations/live?series={}", series.as_str())
}
