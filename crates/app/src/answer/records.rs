//! What the register keeps beside persons, events and lists, one record after the other: files, letters, entries, decisions, users,
//! messages. The same for whoever asks at the command line and for programs at the desk, and for nobody else.

use arpad_model::{AppealOutcome, Decision, EntryId, Komir, Letter, Sex, Submission, User, hex};
use arpad_office::acts::Decided;
use arpad_office::messages::Message;
use arpad_office::views::records::FiledAppeal;
use arpad_registry::ledger::Entry;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A received file.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct FileRecord {
    submission: u32,
    file: String,
    format: String,
    moment: String,
    by: String,
    tournament: Option<u32>,
    state: &'static str,
    because: String,
}

impl FileRecord {
    /// Of a file.
    pub fn of(file: &Submission) -> Self {
        FileRecord {
            submission: file.id.0,
            file: file.file_name.clone(),
            format: file.format.clone(),
            moment: file.moment.to_string(),
            by: file.by_whom.clone(),
            tournament: file.tournament.map(|id| id.0),
            state: file.state.as_str(),
            because: file.because.clone(),
        }
    }
}

/// A letter from the site.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct LetterRecord {
    letter: u32,
    moment: String,
    language: String,
    page: String,
    name: String,
    contact: String,
    text: String,
    closed: Option<LetterClosed>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct LetterClosed {
    moment: String,
    by: String,
    answer: String,
}

impl LetterRecord {
    /// Of a letter.
    pub fn of(letter: &Letter) -> Self {
        let closed = letter.closed.as_ref().map(|closed| LetterClosed {
            moment: closed.moment.to_string(),
            by: closed.by_whom.clone(),
            answer: closed.answer.clone(),
        });
        LetterRecord {
            letter: letter.id.0,
            moment: letter.moment.to_string(),
            language: letter.language.clone(),
            page: letter.page.clone(),
            name: letter.name.clone(),
            contact: letter.contact.clone(),
            text: letter.text.clone(),
            closed,
        }
    }
}

/// An entry of the ledger.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct EntryRecord {
    entry: i64,
    cancelled_by: Option<i64>,
    moment: String,
    by: String,
    why: String,
    act: String,
    /// As it is sealed.
    body: Value,
    sha256: String,
}

impl EntryRecord {
    /// Of an entry, with the one that took it back.
    pub fn of(entry: &Entry, cancelled_by: Option<EntryId>) -> Self {
        EntryRecord {
            entry: entry.seq.0,
            cancelled_by: cancelled_by.map(|by| by.0),
            moment: entry.moment.to_string(),
            by: entry.by_whom.clone(),
            why: entry.why.clone(),
            act: entry.act.clone(),
            body: serde_json::from_str(&entry.body).unwrap_or(Value::Null),
            sha256: hex(&entry.hash),
        }
    }
}

/// A decision.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct DecisionRecord {
    entry: i64,
    /// As it is sealed.
    decision: Value,
    day: String,
    reference: String,
    revoked: Option<i64>,
}

impl DecisionRecord {
    /// Of a decision.
    pub fn of(decision: &Decision) -> Self {
        let decided = Decided::read(&decision.value).and_then(|decided| serde_json::to_value(decided).ok());
        DecisionRecord {
            entry: decision.entry.0,
            decision: decided.unwrap_or(Value::Null),
            day: decision.day.to_string(),
            reference: decision.reference.clone(),
            revoked: decision.revoked.map(|entry| entry.0),
        }
    }
}

/// An appeal.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct AppealRecord {
    appeal: i64,
    against: i64,
    by: String,
    grounds: String,
    /// Empty while it is open.
    outcome: &'static str,
    decided: Option<i64>,
    reference: String,
    decided_under: String,
}

impl AppealRecord {
    /// Of an appeal.
    pub fn of(FiledAppeal { appeal, reference, decided_under }: &FiledAppeal) -> Self {
        AppealRecord {
            appeal: appeal.entry.0,
            against: appeal.against.0,
            by: appeal.by_whom.clone(),
            grounds: appeal.grounds.clone(),
            outcome: appeal.outcome.map_or("", AppealOutcome::as_str),
            decided: appeal.decided.map(|entry| entry.0),
            reference: reference.clone(),
            decided_under: decided_under.clone(),
        }
    }
}

/// Who may work in the register.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct UserRecord {
    name: String,
    shown: String,
    roles: Vec<&'static str>,
    club: Option<u32>,
    person: Option<u32>,
    disabled: bool,
}

impl UserRecord {
    /// Of a user.
    pub fn of(user: &User) -> Self {
        UserRecord {
            name: user.name.clone(),
            shown: user.shown.clone(),
            roles: user.roles.iter().map(|role| role.as_str()).collect(),
            club: user.club.map(|club| club.0),
            person: user.person.map(|person| person.0),
            disabled: user.disabled,
        }
    }
}

/// A message, without what it says: that may be a secret.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct MessageRecord {
    message: i64,
    made: String,
    kind: String,
    to: String,
    entry: Option<i64>,
    state: String,
    tries: u32,
    due: String,
    sent: Option<String>,
    outcome: String,
}

impl MessageRecord {
    /// Of a message.
    pub fn of(message: &Message) -> Self {
        MessageRecord {
            message: message.id,
            made: message.made.to_string(),
            kind: message.kind.clone(),
            to: message.recipient.clone(),
            entry: message.entry.map(|entry| entry.0),
            state: message.state.clone(),
            tries: message.tries,
            due: message.due.to_string(),
            sent: message.sent.map(|moment| moment.to_string()),
            outcome: message.outcome.clone(),
        }
    }
}

/// A person whole, as the office sees him.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct PersonRecord {
    person: u32,
    family: String,
    given: String,
    komir: Option<u32>,
    fide: Option<u32>,
    egd: Option<u32>,
    born: Option<String>,
    sex: Option<&'static str>,
    country: String,
    title: String,
    club: Option<u32>,
    died: Option<String>,
    hidden: bool,
    merged_into: Option<u32>,
}

impl PersonRecord {
    /// Of a person.
    pub fn of(person: &arpad_model::Person) -> Self {
        PersonRecord {
            person: person.id.0,
            family: person.name.family.clone(),
            given: person.name.given.clone(),
            komir: person.komir.map(Komir::number),
            fide: person.fide.map(|number| number.0),
            egd: person.egd.map(|number| number.0),
            born: person.born.map(|born| born.to_string()),
            sex: person.sex.map(Sex::as_str),
            country: person.country.clone(),
            title: person.title.clone(),
            club: person.club.map(|club| club.0),
            died: person.died.map(|day| day.to_string()),
            hidden: person.withheld,
            merged_into: person.merged_into.map(|other| other.0),
        }
    }
}
