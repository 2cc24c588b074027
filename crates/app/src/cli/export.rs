//! `arpad export public`: everything anybody may know, as one file that stands alone.

use super::connection::{Connection, failure};
use super::files::progress;
use super::values::print_json;
use super::verify::fault_json;
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, hex};
use arpad_office::acts::desk::OfficeError;
use arpad_office::download::{Written, as_csv, write};
use arpad_registry::{Trouble, scratch};
use clap::{Args, Subcommand};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Published lists with everything they were computed from: start ratings, K, games, decisions; no birth, and who asked not
to be shown is a number below zero. Whoever has the file can compute the lists again: arpad verify --public FILE.
The SHA-256 of each file is written beside it.

Examples:
  arpad export public --sqlite public.sqlite
  arpad export public --sqlite public.sqlite --csv public.zip
  arpad export public --parquet public            (built with --features parquet)";

/// Write what anybody may have into a file.
#[derive(Args)]
pub struct Export {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The public part of the ledger and all public data
    Public(Public),
}

/// The public part of the ledger and all public data.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
struct Public {
    /// Write one SQLite file
    #[arg(long, value_name = "FILE", required_unless_present_any = ["csv", "parquet"])]
    sqlite: Option<PathBuf>,

    /// Write an archive with a CSV file for each table
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Write a folder with a Parquet file for each table; the program has to be built with --features parquet
    #[arg(long, value_name = "DIR")]
    parquet: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

impl Export {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let What::Public(public) = self.what;
        public.run(language)
    }
}

impl Public {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        anyhow::ensure!(cfg!(feature = "parquet") || self.parquet.is_none(), language.label("export-no-parquet"));
        for path in self.sqlite.iter().chain(&self.csv).chain(&self.parquet) {
            anyhow::ensure!(
                !path.exists(),
                language.say_texts("export-exists", &[("file", path.display().to_string())])
            );
        }
        let mut registry = self.connection.look(language)?;
        let folder = scratch::folder().map_err(|error| failure(language, &error.into()))?;
        let made = folder.path().join("public.sqlite");
        let bar = progress(1, false);
        let written = self.connection.read(language, &mut registry, |store| {
            let written = write(store, &made, |done, all| {
                bar.set_length(all.0 as u64);
                bar.set_position(done.0 as u64);
            });
            written.map_err(on_its_way)
        })?;
        bar.finish_and_clear();
        let Some(written) = written else { return Ok(Verdict::No) };
        if !written.faults.is_empty() {
            return refused(language, self.connection.json, &written);
        }
        let files = self.put(&made).inspect_err(|_| self.clear())?;
        if self.connection.json {
            let files: Vec<_> = files
                .iter()
                .map(|(path, sha256)| json!({"file": path.display().to_string(), "sha256": sha256}))
                .collect();
            print_json(
                &json!({"lists": written.lists, "rows": written.rows, "strangers": written.strangers, "files": files}),
            )?;
        } else {
            let facts = [
                ("lists", Fact::Number(written.lists as i64)),
                ("rows", Fact::Number(written.rows as i64)),
                ("strangers", Fact::Number(written.strangers as i64)),
            ];
            print(&format!("{}\n", language.say("export-done", &facts)))?;
            for (path, sha256) in files {
                print(&format!("{}  {sha256}\n", path.display()))?;
            }
        }
        Ok(Verdict::Done)
    }
}

/// The register is only read here: what is full is the folder for files on their way.
fn on_its_way(error: OfficeError) -> OfficeError {
    match error {
        OfficeError::Registry(error) if error.trouble() == Some(Trouble::Full) => {
            OfficeError::Registry(scratch::met(ErrorKind::StorageFull.into()).into())
        }
        other => other,
    }
}

impl Public {
    /// Puts what was made where it was asked for; each file with its SHA-256.
    fn put(&self, made: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
        let mut files = Vec::new();
        if let Some(path) = &self.sqlite {
            std::fs::copy(made, path).with_context(|| path.display().to_string())?;
            files.push((path.clone(), noted(path)?));
        }
        if let Some(path) = &self.csv {
            as_csv(made, File::create_new(path).with_context(|| path.display().to_string())?)?;
            files.push((path.clone(), noted(path)?));
        }
        if let Some(folder) = &self.parquet {
            files.extend(parquet(made, folder)?);
        }
        Ok(files)
    }

    /// Takes half a download away again: it could be taken for a whole one, and stands in the way of the next. None of these files
    /// was there before.
    fn clear(&self) {
        for path in self.sqlite.iter().chain(&self.csv) {
            let _ = std::fs::remove_file(path);
            let _ = std::fs::remove_file(beside(path));
        }
        if let Some(folder) = &self.parquet {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// The tables as Parquet in a new folder, each with its SHA-256; all of these in one file beside them.
#[cfg(feature = "parquet")]
fn parquet(made: &Path, folder: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    std::fs::create_dir(folder).with_context(|| folder.display().to_string())?;
    let (mut files, mut sums) = (Vec::new(), String::new());
    for path in arpad_office::download::as_parquet(made, folder)? {
        let sha256 = sha256_of(&path)?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        sums.push_str(&format!("{sha256}  {name}\n"));
        files.push((path, sha256));
    }
    std::fs::write(folder.join("SHA256SUMS"), sums)?;
    Ok(files)
}

/// Who asks for them was told already that this program cannot write them.
#[cfg(not(feature = "parquet"))]
fn parquet(_: &Path, _: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    Ok(Vec::new())
}

fn refused(language: Language, in_json: bool, written: &Written) -> anyhow::Result<Verdict> {
    if in_json {
        let faults: Vec<_> = written.faults.iter().map(fault_json).collect();
        print_json(&json!({"faults": faults}))?;
    } else {
        print(&format!("{}\n", language.label("export-not-sound")))?;
    }
    Ok(Verdict::No)
}

/// The SHA-256 of a file, also beside it.
pub(super) fn noted(path: &Path) -> anyhow::Result<String> {
    let sha256 = sha256_of(path)?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let note = beside(path);
    std::fs::write(&note, format!("{sha256}  {name}\n")).with_context(|| note.display().to_string())?;
    Ok(sha256)
}

/// Where the SHA-256 of a file stands.
pub(super) fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".sha256");
    name.into()
}

/// The SHA-256 of a file.
pub(super) fn sha256_of(path: &Path) -> anyhow::Result<String> {
    let mut sha = Sha256::new();
    std::io::copy(&mut File::open(path).with_context(|| path.display().to_string())?, &mut HashWriter(&mut sha))?;
    Ok(hex(&sha.finalize()))
}

/// What is written into a hash.
struct HashWriter<'a>(&'a mut Sha256);

impl std::io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
