# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } et { $last }

# $game: its title; $players: their names; $seed: a text
match-title = « { $game } » avec { $players } (graine { $seed })

# $ended: why the match ended, a sentence; $names: who won; $decided: how it was decided
match-won = { $ended } { $names } gagne { $decided }.
match-shared = { $ended } { $names } se partagent la victoire { $decided }.

decided-points = aux points
decided-shared = à égalité parfaite

# $inputs: how many; 0 counts as [one] in French, hence its own line
replay-verified = Vérifié : { $inputs ->
    [0] aucune action n’enfreint
    [one] une action respecte
   *[other] { $inputs } actions respectent
 } les règles.
replay-not-over = Vérifié : { $inputs ->
    [0] aucune action n’enfreint
    [one] une action respecte
   *[other] { $inputs } actions respectent
 } les règles ; la partie n’est pas finie.
replay-step = … (Entrée : continuer ; une lettre puis Entrée : raconter la suite)

# Jouer dans un terminal. $name : une personne ; $doing : le nom d’une action
screen-pick = ↑ ↓ ou un numéro, puis Entrée · Ctrl-C : quitter
screen-type = Tape ta réponse, puis Entrée · Ctrl-C : quitter
screen-pass = Passe le clavier à { $name }.
screen-take = { $name } : personne d’autre ne regarde ? Alors appuie sur Entrée.
screen-go-on = Entrée : continuer
screen-choose = { $name } : { $doing } ?
screen-keys = ← → ↑ ↓ ou écris, puis Entrée · ? : aide · Tab : le récit · Ctrl-C : quitter
screen-possible = Voici ce que tu peux faire, avec les flèches, un numéro ou ces mots :
screen-page = ↑ ↓ ou Espace : faire défiler · Entrée : retour

# La même chose en lignes de texte ; $number : le choix habituel ; $typed : ce que quelqu’un a tapé
lines-pick = Quel numéro ? (Entrée : { $number }){ " " }
lines-no-such-number = { $typed } n’est pas un numéro de 1 à { $most }.
lines-possible = Voici ce que peut faire { $name } (? affiche les règles) :

play-not-understood = Je ne comprends pas { $typed }. Voici ce que tu peux faire : { $legal }.
play-needs-time = Une réaction s’écrit avec son temps en millisecondes, comme « pass @850 » ; { $typed } n’en a pas.
play-not-saved = Cette partie ne pourra pas être enregistrée : il n’y a pas de dossier où l’écrire.
play-cannot-save = Cette partie n’a pas pu être enregistrée : { $reason }
play-kept = La partie est enregistrée dans { $file }
play-resume = Pour reprendre cette partie : { $command }

leave = Quitter cette partie ?
leave-save = Quitter et garder la partie pour la reprendre plus tard
leave-plainly = Quitter
leave-drop = Quitter sans garder la partie
leave-stay = Continuer à jouer

after-again = Rejouer
after-other = Jouer à autre chose
after-keep = Garder l’enregistrement de cette partie
after-enough = Ça suffit pour aujourd’hui

# $matches : combien de parties ; $wins : une liste de tally-wins
tally = Victoires après { $matches } parties : { $wins }.
tally-wins = { $name } { $wins }

# Avant une partie. $title : le titre d’un jeu ; $about : ce qu’on y fait
pick-game = À quoi veux-tu jouer ?
pick-game-item = { $title } – { $about }
pick-resume = Reprendre la partie interrompue de « { $title } »
pick-name = Comment t’appelles-tu ?
pick-names = Qui joue sur ce clavier ? (les noms, séparés par des virgules)
pick-bots = Combien de robots participent ?
pick-bots-item = { $count ->
    [0] aucun robot
    [one] un robot
   *[other] { $count } robots
 }
pick-bot = Quel niveau de jeu ?
pick-options = Avec quelles règles ?
pick-options-usual = Celles du livret
pick-options-own = Choisir les options une par une
option-yes = oui
option-no = non
option-seat = la place { $number }

bot-random = joue au hasard
bot-simple = joue avec bon sens
# $level : de 1 à 5
bot-simple-level = { $level ->
    [1] lent comme un petit enfant
    [2] comme un écolier
    [3] comme un adulte
    [4] bien entraîné
   *[5] très rapide
 }

# La liste des jeux
games-seats = pour { $least } à { $most } personnes
games-value = { $value } : { $meaning }
games-usual = { $value } : { $meaning } (si tu ne choisis rien d’autre)
games-range = de { $least } à { $most } ({ $usual } si tu ne choisis rien d’autre)
games-bot = robot { $bot } : { $meaning }

