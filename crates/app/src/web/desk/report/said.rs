//! What the reader of the file and the law say, each with what helps against it and where it can be set aside.

use super::{Forms, Sheet};
use crate::web::desk::addresses;
use crate::words::Language;
use arpad_formats::notice::Notice;
use arpad_model::{Fact, Finding, Submission};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::accept::what_helps;
use maud::{Markup, html};

/// What the reader and the law say, the gravest first.
pub(super) fn said(
    language: Language,
    notices: &[Notice],
    findings: &[Finding],
    waived: impl Fn(&Finding) -> Option<Markup>,
) -> Markup {
    html! {
        @if !notices.is_empty() || !findings.is_empty() {
            section aria-labelledby="said" {
                h2 #said { (language.label("desk-said")) }
                ul.findings {
                    @for finding in findings { li class=(finding.severity.as_str()) {
                        strong { (language.label(&format!("severity-{}", finding.severity.as_str()))) } " "
                        (language.finding_at_desk(finding)) " " span.quiet { (language.cite(finding.paragraph)) }
                        @if let Some(waived) = waived(finding) { " " (waived) }
                    } }
                    @for notice in notices { li class=(notice.severity.as_str()) {
                        strong { (language.label(&format!("severity-{}", notice.severity.as_str()))) } " "
                        @if notice.line > 0 { a href={ "#line" (notice.line) } { (language.say("desk-at-line", &[("line", Fact::from(notice.line))])) } " " }
                        (language.notice_at_desk(notice))
                    } }
                }
            }
        }
    }
}

impl Forms<'_> {
    /// What helps against a finding, and where it can be set aside.
    pub(super) fn beside(&self, who: &Who, sheet: &Sheet, finding: &Finding) -> Option<Markup> {
        let mut facts =
            vec![("submission", Fact::from(sheet.file.id)), ("helps", Fact::from(what_helps(&sheet.findings)))];
        facts.extend(sheet.file.tournament.map(|event| ("tournament", Fact::from(event.0))));
        let way = self.visit.language.way_out_at_desk(&facts, finding);
        let waiver = self.waiver(who, &sheet.file, finding);
        (way.is_some() || waiver.is_some()).then(|| {
            html! { @if let Some(way) = way { br; span.quiet { (way) } } @if let Some(waiver) = waiver { " " (waiver) } }
        })
    }

    /// Where a finding can be set aside, if a text permits it and he may decide it.
    fn waiver(&self, who: &Who, file: &Submission, finding: &Finding) -> Option<Markup> {
        let permission = finding.facts.iter().find(|(name, _)| *name == "permission").map(|(_, fact)| fact)?;
        let (Fact::Name(permission), Some(event), true) = (permission, file.tournament, who.may(Kind::Decide)) else {
            return None;
        };
        let fields = [
            ("tournament", event.to_string()),
            ("paragraph", finding.paragraph.0.to_owned()),
            ("permission", permission.clone()),
            ("back", self.back.clone()),
        ];
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        let place = self.visit.to(&addresses::act_with("waiver", &fields));
        Some(html! { a href=(place) { (self.visit.language.label("deed-waiver")) } })
    }
}
