import { textPage } from '../textPage.ts'

/** /help/returns/how-to-return */
export const howToReturn = textPage(
  'how-to-return',
  {
    title: 'Returns',
    lede: 'You have sixty days. Wear it outside: that is what the days are for.',
    sections: [
      {
        heading: 'What we take back',
        paragraphs: [
          'Everything but gift cards, muddy or clean, within sixty days of delivery.',
          'A fault has no deadline. Write to us and we mend it, replace it or pay it back.',
        ],
      },
      {
        heading: 'How to send it',
        paragraphs: [
          'Put it in any box. Your order in your account has the label for the outside, as soon as it was delivered. Without an account, write to help@cairn.example and we send you one.',
          'Shake the worst of the mud off. Keep the laces.',
        ],
      },
      {
        heading: 'When the money comes',
        paragraphs: ['Within five working days of the parcel reaching us, to the card you paid with.'],
      },
    ],
  },
  {
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
)
