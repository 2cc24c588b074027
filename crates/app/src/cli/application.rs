//! `arpad application`: who may apply for a title of FIDE, applications with their papers, and how they end.

mod sheet;

use super::connection::Connection;
use super::register::{Answer, act, day as told_day, labels, lean_table, meant, name, name_fact, typed_day};
use super::{Verdict, print, print_json};
use crate::answer::title_worklist::TitleWorklist as Told;
use crate::cli::say_aside;
use crate::words::Language;
use crate::words::title_facts::exact_rating;
use arpad_model::{EntryId, Fact, Person, TournamentId};
use arpad_office::acts::paper::certify_norm;
use arpad_office::acts::title_application::{Applying, NormMeant, TitleApplication, apply_for_title};
use arpad_office::acts::title_outcome::{Ending, TitleVerdict, end_application};
use arpad_office::titles::NormCertificate;
use arpad_office::views::title_worklist::{Applicant, TitleWorklist, title_applications, title_worklist};
use clap::{Args, Subcommand};
use jiff::civil::Date;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
An application rests on the norms and ratings of the register; norms made elsewhere are filed by their certificates first. \
It is refused where something is missing, with every paragraph. What is done wrongly is taken back by arpad cancel with its entry.

Examples:
  arpad application worklist            who may apply, and who lacks one thing
  arpad application norm 17 IM --event \"Graz Open\" --starts 2024-02-10 --ends 2024-02-18 --games 9 --single-days 5 --listed a
  arpad application add 17 IM           with every norm there is
  arpad application add 17 IM --norm 12 --norm 15 --certificate 4711 --fee \"2024-05-02\"
  arpad application sheet 4812 > it2.html
  arpad application granted 4812 --from \"FIDE Council\" --day 2024-07-01
  arpad application refused 4812 --from \"FIDE QC\" --because \"a signature is missing\"
  arpad application withdrawn 4812
  arpad application list";

/// Apply for titles of FIDE, and see who may.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Application {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List who may apply, and who lacks one thing
    Worklist {
        /// As of a day [default: today]
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        on: Option<Date>,
        #[command(flatten)]
        connection: Connection,
    },
    /// File the certificate of a norm that was made in an event which the register does not have
    Norm(Norm),
    /// Apply for a title
    Add(Add),
    /// List applications
    List {
        #[command(flatten)]
        connection: Connection,
    },
    /// Print an application as the form IT2, with the certificates of its norms, as a page
    Sheet(sheet::Sheet),
    /// Write down that the title was granted
    Granted(Decided),
    /// Write down that it was refused
    Refused(Decided),
    /// Withdraw an application
    Withdrawn(Decided),
}

#[derive(Args)]
struct Norm {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// GM, IM, WGM or WIM
    #[arg(value_name = "TITLE")]
    title: String,
    /// The event
    #[arg(long, value_name = "NAME")]
    event: String,
    /// Its first day
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    starts: Date,
    /// Its last day
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    ends: Date,
    /// What the norm is worth in games
    #[arg(long, value_name = "N")]
    games: u16,
    /// An exemption from the requirement on foreigners carried it
    #[arg(long)]
    exempt: bool,
    /// It is of eight games out of nine rounds
    #[arg(long)]
    eight_of_nine: bool,
    /// Days of the event with a single round
    #[arg(long, value_name = "N", default_value_t = 0)]
    single_days: u16,
    /// The letter of the list of events that it falls under, a to f
    #[arg(long, value_name = "LETTER")]
    listed: Option<char>,
    /// The day FIDE registered it, for norms of before July 2005
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    registered: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Add {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// GM, IM, FM, CM, WGM, WIM, WFM or WCM
    #[arg(value_name = "TITLE")]
    title: String,
    /// A norm by the number of its tournament; may be given several times [default: all norms]
    #[arg(long, value_name = "N")]
    norm: Vec<TournamentId>,
    /// A norm by the entry with which its certificate was filed; may be given several times
    #[arg(long, value_name = "ENTRY")]
    certificate: Vec<EntryId>,
    /// The day it came [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    received: Option<Date>,
    /// What is noted of the fee
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    fee: String,
    /// The number under which it is filed
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    reference: String,
    #[command(flatten)]
    connection: Connection,
}

#[derive(Args)]
struct Decided {
    /// The entry of the application
    #[arg(value_name = "ENTRY")]
    application: EntryId,
    /// The day it was decided [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    /// Who decided
    #[arg(long, value_name = "WHO", default_value = "", hide_default_value = true)]
    from: String,
    /// Why it was refused or withdrawn
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    because: String,
    #[command(flatten)]
    connection: Connection,
}

impl Application {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Worklist { on, connection } => worklist(language, on, &connection),
            Command::Norm(norm) => norm.run(language),
            Command::Add(add) => add.run(language),
            Command::List { connection } => list(language, &connection),
            Command::Sheet(sheet) => sheet.run(language),
            Command::Granted(decided) => decided.run(language, TitleVerdict::Granted),
            Command::Refused(decided) => decided.run(language, TitleVerdict::Refused),
            Command::Withdrawn(decided) => decided.run(language, TitleVerdict::Withdrawn),
        }
    }
}

impl Norm {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let norm = NormCertificate {
                title: self.title.clone(),
                event: self.event.clone(),
                starts: self.starts,
                ends: self.ends,
                games: self.games,
                exempt: self.exempt,
                eight_of_nine: self.eight_of_nine,
                single_round_days: self.single_days,
                listed: self.listed.map(|letter| letter.to_ascii_lowercase()),
                registered: self.registered,
            };
            certify_norm(store, stamp, person.id, norm)?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("title", Fact::Name(self.title.trim().to_uppercase())),
                ("event", Fact::from(self.event.trim())),
                ("games", Fact::from(self.games)),
            ];
            Ok(Answer::new("application-norm-filed", facts))
        })
    }
}

