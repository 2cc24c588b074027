"""Real servers on loopback for `scripts/torture` and `scripts/standby`: PostgreSQL, its standby, and `arpad serve`.

Everything lies in one folder directly under /tmp, listens on 127.0.0.1 alone and ends with the script. No other server on the
machine is used or touched.
"""

import glob
import json
import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
IS_ROOT = os.geteuid() == 0


def program():
    """The built arpad: ARPAD_PROGRAM, else the newest of target."""
    told = os.environ.get("ARPAD_PROGRAM")
    if told:
        return told
    built = [HERE.parent / "target" / kind / "arpad" for kind in ("release", "debug")]
    built = [one for one in built if one.exists()]
    if not built:
        raise SystemExit("no arpad is built: cargo build --release, or name one in ARPAD_PROGRAM")
    return str(max(built, key=lambda one: one.stat().st_mtime))


def postgres_programs():
    """The folder of PostgreSQL's programs; none where there are none."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda one: int(one.split("/")[4]))
    return os.path.dirname(found[-1]) if found else None


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def folder():
    """A folder that the database's own user can walk into: a socket's path may have 107 bytes."""
    made = tempfile.mkdtemp(prefix="arpad-servers.", dir="/tmp")
    os.chmod(made, 0o755)
    return pathlib.Path(made)


class Postgres:
    """One PostgreSQL server. It refuses to run as root, so root runs it as its own user."""

    def __init__(self, where, name, durable=False):
        self.bin, self.folder, self.name = postgres_programs(), where / name, name
        self.port, self.durable = free_port(), durable
        self.folder.mkdir()
        if IS_ROOT:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)

    def run(self, program, *arguments, check=True):
        command = [f"{self.bin}/{program}", *map(str, arguments)]
        if IS_ROOT:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if check and done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done

    @property
    def data(self):
        return self.folder / "data"

    def make(self):
        self.run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "-U", "arpad", "-D", self.data)
        hba = self.data / "pg_hba.conf"
        hba.write_text(hba.read_text() + "host replication arpad 127.0.0.1/32 trust\n")
        return self.start()

    def follow(self, primary):
        """A hot standby of another server."""
        self.run("pg_basebackup", "-h", "127.0.0.1", "-p", primary.port, "-U", "arpad", "-D", self.data, "-R", "-X", "stream",
                 "-c", "fast")
        conf = self.data / "postgresql.auto.conf"
        text = conf.read_text().replace("primary_conninfo = '", f"primary_conninfo = 'application_name={self.name} ")
        conf.write_text(text)
        return self.start()

    def start(self):
        settings = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        settings += f" -c max_connections=200 -c fsync={'on' if self.durable else 'off'} -c wal_keep_size=256MB"
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-o", settings, "-w", "-t", "60", "start")
        return self

    def stop(self, mode="fast"):
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop", check=False)

    def promote(self):
        self.run("pg_ctl", "-D", self.data, "-w", "promote")

    def sql(self, text, database="postgres"):
        done = self.run("psql", "-h", "127.0.0.1", "-p", self.port, "-U", "arpad", "-d", database, "-Atc", text)
        return done.stdout.strip()

    def address(self, database):
        return f"postgres://arpad@127.0.0.1:{self.port}/{database}"


class Site:
    """One `arpad serve`."""

    def __init__(self, database, where, *more, log="site.log"):
        self.port, self.metrics = free_port(), free_port()
        self.log = open(where / log, "ab")
        self.process = subprocess.Popen(
            [program(), "serve", "--database", database, "--listen", f"127.0.0.1:{self.port}",
             "--metrics", f"127.0.0.1:{self.metrics}", *more],
            stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL)

    def get(self, path, timeout=20):
        return get(f"http://127.0.0.1:{self.port}{path}", timeout)

    def is_ready(self):
        return get(f"http://127.0.0.1:{self.metrics}/ready", 5)[0] == 200

    def wait(self, seconds=60):
        wait_for(lambda: self.get("/en/lists")[0] == 200, seconds, "the site answers")
        return self

    def resident_mib(self):
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) // 1024
        return 0

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()


def get(url, timeout=20, headers=None, data=None):
    """Status and body; status 0 where nobody answers."""
    request = urllib.request.Request(url, headers=headers or {}, data=data)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()
    except (OSError, ValueError):
        return 0, b""


def wait_for(holds, seconds, what):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return
        time.sleep(0.1)
    raise RuntimeError(f"after {seconds} s still not: {what}")


def arpad(database, *arguments, moment=None, by="torture", check=True, **more):
    """Runs a command; what it answered."""
    environment = dict(os.environ, ARPAD_LANG="en", ARPAD_BY=by, ARPAD_DATABASE=database)
    environment.pop("ARPAD_SIGNING_KEY", None)
    if moment:
        environment["ARPAD_MOMENT"] = moment
    if "input" not in more:
        more["stdin"] = subprocess.DEVNULL
    done = subprocess.run([program(), *arguments], capture_output=True, text=True, env=environment, **more)
    if check and done.returncode:
        raise RuntimeError(f"arpad {' '.join(arguments)}: {done.stdout}{done.stderr}")
    return done


def head(database):
    """The newest entry and its seal, as the ledger tells it."""
    told = json.loads(arpad(database, "verify", "--json").stdout)
    if not told["verified"]:
        raise RuntimeError(f"{database}: {told['faults']}")
    return told["entries"], told["seal"]


def clear(where):
    shutil.rmtree(where, ignore_errors=True)


PLAYERS = [("Ács, Őrs", "m", "700010", "1990/05/01"), ("Szűcs, Dóra", "w", "700020", "2008/00/00"),
           ("Tóth, Béla", "m", "700030", "1975/00/00"), ("Vass, Ede", "m", "700040", "1985/00/00"),
           ("Nagy, Ilka", "w", "700050", "1999/00/00"), ("Új, Ödön", "m", "", "2001/00/00")]
ROUNDS = [[(1, 6), (2, 5), (3, 4)], [(6, 4), (5, 3), (1, 2)], [(2, 6), (3, 1), (4, 5)], [(6, 5), (1, 4), (2, 3)],
          [(3, 6), (4, 2), (5, 1)]]


def report(name, month):
    """A report of six players who all meet: neighbours draw, else the lower number wins."""
    lines = [f"012 {name}", "022 Eger", "032 HUN", f"042 2024/{month:02}/02", f"052 2024/{month:02}/06",
             "092 Individual: Swiss-System", "102 IA Kovács, Ödön", "122 90 min + 30 sec/move",
             "132 " + " " * 87 + "  ".join(f"24/{month:02}/{day:02}" for day in range(2, 7))]
    for own, (player, sex, fide, born) in enumerate(PLAYERS, 1):
        half_points, games = 0, ""
        for white, black in (pair for round in ROUNDS for pair in round if own in pair):
            other, color = (black, "w") if white == own else (white, "b")
            result, points = ("=", 1) if abs(own - other) == 1 else ("1", 2) if own < other else ("0", 0)
            half_points += points
            games += f"  {other:>4} {color} {result}"
        points = f"{half_points // 2}.{half_points % 2 * 5}"
        lines.append(f"001 {own:>4} {sex}    {player:<33} {'':>4} HUN {fide:>11} {born} {points:>4} {own:>4}{games}")
    return "\n".join(lines) + "\n"
