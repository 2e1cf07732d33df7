# Texts that all games share.

# $first: all but the last item, with commas; $last: the last item
list = { $first } et { $last }

# $game: its title; $players: their names; $seed: a text
match-title = « { $game } » avec { $players } (graine { $seed })
play-title = « { $game } » avec { $players }

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
replay-item = { $number }. { $game } – { $players } : { $scores }
replay-item-open = { $number }. { $game } – { $players }
replay-choose = Pour en voir une, ajoute --match et son numéro.
replay-step = … (Entrée : continuer ; une lettre puis Entrée : raconter la suite)

# Jouer dans un terminal. $name : une personne ; $doing : le nom d’une action
screen-pick = ↑ ↓ ou un numéro, puis Entrée · Ctrl-C : quitter
screen-type = Tape ta réponse, puis Entrée · Ctrl-C : quitter
screen-pass = Passe le clavier à { $name }.
screen-take = { $name } : personne d’autre ne regarde ? Alors appuie sur Entrée.
screen-go-on = Entrée : continuer
plain-keys = Appuie sur le chiffre ou la lettre devant ce que tu veux faire.
screen-more = Entrée : lire la suite
screen-choose = { $name } : { $doing } ?
screen-choose-any = { $name } : que choisis-tu ?
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
serve-at = Mauseloch est ouvert : { $address }
serve-scan = Scanne ce code avec un téléphone du même réseau :
serve-no-network = Cet ordinateur n’est connecté à aucun réseau : les téléphones ne peuvent pas l’atteindre.
serve-others = Si un téléphone n’y arrive pas, essaie { $addresses }.
serve-config = # Les réglages en vigueur, avec ceux de { $file }
serve-no-config = # Les réglages en vigueur ; il n’y a pas de fichier de configuration
mcp-at = Les assistants peuvent se connecter à { $address }
mcp-anyone = Toute personne qui peut joindre cette adresse peut jouer ici. N’utilise qu’un réseau de confiance.
export-damaged = La partie { $match } est illisible ; elle est laissée de côté.
export-done = { $matches ->
    [0] Aucune partie n’est finie pour l’instant ; { $file } est vide.
    [one] Une partie est écrite dans { $file }
   *[other] { $matches } parties sont écrites dans { $file }
 }
play-kept = La partie est enregistrée dans { $file }
play-get-ready = Les robots se préparent ; la toute première fois, cela peut prendre une minute.
play-resume = Pour reprendre cette partie : { $command }

# Résoudre un jeu. $residual : de combien les valeurs bougent encore, comme "3.2e-05" ; $percent : un nombre comme on l’écrit, comme 52,979
solve-begins = Préparation
solve-sweep = Passage { $sweeps } : les valeurs changent encore de { $residual }
solve-value = À jeu parfait, la personne qui commence gagne { $percent } % du temps (une victoire partagée compte pour moitié).
solve-done = Résolu en { $sweeps } passages et { $seconds } secondes ; au dernier, aucune valeur n’a changé de plus de { $residual }.
solve-kept = Le tableau est enregistré dans { $file } ({ $kilobytes } ko).
compile-bots = { $game }, robots les plus forts
compile-coach = { $game }, coach
compile-done = Compilé : { $what }
compile-there = Déjà compilé : { $what }
compile-kept = Tout est prêt. Le code compilé se trouve dans { $folder }.

leave = Quitter cette partie ?
leave-save = Quitter et enregistrer la partie pour plus tard
leave-plainly = Quitter
leave-drop = Quitter sans enregistrer
leave-stay = Continuer à jouer
sure-no = Non, revenir
sure-yes = Oui, quand même

after-again = Rejouer
after-other = Jouer à autre chose
after-keep = Enregistrer cette partie
after-enough = Ça suffit pour aujourd’hui

# $matches : combien de parties ; $wins : une liste de tally-wins
tally = { $matches ->
    [one] Victoires après { $matches } partie : { $wins }.
   *[other] Victoires après { $matches } parties : { $wins }.
 }
tally-wins = { $name } { $wins }

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
    [2] deux robots
    [3] trois robots
    [4] quatre robots
    [5] cinq robots
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
bot-points = ne joue que pour les points
bot-own = { $name }, un robot de ce jeu
bot-pip = Pip, qui vient d’apprendre à jouer
bot-lotte = Lotte, qui joue à l’instinct
bot-bruno = Bruno, qui joue avec sa tête
bot-clara = Clara, qui réfléchit longuement
bot-zeno = Zeno, presque imbattable

# La liste des jeux
games-seats = pour { $least } à { $most } personnes
games-value = { $value } : { $meaning }
games-usual = { $value } : { $meaning } (par défaut)
games-range = de { $least } à { $most } ({ $usual } par défaut)
games-bot = robot { $bot } : { $meaning }

