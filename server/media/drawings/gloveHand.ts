import type { Kit } from '../kit/kit.ts'
import { points, type Run } from '../kit/point.ts'
import type { Palette } from '../palette.ts'

export type GloveLook = {
  readonly fingers: string
  readonly base: string
  readonly texture: string
  /** Drawn on each fingertip, about its middle. */
  readonly tip: string
}

/** A left glove without its cuff, fingers up, thumb to the right: what both views share. */
export const gloveHand = (k: Kit, { fingers, base, texture, tip }: GloveLook): string =>
  FINGERS.map(([x1, y1, x2, y2, width]) => {
    const shape = finger(x1, y1, x2, y2, width)
    const turn = Math.round((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI)
    const [mx, my] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)]
    const length = Math.round(Math.hypot(x2 - x1, y2 - y1) / 2)
    return (
      k.panel(shape, fingers, base, { cast: 6, lip: 0.3, texture }) +
      k.within(
        shape,
        `<g transform="translate(${x2} ${y2})rotate(${turn})">${tip}</g>`,
        k.blob(mx - Math.round(width * 0.18), my, Math.round(width * 0.22), length, turn, 0.26),
        k.blob(mx + Math.round(width * 0.44), my, Math.round(width * 0.3), length, turn, -0.4),
      )
    )
  }).join('')

export const gloveBody: Run = points`98 430, 104 392, 150 378, 206 370, 262 376, 312 396, 320 440, 318 500, 304 560, 294 616!, 122 616!, 116 560, 104 500`

/** The knitted cuff with a webbing loop. */
export const gloveCuff = (c: Palette, k: Kit): string => {
  const cuff = points`118 600!, 206 610, 298 600!, 308 702!, 206 714, 108 702!`
  const ribs = Array.from({ length: 14 }, (_, i) => `M${124 + i * 13} 602L${116 + Math.round(i * 14.2)} 710`).join('')
  return (
    k.loop('M122 694c-24 32-20 68 0 68s20-42 14-68', c.accent, 7) +
    k.panel(cuff, c.second, c.second, { cast: 7, lip: 0.35 }) +
    k.within(cuff, k.line(ribs, '#000', 4, 0.24), k.blob(110, 660, 24, 70, 0, -0.3), k.blob(304, 660, 30, 70, 0, -0.4))
  )
}

/** Base and tip of each finger, and its width; the thumb comes first, since it lies lowest. */
const FINGERS = [
  [276, 540, 368, 384, 60],
  [136, 430, 112, 258, 50],
  [184, 410, 172, 178, 54],
  [238, 410, 240, 150, 56],
  [288, 424, 306, 200, 54],
] as const

const finger = (x1: number, y1: number, x2: number, y2: number, width: number): Run => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, across: number, corner = 0): readonly [number, number, number] => [
    x1 + ux * along - uy * across,
    y1 + uy * along + ux * across,
    corner,
  ]
  const half = width / 2
  return [
    at(0, -half * 1.05, 1),
    at(length * 0.5, -half),
    at(length - half * 0.4, -half * 0.9),
    at(length + half * 0.35, -half * 0.5),
    at(length + half * 0.55, 0),
    at(length + half * 0.35, half * 0.5),
    at(length - half * 0.4, half * 0.9),
    at(length * 0.5, half),
    at(0, half * 1.05, 1),
  ]
}
