# Das Spielbrett im Browser. $name: jemand, der mitspielt; $ms: Millisekunden
geflippt-players = Wer mitspielt
geflippt-hand-title = Deine Kleidung
geflippt-shout = Mausgeflippt!
geflippt-key-space = Leertaste
geflippt-awaited = { $name } schaut noch.
geflippt-hint-race = Tippe auf ein Stück, das sie trägt. Liegt ihr Käse auf dem Tisch, dann lass sie in Ruhe!
geflippt-hint-guess = Erst schauen! Schneller als eine Zehntelsekunde ist geraten und zählt nicht.
geflippt-you-took = Du hast { $ms } ms gebraucht. Jetzt die anderen …
geflippt-you-left = Du lässt sie in Ruhe. Jetzt die anderen …

# Wird sofort vorgelesen, also je kürzer, desto besser. $pieces: eine Liste von Kleidern; $cheese: sein Name
geflippt-heard = { $pieces }. Nicht geschützt: { $cheese }.
geflippt-heard-protected = Geschützt durch { $cheese }! { $pieces }.
