//! What can be other there.

use arpad_model::Paragraph;
use arpad_rules::chess::edition::Edition;

/// One cause. Players, events and games are positions in the month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// A game of ours is not counted there.
    Missing(u32),
    /// A game is counted that we have not counted, or once more than we did.
    Extra(u32),
    /// A game ended otherwise: White's half points.
    Result(u32, u8),
    /// A tournament of ours is not counted there, or one that we have not counted is.
    Event(u32),
    /// Another K.
    K(u32, u8),
    /// The ratings of another list at the start of a tournament, by its position among those of the tournament.
    List(u32, u8),
    /// The change is added to another rating: one that was corrected.
    Base(u32, i16),
    /// Another rating on the list before, for himself and for whoever met him.
    Start(u32, i16),
    /// Changes are rounded tournament by tournament where we round once, or the other way round; for everybody.
    Unit,
    /// Exactly half a point is rounded the other way.
    Half(u32),
    /// Somebody's games of a tournament are counted for another person.
    Identity {
        /// The tournament.
        event: u32,
        /// Whose they are here.
        from: u32,
        /// Whose they are there.
        to: u32,
    },
}

impl Cause {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cause::Missing(_) => "game-missing",
            Cause::Extra(_) => "game-extra",
            Cause::Result(..) => "other-result",
            Cause::Event(_) => "other-event",
            Cause::K(..) => "other-k",
            Cause::List(..) => "other-list",
            Cause::Base(..) => "other-base",
            Cause::Start(..) => "other-start",
            Cause::Unit => "rounding-unit",
            Cause::Half(_) => "rounding",
            Cause::Identity { .. } => "identity",
        }
    }

    /// The paragraph of the list's edition that says what is right.
    pub fn paragraph(self, edition: &Edition) -> Paragraph {
        match self {
            Cause::Missing(_) | Cause::Extra(_) | Cause::Result(..) | Cause::Event(_) | Cause::Identity { .. } => {
                edition.report.at
            }
            Cause::K(..) => edition.k.at,
            Cause::List(..) | Cause::Start(..) => edition.list_in_force.at,
            Cause::Base(..) | Cause::Unit => edition.change_unit.at,
            Cause::Half(_) => edition.change_tie.at,
        }
    }

    /// Whether both can be true at once: one thing is other in one way.
    pub(super) fn is_beside(self, other: Cause) -> bool {
        match (self, other) {
            (Cause::K(one, _), Cause::K(two, _))
            | (Cause::Base(one, _) | Cause::Start(one, _), Cause::Base(two, _) | Cause::Start(two, _)) => one != two,
            (Cause::List(one, _), Cause::List(two, _)) => one != two,
            (Cause::Missing(one) | Cause::Result(one, _), Cause::Missing(two) | Cause::Result(two, _)) => one != two,
            (Cause::Extra(one), Cause::Missing(two)) | (Cause::Missing(one), Cause::Extra(two)) => one != two,
            (Cause::Identity { event, from, .. }, Cause::Identity { event: too, from: who, .. }) => {
                (event, from) != (too, who)
            }
            (one, two) => one != two,
        }
    }
}
