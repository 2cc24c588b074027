//! The public download, kept as files until the register says something else of persons or lists. It is made when somebody
//! asks for it; who asks for a large one is told to come back, and it is made meanwhile.

use super::Site;
use super::problem::Problem;
use super::spool::of_file;
use arpad_model::{EntryId, hex};
use arpad_office::download::{as_csv, write};
use arpad_office::views::records;
use arpad_office::views::roll::is_outdated;
use arpad_registry::Error;
use axum::body::Body;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;

/// The files as they were made last.
#[derive(Default)]
pub(super) struct PublicData {
    made: Mutex<Option<Arc<Made>>>,
    /// One makes them, others wait.
    making: Arc<tokio::sync::Mutex<()>>,
}

/// Which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// One SQLite file.
    Sqlite,
    /// An archive with a CSV file for each table.
    Csv,
}

struct Made {
    folder: TempDir,
    /// The newest entry of the ledger then.
    entry: EntryId,
    sha256: [String; 2],
}

/// A file to be sent.
pub(super) struct Sent {
    pub length: u64,
    pub sha256: String,
    pub body: Body,
}

/// So long a visitor waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

impl Form {
    fn name(self) -> &'static str {
        match self {
            Form::Sqlite => "public.sqlite",
            Form::Csv => "public.zip",
        }
    }
}

impl Made {
    fn path(&self, form: Form) -> PathBuf {
        self.folder.path().join(form.name())
    }
}

impl Site {
    /// The download as it is now.
    pub(super) async fn public_data(&self, form: Form) -> Result<Sent, Problem> {
        let made = match self.kept_data().await? {
            Some(made) => made,
            None => {
                let making = tokio::spawn(self.clone().make_data());
                match tokio::time::timeout(PATIENCE, making).await {
                    Ok(Ok(made)) => made?,
                    Ok(Err(error)) => return Err(Problem::Failed(error.to_string())),
                    // It goes on, and is there for whoever comes back.
                    Err(_) => return Err(Problem::Busy),
                }
            }
        };
        let sent = tokio::task::spawn_blocking(move || -> io::Result<Sent> {
            let (length, body) = of_file(File::open(made.path(form))?)?;
            Ok(Sent { length, sha256: made.sha256[usize::from(form == Form::Csv)].clone(), body })
        });
        let sent = sent.await.map_err(|error| Problem::Failed(error.to_string()))?;
        sent.map_err(|error| Problem::Failed(error.to_string()))
    }

    /// The files that are there, if nothing was said since of persons or lists.
    async fn kept_data(&self) -> Result<Option<Arc<Made>>, Problem> {
        let made = self.public_data.made.lock().expect("nobody panics while holding it").clone();
        let Some(made) = made else { return Ok(None) };
        let entry = made.entry;
        let is_outdated = self.read(move |store| Ok(is_outdated(store, entry)?)).await?;
        Ok(Some(made).filter(|_| !is_outdated))
    }

    async fn make_data(self) -> Result<Arc<Made>, Problem> {
        let making = self.public_data.making.clone();
        let _turn = making.lock().await;
        // Whoever was before may have made it.
        if let Some(made) = self.kept_data().await? {
            return Ok(made);
        }
        let folder = tempfile::tempdir().map_err(|error| Problem::NoRoom(error.to_string()))?;
        let made = self.read_long(|store| {
            let entry = records::head(store)?.0;
            let mut made = Made { folder, entry, sha256: Default::default() };
            let written = write(store, &made.path(Form::Sqlite), |_, _| {})?;
            if let Some(fault) = written.faults.first() {
                return Err(Error::damaged("ledger", format!("{} {}", fault.code, fault.what)).into());
            }
            as_csv(&made.path(Form::Sqlite), File::create_new(made.path(Form::Csv)).map_err(Error::from)?)?;
            for (form, sha256) in [Form::Sqlite, Form::Csv].into_iter().zip(0..) {
                made.sha256[sha256] = sha256_of(&made.path(form)).map_err(Error::from)?;
            }
            Ok(Arc::new(made))
        });
        // Nothing is written into the register here: what is full is the folder for what passes.
        let made = made.await.map_err(|problem| match problem {
            Problem::Unwritten(what) => Problem::NoRoom(what),
            other => other,
        })?;
        *self.public_data.made.lock().expect("nobody panics while holding it") = Some(made.clone());
        Ok(made)
    }
}

fn sha256_of(path: &std::path::Path) -> io::Result<String> {
    let (mut file, mut sha) = (File::open(path)?, Sha256::new());
    let mut piece = vec![0; 1 << 16];
    loop {
        match io::Read::read(&mut file, &mut piece)? {
            0 => return Ok(hex(&sha.finalize())),
            read => sha.update(&piece[..read]),
        }
    }
}
