//! A go player in a case file.

use super::fault;
use arpad_formats::document;
use arpad_formats::document::{Fields, Node};
use arpad_model::{GoPlayer, Grade, InitialPoints, SetBy, Thousandths};

/// Points no reader takes for a slip of the keyboard; the law has narrower bounds and says so with its paragraph.
const MOST_POINTS: i64 = 999_999;

/// What `rating` may be: whole Élő-points, or a European rating as a decimal in quotes.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    /// The case is rated under the European rating.
    pub(super) decimal_is_welcome: bool,
    /// The document itself is a European one, so that a whole number is no Élő-points unless `gor` stands beside it.
    pub(super) whole_is_a_slip: bool,
}

/// Reads a player.
pub(super) fn player(node: &Node<'_>, scales: Scales) -> Option<GoPlayer> {
    let fields = node.object(&[
        "id",
        "name",
        "rating",
        "gor",
        "grade",
        "reached",
        "entry_grade",
        "foreign",
        "initial",
        "tournaments",
    ])?;
    let (rating, gor) = ratings(&fields, scales);
    Some(GoPlayer {
        european: None,
        listed: false,
        professional: None,
        id: fields.required("id").and_then(|node| node.text().map(str::to_owned)).unwrap_or_default(),
        name: fields.optional("name").and_then(|node| node.text().map(str::to_owned)),
        rating,
        gor,
        grade: fields.optional("grade").and_then(|node| grade(&node)),
        reached: fields.optional("reached").map(|node| reached(&node)).unwrap_or_default(),
        entry_grade: fields.optional("entry_grade").and_then(|node| grade(&node)),
        foreign: fields.optional("foreign").and_then(|node| node.boolean()).unwrap_or(false),
        initial: fields.optional("initial").and_then(|node| initial(&node)),
        tournaments: fields.optional("tournaments").and_then(|node| node.whole(0..=100_000)).unwrap_or(0) as u32,
    })
}

fn ratings(fields: &Fields<'_>, scales: Scales) -> (Option<i32>, Option<Thousandths>) {
    let gor = fields.optional("gor").and_then(|node| decimal(&node));
    let Some(node) = fields.optional("rating") else { return (None, gor) };
    if node.is_number() && !(scales.whole_is_a_slip && gor.is_none()) {
        return (points(&node), gor);
    }
    let Some(european) = decimal(&node) else { return (None, gor) };
    if !scales.decimal_is_welcome {
        node.fault(fault::EUROPEAN_RATING, vec![("value", european.to_string())]);
    } else if gor.is_some() {
        node.fault(fault::RATING_TWICE, vec![]);
    }
    (None, Some(european))
}

/// Élő-points.
pub(super) fn points(node: &Node<'_>) -> Option<i32> {
    node.whole(-MOST_POINTS..=MOST_POINTS).map(|points| points as i32)
}

fn decimal(node: &Node<'_>) -> Option<Thousandths> {
    if node.is_number() {
        node.fault(fault::NOT_A_DECIMAL, vec![]);
        return None;
    }
    let parsed = Thousandths::parse(node.text()?).ok();
    if parsed.is_none() {
        node.fault(fault::NOT_A_DECIMAL, vec![]);
    }
    parsed
}

const GRADES: &str = "35k – 1k, 1d – 9d";

/// A grade: `8k`, `2d`.
pub(super) fn grade(node: &Node<'_>) -> Option<Grade> {
    node.parsed(GRADES, Grade::parse)
}

fn reached(node: &Node<'_>) -> Vec<(Grade, u32)> {
    let mut reached: Vec<(Grade, u32)> = Vec::new();
    for (name, node) in node.map() {
        let times = node.whole(0..=255);
        let Some(grade) = Grade::parse(name) else {
            node.fault(document::NOT_ONE_OF, vec![("value", name.to_owned()), ("allowed", GRADES.to_owned())]);
            continue;
        };
        if reached.iter().any(|(other, _)| *other == grade) {
            node.fault(fault::DUPLICATE_GRADE, vec![("grade", grade.to_string())]);
            continue;
        }
        reached.extend(times.map(|times| (grade, times as u32)));
    }
    reached
}

/// Points with which a newcomer enters the register, and who set them.
fn initial(node: &Node<'_>) -> Option<InitialPoints> {
    let fields = node.object(&["points", "by", "reference"])?;
    let set = fields.required("points").and_then(|node| points(&node));
    let by_committee = fields.required("by").and_then(|node| {
        node.parsed("manager, committee", |text| match text {
            "manager" => Some(false),
            "committee" => Some(true),
            _ => None,
        })
    });
    let by = match by_committee? {
        true => SetBy::Committee(fields.required("reference")?.text()?.to_owned()),
        false => {
            if let Some(reference) = fields.optional("reference") {
                reference.fault(fault::ONLY_WITH, vec![("with", "\"by\": \"committee\"".to_owned())]);
            }
            SetBy::Manager
        }
    };
    Some(InitialPoints { points: set?, by })
}
