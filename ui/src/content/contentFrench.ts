import type { ContentDocuments } from './EditorialDocument.ts'

export const contentFrench: ContentDocuments = {
  delivery: {
    title: 'Livraison',
    lede: 'Le prix et la date s’affichent dans votre panier avant de payer, pour votre propre code postal.',
    sections: [
      {
        heading: 'Combien de temps',
        paragraphs: [
          'La livraison standard prend deux à quatre jours ouvrés. Des modes plus rapides sont proposés à la caisse là où un transporteur passe.',
          'Les commandes passées avant midi partent le jour ouvré même.',
        ],
      },
      {
        heading: 'Combien ça coûte',
        paragraphs: [
          'Entrez votre code postal dans le panier : vous voyez le prix de chaque mode. Rien ne s’ajoute ensuite.',
        ],
      },
      { heading: 'Cartes cadeaux', paragraphs: ['Une carte cadeau part par e-mail dans l’heure, sans frais.'] },
    ],
  },
  returns: {
    title: 'Retours',
    lede: 'Vous avez soixante jours. Portez-le dehors : ils sont faits pour ça.',
    sections: [
      {
        heading: 'Ce que nous reprenons',
        paragraphs: [
          'Tout sauf les cartes cadeaux, boueux ou propre, dans les soixante jours qui suivent la livraison.',
          'Un défaut n’a pas de délai. Écrivez-nous : nous réparons, remplaçons ou remboursons.',
        ],
      },
      {
        heading: 'Comment l’envoyer',
        paragraphs: [
          'Dans n’importe quel carton. L’étiquette se trouve dans votre compte, à côté de la commande, dès qu’elle est livrée. Sans compte, écrivez à help@cairn.example et nous vous en envoyons une.',
        ],
      },
      {
        heading: 'Quand l’argent revient',
        paragraphs: ['Cinq jours ouvrés au plus après l’arrivée du colis, sur la carte utilisée.'],
      },
    ],
  },
  sizeGuides: {
    title: 'Guides des tailles',
    lede: 'Mesurez le soir, avec vos chaussettes de marche. Les pieds sont alors plus grands, et les tailles plus justes.',
    sections: [
      {
        heading: 'Chaussures',
        paragraphs: [
          'Debout sur une feuille, talon au mur, marquez l’orteil le plus long et mesurez en centimètres. Ajoutez un centimètre pour les chaussures montantes, un demi pour les basses.',
          '24,5 cm correspond au 40 européen, 26,2 cm au 42, 27,9 cm au 44½.',
        ],
      },
      {
        heading: 'Vestes, polaires et t-shirts',
        paragraphs: [
          'Mesurez le tour de poitrine, ruban horizontal, bras baissés. Homme : S 92 cm, M 98, L 105, XL 113. Femme : S 86, M 92, L 99, XL 107.',
        ],
      },
      {
        heading: 'Pantalons et shorts',
        paragraphs: ['Les tailles sont des tours de taille en pouces, mesurés là où vous les portez.'],
      },
      {
        heading: 'Enfants',
        paragraphs: [
          'Les tailles sont des âges, et les enfants ne s’y tiennent pas. Fiez-vous à la stature ; les poignets s’allongent de 4 cm.',
        ],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lede: 'Quelqu’un lit tout. La même personne répond, le plus souvent.',
    sections: [
      {
        heading: 'Par e-mail',
        paragraphs: [
          'help@cairn.example, réponse sous un jour ouvré. Mettez le numéro de commande en première ligne si vous en avez un.',
        ],
      },
      {
        heading: 'Par courrier',
        paragraphs: ['Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis.'],
      },
    ],
  },
  repairs: {
    title: 'Réparations',
    lede: 'De bonnes chaussures survivent à trois semelles. Renvoyez-nous les vôtres, nous refaisons ce qui est usé.',
    sections: [
      {
        heading: 'Ce que nous faisons',
        paragraphs: [
          'Semelle, pare-pierres et lacets neufs, même chaussant. Fermetures, coutures et boucles aussi.',
          'La page de l’article dit s’il se ressemelle et combien de fois. Deux, d’ordinaire.',
        ],
      },
      {
        heading: 'Comment réserver',
        paragraphs: [
          'Écrivez à repairs@cairn.example avec une photo de chaque côté et de la semelle. Vous recevez un prix avant d’envoyer quoi que ce soit.',
          'Comptez trois semaines à l’atelier.',
        ],
      },
      {
        heading: 'Ce que nous ne pouvons pas sauver',
        paragraphs: ['Une intercalaire qui s’effrite, un cuir fendu de part en part. Nous le disons dès les photos.'],
      },
    ],
  },
  about: {
    title: 'Qui nous sommes',
    lede: 'Chaussures et vêtements de marche, faits pour être réparés. Boulder, Colorado, depuis 1987.',
    sections: [
      {
        heading: 'Le début',
        paragraphs: [
          'Un établi de cordonnier et une file de chaussures dont les fabricants ne répondaient plus. Nous les avons ressemelées en notant ce qui avait lâché.',
          'La première Harrow est née de ces notes.',
        ],
      },
      {
        heading: 'Notre façon',
        paragraphs: [
          'Nous fabriquons une chose quand elle se répare et l’arrêtons quand elle ne se répare plus. Les poids sont ceux de notre balance.',
        ],
      },
      {
        heading: 'Le nom',
        paragraphs: [
          'Un cairn est un tas de pierres qui marque un chemin. Chacun en ajoute une, personne n’en retire.',
        ],
      },
    ],
  },
  materials: {
    title: 'Matières',
    lede: 'De quoi les choses sont faites, et ce que nous savons de leur origine.',
    sections: [
      {
        heading: 'Cuir',
        paragraphs: ['Pleine fleur, de 2,2 à 2,8 mm, de tanneries qui publient leur eau. À graisser deux fois l’an.'],
      },
      {
        heading: 'Laine',
        paragraphs: [
          'Non teinte quand c’est possible. La maille recyclée est mêlée de fibre neuve, car seule elle cède au coude.',
        ],
      },
      {
        heading: 'Membranes',
        paragraphs: [
          'Les nôtres sont sans fluor. Elles se lavent plus souvent : deux fois par saison, tiède, sans adoucissant.',
        ],
      },
      { heading: 'Duvet', paragraphs: ['Canard gris, traçable jusqu’à la ferme. Les grammes sont indiqués partout.'] },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    lede: 'Votre panier reste sur votre appareil. Voici ce qui en sort.',
    sections: [
      {
        heading: 'Ce qui reste chez vous',
        paragraphs: [
          'Ce que vous regardez, mettez au panier et saisissez à la caisse est gardé dans ce navigateur pour survivre à une coupure. Effacez les données du site et tout disparaît.',
          'Les numéros de carte n’y sont jamais gardés.',
        ],
      },
      {
        heading: 'Ce que nous recevons',
        paragraphs: [
          'Les lignes de votre panier, pour que prix et stock soient justes. Avec une commande : nom, adresse, téléphone et e-mail.',
          'Votre carte va une fois au prestataire de paiement et nous revient sous forme de référence.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Écrivez à privacy@cairn.example pour voir, corriger ou effacer ce que nous avons. Réponse sous trente jours.',
        ],
      },
    ],
  },
  terms: {
    title: 'Conditions',
    lede: 'Les règles de l’achat ici, aussi courtes que possible.',
    sections: [
      {
        heading: 'La commande',
        paragraphs: [
          'Une commande est passée quand nous la confirmons par un numéro, et une seule fois : appuyer deux fois n’achète pas deux fois.',
          'Le total accepté est le total débité. S’il change avant, nous vous redemandons.',
        ],
      },
      {
        heading: 'Prix et stock',
        paragraphs: [
          'Les prix sont dans la devise du site. Les montants en pointillé sont des estimations jusqu’à la réponse de la boutique.',
        ],
      },
      {
        heading: 'Retours et défauts',
        paragraphs: [
          'Soixante jours, porté ou non, et aucun délai pour les défauts. Vos droits légaux restent entiers.',
        ],
      },
    ],
  },
  loyalty: {
    title: 'Fidélité',
    lede: 'Il n’y a pas encore de programme de points ici. Le jour venu, vous le lirez d’abord sur cette page.',
    sections: [
      {
        heading: 'Ce que nous faisons à la place',
        paragraphs: [
          'Le même prix pour tout le monde. Soixante jours pour un retour, aucun délai pour un défaut, et un atelier qui ne demande pas combien de fois vous avez acheté chez nous.',
        ],
      },
    ],
  },
  loyaltyTerms: {
    title: 'Conditions de fidélité',
    lede: 'Pas de programme, pas de points, pas de conditions à accepter. Voici ce qui vaut jusque-là.',
    sections: [
      {
        heading: 'Aujourd’hui',
        paragraphs: [
          'Une commande ne rapporte pas de points et n’en utilise pas. Nous ne gardons pas trace de vos achats à cette fin.',
        ],
      },
      {
        heading: 'Plus tard',
        paragraphs: [
          'Y entrer sera votre choix, jamais une case cochée d’avance. Les conditions seront ici avant le premier point.',
        ],
      },
    ],
  },
  saleTerms: {
    title: 'Conditions des soldes',
    lede: 'Comment fonctionnent les prix réduits et les codes.',
    sections: [
      {
        heading: 'Prix réduits',
        paragraphs: [
          'L’ancien prix figure à côté du nouveau. Il vaut tant qu’il est affiché, et tant qu’il y a du stock.',
          'Votre panier suit la boutique : si un prix change avant la commande, le panier montre le nouveau et vous demande votre accord.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'Un panier prend jusqu’à cinq codes, chacun une fois. Certains valent à partir d’un montant, d’autres jusqu’à une date, d’autres une fois par personne ; le panier le dit quand l’un ne s’applique pas.',
          'Un code réduit les articles ou paie la livraison. Aucun total ne descend sous zéro.',
        ],
      },
      {
        heading: 'Retours',
        paragraphs: ['Soldé ou non, vous avez soixante jours. Nous rendons ce que vous avez payé.'],
      },
    ],
  },
  smsTerms: {
    title: 'Conditions des SMS',
    lede: 'Nous n’envoyons pas de publicité par SMS.',
    sections: [
      {
        heading: 'Votre numéro',
        paragraphs: [
          'Nous le demandons à la caisse pour que le transporteur puisse vous joindre à la porte. Il part avec le colis, et nulle part ailleurs.',
        ],
      },
      {
        heading: 'Si un message se réclame de nous',
        paragraphs: [
          'Il n’est pas de nous, sauf si un transporteur est en route. Ne suivez pas son lien. Prévenez-nous à help@cairn.example.',
        ],
      },
    ],
  },
  associateDiscountTerms: {
    title: 'Conditions de la remise du personnel',
    lede: 'Pour celles et ceux qui travaillent chez Cairn. La remise s’obtient en magasin et ne s’utilise pas encore sur ce site.',
    sections: [
      {
        heading: 'Qui y a droit',
        paragraphs: ['Toute personne qui a un numéro de personnel, du premier jour au dernier.'],
      },
      {
        heading: 'À quoi elle sert',
        paragraphs: ['À vous et aux personnes de votre foyer. Ni pour les cartes cadeaux, ni pour revendre.'],
      },
      {
        heading: 'Comment l’utiliser',
        paragraphs: [
          'Montrez votre carte du personnel à la caisse. Pour toute question, voyez la personne qui dirige votre magasin.',
        ],
      },
    ],
  },
}
