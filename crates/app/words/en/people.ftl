## People's rights: reporting a mistake, privacy, the inbox

report = Report a mistake
report-text = Is a name, a result or a rating wrong? Write it down and the federation will look into it. No account is needed.
report-what = What is wrong, and what would be right?
report-what-hint = At most 4000 characters. Which tournament, which round, which player?
report-page = Which page is it about?
report-name = Your name (optional)
report-contact = How to reach you (optional)
report-contact-hint = If you want an answer: e-mail or telephone. Only the federation sees it.
report-trap = Leave this empty
report-send = Send
report-kept = Only the federation’s staff read it, and it can be deleted once it is closed.
report-empty = Say what is wrong: an empty report cannot be taken.
report-long = The text has { $length } characters; { $most } are taken. Shorten it and send it again.
report-too-many = Many reports have come from here within the last hour. Try again in an hour; what you wrote is kept below.
report-failed = The report could not be stored just now. What you wrote is kept below: try again later, or write to the rating officer.
report-unreadable = The report cannot be read: send the form of this page, at most 64 kB.
report-thanks = Thank you, we have it
report-number = The federation has your report under number { $letter }. If you said how to reach you, the answer comes there.

privacy = Privacy
privacy-text = What the federation keeps, what of it everybody sees, and what those it is about may ask for.
privacy-who = Who keeps the data?
privacy-who-text = { $federation }. The site collects nothing about visitors: whoever does not go to the login gets no cookie, and nothing comes from elsewhere. The server’s log has the address of the page, the time and the code of the answer. Whoever logs in does so on the federation’s invitation, and a cookie keeps him logged in. Kept of him are his user name, his mail address where he gave one, and when, from which network address and with which browser he logged in; he sees it under his own sessions, and ends them there.
privacy-kept = What is kept?
privacy-kept-text = Of players the name, birth, sex, country, numbers (KOMIR, FIDE, EGD), titles, club and licences; the tournament reports that came, and the ratings computed from them. It is kept because the regulation computes the rating from it.
privacy-shown = What does everybody see of it?
privacy-shown-text = The name, the year of birth (never the day), sex, country, numbers, title, club, ratings, and games with their results. Without the games nobody could check a rating.
privacy-minors = And children?
privacy-minors-text = No more than this is shown of them either: no day of birth. A parent or guardian can ask at any time that a child is not shown.
privacy-hidden = How do I ask not to be shown?
privacy-hidden-text = Write to the rating officer or on the page for mistakes. From then on name, numbers and personal page are shown nowhere, not on old lists and not in the downloads; a line with nothing but place, rating and country stays on the list so that the ratings of the others can be checked. The wish can be taken back.
privacy-letters = What becomes of reports?
privacy-letters-text = Only the federation’s staff see a report and the name and contact it gives. It does not enter the ledger, and it can be deleted once it is closed.
privacy-rights = What am I entitled to?
privacy-rights-text = To learn what is kept about you; to have what is wrong corrected; not to be shown; to appeal against a decision on your rating. A correction leaves its trace: what changed, when and why.

inbox-page = Page
inbox-text = Text
inbox-contact = Contact
inbox-answer = Answer
inbox-is-open = open
inbox-is-closed = closed
inbox-empty = No open letters.
inbox-closed = letter { $letter } is closed
inbox-reopened = letter { $letter } is open again
inbox-forgotten = letter { $letter } is forgotten
refusal-inbox-full = { $count } letters are waiting; until some of them are closed no more are taken
refusal-letter-closed = letter { $letter } is closed already; reopen it first
refusal-letter-empty = the letter says nothing
refusal-letter-long = the text has { $length } characters; { $most } are taken
refusal-letter-open = letter { $letter } is open; close it first
refusal-letter-unknown = there is no letter { $letter }

## What is shown of minors

minors-whole = Of minors the same is shown as of everybody else.
minors-no-year = Of minors the year of birth is not shown until the end of the year in which they reach { $age }; nor are they in lists by age.
minors-initials = Of minors only the initials are shown until the end of the year in which they reach { $age }.
minors-number = Of minors only the register's number is shown until the end of the year in which they reach { $age }.
minor-shown-initials = The federation shows only the initials of minors.
minor-shown-number = The federation shows only the register's number of minors.
privacy-minors-no-year = Their names are shown, the year of birth is not, until the end of the year in which they reach { $age }; so they are in no list by age either. A parent or guardian may ask at any time that the child is not shown.
privacy-minors-initials = Until the end of the year in which they reach { $age } only their initials are shown, neither the year of birth nor any number, and they are not found by name. A parent or guardian may ask at any time that the child is not shown at all.
privacy-minors-number = Until the end of the year in which they reach { $age } only the register's number is shown, neither the name nor the year of birth nor any other number, and they are not found by name. A parent or guardian may ask at any time that the child is not shown at all.
privacy-photos = Whose photo is shown?
privacy-photos-text = Only of those who agreed (for a child, the parent or guardian), with the photographer's name. The picture tells neither where nor when it was taken. Consent may be withdrawn at any time: the picture leaves the site at once, and the register for good.
photo-credit = Photo: { $credit }
desk-act-minors = shown of minors: { $how }, until the age of { $age }
minors-how-whole = everything, as of anybody
minors-how-no-year = the name, without the year of birth
minors-how-initials = initials
minors-how-number = the register's number
desk-act-photo = person { $person } is shown with a photo, having agreed
desk-act-photo-withdrawn = person { $person } withdrew the consent to the photo
register-photo-shown = {$name} ({$person}): the photo is shown from now on, agreed on {$day}
register-photo-withdrawn = {$name} ({$person}): consent withdrawn on {$day}, the photo is deleted
refusal-minors-age = the age may be { $least } to { $most }, not { $age }
refusal-photo-before = consent was given on { $agreed }; it cannot be withdrawn earlier, on { $day }
refusal-photo-large = the photo has { $bytes } bytes; { $most } at most: make it smaller and send it again
refusal-photo-none = person { $person } has no photo
refusal-photo-of-hidden = person { $person } asked not to be shown; that wish has to be taken back first
refusal-photo-sides = the photo is { $width }×{ $height } pixels; each side must have { $least } to { $most }
refusal-photo-unreadable = the photo is no whole JPEG or PNG
refusal-photo-without-credit = say who took the photo: the name stands beside it

deed-field-county = County
