//! Whether the scale drifts (13 10.3), over lists that were published.

use super::story::{STANDARD, Story, UNRATED, rated, swiss};
use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::fraction::Fraction;
use arpad_instruments::drift::spread::Measure;
use arpad_office::views::drift::drift;
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