# L’aide de la ligne de commande
help-about = Quatre jeux pleins de souris : « Une souris ! », « Hol’s der Geier », « Mäusezocken » et « Mausgeflippt ».
help-play = jouer dans ce terminal
help-serve = ouvrir des tables à rejoindre depuis d’autres appareils
help-join = faire jouer ton propre robot à une table en ligne
help-watch = suivre le récit d’une partie entre robots
help-replay = vérifier l’enregistrement d’une partie et la raconter
help-review = revenir sur une partie et dire ce que chaque choix a coûté
help-worth = montrer ce que vaut chaque action à un moment d’une partie
help-export = exporter les parties finies d’un serveur, sans les noms
help-solve = résoudre un jeu exactement
help-exploit = dire combien un adversaire parfait prendrait aux robots
help-compile = compiler le code des robots les plus forts et du coach
help-rules = lire les règles d’un jeu
help-games = voir la liste des jeux, avec leurs options et leurs robots
help-simulate = jouer de très nombreuses parties et compter les victoires
help-stats = dire ce qu’un million de parties nous apprend sur un jeu
help-arena = faire jouer des robots entre eux et les comparer
help-regret = mesurer au plus juste ce qu’un agent gaspille
help-mcp = faire jouer un assistant (Model Context Protocol)
help-more = « mauseloch COMMANDE --help » en dit plus sur une commande.
help-usage = Utilisation :
# Le programme ajoute le deux-points
help-arguments = Ce que tu peux ajouter{ "\u00A0" }
help-game = son nom, comme dans la liste de « mauseloch games »
help-play-game = quel jeu ; si tu ne l’indiques pas, on te le demande
help-watch-game = quel jeu ; si tu ne l’indiques pas, une partie de chacun
help-seats = combien de places, robots compris
help-play-bots = un robot pour chaque place libre, par exemple simple,my_bot.py ; ou none (aucun)
help-watch-bots = un robot pour toutes les places, ou un pour chacune, par exemple simple,random,my_bot.py
help-option = une option de la liste de « mauseloch games » ; on peut en indiquer plusieurs
help-seed = la même graine donne les mêmes cartes et les mêmes dés
help-save = écrire l’enregistrement de la partie dans ce fichier
help-config = le fichier de configuration ; sinon celui qu’indique MAUSELOCH_CONFIG, ou le fichier habituel
help-check = vérifier les réglages, les afficher sous forme de fichier de configuration et s’arrêter
help-set = n’importe quel réglage du fichier de configuration, comme site.public_tables=false ; on peut en indiquer plusieurs
help-title = le nom de ce site
help-host = l’adresse d’écoute du serveur
help-port = le port d’écoute du serveur
help-http = parler HTTP, à l’adresse http://127.0.0.1:8170/mcp, au lieu de l’entrée et de la sortie standard
help-socket = une socket Unix sur laquelle écouter, à la place
help-base = le chemin sous lequel tout se trouve, par exemple /jeux/mauseloch
help-public-address = l’adresse publique, pour les liens et les codes à scanner
help-lan = ouvrir à tout le réseau local et montrer un code à scanner
help-open = ouvrir la page dans un navigateur, si quelqu’un est devant l’écran
help-db = où enregistrer les parties : une adresse SQLite ou PostgreSQL
help-memory = combien de mégaoctets les robots les plus forts et le coach peuvent occuper ensemble ; avec 0, il n’y a ni les uns ni l’autre
help-export-db = où sont les parties : une adresse SQLite ou PostgreSQL
help-url = le lien d’une table, ou l’adresse de son serveur
help-bot = un fichier Python ou un module (paquet.module:fonction) avec une fonction answer(question)
help-table = le code de la table, si l’adresse ne le donne pas
help-name = le nom du robot à la table
help-seat = la place, comptée à partir de 1 ; sinon n’importe laquelle
help-token = le jeton de la table que tu as ouverte : le robot lance alors aussi les parties
help-matches = partir après ce nombre de parties ; sinon rester tant que la table existe
help-names = les personnes qui jouent sur ce clavier, par exemple Ada,Ben
help-resume = reprendre la partie de ce fichier, ou la dernière partie interrompue
help-plain = des lignes de texte au lieu d’un plateau dessiné
help-file = l’enregistrement, tel que --save l’écrit, ou ceux d’arena ou d’export
help-step = attendre la touche Entrée avant chaque étape
help-match = quelle partie, si le fichier en contient plusieurs, comptée à partir de 1
help-review-seat = la place dont on revoit les choix, comptée à partir de 1 ; sinon celle de la première personne
help-rollouts = combien de fois une action est jouée jusqu’au bout quand le jeu n’en connaît pas la valeur
help-review-seed = la même graine donne les mêmes échantillons
help-review-json = écrire le tout en JSON sur la sortie standard
help-at = le numéro de l’action, comme dans le tableau de review ; sinon là où en est une partie inachevée
help-worth-seat = la place dont c’est le choix, comptée à partir de 1 ; sinon celle qui agit à ce moment
help-regret-json = écrire le tout en JSON sur la sortie standard
help-to = écrire dans ce fichier, un enregistrement par ligne ; sinon sur la sortie standard
help-simulate-games = combien de parties ; cent mille par défaut
help-stats-games = combien de parties ; un million par défaut
help-arena-bots = qui joue : des noms, des fichiers ou des modules, par exemple pip,zeno,my_bot.py
help-arena-games = combien de parties joue chaque paire ; quatre cents par défaut
help-arena-seats = combien de places à la table ; aussi peu que possible par défaut
help-against = seulement les paires avec ce robot
help-one-of-each = un robot de chaque sorte à chaque table, au lieu de deux qui se la partagent
help-fill = un robot de chaque sorte, et celui-ci à toutes les autres places, sans le comparer
help-limit = combien de secondes ton robot peut réfléchir à une réponse (10 par défaut ; 0 : sans limite)
help-forfeits = un robot qui échoue ou tarde trop perd la partie, et les autres continuent
help-regret-agent = le nom d’un robot, ou un fichier ou module avec respond(prompt) ou answer(question)
help-command = AGENT est une ligne de commande : un programme qui lit une question et écrit une réponse, ligne par ligne
help-regret-game = seulement ce jeu ; par défaut, tous ceux qui ont des positions publiées
help-skins = habiller le jeu de ces mots seulement, comme own,invented ; par défaut, de tous. Les robots ne voient pas de mots
help-positions = ne demander que les N premières positions de chaque jeu ; par défaut, toutes
help-regret-samples = demander chaque position N fois, chaque fois avec une autre graine ; une fois par défaut
help-regret-matches = jouer aussi N parties entières, chaque donne des deux places ; aucune par défaut
help-regret-against = le robot adverse dans ces parties ; simple par défaut
help-patience = combien de secondes un programme a pour répondre ; 120 par défaut
help-jobs = combien de processus jouent en même temps ; sinon un par cœur
help-cluster = répartir les parties sur les machines de l’ordonnanceur Dask à cette adresse
help-arena-out = enregistrer résultats, parties et rapports dans ce dossier, et reprendre à partir de là
help-records = enregistrer chaque partie (par défaut)
help-no-records = ne pas enregistrer les parties
help-cores = combien de cœurs du processeur peuvent travailler ; sinon tous
help-policies = qui joue : simple ou random, un pour toutes les places ou un pour chacune, par exemple simple,random,simple
help-policy = qui joue à toutes les places : simple ou random
help-out = écrire chaque partie dans ce fichier : tableaux NumPy (.npz) ou tableau (.csv)
help-plots = enregistrer des graphiques dans ce dossier
help-json = écrire tous les chiffres dans ce fichier
help-solve-game = ce qu’il faut résoudre ; sans rien, la liste des possibilités
help-compile-game = pour ce jeu seulement
help-cards = combien de cartes par personne ; 15 par défaut, dix pour Goofspiel
help-solve-out = écrire les résultats dans ce fichier (.json ; pour Goofspiel, .csv)
help-exploit-bots = quels robots mesurer, vos fichiers compris ; par défaut, tous ceux du jeu
help-exploit-option = une variante, ou comment réduire le jeu, par exemple cards=4 ; peut être répété
help-rewards = ce qui compte : les points, ou seulement la victoire
help-rounds = tours de CFR+, pour une stratégie de comparaison ; 0 pour aucune
help-samples = combien de réponses demander quand un robot ne dit pas comment il mélange
help-most = arrêter les parties après tant de décisions
help-tick-ms = dans une course : la durée d’un pas, en millisecondes
help-checkpoint = garder les résultats intermédiaires dans ce fichier, et reprendre à partir de là
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
error-unsupported = Ce n’est pas possible ici : { $detail }
error-unsupported-part = Ce n’est pas possible avec { $game } : il manque à ce jeu { $part }.
error-missing_extra = Quelque chose n’est pas installé : { $detail }
error-missing_extra-name = Il manque { $wanted }. Pour l’installer : pip install 'mauseloch[{ $extra }]'
error-broken_package = Un jeu est défectueux : { $detail }
error-broken_package-part = Le jeu { $package } est laissé de côté. Sa partie { $part } est défectueuse : { $why }
error-missing_text = Il manque un texte : { $detail }
error-bad_option = Cette option ne peut pas être choisie : { $detail }
error-bad_option-unknown = Ce jeu n’a pas d’option { $name }. Options possibles : { $options }.
error-bad_option-value = L’option { $name } ne peut pas être { $value }. Valeurs possibles : { $allowed }.
error-bad_option-number = L’option { $name } est un nombre entier de { $least } à { $most }, pas { $value }.
error-bad_option-form = Une option s’écrit NOM=VALEUR, pas { $text }.
error-bad_seats = Cette place n’existe pas : { $detail }
error-bad_seats-number = « { $game } » se joue de { $least } à { $most } personnes, pas à { $seats }.
error-no_question = Il n’y a rien à choisir à ce moment : { $detail }
error-refused = Cela a été refusé : { $detail }
error-unreadable = C’est illisible : { $detail }
error-illegal = Ce n’est pas possible maintenant : { $detail }
error-not_awaited = Cette réponse n’est pas attendue : { $detail }
error-too_soon = C’était trop tôt : { $detail }
error-guess = C’était un coup au hasard, pas une réaction : { $detail }
error-too_late = C’était trop tard : { $detail }
error-bad_record = Cet enregistrement est inutilisable : { $detail }
error-damaged_record = L’enregistrement est abîmé : { $detail }
error-foreign_record = Cet enregistrement ne vient pas de Mauseloch : { $detail }
error-record_version = Une autre version de ce programme a écrit l’enregistrement : { $detail }
error-record_mismatch = L’enregistrement ne respecte pas les règles : { $detail }
error-bad_usage = Je ne comprends pas la ligne de commande : { $detail }

