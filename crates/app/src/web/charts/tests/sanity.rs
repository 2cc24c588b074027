//! What holds for every chart whatever it was given.

use super::{Chart, Width};

/// Looks at a chart as a stranger would.
pub(super) fn sane(width: Width, chart: &Chart) {
    let svg = &chart.svg.0;
    assert!(!svg.contains("style"), "the policy of the site forbids it: {svg}");
    let is_named = svg.contains("role=\"img\"") && svg.contains("<title id=\"proba-");
    assert!(is_named || svg.contains("role=\"group\" aria-label=\"Cím\""), "{svg}");
    let height: f64 =
        svg.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split([' ', '"']).nth(1)).unwrap().parse().unwrap();
    for (name, most) in [
        ("x", width.units()),
        ("cx", width.units()),
        ("y", height),
        ("cy", height),
        ("width", width.units()),
        ("height", height),
    ] {
        for written in svg.split(&format!(" {name}=\"")).skip(1) {
            let value: f64 = written.split('"').next().unwrap().parse().unwrap();
            assert!((-0.1..=most + 0.1).contains(&value), "{name}={value} in {svg}");
        }
    }
    for path in svg.split(" d=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        for written in
            path.split(|letter: char| letter.is_ascii_alphabetic() || letter == ' ').filter(|part| !part.is_empty())
        {
            let value: f64 = written.parse().unwrap();
            assert!((-1.0..=width.units().max(height) + 1.0).contains(&value), "{value} in {path}");
        }
    }
    assert!(chart.table.rows.iter().all(|row| row.len() == chart.table.headings.len()));
    apart(width, svg);
}

/// The labels below an axis stand beside each other.
fn apart(width: Width, svg: &str) {
    let attribute = |text: &str, name: &str| -> Option<f64> {
        text.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?.parse().ok()
    };
    let mut labels: Vec<(f64, f64, &str)> = svg
        .split("<text")
        .skip(1)
        .filter_map(|rest| rest.split("</text>").next()?.split_once('>'))
        .filter(|(attributes, _)| attributes.contains("\"middle\"") && !attributes.contains("class"))
        .filter_map(|(attributes, label)| Some((attribute(attributes, "y")?, attribute(attributes, "x")?, label)))
        .collect();
    labels.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
    for pair in labels.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let [(_, x, label), (_, next, other)] = [pair[0], pair[1]];
        let half = f64::midpoint(width.of_text(label), width.of_text(other));
        assert!(next - x >= half, "{label} and {other} touch in {svg}");
    }
}
