//! The table of acts, and their sealed texts.

use super::{ALL, Act, WayBack};

/// Every act as the ledger has it: a text of each kind that was sealed once must be read, and written, as it is for ever.
const SEALED: [&str; 46] = [
    r#"{"act":"found","name":"Minta Szövetség","country":"HUN"}"#,
    r#"{"act":"officer","name":"Kiss Anna","contact":"+36 1 234 5678","day":"2024-03-05"}"#,
    r#"{"act":"user","user":3,"name":"kiss.anna","shown":"Kiss Anna","roles":["club","officer"],"club":20}"#,
    r##"{"act":"appearance","color":"#004d40","logo":"714d","contact":"Budapest","email":"iroda@example.org"}"##,
    r#"{"act":"policy","second_signature":["decide","publish"],"totp_for_admins":true}"#,
    r#"{"act":"minors","shown":"initials","until":18}"#,
    r#"{"act":"club","club":20,"name":"Fehérló SE","town":"Vác"}"#,
    r#"{"act":"club-merge","keep":20,"drop":21}"#,
    r#"{"act":"person","person":2921,"family":"Hajdu","given":"Zoltán","komir":7,"fide":700010,"egd":12345678,"born":"1981","sex":"M","country":"HUN"}"#,
    r#"{"act":"amend","person":17,"fields":{"person":17,"family":"Kis","born":"1981-03-05"}}"#,
    r#"{"act":"title","person":9,"title":"IV.","awarded":"1976-08-14"}"#,
    r#"{"act":"title-application","person":9,"title":"IM","received":"2024-04-02","edition":"fide-titles-2024-01","rating":{"rating":2406,"list":"2024-04-01","day":"2024-03-04","exact":"2406.48","order":["Nagy svájci"],"games":3},"norms":[{"entry":7,"tournament":3,"event":"Nagy svájci","ends":"2024-03-10","games":10}],"fee":"befizetve"}"#,
    r#"{"act":"title-outcome","application":41,"verdict":"granted","day":"2024-06-01","by":"FIDE Tanács","person":9,"title":"IM"}"#,
    r#"{"act":"paper","kind":"licence","person":2,"komir":12,"season":"2024/25","club":9,"day":"2024-09-01"}"#,
    r#"{"act":"strength","club":39,"season":"2023/24","persons":[1194,1585]}"#,
    r#"{"act":"merge","keep":4,"drop":2921}"#,
    r#"{"act":"unmerge","person":2921}"#,
    r#"{"act":"death","person":17,"day":"2024-02-28"}"#,
    r#"{"act":"hide","person":12,"hidden":true}"#,
    r#"{"act":"photo","person":12,"day":"2024-03-05","photo":{"sha256":"714d","kind":"jpeg","credit":"Kiss Anna"}}"#,
    r#"{"act":"cover","person":12,"letter":"b","since":"2024-05-01"}"#,
    r#"{"act":"announce","tournament":892,"series":"standard","name":"Szeged kupa","town":"Szeged","rounds":7,"starts":"2026-09-22","ends":"2026-09-28","announced":"2026-09-01"}"#,
    r#"{"act":"submit","submission":155,"sha256":"4bb8","file_name":"a.h9","tournament":149,"received":"2024-04-17","questions":2}"#,
    r#"{"act":"answer","submission":7,"line":3,"person":null}"#,
    r#"{"act":"answers","submission":7,"answers":[{"line":3,"person":9,"evidence":{"rating":1850,"title":"FM"}},{"line":4,"person":2,"evidence":{}}]}"#,
    r#"{"act":"accept","submission":332,"persons":[2325,72],"new":[{"person":72,"family":"Új"}]}"#,
    r#"{"act":"reject","submission":3,"because":"tréfa"}"#,
    r#"{"act":"attach","tournament":37,"sha256":"714d","file_name":"a.pgn"}"#,
    r#"{"act":"sent","tournament":37,"sha256":"714d","format":"trf16","day":"2024-04-02"}"#,
    r#"{"act":"reidentify","tournament":37,"line":4,"person":829}"#,
    r#"{"act":"result","tournament":37,"game":4,"result":"0-1","instead_of":"1-0"}"#,
    r#"{"act":"swap","tournament":37,"line":4,"other":5,"person":829,"evidence":{},"other_person":12,"other_evidence":{"rating":2455}}"#,
    r#"{"act":"withdraw","tournament":37,"because":"nem volt"}"#,
    r#"{"act":"decide","decision":{"kind":"initial","person":2421,"points":1800},"day":"2023-09-01","reference":"1/2023"}"#,
    r#"{"act":"appeal","against":17071,"by":"Pipacs Sakk-kör","grounds":"elkésett"}"#,
    r#"{"act":"outcome","appeal":17114,"outcome":"upheld"}"#,
    r#"{"act":"cancel","entry":17071,"because":"elgépelt dátum"}"#,
    r#"{"act":"takeover","sha256":"714d","file_name":"a.csv","what":"persons","rows":9,"columns":["Név=name"]}"#,
    r#"{"act":"import","sha256":"714d","file_name":"a.txt","day":"2023-09-01","players":9,"lists":[{"list":1,"series":"rapid","sha256":"47"}]}"#,
    r#"{"act":"enlist","sha256":"714d","file_name":"a.txt","day":"2023-09-01","new":[{"person":72,"family":"Novak","fide":300001,"country":"CZE","title":"FM"}],"ratings":[{"person":72,"series":"standard","rating":2301,"k":20,"games":30}]}"#,
    r#"{"act":"egd-list","sha256":"714d","file_name":"allworld_lp.html","day":"2018-02-22","players":42824}"#,
    r#"{"act":"dismiss","series":"standard","day":"2024-04-01","anomaly":"two-boards","mark":"0a1b2c3d","persons":[4],"tournaments":[7,9],"because":"két egymás utáni forduló"}"#,
    r#"{"act":"close","lists":[{"list":5,"series":"go","day":"2023-09-17","revision":0,"edition":"mgsz-2012","tournaments":[7],"players":27,"sha256":"dab7"}]}"#,
    r#"{"act":"publish","lists":[4]}"#,
    r#"{"act":"propose","proposed":{"act":"publish","lists":[4]},"sha256":["dab7"]}"#,
    r#"{"act":"confirm","proposal":17071}"#,
];

