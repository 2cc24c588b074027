//! People of the invented federation who ask to be hidden in every way there is, and some who do not.

use crate::binary::arpad;
use crate::called::{json, list};
use crate::served::Site;
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};

/// Who is who, by our numbers.
pub struct Cast {
    /// Nobody is to know who they are, under any of these.
    pub hidden: Vec<u32>,
    /// Everybody may: alive, dead, at the boards, at the stones, a child.
    pub shown: Vec<u32>,
    /// Somebody whose own page asks about others.
    pub asker: u32,
}

impl Cast {
    /// Has everybody do what he is here for. The strongest of the chess list have played in a tournament that waits for the
    /// next list.
    pub fn play(site: &Site, [chess, go]: &[Value; 2]) -> Self {
        let person = |words: &[&str]| {
            let told = arpad(&[&["person"], words, &["--database", &site.database]].concat());
            assert!(told.status.success(), "{words:?}: {}", String::from_utf8_lossy(&told.stderr));
        };
        let hide = |one: u32| person(&["hide", &one.to_string()]);
        let merge = |keep: u32, drop: u32| {
            person(&["merge", &keep.to_string(), &drop.to_string(), "--even-so", "--why", "one person"]);
        };
        let mut boards = Players::of(site, chess, "fide");
        let mut stones = Players::of(site, go, "egd");

        let (shown, alone) = (boards.next(), boards.next());
        hide(alone);
        let [kept, merged_before] = boards.apart();
        merge(kept, merged_before);
        hide(kept);
        let [hiding, merged_after] = boards.apart();
        hide(hiding);
        merge(hiding, merged_after);
        let [visible, merged_hidden] = boards.apart();
        hide(merged_hidden);
        merge(visible, merged_hidden);
        let [stays, goes] = boards.apart();
        hide(stays);
        hide(goes);
        merge(stays, goes);
        let [first, second, third] = boards.apart();
        hide(third);
        merge(second, third);
        merge(first, second);
        let (at_boards, at_stones) = (boards.next(), stones.next());
        hide(at_stones);
        merge(at_boards, at_stones);
        let [stone, another] = stones.apart();
        merge(stone, another);
        hide(stone);
        let (dead, dead_and_hidden) = (boards.next(), boards.next());
        person(&["death", &dead.to_string(), "2024-05-06"]);
        person(&["death", &dead_and_hidden.to_string(), "2024-05-07"]);
        hide(dead_and_hidden);
        let [child, hidden_child] = [boards.child(), boards.child()];
        hide(hidden_child);
        let single = [alone, dead_and_hidden, hidden_child, at_boards, at_stones];
        let pairs =
            [[kept, merged_before], [hiding, merged_after], [visible, merged_hidden], [stays, goes], [stone, another]];
        let hidden = [single.as_slice(), &pairs.concat(), &[first, second, third]].concat();
        Cast { hidden, shown: vec![shown, dead, stones.next(), child], asker: boards.next() }
    }
}

/// Players of a list whose names nobody shares and whose numbers are numbers of nothing else, the strongest first.
struct Players(VecDeque<Player>);

struct Player {
    number: u32,
    born: u64,
    /// Where he played; who played in the same tournament is somebody else.
    tournaments: BTreeSet<String>,
}

impl Players {
    fn of(site: &Site, rated: &Value, number: &str) -> Self {
        let all = list(rated, "players");
        let name = |one: &Value| (one["family"].clone(), one["given"].clone());
        let is_alone = |one: &Value| all.iter().filter(|other| name(other) == name(one)).count() == 1;
        let is_long = |one: &Value| one["komir"].as_u64().is_none_or(|komir| komir > 9_999);
        let fit = all.iter().filter(|one| is_alone(one) && is_long(one) && one[number].is_u64());
        let player = |one: &Value| {
            let played = json(site, &format!("/players/{}", one["id"]));
            let number = one["id"].as_u64().and_then(|id| id.try_into().ok()).expect("a number");
            let tournaments = list(&played, "tournaments").iter().map(|one| one["tournament"].to_string()).collect();
            Player { number, born: one["born"].as_u64().unwrap_or_default(), tournaments }
        };
        Players(fit.map(player).collect())
    }

    fn next(&mut self) -> u32 {
        self.0.pop_front().expect("enough players").number
    }

    /// So many who have never been in one place.
    fn apart<const MANY: usize>(&mut self) -> [u32; MANY] {
        let found = self.among(MANY, 0, &BTreeSet::new()).expect("players apart");
        self.0.retain(|one| !found.contains(&one.number));
        found.try_into().expect("so many")
    }

    fn among(&self, many: usize, from: usize, taken: &BTreeSet<String>) -> Option<Vec<u32>> {
        if many == 0 {
            return Some(Vec::new());
        }
        let free = (from..self.0.len()).filter(|at| self.0[*at].tournaments.is_disjoint(taken));
        free.into_iter().find_map(|at| {
            let mut found = self.among(many - 1, at + 1, &(taken | &self.0[at].tournaments))?;
            found.push(self.0[at].number);
            Some(found)
        })
    }

    fn child(&mut self) -> u32 {
        let at = self.0.iter().position(|one| one.born > 2007 && one.born < 2013).expect("enough children");
        self.0.remove(at).expect("a child").number
    }
}
