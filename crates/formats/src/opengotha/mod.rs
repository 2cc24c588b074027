//! OpenGotha tournament files (XML).
