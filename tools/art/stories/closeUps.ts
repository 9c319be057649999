import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { drawProduct } from '../../../server/media/drawProduct.ts'

const tints = { moss: '#dfe5d3', stone: '#e4e4dd', sand: '#ece5d5', lake: '#d9e3e2', clay: '#eadfd2' } as const

export type CloseUp = {
  readonly product: string
  readonly view?: 1 | 2
  readonly tint: keyof typeof tints
  /** What of the product's drawing of 800 × 800 is shown: its middle and its width; it is two thirds as high. */
  readonly middle: readonly [x: number, y: number]
  readonly width: number
}

/** A part of a product, large, on a ground: an SVG document of 3 : 2. */
export const drawCloseUp = ({ product, view = 1, tint, middle: [x, y], width }: CloseUp): string => {
  const found = seedProducts.find(({ id }) => id === product)
  if (found === undefined) throw new Error(`There is no product ${product}.`)
  const { drawing, audience, colourways } = found
  const [{ palette }] = colourways as readonly [(typeof colourways)[number]]
  const drawn = drawProduct({ drawing, view, palette, seed: product, cut: audience })
  const height = (width * 2) / 3
  const box = [x - width / 2, y - height / 2, width, height].map(Math.round).join(' ')
  const inner = drawn.replace(/^<svg[^>]*>/, `<svg width="1200" height="800" viewBox="${box}">`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="${tints[tint]}"/>${inner}</svg>\n`
}

/** By the key of their story. */
export const closeUps: Readonly<Record<string, CloseUp>> = {
  'how-to-ruin-a-fleece': { product: 'DROVERFLCE', tint: 'clay', middle: [430, 290], width: 430 },
  'two-weekends-to-break-them-in': { product: 'HARROWCAN1', tint: 'sand', middle: [400, 420], width: 900 },
  'down-that-lasts': { product: 'HAYLOFT001', tint: 'lake', middle: [400, 330], width: 480 },
  'lacing-for-the-way-down': { product: 'STRATAMTN1', tint: 'clay', middle: [430, 300], width: 420 },
  'measure-your-feet': { product: 'HARROWMID1', view: 2, tint: 'lake', middle: [400, 400], width: 1230 },
  'nine-days-one-pair-of-socks': { product: 'DROVERHVY1', tint: 'lake', middle: [420, 480], width: 760 },
  'pack-the-heavy-things-high': { product: 'PORTAGE480', tint: 'moss', middle: [400, 250], width: 620 },
  'three-weeks-on-the-bench': { product: 'HARROWMIDW', tint: 'stone', middle: [300, 600], width: 480 },
  'mend-it-on-the-way': { product: 'STILETRSR1', tint: 'sand', middle: [400, 420], width: 560 },
  'why-we-stitch-the-welt': { product: 'HARROWHIGH', tint: 'sand', middle: [520, 600], width: 380 },
  'start-a-little-cold': { product: 'FOLDLONG01', tint: 'stone', middle: [400, 260], width: 560 },
  'three-zips-that-beat-us': { product: 'WEATHERGLS', tint: 'sand', middle: [400, 330], width: 420 },
  'wash-your-shell': { product: 'BAROMETER1', tint: 'lake', middle: [400, 300], width: 640 },
  'wax-and-when-not-to': { product: 'CULVERTLTR', tint: 'clay', middle: [540, 530], width: 440 },
}
