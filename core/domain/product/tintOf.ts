import type { ProductSummary } from '../../../contracts/api/entities/catalogue.ts'
import { hexToOklab } from './oklab.ts'

export type Tint = ProductSummary['tint']

/**
 * The background colour of a product's pictures, fixed for good: of the two backgrounds whose hue is furthest from that
 * of its first colourway, the product's id picks one. For a colour without a hue it picks among all.
 */
export const tintOf = (productId: string, mainHex: string): Tint => {
  const [, a, b] = hexToOklab(mainHex)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const away = (tint: Tint): number => (HUES[tint] === null ? NEUTRAL_DISTANCE : hueDistance(hue, HUES[tint]))
  const ranked =
    Math.hypot(a, b) < NEUTRAL_CHROMA ? TINTS : TINTS.toSorted((one, two) => away(two) - away(one)).slice(0, 2)
  return ranked[idHash(productId) % ranked.length] ?? 'stone'
}

/** Degrees on OKLab's hue circle; stone is grey and counts as halfway from everything. */
const HUES: Readonly<Record<Tint, number | null>> = { moss: 130, stone: null, sand: 88, lake: 205, clay: 60 }
const TINTS: readonly Tint[] = ['moss', 'stone', 'sand', 'lake', 'clay']
const NEUTRAL_DISTANCE = 70
const NEUTRAL_CHROMA = 0.018

const hueDistance = (one: number, two: number): number => {
  const apart = Math.abs(one - two) % 360
  return apart > 180 ? 360 - apart : apart
}

const idHash = (id: string): number => {
  let hash = 5381
  for (const letter of id) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0
  return hash
}
