//! The search for elements, wherever the window ends, and what is plain.

use super::*;

/// Gives so many bytes at a time.
struct Sips<'a>(&'a [u8], usize);

impl Read for Sips<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = self.1.min(buffer.len());
        self.0.read(&mut buffer[..most])
    }
}

/// Every step through a document: the line, and the element, `endless`, `cut off` or `end`.
fn steps(document: &[u8], sip: usize) -> Vec<(u64, String)> {
    let (mut feed, mut scanner) = (Feed::new(Sips(document, sip)), Scanner::new());
    let mut steps = Vec::new();
    loop {
        let step = scanner.next(&mut feed).expect("read from memory");
        let (line, said) = (scanner.line, |text: &str| text.to_owned());
        match step {
            Step::Player(taken) => {
                let text = String::from_utf8_lossy(feed.slice(taken)).into_owned();
                scanner.line += text.matches('\n').count() as u64;
                steps.push((line, text));
            }
            Step::Endless => steps.push((line, said("endless"))),
            Step::End { cut_off } => {
                steps.push((line, said(if cut_off { "cut off" } else { "end" })));
                assert!(feed.ready().is_empty() && feed.consumed() == document.len() as u64, "all of it is taken");
                return steps;
            }
        }
    }
}

#[test]
fn elements_are_found_wherever_the_window_ends() {
    let document = b"<?xml?>\n<playerslist>\n<player><fideid>1</fideid>\n</player>x\n\n<player a=\"b\"></player></playerslist>\n\n";
    let expected = [
        (3, "<player><fideid>1</fideid>\n</player>".to_owned()),
        (6, "<player a=\"b\"></player>".to_owned()),
        (8, "end".to_owned()),
    ];
    for sip in [1, 2, 3, 5, 7, 8, 13, 1000] {
        assert_eq!(steps(document, sip), expected, "{sip} bytes at a time");
    }
}

#[test]
fn a_document_that_breaks_off_is_told_at_its_last_line() {
    for (document, expected) in [
        ("<playerslist>\n<player></player>\n", vec![(2, "<player></player>"), (3, "cut off")]),
        ("<playerslist>\n<player><name>A\n", vec![(3, "cut off")]),
        ("<playerslist>\n<player", vec![(2, "cut off")]),
        ("<playerslist>\n<players", vec![(2, "cut off")]),
        ("<PlayersList>\n<playerS></playerslist >", vec![(2, "end")]),
        ("", vec![(1, "cut off")]),
    ] {
        let expected: Vec<(u64, String)> = expected.into_iter().map(|(line, text)| (line, text.to_owned())).collect();
        for sip in [1, 4, 1000] {
            assert_eq!(steps(document.as_bytes(), sip), expected, "{document}, {sip} bytes at a time");
        }
    }
}

#[test]
fn an_element_of_64_kilobytes_is_kept_and_a_longer_one_passed_over() {
    let element = |length: usize| format!("<player>{}</player>", "x".repeat(length - OPEN.len() - 1));
    let short = element(20);
    for (length, kept) in
        [(LONGEST - 1, true), (LONGEST, true), (LONGEST + 1, false), (LONGEST + 70_000, false), (8 * LONGEST, false)]
    {
        let long = element(length);
        let document = format!("<playerslist>\n{long}\n{short}</playerslist>");
        let first = if kept { long } else { "endless".to_owned() };
        let expected = [(2, first), (3, short.clone()), (3, "end".to_owned())];
        for sip in [1_000, 1 << 20] {
            assert!(steps(document.as_bytes(), sip) == expected, "{length}, {sip} bytes at a time");
        }
    }
    // One that never ends takes no other along: the reading goes on at the last tag that opens.
    let document = format!("<playerslist>\n<player>{}\n{short}</playerslist>", "x".repeat(LONGEST));
    let expected = [(3, "endless".to_owned()), (3, short.clone()), (3, "end".to_owned())];
    assert!(steps(document.as_bytes(), 1 << 20) == expected);
}

