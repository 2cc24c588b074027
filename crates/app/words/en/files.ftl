## Tournament files at the command line

file = File
format = Format
ratable = ratable
not-ratable = not ratable
no-list = no rating list could be read from this file
check-tally = { $ratable } of { $files } files are ratable.
shadow-of-case = --shadow compares case files only; `arpad convert` makes one
finding-points-by-grade = { $register ->
    [1] { $players } players are not known in the register, or have no points there
   *[other] the register is not at hand: { $players } players
}; each is taken to hold the grade he entered with and the points of its lower bound

# What every reader says, and what is said where there is too much of something.
notice-more-of-kind = There are { $count } notices of the kind "{ $code }"; only the first { $kept } are shown.
notice-over-limit = The file is too large and was not read: it may have at most { $most } { $what ->
        [bytes] bytes
        [lines] lines
        [line-bytes] bytes in a line
        [elements] elements
        [values] values
        [players] players
        [tournaments] tournaments
        [games] games
        [parameters] parameters
        [waivers] waivers
        [rounds] rounds
        [items] items in a list
        [fields] fields in an object
       *[other] { $what }
    }.
notice-text-too-long = The text of { $field } is too long, so the file was not read: it has { $length } bytes and may have at most { $most }.
fault-more-of-kind = there are { $count } faults of the kind "{ $code }"; only the first { $kept } are shown
fault-over-limit = the document is too large: it may have at most { $most } { $what ->
        [bytes] bytes
        [lines] lines
        [line-bytes] bytes in a line
        [elements] elements
        [values] values
        [players] players
        [tournaments] tournaments
        [games] games
        [parameters] parameters
        [waivers] waivers
        [rounds] rounds
        [items] items in a list
        [fields] fields in an object
       *[other] { $what }
    }
fault-text-too-long = the text is too long: it has { $length } bytes and may have at most { $most }
finding-more-of-kind = there are { $count } findings of the kind "{ $code }"; only the first { $kept } are shown

# Files that are no reports.
notice-zip-without-report = This is a zip archive without a tournament report in it ({$files} files). Send the report itself (TRF, h9 or OpenGotha).
notice-zip-damaged = This is a zip archive that cannot be opened. Pack it again, or send the report itself.
notice-zip-locked = This is a zip archive with a password. Send it without one, or send the report itself.
notice-zip-too-large = This zip archive unpacks to too much: at most {$files} files and {$megabytes} MB are opened. Send the reports in smaller archives.
notice-zip-several = This zip archive holds {$reports} tournament reports. Send at most twenty at a time.
notice-is-archive = This is an archive and not a tournament report. Unpack it, or send it as a zip.
notice-is-pdf = This is a PDF and not a tournament report. Export the report from the pairing program as TRF.
notice-is-office = This is a document of an office program and not a tournament report. Export the report from the pairing program as TRF.
notice-is-picture = This is a picture and not a tournament report. Export the report from the pairing program as TRF.
notice-is-web-page = This is a web page and not a tournament report. Export the report from the pairing program as TRF.
notice-is-egd-list = This is the European Go Database's list of players and not a tournament report. Where it belongs: arpad import egd (identities, entry grades from abroad, entering by 9. § (1) b).
notice-is-pgn = These are games in PGN and not a tournament report. Export the report from the pairing program as TRF.
notice-is-xml = This is an XML file, but not a tournament of OpenGotha. Export the report from the pairing program as TRF.
notice-is-utf16 = This is text in UTF-16 without a tournament report that could be read. Save it as UTF-8, or export the report as TRF.
notice-is-binary = This is not text and no tournament report; perhaps it is the pairing program's own file. Export the report from it as TRF.
notice-is-prose = This is a text and not a tournament report: no line of it is a record. Export the report from the pairing program as TRF.
notice-more-like-it = and { $count } more like it
