//! FIDE rating lists: text layouts since 2001 and XML, plain or zipped.
