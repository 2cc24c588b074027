//! What is done about received files: they come, somebody says who is who, they are accepted or turned away.

use super::event_facts::{LAW, facts};
use super::{BECAUSE, Deed, Field, FieldKind, Own, Remark, SUBMISSION, WHY, joined};
use crate::web::desk::given::{Given, Stop};
use arpad_model::{EventFacts, Fact, Series, SubmissionId, TournamentId};
use arpad_office::acts::Kind;
use arpad_office::acts::accept::{Acceptance, Newcomers, Strangers, accept};
use arpad_office::acts::announce::unknown_territory;
use arpad_office::acts::answer::answer;
use arpad_office::acts::answers::answer_sure;
use arpad_office::acts::desk::{LARGEST, OfficeError, Refusal, Stamp};
use arpad_office::acts::reject::reject;
use arpad_office::acts::submit::{Post, receive, take_up};
use arpad_office::files::opened::{Named, opened};
use arpad_office::rating::rate_file::{FileKind, kind_of};
use arpad_office::refusal::code;
use arpad_office::views::came_before::came_before;
use arpad_registry::Writer;

/// What is said of a report that is taken in, and of its event.
const ACCEPT: [Field; 21] = joined(&[
    &[
        SUBMISSION,
        Field::free("take-new", FieldKind::Tick),
        Field::free("tempo", FieldKind::Choice(&["standard", "rapid", "blitz"])),
        Field::free("strangers", FieldKind::Choice(&["from-report", "unrated"])),
        Field::free("reference", FieldKind::Line),
    ],
    &LAW,
    &[Field::free("another-event", FieldKind::Tick), Field::free("ours-as-file", FieldKind::Tick), WHY],
]);

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        name: "submit",
        kind: Kind::Submit,
        fields: &[Field::needed("files", FieldKind::Files), Field::free("tournament", FieldKind::Number), WHY],
        own: Own::Anything,
        act: submit,
    },
    Deed {
        name: "answer",
        kind: Kind::Answer,
        fields: &[
            SUBMISSION,
            Field::needed("line", FieldKind::Number),
            Field::free("person", FieldKind::Line),
            Field::free("new", FieldKind::Tick),
            WHY,
        ],
        own: Own::Nothing,
        act: answer_line,
    },
    Deed {
        name: "answer-sure",
        kind: Kind::Answers,
        fields: &[SUBMISSION, Field::free("foreign-numbers", FieldKind::Tick), WHY],
        own: Own::Nothing,
        act: answer_all,
    },
    Deed { name: "accept", kind: Kind::Accept, fields: &ACCEPT, own: Own::Nothing, act: take_in },
    Deed { name: "reject", kind: Kind::Reject, fields: &[SUBMISSION, BECAUSE, WHY], own: Own::Nothing, act: turn_away },
    Deed { name: "take-up", kind: Kind::Submit, fields: &[SUBMISSION, WHY], own: Own::Nothing, act: take_up_again },
];

/// The largest report, in bytes: the longest that were ever made have a tenth of it.
const LARGEST_REPORT: usize = 8 << 20;

/// What is no report at all is kept for whoever asks why, up to so many bytes: what is kept is kept for ever.
const LARGEST_OTHER: usize = 1 << 20;

/// A file that is small enough for what it is.
fn small_enough(bytes: &[u8]) -> Result<(), Box<Refusal>> {
    let most = match kind_of(bytes) {
        FileKind::Foreign(_) | FileKind::Unknown => LARGEST_OTHER,
        _ => LARGEST_REPORT,
    };
    if bytes.len() <= most {
        return Ok(());
    }
    Err(Box::new(Refusal::new(code::FILE_TOO_LARGE).with("bytes", bytes.len()).with("most", most)))
}

