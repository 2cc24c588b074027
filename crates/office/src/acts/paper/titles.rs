//! Papers about titles: the certificate of a norm from elsewhere, an arbiter's seminar, norm and title.

use super::{PaperAct, alive, empty, file};
use crate::acts::Act;
use crate::acts::desk::{Stamp, act_of};
use crate::intake::events::tournament_of;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{filed_papers_of, persons_of, texts};
use crate::titles::{ArbiterPaper, NormCertificate};
use arpad_model::{EntryId, Paper, PaperKind, Person, PersonId};
use arpad_registry::{Reader, Writer, ledger};
use arpad_rules::titles::arbiters::{ArbiterTitle, FIDE_ARBITERS_2021_07, NormKind};
use arpad_rules::titles::norm::System;
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;

/// A norm is worth so many games at least, and at most: thirteen rounds won with 5 points required (35 %), 13 + 8 (1.4.1d).
const GAMES: std::ops::RangeInclusive<u16> = 7..=21;

/// Files the certificate of a norm that was made in an event which the register does not have.
pub fn certify_norm(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    norm: NormCertificate,
) -> Result<(), OfficeError> {
    let person = alive(store, stamp, person, norm.ends.min(stamp.day()))?;
    let title = FideTitle::parse(&norm.title).filter(|title| FideTitle::BY_NORMS.contains(title));
    let title = title.ok_or_else(|| {
        let refusal = Refusal::new(code::CERTIFICATE_TITLE).with("title", norm.title.trim());
        refusal.with("titles", FideTitle::BY_NORMS.map(FideTitle::as_str).join(", ").as_str())
    })?;
    let event = texts::name(&norm.event)?;
    if norm.ends < norm.starts || norm.ends > stamp.day() {
        let refusal = Refusal::new(code::CERTIFICATE_DAYS).with("starts", norm.starts).with("ends", norm.ends);
        return Err(refusal.with("today", stamp.day()).into());
    }
    if let Some(day) = norm.registered.filter(|day| *day < norm.ends || *day > stamp.day()) {
        let refusal = Refusal::new(code::CERTIFICATE_REGISTERED).with("day", day).with("ends", norm.ends);
        return Err(refusal.with("today", stamp.day()).into());
    }
    if !GAMES.contains(&norm.games) {
        let refusal = Refusal::new(code::CERTIFICATE_GAMES).with("games", norm.games);
        return Err(refusal.with("least", *GAMES.start()).with("most", *GAMES.end()).into());
    }
    if let Some(letter) = norm.listed.filter(|letter| !('a'..='f').contains(letter)) {
        return Err(Refusal::new(code::CERTIFICATE_LISTED).with("letter", letter.to_string().as_str()).into());
    }
    for (entry, known) in filed(store, &person, PaperKind::Norm, |act| act.norm)? {
        let is_same =
            FideTitle::parse(&known.title) == Some(title) && (known.starts, known.ends) == (norm.starts, norm.ends);
        if is_same {
            let refusal =
                Refusal::new(code::CERTIFICATE_KNOWN).with("entry", entry).with("event", known.event.as_str());
            return Err(refusal.with("title", title.as_str()).into());
        }
    }
    let norm = NormCertificate { title: title.as_str().to_owned(), event, ..norm };
    let remark = format!("{} · {}", norm.title, norm.event);
    let day = norm.ends;
    file(store, stamp, PaperAct { remark, norm: Some(norm), ..empty(PaperKind::Norm, &person, day) })
}

