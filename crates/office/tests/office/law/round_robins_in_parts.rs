//! A round robin that is reported month by month (13 4.13): games between rated players enter the list of their month, games with
//! somebody unrated wait for the end of the event (13 and 17 8.52), where the whole table gives the unrated their ratings.

use super::story::{Event, ROUND_ROBIN, Story, UNRATED, rated, swiss};
use arpad_model::TournamentId;
use arpad_office::acts::Decided;
use arpad_trial::{Trial, trials};
use jiff::civil::{Date, date};

/// Five rounds of A 2000, B 1900, C 1800, D 1700 and the unrated E and F.
const GAMES: [(u16, char, char, char); 15] = [
    (1, 'A', 'F', '1'),
    (1, 'B', 'E', '='),
    (1, 'C', 'D', '='),
    (2, 'F', 'D', '1'),
    (2, 'E', 'C', '1'),
    (2, 'A', 'B', '1'),
    (3, 'B', 'F', '1'),
    (3, 'C', 'A', '='),
    (3, 'D', 'E', '0'),
    (4, 'F', 'E', '0'),
    (4, 'A', 'D', '1'),
    (4, 'B', 'C', '1'),
    (5, 'C', 'F', '1'),
    (5, 'D', 'B', '0'),
    (5, 'E', 'A', '0'),
];

const LISTS: [Date; 4] = [date(2016, 3, 1), date(2016, 4, 1), date(2016, 5, 1), date(2016, 6, 1)];

/// The rounds up to one: 106 days, with the permission of 4.12.
fn rounds(last: u16) -> Event {
    let mut event = swiss("Kör", date(2016, 2, 5), "AB1");
    event.system = ROUND_ROBIN;
    event.end = date(2016, 5, 20);
    event.days = vec![date(2016, 2, 5), date(2016, 2, 19), date(2016, 3, 18), date(2016, 4, 15), date(2016, 5, 20)];
    event.days.truncate(last.into());
    event.games = GAMES.iter().copied().filter(|game| game.0 <= last).collect();
    event
}

fn founded(trial: &Trial) -> Story {
    let players = [rated(2000), rated(1900), rated(1800), rated(1700), UNRATED, UNRATED];
    let mut story = Story::on(trial, date(2016, 2, 1), &players);
    story.announce(&rounds(5));
    let permission = Decided::Waiver { tournament: TournamentId(1), paragraph: "4.12".into(), what: String::new() };
    story.decide(permission, date(2016, 2, 4));
    story
}

/// Reported whole at the end, nobody has moved before: Rar 1850, dp of 4½ 3½ 2 ½ of five 366 149 −72 −366, dpa 19.25, Ra =
/// 1850 − 19.25 × 5/6 = 1833.96, 1834; E 3½ of 5: 1834 + 2 × 15 = 1864; F 1 of 5: 1834 − 240 × 5/6 = 1634. With these ratings A
/// .67, B .37, C −.37, D −1.12; everybody is new, K 40: 26.8, 14.8, −14.8, −44.8.
#[test]
fn p13_4_13_p13_8_52_p13_8_21b_p13_8_58_a_round_robin_in_parts_reported_at_its_end() {
    for trial in trials() {
        let mut story = founded(&trial);
        LISTS[..3].iter().for_each(|list| story.close(*list));
        story.report_on(&rounds(5), date(2016, 5, 21)).unwrap();
        story.close(LISTS[3]);
        let after = [2027, 1915, 1785, 1655, 1864, 1634].map(Some);
        assert_eq!(story.ratings(LISTS[3]), after, "{}", trial.name());
        assert_eq!(story.step('E', LISTS[3], "event-counted").split(' ').next(), Some("7.14a"));
        assert_eq!(story.change('A', LISTS[3]), "26.80");
        story.verify();
    }
}

/// Reported month by month. February: C = D, A 1 B: 100 points, .64: A and B ±.36 × 40 = 14.4, D and C ±.14 × 40 = 5.6. March:
/// C 1794 = A 2014: .22 and .78, ±.28 × 40 = 11.2. April: A 2003 beats D 1706, 297, .85: ±6; B 1886 beats C 1805, 81, .61: ±15.6.
/// May: everything that waited, with 2009, 1902, 1789, 1700: Rar 1850 and so the same table. A beats 1634 and 1864: .10 + .30 =
/// .40, 16; B beats 1700 and 1634, draws with 1864: .24 + .17 − .05 = .36, 14.4; C loses to 1864, beats 1634: −.40 + .29 = −.11,
/// −4.4; D loses to 1634, 1864 and 1902: −.59 − .28 − .24 = −1.11, −44.4.
#[test]
fn p13_4_13_p13_8_52_games_with_unrated_players_wait_for_the_end_of_the_round_robin() {
    for trial in trials() {
        let mut story = founded(&trial);
        let months = [(2, date(2016, 2, 20)), (3, date(2016, 3, 19)), (4, date(2016, 4, 16)), (5, date(2016, 5, 21))];
        let after = [
            [Some(2014), Some(1886), Some(1794), Some(1706), None, None],
            [Some(2003), Some(1886), Some(1805), Some(1706), None, None],
            [Some(2009), Some(1902), Some(1789), Some(1700), None, None],
            [Some(2025), Some(1916), Some(1785), Some(1656), Some(1864), Some(1634)],
        ];
        for (((last, came), list), after) in months.into_iter().zip(LISTS).zip(after) {
            story.report_on(&rounds(last), came).unwrap();
            story.close(list);
            assert_eq!(story.ratings(list), after, "{} {list}", trial.name());
        }
        assert_eq!(story.whys('A', LISTS[0]), ["8.52 at-the-end", ""], "the win against F waits");
        assert_eq!(story.whys('A', LISTS[3]), ["", ""], "and counts with the game against E");
        assert_eq!(story.whys('E', LISTS[3]).len(), 5);
        // A correction of a game that waited moves the list after its end.
        story.correct_result(1, (1, 0), "0-1", date(2016, 6, 2));
        story.verify();
    }
}
