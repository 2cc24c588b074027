//! What falls with a withdrawn report, and how what was withdrawn or rejected by mistake comes back.

use super::*;
use arpad_model::{DecisionKind, Series, Tempo, TournamentId};
use arpad_office::acts::Announcement;
use arpad_office::acts::DecideAct;
use arpad_office::acts::accept::{Acceptance, Strangers, accept};
use arpad_office::acts::announce::announce;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::decide::decide;
use arpad_office::acts::submit::take_up;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::views::checklist::month_checklist;
use arpad_registry::tables::{decisions, tournaments};
use jiff::civil::date;

const DAY: Date = date(2024, 3, 6);
const RAPID: Series = Series::Chess(Tempo::Rapid);
const BLITZ: Series = Series::Chess(Tempo::Blitz);

fn cup(result: char) -> Vec<u8> {
    duels("Kupa", date(2024, 3, 5), &[(0, 3, result)])
}

fn event(registry: &mut Registry, id: TournamentId) -> arpad_model::RegisteredTournament {
    registry.read(|store| tournaments::get(store, id)).unwrap().expect("an event")
}

fn controlled(control: &str) -> Vec<u8> {
    String::from_utf8(cup('1')).unwrap().replace("122 90+30\n", control).into_bytes()
}

/// A file that waited when its event was withdrawn does not bring it back in silence.
#[test]
fn a_waiting_file_of_a_withdrawn_event_is_not_accepted_unawares() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = registry.write(|store| submit(store, "kupa.trf", &cup('1'), DAY)).unwrap();
        let id = file.tournament.unwrap();
        registry.write(|store| withdraw(store, &stamp(DAY), id, "elmaradt")).unwrap();
        let withdrawn = head(&mut registry);
        let refusal = refusal_of(registry.write(|store| take(store, &file, DAY)));
        assert_eq!(refusal.code.as_str(), "tournament-withdrawn", "{}", trial.name());
        assert!(refusal.facts.contains(&("entry", withdrawn.to_string().as_str().into())), "{:?}", refusal.facts);
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        assert!(!list.waiting[0].is_ready() && list.waiting[0].unsettled.withdrawn.is_some(), "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "mégis megvolt")).unwrap();
        registry.write(|store| take(store, &file, DAY)).unwrap();
        verified(&trial);
    }
}

/// Announced as a rapid, accepted as a blitz by mistake, withdrawn: it is the rapid again that was announced.
#[test]
fn a_withdrawn_report_leaves_what_was_announced() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let days = (date(2024, 3, 5), date(2024, 3, 5));
        let rapid = Announcement { series: RAPID, rounds: Some(9), ..to_announce("Kupa", days, date(2024, 2, 1)) };
        let id = registry.write(|store| announce(store, &stamp(date(2024, 2, 21)), rapid)).unwrap();
        let silent = controlled("");
        let file = registry.write(|store| submit(store, "kupa.trf", &silent, DAY)).unwrap();
        let how = Acceptance { tempo: Some(Tempo::Blitz), ..registered() };
        registry.write(|store| accept(store, &stamp(DAY), file.submission, how)).unwrap();
        assert_eq!((event(&mut registry, id).series, event(&mut registry, id).rounds), (BLITZ, Some(1)));
        let before = tables(&mut registry);
        registry.write(|store| withdraw(store, &stamp(DAY), id, "rossz tempó")).unwrap();
        let withdrawn = head(&mut registry);
        assert_eq!((event(&mut registry, id).series, event(&mut registry, id).rounds), (RAPID, Some(9)));
        registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "mégis")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        registry.write(|store| withdraw(store, &stamp(DAY), id, "rossz tempó")).unwrap();
        // What says blitz is asked about, what says rapid is the announced event's.
        let other = registry.write(|store| submit(store, "b.trf", &controlled("122 3 perc + 2 mp\n"), DAY)).unwrap();
        assert_eq!(other.tournament, Some(id), "{}", trial.name());
        assert_eq!(refusal_of(registry.write(|store| take(store, &other, DAY))).code.as_str(), "tempo-other");
        let right = controlled("122 15 perc + 10 mp/lépés\n");
        let right = registry.write(|store| submit(store, "r.trf", &right, DAY)).unwrap();
        assert_eq!(right.tournament, Some(id), "{}", trial.name());
        registry.write(|store| take(store, &right, DAY)).unwrap();
        assert_eq!(event(&mut registry, id).series, RAPID, "{}", trial.name());
        verified(&trial);
    }
}