/// Files the certificate of an arbiter's norm or seminar; of an event of the register the day is the register's.
pub fn certify_arbiter(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    norm: ArbiterPaper,
    day: Date,
) -> Result<(), OfficeError> {
    let (mut norm, mut day) = (norm, day);
    let Some(kind) = norm.norm_kind() else {
        let refusal = Refusal::new(code::ARBITER_NORM_KIND).with("kind", norm.kind.trim());
        return Err(refusal.with("kinds", NormKind::ALL.map(NormKind::as_str).join(", ").as_str()).into());
    };
    if let Some(id) = norm.tournament {
        let event = tournament_of(store, id)?;
        (norm.event, day) = (event.name, event.ends);
    }
    if !norm.system.is_empty() && !System::ALL.iter().any(|system| system.as_str() == norm.system) {
        let refusal = Refusal::new(code::ARBITER_NORM_SYSTEM).with("system", norm.system.as_str());
        return Err(refusal.with("systems", System::ALL.map(System::as_str).join(", ").as_str()).into());
    }
    let exam = FIDE_ARBITERS_2021_07.exam;
    if let Some(percent) = norm.exam.filter(|percent| *percent > 100 || *percent < exam.value) {
        let refusal = Refusal::new(code::ARBITER_EXAM).with("percent", u32::from(percent));
        return Err(refusal.with("least", u32::from(exam.value)).with("paragraph", exam.at.0).into());
    }
    norm.event = texts::name(&norm.event)?;
    norm.chief = texts::optional(&norm.chief)?;
    let person = alive(store, stamp, person, day)?;
    let is_same = |known: &ArbiterPaper| known.kind == norm.kind && known.event == norm.event;
    let known = filed(store, &person, PaperKind::ArbiterNorm, |act| {
        let filed = act.day;
        act.arbiter_norm.filter(|known| is_same(known) && filed == day)
    })?;
    if let Some((entry, known)) = known.first() {
        let refusal = Refusal::new(code::CERTIFICATE_KNOWN).with("entry", *entry).with("event", known.event.as_str());
        return Err(refusal.with("title", kind.as_str()).into());
    }
    let remark = norm.event.clone();
    file(store, stamp, PaperAct { remark, arbiter_norm: Some(norm), ..empty(PaperKind::ArbiterNorm, &person, day) })
}

/// An arbiter's title was confirmed on a day.
pub fn confirm_arbiter(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    title: &str,
    day: Date,
) -> Result<ArbiterTitle, OfficeError> {
    let person = alive(store, stamp, person, day)?;
    let named = [ArbiterTitle::Fa, ArbiterTitle::Ia].into_iter();
    let found = named.clone().find(|one| one.as_str().eq_ignore_ascii_case(title.trim()));
    let Some(found) = found else {
        let titles: Vec<&str> = named.map(ArbiterTitle::as_str).collect();
        let refusal = Refusal::new(code::ARBITER_TITLE).with("title", title.trim());
        return Err(refusal.with("titles", titles.join(", ").as_str()).into());
    };
    let known = arbiter_titles(store, &person)?;
    if known.iter().any(|(_, one)| *one == found) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let remark = found.as_str().to_owned();
    file(store, stamp, PaperAct { remark, ..empty(PaperKind::ArbiterTitle, &person, day) })?;
    Ok(found)
}

/// The titles of an arbiter with their days, the first confirmed first.
pub fn arbiter_titles(store: &mut Reader<'_>, person: &Person) -> Result<Vec<(Date, ArbiterTitle)>, OfficeError> {
    let title = |paper: &Paper| {
        let named = [ArbiterTitle::Fa, ArbiterTitle::Ia].into_iter().find(|one| one.as_str() == paper.remark);
        named.filter(|_| paper.kind == PaperKind::ArbiterTitle).map(|title| (paper.day, title))
    };
    let numbers = persons_of(store, person.clone())?;
    Ok(filed_papers_of(store, &numbers)?.iter().filter_map(title).collect())
}

/// The certificates of an arbiter's norms and seminars, each with its entry and its day.
pub fn arbiter_norms(
    store: &mut Reader<'_>,
    person: &Person,
) -> Result<Vec<(EntryId, Date, ArbiterPaper)>, OfficeError> {
    let all = filed(store, person, PaperKind::ArbiterNorm, |act| act.arbiter_norm.map(|norm| (act.day, norm)))?;
    Ok(all.into_iter().map(|(entry, (day, norm))| (entry, day, norm)).collect())
}

/// What the papers of a kind seal.
fn filed<T>(
    store: &mut Reader<'_>,
    person: &Person,
    kind: PaperKind,
    take: impl Fn(PaperAct) -> Option<T>,
) -> Result<Vec<(EntryId, T)>, OfficeError> {
    let numbers = persons_of(store, person.clone())?;
    let mut found = Vec::new();
    for paper in filed_papers_of(store, &numbers)?.into_iter().filter(|paper| paper.kind == kind) {
        if let Some(entry) = ledger::entry(store, paper.entry)?
            && let Act::Paper(act) = act_of(&entry)?
        {
            found.extend(take(act).map(|taken| (paper.entry, taken)));
        }
    }
    Ok(found)
}
