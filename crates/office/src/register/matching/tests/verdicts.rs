use crate::register::matching::Ground::{self, *};
use crate::register::matching::{Known, Remembered, Sought, Verdict, identify};
use arpad_model::{Birth, EgdPin, FideId, Komir, PersonId, PersonName, Sex};
use jiff::civil::date;
use std::slice::from_ref;

pub(super) fn sought(name: &str) -> Sought {
    Sought { name: name.into(), ..Sought::default() }
}

pub(super) fn known(person: u32, name: &str) -> Known {
    Known {
        person: PersonId(person),
        name: PersonName::from_list(name),
        fide: None,
        komir: None,
        egd: None,
        born: None,
        sex: None,
        country: String::new(),
        died: None,
        rating: None,
        title: String::new(),
        remembered: Remembered::No,
    }
}

pub(super) fn born(year: i16) -> Birth {
    Birth::Year(year)
}

fn certain(verdict: &Verdict) -> u32 {
    match verdict {
        Verdict::Certain(person, _) => person.0,
        other => panic!("not certain: {other:?}"),
    }
}

fn doubtful(verdict: &Verdict) -> Vec<u32> {
    match verdict {
        Verdict::Doubt(candidates) => candidates.iter().map(|candidate| candidate.person.0).collect(),
        other => panic!("not a doubt: {other:?}"),
    }
}

fn first_grounds(verdict: &Verdict) -> &[Ground] {
    match verdict {
        Verdict::Doubt(candidates) => &candidates[0].grounds,
        other => panic!("not a doubt: {other:?}"),
    }
}

#[test]
fn a_number_and_a_similar_name_are_certain() {
    let judit = Known { fide: Some(FideId(700070)), born: Some(born(1976)), ..known(1, "Polgár, Judit") };
    for name in ["Polgár Judit", "Polgar, Judit", "Judit Polgár", "Polgar J.", "Polgar", "Polgar, Yudit"] {
        assert_eq!(
            certain(&identify(&Sought { fide: Some(FideId(700070)), ..sought(name) }, from_ref(&judit))),
            1,
            "{name}"
        );
    }
    let komir = Known { komir: Komir::new(12345), ..known(2, "Nagy, Béla") };
    assert_eq!(certain(&identify(&Sought { komir: Komir::new(12345), ..sought("Bela NAGY") }, &[komir])), 2);
    let egd = Known { egd: Some(EgdPin(10000001)), ..known(3, "Pocsai, Tibor") };
    assert_eq!(certain(&identify(&Sought { egd: Some(EgdPin(10000001)), ..sought("Pocsai Tibor") }, &[egd])), 3);
}

#[test]
fn a_number_with_another_name_birth_or_sex_is_a_question() {
    let judit =
        Known { fide: Some(FideId(7)), born: Some(born(1976)), sex: Some(Sex::Female), ..known(1, "Polgár, Judit") };
    let ask = |line: Sought| identify(&Sought { fide: Some(FideId(7)), ..line }, from_ref(&judit));
    assert_eq!(first_grounds(&ask(sought("Polgár Zsófia"))), [SameFide, OtherName]);
    let born_later = Sought { born: Some(born(1960)), ..sought("Polgár Judit") };
    assert_eq!(first_grounds(&ask(born_later)), [SameFide, SameName, OtherBirth]);
    let man = Sought { sex: Some(Sex::Male), ..sought("Polgár Judit") };
    assert_eq!(first_grounds(&ask(man)), [SameFide, SameName, OtherSex]);
}

/// A namesake of another year is another person; with the very rating of the line somebody looks.
#[test]
fn a_namesake_with_the_very_rating_and_another_year_is_a_question() {
    let botond = [Known { born: Some(born(1962)), rating: Some(1967), ..known(1, "Jovanović, Botond") }];
    let line = Sought { born: Some(born(1900)), rating: Some(1967), ..sought("Jovanović, Botond") };
    let verdict = identify(&line, &botond);
    let found = first_grounds(&verdict);
    assert!(found.contains(&SameName) && found.contains(&OtherBirth) && found.contains(&SameRating), "{found:?}");
    assert_eq!(identify(&Sought { rating: Some(1966), ..line.clone() }, &botond), Verdict::Nobody);
    let lady = [Known { sex: Some(Sex::Female), ..botond[0].clone() }];
    assert_eq!(identify(&Sought { sex: Some(Sex::Male), ..line }, &lady), Verdict::Nobody);
}

