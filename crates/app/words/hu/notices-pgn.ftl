# Amit a PGN-játszmák olvasója mond.
notice-pgn-no-games = Ebben a fájlban nincs játszma. A verseny játszmáit PGN-ben csatolja.
notice-pgn-too-many-games = Ebben a fájlban {$most} játszmánál több van. Csak ennek a versenynek a játszmáit csatolja.
notice-pgn-tag-unreadable = „{$text}” címkének indul, de nem olvasható; kimaradt.
notice-pgn-results-differ = A játszma címkéje szerint {$tag}, a lépések végén {$end} áll. A címke számít; javítsa, ami téves.
notice-pgn-no-players = A játszma nem nevezi meg mindkét játékost; kimaradt.
