//! `arpad decide`: decisions of the committee, each with who decided it and under which number.

mod written;

use super::Verdict;
use super::event_options::TitleOptions;
use super::go_options::GoOptions;
use super::values::{owner_parser, series_parser};
use crate::words::Language;
use arpad_model::{Allowance, Owner, PersonId, Series, TournamentId};
use arpad_office::acts::{Decided, OneGame};
use clap::{Args, Subcommand};
use jiff::civil::Date;
use written::Record;

const EXAMPLES: &str = "\
Examples:
  arpad decide waiver --tournament 12 --paragraph 0.2.4 --reference \"QC 2024/7\"
  arpad decide waiver --tournament 12 --paragraph 0.2 --of abroad --reference \"FIDE 2024/3\"
  arpad decide multiplier --tournament 5 --c 30 --reference \"MGSZ 3/2024\"
  arpad decide multiplier --tournament 5 --c 20 --ground \"half of the games on another board\" --reference \"MGSZ 3/2024\"
  arpad decide event --tournament 5 --thinking-time 60+3x30 --even --reference \"MGSZ 3/2024\"
  arpad decide parts --tournament 5 --rounds 6,4 --reference \"MGSZ 3/2024\"
  arpad decide allow --tournament 5 --of jigo --round 2 --black 17 --white 23 --reference \"MGSZ 3/2024\"
  arpad decide allow --tournament 5 --of jigo --round 2 --black \"Kiss Anna\" --white line:9 --reference \"MGSZ 3/2024\"
  arpad decide importance --tournament 5 --of hungarian-championship --reference \"MGSZ 3/2024\"
  arpad decide initial --person 17 --points 1200 --reference \"MGSZ 4/2024\"
  arpad decide indicators --person egd:12345678 --series go --points 1500 --grade 5k --reference \"MGSZ 5/2024\" \\
        --why \"a külföldi eredményei alapján\"       in go a reason is required, and the day is the day it holds from
  arpad decide owner --series rapid --owner ours --day 2026-04-01 --reference \"RB 2026/2\"
  arpad decide unlisted --person 17 --reference \"RB 2026/5\"
  arpad decide suspension --federation AND --until 2026-12-31 --reference \"FIDE 2026/3\"
  arpad decide title-event --tournament 12 --event-kind national-final --reference \"VB 3/2024\"
  arpad decide transition --of fide-2024-03-01 --reference \"RB 2024/1\"";

