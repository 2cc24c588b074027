//! The chess editions, oldest first. Each file is one source; each constant names its paragraphs.

mod fide_2013;

mod mssz_2017;

mod fide_2022_01;

mod fide_2024_03;

mod fide_2025_10;

mod rapid_blitz;

mod amended;

pub use amended::amended;
pub use fide_2013::{FIDE_2013, SCALE_WATCHED};
pub use fide_2022_01::FIDE_2022_01;
pub use fide_2024_03::FIDE_2024_03;
pub use fide_2025_10::FIDE_2025_10;
pub use mssz_2017::MSSZ_2017;
pub use rapid_blitz::{FIDE_BLITZ_2024_03, FIDE_BLITZ_2024_12, FIDE_RAPID_2024_03, FIDE_RAPID_2024_12};
