# Textes que seul le navigateur affiche.

app-name = Mauseloch
skip-to-content = Aller au contenu
language = Langue
sound = Son
settings = Réglages
close = Fermer
reload = Charger à nouveau
page-failed = Cette page n’est pas arrivée. Y a-t-il du réseau ?
offline = Tu es hors ligne. Tu peux toujours lire les règles, t’entraîner et regarder des parties enregistrées.

# Les titres des pages
page-home = Quatre jeux de souris
page-table = Table
page-replay = Revoir la partie
page-rules = Règles
page-learn = Apprendre à jouer
page-tables = Tables publiques
page-tv = Grand écran
page-one = Un seul appareil pour tous
page-privacy = Vie privée
page-lost = Il n’y a rien dans ce trou de souris
lost-hint = L’adresse contient peut-être une faute de frappe, ou la page a déménagé.
go-home = Vers la page d’accueil

# Réglages
setting-theme = Luminosité
setting-theme-auto = comme mon appareil
setting-theme-light = clair
setting-theme-dark = sombre
setting-motion = Mouvement
setting-motion-auto = comme mon appareil
setting-motion-reduced = calme
setting-motion-full = animé
setting-colours = Couleurs
setting-colours-normal = normales
setting-colours-contrast = fort contraste
setting-cards = Cartes
setting-cards-normal = normales
setting-cards-large = grandes
setting-hand = Je joue de la
setting-hand-right = main droite
setting-hand-left = main gauche
settings-kept = Tes réglages restent dans ce navigateur.

# Vie privée
privacy-short = Ici, personne n’a besoin de compte, personne n’est compté, et rien n’est chargé d’ailleurs.
privacy-browser = Ton navigateur garde tes réglages et la clé de ta place. Il n’y a pas de cookies. Quand tu quittes une table, sa clé est effacée.
privacy-server = Le serveur garde les tables et ce qu’on y joue : le nom que tu as tapé, les cartes et les dés joués, et dans les courses la rapidité de chacun. Si tu veux, joue sous un nom inventé.
privacy-address = Ton adresse internet ne sert qu’à t’envoyer le jeu. Elle n’est pas notée.
privacy-public = Aux tables publiques, tu reçois un nom de notre part, et on ne peut se dire que des phrases toutes prêtes.

# Pourquoi quelque chose n’a pas marché. $detail : quoi exactement, en anglais, pour les programmeurs
refused = Cela n’a pas marché : { $detail }
refused-bad_option = On ne peut pas choisir ces règles.
refused-bad_seats = Ce jeu n’est pas prévu pour autant de joueurs.
refused-bad_setup = Ce nom ne va pas. Il faut de 1 à 16 lettres ou chiffres.
refused-bad_token = Cette place n’est plus à toi.
refused-full = Toutes les tables sont prises en ce moment. Réessaie dans un petit moment.
refused-guess = C’était trop rapide pour être vrai. Regarde d’abord, tape ensuite !
refused-illegal = Ce n’est pas possible en ce moment.
refused-no_match = Cette partie n’existe pas, ou elle n’est pas finie.
refused-no_seat = Assieds-toi d’abord.
refused-no_table = Cette table n’existe pas. Le code est-il bon ?
refused-not_awaited = Tu as déjà répondu, ou ce n’est pas ton tour.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-not_playing = Aucune partie n’est en cours.
refused-offline = La connexion est coupée. Réessaie dans un instant.
refused-old_question = La partie a déjà continué.
refused-own_seat = C’est ta propre place. Lève-toi si tu veux la quitter.
refused-playing = La partie a déjà commencé.
refused-same_name = Quelqu’un ici porte déjà ce nom. Prends-en un autre.
refused-seated = Tu as déjà une place ici.
refused-table_failed = Quelque chose s’est cassé à cette table. Nous sommes désolés ! Ouvre une nouvelle table, s’il te plaît.
refused-taken = Cette place est prise. Choisis-en une autre, ou regarde.
refused-too_fast = Pas si vite !
refused-too_late = C’est arrivé trop tard.
refused-too_soon = C’est arrivé trop tôt.
refused-unknown_bot = Ce bot n’existe pas pour ce jeu.
refused-unknown_game = Ce jeu n’existe pas.
refused-version = Il y a un nouveau Mauseloch. Recharge la page.
