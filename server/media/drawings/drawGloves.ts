import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'

/** A pair of gloves, backs of the hands: knuckle guard, wrist strap. */
export const drawGloves: Draw = (c, k) => {
  const cloth = k.pattern(
    7,
    7,
    '<path d="M0 7L7 0" stroke="#000" stroke-opacity=".12"/><path d="M0 0L7 7" stroke="#fff" stroke-opacity=".07"/>',
  )
  const guard = points`112 424!, 152 396, 206 388, 262 394, 306 418!, 302 462, 262 480, 206 470, 152 478, 114 466`
  const tip = k.panel(points`-30 4!, 0 -4, 30 4!, 30 -40!, -30 -40!`, c.second, c.second, { cast: 3, lip: 0.25 })
  const one = [
    gloveHand(k, { fingers: c.main, base: c.main, texture: cloth, tip }),
    gloveCuff(c, k),
    k.panel(gloveBody, c.main, c.main, { cast: 6, lip: 0.28, texture: cloth }),
    k.within(
      gloveBody,
      k.blob(180, 500, 60, 70, 0, 0.26),
      k.blob(312, 500, 30, 110, 0, -0.45),
      k.blob(104, 500, 24, 110, 0, -0.3),
      k.seam([points`160 480, 164 530, 156 580`, points`252 480, 250 530, 258 580`], c.main, 1.6),
      k.folds(
        [
          [120, 560, 200, 540, -6, 6],
          [300, 550, 230, 536, 6, 6],
        ],
        0.14,
      ),
      k.blob(206, 614, 110, 24, 0, -0.3),
    ),
    k.panel(guard, c.second, c.second, {
      cast: 7,
      lip: 0.4,
      stitch: points`122 430, 156 405, 206 397, 260 403, 297 424`,
    }),
    k.line('M140 424l16 32M186 410l8 40M232 410l-8 40M276 422l-16 34', '#000', 4, 0.22),
    k.panel(points`110 566!, 206 576, 302 566!, 302 600!, 206 610, 112 600!`, c.accent, c.accent, {
      cast: 6,
      lip: 0.35,
      stitch: [points`116 573, 206 583, 296 573`, points`118 594, 206 603, 296 594`],
    }),
    `<rect x="232" y="562" width="52" height="50" rx="4" fill="${tone(c.second, 0.04)}" stroke="${tone(c.second, -0.45)}"/>`,
    k.mark(258, 596, 1.3, c.lace),
  ]
  return ['<g transform="translate(0 -44)">', k.both(one.join('')), '</g>']
}

/** The palms: leather with a patch where a pole or a rope runs. */
export const drawGlovesPalm: Draw = (c, k) => {
  const leather = tone(c.second, 0.04)
  const grain = k.pattern(
    11,
    11,
    '<path d="M1 3l3 1 1 3M7 1l2 3-2 3M2 9l4-1M9 9l1 1" stroke="#000" stroke-opacity=".14" fill="none"/>',
  )
  const patch = points`126 420!, 206 404, 290 420!, 296 470, 268 520, 250 574!, 190 580, 168 530, 128 480`
  const thumb = points`270 560!, 286 480, 330 446, 352 470, 340 520, 300 580!`
  const dots = k.pattern(
    10,
    10,
    `<circle cx="3" cy="3" r="1.8" fill="${luma(c.accent) > 0.6 ? '#000' : '#fff'}" opacity=".3"/><circle cx="8" cy="8" r="1.8" fill="${luma(c.accent) > 0.6 ? '#000' : '#fff'}" opacity=".3"/>`,
  )
  const tip =
    k.panel(points`-17 220!, -19 40, -15 -2, 0 -18, 15 -2, 19 40, 17 220!`, leather, c.second, {
      cast: 3,
      lip: 0.25,
      texture: grain,
    }) +
    `<ellipse cx="0" cy="0" rx="11" ry="12" fill="${tone(c.second, 0.18)}"/><ellipse cx="0" cy="0" rx="11" ry="12" fill="${dots}"/>`
  const heel = points`110 440!, 150 410, 206 398, 262 406, 304 440!, 306 500, 292 560, 286 610!, 128 610!, 124 560, 112 500`
  const one = [
    gloveHand(k, { fingers: c.main, base: c.main, texture: '', tip }),
    gloveCuff(c, k),
    k.panel(gloveBody, c.main, c.main, { cast: 6, lip: 0.28 }),
    k.panel(heel, leather, c.second, { cast: 5, lip: 0.3, texture: grain }),
    k.within(
      gloveBody,
      k.blob(170, 480, 60, 70, 0, 0.22),
      k.blob(312, 500, 30, 110, 0, -0.45),
      k.blob(104, 500, 24, 110, 0, -0.35),
      k.folds(
        [
          [112, 470, 210, 450, 8, 6],
          [310, 470, 230, 520, 14, 7],
          [120, 560, 200, 590, 8, 6],
        ],
        0.2,
      ),
      k.blob(206, 616, 110, 26, 0, -0.34),
    ),
    k.panel(patch, c.accent, c.accent, {
      cast: 6,
      lip: 0.35,
      texture: dots,
      stitch: points`134 426, 206 412, 282 426, 287 468, 260 516, 243 566, 194 572, 176 528, 136 478, 134 426`,
    }),
    k.line(points`180 434, 206 480, 202 560`, '#000', 2, 0.22),
    k.panel(thumb, leather, c.second, { cast: 4, lip: 0.2, stitch: points`278 552, 294 486, 330 456, 343 472` }),
  ]
  return ['<g transform="translate(0 -44)">', k.both(one.join('')), '</g>']
}

type GloveLook = {
  readonly fingers: string
  readonly base: string
  readonly texture: string
  /** Drawn on each fingertip, about its middle. */
  readonly tip: string
}

/** A left glove without its cuff, fingers up, thumb to the right: what both views share. */
const gloveHand = (k: Kit, { fingers, base, texture, tip }: GloveLook): string =>
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

const gloveBody: Run = points`98 430, 104 392, 150 378, 206 370, 262 376, 312 396, 320 440, 318 500, 304 560, 294 616!, 122 616!, 116 560, 104 500`

/** The knitted cuff with a webbing loop. */
const gloveCuff = (c: Palette, k: Kit): string => {
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
