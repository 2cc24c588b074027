//! The table of identities: nobody is silently somebody else, and next to nobody is asked about without need.

#[path = "../../examples/identities/invented.rs"]
mod invented;
#[path = "../../examples/identities/measured.rs"]
mod measured;
#[path = "../../examples/identities/real.rs"]
mod real;
#[path = "../../examples/identities/spoilt.rs"]
mod spoilt;

use measured::{printed, summed};

#[test]
fn of_three_thousand_invented_lines_none_is_silently_wrong() {
    let rows = invented::measure(2_000, 7);
    let sum = summed(&rows);
    assert!(sum.lines >= 3_000);
    // Somebody who is in the register and enters it a second time without a question counts as wrong.
    assert_eq!((sum.wrong, sum.blind), (0, 0), "{}", printed(&rows));
    assert!(sum.needless * 100 < sum.lines * 3, "{}", printed(&rows));
    // What is spoilt so that nobody can know is asked about; what is clear is not.
    let right = |kind: &str| rows.iter().find(|row| row.kind == kind).map(|row| (row.right, row.lines));
    assert_eq!(right("as the list prints it"), Some((700, 700)));
    assert_eq!(right("a number of another federation"), Some((0, 100)));
}

#[test]
fn of_the_real_lines_none_is_silently_wrong() {
    let Some(rows) = real::measure() else {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "the real files are missing, and CI reads them");
        println!("SKIPPED: the real files are not at hand");
        return;
    };
    let sum = summed(&rows);
    assert!(sum.lines >= 300);
    assert_eq!((sum.wrong, sum.blind), (0, 0), "{}", printed(&rows));
    assert!(sum.needless * 100 < sum.lines * 3, "{}", printed(&rows));
}