#[test]
fn what_was_sealed_is_read_and_written_letter_by_letter() {
    let kinds = SEALED.map(|text| {
        let act: Act = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&act).unwrap(), text);
        let tag = format!(r#"{{"act":"{}","#, act.kind());
        assert!(text.starts_with(&tag), "the ledger's column says {} of {text}", act.kind());
        act.kind()
    });
    assert_eq!(kinds.to_vec(), ALL.iter().map(|row| row.kind).collect::<Vec<_>>());
}

#[test]
fn every_act_has_a_role_and_a_way_back_or_a_reason() {
    let table: Vec<String> = ALL
        .iter()
        .map(|row| {
            let role = row.role;
            let back = match row.way_back {
                WayBack::Act(kind) => kind.to_string(),
                WayBack::None(reason) => format!("none: {reason}"),
            };
            format!("{} | {role} | {back}", row.kind)
        })
        .collect();
    let expected = "\
found | admin | found
officer | admin | cancel
user | admin | cancel
appearance | admin | cancel
policy | admin | cancel
minors | admin | cancel
club | officer | cancel
club-merge | officer | cancel
person | officer | cancel
amend | officer | amend
title | officer | cancel
title-application | officer | cancel
title-outcome | officer | cancel
paper | club | cancel
strength | club | cancel
merge | officer | unmerge
unmerge | officer | merge
death | officer | cancel
hide | player | hide
photo | player | photo
cover | officer | cancel
announce | arbiter | cancel
submit | arbiter | cancel
answer | officer | cancel
answers | officer | cancel
accept | officer | withdraw
reject | officer | submit
attach | arbiter | cancel
sent | officer | cancel
reidentify | officer | reidentify
result | officer | result
swap | officer | swap
withdraw | officer | cancel
decide | committee | cancel
appeal | public | cancel
outcome | committee | cancel
cancel | officer | none: the-act-is-done-again
takeover | officer | cancel
import | officer | cancel
enlist | officer | cancel
egd-list | officer | cancel
dismiss | officer | cancel
close | officer | cancel
publish | officer | none: a-published-list-stays
propose | officer | cancel
confirm | officer | none: what-it-confirmed-has-its-own";
    assert_eq!(table.join("\n"), expected);
}
