//! What the law says.
