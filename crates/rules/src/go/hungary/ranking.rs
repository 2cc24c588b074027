//! The Hungarian ranking list ("magyar ranglista"): by points (§4(1)), with grade and tournaments.

use super::rated::{GoRated, Status};
use arpad_model::{GoPeriod, Grade};

/// The ranking list after a calculation: everybody in the register.
pub fn ranking(period: &GoPeriod, rated: &GoRated) -> Vec<Ranked> {
    let in_register = |status| matches!(status, Status::Registered | Status::New);
    let entry = |player: &super::rated::RatedPlayer| {
        let known = period.players.get(player.player)?;
        Some(Entry {
            player: player.player,
            id: &known.id,
            name: known.name.as_deref(),
            points: player.after.filter(|_| in_register(player.status))?,
            grade: player.grade,
            tournaments: player.rated_tournaments,
        })
    };
    rank(rated.players.iter().filter_map(entry).collect())
}

/// One player of the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// His position in the caller's document.
    pub player: usize,
    /// His id.
    pub id: &'a str,
    /// His name.
    pub name: Option<&'a str>,
    /// His points.
    pub points: i32,
    /// His grade.
    pub grade: Option<Grade>,
    /// Rated tournaments.
    pub tournaments: u32,
}

/// A line of the ranking list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The place; equal points share it.
    pub place: usize,
    /// The player's position in the caller's document.
    pub player: usize,
    /// His points.
    pub points: i32,
    /// His grade.
    pub grade: Option<Grade>,
    /// Rated tournaments.
    pub tournaments: u32,
}

/// Points alone decide the place; for a stable order on the page the grade follows, then name and id.
pub fn rank(mut entries: Vec<Entry<'_>>) -> Vec<Ranked> {
    entries.sort_by(|a, b| {
        let by_strength = (b.points, b.grade).cmp(&(a.points, a.grade));
        by_strength.then_with(|| (a.name.unwrap_or(a.id), a.id).cmp(&(b.name.unwrap_or(b.id), b.id)))
    });
    let mut lines: Vec<Ranked> = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let place = match lines.last() {
            Some(above) if above.points == entry.points => above.place,
            _ => index + 1,
        };
        let Entry { player, points, grade, tournaments, .. } = *entry;
        lines.push(Ranked { place, player, points, grade, tournaments });
    }
    lines
}
