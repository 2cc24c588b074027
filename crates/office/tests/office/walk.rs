//! A walk over what the office shows of a small story: lists, people, tournaments, corrections, what waits. Each page is written
//! out in full beside this file; the numbers that came of the story are worked out by hand below, everything else stands there to
//! be read: who is on it, in which order, how many, and what is not.

mod story;
mod told;

pub use story::story;
pub use told::{Told, line, lines, named};

use crate::month::*;
use arpad_model::{ClubId, EntryId, List, PersonId, Tempo, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::files::export::{AgeGroup, Selection, Since, Sort};
use arpad_office::lists::forecast::forecast;
use arpad_office::views::causes::{corrected_since, done, felt_in, revised};
use arpad_office::views::distribution::Distribution;
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::list_page::{Wanted, Which, chosen_page};
use arpad_office::views::live_ranking::Ranking;
use arpad_office::views::opponents::{meetings, opponents};
use arpad_office::views::roll::Roll;
use arpad_office::views::whereabouts::{Sought, look};
use arpad_office::views::*;
use arpad_registry::Reader;
use arpad_registry::tables::{lists, tournaments};
use jiff::civil::{Date, date};
use std::fmt::Write;

const JUNE: Date = date(2024, 6, 1);
const TODAY: Date = date(2024, 6, 12);

fn told(tell: impl FnOnce(&mut Told, &mut Reader<'_>) -> Result<(), OfficeError>) -> String {
    let mut told = Told(String::new());
    story().read(|store| tell(&mut told, store)).unwrap();
    told.0
}

/// Every list of the story in each of its revisions, the oldest first.
fn all_lists(store: &mut Reader<'_>) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::of(store, STANDARD)?;
    all.sort_by_key(|list| (list.day, list.revision));
    Ok(all)
}

fn which(list: &List) -> Which {
    Which {
        series: list.series,
        date: Wanted::Day(list.day),
        after: None,
        revision: Some(list.revision),
        as_known_on: None,
        origin: None,
    }
}

/// The ratings by hand. Everybody has K 40, for nobody's games of before are known, but Őry, who stands above 2400: 10.
/// April: Szűcs-Nagy (1712) beats Tóth (1999), 0.84 · 40 = 33.6: 1746 and 1965. Kovács (2105) draws with Vörös (2250), 0.20 · 40 = 8:
/// 2113 and 2242. With a draw in the first game 0.34 · 40 = 13.6: 1726 and 1985, so stands May, and April when it is made anew.
/// Zsoldos makes 3.5 of 6 against 1985, 2242, 2113, 2410, 1533 and 1726, and two draws against 1800: 4.5 of 8 against 1951.1 are 56 %,
/// 43 points more: 1994. June: Tóth (1985) draws with Őry (2410), 425 count as 400, 0.42 · 40 = 16.8 and 0.42 · 10 = 4.2: 2002 and
/// 2406. Szűcs-Nagy (1726) beats Újházi (1533), 0.25 · 40 = 10: 1736 and 1523.
#[test]
fn the_lists_of_the_story() {
    let text = told(|told, store| {
        for list in all_lists(store)? {
            let page = chosen_page(store, &list, &Selection::default())?;
            let _ = writeln!(told.0, "{} {:?} of {}", named(&list), list.origin, page.all);
            lines(&page.lines).iter().for_each(|line| told.0.push_str(&format!("  {line}\n")));
            let before = told.0.len();
            for (name, selection) in selections(list.day.year()) {
                let chosen = chosen_page(store, &list, &selection)?.lines;
                // A page of the site and a file tell the same.
                let roll = if selection.since == Since::YearBefore {
                    Roll::since(store, &list, Since::YearBefore)?
                } else {
                    Roll::read(store, &list)?
                };
                let picked = roll.choose(&selection);
                let picked = roll.stretch(&picked, selection.sort, 0..picked.len());
                let shown = roll.lines(store, &picked)?;
                if selection.top.is_none() {
                    assert_eq!(lines(&shown), lines(&chosen), "{} {name}", named(&list));
                }
                let numbers: Vec<u32> = chosen.iter().map(|line| line.person.0).collect();
                told.0.push_str(&format!("  {name}: {numbers:?}\n"));
            }
            assert!(told.0.len() > before);
            let spread = Distribution::of(&Roll::read(store, &list)?, &Selection::default());
            let shares: Vec<Option<i32>> = [99, 90, 50, 10].map(|share| spread.at_share(share)).to_vec();
            told.0.push_str(&format!(
                "  spread: {} mean {:?} highest {:?} shares {shares:?} standing of 2000 {:?}\n",
                spread.count(),
                spread.mean(),
                spread.highest(),
                spread.standing(2000)
            ));
        }
        Ok(())
    });
    insta::assert_snapshot!("lists", text);
}

/// One of each kind of choice.
fn selections(year: i16) -> Vec<(&'static str, Selection)> {
    let all = Selection::default;
    vec![
        ("improvers", Selection { improvers: true, ..all() }),
        ("of the year", all().improvers_of_a_year()),
        ("new", Selection { new_only: true, ..all() }),
        ("active", Selection { active: Some(true), ..all() }),
        ("inactive", Selection { active: Some(false), ..all() }),
        ("of Vasas", Selection { club: Some("vasas".into()), ..all() }),
        ("top three", Selection { top: Some(3), ..all() }),
        ("under 18", all().of_age(AgeGroup::Under(18), year)),
        ("from 50", all().of_age(AgeGroup::From(50), year)),
        ("Hungarian", Selection { country: Some("HUN".into()), ..all() }),
        ("Slovak", Selection { country: Some("SVK".into()), ..all() }),
        ("titled", Selection { title: Some("GM".into()), ..all() }),
        ("by name", Selection { sort: Sort::parse("name"), ..all() }),
        ("by games", Selection { sort: Sort::parse("-games"), ..all() }),
        ("by birth", Selection { sort: Sort::parse("born"), ..all() }),
        ("by change", Selection { sort: Sort::parse("-change"), ..all() }),
        ("by club", Selection { sort: Sort::parse("club"), ..all() }),
    ]
}

pub fn explained(one: &ListExplanation) -> String {
    let ListExplanation { list, row, start, off, causes, since, revision, revised, .. } = one;
    let causes: Vec<String> = causes
        .iter()
        .map(|cause| {
            format!(
                "{:?} {:?}→{:?} by {:?}",
                cause.kind,
                cause.from,
                cause.to,
                cause.done.as_ref().map(|done| done.entry)
            )
        })
        .collect();
    let since: Vec<String> =
        since.iter().map(|one| format!("{:?} {:?}", one.kind, one.entered.as_ref().map(named))).collect();
    format!(
        "{} {:?} start {start:?} computed {:?} own {:?} agrees {} idle {} seeded {} before own {} off {off:?} causes {causes:?} since {since:?} newest {:?} revised {:?}",
        named(list),
        row.as_ref().map(|row| (row.rating, row.games, row.peak, row.k, row.period_games)),
        one.computed(),
        one.own_change(),
        one.agrees(),
        one.is_idle(),
        one.is_seeded(),
        one.causes_before_own(),
        revision.as_ref().map(named),
        revised.as_ref().map(|one| (
            named(&one.list),
            one.before,
            one.after,
            one.by.iter().map(|by| (by.kind, by.done.entry)).collect::<Vec<_>>()
        )),
    )
}

#[test]
fn why_everybody_has_the_number() {
    let text = told(|told, store| {
        let all = all_lists(store)?;
        for person in (1..=8).map(PersonId) {
            let _ = writeln!(told.0, "{person}");
            for list in &all {
                let said = match explain_list(store, person, Some(STANDARD), Some(&which(list))) {
                    Ok(one) => explained(&one),
                    Err(OfficeError::Refused(refusal)) => format!("{} {}", named(list), refusal.code.as_str()),
                    Err(other) => return Err(other),
                };
                told.0.push_str(&format!("  {said}\n"));
            }
            let newest = explain_list(store, person, None, None);
            told.0.push_str(&format!(
                "  newest: {}\n",
                newest.map_or_else(|error| error.to_string(), |one| explained(&one))
            ));
        }
        for list in &all {
            let by = revised(store, list)?;
            told.pages(
                &format!("revised {}", named(list)),
                by.iter().map(|by| (by.kind, by.done.entry, by.tournament.clone(), by.has_page)),
            );
        }
        Ok(())
    });
    insta::assert_snapshot!("why", text);
}

#[test]
fn the_news_and_the_records() {
    let text = told(|told, store| {
        for list in all_lists(store)? {
            let (roll, year) = (Roll::read(store, &list)?, Roll::since(store, &list, Since::YearBefore)?);
            let news = stories::stories(store, (&list, &roll, &year), 3)?;
            let _ = writeln!(told.0, "{}", named(&list));
            for (name, of) in [
                ("improvers", &news.improvers),
                ("of the year", &news.of_the_year),
                ("titles", &news.titles),
                ("youngest", &news.youngest),
                ("busiest", &news.busiest),
            ] {
                told.pages(name, lines(of));
            }
            told.pages("peaks", news.peaks.iter().map(|(one, was)| (line(one), *was)));
            told.page("month", &news.month);
        }
        let records = all_time::all_time(store, STANDARD, 4)?;
        for (name, of) in [
            ("peaks", &records.peaks),
            ("peaks of women", &records.peaks_of_women),
            ("gains", &records.gains),
            ("busiest", &records.busiest),
        ] {
            told.pages(name, of.iter().map(|one| (one.person.id, one.number, one.list)));
        }
        for one in &records.youngest {
            told.pages(
                &format!("youngest {}", one.limit),
                one.reached.iter().map(|one| (one.person.id, one.number, one.list)),
            );
        }
        Ok(())
    });
    insta::assert_snapshot!("news", text);
}

#[test]
fn the_people_and_whom_they_met() {
    let text = told(|told, store| {
        for person in (1..=8).map(PersonId) {
            let page = person_page::person_page(store, person, TODAY)?;
            let _ = writeln!(told.0, "{person} {}", page.person.name.as_list());
            told.page("page", &page);
            told.page("public", &public::player(store, person, TODAY)?);
            if let Ok(met) = opponents(store, person, 10)? {
                told.pages(
                    "met",
                    met.met.iter().map(|one| (one.opponent, one.games, one.wins, one.draws, one.losses, one.last.id)),
                );
                told.page("of", &(met.tournaments, met.unread));
            }
            if let Ok(games) = own_games::own_games(store, person, 2)? {
                told.pages("games", &games.games);
                let mut scores: Vec<_> = games.scores.iter().collect();
                scores.sort_by_key(|(event, _)| **event);
                told.page("scores", &(scores, games.tournaments, games.unread));
            }
        }
        for (one, other) in [(1, 6), (3, 5), (5, 8), (3, 4), (1, 2)] {
            match meetings(store, PersonId(one), PersonId(other)) {
                Ok(met) => told.page(&format!("{one} and {other}"), &met),
                Err(refused) => told.page(&format!("{one} and {other}"), &refused.to_string()),
            }
        }
        Ok(())
    });
    insta::assert_snapshot!("people", text);
}

#[test]
fn the_tournaments_and_what_was_corrected() {
    let text = told(|told, store| {
        let forecast = forecast(store, STANDARD)?;
        let all = all_lists(store)?;
        for event in (1..=5).map(TournamentId) {
            let Some(found) = tournaments::get(store, event)? else { continue };
            let _ = writeln!(told.0, "{event} {}", found.name);
            told.page("page", &tournament_page::tournament_page(store, event)?);
            told.page("public", &public::tournament(store, event)?);
            told.page("effect", &effect::effect(store, event)?);
            told.page("awaited", &live::awaited_list(store, &found)?);
            told.page("since", &corrected_since(store, event)?);
            if let Some(changes) = tournament_changes::tournament_changes(store, &found, forecast.as_ref())? {
                let mut players: Vec<_> = changes.players.into_iter().collect();
                players.sort_by_key(|(person, _)| *person);
                let _ = writeln!(told.0, "changes in {}, forecast {}", named(&changes.list), changes.is_forecast);
                told.pages("changes", players);
            }
        }
        let (corrected, revised) = public::corrections(store)?;
        told.pages("corrections", &corrected);
        told.pages("revised", revised.iter().map(named));
        let head = records::head(store)?.0;
        for entry in (1..=head.0).map(EntryId) {
            if let Some(one) = public::correction(store, entry)? {
                let mut people: Vec<PersonId> = one.people.keys().copied().collect();
                people.sort_unstable();
                let _ = writeln!(told.0, "correction {entry}");
                let rated = one.rated.as_ref();
                told.page("is", &(one.kind, &one.done, one.event.as_ref().map(|event| event.id), rated.map(named)));
                told.page("felt", &(one.entered.as_ref().map(named), one.is_with_others, people));
                told.page("wrong", &one.wrong);
                told.pages("affected", &one.affected);
                let felt = rated.and_then(|rated| felt_in(&all, rated, entry));
                told.page("felt in", &felt.map(named));
            }
            told.page(&format!("entry {entry}"), &done(store, entry)?);
        }
        for list in all.iter().filter(|list| list.revision > 0) {
            let changed = public::revision(store, list)?.unwrap_or_default();
            told.pages(&format!("revision {}", named(list)), changed.iter().map(|(one, who)| (one, who.is_ok())));
        }
        Ok(())
    });
    insta::assert_snapshot!("tournaments", text);
}

#[test]
fn what_waits_and_what_is_done() {
    let text = told(|told, store| {
        let found = forecast(store, STANDARD)?.expect("an event waits");
        let live = live::live(store, &found)?.expect("somebody played");
        told.page("live", &live);
        let official = public::governing(store, STANDARD)?.expect("a list");
        let roll = Roll::read(store, &official)?;
        let ranking = Ranking::of(Some(&roll), &live);
        for (row, who) in ranking.stretch(store, 0, 20)? {
            told.page("ranked", &(row, row.climbed(), row.change(), who.map(|one| one.id)));
        }
        told.pages("a page of it", ranking.stretch(store, 2, 2)?.iter().map(|(row, _)| row.person));
        for person in (1..=8).map(PersonId) {
            let said = live::explain_live(store, person, &found)?;
            told.page(&format!("{person} live"), &said.map(|one| explained(&one)));
        }
        told.page("checklist", &checklist::month_checklist(store, Tempo::Standard, date(2024, 7, 1))?);
        told.page("counts", &counts::counts(store, TODAY)?);
        told.page("counts later", &counts::counts(store, date(2024, 9, 1))?);
        told.page("today", &today::today(store, TODAY)?);
        told.page("front", &public::front(store, 3, 3)?);
        told.page("numbers due", &worklist::numbers_due(store)?);
        told.page("notices", &notices::notices(store, None)?);
        told.page("notices since", &notices::notices(store, Some(date(2024, 6, 1)))?);
        told.pages("newest lists", public::newest_lists(store, 3)?.iter().map(named));
        told.pages(
            "by days",
            [MARCH, APRIL, date(2024, 4, 30), TODAY]
                .map(|day| public::in_force(store, STANDARD, day).map(|list| list.as_ref().map(named))),
        );
        told.page(
            "unlicensed",
            &worklist::unlicensed(store, TournamentId(2))?.iter().map(|one| one.id).collect::<Vec<_>>(),
        );
        told.page("club", &club_page::club_page(store, ClubId(2))?);
        told.page("club's office", &club_office::club_office(store, ClubId(1), TODAY)?);
        told.page("club of nobody", &club_page::club_page(store, ClubId(9))?.is_none());
        for (text, stretch) in
            [("Kovács", 0..10), ("Péter Kov", 0..10), ("szucs", 0..10), ("700007", 0..10), ("Vörös", 0..10), ("", 0..3)]
        {
            told.page(&format!("search {text:?}"), &search::search(store, None, text, stretch)?);
        }
        told.page("everybody", &search::everybody(store, 1, 2)?);
        told.page(
            "found events",
            &look(store, &Sought { text: String::new(), from: MARCH, until: TODAY, behind: None }, 2)?,
        );
        told.page(
            "changed",
            &public::changed_events(store, 3)?.iter().map(|(one, moment)| (one.event.id, *moment)).collect::<Vec<_>>(),
        );
        told.page("unpublished", &records::unpublished(store, STANDARD)?.len());
        told.page("series", &(records::usual_series(store)?, records::has_go(store)?, records::ends(store)?));
        told.pages(
            "counted",
            all_lists(store)?.iter().map(|list| {
                records::counted_in(store, list.id).map(|all| all.iter().map(|one| one.id).collect::<Vec<_>>())
            }),
        );
        Ok(())
    });
    insta::assert_snapshot!("waits", text);
}

/// The register for the instruments: every game of every governing list with who played it and how it ended. Kovács alone is of Vasas,
/// Szűcs-Nagy and Tóth are of Eger.
#[test]
fn the_games_of_the_story() {
    let text = told(|told, store| {
        told.page("results", &history::results(store, STANDARD)?);
        let played = replayable::replayable(store, Tempo::Standard, [MARCH, JUNE])?;
        told.page("persons", &(played.persons, played.played, played.last.as_ref().map(named)));
        let part = replayable::replayable(store, Tempo::Standard, [MAY, MAY])?;
        told.page("of May", &(part.persons, part.played, part.last.as_ref().map(named)));
        let drift = drift::drift(store, STANDARD)?;
        told.page("balance", &drift.balance);
        told.page("curve", &drift.curve);
        told.page("above", &drift.above);
        told.pages("lists", &drift.lists);
        told.pages("clubs", &drift.clubs);
        told.pages("flows", &drift.flows);
        told.pages("counties", &drift.counties);
        told.pages("federations", &drift.federations);
        told.pages("cohorts", &drift.cohorts);
        told.pages("tests", drift.tests.iter().map(|one| one.subject));
        told.page("converted", &drift.converted);
        Ok(())
    });
    insta::assert_snapshot!("games", text);
}

/// What is kept of a register is as it was while nothing is done, and may be something else after an act that it comes from; one that
/// says nothing of persons and months leaves it as it is.
#[test]
fn what_is_kept_is_outdated_by_acts_and_by_nothing_else() {
    let mut registry = story();
    let mut outdated = |from: EntryId| {
        registry
            .read(|store| -> Result<_, OfficeError> {
                let kept = [
                    roll::is_outdated(store, from)?,
                    anomalies::is_outdated(store, from)?,
                    checklist::is_outdated(store, from)?,
                    title_worklist::is_outdated(store, from)?,
                ];
                Ok((kept, records::head(store)?.0))
            })
            .unwrap()
    };
    let (since_the_first, head) = outdated(EntryId(0));
    assert_eq!(since_the_first, [true; 4]);
    assert_eq!(outdated(head).0, [false; 4]);
    // An announcement moves no list, and what waits for a month is looked up beside it.
    let (by_announcement, _) = outdated(EntryId(head.0 - 1));
    assert!(!by_announcement[0] && !by_announcement[2], "{by_announcement:?}");
}
