# What the readers of FIDE rating lists say about a file.

notice-list-unknown-format = This is not a FIDE rating list in any layout known since 2001; nothing was read. Download the list again from FIDE, as text, XML or zip.
notice-list-no-header = The list has no header line. Its columns were recognised from the players' lines as layout { $layout }.
notice-list-not-a-player = Line { $line } does not begin with a FIDE number and was left out ("{ $value }"). If it is a player, put the number back into its column.
notice-list-endless-line = Line { $line } is longer than any real entry and was left out. The file is probably damaged; download it again.
notice-list-beyond-columns = Line { $line } goes on after the last column; "{ $value }" was ignored. Check whether the line is shifted to the right.
notice-list-shifted-columns = On line { $line } the other titles are { $count } characters too long for their column. The rest of the line was read that much further to the right.
notice-list-short-line = Line { $line } ends before the federation; what is missing counts as blank. Check whether the file was cut.
notice-list-empty-name = Line { $line }: player { $id } has no name in the list.
notice-list-unreadable-field = Line { $line }: "{ $value }" cannot be read in column { $field }; it counts as blank. Correct it or look the player up at FIDE.
notice-list-odd-bytes = Line { $line } holds letters in an old code page. They were read as the letters the old FIDE lists use; compare the name.
notice-list-xml-fault = The XML of the player on line { $line } is broken; the player was left out. Download the list again.
notice-list-unknown-element = Line { $line }: the element "{ $element }" is unknown and was ignored.
notice-list-cut-off = The list breaks off on line { $line }, before its end. Download it again.
notice-list-more-files = The archive holds { $count } more lists; only "{ $file }" was read. Unpack the others and read them one by one.
notice-list-tempo-assumed = The list holds one tempo and does not say which; it was taken as { $tempo }. If that is wrong, state the tempo.
notice-list-more-of-kind = There are { $count } notices of the kind "{ $code }"; only the first { $kept } are shown.
