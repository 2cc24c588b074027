//! Papers about titles that were made out elsewhere, and what an entry of the ledger seals of them.

use crate::refusal::OfficeError;
use crate::register::{is_arbiter, standing_for};
use arpad_model::{Arbiter, EntryId, FideId, Paper, PaperKind, TournamentId};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{papers, persons};
use arpad_registry::{Reader, ledger};
use arpad_rules::titles::application::NormGained;
use arpad_rules::titles::arbiters::{ArbiterTitle, NormKind};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The certificate of a norm made in an event that the register does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NormCertificate {
    /// The title.
    pub title: String,
    /// The event.
    pub event: String,
    /// Its first day.
    pub starts: Date,
    /// Its last day.
    pub ends: Date,
    /// What the norm is worth in games.
    pub games: u16,
    /// An exemption from the requirement on foreigners carried it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exempt: bool,
    /// Eight games of nine rounds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub eight_of_nine: bool,
    /// Days of the event with a single round.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub single_round_days: u16,
    /// The letter of the list of events that it falls under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<char>,
    /// The day FIDE registered it, for norms of long ago (1.5.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registered: Option<Date>,
}

fn is_nothing(number: &u16) -> bool {
    *number == 0
}

impl NormCertificate {
    /// The title; none where the text names none.
    pub fn fide_title(&self) -> Option<FideTitle> {
        FideTitle::parse(&self.title)
    }

    /// What an application asks of it.
    pub fn gained(&self) -> NormGained {
        NormGained {
            title: self.fide_title(),
            credited_games: self.games,
            is_normal: !self.exempt,
            is_eight_of_nine: self.eight_of_nine,
            single_round_days: self.single_round_days,
            end: Some(self.ends),
            listed: self.listed,
            registered: self.registered,
        }
    }
}

/// The certificate of an arbiter's norm or seminar. Of an event of the register the numbers are the register's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterPaper {
    /// What it was won at, by its stable name.
    pub kind: String,
    /// The event or seminar, as the certificate names it.
    pub event: String,
    /// The event of the register.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// The system, by its stable name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub system: String,
    /// Rounds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub rounds: u16,
    /// Players.
    #[serde(default, skip_serializing_if = "is_none")]
    pub players: u32,
    /// Rated players.
    #[serde(default, skip_serializing_if = "is_none")]
    pub rated: u32,
    /// Federations.
    #[serde(default, skip_serializing_if = "is_none")]
    pub federations: u32,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub chief: String,
    /// The result of the seminar's exam, in per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exam: Option<u8>,
}

fn is_none(number: &u32) -> bool {
    *number == 0
}

impl ArbiterPaper {
    /// What it was won at; none where the text names nothing.
    pub fn norm_kind(&self) -> Option<NormKind> {
        NormKind::ALL.into_iter().find(|kind| kind.as_str() == self.kind)
    }
}

/// The part of a sealed act that somebody below the acts asks for.
pub(crate) fn sealed<T: DeserializeOwned>(entry: &Entry) -> Result<T, OfficeError> {
    serde_json::from_str(&entry.body)
        .map_err(|error| OfficeError::Differs { entry: entry.seq, what: error.to_string() })
}

/// What a paper seals.
#[derive(Deserialize)]
struct Filed {
    #[serde(default)]
    norm: Option<NormCertificate>,
    #[serde(default)]
    arbiter_norm: Option<ArbiterPaper>,
}

/// The day on which an arbiter whom a report names became FA, or last took part in a seminar or refresher, before an event; none where
/// nobody in the register is he, or nothing is filed of him.
pub(super) fn last_trained(
    store: &mut Reader<'_>,
    named: &arpad_rules::titles::event::Arbiter,
    before: Date,
) -> Result<Option<Date>, OfficeError> {
    let fide = named.number.and_then(|number| u32::try_from(number).ok()).map(FideId);
    let arbiter = Arbiter { name: named.name.clone(), fide, ..Arbiter::default() };
    let mut all = papers::of_kind(store, PaperKind::ArbiterTitle)?;
    all.retain(|paper| paper.remark == ArbiterTitle::Fa.as_str());
    all.extend(papers::of_kind(store, PaperKind::ArbiterNorm)?);
    all.retain(|paper| paper.day <= before);
    all.sort_by_key(|paper| std::cmp::Reverse(paper.day));
    for paper in all {
        let standing = standing_for(store, paper.person)?;
        if !persons::get(store, standing)?.is_some_and(|person| is_arbiter(&person, "", &arbiter)) {
            continue;
        }
        let is_title = paper.kind == PaperKind::ArbiterTitle;
        if is_title || training(store, &paper)? {
            return Ok(Some(paper.day));
        }
    }
    Ok(None)
}

/// Whether a paper is of a seminar or a refresher.
fn training(store: &mut Reader<'_>, paper: &Paper) -> Result<bool, OfficeError> {
    let Some(entry) = ledger::entry(store, paper.entry)? else { return Ok(false) };
    let kind = sealed::<Filed>(&entry)?.arbiter_norm.and_then(|norm| norm.norm_kind());
    Ok(kind.is_some_and(NormKind::is_training))
}

/// The certificate that a paper is; none of other papers.
pub(super) fn certificate(
    store: &mut Reader<'_>,
    paper: &Paper,
) -> Result<Option<(EntryId, NormCertificate)>, OfficeError> {
    let Some(entry) = ledger::entry(store, paper.entry)? else { return Ok(None) };
    Ok(sealed::<Filed>(&entry)?.norm.map(|norm| (entry.seq, norm)))
}
