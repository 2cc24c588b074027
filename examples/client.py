#!/usr/bin/env python3
"""A small client of Arpad's API with a token: reads a list, hands in reports, does any act of the desk.

    export ARPAD_URL=https://ratings.example.org ARPAD_TOKEN=arpad_…
    client.py list standard                 the newest list, the first ten
    client.py submit open.trf league.zip    hands in reports
    client.py act reject submission=3 because="the last round is missing"

Only Python's own library is used. A token is made with `arpad token add USER --name … --scope submit --scope read`; it
goes into the head of a request, never into an address. Every act carries a key, so that a call that broke off can be made
again without being done twice.
"""

import json
import os
import sys
import urllib.error
import urllib.request
import uuid


def call(place, body=None, kind="application/json", key=None):
    """Asks the API; what it answered as JSON. A refusal ends the program with what the office said."""
    headers = {"Accept": "application/json", "Accept-Language": os.environ.get("ARPAD_LANG", "en")}
    if body is not None:
        headers |= {"Content-Type": kind, "Authorization": "Bearer " + os.environ["ARPAD_TOKEN"]}
        headers["Idempotency-Key"] = key or str(uuid.uuid4())
    request = urllib.request.Request(os.environ["ARPAD_URL"].rstrip("/") + "/api/v1" + place, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        sys.exit(f"{problem['status']} {problem['title']}: {problem['detail']}")


def submit(files):
    """Hands in files as a browser's form does."""
    boundary = uuid.uuid4().hex
    body = b""
    for file in files:
        name = os.path.basename(file).replace('"', "")
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="files"; filename="{name}"\r\n'
        with open(file, "rb") as content:
            body += head.encode() + b"Content-Type: application/octet-stream\r\n\r\n" + content.read() + b"\r\n"
    body += f"--{boundary}--\r\n".encode()
    return call("/acts/submit", body, f"multipart/form-data; boundary={boundary}")


def act(name, fields):
    """Does an act. A field that stands several times is a list; true and numbers are themselves."""
    given = {}
    for field in fields:
        field, _, text = field.partition("=")
        value = {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)
        given[field] = value if field not in given else [*(given[field] if isinstance(given[field], list) else [given[field]]), value]
    return call(f"/acts/{name}", json.dumps(given).encode())


def newest(series):
    """The first ten of the newest list of a series."""
    told = call(f"/lists/latest.json?series={series}&top=10")
    for row in told["players"]:
        print(row["place"], f"{row['family'] or '–'} {row['given'] or ''}".strip(), row["rating"])


def main(words):
    match words:
        case ["list", series]:
            newest(series)
        case ["submit", *files] if files:
            print(json.dumps(submit(files)))
        case ["act", name, *fields]:
            print(json.dumps(act(name, fields)))
        case _:
            sys.exit(__doc__)


main(sys.argv[1:])
