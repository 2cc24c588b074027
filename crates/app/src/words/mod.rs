//! Every sentence a person reads, in Hungarian and English. The sentences stand in `words/{hu,en}/*.ftl`; here they are
//! only filled in.

pub(crate) mod acts;
mod article;
mod at_desk;
pub(crate) mod came_before;
mod cite;
pub(crate) mod closing;
pub(crate) mod decided;
pub mod go;
pub mod go_facts;
pub mod go_game;
pub mod grouped;
mod lists;
pub mod measured;
pub mod moved;
pub(crate) mod newcomers;
mod sentences;
pub mod sheet;
pub mod title_facts;
pub mod unusual;
mod way_out;

use arpad_formats::document::Fault;
use arpad_formats::notice::Notice;
use arpad_model::{Code, Fact, Facts, Finding, Moment, PersonName, Reason, Series, Spot, Step, Taken};
use arpad_office::acts::desk::Refusal;
use arpad_office::refusal::code;
use arpad_office::register::Warning;
use arpad_office::views::file_check::Remark;
use arpad_office::views::off_lists::Off;
use arpad_rules::provision::Value;
use fluent_bundle::{FluentArgs, FluentValue};
use jiff::Zoned;
use jiff::tz::TimeZone;
use std::sync::LazyLock;

/// The clocks of Hungary since 1996: an hour before UTC, in summer two. A rule needs no tables of the machine.
static CLOCKS: LazyLock<TimeZone> =
    LazyLock::new(|| TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("the rule of the European Union"));

fn in_hungary(moment: Moment) -> Option<Zoned> {
    let instant = moment.utc().to_zoned(TimeZone::UTC).ok()?.timestamp();
    Some(instant.to_zoned(CLOCKS.clone()))
}

/// The two languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// Hungarian.
    Hu,
    /// English.
    En,
}

impl Language {
    /// A label without arguments.
    pub fn label(self, key: &str) -> String {
        sentences::said(self, key, None).unwrap_or_else(|| key.to_owned())
    }

    /// A sentence with its facts.
    pub fn say(self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        let filled: Vec<(&'static str, FluentValue<'_>)> =
            facts.iter().map(|(name, fact)| (*name, self.argument(fact))).collect();
        self.fill(key, filled)
    }

