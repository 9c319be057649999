import { noise, ridged, smooth } from './noise.ts'
import type { Land } from './scenePlan.ts'

type Valley = {
  readonly seed: number
  /** Where its floor runs. */
  readonly axis: (y: number) => number
  readonly width: number
  readonly flank: number
  /** The summits behind it, and where they stand. */
  readonly wall: number
  readonly from: number
  readonly to: number
  readonly fold?: number
  readonly shift: number
  readonly fx?: number
  readonly fy?: number
}

/** Flanks that rise from an axis, a floor, a wall of summits behind. */
export const valley =
  ({ seed, axis, width, flank, wall, from, to, fold = 0.45, shift, fx = 0.16, fy = 0.13 }: Valley): Land =>
  (x, y) => {
    const side = smooth(width * 0.5, width * 0.5 + 3.4, Math.abs(x - axis(y)))
    const slopes = side * flank * smooth(1.6, 5, y) * (0.45 + 0.75 * ridged(x * fold + 5, y * fold * 0.8, seed + 4))
    const summits = 0.35 + wall * ridged(x * fx + shift, y * fy, seed)
    const back = smooth(from, to, y) * summits * (0.65 + 0.35 * smooth(to, to + 8, y))
    return 0.05 + 0.1 * noise(x * 1.3, y * 1.3, seed + 3) + slopes + back
  }

/** Tilted slabs: how far along, how wide, how high. */
export const slabs: Land = (x, y) => {
  const ground = 0.2 + 0.25 * noise(x * 0.8, y * 0.8, 83) + smooth(3, 8, y) * (0.55 + 0.8 * noise(x * 0.4, y * 0.3, 87))
  return [
    [-2.5, 1.5, 1.9],
    [-0.95, 1.6, 2.5],
    [0.75, 1.45, 2.15],
    [2.2, 1.4, 2],
    [3.4, 1.2, 1.5],
  ].reduce((height, [centre = 0, width = 1, rise = 0]) => {
    const along = (x - centre) / width
    const face = (along < 0 ? 1 + along * 1.02 : 1 - along / 0.34) + 0.1 * (noise(along * 5, 3, 90) - 0.5)
    if (face <= 0 || y <= 6.6) return height
    const front = smooth(6.6, 8.1, y + 0.35 * along)
    return Math.max(height, 0.6 + rise * Math.pow(face, 0.86) * front * (0.9 + 0.2 * noise(along * 7, y * 1.2, 90)))
  }, ground)
}
