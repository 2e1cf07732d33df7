# Testi di questo gioco che mostrano solo i browser.
geier-round-of = Round { $round } di 15
geier-players = Chi gioca
geier-you = tu
# Che cosa c’è al centro; $prize: con il segno
geier-pot = Al centro
geier-prize = { $kind ->
    [mouse] topo
   *[vulture] avvoltoio
 } { $prize }
# Se qualcuno ha già scelto una carta in questo round
geier-chooses = sta scegliendo
geier-has-chosen = ha scelto
geier-last-card = ultima carta: { $card }
geier-last-card-equal = ultima carta: { $card }, annullata
geier-bid-equal = carta { $card }, annullata
# Le proprie carte
geier-cards = Le tue carte
geier-card-gone = carta { $card }, già giocata
geier-choose = Scegli una carta.
geier-play = Gioca la carta { $card }
geier-sending = La tua carta { $card } è in viaggio.
