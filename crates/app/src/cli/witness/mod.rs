//! `arpad witness`: a second party keeps what a register says of itself, and compares it the next time. The ledger itself cannot
//! show that its tail was cut off; whoever remembers the tail can.

mod kept;
mod source;

use super::{Verdict, print};
use crate::words::Language;
use clap::Args;
use jiff::Timestamp;
use kept::{Kept, Line};
use serde_json::json;
use source::Source;
use std::path::PathBuf;

const EXAMPLES: &str = "\
For whoever watches a federation from outside: another federation, a club, a newspaper. The file is only ever added to. Each run
asks for the newest entry of the ledger and everything that was signed, compares it with what the file has, and adds what is new.
What is told otherwise than before is named, and nothing is added: the file then proves it. Another's file is compared the same way;
of it what was signed is added, and not what the other says to have seen.
Exit code 1 = something differs.

Examples:
  arpad witness https://ratings.example.org --keep hungary.witness
  arpad witness sqlite:arpad.db --keep own.witness
  arpad witness friend.witness --keep hungary.witness";

/// Keep the heads of a register elsewhere, and compare them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Witness {
    /// A site, a register (sqlite:PATH, postgres://…), or the file of another witness
    #[arg(value_name = "SOURCE")]
    source: String,

    /// The file in which it is kept; it is made where it is missing
    #[arg(long, value_name = "FILE")]
    keep: PathBuf,

    /// A public key that is trusted beside those in the file, when the federation has a new one
    #[arg(long, value_name = "KEY")]
    key: Vec<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Something that is not as it was: its sentence is `witness-<code>`.
struct Differs {
    code: &'static str,
    /// Which entry or list, what the file has, what is told now.
    facts: [(&'static str, String); 3],
}

impl Differs {
    fn new(code: &'static str, what: impl ToString, kept: impl ToString, told: impl ToString) -> Self {
        Differs { code, facts: [("what", what.to_string()), ("kept", kept.to_string()), ("told", told.to_string())] }
    }

    fn said(&self, language: Language) -> String {
        language.say_texts(&format!("witness-{}", self.code), &self.facts)
    }
}

impl Witness {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let kept = Kept::read_or_none(language, &self.keep)?;
        let mut source = Source::open(language, &self.source)?;
        let now = Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
        let told = source.told(&now)?;
        let mut differs = compared(&kept, &told, &self.key);
        if differs.is_empty() {
            differs = remembered(&kept, &mut source)?;
        }
        let new: Vec<&Line> = told.iter().filter(|line| line.proves_itself() && !kept.has(line)).collect();
        if differs.is_empty() {
            kept.add(&self.keep, &new)?;
        }
        if self.json {
            let differs: Vec<_> = differs
                .iter()
                .map(|one| json!({"code": one.code, "text": crate::answer::parts::both(|language| one.said(language))}))
                .collect();
            print(&format!(
                "{:#}\n",
                json!({"agrees": differs.is_empty(), "kept": kept.lines.len(), "new": new.len(), "differs": differs})
            ))?;
        } else if differs.is_empty() {
            let facts = [("kept", kept.lines.len().to_string()), ("new", new.len().to_string())];
            print(&format!("{}\n", language.say_texts("witness-agrees", &facts)))?;
        } else {
            for one in &differs {
                print(&format!("{}\n", one.said(language)))?;
            }
        }
        Ok(if differs.is_empty() { Verdict::Done } else { Verdict::No })
    }
}

/// What is told now beside what was kept: signatures, keys, lists, entries that both know, and the newest entry.
fn compared(kept: &Kept, told: &[Line], trusted: &[String]) -> Vec<Differs> {
    // A file that was written into by hand bears witness to nothing; the federation is not blamed for it.
    let forged = kept.lists().filter(|one| !source::is_signed(one));
    let mut differs: Vec<Differs> = forged.map(|one| Differs::new("forged", &one.list, &one.root, &one.key)).collect();
    if !differs.is_empty() {
        return differs;
    }
    let known: Vec<&str> = kept.keys().into_iter().chain(trusted.iter().map(String::as_str)).collect();
    for line in told {
        if let Line::List(one) = line {
            if !source::is_signed(one) {
                differs.push(Differs::new("unsigned", &one.list, "", &one.key));
            } else if !known.is_empty() && !known.contains(&one.key.as_str()) {
                differs.push(Differs::new("key", &one.list, known[0], &one.key));
            }
            if let Some(before) = kept.list(&one.list).filter(|before| before.root != one.root) {
                differs.push(Differs::new("list", &one.list, &before.root, &one.root));
            }
        }
        let head = line.head();
        if let Some(before) = kept.seal(head.entry).filter(|before| *before != head.seal) {
            differs.push(Differs::new("seal", head.entry, before, &head.seal));
        }
    }
    let [newest, before] =
        [told, &kept.lines].map(|lines| lines.iter().map(|line| line.head().entry).max().unwrap_or(0));
    // Another witness may simply have looked earlier.
    if newest < before && told.iter().any(|line| matches!(line, Line::Head(head) if head.is_asked())) {
        differs.push(Differs::new("cut", newest, before, newest));
    }
    for list in kept.lists().filter(|_| told.iter().any(|line| matches!(line, Line::Head(head) if head.is_asked()))) {
        if !told.iter().any(|line| matches!(line, Line::List(one) if one.list == list.list)) {
            differs.push(Differs::new("gone", &list.list, &list.root, ""));
        }
    }
    differs
}

/// Whether the register still has every entry that was kept, with its seal.
fn remembered(kept: &Kept, source: &mut Source) -> anyhow::Result<Vec<Differs>> {
    let mut differs = Vec::new();
    for (entry, seal) in kept.heads() {
        match source.seal(entry)? {
            Some(Some(told)) if told != seal => differs.push(Differs::new("seal", entry, seal, told)),
            Some(None) => differs.push(Differs::new("cut", entry, entry, "")),
            _ => {}
        }
    }
    Ok(differs)
}
