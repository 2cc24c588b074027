//! How far two ratings may stand apart before they speak against one person. All bounds of the matching stand here.

/// A difference up to this speaks for one person: files are printed from the list of another month.
pub const RATING_SAME: i32 = 100;

/// Up to this two reports of one line, months apart, are the same evidence: with K 20 and twenty games a month nobody moves
/// further from one report to the next unless something is odd.
pub const RATING_NEAR: i32 = 200;

/// Beyond this a rating speaks against a person, whatever else agrees. No list has ever moved anybody further at once: the
/// conversion of 1 March 2024 raised 1000 to 1400 and nobody by more, so a file printed a month early stays within it.
pub const RATING_APART: i32 = 400;
