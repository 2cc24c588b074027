//! What is done about a go tournament: its report is taken in, what is known of it stated, and what the tables leave open decided by
//! the committee (§6(2), §6(3)). What the manager of the system says on his own is asked of whoever accepts reports; the manager is
//! a member of the committee (§3(2)), and may have both roles.

use super::{HOLDS_FROM, REASON, REFERENCE, decided};
use crate::web::desk::deeds::{CERTAIN, Deed, Field, FieldKind, Own, SUBMISSION, TOURNAMENT, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{
    Allowance, Coverage, EventFacts, GoFacts, GoOutcome, GoTime, Importance, SubmissionId, TournamentId,
};
use arpad_office::access::MANAGERS;
use arpad_office::acts::accept::{Acceptance, Newcomers, accept};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::result::{WhichGame, correct_result, line_meant};
use arpad_office::acts::{Decided, Kind};
use arpad_office::views::go_game_named::{Number, game_named};
use arpad_registry::Writer;

const THINKING_TIME: Field = Field::free("thinking-time", FieldKind::Line);
const BOARD: Field = Field::free("board", FieldKind::Choice(&["19", "13"]));
const STONES: Field = Field::free("stones", FieldKind::Choice(&["even", "handicap"]));
const WHERE_HELD: Field = Field::free("where-held", FieldKind::Choice(&["domestic", "not-domestic"]));
const IMPORTANCE: Field = Field::free("importance", FieldKind::Choices(IMPORTANCES));

/// What makes a tournament weigh more (table 3), and the word that it has nothing of it.
const IMPORTANCES: &[&str] =
    &["invitational", "hungarian-championship", "european-championship", "world-championship", "no-importance"];

/// How a game ended, for the player who is named.
const ENDED: &[&str] = &["won", "lost", "jigo", "no-show", "by-arbiter", "double-loss"];

pub(in crate::web::desk::deeds) const DEEDS: &[Deed] = &[
    Deed {
        name: "accept-go",
        kind: Kind::Accept,
        fields: &[
            SUBMISSION,
            Field::free("take-new", FieldKind::Tick),
            Field::free("ours", FieldKind::Line),
            Field::free("ours-as-file", FieldKind::Tick),
            THINKING_TIME,
            BOARD,
            STONES,
            IMPORTANCE,
            WHERE_HELD,
            Field::free("another-event", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: take_in,
    },
    Deed {
        name: "event-facts",
        kind: MANAGERS,
        fields: &[
            TOURNAMENT,
            THINKING_TIME,
            BOARD,
            STONES,
            IMPORTANCE,
            WHERE_HELD,
            Field::free("reference", FieldKind::Line),
            WHY,
        ],
        own: Own::Nothing,
        act: stated,
    },
    Deed {
        name: "multiplier",
        kind: Kind::Decide,
        fields: &[
            TOURNAMENT,
            Field::needed("multiplier", FieldKind::Number),
            Field::free("ground", FieldKind::Line),
            REFERENCE,
            HOLDS_FROM,
            CERTAIN,
            WHY,
        ],
        own: Own::Nothing,
        act: multiplier,
    },
    Deed {
        name: "parts",
        kind: Kind::Decide,
        fields: &[TOURNAMENT, Field::needed("part-rounds", FieldKind::Line), REFERENCE, HOLDS_FROM, WHY],
        own: Own::Nothing,
        act: parts,
    },
    Deed {
        name: "allow",
        kind: Kind::Decide,
        fields: &[
            TOURNAMENT,
            Field::needed("allowance", FieldKind::Choice(&["jigo", "stones-to-stronger", "top-width", "bottom-width"])),
            Field::free("width", FieldKind::Number),
            Field::free("in-round", FieldKind::Number),
            Field::free("one-player", FieldKind::Line),
            Field::free("other-player", FieldKind::Line),
            REFERENCE,
            HOLDS_FROM,
            WHY,
        ],
        own: Own::Nothing,
        act: allow,
    },
    Deed {
        name: "go-result",
        kind: Kind::Result,
        fields: &[
            TOURNAMENT,
            Field::needed("in-round", FieldKind::Number),
            Field::needed("one-player", FieldKind::Line),
            Field::free("other-player", FieldKind::Line),
            Field::needed("ended", FieldKind::Choice(ENDED)),
            REASON,
        ],
        own: Own::Nothing,
        act: ended_otherwise,
    },
];

fn take_in(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let said = ours(given)?;
    let newcomers = match given.is_ticked("ours-as-file") {
        true if !said.is_empty() => return Err(Stop::Field("ours-as-file", "deed-ours-twice")),
        true => Newcomers::AsFile,
        false if said.is_empty() => Newcomers::Ask,
        false => Newcomers::Said(said),
    };
    let how = Acceptance {
        take_new: given.is_ticked("take-new"),
        facts: EventFacts { go: facts(given)?, ..EventFacts::default() },
        another_event: given.is_ticked("another-event"),
        newcomers,
        ..Acceptance::default()
    };
    accept(store, stamp, SubmissionId(given.parsed("submission")?), how)?;
    Ok(())
}

/// Lines, counted from 1, each with its letter: `4=b`; without one a citizen who lives here.
fn ours(given: &Given) -> Result<Vec<(u32, Coverage)>, Stop> {
    let unreadable = || Stop::Field("ours", "deed-no-letters");
    let mut said = Vec::new();
    for text in given.all("ours").flat_map(|text| text.split([',', ';', ' '])).filter(|text| !text.is_empty()) {
        let (line, letter) = text.split_once('=').unwrap_or((text, Coverage::Citizen.as_str()));
        let line: u32 = line.trim().parse().map_err(|_| unreadable())?;
        let letter = letter.trim().parse().map_err(|_| unreadable())?;
        said.push((line.checked_sub(1).ok_or_else(unreadable)?, letter));
    }
    Ok(said)
}

/// What is stated of a tournament; what is left out stays as the file or the announcement says it.
fn facts(given: &Given) -> Result<GoFacts, Stop> {
    let time = match given.text("thinking-time") {
        Some(text) => Some(text.parse::<GoTime>().map_err(|_| Stop::Field("thinking-time", "deed-no-time"))?),
        None => None,
    };
    let either = |name: &'static str, values: [&str; 2]| match given.text(name) {
        None => Ok(None),
        Some(text) if text == values[0] => Ok(Some(true)),
        Some(text) if text == values[1] => Ok(Some(false)),
        Some(_) => Err(Stop::Field(name, "deed-unreadable")),
    };
    let mut importance = None;
    for text in given.all("importance") {
        let kinds: &mut Vec<Importance> = importance.get_or_insert_default();
        match Importance::parse(text) {
            Some(kind) => kinds.push(kind),
            None if text == "no-importance" => {}
            None => return Err(Stop::Field("importance", "deed-unreadable")),
        }
    }
    if given.all("importance").any(|text| text == "no-importance") && importance.iter().any(|kinds| !kinds.is_empty()) {
        return Err(Stop::Field("importance", "deed-importance-none"));
    }
    Ok(GoFacts {
        time,
        board: given.parsed_if_any("board")?,
        even: either("stones", ["even", "handicap"])?,
        importance,
        international: either("where-held", ["not-domestic", "domestic"])?,
    })
}

fn tournament(given: &Given) -> Result<TournamentId, Stop> {
    Ok(TournamentId(given.parsed("tournament")?))
}

fn stated(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let decision = Decided::Event { tournament: tournament(given)?, facts: facts(given)?, covered: Vec::new() };
    decided(store, stamp, given, decision)
}

fn multiplier(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (multiplier, ground) = (given.parsed("multiplier")?, given.text("ground").unwrap_or_default().to_owned());
    decided(store, stamp, given, Decided::Multiplier { tournament: tournament(given)?, multiplier, ground })
}

/// Rounds of each part, in order: `6, 4` or `6+4`.
fn parts(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let written = given.needed("part-rounds")?.split([',', ';', '+', ' ']).filter(|text| !text.is_empty());
    let parts: Result<Vec<u16>, _> = written.map(str::parse).collect();
    let parts = parts.map_err(|_| Stop::Field("part-rounds", "deed-no-parts"))?;
    decided(store, stamp, given, Decided::Parts { tournament: tournament(given)?, parts })
}

fn allow(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let width = || given.parsed("width");
    let allowance = match given.needed("allowance")? {
        "jigo" => Allowance::Jigo,
        "stones-to-stronger" => Allowance::StonesToStronger,
        "top-width" => Allowance::TopWidth(width()?),
        "bottom-width" => Allowance::BottomWidth(width()?),
        _ => return Err(Stop::Field("allowance", "deed-unreadable")),
    };
    let game = match given.parsed_if_any("in-round")? {
        Some(round) => {
            let players = [given.needed("one-player")?, given.needed("other-player")?];
            Some(game_named(store, tournament(given)?, round, players, Number::Line)?)
        }
        None if given.text("one-player").or(given.text("other-player")).is_some() => {
            return Err(Stop::Field("in-round", "deed-missing"));
        }
        None => None,
    };
    decided(store, stamp, given, Decided::Allowed { tournament: tournament(given)?, game, allowance })
}

/// By the names of the players: a report need not say who had which color.
fn ended_otherwise(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let (tournament, round) = (tournament(given)?, given.parsed("in-round")?);
    let line = line_meant(store, tournament, given.needed("one-player")?)?;
    let against = given.text("other-player").map(|text| line_meant(store, tournament, text)).transpose()?;
    let result = match given.needed("ended")? {
        "by-arbiter" => GoOutcome::Arbiter.as_str(),
        other => other,
    };
    correct_result(store, stamp, tournament, WhichGame { round, line, against }, result)?;
    Ok(())
}
