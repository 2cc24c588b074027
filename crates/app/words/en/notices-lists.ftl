# What the readers of FIDE rating lists say about a file.

notice-list-unknown-format = This is not a FIDE rating list in any layout known since 2001; nothing was read. Download the list again from FIDE, as text, XML or zip.
notice-list-no-header = The list has no header line. Its columns were recognized from the players' lines as layout { $layout }.
notice-list-not-a-player = This line does not begin with a FIDE number and was left out ("{ $value }"). If it is a player, put the number back into its column.
notice-list-endless-line = This line is longer than any real entry and was left out. The file is probably damaged; download it again.
notice-list-beyond-columns = This line goes on after the last column; "{ $value }" was ignored. Check whether the line is shifted to the right.
notice-list-shifted-columns = The other titles are too long for their column, by { $count }. The rest of the line was read that much further to the right.
notice-list-short-line = This line ends before the federation; what is missing counts as blank. Check whether the file was cut.
notice-list-empty-name = Player { $id } has no name in the list.
notice-list-unreadable-field = "{ $value }" cannot be read in column { $field }; it counts as blank. Correct it or look the player up at FIDE.
notice-list-odd-bytes = This line holds letters in an old code page. They were read as the letters the old FIDE lists use; check the name.
notice-list-xml-fault = The XML of this player is broken; the player was left out. Download the list again.
notice-list-unknown-element = The element "{ $element }" is unknown and was ignored.
notice-list-cut-off = The list breaks off here, before its end. Download it again.
notice-list-more-files = The archive holds other lists, too (number: { $count }); only "{ $file }" was read. Unpack the others and read them one by one.
notice-list-tempo-assumed = The list holds one tempo and does not say which; it was taken as { $tempo }. If that is wrong, state the tempo.
