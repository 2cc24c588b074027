//! What is done about go: who belongs to the rating system, with how many points somebody enters, what is known of a tournament,
//! and the decisions of the committee (§3(3), §6(2), §6(3)). What the manager of the system says on his own is asked of whoever
//! accepts reports; the manager is a member of the committee (§3(2)), and may have both roles.

use super::{Deed, Field, FieldKind, Own, WHY};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{Allowance, Coverage, EventFacts, Fact, GoFacts, GoOutcome, GoTime, Importance, Series};
use arpad_model::{SubmissionId, TournamentId};
use arpad_office::access::MANAGERS;
use arpad_office::acts::accept::{Acceptance, Newcomers, accept};
use arpad_office::acts::cover::cover;
use arpad_office::acts::decide::{decide, lowered_grade};
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::newcomers::{self, By, set_initial, take_proposals};
use arpad_office::acts::result::{WhichGame, correct_result, line_meant};
use arpad_office::acts::{DecideAct, Decided, Kind, OneGame};
use arpad_office::lists::newcomers::Entrant;
use arpad_office::views::beside::meant;
use arpad_registry::{Reader, Writer};

const TOURNAMENT: Field = Field::needed("tournament", FieldKind::Number);
const SUBMISSION: Field = Field::needed("submission", FieldKind::Number);
const REFERENCE: Field = Field::needed("reference", FieldKind::Line);
const NEWCOMER: Field = Field::needed("newcomer", FieldKind::Line);
const POINTS: Field = Field::needed("go-points", FieldKind::Number);
const LETTER: Field = Field::free("by-letter", FieldKind::Choice(OURS));
const HOLDS_FROM: Field = Field::free("holds-from", FieldKind::Day);
const REASON: Field = Field::needed("why", FieldKind::Text);

/// Letters of those who belong to the system (§1(1)).
const OURS: &[&str] = &["letter-a", "letter-b", "letter-c"];

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

