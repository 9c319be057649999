import type { Cut } from './cutKit.ts'

/** A top for women: narrower shoulders and waist, wider over the hip. The sleeves follow the body. */
export const womensTop: Cut = (x, y) => {
  const away = x - 400
  const taken = 0.13 * bell(y, 455, 120) + 0.08 * bell(y, 210, 90) - 0.05 * bell(y, 690, 90)
  return [x - Math.sign(away) * Math.min(Math.abs(away), 160) * taken, y]
}

/** Trousers for women: a narrower waist, a wider hip, legs that taper to the hem. */
export const womensBottoms: Cut = (x, y) => {
  const away = x - 400
  const waist = x - away * (0.1 * bell(y, 90, 60) - 0.05 * bell(y, 230, 80))
  const leg = away < 0 ? 316 : 484
  return [y < 330 ? waist : waist - (waist - leg) * 0.24 * Math.min(1, (y - 330) / 300), y]
}

/** Shorts for women: the same waist and hip, and a wider hem. */
export const womensShorts: Cut = (x, y) => {
  const away = x - 400
  return [x - away * (0.12 * bell(y, 150, 90) - 0.05 * bell(y, 560, 160)), y]
}

/** A women's last from the side: a narrower ankle, less volume over the instep. */
export const womensLast: Cut = (x, y) => {
  const high = Math.max(0, Math.min(1, (590 - y) / 360))
  return [x + (236 - x) * 0.1 * high * high, y + (590 - y) * (y < 590 ? 0.045 : 0)]
}

/** A women's last from above: narrower at the heel and in the arch, and more pointed at the toe. */
export const womensSole: Cut = (x, y) => [x * (0.93 - 0.09 * bell(y, 460, 130) - 0.14 * bell(y, 70, 80)), y]

/** Gloves for women: a narrower palm and wrist below the fingers. */
export const womensHand: Cut = (x, y) => {
  const middle = x < 400 ? 206 : 594
  return [x + (middle - x) * 0.12 * Math.max(0, Math.min(1, (y - 390) / 60)), y]
}

/** 1 at the middle, close to 0 beyond twice the width. */
const bell = (at: number, middle: number, width: number): number => Math.exp(-(((at - middle) / width) ** 2))
