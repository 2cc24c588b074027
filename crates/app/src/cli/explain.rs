//! `arpad explain ID`: a player's rating on a list, game by game, with every paragraph.

use super::before_list::BeforeList;
use super::connection::{Connection, verdict};
use super::list::which;
use super::moved::moved;
use super::page::page_of;
use super::register::described_text;
use super::values::{Dated, list_title, name, print_json, series_parser};
use super::{Verdict, print};
use crate::answer::explained::explained;
use crate::words::go_game::by_name;
use crate::words::sheet::activity_told;
use crate::words::{Language, go_facts};
use arpad_model::{Fact, ListRow, Origin, Person, Series};
use arpad_office::acts::desk::OfficeError;
use arpad_office::rating::rate_case::Answer;
use arpad_office::refusal::code;
use arpad_office::views::as_published::person_on;
use arpad_office::views::beside::meant;
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::person_page::one_person;
use clap::Args;
use std::fmt::Write;

const EXAMPLES: &str = "\
The calculation is made again from what was known when the list was closed, and compared with the list.
Exit code 1 = it comes out otherwise today.

Examples:
  arpad explain 17
  arpad explain \"Kovács Péter\"
  arpad explain fide:712345 --list 2024-04
  arpad explain egd:12345678 --series go";

/// Explain a player's rating on a list, game by game.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Explain {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,

    /// The list (2024-04, latest, go) [default: the newest with games]
    #[arg(long, value_name = "LIST")]
    list: Option<Dated>,

    /// Which series [default: the first he stands in]
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// This revision of the list
    #[arg(long, value_name = "N", requires = "list")]
    revision: Option<u32>,

    #[command(flatten)]
    connection: Connection,
}

impl Explain {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let Some(usual) = self.connection.series(language, &mut registry, self.series)? else {
            return Ok(Verdict::No);
        };
        let which = self.list.map(|list| which(list, usual, self.revision, None));
        let found = self.connection.read(language, &mut registry, |store| {
            let (person, number) = (meant(store, &self.person)?, one_person(store, &self.person)?.id);
            match explain_list(store, number, self.series, which.as_ref()) {
                Ok(found) => Ok(Ok((person_on(store, &found.list, found.person)?, found))),
                Err(OfficeError::Refused(refusal)) if refusal.code == code::NO_LIST && usual == Series::Go => {
                    Ok(Err(BeforeList::read(store, person)?))
                }
                Err(error) => Err(error),
            }
        })?;
        let (person, found) = match &found {
            Some(Ok(found)) => found,
            Some(Err(before)) => return before.tell(language, self.connection.json),
            None => return Ok(verdict(found)),
        };
        if self.connection.json {
            print_json(&explained(found))?;
        } else {
            print(&page(language, person.as_ref(), found))?;
        }
        Ok(if found.agrees() { Verdict::Done } else { Verdict::No })
    }
}

pub(super) fn page(language: Language, person: Option<&Person>, found: &ListExplanation) -> String {
    let rating = found.row.as_ref().and_then(|row| row.rating);
    let shown = person.filter(|person| !person.withheld).map(|person| described_text(language, person, rating));
    let shown = shown.unwrap_or_else(|| found.person.to_string());
    let mut page = format!("{shown}\n{}\n", list_title(language, &found.list));
    if found.is_forecast {
        let _ = writeln!(page, "{}", language.label("desk-forecast"));
    }
    let rating = |row: &Option<ListRow>| {
        let rating = row.as_ref().and_then(|row| row.rating);
        rating.map_or_else(|| language.label("desk-not-rated"), |rating| rating.to_string())
    };
    let facts = [("before", rating(&found.before)), ("after", rating(&found.row))];
    let _ = writeln!(page, "{}\n", language.say_texts("desk-before-after", &facts));
    for one in &found.decided {
        let _ = writeln!(page, "{}\n", go_facts::decided_now(language, one, &shown_name(language, person, found)));
    }
    page.push_str(&moved(language, found));
    match &found.answer {
        Some(answer) if !found.is_idle() => {
            page.push_str(&page_of(language, &with_names(answer, language), found.position))
        }
        _ if found.list.origin == Origin::Fide => {
            let _ = writeln!(page, "{}", language.label("desk-list-of-fide"));
        }
        _ if found.off.is_some() => {}
        _ => {
            let key = match (found.causes.is_empty(), found.list.series) {
                (true, Series::Go) => "desk-no-games-go",
                (true, Series::Chess(_)) => "desk-no-games",
                (false, _) => "moved-calculation-kept",
            };
            let _ = writeln!(page, "{}", language.label(key));
        }
    }
    if let Some(off) = found.off {
        let _ = writeln!(page, "{}", language.off(off));
    }
    if let (Some(row), Some(ground)) = (&found.row, found.ground) {
        let _ = writeln!(page, "\n{}", activity_told(language, row.active, ground));
    }
    if let Some(computed) = found.computed().filter(|_| !found.agrees()) {
        let computed = computed.map_or_else(|| language.label("desk-not-rated"), |points| points.to_string());
        let facts = [("listed", Fact::Name(rating(&found.row))), ("computed", Fact::Name(computed))];
        let _ = writeln!(page, "\n{}", language.say("desk-differs", &facts));
    }
    page
}

/// The name, or the number of somebody who is not shown.
fn shown_name(language: Language, person: Option<&Person>, found: &ListExplanation) -> String {
    let shown = person.filter(|person| !person.withheld).map(|person| name(language, &person.name));
    shown.unwrap_or_else(|| found.person.to_string())
}

/// A page shows opponents by their ids: here they are numbers of the register with names.
pub(super) fn with_names(answer: &Answer, language: Language) -> Answer {
    let mut answer = answer.clone();
    let title = |id: &str, list_name: Option<String>| {
        let of = list_name.map(|one| name(language, &arpad_model::PersonName::from_list(&one)));
        of.map_or(id.to_owned(), |of| format!("{id} {of}"))
    };
    match &mut answer {
        Answer::Chess(answer) => {
            for player in &mut answer.period.players {
                player.id = title(&player.id, player.name.take());
            }
        }
        Answer::Mgsz(answer) => {
            for player in &mut answer.period.players {
                let listed = player.name.take();
                let of = listed.map(|one| name(language, &arpad_model::PersonName::from_list(&one)));
                // A sentence has no number in the place of a name.
                player.name = of.or_else(|| Some(language.label("go-hidden-player")));
            }
            let period = &answer.period;
            let rated = answer.rated.iter_mut().flat_map(|rated| &mut rated.players);
            rated.flat_map(|one| &mut one.steps).for_each(|step| by_name(period, &mut step.facts));
            answer.findings.iter_mut().for_each(|finding| by_name(period, &mut finding.facts));
            for player in &mut answer.period.players {
                player.id = player.name.take().map_or(player.id.clone(), |of| format!("{} {of}", player.id));
            }
        }
        Answer::Egf(_) => {}
    }
    answer
}