pub(super) const DEEDS: &[Deed] = &[
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
        name: "newcomer",
        kind: MANAGERS,
        fields: &[NEWCOMER, LETTER, Field::free("reference", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: as_proposed,
    },
    Deed {
        name: "newcomers",
        kind: MANAGERS,
        fields: &[LETTER, Field::free("reference", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: all_as_proposed,
    },
    Deed {
        name: "newcomer-points",
        kind: MANAGERS,
        fields: &[NEWCOMER, POINTS, LETTER, Field::free("reference", FieldKind::Line), WHY],
        own: Own::Nothing,
        act: by_manager,
    },
    Deed {
        name: "initial-points",
        kind: Kind::Decide,
        fields: &[NEWCOMER, POINTS, LETTER, REFERENCE, WHY],
        own: Own::Nothing,
        act: by_committee,
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
        name: "indicators",
        kind: Kind::Decide,
        fields: &[
            Field::needed("person", FieldKind::Line),
            Field::free("go-points", FieldKind::Number),
            Field::free("grade", FieldKind::Line),
            HOLDS_FROM,
            REFERENCE,
            REASON,
        ],
        own: Own::Nothing,
        act: indicators,
    },
    Deed {
        name: "cover",
        kind: Kind::Cover,
        fields: &[
            Field::needed("person", FieldKind::Line),
            Field::needed("by-letter", FieldKind::Choice(&["letter-a", "letter-b", "letter-c", "outside"])),
            Field::free("covered-from", FieldKind::Day),
            WHY,
        ],
        own: Own::Nothing,
        act: belongs,
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

/// A newcomer as somebody types him: a person, or a line of a file that is not accepted, `3/7`.
fn newcomer(store: &mut Reader<'_>, given: &Given) -> Result<Entrant, Stop> {
    let text = given.needed("newcomer")?;
    let line = text.split_once('/').and_then(|(file, line)| {
        let (file, line): (u32, u32) = (file.trim().parse().ok()?, line.trim().parse().ok()?);
        Some(Entrant::Line(SubmissionId(file), line.checked_sub(1)?))
    });
    match line {
        Some(line) => Ok(line),
        None => Ok(Entrant::Known(meant(store, text)?)),
    }
}

/// A letter of §1(1), as the choice names it, `letter-b`, or bare.
fn letter(given: &Given) -> Result<Option<Coverage>, Stop> {
    let Some(text) = given.text("by-letter") else { return Ok(None) };
    let bare = text.strip_prefix("letter-").unwrap_or(text);
    bare.parse().map(Some).map_err(|_| Stop::Field("by-letter", "deed-unreadable"))
}

fn as_proposed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Manager(given.text("reference").unwrap_or_default());
    let who = newcomer(store, given)?;
    held_back(given, &set_initial(store, stamp, who, None, (by, letter(given)?))?);
    Ok(())
}

/// Says where the manager gave less than the performance, which only the committee may give.
fn held_back(given: &Given, set: &newcomers::Given) {
    if let Some(due) = set.due {
        given.tell("newcomers-held-back", vec![("points", Fact::from(due))]);
    }
}

fn all_as_proposed(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    take_proposals(store, stamp, given.text("reference").unwrap_or_default(), letter(given)?)?;
    Ok(())
}

fn by_manager(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Manager(given.text("reference").unwrap_or_default());
    let who = newcomer(store, given)?;
    held_back(given, &set_initial(store, stamp, who, Some(given.parsed("go-points")?), (by, letter(given)?))?);
    Ok(())
}

fn by_committee(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let by = By::Committee(given.needed("reference")?);
    let who = newcomer(store, given)?;
    set_initial(store, stamp, who, Some(given.parsed("go-points")?), (by, letter(given)?))?;
    Ok(())
}

fn tournament(given: &Given) -> Result<TournamentId, Stop> {
    Ok(TournamentId(given.parsed("tournament")?))
}

/// Writes a decision down; what the manager says without a number stands under his name.
fn decided(store: &mut Writer<'_>, stamp: &Stamp, given: &Given, decision: Decided) -> Result<(), Stop> {
    let day = given.day_if_any("holds-from")?.unwrap_or_else(|| stamp.day());
    let reference = given.text("reference").unwrap_or(stamp.by_whom.as_str()).to_owned();
    decide(store, stamp, DecideAct { decision, day, reference })?;
    Ok(())
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
            let (black, white) = (player(store, given, "one-player")?, player(store, given, "other-player")?);
            Some(OneGame { round, black, white })
        }
        None if given.text("one-player").or(given.text("other-player")).is_some() => {
            return Err(Stop::Field("in-round", "deed-missing"));
        }
        None => None,
    };
    decided(store, stamp, given, Decided::Allowed { tournament: tournament(given)?, game, allowance })
}

fn player(store: &mut Reader<'_>, given: &Given, name: &'static str) -> Result<arpad_model::PersonId, Stop> {
    Ok(meant(store, given.needed(name)?)?)
}

fn indicators(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let decision = Decided::Indicators {
        person: player(store, given, "person")?,
        series: Series::Go,
        points: given.parsed_if_any("go-points")?,
        grade: given.text("grade").map(str::to_owned),
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    };
    let day = given.day_if_any("holds-from")?.unwrap_or_else(|| stamp.day());
    let lowered = lowered_grade(store, &decision, day)?;
    decided(store, stamp, given, decision)?;
    if let Some((held, grade)) = lowered {
        given.tell("deed-told-lower-grade", vec![("held", Fact::from(held)), ("grade", Fact::from(grade))]);
    }
    Ok(())
}

fn belongs(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let person = player(store, given, "person")?;
    let said = letter(given)?.ok_or(Stop::Field("by-letter", "deed-missing"))?;
    cover(store, stamp, person, said, given.day_if_any("covered-from")?)?;
    Ok(())
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
