//! The sample is compiled in: faults that the compiler refuses are taken out and others drawn for them.

use crate::Asked;
use crate::list::Fault;
use crate::render::{Edit, Switched, render};
use crate::sites::Sites;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs of tests with all faults of the sample in them.
pub struct Built {
    /// The programs.
    pub programs: Vec<PathBuf>,
    /// The numbers of the faults, and whether it may be that only the compiler comes there.
    pub compiled: BTreeMap<usize, bool>,
    /// How many were drawn and could not be compiled in.
    pub refused: usize,
}

/// What the copy's crates have at their beginning, so that a `const fn` can ask for its fault too.
const HEAD: &str = "#![feature(core_intrinsics, const_eval_select)] ";
const SWITCH: &str = include_str!("switch.txt");

/// The switch needs what stable compilers hide; lints are for what people write.
const COMPILER: &str = "#!/bin/sh\nRUSTC_BOOTSTRAP=1 exec \"$@\" --cap-lints allow\n";

/// A package alone asks less of foreign crates than the whole project does, so that cargo would build them all a second time. That it
/// may ask for what the project asks for is still an option of unstable cargos only, and `RUSTC_BOOTSTRAP` for cargo itself would
/// have every script of a build run again.
const UNSTABLE: &str = "__CARGO_TEST_CHANNEL_OVERRIDE_DO_NOT_USE_THIS";

/// Compiles as many faults as asked for into the copy. The sources are put back: some tests read them.
pub fn build(asked: &Asked, faults: &[Fault]) -> Result<Built, String> {
    let mut copy = Copy { root: &asked.copy, sources: HashMap::new(), roots: Vec::new() };
    for root in
        ["src/lib.rs", "src/main.rs"].map(|name| asked.folder.join(name)).into_iter().filter(|root| root.exists())
    {
        let file = root.strip_prefix(&asked.copy).unwrap_or(&root).display().to_string();
        copy.read(&file)?;
        copy.roots.push(file);
    }
    let mut drawn = 0;
    let mut compiled = BTreeMap::new();
    for round in 1.. {
        while compiled.len() < asked.count && drawn < faults.len() {
            let fault = &faults[drawn];
            if let Some((_, perhaps)) = copy.read(&fault.file)?.get(&fault.genre, fault.start) {
                compiled.insert(drawn, *perhaps);
            }
            drawn += 1;
        }
        let switched = copy.switched(faults, &compiled);
        copy.write(|file| &switched[file].text)?;
        let (programs, errors) = cargo(asked, &faults[0].package)?;
        if errors.is_empty() {
            copy.write(|file| &copy.sources[file].0)?;
            return Ok(Built { programs, refused: drawn - compiled.len(), compiled });
        }
        let refused: BTreeSet<usize> = errors.iter().filter_map(|error| culprit(error, &switched)).collect();
        eprintln!("round {round}: the compiler refuses {}", refused.len());
        if refused.is_empty() {
            return Err(errors.iter().filter_map(|error| error["rendered"].as_str()).collect());
        }
        compiled.retain(|number, _| !refused.contains(number));
    }
    unreachable!("every round has fewer faults left to draw")
}

/// The copy of the project.
struct Copy<'a> {
    root: &'a Path,
    /// Files as they are without faults.
    sources: HashMap<String, (String, Sites)>,
    /// The first files of the library and of the program: each has a switch of its own.
    roots: Vec<String>,
}

