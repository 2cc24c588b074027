//! A checked file: what it is, whether it is ratable, and everything the reader and the law say about it.

use super::list::ListHead;
use super::norms::EventNorms;
use super::parts::{self, Both};
use super::person::PublicPerson;
use super::schema::{Error, SeverityName, value};
use arpad_model::Finding;
use arpad_office::rating::file_norms::FileNorms;
use arpad_office::rating::rate_file::RatedFile;
use arpad_office::views::file_check::{self, RegisterCheck};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The report on a file of this name, for programs.
pub fn checked(name: &str, file: &RatedFile, register: Option<&RegisterCheck>, norms: Option<&FileNorms>) -> Value {
    value(&Checked::of(name, file).beside(register).with_norms(norms))
}

/// Everything the law says about a file, rated or not.
pub fn findings(file: &RatedFile) -> impl Iterator<Item = &Finding> {
    file.answer.iter().flat_map(|answer| answer.findings()).chain(&file.refusals)
}

/// Checked files.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct CheckedFiles {
    /// One for each.
    pub files: Vec<Checked>,
}

/// The report on a file.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Checked {
    file: String,
    format: &'static str,
    edition: Option<&'static str>,
    ratable: bool,
    notices: Vec<Remark>,
    findings: Vec<parts::Finding>,
    /// What the register says; null without one, and where the lines cannot be compared.
    register: Option<BesideRegister>,
    /// Null where no norm can be made: another game or tempo, or too few rounds.
    norms: Option<EventNorms>,
}

impl Checked {
    /// Of a file that is not looked at, for this reason.
    pub fn refused(name: &str, format: &'static str, why: &arpad_formats::notice::Notice) -> Self {
        let notices = vec![Remark::Notice(parts::Notice::of(why))];
        Checked {
            file: name.to_owned(),
            format,
            edition: None,
            ratable: false,
            notices,
            findings: Vec::new(),
            register: None,
            norms: None,
        }
    }

    /// Of a file of this name.
    pub fn of(name: &str, file: &RatedFile) -> Self {
        let faults = file.faults.iter().map(|fault| Remark::Fault(FaultNotice::of(fault)));
        let notices = file.notices.iter().map(|notice| Remark::Notice(parts::Notice::of(notice)));
        Checked {
            file: name.to_owned(),
            format: file.format,
            edition: file.answer.as_ref().map(|answer| answer.edition().0),
            ratable: file.is_ratable(),
            notices: faults.chain(notices).collect(),
            findings: findings(file).map(|finding| parts::Finding::in_file(file.answer.as_ref(), finding)).collect(),
            register: None,
            norms: None,
        }
    }

    /// The same with the norms of the event.
    pub fn with_norms(self, norms: Option<&FileNorms>) -> Self {
        Checked { norms: norms.map(EventNorms::of), ..self }
    }

    /// The same with what the register says of it.
    pub fn beside(self, check: Option<&RegisterCheck>) -> Self {
        Checked { register: check.map(BesideRegister::of), ..self }
    }
}

/// What the register says of a file.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct BesideRegister {
    /// The list in force when the event began, from which ratings and K come.
    list: Option<ListHead>,
    lines: usize,
    known: usize,
    remarks: Vec<LineRemark>,
}

impl BesideRegister {
    fn of(check: &RegisterCheck) -> Self {
        BesideRegister {
            list: check.list.as_ref().map(ListHead::of),
            lines: check.lines,
            known: check.found,
            remarks: check.remarks.iter().map(LineRemark::of).collect(),
        }
    }
}

/// What it says of a line.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct LineRemark {
    #[schemars(with = "SeverityName")]
    severity: &'static str,
    /// As the file has it; null where many lines are meant.
    name: Option<String>,
    code: &'static str,
    text: Both,
    candidates: Vec<PublicPerson>,
}

impl LineRemark {
    fn of(remark: &file_check::Remark) -> Self {
        LineRemark {
            severity: remark.severity.as_str(),
            name: Some(remark.name.clone()).filter(|name| !name.is_empty()),
            code: remark.code.as_str(),
            text: Both::of(|language| language.remark(remark)),
            candidates: remark.candidates.iter().map(PublicPerson::from).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum Remark {
    Notice(parts::Notice),
    Fault(FaultNotice),
}

/// A fault of a case file among the notices of other files: it has a path instead of a line.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct FaultNotice {
    #[schemars(with = "Error")]
    severity: &'static str,
    line: usize,
    column: usize,
    path: String,
    code: &'static str,
    text: Both,
}

impl FaultNotice {
    fn of(fault: &arpad_formats::document::Fault) -> Self {
        let Fault { path, code, text } = Fault::of(fault);
        FaultNotice { severity: "error", line: 0, column: 0, path, code, text }
    }
}

/// A fault of a case file by itself.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Fault {
    path: String,
    code: &'static str,
    text: Both,
}

impl Fault {
    /// With its path.
    pub fn of(fault: &arpad_formats::document::Fault) -> Self {
        let text = Both::of(|language| language.fault(fault));
        Fault { path: fault.path.clone(), code: fault.code.as_str(), text }
    }
}
