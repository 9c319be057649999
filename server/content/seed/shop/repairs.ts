import { textPage } from '../textPage.ts'

/** /repairs */
export const repairs = textPage(
  'repairs',
  {
    title: 'Repairs',
    lede: 'Good boots outlive three soles. Send yours back and we rebuild what has worn.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'New sole, new rand, new laces, same fit. Zips, seams, buckles and baffles too.',
          'A page of the product says whether it can be resoled, and how often. Twice is usual.',
        ],
      },
      {
        heading: 'How to book',
        paragraphs: [
          'Write to repairs@cairn.example with a picture of each side and of the sole. You get a price before you send anything.',
          'It takes three weeks on the bench. We do the pairs in the order they come.',
        ],
      },
      {
        heading: 'What we cannot save',
        paragraphs: [
          'A midsole that crumbles and leather that has cracked through. If that is so we say it from the pictures, so that you do not pay the postage.',
        ],
      },
    ],
  },
  {
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
)