impl Copy<'_> {
    fn read(&mut self, file: &str) -> Result<&Sites, String> {
        if !self.sources.contains_key(file) {
            let text = std::fs::read_to_string(self.root.join(file)).map_err(|error| format!("{file}: {error}"))?;
            let sites = Sites::of(&text).map_err(|error| format!("{file}: {error}"))?;
            self.sources.insert(file.to_owned(), (text, sites));
        }
        Ok(&self.sources[file].1)
    }

    /// All files that were read, with these faults.
    fn switched(&self, faults: &[Fault], numbers: &BTreeMap<usize, bool>) -> HashMap<String, Switched> {
        let of_file = |(file, (text, sites)): (&String, &(String, Sites))| {
            let here = numbers.keys().filter(|number| faults[**number].file == *file);
            let edits: Vec<Edit> = here
                .filter_map(|&number| {
                    let (site, _) = sites.get(&faults[number].genre, faults[number].start)?;
                    Some(Edit { number, fault: &faults[number], site: site.clone() })
                })
                .collect();
            let (head, tail) = if self.roots.contains(file) { (HEAD, SWITCH) } else { ("", "") };
            (file.clone(), render(head, text, tail, &edits))
        };
        self.sources.iter().map(of_file).collect()
    }

    /// Writes what changed, and nothing else: cargo looks at times.
    fn write<'t>(&self, text: impl Fn(&str) -> &'t String) -> Result<(), String> {
        for file in self.sources.keys() {
            let (path, text) = (self.root.join(file), text(file));
            if std::fs::read_to_string(&path).ok().as_ref() != Some(text) {
                std::fs::write(&path, text).map_err(|error| format!("{file}: {error}"))?;
            }
        }
        Ok(())
    }
}

/// Compiles the tests: the programs, and the compiler's errors.
fn cargo(asked: &Asked, package: &str) -> Result<(Vec<PathBuf>, Vec<Value>), String> {
    let compiler = asked.copy.join("../compiler");
    std::fs::write(&compiler, COMPILER).map_err(|error| error.to_string())?;
    std::fs::set_permissions(&compiler, PermissionsExt::from_mode(0o755)).map_err(|error| error.to_string())?;
    let output = Command::new("cargo")
        .args(["test", "--quiet", "--no-run", "--message-format=json", "--config=profile.dev.debug=false"])
        .args(["-Zfeature-unification", "--config=resolver.feature-unification=\"workspace\""])
        .args(["--package", package])
        .args(&asked.targets)
        .current_dir(&asked.copy)
        .env("CARGO_TARGET_DIR", asked.copy.join("../target"))
        .env("RUSTC_WORKSPACE_WRAPPER", &compiler)
        .env(UNSTABLE, "nightly")
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    let said: Vec<Value> =
        output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let errors: Vec<Value> = said
        .iter()
        .filter(|one| one["reason"] == "compiler-message" && one["message"]["level"] == "error")
        .map(|one| one["message"].clone())
        .collect();
    let programs: Vec<PathBuf> = said
        .iter()
        .filter(|one| one["profile"]["test"] == true)
        .filter_map(|one| one["executable"].as_str().map(PathBuf::from))
        .collect();
    if errors.is_empty() && (!output.status.success() || programs.is_empty()) {
        return Err(format!("{}the copy does not compile", String::from_utf8_lossy(&output.stderr)));
    }
    Ok((programs, errors))
}

/// The fault that an error speaks of: the innermost around its place, or within it, or the last before it.
fn culprit(error: &Value, switched: &HashMap<String, Switched>) -> Option<usize> {
    let spans = error["spans"].as_array()?;
    let span = spans.iter().find(|span| span["is_primary"] == true)?;
    let places = &switched.get(span["file_name"].as_str()?)?.places;
    let (start, end) = (span["byte_start"].as_u64()? as usize, span["byte_end"].as_u64()? as usize);
    let smallest = |fits: &dyn Fn(&Range<usize>) -> bool| {
        places.iter().filter(|(_, place)| fits(place)).min_by_key(|(_, place)| place.len())
    };
    let found = smallest(&|place| place.start <= start && end <= place.end)
        .or_else(|| smallest(&|place| place.start < end && start < place.end))
        .or_else(|| places.iter().filter(|(_, place)| place.end <= start).max_by_key(|(_, place)| place.end))
        .or_else(|| places.first());
    found.map(|(number, _)| *number)
}
