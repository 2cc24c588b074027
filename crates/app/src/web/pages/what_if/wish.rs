//! What an address asks of somebody's next games: in which series, against whom, with which results. Every question is an
//! address that can be kept and shared.

use super::super::{Query, Question, parsed, wanted};
use crate::web::addresses;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::{HalfPoints, PersonId, Series};
use arpad_office::register::day_of;
use arpad_office::views::what_if::MOST_GAMES;
use jiff::civil::Date;

/// Ratings that somebody may type instead of a name.
const RATINGS: std::ops::RangeInclusive<i32> = 100..=3500;

/// The most stones.
const MOST_STONES: u8 = 9;

/// What is asked.
#[derive(Clone, Debug, Default)]
pub(in crate::web) struct Wish {
    pub series: Option<Series>,
    pub start: Option<Date>,
    pub games: Vec<Wished>,
    /// Another opponent, as somebody typed him.
    pub add: Option<String>,
    pub goal: Option<i32>,
    pub multiplier: Option<u32>,
}

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::web) struct Wished {
    pub against: Against,
    pub result: Option<HalfPoints>,
    pub handicap: u8,
}

/// An opponent: somebody of the register, or a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::web) enum Against {
    Known(PersonId),
    Rating(i32),
}

impl Against {
    fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix('r') {
            Some(rating) => rating.parse().ok().filter(|rating| RATINGS.contains(rating)).map(Against::Rating),
            None => text.parse().ok().map(Against::Known),
        }
    }

    /// As an address has it.
    pub(super) fn written(self) -> String {
        match self {
            Against::Known(person) => person.to_string(),
            Against::Rating(rating) => format!("r{rating}"),
        }
    }
}

impl Wished {
    /// Against somebody, with no result yet.
    pub(super) fn against(against: Against) -> Self {
        Wished { against, result: None, handicap: 0 }
    }
}

/// A rating where somebody could have typed a name.
pub(super) fn rating_of(text: &str) -> Option<i32> {
    text.parse().ok().filter(|rating| RATINGS.contains(rating))
}

impl Question for Wish {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let mut games = Vec::new();
        for at in 1..=MOST_GAMES {
            let Some(against) = wanted(query, &format!("o{at}")) else { continue };
            let against = Against::parse(against).ok_or(Problem::Lost)?;
            let result = match wanted(query, &format!("r{at}")) {
                None => None,
                Some("1") => Some(HalfPoints(2)),
                Some("0.5") => Some(HalfPoints(1)),
                Some("0") => Some(HalfPoints(0)),
                Some(_) => return Err(Problem::Lost),
            };
            let handicap: Option<u8> = parsed(query, &format!("h{at}"))?;
            games.push(Wished { against, result, handicap: handicap.unwrap_or(0).min(MOST_STONES) });
        }
        let start = wanted(query, "start").map(|text| day_of(text).ok_or(Problem::Lost)).transpose()?;
        let multiplier: Option<u32> = parsed(query, "c")?;
        Ok(Wish {
            series: parsed(query, "series")?,
            start,
            games,
            add: wanted(query, "add").map(str::to_owned),
            goal: parsed(query, "goal")?,
            multiplier: multiplier.filter(|multiplier| (1..=100).contains(multiplier)),
        })
    }
}

impl Wish {
    /// The same from an address of the API, which has all games in one text.
    pub(in crate::web) fn of_games(query: &Query) -> Option<Self> {
        Some(Wish {
            series: parsed(query, "series").ok()?,
            start: parsed(query, "start").ok()?,
            games: wanted(query, "games").map_or(Some(Vec::new()), Wish::games_of)?,
            add: None,
            goal: parsed(query, "goal").ok()?,
            multiplier: parsed(query, "multiplier").ok()?,
        })
    }

    /// Games as the API writes them: `17:1,r2100:0.5/2,45`.
    pub(in crate::web) fn games_of(text: &str) -> Option<Vec<Wished>> {
        let game = |text: &str| {
            let (text, stones) = text.split_once('/').map_or((text, "0"), |(text, stones)| (text, stones));
            let (against, result) = text.split_once(':').map_or((text, None), |(who, result)| (who, Some(result)));
            let result = match result {
                None => None,
                Some("1") => Some(HalfPoints(2)),
                Some("0.5") => Some(HalfPoints(1)),
                Some("0") => Some(HalfPoints(0)),
                Some(_) => return None,
            };
            let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()) && text.len() <= 9;
            let handicap = Some(stones).filter(|stones| stones.len() == 1 && is_plain(stones))?.parse().ok()?;
            let against = Some(against).filter(|text| is_plain(text.trim_start_matches('r')))?;
            Some(Wished { against: Against::parse(against)?, result, handicap })
        };
        let games: Option<Vec<Wished>> = text.split(',').map(game).collect();
        games.filter(|games| games.len() <= MOST_GAMES)
    }

    /// The same as the query of an address, without what was typed.
    pub(super) fn query(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.series.map(|series| format!("series={}", series.as_str())));
        parts.extend(self.start.map(|start| format!("start={start}")));
        parts.extend(self.multiplier.map(|multiplier| format!("c={multiplier}")));
        for (at, game) in (1..).zip(&self.games) {
            parts.push(format!("o{at}={}", addresses::encoded(&game.against.written())));
            parts.extend(game.result.map(|result| format!("r{at}={}", result_word(result))));
            if game.handicap > 0 {
                parts.push(format!("h{at}={}", game.handicap));
            }
        }
        parts.extend(self.goal.map(|goal| format!("goal={goal}")));
        parts.join("&")
    }

    /// The same with one more opponent.
    pub(super) fn with(&self, against: Against) -> Self {
        let mut more = self.clone();
        more.add = None;
        if more.games.len() < MOST_GAMES {
            more.games.push(Wished::against(against));
        }
        more
    }

    /// The same without one of the games.
    pub(super) fn without(&self, at: usize) -> Self {
        let mut fewer = self.clone();
        fewer.games.remove(at);
        fewer
    }
}

/// A result as an address has it.
pub(super) fn result_word(result: HalfPoints) -> &'static str {
    match result.0 {
        0 => "0",
        1 => "0.5",
        _ => "1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn read(text: &str) -> Result<Wish, Problem> {
        let pairs = text.split('&').filter_map(|part| part.split_once('='));
        let query: BTreeMap<String, String> = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Wish::read(Language::En, &axum::extract::Query(query))
    }

    #[test]
    fn a_question_is_an_address_and_an_address_the_question() {
        let text = "series=go&start=2024-05-01&c=25&o1=17&r1=1&h1=2&o2=r2100&r2=0.5&o3=4&goal=2000";
        let Ok(wish) = read(text) else { panic!("{text} is not read") };
        assert_eq!(wish.query(), text);
        assert_eq!(wish.games[1].against, Against::Rating(2100));
        assert_eq!(wish.without(1).query(), "series=go&start=2024-05-01&c=25&o1=17&r1=1&h1=2&o2=4&goal=2000");
        assert_eq!(wish.with(Against::Known(PersonId(9))).games.len(), 4);
        // A gap closes, and what is typed is no part of the question.
        assert_eq!(
            read("o3=5&add=Kov").ok().map(|wish| (wish.query(), wish.add)),
            Some(("o1=5".into(), Some("Kov".into())))
        );
        for wrong in ["o1=x", "o1=r99999", "o1=1&r1=2", "series=chess", "start=soon", "goal=much"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
