//! Notices for people: a few of each kind, and how many more there are. A file that was cut says one thing a hundred times.

use arpad_formats::notice::{Code, Notice, Severity};
use std::collections::HashMap;

/// Notices of one kind that are told one by one.
const SHOWN: usize = 3;

/// What is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// A notice.
    One(&'a Notice),
    /// So many more of the kind that was told last, of this weight.
    More(usize, Severity),
}

/// The notices in their order, of each kind the first few and the number of the rest behind them.
pub fn grouped<'a>(notices: impl IntoIterator<Item = &'a Notice>) -> Vec<Said<'a>> {
    let notices: Vec<&Notice> = notices.into_iter().collect();
    let mut counts: HashMap<(Code, Severity), usize> = HashMap::new();
    for notice in &notices {
        *counts.entry((notice.code, notice.severity)).or_default() += 1;
    }
    let mut shown: HashMap<(Code, Severity), usize> = HashMap::new();
    let mut said = Vec::new();
    for notice in notices {
        let kind = (notice.code, notice.severity);
        let (all, so_far) = (counts[&kind], shown.entry(kind).or_default());
        *so_far += 1;
        // One more line than the number of the rest is as short.
        if *so_far <= SHOWN || all == SHOWN + 1 {
            said.push(Said::One(notice));
        }
        if *so_far == SHOWN && all > SHOWN + 1 {
            said.push(Said::More(all - SHOWN, notice.severity));
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_formats::trf::codes::{NO_PLAYERS, REMARK, TABS};

    #[test]
    fn a_hundred_and_fifty_of_a_kind_are_four_lines() {
        let of = |code, count: usize| (1..=count).map(move |line| Notice::new(Severity::Note, line, 1, code));
        let notices: Vec<Notice> = of(REMARK, 150).chain(of(TABS, 4)).chain(of(NO_PLAYERS, 1)).collect();
        let said = grouped(&notices);
        assert_eq!(said.len(), 4 + 4 + 1);
        assert_eq!(said[3], Said::More(147, Severity::Note));
        assert_eq!(said[7], Said::One(&notices[153]), "of four the fourth is told");
    }
}