error-one-person = « { $game } » est une course : une seule personne peut jouer sur ce clavier, contre des robots.
error-nobody = Personne ne joue sur ce clavier ; « mauseloch watch » fait jouer les robots entre eux.
error-cannot-hide = Ce terminal ne peut pas cacher les cartes d’une personne aux autres : une seule personne peut donc jouer ici.
error-over = La partie enregistrée dans { $file } est finie ; il n’y a rien à reprendre.
error-none-broken-off = Aucune partie n’a été interrompue ; il n’y a rien à reprendre.
error-played = La partie de { $file } est déjà ouverte dans une autre fenêtre.
error-resume-alone = Avec --resume, le fichier indique déjà le jeu, les options et la graine ; ne les indique pas en plus.
error-not-ours = { $file } existe déjà et n’est pas un enregistrement ; choisis un autre fichier.
error-export-not-ours = { $file } existe déjà et ne vient pas de « mauseloch export » ; choisis un autre fichier.
error-db-shared = Un autre serveur utilise la base de données { $file }. Plusieurs serveurs peuvent partager PostgreSQL, mais pas un fichier.
error-node-name = Un autre serveur nommé { $name } utilise cette base de données. Donne un autre nom à celui-ci.
error-db-none = Aucune base de données de Mauseloch dans { $place }.
error-db-version = Une autre version de Mauseloch a écrit la base de données { $place } ; utilise cette version-là.
error-solve-game = Indique un jeu qui peut être résolu : { $games }.
error-solve-series = On ne résout qu’une partie seule, pas une série.
error-solve-cores = Il faut au moins un cœur, pas { $cores }.
error-solve-checkpoint = { $file } existe déjà, et ce n’est pas un état intermédiaire de ce jeu avec ces options.
error-solve-held = Ce jeu est déjà en cours de résolution dans une autre fenêtre ; son fichier est { $file }.
error-solve-no-home = Il n’y a pas de dossier personnel où garder le tableau. Indique un dossier dans XDG_DATA_HOME.
error-exploit-bots = Nommez des robots différents, séparés par des virgules, pas { $bots }.
error-compile-nowhere = Il n’y a aucun dossier où garder le code compilé. Indique dans NUMBA_CACHE_DIR un dossier où l’on peut écrire.
error-no-game = Choisis un jeu. Jeux possibles : { $games }.
error-name-game = Avec --seats, --option ou --save, indique aussi un jeu. Jeux possibles : { $games }.
error-no-file = Indique le fichier d’un enregistrement.
error-review-not-over = On ne peut revenir que sur une partie finie ; celle-ci ne l’est pas.
error-too-many-names = { $most ->
    [one] Une seule personne peut jouer ici.
   *[other] On peut jouer à { $most } personnes au plus.
 }
