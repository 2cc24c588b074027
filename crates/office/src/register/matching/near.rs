//! A quick look whether two names may be alike, before they are compared letter by letter. It lets too many pass rather than
//! too few.

/// Names of more parts are not looked for by a part of them.
pub const MOST_PARTS: usize = 8;

/// Whether one name may be the other with a slip of the pen in one part, with initials, or with parts left out. At least one
/// part must stand in both, letter by letter.
pub fn may_be_alike(one: &[&str], other: &[&str]) -> bool {
    let (few, many) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    if few.len() < 2 || many.len() > MOST_PARTS {
        return false;
    }
    let (mut paired, mut left) = ([false; MOST_PARTS], [false; MOST_PARTS]);
    let mut same = 0;
    for (part, left) in few.iter().zip(&mut left) {
        match (0..many.len()).find(|at| !paired[*at] && many[*at] == *part) {
            Some(at) => (paired[at], same) = (true, same + 1),
            None => *left = true,
        }
    }
    let mut slips = 0;
    for (part, _) in few.iter().zip(left).filter(|(_, left)| *left) {
        let free = |at: &usize| !paired[*at];
        let initial = (0..many.len()).filter(free).find(|at| is_initial(part, many[*at]));
        let slip = || (0..many.len()).filter(free).find(|at| may_be_slip(part, many[*at]));
        let Some(at) = initial.or_else(slip) else { return false };
        slips += usize::from(initial.is_none());
        paired[at] = true;
    }
    same > 0 && slips <= 1
}

/// One of the two is a letter or two, and the other may begin so.
fn is_initial(one: &str, other: &str) -> bool {
    let short = one.len().min(other.len());
    // "J." stands for Yuri.
    let first = |part: &str| part.bytes().next().map(|letter| if letter == b'y' { b'j' } else { letter });
    (1..=2).contains(&short) && first(one) == first(other)
}

/// What stands between the same beginning and the same end is a letter or two; or they begin alike, and their sounds may tell
/// more.
fn may_be_slip(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let (short, long) = (one.len().min(other.len()), one.len().max(other.len()));
    if short < 3 {
        return false;
    }
    let begin = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let end = one.iter().rev().zip(other.iter().rev()).take(short - begin).take_while(|(a, b)| a == b).count();
    begin >= 2 || long - begin - end <= if long >= 8 { 3 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_likeness_calls_alike_by_a_part_is_let_through() {
        for (one, other, due) in [
            ("gulyas rlona", "gulyas ilona", true),
            ("gulyas rilona", "gulyas ilona", true),
            ("gulyas ilon", "gulyas ilona", true),
            ("gulyas lilona", "gulyas ilona", true),
            ("uglyas ilona", "gulyas ilona", true),
            ("ilona ulyas", "gulyas ilona", true),
            ("ricz andras", "racz andras", true),
            ("kus anna", "kis anna", true),
            ("szengyorki anna", "szentgyorgyi anna", true),
            ("kovacs alex", "kovacs alexander", true),
            ("kovacs p", "kovacs peter", true),
            ("averbakh j", "averbakh yuri", true),
            ("meszaros laszlo zsolt", "meszaros laszlo", true),
            ("carlsen sven magnus oen", "carlsen magnus", true),
            ("kovacs gabor", "kovacs peter", false),
            ("kovasc peetr", "kovacs peter", false),
            ("kovacs", "kovacs peter", false),
            ("nagy bela", "kiss bela", false),
            ("a b c d e f g h i", "a b c d e f g h i", false),
        ] {
            let [a, b] = [one, other].map(|name| name.split(' ').collect::<Vec<_>>());
            assert_eq!(may_be_alike(&a, &b), due, "{one} / {other}");
            assert_eq!(may_be_alike(&b, &a), due, "{other} / {one}");
        }
    }
}
