//! The judgement over all known persons.

use super::ground::Ground::{self, *};
use super::keys::keys_of_text;
use super::weigh::weigh;
use super::{Candidate, Known, Sought, Verdict, bounds};
use arpad_model::PersonId;

/// Decides who a player in a tournament file is; the order of the known persons does not matter.
///
/// A number decides when the name agrees and neither birth, sex nor rating contradicts. Without a number, the whole name and
/// the birth decide when only one person has them. An earlier answer decides on the evidence it was given on; for a bare name
/// it decides only while nobody else bears the name. A number that nobody has is nobody's while a name like it is known.
pub fn identify(sought: &Sought, known: &[Known]) -> Verdict {
    let mut judged = judge(sought, known);
    if let Some(one) = decided(&judged) {
        return Verdict::Certain(one.person, one.grounds.clone());
    }
    judged.retain(Judged::is_plausible);
    leave_out_nearly_named(&mut judged);
    let plausible: Vec<Candidate> = judged.into_iter().map(Judged::into_candidate).collect();
    if plausible.is_empty() { Verdict::Nobody } else { Verdict::Doubt(plausible) }
}

/// Of those who are only nearly called so, at most this many are worth a look.
const NEARLY: usize = 12;

/// Whose name is only spelt like it is not asked about beside somebody who is called so, and for whom more speaks.
fn leave_out_nearly_named(judged: &mut Vec<Judged>) {
    let best = judged.iter().filter(|one| one.has_whole_name()).map(|one| one.weight).max();
    let mut nearly = 0;
    judged.retain(|one| {
        if !one.is_nearly_named() {
            return true;
        }
        nearly += 1;
        nearly <= NEARLY && (one.has(LongerName) || best.is_none_or(|best| one.weight >= best))
    });
}

/// What speaks for and against one person, whoever it is said to be.
pub fn grounds(sought: &Sought, known: &Known) -> Vec<Ground> {
    weigh(sought, &keys_of_text(&sought.name), known)
}

/// The one person who is meant beyond doubt.
fn decided(judged: &[Judged]) -> Option<&Judged> {
    // Whoever is pointed at by a number or by an earlier answer stands before all others, and must stand alone.
    let mut pointed_at = judged.iter().filter(|j| j.has_same_number() || j.has(Remembered) || j.has(RememberedName));
    if let Some(one) = pointed_at.next() {
        let is_sure = one.has(Remembered) || one.is_sure_by_number() || one.is_sure_by_memory_of_name(judged);
        return (pointed_at.next().is_none() && is_sure).then_some(one);
    }
    let mut namesakes = judged.iter().filter(|j| j.has_whole_name() && j.has_same_birth() && !j.has(OtherSex));
    let one = namesakes.next()?;
    (namesakes.next().is_none() && one.is_sure_by_name()).then_some(one)
}

/// All persons, each once with the name that fits best, best first.
fn judge(sought: &Sought, known: &[Known]) -> Vec<Judged> {
    let keys = keys_of_text(&sought.name);
    let mut judged: Vec<Judged> = known
        .iter()
        .map(|known| {
            let grounds = weigh(sought, &keys, known);
            Judged {
                person: known.person,
                weight: grounds.iter().map(|ground| ground.weight()).sum(),
                grounds,
                remembered: known.remembered,
                apart: sought.rating.zip(known.rating).map(|(one, other)| (one - other).abs()),
            }
        })
        .collect();
    judged.sort_by(|a, b| (a.person, -a.weight, &a.grounds).cmp(&(b.person, -b.weight, &b.grounds)));
    judged.dedup_by_key(|j| j.person);
    judged.sort_by_key(|j| (-j.weight, j.person));
    judged
}

struct Judged {
    person: PersonId,
    weight: i32,
    grounds: Vec<Ground>,
    remembered: super::Remembered,
    /// How far the ratings stand apart.
    apart: Option<i32>,
}

