## How the federation appears

web-brand-what = Ratings
appearance-stated = The appearance is stated; pages show it from the next visit on.
appearance-none = Nothing is stated: the program's own colors are shown, without logo and contact.
appearance-color = Color
appearance-dark = Color on dark ground
appearance-logo = Logo (SHA-256)
appearance-contact = Contact
appearance-email = Mail
appearance-web = Site
desk-act-appearance = the federation's appearance and contact
refusal-color-faint = the color { $color } cannot be read on the pages: its contrast is { $contrast }, at least { $least } is needed (WCAG AA); choose a darker one, or a lighter one for dark ground
refusal-logo-large = the logo has { $bytes } bytes; { $most } are the most
refusal-logo-sides = the logo has { $width }×{ $height } pixels; each side must have { $least } to { $most }
refusal-logo-unreadable = the logo is no whole PNG picture; an SVG is refused, because it can carry scripts
refusal-mail-unreadable = { $text } is no mail address
refusal-web-unreadable = { $text } is no address of a site; it begins with http:// or https://
api-federation = The federation
api-federation-text = Whose ratings these are: name, country, the color on light and on dark ground with what is written on it, the address of the logo, contact.
