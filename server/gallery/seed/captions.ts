import type { Scene } from '../../storage/tables/GalleryTables.ts'

type Caption = { readonly language: 'en' | 'fr'; readonly text: string }

/** Those who sent the pictures of the seed. */
export const galleryUsers = [
  'Wren H.',
  'Tomas B.',
  'Aoife K.',
  'Élise M.',
  'Jonas W.',
  'Priya S.',
  'Hugo L.',
  'Marisol V.',
]

/** What a product's picture says: true of any product and of the weather that it is drawn in. */
export const captionsByWeather: Readonly<Record<Scene['weather'], readonly ((name: string) => Caption)[]>> = {
  clear: [
    (name) => ({ language: 'en', text: `${name} on the grass, with the hills behind it on a clear day` }),
    (name) => ({ language: 'fr', text: `${name} dans l’herbe, par temps clair devant les collines` }),
  ],
  dusk: [
    (name) => ({ language: 'en', text: `The last light of the day behind ${name}` }),
    (name) => ({ language: 'fr', text: `${name} à la dernière lumière du jour` }),
  ],
  mist: [
    (name) => ({ language: 'en', text: `${name} in the mist, the ridge hardly to be seen` }),
    (name) => ({ language: 'fr', text: `${name} dans la brume, la crête à peine visible` }),
  ],
  snow: [
    (name) => ({ language: 'en', text: `${name} on the first snow of the winter` }),
    (name) => ({ language: 'fr', text: `${name} sur la première neige de l’hiver` }),
  ],
}

type BenchPicture = Omit<Scene, 'seed'> & Caption

/** The stream of the open bench: pairs that were resoled there, by those who wear them. */
export const benchPictures: readonly BenchPicture[] = [
  {
    productId: 'HARROWMID1',
    colour: 'SAPI',
    view: 1,
    weather: 'clear',
    language: 'en',
    text: 'My brown Harrow Mid with the sole I stitched on myself, back on grass',
  },
  {
    productId: 'STRATAMTN1',
    colour: 'COOC',
    view: 1,
    weather: 'snow',
    language: 'en',
    text: 'Strata Mountain on snow again, one winter after its new sole',
  },
  {
    productId: 'HARROWHIGH',
    colour: 'BARK',
    view: 2,
    weather: 'mist',
    language: 'fr',
    text: 'Ma Harrow High ressemelée, un matin de brume',
  },
  {
    productId: 'HARROWMIDW',
    colour: 'BECO',
    view: 1,
    weather: 'dusk',
    language: 'en',
    text: 'Second sole, same boot: Harrow Mid Women at dusk',
  },
  {
    productId: 'HARROWMID1',
    colour: 'PICO',
    view: 2,
    weather: 'mist',
    language: 'en',
    text: 'A pair of Harrow Mid from the bench, on a wet morning',
  },
  {
    productId: 'STRATAMTNW',
    colour: 'SLBO',
    view: 1,
    weather: 'clear',
    language: 'fr',
    text: 'Strata Mountain Women, semelle neuve et ciel clair',
  },
  {
    productId: 'HARROWHIGH',
    colour: 'SACO',
    view: 1,
    weather: 'dusk',
    language: 'en',
    text: 'The welt held, the evening did not: Harrow High, resoled in March',
  },
  {
    productId: 'HARROWMIDW',
    colour: 'LACO',
    view: 2,
    weather: 'clear',
    language: 'en',
    text: 'Harrow Mid Women, both of them, three weeks after the bench',
  },
]
