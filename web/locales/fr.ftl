# Textes que seul le navigateur affiche.

skip-to-content = Aller au contenu
language = Langue
sound = Son
volume = Volume
music = Musique
settings = Réglages
close = Fermer
sure = Vraiment ?
reload = Recharger
page-failed = Une partie de la page n’a pas pu être chargée. As-tu du réseau ?
not-connected = Le serveur n’a pas répondu. As-tu du réseau ?
offline = Mauseloch est injoignable pour le moment. Tu peux quand même lire les règles.

# Les titres des pages
page-home = Jeux de souris
page-table = Table
page-replay = Revoir la partie
page-rules = Règles
page-learn = Apprendre à jouer
page-tables = Tables publiques
page-tv = Grand écran
page-one = Un seul appareil pour tout le monde
page-privacy = Vie privée
page-imprint = Mentions légales
page-lost = Il n’y a rien dans ce trou de souris
lost-hint = L’adresse contient peut-être une faute de frappe, ou la page a déménagé.
go-home = Aller à l’accueil
title-rules = Règles : { $game }
title-replay = Revoir : { $game }
title-review = Avec le coach : { $game }
title-turn = À toi – { $game }

# La page d’accueil. $game : le titre du jeu
play-now = Jouer tout de suite
play-now-game = Jouer tout de suite à « { $game } »
opponents = Contre qui tu joues
with-friends = À plusieurs
with-friends-game = Jouer à « { $game } » à plusieurs
learn = Apprendre
learn-game = Apprendre « { $game } »
first-time = Première fois ?
first-time-game = Première fois ? Apprendre « { $game } »
first-time-table = Première fois ? Pip te montre comment on joue
rules = Règles
rules-game = Règles de « { $game } »
back-to-table = Retour à ta table { $code }
code-label = Code de la table
code-go = C’est parti
code-wrong = Un code ressemble à mavolisu-2718 : huit lettres et quatre chiffres.
other-ways = D’autres façons de jouer
way-tables = Joue avec les personnes présentes
way-one = Le téléphone ou la tablette passe de main en main
way-tv = La table sur la télé, tes cartes sur ton téléphone

# Avant la partie : noms, places, robots, règles
your-name = Ton nom à la table
your-name-none = surprends-moi
public-name = À une table publique, c’est nous qui te donnons un nom.
look = Animal et couleur
look-portrait = Animal
look-colour = Couleur
portrait-fox = Renard
portrait-bear = Ours
portrait-hare = Lièvre
portrait-owl = Hibou
portrait-frog = Grenouille
portrait-panda = Panda
portrait-penguin = Manchot
portrait-hedgehog = Hérisson
portrait-lion = Lion
portrait-koala = Koala
portrait-pig = Cochon
portrait-chick = Poussin
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
colour-teal = turquoise
fewer = Diminuer
more = Augmenter
create-seats = Places
create-bots = Dont robots
create-bot = Comment jouent les robots ?
create-who = Qui peut venir ?
create-friends = sur invitation
create-friends-hint = toute personne qui a le lien ou le code
create-public = tout le monde
create-public-hint = la table est dans la liste
create-more = Temps et règles
create-even = Égaliser les chances : on joue contre son propre temps habituel
create-open = Ouvrir la table
pace = Temps pour chaque choix
pace-relaxed = sans se presser
pace-relaxed-hint = toute une journée
pace-calm = tranquille
pace-calm-hint = une minute
pace-quick = rapide
pace-quick-hint = 20 secondes
option-number = { $number }

# Places et personnes
seat-number = place { $number }
seat-empty = Place { $number } libre
seat-free = à prendre
seat-free-later = libre dès la prochaine partie
seat-next = { $name } joue ici dès la prochaine partie
seat-next-you = à toi dès la prochaine partie
# $quality: of somebody’s connection; $ms: how long it takes there and back
seat-line = { $quality ->
    [good] bonne connexion ({ $ms } ms)
    [fair] connexion moyenne ({ $ms } ms)
   *[poor] connexion lente ({ $ms } ms)
 }
