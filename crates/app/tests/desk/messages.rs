//! Messages to people and programs: nothing is lost while the other side or the server is away, and no secret stays behind.

use crate::month::{APRIL, begun};
use crate::office::Office;
use crate::peers::{Peer, Server, free_port, until};
use serde_json::Value;

fn messages(office: &Office) -> Vec<Value> {
    let told: Value = serde_json::from_str(&office.run(&["messages", "--json"])).unwrap();
    told["messages"].as_array().unwrap().clone()
}

fn state(office: &Office, number: i64) -> (String, i64) {
    let all = messages(office);
    let one = all.iter().find(|one| one["message"] == number).unwrap_or_else(|| panic!("no message {number}: {all:?}"));
    (one["state"].as_str().unwrap().to_owned(), one["tries"].as_i64().unwrap())
}

/// The text of a mail, decoded here once more.
fn text(mail: &str) -> String {
    let body: String = mail.split("\n\n").nth(1).unwrap_or_else(|| panic!("{mail}")).split_whitespace().collect();
    let signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bits: Vec<bool> = body
        .trim_end_matches('=')
        .chars()
        .flat_map(|sign| {
            let value = signs.find(sign).unwrap();
            (0..6).rev().map(move |bit| value >> bit & 1 == 1)
        })
        .collect();
    let bytes: Vec<u8> =
        bits.chunks_exact(8).map(|eight| eight.iter().fold(0, |b, bit| b << 1 | u8::from(*bit))).collect();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn an_invitation_arrives_although_everything_was_down() {
    let office = Office::new(true);
    office.run(&["user", "add", "new.one", "--shown", "Új Egon", "--role", "officer"]);
    let refused =
        crate::binary::arpad(&["user", "invite", "new.one", "--mail", "--lang", "en", "--database", &office.database]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("not known where new.one is reached"));
    office.run(&["user", "mail", "new.one", "egon@example.org"]);
    office.run(&["user", "invite", "new.one", "--mail"]);
    assert_eq!(state(&office, 1), ("waiting".to_owned(), 0));

    // Nobody listens: it is tried, told, and waits on.
    let (port, from) = (free_port(), "iroda@example.org");
    let smtp = format!("smtp://iroda@127.0.0.1:{port}");
    let options = ["--smtp", smtp.as_str(), "--mail-from", from, "--public-url", "https://ratings.example"];
    let server = Server::start(&office.database, &options);
    until("a first try", || (state(&office, 1).1 == 1).then_some(()));
    let outcome = until("its outcome", || {
        messages(&office)[0]["outcome"].as_str().filter(|text| !text.is_empty()).map(str::to_owned)
    });
    assert!(!outcome.contains("secret"), "{outcome}");
    // The server dies; the message does not.
    drop(server);
    assert_eq!(state(&office, 1), ("waiting".to_owned(), 1));

    // Both come back. This peer offers no way to prove who sends, so a password is not even tried.
    let peer = Peer::mail(port);
    let server = Server::start(&office.database, &options);
    office.run(&["messages", "--again", "1"]);
    until("the refusal", || {
        messages(&office)[0]["outcome"].as_str().filter(|text| text.contains("prove who sends")).map(drop)
    });
    drop(server);
    let smtp = format!("smtp://127.0.0.1:{port}");
    let options = ["--smtp", smtp.as_str(), "--mail-from", from, "--public-url", "https://ratings.example"];
    let server = Server::start(&office.database, &options);
    office.run(&["messages", "--again", "1"]);
    until("the mail", || (state(&office, 1).0 == "sent").then_some(()));
    let mail = peer.told.lock().unwrap().last().unwrap().clone();
    assert!(mail.contains("RCPT TO:<egon@example.org>") && mail.contains("MAIL FROM:<iroda@example.org>"), "{mail}");
    let text = text(&mail);
    assert!(text.contains("Dear Új Egon"), "{text}");
    let link = text.lines().find(|line| line.contains("/desk/invitation?code=")).unwrap().trim();
    let place = link.strip_prefix("https://ratings.example").unwrap();
    let page = office.browser().get(place);
    assert!(page.status == 200 && page.body.contains("Új Egon"), "{}", page.body);
    // The secret was made for the mail and stands nowhere else.
    let code = link.rsplit('=').next().unwrap();
    let file = office.database.strip_prefix("sqlite:").unwrap();
    for name in [file.to_owned(), format!("{file}-wal")] {
        let bytes = std::fs::read(&name).unwrap_or_default();
        assert!(!bytes.windows(code.len()).any(|window| window == code.as_bytes()), "{name}");
    }
    assert!(!server.log.lock().unwrap().contains(code) && !server.log.lock().unwrap().contains("secret of the mail"));
    assert!(!office.run(&["messages", "--json"]).contains(code));
    let mut admin = office.come_in("admin");
    let page = admin.get("/en/desk/messages");
    assert!(
        page.body.contains("egon@example.org") && page.body.contains("code=…") && !page.body.contains(code),
        "{}",
        page.body
    );
    // Sent again from the page, it arrives once more with another link; the first is good no more.
    let form = page.hidden("token");
    assert_eq!(admin.post("/en/desk/messages/again", &[("token", &form), ("message", "1")]).status, 303);
    until("a second mail", || (peer.told.lock().unwrap().len() == 2).then_some(()));
    assert_eq!(office.browser().get(place).status, 422, "the first link is good no more");
    office.run(&["verify"]);
}

#[test]
fn senders_hear_of_their_reports_and_programs_of_lists() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("admin", &["admin"]);
    office.run(&["user", "mail", "arbiter", "biro@example.org"]);
    office.run(&["user", "mail", "other", "masik@example.org", "--lists"]);
    let (program, elsewhere) = (Peer::program(), Peer::elsewhere());
    let url = |peer: &Peer| format!("http://127.0.0.1:{}/arpad", peer.port);
    let key = |said: String| said.trim().rsplit(' ').next().unwrap().to_owned();
    let first = key(office.run(&["hook", "add", &url(&program), "--topic", "list-published"]));
    office.run(&["hook", "add", &url(&program), "--about", "player:1", "--topic", "list-published"]);
    office.run(&["hook", "add", &url(&elsewhere), "--topic", "list-published"]);
    office.run(&["hook", "add", "https://localhost:1/inside", "--topic", "list-published"]);
    office.run(&["hook", "add", "http://127.0.0.2:1/plain", "--topic", "list-published"]);

    // A report with a question that the office answers, and one that it turns away.
    let mut arbiter = office.come_in("arbiter");
    assert_eq!(arbiter.hand_in(&[("april.trf", crate::story::april().as_bytes())]).status, 303);
    let other = crate::month::report("Másik verseny", 4, &crate::month::SIX);
    assert_eq!(arbiter.hand_in(&[("masik.trf", other.as_bytes())]).status, 303);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.act("reject", &[("submission", "3"), ("because", "hiányzik egy forduló")]).status, 303);
    assert_eq!(officer.act("answer", &[("submission", "2"), ("line", "6"), ("new", "true")]).status, 303);
    assert_eq!(officer.act("accept", &[("submission", "2"), ("registered", "2024-01-01")]).status, 303);
    let list = [("series", "standard"), ("month", "2024-04")];
    assert_eq!((officer.act("close", &list).status, officer.act("publish", &list).status), (303, 303));
    let mut kinds: Vec<(String, String)> = messages(&office)
        .iter()
        .map(|one| (one["kind"].as_str().unwrap().to_owned(), one["to"].as_str().unwrap().to_owned()))
        .filter(|(_, to)| to.contains('@'))
        .collect();
    kinds.reverse();
    let due = [("questions", "biro"), ("rejected", "biro"), ("accepted", "biro"), ("published", "masik")];
    assert_eq!(kinds, due.map(|(kind, who)| (kind.to_owned(), format!("{who}@example.org"))));

    let allowed = format!("127.0.0.1:{}", program.port);
    let also = format!("127.0.0.1:{}", elsewhere.port);
    let mail = Peer::mail(0);
    let smtp = format!("smtp://127.0.0.1:{}", mail.port);
    let options = ["--hook-host", &allowed, "--hook-host", &also, "--smtp", &smtp, "--mail-from", "iroda@example.org"];
    // Its clock is the story's: what was sent years ago is forgotten.
    let moment = format!("{APRIL}T11:00:00Z");
    let _server = Server::start(&office.database, &[&options[..], &["--moment", &moment]].concat());
    until("everything is sent or given up", || {
        messages(&office).iter().all(|one| one["state"] != "waiting").then_some(())
    });
    let outcome = |place: &str| {
        let all = messages(&office);
        let one = all.iter().find(|one| one["to"].as_str().unwrap().contains(place)).unwrap().clone();
        (one["state"].as_str().unwrap().to_owned(), one["outcome"].as_str().unwrap().to_owned())
    };
    assert_eq!(outcome(&allowed), ("sent".to_owned(), "204".to_owned()));
    let (state, why) = outcome(&also);
    assert!(state == "failed" && why.contains("nobody is followed elsewhere"), "{why}");
    let (state, why) = outcome("localhost:1");
    assert!(state == "failed" && why.contains("not on the open net"), "{why}");
    assert_eq!(outcome("127.0.0.2:1"), ("failed".to_owned(), "only https is called".to_owned()));
    let texts: Vec<String> = mail.told.lock().unwrap().iter().map(|mail| text(mail)).collect();
    assert_eq!(texts.len(), 4);
    assert!(texts.iter().any(|text| text.contains("hiányzik egy forduló")), "{texts:?}");

    // What the program was told, and that it was us.
    let told = program.told.lock().unwrap().clone();
    assert_eq!(told.len(), 2, "both of them: {told:?}");
    let (head, body) = told[0].split_once("\r\n\r\n").unwrap();
    let fact: Value = serde_json::from_str(body).unwrap();
    assert_eq!(
        (&fact["topic"], &fact["facts"]["day"]),
        (&Value::from("list-published"), &Value::from("2024-04-01")),
        "{fact}"
    );
    let signed = head.lines().find_map(|line| line.strip_prefix("arpad-signature: t=")).unwrap();
    let (moment, signature) = signed.split_once(",v1=").unwrap();
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, first.as_bytes());
    let due: String = ring::hmac::sign(&key, format!("{moment}.{body}").as_bytes())
        .as_ref()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(signature, due);
    assert!(told[1].contains("\"player\":1"), "{}", told[1]);
    assert!(!office.run(&["ledger", "--json", "--most", "500"]).contains(&first), "no key in the ledger");
    office.run(&["verify"]);
}

