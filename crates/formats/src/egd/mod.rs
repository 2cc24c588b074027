//! European Go Database: tournament files (h9) and player lists.
