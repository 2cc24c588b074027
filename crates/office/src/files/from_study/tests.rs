//! A whole study, and everything that can be wrong with one.

use super::*;

const WHOLE: &str = r#"
title_hu = "Az ifjúságiak K-tényezője"
title_en = "K of juniors"
question_hu = "Emelni kell-e?"
question_en = "Should it be raised?"
warm_up = 4

[federations]
seeds = "3-5"
players = 120
months = 12
faults = ["deflation"]

[base]
edition = "fide-2024-03"
k_junior = 40

[variants]
k_junior = [40, 60]
k_new = [40, 50]

[rule]
measure = "junior-lag"
improves_by = 0.01

[guards]
adult-drift = 3
"#;

#[test]
fn a_study_is_read_whole_and_its_variants_are_all_combinations_but_the_base() {
    let study = study(WHOLE.as_bytes()).unwrap();
    assert_eq!(
        (study.title.hu.as_str(), study.question.en.as_str()),
        ("Az ifjúságiak K-tényezője", "Should it be raised?")
    );
    let Source::Simulated { seeds, players, months, games_a_year, faults, .. } = &study.source else { panic!() };
    assert_eq!((&seeds[..], *players, *months, *games_a_year), (&[3, 4, 5][..], 120, 12, 24));
    assert_eq!((&faults[..], study.warm_up), (&[Fault::Deflation][..], 4));
    let set = |variant: &Variant| variant.set.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>();
    assert_eq!(set(&study.base), ["k_junior=40"]);
    let all: Vec<String> = study.variants.iter().map(|one| set(one).join(" ")).collect();
    assert_eq!(all, ["k_junior=40 k_new=40", "k_junior=40 k_new=50", "k_junior=60 k_new=40", "k_junior=60 k_new=50"]);
    assert_eq!(study.rule.measure, Measure::JuniorLag);
    assert_eq!((study.rule.least, &study.rule.guards[..]), (0.01, &[(Measure::AdultDrift, 3.0)][..]));
}

#[test]
fn a_register_needs_no_seeds_and_knows_no_truth() {
    let text = "title_hu = \"a\"\ntitle_en = \"a\"\nquestion_hu = \"a\"\nquestion_en = \"a\"\n[register]\nseries = \"rapid\"\n\
                [variants]\nconversion = 2024-03-01\n[rule]\nmeasure = \"error\"\nimproves_by = 0\n";
    let wrong = study(text.as_bytes()).unwrap_err();
    assert_eq!(wrong.iter().map(|one| (one.line, one.code.as_str())).collect::<Vec<_>>(), [(10, "study-no-truth")]);
    let fine = study(text.replace("error", "log-loss").as_bytes()).unwrap();
    assert_eq!((fine.source, fine.warm_up), (Source::Register { tempo: Tempo::Rapid }, 0));
    assert_eq!(fine.variants[0].conversion, Some(date(2024, 3, 1)));
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let text = "title_hu = 5\ntitle_en = \"a\"\nquestion_hu = \"a\"\nwarm_up = 24\ncolour = \"red\"\n[federations]\nseeds = [1, 1]\n\
                players = 3\nfirst_list = 2024-04-15\nfaults = [\"rain\"]\n[base]\nedition = \"fide-1999\"\n[variants]\n\
                k_junior = [200, 60]\nk_big = 4\n[rule]\nmeasure = \"beauty\"\nimproves_by = \"much\"\n[guard]\nx = [1\n";
    let told: Vec<(usize, &str)> =
        study(text.as_bytes()).unwrap_err().iter().map(|notice| (notice.line, notice.code.as_str())).collect();
    let expected = [
        (0, "study-no-key"),
        (1, "study-value"),
        (4, "study-warm-up"),
        (5, "study-key"),
        (7, "study-value"),
        (8, "study-value"),
        (9, "study-value"),
        (10, "study-value"),
        (12, "study-value"),
        (14, "study-value"),
        (15, "study-key"),
        (17, "study-value"),
        (18, "study-value"),
        (19, "study-heading"),
        (20, "toml-list"),
    ];
    assert_eq!(told, expected);
    let wrong = study(text.as_bytes()).unwrap_err();
    let values: Vec<(usize, &str)> = wrong
        .iter()
        .filter(|notice| notice.code.as_str() == "study-value")
        .filter_map(|notice| Some((notice.line, notice.facts.iter().find(|(name, _)| *name == "value")?.1.as_str())))
        .collect();
    let written = [(1, "5"), (7, "[1, 1]"), (8, "3"), (9, "2024-04-15"), (18, "\"much\"")];
    assert!(written.iter().all(|one| values.contains(one)), "{values:?}");
    let empty: Vec<&str> = study(b"").unwrap_err().iter().map(|notice| notice.code.as_str()).collect();
    assert_eq!(empty.iter().filter(|code| **code == "study-no-heading").count(), 3);
    assert_eq!(empty.iter().filter(|code| **code == "study-no-key").count(), 4);
    let same = WHOLE.replace("[40, 60]", "40").replace("k_new = [40, 50]\n", "");
    assert_eq!(study(same.as_bytes()).unwrap_err()[0].code.as_str(), "study-no-variant");
}

#[test]
fn a_study_has_an_end() {
    let many: Vec<String> = (1..=100).map(|k| k.to_string()).collect();
    let text = WHOLE.replace("[40, 60]", &format!("[{}]", many.join(", ")));
    assert!(study(text.as_bytes()).is_ok(), "two hundred, one of them the base");
    let text = text.replace("[40, 50]", "[40, 50, 60]");
    assert_eq!(study(text.as_bytes()).unwrap_err()[0].code.as_str(), "study-too-many");
}
