use super::*;

/// Names in the order they were given in, put in order.
fn names_in_order(names: &[(&str, &str)]) -> Vec<String> {
    let mut names: Vec<PersonName> = names.iter().map(|(family, given)| PersonName::new(*family, *given)).collect();
    names.reverse();
    let mut many = ManyNames::default();
    names.iter().for_each(|name| _ = many.add(name));
    let places = many.places();
    let mut at_once: Vec<usize> = (0..names.len()).collect();
    at_once.sort_by_key(|at| places[*at]);
    let at_once: Vec<String> = at_once.iter().map(|at| names[*at].eastern()).collect();
    names.sort_by_cached_key(Key::of_name);
    let one_by_one: Vec<String> = names.iter().map(PersonName::eastern).collect();
    assert_eq!(at_once, one_by_one);
    one_by_one
}

fn are_in_order(names: &[(&str, &str)]) {
    let due: Vec<String> = names.iter().map(|(family, given)| PersonName::new(*family, *given).eastern()).collect();
    assert_eq!(names_in_order(names), due);
}

fn texts_are_in_order(texts: &[&str]) {
    let mut sorted: Vec<&str> = texts.iter().rev().copied().collect();
    sorted.sort_by_cached_key(|text| Key::of_text(text));
    assert_eq!(sorted, texts);
    let mut many = ManyTexts::default();
    let numbers: Vec<u32> = texts.iter().rev().map(|text| many.number(text)).collect();
    let places = many.places();
    assert!(numbers.iter().rev().map(|number| places[*number as usize]).is_sorted());
}

/// The order of the alphabet as schools teach it (a magyar helyesírás szabályai, 14. pont).
#[test]
fn letters_stand_as_in_the_alphabet() {
    texts_are_in_order(&[
        "Acél",
        "Béla",
        "Cukor",
        "Czuczor",
        "Csák",
        "Dr Dénes",
        "Dusa",
        "Dzalka",
        "Dzsida",
        "Elek",
        "Gulyás",
        "Gyula",
        "Ilona",
        "Lukács",
        "Lyka",
        "Nuszer",
        "Nyul",
        "Olga",
        "Ozsváth",
        "Ödön",
        "Őze",
        "Pál",
        "Sipos",
        "Suba",
        "Szabó",
        "Tuza",
        "Tyukodi",
        "Ubul",
        "Uzonyi",
        "Üröm",
        "Vas",
        "Zuna",
        "Zsófi",
    ]);
}

#[test]
fn a_long_vowel_decides_between_equals_only() {
    texts_are_in_order(&["Ács", "Acsa", "Ácsi", "Adél"]);
    texts_are_in_order(&["Kerek", "Kerék", "Kerék út", "Kerekes"]);
    texts_are_in_order(&["tör", "tőr", "törek", "tőrös"]);
    are_in_order(&[("Kovacs", "Anna"), ("Kovács", "Anna"), ("Kovacs", "Béla"), ("Kovács", "Béla")]);
}

#[test]
fn a_letter_of_several_signs_counts_whole_and_doubled_twice() {
    texts_are_in_order(&["Hacker", "Hacz", "Hacs", "Had"]);
    texts_are_in_order(&["mez", "mezzo", "mezs", "mezsa", "mezzs"]);
    texts_are_in_order(&["kas", "Kasmír", "Kassák", "kastély", "kasza", "kaszinó", "kassza", "kaszt"]);
    texts_are_in_order(&["menü", "menza", "meny", "menyecske", "menny", "mennyi"]);
    // The hyphen parts s from z.
    texts_are_in_order(&["Kis-Zala", "Kis Zoltán", "Kisalföldi", "Kiss", "Kisz"]);
    texts_are_in_order(&["SZABÓ", "Szabó", "szabó"]);
}

#[test]
fn titles_and_numbers_of_namesakes_do_not_sort() {
    are_in_order(&[("Kun", "Béla"), ("Kun", "Béla Dr."), ("dr. Kun", "Béla"), ("ifj. Kun", "Béla"), ("Kun", "Cili")]);
    texts_are_in_order(&["Petőfi SE", "II. Rákóczi Ferenc SE", "Rákóczi SK", "V. Szabadság SE", "Zugló", "Zugló II"]);
    // An initial is a name, and so is the only word there is.
    are_in_order(&[("Kun", "Ilona"), ("Kun", "V."), ("Kun", "Zita")]);
    are_in_order(&[("Ivanov", "Ivan"), ("Junior", ""), ("Kun", "Zita"), ("XI", "Jinping")]);
}

#[test]
fn foreign_letters_stand_by_what_they_are_written_for() {
    texts_are_in_order(&[
        "Jager", "Jäger", "Jagiello", "Łukasz", "Lyka", "Müller", "Oberg", "Ørsted", "Öberg", "Škoda",
    ]);
    texts_are_in_order(&["64-es SK", "Aba", "Zsolt", "Чигорин"]);
    // The same letters, an accent on its own.
    assert_eq!(Key::of_text("O\u{30b}ry").letters, Key::of_text("Őry").letters);
    assert_eq!(Key::of_text("O'Neill").letters, Key::of_text("ONeill").letters);
    assert_eq!(folded("Łódź Ő ö ß e\u{301}"), "lodz o o ss e");
}