seat-line-note = Dans une course, le temps que prend la connexion est déduit, pour autant que nous puissions le mesurer nous-mêmes.
seat-stand-in = un robot plus simple joue
you = (toi)
you-ribbon = toi
host = hôte de la table
away = pas là
is-asked = réfléchit
wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 }
sit-down = M’asseoir
sit-here = M’asseoir ici
sit-on = M’asseoir ici : place { $number }
sit-later = Jouer la prochaine partie
sit-on-later = Jouer la prochaine partie : place { $number }
bot-on = Robot à la place { $number }
bot-none = laisser libre
bot-chosen = Robot : { $how }
hear = Entendre ce que dit { $name }
mute = Ne plus entendre
unmute = Entendre à nouveau
remove = Libérer la place
remove-sure = Vraiment sans { $name } ?
invite = Inviter du monde
invite-title = Viens jouer à « { $game } »
invite-scan = À scanner avec un téléphone, ou à dire tout haut :
invite-scan-big = Scanne-le avec ton téléphone, ou tape le code :
qr-label = Code QR de la table { $code }
share-link = Envoyer le lien
copy-link = Copier le lien
link-copied = Le lien est copié
link-not-copied = Ce navigateur ne permet pas de copier. Le lien est dans la barre d’adresse.
lobby-seats = Qui joue ?
lobby-options = Comment on joue
lobby-empty = { $count ->
    [one] Un robot prend la place vide. Quelqu’un qui arrive plus tard peut la reprendre.
   *[other] Des robots prennent les { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $count }
    } places vides. Quelqu’un qui arrive plus tard peut en reprendre une.
 }
lobby-start = Commencer
lobby-wait = { $name } lancera la partie quand tout le monde sera là.
lobby-wait-host = La partie commencera quand tout le monde sera là.

# À la table. $names : une liste ; $name : une personne
arriving = Un instant…
board = La table
your-turn = À toi !
waiting-for = On attend { $names }
stand-in = En préparation : { $names }. En attendant, un robot plus simple joue.
skip-scene = Passer
sending = Envoi…
time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
lost = La connexion est perdue. On réessaie…
lost-pending = La connexion est perdue. Ton choix est gardé et partira dès qu’elle reviendra.
paused-unreachable = Pause : les parties ne peuvent pas être enregistrées.
paused-full = Pause : il n’y a plus de place pour enregistrer.
paused-busy = Pause : l’enregistrement prend plus de temps que d’habitude.
paused-hint = Rien n’est perdu, les horloges sont arrêtées, et ça reprendra tout seul.
resumed = La partie reprend.
missed = Entre-temps :
watching = Tu regardes.
watching-later = Tu regardes. Tu joues la prochaine partie.
people = Qui joue
story = Ce qui s’est passé
story-empty = Il ne s’est encore rien passé.
say-something = Dire quelque chose
says = { $name } dit : { $phrase }
reacts = { $name } réagit : { $face }
faces = Réactions
face-laugh = Rire
face-love = Amour
face-wow = Surprise
face-phew = Soulagement
face-sad = Tristesse
face-wink = Clin d’œil
menu = Plus
tell-scene = Dis-moi ce qu’il y a sur la table (touche S)
other-device = Continuer sur un autre appareil
other-device-hint = Scanne ce code avec l’autre appareil : il aura ta place, lui aussi. Ne le montre à personne d’autre : c’est la clé de ta place.
table-leave = Quitter la table
go-sure = Tu t’en vas ?
go-hint = Si tu pars pour l’instant, ta place reste à toi : reviens avec le même lien. Si tu la laisses, quelqu’un d’autre peut la prendre.
go-hint-playing = Si tu pars pour l’instant, ta place reste à toi et un robot joue jusqu’à ton retour. Si tu la laisses, un robot finit la partie.
get-up = Laisser ma place
just-go = Partir pour l’instant
go-away = Retour
stay = Rester
removed = Ta place a été libérée
removed-hint = L’hôte de la table a libéré ta place. Tu peux regarder, ou prendre une autre place libre.
watch-on = Regarder
table-gone = Table { $code }

# La fin d’une partie. $points : un nombre ; $shown : le même avec un vrai moins
watch-won = { $names } gagne !
watch-shared = { $names } se partagent la victoire !
result-won = { $ahead ->
    [one] Tu as gagné avec 1 point d’avance !
   *[other] Tu as gagné avec { $ahead } points d’avance !
 }
result-won-level = Tu as gagné à égalité de points !
result-won-anyway = Tu as gagné !
result-won-shared = Tu partages la victoire avec { $names } !
result-place = { $place ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
    [6] Sixième place
   *[other] Place { $place }
 }
result-place-shared = { $place ->
    [2] Deuxième place partagée
    [3] Troisième place partagée
    [4] Quatrième place partagée
    [5] Cinquième place partagée
    [6] Sixième place partagée
   *[other] Place { $place } partagée
 }
result-short = { $points ->
    [one] { $nth }, à 1 point de la victoire
   *[other] { $nth }, à { $points } points de la victoire
 }
