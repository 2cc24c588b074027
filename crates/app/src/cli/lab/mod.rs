//! `arpad lab`: a study of the law, computed on all cores, resumed where it stopped, and told as a regulation impact statement.

mod figures;
mod journal;
mod statement;
mod tables;
mod told;
mod work;

use super::connection::Connection;
use super::files::{notice_line, progress};
use super::values::print_json;
use super::{Verdict, print, say_aside};
use crate::words::Language;
use anyhow::Context;
use arpad_instruments::lab::{Cell, Conclusion, Judged, Source, Study, judge};
use arpad_model::{Fact, PersonId, PersonName};
use arpad_office::files::from_study::study;
use arpad_office::views::records::{called, head};
use arpad_office::views::replayable::{Replayable, replayable};
use clap::Args;
use jiff::civil::Date;
use journal::Journal;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use work::{Histories, Work};

const EXAMPLES: &str = "\
A study names its question, what there is now ([base]), what is tried instead ([variants], every combination of what is listed),
over which games ([federations] to simulate, or the lists of a [register]), and the rule by which it will be decided ([rule],
[guards]). The folder gets the statement in both languages, ready to print, its tables and its charts. A study that was stopped
goes on where it was; the same study gives the same bytes.

Examples:
  arpad lab examples/junior-k.toml
  arpad lab examples/conversion-2024.toml -o conversion --threads 2
  arpad lab study.toml --check                is the file sound, and how much is to be computed?
  arpad lab study.toml --database sqlite:arpad.db";

/// Answer a question about the law by a study, and write the regulation impact statement.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Lab {
    /// The study (TOML)
    #[arg(value_name = "STUDY")]
    study: PathBuf,

    /// The folder of the statement [default: the study's name beside it]
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,

    /// So many threads [default: one for each core]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Forget what the folder has of other inputs, and begin anew
    #[arg(long)]
    anew: bool,

    /// Only say whether the file is sound and how much there is to compute
    #[arg(long)]
    check: bool,

    #[command(flatten)]
    connection: Connection,
}

/// A study and everything that was found.
struct Found {
    study: Study,
    /// The file's own text.
    text: String,
    /// The hash of all inputs.
    hash: String,
    /// The hash of every run as `cells.txt` keeps it: what all tables and sentences are made from.
    runs: String,
    /// The days of the lists.
    lists: Vec<Date>,
    /// By law, the base first, and by history.
    cells: Vec<Vec<Cell>>,
    judged: Vec<Judged>,
    conclusion: Conclusion,
    /// Whom positions of a register are.
    persons: Vec<PersonId>,
    names: HashMap<PersonId, PersonName>,
}

