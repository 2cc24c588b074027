//! Sentences about what a committee decided: for the terminal and for the desk alike.

use super::sheet::day;
use super::title_facts::title_facts;
use super::{Language, called_by, go_facts};
use arpad_model::{Decision, Fact, Grade, PersonId, PersonName, Series, SubmissionId, Tempo, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::{Decided, OneGame};
use arpad_office::views::go_game_named::called_in_file;
use arpad_office::views::records;
use arpad_registry::Reader;
use std::collections::HashMap;

/// What was decided, and whether it still holds.
pub(crate) fn what(language: Language, decision: &Decision, called: &Called) -> String {
    let what = match Decided::read(&decision.value) {
        Some(decided) => decided_text(language, &decided, called),
        None => decision.value.clone(),
    };
    match decision.revoked {
        Some(entry) => format!("{what} {}", language.say("desk-revoked", &[("entry", Fact::from(entry))])),
        None => what,
    }
}

/// What was decided, as a sentence.
pub(crate) fn decided_text(language: Language, decided: &Decided, called: &Called) -> String {
    let text = |key: &str, facts: &[(&'static str, String)]| language.say_texts(key, facts);
    let event = |id: &TournamentId| ("tournament", called.tournament(language, *id));
    let who = |id: &PersonId| ("person", called.person(language, *id));
    let until_text = |what: &str, of: (&'static str, String), until: Option<jiff::civil::Date>| {
        let said = text(&format!("desk-decided-{what}"), &[of]);
        match until {
            Some(until) => format!("{said} {}", text("desk-decided-until", &[("day", day(language, until))])),
            None => said,
        }
    };
    match decided {
        Decided::Waiver { tournament, paragraph, what } => {
            let said = text("desk-decided-waiver", &[event(tournament), ("paragraph", paragraph.clone())]);
            if what.is_empty() { said } else { format!("{said}: {}", language.label(&format!("permission-{what}"))) }
        }
        Decided::Multiplier { tournament, multiplier, ground } => {
            let key = if ground.is_empty() { "desk-decided-multiplier" } else { "desk-decided-multiplier-on-ground" };
            let facts = [event(tournament), ("multiplier", multiplier.to_string())];
            text(key, &[&facts[..], &[("ground", ground.clone())]].concat())
        }
        Decided::Event { tournament, facts, .. } => {
            text("desk-decided-event", &[event(tournament), ("facts", go_facts::facts(language, facts).join("; "))])
        }
        Decided::Parts { tournament, parts } => {
            let parts: Vec<String> = parts.iter().map(u16::to_string).collect();
            text("desk-decided-parts", &[event(tournament), ("parts", parts.join(" + "))])
        }
        Decided::Allowed { tournament, game, allowance } => {
            let what = go_facts::allowance(language, *allowance);
            let facts = [event(tournament), ("what", what)];
            match game {
                None => text("desk-decided-allowed", &facts),
                Some(game) => {
                    let [black, white] = called.players(language, game);
                    let game = [("round", game.round.to_string()), ("black", black), ("white", white)];
                    text("desk-decided-allowed-game", &[&facts[..], &game].concat())
                }
            }
        }
        Decided::Importance { tournament, importance } => {
            let kinds: Vec<String> =
                importance.iter().map(|kind| language.label(&format!("go-importance-{kind}"))).collect();
            text("desk-decided-importance", &[event(tournament), ("importance", kinds.join(", "))])
        }
        Decided::TitleEvent { tournament, facts } => {
            text("desk-decided-title-event", &[event(tournament), ("what", title_facts(language, *facts))])
        }
        Decided::Transition { transition, series } => {
            let standard = [Series::Chess(Tempo::Standard)];
            let series = if series.is_empty() { &standard[..] } else { series };
            let series: Vec<String> = series.iter().map(|one| language.label(&format!("desk-series-{one}"))).collect();
            let series = series.join(", ");
            text("desk-decided-transition", &[("transition", transition.clone()), ("series", series)])
        }
        Decided::Parameter { edition, name, value } => {
            let (called, more) = choice_said(language, name);
            // A provision of go has a name of its own and no sentence beside it.
            let key = if more.is_empty() { "desk-decided-provision" } else { "desk-decided-parameter" };
            let facts = [("edition", edition.clone()), ("value", value.clone())];
            let named = if more.is_empty() {
                [("name", called), ("code", name.clone())]
            } else {
                [("name", format!("{name} ({called})")), ("code", String::new())]
            };
            text(key, &[facts, named].concat())
        }
        Decided::Initial { person, points, .. } => {
            text("desk-decided-initial", &[who(person), ("points", points.to_string())])
        }
        Decided::Taken { tournament, list, ratings } => {
            let told: Vec<String> =
                ratings.iter().map(|one| format!("{}: {}", who(&one.person).1, one.rating)).collect();
            let ratings = ("ratings", told.join(", "));
            match (tournament, list) {
                (_, Some(list)) => text("desk-decided-taken-list", &[("date", day(language, *list)), ratings]),
                (tournament, None) => {
                    let tournament = tournament.map(|one| event(&one).1).unwrap_or_default();
                    text("desk-decided-taken-report", &[("tournament", tournament), ratings])
                }
            }
        }
        Decided::Indicators { person, series, points, grade, taken, .. } => {
            let grade = grade.as_ref().map(|grade| match Grade::parse(grade) {
                Some(grade) => go_facts::grade(language, grade),
                None => grade.clone(),
            });
            let values: Vec<String> = points.map(|points| points.to_string()).into_iter().chain(grade).collect();
            let series = language.label(&format!("desk-series-{series}"));
            let facts = [who(person), ("series", series), ("values", values.join(", "))];
            text(if *taken { "desk-taken-indicators" } else { "desk-decided-indicators" }, &facts)
        }
        Decided::Coverage { covered } => {
            let told = covered.iter().map(|one| format!("{}: {}", who(&one.person).1, one.letter));
            text("desk-decided-coverage", &[("persons", told.collect::<Vec<_>>().join(", "))])
        }
        Decided::Unlisted { person, until } => until_text("unlisted", who(person), *until),
        Decided::Memberless { person, until } => until_text("memberless", who(person), *until),
        Decided::Exemption { person, until } => until_text("exemption", who(person), *until),
        Decided::Suspension { federation, until } => {
            until_text("suspension", ("federation", federation.clone()), *until)
        }
        Decided::Owner { series, owner } => {
            let series = language.label(&format!("series-{series}"));
            text(&format!("desk-owner-{owner}"), &[("series", series)])
        }
    }
}

/// What persons and tournaments of decisions are called.
#[derive(Default)]
pub(crate) struct Called {
    persons: HashMap<PersonId, PersonName>,
    tournaments: HashMap<TournamentId, String>,
    /// Of whom only a file knows.
    in_files: HashMap<(SubmissionId, u32), PersonName>,
}

impl Called {
    /// Those of whom these decisions speak.
    pub(crate) fn of(store: &mut Reader<'_>, decisions: impl Iterator<Item = Decided>) -> Result<Self, OfficeError> {
        Called::beside(store, decisions, (Vec::new(), Vec::new()))
    }

    /// The same with others of whom something is told beside them.
    pub(crate) fn beside(
        store: &mut Reader<'_>,
        decisions: impl Iterator<Item = Decided>,
        (mut persons, mut tournaments): (Vec<PersonId>, Vec<TournamentId>),
    ) -> Result<Self, OfficeError> {
        let mut in_files = HashMap::new();
        for decided in decisions {
            match decided {
                Decided::Waiver { tournament, .. }
                | Decided::Multiplier { tournament, .. }
                | Decided::Event { tournament, .. }
                | Decided::Parts { tournament, .. }
                | Decided::TitleEvent { tournament, .. }
                | Decided::Importance { tournament, .. } => tournaments.push(tournament),
                Decided::Allowed { tournament, game, .. } => {
                    tournaments.push(tournament);
                    if let Some(lines) = game.and_then(|game| game.lines) {
                        let [black, white] = called_in_file(store, lines)?;
                        in_files.extend([((lines.file, lines.black), black), ((lines.file, lines.white), white)]);
                    }
                    persons.extend(game.into_iter().flat_map(|game| [game.black, game.white]));
                }
                Decided::Taken { tournament, ratings, .. } => {
                    tournaments.extend(tournament);
                    persons.extend(ratings.iter().map(|one| one.person));
                }
                Decided::Initial { person, .. }
                | Decided::Indicators { person, .. }
                | Decided::Unlisted { person, .. }
                | Decided::Memberless { person, .. }
                | Decided::Exemption { person, .. } => persons.push(person),
                _ => {}
            }
        }
        let (persons, tournaments) = records::called(store, &persons, &tournaments)?;
        Ok(Called { persons, tournaments, in_files })
    }

    pub(super) fn person(&self, language: Language, id: PersonId) -> String {
        let number = ("number", Fact::from(id.0));
        match self.persons.get(&id) {
            Some(found) => language.say("called-person", &[("name", Fact::Name(called_by(language, found))), number]),
            None => language.say("called-person-unnamed", &[number]),
        }
    }

    /// Black and White of a game; of whom the register did not have when it was decided, as his file names him.
    fn players(&self, language: Language, game: &OneGame) -> [String; 2] {
        let lines = [game.lines.map(|lines| lines.black), game.lines.map(|lines| lines.white)];
        let file = game.lines.map(|lines| lines.file);
        let named = |person: PersonId, line: Option<u32>| {
            let in_file = file.zip(line).filter(|_| person == PersonId::default());
            match in_file.and_then(|(file, line)| Some((line, self.in_files.get(&(file, line))?))) {
                Some((line, found)) => {
                    let facts = [("name", Fact::Name(called_by(language, found))), ("line", Fact::from(line + 1))];
                    language.say("called-line", &facts)
                }
                None => self.person(language, person),
            }
        };
        [named(game.black, lines[0]), named(game.white, lines[1])]
    }

    /// The bare name of a tournament.
    pub(super) fn event(&self, id: TournamentId) -> Option<&str> {
        self.tournaments.get(&id).map(String::as_str)
    }

    fn tournament(&self, language: Language, id: TournamentId) -> String {
        let number = ("number", Fact::from(id.0));
        match self.tournaments.get(&id).filter(|name| !name.is_empty()) {
            Some(found) => language.say("called-tournament", &[("name", Fact::from(found.as_str())), number]),
            None => language.say("called-tournament-unnamed", &[number]),
        }
    }
}

/// What a choice of the federation is called, and what it says, by the name under which it is decided: a choice that an edition leaves,
/// or a provision of go.
pub(crate) fn choice_said(language: Language, name: &str) -> (String, String) {
    let key = format!("choice-{}", name.replace('_', "-"));
    let (called, text) = (language.label(&key), language.label(&format!("{key}-text")));
    match called == key {
        true => (language.label(&format!("provision-{name}")), String::new()),
        false => (called, text),
    }
}
