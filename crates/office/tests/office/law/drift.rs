//! Whether the scale drifts (13 10.3), over lists that were published.

use super::story::{STANDARD, Story, UNRATED, rated, stamp, swiss};
use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::fraction::Fraction;
use arpad_instruments::drift::spread::Measure;
use arpad_instruments::systems::Kind;
use arpad_model::Tempo;
use arpad_office::acts::Decided;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::publish::publish;
use arpad_office::views::drift::{Drift, drift};
use arpad_office::views::shadow::{Other, OtherChess, shadow_chess};
use arpad_trial::trials;
use jiff::civil::date;

/// 2000, 1900 and 1009 in April 2014, and A beats both: .36 + .08 (991 points are 400) × 40 = 17.6, −14.4, −3.2: 2018, 1886, 1006.
/// Nobody left or entered, so the mean moved by (18 − 14 − 3)/3 = ⅓. In May C dies and D enters with 3 of 5 against 2018 and
/// 1886: 1965.2 + 15 = 1980.
#[test]
fn p13_10_3_where_the_mean_of_a_list_came_from() {
    let [april, may, june] = [4, 5, 6].map(|month| date(2014, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, april, &[rated(2000), rated(1900), rated(1009), UNRATED]);
        story.report(&swiss("Kupa", date(2014, 4, 5), "AB1 AC1")).unwrap();
        story.close(may);
        assert_eq!(story.ratings(may), [Some(2018), Some(1886), Some(1006), None]);
        story.report(&swiss("Második Kupa", date(2014, 5, 3), "DA1 DB1 DA1 DB0 DA0")).unwrap();
        story.died('C', date(2014, 5, 20));
        story.close(june);
        assert_eq!(story.ratings(june), [Some(2018), Some(1886), None, Some(1980)]);
        let found = story.registry.read(|store| drift(store, STANDARD)).unwrap().lists;
        let means: Vec<String> = found.iter().map(|one| one.rated.unwrap().mean().to_string()).collect();
        assert_eq!(means, ["4909/3", "4910/3", "5884/3"], "{}", trial.name());
        assert!(found[0].changes.is_none());
        let parts = |at: usize| found[at].changes.as_ref().unwrap()[0].parts(Measure::Mean).unwrap();
        assert_eq!(parts(1), [0, 0, 1, 0, 0].map(|third| Fraction::new(third, 3)));
        // 1006 leaves: 1952 less 4910/3 is 946/3; nobody moves; 1980 enters: 5884/3 less 1952 is 28/3.
        let change = &found[2].changes.as_ref().unwrap()[0];
        assert_eq!(change.counts, [1, 0, 2, 0, 1]);
        assert_eq!(parts(2), [946, 0, 0, 0, 28].map(|third| Fraction::new(third, 3)));
        assert_eq!(change.whole(Measure::Mean), Some(Fraction::new(974, 3)));
        let spread = found[2].rated.unwrap();
        let measures = [Measure::Median, Measure::Lower, Measure::Upper].map(|one| spread.get(one));
        assert_eq!((spread.players, measures), (3, [1980, 1886, 2018].map(Fraction::whole)));
        // In May the pool grew by one point, all of it by rounding (0.4 + 0.4 + 0.2); in June C's 1006 left and D's 1980 entered.
        let balance = found[1].balance.as_ref().unwrap();
        assert_eq!((balance.after - balance.before, balance.line(Door::Rounding)), (100, 100), "{balance:?}");
        let balance = found[2].balance.as_ref().unwrap();
        assert_eq!((balance.line(Door::First), balance.line(Door::Decision)), (198_000, -100_600), "{balance:?}");
        assert_eq!(balance.unexplained(), 0);
    }
}

