//! A question about titles from its bytes to its answer, without any database.

use crate::files::from_titles::{Law, TitleQuestion, read_titles};
use arpad_formats::document::{Document, Fault};
use arpad_model::{Finding, HalfPoints, Paragraph, Place, Severity};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::provision::Evidence;
use arpad_rules::titles::application::{Completeness, application};
use arpad_rules::titles::arbiters::{FIDE_ARBITERS_2021_07, arbiter_application, certificates};
use arpad_rules::titles::codes::finding;
use arpad_rules::titles::direct::{Award, FIDE_DIRECT_TITLES_2024_01, award};
use arpad_rules::titles::interim::{InterimAnswer, interim};
use arpad_rules::titles::norm::{Needed, Norm, NormCase, NotEstablished, all_norms, doubts, needed};
use arpad_rules::titles::score_table::required_score;
use arpad_rules::titles::title::FideTitle;

/// An answer, with the name of the edition it goes by.
#[derive(Clone, Debug)]
pub struct TitleAnswer {
    /// The edition.
    pub edition: &'static str,
    /// What was answered; none where it is not established.
    pub told: Option<Told>,
    /// What is in doubt, decided or not established.
    pub findings: Vec<Finding>,
}

/// What was answered.
#[derive(Clone, Debug)]
pub enum Told {
    /// Norms, each with what open rounds must bring.
    Norms {
        /// What was asked.
        case: NormCase,
        /// Title by title.
        norms: Vec<(Norm, Option<Needed>)>,
    },
    /// The score that is required; none where the average is too low.
    Table(Option<HalfPoints>),
    /// A rating inside a period.
    Interim(InterimAnswer),
    /// An application.
    Application(Completeness),
    /// A direct title.
    Direct(FideTitle, Award),
    /// A place that the table gives nothing for.
    NoTitle,
    /// An arbiter's application.
    Arbiter(Completeness),
    /// Certificates of an event.
    Certificates(u32),
}

impl Told {
    /// The answer is yes: a norm was made, an application is complete, a title is awarded.
    pub fn is_yes(&self) -> bool {
        match self {
            Told::Norms { norms, .. } => norms.iter().any(|(norm, _)| norm.is_norm()),
            Told::Table(required) => required.is_some(),
            Told::Interim(answer) => answer.reached_after.is_some(),
            Told::Application(answer) | Told::Arbiter(answer) => answer.is_complete(),
            Told::Direct(_, award) => award.is_immediate,
            Told::NoTitle => false,
            Told::Certificates(_) => true,
        }
    }
}

/// Reads and answers a question. All faults of the document come at once.
pub fn title_case(bytes: &[u8], calendar: &Calendar) -> Result<TitleAnswer, Vec<Fault>> {
    let document = Document::parse(bytes)?;
    let question = read_titles(&document.root(), calendar);
    document.finish(question).map(answer)
}

/// Answers a question.
pub fn answer(question: TitleQuestion) -> TitleAnswer {
    match question {
        TitleQuestion::Norm(law, case) => norms(law, case),
        TitleQuestion::Table { law, title, games, average } => {
            let told = Told::Table(required_score(&law.edition, title, games, average));
            by(&law, told, Vec::new())
        }
        TitleQuestion::Interim(law, rating, case) => {
            let told = Told::Interim(interim(&law.edition, &rating, &case));
            by(&law, told, Vec::new())
        }
        TitleQuestion::Application(law, case) => {
            let told = Told::Application(application(&law.edition, &case));
            by(&law, told, Vec::new())
        }
        TitleQuestion::Direct { mut winner, row } => {
            let edition = &FIDE_DIRECT_TITLES_2024_01;
            let mut findings = Vec::new();
            if let Some((event, place)) = row {
                let Some(row) = edition.award(&event, place) else {
                    let findings = vec![not_established(edition.table.at)];
                    return TitleAnswer { edition: edition.id.0, told: None, findings };
                };
                if row.evidence == Evidence::Public {
                    let heard = Finding::new(Severity::Warning, edition.table.at, Place::Everything, finding::HEARD);
                    findings.push(heard.with("event", event.as_str()));
                }
                let Some(title) = row.title else {
                    return TitleAnswer { edition: edition.id.0, told: Some(Told::NoTitle), findings };
                };
                winner.title = title;
                winner.olympiad |= event == "olympiad";
            }
            let told = Told::Direct(winner.title, award(edition, &winner));
            TitleAnswer { edition: edition.id.0, told: Some(told), findings }
        }
        TitleQuestion::Arbiter(case) => {
            let edition = &FIDE_ARBITERS_2021_07;
            let told = Told::Arbiter(arbiter_application(edition, &case));
            TitleAnswer { edition: edition.id.0, told: Some(told), findings: Vec::new() }
        }
        TitleQuestion::Certificates { system, players } => {
            let edition = &FIDE_ARBITERS_2021_07;
            let told = certificates(edition, system, players).map(Told::Certificates);
            let refused = || vec![not_established(edition.players_per_certificate.at)];
            let findings = if told.is_some() { Vec::new() } else { refused() };
            TitleAnswer { edition: edition.id.0, told, findings }
        }
    }
}

fn norms(law: Law, case: NormCase) -> TitleAnswer {
    let judged = || -> Result<Vec<(Norm, Option<Needed>)>, NotEstablished> {
        let norms = all_norms(&law.edition, &case)?;
        norms.into_iter().map(|norm| Ok((norm.clone(), needed(&law.edition, &case, norm.title)?))).collect()
    };
    match judged() {
        Ok(norms) => {
            let plain: Vec<Norm> = norms.iter().map(|(norm, _)| norm.clone()).collect();
            let findings = doubts(&law.edition, &case, &plain);
            by(&law, Told::Norms { case, norms }, findings)
        }
        Err(NotEstablished { paragraph }) => {
            TitleAnswer { edition: law.id().0, told: None, findings: vec![not_established(paragraph)] }
        }
    }
}

fn by(law: &Law, told: Told, mut findings: Vec<Finding>) -> TitleAnswer {
    let in_part =
        Finding::new(Severity::Warning, RatingSystem::FideTitles.scope(), Place::Everything, finding::EDITION_IN_PART);
    if law.edition.is_in_part() && findings.iter().all(|one| one.code != finding::EDITION_IN_PART) {
        findings.push(in_part.with("edition", law.id().0));
    }
    for (name, value) in &law.decided {
        let decided = Finding::new(
            Severity::Note,
            RatingSystem::FideTitles.scope(),
            Place::Everything,
            finding::PARAMETER_DECIDED,
        );
        findings.push(decided.with("name", name.as_str()).with("value", value.as_str()));
    }
    TitleAnswer { edition: law.id().0, told: Some(told), findings }
}

fn not_established(paragraph: Paragraph) -> Finding {
    let finding = Finding::new(Severity::Error, paragraph, Place::Everything, finding::NOT_ESTABLISHED);
    finding.with("paragraph", paragraph.0)
}