    /// A sentence with facts that are texts already.
    pub fn say_texts(self, key: &str, facts: &[(&'static str, String)]) -> String {
        self.fill(key, facts.iter().map(|(name, text)| (*name, FluentValue::from(text.as_str()))).collect())
    }

    /// A step of a calculation.
    pub fn step(self, step: &Step) -> String {
        let mut facts: Facts = step.facts.clone();
        facts.push(("value", step.value.clone()));
        self.say(&format!("step-{}", step.code), &facts)
    }

    /// A finding.
    pub fn finding(self, finding: &Finding) -> String {
        self.say(&format!("finding-{}", finding.code), &finding.facts)
    }

    /// Where something was found: the tournament, the round, the players.
    pub fn spot(self, spot: &Spot) -> String {
        let name = |name: &PersonName| match self {
            Language::Hu => eastern(name),
            Language::En => name.as_list(),
        };
        let players: Vec<String> = spot.players.iter().map(name).collect();
        let mut facts = vec![("tournament", Fact::from(spot.tournament.as_str()))];
        facts.extend(spot.round.map(|round| ("round", Fact::from(u32::from(round)))));
        facts.extend((!players.is_empty()).then(|| ("players", Fact::Name(players.join(" – ")))));
        match (spot.round, players.is_empty()) {
            // A decision of the committee is about somebody, not about a tournament.
            (None, false) if spot.tournament.is_empty() => players.join(" – "),
            (None, true) => spot.tournament.clone(),
            (Some(_), true) => self.say("spot-round", &facts),
            (None, false) => self.say("spot-players", &facts),
            (Some(_), false) => self.say("spot-game", &facts),
        }
    }

    /// Why a game does not count.
    pub fn why(self, code: Code) -> String {
        self.label(&format!("why-{code}"))
    }

    /// Where a rating comes from that is on no list of the register.
    pub fn taken(self, taken: &Taken) -> String {
        let decision = ("decision", Fact::from(taken.decision));
        match taken.list {
            Some(list) => self.say("taken-from-list", &[("date", Fact::from(list)), decision]),
            None => self.say("taken-from-report", &[decision]),
        }
    }

    /// Why somebody is not on a list.
    pub fn off(self, off: Off) -> String {
        match off {
            Off::Died(day) => self.say("desk-off-died", &[("day", Fact::from(day))]),
            Off::Unlisted(entry) => self.say("desk-off-unlisted", &[("entry", Fact::from(entry))]),
            Off::Memberless(entry) => self.say("desk-off-memberless", &[("entry", Fact::from(entry))]),
            Off::Suspended(entry) => self.say("desk-off-suspended", &[("entry", Fact::from(entry))]),
        }
    }

    /// Why a file or an event was turned away: in words where the office left only the stable name of its reason.
    pub fn because(self, because: &str) -> String {
        let key = format!("refusal-{because}");
        let said = self.label(&key);
        if said == key { because.to_owned() } else { said }
    }

    /// A reason that says its language.
    pub fn marked(self, why: &str) -> String {
        let reason = match (Reason::read(why), self) {
            (Reason { unmarked: Some(text), .. }, Language::Hu) => Reason { hu: Some(text), ..Reason::default() },
            (Reason { unmarked: Some(text), .. }, Language::En) => Reason { en: Some(text), ..Reason::default() },
            (marked, _) => marked,
        };
        reason.to_string()
    }

    /// What looks odd about something that was entered.
    pub fn warning(self, warning: &Warning) -> String {
        self.say_at_desk(&format!("warning-{}", warning.code), &warning.facts)
    }

    /// Why the office refused. States, series and moments are worded; the office knows their stable names only.
    pub fn refusal(self, refusal: &Refusal) -> String {
        self.say(&format!("refusal-{}", refusal.code), &self.refused(refusal))
    }

    /// The same for programs, which have calls and fields.
    pub fn refusal_in_calls(self, refusal: &Refusal) -> String {
        at_desk::told_in_calls(self, &self.refusal(refusal))
    }

    /// The same at the desk, where forms have names and there are no commands.
    pub fn refusal_at_desk(self, refusal: &Refusal) -> String {
        // What a command explains of its switches a form shows.
        let own = format!("at-desk-refusal-{}", refusal.code);
        match self.label(&own) != own {
            true => self.say_at_desk(&own, &self.refused_at_desk(refusal)),
            false => self.say_at_desk(&format!("refusal-{}", refusal.code), &self.refused_at_desk(refusal)),
        }
    }

    /// A finding, told at the desk, behind where it was found.
    pub fn finding_at_desk(self, finding: &Finding) -> String {
        let said = self.say_at_desk(&format!("finding-{}", finding.code), &finding.facts);
        let spot = finding.spot.as_ref().map(|spot| self.spot(spot)).filter(|spot| !spot.is_empty());
        match spot {
            Some(spot) => format!("{spot}: {}", self.without_number(finding, said)),
            None => said,
        }
    }

    /// What a finding says, without the number of its player before it: where his place is told, once is enough.
    pub fn without_number(self, finding: &Finding, said: String) -> String {
        let own = finding.facts.iter().find(|(name, _)| *name == "player");
        let own = own.map(|(_, player)| format!("{}: ", self.value(player)));
        match own.as_deref().and_then(|own| said.strip_prefix(own)) {
            Some(rest) => rest.to_owned(),
            None => said,
        }
    }

    /// The same among findings about several events: where it is, and what.
    pub fn finding_of_month(self, finding: &Finding) -> String {
        let said = self.finding_at_desk(finding);
        match finding.spot.as_ref().map(|spot| self.spot(spot)).filter(|spot| !spot.is_empty()) {
            Some(spot) => format!("{spot}: {said}"),
            None => said,
        }
    }

    /// A sentence as the desk says it, where forms take the place of commands.
    pub fn say_at_desk(self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        at_desk::told(self, &self.say(key, facts))
    }

    /// What may be permitted has names there, and no codes.
    fn refused_at_desk(self, refusal: &Refusal) -> Facts {
        let mut facts = self.refused(refusal);
        let of_act = refusal.code == code::APPEAL_OF_NO_DECISION;
        for (name, fact) in facts.iter_mut().filter(|_| of_act) {
            if let ("act", Fact::Name(act)) = (*name, &mut *fact) {
                let key = format!("kind-{act}");
                let word = self.label(&key);
                *act = if word == key { std::mem::take(act) } else { word };
            }
        }
        let known = facts.iter_mut().find(|(name, _)| *name == "known" && refusal.code == code::WAIVER_OF_WHAT);
        if let Some((_, Fact::Name(names))) = known {
            *names =
                names.split(", ").map(|name| self.label(&format!("permission-{name}"))).collect::<Vec<_>>().join(", ");
        }
        facts
    }

    fn refused(self, refusal: &Refusal) -> Facts {
        let mut facts: Facts = refusal.facts.clone();
        for (name, fact) in &mut facts {
            if let Fact::Name(text) = fact {
                let prefix = match *name {
                    "state" => "desk-state",
                    "series" | "announced" | "reported" => "desk-series",
                    "moment" => {
                        if let Ok(moment) = text.parse() {
                            *text = self.moment(moment);
                        }
                        continue;
                    }
                    _ => continue,
                };
                let key = format!("{prefix}-{text}");
                let worded = self.label(&key);
                if worded != key {
                    *text = worded;
                }
            }
        }
        facts
    }

    /// A moment of the ledger (in UTC) to the minute, as the clocks of Hungary show it; abroad one is told which clocks.
    pub fn moment(self, moment: Moment) -> String {
        let format = match self {
            Language::Hu => "%Y.%m.%d. %H:%M",
            Language::En => "%Y-%m-%d %H:%M %Z",
        };
        in_hungary(moment).map_or_else(|| moment.to_string(), |clocks| clocks.strftime(format).to_string())
    }

    /// What a reader says about a file, where forms take the place of commands.
    pub fn notice_at_desk(self, notice: &Notice) -> String {
        at_desk::told(self, &self.notice(notice))
    }

    /// What a reader says about a file.
    pub fn notice(self, notice: &Notice) -> String {
        // Formats tell points as files write them, with a point.
        let is_points = |name: &str| matches!(name, "points" | "sum");
        let told = |(name, text): &(&'static str, String)| match self {
            Language::Hu if is_points(name) => (*name, text.replace('.', ",")),
            Language::Hu if *name == "before" => {
                (*name, text.parse().map_or_else(|_| text.clone(), |day| self.value(&Fact::Date(day))))
            }
            _ => (*name, text.clone()),
        };
        let facts: Vec<_> = notice.facts.iter().map(told).collect();
        self.say_texts(&format!("notice-{}", notice.code), &facts)
    }

    /// What the register says of a line of a file.
    pub fn remark(self, remark: &Remark) -> String {
        let facts = [
            ("said", Fact::Name(remark.said.clone())),
            ("known", Fact::Name(remark.known.clone())),
            ("candidates", Fact::from(remark.candidates.len())),
            ("count", Fact::from(remark.count)),
        ];
        self.say(&format!("remark-{}", remark.code), &facts)
    }

    /// What a provision says.
    pub fn provision_value(self, value: &Value) -> String {
        self.say(&format!("value-{}", value.code), &value.facts)
    }

    /// A fault of a document, with its path.
    pub fn fault(self, fault: &Fault) -> String {
        let sentence = self.say_texts(&format!("fault-{}", fault.code), &fault.facts);
        if fault.path.is_empty() { sentence } else { format!("{}: {sentence}", fault.path) }
    }

    /// A value as a person of this language writes it: decimal comma and `2025.02.09.` in Hungarian.
    pub fn value(self, fact: &Fact) -> String {
        let signed = |text: String| if self == Language::Hu { text.replace('-', "−") } else { text };
        let decimal = |text: String| if self == Language::Hu { signed(text.replace('.', ",")) } else { text };
        match fact {
            Fact::Number(number) => signed(number.to_string()),
            Fact::Hundredths(number) => decimal(number.to_string()),
            Fact::Thousandths(number) => decimal(number.to_string()),
            Fact::Score(score) => decimal(score.to_string()),
            Fact::Date(date) if self == Language::Hu => date.strftime("%Y.%m.%d.").to_string(),
            Fact::Date(date) => date.to_string(),
            Fact::Grade(grade) => go_facts::grade(self, *grade),
            Fact::Name(name) => name.clone(),
        }
    }

    /// A value for programs: as in English, a grade in its short form.
    pub fn plain(fact: &Fact) -> String {
        match fact {
            Fact::Grade(grade) => grade.to_string(),
            other => Language::En.value(other),
        }
    }

    /// Whole numbers go in as numbers, so that a sentence can choose its plural; everything else as text.
    fn argument(self, fact: &Fact) -> FluentValue<'static> {
        match fact {
            // A minus sign is none of the library's.
            Fact::Number(number) if *number >= 0 || self == Language::En => FluentValue::from(*number),
            other => FluentValue::from(self.value(other)),
        }
    }

    fn fill(self, key: &str, facts: Vec<(&'static str, FluentValue<'_>)>) -> String {
        let facts = FluentArgs::from_iter(facts);
        let said = sentences::said(self, key, Some(&facts)).unwrap_or_else(|| key.to_owned());
        if self == Language::Hu { article::decided(said) } else { said }
    }
}

/// A name as this language writes it: the family name first in Hungarian.
pub fn called_by(language: Language, name: &PersonName) -> String {
    match language {
        Language::Hu => eastern(name),
        Language::En => name.as_list(),
    }
}

/// A name as Hungarian says it: the family name first, a doctor small.
pub fn eastern(name: &PersonName) -> String {
    let said = name.eastern();
    match said.strip_prefix("Dr. ") {
        Some(rest) => format!("dr. {rest}"),
        None => said,
    }
}

/// The heading of ratings in a table: go has points.
pub fn rating_key(series: Series) -> &'static str {
    match series {
        Series::Chess(_) => "list-column-rating",
        Series::Go => "list-points",
    }
}

/// A difference of ratings with its sign; none is +0.
pub fn difference(language: Language, points: i64) -> String {
    if points < 0 { language.value(&Fact::Number(points)) } else { format!("+{points}") }
}

/// A change with its sign.
pub fn signed(language: Language, change: impl Into<Fact>) -> String {
    let change = change.into();
    let text = language.value(&change);
    let is_positive = match change {
        Fact::Number(number) => number > 0,
        Fact::Hundredths(number) => number.0 > 0,
        Fact::Thousandths(number) => number.0 > 0,
        _ => false,
    };
    if is_positive { format!("+{text}") } else { text }
}

#[cfg(test)]
mod hungarian;
#[cfg(test)]
mod tests;
