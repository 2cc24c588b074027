//! The Hungarian go regulation `mgsz-2012`, paragraph by paragraph: one module for each §, names = paragraph + sentence.

#[path = "hungary_go/case.rs"]
mod case;

#[path = "hungary_go/p1_scope.rs"]
mod p1_scope;

#[path = "hungary_go/p3_p5_grades.rs"]
mod p3_p5_grades;

#[path = "hungary_go/p6_multiplier.rs"]
mod p6_multiplier;

#[path = "hungary_go/p6_entry.rs"]
mod p6_entry;

#[path = "hungary_go/p6_split.rs"]
mod p6_split;

#[path = "hungary_go/p7_p8_points.rs"]
mod p7_p8_points;

#[path = "hungary_go/p9_entry_grade.rs"]
mod p9_entry_grade;

#[path = "hungary_go/annex_1_tables.rs"]
mod annex_1_tables;

#[path = "hungary_go/provisions.rs"]
mod provisions;
