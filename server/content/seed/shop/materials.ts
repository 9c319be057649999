import { textPage } from '../textPage.ts'

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