#[test]
fn programs_are_entered_and_ended_at_the_desk() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let form = admin.token("/en/desk/messages");
    for (url, subject) in [
        ("ftp://x.example", ""),
        ("https://u:p@x.example/", ""),
        ("https://x.example/\u{0}", ""),
        ("https://x.example", "everybody"),
    ] {
        let refused = admin.post("/en/desk/messages/hook", &[("token", &form), ("url", url), ("subject", subject)]);
        assert_eq!(refused.status, 422, "{url} {subject}: {}", refused.body);
    }
    let fields = [
        ("token", form.as_str()),
        ("url", "https://club.example/arpad"),
        ("topic", "list-published"),
        ("subject", "club:1"),
    ];
    let entered = admin.post("/en/desk/messages/hook", &fields);
    let key = entered.body.split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    assert_eq!((entered.status, key.len()), (200, 64), "{}", entered.body);
    let page = admin.get("/en/desk/messages");
    assert!(page.body.contains("https://club.example/arpad") && !page.body.contains(&key), "shown once: {}", page.body);
    assert_eq!(admin.post("/en/desk/messages/hook/end", &[("token", &form), ("hook", "1")]).status, 303);
    assert!(!admin.get("/en/desk/messages").body.contains("Tell it no more"));
    assert_eq!(admin.post("/en/desk/messages/hook/end", &[("token", &form), ("hook", "1")]).status, 404);
}

