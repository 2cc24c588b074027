//! The federations that play: FIDE's codes of three letters. Others are no fault, as federations come and go; but a code that neither
//! stands here nor with anybody in the register is mostly a slip.

use super::Warning;
use crate::refusal::OfficeError;
use arpad_registry::Reader;
use arpad_registry::tables::persons;

/// FIDE's codes, with FIDE's own and that of players without a federation.
const CODES: &str = "\
    AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL BOT BRN BRA BRU BUL BUR CAF \
    CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI \
    FID FIJ FIN FRA GAB GAM GBS GCI GEO GEQ GER GHA GRE GRN GRL GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR \
    ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV \
    MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NAU NCA NCL NED NEP NGR NIG NIR NON NOR NRU NZL OMA PAK PAN PAR PER PHI PLE \
    PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SIN SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ \
    SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR TWN UAE UGA UKR URU USA UZB VAN VEN VIE VIN VUT WLS YEM ZAM ZIM";

/// Whether a code is one of these, or somebody in the register has it.
pub(crate) fn is_federation(store: &mut Reader<'_>, code: &str) -> Result<bool, OfficeError> {
    Ok(CODES.split(' ').any(|known| known == code) || persons::has_country(store, code)?)
}

/// That a code is none that anybody knows.
pub(crate) fn unusual_country(store: &mut Reader<'_>, code: &str) -> Result<Option<Warning>, OfficeError> {
    let is_known = code.is_empty() || is_federation(store, code)?;
    Ok((!is_known).then(|| Warning::new("country-unusual").with("country", code)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_three_letters_and_stands_once() {
        let all: Vec<&str> = CODES.split(' ').collect();
        assert!(all.iter().all(|one| one.len() == 3 && one.bytes().all(|byte| byte.is_ascii_uppercase())));
        let mut sorted = all.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), all.len());
        assert!(["HUN", "GER", "UKR"].iter().all(|one| all.contains(one)) && !all.contains(&"XYZ"));
    }
}