/// Every file in one transaction, and what is in an archive: a slip leaves nothing half received. A report that cannot be taken yet
/// or is too large does not keep out those that came with it.
fn submit(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let tournament = given.parsed_if_any("tournament")?.map(TournamentId);
    let (mut asked, mut known, mut come) = (0, 0, 0);
    let mut kept_out: Vec<(String, Box<Refusal>)> = Vec::new();
    for (name, bytes) in &given.files {
        for file in opened(Named { name: name.clone(), bytes: bytes.clone() }, LARGEST) {
            if let Err(refusal) = small_enough(&file.bytes) {
                kept_out.push((file.name, refusal));
                continue;
            }
            let post = Post { file_name: &file.name, bytes: &file.bytes, received: stamp.day(), tournament };
            let received = match receive(store, stamp, &post) {
                Err(OfficeError::Refused(refusal)) if refusal.code == code::REPORT_BEFORE_EVENT => {
                    kept_out.push((file.name, refusal));
                    continue;
                }
                other => other?,
            };
            come += 1;
            if !received.seen_before {
                let questions = received.lines.iter().filter(|line| line.is_question()).count() as u32;
                let questions = Some(questions).filter(|_| received.unreadable.is_none());
                given.told.add(Remark::Came(file.name.clone(), received.submission, questions));
            }
            if received.seen_before {
                let before = came_before(store, received.submission)?;
                given.told.add(Remark::Seen(file.name, Box::new(before)));
            } else if let Some(refusal) = received.unreadable {
                given.told.add(Remark::File(file.name, Box::new(refusal)));
            } else if received.lines.iter().any(|line| line.is_question()) {
                asked += 1;
            } else {
                known += 1;
            }
        }
    }
    if come == 0
        && let Some((_, refusal)) = kept_out.pop()
    {
        return Err(OfficeError::Refused(refusal).into());
    }
    kept_out.into_iter().for_each(|(name, refusal)| given.told.add(Remark::File(name, refusal)));
    for (key, count) in [("desk-files-asked", asked), ("desk-files-known", known)] {
        if count > 0 {
            given.tell(key, vec![("count", Fact::from(count))]);
        }
    }
    Ok(())
}

/// Lines are counted from 1 where people read them.
fn answer_line(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let line: u32 = given.parsed("line")?;
    let line = line.checked_sub(1).ok_or(Stop::Field("line", "deed-unreadable"))?;
    let person = match given.is_ticked("new") {
        true if given.text("person").is_some() => return Err(Stop::Field("person", "deed-new-or-person")),
        true => None,
        false => Some(given.person(store, "person")?),
    };
    Ok(answer(store, stamp, SubmissionId(given.parsed("submission")?), line, person)?)
}

fn answer_all(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    answer_sure(store, stamp, SubmissionId(given.parsed("submission")?), given.is_ticked("foreign-numbers"))?;
    Ok(())
}

fn take_in(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let strangers = match given.text("strangers") {
        Some("from-report") => Strangers::FromReport(given.needed("reference")?.to_owned()),
        Some("unrated") => Strangers::Unrated,
        Some(_) => return Err(Stop::Field("strangers", "deed-unreadable")),
        None => Strangers::Ask,
    };
    let tempo = match given.parsed_if_any::<Series>("tempo")? {
        Some(Series::Chess(tempo)) => Some(tempo),
        Some(Series::Go) => return Err(Stop::Field("tempo", "deed-unreadable")),
        None => None,
    };
    let how = Acceptance {
        take_new: given.is_ticked("take-new"),
        tempo,
        strangers,
        facts: facts(given, &EventFacts::default())?,
        another_event: given.is_ticked("another-event"),
        newcomers: if given.is_ticked("ours-as-file") { Newcomers::AsFile } else { Newcomers::Ask },
    };
    given.warn(unknown_territory(store, &how.facts.territory)?.into_iter().collect());
    accept(store, stamp, SubmissionId(given.parsed("submission")?), how)?;
    Ok(())
}

fn turn_away(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    Ok(reject(store, stamp, given.parsed("submission")?, given.needed("because")?)?)
}

fn take_up_again(store: &mut Writer<'_>, stamp: &Stamp, given: &Given) -> Result<(), Stop> {
    let taken = take_up(store, stamp, given.parsed("submission")?)?;
    given.tell("desk-taken-up", vec![("submission", Fact::from(taken.submission))]);
    Ok(())
}
