//! The walk through the document.

use std::collections::HashMap;

use arpad_codes::stopping;
use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};

use super::{
    Bye, Complementary, Game, Parameters, Player, Tournament,
    attributes::{Attributes, key},
    codes,
};
use crate::{
    egd::{Grade, date, h9::Komi},
    limits,
    notice::{Notice, Severity},
    notices::{Notices, TooLong, over_limit},
};

/// What is known while the document goes by.
#[derive(Default)]
pub(super) struct Reading<'a> {
    text: &'a str,
    tournament: Tournament,
    pub notices: Notices,
    /// Games and byes are resolved when all players are known.
    games: Vec<Attributes>,
    byes: Vec<Attributes>,
    is_tournament: bool,
    /// The first text that is longer than a name or a place can be.
    too_long: Option<TooLong>,
    counted_to: usize,
    line: u64,
}

impl<'a> Reading<'a> {
    pub fn new(text: &'a str) -> Self {
        Reading { text, ..Reading::default() }
    }

    /// Goes through the document once.
    pub fn walk(&mut self) {
        let text = self.text;
        let mut reader = Reader::from_str(text);
        reader.config_mut().check_end_names = true;
        let mut depth = 0usize;
        loop {
            stopping::look();
            let event = reader.read_event();
            let position = usize::try_from(reader.buffer_position()).unwrap_or(text.len()).min(text.len());
            match event {
                Ok(Event::Start(element)) => {
                    self.count_lines(position);
                    self.is_tournament |= depth == 0 && element.name().as_ref() == "Tournament";
                    depth += 1;
                    self.element(&element);
                }
                Ok(Event::Empty(element)) => {
                    self.count_lines(position);
                    self.element(&element);
                }
                Ok(Event::End(_)) => depth = depth.saturating_sub(1),
                Ok(Event::Eof) => {
                    self.count_lines(position);
                    if depth > 0 && self.is_tournament {
                        self.notices.add(Severity::Error, self.line + 1, 0, codes::XML_FAULT, |notice| notice);
                    }
                    return;
                }
                Ok(_) => {}
                Err(_) => {
                    self.count_lines(position);
                    self.notices.add(Severity::Error, self.line + 1, 0, codes::XML_FAULT, |notice| notice);
                    return;
                }
            }
        }
    }

    /// Line ends up to a position; positions only grow.
    fn count_lines(&mut self, position: usize) {
        if let Some(passed) = self.text.as_bytes().get(self.counted_to..position) {
            self.line += memchr::memchr_iter(b'\n', passed).count() as u64;
            self.counted_to = position;
        }
    }

