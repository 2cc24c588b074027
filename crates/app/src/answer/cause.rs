//! Why a number moved beside its owner's own games, for programs.

use super::explained::Calculation;
use super::parts::Both;
use super::schema::MomentText;
use arpad_model::{Moment, Reason};
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::appealed;
use arpad_office::views::causes;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// What moved a rating beside its owner's own games, with its act. `change` is `to` minus `from`, where no rating counts as 0:
/// so the changes add up. `calculation_before` and `calculation_after` are those of `list`, without the act and with it;
/// `through` tells the lists since, as published, without the act and with it.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Cause {
    #[schemars(with = "KindName")]
    kind: &'static str,
    text: Both,
    #[schemars(range(min = 1))]
    entry: Option<i64>,
    decided: Option<Decided>,
    why: Option<Why>,
    appeal: Option<Appealed>,
    #[schemars(range(min = 1))]
    tournament: Option<u32>,
    tournament_name: Option<String>,
    list: Option<OfList>,
    paragraph: Option<&'static str>,
    from: Option<i32>,
    to: Option<i32>,
    change: i32,
    through: Vec<Through>,
    calculation_before: Option<Calculation>,
    calculation_after: Option<Calculation>,
}

impl Cause {
    pub(super) fn of(cause: &causes::Cause) -> Self {
        let done = cause.done.as_ref();
        Cause {
            kind: cause.kind.as_str(),
            text: Both::of(|language| language.moved(cause)),
            entry: done.map(|done| done.entry.0),
            decided: done.map(Decided::of),
            why: done.and_then(|done| Why::of(&done.why)),
            appeal: cause.appeal.as_ref().map(Appealed::of),
            tournament: cause.tournament.as_ref().map(|(tournament, _)| tournament.0),
            tournament_name: cause.tournament.as_ref().map(|(_, name)| name.clone()),
            list: cause.list.as_ref().map(OfList::of),
            paragraph: cause.paragraph.map(|paragraph| paragraph.0),
            from: cause.from,
            to: cause.to,
            change: cause.change(),
            through: cause.through.iter().map(Through::of).collect(),
            calculation_before: calculation(&cause.calculations[0]),
            calculation_after: calculation(&cause.calculations[1]),
        }
    }
}

fn calculation(found: &Option<(Answer, usize)>) -> Option<Calculation> {
    found.as_ref().map(|(answer, position)| Calculation::of(answer, *position))
}

/// The kinds of causes.
pub(super) struct KindName;

impl JsonSchema for KindName {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "KindName".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names: Vec<&str> = causes::CauseKind::ALL.iter().map(|kind| kind.as_str()).collect();
        schemars::json_schema!({"type": "string", "enum": names})
    }
}

/// Who decided, under which number where a committee did, and when.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Decided {
    by: String,
    reference: Option<String>,
    #[schemars(with = "MomentText")]
    at: Moment,
}

impl Decided {
    pub(super) fn of(done: &causes::Done) -> Self {
        let reference = Some(done.reference.clone()).filter(|reference| !reference.is_empty());
        Decided { by: done.by_whom.clone(), reference, at: done.moment }
    }
}

/// A reason in Hungarian, in English, or as it was written where nobody said in which language.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Why {
    hu: Option<String>,
    en: Option<String>,
    unmarked: Option<String>,
}

impl Why {
    pub(super) fn of(reason: &Reason) -> Option<Self> {
        let Reason { hu, en, unmarked } = reason.clone();
        (!reason.is_empty()).then_some(Why { hu, en, unmarked })
    }
}

/// An appeal that was upheld: a `decision` that holds no more, a `rejection` or a `withdrawal` of a report that counts after
/// all.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Appealed {
    overturned: &'static str,
    #[schemars(range(min = 1))]
    appeal: i64,
    #[schemars(range(min = 1))]
    against: i64,
    day: Date,
}

impl Appealed {
    fn of(appeal: &appealed::Appealed) -> Self {
        Appealed {
            overturned: appeal.what.as_str(),
            appeal: appeal.appeal.0,
            against: appeal.against.0,
            day: appeal.day,
        }
    }
}

/// A list by number and day.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct OfList {
    #[schemars(range(min = 1))]
    list: i64,
    day: Date,
    revision: u32,
}

impl OfList {
    pub(super) fn of(list: &arpad_model::List) -> Self {
        OfList { list: list.id.0, day: list.day, revision: list.revision }
    }
}

/// A correction that came after what it corrects was counted: its entry, who decided it and why, and the list it has entered,
/// which is null while it waits for the next.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Corrected {
    #[schemars(range(min = 1))]
    entry: i64,
    #[schemars(with = "KindName")]
    kind: &'static str,
    decided: Decided,
    why: Option<Why>,
    #[schemars(range(min = 1))]
    tournament: Option<u32>,
    entered: Option<OfList>,
}

impl Corrected {
    pub(super) fn of(one: &causes::Since) -> Self {
        Corrected {
            entry: one.done.entry.0,
            kind: one.kind.as_str(),
            decided: Decided::of(&one.done),
            why: Why::of(&one.done.why),
            tournament: one.tournament.as_ref().map(|(tournament, _)| tournament.0),
            entered: one.entered.as_ref().map(OfList::of),
        }
    }
}

/// What a list said of somebody before it was revised, and the acts it was made anew for.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Revised {
    list: OfList,
    before: Option<i32>,
    after: Option<i32>,
    #[schemars(range(min = 1))]
    entry: Option<i64>,
    by: Vec<RevisedBy>,
    calculation: Option<Calculation>,
}

impl Revised {
    pub(super) fn of(one: &causes::Revision) -> Self {
        Revised {
            list: OfList::of(&one.list),
            before: one.before,
            after: one.after,
            entry: one.made.as_ref().map(|made| made.entry.0),
            by: one.by.iter().map(RevisedBy::of).collect(),
            calculation: one.calculation.as_ref().map(|(answer, position)| Calculation::of(answer, *position)),
        }
    }
}

/// An act for which a list was made anew.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct RevisedBy {
    #[schemars(range(min = 1))]
    entry: i64,
    #[schemars(with = "KindName")]
    kind: &'static str,
    decided: Decided,
    why: Option<Why>,
    #[schemars(range(min = 1))]
    tournament: Option<u32>,
}

impl RevisedBy {
    fn of(one: &causes::RevisedBy) -> Self {
        RevisedBy {
            entry: one.done.entry.0,
            kind: one.kind.as_str(),
            decided: Decided::of(&one.done),
            why: Why::of(&one.done.why),
            tournament: one.tournament.as_ref().map(|(tournament, _)| tournament.0),
        }
    }
}

/// A list that an act came too late for; with both calculations where the act does not do there what it did on the list before.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Through {
    list: OfList,
    published: Option<i32>,
    before: Option<i32>,
    after: Option<i32>,
    calculation_before: Option<Calculation>,
    calculation_after: Option<Calculation>,
}

impl Through {
    fn of(through: &causes::Through) -> Self {
        Through {
            list: OfList::of(&through.list),
            published: through.published,
            before: through.before,
            after: through.after,
            calculation_before: calculation(&through.calculations[0]),
            calculation_after: calculation(&through.calculations[1]),
        }
    }
}
