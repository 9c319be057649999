import { textPage } from '../textPage.ts'

/** /help/size-guides */
export const sizeGuides = textPage(
  'size-guides',
  {
    title: 'Size guides',
    lede: 'Measure in the evening, in the socks you walk in. Feet are larger then, and so are honest sizes.',
    sections: [
      {
        heading: 'Boots and shoes',
        paragraphs: [
          'Stand on paper with your heel at a wall, mark the longest toe, and measure in centimetres. Add one centimetre for boots, half a centimetre for shoes.',
          '24.5 cm is a US men’s 7 or women’s 8½ (EU 40). Every 8.5 mm more is one US size: 26.2 cm is a 9, 27.9 cm an 11.',
          'Between two sizes take the larger for boots, the smaller for approach shoes.',
        ],
      },
      {
        heading: 'Jackets, fleece and tees',
        paragraphs: [
          'Measure around the fullest part of the chest, tape level, arms down. S is 92 cm, M 98, L 105, XL 113 for men; for women S is 86, M 92, L 99, XL 107.',
          'Shells are cut to go over a fleece. You need no size more.',
        ],
      },
      {
        heading: 'Trousers and shorts',
        paragraphs: ['Sizes are waists in inches, measured where you wear them and not where a tailor would.'],
      },
      {
        heading: 'Kids',
        paragraphs: [
          'Sizes are ages, and children do not keep to them. Go by height where you can; cuffs let out by 4 cm.',
        ],
      },
    ],
  },
  {
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
)
