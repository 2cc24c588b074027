//! FIDE rating regulations in Hungarian, amended 1984–2012 (S003), paragraph by paragraph. Where `mssz-2017` repeats a
//! paragraph, or `fide-2024-03` keeps it, they are tried beside it.

mod changes;
mod events;
mod first_ratings;
mod pools;
mod round_robins;

use super::case::{Case, case, rated, unrated};
use jiff::civil::date;

/// A newcomer N and five opponents A to E of this rating, for the list of April 2014.
fn five_opponents(rating: i64) -> Case {
    let story = case(date(2014, 4, 1)).player(unrated("N"));
    ["A", "B", "C", "D", "E"].into_iter().fold(story, |story, id| story.player(rated(id, rating)))
}