error-bad-name = Un nom a entre 1 et { $most } lettres ou signes ; { $name } ne convient pas.
error-mixed-name = Un nom s’écrit avec les lettres d’un seul alphabet ; { $name } en mélange plusieurs.
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
error-which-match = { $matches ->
    [one] Le fichier ne contient qu’une partie.
   *[other] Le fichier contient { $matches } parties ; choisis-en une avec --match, de 1 à { $matches }.
 }
error-resume-bot = { $bot } joue dans cette partie, et un enregistrement ne charge aucun programme de lui-même ; ajoute --bots { $bot }.
error-file = Impossible d’utiliser { $file } : { $reason }
error-output = Impossible d’écrire la sortie : { $reason }
error-memory = Cette machine n’a pas assez de mémoire pour cela.
error-listen = Impossible d’ouvrir le serveur à l’adresse { $address } : { $reason }
error-bad_config = Les réglages sont inutilisables : { $detail }
error-config-toml = { $file } n’est pas du TOML valide : { $reason }
error-config-form = Un réglage s’écrit NOM=VALEUR, pas { $text }.
error-config-unknown = { $origin } : il n’y a pas de réglage { $key }. Réglages possibles : { $known }.
error-config-value = { $origin } : pour { $key }, il faut { $allowed } et non { $value }.
error-config-file = { $origin } : { $key } : { $file } est illisible : { $reason }
config-section = une section avec { $known }
config-switch = true ou false
config-whole = un nombre entier
config-whole-least = un nombre entier d’au moins { $least }
config-whole-between = un nombre entier de { $least } à { $most }
config-number = un nombre
config-number-least = un nombre d’au moins { $least }
config-number-between = un nombre de { $least } à { $most }
config-text = un texte
config-length = un texte de { $least } à { $most } caractères
config-title = un texte sans caractères de contrôle
config-password = un fichier contenant un mot de passe de 1 à { $most } caractères
config-like = quelque chose comme { $example }
config-choice = une de ces valeurs : { $values }
config-list = une liste de textes
config-list-like = une liste de valeurs comme { $example }
config-by = un fichier pour chaque langue parmi { $keys }, ou pour certaines d’entre elles
config-games = une liste de jeux parmi { $games }
error-not-over = Il n’y a plus rien à lire, mais la partie n’est pas finie.

# Ton propre robot à une table en ligne. $rank : 1 a gagné ; $scores : de toutes les places, par exemple "3 : 7"
join-sat = « { $game } », table { $table } : le robot a la place { $number }.
join-later = « { $game } », table { $table } : le robot aura la place { $number } dès la prochaine partie.
join-over = La partie { $number } est finie. Rang : { $rank } ; points : { $scores }.
join-lost = La connexion est perdue ; nouvel essai.
join-thinking = Le robot réfléchit depuis { $seconds } s.
join-thinking-at = Le robot réfléchit depuis { $seconds } s ({ $file }, ligne { $line }).
join-wait = Le serveur demande de patienter ({ $detail }) ; nouvel essai.
join-back = La connexion est rétablie.
join-paused = La table fait une pause : la base de données du serveur est indisponible. On attend.
join-resumed = La table reprend.
join-gone = La table n’existe plus.
join-freed = La place a été donnée à quelqu’un d’autre.
join-enough = Toutes les parties prévues sont jouées.
join-tally = { $ended } { $matches ->
    [0] Aucune partie jouée.
    [one] Une partie jouée, { $wins } gagnée.
   *[other] { $matches } parties jouées, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }.
 }
error-join = Impossible de rejoindre cette table : { $detail }
error-join-url = { $url } n’est pas une table ; un lien ressemble à http://127.0.0.1:8160/t/mavolisu-2718 ; avec une simple adresse, ajoute --table.
error-join-no-bot = Indique le fichier ou le module d’un robot avec --bot.
error-join-reach = { $url } est injoignable : { $reason }
error-join-table = Il n’y a pas de table { $url }.
error-join-taken = À { $url }, cette place n’est pas libre, ou aucune ne l’est.
error-join-seat = À { $url }, il n’y a pas de place { $number }, seulement { $seats } places.
error-join-refused = Le serveur refuse : { $detail }
error-bot = Ce robot est inutilisable : { $detail }
error-bot-none = { $file } n’a pas de fonction { $function }(question).
error-bot-failed = Le robot a échoué : { $error }
error-bot-failed-at = Le robot a échoué : { $error } ({ $file }, ligne { $line })
error-bot-slow = Le robot a réfléchi plus de { $seconds } s.
error-bot-slow-at = Le robot a réfléchi plus de { $seconds } s ({ $file }, ligne { $line }).
error-bot-answer = Le robot a répondu { $answer }, mais il ne peut faire que ceci : { $legal }.
error-bot-guess = Le robot a répondu après { $ms } ms ; en dessous de { $least } ms, c’est du hasard.
error-bot-delay = Le robot a répondu après { $delay } ; ce n’est pas un nombre entier de millisecondes.

# De très nombreuses parties. $value, $error, $low, $high, $mean, … : des nombres tels que cette langue les écrit
stats-headline = { $game }, { $seats } places : { $matches ->
    [one] une partie
   *[other] { $matches } parties
 }, graine { $seed }
