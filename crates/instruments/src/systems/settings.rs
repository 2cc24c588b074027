//! What can be set of a system, by name.

/// One number or name that can be set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its usual value.
    pub usual: &'static str,
    /// The bounds of a number; none = a name.
    pub bounds: Option<[f64; 2]>,
}

/// Why a setting was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingError {
    /// The name that was given.
    pub name: String,
    /// The value that was given.
    pub value: String,
    /// What would have been understood.
    pub possible: String,
}

/// The settings of one system.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings(Vec<(&'static Setting, String)>);

impl Settings {
    /// The usual ones.
    pub fn usual(of: &'static [Setting]) -> Self {
        Settings(of.iter().map(|setting| (setting, setting.usual.to_owned())).collect())
    }

    /// Sets one; its value must be a number within bounds where it is one.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let wrong = |possible: String| SettingError { name: name.to_owned(), value: value.to_owned(), possible };
        let names: Vec<&str> = self.0.iter().map(|(setting, _)| setting.name).collect();
        let found = self.0.iter_mut().find(|(setting, _)| setting.name == name);
        let Some((setting, kept)) = found else { return Err(wrong(names.join(", "))) };
        if let Some([least, most]) = setting.bounds {
            let number: Option<f64> = value.parse().ok();
            if !number.is_some_and(|number| (least..=most).contains(&number)) {
                return Err(wrong(format!("{least} … {most}")));
            }
        }
        *kept = value.to_owned();
        Ok(())
    }

    /// A number; 0 where nothing of the name can be set.
    pub fn number(&self, name: &str) -> f64 {
        self.text(name).parse().unwrap_or(0.0)
    }

    /// A name.
    pub fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(setting, _)| setting.name == name).map_or("", |(_, value)| value)
    }

    /// All with their values.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(setting, value)| (setting.name, value.as_str()))
    }
}

pub(super) const fn number(name: &'static str, usual: &'static str, bounds: [f64; 2]) -> Setting {
    Setting { name, usual, bounds: Some(bounds) }
}

pub(super) const START: Setting = number("start", "1500", [0.0, 4000.0]);
pub(super) const WHITE: Setting = number("white", "0", [-400.0, 400.0]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_known_and_within_bounds_or_refused_with_what_is_possible() {
        static OF: [Setting; 2] = [START, WHITE];
        let mut settings = Settings::usual(&OF);
        assert_eq!(settings.set("white", "30"), Ok(()));
        assert_eq!((settings.number("white"), settings.number("start")), (30.0, 1500.0));
        assert_eq!(settings.set("tau", "1").unwrap_err().possible, "start, white");
        for value in ["", "NaN", "much", "1e9", "-1"] {
            assert_eq!(settings.set("start", value).unwrap_err().possible, "0 … 4000", "{value}");
        }
    }
}
