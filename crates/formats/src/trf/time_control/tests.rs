use super::*;

#[test]
fn encoded_time_controls_are_read_and_written_back() {
    for text in ["5400+30", "40/6000+30:20/3000+30:1500+30", "300", "W300-B240", "40/7200:3600", "W40/60+1:5-B4"] {
        assert_eq!(TimeControl::read_encoded(text).expect("encoded").to_string(), text);
    }
    for text in ["", "90 min", "5400+", "/5400", "0/5400", "W300", "-1", "300:", "0"] {
        assert_eq!(TimeControl::read_encoded(text), None, "{text}");
    }
}

/// The table of real ones, as people wrote them in files and announcements.
#[rustfmt::skip]
const REAL: &[(&str, &[&str])] = &[
    ("5400+30", &[
        "90 min + 30 sec/move", "90+30", "90'+30\"", "90'+30''", "90 m + 30 s/move", "G/90+30", "5400+30",
        "90 perc + 30 mp/lépés", "90 perc + lépésenként 30 mp",
    ]),
    ("5400+10", &[
        "1:30 + 10 from move 1", "90 minutes + 10 sec from move 1",
        "All moves in 90 minutes, plus 10 seconds per move",
    ]),
    ("5400+15", &["1:30 plus 15 per move"]),
    ("40/5400+30:1800+30", &[
        "90 min/40 moves + 30 min + 30 sec/move", "90'/40 moves + 30' + 30\"/move",
        "90 minutes for 40 moves, 30 minutes for the rest, 30 seconds increment from move 1", "40/90, SD/30, +30",
        "40/5400+30:1800+30", "90 perc 40 lépésre + 30 perc, lépésenként 30 mp",
        "90 perc/40 lépés + 30 perc + 30 mp/lépés",
    ]),
    ("40/6000+30:20/3000+30", &["100'x40mm + 50'x20mm + 30\" from move 1"]),
    ("40/6000+30:20/3000+30:900+30", &["100 min/40 moves + 50 min/20 moves + 15 min + 30 sec/move"]),
    ("40/6000+30:900+30", &["100'x40+15'+30\""]),
    ("40/7200:3600", &["40/120, 60"]),
    ("7200", &["120", "120 min", "120 minutes per player per game", "2x120 perc", "2*120 perc"]),
    ("900+10", &["15 min + 10 sec/move", "15'+10\"", "15 perc + 10 mp/lépés", "15p+10mp"]),
    ("180+2", &["3+2", "3 min + 2 sec/move", "3 perc + 2 mp"]),
];

#[test]
fn the_real_ones_are_read() {
    for (encoded, texts) in REAL {
        for text in *texts {
            let read = TimeControl::read_free_text(text).map(|control| control.to_string());
            assert_eq!(read.as_deref(), Some(*encoded), "{text}");
        }
    }
    assert_eq!(REAL.iter().map(|(_, texts)| texts.len()).sum::<usize>(), 36);
}