simulate-length = Une partie demande en moyenne { $length } décisions, toutes places confondues.
simulate-speed = { $speed } parties par seconde
stats-policy = Tout le monde joue « { $policy } ».
stats-order = Dans l’ordre du jeu ; là où tout le monde joue en même temps, place par place
stats-points = Points de toutes les places
stats-decided = Comment les parties se décident
stats-happens = Ce qui s’y passe
stats-confidence = ± : demi-largeur de l’intervalle de confiance à 95 %.
stats-column-seat = place
stats-column-place = ordre
stats-column-policy = joue
stats-column-mean_points = points en moyenne
stats-column-wins = victoires
stats-column-interval = intervalle à 95 %
stats-percent = { $value } %
stats-error = { $value } ± { $error }
stats-between = de { $low } % à { $high } %
stats-from-to = de { $least } à { $most }
stats-mean = Moyenne { $mean }, écart type { $deviation }
# $part : en pour cent
stats-quantile = { $part } % ont au plus { $points }
stats-quantiles = { $quantiles }
stats-figure-length = décisions par partie, toutes places confondues
stats-figure-best = points de la place qui en a le plus
stats-figure-margin = son avance sur la suivante
stats-plot-title = { $game }, { $seats } places, tout le monde joue « { $policy } »
stats-plot-points = points
stats-plot-share = part de toutes les places, en %
stats-plot-order = ordre du jeu
stats-plot-wins = victoires, en %

exploit-headline = { $game }, { $seats } places : { $histories } déroulements, { $sets } ensembles d’information
exploit-column-player = joue
exploit-column-exploitability = exploitabilité
exploit-column-least = au moins
exploit-column-answers = réponses
exploit-exact = exact
exploit-by-points = Les points qu’une place gagne en moyenne en répondant parfaitement, si toutes les autres jouent ainsi.
exploit-by-win = Ce qu’une place gagne en moyenne en répondant parfaitement, si toutes les autres jouent ainsi ; une victoire compte 1.
exploit-estimated = Quand le mélange est estimé d’après des réponses, la vérité se trouve en moyenne entre « au moins » et « exploitabilité ».
error-stats-number = { $name } doit valoir au moins { $least }, pas { $value }.
error-stats-not-ours = { $file } existe déjà et ne vient pas de Mauseloch ; choisis un autre fichier.
error-stats-policy = Pour les simulations, il n’y a pas de robot { $name }. Robots possibles : { $policies }.
error-stats-policies = { $policies } robots sont indiqués pour { $seats } places ; indiques-en un pour toutes, ou un pour chacune.
error-stats-ending = Le fichier de --out doit finir par .npz ou .csv ; ce n’est pas le cas de { $file }.

# Bots against each other. $done, $matches, $games: numbers of matches
arena-headline = { $game }, { $seats } places : { $groups ->
    [one] une paire
   *[other] { $groups } paires
 }, { $matches } parties chacune, graine { $seed }
arena-headline-each = { $game }, { $seats } places, un robot de chaque sorte : { $groups ->
    [one] une composition
   *[other] { $groups } compositions
 }, { $matches } parties chacune, graine { $seed }
arena-cross = Victoires de la ligne contre la colonne, en %
arena-cross-each = Combien de fois la ligne finit devant la colonne, en %
arena-duels = Paire par paire
arena-standings = Robot par robot
arena-column-bot = robot
arena-column-against = contre
arena-column-wins = victoires
arena-column-ahead = devant
arena-column-interval = intervalle à 95 %
arena-column-matches = parties
arena-column-points = points en moyenne
arena-column-points_other = ceux de l’autre
arena-column-rating = cote
arena-column-decisions = décisions
arena-column-median_ms = médiane (ms)
arena-column-worst_ms = maximum (ms)
arena-column-forfeits = forfaits
arena-note-blocks = Chaque donne est jouée deux fois, places échangées ; les intervalles comptent ces paires de parties, pas les parties. Une victoire partagée compte pour une fraction.
arena-note-copies = Avec { $seats } places, un robot partage la table avec ses copies, au plus { $copies } de chaque. Des copies qui font le même choix peuvent se gêner : un robot qui gagne seul perd peut-être ici. Avec --one-of-each, aucun robot ne rencontre ses copies.
arena-note-each = Chaque table réunit un robot de chaque sorte. Chaque donne est jouée une fois depuis chaque place ; les intervalles comptent les donnes, pas les parties. À force égale, chacun gagnerait une partie sur { $seats }.
arena-note-fill = { $bot } occupe les autres places et n’est pas comparé.
arena-note-forfeits = { $bot } a perdu par forfait { $forfeits ->
    [one] une partie
   *[other] { $forfeits } parties
 } ; la première fois : { $error }
arena-note-ratings = Les cotes sont celles d’openskill (Plackett–Luce) ; 25 est le milieu.
arena-note-ratings-each = Les cotes sont celles d’openskill (Bradley–Terry) ; 25 est le milieu.
arena-note-times = Les temps sont ceux d’une décision, mesurés après une partie d’échauffement de chaque robot.
arena-rounded = Chaque donne est jouée deux fois ; chaque paire a donc joué { $matches } parties au lieu de { $games }.
arena-rounded-each = Chaque donne est jouée une fois depuis chaque place ; chaque composition a donc joué { $matches } parties au lieu de { $games }.
arena-kept = Les résultats et les rapports sont dans { $folder }
arena-printed = Ce que les robots ont affiché est dans { $file }
regret-headline = { $game } : { $agent }
regret-positions = { $samples ->
    [one] { $positions } positions publiées, demandées une fois chacune
   *[other] { $positions } positions publiées, demandées { $samples } fois chacune
 }
