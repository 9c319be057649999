import { seedProducts } from '../../catalog/seed/seedCatalogue.ts'
import type { Say } from './SeedDocument.ts'

/** A product, what its picture shows in both languages, and which of its colourways, the first one being 0. */
export type WrittenPicture = readonly [product: string, alt: string, frenchAlt: string, colourway?: number]

/** The drawn picture of a product; a square of 800 px. */
export const productPicture = (say: Say, [product, alt, frenchAlt, way = 0]: WrittenPicture, view: 1 | 2 = 1) => {
  const colourway = seedProducts.find(({ id }) => id === product)?.colourways[way]
  if (colourway === undefined) throw new Error(`There is no product ${product}.`)
  return { url: `/media/${product}-${colourway.code}-${view}.svg`, alt: say(alt, frenchAlt), width: 800, height: 800 }
}

/** The picture of a product that stands for its category. */
export const seedPicture = (say: Say, categoryId: string) => productPicture(say, pictures[categoryId] ?? defaultPicture)

/** CMS-45, 48: the film that tools/film draws, as one file; its HLS rendition is /film/trail/trail.m3u8. */
export const trailFilm = (say: Say) => ({
  url: '/film/trail.mp4',
  duration: 6,
  width: 640,
  height: 360,
  poster: {
    url: '/film/trail.jpg',
    alt: say('A trail over contour lines', 'Un sentier sur des courbes de niveau'),
    width: 640,
    height: 360,
  },
  seoTitle: say('There and back', 'Aller et retour'),
  seoDescription: say(
    'A trail is drawn over contour lines, up to a summit and down again. It has no sound.',
    'Un sentier se dessine sur des courbes de niveau, jusqu’au sommet et retour. Sans son.',
  ),
})

const defaultPicture: WrittenPicture = [
  'HARROWMID1',
  'A brown leather boot with green laces',
  'Une chaussure de marche en cuir brun aux lacets verts',
]

const pictures: Readonly<Record<string, WrittenPicture>> = {
  '1000': [
    'HARROWMID1',
    'A green leather boot with yellow laces',
    'Une chaussure de marche en cuir vert aux lacets jaunes',
    1,
  ],
  '1010': defaultPicture,
  '1020': ['SCREETRAIL', 'A low shoe for running on trails', 'Une chaussure basse de trail'],
  '1030': ['CORNICEAPP', 'An approach shoe laced to the toe', 'Une chaussure d’approche lacée jusqu’aux orteils'],
  '1040': ['FORDSANDAL', 'A sandal with three straps', 'Une sandale à trois sangles'],
  '2020': ['WEATHERGLW', 'A women’s shell jacket', 'Une veste imperméable femme'],
  '2030': ['LANTERNDNW', 'A women’s down jacket', 'Une doudoune femme'],
  '2040': ['DROVERFLCW', 'A women’s fleece', 'Une polaire femme'],
  '2050': ['STILETRSRW', 'Women’s walking trousers', 'Un pantalon de marche femme'],
  '3020': ['WEATHERGLS', 'A shell jacket with its hood up', 'Une veste imperméable, capuche relevée'],
  '3030': ['LANTERNDN1', 'A down jacket with a quilted front', 'Une doudoune à surpiqûres'],
  '3040': ['DROVERFLCE', 'A fleece with a chest pocket', 'Une polaire à poche de poitrine'],
  '3050': ['STILETRSR1', 'Walking trousers', 'Un pantalon de marche'],
  '4010': ['PIPKINBOOT', 'A child’s boot', 'Une chaussure enfant'],
  '4020': ['PUDDLEJKT1', 'A child’s rain jacket', 'Une veste de pluie enfant'],
  '5010': ['PORTAGE320', 'A pack with a lid and side pockets', 'Un sac à rabat et poches latérales'],
  '5020': ['RIMEBEANIE', 'A knitted hat', 'Un bonnet tricoté'],
  '5030': ['DROVERSOCK', 'A wool walking sock', 'Une chaussette de marche en laine'],
  '5040': ['BAROGLOVE1', 'A waterproof glove', 'Un gant imperméable'],
  '6010': ['GIFTCARD50', 'A gift card', 'Une carte cadeau'],
  winter: ['BOTHYWNTR1', 'A high boot lined with wool', 'Une chaussure haute doublée de laine'],
}