/// Every door of a list in hundredths, the empty ones left out; what none explains stands last.
fn doors(found: &Drift, at: usize) -> (Vec<(&'static str, i64)>, i64) {
    let balance = found.lists[at].balance.as_ref().unwrap();
    let told = Door::ALL.into_iter().map(|door| (door.as_str(), balance.line(door))).filter(|(_, points)| *points != 0);
    (told.collect(), balance.unexplained())
}

/// A 2000, B 1900, C 1500, D 1200, K 40. In January A beats B: .36 × 40 = 14.4: 2014 and 1886. In February A beats C, 514 points away
/// and so 400: .08 × 40 = 3.2: 2017 and 1497. The list of March is converted: 1886 → 1932 (+46), 1497 → 1698 (+201), 1200 → 1520
/// (+320), 567 in all. Nothing is played in March.
///
/// B won in January: A loses .64 × 40 = 25.6: 1974 and 1926. Carried back, A has 1977 in February, and the conversion gives 1986 (+9),
/// 1956 (+30), 1698 (+201) and 1520 (+320): 560. The three lists are made in one act, each from the one before. Beside itself
/// the law gives the same numbers.
#[test]
fn p13_10_3_doors_of_lists_that_were_revised_corrected_and_converted() {
    let [january, february, march, april] = [1, 2, 3, 4].map(|month| date(2024, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, january, &[rated(2000), rated(1900), rated(1500), rated(1200)]);
        let conversion = Decided::Transition { transition: "fide-2024-03-01".into(), series: vec![] };
        story.decide(conversion, date(2024, 1, 2));
        story.report(&swiss("Kupa", date(2024, 1, 6), "AB1")).unwrap();
        story.close(february);
        story.report(&swiss("Második Kupa", date(2024, 2, 3), "AC1")).unwrap();
        story.close(march);
        story.close(april);
        assert_eq!(story.ratings(march), [2017, 1932, 1698, 1520].map(Some), "{}", trial.name());
        let look = |story: &mut Story| story.registry.read(|store| drift(store, STANDARD)).unwrap();
        let found = look(&mut story);
        assert_eq!(doors(&found, 1), (vec![], 0), "{}", trial.name());
        assert_eq!(doors(&found, 2), (vec![("conversion", 56_700)], 0), "{}", trial.name());
        assert_eq!(doors(&found, 3), (vec![], 0), "{}", trial.name());
        let games = |found: &Drift| found.curve.by_difference.iter().map(|step| step.games).sum::<u64>();
        assert_eq!(games(&found), 2);

        story.correct_result(1, (1, 0), "0-1", date(2024, 4, 2));
        let day = date(2024, 4, 3);
        story.registry.write(|store| replay_chess(store, &stamp(day), Tempo::Standard, february).map(|_| ())).unwrap();
        for list in [february, march, april] {
            story.registry.write(|store| publish(store, &stamp(day), STANDARD, Some(list)).map(|_| ())).unwrap();
        }
        assert_eq!(story.ratings(april), [1986, 1956, 1698, 1520].map(Some), "{}", trial.name());
        let found = look(&mut story);
        assert_eq!(found.lists.iter().map(|one| one.list.revision).collect::<Vec<_>>(), [0, 1, 1, 1]);
        assert_eq!(doors(&found, 1), (vec![], 0), "{}", trial.name());
        assert_eq!(doors(&found, 2), (vec![("conversion", 56_000)], 0), "{}", trial.name());
        assert_eq!(doors(&found, 3), (vec![], 0), "{}", trial.name());
        assert_eq!(games(&found), 2, "no game is lost with a revision");
        assert_eq!(found.converted, [march]);

        // From 1974 and 1926 on: .08 × 20 of 400 points; who appears first stands as the register has him.
        let mut beside = |other: Other| {
            let beside = OtherChess { other, parameters: Vec::new(), from: Some(march), until: None };
            let found = story.registry.read(|store| shadow_chess(store, Tempo::Standard, &beside)).unwrap();
            found.players.iter().map(|one| (one.person.0, one.other.map(|other| other.0 / 1000))).collect::<Vec<_>>()
        };
        let mut itself = beside(Other::Edition("fide-2024-03".into()));
        itself.sort_unstable();
        assert_eq!(itself, [(1, Some(1986)), (3, Some(1698))], "{}", trial.name());
        // D 474: 1 / (1 + 10^(−474/400)) = .9387; 20 × .0613 = 1.2.
        let mut elo = beside(Other::System(Kind::Elo));
        elo.sort_unstable();
        assert_eq!(elo, [(1, Some(1975)), (3, Some(1498))], "{}", trial.name());
    }
}

/// A 2000 beats B 1900: 2014 and 1886. B's loss was a win, and nobody carries it back: the next list starts from 1974 and 1926, −40 for
/// A, who plays in May, and +40 for B, who does not. A beats C 1500, 400 points by the rule: +3.2 and −3.2: 1977 and 1497. Nothing is
/// left in any door; a conversion that is decided for another day has no part in it.
#[test]
fn p13_10_3_a_correction_of_whoever_plays_nothing_has_its_own_door() {
    let [april, may, june] = [4, 5, 6].map(|month| date(2024, month, 1));
    for trial in trials() {
        let mut story = Story::on(&trial, april, &[rated(2000), rated(1900), rated(1500)]);
        story.decide(Decided::Transition { transition: "fide-2024-03-01".into(), series: vec![] }, date(2024, 4, 2));
        story.report(&swiss("Kupa", date(2024, 4, 6), "AB1")).unwrap();
        story.close(may);
        story.correct_result(1, (1, 0), "0-1", date(2024, 5, 2));
        story.report(&swiss("Második Kupa", date(2024, 5, 4), "AC1")).unwrap();
        story.close(june);
        assert_eq!(story.ratings(june), [1977, 1926, 1497].map(Some), "{}", trial.name());
        let found = story.registry.read(|store| drift(store, STANDARD)).unwrap();
        assert_eq!(doors(&found, 2), (vec![], 0), "{}", trial.name());
        let balance = found.lists[2].balance.as_ref().unwrap();
        assert_eq!((balance.before, balance.after), (540_000, 540_000));
        assert!(found.converted.is_empty());
    }
}
