# Texte, die alle Spiele teilen.

# $first: alles bis auf das Letzte, mit Kommas; $last: das Letzte
list = { $first } und { $last }

# $game: Titel; $players: Namen; $seed: ein Text
match-title = { $game } – { $players } (Startwert { $seed })

# $ended: warum das Spiel endet, ein Satz; $names: wer gewonnen hat; $decided: wodurch
match-won = { $ended } { $names } gewinnt – { $decided }.
match-shared = { $ended } { $names } teilen sich den Sieg – { $decided }.

decided-points = nach Punkten
decided-shared = in allem gleichauf

# $inputs: wie viele
replay-verified = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln.
replay-not-over = Geprüft: { $inputs ->
    [one] Eine Eingabe folgt
   *[other] { $inputs } Eingaben folgen
 } den Regeln; die Partie ist noch nicht zu Ende.
replay-step = … (Eingabetaste: weiter; ein Buchstabe dazu: den Rest erzählen)
