//! What the registry promises, the same on both databases. One binary: linking costs more than running.

mod door;
mod kept_bytes;
mod looked_up;
mod shape;
mod sought;
mod statements;
mod tls;
