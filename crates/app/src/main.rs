//! The `arpad` executable: everything it does is in the library.

fn main() -> std::process::ExitCode {
    arpad::run()
}
