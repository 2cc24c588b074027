## Published lists: headings, series

series-standard = Chess, standard
series-rapid = Chess, rapid
series-blitz = Chess, blitz
series-go = Go

list-column-place = Place
list-column-id = Number
list-column-komir = KOMIR
list-column-fide = FIDE
list-column-egd = PIN
list-column-name = Name
list-column-family = Family name
list-column-given = Given names
list-column-sex = Sex
list-column-country = Country
list-column-born = Born
list-column-title = Title
list-column-club = Club
list-column-grade = Grade
list-column-entry = Entry
list-column-rating = Rating
list-points = Rating
list-column-before = Before
list-column-change = Change
list-column-games = Games
list-column-k = K
list-column-active = Active
list-column-kept = Not on FIDE's list
list-column-unrated = Marked unrated
list-column-decided = By decision (on no list yet)
list-column-decided_grade = Grade by decision

list-yes = yes
list-no = no
list-female = female
list-male = male
list-new = new
list-unrated = unrated
list-not-known = not known
