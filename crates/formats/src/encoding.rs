//! Code pages: UTF-8 (with or without a byte order mark), Windows-1250, Windows-1252 and Latin-2 are told apart here and nowhere else.
