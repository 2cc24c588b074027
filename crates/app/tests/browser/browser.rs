//! A browser of one's own, driven step by step.

use crate::programs::{driver, programs};
use crate::site::Site;
use axum::http::Method;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use url::{ParseError, Url};

/// So long a page may take until it shows what it should, on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(20);

/// A browser with a fresh profile; it is closed when dropped.
pub struct Browser {
    runtime: Runtime,
    client: Option<Client>,
    home: String,
}

/// Light or dark, as the visitor's device wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Light,
    Dark,
}

impl Scheme {
    pub const BOTH: [Self; 2] = [Scheme::Light, Scheme::Dark];

    pub fn as_str(self) -> &'static str {
        if self == Scheme::Dark { "dark" } else { "light" }
    }
}

impl Browser {
    /// A browser that looks at a site; nothing where there is none on the machine.
    pub fn at(site: &Site) -> Option<Self> {
        Self::with(site, &[])
    }

    /// The same with more options.
    pub fn with(site: &Site, options: &[&str]) -> Option<Self> {
        let programs = programs()?;
        let mut arguments = vec![
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1280,900",
            // As on a phone: they lie over the page and take nothing of its width.
            "--hide-scrollbars",
            "--lang=en-US",
        ];
        arguments.extend(options);
        let wishes = json!({
            "goog:chromeOptions": {"binary": programs.browser, "args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
            "unhandledPromptBehavior": "ignore",
        });
        let Value::Object(wishes) = wishes else { unreachable!("it is an object") };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let client =
            runtime.block_on(ClientBuilder::new(HttpConnector::new()).capabilities(wishes).connect(driver(programs)));
        let client = Some(client.expect("a browser opens"));
        Some(Browser { runtime, client, home: site.home() })
    }

    fn client(&self) -> &Client {
        self.client.as_ref().expect("it is open until dropped")
    }

    /// Goes to a place of the site.
    pub fn open(&self, place: &str) {
        let address = format!("{}{place}", self.home);
        self.runtime.block_on(self.client().goto(&address)).unwrap_or_else(|error| panic!("{place}: {error}"));
    }

    /// Where it is: path and query.
    pub fn place(&self) -> String {
        let address = self.runtime.block_on(self.client().current_url()).expect("an address");
        address.query().map_or(address.path().to_owned(), |query| format!("{}?{query}", address.path()))
    }

    /// The place within the page.
    pub fn anchor(&self) -> Option<String> {
        let address = self.runtime.block_on(self.client().current_url()).expect("an address");
        address.fragment().map(str::to_owned)
    }

    pub fn title(&self) -> String {
        self.runtime.block_on(self.client().title()).expect("a title")
    }

    /// Runs a script in the page; what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new())
    }

    /// The same with `arguments`.
    pub fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.runtime
            .block_on(self.client().execute(script, arguments))
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub fn run_later(&self, script: &str, arguments: Vec<Value>) -> Value {
        let ran = self.runtime.block_on(self.client().execute_async(script, arguments));
        ran.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// The texts of all that a selector finds, as they are seen.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(one => one.innerText.trim())";
        let Value::Array(texts) = self.run_with(script, vec![selector.into()]) else { return Vec::new() };
        texts.iter().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    }

    /// The text of the first that a selector finds.
    pub fn text(&self, selector: &str) -> String {
        self.texts(selector).into_iter().next().unwrap_or_else(|| panic!("no {selector} at {}", self.place()))
    }

    pub fn click(&self, selector: &str) {
        let clicked = self.runtime.block_on(async { self.client().find(Locator::Css(selector)).await?.click().await });
        clicked.unwrap_or_else(|error| panic!("{selector} at {}: {error}", self.place()));
    }

    /// Types into a field that is emptied first.
    pub fn type_into(&self, selector: &str, text: &str) {
        let typed = self.runtime.block_on(async {
            let field = self.client().find(Locator::Css(selector)).await?;
            field.clear().await?;
            field.send_keys(text).await
        });
        typed.unwrap_or_else(|error| panic!("{selector} at {}: {error}", self.place()));
    }

    /// Fills a field and sends its form with Enter.
    pub fn submit(&self, selector: &str, text: &str) {
        self.type_into(selector, &format!("{text}{}", char::from(Key::Enter)));
    }

    /// Chooses a file in a field for files.
    pub fn choose(&self, selector: &str, file: &Path) {
        let path = file.to_str().expect("a path in letters");
        let chosen =
            self.runtime.block_on(async { self.client().find(Locator::Css(selector)).await?.send_keys(path).await });
        chosen.unwrap_or_else(|error| panic!("{selector} at {}: {error}", self.place()));
    }

    /// The page as it stands, asked without a script. Where another page comes between the two questions, both are asked again.
    pub fn html(&self) -> String {
        let page = || {
            let root = self.devtools("DOM.getDocument", json!({"depth": 0}));
            self.asked("DOM.getOuterHTML", json!({"nodeId": root["root"]["nodeId"]}))
        };
        let page = page().or_else(|_| page()).unwrap_or_else(|error| panic!("the page: {error}"));
        page["outerHTML"].as_str().expect("a page").to_owned()
    }

