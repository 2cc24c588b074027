//! Go points as the Hungarian regulation writes them: two decimals, a third only where there is one.

use arpad_model::{Decimal, Fact, List, Series, Step, Thousandths};

/// A game point or a sum of them: `0.52`, `0.195`, `2.11`.
pub fn point(point: Thousandths) -> Fact {
    if point.0 % 10 == 0 { Fact::Hundredths(Decimal(point.0 / 10)) } else { Fact::Thousandths(point) }
}

/// The same as text.
pub fn point_text(value: Thousandths) -> String {
    super::Language::En.value(&point(value))
}

/// A step with its thousandths written this way.
pub fn in_points(step: &Step) -> Step {
    let shown = |fact: &Fact| match fact {
        Fact::Thousandths(value) => point(*value),
        other => other.clone(),
    };
    Step {
        facts: step.facts.iter().map(|(name, fact)| (*name, shown(fact))).collect(),
        value: shown(&step.value),
        ..step.clone()
    }
}

/// The key of what a go list is that no tournament made: decisions of a day, or the first of all, with which the register began.
pub fn without_tournament(list: &List) -> Option<&'static str> {
    let is_one = list.series == Series::Go && list.tournament.is_none();
    is_one.then(|| if list.base.is_none() { "list-of-opening" } else { "list-of-decisions" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_has_two_decimals_and_a_third_only_where_there_is_one() {
        let texts = [520, 195, 2110, -160, 0, -5].map(|thousandths| point_text(Decimal(thousandths)));
        assert_eq!(texts, ["0.52", "0.195", "2.11", "-0.16", "0.00", "-0.005"]);
    }
}
