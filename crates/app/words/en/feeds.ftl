## Where a tournament stands, and news for readers of feeds

stands-question = Has my tournament been rated?
stands-text = Has my tournament been rated? Find it by name, town, days or the name of its file.
stands-more = By days or file
field-name = Name or town
hint-name = With or without accents
field-from = Ended from
hint-from = Such as 2025-02-09
field-until = Ended until
hint-until = Such as 2025-02-28
field-file-name = Name of the file sent
hint-file-name = The whole name, such as open.trf
stands-none = No tournament fits. It may not have been announced or reported yet.
stands-no-file = No file has come under this name. Was it sent under another?
stands-looked-back = Looked through everything back to { $day }.
stands-files-cut = Only the newest { $looked } files were looked through; of one name the newest { $most } are shown.
stands-earlier = Look further back
stands-to-list = To the list
stands-file-came = The file came at { $moment }.
stands-superseded = Another file has taken its place.
stands-unreadable = The file could not be read as a tournament; the office is looking at it.
stands-announced = Announced; its report has not come yet.
stands-received = Its report has come and waits to be looked at.
stands-received-on = Its report came on { $day } and waits to be looked at.
stands-questions = Its report has come; the office has questions about it.
stands-accepted = Accepted: it will be in the list of { $list }.
stands-accepted-go = Accepted: it will be in the next go list.
stands-accepted-plainly = Accepted: it will be in the next list.
stands-rated = Rated in the list of { $list }, published on { $day }.
stands-rated-plainly = Rated in the list of { $list }.
stands-rejected = Rejected: { $because }
stands-rejected-plainly = Rejected.
stands-withdrawn = Withdrawn: { $because }
stands-withdrawn-plainly = Withdrawn.

feed-lists = Rating lists
feed-tournaments = Tournaments and their rating
feed-lists-limit = The newest { $most } lists.
feed-tournaments-limit = The { $most } tournaments with the latest news.
feed-list-of = { $series }, { $day }
feed-list-revised = { $series }, { $day }, revision { $revision }
feed-list-text = { $players ->
    [one] One player
   *[other] { $players } players
 } by { $edition }.
feed-no-host = The name of this site is not known; whoever runs it can set it.
