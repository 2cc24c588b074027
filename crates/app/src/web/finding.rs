//! Finding players. The directory is made in the background and made anew after acts that matter; nobody who searches
//! waits for it: the old one serves meanwhile, and where there is none yet, the database alone.

use super::Site;
use super::kept::Kept;
use super::problem::Problem;
use arpad_model::{EntryId, Person, Series};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::directory::{Directory, is_outdated};
use arpad_office::views::public::published;
use arpad_office::views::records;
use arpad_office::views::search::search;
use arpad_registry::Reader;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Where the directory stands.
#[derive(Default)]
pub(super) struct Stand {
    directory: Mutex<Option<Standing>>,
    is_being_made: AtomicBool,
}

/// A directory that was read when an entry was the newest.
#[derive(Clone)]
struct Standing {
    entry: EntryId,
    directory: Arc<Directory>,
    /// Before then it is not made anew.
    rests: Instant,
}

/// After it was made it rests so many times as long as that took: an office that enters persons all day keeps no processor
/// busy with directories.
const REST: u32 = 5;

impl Site {
    /// Everybody who may be meant, at most so many, the likeliest first.
    pub(super) async fn search(&self, text: String, most: usize) -> Result<Vec<Person>, Problem> {
        let stand = self.stand.clone();
        let (found, is_due) = self
            .read(move |store| {
                let standing = stand.now();
                let is_due = match &standing {
                    Some(standing) => standing.rests <= Instant::now() && is_outdated(store, standing.entry)?,
                    None => true,
                };
                let directory = standing.as_ref().map(|standing| &*standing.directory);
                Ok((search(store, directory, &text, most)?, is_due))
            })
            .await?;
        if is_due {
            tokio::spawn(self.clone().make_directory());
        }
        Ok(found)
    }

    /// Makes the directory anew, unless somebody does.
    pub(super) async fn make_directory(self) {
        if self.stand.is_being_made.swap(true, Ordering::AcqRel) {
            return;
        }
        let (stand, kept) = (self.stand.clone(), self.kept.clone());
        // Where it cannot be read, whoever searches is told why.
        let _ = self.read(move |store| stand.renew(store, &kept)).await;
        self.stand.is_being_made.store(false, Ordering::Release);
    }
}

impl Stand {
    fn now(&self) -> Option<Standing> {
        self.directory.lock().expect("nobody panics while holding it").clone()
    }

    fn renew(&self, store: &mut Reader<'_>, kept: &Kept) -> Result<(), OfficeError> {
        let (began, entry) = (Instant::now(), records::head(store)?.0);
        let mut rolls = Vec::new();
        for series in Series::ALL {
            if let Some(list) = published(store, series)?.into_iter().next() {
                rolls.push(kept.roll(store, &list)?);
            }
        }
        let directory = Arc::new(Directory::read(store, rolls.iter().flat_map(|roll| roll.rated()))?);
        let rest: Duration = began.elapsed() * REST;
        let standing = Standing { entry, directory, rests: Instant::now() + rest };
        *self.directory.lock().expect("nobody panics while holding it") = Some(standing);
        Ok(())
    }
}
