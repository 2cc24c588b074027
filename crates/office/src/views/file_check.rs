//! A file that anybody sends, beside the register: who its players are, what it says otherwise than the list in force, and the
//! forecast from our own ratings and K. Nothing of the file is kept.
//!
//! Whoever asks may be a stranger. Who asked not to be shown is not looked at: his line is what the file says of him. Of births
//! the year alone is compared and used, or a few files with invented days would tell anybody's day of birth.

use crate::acts::answers::sure_among;
use crate::acts::found::federation;
use crate::acts::minors::Minors;
use crate::intake::identify::{Line, identify};
use crate::intake::read_report::{Unidentified, read_report};
use crate::lists::compute::standing_at;
use crate::rating::rate_file::KnownLines;
use crate::refusal::OfficeError;
use crate::register::matching::{Candidate, Ground, Sought};
use crate::views::decided_now::decided_now;
use crate::views::public::PublicPerson;
use crate::views::worklist::{is_licensed, season_on};
use arpad_codes::{Bounded, Code, Kept, Severity, codes};
use arpad_model::{Birth, List, Person, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::{papers, persons};
use jiff::civil::Date;
use std::collections::HashMap;

codes! {
    /// What the register says of a line.
    pub REMARKS: Code;

    /// The file's rating is not that of the list in force.
    RATING_OTHERWISE = "rating-otherwise";
    /// The file rates somebody whom no list of ours rates.
    RATED_BY_FILE_ALONE = "rated-by-file-alone";
    /// Nobody in the register has this number.
    NUMBER_UNKNOWN = "number-unknown";
    /// The number is somebody else's.
    NUMBER_OF_ANOTHER = "number-of-another";
    /// Several persons may be meant, or one is not certain.
    WHO_IS_MEANT = "who-is-meant";
    /// One person stands on two lines.
    STANDS_TWICE = "stands-twice";
    /// A player of our own whom the register does not know.
    NOT_IN_REGISTER = "not-in-register";
    /// No licence for the season.
    UNLICENSED = "unlicensed";
    /// There are more remarks of a kind than are told.
    MORE_REMARKS = "more-remarks";
}

/// Lines that are compared with the register; a longer file is rated as it stands.
pub const MOST_LINES: usize = 1_000;

/// Persons named for a line in doubt.
const MOST_CANDIDATES: usize = 4;

/// What the register says of a file.
pub struct RegisterCheck {
    /// What it knows of the players, to rate the file with.
    pub known: KnownLines,
    /// The list in force when the event began, from which the ratings come.
    pub list: Option<List>,
    /// Lines of the file.
    pub lines: usize,
    /// Of these, whom the register knows.
    pub found: usize,
    /// What to look at, line by line.
    pub remarks: Vec<Remark>,
}

/// What the register says of one line.
#[derive(Clone, Debug)]
pub struct Remark {
    /// How much it weighs.
    pub severity: Severity,
    /// The name as the file has it; empty where many lines are meant.
    pub name: String,
    /// What kind of remark it is.
    pub code: Code,
    /// What the file says.
    pub said: String,
    /// What the register says.
    pub known: String,
    /// Who may be meant, the likeliest first.
    pub candidates: Vec<PublicPerson>,
    /// How many, where many are meant.
    pub count: usize,
}

/// What the register says of a file; none where its lines cannot be compared: a file with errors is told them first, and who
/// its lines are is of no use yet.
pub fn check_file(store: &mut Reader<'_>, bytes: &[u8]) -> Result<Option<RegisterCheck>, OfficeError> {
    let Ok(mut reported) = read_report(bytes) else { return Ok(None) };
    if reported.players.len() > MOST_LINES {
        return Ok(None);
    }
    reported.players.iter_mut().for_each(|line| line.born = line.born.map(|born| Birth::Year(born.year())));
    let looked = Looked::at(store, &reported)?;
    let standing = standing_at(store, reported.series, reported.starts, &looked.lines)?;
    let mut known = without_days(standing.lines);
    decided_since(store, &looked.lines, (reported.starts, &mut known))?;
    let remarks = looked.remarks(store, &reported, &known)?;
    let (lines, found) = (looked.lines.len(), looked.lines.iter().flatten().count());
    Ok(Some(RegisterCheck { known, list: standing.list, lines, found, remarks }))
}

/// Points of go hold from the day they were decided, whether or not a published list has them (§3(3)).
fn decided_since(
    store: &mut Reader<'_>,
    lines: &[Option<PersonId>],
    (starts, known): (Date, &mut KnownLines),
) -> Result<(), OfficeError> {
    let KnownLines::Go(players) = known else { return Ok(()) };
    for one in decided_now(store)?.into_iter().filter(|one| one.day <= starts) {
        let place = lines.iter().position(|person| *person == Some(one.person));
        if let (Some(place), Some(points)) = (place, one.points) {
            let player = players[place].get_or_insert_default();
            (player.rating, player.grade) = (Some(points), one.grade);
        }
    }
    Ok(())
}

/// Who the lines are, as far as anybody may know.
struct Looked {
    lines: Vec<Option<PersonId>>,
    found: Vec<Line>,
    persons: HashMap<PersonId, Person>,
    minors: Minors,
}

impl Looked {
    fn at(store: &mut Reader<'_>, reported: &Unidentified) -> Result<Self, OfficeError> {
        let mut found = identify(store, reported, None, &[])?;
        let named = |line: &Line| match line {
            Line::Known(person) => vec![*person],
            Line::Doubt(candidates) => candidates.iter().map(|one| one.person).collect(),
            Line::New | Line::Nobody => Vec::new(),
        };
        let mut numbers: Vec<PersonId> = found.iter().flat_map(named).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let (all, minors) = (persons::among(store, &numbers)?, Minors::read(store)?);
        // A file that is compared would tell whose name is not shown by whether it fits.
        let may_be_named = |person: &Person| !person.withheld && minors.of(person.born).is_named();
        let persons: HashMap<PersonId, Person> =
            all.into_iter().filter(may_be_named).map(|person| (person.id, person)).collect();
        for line in &mut found {
            match line {
                Line::Known(person) if !persons.contains_key(person) => *line = Line::New,
                Line::Doubt(candidates) => {
                    candidates.retain(|one| persons.contains_key(&one.person));
                    if candidates.is_empty() {
                        *line = Line::New;
                    }
                }
                Line::Known(_) | Line::New | Line::Nobody => {}
            }
        }
        let lines = found.iter().map(|line| if let Line::Known(person) = line { Some(*person) } else { None });
        let mut lines: Vec<Option<PersonId>> = lines.collect();
        if reported.series == Series::Go {
            // Few files of go have numbers. Whoever is the only one of the name is looked at, and asked about all the same.
            for (line, person) in sure_among(&found, false) {
                lines[line as usize] = Some(person);
            }
        }
        Ok(Looked { lines, found, persons, minors })
    }

    fn remarks(
        &self,
        store: &mut Reader<'_>,
        reported: &Unidentified,
        known: &KnownLines,
    ) -> Result<Vec<Remark>, OfficeError> {
        let mut remarks: Bounded<Remark> = Bounded::default();
        let home = federation(store)?.country;
        let season = season_on(reported.starts);
        let is_chess = reported.series != Series::Go;
        let are_licences_kept = is_chess && papers::are_licences_kept(store, &season)?;
        for (place, (line, sought)) in self.found.iter().zip(&reported.players).enumerate() {
            let is_ours = sought.country.is_empty() || sought.country.eq_ignore_ascii_case(&home);
            let mut add =
                |severity, remark: Remark| remarks.add(remark.code, severity, || Remark { severity, ..remark });
            let about = |code| Remark::of(sought, code);
            match line {
                Line::Known(person) => {
                    let Some(person) = self.persons.get(person) else { continue };
                    if are_licences_kept
                        && person.country == home
                        && !is_licensed(store, person, &season, reported.starts)?
                    {
                        add(Severity::Warning, Remark { known: season.clone(), ..about(UNLICENSED) });
                    }
                    if let (KnownLines::Chess(players, _), Some(said)) = (known, sought.rating) {
                        let listed = players[place].as_ref().and_then(|player| player.rating);
                        match listed.map(|rating| i32::from(rating.points())) {
                            Some(listed) if listed == said => {}
                            Some(listed) => {
                                let known = listed.to_string();
                                add(Severity::Warning, Remark { known, ..about(RATING_OTHERWISE).said(said) });
                            }
                            None => add(Severity::Warning, about(RATED_BY_FILE_ALONE).said(said)),
                        }
                    }
                }
                Line::Doubt(candidates) => {
                    let code = doubt(candidates);
                    let shown = candidates.iter().filter_map(|one| self.persons.get(&one.person));
                    let number = sought.fide.map(|number| number.to_string());
                    let number = number.or(sought.egd.map(|number| number.to_string())).unwrap_or_default();
                    add(
                        Severity::Warning,
                        about(code).candidates(shown.take(MOST_CANDIDATES), self.minors).said(number),
                    );
                }
                Line::New if is_ours && sought.fide.is_some() => {
                    let number = sought.fide.map(|number| number.to_string()).unwrap_or_default();
                    add(Severity::Note, about(NUMBER_UNKNOWN).said(number));
                }
                Line::Nobody if is_ours => add(Severity::Note, about(NOT_IN_REGISTER)),
                Line::New | Line::Nobody => {}
            }
        }
        Ok(remarks.finish(Remark::more))
    }
}

impl Remark {
    fn of(sought: &Sought, code: Code) -> Self {
        Remark {
            severity: Severity::Note,
            name: sought.name.clone(),
            code,
            said: String::new(),
            known: String::new(),
            candidates: Vec::new(),
            count: 0,
        }
    }

    fn said(self, said: impl ToString) -> Self {
        Remark { said: said.to_string(), ..self }
    }

    fn candidates<'a>(self, persons: impl IntoIterator<Item = &'a Person>, minors: Minors) -> Self {
        let candidates = persons.into_iter().filter_map(|one| PublicPerson::of(one, minors).ok()).collect();
        Remark { candidates, ..self }
    }

    fn more(kind: &Kept) -> Self {
        let count = kind.count - kind.kept;
        let more = Remark::of(&Sought::default(), MORE_REMARKS);
        Remark { severity: kind.severity, count, ..more }
    }
}

/// What makes a line doubtful.
fn doubt(candidates: &[Candidate]) -> Code {
    let is_another = |one: &Candidate| {
        let is_by_number = |ground: &Ground| matches!(ground, Ground::SameFide | Ground::SameEgd);
        one.grounds.iter().any(is_by_number) && one.grounds.contains(&Ground::OtherName)
    };
    match candidates {
        [one] if one.grounds.is_empty() => STANDS_TWICE,
        all if all.iter().any(is_another) => NUMBER_OF_ANOTHER,
        _ => WHO_IS_MEANT,
    }
}

/// The same with nobody's day of birth.
fn without_days(mut lines: KnownLines) -> KnownLines {
    if let KnownLines::Chess(players, _) = &mut lines {
        for player in players.iter_mut().flatten() {
            player.born = player.born.map(|born| Birth::Year(born.year()));
        }
    }
    lines
}
