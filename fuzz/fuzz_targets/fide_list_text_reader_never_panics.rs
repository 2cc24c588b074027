#![no_main]
//! Any bytes through the list reader's door: it may complain, it may not panic; what it gives survives the writers.

use arpad_formats::fide_list::{
    self,
    write::{CsvWriter, TextWriter, XmlWriter},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut text = TextWriter::new(Vec::new()).expect("write to memory");
    let mut xml = XmlWriter::new(Vec::new()).expect("write to memory");
    let mut csv = CsvWriter::new(Vec::new()).expect("write to memory");
    let _ = fide_list::read(std::io::Cursor::new(data), None, |record, _| -> Result<(), fide_list::Error> {
        text.write(record)?;
        xml.write(record)?;
        csv.write(record)?;
        Ok(())
    });
});
