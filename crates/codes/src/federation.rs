//! The federations of chess by FIDE's code: three letters, which are not always those of other sports.

/// Those of today, and what FIDE's list writes for whoever plays for none.
const TODAY: &str = "\
    AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT \
    BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI \
    DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FIJ FIN FRA GAB GAM GBS GCI GEO GEQ GER GHA GIB GRE GRL GRN \
    GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ \
    KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MHL MKD \
    MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW \
    PNG POL POR PUR QAT ROU RSA RUS RWA SAM SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI \
    SUR SVK SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE VIN \
    WLS YEM ZAM ZIM FID NON";

/// Those that old lists have.
const BEFORE: &str = "CSR DDR FRG GDR IOA JUG ROM SCG SIN TCH URS YUG";

/// The code of a federation as FIDE writes it; none where no federation goes by these letters.
pub fn federation(text: &str) -> Option<&'static str> {
    let known = TODAY.split_ascii_whitespace().chain(BEFORE.split_ascii_whitespace());
    known.into_iter().find(|code| code.eq_ignore_ascii_case(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_federation_goes_by_three_letters_of_fides() {
        for (text, code) in [("HUN", "HUN"), (" hun ", "HUN"), ("ger", "GER"), ("FID", "FID"), ("URS", "URS")] {
            assert_eq!(federation(text), Some(code));
        }
        for other in ["Magyar", "HU", "DEU", "XXX", "", "HUN CZE", "hún"] {
            assert_eq!(federation(other), None, "{other}");
        }
        let all: Vec<&str> = TODAY.split_ascii_whitespace().collect();
        assert!(
            all.len() > 190 && all.iter().all(|code| code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase()))
        );
    }
}