impl Lab {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let bytes = super::files::read(&self.study)?;
        let study = match study(&bytes) {
            Ok(study) => study,
            Err(notices) => {
                for notice in &notices {
                    say_aside(&format!("{}: {}", self.study.display(), notice_line(language, notice)));
                }
                return Ok(Verdict::No);
            }
        };
        let laws = study.variants.len() + 1;
        if self.check {
            let histories = match &study.source {
                Source::Simulated { seeds, .. } => seeds.len(),
                Source::Register { .. } => 1,
            };
            let facts = [
                ("laws", Fact::from(laws)),
                ("histories", Fact::from(histories)),
                ("cells", Fact::from(laws * histories)),
            ];
            print(&format!("{}\n", language.say("lab-sound", &facts)))?;
            return Ok(Verdict::Done);
        }
        let Some((register, seal)) = self.register(language, &study)? else { return Ok(Verdict::No) };
        let hash = inputs(&bytes, seal);
        let folder = self.output.clone().unwrap_or_else(|| self.study.with_extension(""));
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let cells_file = folder.join("cells.txt");
        if self.anew && cells_file.exists() {
            std::fs::remove_file(&cells_file).with_context(|| cells_file.display().to_string())?;
        }
        let Some(journal) = Journal::open(&cells_file, &hash, laws)? else {
            anyhow::bail!(language.say_texts("lab-other-inputs", &[("folder", folder.display().to_string())]));
        };
        let histories = match &study.source {
            Source::Simulated { .. } => Histories::simulated(&study.source),
            Source::Register { .. } => Histories::of(register.history.clone()),
        };
        let threads =
            self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
        let work = Work::new(&study, histories, journal, laws)?;
        let bar = progress(work.left() as u64, false);
        let done = work.left();
        let (cells, lists) = work.run(threads, &bar)?;
        bar.finish_and_clear();
        let runs = hex(Sha256::new().chain_update(super::files::read(&cells_file)?));
        let laws: Vec<Vec<&Cell>> = cells.iter().map(|law| law.iter().collect()).collect();
        let (judged, conclusion) = judge(&study.rule, &laws[0], &laws[1..]);
        let names = self.names(language, &register, &cells)?.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let found =
            Found { study, text, hash, runs, lists, cells, judged, conclusion, persons: register.persons, names };
        written(&folder, &found)?;
        if self.connection.json {
            print_json(&tables::in_json(&found))?;
        } else {
            print(&told::page(language, &found, done, &folder))?;
        }
        Ok(Verdict::Done)
    }

    /// The lists of the register and the seal of its ledger, where the study asks for one; none where it refused.
    fn register(&self, language: Language, study: &Study) -> anyhow::Result<Option<(Replayable, Option<[u8; 32]>)>> {
        let Source::Register { tempo } = study.source else { return Ok(Some((Replayable::default(), None))) };
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let (_, seal) = head(store)?;
            Ok((replayable(store, tempo, [Date::MIN, Date::MAX])?, seal))
        })?;
        let Some((found, seal)) = found else { return Ok(None) };
        if found.history.months.len() <= study.warm_up {
            let facts = [("lists", Fact::from(found.history.months.len())), ("warm", Fact::from(study.warm_up))];
            say_aside(&language.say("lab-too-few-lists", &facts));
            return Ok(None);
        }
        Ok(Some((found, Some(seal))))
    }

    fn names(
        &self,
        language: Language,
        register: &Replayable,
        cells: &[Vec<Cell>],
    ) -> anyhow::Result<Option<HashMap<PersonId, PersonName>>> {
        let who: Vec<PersonId> = cells
            .iter()
            .flatten()
            .flat_map(|cell| &cell.impact.furthest)
            .filter_map(|(at, ..)| register.persons.get(*at as usize).copied())
            .collect();
        if who.is_empty() {
            return Ok(None);
        }
        let mut registry = self.connection.look(language)?;
        self.connection.read(language, &mut registry, |store| Ok(called(store, &who, &[])?.0))
    }
}

/// What everything follows from: the file, the program, and the register it was run on.
fn inputs(study: &[u8], seal: Option<[u8; 32]>) -> String {
    let mut hash = Sha256::new();
    hash.update(concat!("arpad-lab 2 ", env!("CARGO_PKG_VERSION"), "\n").as_bytes());
    hash.update((study.len() as u64).to_be_bytes());
    hash.update(study);
    hash.update(seal.unwrap_or_default());
    hex(hash)
}

fn hex(hash: Sha256) -> String {
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn written(folder: &Path, found: &Found) -> anyhow::Result<()> {
    let write = |name: &str, text: String| {
        let path = folder.join(name);
        std::fs::write(&path, text).with_context(|| path.display().to_string())
    };
    for language in [Language::Hu, Language::En] {
        let of = if language == Language::Hu { "hu" } else { "en" };
        write(&format!("statement.{of}.html"), statement::page(language, found))?;
        for (name, drawing) in figures::all(language, found) {
            write(&format!("{name}.{of}.svg"), drawing)?;
        }
    }
    write("measures.csv", tables::measures(found)?)?;
    write("impact.csv", tables::impact(found)?)?;
    write("result.json", format!("{:#}\n", tables::in_json(found)))
}