#[test]
fn a_number_and_a_slip_of_the_pen_need_the_birth_too() {
    let peter = [Known { fide: Some(FideId(7)), born: Some(born(1987)), ..known(1, "Kovács, Péter") }];
    let line = Sought { fide: Some(FideId(7)), ..sought("Kovásc Péter") };
    assert_eq!(first_grounds(&identify(&line, &peter)), [SameFide, MisspelledName]);
    assert_eq!(certain(&identify(&Sought { born: Some(born(1987)), ..line }, &peter)), 1);
}

#[test]
fn numbers_that_point_to_two_persons_are_a_question() {
    let one = Known { fide: Some(FideId(7)), ..known(1, "Nagy, Béla") };
    let two = Known { komir: Komir::new(8), ..known(2, "Nagy, Béla") };
    let line = Sought { fide: Some(FideId(7)), komir: Komir::new(8), ..sought("Nagy Béla") };
    assert_eq!(doubtful(&identify(&line, &[two, one.clone()])), [1, 2]);
    let both = Known { komir: Komir::new(9), ..one };
    assert_eq!(first_grounds(&identify(&line, &[both])), [SameFide, OtherKomir, SameName]);
}

#[test]
fn without_a_number_the_whole_name_and_the_birth_decide() {
    let day = Birth::Date(date(1987, 5, 9));
    let peter = Known { born: Some(day), fide: Some(FideId(7)), ..known(1, "Kovács, Péter") };
    for at in [day, born(1987), Birth::Date(date(1987, 1, 1))] {
        let line = Sought { born: Some(at), ..sought("Péter Kovács") };
        assert_eq!(certain(&identify(&line, from_ref(&peter))), 1, "{at:?}");
    }
    assert_eq!(doubtful(&identify(&sought("Kovács Péter"), from_ref(&peter))), [1]);
    let similar = Sought { born: Some(day), ..sought("Kovac Peter") };
    assert_eq!(first_grounds(&identify(&similar, from_ref(&peter))), [SimilarName, SameBirth]);
    let near = Sought { born: Some(Birth::Date(date(1987, 9, 5))), ..sought("Kovács Péter") };
    assert_eq!(first_grounds(&identify(&near, from_ref(&peter))), [SameName, NearBirth]);
    let mistyped = Sought { born: Some(Birth::Date(date(1988, 5, 9))), ..sought("Kovács Péter") };
    assert_eq!(first_grounds(&identify(&mistyped, from_ref(&peter))), [SameName, NearBirth], "another year alone");
    let near = Sought { born: Some(Birth::Date(date(1988, 1, 1))), ..sought("Kovács Péter") };
    assert_eq!(first_grounds(&identify(&near, from_ref(&peter))), [SameName, NearYear], "a year off is asked about");
    for other in [born(1990), Birth::Date(date(1988, 5, 10))] {
        let other = Sought { born: Some(other), ..sought("Kovács Péter") };
        assert_eq!(identify(&other, from_ref(&peter)), Verdict::Nobody);
    }
}

#[test]
fn the_same_year_in_another_country_is_a_question_and_the_same_day_is_not() {
    let peter =
        [Known { born: Some(Birth::Date(date(1987, 5, 9))), country: "SVK".into(), ..known(1, "Nagy, Péter") }];
    let line = Sought { born: Some(born(1987)), country: "HUN".into(), ..sought("Nagy Péter") };
    assert_eq!(first_grounds(&identify(&line, &peter)), [SameName, SameYear, OtherCountry]);
    // Go writes two letters.
    let go = |country: &str| identify(&Sought { country: country.into(), ..line.clone() }, &peter);
    assert_eq!(first_grounds(&go("HU")), [SameName, SameYear, OtherCountry]);
    assert_eq!((certain(&go("SK")), certain(&go("XX"))), (1, 1));
    assert_eq!(certain(&identify(&Sought { born: Some(Birth::Date(date(1987, 5, 9))), ..line }, &peter)), 1);
}

