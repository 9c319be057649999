import type { SeedDocument } from '../SeedDocument.ts'
import { textPage } from '../textPage.ts'

/** /help/size-guides: with the lengths of `core/domain/sizing`, which are those of feet. */
export const sizeGuides: SeedDocument = {
  family: 'page',
  key: 'size-guides',
  body: (say, language, site) => (site === 'NA' ? american : european).body(say, language, site),
}

/** The figures by how readers measure: inches first, or centimetres. */
const english = ({
  feet,
  chests,
  cuffs,
}: {
  readonly feet: string
  readonly chests: string
  readonly cuffs: string
}) => ({
  title: 'Size guides',
  lede: 'Measure in the evening, in the socks you walk in. Feet are larger then, and so are honest sizes.',
  sections: [
    {
      heading: 'Boots and shoes',
      paragraphs: [
        'Stand on paper with your heel at a wall and mark the longest toe. Measure both feet and go by the longer one.',
        'The lengths in our tables are those of your foot. The room that toes need is already in the size, so add nothing.',
        feet,
        'Between two lengths take the larger size.',
      ],
    },
    {
      heading: 'Jackets, fleece and tees',
      paragraphs: [
        `Measure around the fullest part of the chest, tape level, arms down. ${chests}`,
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
        `Sizes are ages, and children do not keep to them. Go by height where you can; cuffs let out by ${cuffs}.`,
      ],
    },
  ],
})

const french = {
  title: 'Guides des tailles',
  lede: 'Mesurez le soir, avec vos chaussettes de marche. Les pieds sont alors plus grands, et les tailles plus justes.',
  sections: [
    {
      heading: 'Chaussures',
      paragraphs: [
        'Debout sur une feuille, talon au mur, marquez l’orteil le plus long. Mesurez les deux pieds et gardez le plus long.',
        'Les longueurs de nos tableaux sont celles du pied. La pointure prévoit déjà la place des orteils : n’ajoutez rien.',
        '24,5 cm correspond au 40 européen, 26,2 cm au 42, 27,9 cm au 44½. Entre deux longueurs, prenez la plus grande pointure.',
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
}

const european = textPage(
  'size-guides',
  english({
    feet: '24.5 cm is a US men’s 7 or women’s 8½ (EU 40). Every 8.5 mm more is one US size: 26.2 cm is a 9, 27.9 cm an 11.',
    chests: 'S is 92 cm, M 98, L 105, XL 113 for men; for women S is 86, M 92, L 99, XL 107.',
    cuffs: '4 cm',
  }),
  french,
)

const american = textPage(
  'size-guides',
  english({
    feet: '9.6 inches (24.5 cm) is a men’s 7 or a women’s 8½. Every third of an inch (8.5 mm) more is one size: 10.3 inches (26.2 cm) is a 9, 11 inches (27.9 cm) an 11.',
    chests:
      'S is 36 inches (92 cm), M 38½ (98), L 41½ (105), XL 44½ (113) for men; for women S is 34 (86), M 36 (92), L 39 (99), XL 42 (107).',
    cuffs: '1½ inches (4 cm)',
  }),
  french,
)