#[test]
fn a_broken_element_gives_back_what_it_swallowed() {
    let document = b"<player>\n<name>\n<player>\n</player>";
    let (mut feed, mut scanner) = (Feed::new(&document[..]), Scanner::new());
    let Ok(Step::Player(taken)) = scanner.next(&mut feed) else { panic!("an element") };
    assert_eq!(feed.slice(taken), document);
    scanner.line += 3;
    scanner.recover(&mut feed, taken);
    assert_eq!((scanner.line, feed.ready()), (3, &b"<player>\n</player>"[..]));
    // What swallowed nothing is not looked at again.
    let Ok(Step::Player(taken)) = scanner.next(&mut feed) else { panic!("an element") };
    scanner.recover(&mut feed, taken);
    assert_eq!((scanner.line, feed.ready()), (3, &b""[..]));
}

#[test]
fn plain_is_what_has_tags_and_texts_alone() {
    let texts = |element: &str| {
        let found = fields(element, &plain(element.as_bytes())?);
        Some([found[0], found[1], found[18]].map(str::to_owned))
    };
    let three = |id: &str, name: &str, flag: &str| Some([id, name, flag].map(str::to_owned));
    assert_eq!(texts("<player></player>"), three("", "", ""));
    assert_eq!(texts("<player>\n <fideid> 7 </fideid>\t<name>A b</name></player>"), three("7", "A b", ""));
    assert_eq!(
        texts("<player><flag>wi</flag><name></name><fideid>8</fideid></player>"),
        three("8", "", "wi"),
        "in any order"
    );
    assert_eq!(texts("<player><name>A</name><name>B</name></player>"), three("", "B", ""), "the last one counts");
    for other in [
        "<player ><name>A</name></player>",
        "<playerx><name>A</name></player>",
        "<player",
        "<player>text</player>",
        "<player><name>A</name>text</player>",
        "<player><name>A&amp;B</name></player>",
        "<player><name>A<b></name></player>",
        "<player><name>A</nam></player>",
        "<player><name>A</namex></player>",
        "<player><name>A</flag></player>",
        "<player><name>A<xname></player>",
        "<player><name>A</name</player>",
        "<player><other>A</other></player>",
        "<player><Name>A</Name></player>",
        "<player><name>A",
        "<player><name",
        "<player><name>A</name>",
    ] {
        assert_eq!(texts(other), None, "{other}");
    }
}

#[test]
fn by_the_book_only_what_stands_directly_in_a_player_is_read() {
    let read = |element: &str| {
        let (mut room, mut notices) = (Unescaped::default(), Notices::default());
        let whole = strict(element, 5, &mut room, &mut notices);
        let told: Vec<(usize, String)> =
            notices.finish().into_iter().map(|one| (one.line, one.facts[0].1.clone())).collect();
        whole.map(|()| ([room.fields()[0], room.fields()[1]].map(str::to_owned), told))
    };
    let two = |id: &str, name: &str, told: &[&str]| {
        Some(([id, name].map(str::to_owned), told.iter().map(|one| (5, (*one).to_owned())).collect()))
    };
    assert_eq!(read("<player FideId=\"7\" other=\"8\"><name>A</name></player>"), two("7", "A", &[]));
    assert_eq!(read("<player>x<name>A</name>y</player>"), two("", "A", &[]), "texts between are nobody's");
    assert_eq!(
        read("<player><name>A<b>C</b>D</name></player>"),
        two("", "ACD", &[]),
        "marks in a name are not its end"
    );
    assert_eq!(read("<player><NAME>A&#x41;&#66;&lt;</NAME></player>"), two("", "AAB<", &[]));
    assert_eq!(read("<player><what>A</what><name>B</name><why/><name/></player>"), two("", "B", &["what", "why"]));
    assert_eq!(read("<player><x><name>A</name></x></player>"), two("", "", &["x"]), "too deep");
    assert_eq!(read("<player>&amp;&bad;<name>A</name></player>"), two("", "A", &[]));
    for broken in [
        "<player><name>&bad;</name></player>",
        "<player><name>&#xFFFFFFFF;</name></player>",
        "<player><name>A</nam></player>",
        "<player><name>A</name>",
        "<player a=b><name>A</name></player>",
    ] {
        assert_eq!(read(broken), None, "{broken}");
    }
}
