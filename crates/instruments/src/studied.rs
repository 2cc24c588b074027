//! An edition with other numbers, for studies alone: no list is made by it.

use crate::systems::SettingError;
use arpad_rules::chess::edition::Edition;

/// What can be set, with its bounds.
pub const STUDIED: [(&str, [u32; 2]); 10] = [
    ("k_normal", [1, 100]),
    ("k_new", [1, 100]),
    ("k_strong", [1, 100]),
    ("k_junior", [1, 100]),
    ("new_games", [0, 1000]),
    ("strong_from", [1000, 4000]),
    ("junior_below", [0, 4000]),
    ("k_limit", [0, 10_000]),
    ("floor", [1, 2500]),
    ("first_games", [1, 100]),
];

/// Sets one number of an edition; a limit of K of 0 is none.
pub fn set(edition: &mut Edition, name: &str, value: &str) -> Result<(), SettingError> {
    let wrong = |possible: String| SettingError { name: name.to_owned(), value: value.to_owned(), possible };
    let Some((_, [least, most])) = STUDIED.iter().find(|(known, _)| *known == name) else {
        return Err(wrong(STUDIED.map(|(name, _)| name).join(", ")));
    };
    let number = value.parse::<u32>().ok().filter(|number| (least..=most).contains(&number));
    let number = number.ok_or_else(|| wrong(format!("{least} … {most}")))?;
    let k = &mut edition.k.value;
    match name {
        "k_normal" => k.normal = number as u8,
        "k_new" => k.new = number as u8,
        "k_strong" => k.strong = number as u8,
        "k_junior" => k.junior = number as u8,
        "new_games" => k.new_games = number,
        "strong_from" => k.strong_from = number as i16,
        "junior_below" => k.junior_below = number as i16,
        "k_limit" => edition.k_limit.value = Some(number).filter(|limit| *limit > 0),
        "floor" => edition.floor.value = number as i16,
        _ => edition.first_games.value = number,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_rules::chess::editions::FIDE_2024_03;

    #[test]
    fn a_number_is_set_or_refused_with_what_is_possible() {
        let mut edition = FIDE_2024_03;
        for (name, [least, _]) in STUDIED {
            set(&mut edition, name, &least.to_string()).unwrap();
        }
        let k = edition.k.value;
        assert_eq!((k.normal, k.new, k.strong, k.junior, k.new_games, k.strong_from), (1, 1, 1, 1, 0, 1000));
        assert_eq!((edition.k_limit.value, edition.floor.value, edition.first_games.value), (None, 1, 1));
        assert_eq!(set(&mut edition, "k_normal", "101").unwrap_err().possible, "1 … 100");
        assert!(set(&mut edition, "k", "15").unwrap_err().possible.starts_with("k_normal, k_new"));
    }
}
