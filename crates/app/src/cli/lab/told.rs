//! How a study is told: laws, measures, groups, the conclusion; and what the terminal says.

use super::super::values::day;
use super::Found;
use crate::words::Language;
use crate::words::measured::decimal;
use arpad_instruments::lab::{Conclusion, Group, Measure, Study, Texts, Variant};
use arpad_model::Fact;
use std::fmt::Write;
use std::path::Path;

pub(super) fn of(language: Language, texts: &Texts) -> &str {
    match language {
        Language::Hu => &texts.hu,
        Language::En => &texts.en,
    }
}

/// A law by what is other about it; none = the base.
pub(super) fn law(language: Language, study: &Study, variant: Option<&Variant>) -> String {
    let Some(variant) = variant else { return language.label("lab-base") };
    let base = &study.base;
    let mut parts = Vec::new();
    if variant.edition != base.edition {
        parts.push(edition(language, variant));
    }
    for (name, value) in variant.set.iter().filter(|one| !base.set.contains(one)) {
        parts.push(language.say_texts(&format!("lab-set-{name}"), &[("value", value.clone())]));
    }
    if variant.conversion != base.conversion {
        parts.push(match variant.conversion {
            Some(list) => language.say_texts("lab-conversion", &[("day", day(language, list))]),
            None => language.label("lab-no-conversion"),
        });
    }
    if parts.is_empty() { language.label("lab-base") } else { parts.join("; ") }
}

/// A law whole, as the base is told.
pub(super) fn whole(language: Language, variant: &Variant) -> String {
    let mut parts = vec![edition(language, variant)];
    for (name, value) in &variant.set {
        parts.push(language.say_texts(&format!("lab-set-{name}"), &[("value", value.clone())]));
    }
    if let Some(list) = variant.conversion {
        parts.push(language.say_texts("lab-conversion", &[("day", day(language, list))]));
    }
    parts.join("; ")
}

fn edition(language: Language, variant: &Variant) -> String {
    match &variant.edition {
        Some(edition) => language.label(&format!("edition-name-{edition}")),
        None => language.label("lab-in-force"),
    }
}

/// A value of a measure with its unit.
pub(super) fn shown(language: Language, measure: Measure, value: f64) -> String {
    let text = [("value", decimal(language, value, measure.places()))];
    language.say_texts(&format!("lab-unit-{}", measure.as_str()), &text)
}

pub(super) fn measure(language: Language, measure: Measure) -> String {
    language.label(&format!("lab-measure-{}", measure.as_str()))
}

pub(super) fn group(language: Language, group: Group) -> String {
    language.label(&format!("lab-group-{}", group.as_str()))
}

/// The conclusion in one sentence.
pub(super) fn conclusion(language: Language, found: &Found) -> String {
    let rule = &found.study.rule;
    let mut facts =
        vec![("measure", measure(language, rule.measure)), ("least", shown(language, rule.measure, rule.least))];
    if let Conclusion::Change(variant) = found.conclusion {
        facts.push(("law", law(language, &found.study, found.study.variants.get(variant))));
        let better = found.judged[variant].of(rule.measure).map(|one| one.better);
        facts.push(("better", better.map(|one| shown(language, rule.measure, one.value)).unwrap_or_default()));
        let bounds =
            better.and_then(|one| one.bounds).map(|bounds| bounds.map(|end| shown(language, rule.measure, end)));
        let [low, high] = bounds.unwrap_or_default();
        facts.extend([("low", low), ("high", high)]);
    }
    language.say_texts(&format!("lab-conclusion-{}", found.conclusion.as_str()), &facts)
}

/// The rule in sentences.
pub(super) fn rule(language: Language, found: &Found) -> Vec<String> {
    let rule = &found.study.rule;
    let facts = [("measure", measure(language, rule.measure)), ("least", shown(language, rule.measure, rule.least))];
    let mut told = vec![language.say_texts("lab-rule", &facts)];
    for (guarded, most) in &rule.guards {
        let facts = [("measure", measure(language, *guarded)), ("most", shown(language, *guarded, *most))];
        told.push(language.say_texts("lab-guard", &facts));
    }
    told
}

/// What the terminal says.
pub(super) fn page(language: Language, found: &Found, computed: usize, folder: &Path) -> String {
    let mut page = format!("{}\n{}\n\n", of(language, &found.study.title), of(language, &found.study.question));
    for (judged, variant) in found.judged.iter().zip(&found.study.variants) {
        let better = judged.of(found.study.rule.measure).map(|one| one.better);
        let facts = [
            ("law", law(language, &found.study, Some(variant))),
            ("better", better.map(|one| shown(language, found.study.rule.measure, one.value)).unwrap_or_default()),
            ("judgement", language.label(&format!("lab-judgement-{}", judged.judgement.as_str()))),
        ];
        let _ = writeln!(page, "  {}", language.say_texts("lab-line", &facts));
    }
    let cells = found.cells.iter().map(Vec::len).sum::<usize>();
    let facts = [("cells", Fact::from(cells)), ("computed", Fact::from(computed))];
    let _ = write!(page, "\n{}\n\n", conclusion(language, found));
    let _ = writeln!(page, "{}", language.say("lab-computed", &facts));
    let facts = [("folder", folder.display().to_string()), ("hash", found.hash[..16].to_owned())];
    let _ = writeln!(page, "{}", language.say_texts("lab-written", &facts));
    page
}