#[test]
fn namesakes_are_a_question_until_something_tells_them_apart() {
    let one = Known { born: Some(Birth::Date(date(1987, 5, 9))), ..known(1, "Nagy, Béla") };
    let two = Known { born: Some(Birth::Date(date(1987, 8, 1))), ..known(2, "Nagy, Béla") };
    let both = [two, one];
    let line = Sought { born: Some(born(1987)), ..sought("Nagy Béla") };
    assert_eq!(doubtful(&identify(&line, &both)), [1, 2]);
    assert_eq!(certain(&identify(&Sought { born: Some(Birth::Date(date(1987, 8, 1))), ..line }, &both)), 2);
}

#[test]
fn father_and_son_are_told_apart() {
    let father = Known { born: Some(born(1950)), fide: Some(FideId(7)), ..known(1, "Nagy, Béla id.") };
    let line = Sought { born: Some(born(1950)), ..sought("ifj. Nagy Béla") };
    assert_eq!(first_grounds(&identify(&line, from_ref(&father))), [SameName, OtherGeneration, SameYear]);
    assert_eq!(doubtful(&identify(&Sought { fide: Some(FideId(7)), ..line.clone() }, from_ref(&father))), [1]);
    assert_eq!(certain(&identify(&Sought { name: "Nagy Béla".into(), ..line }, &[father])), 1);
}

#[test]
fn a_number_nobody_has_is_a_question_while_the_name_is_known() {
    let bela = [Known { fide: Some(FideId(700007)), born: Some(born(1987)), ..known(1, "Nagy, Béla") }];
    let line = Sought { fide: Some(FideId(14_500_008)), ..sought("Nagy Béla") };
    assert_eq!(first_grounds(&identify(&line, &bela)), [OtherFide, SameName]);
    let near_name = Sought { name: "Nagi, Béla".into(), ..line.clone() };
    assert_eq!(first_grounds(&identify(&near_name, &bela)), [OtherFide, SimilarName]);
    let same_year = Sought { born: Some(born(1987)), ..line.clone() };
    assert_eq!(first_grounds(&identify(&same_year, &bela)), [OtherFide, SameName, SameYear]);
    assert_eq!(certain(&identify(&Sought { fide: Some(FideId(0)), ..same_year.clone() }, &bela)), 1);
    // A slip in the name, or a second given name, hides nobody; whatever else is told must agree with a slip.
    let slip = Sought { name: "Negy, Béla".into(), ..line.clone() };
    assert_eq!(first_grounds(&identify(&slip, &bela)), [OtherFide, MisspelledName]);
    let abroad = [Known { country: "SVK".into(), ..bela[0].clone() }];
    assert_eq!(identify(&Sought { country: "HUN".into(), ..slip.clone() }, &abroad), Verdict::Nobody);
    let longer = Sought { name: "Nagy, Béla Zsolt".into(), ..same_year };
    assert_eq!(first_grounds(&identify(&longer, &bela)), [OtherFide, LongerName, SameYear]);
    // A year that is one off, or has two digits exchanged, is a slip as well.
    for (year, ground) in [(1988, NearYear), (1986, NearYear), (1978, ExchangedYear), (1897, ExchangedYear)] {
        let off = Sought { born: Some(born(year)), ..line.clone() };
        assert_eq!(first_grounds(&identify(&off, &bela)), [OtherFide, SameName, ground], "{year}");
        assert_eq!(identify(&Sought { born: Some(born(year)), ..slip.clone() }, &bela), Verdict::Nobody, "{year}");
    }
    // A namesake of another year is somebody else, unless the number is a slip of the pen.
    let other_year = Sought { born: Some(born(1990)), ..line };
    assert_eq!(identify(&other_year, &bela), Verdict::Nobody);
    let near = Sought { fide: Some(FideId(700070)), ..other_year };
    assert_eq!(first_grounds(&identify(&near, &bela)), [NearFide, SameName, OtherBirth]);
    let both = Sought { fide: near.fide, born: Some(born(1987)), ..slip };
    assert_eq!(first_grounds(&identify(&both, &bela)), [NearFide, MisspelledName, SameYear]);
    assert_eq!(identify(&Sought { born: near.born, ..both }, &bela), Verdict::Nobody, "a brother");
}

