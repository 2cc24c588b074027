step-event-waits = Event { $value } goes on and has too little to count yet: it counts once the whole event has enough
finding-rated-at-the-end = { $games ->
    [one] one game with an unrated player waits
   *[other] { $games } games with unrated players wait
 } for the end of the round robin
finding-birth-day-asked = K hangs on the 18th birthday, and the register has the year alone: { $players }; until somebody states the day (arpad person amend N --born YYYY-MM-DD) the year's end counts
finding-championship-unsaid = nobody says whether it is a national championship, for which three rated men or two rated women are enough (arpad accept … --championship open, or women)
finding-official-unsaid = it enters the list of { $list }; an official FIDE event would enter that of { $sooner } (arpad accept … --official fide)
why-event-goes-on = the event goes on and has too little to count yet
why-at-the-end = rated at the end of the event
desk-birth-taken = The register takes the day of birth of person { $person } from the report: { $day }
desk-is-moved = It takes the place of a report that was rated already: the next list takes those games out and counts the event where it now belongs; arpad replay carries it into every list since.
