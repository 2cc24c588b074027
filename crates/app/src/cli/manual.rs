//! `arpad manual FOLDER`: manual pages and completions, made of the commands themselves.

use super::Verdict;
use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  arpad manual /tmp/arpad-manual        man1/arpad.1, man1/arpad-close.1 …, and completions for bash, zsh and fish
  man -l /tmp/arpad-manual/man1/arpad-close.1";

/// Write the manual pages and completions of the shells into a folder.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Manual {
    /// The folder; it is made where it is missing
    folder: PathBuf,
}

impl Manual {
    /// Does it.
    pub fn run(self, mut command: Command) -> anyhow::Result<Verdict> {
        let (pages, completions) = (self.folder.join("man1"), self.folder.join("completions"));
        for folder in [&pages, &completions] {
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        for (shell, name) in [(Shell::Bash, "arpad.bash"), (Shell::Zsh, "_arpad"), (Shell::Fish, "arpad.fish")] {
            // Into memory first: what writes into a file by itself panics where the disk is full.
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command, "arpad", &mut text);
            put(&completions.join(name), &text)?;
        }
        command.build();
        page(&pages, "arpad", &command)?;
        Ok(Verdict::Done)
    }
}

/// The page of a command, and of those below it.
fn page(folder: &Path, name: &str, command: &Command) -> anyhow::Result<()> {
    let mut text = Vec::new();
    // A page that names the day it was made on is another one every day.
    clap_mangen::Man::new(command.clone()).date("").render(&mut text)?;
    put(&folder.join(format!("{name}.1")), &text)?;
    for below in command.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help") {
        page(folder, &format!("{name}-{}", below.get_name()), below)?;
    }
    Ok(())
}

fn put(path: &Path, text: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())
}
