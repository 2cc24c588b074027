//! The numbers of a study for programs.

use super::Found;
use super::figures::moved;
use arpad_instruments::lab::{Conclusion, Group, Guarded, Judged, Measure, Variant};
use serde_json::{Value, json};

/// A law as programs call it.
fn named(variant: &Variant) -> String {
    let mut parts = vec![variant.edition.clone().unwrap_or_else(|| "in-force".to_owned())];
    parts.extend(variant.set.iter().map(|(name, value)| format!("{name}={value}")));
    parts.extend(variant.conversion.map(|day| format!("conversion={day}")));
    parts.join(", ")
}

/// Every measure of every variant beside the base.
pub(super) fn measures(found: &Found) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["variant", "measure", "base", "value", "better", "error", "low", "high"])?;
    for (judged, variant) in found.judged.iter().zip(&found.study.variants) {
        for one in &judged.compared {
            let number = |number: Option<f64>| number.map(|number| format!("{number:.6}")).unwrap_or_default();
            let [low, high] = one.better.bounds.map_or([None, None], |ends| ends.map(Some));
            writer.write_record([
                named(variant),
                one.measure.as_str().to_owned(),
                number(Some(one.base)),
                number(Some(one.variant)),
                number(Some(one.better.value)),
                number(one.better.error),
                number(low),
                number(high),
            ])?;
        }
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

/// Winners and losers by group.
pub(super) fn impact(found: &Found) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["variant", "group", "people", "points", "winners", "losers"])?;
    for (number, variant) in found.study.variants.iter().enumerate() {
        for (group, of) in Group::ALL.into_iter().zip(moved(found, number)) {
            writer.write_record([
                named(variant),
                group.as_str().to_owned(),
                of.people.to_string(),
                of.points.to_string(),
                of.winners.to_string(),
                of.losers.to_string(),
            ])?;
        }
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

pub(super) fn in_json(found: &Found) -> Value {
    let rule = &found.study.rule;
    let guarded = |guarded: &Guarded| match guarded {
        Guarded::Kept => "kept",
        Guarded::Broken => "broken",
        Guarded::Unsure => "unsure",
    };
    let variant = |(judged, variant): (&Judged, &Variant)| {
        let better = judged.of(rule.measure).map(|one| one.better);
        json!({
            "variant": named(variant),
            "judgement": judged.judgement.as_str(),
            "better": better.map(|one| one.value),
            "bounds": better.and_then(|one| one.bounds),
            "chances": judged.chances,
            "detectable": judged.detectable,
            "guards": judged.guards.iter().map(guarded).collect::<Vec<_>>(),
        })
    };
    let guards: Vec<Value> =
        rule.guards.iter().map(|(measure, most)| json!({"measure": measure.as_str(), "most": most})).collect();
    json!({
        "title": {"hu": found.study.title.hu, "en": found.study.title.en},
        "question": {"hu": found.study.question.hu, "en": found.study.question.en},
        "inputs": found.hash,
        "runs": found.runs,
        "rule": {"measure": Measure::as_str(rule.measure), "improves_by": rule.least, "guards": guards},
        "base": named(&found.study.base),
        "variants": found.judged.iter().zip(&found.study.variants).map(variant).collect::<Vec<_>>(),
        "conclusion": found.conclusion.as_str(),
        "change_to": match found.conclusion {
            Conclusion::Change(at) => found.study.variants.get(at).map(named),
            Conclusion::Keep | Conclusion::Undecided => None,
        },
    })
}
