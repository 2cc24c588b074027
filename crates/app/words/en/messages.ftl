# Messages to users and programs.
desk-messages = Messages
desk-messages-newest = The newest messages
desk-messages-none = Nothing was sent yet.
desk-messages-no-server = No mail server is named, so mail waits; nothing is lost. Whoever runs the site names one.
desk-message-to = To
desk-message-state = State
desk-message-again = Send again
desk-message-waits = waits
desk-message-sent = sent { $moment }
desk-message-failed = given up after { $tries ->
    [one] one try
   *[other] { $tries } tries
 }
desk-message-tried = tried { $tries ->
    [one] once
   *[other] { $tries } times
 }, again { $due }
desk-hooks = Programs that are told
desk-hooks-text = A program of a club, a newspaper or the national federation is called with a signature when something happens. It is told where to look; what it sees there is what anybody sees.
desk-hook-url = Address
desk-hook-topics = Of what
desk-hook-subject = About whom alone (player 17, club 3, tournament 5; empty: everything)
desk-hook-about = About whom or what
desk-hook-example = player 17
hook-subject-everything = everything
hook-subject-player = player
hook-subject-club = club
hook-subject-tournament = tournament
desk-hook-subject-unreadable = About whom: player 17, club 3 or tournament 5, or nothing.
desk-hook-add = Enter a program
desk-hook-end = Tell it no more
desk-hook-added = Program { $hook } is entered. This key signs what it is told; it is shown now and never again:
hook-topic-list-published = a list is published
hook-topic-report-accepted = a report is accepted
hook-topic-report-withdrawn = a report is withdrawn
desk-own = My page
desk-contact = Where you are reached
desk-contact-text = The federation writes to you here: new links, what became of your reports. Nobody else sees it, and an empty field forgets it.
desk-mail = Mail
desk-mail-lists = Write to me whenever a list is published
desk-keep = Keep
desk-own-shown = Everybody sees your name, your year of birth and your results on the site.
desk-own-hidden = You asked not to be shown: of you the site has a rating and a country, without a name.
desk-own-page = Your page, as everybody sees it
desk-own-appeal = Appeal against an entry
desk-own-report = Report a mistake about you
deed-own-hide = Ask not to be shown
deed-own-hide-text = From now on, and in the past, the site has no name of you. Lists keep a line with rating and country.
deed-own-show = Be shown again
deed-own-show-text = Your name stands on the site again, on all lists.
deed-own-photo = Show a photo of me
deed-own-photo-text = A JPEG or PNG picture of yourself, with who took it. By sending it you agree that your page shows it from today on; place and time in the file are left out. Whoever answers for a child sends it for the child.
deed-own-photo-withdraw = Show no photo of me any more
deed-own-photo-withdraw-text = The picture leaves your page and the register for good.
desk-own-other-photo = Show another photo of me
desk-invite-mail = Send the link by mail
desk-invited-mail = The link is on its way to { $name }.
message-again = Message { $message } is sent again
message-waiting = waits
message-sent = sent
message-failed = given up
message-kind-invitation = invitation
message-kind-reset = new password
message-kind-accepted = report accepted
message-kind-questions = report has questions
message-kind-rejected = file turned away
message-kind-published = list published
message-kind-proposed = waits for a signature
message-kind-list-published = call: list published
message-kind-report-accepted = call: report accepted
message-kind-report-withdrawn = call: report withdrawn
hook-added = Program { $hook } is entered. The key of its signatures, told now and never again: { $key }
hook-ended = Program { $hook } is told no more
hooks-none = no programs are told
user-mail-set = { $name } is reached at { $mail }
user-mail-forgotten = it is forgotten where { $name } is reached
user-invited-mail = the link is on its way to { $name }; arpad serve sends it
refusal-hook-unknown = there is no program { $hook } that is told
refusal-message-unknown = there is no message { $message }
refusal-no-contact = it is not known where { $name } is reached
refusal-topic-unknown = { $topic } is nothing that programs are told of: { $known }

mail-invitation-subject = { $federation }: set your password
mail-invitation =
    Dear { $name },

    { $federation } has invited you to its rating office. Set your password here within { $days } days; the link is good once:

    { $link }

    If you did not expect this, you need not do anything.
mail-reset-subject = { $federation }: a new password
mail-reset =
    Dear { $name },

    set a new password here within { $days } days; the link is good once, and earlier ones are good no more:

    { $link }

    If you did not ask for it, tell the federation.
mail-accepted-subject = Accepted: { $file }
mail-accepted =
    Your report { $file } was accepted. Its games enter the next list.

    { $link }
mail-questions-subject = Questions: { $file }
mail-questions =
    Your report { $file } has arrived. Of { $count } of its players the office has to find out who they are; you need not do anything unless it writes to you.

    { $link }
mail-rejected-subject = Turned away: { $file }
mail-rejected =
    Your file { $file } was turned away: { $because }

    { $link }
mail-published-subject = { $federation }: list of { $day } ({ $series })
mail-published =
    The list of { $day } ({ $series }) is published.

    { $link }

    You asked to be told; on your page at the desk you can change that.
mail-proposed-subject = Waits for your signature: { $act }
mail-proposed =
    { $by } proposes: { $act }. It takes effect when a second person signs it.

    { $link }
desk-mail-set = A mail server is set; what was sent to whom is shown here.
