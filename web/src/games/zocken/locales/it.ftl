# Che cosa dice solo il tavolo nel browser

zocken-choose-mice = Quali topi prendi?
zocken-choose-joker = Di che colore sarà il jolly?
zocken-choose-one = Oppure uno solo:
zocken-choose-again = Scegli di nuovo
zocken-choose-with-it = Quale topo con lui?
zocken-from-middle = centro
zocken-phew = Fiu, per un pelo!
# Che cosa porta fermarsi
zocken-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
 }
zocken-game-of = Partita { $game } di { $count }
zocken-every-mouse = ogni topo vale 1
zocken-shake = Scuoti per tirare
# Quanto si rischia col prossimo tiro
zocken-odds = { $losing ->
    [0] Nessun rischio
    [1] Rischio: 1 tiro su 36
   *[other] Rischio: { $losing } tiri su 36
 }
