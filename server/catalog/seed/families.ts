import type { Family, SizeRun } from './WrittenProduct.ts'
import type { Audience } from '../../storage/tables/CatalogTables.ts'

const feet = { men: 'menFeet', women: 'womenFeet', kids: 'kidsFeet', unisex: 'menFeet' } as const

const bodies = { men: 'letters', women: 'letters', kids: 'kidsLetters', unisex: 'letters' } as const

const waists = { men: 'menWaist', women: 'womenWaist', kids: 'kidsLetters', unisex: 'letters' } as const

const same = (run: SizeRun): Readonly<Record<Audience, SizeRun>> => ({ men: run, women: run, kids: run, unisex: run })

const heads = same('one')

const all = (leaves: readonly string[]): Readonly<Record<Audience, readonly string[]>> => ({
  men: leaves,
  women: leaves,
  kids: leaves,
  unisex: leaves,
})

const shoes = (leaf: string): Readonly<Record<Audience, readonly string[]>> => ({
  men: [leaf, '3010'],
  women: [leaf, '2010'],
  kids: [leaf, '4010'],
  unisex: [leaf, '2010', '3010'],
})

const clothes = (leaf: string, kidsLeaf: string): Readonly<Record<Audience, readonly string[]>> => ({
  men: [`30${leaf}`],
  women: [`20${leaf}`],
  kids: [kidsLeaf],
  unisex: [`20${leaf}`, `30${leaf}`],
})

const gear = (leaf: string): Readonly<Record<Audience, readonly string[]>> => ({
  men: [leaf],
  women: [leaf],
  kids: [leaf, '4050'],
  unisex: [leaf],
})

/** The families of the catalogue: drawing, texts, size runs, and the leaves in which each audience finds them. */
export const families = {
  hikingBoots: {
    drawing: 'boot',
    kind: ['Hiking boot', 'Chaussure de randonnée'],
    noun: 'boot',
    sizes: feet,
    leaves: shoes('1010'),
  },
  trailRunners: {
    drawing: 'runner',
    kind: ['Trail shoe', 'Chaussure de trail'],
    noun: 'shoe',
    sizes: feet,
    leaves: shoes('1020'),
  },
  approachShoes: {
    drawing: 'approach',
    kind: ['Approach shoe', 'Chaussure d’approche'],
    noun: 'shoe',
    sizes: feet,
    leaves: shoes('1030'),
  },
  sandals: {
    drawing: 'sandal',
    kind: ['Walking sandal', 'Sandale de marche'],
    noun: 'sandal',
    sizes: feet,
    leaves: shoes('1040'),
  },
  shells: {
    drawing: 'shell',
    kind: ['3-layer jacket', 'Veste 3 couches'],
    noun: 'jacket',
    sizes: bodies,
    leaves: clothes('20', '4020'),
  },
  puffers: {
    drawing: 'puffer',
    kind: ['Insulated jacket', 'Veste isolante'],
    noun: 'jacket',
    sizes: bodies,
    leaves: clothes('30', '4020'),
  },
  fleeces: {
    drawing: 'fleece',
    kind: ['Fleece', 'Polaire'],
    noun: 'fleece',
    sizes: bodies,
    leaves: clothes('40', '4030'),
  },
  trousers: {
    drawing: 'trousers',
    kind: ['Walking trousers', 'Pantalon de marche'],
    noun: 'trousers',
    sizes: waists,
    leaves: clothes('50', '4040'),
  },
  shorts: {
    drawing: 'shorts',
    kind: ['Walking shorts', 'Short de marche'],
    noun: 'shorts',
    sizes: waists,
    leaves: clothes('60', '4040'),
  },
  tees: { drawing: 'tee', kind: ['T-shirt', 'T-shirt'], noun: 'tee', sizes: bodies, leaves: clothes('70', '4030') },
  caps: { drawing: 'cap', kind: ['Cap', 'Casquette'], noun: 'cap', sizes: heads, leaves: gear('5020') },
  beanies: { drawing: 'beanie', kind: ['Beanie', 'Bonnet'], noun: 'beanie', sizes: heads, leaves: gear('5020') },
  socks: {
    drawing: 'sock',
    kind: ['Walking sock', 'Chaussette de marche'],
    noun: 'sock',
    sizes: same('socks'),
    leaves: gear('5030'),
  },
  gloves: { drawing: 'gloves', kind: ['Gloves', 'Gants'], noun: 'gloves', sizes: same('hands'), leaves: gear('5040') },
  packs: {
    drawing: 'backpack',
    kind: ['Backpack', 'Sac à dos'],
    noun: 'pack',
    sizes: same('one'),
    leaves: gear('5010'),
  },
  giftCards: {
    drawing: 'giftcard',
    kind: ['Gift card', 'Carte cadeau'],
    noun: 'card',
    sizes: same('mail'),
    leaves: all(['6010']),
    digital: true,
  },
} as const satisfies Record<string, Family>