regret-matches = { $matches } parties contre { $bot }, chaque donne des deux places
regret-column-skin = mots
regret-column-regret = regret en %
regret-column-optimal = sans faute
regret-column-illegal = interdits
regret-column-points = points gaspillés
regret-column-wins = victoires en %
regret-column-lead = avance en points
regret-note = Le regret est la probabilité de gagner qu’une décision gaspille, en points de pourcentage, avec son intervalle à 95 %. Une réponse interdite compte comme la pire action.
regret-sampled = Chaque position a été demandée plusieurs fois avec d’autres graines : une stratégie mixte est donc mesurée sur un échantillon. Toute action possible à l’équilibre ne coûte rien.
arena-go-on = Parties enregistrées dans { $folder } : { $done } sur { $matches } ; la même commande reprend à partir de là.
arena-stopped = Parties enregistrées dans { $folder } : { $done } sur { $matches }.
arena-plot-title = { $game }, { $seats } places
arena-plot-rating = Cote, avec intervalle à 95 %
error-arena = Impossible de comparer ces robots : { $detail }
error-agent = Impossible de mesurer cet agent : { $detail }
error-regret-agent = Nomme un agent : un robot, un fichier, un module ou, avec --command, un programme.
error-arena-bots = Indique au moins deux robots différents, par exemple pip,zeno.
error-arena-against = { $name } n’est pas parmi les robots { $bots }.
error-arena-few = { $bots } robots ne suffisent pas pour { $seats } places ; indiques-en plus, ou un robot pour les autres places avec --fill.
error-arena-hangs = Un robot est bloqué là où rien ne peut l’arrêter ({ $file }, ligne { $line }) ; retire-le ou corrige-le.
error-arena-settings = { $folder } contient déjà d’autres résultats (ce qui diffère : { $settings }) ; choisis un autre dossier.
error-arena-running = Une autre fenêtre écrit déjà dans { $folder }.
error-arena-worker = Un processus de calcul a échoué : { $reason }
error-arena-other-bot = { $name } n’est pas le même ici et sur les machines qui jouent.
error-arena-other-program = Les machines qui jouent n’ont pas la même version de Mauseloch que celle d’ici.
error-arena-endless = Une partie entre { $bots } ne finit pas ; elle a été abandonnée après { $inputs } actions.
arena-no-picture = Pour avoir un graphique : pip install "mauseloch[plots]"

solve-goofspiel-headline = Goofspiel simple à deux, { $cards } cartes par personne : quelle carte miser, et avec quelle probabilité, pour le premier prix
solve-goofspiel-prize = prix
solve-goofspiel-gap = Contre chacune de ces lignes, on ne peut pas gagner en moyenne plus de { $gap } point.
solve-goofspiel-not-kept = Il n’y a pas de dossier où écrire : si tu interromps le calcul, il faudra tout recommencer.
solve-geier-layer = { $cards } cartes par personne : { $positions } positions
solve-geier-headline = Hol’s der Geier à deux, { $cards } cartes par personne : quelle carte miser, et avec quelle probabilité, pour le premier prix
solve-geier-bound = { $positions } positions et { $rounds } tours en { $seconds } s ; aucune valeur ne s’écarte de plus de { $bound } point.
solve-weakness = La meilleure réponse rapporte { $gain } point par partie, à { $bound } près : { $rounds } tours en { $seconds } s.
error-solve-geier-cards = Hol’s der Geier se résout avec { $least } à { $most } cartes, pas avec { $cards }.
error-solve-card = Avec autant de cartes, il faut une carte graphique CUDA, et il n’y en a pas ici. Sans elle, essaie avec dix cartes au plus : --cards 10.
error-solve-weakness-card = Il faut pour cela une carte graphique CUDA de 141 Go, et il n’y en a pas ici.
error-solve-memory = Il faut une carte graphique avec { $needed } Go de mémoire libre ; celle-ci en a { $memory }. Essaie avec moins de cartes : --cards.
error-solve-cards = Goofspiel se résout avec { $least } à { $most } cartes, pas avec { $cards }.
error-solve-running = Goofspiel avec { $cards } cartes est déjà en cours de résolution dans une autre fenêtre.

# The coach. $doing, $best: actions in words; $chance, $before, $after: in percent; $cost: in percentage points
coach-no-answer = aucune réponse
coach-chose = Choix : « { $doing } ». Avec « { $best } », les chances seraient restées à { $chance } %. Coût : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } de pourcentage.
coach-waited = Le temps s’est écoulé. Avec « { $best } », les chances seraient restées à { $chance } %. Coût : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } de pourcentage.
coach-fell = Les chances sont alors tombées de { $before } % à { $after } %.
coach-rose = Les chances sont alors montées de { $before } % à { $after } %.
review-headline = { $game } : les choix à la place { $seat } ({ $name })
review-column-at = action
review-column-chose = choisi
review-column-chance = chances
review-column-best = mieux
review-column-cost = coût
review-nothing = Il n’y avait rien à choisir.
review-curve = Chances de gagner, du début à la fin
# $chances: numbers in percent
review-curve-plain = Chances de gagner en pour cent, du début à la fin : { $chances }
review-turns = Où la partie a basculé
review-turn = Action { $at } : { $words }
# $cost: a number as it is written in this language
review-total = Tous les choix ensemble ont coûté { $cost } points de pourcentage.
review-exact = Tous les choix sont évalués exactement.
review-sampled = Les chances sont estimées en faisant finir la partie par des robots « simple » ; ± est l’erreur type. Un coût inférieur à deux erreurs types n’est pas mesurable.
review-both = { $exact ->
    [one] Un choix est évalué exactement
   *[other] { $exact } choix sont évalués exactement
 } ; pour les autres, les chances sont estimées en faisant finir la partie par des robots « simple ». ± est l’erreur type ; un coût inférieur à deux erreurs types n’est pas mesurable.
review-approximate = { $approximate ->
    [one] Un choix est évalué approximativement, par une valeur apprise.
   *[other] { $approximate } choix sont évalués approximativement, par une valeur apprise.
 }
review-exact-too = { $exact ->
    [one] Un choix est évalué exactement.
   *[other] { $exact } choix sont évalués exactement.
 }
