//! European.
