//! FIDE tournament report files: TRF06, TRF16, TRF26.
