import { hexToOklab, oklabToHex } from '../../../core/domain/product/oklab.ts'

/** Below 0 darker, above 0 lighter; the hue is kept. */
export const tone = (hex: string, by: number): string => {
  const [lightness, a, b] = hexToOklab(hex)
  return by < 0
    ? oklabToHex([lightness * (1 + by), a * (1 + by * 0.6), b * (1 + by * 0.6)])
    : oklabToHex([lightness + (1 - lightness) * by, a * (1 - by * 0.7), b * (1 - by * 0.7)])
}

export const mix = (one: string, two: string, share: number): string => {
  const [l1, a1, b1] = hexToOklab(one)
  const [l2, a2, b2] = hexToOklab(two)
  return oklabToHex([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share])
}

/** Perceived lightness, 0–1. */
export const luma = (hex: string): number => hexToOklab(hex)[0]

/** Thread that shows on a cloth of this colour. */
export const threadOn = (hex: string): string => tone(hex, luma(hex) > 0.45 ? 0.5 : 0.38)

/** The wanted ink if it can be seen on the ground, else a dark of the ground itself. */
export const inkOn = (ground: string, wanted: string): string =>
  Math.abs(luma(ground) - luma(wanted)) > 0.14 ? wanted : tone(ground, -0.6)
