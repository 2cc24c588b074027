//! An explanation read from its page.

use super::numbers::{thousandths, whole};
use super::told::{Own, Told};

/// What the page says.
pub fn read(language: &str, page: &str) -> Result<Told, String> {
    let main = page.split("<main").nth(1).ok_or("no main part")?;
    let figures: Vec<&str> = between_all(main, "<span class=\"value\">", "</span>");
    let [before, after] = figures.as_slice() else { return Err(format!("figures: {figures:?}")) };
    let mut told = Told { before: whole(before), after: whole(after), ..Told::default() };
    if let Some(sum) = between(main, "<table class=\"sum\">", "</table>") {
        let body = between(sum, "<tbody>", "</tbody>").ok_or("no lines in the sum")?;
        let mut lines = rows(body).into_iter();
        let first = lines.next().ok_or("an empty sum")?;
        if first.last().map(|cell| whole(cell)) != Some(told.before) {
            return Err(format!("the sum starts from {first:?}"));
        }
        for line in lines {
            let [what, by, reached] = line.as_slice() else { return Err(format!("a line of the sum: {line:?}")) };
            if what == ["saját játszmák", "own games"][usize::from(language == "en")] {
                told.own_line = Some(told.sum.len());
            }
            let by = whole(by).ok_or_else(|| format!("a line of the sum: {line:?}"))?;
            told.sum.push((by, whole(reached)));
        }
        let foot = between(sum, "<tfoot>", "</tfoot>").map(rows).unwrap_or_default();
        if foot.first().and_then(|line| line.last()).map(|cell| whole(cell)) != Some(told.after) {
            return Err(format!("the sum ends with {foot:?}"));
        }
    }
    let own = main.split("<div id=\"own\">").nth(1).ok_or("no part for own games")?;
    let own = own.split("<section id=\"revised\"").next().unwrap_or(own);
    let steps = between_all(own, "<ol class=\"steps\">", "</ol>");
    if let Some(steps) = steps.last() {
        let sentence = |item: &&str| {
            let end = item.split_once("</a>").or_else(|| item.split_once("</span>")).map_or(*item, |(_, rest)| rest);
            plain(end)
        };
        told.own = Some(Own {
            tournaments: between_all(own, "<table", "</table>")
                .into_iter()
                .map(tournament)
                .collect::<Result<_, _>>()?,
            steps: between_all(steps, "<li>", "</li>").iter().map(sentence).collect(),
        });
    }
    Ok(told)
}

/// A tournament's table: the changes of the games, and what its foot makes of them.
fn tournament(table: &str) -> Result<(Vec<i64>, Option<i64>), String> {
    let is_go = table.starts_with(" class=\"go\"");
    let body = between(table, "<tbody>", "</tbody>").ok_or("a table without lines")?;
    let column = if is_go { 8 } else { 6 };
    let games: Vec<i64> =
        rows(body).iter().filter_map(|cells| cells.get(column).and_then(|cell| thousandths(cell))).collect();
    let Some(foot) = between(table, "<tfoot>", "</tfoot>").map(rows) else { return Ok((games, None)) };
    let cell = |line: usize, at: usize| foot.get(line).and_then(|cells| cells.get(at)).map(String::as_str);
    let number = |line: usize| cell(line, 5).and_then(thousandths);
    let (sum, total) = (number(0).ok_or("a foot without its sum")?, number(1));
    if games.iter().sum::<i64>() != sum {
        return Err(format!("the games {games:?} are not {sum}"));
    }
    if let (Some(k), Some(total)) = (cell(1, 0).and_then(|cell| whole(cell.rsplit(' ').next()?)), total)
        && i64::from(k) * sum != total
    {
        return Err(format!("{k} × {sum} is not {total}"));
    }
    Ok((games, total))
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    between_all(text, from, to).into_iter().next()
}

fn between_all<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.split(from).skip(1).filter_map(|rest| rest.split_once(to)).map(|(inside, _)| inside).collect()
}

/// The cells of every line, as people read them.
fn rows(table: &str) -> Vec<Vec<String>> {
    let cells = |row: &str| {
        let parts = row.split("<t").filter(|part| part.starts_with(['d', 'h']));
        let inside = parts.filter_map(|part| part.split_once('>')).map(|(_, inside)| inside);
        inside.map(|inside| plain(inside.split("</t").next().unwrap_or(inside))).collect()
    };
    table.split("<tr").skip(1).map(cells).collect()
}

/// A text without tags.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for (at, part) in text.split('<').enumerate() {
        plain.push_str(if at == 0 { part } else { part.split_once('>').map_or("", |(_, rest)| rest) });
    }
    plain.replace("&amp;", "&").replace("&quot;", "\"").replace("&#39;", "'").trim().to_owned()
}