/// Write down a decision of the committee.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Decide {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Set a paragraph aside for one tournament
    Waiver {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        /// The paragraph, as findings name it, or the one that permits it
        #[arg(long, value_name = "P")]
        paragraph: String,
        /// What is permitted, where the paragraph knows several things: abroad, unregistered …
        #[arg(long = "of", value_name = "WHAT", default_value = "")]
        what: String,
        #[command(flatten)]
        record: Record,
    },
    /// Set a go tournament's multiplier
    Multiplier {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        /// The multiplier
        #[arg(long = "c", value_name = "C")]
        multiplier: u32,
        /// The decision's own ground, where the tables give a multiplier
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        ground: String,
        #[command(flatten)]
        record: Record,
    },
    /// Say why a go tournament weighs more; files do not tell
    Importance {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        /// invitational, hungarian-championship, european-championship, world-championship
        #[arg(long = "of", value_name = "KIND", required = true)]
        importance: Vec<String>,
        #[command(flatten)]
        record: Record,
    },
    /// State what is known of a go tournament once its report has come; the multiplier follows by the tables
    Event {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        #[command(flatten)]
        options: GoOptions,
        #[command(flatten)]
        record: Record,
    },
    /// Say where a long go tournament is cut
    Parts {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        /// The rounds of each part, in order
        #[arg(long, value_name = "ROUNDS,…", value_delimiter = ',', required = true)]
        rounds: Vec<u16>,
        #[command(flatten)]
        record: Record,
    },
    /// Allow in one go tournament, or in one game of it, what the regulation is silent about
    Allow {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        /// jigo, stones-to-stronger, top-width=POINTS or bottom-width=POINTS
        #[arg(long = "of", value_name = "WHAT", value_parser = allowance)]
        allowance: Allowance,
        /// Only in the game of this round
        #[arg(long, value_name = "N", requires = "black", requires = "white")]
        round: Option<u16>,
        /// Who had Black in it: ID, komir:N, fide:N, egd:N, a name, or line:N of the report or of the file that waits
        #[arg(long, value_name = "ID", requires = "round")]
        black: Option<String>,
        /// Who had White in it
        #[arg(long, value_name = "ID", requires = "round")]
        white: Option<String>,
        #[command(flatten)]
        record: Record,
    },
    /// Set the points with which a go player enters the register
    Initial {
        /// Who: ID, komir:N, fide:N, egd:N, or a name
        #[arg(long, value_name = "ID")]
        person: String,
        /// Points
        #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
        points: i32,
        /// The manager set them, not the committee
        #[arg(long)]
        manager: bool,
        #[command(flatten)]
        record: Record,
    },
    /// Set a player's points, rating or grade from a day on
    Indicators {
        /// Who: ID, komir:N, fide:N, egd:N, or a name
        #[arg(long, value_name = "ID")]
        person: String,
        /// On which lists [default: standard, in a register of go alone go]
        #[arg(long, value_name = "SERIES", value_parser = series_parser())]
        series: Option<Series>,
        /// Points or rating
        #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
        points: Option<i32>,
        /// Grade of go, such as 5k or 1d
        #[arg(long, value_name = "GRADE")]
        grade: Option<String>,
        #[command(flatten)]
        record: Record,
    },
    /// Set a parameter the text leaves to the federation
    Parameter {
        /// The edition (see `arpad editions`)
        #[arg(long, value_name = "ID")]
        edition: String,
        /// The parameter
        #[arg(long, value_name = "NAME")]
        name: String,
        /// Its value
        #[arg(long, value_name = "VALUE")]
        value: String,
        #[command(flatten)]
        record: Record,
    },
    /// Say whose list governs a series from a day on
    Owner {
        /// Which series
        #[arg(long, value_name = "SERIES", value_parser = series_parser())]
        series: Series,
        /// ours, or fide: then ours is the forecast beside FIDE's
        #[arg(long, value_name = "OWNER", value_parser = owner_parser())]
        owner: Owner,
        #[command(flatten)]
        record: Record,
    },
    /// Keep somebody off lists; arpad notices prepares the message to FIDE
    Unlisted {
        #[command(flatten)]
        of: OfPerson,
        #[command(flatten)]
        record: Record,
    },
    /// Say that somebody is a member of no federation, and so on no list
    Memberless {
        #[command(flatten)]
        of: OfPerson,
        #[command(flatten)]
        record: Record,
    },
    /// Leave somebody on lists who is a member of no federation, or of a suspended one
    Exemption {
        #[command(flatten)]
        of: OfPerson,
        #[command(flatten)]
        record: Record,
    },
    /// Say that a federation is suspended: nobody of it is on lists
    Suspension {
        /// The federation, three letters
        #[arg(long, value_name = "CODE")]
        federation: String,
        /// The last day it holds [default: for good]
        #[arg(long, value_name = "DATE")]
        until: Option<Date>,
        #[command(flatten)]
        record: Record,
    },
    /// Declare what a tournament is for the sake of titles; no file says it
    TitleEvent {
        /// The tournament's number
        #[arg(long, value_name = "N")]
        tournament: TournamentId,
        #[command(flatten)]
        options: TitleOptions,
        #[command(flatten)]
        record: Record,
    },
    /// Convert all ratings once, on the list it is made for
    Transition {
        /// Its name
        #[arg(long = "of", value_name = "NAME", default_value = "fide-2024-03-01")]
        transition: String,
        /// Which lists [default: standard, for which alone it is established]
        #[arg(long, value_name = "SERIES")]
        series: Vec<Series>,
        #[command(flatten)]
        record: Record,
    },
}

