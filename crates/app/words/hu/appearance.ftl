## A szövetség arculata

web-brand-what = Értékszámok
appearance-stated = Az arculat rögzítve; az oldalak a következő megnyitáskor már ezt mutatják.
appearance-none = Nincs megadva arculat: a program saját színei látszanak, logó és elérhetőség nélkül.
appearance-color = Szín
appearance-dark = Szín sötét alapon
appearance-logo = Logó (SHA-256)
appearance-contact = Elérhetőség
appearance-email = E-mail
appearance-web = Honlap
desk-act-appearance = a szövetség arculata és elérhetősége
refusal-color-faint = a(z) { $color } szín az oldalakon nem olvasható: kontrasztja { $contrast }, legalább { $least } kell (WCAG AA); válasszon sötétebbet, sötét alapra világosabbat
refusal-logo-large = a logó { $bytes } bájt; legfeljebb { $most } lehet
refusal-logo-sides = a logó { $width }×{ $height } képpont; oldalanként { $least } és { $most } között kell lennie
refusal-logo-unreadable = a logó nem ép PNG-kép; SVG nem lehet, mert programot is hordozhat
refusal-mail-unreadable = a(z) { $text } nem e-mail-cím
refusal-web-unreadable = a(z) { $text } nem honlapcím; http:// vagy https:// kezdetű kell
api-federation = A szövetség
api-federation-text = Kinek az értékszámai ezek: név, ország, szín világos és sötét alapon a ráírható színnel, a logó címe, elérhetőség.
