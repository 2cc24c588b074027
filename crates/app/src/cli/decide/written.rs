//! A decision is written down, and what is to be known of it is told.

use crate::cli::confirm::proposed_text;
use crate::cli::connection::{Connection, verdict};
use crate::cli::decisions::{Called, decided_text};
use crate::cli::values::print_json;
use crate::cli::{Verdict, print};
use crate::words::{Language, go_facts};
use arpad_model::{Coverage, EntryId, Fact, Grade, Series};
use arpad_office::acts::decide::{asked_twice, before_entry, decide, given_before, late_for, lowered_grade};
use arpad_office::acts::{DecideAct, Decided, Kind};
use arpad_office::views::beside::meant;
use arpad_office::views::covered::coverage_of;
use arpad_office::views::go_game_named::{Number, game_named};
use arpad_office::views::records::usual_series;
use clap::Args;
use jiff::civil::Date;
use serde_json::json;

/// Who decided, and from when on.
#[derive(Args)]
pub(super) struct Record {
    /// Who decided, under which number
    #[arg(long, value_name = "TEXT")]
    reference: String,

    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE")]
    day: Option<Date>,

    /// Although it looks like a slip of the pen
    #[arg(long)]
    certain: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Record {
    /// Writes it down; `usual` says that the register's usual series is meant.
    pub(super) fn write(
        self,
        language: Language,
        named: Vec<String>,
        decided: Decided,
        usual: bool,
    ) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let day = match self.day {
            Some(day) => day,
            None => self.connection.stamp()?.day(),
        };
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let mut decision = decided;
            if let (Decided::Indicators { series, .. }, true) = (&mut decision, usual) {
                *series = usual_series(store)?;
            }
            match (&mut decision, &named[..]) {
                (Decided::Allowed { tournament, game: Some(game), .. }, [black, white]) => {
                    *game = game_named(store, *tournament, game.round, [black, white], Number::Person)?;
                }
                (
                    Decided::Initial { person, .. }
                    | Decided::Indicators { person, .. }
                    | Decided::Unlisted { person, .. }
                    | Decided::Memberless { person, .. }
                    | Decided::Exemption { person, .. },
                    [found],
                ) => *person = meant(store, found)?,
                _ => {}
            }
            let act = DecideAct { decision: decision.clone(), day, reference: self.reference.trim().to_owned() };
            if !self.certain {
                asked_twice(store, stamp.day(), &act)?;
            }
            let late = late_for(store, &decision)?;
            let entered = match &decision {
                Decided::Indicators { person, series: Series::Go, .. } => before_entry(store, *person, day)?,
                _ => None,
            };
            let is_outside = match &decision {
                Decided::Indicators { person, .. } => coverage_of(store, *person, day)? == Some(Coverage::Outside),
                _ => false,
            };
            let lowered = lowered_grade(store, &decision, day)?;
            let before = match &decision {
                Decided::Initial { person, .. } => given_before(store, *person)?,
                _ => None,
            };
            let entry = decide(store, stamp, act)?;
            let called = Called::of(store, std::iter::once(decision.clone()))?;
            Ok((entry, decision, called, Beside { late, before, is_outside, entered, lowered }))
        })?;
        if let Some((entry, decision, called, beside)) = &done {
            let is_proposed = entry.act == Kind::Propose.as_str();
            if self.connection.json {
                let told =
                    json!({"entry": entry.seq, "decision": decision, "day": day.to_string(), "proposed": is_proposed});
                print_json(&told)?;
            } else if is_proposed {
                print(&format!("{}\n", proposed_text(language, entry.seq, decided_text(language, decision, called))))?;
            } else {
                let facts =
                    [("entry", Fact::from(entry.seq)), ("what", Fact::Name(decided_text(language, decision, called)))];
                print(&format!("{}\n", language.say("desk-decided", &facts)))?;
                beside.tell(language, (entry.seq, day), decision)?;
            }
        }
        Ok(verdict(done))
    }
}

/// What is to be known of a decision beside that it was written down.
struct Beside {
    /// The list that was made without it already.
    late: Option<Date>,
    /// The entry that set the points before, and the points.
    before: Option<(EntryId, i32)>,
    /// He is outside the go rating system.
    is_outside: bool,
    /// The day he entered the go register, which is later.
    entered: Option<Date>,
    /// The grade he holds, and the lower one that is set.
    lowered: Option<(Grade, Grade)>,
}

impl Beside {
    fn tell(&self, language: Language, (entry, day): (EntryId, Date), decision: &Decided) -> anyhow::Result<()> {
        let say = |key: &str, facts: &[(&'static str, Fact)]| print(&format!("{}\n", language.say(key, facts)));
        if let Some(list) = self.late {
            let month = list.strftime("%Y-%m").to_string();
            say("desk-decided-after-list", &[("date", Fact::from(list)), ("month", Fact::Name(month))])?;
        }
        if let Some((former, points)) = self.before {
            say("desk-decided-initial-again", &[("former", Fact::from(former)), ("points", Fact::from(points))])?;
        }
        if let Some(first) = self.entered {
            let facts = [("first", Fact::from(first)), ("day", Fact::from(day)), ("entry", entry.into())];
            say("desk-decided-before-entry", &facts)?;
        }
        if let Some((held, grade)) = self.lowered {
            let told = |grade| Fact::Name(go_facts::grade(language, grade));
            let facts = [("held", told(held)), ("grade", told(grade)), ("entry", entry.into())];
            say("desk-decided-lower-grade", &facts)?;
        }
        if let Decided::Indicators { series: Series::Go, .. } = decision {
            let key = if self.is_outside { "desk-decided-go-stranger" } else { "desk-decided-go-next" };
            say(key, &[("day", Fact::from(day))])?;
        }
        Ok(())
    }
}