/// Ratings that an acceptance took from its report fall with it; the player is asked about again.
#[test]
fn ratings_taken_from_a_withdrawn_report_hold_no_more() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let text = String::from_utf8(duels("Kupa", date(2024, 3, 5), &[(0, NEW, '1')])).unwrap();
        let bytes = text.replace("   0 HUN", "2351 AUT").into_bytes();
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, DAY)).unwrap();
        let how = Acceptance { strangers: Strangers::FromReport("RB 7".into()), ..registered() };
        let accepted = registry.write(|store| accept(store, &stamp(DAY), file.submission, how)).unwrap();
        let taken = |registry: &mut Registry| {
            let all = registry.read(|store| decisions::on_tournament(store, accepted.tournament, EntryId::LAST));
            all.unwrap().iter().filter(|one| one.kind == DecisionKind::Taken && one.revoked.is_none()).count()
        };
        assert_eq!(taken(&mut registry), 1);
        let before = tables(&mut registry);
        registry.write(|store| withdraw(store, &stamp(DAY), accepted.tournament, "más értékszám")).unwrap();
        let withdrawn = head(&mut registry);
        assert_eq!(taken(&mut registry), 0, "{}", trial.name());
        registry.write(|store| cancel(store, &stamp(DAY), withdrawn, "mégis")).unwrap();
        assert_eq!(differing(&before, &tables(&mut registry)), Vec::<&str>::new(), "{}", trial.name());
        registry.write(|store| withdraw(store, &stamp(DAY), accepted.tournament, "más értékszám")).unwrap();
        let again = registry.write(|store| take_up(store, &stamp(DAY), file.submission)).unwrap();
        let asked = refusal_of(registry.write(|store| accept(store, &stamp(DAY), again.submission, registered())));
        assert_eq!(asked.code.as_str(), "strangers-rated", "{}", trial.name());
        verified(&trial);
    }
}

/// 2999 for 1999: a rating set by mistake, counted on the list of April, cancelled, is gone from the list of May.
#[test]
fn a_cancelled_rating_is_corrected_in_the_next_list() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let day = date(2024, 3, 10);
        let act = DecideAct { decision: rating_of(person(5), 2999), day, reference: "RB 2".into() };
        let decision = registry.write(|store| decide(store, &stamp(day), act)).unwrap().seq;
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, APRIL)).unwrap()[4], Some(2999));
        let done = registry.write(|store| cancel(store, &stamp(APRIL), decision, "elírás")).unwrap();
        assert!(done.is_corrected && done.sealed.len() == 1, "{}", trial.name());
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, MAY)).unwrap();
        assert_eq!(list.corrections.len(), 1, "{}", trial.name());
        assert!(!list.is_clear(), "it is told before closing");
        registry.write(|store| close_and_publish(store, MAY)).unwrap();
        assert_eq!(registry.read(|store| ratings(store, MAY)).unwrap()[4], Some(1999), "{}", trial.name());
        // One that no list has met is simply gone.
        let act = DecideAct { decision: rating_of(person(5), 1950), day: MAY, reference: "RB 3".into() };
        let decision = registry.write(|store| decide(store, &stamp(MAY), act)).unwrap().seq;
        assert!(!registry.write(|store| cancel(store, &stamp(MAY), decision, "elírás")).unwrap().is_corrected);
        verified(&trial);
    }
}

/// What the law refuses is not called ready: nobody has registered the event.
#[test]
fn what_the_law_refuses_is_not_ready() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        registry.write(|store| submit(store, "kupa.trf", &cup('1'), DAY)).unwrap();
        let list = registry.read(|store| month_checklist(store, Tempo::Standard, APRIL)).unwrap();
        let waiting = &list.waiting[0];
        assert_eq!((waiting.questions, waiting.is_ready()), (Some(0), false), "{}", trial.name());
        let paragraphs: Vec<&str> = waiting.unsettled.against.iter().map(|one| one.paragraph.0).collect();
        assert_eq!(paragraphs, ["0.2"], "{}", trial.name());
    }
}
