//! Arbiters and their licences.

use arpad_model::{Fact, Finding};
use arpad_rules::chess::check::licences::{Licence, licences};
use arpad_rules::chess::editions::*;
use jiff::civil::date;

#[test]
fn p0_3_what_is_told_of_each_arbiters_licence() {
    let arbiters = [
        ("Bíró Anna".to_owned(), Licence::Held),
        ("Régi Béla".to_owned(), Licence::Ended(date(2014, 7, 31))),
        ("Új Cili".to_owned(), Licence::Unknown),
    ];
    let told = |findings: Vec<Finding>| -> Vec<String> {
        let fact = |fact: &Fact| match fact {
            Fact::Name(name) => name.clone(),
            Fact::Date(day) => day.to_string(),
            other => format!("{other:?}"),
        };
        let line = |one: &Finding| {
            let facts: String = one.facts.iter().map(|(name, value)| format!(", {name} {}", fact(value))).collect();
            format!("{} {} {}{facts}", one.severity.as_str(), one.paragraph, one.code)
        };
        findings.iter().map(line).collect()
    };
    assert_eq!(
        told(licences(&FIDE_2013, &arbiters)),
        [
            "warning 0.3 arbiter-licence-ended, arbiter Régi Béla, day 2014-07-31",
            "warning 0.3 arbiter-unlicensed, arbiter Új Cili"
        ]
    );
    assert_eq!(told(licences(&FIDE_2013, &arbiters[..1])), Vec::<String>::new());
    assert_eq!(told(licences(&FIDE_2013, &[])), ["warning 0.3 arbiters-unsaid"]);
    // The other texts do not speak of licences.
    for edition in [&MSSZ_2017, &FIDE_2024_03] {
        assert_eq!(licences(edition, &arbiters), []);
        assert_eq!(licences(edition, &[]), []);
    }
}
