"""The bare loop with numpy: for each period one vector of expected scores by the logistic curve, summed up by player, K 20.

Reads what numpy.rs has written (players, their ratings, then of each period the number of games and the columns White, Black, half
points of White, played), and prints the seconds of the calculation alone and a number of the result."""

import sys
import time

import numpy


def read(path):
    whole = open(path, "rb").read()
    at = 0

    def column(kind, count):
        nonlocal at
        values = numpy.frombuffer(whole, kind, count, at)
        at += values.nbytes
        return values

    ratings = column("<i4", column("<u4", 1)[0]).astype("f8")
    periods = []
    while at < len(whole):
        games = column("<u4", 1)[0]
        periods.append((column("<u4", games), column("<u4", games), column("u1", games), column("u1", games)))
    return ratings, periods


def rate(ratings, periods):
    for white, black, halves, played in periods:
        counts = played != 0
        white, black = white[counts], black[counts]
        expected = 1 / (1 + 10 ** ((ratings[black] - ratings[white]) / 400))
        change = 20 * (halves[counts] / 2 - expected)
        ratings = ratings + numpy.bincount(white, change, len(ratings)) - numpy.bincount(black, change, len(ratings))
    return ratings


ratings, periods = read(sys.argv[1])
start = time.perf_counter()
ratings = rate(ratings, periods)
seconds = time.perf_counter() - start
print(seconds, int(numpy.rint(ratings).astype("i8").sum()))
