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

/// Countries as go knows them, by two letters, each with the three of the register: FIDE's where it has them.
const TWO_LETTERS: &str = "\
    AD:AND AE:UAE AF:AFG AG:ANT AL:ALB AM:ARM AO:ANG AR:ARG AT:AUT AU:AUS AW:ARU AZ:AZE BA:BIH BB:BAR BD:BAN BE:BEL \
    BF:BUR BG:BUL BH:BRN BI:BDI BJ:BEN BM:BER BN:BRU BO:BOL BR:BRA BS:BAH BT:BHU BW:BOT BY:BLR BZ:BIZ CA:CAN CD:COD \
    CF:CAF CG:CGO CH:SUI CI:CIV CL:CHI CM:CMR CN:CHN CO:COL CR:CRC CS:SCG CU:CUB CV:CPV CY:CYP CZ:CZE DE:GER DJ:DJI \
    DK:DEN DM:DMA DO:DOM DZ:ALG EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FIJ FO:FAI FR:FRA GA:GAB GB:GBR \
    GD:GRN GE:GEO GH:GHA GI:GIB GL:GRL GM:GAM GN:GUI GQ:GEQ GR:GRE GT:GUA GU:GUM GW:GBS GY:GUY HK:HKG HN:HON HR:CRO \
    HT:HAI HU:HUN ID:INA IE:IRL IL:ISR IM:IOM IN:IND IQ:IRQ IR:IRI IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ \
    KH:CAM KI:KIR KM:COM KP:PRK KR:KOR KW:KUW KY:CAY KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:SRI LR:LBR LS:LES LT:LTU \
    LU:LUX LV:LAT LY:LBA MA:MAR MC:MNC MD:MDA ME:MNE MG:MAD MH:MHL MK:MKD ML:MLI MM:MYA MN:MGL MO:MAC MR:MTN MT:MLT \
    MU:MRI MV:MDV MW:MAW MX:MEX MY:MAS MZ:MOZ NA:NAM NC:NCL NE:NIG NG:NGR NI:NCA NL:NED NO:NOR NP:NEP NR:NRU NZ:NZL \
    OM:OMA PA:PAN PE:PER PG:PNG PH:PHI PK:PAK PL:POL PR:PUR PS:PLE PT:POR PW:PLW PY:PAR QA:QAT RO:ROU RS:SRB RU:RUS \
    RW:RWA SA:KSA SB:SOL SC:SEY SD:SUD SE:SWE SG:SGP SI:SLO SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP \
    SU:URS SV:ESA SY:SYR SZ:SWZ TD:CHA TG:TOG TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TO:TGA TR:TUR TT:TTO TW:TPE TZ:TAN \
    UA:UKR UG:UGA UK:GBR US:USA UY:URU UZ:UZB VC:VIN VE:VEN VG:IVB VI:ISV VN:VIE VU:VAN WS:SAM XK:KOS YE:YEM YU:YUG \
    ZA:RSA ZM:ZAM ZW:ZIM";

/// A country in the notation of the register, from two letters or from three; none where nobody goes by them.
pub fn country(text: &str) -> Option<&'static str> {
    let pairs = || TWO_LETTERS.split_ascii_whitespace().filter_map(|pair| pair.split_once(':'));
    let two = pairs().find(|(two, _)| two.eq_ignore_ascii_case(text.trim())).map(|(_, three)| three);
    // A few, such as GBR, are nobody's at chess.
    let of_go = || pairs().map(|(_, three)| three).find(|three| three.eq_ignore_ascii_case(text.trim()));
    two.or_else(|| federation(text)).or_else(of_go)
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

    #[test]
    fn a_country_has_one_notation() {
        for (text, code) in [("HU", "HUN"), ("hu", "HUN"), ("HUN", "HUN"), ("DE", "GER"), ("UK", "GBR"), ("gbr", "GBR")]
        {
            assert_eq!(country(text), Some(code), "{text}");
        }
        for other in ["XX", "", "H", "DEU", "HU HU"] {
            assert_eq!(country(other), None, "{other}");
        }
        let unknown: Vec<&str> = TWO_LETTERS
            .split_ascii_whitespace()
            .filter_map(|pair| pair.split_once(':'))
            .filter(|(two, three)| two.len() != 2 || federation(three).is_none())
            .map(|(_, three)| three)
            .collect();
        assert_eq!(unknown, ["GBR", "PRK", "GBR"], "all others are FIDE's");
    }
}
