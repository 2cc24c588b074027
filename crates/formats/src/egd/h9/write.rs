//! A tournament as an h9 file again.

use std::fmt::Write;

use super::{Cell, Color, Outcome, Tournament};

impl Cell {
    /// The token, with this number for the opponent.
    fn token(&self, opponent: usize) -> String {
        let sign = match self.outcome {
            Outcome::Win => '+',
            Outcome::Loss => '-',
            Outcome::Jigo => '=',
            Outcome::Unknown => '?',
        };
        let mut token = format!("{opponent}{sign}");
        if self.by_default {
            token.push('!');
        } else if self.color.is_some() || self.handicap.is_some() {
            token.push('/');
        }
        match (self.color, self.handicap) {
            (Some(Color::Black), _) => token.push('b'),
            (Some(Color::White), _) => token.push('w'),
            (None, Some(_)) => token.push('?'),
            (None, None) => {}
        }
        if let Some(stones) = self.handicap {
            token.push_str(&stones.to_string());
        }
        token
    }
}

/// Writes the file: UTF-8, LF, the tags in the usual order, underscores for blanks inside names. What would be empty
/// is written as the database writes it: `XX` for a country, `xxxx` for a club, `?` for a grade.
pub fn print(tournament: &Tournament) -> String {
    let mut text = String::new();
    let header = &tournament.header;
    let mut tag = |name: &str, value: String| {
        let value = value.replace(['\n', '\r'], " ");
        writeln!(text, "; {name}[{value}]").expect("write to a string");
    };
    if let Some(code) = &header.code {
        tag("TC", code.clone());
    }
    if let Some(class) = header.class {
        tag("CL", class.to_string());
    }
    tag("EV", header.event.clone());
    tag("PC", format!("{}, {}", header.country, header.city));
    if let Some((first, last)) = header.dates {
        tag("DT", format!("{first},{last}"));
    }
    if let Some(reduction) = header.handicap_reduction {
        tag("HA", format!("h{reduction}"));
    }
    if let Some(komi) = header.komi {
        tag("KM", komi.to_string());
    }
    if let Some(time) = header.time {
        tag("TM", time.to_string());
    }
    if !header.comment.is_empty() {
        tag("CM", header.comment.clone());
    }
    for (name, value) in &header.others {
        tag(name, value.clone());
    }
    for comment in &header.comments {
        writeln!(text, "; {}", comment.replace(['\n', '\r'], " ")).expect("write to a string");
    }
    text.push_str(";\n");

    let by_place = tournament.opponents_by_place();
    let number = |index: usize| match tournament.players[index].place {
        Some(place) if by_place => place as usize,
        _ => index + 1,
    };
    for player in &tournament.players {
        let place = player.place.map_or(String::new(), |place| place.to_string());
        let name = format!("{} {}", word(&player.surname, "?"), word(&player.given_name, ""));
        let grade = player.grade.map_or("?".to_owned(), |grade| grade.to_string());
        let (country, club) = (word(&player.country, "XX"), word(&player.club, "xxxx"));
        write!(text, "{place:>4} {name:<32} {grade:>3} {country} {club:<4}").expect("write to a string");
        for score in &player.scores {
            write!(text, " {:>4}", word(score, "0")).expect("write to a string");
        }
        for cell in &player.cells {
            write!(text, "  {:<8}", cell.token(cell.opponent.map_or(0, number))).expect("write to a string");
        }
        match player.pin {
            Some(pin) => writeln!(text, " |{pin:08}").expect("write to a string"),
            None => text.push('\n'),
        }
    }
    text
}

/// One word: blanks inside become underscores, and nothing becomes `nothing`.
fn word(text: &str, nothing: &str) -> String {
    let word = text.trim().replace(|letter: char| letter.is_whitespace() || letter == '|', "_");
    if word.is_empty() { nothing.to_owned() } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn color_and_stones_are_written_as_far_as_they_are_known() {
        let told = |color, handicap, by_default| {
            Cell { opponent: Some(2), outcome: Outcome::Win, by_default, color, handicap }.token(3)
        };
        assert_eq!(told(None, None, false), "3+");
        assert_eq!(told(Some(Color::Black), None, false), "3+/b");
        assert_eq!(told(None, Some(4), false), "3+/?4");
        assert_eq!(told(Some(Color::White), Some(0), false), "3+/w0");
        assert_eq!(told(None, None, true), "3+!");
    }
}
