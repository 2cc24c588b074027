//! A go federation that took over its ranking list, and a report with a newcomer and without a basic time.

use super::Office;

/// The ranking list of the time before.
pub const RANKING: &str = "Név;EGD PIN;Élő-pont;Minősítés;Elérte\n\
    Kiss Anna;12000001;1500;11 kju;\nNagy Béla;12000002;1500;11 kju;\nTóth Géza;12000003;2045;1 dan;2 dan\n";

/// Új (12 kyu) loses to 2045 and to 1500 and beats 1500. With 1500 points a win is worth 1.00, 0.50 and 0.50, together 2: as much
/// as two losses cost. Nobody knows who had which color in the third round.
pub const REPORT: &str = "; CL[B]\n; EV[Tavaszi kupa]\n; PC[HU, Pécs]\n; DT[2024-03-09,2024-03-09]\n; HA[h9]\n; TM[75]\n\
    1 Tóth Géza 1d HU Pecs 1 4+/w0 0- 0- |12000003\n\
    2 Nagy Béla 11k HU Pecs 1 0- 4+/w0 0- |12000002\n\
    3 Kiss Anna 11k HU Pecs 0 0- 0- 4- |12000001\n\
    4 Új Ede 12k HU Pecs 1 1-/b0 2-/b0 3+\n";

/// Its register, with the ranking list as the opening balance.
pub fn founded(language: &'static str) -> Office {
    let office = Office::new(language);
    office.put("ranglista.csv", RANKING);
    office.done("2024-03-30", &["init", "--name", "Magyar Gószövetség"]);
    let balance = ["import", "register", "ranglista.csv", "--as", "ranking", "--date", "2024-02-29", "--write"];
    office.done("2024-03-30", &balance);
    office
}
