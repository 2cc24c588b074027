//! The benchmark of the whole path, in small: its steps go through, and its closing is that of the SQL statement beside it.

#[path = "../../benches/world/main.rs"]
#[allow(dead_code, reason = "it is started here without its arguments")]
mod bench;

#[test]
fn the_benchmark_of_the_world_walks_the_whole_path_on_both_databases() {
    let asked = bench::Asked {
        players: 1200,
        tournaments: 8,
        months: 2,
        rounds: 1,
        database: None,
        only: None,
        print: bench::Print::Lines,
    };
    let steps = bench::walk::walk(&asked);
    for database in arpad_trial::trials().iter().map(arpad_trial::Trial::name) {
        let of = |name: &str| steps.iter().filter(|step| step.database == database && step.name == name).count();
        let once = [
            "import",
            "intake of a month",
            "list as xlsx",
            "explain, with its start",
            "verify",
            "replay",
            "serve's memory",
        ];
        assert_eq!(once.map(of), [1; 7], "{database}");
        let close = steps.iter().find(|step| step.database == database && step.name == "close and publish").unwrap();
        let (same, rest) = close.result.split_once(" of ").unwrap();
        assert_eq!(rest.split_once(' ').unwrap().0, same, "{database}: every number is the statement's");
    }
}
