use super::*;

fn told_apart(encoding: Encoding, text: &str) {
    let bytes = encoding.encode(text).expect("the sample fits its code page");
    let (decoded, told) = decode(&bytes);
    assert_eq!(decoded, text, "told as {told}");
}

#[test]
fn plain_ascii_and_nothing_at_all_are_utf8() {
    assert_eq!(decode(b"001    1 m    Kovacs"), (Cow::Borrowed("001    1 m    Kovacs"), Encoding::Utf8));
    assert_eq!(decode(b""), (Cow::Borrowed(""), Encoding::Utf8));
}

#[test]
fn the_byte_order_mark_is_seen_and_is_not_text() {
    assert_eq!(decode("\u{feff}012 Őszi kupa".as_bytes()), (Cow::Borrowed("012 Őszi kupa"), Encoding::Utf8WithBom));
}

#[test]
fn utf8_names_stay_utf8() {
    for name in ["Szőke Gergő", "Wałęsa", "Dvořák", "Núñez", "Sørensen", "Ó Muireagáin"] {
        assert_eq!(decode(name.as_bytes()), (Cow::Borrowed(name), Encoding::Utf8));
    }
}

#[test]
fn utf8_with_a_letter_cut_in_half_is_still_utf8() {
    let bytes = [&b"T\xC5\x91zs\xC3\xA9r \xC3\x81rp\xC3\xA1d \xC5"[..], b"  2100"].concat();
    assert_eq!(decode(&bytes), (Cow::Owned("Tőzsér Árpád \u{fffd}  2100".to_string()), Encoding::Utf8));
}

#[test]
fn hungarian_names_in_windows_1250_are_read() {
    for name in ["Erdős Gyöngyvér", "Fűzfa Ődön", "Győrfi, Tünde", "ŐRY BŰBÁJ", "Szőnyi-Kőhegyi Ágnes", "Kovács Péter"]
    {
        told_apart(Encoding::Windows1250, name);
    }
    assert_eq!(decode(b"Erd\xF5s Z\xFCmb\xE9l"), (Cow::Owned("Erdős Zümbél".to_string()), Encoding::Windows1250));
}

#[test]
fn polish_names_are_read_in_both_central_european_pages() {
    for name in
        ["Wójtaszek, Radosław", "Świercz, Dariusz", "Gajewski Grzegorz Łukasz", "Dębski, Paweł Żak", "Wąsik Michał"]
    {
        told_apart(Encoding::Windows1250, name);
        told_apart(Encoding::Latin2, name);
    }
}

#[test]
fn czech_and_south_slavic_names_are_read_in_both_central_european_pages() {
    for name in [
        "Šimáček, Pavel",
        "Dvořák Jiří",
        "Němec Tomáš",
        "Žáček, Luboš",
        "Kovačič Matjaž",
        "Petrović Živko",
        "Močnik",
        "Součková",
    ] {
        told_apart(Encoding::Windows1250, name);
        told_apart(Encoding::Latin2, name);
    }
}

#[test]
fn western_names_are_read_in_windows_1252() {
    for name in [
        "Hélène Rivière",
        "Núñez, María Ángeles",
        "Muñoz Pantoja",
        "Müller-Weiß, Jörg",
        "Ó Muireagáin, Colm",
        "Sørensen, Jørgen",
        "Kjær Bæk",
        "Ångström, Åke",
        "João Simões",
        "Loïc Anaïs",
        "Thérèse Mège",
        "Bœuf, Aurélien",
        "O’Brien, Seán",
    ] {
        told_apart(Encoding::Windows1252, name);
    }
}

#[test]
fn windows_quotation_marks_decide_against_latin2() {
    assert_eq!(detect(b"O\x92Connor"), Encoding::Windows1250);
    assert_eq!(decode(b"\x8Aim\xE1\xE8ek").0, "Šimáček");
    assert_eq!(decode(b"\xA9im\xE1\xE8ek").0, "Šimáček");
}

#[test]
fn every_byte_decodes_in_every_page_and_comes_back() {
    let all: Vec<u8> = (0..=255).collect();
    for encoding in [Encoding::Windows1250, Encoding::Windows1252, Encoding::Latin2] {
        let text = encoding.decode(&all);
        assert_eq!(text.chars().count(), 256);
        assert_eq!(encoding.encode(&text).expect("what was decoded can be encoded"), all);
    }
    assert_eq!(decode(&all).0.chars().count(), 256);
}

#[test]
fn a_character_outside_the_page_is_named_and_not_replaced() {
    let missing = Encoding::Windows1252.encode("Erdős").expect_err("ő is not western");
    assert_eq!(missing, NotInCodePage { character: 'ő', encoding: Encoding::Windows1252 });
}