/// Who forgot the password is sent a link; who names somebody else's or nobody's is told the same and nothing more, a few times. The
/// link takes the place of the password, not of the second factor.
#[test]
fn a_forgotten_password_is_asked_for_at_the_door() {
    let mut office = Office::new(true);
    let asked = |office: &Office, name: &str| {
        let mut browser = office.browser();
        let token = browser.token("/en/desk/forgotten");
        browser.post("/en/desk/forgotten", &[("token", &token), ("name", name)])
    };
    let page = office.browser().get("/en/desk/forgotten");
    assert!(page.body.contains("This site sends no mail") && !page.body.contains("name=\"name\""), "{}", page.body);
    assert!(office.browser().get("/hu/desk/login").body.contains("/hu/desk/forgotten"));

    let port = free_port();
    let peer = Peer::mail(port);
    let smtp = arpad::web::Smtp::read(&format!("smtp://127.0.0.1:{port}"), "").unwrap();
    let post = arpad::web::Post { smtp: Some(smtp), ..arpad::web::Post::default() };
    office.site = office.site.clone().with_post(post);
    office.run(&["user", "mail", "officer", "anna@example.org"]);
    let [known, unreached, unknown] = ["officer", "arbiter", "nobody.at.all"].map(|name| asked(&office, name));
    for answer in [&known, &unreached, &unknown] {
        assert_eq!(answer.status, 200);
        assert!(answer.body.contains("If there is such a user"), "{}", answer.body);
    }
    // But for what every page draws anew, they are the same to the last byte.
    let plain = |answer: &crate::office::Answer| answer.body.replace(&answer.hidden("token"), "");
    assert_eq!((plain(&known), plain(&known)), (plain(&unreached), plain(&unknown)));
    assert_eq!(known.headers.len(), unknown.headers.len());
    let waiting = until("the message", || Some(messages(&office)).filter(|all| !all.is_empty()));
    assert_eq!((waiting.len(), waiting[0]["kind"].as_str()), (1, Some("reset")), "{waiting:?}");
    // While it is on its way none is added, and who asks too often waits; his colleague does not.
    for _ in 0..7 {
        assert_eq!(asked(&office, "officer").status, 200);
    }
    assert_eq!(asked(&office, "officer").status, 429);
    // Who asks after them all is sent a link; by then whatever they wanted is written.
    office.run(&["user", "mail", "arbiter", "bela@example.org"]);
    assert_eq!(asked(&office, "arbiter").status, 200);
    let all = until("the message of the last", || Some(messages(&office)).filter(|all| all.len() > 1));
    let mut to: Vec<&str> = all.iter().filter_map(|one| one["to"].as_str()).collect();
    to.sort_unstable();
    assert_eq!(to, ["anna@example.org", "bela@example.org"]);
    assert!(
        office.come_in("officer").get("/en/desk").status == 200,
        "the password of before is good until a new one is set"
    );
    // Without a cookie of the door nobody asks for anything.
    let forged = office.ask("POST", "/en/desk/forgotten", &[("origin", crate::office::ORIGIN)], b"name=officer");
    assert_eq!(forged.status, 403);
    drop(peer);
}

/// A link from a mail is half of what somebody needs who has a second factor.
#[test]
fn a_link_is_no_second_factor() {
    use crate::office::PASSWORD;
    let office = Office::new(true);
    let mut browser = office.come_in("officer");
    let page = browser.get("/en/desk/sessions");
    let (token, key) = (page.hidden("token"), page.hidden("key"));
    let digits = crate::doors::code_of(&key, 0);
    let fields = [("token", token.as_str()), ("key", &key), ("code", &digits), ("password", PASSWORD)];
    assert_eq!(browser.post("/en/desk/sessions/totp", &fields).status, 303);
    let told = office.run(&["user", "invite", "officer"]);
    let code = told.split("code=").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let mut other = office.browser();
    let token = other.token(&format!("/en/desk/invitation?code={code}"));
    let fields =
        [("token", token.as_str()), ("code", &code), ("password", "öt ló két udvaron"), ("again", "öt ló két udvaron")];
    let set = other.post("/en/desk/invitation", &fields);
    assert_eq!((set.status, set.place()), (303, "/en/desk/login"), "{}", set.body);
    assert_eq!(other.get("/en/desk").status, 303, "nobody has come in");
    assert_eq!(other.log_in("officer", "öt ló két udvaron").status, 403, "without the digits");
}
