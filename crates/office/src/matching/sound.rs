//! The skeleton of a token: what stays the same when a name wanders through Russian, German, Hungarian and English.
//!
//! It joins too much rather than too little; what it joins is only ever called similar.
//!
//! | written | skeleton | as in |
//! |---|---|---|
//! | y, j, i | i; nothing before e | Karjakin, Karyakin; Yevgeny, Evgeny |
//! | kh, h | h; nothing at the end behind a vowel | Khalifman, Halifman; Sarah, Sara |
//! | ks, x | ks | Alexei, Aleksei |
//! | c, č, ch, cs, cz, tch, tsch, ts, tz, ck, q, k | k | Chigorin, Tschigorin; Kovač, Kovács; Victor, Viktor |
//! | š, s, sh, sch, sz, shch | s | Shabalov, Schabalow |
//! | ž, z, zh, zs | z | Zsuzsa, Žuža |
//! | v, w | v | Lewin, Levin |
//! | ph, f | f | Raphael, Rafael |
//! | th, t | t | Horváth, Horvát |
//! | dj, đ, d | d | Djordje, Đorđe |
//! | oe, ö, o; ue, ü, ou, u; ae, ä, a | o; u; a | Mueller, Müller |
//! | a letter twice | once | Jussupow, Yusupov |

/// Spellings and their skeletons, by first letter; longer before shorter. Others stay as they are.
#[inline]
fn spellings(first: u8) -> &'static [(&'static [u8], &'static [u8])] {
    match first {
        b'a' => &[(b"ae", b"a")],
        b'c' => &[(b"ck", b"k"), (b"ch", b"k"), (b"cs", b"k"), (b"cz", b"k"), (b"c", b"k")],
        b'd' => &[(b"dj", b"d")],
        b'i' => &[(b"ie", b"e")],
        b'j' => &[(b"je", b"e"), (b"j", b"i")],
        b'k' => &[(b"kh", b"h")],
        b'o' => &[(b"oe", b"o"), (b"ou", b"u")],
        b'p' => &[(b"ph", b"f")],
        b'q' => &[(b"q", b"k")],
        b's' => &[
            (b"schtsch", b"s"),
            (b"shch", b"s"),
            (b"szcz", b"s"),
            (b"sch", b"s"),
            (b"sce", b"se"),
            (b"sci", b"si"),
            (b"sh", b"s"),
            (b"sz", b"s"),
        ],
        b't' => &[(b"tsch", b"k"), (b"tch", b"k"), (b"tsh", b"k"), (b"ts", b"k"), (b"tz", b"k"), (b"th", b"t")],
        b'u' => &[(b"ue", b"u")],
        b'w' => &[(b"w", b"v")],
        b'x' => &[(b"x", b"ks")],
        b'y' => &[(b"ye", b"e"), (b"y", b"i")],
        b'z' => &[(b"zh", b"z"), (b"zs", b"z")],
        _ => &[],
    }
}

/// Writes the skeleton of a folded token behind `out`.
pub(super) fn push_skeleton(token: &str, out: &mut String) {
    let start = out.len();
    let mut rest = token.as_bytes();
    while let Some(&first) = rest.first() {
        let (length, sound) = spellings(first)
            .iter()
            .find(|(written, _)| rest.starts_with(written))
            .map_or((1, &rest[..1]), |&(written, sound)| (written.len(), sound));
        rest = &rest[length..];
        let last = out.as_bytes()[start..].last().copied();
        if first == b'h' && rest.is_empty() && token.len() > 2 && last.is_some_and(is_vowel) {
            continue;
        }
        for &letter in sound {
            let last = out.as_bytes()[start..].last();
            if last != Some(&letter) || letter.is_ascii_digit() {
                out.push(char::from(letter));
            }
        }
    }
}

/// The skeleton of a folded token.
pub(super) fn skeleton(token: &str) -> String {
    let mut out = String::with_capacity(token.len());
    push_skeleton(token, &mut out);
    out
}

fn is_vowel(letter: u8) -> bool {
    matches!(letter, b'a' | b'e' | b'i' | b'o' | b'u')
}
