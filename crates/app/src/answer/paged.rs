//! A stretch of something long.

use schemars::JsonSchema;
use serde::Serialize;

/// Which stretch it is, and whether there is more.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Stretch {
    #[schemars(range(min = 1))]
    page: usize,
    #[schemars(range(min = 1))]
    page_size: usize,
    more: bool,
}

impl Stretch {
    /// A page of so many.
    pub fn of(page: usize, page_size: usize, all: usize) -> Self {
        Stretch { page, page_size, more: page.saturating_mul(page_size) < all }
    }

    /// Cuts rows to a page, of which there is one more than fits if there is more.
    pub fn cut<T>(page: usize, page_size: usize, mut rows: Vec<T>) -> (Self, Vec<T>) {
        let more = rows.len() > page_size;
        rows.truncate(page_size);
        (Stretch { page, page_size, more }, rows)
    }
}
