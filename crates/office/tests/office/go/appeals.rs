//! §10: the committee decides, the presidium hears the appeal, and what it overturns is gone from every list.

use super::desk::{Desk, File, days, told};
use super::text::beats;
use arpad_model::AppealOutcome;
use arpad_office::acts::appeal::appeal;
use arpad_office::acts::{Act, AppealAct, Decided};
use arpad_registry::ledger;
use jiff::civil::{Date, date};

const DECIDED: Date = date(2024, 3, 5);
const DAY: Date = date(2024, 3, 9);
const TODAY: Date = date(2024, 4, 1);

/// Kiss and Nagy of 1500; the committee gives Nagy 1400, and Kiss beats her at C 10: d = 100, .27: ±3.
fn begun(trial: &arpad_trial::Trial) -> (Desk, arpad_model::EntryId) {
    let mut desk = Desk::open(trial);
    desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
    desk.on(TODAY).enter(&File::new(
        "Előző",
        date(2024, 3, 1),
        10,
        vec![beats(1, "Kiss", "Nagy"), beats(2, "Nagy", "Kiss")],
    ));
    desk.close();
    desk.enter(&File::new("Kupa", DAY, 10, vec![beats(1, "Kiss", "Nagy")]));
    let decision = desk.indicators("Nagy", Some(1400), None, DECIDED);
    desk.close();
    (desk, decision)
}

fn points(desk: &mut Desk) -> Vec<(&'static str, i32)> {
    desk.ranking().into_iter().map(|one| (one.0, one.1)).collect()
}

#[test]
fn p10_2_an_upheld_decision_stands_and_an_overturned_one_is_gone_from_every_list() {
    for trial in arpad_trial::trials() {
        let (mut desk, decision) = begun(&trial);
        // Both won once of equals: 1500 each. Then 1500 v 1400.
        assert_eq!(points(&mut desk), [("Kiss", 1503), ("Nagy", 1397)], "{}", trial.name());
        // The presidium says under which number it decided.
        let unsaid = desk.appealed(decision, AppealOutcome::Upheld, " ").unwrap_err();
        assert_eq!(unsaid.code.as_str(), "outcome-without-reference");
        desk.appealed(decision, AppealOutcome::Upheld, "E 1/2024").unwrap();
        assert_eq!(desk.try_close(false).unwrap_err().code.as_str(), "nothing-due", "it stands");

        let outcome = desk.appealed(decision, AppealOutcome::Overturned, "E 2/2024").unwrap();
        let entry = desk.registry.read(|store| ledger::entry(store, outcome)).unwrap().expect("the entry");
        let Act::Outcome(act) = arpad_office::acts::desk::act_of(&entry).unwrap() else { panic!("an outcome") };
        assert_eq!((act.reference.as_str(), act.anew_from), ("E 2/2024", Some(DECIDED)));
        assert_eq!(days(&desk.close()), [(DECIDED, 1), (DAY, 1)]);
        // Of equals ±5.
        assert_eq!(points(&mut desk), [("Kiss", 1505), ("Nagy", 1495)], "{}", trial.name());
        let told = desk.explained("Nagy", Some(DAY));
        let revised = told.revised.expect("a revision");
        let by: Vec<&str> = revised.by.iter().map(|one| one.kind.as_str()).collect();
        assert_eq!(by, ["appeal"], "the appeal is named as the cause");
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn an_appeal_names_its_appellant_grounds_and_number() {
    for trial in arpad_trial::trials() {
        let (mut desk, decision) = begun(&trial);
        let stamp = desk.stamp();
        for act in [AppealAct::new(decision, " ", "túl alacsony"), AppealAct::new(decision, "Nagy Anna", "")] {
            let refusal = told(desk.registry.write(|store| appeal(store, &stamp, act))).unwrap_err();
            assert_eq!(refusal.code.as_str(), "appeal-unsaid", "{}", trial.name());
        }
        // The go regulation sets no term: half a year later it is in time.
        desk.on(date(2024, 10, 1));
        desk.appealed(decision, AppealOutcome::Withdrawn, "").expect("nobody asks any more");
    }
}

#[test]
fn the_go_regulation_lets_nobody_set_a_paragraph_aside() {
    for trial in arpad_trial::trials() {
        let (mut desk, _) = begun(&trial);
        let tournament = arpad_model::TournamentId(1);
        let waiver = Decided::Waiver { tournament, paragraph: "§8(2)1".into(), what: String::new() };
        assert_eq!(desk.try_decide(waiver, TODAY).unwrap_err().code.as_str(), "waiver-of-go", "{}", trial.name());
    }
}
