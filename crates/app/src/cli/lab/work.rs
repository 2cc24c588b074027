//! The cells of a study on all cores. Which thread is quicker decides nothing: each cell follows from its law and its history alone.

use super::journal::Journal;
use anyhow::Context;
use arpad_instruments::history::History;
use arpad_instruments::lab::{Cell, Law, Ran, Source, Study, cell, ran};
use arpad_instruments::simulation::{Plan, simulate};
use indicatif::ProgressBar;
use jiff::civil::Date;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// Where the games come from.
pub(super) enum Histories {
    /// Simulated when they are needed.
    Simulated(Vec<Plan>),
    /// There already.
    Known(History),
}

impl Histories {
    pub fn simulated(source: &Source) -> Self {
        let Source::Simulated { seeds, players, months, games_a_year, first_list, faults } = source else {
            return Histories::Simulated(Vec::new());
        };
        let plan = |seed: &u64| {
            let plan =
                Plan { games_a_year: *games_a_year, first_list: *first_list, ..Plan::new(*seed, *players, *months) };
            faults.iter().fold(plan, |plan, fault| plan.with(*fault))
        };
        Histories::Simulated(seeds.iter().map(plan).collect())
    }

    pub fn of(history: History) -> Self {
        Histories::Known(history)
    }

    fn count(&self) -> usize {
        match self {
            Histories::Simulated(plans) => plans.len(),
            Histories::Known(_) => 1,
        }
    }

    fn make(&self, at: usize) -> History {
        match self {
            Histories::Simulated(plans) => History::from(simulate(&plans[at])),
            Histories::Known(history) => history.clone(),
        }
    }

    fn lists(&self) -> Vec<Date> {
        match self {
            Histories::Simulated(plans) => {
                plans.first().map_or_else(Vec::new, |plan| (1..=plan.months).map(|month| plan.list(month)).collect())
            }
            Histories::Known(history) => history.months.iter().map(|month| month.list).collect(),
        }
    }
}

/// A history with what the base made of it.
struct Prepared {
    history: History,
    base: Ran,
}

/// Some laws over one history.
struct Job {
    history: usize,
    laws: Vec<usize>,
}

/// What is to be computed.
pub(super) struct Work<'a> {
    study: &'a Study,
    laws: Vec<Law>,
    histories: Histories,
    journal: Journal,
    missing: Vec<(usize, usize)>,
}

impl<'a> Work<'a> {
    pub fn new(study: &'a Study, histories: Histories, journal: Journal, laws: usize) -> anyhow::Result<Self> {
        let all = (0..histories.count()).flat_map(|history| (0..laws).map(move |law| (law, history)));
        let missing = all.filter(|at| !journal.cells.contains_key(at)).collect();
        let variants = std::iter::once(&study.base).chain(&study.variants);
        let laws = variants.map(Law::of).collect::<Result<Vec<Law>, _>>();
        let laws = laws.map_err(|error| anyhow::anyhow!("{}={}", error.name, error.value))?;
        Ok(Work { study, laws, histories, journal, missing })
    }

    /// Cells that are not there yet.
    pub fn left(&self) -> usize {
        self.missing.len()
    }

    /// Computes them; cells by law, the base first, and by history, and the days of the lists.
    pub fn run(self, threads: usize, bar: &ProgressBar) -> anyhow::Result<(Vec<Vec<Cell>>, Vec<Date>)> {
        let Work { study, laws, histories, journal, missing } = self;
        let count = histories.count();
        // A thread takes a whole history while there are enough of them; else the laws of one are shared.
        let mut jobs: VecDeque<Job> = VecDeque::new();
        for (law, history) in missing {
            match jobs.back_mut().filter(|job| job.history == history && count >= threads) {
                Some(job) => job.laws.push(law),
                None => jobs.push_back(Job { history, laws: vec![law] }),
            }
        }
        let threads = threads.min(jobs.len()).max(1);
        let prepared: Vec<Mutex<Option<Arc<Prepared>>>> = (0..count).map(|_| Mutex::new(None)).collect();
        let (jobs, journal) = (Mutex::new(jobs), Mutex::new(journal));
        let worker = || -> std::io::Result<()> {
            loop {
                let Some(job) = held(&jobs).pop_front() else { return Ok(()) };
                let with = {
                    let mut slot = held(&prepared[job.history]);
                    let made = || {
                        let history = histories.make(job.history);
                        let base = ran(&history, &laws[0], study.warm_up);
                        Arc::new(Prepared { history, base })
                    };
                    Arc::clone(slot.get_or_insert_with(made))
                };
                for law in job.laws {
                    let run = if law == 0 { with.base.clone() } else { ran(&with.history, &laws[law], study.warm_up) };
                    held(&journal).add((law, job.history), cell(&with.history, &with.base, &run))?;
                    bar.inc(1);
                }
                if !held(&jobs).iter().any(|other| other.history == job.history) {
                    *held(&prepared[job.history]) = None;
                }
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("a cell of the study"))
        })
        .context("cells.txt")?;
        let journal = journal.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut cells: Vec<Vec<Cell>> = laws.iter().map(|_| Vec::with_capacity(count)).collect();
        for ((law, _), cell) in journal.finish()? {
            cells[law].push(cell);
        }
        Ok((cells, histories.lists()))
    }
}

fn held<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
