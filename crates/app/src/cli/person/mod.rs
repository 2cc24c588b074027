//! `arpad person`: who is in the register.

mod acts;
mod find;

use super::Verdict;
use super::connection::Connection;
use super::register::typed_day;
use super::values::coverage_parser;
use crate::words::Language;
use arpad_model::Coverage;
use clap::{Args, Subcommand, ValueEnum};
use jiff::civil::Date;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  arpad person add --family Kovács --given Péter --born 1990-05-03 --country HUN --fide 700123
  arpad person find \"kovacs p\"              without accents, beginning of the name
  arpad person amend 17 --family Kovács-Nagy  only what is given changes
  arpad person amend komir:123 --clear fide
  arpad person title 17 GM --awarded 2004-09-01
  arpad person merge 17 42                    42 leads to 17 from now on
  arpad person unmerge 42                     they are two after all
  arpad person death 17 2024-02-28
  arpad person photo 17 portrait.jpg --credit \"Kiss Anna\" --agreed 2024-05-01
  arpad person photo 17 --withdraw 2024-06-01
  arpad person cover 17 b --from 2024-05-01   a foreigner who settled: in the go ratings from that day on
A person is named by number (17), komir:12345, fide:700010, egd:12345678, or by a name only one has.";

/// Enter persons into the register, change, find and merge them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Person {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Enter a person
    Add(Add),
    /// Change what is known of a person; what is not given stays
    Amend(Amend),
    /// Find persons by a number or a name
    Find(Find),
    /// Award a title
    Title(Title),
    /// Two numbers are one person: the second leads to the first from now on
    Merge(Merge),
    /// They are two after all
    Unmerge(One),
    /// A person has died
    Death(Death),
    /// A person asks not to be shown
    Hide(One),
    /// A person asks to be shown again
    Show(One),
    /// Show a person with a photo he agreed to, or withdraw it
    Photo(Photo),
    /// Say whether somebody belongs to the go rating system, and by which letter of 1. § (1)
    Cover(Cover),
}

#[derive(Args)]
struct Add {
    /// Family name
    #[arg(long)]
    family: String,
    #[command(flatten)]
    more: Known,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Amend {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// Family name
    #[arg(long)]
    family: Option<String>,
    #[command(flatten)]
    more: Known,
    /// Forget this
    #[arg(long, value_name = "FIELD", value_enum)]
    clear: Vec<Clear>,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Known {
    /// Given names
    #[arg(long)]
    given: Option<String>,
    /// Birth: a year or a date
    #[arg(long, value_name = "DATE")]
    born: Option<String>,
    /// Sex
    #[arg(long, value_enum, ignore_case = true)]
    sex: Option<Sex>,
    /// Country, three letters
    #[arg(long, value_name = "CODE")]
    country: Option<String>,
    /// FIDE number
    #[arg(long, value_name = "NUMBER")]
    fide: Option<u32>,
    /// Number in the European Go Database
    #[arg(long, value_name = "NUMBER")]
    egd: Option<u32>,
    /// KOMIR number given before this register; a new one comes with the first licence
    #[arg(long, value_name = "NUMBER")]
    komir: Option<u32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Sex {
    /// Female
    #[value(alias = "nő")]
    F,
    /// Male
    #[value(alias = "férfi")]
    M,
}

#[derive(Clone, Copy, ValueEnum)]
enum Clear {
    Given,
    Born,
    Sex,
    Country,
    Fide,
    Egd,
    Komir,
}

#[derive(Args)]
struct Find {
    /// A number, komir:N, fide:N, egd:N, or a name
    #[arg(required = true, value_name = "TEXT")]
    text: Vec<String>,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Title {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// GM, WGM, IM, WIM, FM, WFM, CM, WCM; from before 1990 also NAM, mj, I. … IV.
    title: String,
    /// The day it was awarded
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    awarded: Date,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Merge {
    /// The number that stays
    keep: String,
    /// The number that leads there
    drop: String,
    /// Even though their numbers or births differ
    #[arg(long)]
    even_so: bool,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct One {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Death {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// The day
    #[arg(value_name = "DATE", value_parser = typed_day)]
    day: Date,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Cover {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// a: a citizen who lives here; b: a foreigner who settled or stays long; c: a foreign member of a member club; outside
    #[arg(value_name = "LETTER", value_parser = coverage_parser())]
    letter: Coverage,
    /// The first day [default: as long as anything is known of him]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    from: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Photo {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// The picture, a JPEG or PNG up to 1 MB; place, time and names in the file are left out
    #[arg(value_name = "FILE", required_unless_present = "withdraw")]
    file: Option<PathBuf>,
    /// Who took it, as it stands beside it
    #[arg(long, value_name = "NAME", required_unless_present = "withdraw")]
    credit: Option<String>,
    /// The day on which the person, or who answers for a child, agreed
    #[arg(long, value_name = "DATE", value_parser = typed_day, required_unless_present = "withdraw")]
    agreed: Option<Date>,
    /// The day on which the consent was withdrawn: the picture leaves the register for good
    #[arg(long, value_name = "DATE", value_parser = typed_day, conflicts_with_all = ["file", "credit", "agreed"])]
    withdraw: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

impl Person {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add(add) => add.run(language),
            Command::Amend(amend) => amend.run(language),
            Command::Find(find) => find.run(language),
            Command::Title(title) => title.run(language),
            Command::Merge(merge) => merge.run(language),
            Command::Unmerge(one) => acts::unmerge(language, &one),
            Command::Death(death) => death.run(language),
            Command::Hide(one) => acts::hide(language, &one, true),
            Command::Show(one) => acts::hide(language, &one, false),
            Command::Photo(photo) => photo.run(language),
            Command::Cover(cover) => cover.run(language),
        }
    }
}
