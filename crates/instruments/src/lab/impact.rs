//! Winners and losers: whose rating at the end is another than under the base.

use crate::drift::watch::JUNIOR_UNTIL;
use crate::history::History;

/// Whom a change of the law may treat otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Everybody.
    All,
    /// Up to 18 years.
    Juniors,
    /// 19 to 34.
    Young,
    /// 35 to 54.
    Middle,
    /// 55 and more.
    Old,
    /// Who came without a rating.
    Newcomers,
    /// Below 1600 under the base.
    Below1600,
    /// 1600 to 1799.
    From1600,
    /// 1800 to 1999.
    From1800,
    /// 2000 to 2199.
    From2000,
    /// 2200 and more.
    From2200,
}

/// How many groups there are.
pub const GROUPS: usize = 11;

impl Group {
    /// All of them.
    pub const ALL: [Group; GROUPS] = [
        Group::All,
        Group::Juniors,
        Group::Young,
        Group::Middle,
        Group::Old,
        Group::Newcomers,
        Group::Below1600,
        Group::From1600,
        Group::From1800,
        Group::From2000,
        Group::From2200,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Group::All => "all",
            Group::Juniors => "juniors",
            Group::Young => "young",
            Group::Middle => "middle",
            Group::Old => "old",
            Group::Newcomers => "newcomers",
            Group::Below1600 => "below-1600",
            Group::From1600 => "from-1600",
            Group::From1800 => "from-1800",
            Group::From2000 => "from-2000",
            Group::From2200 => "from-2200",
        }
    }
}

/// A group at the end of a history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Who is rated under both.
    pub people: u64,
    /// The sum of the ratings less those under the base.
    pub points: i64,
    /// Who has gained.
    pub winners: u64,
    /// Who has lost.
    pub losers: u64,
}

/// Everybody at the end of a history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Impact {
    /// By group.
    pub groups: [Moved; GROUPS],
    /// Those who gained or lost most: who, under the base, under the law; the gains first.
    pub furthest: Vec<(u32, i16, i16)>,
    /// Who is rated under the base alone, and under the law alone.
    pub only: [u64; 2],
}

/// So many of each side are named.
const NAMED: usize = 5;

impl Impact {
    pub(super) fn between(history: &History, base: &[i16], law: &[i16]) -> Self {
        let mut impact = Impact::default();
        let year = history.months.last().map_or(0, |month| month.list.year());
        let mut apart: Vec<(u32, i16, i16)> = Vec::new();
        for (((at, was), is), who) in (0..).zip(base).zip(law).zip(&history.people) {
            // Whoever has stopped keeps a number that nobody plays for.
            let has_stopped =
                history.truth.last().is_some_and(|truth| truth.get(at as usize).is_none_or(|one| *one == 0));
            match (*was != 0, *is != 0) {
                _ if has_stopped => continue,
                (true, true) => {}
                (true, false) => impact.only[0] += 1,
                (false, true) => impact.only[1] += 1,
                (false, false) => {}
            }
            if *was == 0 || *is == 0 {
                continue;
            }
            apart.push((at, *was, *is));
            let age = who.born.map(|born| year - born.year());
            let by_age = age.map(|age| match age {
                age if age <= JUNIOR_UNTIL => Group::Juniors,
                age if age <= 34 => Group::Young,
                age if age <= 54 => Group::Middle,
                _ => Group::Old,
            });
            let by_class = match was {
                ..1600 => Group::Below1600,
                1600..1800 => Group::From1600,
                1800..2000 => Group::From1800,
                2000..2200 => Group::From2000,
                _ => Group::From2200,
            };
            let newcomer = who.rating.is_none().then_some(Group::Newcomers);
            for group in [Some(Group::All), by_age, newcomer, Some(by_class)].into_iter().flatten() {
                let moved = &mut impact.groups[group as usize];
                moved.people += 1;
                moved.points += i64::from(is - was);
                moved.winners += u64::from(is > was);
                moved.losers += u64::from(is < was);
            }
        }
        apart.sort_by_key(|(at, was, is)| (was - is, *at));
        let gained = apart.iter().take_while(|(_, was, is)| is > was).take(NAMED);
        let lost = apart.iter().rev().take_while(|(_, was, is)| is < was).take(NAMED);
        impact.furthest = gained.chain(lost).copied().collect();
        impact
    }
}