result-level = { $nth }, à égalité de points
result-despite = { $nth }, malgré plus de points
result-places = Classement et points
to-result = Résultat
place = Rang
name = Nom
points = Points
evening = Victoires jusqu’ici
points-count = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
 }
again = Rejouer
again-wait = { $name } peut relancer une partie.
again-wait-host = L’hôte de la table peut relancer une partie.
after-more = Plus…
look-at-board = Revoir la table
watch-again = Revoir la partie
share-match = Partager
save-match = Enregistrer
record-failed = La partie n’a pas pu être chargée. Réessaie dans un instant.
other-game = Un autre jeu

# Tables publiques
tables-about = Joue avec les personnes présentes. Tout le monde reçoit un nom de notre part, et on ne parle qu’avec des phrases toutes prêtes.
tables-none = Il n’y a personne en ce moment. Ouvre une table, et les autres la trouveront !
tables-new = Ouvrir une nouvelle table
tables-open = attend du monde
tables-playing = partie en cours
tables-over = entre deux parties
sit-at = M’asseoir à la table { $code } : « { $game } »
sit-at-later = Jouer la prochaine partie de « { $game } », table { $code }
watch = Regarder
watch-at = Regarder la table { $code } : « { $game } »

# Le grand écran
tv-about = La table est ici, sous les yeux de tout le monde. Vous jouez avec vos téléphones. Quel jeu ?
tv-code = Montrer une table déjà ouverte
tv-start = Appuie sur OK quand tout le monde sera là.
tv-nobody = Personne n’a encore pris place. Si tu commences maintenant, seuls des robots joueront.
tv-hands = Vos cartes sont sur vos téléphones.

# Un seul appareil pour tous
one-about = Un téléphone ou une tablette passe de main en main. Personne ne voit les cartes des autres.
one-go-on = Continuer à votre dernière table
one-game = Quel jeu ?
one-who = Qui joue ?
one-name = Nom { $number }
one-without = Enlever le nom { $number }
one-more = Ajouter quelqu’un
one-same = Deux d’entre vous ont le même nom.
one-turn = { $name }, à toi !
one-give = Donne l’appareil à { $name }
one-look-away = Les autres, regardez ailleurs !
one-have = C’est moi, { $name }
one-end = Arrêter de jouer ?
one-end-hint = Tout le monde quitte la table, et cette partie est finie.
one-end-yes = Arrêter

# Réglages
setting-vibration = Vibrer quand c’est à moi
setting-theme = Apparence
setting-theme-auto = comme mon appareil
setting-theme-light = claire
setting-theme-dark = sombre
setting-motion = Animations
setting-motion-auto = comme mon appareil
setting-motion-reduced = discrètes
setting-motion-full = complètes
setting-colours = Couleurs
setting-colours-normal = normales
setting-colours-contrast = très contrastées
setting-cards = Cartes
setting-cards-normal = normales
setting-cards-large = grandes
setting-hand = Je joue de la
setting-hand-right = main droite
setting-hand-left = main gauche
setting-odds = Risque du prochain lancer dans « Mäusezocken »
setting-odds-off = garder la surprise
setting-odds-on = montrer le risque
setting-story = Ce qui s’est passé
setting-story-pictures = en images
setting-story-words = en mots
setting-remarks = Ce que disent les robots
setting-remarks-on = montrer
setting-remarks-off = cacher
settings-kept = Tes réglages restent dans ce navigateur.
tips-again = Revoir les conseils de Pip
tips-to-come = Pip te donnera de nouveau des conseils quand tu joueras.

# Vie privée
privacy-short = Ici, pas de compte, pas de pistage, et rien n’est chargé d’ailleurs.
privacy-browser = Ton navigateur garde tes réglages, le dernier nom que tu as tapé, ton animal, ta couleur, ta dernière table et les clés de tes places. Il n’y a pas de cookies. Quand tu laisses ta place à une table, sa clé est effacée.
privacy-password = Il garde aussi le mot de passe de ce site une fois que tu l’as tapé, pour ne pas te le redemander.
privacy-server = Le serveur garde une table, avec les noms qu’on y a tapés, tant que des personnes y viennent. Une table restée vide deux heures (ou une semaine, si l’on y joue sans se presser) est effacée avec ses noms.
privacy-matches = Ce qui a été joué reste : les cartes et les dés et, dans les courses, le temps de réaction à chaque place, mais pas qui y a joué. Avec le lien, tout le monde peut revoir la partie.
privacy-address = Ton adresse internet ne sert qu’à t’envoyer le jeu. Elle n’est pas enregistrée.
privacy-public = Aux tables publiques, tu reçois un nom de notre part, et on ne peut se dire que des phrases toutes prêtes.
privacy-host = Ce qu’ajoute la personne qui gère ce site
imprint-none = La personne qui gère ce site n’a pas écrit de mentions légales.

