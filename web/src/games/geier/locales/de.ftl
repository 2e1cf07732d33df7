# Texte dieses Spiels, die nur Browser zeigen.
geier-round-of = Runde { $round } von 15
geier-players = Wer mitspielt
geier-you = du
# Was in der Mitte liegt; $prize: mit Vorzeichen
geier-pot = In der Mitte
geier-prize = { $kind ->
    [mouse] Maus
   *[vulture] Geier
 } { $prize }
# Ob jemand in dieser Runde schon eine Karte gewählt hat
geier-chooses = wählt noch
geier-has-chosen = hat gewählt
geier-last-card = zuletzt gespielt: { $card }
geier-last-card-equal = zuletzt gespielt: { $card }, zählte nicht
geier-bid-equal = Karte { $card }, zählt nicht
# Die eigenen Karten
geier-cards = Deine Karten
geier-card-gone = Karte { $card }, schon gespielt
geier-choose = Wähle eine Karte.
geier-play = { $card } spielen
geier-sending = Deine { $card } ist unterwegs.
