//! Titles at the command line, as a tired officer types it: applied too early, with the wrong norm, granted, taken back; arbiters.

use crate::month::{Office, SIX, report};

const DAY: &str = "2024-03-30";

/// Six players of a report of March; the third has 2450 on the list of March, by decision.
fn office(language: &'static str) -> Office {
    let office = Office::new(language);
    office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
    for line in [
        "init --name Próba",
        "submit spring.trf",
        "accept 1 --new --registered 2024-01-01 --deputy Tóth_Béla",
        "decide indicators --person 3 --series standard --points 2450 --reference RB_7 --day 2024-03-01",
        "close 2024-03",
        "publish 2024-03",
    ] {
        done(&office, line);
    }
    office
}

fn words(line: &str) -> Vec<String> {
    line.split(' ').map(|word| word.replace('_', " ")).collect()
}

fn done(office: &Office, line: &str) -> String {
    let words = words(line);
    office.done(DAY, &words.iter().map(String::as_str).collect::<Vec<_>>())
}

fn refused(office: &Office, line: &str) -> String {
    let words = words(line);
    let said = office.on(DAY, &words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(said.code, Some(1), "{line}: {}{}", said.out, said.err);
    said.err
}

#[test]
fn an_application_from_too_early_to_granted_and_back() {
    let office = office("en");
    // No norm at all: everything that is missing at once.
    let early = refused(&office, "application add 3 IM");
    for missing in ["1.4.3e no norm fulfils", "1.5.1 the norms have 0 games; at least 27 are needed"] {
        assert!(early.contains(missing), "{missing}: {early}");
    }
    assert!(!early.contains("1.5.3"), "2450 is enough: {early}");
    let exam = refused(&office, "application norm 3 FM --event Graz --starts 2023-01-01 --ends 2023-01-09 --games 9");
    assert!(exam.contains("norms are made for GM, IM, WGM, WIM, not for FM"), "{exam}");
    for (month, more) in [(1, " --listed a"), (2, ""), (3, " --single-days 9")] {
        let line = format!(
            "application norm 3 IM --event Graz_{month} --starts 2023-0{month}-01 --ends 2023-0{month}-09 --games 9{more}"
        );
        done(&office, &line);
    }
    let worklist = done(&office, "application worklist");
    assert!(worklist.contains("One may apply:") && worklist.contains("IM"), "{worklist}");
    let unknown = refused(&office, "application add 3 IM --norm 1");
    assert!(unknown.contains("has no IM norm in 1"), "{unknown}");
    let made = done(&office, "application add 3 im --fee 2024-03-29");
    assert!(made.contains("applies for IM: entry 10"), "{made}");
    // IT2: what was filed by certificate has its event, days and games; the rest is a line to be written on.
    let sheet = done(&office, "application sheet 10");
    for told in
        ["IT2: title application form", "Graz 2", "2023-03-09", "Games of the norms in all</th><td>27<", "………………………"]
    {
        assert!(sheet.contains(told), "{told}: {sheet}");
    }
    assert!(refused(&office, "application sheet 9").contains('9'), "no application");
    assert!(refused(&office, "application granted 10").contains("who decided"));
    let granted = office.on(DAY, &["application", "granted", "10", "--from", "FIDE Council"]);
    assert!(granted.out.contains("Granted on 2024-03-30"), "{}", granted.out);
    assert!(granted.err.contains("is posted for 30 days (2.4)"), "{}", granted.err);
    assert!(done(&office, "player 3 --sheet").contains("IM"), "on the sheet");
    let listed = done(&office, "application list");
    assert!(listed.contains("granted 2024-03-30") && listed.contains("FIDE Council"), "{listed}");
    done(&office, "cancel 11 --because slip");
    assert!(done(&office, "player 3 --titles").contains("No title of FIDE"), "held no more");
    done(&office, "application refused 10 --from QC --because no_signature");
    let told = done(&office, "player 3 --titles");
    assert!(told.contains("refused on 2024-03-30 (QC; no signature)"), "{told}");
    let json = office.json(DAY, &["application", "worklist"]);
    assert_eq!(json["complete"][0]["title"], "IM", "one may apply again: {json}");
    assert_eq!(json["complete"][0]["games"], 27);
}

#[test]
fn hungarian_officers_read_their_own_language() {
    let office = office("hu");
    let early = refused(&office, "application add 3 IM");
    assert!(early.contains("még nem kérelmezhet IM címet; ez hiányzik:"), "{early}");
    assert!(early.contains("a normák 0 játszmát érnek; legalább 27 kell"), "{early}");
    assert!(done(&office, "application worklist").contains("Senki sem kérelmezhet."));
    let declared = done(&office, "decide title-event --tournament 1 --event-kind national-final --reference VB_3");
    assert!(declared.contains("országos bajnokság döntője"), "{declared}");
}

#[test]
fn an_arbiter_has_licence_title_and_norms() {
    let office = office("en");
    let show = |office: &Office| done(office, "arbiter show 3");
    // Named as a deputy of the event of March: six players are one certificate (2.7), and there are two arbiters.
    let before = show(&office);
    assert!(
        before.contains("Holds no licence on 2024-03-30") && before.contains("needed, too few for all (2.7)"),
        "{before}"
    );
    done(&office, "arbiter add 3 --number 17 --kind national --day 2020-01-01");
    let low = refused(&office, "arbiter norm 3 --kind seminar --event Eger --day 2023-05-01 --exam 79");
    assert!(low.contains("an exam of 79 % is no norm; 80 % to 100 % is (3.7)"), "{low}");
    done(&office, "arbiter norm 3 --kind seminar --event Eger --day 2023-05-01 --exam 85");
    for (month, system) in [(6, "swiss"), (7, "round-robin"), (8, "swiss")] {
        let line = format!(
            "arbiter norm 3 --kind event --event V{month} --day 2023-0{month}-10 --system {system} --rounds 9 --players 30 --rated 30"
        );
        done(&office, &line);
    }
    let told = office.json(DAY, &["arbiter", "show", "3"]);
    assert_eq!((&told["licensed"], &told["sought"]["title"]), (&true.into(), &"FA".into()), "{told}");
    // Three events and the seminar; the event of the register has no certificate.
    assert_eq!(told["sought"]["events"], 3, "{told}");
    assert_eq!(told["sought"]["complete"], true, "{told}");
    assert!(!told.to_string().contains("arbiter-age"), "the day of birth stays in the office");
    done(&office, "arbiter title 3 FA --awarded 2024-01-01");
    let told = office.json(DAY, &["arbiter", "show", "3"]);
    assert_eq!((&told["titles"][0]["title"], &told["sought"]["title"]), (&"FA".into(), &"IA".into()));
    // Nothing was won after the FA title (4.12), and four events are needed.
    let failed = told["sought"]["failed"].to_string();
    assert!(failed.contains("4.8") && failed.contains("4.12"), "{failed}");
}