#[test]
fn names_of_encodings_are_read_back() {
    for encoding in Encoding::ALL {
        assert_eq!(encoding.as_str().parse(), Ok(encoding));
    }
    assert_eq!("ebcdic".parse::<Encoding>(), Err(UnknownEncoding));
}

#[test]
fn lines_end_with_cr_lf_or_both() {
    let mut seen = lines("a\rb\nc\r\n\r\nd");
    let texts: Vec<_> = seen.by_ref().map(|line| (line.number, line.text, line.end)).collect();
    assert_eq!(
        texts,
        [
            (1, "a", Some(LineEnd::Cr)),
            (2, "b", Some(LineEnd::Lf)),
            (3, "c", Some(LineEnd::CrLf)),
            (4, "", Some(LineEnd::CrLf)),
            (5, "d", None)
        ]
    );
    assert!(seen.ends().is_mixed());
    assert_eq!(seen.ends().most_frequent(), LineEnd::CrLf);
    assert_eq!(seen.ends().count(LineEnd::Cr), 1);
}

#[test]
fn a_final_line_end_opens_no_further_line() {
    let mut seen = lines("a\n");
    assert_eq!(seen.by_ref().count(), 1);
    assert!(!seen.ends().is_mixed());
    assert_eq!(lines("").count(), 0);
    assert_eq!(lines("x").ends().most_frequent(), LineEnd::Lf);
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let missing = Encoding::Latin2.encode("a漢字").expect_err("Latin 2 has no such letter");
    assert_eq!((missing.character, missing.encoding), ('漢', Encoding::Latin2));
    assert_eq!(missing.to_string(), format!("{} has no character '漢'", Encoding::Latin2));
    assert_eq!(UnknownEncoding.to_string(), "unknown encoding");
}

/// Each reason with its weight: a letter between its neighbors.
#[test]
fn how_well_a_letter_stands_between_its_neighbors() {
    for (text, expected) in [
        ("a\u{85}b", -8),
        (" \u{85} ", -8),
        ("w³o", -3),
        (" ©i", -3),
        ("a© ", -3),
        (" © ", 0),
        ("aºb", -3),
        ("O’C", 0),
        ("a–b", 0),
        ("aÁb", -3),
        (" Áb", 2),
        ("BÁB", 2),
        ("úñe", 2),
        ("úñn", 0),
        ("ań ", 2),
        ("ańa", 0),
        ("něm", 2),
        ("Něm", 2),
        ("aěm", -2),
        ("lèn", 2),
        ("aèn", 1),
        ("ièr", 2),
        ("aèk", 0),
        ("aèi", 0),
        ("lè ", 2),
        ("ačn", 1),
        ("ačt", 0),
        ("ačk", 2),
        ("ači", 2),
        ("ač ", 2),
        ("lč ", 0),
        ("Bœu", 4),
        ("Bœi", 0),
        ("Uì ", 1),
        ("lì ", 0),
        ("aï ", 2),
        ("lï ", 0),
        ("dős", 3),
        ("dőa", 0),
        ("tűz", 3),
        ("jõe", 4),
        ("jão", 4),
        ("jõs", 2),
        ("aõs", 0),
        ("oĺa", 0),
        ("oťa", 0),
        ("pék", 2),
        ("aék", 0),
        ("kéa", 0),
        ("ořá", 2),
        ("křk", 0),
        ("křa", 2),
        ("ařk", 2),
    ] {
        let [before, letter, after] = text.chars().collect::<Vec<_>>()[..] else { panic!("three letters: {text}") };
        assert_eq!(plausibility(before, letter, after), expected, "{text}");
    }
}

#[test]
fn a_few_broken_places_are_still_utf8() {
    let text = |letters: usize, broken: usize| ["é".repeat(letters).as_bytes(), &b"\xE9 ".repeat(broken)].concat();
    assert!(is_mostly_utf8(&text(4, 1)) && is_mostly_utf8(&text(8, 2)));
    assert!(!is_mostly_utf8(&text(3, 1)) && !is_mostly_utf8(&text(7, 2)));
    assert!(is_mostly_utf8(b"") && !is_mostly_utf8(b"\xE9"));
}

#[test]
fn utf_16_is_written_with_its_mark_in_its_order() {
    for (encoding, bytes) in
        [(Encoding::Utf16Le, [0xFF, 0xFE, 0x50, 0x01]), (Encoding::Utf16Be, [0xFE, 0xFF, 0x01, 0x50])]
    {
        assert_eq!(encoding.encode("Ő").expect("every letter"), bytes);
        assert_eq!(encoding.decode(&bytes), "Ő");
    }
}