# L’aide de la ligne de commande
help-about = Quatre jeux pleins de souris : « Une souris ! », « Hol’s der Geier », « Mäusezocken » et « Mausgeflippt ».
help-play = jouer dans ce terminal
help-watch = suivre une partie entre robots, racontée avec des mots
help-replay = vérifier l’enregistrement d’une partie et la raconter
help-rules = lire les règles d’un jeu
help-games = voir la liste des jeux, avec leurs options et leurs robots
help-more = « mauseloch COMMANDE --help » en dit plus sur une commande.
help-usage = Utilisation :
# Le programme ajoute le deux-points
help-arguments = Ce que tu peux ajouter{ "\u00A0" }
help-game = son nom, comme dans la liste de « mauseloch games »
help-play-game = quel jeu ; si tu ne l’indiques pas, on te le demande
help-watch-game = quel jeu ; si tu ne l’indiques pas, une partie de chacun
help-seats = combien jouent, robots compris
help-play-bots = un robot pour chaque place libre, par exemple simple,random ; ou none (aucun)
help-watch-bots = un robot pour toutes les places, ou un pour chacune, par exemple simple,random,simple
help-option = une option de la liste de « mauseloch games » ; on peut en indiquer plusieurs
help-seed = la même graine donne les mêmes cartes et les mêmes dés
help-save = écrire l’enregistrement de la partie dans ce fichier
help-names = les personnes qui jouent sur ce clavier, par exemple Ada,Ben
help-resume = reprendre la partie de ce fichier, ou la dernière partie interrompue
help-plain = des lignes de texte au lieu d’un plateau dessiné
help-file = l’enregistrement, tel que --save l’écrit
help-step = attendre Entrée avant chaque étape
help-lang = la langue
help-help = afficher cette aide

# Ce qui ne va pas dans la ligne de commande
usage-command = La commande { $command } n’existe pas ; les commandes sont { $commands }.
usage-argument = Quelque chose ne va pas avec { $argument } (« mauseloch { $command } --help » en dit plus).
usage-unknown = Je ne connais pas { $argument } (« mauseloch { $command } --help » en dit plus).
usage-language = Je ne connais pas la langue { $language }. Langues possibles : { $languages }.

# Ce qui n’a pas marché. $detail : quoi exactement, en anglais, pour qui programme
error-error = Quelque chose n’a pas marché : { $detail }
error-bad_setup = Impossible de préparer cette partie : { $detail }
error-unknown_game = Le jeu { $name } n’existe pas ; les jeux sont { $games }.
error-unknown_bot = Ce robot n’existe pas : { $detail }
error-unknown_bot-name = Il n’y a pas de robot { $name } pour ce jeu. Robots possibles : { $bots }.
error-unknown_bot-level = { $most ->
    [one] Le robot { $bot } n’a qu’un niveau, le { $least }, et pas de niveau { $level }.
   *[other] Le robot { $bot } a les niveaux { $least } à { $most }, mais pas { $level }.
 }
error-bad_option = Cette option ne peut pas être choisie : { $detail }
error-bad_option-unknown = Ce jeu n’a pas d’option { $name }. Options possibles : { $options }.
error-bad_option-value = L’option { $name } ne peut pas être { $value }. Valeurs possibles : { $allowed }.
error-bad_option-number = L’option { $name } est un nombre entier de { $least } à { $most }, pas { $value }.
error-bad_option-form = Une option s’écrit NOM=VALEUR, pas { $text }.
error-bad_seats = Cette place n’existe pas : { $detail }
error-bad_seats-number = « { $game } » est prévu pour { $least } à { $most } personnes, pas pour { $seats }.
error-refused = Cela a été refusé : { $detail }
error-unreadable = C’est illisible : { $detail }
error-illegal = Ce n’est pas possible maintenant : { $detail }
error-not_awaited = Personne n’attend cela : { $detail }
error-too_soon = C’était trop tôt : { $detail }
error-guess = C’était du hasard, pas une réaction : { $detail }
error-too_late = C’était trop tard : { $detail }
error-bad_record = Cet enregistrement est inutilisable : { $detail }
error-damaged_record = L’enregistrement est abîmé : { $detail }
error-foreign_record = Cet enregistrement n’est pas de nous : { $detail }
error-record_version = Une autre version de ce programme a écrit l’enregistrement : { $detail }
error-record_mismatch = L’enregistrement ne respecte pas les règles : { $detail }
error-bad_usage = Je ne comprends pas la ligne de commande : { $detail }

error-one-person = « { $game } » est une course : une seule personne peut jouer sur ce clavier, contre des robots.
error-nobody = Personne ne joue à ce clavier ; « mauseloch watch » fait jouer les robots entre eux.
error-cannot-hide = Ce terminal ne peut pas cacher les cartes d’une personne à la suivante : une seule personne peut donc jouer ici.
error-over = La partie dans { $file } est finie ; il n’y a rien à reprendre.
error-none-broken-off = Aucune partie n’a été interrompue ; il n’y a rien à reprendre.
error-no-game = Choisis un jeu. Jeux possibles : { $games }.
error-name-game = Avec --seats, --option ou --save, indique aussi un jeu. Jeux possibles : { $games }.
error-no-file = Indique le fichier d’un enregistrement.
error-too-many-names = { $most ->
    [one] Une seule personne peut jouer ici.
   *[other] On peut jouer à { $most } personnes au plus.
 }
error-bad-name = Un nom a entre 1 et { $most } lettres ou signes ; { $name } ne convient pas.
error-same-names = Deux personnes ont le même nom.
error-seats-differ = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 } et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
 }, cela ne fait pas { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
error-bots-differ = { $bots } robots sont indiqués pour { $seats } places ; indiques-en un pour toutes, ou un pour chacune.
error-in-file = { $file } : { $error }
error-file = Impossible d’utiliser { $file } : { $reason }
error-output = Impossible d’écrire la suite : { $reason }
error-not-over = Il n’y a plus rien à lire, mais la partie n’est pas finie.
