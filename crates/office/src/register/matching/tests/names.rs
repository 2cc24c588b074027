use crate::register::matching::ground::Ground::{self, *};
use crate::register::matching::likeness::likeness;
use crate::register::matching::{Generation, generation, keys, keys_of_text};
use arpad_model::PersonName;

/// What the text in a file is called beside the name in the register.
fn beside(text: &str, known: &str) -> Ground {
    likeness(&keys_of_text(text), &PersonName::from_list(known))
}

#[test]
fn the_plain_key_has_the_family_name_first_and_keeps_the_hyphen() {
    let found = keys(&PersonName::new("Kovács-Nagy", "Péter"));
    assert_eq!(found.plain, "kovacs-nagy peter");
    assert_eq!(found.tokens, "kovacs nagy peter");
    for text in ["Kovács-Nagy, Péter", "Kovács - Nagy, Péter", "Péter KOVÁCS-NAGY", " KOVÁCS–NAGY  Péter-"] {
        assert_eq!(keys_of_text(text), found, "{text}");
    }
    assert_eq!(keys_of_text("Péter Kovács").plain, "peter kovacs");
}

#[test]
fn accents_and_order_do_not_hide_a_name() {
    let polgar = keys_of_text("Polgár Judit");
    for text in
        ["Polgar, Judit", "Judit Polgár", "POLGAR Judit", "Judit POLGÁR", "Polga\u{301}r  Judit.", "polgár,judit"]
    {
        assert_eq!(keys_of_text(text).tokens, polgar.tokens, "{text}");
        assert_eq!(keys_of_text(text).sound, polgar.sound, "{text}");
    }
    for (one, other) in [
        ("Kovács-Nagy Éva", "Kovacs Nagy, Eva"),
        ("Erdos Viktor", "Erdős, Viktor"),
        ("Iordachescu, Viorel", "Iordăchescu, Viorel"),
        ("Kotronias, Vasilios", "Κοτρωνιάς, Βασίλιος"),
        ("Papaioannou, Ioannis", "Παπαϊωάννου, Ιωάννης"),
        ("Wojtaszek, Radoslaw", "Wojtaszek, Radosław"),
        ("Saric, Ivan", "Šarić, Ivan"),
        ("Yilmaz, Mustafa", "Yılmaz, Mustafa"),
        ("Ipatov, Ilker", "İpatov, İlker"),
        ("Grandelius, Soren", "Grandelius, Søren"),
        ("Weiss, Jozsef", "Weiß, József"),
        ("OBrien, Sean", "O’Brien, Seán"),
    ] {
        assert_eq!(keys_of_text(one).tokens, keys_of_text(other).tokens, "{one} / {other}");
    }
}

#[test]
fn a_name_sounds_the_same_through_other_alphabets() {
    for (one, other) in [
        ("Tschigorin", "Chigorin"),
        ("Csigorin", "Чигорин"),
        ("Korchnoi, Viktor", "Kortschnoj, Victor"),
        ("Yusupov", "Jussupow"),
        ("Karjakin, Sergey", "Карякин, Сергей"),
        ("Khalifman, Aleksandr", "Halifman, Alexandr"),
        ("Dmitry", "Dmitrij"),
        ("Dmitriy", "Дмитрий"),
        ("Yevgeny", "Evgeny"),
        ("Iurii", "Юрий"),
        ("Maxim", "Makszim"),
        ("Foxx", "Fox"),
        ("Shabalov", "Schabalow"),
        ("Kravtsiv", "Kravciv"),
        ("Mueller, Joerg", "Müller, Jörg"),
        ("Erdoes", "Erdős"),
        ("Raphael", "Rafael"),
        ("Horváth", "Horvát"),
        ("Djordje", "Đorđe"),
        ("Kovač", "Kovács"),
        ("Zsuzsa", "Žuža"),
        ("Aagaard", "Ågaard"),
    ] {
        assert_eq!(keys_of_text(one).sound, keys_of_text(other).sound, "{one} / {other}");
    }
    assert_ne!(keys_of_text("Nagy Péter").sound, keys_of_text("Nagy Petra").sound);
}

