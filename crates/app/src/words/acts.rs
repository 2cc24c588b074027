//! What an entry of the ledger did, as a sentence: for the terminal and for the desk alike.

use super::decided::{Called, decided_text};
use super::sheet::day;
use super::{Language, called_by};
use arpad_model::{AppealOutcome, Fact, PersonId, PersonName};
use arpad_office::acts::desk::{OfficeError, act_of};
use arpad_office::acts::withdraw::Left;
use arpad_office::acts::{Act, PolicyAct};
use arpad_office::views::records;
use arpad_registry::Reader;
use arpad_registry::ledger::Entry;
use std::collections::HashMap;

/// Names of persons as the register has them now, and what decisions speak of.
#[derive(Default)]
pub(crate) struct Names {
    persons: HashMap<PersonId, String>,
    called: Called,
}

/// The names of those whom acts name by number: as whom lines were answered or corrected, whose papers and titles.
pub(crate) fn names(store: &mut Reader<'_>, language: Language, entries: &[Entry]) -> Result<Names, OfficeError> {
    let mut meant: Vec<PersonId> = Vec::new();
    for entry in entries {
        match act_of(entry) {
            Ok(Act::Answer(one)) => meant.extend(one.person),
            Ok(Act::Answers(one)) => meant.extend(one.answers.iter().take(TOLD).map(|answer| answer.person)),
            Ok(Act::Reidentify(one)) => meant.push(one.person),
            Ok(Act::Dismiss(one)) => meant.extend(one.persons.iter().take(TOLD)),
            Ok(Act::Paper(one)) => meant.push(one.person),
            Ok(Act::Title(one)) => meant.push(one.person),
            Ok(Act::TitleApplication(one)) => meant.push(one.person),
            Ok(Act::TitleOutcome(one)) => meant.push(one.person),
            Ok(Act::Swap(one)) => meant.extend([one.person, one.other_person]),
            _ => {}
        }
    }
    let mut persons = HashMap::new();
    for person in meant {
        if let Some(found) = records::person(store, person)? {
            persons.insert(person, format!("{person} {}", called_by(language, &found.name)));
        }
    }
    let decided = entries.iter().filter_map(|entry| match act_of(entry) {
        Ok(Act::Decide(one)) => Some(one.decision),
        Ok(Act::Propose(one)) => match *one.proposed {
            Act::Decide(one) => Some(one.decision),
            _ => None,
        },
        _ => None,
    });
    Ok(Names { persons, called: Called::of(store, decided)? })
}

/// Answers told one by one.
const TOLD: usize = 12;

/// What an entry did, as a sentence.
pub(crate) fn what(language: Language, entry: &Entry, names: &Names) -> String {
    match act_of(entry) {
        Ok(act) => act_text(language, &act, names),
        Err(_) => entry.act.clone(),
    }
}

