//! `arpad newcomers`: those who enter the go register, what is proposed as their initial points, and the manager's word.

use super::confirm::proposed_text;
use super::connection::{Connection, verdict};
use super::table::table;
use super::values::{day, letter_parser, name, print_json};
use super::{Verdict, print};
use crate::cli::say_aside;
use crate::words::newcomers::{number, remarks, score};
use crate::words::{Language, go_facts};
use arpad_model::{Coverage, Fact, HalfPoints, SubmissionId};
use arpad_office::acts::decide::points_asked_twice;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::newcomers::{By, Given, set_initial, take_proposals};
use arpad_office::lists::newcomers::{Entrant, OpenNewcomer, open_newcomers};
use arpad_office::views::person_page::one_person;
use arpad_registry::Reader;
use clap::{Args, Subcommand};
use serde_json::{Value, json};

const EXAMPLES: &str = "\
The proposal is the number of points at which the newcomer's games would have left him where he is, within the band
of his entry grade and its neighbours; the manager gives at most 1764 points (5 kyu), the committee more. A newcomer
of a file that is not accepted is named by file and line, as 3/7, with the letter by which he belongs to the system.
arpad cancel takes a decision back.

Examples:
  arpad newcomers
  arpad newcomers accept 17 \"Kovács Béla\"
  arpad newcomers accept --all
  arpad newcomers accept 3/7 --ours a
  arpad newcomers set 17 --points 1610
  arpad newcomers set 3/7 --ours b --points 2130 --committee --reference \"MB 4/2024\"";

/// List newcomers of go whose points are open, and set their points.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Newcomers {
    #[command(subcommand)]
    what: Option<What>,

    #[command(flatten)]
    connection: Connection,
}

#[derive(Subcommand)]
enum What {
    /// Take the proposals, of some or of all
    Accept {
        /// Who: ID, komir:N, egd:N, a name, or FILE/LINE
        #[arg(value_name = "WHO", required_unless_present = "all")]
        who: Vec<String>,
        /// All in the register whose proposal the manager may take
        #[arg(long, conflicts_with = "who")]
        all: bool,
        /// Under which number [default: the name of who does it]
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        reference: String,
        /// Whoever stands in a file only belongs to the rating system by this letter of 1. § (1)
        #[arg(long, value_name = "LETTER", value_parser = letter_parser())]
        ours: Option<Coverage>,
        #[command(flatten)]
        connection: Connection,
    },
    /// Set the points of one otherwise than proposed
    Set {
        /// Who: ID, komir:N, egd:N, a name, or FILE/LINE
        #[arg(value_name = "WHO")]
        who: String,
        /// Points
        #[arg(long, value_name = "POINTS")]
        points: i32,
        /// The committee set them, not the manager
        #[arg(long, requires = "reference")]
        committee: bool,
        /// Who decided, under which number [default: the name of who does it]
        #[arg(long, value_name = "TEXT")]
        reference: Option<String>,
        /// Who stands in a file only belongs to the rating system by this letter of 1. § (1)
        #[arg(long, value_name = "LETTER", value_parser = letter_parser())]
        ours: Option<Coverage>,
        /// Although it looks like a slip of the pen
        #[arg(long)]
        certain: bool,
        #[command(flatten)]
        connection: Connection,
    },
}

impl Newcomers {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let (connection, done) = match self.what {
            None => return list(language, &self.connection),
            Some(What::Accept { who, all, reference, ours, connection }) => {
                let mut registry = connection.open(language)?;
                let done = connection.write(language, &mut registry, |store, stamp| {
                    if all {
                        return take_proposals(store, stamp, &reference, ours);
                    }
                    let mut given = Vec::new();
                    for text in &who {
                        let who = meant(store, text)?;
                        given.push(set_initial(store, stamp, who, None, (By::Manager(&reference), ours))?);
                    }
                    Ok(given)
                })?;
                (connection, done)
            }
            Some(What::Set { who, points, committee, reference, ours, certain, connection }) => {
                let mut registry = connection.open(language)?;
                let reference = reference.unwrap_or_default();
                let by = if committee { By::Committee(&reference) } else { By::Manager(&reference) };
                let done = connection.write(language, &mut registry, |store, stamp| {
                    let who = meant(store, &who)?;
                    if !certain {
                        points_asked_twice(points)?;
                    }
                    Ok(vec![set_initial(store, stamp, who, Some(points), (by, ours))?])
                })?;
                (connection, done)
            }
        };
        if let Some(given) = &done {
            if connection.json {
                print_json(&json!({ "initial": given.iter().map(given_json).collect::<Vec<_>>() }))?;
            } else {
                for one in given {
                    print(&format!("{}\n", given_line(language, one)))?;
                    if let Some(due) = one.due {
                        print(&format!("  {}\n", language.say("newcomers-held-back", &[("points", Fact::from(due))])))?;
                    }
                }
            }
        }
        Ok(verdict(done))
    }
}

