//! What comes from elsewhere: FIDE's list, players of a report from it, the European list of go, a register that was kept in
//! tables.

use super::{Deed, Field, FieldKind, Own, Remark, SUBMISSION, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{Fact, FideId};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::egd_list::bring_egd_list;
use arpad_office::acts::enlist::enlist;
use arpad_office::acts::import::{self, import, import_instead};
use arpad_office::acts::takeover::{self, What, take_over};
use arpad_registry::Writer;

const DAY: Field = Field::free("list-day", FieldKind::Day);
const FILE: Field = Field::needed("files", FieldKind::Files);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "import-fide",
        kind: Kind::Import,
        fields: &[
            FILE,
            DAY,
            Field::free("only-federation", FieldKind::Line),
            Field::free("instead", FieldKind::Tick),
            Field::free("ahead", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: fides_list,
    },
    Deed {
        name: "import-strangers",
        kind: Kind::Enlist,
        fields: &[SUBMISSION, Field::free("take", FieldKind::Text), WHY],
        own: Own::Nothing,
        act: strangers,
    },
    Deed { name: "import-egd", kind: Kind::EgdList, fields: &[FILE, DAY, WHY], own: Own::Nothing, act: european_list },
    Deed {
        name: "takeover",
        kind: Kind::Takeover,
        fields: &[
            FILE,
            Field::needed("table", FieldKind::Choice(&["persons", "clubs", "licences", "strength", "ranking"])),
            Field::free("columns", FieldKind::Text),
            DAY,
            Field::free("season", FieldKind::Line),
            Field::free("write", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: table,
    },
];

fn fides_list(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (file_name, bytes) = given.file("files")?;
    let federation = given.line("only-federation").to_uppercase();
    let incoming = import::Incoming {
        file_name,
        day: given.day_if_any("list-day")?,
        federation: &federation,
        in_advance: given.is_ticked("ahead"),
    };
    let done = match given.is_ticked("instead") {
        true => import_instead(store, stamp, bytes, &incoming, |_| {})?,
        false => import(store, stamp, bytes, &incoming, |_| {})?,
    };
    if done.seen_before {
        return Err(Stop::Undone(vec![Remark::Said("import-seen", vec![("date", done.day.into())])]));
    }
    let number = |number: u64| Fact::Number(number as i64);
    let facts = vec![
        ("date", done.day.into()),
        ("players", number(done.players)),
        ("new", number(done.new_persons)),
        ("changed", number(done.changed_persons)),
    ];
    given.tell("import-done", facts);
    if !done.notices.is_empty() {
        given.tell("import-notices", vec![("count", done.notices.len().into())]);
    }
    Ok(())
}

fn strangers(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let mut take = Vec::new();
    for line in given.line("take").split(['\n', ',']).map(str::trim).filter(|line| !line.is_empty()) {
        let unreadable = || Stop::Field("take", "deed-unreadable");
        let (line, number) = line.split_once('=').ok_or_else(unreadable)?;
        let line: u32 = line.trim().parse().map_err(|_| unreadable())?;
        let number = number.trim().parse().map_err(|_| unreadable())?;
        take.push((line.checked_sub(1).ok_or_else(unreadable)?, FideId(number)));
    }
    let done = enlist(store, stamp, given.parsed("submission")?, &take)?;
    let facts = vec![("date", done.day.into()), ("count", Fact::from(done.found.len()))];
    given.tell("desk-strangers-taken", facts);
    let left = done.missing.len() + done.doubtful.len() + done.unanswered.len();
    if left > 0 {
        given.tell("desk-strangers-left", vec![("count", Fact::from(left))]);
    }
    Ok(())
}

fn european_list(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (name, bytes) = given.file("files")?;
    let done = bring_egd_list(store, stamp, name, bytes, given.day_if_any("list-day")?)?;
    let facts = vec![
        ("date", Fact::from(done.day)),
        ("players", Fact::Number(done.players as i64)),
        ("known", Fact::from(done.known)),
    ];
    given.tell("egd-brought", facts);
    Ok(())
}

/// A whole table or nothing of it. Unless somebody says to write it, it is a try: everything is told and undone again.
fn table(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (file_name, bytes) = given.file("files")?;
    let what = What::parse(given.needed("table")?).ok_or(Stop::Field("table", "deed-unreadable"))?;
    let mut map = Vec::new();
    for line in given.line("columns").split(['\n', ',']).map(str::trim).filter(|line| !line.is_empty()) {
        let (heading, field) = line.split_once('=').ok_or(Stop::Field("columns", "deed-unreadable"))?;
        map.push((heading.trim().to_owned(), field.trim().to_owned()));
    }
    let season = given.line("season");
    let (day, map) = (given.day_if_any("list-day")?, &map[..]);
    let taken = take_over(store, stamp, &takeover::Incoming { file_name, bytes, what, map, day, season: &season })?;
    let mut remarks =
        vec![Remark::Said("takeover-table", vec![("file", Fact::from(file_name)), ("rows", taken.rows.into())])];
    let entered = &taken.entered;
    for (key, count) in [
        ("takeover-new-persons", entered.new_persons),
        ("takeover-changed-persons", entered.changed_persons),
        ("takeover-clubs", entered.clubs),
        ("takeover-licences", entered.licences),
        ("takeover-titles", entered.titles),
        ("takeover-ratings", entered.ratings),
        ("takeover-strength-orders", entered.strength_orders),
        ("takeover-known", entered.known),
    ] {
        if count > 0 {
            remarks.push(Remark::Said(key, vec![("count", count.into())]));
        }
    }
    if !taken.unknown.is_empty() {
        let columns = Fact::Name(taken.unknown.join(", "));
        remarks.push(Remark::Said("takeover-unknown", vec![("columns", columns)]));
    }
    if taken.fault_count > 0 {
        remarks.push(Remark::Said("takeover-faults", vec![("count", taken.fault_count.into())]));
        remarks.extend(
            taken.faults.into_iter().take(MOST_FAULTS).map(|(row, refusal)| Remark::Row(row, Box::new(refusal))),
        );
        return Err(Stop::Undone(remarks));
    }
    if !given.is_ticked("write") {
        remarks.push(Remark::Said("desk-table-tried", Vec::new()));
        return Err(Stop::Undone(remarks));
    }
    remarks.into_iter().for_each(|remark| given.told.add(remark));
    Ok(())
}

/// Faults of a table that are told one by one.
const MOST_FAULTS: usize = 50;