/// What an act did, as a sentence.
pub(crate) fn act_text(language: Language, act: &Act, names: &Names) -> String {
    let say = |facts: &[(&'static str, String)]| language.say_texts(&format!("desk-act-{}", act.kind()), facts);
    let who = |person: PersonId| names.persons.get(&person).cloned().unwrap_or_else(|| person.to_string());
    let line = |line: u32| (line + 1).to_string();
    let name = |fields: &arpad_office::acts::PersonFields| format!("{} {}", fields.family, fields.given);
    let series = |series: &str| language.label(&format!("desk-series-{series}"));
    match act {
        Act::Found(found) => say(&[("name", found.name.clone())]),
        Act::Officer(officer) => say(&[("name", officer.name.clone())]),
        Act::User(user) => {
            let roles: Vec<String> = user.roles.iter().map(|role| language.label(&format!("role-{role}"))).collect();
            let key = if user.disabled { "desk-act-user-disabled" } else { "desk-act-user" };
            language.say_texts(key, &[("name", user.name.clone()), ("roles", roles.join(", "))])
        }
        Act::Appearance(_) => say(&[]),
        Act::Policy(stated) => say(&[("what", policy_text(language, stated))]),
        Act::Propose(one) => say(&[("what", act_text(language, &one.proposed, names))]),
        Act::Confirm(one) => say(&[("entry", one.proposal.to_string())]),
        Act::Dismiss(one) => {
            let what = language.label(&format!("unusual-name-{}", one.anomaly));
            let list = format!("{} {}", series(one.series.as_str()), day(language, one.day));
            let of = one.persons.iter().map(|person| who(*person));
            let about: Vec<String> = of.chain(one.tournaments.iter().map(|event| format!("#{event}"))).collect();
            say(&[("what", what), ("list", list), ("about", about.join(", ")), ("because", one.because.clone())])
        }
        Act::Minors(one) => {
            let told = language.label(&format!("minors-how-{}", one.shown));
            say(&[("how", told), ("age", one.until.to_string())])
        }
        Act::Club(club) => say(&[("club", club.club.to_string()), ("name", club.name.clone())]),
        Act::ClubMerge(one) => say(&[("keep", one.keep.to_string()), ("drop", one.drop.to_string())]),
        Act::Person(fields) => say(&[("person", fields.person.to_string()), ("name", name(fields))]),
        Act::Amend(one) => say(&[("person", one.person.to_string()), ("name", name(&one.fields))]),
        Act::Title(one) => say(&[("person", who(one.person)), ("title", one.title.clone())]),
        Act::TitleApplication(one) => say(&[("person", who(one.person)), ("title", one.title.clone())]),
        Act::TitleOutcome(one) => {
            let verdict = language.label(&format!("verdict-{}", one.verdict.as_str()));
            say(&[("person", who(one.person)), ("title", one.title.clone()), ("verdict", verdict)])
        }
        Act::Paper(one) => {
            let kind = language.label(&format!("register-paper-{}", one.kind.as_str()));
            let season = Some(one.season.clone()).filter(|season| !season.is_empty());
            let what = [Some(kind), season, Some(day(language, one.day))];
            let what: Vec<String> = what.into_iter().flatten().collect();
            say(&[("person", who(one.person)), ("what", what.join(", "))])
        }
        Act::Strength(one) => say(&[("club", one.club.to_string()), ("season", one.season.clone())]),
        Act::Merge(one) => say(&[("keep", one.keep.to_string()), ("drop", one.drop.to_string())]),
        Act::Unmerge(one) => say(&[("person", one.person.to_string())]),
        Act::Death(one) => say(&[("person", one.person.to_string())]),
        Act::Hide(one) => {
            let key = if one.hidden { "desk-act-hide" } else { "desk-act-show" };
            language.say_texts(key, &[("person", one.person.to_string())])
        }
        Act::Photo(one) => {
            let key = if one.photo.is_some() { "desk-act-photo" } else { "desk-act-photo-withdrawn" };
            language.say_texts(key, &[("person", one.person.to_string())])
        }
        Act::Cover(one) => {
            let facts = [("person", who(one.person)), ("letter", one.letter.to_string())];
            match one.since {
                Some(since) => {
                    let day = ("day", day(language, since));
                    language.say_texts("desk-act-cover-from", &[&facts[..], &[day]].concat())
                }
                None => say(&facts),
            }
        }
        Act::Announce(one) => say(&[("tournament", one.tournament.to_string()), ("name", one.name.clone())]),
        Act::Submit(one) => say(&[("submission", one.submission.to_string()), ("file", one.file_name.clone())]),
        Act::Answer(one) => {
            let key = if one.person.is_some() { "desk-act-answer" } else { "desk-act-answer-new" };
            let who = one.person.map(who).unwrap_or_default();
            let facts = [("submission", one.submission.to_string()), ("line", line(one.line)), ("person", who)];
            language.say_texts(key, &facts[..if one.person.is_some() { 3 } else { 2 }])
        }
        Act::Answers(one) => {
            let told = one.answers.iter().take(TOLD).map(|one| format!("{}: {}", line(one.line), who(one.person)));
            let more = (one.answers.len() > TOLD).then(|| "…".to_owned());
            let told: Vec<String> = told.chain(more).collect();
            let count = one.answers.len().to_string();
            say(&[("submission", one.submission.to_string()), ("count", count), ("persons", told.join("; "))])
        }
        Act::Accept(one) => say(&[("submission", one.submission.to_string())]),
        Act::Reject(one) => say(&[("submission", one.submission.to_string()), ("because", one.because.clone())]),
        Act::Attach(one) => say(&[("tournament", one.tournament.to_string()), ("file", one.file_name.clone())]),
        Act::Sent(one) => say(&[
            ("tournament", one.tournament.to_string()),
            ("format", one.format.clone()),
            ("day", day(language, one.day)),
        ]),
        Act::Reidentify(one) => {
            say(&[("tournament", one.tournament.to_string()), ("line", line(one.line)), ("person", who(one.person))])
        }
        Act::Swap(one) => say(&[
            ("tournament", one.tournament.to_string()),
            ("line", line(one.line)),
            ("person", who(one.person)),
            ("other", line(one.other)),
            ("instead", who(one.other_person)),
        ]),
        Act::Result(one) => say(&[
            ("tournament", one.tournament.to_string()),
            ("game", (one.game + 1).to_string()),
            ("result", one.result.clone()),
            ("before", one.instead_of.clone()),
        ]),
        Act::Withdraw(one) => {
            let said = say(&[("tournament", one.tournament.to_string()), ("because", one.because.clone())]);
            let left: Vec<String> = one.left.iter().map(|left| left_name(language, left)).collect();
            match left.is_empty() {
                true => said,
                false => said + "; " + &language.say_texts("desk-act-withdraw-left", &[("persons", left.join("; "))]),
            }
        }
        Act::Decide(one) => {
            say(&[("what", decided_text(language, &one.decision, &names.called)), ("reference", one.reference.clone())])
        }
        Act::Appeal(one) => say(&[("against", one.against.to_string()), ("by", one.by.clone())]),
        Act::Outcome(one) => {
            let outcome = ended(language, one.outcome, &one.reference);
            say(&[("appeal", one.appeal.to_string()), ("outcome", outcome)])
        }
        Act::Cancel(one) if one.because.is_empty() => {
            language.say_texts("desk-act-cancel-plain", &[("entry", one.entry.to_string())])
        }
        Act::Cancel(one) => say(&[("entry", one.entry.to_string()), ("because", one.because.clone())]),
        Act::Takeover(one) => say(&[
            ("file", one.file_name.clone()),
            ("what", language.label(&format!("desk-table-{}", one.what.as_str()))),
            ("rows", one.rows.to_string()),
        ]),
        Act::Import(one) => {
            let lists: Vec<String> = one.lists.iter().map(|list| series(list.series.as_str())).collect();
            let file = match one.country.as_str() {
                "" => one.file_name.clone(),
                country => format!("{}, {country}", one.file_name),
            };
            say(&[
                ("date", day(language, one.day)),
                ("series", lists.join(", ")),
                ("file", file),
                ("players", one.players.to_string()),
            ])
        }
        Act::Enlist(one) => say(&[
            ("file", one.file_name.clone()),
            ("date", day(language, one.day)),
            ("persons", one.new.iter().map(|new| name(&new.fields)).collect::<Vec<_>>().join(", ")),
            ("ratings", one.ratings.len().to_string()),
        ]),
        Act::EgdList(one) => say(&[
            ("file", one.file_name.clone()),
            ("date", day(language, one.day)),
            ("players", one.players.to_string()),
        ]),
        Act::Close(one) => {
            let list = |list: &arpad_office::acts::ClosedList| {
                let revision = if list.revision > 0 { format!("/{}", list.revision) } else { String::new() };
                format!("{} {}{revision}", series(list.series.as_str()), day(language, list.day))
            };
            say(&[("lists", one.lists.iter().map(list).collect::<Vec<_>>().join(", "))])
        }
        Act::Publish(one) => {
            say(&[("lists", one.lists.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))])
        }
    }
}

/// Somebody who has left the register, by number and name.
pub(crate) fn left_name(language: Language, one: &Left) -> String {
    let fields = &one.fields;
    format!(
        "{} {}",
        fields.person,
        called_by(language, &PersonName::new(fields.family.as_str(), fields.given.as_str()))
    )
}

/// How an appeal ended, and under which number that was decided.
pub(crate) fn ended(language: Language, outcome: AppealOutcome, reference: &str) -> String {
    let said = language.label(&format!("desk-outcome-{outcome}"));
    match reference.trim() {
        "" => said,
        reference => format!("{said} ({reference})"),
    }
}

/// What holds, in words.
pub(crate) fn policy_text(language: Language, stated: &PolicyAct) -> String {
    let acts: Vec<String> =
        stated.second_signature.iter().map(|name| language.label(&format!("deed-choice-{name}"))).collect();
    let second =
        (!acts.is_empty()).then(|| language.say("policy-second-signature", &[("acts", Fact::Name(acts.join(", ")))]));
    let totp = stated.totp_for_admins.then(|| language.label("policy-totp-for-admins"));
    let address = stated.one_address.then(|| language.label("policy-one-address"));
    let clubs = stated.clubs_take.then(|| language.label("policy-clubs-take"));
    let all: Vec<String> = [second, totp, address, clubs].into_iter().flatten().collect();
    if all.is_empty() { language.label("policy-none") } else { all.join("; ") }
}
