//! How much memory a piece of work holds at most: an allocator that counts, for tests alone. A test binary that measures
//! makes it its allocator:
//!
//! ```
//! use arpad_trial::allocation::{Counting, peak_of};
//!
//! #[global_allocator]
//! static COUNTING: Counting = Counting;
//!
//! let (length, peak) = peak_of(|| vec![0_u8; 1000].len());
//! assert_eq!((length, peak), (1000, 1000));
//! ```
// An allocator cannot be written without it; every method hands over to the system's.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counting what each thread holds.
pub struct Counting;

thread_local! {
    /// Bytes this thread holds, and the most it has held since the measurement began. A thread may free what another
    /// took, so it can be below zero.
    static HELD: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

/// What some work on this thread gives, and the bytes it held at most beyond those held when it began; zero where
/// [`Counting`] is not the allocator.
pub fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let (before, _) = HELD.get();
    HELD.set((before, before));
    let done = work();
    let (_, most) = HELD.get();
    (done, usize::try_from(most - before).unwrap_or(0))
}

fn add(bytes: isize) {
    // A thread that ends frees after its counters are gone.
    let _ = HELD.try_with(|held| {
        let (now, most) = held.get();
        held.set((now + bytes, most.max(now + bytes)));
    });
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        add(-(layout.size() as isize));
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        add(size as isize - layout.size() as isize);
        unsafe { System.realloc(place, layout, size) }
    }
}