    fn element(&mut self, element: &BytesStart<'_>) {
        let name = element.name();
        let known: &'static str = match name.as_ref() {
            "Player" => "Player",
            "Game" => "Game",
            "ByePlayer" => "ByePlayer",
            "GeneralParameterSet" => "GeneralParameterSet",
            "HandicapParameterSet" => "HandicapParameterSet",
            _ => return,
        };
        let mut attributes = Attributes { line: self.line + 1, element: known, values: Vec::new() };
        for attribute in element.attributes().with_checks(false).flatten() {
            let value = match attribute.normalized_value(XmlVersion::Implicit1_0) {
                Ok(value) => value.into_owned(),
                Err(_) => attribute.value.to_string(),
            };
            let name = attribute.key.as_ref().to_owned();
            self.too_long = self.too_long.take().or_else(|| TooLong::of(attributes.line as usize, &name, value.trim()));
            attributes.values.push((name, value));
        }
        match known {
            "Player" => self.player(&attributes),
            "Game" => self.games.push(attributes),
            // Pairgoth also names the surrounding element so, without attributes.
            "ByePlayer" if attributes.values.is_empty() => {}
            "ByePlayer" => self.byes.push(attributes),
            "GeneralParameterSet" => self.general(&attributes),
            _ => self.handicap(&attributes),
        }
    }

    fn player(&mut self, attributes: &Attributes) {
        let notices = &mut self.notices;
        let text = |name: &str| attributes.get(name).unwrap_or_default().trim().to_owned();
        let surname = text("name");
        if surname.is_empty() {
            attributes.missing("name", notices);
        }
        let pin = attributes.optional("egfPin", notices, |text| {
            (text.len() <= 8).then(|| text.parse::<u32>().ok()).flatten().filter(|pin| *pin > 0)
        });
        let participating = attributes.get("participating").unwrap_or_default();
        self.tournament.players.push(Player {
            line: attributes.line as usize,
            surname,
            given_name: text("firstName"),
            country: text("country"),
            club: text("club"),
            pin,
            ffg_licence: text("ffgLicence"),
            aga_id: text("agaId"),
            rank: attributes.optional("rank", notices, |text| text.parse().ok()),
            grade: attributes.optional("grade", notices, |text| text.parse().ok()),
            rating: attributes.optional("rating", notices, |text| text.parse().ok()),
            rating_origin: text("ratingOrigin"),
            participating: participating.bytes().map(|byte| byte == b'1').collect(),
            registered: attributes.get("registeringStatus").is_none_or(|status| status == "FIN"),
        });
    }

    fn general(&mut self, attributes: &Attributes) {
        let notices = &mut self.notices;
        let text = |name: &str| attributes.get(name).unwrap_or_default().trim().to_owned();
        let number =
            |name: &'static str, notices: &mut Notices| attributes.required(name, notices, |text| text.parse().ok());
        let first_day = attributes.optional("beginDate", notices, date::read);
        let last_day = attributes.optional("endDate", notices, date::read);
        if let (Some(first), Some(last)) = (first_day, last_day)
            && last < first
        {
            notices.add(Severity::Warning, attributes.line, 0, codes::DATES_REVERSED, |notice| {
                notice.with("first", first).with("last", last)
            });
        }
        let mut seconds = |name: &'static str| number(name, notices).unwrap_or(0);
        let complementary = match attributes.get("complementaryTimeSystem").unwrap_or_default() {
            "STDBYOYOMI" => Complementary::Japanese { seconds: seconds("stdByoYomiTime") },
            "CANBYOYOMI" => {
                Complementary::Canadian { moves: seconds("nbMovesCanTime"), seconds: seconds("canByoYomiTime") }
            }
            "FISCHER" => Complementary::Fischer { seconds: seconds("fischerTime") },
            "SUDDENDEATH" | "" => Complementary::SuddenDeath,
            other => {
                attributes.unreadable("complementaryTimeSystem", other, notices);
                Complementary::SuddenDeath
            }
        };
        let basic_minutes = number("basicTime", notices).unwrap_or(0);
        let rounds = attributes
            .required("numberOfRounds", notices, |text| text.parse::<usize>().ok().filter(|rounds| *rounds <= 100));
        let parameters = self.tournament.parameters.get_or_insert_default();
        *parameters = Parameters {
            name: text("name"),
            short_name: text("shortName"),
            location: text("location"),
            director: text("director"),
            first_day,
            last_day,
            rounds: rounds.unwrap_or(0),
            size: attributes.optional("size", notices, |text| text.parse().ok()).unwrap_or(19),
            komi: attributes.required("komi", notices, |text| text.parse::<Komi>().ok()),
            basic_minutes,
            complementary,
            internet: attributes.get("bInternet") == Some("true"),
            ..parameters.clone()
        };
    }

    fn handicap(&mut self, attributes: &Attributes) {
        let notices = &mut self.notices;
        let parameters = self.tournament.parameters.get_or_insert_default();
        parameters.handicap_by_score = attributes.get("hdBasedOnMMS") == Some("true");
        parameters.handicap_ceiling = attributes.required("hdCeiling", notices, |text| text.parse().ok()).unwrap_or(0);
        parameters.handicap_correction =
            attributes.required("hdCorrection", notices, |text| text.parse().ok()).unwrap_or(0);
        parameters.no_handicap_from =
            attributes.optional("hdNoHdRankThreshold", notices, |text| text.parse::<Grade>().ok());
    }

    /// Resolves games and byes, now that all players are known.
    pub fn finish(mut self) -> (Tournament, Vec<Notice>) {
        if let Some(long) = self.too_long {
            return (Tournament::default(), long.refusal());
        }
        if let Some(over) = limits::of_games(2 * self.games.len()) {
            return (Tournament::default(), over_limit(&over));
        }
        let notices = &mut self.notices;
        if !self.is_tournament {
            notices.add(Severity::Error, 0, 0, codes::UNKNOWN_FORMAT, |notice| notice);
            return (Tournament::default(), self.notices.finish());
        }
        if self.tournament.parameters.is_none() {
            notices.add(Severity::Error, 0, 0, codes::NO_PARAMETERS, |notice| notice);
        }
        let missing = self.tournament.players.iter().filter(|player| player.pin.is_none()).count();
        if missing > 0 {
            notices.add(Severity::Note, 0, 0, codes::NO_PIN, |notice| notice.with("count", missing));
        }
        let mut index_of: HashMap<String, usize> = HashMap::new();
        for (index, player) in self.tournament.players.iter().enumerate() {
            if let Some(first) = index_of.insert(key(&format!("{}{}", player.surname, player.given_name)), index) {
                let first = self.tournament.players[first].line;
                notices.add(Severity::Error, player.line as u64, 0, codes::SAME_NAME, |notice| {
                    notice.with("first", first)
                });
            }
        }
        let limit = self.tournament.parameters.as_ref().map_or(usize::MAX, |parameters| parameters.rounds);
        let mut busy: HashMap<(usize, usize), u64> = HashMap::new();
        for attributes in &self.games {
            let white = attributes.person("whitePlayer", &index_of, notices);
            let black = attributes.person("blackPlayer", &index_of, notices);
            let (Some(round), Some(white), Some(black)) = (attributes.round(limit, notices), white, black) else {
                continue;
            };
            if white == black {
                notices.add(Severity::Error, attributes.line, 0, codes::SELF_OPPONENT, |notice| {
                    notice.with("round", round)
                });
                continue;
            }
            attributes.occupy(&mut busy, round, white, notices);
            attributes.occupy(&mut busy, round, black, notices);
            let (result, by_default) = attributes.result(round, notices);
            self.tournament.games.push(Game {
                line: attributes.line as usize,
                round,
                table: attributes.optional("tableNumber", notices, |text| text.parse().ok()).unwrap_or(0),
                white,
                black,
                color_is_known: attributes.get("knownColor") != Some("false"),
                handicap: attributes.required("handicap", notices, |text| text.parse().ok()).unwrap_or(0),
                result,
                by_default,
            });
        }
        for attributes in &self.byes {
            let player = attributes.person("player", &index_of, notices);
            let (Some(round), Some(player)) = (attributes.round(limit, notices), player) else { continue };
            attributes.occupy(&mut busy, round, player, notices);
            self.tournament.byes.push(Bye { round, player });
        }
        (self.tournament, self.notices.finish())
    }
}