#[test]
fn their_like_are_read() {
    for (text, encoded) in [
        ("40/90+30,30+30", "40/5400+30:1800+30"),
        ("2h/40 + 1h", "40/7200:3600"),
        ("90 minutes for 40 moves + 30 minutes + 30 seconds from move 1", "40/5400+30:1800+30"),
        ("90 perc + 30 mp lépésenként", "5400+30"),
        ("1h30 + 30 sec/move", "5400+30"),
        ("60 min", "3600"),
        ("40 moves in 90 min, 30 min", "40/5400:1800"),
        ("40/1:30, 30 min", "40/5400:1800"),
        ("40/90 min, 30 min", "40/5400:1800"),
        ("40 moves/90 min, 30 min", "40/5400:1800"),
        ("90 min/40 moves + 30 min + 30 sec from move 1", "40/5400+30:1800+30"),
        ("100'x40+15'+30\" from move 1", "40/6000+30:900+30"),
        ("1h 45m", "6300"),
        ("2 óra", "7200"),
        ("90'/40 + 30' + 30''", "40/5400+30:1800+30"),
        (
            "90 minutes for 40 moves + 30 minutes for the rest of the game with an increment of 30 seconds per move \
             starting from move one",
            "40/5400+30:1800+30",
        ),
        ("90 Minuten/40 Züge + 30 Minuten + 30 Sekunden/Zug ab Zug 1", "40/5400+30:1800+30"),
        ("15 perc + 10 másodperc lépésenként, az 1. lépéstől", "900+10"),
        ("60 PERC + 30 MP LEPESENKENT", "3600+30"),
        ("2 x 90 perc + 30 mp bónusz", "5400+30"),
        ("10 perc fejenként", "600"),
        ("40/7200:1800", "40/7200:1800"),
        // Without a unit: minutes up to 150, seconds from 1000 on.
        ("150 + 30 sec/move", "9000+30"),
        ("1000 + 5 sec/move", "1000+5"),
        ("5400 + 30 sec/move", "5400+30"),
        ("1000", "1000"),
        ("720 min", "43200"),
        ("90 min + 600 sec/move", "5400+600"),
    ] {
        let read = TimeControl::read_free_text(text).map(|control| control.to_string());
        assert_eq!(read.as_deref(), Some(encoded), "{text}");
    }
}

#[test]
fn text_that_could_mean_two_things_is_not_read() {
    for text in [
        "moves/time, increment",
        "40/90+30",
        "40/90,30+30",
        "90 min + 30",
        "1h + 30min",
        "standard",
        "",
        "+",
        "/",
        "30 sec/move",
        "30 sec + 30 sec",
        "90 from move 40",
        "90 min + 30 sec from move 41",
        "90 perc + 30 mp a 41. lépéstől",
        "9999999999",
        "0+0",
        "90:",
        "300+3",
        "180",
        "15 perc + 5 perc",
        "90 min, 60 min",
        "90 + 30 + 30",
        "3x15",
        "90 + 5 min/move",
        "151 + 30 sec/move",
        "999 + 30 sec/move",
        "999",
        "721 min",
        "90 min + 601 sec/move",
        "0 min",
        "0/90, 30 min",
        "W5400-B5400",
    ] {
        assert_eq!(TimeControl::read_free_text(text), None, "{text}");
    }
}

#[test]
fn what_the_first_reader_told_is_told_still_and_what_it_did_not_is_not_told_by_it() {
    let first = |text| TimeControl::read_free_text_as(text, Reading::First).map(|control| control.to_string());
    assert_eq!(first("90 min + 30 sec/move").as_deref(), Some("5400+30"));
    assert_eq!(first("180+2").as_deref(), Some("10800+2"), "today it could be three minutes");
    for text in
        ["90 min + 30 sec from move 10", "90 min + 30 sec from move 2", "90 min + 30 sec from", "1:5", "1:x5", "1:5x"]
    {
        assert_eq!(first(text), None, "{text}");
    }
    for text in ["15 perc + 10 mp/lépés", "90 min/40 moves + 30 min + 30 sec/move", "5400+30", "2x120 perc"] {
        assert_eq!(first(text), None, "{text}");
    }
    for (text, told) in [
        ("1h30", "5400"),
        ("1 h 30 min + 30 sec/move", "5400+30"),
        ("90 min/40 moves", "40/5400"),
        ("2h/40, 1h", "40/7200:3600"),
        ("120 min x 40, 60 min", "40/7200:3600"),
        ("40 moves 120 min + 60 min", "40/7200:3600"),
        ("40/90 min, 30 min", "40/5400:1800"),
        ("40/1:30, 0:30", "40/5400:1800"),
        ("90 minutes + 10 sec from move 1", "5400+10"),
        ("90 min + 30 sec from moves 1", "5400+30"),
    ] {
        assert_eq!(first(text).as_deref(), Some(told), "{text}");
    }
    for (_, texts) in REAL {
        for text in *texts {
            let first = TimeControl::read_free_text_as(text, Reading::First);
            assert!(first.is_none() || first == TimeControl::read_free_text(text), "{text}");
        }
    }
}