review-sampled-too = { $sampled ->
    [one] Pour un choix
   *[other] Pour { $sampled } choix
 }, les chances sont estimées en faisant finir la partie par des robots « simple » ; ± y est l’erreur type. Un coût inférieur à deux erreurs types n’est pas mesurable.
review-least-once = Un coût qui ne dépasse pas cet écart n’est pas mesurable.
review-least-twice = Un coût qui ne dépasse pas le double de cet écart n’est pas mesurable.

# De combien des chances approximatives s’écartent
bound-rms = ± est l’écart habituel d’une telle valeur : la racine de l’erreur quadratique moyenne.
bound-nearly_all = Sur 100 valeurs de ce genre, 95 ne s’écartent pas de plus de ±.
bound-all = Aucune valeur de ce genre ne s’écarte de plus de ±.

# Ce que vaut chaque action
worth-headline = { $game } : le choix à la place { $seat } ({ $name }), action { $at }
worth-column-doing = choix
worth-chosen = Choix fait : { $doing }.
worth-exact = Ces chances sont calculées exactement.
worth-approximate = Ces chances sont approximatives : elles viennent d’une valeur apprise.

# Stockage
error-store = Impossible d’utiliser le stockage : { $detail }
error-store_away = Impossible d’utiliser le stockage pour le moment : { $detail }
error-damaged_match = Cette partie est enregistrée, mais on ne peut plus la lire : { $detail }
error-conflict = Quelqu’un d’autre a été plus rapide : { $detail }

# Aux tables en direct
name-otter = Loutre
name-hedgehog = Hérisson
name-squirrel = Écureuil
name-ermine = Hermine
name-hare = Lièvre
name-fox = Renard
name-wolf = Loup
name-lynx = Lynx
name-fawn = Faon
name-lamb = Agneau
name-pony = Poney
name-ibex = Bouquetin
name-chamois = Chamois
name-reindeer = Renne
name-robin = Rouge-gorge
name-nightingale = Rossignol
name-kingfisher = Martin-pêcheur
name-stork = Cigogne
name-swan = Cygne
name-pelican = Pélican
name-flamingo = Flamant rose
name-hummingbird = Colibri
name-toucan = Toucan
name-ladybird = Coccinelle
name-bee = Abeille
name-butterfly = Papillon
name-dragonfly = Libellule
name-cricket = Grillon
name-ant = Fourmi
name-gecko = Gecko
name-salamander = Salamandre
name-axolotl = Axolotl
name-dolphin = Dauphin
name-seahorse = Hippocampe
name-lion = Lion
name-tiger = Tigre
name-leopard = Léopard
name-jaguar = Jaguar
name-okapi = Okapi
name-meerkat = Suricate
name-panda = Panda
name-koala = Koala
name-kangaroo = Kangourou
name-quokka = Quokka
name-platypus = Ornithorynque
name-armadillo = Tatou
name-chinchilla = Chinchilla
name-alpaca = Alpaga

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant !
phrase-your-turn = À toi de jouer !
phrase-hurry-up = Allez, on joue !
phrase-again = On rejoue ?
phrase-bye = À bientôt !
phrase-laugh = Ha ha !
phrase-wow = Waouh !
phrase-oh-no = Oh non !
phrase-thinking = Hmm…
phrase-cheese = Miam, du fromage !
phrase-squeak = Couic couic !

# S’occuper d’un serveur
help-admin = administrer un serveur en marche et sa base de données
help-admin-nodes = lister les serveurs qui partagent la base de données
help-admin-tables = lister les tables ouvertes
help-admin-table = montrer une table, sans noms ni cartes
help-admin-close = fermer une table et prévenir les personnes qui y sont
help-admin-announce = afficher un message dans tous les navigateurs
help-admin-drain = laisser finir les parties, ne plus en commencer, puis arrêter le serveur
help-admin-blocks = lister les adresses bloquées
help-admin-block = bloquer une adresse pour un temps
help-admin-unblock = débloquer une adresse
help-admin-metrics = afficher les mesures du serveur
help-admin-usage = dire combien on joue, sans noms
help-admin-prune = effacer les anciennes parties finies
help-admin-backup = copier la base dans un fichier ; le serveur peut rester en marche
help-admin-restore = remplacer la base par une sauvegarde, serveur arrêté
help-admin-more = « mauseloch admin ACTION --help » en dit plus sur une action.
help-admin-socket = la socket Unix pour « mauseloch admin »
help-node = le nom de ce serveur parmi ceux qui partagent son PostgreSQL
help-metrics = publier aussi les mesures pour Prometheus à cette adresse, par exemple 127.0.0.1:9160
help-workers = lancer N serveurs derrière un seul port, pour utiliser autant de cœurs ; demande PostgreSQL
help-admin-path = la socket Unix du serveur, si elle n’est pas à l’endroit habituel
help-admin-port = le port du serveur dont il s’agit
help-admin-db = la base de données : une adresse SQLite ou PostgreSQL
help-admin-json = afficher le résultat en JSON
help-code = le code de la table
help-reason = la raison ; tout le monde à la table la voit
help-text = le message, en texte simple
help-announce-for = combien de temps l’afficher, par exemple 30m, 2h ou 1d ; sinon une heure
help-drain-for = combien de temps les parties peuvent durer, par exemple 30m ou 2h ; sinon une demi-heure
help-address = une adresse IPv4, ou une adresse IPv6, qui vaut pour tout son réseau /64
help-block-for = pour combien de temps, par exemple 30m, 2h ou 1d ; sinon une heure
help-only = seulement dans les navigateurs réglés sur cette langue
help-clear = retirer tous les messages
help-cancel = annuler l’arrêt et continuer
help-drain-node = le serveur dont il s’agit, si ce n’est pas celui qui répond ; « mauseloch admin nodes » les liste
help-usage-days = combien de jours en arrière ; 30 par défaut
help-prune-days = effacer les parties finies depuis au moins tant de jours
help-backup-file = le fichier à écrire
help-restore-file = le fichier écrit par « mauseloch admin backup »
help-replace = remplacer la base qui s’y trouve ; son contenu est perdu
usage-action = L’action { $action } n’existe pas ; les actions sont { $actions }.
error-admin = Le serveur refuse : { $detail }
error-admin-table = Cette table n’existe pas ; « mauseloch admin tables » les liste.
error-admin-node = Ce serveur n’existe pas ; « mauseloch admin nodes » les liste.
error-admin-reach = Aucun serveur ne répond à { $path }. Est-il en marche ? Indique sa socket avec --socket, ou son port avec --port.
error-admin-unix = « mauseloch admin » a besoin des sockets Unix, que ce système n’a pas.
error-admin-time = Une durée s’écrit avec un nombre suivi de s, m, h ou d, comme 30m ; { $text } ne convient pas.
error-admin-missing = Il manque quelque chose ; --help dit quoi ajouter.
error-metrics-address = Pour les mesures, il faut une adresse comme 127.0.0.1:9160, pas { $address }.
error-workers-store = Plusieurs processus serveurs se partagent une base PostgreSQL : indique-la avec --db postgresql://… Un fichier SQLite ou la mémoire ne se partagent pas.
error-workers-up = Après { $tries } essais, aucun processus serveur n’a démarré. Le journal ci-dessus dit pourquoi.
error-workers-unix = Plusieurs processus serveurs demandent des sockets Unix, que ce système n’a pas.
error-cluster-tls = Pour un cluster en tls://, Dask a besoin de certificats ; docs/host/hosting.md dit comment les lui donner.
error-backup-exists = { $file } existe déjà ; choisis un autre fichier.
error-backup-no = { $file } n’est pas une sauvegarde d’une base Mauseloch de ce type.
error-backup-program = { $program } n’est pas installé ; il fait partie des programmes clients de PostgreSQL.
error-restore-in-use = La base de données { $place } est utilisée. Arrête d’abord le serveur.
error-restore-there = Il y a déjà une base de données dans { $place } ; --replace la remplace.
admin-tables = { $tables ->
    [0] Aucune table n’est ouverte.
    [one] Une table est ouverte.
   *[other] { $tables } tables sont ouvertes.
 }
