//! What the form of an application for a title (IT2) asks for, and the certificates (IT1) of its norms that the register can make out.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::acts::title_application::{NormPaper, TitleApplication, applications};
use crate::rating::file_norms::FileNorms;
use crate::refusal::{Refusal, code};
use crate::register::{persons_of, registered, standing_for};
use crate::titles::{NormCertificate, Proof, register_norms, title_dossier};
use arpad_model::{EntryId, Person, TournamentId};
use arpad_registry::Reader;
use arpad_rules::catalogue;
use arpad_rules::titles::event::{Certificate, certificate};
use arpad_rules::titles::norm::{Judged, NormCase, norm};
use arpad_rules::titles::title::FideTitle;

/// An application as the form wants it.
#[derive(Clone, Debug)]
pub struct TitleSheet {
    /// Who applies.
    pub person: Person,
    /// The federation that applies for him.
    pub federation: String,
    /// What was applied for, and with what.
    pub application: TitleApplication,
    /// The norms, in the order of the application.
    pub norms: Vec<NormSheet>,
}

impl TitleSheet {
    /// Games of the norms in all (1.5.1).
    pub fn games(&self) -> u16 {
        self.norms.iter().map(|one| one.paper.games).sum()
    }
}

/// A norm on the form.
#[derive(Clone, Debug)]
pub struct NormSheet {
    /// As the application has it.
    pub paper: NormPaper,
    /// What the register has of it.
    pub known: KnownOfNorm,
}

/// What the register has of a norm.
#[derive(Clone, Debug)]
pub enum KnownOfNorm {
    /// The event's report, judged as it stands today.
    Judged(Box<JudgedNorm>),
    /// The certificate that was filed; the rest is on its paper.
    Filed(NormCertificate),
    /// Nothing any more: what it rested on was taken back.
    Nothing,
}

/// A norm of an event of the register.
#[derive(Clone, Debug)]
pub struct JudgedNorm {
    /// The event and everybody in it.
    pub told: FileNorms,
    /// The certificate.
    pub certificate: Certificate,
    /// All counted games, before any was left out.
    pub whole: Judged,
}

/// The form of an application by its entry.
pub fn title_sheet(store: &mut Reader<'_>, entry: EntryId) -> Result<TitleSheet, OfficeError> {
    let application = applications(store)?.into_iter().find(|one| one.entry == entry);
    let application = application.ok_or_else(|| Refusal::new(code::APPLICATION_UNKNOWN).with("entry", entry))?;
    let standing = standing_for(store, application.act.person)?;
    let person = registered(store, standing)?;
    let mut norms = Vec::new();
    for paper in &application.act.norms {
        let known = match paper.tournament {
            Some(id) => judged(store, id, &person, FideTitle::parse(&paper.title).unwrap_or(application.title()))?,
            None => filed(store, &application, paper)?,
        };
        norms.push(NormSheet { paper: paper.clone(), known });
    }
    let home = federation(store)?.country;
    let federation = if person.country.is_empty() { home } else { person.country.clone() };
    Ok(TitleSheet { person, federation, application, norms })
}

fn judged(
    store: &mut Reader<'_>,
    id: TournamentId,
    person: &Person,
    title: FideTitle,
) -> Result<KnownOfNorm, OfficeError> {
    let numbers = persons_of(store, person.clone())?;
    // The form goes to FIDE, which has to know who played.
    let Some((told, persons)) = register_norms(store, id, &|_| true)? else { return Ok(KnownOfNorm::Nothing) };
    let found = told.norms.as_ref().and_then(|norms| {
        let edition = catalogue::title_edition(norms.edition.0)?;
        let is_his = |entrant: usize| numbers.iter().any(|number| number.id == persons[entrant]);
        let one = norms.people.iter().find(|one| is_his(one.entrant))?;
        let sought = one.sought.iter().find(|sought| sought.norm.title == title)?;
        let certificate = certificate(edition, &told.event, one, sought)?;
        let all = NormCase { ignore: Some(Vec::new()), ..one.case.clone() };
        let whole = norm(edition, &all, title).ok()?.judged;
        Some((certificate, whole))
    });
    Ok(match found {
        Some((certificate, whole)) => KnownOfNorm::Judged(Box::new(JudgedNorm { told, certificate, whole })),
        None => KnownOfNorm::Nothing,
    })
}

fn filed(
    store: &mut Reader<'_>,
    application: &TitleApplication,
    paper: &NormPaper,
) -> Result<KnownOfNorm, OfficeError> {
    let dossier = title_dossier(store, application.act.person, application.act.received)?;
    let norms = dossier.into_iter().flat_map(|dossier| dossier.norms);
    let found = norms.filter(|norm| norm.entry() == Some(paper.entry)).find_map(|norm| match norm.proof {
        Proof::Certificate(_, filed) => Some(filed),
        Proof::Register(_) => None,
    });
    Ok(found.map_or(KnownOfNorm::Nothing, KnownOfNorm::Filed))
}
