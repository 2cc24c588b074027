//! Programs of others that are told when something happens. The office enters them; nobody from outside does. What they are
//! told is where to look, never what is to be seen: everything they then ask for is public anyway, or hidden.

use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{ClubId, Moment, PersonId, TournamentId};
use arpad_registry::secrets::hooks::{self, Hook};
use arpad_registry::{Error, Reader, Writer};
use std::fmt;
use std::str::FromStr;

/// Of what a program can be told.
pub const TOPICS: [&str; 3] = ["list-published", "report-accepted", "report-withdrawn"];

/// The longest address.
const LONGEST: usize = 500;

/// About whom or what a program is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Everything.
    Everything,
    /// A player's lists.
    Player(PersonId),
    /// Lists with members of a club.
    Club(ClubId),
    /// One tournament.
    Tournament(TournamentId),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Everything => Ok(()),
            Subject::Player(id) => write!(f, "player:{id}"),
            Subject::Club(id) => write!(f, "club:{id}"),
            Subject::Tournament(id) => write!(f, "tournament:{id}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text.is_empty() {
            return Ok(Subject::Everything);
        }
        let (kind, number) = text.split_once(':').ok_or(())?;
        let number: u32 = number.parse().map_err(|_| ())?;
        match kind {
            "player" => Ok(Subject::Player(PersonId(number))),
            "club" => Ok(Subject::Club(ClubId(number))),
            "tournament" => Ok(Subject::Tournament(TournamentId(number))),
            _ => Err(()),
        }
    }
}

/// Enters one; its number.
pub fn add_hook(
    store: &mut Writer<'_>,
    url: &str,
    topics: &[String],
    subject: Subject,
    (key, now): (&[u8], Moment),
) -> Result<i64, OfficeError> {
    let url = url.trim();
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    if !is_web || url.len() > LONGEST || !url.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'@') {
        let shown: String = arpad_model::visible(url).chars().take(60).collect();
        return Err(Refusal::new(code::WEB_UNREADABLE).with("text", shown.as_str()).into());
    }
    let mut all: Vec<&str> = topics.iter().map(String::as_str).collect();
    all.sort_unstable();
    all.dedup();
    if let Some(other) = all.iter().find(|one| !TOPICS.contains(one)) {
        let refusal = Refusal::new(code::TOPIC_UNKNOWN).with("topic", *other);
        return Err(refusal.with("known", TOPICS.join(", ").as_str()).into());
    }
    if all.is_empty() {
        all.extend(TOPICS);
    }
    let (topics, subject) = (all.join(" "), subject.to_string());
    let hook = Hook {
        id: hooks::next(store)?,
        url: url.to_owned(),
        key: key.to_vec(),
        topics,
        subject,
        made: now,
        ended: None,
    };
    hooks::put(store, &hook)?;
    Ok(hook.id)
}

/// One.
pub fn hook(store: &mut Reader<'_>, id: i64) -> Result<Option<Hook>, Error> {
    hooks::get(store, id)
}

/// All of them, those that have ended too.
pub fn hooks(store: &mut Reader<'_>) -> Result<Vec<Hook>, Error> {
    hooks::all(store)
}

/// Ends one.
pub fn end_hook(store: &mut Writer<'_>, id: i64, now: Moment) -> Result<(), OfficeError> {
    match hooks::end(store, id, now)? {
        true => Ok(()),
        false => Err(Refusal::new(code::HOOK_UNKNOWN).with("hook", id).into()),
    }
}