impl Add {
    fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let events = self.norm.iter().map(|id| NormMeant::Event(*id));
            let norms = events.chain(self.certificate.iter().map(|entry| NormMeant::Certificate(*entry))).collect();
            let title = self.title.trim().to_uppercase();
            let applying = Applying {
                person: person.id,
                title: title.clone(),
                received: self.received.unwrap_or_else(|| stamp.day()),
                norms,
                fee: self.fee,
                reference: self.reference,
            };
            let entry = apply_for_title(store, stamp, applying)?.seq;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("title", Fact::Name(title)),
                ("entry", Fact::from(entry)),
            ];
            Ok(Answer::new("application-made", facts))
        })
    }
}

impl Decided {
    fn run(self, language: Language, verdict: TitleVerdict) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let day = self.day.unwrap_or_else(|| stamp.day());
            let (application, by, because) = (self.application, self.from, self.because);
            let warnings = end_application(store, stamp, Ending { application, verdict, day, by, because })?;
            let facts = vec![("entry", Fact::from(application)), ("day", Fact::Date(day))];
            let key = match verdict {
                TitleVerdict::Granted => "application-granted",
                TitleVerdict::Refused => "application-refused",
                TitleVerdict::Withdrawn => "application-withdrawn",
            };
            Ok(Answer::new(key, facts).warned(warnings))
        })
    }
}

fn worklist(language: Language, on: Option<Date>, connection: &Connection) -> anyhow::Result<Verdict> {
    let day = match on {
        Some(day) => day,
        None => connection.stamp()?.day(),
    };
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, |store| title_worklist(store, day))?;
    let Some(found) = found.flatten() else { return Ok(Verdict::No) };
    if connection.json {
        print_json(&Told::of(&found))?;
    } else {
        print(&page(language, &found))?;
    }
    Ok(Verdict::Done)
}

fn page(language: Language, found: &TitleWorklist) -> String {
    let edition = [("edition", Fact::from(found.edition)), ("day", Fact::Date(found.day))];
    let mut page = format!("{}\n", language.say("worklist-titles", &edition));
    for (key, list) in [("worklist-complete", &found.complete), ("worklist-lacking", &found.lacking)] {
        page.push_str(&format!("\n{}\n", language.say(key, &[("count", Fact::from(list.len()))])));
        if !list.is_empty() {
            page.push_str(&candidates(language, list));
        }
    }
    page.push_str(&format!("\n{}\n", language.say("worklist-open", &[("count", Fact::from(found.open.len()))])));
    if !found.open.is_empty() {
        page.push_str(&table(language, &found.open));
    }
    page
}

fn candidates(language: Language, list: &[Applicant]) -> String {
    let keys = ["register-person", "register-name", "titles-title", "worklist-norms", "rating", "worklist-lacks"];
    let row = |one: &Applicant| {
        vec![
            one.person.id.to_string(),
            name(language, &one.person.name),
            one.sought.title.to_string(),
            if one.norms > 0 { one.norms.to_string() } else { String::new() },
            one.sought.case.highest_rating.map(|rating| rating.to_string()).unwrap_or_default(),
            one.lacks()
                .map(|lacks| format!("{} {}", language.cite(lacks.paragraph), language.finding(lacks)))
                .unwrap_or_default(),
        ]
    };
    lean_table(&labels(language, keys), &[0, 3, 4], list.iter().map(row).collect())
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let Some(found) = connection.read(language, &mut registry, title_applications)? else { return Ok(Verdict::No) };
    if connection.json {
        let rows: Vec<Value> = found.iter().map(in_json).collect();
        print(&format!("{:#}\n", json!({"applications": rows})))?;
    } else if found.is_empty() {
        say_aside(&format!("arpad: {}", language.label("applications-none")));
    } else {
        print(&table(language, &found))?;
    }
    Ok(if found.is_empty() { Verdict::No } else { Verdict::Done })
}

fn table(language: Language, all: &[(Person, TitleApplication)]) -> String {
    let keys = [
        "desk-entry",
        "register-name",
        "titles-title",
        "application-received",
        "application-norms",
        "rating",
        "application-outcome",
        "application-decided-by",
        "application-because",
    ];
    let row = |(person, one): &(Person, TitleApplication)| {
        let ended = one.ended.as_ref().map(|(_, ended)| ended);
        let outcome = ended.map(|ended| {
            let said = language.label(&format!("verdict-{}", ended.verdict.as_str()));
            format!("{said} {}", told_day(language, ended.day))
        });
        vec![
            one.entry.to_string(),
            name(language, &person.name),
            one.act.title.clone(),
            told_day(language, one.act.received),
            one.act.norms.iter().map(|norm| format!("{} ({})", norm.event, norm.games)).collect::<Vec<_>>().join("; "),
            rating(language, one),
            outcome.unwrap_or_else(|| language.label("verdict-open")),
            ended.map(|ended| ended.by.clone()).unwrap_or_default(),
            ended.map(|ended| ended.because.clone()).unwrap_or_default(),
        ]
    };
    lean_table(&labels(language, keys), &[0], all.iter().map(row).collect())
}

/// The rating with its list; one inside a period with its day.
pub(crate) fn rating(language: Language, one: &TitleApplication) -> String {
    let paper = &one.act.rating;
    let day = told_day(language, paper.day.unwrap_or(paper.list));
    format!("{} ({day})", exact_rating(language, paper).unwrap_or_else(|| paper.rating.to_string()))
}

fn in_json((person, one): &(Person, TitleApplication)) -> Value {
    crate::answer::schema::value(&crate::answer::title_worklist::Application::of(person, one))
}
