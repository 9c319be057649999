import { textPage } from '../textPage.ts'

/** /about */
export const about = textPage(
  'about',
  {
    title: 'About us',
    lede: 'Footwear and clothing for walking, made to be mended. Boulder, Colorado, since 1987.',
    sections: [
      {
        heading: 'How it began',
        paragraphs: [
          'With a cobbler’s bench and a queue of boots whose makers had stopped answering letters. We resoled them, and kept notes on what had failed.',
          'The first Harrow was built from those notes.',
        ],
      },
      {
        heading: 'How we work',
        paragraphs: [
          'We make a thing once it can be repaired, and drop it once it cannot. Weights are measured on our own scale and printed as they come.',
        ],
      },
      {
        heading: 'The name',
        paragraphs: ['A cairn is a pile of stones that marks a path. Everyone adds one, and nobody takes one away.'],
      },
    ],
  },
  {
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
)

/** /materials */
export const materials = textPage(
  'materials',
  {
    title: 'Materials',
    lede: 'What things are made of, and what we know about where it comes from.',
    sections: [
      {
        heading: 'Leather',
        paragraphs: [
          'Full-grain, 2.2 to 2.8 mm, from tanneries that publish their water. Wax it twice a year; it will hold longer than the sole.',
        ],
      },
      {
        heading: 'Wool',
        paragraphs: [
          'Undyed where it can be. Recycled knit is mixed with new fibre, because recycled alone wears through at the elbow.',
        ],
      },
      {
        heading: 'Membranes',
        paragraphs: [
          'Ours are made without fluorine. They need washing more often than the old ones did: twice a season, warm, no softener.',
        ],
      },
      {
        heading: 'Down',
        paragraphs: ['Grey duck, traceable to the farm. The grams inside are stated on every page that sells it.'],
      },
    ],
  },
  {
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
)

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
          'Each product page says whether the pair can be resoled, and how often. Twice is usual.',
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