#[test]
fn titles_are_no_part_of_a_name_unless_it_is_nothing_else() {
    let plain = keys_of_text("Nagy Béla");
    for text in ["Dr. Nagy Béla", "ifj. Nagy Béla", "id. dr. Nagy Béla", "Nagy Béla Jr.", "Prof.Dr.Nagy Béla"] {
        assert_eq!(keys_of_text(text), plain, "{text}");
    }
    assert_eq!(keys_of_text("Nagy, Béla dr."), plain);
    assert_eq!(keys_of_text("Junior").tokens, "junior");
    assert_eq!(generation("ifj. Nagy Béla"), Some(Generation::Younger));
    assert_eq!(generation("Nagy, Béla, id."), Some(Generation::Elder));
    assert_eq!(generation("Ida Nagy"), None);
}

#[test]
fn a_wife_is_not_her_husband() {
    assert_eq!(beside("Szabó Jánosné", "Szabó, János"), OtherName);
    assert_eq!(beside("Szabó János", "Szabó, Jánosné"), OtherName);
    assert_eq!(beside("Kovácsné Nagy Éva", "Kovács, Éva"), OtherName);
    assert_eq!(beside("Kovácsné Nagy Éva", "Nagy, Éva"), LongerName);
    assert_eq!(keys_of_text("Szabó János-né").tokens, "janosne szabo");
    assert_eq!(keys_of_text("Szabó János-né").plain, "szabo janosne");
}

#[test]
fn initials_and_missing_parts_are_similar() {
    assert_eq!(beside("Gukesh D", "Gukesh D"), SameName);
    assert_eq!(beside("D Gukesh", "Gukesh D"), SwappedName);
    assert_eq!(beside("Ganesh PV", "Ganesh PV"), SameName);
    assert_eq!(beside("Hossain Ratno, Sh.", "Hossain Ratno, Sheikh"), SimilarName);
    assert_eq!(beside("Gukesh, Dommaraju", "Gukesh D"), SimilarName);
    assert_eq!(beside("Gukesh D", "Dommaraju, Gukesh"), OtherName);
    assert_eq!(beside("Kovács P.", "Kovács, Péter"), SimilarName);
    assert_eq!(beside("Zs. Nagy", "Nagy, Zsuzsa"), SimilarName);
    assert_eq!(beside("Nagy Péter", "Nagy, Péter János"), LongerName);
    assert_eq!(beside("De Firmian, Nick", "Defirmian, Nick"), SimilarName);
    assert_eq!(beside("Carlsen, Sven Magnus Oen", "Carlsen, Magnus"), LongerName);
    assert_eq!(beside("Kovács", "Kovács, Péter"), PartialName);
    assert_eq!(beside("Péter", "Kovács, Péter"), OtherName);
    assert_eq!(beside("K. Péter", "Kovács, Péter"), OtherName);
}

#[test]
fn one_slip_of_the_pen_is_seen_and_two_are_another_name() {
    assert_eq!(beside("Kovásc Péter", "Kovács, Péter"), MisspelledName);
    assert_eq!(beside("Kovács Alex", "Kovács, Alexander"), MisspelledName);
    assert_eq!(beside("Mihail Tal", "Tal, Michail"), MisspelledName);
    assert_eq!(beside("Kovács Péter", "Kovács, Petra"), OtherName);
    assert_eq!(beside("Kovásc Péetr", "Kovács, Péter"), OtherName);
    assert_eq!(beside("Szabó Péter", "Szabolcs, Péter János"), OtherName);
    assert_eq!(beside("Kovács Péter", "Kovács, Gábor"), OtherName);
}