fn allowance(text: &str) -> Result<Allowance, &'static str> {
    let expected = "jigo, stones-to-stronger, top-width=POINTS or bottom-width=POINTS";
    let width = |points: &str| points.trim().parse().map_err(|_| expected);
    match text.split_once('=') {
        None if text == "jigo" => Ok(Allowance::Jigo),
        None if text == "stones-to-stronger" => Ok(Allowance::StonesToStronger),
        Some(("top-width", points)) => Ok(Allowance::TopWidth(width(points)?)),
        Some(("bottom-width", points)) => Ok(Allowance::BottomWidth(width(points)?)),
        _ => Err(expected),
    }
}

/// Who a decision on lists is about, and until when it holds.
#[derive(Args)]
struct OfPerson {
    /// Who: ID, komir:N, fide:N, egd:N, or a name
    #[arg(long, value_name = "ID")]
    person: String,
    /// The last day it holds [default: for good]
    #[arg(long, value_name = "DATE")]
    until: Option<Date>,
}

impl Decide {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        // A person is looked up in the same transaction that writes the decision down.
        let (named, decided, record): (Vec<String>, Decided, Record) = match self.what {
            What::Waiver { tournament, paragraph, what, record } => {
                (Vec::new(), Decided::Waiver { tournament, paragraph, what }, record)
            }
            What::Multiplier { tournament, multiplier, ground, record } => {
                let ground = ground.trim().to_owned();
                (Vec::new(), Decided::Multiplier { tournament, multiplier, ground }, record)
            }
            What::Event { tournament, options, record } => {
                (Vec::new(), Decided::Event { tournament, facts: options.facts(), covered: Vec::new() }, record)
            }
            What::Parts { tournament, rounds, record } => {
                (Vec::new(), Decided::Parts { tournament, parts: rounds }, record)
            }
            What::Allow { tournament, allowance, round, black, white, record } => {
                let nobody = PersonId::default();
                let game = round.map(|round| OneGame { round, black: nobody, white: nobody, lines: None });
                let named = black.into_iter().chain(white).collect();
                (named, Decided::Allowed { tournament, game, allowance }, record)
            }
            What::Importance { tournament, importance, record } => {
                (Vec::new(), Decided::Importance { tournament, importance }, record)
            }
            What::TitleEvent { tournament, options, record } => {
                (Vec::new(), Decided::TitleEvent { tournament, facts: options.facts() }, record)
            }
            What::Parameter { edition, name, value, record } => {
                (Vec::new(), Decided::Parameter { edition, name, value }, record)
            }
            What::Transition { transition, series, record } => {
                (Vec::new(), Decided::Transition { transition, series }, record)
            }
            What::Owner { series, owner, record } => (Vec::new(), Decided::Owner { series, owner }, record),
            What::Suspension { federation, until, record } => {
                let federation = federation.trim().to_ascii_uppercase();
                (Vec::new(), Decided::Suspension { federation, until }, record)
            }
            What::Unlisted { of: OfPerson { person, until }, record } => {
                (vec![person], Decided::Unlisted { person: PersonId::default(), until }, record)
            }
            What::Memberless { of: OfPerson { person, until }, record } => {
                (vec![person], Decided::Memberless { person: PersonId::default(), until }, record)
            }
            What::Exemption { of: OfPerson { person, until }, record } => {
                (vec![person], Decided::Exemption { person: PersonId::default(), until }, record)
            }
            What::Initial { person, points, manager, record } => {
                (vec![person], Decided::Initial { person: PersonId::default(), points, manager }, record)
            }
            What::Indicators { person, series, points, grade, record } => {
                let (games, peak, reached) = (None, None, Vec::new());
                let (person_id, usual) = (PersonId::default(), series.is_none());
                let series = series.unwrap_or(Series::Go);
                let decided = Decided::Indicators {
                    person: person_id,
                    series,
                    points,
                    grade,
                    games,
                    peak,
                    reached,
                    taken: false,
                };
                return record.write(language, vec![person], decided, usual);
            }
        };
        record.write(language, named, decided, false)
    }
}
