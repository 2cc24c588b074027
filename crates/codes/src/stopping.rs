//! Work that can be stopped. Who has work done for strangers gives it a [`StopSign`]; the long loops of the readers and
//! writers look at it, and a stopped one ends there, wherever it is. Nothing below looks at a clock: whoever set the sign up
//! decides when it is put out.
//!
//! The sign belongs to the thread, so that no reader has to hand it on, and work without a sign never stops.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Put out from another thread to stop the work.
#[derive(Clone, Debug, Default)]
pub struct StopSign(Arc<AtomicBool>);

/// The work was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

thread_local! {
    static SIGN: RefCell<Option<StopSign>> = const { RefCell::new(None) };
}

impl StopSign {
    /// Stops the work the next time it looks.
    pub fn put_out(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Does the work on this thread, looking at this sign.
    pub fn watch<T>(&self, work: impl FnOnce() -> T) -> Result<T, Stopped> {
        let before = SIGN.replace(Some(self.clone()));
        // What the work leaves half done is dropped with it, and its result is never seen.
        let done = catch_unwind(AssertUnwindSafe(work));
        SIGN.set(before);
        done.map_err(|why| if why.is::<Stopped>() { Stopped } else { resume_unwind(why) })
    }
}

/// Looks at this thread's sign and goes no further where it is out. Cheap enough for every line, item and player.
pub fn look() {
    let is_out = SIGN.with_borrow(|sign| sign.as_ref().is_some_and(|sign| sign.0.load(Ordering::Relaxed)));
    if is_out {
        // Not a panic: nothing is wrong, and nothing is printed.
        resume_unwind(Box::new(Stopped));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_where_it_looks_and_gives_back_what_it_held() {
        let sign = StopSign::default();
        let held = Arc::new(());
        let mut steps = 0;
        let done = sign.watch(|| {
            let _held = held.clone();
            for step in 1.. {
                steps = step;
                if step == 3 {
                    sign.put_out();
                }
                look();
            }
        });
        assert_eq!((done, steps, Arc::strong_count(&held)), (Err(Stopped), 3, 1));
    }

    #[test]
    fn without_a_sign_nothing_stops() {
        look();
        let sign = StopSign::default();
        assert_eq!(sign.watch(look), Ok(()));
        sign.put_out();
        look();
    }

    #[test]
    fn a_panic_stays_one() {
        let broken = catch_unwind(|| StopSign::default().watch(|| panic!("broken")));
        assert_eq!(broken.unwrap_err().downcast_ref::<&str>(), Some(&"broken"));
    }
}
