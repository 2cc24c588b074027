//! The index of players for the search. The directory is made in the background and made anew after acts that matter; nobody who searches
//! waits for it: the old one serves meanwhile, and where there is none yet, the database alone.

use super::Site;
use super::cache::Cache;
use super::problem::Problem;
use arpad_model::Series;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::directory::Directory;
use arpad_office::views::public::governing;
use arpad_office::views::search::{Found, search};
use arpad_registry::Reader;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The directory of everybody, as it was last made.
#[derive(Default)]
pub(super) struct SearchIndex {
    directory: Mutex<Option<Made>>,
    is_being_made: AtomicBool,
}

/// A directory as it was made.
#[derive(Clone)]
struct Made {
    directory: Arc<Directory>,
    /// Before then it is not made anew.
    rests: Instant,
}

/// After it is built it is left alone for this many times as long as that took, so that an office which enters persons all day
/// does not keep a processor busy with directories.
const REST: u32 = 5;

impl Site {
    /// A stretch of everybody who may be meant, the likeliest first.
    pub(super) async fn search(&self, text: String, stretch: Range<usize>) -> Result<Found, Problem> {
        let index = self.search_index.clone();
        let (found, is_due) = self
            .read(move |store| {
                let made = index.now();
                let is_due = match &made {
                    Some(made) => made.rests <= Instant::now() && made.directory.is_outdated(store)?,
                    None => true,
                };
                let directory = made.as_ref().map(|made| &*made.directory);
                Ok((search(store, directory, &text, stretch)?, is_due))
            })
            .await?;
        if is_due {
            tokio::spawn(self.clone().make_directory());
        }
        Ok(found)
    }

    /// Makes the directory anew, unless somebody does.
    pub(super) async fn make_directory(self) {
        if self.search_index.is_being_made.swap(true, Ordering::AcqRel) {
            return;
        }
        let (index, cache) = (self.search_index.clone(), self.cache.clone());
        // Where it cannot be read, whoever searches is told why.
        let _ = self.read(move |store| index.renew(store, &cache)).await;
        self.search_index.is_being_made.store(false, Ordering::Release);
    }
}

impl SearchIndex {
    fn now(&self) -> Option<Made> {
        self.directory.lock().expect("nobody panics while holding it").clone()
    }

    fn renew(&self, store: &mut Reader<'_>, cache: &Cache) -> Result<(), OfficeError> {
        let began = Instant::now();
        let mut rolls = Vec::new();
        for series in Series::ALL {
            if let Some(list) = governing(store, series)? {
                rolls.push(cache.roll(store, &list)?);
            }
        }
        let directory = Arc::new(Directory::read(store, rolls.iter().flat_map(|roll| roll.rated()))?);
        let rest: Duration = began.elapsed() * REST;
        let made = Made { directory, rests: Instant::now() + rest };
        *self.directory.lock().expect("nobody panics while holding it") = Some(made);
        Ok(())
    }
}
