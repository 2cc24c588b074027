//! What is out of the ordinary in a month, beside its checklist.

use super::values::day;
use crate::words::Language;
use crate::words::unusual::{again, dismissed_by, rate, sentence};
use arpad_model::Fact;
use arpad_office::views::anomalies::Unusual;
use std::fmt::Write;

pub(super) fn page(language: Language, unusual: &Unusual) -> String {
    let mut page = String::new();
    if !unusual.raised.is_empty() {
        let count = [("count", Fact::from(unusual.raised.len()))];
        let _ = writeln!(page, "{}", language.say("unusual-head", &count));
    }
    for one in &unusual.raised {
        let said = sentence(language, unusual, &one.anomaly, |date| day(language, date));
        let beside = match &one.dismissed {
            Some(dismissed) => dismissed_by(language, dismissed),
            None => rate(language, one.anomaly.kind),
        };
        let _ = writeln!(page, "  {} {said} ({beside})", one.mark);
        if let Some(before) = &one.before {
            let _ = writeln!(page, "    {}", again(language, before));
        }
    }
    page
}