#[test]
fn how_much_may_be_missing_and_how_short_a_part_may_be() {
    // A digraph is one letter; a single letter may stand for its sound.
    assert_eq!(beside("Nagy Gy.", "Nagy, György"), SimilarName);
    assert_eq!(beside("Nagy Gy.", "Nagy, Gábor"), OtherName);
    assert_eq!(beside("Nagy G.", "Nagy, György"), SimilarName);
    assert_eq!(beside("Nagy P.", "Nagy, Béla"), OtherName);
    assert_eq!(beside("J. Averbakh", "Averbakh, Yuri"), SimilarName);
    // Two given names may be missing beside a full one, one beside an initial; two beside the family name alone.
    assert_eq!(beside("Kovács Péter", "Kovács, Péter János István"), LongerName);
    assert_eq!(beside("Kovács P.", "Kovács, Péter János"), SimilarName);
    assert_eq!(beside("Kovács P.", "Kovács, Péter János István"), OtherName);
    assert_eq!(beside("Kovács", "Kovács, Péter János"), PartialName);
    assert_eq!(beside("Kovács", "Kovács, Péter János István"), OtherName);
    // Three letters are a name cut short, two are not.
    assert_eq!(beside("Kovács Ale", "Kovács, Alexander"), MisspelledName);
    assert_eq!(beside("Kovács Al", "Kovács, Alexander"), OtherName);
    // A slip needs every other part, or two that are right.
    assert_eq!(beside("Kovásc Péter János", "Kovács, Péter János"), MisspelledName);
    assert_eq!(beside("Kovásc Péter", "Kovács, Péter János"), OtherName);
    assert_eq!(beside("Kovásc Péter János", "Kovács, Péter János István"), MisspelledName);
}

#[test]
fn a_name_without_letters_is_nobodys() {
    for text in ["", " ", "-", ",", "\0", "🙂", "\u{202e}", "…", "'"] {
        assert_eq!(keys_of_text(text).plain, "", "{text:?}");
        assert_eq!(beside(text, text), OtherName, "{text:?}");
    }
    assert_ne!(keys_of_text("李 明").tokens, keys_of_text("李 华").tokens);
    assert_eq!(keys_of_text("Nagy 🙂 \"Béla\"\0").plain, "nagy bela");
}

#[test]
fn a_long_name_may_be_misspelled_twice_and_a_short_one_once() {
    // Their skeletons have ten, seven and three letters.
    for (text, known, due) in [
        ("Szengyörgyi Anna", "Szentgyörgyi, Anna", MisspelledName),
        ("Szengyörki Anna", "Szentgyörgyi, Anna", MisspelledName),
        ("Szengyörka Anna", "Szentgyörgyi, Anna", OtherName),
        ("Paranya Anna", "Baranya, Anna", MisspelledName),
        ("Paranyo Anna", "Baranya, Anna", OtherName),
        // Their letters have one slip, from three on, wherever it stands.
        ("Kus Anna", "Kis, Anna", MisspelledName),
        ("Ricz András", "Rácz, András", MisspelledName),
        ("Gulyás, rlona", "Gulyás, Ilona", MisspelledName),
        ("Gulyás,rIlona", "Gulyás, Ilona", MisspelledName),
        ("Gulyása Ilona", "Gulyás, Ilona", MisspelledName),
        ("Kovárs Anna", "Kovács, Anna", MisspelledName),
        ("Ku Anna", "Li, Anna", OtherName),
        // A slip in both parts is another name.
        ("Szengyörgyi Tamra", "Szentgyörgyi, Tamara", OtherName),
        // Beside a slip the whole of the rest must stand.
        ("Szengyörgyi Anna", "Szentgyörgyi, Anna Mária", OtherName),
        ("Szengyörgyi Anna Mária", "Szentgyörgyi, Anna Mária", MisspelledName),
    ] {
        assert_eq!(beside(text, known), due, "{text} / {known}");
    }
}