# Un lieu avec un mot de passe
password-about = Ce site demande un mot de passe. La personne qui gère le site peut te le donner. Avec un lien d’invitation, tu n’en as pas besoin.
password-label = Mot de passe de ce site
password-enter = Entrer le mot de passe

# Pourquoi quelque chose n’a pas marché. $detail : quoi exactement, en anglais, pour les programmeurs
refused = Ça n’a pas marché : { $detail }
refused-bad_look = Ce portrait ou cette couleur n’existe pas. Choisis autre chose.
refused-bad_option = On ne peut pas choisir ces règles.
refused-bad_seats = Ce jeu ne se joue pas avec ce nombre de personnes.
refused-bad_setup = Ce nom ne va pas. Il faut de 1 à 16 lettres ou chiffres.
refused-bad_token = Cette place n’est plus à toi.
refused-blocked = Trop de demandes sont venues de ton réseau. Attends quelques minutes.
refused-full = Toutes les tables sont prises en ce moment. Réessaie un peu plus tard.
refused-guess = C’était trop rapide pour être vrai. Regarde d’abord, tape ensuite.
refused-illegal = Ce n’est pas possible en ce moment.
refused-lookalike_name = Ce nom ressemble à celui de quelqu’un ici. Prends-en un autre.
refused-mixed_name = Ce nom mélange les lettres de plusieurs alphabets. N’en prends qu’un seul.
refused-no_coach = Il n’y a pas de coach sur ce serveur.
refused-no_match = Cette partie n’existe pas, ou elle n’est pas finie.
refused-no_public_tables = Il n’y a pas de tables publiques ici. Ouvre une table et envoie le lien aux personnes que tu invites.
refused-no_seat = Prends d’abord une place.
refused-no_strongest = Les robots les plus forts ne sont pas disponibles sur ce serveur.
refused-no_table = Cette table n’existe pas. Le code est-il bon ?
refused-not_awaited = Tu as déjà répondu, ou ce n’est pas ton tour.
refused-not_host = C’est à l’hôte de la table de faire cela.
refused-not_offered = Ce jeu n’est pas proposé ici.
refused-not_playing = Aucune partie n’est en cours.
refused-not_practice = Les conseils servent à s’entraîner : dans les parties où personne d’autre n’a joué, et jamais dans une course.
refused-offline = La connexion est coupée. Réessaie dans un instant.
refused-old_question = La partie a déjà avancé.
refused-own_seat = C’est ta propre place. Pour la quitter, choisis « Laisser ma place ».
refused-password_needed = Pour cela, il faut le mot de passe de ce site.
refused-password_wrong = Ce n’est pas le bon mot de passe. Essaie encore.
refused-wrong_passwords = Trop de mots de passe incorrects sont venus d’ici. Viens avec un lien d’invitation, ou réessaie plus tard.
refused-playing = La partie a déjà commencé.
refused-same_name = Quelqu’un ici porte déjà ce nom. Prends-en un autre.
refused-seated = Tu as déjà une place ici.
refused-store_away = Rien ne peut être enregistré pour l’instant. Réessaie dans un moment.
refused-table_elsewhere = On joue maintenant à cette table sur un autre serveur. Recharge la page.
refused-table_failed = Cette table a rencontré un problème. Ouvres-en une nouvelle.
refused-taken = Cette place est prise. Choisis-en une autre, ou regarde.
refused-too_fast = C’est trop à la fois. Attends un instant.
refused-too_late = C’est arrivé trop tard.
refused-too_many_connections = Trop de personnes de ton réseau sont ici en ce moment. Réessaie dans un instant.
refused-too_many_tables = Trop de tables sont ouvertes depuis ton réseau. Joue à l’une d’elles ou attends un peu.
refused-too_soon = C’est arrivé trop tôt.
refused-unknown_bot = Ce robot n’existe pas pour ce jeu.
refused-unknown_game = Ce jeu n’existe pas.
refused-unsupported = Ce jeu ne permet pas cela.
refused-version = Il y a une nouvelle version de Mauseloch. Recharge la page.
refused-wrong_codes = Trop de codes incorrects sont venus de ton réseau. Utilise le lien ou le code QR, ou attends un moment.