impl Judged {
    /// Worth asking about.
    fn is_plausible(&self) -> bool {
        if self.has_same_number() || self.is_remembered() {
            return true;
        }
        let is_misspelled = self.has(MisspelledName);
        // A number with a slip in it points to whoever is called so. Brothers have neighboring numbers and like names: beside a
        // slip in the name as well, nothing else may tell the two apart.
        if self.has(NearFide) && (self.has_name() || is_misspelled && !self.has(OtherBirth) && !self.has(OtherSex)) {
            return true;
        }
        if self.is_with_another_year_only() {
            return true;
        }
        if self.has(OtherBirth) || self.has(OtherName) || self.has_other_number() && self.has(PartialName) {
            return false;
        }
        // A year that is a slip away is asked about, and told; with another number as well, unless more tells them apart.
        if self.has(NearYear) || self.has(ExchangedYear) {
            let is_apart = self.has_other_number() && (self.has(OtherCountry) || self.has(OtherRating));
            return self.has_name() && !self.has(OtherSex) && !is_apart;
        }
        let contradicted = [NearBirth, OtherSex, OtherCountry, OtherGeneration].iter().any(|&g| self.has(g));
        // Another name and another number: whatever else is told must agree.
        if is_misspelled && self.has_other_number() {
            return !contradicted && !self.has(OtherRating);
        }
        // Part of a name is half the country; a similar one needs something beside it to outweigh a contradiction.
        self.has_whole_name() || self.has_same_birth() || !self.has(PartialName) && !contradicted
    }

    /// A year that was typed wrongly: the whole name and the very rating are his, and nothing but the birth speaks against him.
    fn is_with_another_year_only(&self) -> bool {
        let speaks_against = [OtherSex, OtherCountry, OtherGeneration, Died].iter().any(|&ground| self.has(ground));
        let is_he = self.has_whole_name() && self.has(SameRating);
        self.has(OtherBirth) && is_he && !self.has_other_number() && !speaks_against
    }

    /// Found by a name that is not quite the one in the file, and by nothing else.
    fn is_nearly_named(&self) -> bool {
        let is_pointed_at = self.has_same_number() || self.has(NearFide) || self.is_remembered();
        (self.has(MisspelledName) || self.has(LongerName)) && !is_pointed_at
    }

    fn is_remembered(&self) -> bool {
        [Remembered, RememberedName, RememberedOtherwise].iter().any(|&memory| self.has(memory))
    }

    /// An answer for a bare name holds while nobody else bears it and no rating contradicts. Given on a rating near to that
    /// of today, it holds while nobody else of the name has such a rating.
    fn is_sure_by_memory_of_name(&self, judged: &[Judged]) -> bool {
        let rivals = judged.iter().filter(|other| {
            let name = other.has_whole_name() || other.has(SimilarName);
            other.person != self.person && name && !other.has(OtherBirth) && !other.has(OtherSex)
        });
        let is_near = |other: &Judged| other.apart.is_some_and(|apart| apart <= bounds::RATING_NEAR);
        match self.remembered {
            super::Remembered::ByRating => !rivals.into_iter().any(is_near),
            _ => self.has(RememberedName) && !self.has(OtherRating) && rivals.count() == 0,
        }
    }

    fn is_sure_by_number(&self) -> bool {
        let name_agrees = self.has_name() || self.has(PartialName) || self.has(MisspelledName) && self.has_same_birth();
        self.has_same_number() && !self.has_other_number() && name_agrees && !self.is_contradicted()
    }

    fn is_sure_by_name(&self) -> bool {
        // In one year several of a name are born: country and rating must not tell them apart.
        let is_near = self.apart.is_none_or(|apart| apart <= bounds::RATING_NEAR);
        let birth_agrees = self.has(SameBirth) || self.has(SameYear) && !self.has(OtherCountry) && is_near;
        self.has_whole_name() && birth_agrees && !self.has_other_number() && !self.is_contradicted()
    }

    fn is_contradicted(&self) -> bool {
        [OtherBirth, NearYear, ExchangedYear, NearBirth, OtherSex, OtherRating, OtherGeneration, Died]
            .iter()
            .any(|&ground| self.has(ground))
    }

    fn has_same_number(&self) -> bool {
        self.has(SameFide) || self.has(SameKomir) || self.has(SameEgd)
    }

    fn has_other_number(&self) -> bool {
        self.has(OtherFide) || self.has(NearFide) || self.has(OtherKomir) || self.has(OtherEgd)
    }

    fn has_whole_name(&self) -> bool {
        self.has(SameName) || self.has(SwappedName)
    }

    /// The name, in whatever order and spelling, and be it with a part more or less.
    fn has_name(&self) -> bool {
        self.has_whole_name() || self.has(SimilarName) || self.has(LongerName)
    }

    fn has_same_birth(&self) -> bool {
        self.has(SameBirth) || self.has(SameYear)
    }

    fn has(&self, ground: Ground) -> bool {
        self.grounds.contains(&ground)
    }

    fn into_candidate(self) -> Candidate {
        Candidate { person: self.person, weight: self.weight, grounds: self.grounds }
    }
}
