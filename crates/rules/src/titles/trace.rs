//! What a calculation says while it is done: nothing, or every step.

use arpad_model::Step;

/// Listens to a calculation.
pub trait Trace {
    /// Whether what nobody asked for is worth computing.
    const LISTENS: bool;

    /// A step; it is made only where somebody listens.
    fn tell(&mut self, step: impl FnOnce() -> Step);
}

/// Nobody listens: the search over games left out judges thousands of sets.
pub struct Silent;

impl Trace for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _step: impl FnOnce() -> Step) {}
}

impl Trace for Vec<Step> {
    const LISTENS: bool = true;

    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }
}
