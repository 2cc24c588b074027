step-event-waits = Event { $value } goes on and has too little to count yet: it counts once the whole event has enough
finding-rated-at-the-end = a round robin with unrated players is rated when it is over
why-event-goes-on = the event goes on and has too little to count yet
why-at-the-end = rated at the end of the event
