//! One case under two editions of the same game, player by player.

use crate::rating::rate_case::Answer;
use arpad_model::{Decimal, Fact, Hundredths, Thousandths};

/// One player under both editions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// His id in the document.
    pub id: String,
    /// His name.
    pub name: Option<String>,
    /// Rating afterwards.
    pub after: Pair,
    /// Change.
    pub change: Pair,
}

/// The same number under both editions, each in its own unit; none where an edition gives none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// Under the first edition.
    pub first: Option<Fact>,
    /// Under the shadow.
    pub shadow: Option<Fact>,
}

impl Pair {
    /// What the shadow has more, exact in the finer of the two units.
    pub fn difference(&self) -> Option<Fact> {
        let (first, shadow) = (self.first.as_ref()?, self.shadow.as_ref()?);
        let units = thousandths(shadow)?.0 - thousandths(first)?.0;
        Some(match (first, shadow) {
            (Fact::Number(_), Fact::Number(_)) => Fact::Number(units / Thousandths::UNIT),
            (Fact::Thousandths(_), _) | (_, Fact::Thousandths(_)) => Fact::Thousandths(Decimal(units)),
            _ => Fact::Hundredths(Decimal(units / 10)),
        })
    }
}

fn thousandths(fact: &Fact) -> Option<Thousandths> {
    match *fact {
        Fact::Number(number) => Some(Thousandths::whole(number)),
        Fact::Hundredths(Decimal(units)) => Some(Decimal(units * 10)),
        Fact::Thousandths(number) => Some(number),
        _ => None,
    }
}

/// Both answers side by side, in the document's order. They must come from the same document.
pub fn compare(answer: &Answer, shadow: &Answer) -> Vec<Compared> {
    let (first, second) = (numbers(answer), numbers(shadow));
    let pair = |first: &Option<Fact>, shadow: &Option<Fact>| Pair { first: first.clone(), shadow: shadow.clone() };
    let row = |((id, name), number): ((String, Option<String>), usize)| {
        let none = (None, None);
        let (a, b) = (first.get(number).unwrap_or(&none), second.get(number).unwrap_or(&none));
        Compared { id, name, after: pair(&a.0, &b.0), change: pair(&a.1, &b.1) }
    };
    people(answer).into_iter().zip(0..).map(row).collect()
}

fn people(answer: &Answer) -> Vec<(String, Option<String>)> {
    let of_go = |period: &arpad_model::GoPeriod| {
        period.players.iter().map(|player| (player.id.clone(), player.name.clone())).collect()
    };
    match answer {
        Answer::Chess(answer) => {
            answer.period.players.iter().map(|player| (player.id.clone(), player.name.clone())).collect()
        }
        Answer::Mgsz(answer) => of_go(&answer.period),
        Answer::Egf(answer) => of_go(&answer.period),
    }
}

/// Every player's rating afterwards and change; nobody's where the document was refused.
fn numbers(answer: &Answer) -> Vec<(Option<Fact>, Option<Fact>)> {
    match answer {
        Answer::Chess(answer) => {
            let change = |change: Hundredths| Fact::Hundredths(change);
            let players = answer.rated.players.iter();
            players.map(|player| (player.after.map(Fact::Number), player.change.map(change))).collect()
        }
        Answer::Mgsz(answer) => {
            let players = answer.rated.iter().flat_map(|rated| &rated.players);
            players.map(|player| (player.after.map(Fact::from), player.change.map(Fact::from))).collect()
        }
        Answer::Egf(answer) => {
            let players = answer.rated.iter().flat_map(|rated| &rated.players);
            players.map(|player| (player.after.map(Fact::from), player.change.map(Fact::from))).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_exact_in_the_finer_unit() {
        let pair = |first, shadow| Pair { first: Some(first), shadow: Some(shadow) };
        let points = Fact::Number(1979);
        assert_eq!(pair(points.clone(), Fact::Number(1970)).difference(), Some(Fact::Number(-9)));
        let european = Fact::Thousandths(Decimal(1_980_250));
        assert_eq!(pair(points, european).difference(), Some(Fact::Thousandths(Decimal(1250))));
        let changes = pair(Fact::Hundredths(Decimal(640)), Fact::Hundredths(Decimal(-25)));
        assert_eq!(changes.difference(), Some(Fact::Hundredths(Decimal(-665))));
        assert_eq!(Pair::default().difference(), None);
    }
}