#[test]
fn who_is_only_spelt_like_it_stands_behind_nobody_who_is_called_so() {
    let exact = Known { born: Some(born(1987)), ..known(1, "Nagy, Béla") };
    let near = Known { born: Some(born(1987)), ..known(2, "Negy, Béla") };
    let longer = Known { born: Some(born(1987)), ..known(3, "Nagy, Béla Zsolt") };
    let line = |year| Sought { born: Some(born(year)), fide: Some(FideId(7)), ..sought("Nagy Béla") };
    let all = [exact.clone(), near.clone(), longer.clone()].map(|one| Known { fide: Some(FideId(8)), ..one });
    assert_eq!(doubtful(&identify(&line(1987), &all)), [1, 3]);
    // The one who is called so was born in another year.
    let older = Known { born: Some(born(1950)), ..all[0].clone() };
    assert_eq!(doubtful(&identify(&line(1987), &[older, all[1].clone(), all[2].clone()])), [3, 2]);
    // A name with a part more takes an answer for the bare name from nobody.
    let remembered = Known { remembered: Remembered::NameAlone, ..exact };
    assert_eq!(certain(&identify(&sought("Nagy Béla"), &[remembered, near, longer])), 1);
}

#[test]
fn a_rating_far_away_makes_a_question_of_a_number() {
    let im = Known { fide: Some(FideId(7)), born: Some(born(1987)), rating: Some(2301), ..known(1, "Nagy, Béla") };
    let line = |rating| Sought { fide: Some(FideId(7)), rating: Some(rating), ..sought("Nagy Béla") };
    assert_eq!(first_grounds(&identify(&line(1336), from_ref(&im))), [SameFide, SameName, OtherRating]);
    assert_eq!(first_grounds(&identify(&line(1900), from_ref(&im))), [SameFide, SameName, OtherRating]);
    for (rating, ground) in
        [(1901, FarRating), (2200, FarRating), (2201, NearRating), (2301, SameRating), (2401, NearRating)]
    {
        let born = Sought { born: Some(born(1987)), ..line(rating) };
        let verdict = identify(&born, from_ref(&im));
        assert_eq!(verdict, Verdict::Certain(PersonId(1), vec![SameFide, SameName, SameYear, ground]), "{rating}");
    }
    let unnumbered = |rating| Sought { fide: None, born: Some(born(1987)), ..line(rating) };
    assert_eq!(first_grounds(&identify(&unnumbered(1336), from_ref(&im))), [SameName, SameYear, OtherRating]);
    // A name and a year alone need a rating that is near.
    assert_eq!(first_grounds(&identify(&unnumbered(2100), from_ref(&im))), [SameName, SameYear, FarRating]);
    assert_eq!(certain(&identify(&unnumbered(2101), &[im])), 1);
}

#[test]
fn titles_are_compared_and_decide_nothing() {
    let im = Known { fide: Some(FideId(7)), title: "IM".into(), ..known(1, "Nagy, Béla") };
    let line = |title: &str| Sought { fide: Some(FideId(7)), title: title.into(), ..sought("Nagy Béla") };
    for (title, ground) in [("IM", Some(SameTitle)), ("GM", Some(OtherTitle)), ("", None)] {
        let grounds = [SameFide, SameName].into_iter().chain(ground).collect();
        assert_eq!(identify(&line(title), from_ref(&im)), Verdict::Certain(PersonId(1), grounds), "{title}");
    }
}

