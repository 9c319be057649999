import { drawProduct } from '../media/drawProduct.ts'
import { chance } from '../media/kit/chance.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import type { Scene } from '../storage/tables/GalleryTables.ts'

/** Of every drawn picture, px. */
export const sceneSide = 800

/** From the top of the sky to its foot, and from the furthest hills to the ground. */
const colours: Readonly<Record<Scene['weather'], readonly [string, string, string, string, string, string]>> = {
  clear: ['#9fc3d6', '#e6eee9', '#9db5b3', '#7c988b', '#5b7a5f', '#8d9a62'],
  dusk: ['#54597e', '#e8b48a', '#8b7d8f', '#6a6475', '#4c4f57', '#7a6a54'],
  mist: ['#c3cbcb', '#e9ebe6', '#b9c2bf', '#a3afa9', '#8a9a8f', '#94957c'],
  snow: ['#a9bccb', '#f0f3f4', '#b7c6d0', '#9fb0bc', '#d5dde2', '#eef1f2'],
}

/** A complete SVG document; the same scene draws the same picture. Null if there is no such product or colour. */
export const drawScene = (
  { productId, colour, view, weather, seed }: Scene,
  { picturedById }: Pick<Catalogue, 'picturedById'>,
): string | null => {
  const product = picturedById.get(productId)
  const palette = product?.palettes.get(colour)
  if (product === undefined || palette === undefined) return null
  const { drawing, audience } = product
  const drawn = drawProduct({ drawing, view, palette, seed: `${productId} ${seed}`, cut: audience })
  const next = chance(seed)
  const [top, foot, far, middle, near, ground] = colours[weather]
  const hills = [far, middle, near].map(
    (fill, n) => `<path d="${ridge(next, 330 + n * 95, 120 - n * 30)}" fill="${fill}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneSide} ${sceneSide}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${foot}"/></linearGradient>`,
    `<rect width="${sceneSide}" height="${sceneSide}" fill="url(#sky)"/>`,
    ...hills,
    `<path d="${ridge(next, 610, 26)}" fill="${ground}"/>`,
    '<ellipse cx="400" cy="706" rx="270" ry="24" opacity=".22"/>',
    drawn.replace('<svg ', '<svg x="110" y="150" width="580" height="580" '),
    '</svg>',
  ].join('')
}

/** A line of hills at a height, down to the foot of the picture. */
const ridge = (next: () => number, height: number, rise: number): string => {
  const tops = Array.from({ length: 9 }, (_, n) => `${n * 100} ${Math.round(height - next() * rise)}`)
  return `M0 ${sceneSide}L${tops.join('L')}L${sceneSide} ${sceneSide}z`
}
