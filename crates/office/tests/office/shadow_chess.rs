//! Chess beside other numbers and other systems: nothing of it is stored.

use crate::month::{APRIL, close_and_publish, duels, found, fresh, report};
use arpad_instruments::systems::Kind;
use arpad_model::{Decimal, Tempo};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::shadow::{Other, OtherChess, Whole, shadow_chess};
use jiff::civil::date;

#[test]
fn other_numbers_stand_beside_the_register_and_change_nothing() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        // 2105 beats 1999: .36 at K 40 is 14.4, so 2119 and 1985; at K 20 7.2, so 2112 and 1992.
        report(&mut registry, &duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1')]), date(2024, 3, 10));
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let head = registry.read(arpad_registry::ledger::head).unwrap();
        let mut beside = |other: Other, parameters: &[(&str, &str)]| {
            let parameters = parameters.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            let beside = OtherChess { other, parameters, from: None, until: None };
            registry.read(|store| shadow_chess(store, Tempo::Standard, &beside))
        };
        let edition = || Other::Edition("fide-2024-03".to_owned());
        let same = beside(edition(), &[]).unwrap();
        let told: Vec<_> =
            same.players.iter().map(|one| (one.person.0, one.official, one.other.map(|other| other.0))).collect();
        assert_eq!(told, [(1, Some(2119), Some(2_119_000)), (5, Some(1985), Some(1_985_000))], "{}", trial.name());
        let other = beside(edition(), &[("k_new", "20")]).unwrap();
        let told: Vec<_> = other.players.iter().map(|one| (one.person.0, one.apart().map(|apart| apart.0))).collect();
        assert_eq!(told, [(1, Some(-7000)), (5, Some(7000))], "{}", trial.name());
        assert_eq!(other.other, "fide-2024-03, k_new=20");
        let whole = Whole { players: 2, higher: 1, lower: 1, mean: Decimal(0), distance: Decimal(7000) };
        assert_eq!(other.whole(), whole, "{}", trial.name());
        // D 106: 1 / (1 + 10^(−106/400)) = .6480; 20 × .3520 = 7.040.
        let elo = beside(Other::System(Kind::Elo), &[("k", "20")]).unwrap();
        assert_eq!(elo.players[0].other.map(|other| (other.0 + 5) / 10), Some(211_204), "{}", trial.name());
        for kind in Kind::ALL {
            let found = beside(Other::System(kind), &[]).unwrap();
            assert_eq!(found.players.len(), 2, "{}", kind.as_str());
        }
        let refused = |answer: Result<_, OfficeError>| match answer {
            Err(OfficeError::Refused(refusal)) => refusal.code.as_str().to_owned(),
            _ => String::new(),
        };
        assert_eq!(refused(beside(edition(), &[("k_normal", "0")])), "setting-unknown");
        assert_eq!(refused(beside(Other::Edition("egf-2021".to_owned()), &[])), "edition-other-game");
        assert_eq!(registry.read(arpad_registry::ledger::head).unwrap(), head, "{}", trial.name());
    }
}