/// A person, or a line of a file.
fn meant(store: &mut Reader<'_>, text: &str) -> Result<Entrant, OfficeError> {
    let line = text.split_once('/').and_then(|(file, line)| {
        let (file, line): (u32, u32) = (file.trim().parse().ok()?, line.trim().parse().ok()?);
        Some(Entrant::Line(SubmissionId(file), line.checked_sub(1)?))
    });
    match line {
        Some(line) => Ok(line),
        None => Ok(Entrant::Known(one_person(store, text)?.id)),
    }
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, open_newcomers)?;
    let Some(found) = found else { return Ok(Verdict::No) };
    if connection.json {
        print_json(&json!({ "newcomers": rows_json(&found) }))?;
    } else if found.is_empty() {
        say_aside(&format!("arpad: {}", language.label("newcomers-none")));
    } else {
        print(&page(language, &found))?;
    }
    Ok(Verdict::Done)
}

/// The table with its heading, and what to do.
pub(super) fn page(language: Language, all: &[OpenNewcomer]) -> String {
    let keys = [
        "newcomers-who",
        "register-name",
        "player-tournament",
        "newcomers-entry",
        "newcomers-score",
        "newcomers-proposal",
        "newcomers-method",
    ];
    let row = |one: &OpenNewcomer| {
        let event = format!("{} {} ({})", one.event.id, one.event.name, day(language, one.event.ends));
        vec![
            number(one.who),
            name(language, &one.name),
            event,
            one.newcomer.entry.map(|grade| grade.to_string()).unwrap_or_default(),
            score(language, one),
            one.offered().map(|points| points.to_string()).unwrap_or_default(),
            remarks(language, one).join("; "),
        ]
    };
    let header = keys.map(|key| language.label(key));
    let rows = table(&header, &[3, 4, 5], all.iter().map(row).collect());
    format!("{}\n\n{rows}\n{}\n", language.label("newcomers-heading"), language.label("newcomers-next"))
}

fn given_line(language: Language, one: &Given) -> String {
    let facts = [
        ("person", Fact::from(one.person)),
        ("name", Fact::Name(name(language, &one.name))),
        ("points", Fact::from(one.points)),
        ("grade", Fact::Name(go_facts::grade(language, arpad_rules::go::hungary::grades::entry_grade(one.points)))),
        ("entry", Fact::from(one.entry)),
    ];
    let said = language.say("newcomers-given", &facts);
    if one.is_proposed { proposed_text(language, one.entry, said) } else { said }
}

fn given_json(one: &Given) -> Value {
    json!({"person": one.person.0, "name": one.name.eastern(), "points": one.points, "entry": one.entry,
        "proposed": one.is_proposed})
}

pub(super) fn rows_json(all: &[OpenNewcomer]) -> Vec<Value> {
    let row = |one: &OpenNewcomer| {
        let proposal = one.newcomer.proposal;
        let (person, file, line) = match one.who {
            Entrant::Known(person) => (Some(person.0), None, None),
            Entrant::Line(file, line) => (None, Some(file.0), Some(line + 1)),
        };
        json!({
            "person": person, "submission": file, "line": line, "name": one.name.eastern(),
            "tournament": one.event.id.0, "tournament_name": one.event.name, "ends": one.event.ends.to_string(),
            "entry_grade": one.newcomer.entry.map(|grade| grade.to_string()),
            "games": one.newcomer.played, "score": HalfPoints(one.newcomer.half_points).to_string(),
            "proposed": proposal.map(|proposal| proposal.points),
            "method": proposal.map(|proposal| proposal.method.as_str()),
            "performed": proposal.map(|proposal| proposal.performed),
            "for_committee": one.is_for_committee(),
            "counted_by_entry_grade": one.counted,
        })
    };
    all.iter().map(row).collect()
}
