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
