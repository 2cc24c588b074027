//! Which paragraph commands each step, where a provision is spread over several.

use arpad_model::Paragraph;

/// The paragraphs of single steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cites {
    /// The average of an unrated player's opponents.
    pub average: Paragraph,
    /// The same in a round robin that is computed from its table.
    pub table_average: Paragraph,
    /// In that table the average of the rated players.
    pub table_rated: Paragraph,
    /// The average of their dp.
    pub table_dp: Paragraph,
    /// The average of the tournament.
    pub table_whole: Paragraph,
    /// A first rating at exactly 50 percent.
    pub at_half: Paragraph,
    /// Above 50 percent.
    pub above_half: Paragraph,
    /// Below 50 percent.
    pub below_half: Paragraph,
    /// Below 50 percent in a round robin that is computed from its table.
    pub below_half_table: Paragraph,
    /// The highest first rating.
    pub highest: Paragraph,
    /// A game in a later period makes somebody active again.
    pub active_again: Paragraph,
    /// The performance in a tournament, for information, where the text has it.
    pub performance: Option<Paragraph>,
}

impl Cites {
    /// FIDE's text of about 2013, and chapter 8 as the Hungarian regulation repeats it.
    pub const TWO_DIGITS: Cites = Cites {
        average: Paragraph("8.21a"),
        table_average: Paragraph("8.21b"),
        table_rated: Paragraph("8.21bI"),
        table_dp: Paragraph("8.21bII"),
        table_whole: Paragraph("8.21bIII"),
        at_half: Paragraph("8.22"),
        above_half: Paragraph("8.23"),
        below_half: Paragraph("8.24"),
        below_half_table: Paragraph("8.25"),
        highest: Paragraph("8.3"),
        active_again: Paragraph("7.23b"),
        performance: None,
    };

    /// All of them.
    pub fn all(&self) -> Vec<Paragraph> {
        let Cites {
            average,
            table_average,
            table_rated,
            table_dp,
            table_whole,
            at_half,
            above_half,
            below_half,
            below_half_table,
            highest,
            active_again,
            performance,
        } = *self;
        let always = [
            average,
            table_average,
            table_rated,
            table_dp,
            table_whole,
            at_half,
            above_half,
            below_half,
            below_half_table,
            highest,
            active_again,
        ];
        always.into_iter().chain(performance).collect()
    }

    /// The texts since 2022, which have one sentence for all percentages: table a gives dp.
    pub const fn since_2022(
        table: &'static str,
        average: &'static str,
        rating: &'static str,
        active_again: &'static str,
    ) -> Cites {
        let (table, average, rating) = (Paragraph(table), Paragraph(average), Paragraph(rating));
        Cites {
            average,
            table_average: average,
            table_rated: average,
            table_dp: average,
            table_whole: average,
            at_half: table,
            above_half: rating,
            below_half: table,
            below_half_table: table,
            highest: rating,
            active_again: Paragraph(active_again),
            performance: None,
        }
    }
}