    /// Presses keys one after the other, wherever the focus is.
    pub fn press(&self, keys: &[Key]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for key in keys {
            let value = (*key).into();
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.runtime.block_on(self.client().perform_actions(actions)).expect("keys are pressed");
    }

    /// Types letters wherever the focus is.
    pub fn strike(&self, text: &str) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in text.chars() {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.runtime.block_on(self.client().perform_actions(actions)).expect("letters are typed");
    }

    /// Drags a file of the machine over something and lets it fall there; `over` is asked while it hangs in the air.
    pub fn drop_file(&self, selector: &str, file: &Path, over: impl Fn(&Self)) {
        self.drop_files(selector, &[file], over);
    }

    /// The same with several at once.
    pub fn drop_files(&self, selector: &str, files: &[&Path], over: impl Fn(&Self)) {
        let middle = "
            const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]";
        let at = self.run_with(middle, vec![selector.into()]);
        let carried = json!({"items": [], "files": files, "dragOperationsMask": 1});
        let drag = |kind: &str| {
            self.devtools("Input.dispatchDragEvent", json!({"type": kind, "x": at[0], "y": at[1], "data": carried}))
        };
        drag("dragEnter");
        drag("dragOver");
        over(self);
        drag("drop");
    }

    /// The texts of all that a selector finds, asked without a script: what stands between the tags. None while the page gives
    /// way to another.
    pub fn read(&self, selector: &str) -> Vec<String> {
        self.try_read(selector).unwrap_or_default()
    }

    fn try_read(&self, selector: &str) -> Option<Vec<String>> {
        let root = self.asked("DOM.getDocument", json!({"depth": 0})).ok()?;
        let found =
            self.asked("DOM.querySelectorAll", json!({"nodeId": root["root"]["nodeId"], "selector": selector})).ok()?;
        let of = |node: &Value| {
            let whole = self.asked("DOM.getOuterHTML", json!({"nodeId": node})).ok()?;
            let mut text = String::new();
            for part in whole["outerHTML"].as_str().unwrap_or_default().split('<').skip(1) {
                text.push_str(part.split_once('>').map_or("", |(_, behind)| behind));
            }
            Some(text.trim().replace("&nbsp;", "\u{a0}"))
        };
        found["nodeIds"].as_array()?.iter().map(of).collect()
    }

    /// Waits until something holds.
    pub fn until(&self, what: &str, mut holds: impl FnMut(&Self) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            assert!(begun.elapsed() < PATIENCE, "{what}: not in time, at {}", self.place());
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Asks the browser behind the page.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.asked(command, parameters).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    fn asked(&self, command: &str, parameters: Value) -> Result<Value, String> {
        let asked = Devtools { place: "goog/cdp/execute", body: json!({"cmd": command, "params": parameters}) };
        self.runtime.block_on(self.client().issue_cmd(asked)).map_err(|error| error.to_string())
    }

    /// What stands in the browser's log since it was last asked.
    pub fn log(&self) -> Vec<String> {
        let asked = Devtools { place: "se/log", body: json!({"type": "browser"}) };
        let lines = self.runtime.block_on(self.client().issue_cmd(asked)).expect("a log");
        let lines = lines.as_array().cloned().unwrap_or_default();
        lines.iter().map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The dialog that stands open, if one does.
    pub fn dialog(&self) -> Option<String> {
        self.runtime.block_on(self.client().get_alert_text()).ok()
    }

    /// Takes the size of a device; a narrow one is a phone.
    pub fn resize(&self, width: u32, height: u32) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// Wishes for light or dark, and makes sure the page has heard it.
    pub fn wish(&self, scheme: Scheme) {
        // Without motion: a color that is still on its way to another is neither.
        let still = json!({"name": "prefers-reduced-motion", "value": "reduce"});
        let features = json!([{"name": "prefers-color-scheme", "value": scheme.as_str()}, still]);
        self.devtools("Emulation.setEmulatedMedia", json!({"media": "", "features": features}));
        let heard = "return matchMedia('(prefers-color-scheme: ' + arguments[0] + ')').matches";
        assert_eq!(
            self.run_with(heard, vec![scheme.as_str().into()]),
            true,
            "the page has heard the wish for {scheme:?}"
        );
    }

    /// Looks as if on paper, or no more.
    pub fn on_paper(&self, is_it: bool) {
        self.devtools("Emulation.setEmulatedMedia", json!({"media": if is_it { "print" } else { "" }, "features": []}));
    }

    /// From now on every page can be asked with axe.
    pub fn bring_axe(&self) {
        let axe = std::fs::read_to_string(&programs().expect("there is a browser").axe).expect("axe-core is text");
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": axe}));
    }

    /// What is seen, as a PNG.
    pub fn picture(&self) -> Vec<u8> {
        self.runtime.block_on(self.client().screenshot()).expect("a picture")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            let _ = self.runtime.block_on(client.close());
        }
    }
}

/// A command the driver knows beyond the standard.
#[derive(Debug)]
struct Devtools {
    place: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.place))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
