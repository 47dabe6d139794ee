import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const fr: LanguageTexts = {
  code: 'fr',
  themes: [
    theme(
      'birds',
      'oiseaux ornithologie nature',
      `Un rouge-gorge a choisi notre brouette pour faire son nid.
      Compté {n} grues au-dessus de l’étang ce matin.
      Les martinets sont revenus, l’été peut commencer.
      Le merle du voisin imite désormais la sonnette de l’école.`,
      `Je n’ai pas osé bouger jusqu’à ce que le thé soit froid.
      Si quelqu’un connaît l’espèce, je suis preneuse.
      Les jumelles étaient évidemment à la maison.
      Voilà de quoi tenir jusqu’au soir.`,
    ),
    theme(
      'cooking',
      'cuisine pain recette',
      `Le levain a {n} jours et déjà un sacré caractère.
      Soupe de lentilles de ma tante : il n’y manque que ma tante.
      Les abricots sont mûrs tous le même jour, comme chaque année.
      J’ai raté le riz, et la croûte était délicieuse.
      Tarte aux prunes pour tout l’immeuble.`,
      `La recette dit « assez de farine », débrouillez-vous.
      Tout le monde en a repris.
      Un peu plus de citron la prochaine fois.
      Je peux l’écrire si cela intéresse quelqu’un.`,
    ),
    theme(
      'trains',
      'train TrainDeNuit transports',
      `Notre train est arrêté à cause de moutons, de vrais moutons.
      Le train de nuit pour la côte a encore ses vieux rideaux bleus.
      {n} minutes de retard et tout le compartiment connaît déjà nos prénoms.
      La petite ligne rouvre après quarante ans, toute la vallée était sur le quai.`,
      `J’avais un livre, je ne me plains pas.
      Une enfant a compté tous les ponts à voix haute.
      C’est tout de même mieux qu’un aéroport.
      On en veut davantage.`,
    ),
    theme(
      'books',
      'lecture livres VendrediLecture',
      `Fini un roman où il ne se passe rien, impossible de le lâcher.
      La bibliothèque prête maintenant des télescopes et un accordéon.
      Trouvé un billet de tram de 1961 dans un vieil atlas.
      La libraire m’a vendu trois livres alors que je venais pour une carte.`,
      `La traductrice mérite une statue.
      Ne lisez surtout pas la quatrième de couverture.
      J’ai pleuré dans le bus et je recommencerais.
      Et vous, que lisez-vous en ce moment ?`,
    ),
    theme(
      'garden',
      'jardin potager abeilles',
      `Limaces : {n}. Salades : zéro.
      Première tomate du jardin, partagée en cinq tranches très fines.
      Il y a un crapaud sous la rhubarbe, je lui ai présenté mes excuses.
      Le pommier que l’on croyait mort est en fleurs.`,
      `Je ne sais pas ce que j’ai fait de bien.
      Mon dos proteste.
      Les voisins en auront aussi.
      La pluie est arrivée dès que j’ai rangé l’arrosoir.`,
    ),
    theme(
      'cats',
      'chats ChatsDeMastodon caturday',
      `Le chat s’est installé dans le carton et a laissé le panier neuf à la poussière.
      À cinq heures, quelqu’un a poussé {n} stylos du bureau, un par un.
      Elle m’a apporté une feuille, toute fière.
      Impossible de me lever, il y a un chat sur moi.`,
      `Il ne regrette rien.
      C’est officiellement son fauteuil.
      Il paraît que le dîner est en retard.
      Le chien fait semblant de ne rien voir.`,
    ),
    theme(
      'city',
      'ville vélo logement',
      `Le parking est devenu une place avec des arbres, et tout le monde l’avait toujours voulue.
      Le conseil municipal a voté hier soir la nouvelle voie de bus.
      Dimanche sans voitures : notre rue s’est remplie de tables de ping-pong.
      Encore une famille qui part du quartier à cause des loyers.`,
      `Une petite chose, et la journée change.
      Personne ne regrette le bruit.
      Le plan est affiché à la mairie jusqu’à la fin du mois.
      Comme quoi, c’est possible.`,
    ),
    theme(
      'sky',
      'astronomie ciel étoiles',
      `Vu les anneaux de Saturne cette nuit, avec un télescope prêté.
      {n} étoiles filantes en une heure depuis le toit de l’école.
      Jupiter et Vénus côte à côte au-dessus du supermarché.
      La comète est une tache, mais quelle tache.
      Soirée d’observation dans les nuages : nous avons parlé des nuages.`,
      `Ma fille a demandé s’ils s’ennuient là-haut.
      Une couverture et un coin sombre suffisent.
      Demain je ne servirai à rien au bureau, tant pis.
      La chouette n’a pas été impressionnée.`,
    ),
    theme(
      'weather',
      'météo brouillard orage',
      `Le brouillard est si épais que le phare a l’air perdu.
      L’orage a emporté notre chaise de jardin, vue pour la dernière fois vers l’est.
      Il a plu de travers pendant {n} heures, puis un double arc-en-ciel.
      Première gelée : les flaques craquent et tous les enfants sont en retard.
      Canicule, la cave de la bibliothèque affiche complet.`,
      `J’ai tout de même étendu le linge, par principe.
      Passez voir vos voisins.
      Mon parapluie a tenu exactement un coin de rue.
      La lumière d’après valait bien tout ça.`,
    ),
    theme(
      'music',
      'musique chorale accordéon',
      `Acheté un accordéon d’occasion, je comprends maintenant le prix.
      Notre chorale a chanté à la piscine : onze secondes d’écho et beaucoup de rires.
      Après {n} semaines je connais toutes les fausses notes de la fanfare d’à côté.
      Quelqu’un jouait Bach à la scie sur le quai numéro deux.`,
      `Je l’ai en tête depuis mardi.
      Pas parfait, mais vivant.
      Tout le wagon s’est tu.
      Quelqu’un pleurait au premier rang, c’était moi.`,
    ),
  ],
  replies: lines(`
    Merci, voilà qui me fait la journée.
    Je l’ignorais, c’est magnifique.
    Pas d’accord, mais bien dit !
    C’était où ?
    Toutes mes félicitations !
    Pareil chez nous.
    Merci pour la description de l’image.
    Vous auriez une source ?
    Oh non… tenez-nous au courant.
    À essayer dimanche.
    Je confirme.
    Et ensuite, qu’a-t-il répondu ?
    Quelle bouille !
  `),
  bios: lines(`
    Jardinière le jour, lectrice la nuit.
    Prof d’histoire-géo, cycliste, basson amateur.
    Je traduis des livres que personne ne lit assez.
    Ici pour les oiseaux et les mauvais jeux de mots.
  `),
  polls: polls(`
    Pain au chocolat ou chocolatine ? | Pain au chocolat | Chocolatine | Je ne veux pas d’ennuis
    Vacances d’été : | Mer | Montagne | Maison | Train sans destination
  `),
  warnings: lines(`
    Nourriture
    Politique locale
    Divulgâchage
    Araignée
    Travail, je râle
  `),
  given: names(
    'Élodie=elodie Gaël=gael Mathilde Théo=theo Solène=solene Baptiste Inès=ines Rémi=remi Capucine Loïc=loic',
  ),
  family: names('Lefèvre=lefevre Moreau Garnier Besançon=besancon Perrault Chevalier Dubois Fontaine'),
}
