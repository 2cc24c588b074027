//! What is done about a mistake in an accepted report. It enters the next list and everybody may read why, so it has a reason.

use super::{BECAUSE, Deed, Field, FieldKind, Own, TOURNAMENT, WHY_NEEDED};
use crate::web::desk::given::{Given, Stop};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::acts::result::{SET_ASIDE, WhichGame, correct_result};
use arpad_office::acts::swap::swap;
use arpad_office::acts::withdraw::withdraw;
use arpad_registry::Writer;

const LINE: Field = Field::needed("line", FieldKind::Number);

/// Results as an act writes them, chess first; go tells who won.
pub(super) const RESULTS: &[&str] = &["1-0", "1/2", "0-1", "+/-", "-/+", "-/-", "*", "black", "white", "jigo"];

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "reidentify",
        kind: Kind::Reidentify,
        fields: &[TOURNAMENT, LINE, super::PERSON, WHY_NEEDED],
        own: Own::Nothing,
        act: somebody_else,
    },
    Deed {
        name: "swap",
        kind: Kind::Swap,
        fields: &[TOURNAMENT, LINE, Field::needed("other-line", FieldKind::Number), WHY_NEEDED],
        own: Own::Nothing,
        act: exchanged,
    },
    Deed {
        name: "result",
        kind: Kind::Result,
        fields: &[
            TOURNAMENT,
            Field::needed("round", FieldKind::Number),
            LINE,
            Field::free("against-line", FieldKind::Number),
            Field::needed("result", FieldKind::Choice(RESULTS)),
            Field::free("set-aside", FieldKind::Tick),
            WHY_NEEDED,
        ],
        own: Own::Nothing,
        act: ended_otherwise,
    },
    Deed {
        name: "withdraw",
        kind: Kind::Withdraw,
        fields: &[TOURNAMENT, BECAUSE, super::WHY],
        own: Own::Nothing,
        act: take_out,
    },
];

fn somebody_else(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (tournament, line) = (given.tournament("tournament")?, given.file_line("line")?);
    let person = given.person(store, "person")?;
    Ok(reidentify(store, stamp, tournament, line, person)?)
}

fn exchanged(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let lines = [given.file_line("line")?, given.file_line("other-line")?];
    swap(store, stamp, given.tournament("tournament")?, lines)?;
    Ok(())
}

fn ended_otherwise(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let against = given.text("against-line").map(|_| given.file_line("against-line")).transpose()?;
    let which = WhichGame { round: given.parsed("round")?, line: given.file_line("line")?, against };
    let result = given.needed("result")?;
    let result = if given.is_ticked("set-aside") { format!("{result} {SET_ASIDE}") } else { result.to_owned() };
    correct_result(store, stamp, given.tournament("tournament")?, which, &result)?;
    Ok(())
}

fn take_out(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let because = given.needed("because")?;
    // The reason stands in the body; the ledger has it with its language.
    let why = match (stamp.why.as_str(), given.language) {
        ("", Some(language)) => language.marked(because),
        (why, _) => why.to_owned(),
    };
    withdraw(store, &stamp.because(why), given.tournament("tournament")?, because)?;
    Ok(())
}
