//! Corrections that reach back over the conversion of 1 March 2024: what they did on the list before it is not what they do since, and
//! both calculations of that list say why.

use super::story::{STANDARD, Story, rated, stamp, swiss};
use arpad_model::{Code, PersonId, TournamentId};
use arpad_office::acts::Decided;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::causes::Cause;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_trial::trials;
use jiff::civil::{Date, date};

const MONTHS: [Date; 4] = [date(2024, 1, 1), date(2024, 2, 1), date(2024, 3, 1), date(2024, 4, 1)];

/// A and B have 1700 in January, and all ratings are converted in March.
fn begun(trial: &arpad_trial::Trial) -> Story {
    let mut story = Story::on(trial, MONTHS[0], &[rated(1700), rated(1700)]);
    story.decide(Decided::Transition { transition: "fide-2024-03-01".into(), series: Vec::new() }, date(2024, 1, 5));
    story
}

/// The only cause that moved A on the list of April.
fn cause(story: &mut Story) -> Cause {
    let date = Wanted::Day(MONTHS[3]);
    let which = Which { series: STANDARD, date, after: None, revision: None, as_known_on: None, origin: None };
    let found = story.registry.read(|store| explain_list(store, PersonId(1), Some(STANDARD), Some(&which))).unwrap();
    assert!(found.agrees() && found.is_idle(), "{found:?}");
    let [cause] = &found.causes[..] else { panic!("{:?}", found.causes) };
    cause.clone()
}

/// What the law makes of A without the act and with it, and the values of its last step.
fn sides(calculations: &[Option<(Answer, usize)>; 2]) -> [Option<(u32, i64, Code)>; 2] {
    calculations.each_ref().map(|side| {
        let Some((Answer::Chess(answer), position)) = side else { return None };
        let result = &answer.rated.players[*position];
        let last = result.steps.last().map(|step| step.code);
        Some((result.games, result.after.expect("a rating"), last.expect("a step")))
    })
}

/// In January A beats B: .5 × 40 = 20, 1720 in February and 1720 + .4 × 280 = 1832 in March. In March it is found that A lost: 1680,
/// and 1680 + .4 × 320 = 1808. What was −40 in February is −24 since, and March is worked out on both sides.
#[test]
fn a_correction_of_before_the_conversion_is_worked_out_where_it_changes() {
    for trial in trials() {
        let mut story = begun(&trial);
        story.report(&swiss("Kupa", date(2024, 1, 13), "AB1")).unwrap();
        story.close(MONTHS[1]);
        story.close(MONTHS[2]);
        story.correct_result(1, (1, 0), "0-1", date(2024, 3, 5));
        story.close(MONTHS[3]);
        let cause = cause(&mut story);
        let lists: Vec<_> = cause.through.iter().map(|one| (one.list.day, one.before, one.after)).collect();
        let due = [(MONTHS[1], Some(1720), Some(1680)), (MONTHS[2], Some(1832), Some(1808))];
        assert_eq!((&lists[..], cause.change()), (&due[..], -24), "{}", trial.name());
        let [february, march] = [&cause.calculations, &cause.through[1].calculations].map(sides);
        let after =
            |sides: [Option<(u32, i64, Code)>; 2]| sides.map(|side| side.map(|(games, after, _)| (games, after)));
        assert_eq!(after(february), [Some((1, 1720)), Some((1, 1680))], "{}", trial.name());
        assert_eq!(after(march), [Some((0, 1832)), Some((0, 1808))], "{}", trial.name());
        assert!(cause.through[0].calculations.iter().all(Option::is_none), "told once");
        story.verify();
    }
}

/// In February A beats B: 1720, and 1832 by the conversion. The report is taken out: 1700, and 1700 + .4 × 300 = 1820. Without a game
/// the conversion moves A all the same, and is told as the calculation with the correction.
#[test]
fn who_loses_the_games_of_the_converted_list_sees_the_conversion() {
    for trial in trials() {
        let mut story = begun(&trial);
        story.close(MONTHS[1]);
        story.report(&swiss("Kupa", date(2024, 2, 10), "AB1")).unwrap();
        story.close(MONTHS[2]);
        let on = stamp(date(2024, 3, 5));
        story.registry.write(|store| withdraw(store, &on, TournamentId(1), "nem játszották le")).unwrap();
        story.close(MONTHS[3]);
        let cause = cause(&mut story);
        assert_eq!((cause.from, cause.to), (Some(1832), Some(1820)), "{}", trial.name());
        let [without, with] = sides(&cause.calculations);
        let (without, with) = (without.expect("a game"), with.expect("a conversion"));
        assert_eq!(((without.0, without.1), (with.0, with.1)), ((1, 1832), (0, 1820)), "{}", trial.name());
        assert_eq!(without.2, with.2, "the conversion ends both");
    }
}
