//! The same closing as one straightforward SQL statement: games, expected scores by the law's table, K and its limit, one rounding, the
//! floor, and a row for everybody on the list earlier. It runs in a database of the same kind that has the same persons and rows with
//! the same indexes. Nothing of what a register has to keep beside the ratings is made: no state of the pool, no activity, no seal.

use super::bare::{Target, Value};
use arpad_invented::world::Played;
use arpad_rules::chess::tables::expected_at;
use postgres::types::Type;
use std::collections::HashMap;
use std::time::{Duration, Instant};

const STATEMENT: &str = "
INSERT INTO closed (person, rating, games)
SELECT person, CASE WHEN rated < 1400 THEN NULL ELSE rated END, games
FROM (
    SELECT person, games, rating + CASE WHEN moved >= 0 THEN (moved + 50) / 100 ELSE -((50 - moved) / 100) END AS rated
    FROM (
        SELECT earlier.person AS person, earlier.rating AS rating, COALESCE(played.games, 0) AS games,
            COALESCE(played.won * CASE WHEN earlier.k * played.games > 700 THEN 700 / played.games ELSE earlier.k END, 0) AS moved
        FROM list_row AS earlier
        LEFT JOIN (
            SELECT game.person AS person, COUNT(*) AS games, CAST(SUM(50 * game.halves - expected.hundredths) AS BIGINT) AS won
            FROM game
            JOIN list_row AS own ON own.list = 1 AND own.person = game.person
            JOIN list_row AS other ON other.list = 1 AND other.person = game.opponent
            JOIN expected ON expected.difference = own.rating - other.rating
            GROUP BY game.person
        ) AS played ON played.person = earlier.person
        WHERE earlier.list = 1
    ) AS summed
) AS rounded";

/// Enters the games, without being timed, and closes. Everybody's number comes back; no rating is -1.
pub fn close(target: &mut Target, games: &[Played]) -> (Duration, HashMap<i64, i64>) {
    let tables = target.dialect(
        "CREATE TABLE closed (person INTEGER PRIMARY KEY, rating BIGINT, games BIGINT NOT NULL);
        CREATE TABLE expected (difference INTEGER PRIMARY KEY, hundredths BIGINT NOT NULL);
        CREATE TABLE game (person BIGINT NOT NULL, opponent BIGINT NOT NULL, halves BIGINT NOT NULL)",
    );
    target.execute(&tables);
    let persons: HashMap<i64, i64> =
        target.pairs("SELECT fide, id FROM person WHERE fide IS NOT NULL").into_iter().collect();
    target.execute("BEGIN");
    let expected = (-3000..=3000).map(|difference: i32| {
        let hundredths = expected_at(difference.clamp(-400, 400));
        vec![Value::Integer(difference.into()), Value::Integer(hundredths.into())]
    });
    target.insert("expected", &[Type::INT8, Type::INT8], &expected.collect::<Vec<_>>());
    for chunk in games.chunks(100_000) {
        let person = |fide: u32| Value::Integer(persons[&i64::from(fide)]);
        let row = |game: &Played| vec![person(game.player), person(game.opponent), Value::Integer(game.halves.into())];
        target.insert("game", &[Type::INT8, Type::INT8, Type::INT8], &chunk.iter().map(row).collect::<Vec<_>>());
    }
    target.execute("COMMIT; ANALYZE");
    let start = Instant::now();
    target.execute(STATEMENT);
    let spent = start.elapsed();
    (spent, target.pairs("SELECT person, COALESCE(rating, -1) FROM closed").into_iter().collect())
}