#[test]
fn an_earlier_answer_decides_on_its_own_evidence() {
    let remembered = Remembered::Agrees;
    let eva = Known { remembered, fide: Some(FideId(7)), died: Some(date(2020, 1, 1)), ..known(1, "Kiss, Éva") };
    let line = sought("Kovácsné É.");
    assert_eq!(certain(&identify(&line, &[eva.clone(), known(2, "Kovácsné, Éva")])), 1);
    // The number was there when it was answered; whose number it is by now counts more.
    let numbered = Sought { fide: Some(FideId(8)), ..line };
    assert_eq!(certain(&identify(&numbered, from_ref(&eva))), 1);
    let holder = Known { fide: Some(FideId(8)), ..known(2, "Kovácsné, Éva") };
    assert_eq!(doubtful(&identify(&numbered, &[holder, Known { fide: None, ..eva }])), [2, 1]);
}

#[test]
fn an_earlier_answer_for_a_bare_name_holds_while_nobody_else_bears_it() {
    let im = Known { remembered: Remembered::NameAlone, rating: Some(2455), ..known(1, "Nagy, Péter") };
    let line = sought("Nagy Péter");
    assert_eq!(certain(&identify(&line, &[im.clone(), known(2, "Nagy, Petra")])), 1);
    assert_eq!(doubtful(&identify(&line, &[im.clone(), known(2, "Nagy, Péter")])), [1, 2]);
    assert_eq!(doubtful(&identify(&Sought { rating: Some(1550), ..line.clone() }, from_ref(&im))), [1]);
    // With a rating beside it, it holds unless another of the name has that rating too.
    let by_rating = Known { remembered: Remembered::ByRating, ..im.clone() };
    let rated = Sought { rating: Some(2440), ..line.clone() };
    let namesake = |rating| Known { rating: Some(rating), ..known(2, "Nagy, Péter") };
    assert_eq!(certain(&identify(&rated, &[by_rating.clone(), namesake(2239)])), 1);
    assert_eq!(doubtful(&identify(&rated, &[by_rating, namesake(2240)])), [1, 2]);
    let otherwise = Known { remembered: Remembered::Otherwise, ..im };
    assert_eq!(first_grounds(&identify(&line, &[otherwise])), [RememberedOtherwise, SameName]);
}

#[test]
fn the_dead_are_asked_about() {
    let bela = Known { fide: Some(FideId(7)), died: Some(date(2020, 1, 1)), ..known(1, "Nagy, Béla") };
    let verdict = identify(&Sought { fide: Some(FideId(7)), ..sought("Nagy Béla") }, &[bela]);
    assert_eq!(first_grounds(&verdict), [SameFide, SameName, Died]);
}

#[test]
fn half_a_name_is_nobody_without_a_birth() {
    let peter = [Known { born: Some(born(1987)), ..known(1, "Kovács, Péter") }, known(2, "Szabó, Jánosné")];
    assert_eq!(identify(&sought("Kovács"), &peter), Verdict::Nobody);
    assert_eq!(doubtful(&identify(&Sought { born: Some(born(1987)), ..sought("Kovács") }, &peter)), [1]);
    assert_eq!(identify(&sought("Szabó János"), &peter), Verdict::Nobody);
    assert_eq!(identify(&sought(""), &peter), Verdict::Nobody);
    assert_eq!(identify(&sought("Nagy Béla"), &[]), Verdict::Nobody);
}

#[test]
fn one_person_may_come_with_two_names() {
    let maiden = Known { fide: Some(FideId(7)), ..known(1, "Nagy, Éva") };
    let married = Known { name: PersonName::new("Kovácsné", "Éva"), ..maiden.clone() };
    let line = Sought { fide: Some(FideId(7)), ..sought("Kovácsné Éva") };
    assert_eq!(certain(&identify(&line, &[maiden, married])), 1);
}

#[test]
fn every_ground_has_a_code_of_its_own_and_stands_in_order() {
    let codes: std::collections::BTreeSet<_> = Ground::ALL.iter().map(|ground| ground.as_str()).collect();
    assert_eq!(codes.len(), Ground::ALL.len());
    assert!(Ground::ALL.is_sorted());
}
