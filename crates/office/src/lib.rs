//! What we do, in order.
