# Whether the scale drifts.

drift-title = { $series }: every list that governs, and where its mean came from.
drift-why = The administrator must notice when the scale moves ({ $edition }, { $paragraph }).
drift-nothing = no list is published yet
drift-list = list
drift-players = rated
drift-mean = mean
drift-lower = lower quartile
drift-median = median
drift-upper = upper quartile
drift-change = change
drift-left = left
drift-moved = stayed
drift-entered = entered