# Revoir une partie. $name : quelqu’un qui a joué
name-seat-1 = Siège 1
name-seat-2 = Siège 2
name-seat-3 = Siège 3
name-seat-4 = Siège 4
name-seat-5 = Siège 5
name-seat-6 = Siège 6
watching-about = Revois une partie enregistrée : pas à pas, à travers les yeux de qui tu veux.
watching-open = Choisir un fichier
watching-drop = Ou dépose le fichier ici.
watching-other = Ouvrir un fichier
watching-eyes = À travers les yeux de qui ?
watching-eyes-nobody = quelqu’un du public
watching-eyes-all = toutes les cartes visibles
watching-first = Au début
watching-back = Un pas en arrière
watching-play = Lecture
watching-pause = Pause
watching-forward = Un pas en avant
watching-last = À la fin
watching-where = Position dans la partie
watching-place = Étape { $step } sur { $last }
watching-speed = Vitesse
watching-times = { $times }×
watching-hand = Cartes : { $name }

# Les règles
rules-print = Imprimer
rules-others = Les règles des autres jeux
rules-none = Les règles de ce jeu ne se trouvent pas ici.
learn-none = Il n’y a pas de leçon pour ce jeu. Les règles disent comment on y joue.

# Pourquoi une partie ne peut pas être revue
refused-busy = Il y a foule en ce moment. Réessaie dans un instant.
refused-damaged_match = Cette partie est enregistrée, mais on ne peut plus la lire.
refused-damaged_record = Ce fichier est abîmé : il manque quelque chose, ou quelqu’un l’a modifié.
refused-foreign_record = Ce fichier n’est pas une partie enregistrée avec Mauseloch.
refused-record_mismatch = Ce fichier ne respecte pas les règles du jeu ; on ne peut donc pas le montrer.
refused-record_version = Cette partie a été enregistrée par une autre version de Mauseloch, avec d’autres règles.
refused-too_long = C’est trop long.

# The coach looks back. Costs are in percentage points; $error is the standard error.
page-review = Revoir avec le coach
coach-wait = Le coach parcourt la partie.
coach-wait-hint = Cela prend quelques secondes.
coach-again = Réessayer
coach-whose = Les choix de qui ?
coach-percent = { $value } %
coach-about = { $value } % ± { $error }
coach-curve-said = Chances de gagner en pour cent : { $start } au début, { $end } à la fin ; au moins { $least }, au plus { $most }.
coach-exact = Tout est calculé exactement.
coach-sampled = Estimé à partir de nombreuses parties continuées depuis ce moment ; ± indique l’écart habituel.
coach-partly = Exact là où il n’y a pas de ± ; le reste est estimé à partir de nombreuses parties continuées depuis ce moment, et ± indique l’écart habituel.
coach-approximate = Évalué approximativement, par une valeur apprise.
coach-exact-too = Sans ±, c’est exact.
coach-sampled-too = Tout autre ± vient de nombreuses parties continuées depuis ce moment et indique l’écart habituel.
coach-table = La courbe en tableau
coach-moment = Moment
coach-start = Début
coach-choice = Avant le choix { $number }
coach-end = Fin
coach-no-turns = Il n’y en a pas eu : les chances n’ont jamais beaucoup changé d’un coup.
coach-see = Regarder
coach-see-turn = Regarder : tournant { $number }
coach-choices = Tous les choix
coach-total = Ensemble, ils ont coûté { $cost } points de pourcentage.
coach-perfect = Aucun choix n’a coûté quoi que ce soit. Bien joué !
coach-better = mieux : { $best }
coach-cost-none = ne coûte rien
coach-cost = −{ $cost }
coach-cost-about = −{ $cost } ± { $error }
hint = Que ferait le coach ?
hint-wait = Le coach réfléchit.
hint-best = Le coach ferait ceci : { $doing }.
hint-chances = Tes chances de gagner
hint-marked = C’est ce que ferait le coach.

# A game without a board of its own
plain-scene = Ce qu’il y a sur la table
plain-figures = Tout le monde
plain-acts = Ce que tu peux faire
plain-last = Ce qui vient de se passer

# De ceux qui tiennent le serveur
notice-title = À noter :
notice-draining = Le serveur va bientôt s’arrêter. Tu peux finir ta partie, mais aucune autre ne commencera.
refused-closed = La personne qui gère ce site a fermé cette table.
because-closed = La personne qui gère ce site a fermé cette table : { $detail }
refused-draining = Le serveur va bientôt s’arrêter ; rien de nouveau ne peut commencer. Réessaie un peu plus tard.
remove-keep-out = Oui, et empêcher son retour
refused-kept_out = L’hôte t’a fait quitter cette table. Tu ne peux pas y revenir.
refused-same_line = Cette personne semble utiliser la même connexion internet que toi : on ne peut donc pas l’empêcher de revenir. Tu peux libérer sa place.
