import type { Kit } from './kit.ts'
import { luma } from './tone.ts'

/** How strongly light shows on a yarn: pale yarn needs more. */
export const sheen = (colour: string): number => (luma(colour) > 0.7 ? 0.5 : 0.2)

/** Stocking stitch: rows of small vees. */
export const stocking = (k: Kit, colour: string, degrees = 0): string =>
  k.pattern(
    9,
    8,
    `<path d="M0 0L4.5 5L9 0M0 8L4.5 13L9 8" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.8"/><path d="M0 3L4.5 8L9 3" fill="none" stroke="#fff" stroke-opacity="${tenth(sheen(colour) * 0.7)}" stroke-width="1.2"/>`,
    degrees ? `rotate(${degrees})` : '',
  )

/** Thick yarn: the same vees, larger. */
export const chunky = (k: Kit, colour: string, width: number, height: number, dark: number): string => {
  const [half, foot] = [width / 2, tenth(height * 0.62)]
  return k.pattern(
    width,
    height,
    `<path d="M0 0L${half} ${foot}L${width} 0M0 ${height}L${half} ${tenth(height + foot)}L${width} ${height}" fill="none" stroke="#000" stroke-opacity="${dark}" stroke-width="2.2"/><path d="M0 3L${half} ${tenth(foot + 3)}L${width} 3" fill="none" stroke="#fff" stroke-opacity="${tenth(sheen(colour) * 0.8)}" stroke-width="1.5"/>`,
  )
}

/** Valleys and ridges of a rib; each `d` is path data. */
export const ribbing = (k: Kit, colour: string, valleys: string, ridges: string, width: number, depth = 0.25): string =>
  k.line(valleys, '#000', width, depth) + k.line(ridges, '#fff', width - 1, tenth(sheen(colour) * 0.75))

const tenth = (value: number): number => Math.round(value * 100) / 100
