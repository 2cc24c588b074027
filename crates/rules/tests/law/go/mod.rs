//! The go editions, Hungarian and European: paragraph by paragraph, on random documents, and in words.

mod europe;
mod hungary;

mod properties;

mod words;