admin-closed = La table { $code } est fermée. { $told ->
    [0] Personne n’y était.
    [one] Une connexion a été prévenue.
   *[other] { $told } connexions ont été prévenues.
 }
admin-announced = { $told ->
    [0] Personne n’est à une table ; les autres pages l’affichent en moins d’une minute.
    [one] Une connexion à une table a été prévenue ; les autres pages l’affichent en moins d’une minute.
   *[other] { $told } connexions à des tables ont été prévenues ; les autres pages l’affichent en moins d’une minute.
 }
admin-cleared = Il n’y a plus de message.
admin-drained = { $matches ->
    [0] Aucune partie n’est en cours : le serveur s’arrête maintenant.
    [one] Une partie est en cours ; le serveur s’arrêtera quand elle sera finie, au plus tard dans { $time }.
   *[other] { $matches } parties sont en cours ; le serveur s’arrêtera quand elles seront finies, au plus tard dans { $time }.
 }
admin-blocks = { $blocks ->
    [0] Aucune adresse n’est bloquée.
    [one] Une adresse est bloquée.
   *[other] { $blocks } adresses sont bloquées.
 }
admin-blocked = L’adresse { $address } est bloquée pour { $time }. { $closed ->
    [0] Aucune connexion n’en venait.
    [one] Une connexion a été fermée.
   *[other] { $closed } connexions ont été fermées.
 }
admin-unblocked = L’adresse { $address } est débloquée.
admin-not-blocked = L’adresse { $address } n’était pas bloquée.
admin-silent = Sans réponse : { $servers }. Ce qui s’y trouve manque ici.
admin-untold = Sans réponse : { $servers }. L’information y arrivera dès que la connexion sera rétablie.
admin-undrained = L’arrêt est annulé : le serveur continue.
admin-kept = Dans la base : { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
 } et { $matches ->
    [0] aucune partie
    [one] une partie
   *[other] { $matches } parties
 } ({ $size } Mio).
admin-pruned = { $matches ->
    [0] Aucune partie n’était aussi ancienne.
    [one] Une partie a été effacée.
   *[other] { $matches } parties ont été effacées.
 }
admin-backed-up = La sauvegarde est dans { $file } ({ $size } Mio).
admin-restored = La base de données est restaurée depuis { $file }. Tu peux démarrer le serveur.
admin-column-code = Code
admin-column-game = Jeu
admin-column-state = État
admin-column-people = Personnes
admin-column-bots = Robots
admin-column-here = En ligne
admin-column-open = Ouverte depuis
admin-column-idle = Inactive depuis
admin-column-played = Jouées
admin-column-log = Dans le journal
admin-column-seat = Place
admin-column-kind = Type
admin-column-bot = Robot
admin-column-host = Hôte
admin-column-asked = Attendue
admin-column-wins = Victoires
admin-column-day = Jour
admin-column-matches = Parties
admin-column-finished = Finies
admin-column-seats = Places
admin-column-minutes = Minutes
admin-column-address = Adresse
admin-column-left = Reste
admin-column-node = Serveur
admin-column-version = Version
admin-column-tables = Tables
admin-column-draining = S’arrête
admin-column-lease = Bail (s)

preview-about = Des jeux de souris dans ton navigateur, à plusieurs ou contre des robots. Sans compte, rien à installer.
preview-table = Viens jouer avec nous !
preview-table-about = Suis le lien, choisis une place et joue dans ton navigateur. Sans compte, rien à installer.
preview-replay = Une partie à revoir
preview-replay-about = Vois coup par coup comment elle s’est jouée.
preview-rules = Règles : { $game }
preview-rules-about = Comment jouer, avec des exemples et des images.
preview-learn = Apprendre « { $game } »
preview-learn-about = Apprends à jouer pas à pas, en quelques minutes.

