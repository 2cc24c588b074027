//! The Hungarian go regulation `mgsz-2012`, paragraph by paragraph: one module for each §, names = paragraph + sentence.

pub mod case;

mod p1_scope;

mod p3_p5_grades;

mod p6_multiplier;

mod p6_entry;

mod p6_proposal;

mod p6_split;

mod p7_p8_points;

mod p8_allowances;

mod p9_entry_grade;

mod annex_1_tables;

mod provisions;
