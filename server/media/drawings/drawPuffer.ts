import type { Palette } from '../../storage/tables/CatalogTables.ts'
import { chance } from '../kit/chance.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { mirror, points } from '../kit/point.ts'
import type { Point, Run } from '../kit/point.ts'
import { blobs } from '../kit/shade.ts'
import { tone } from '../kit/tone.ts'
import { sizeLabel, zipPuller } from '../kit/fastenings.ts'
import { baffle, downwards, puckers, pufferSleeve, torsoSeams } from './pufferBaffles.ts'
import type { CrossLine } from './pufferBaffles.ts'

/** Down jacket with stand collar, front; horizontal baffles. */
export const drawPuffer: Draw = (c, k) => [
  // back of the collar, lining and label
  k.panel(
    points`332 200, 334 158, 400 140, 466 158, 468 200, 450 250, 350 250`,
    k.fade(tone(c.lining, -0.1), tone(c.lining, -0.55)),
    c.lining,
    { cast: 0 },
  ),
  k.line(points`342 176, 400 162, 458 176`, '#000', 2, 0.35),
  sizeLabel(c, 182, c.lining),
  k.both(pufferSleeve(c, k)),
  k.both(torso(c, k)),
  k.blob(330, 330, 90, 150, 10, 0.14),
  k.blob(490, 470, 66, 230, 0, -0.2),
  collar(c, k),
  zip(c),
  zipPuller(c, k, 184, 28),
  // woven mark
  `<rect x="324" y="351" width="32" height="28" rx="2" fill="${tone(c.sole, 0.06)}"/>`,
  k.mark(340, 371, 0.75, c.lace),
]

const torso = (c: Palette, k: Kit): string => {
  const random = chance(`${k.seed} torso`)
  const middle = torsoSeams.map(([, y], i): Point => [402, i ? y + 10 : 222])
  const parts = [
    k.panel(points`250 640!, 402 640!, 402 688!, 320 686, 248 676!`, tone(c.sole, 0.12), c.sole, { cast: 4, lip: 0.3 }),
  ]
  let ticks = ''
  const rows = downwards(torsoSeams, middle)
  for (const [i, [upper, lower]] of rows.entries()) {
    const yoke = i >= rows.length - 2
    parts.push(baffle(k, upper, lower, 5, i === rows.length - 1 ? 2 : 9, yoke ? c.second : c.main))
    if (i > 0) ticks += puckers(k, random, lower, 5, 7)
  }
  const id = k.shape(ticks)
  const side: Run = [...torsoSeams.map(([x, y]): Point => [x - 4, y]), ...points`250 674!, 404 686!, 404 210!`]
  parts.push(
    `<use href="#${id}" stroke="#000" stroke-width="2" opacity=".22"/><use href="#${id}" x="2.5" stroke="#fff" opacity=".13"/>`,
    blobs(k, points`300 342, 352 396, 290 452, 348 506, 296 560, 350 614, 330 284`, 34, 14, 4, 0.2),
    handPocket(c),
    k.within(side, k.blob(240, 460, 40, 260, 0, -0.55), k.blob(400, 440, 26, 260, 0, -0.32)),
  )
  return parts.join('')
}

const handPocket = (c: Palette): string =>
  `<g transform="translate(300 470)rotate(14)"><rect x="-9" y="-3" width="18" height="112" rx="9" fill="#000" opacity=".35"/><rect x="-5" width="10" height="106" rx="5" fill="${tone(c.sole, 0.1)}"/><path d="M0 4v98" stroke="#000" stroke-width="2" stroke-dasharray="2 2"/><path d="M0 8v22" stroke="${c.accent}" stroke-width="5"/><path d="M-3 6h6" stroke="${c.metal}" stroke-width="5"/></g>`

const collar = (c: Palette, k: Kit): string => {
  const rows: readonly (readonly [CrossLine, CrossLine])[] = [
    [
      [
        [328, 196],
        [402, 210],
      ],
      [
        [322, 232],
        [402, 246],
      ],
    ],
    [
      [
        [326, 160],
        [402, 174],
      ],
      [
        [328, 196],
        [402, 210],
      ],
    ],
  ]
  const ticks = puckers(
    k,
    chance(`${k.seed} collar`),
    [
      [328, 196],
      [400, 210],
    ],
    6,
    5,
  )
  return (
    rows.map(([upper, lower]) => k.both(baffle(k, upper, lower, 6, 7, c.second))).join('') +
    k.both(
      `<path d="${ticks}" stroke="#000" stroke-width="2" opacity=".22"/>` +
        k.line(points`329 163, 356 172, 392 176`, tone(c.accent, 0.05), 3.5),
    )
  )
}

const zip = (c: Palette): string =>
  `<path d="M389 172h22v518h-22z" fill="${tone(c.main, -0.3)}"/><path d="M394 172h12v518h-12z" fill="${tone(c.sole, 0.05)}"/><path d="M400 174v514" stroke="${tone(c.metal, -0.15)}" stroke-width="5" stroke-dasharray="2 2.4"/><path d="M400 174v514" stroke="#000" stroke-width="1.2"/><path d="M389 172v518M411 172v518" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/>`

/** The down jacket's back: baffles right across, a tall collar, a hem in the second cloth. */
export const drawPufferBack: Draw = (c, k) => {
  const random = chance(`${k.seed} back`)
  const right = torsoSeams.map(([x, y]): Point => [800 - x, y])
  const rows = downwards(torsoSeams, right)
  const hem = points`250 640!, 550 640!, 552 676!, 480 688, 400 692, 320 688, 248 676!`
  const b = [k.both(pufferSleeve(c, k)), k.panel(hem, tone(c.sole, 0.12), c.sole, { cast: 4, lip: 0.3 })]
  let ticks = ''
  for (const [i, [upper, lower]] of rows.entries()) {
    const yoke = i >= rows.length - 2
    b.push(baffle(k, upper, lower, yoke ? 8 : 14, i === rows.length - 1 ? 2 : 9, yoke ? c.second : c.main))
    if (i > 0) ticks += puckers(k, random, lower, yoke ? 8 : 14, 13)
  }
  const id = k.shape(ticks)
  const outline: Run = [...torsoSeams, ...points`250 676!, 400 690, 550 676!`, ...mirror(torsoSeams)]
  b.push(
    `<use href="#${id}" stroke="#000" stroke-width="2" opacity=".22"/><use href="#${id}" x="2.5" stroke="#fff" opacity=".13"/>`,
    blobs(
      k,
      points`310 290, 470 296, 330 352, 500 350, 300 412, 430 414, 350 466, 520 462, 310 522, 450 526, 360 578, 500 574, 320 634, 440 636`,
      40,
      14,
      0,
      0.16,
    ),
    k.within(
      outline,
      k.blob(240, 460, 46, 280, 0, -0.55),
      k.blob(560, 460, 50, 280, 0, -0.6),
      k.blob(360, 360, 110, 150, 8, 0.14),
      k.blob(400, 690, 170, 36, 0, -0.3),
    ),
  )
  // collar, two baffles right round, and the loop to hang it by
  const collar: readonly (readonly [CrossLine, CrossLine])[] = [
    [
      [
        [328, 196],
        [472, 196],
      ],
      [
        [318, 234],
        [482, 234],
      ],
    ],
    [
      [
        [328, 158],
        [472, 158],
      ],
      [
        [328, 196],
        [472, 196],
      ],
    ],
  ]
  b.push(
    ...collar.map(([upper, lower]) => baffle(k, upper, lower, 9, 7, c.second)),
    `<path d="${puckers(
      k,
      random,
      [
        [328, 196],
        [472, 196],
      ],
      9,
      9,
    )}" stroke="#000" stroke-width="2" opacity=".22"/>`,
    k.loop('M384 212q16 26 32 0', c.accent, 5),
    k.line(points`332 161, 366 167, 400 168, 434 167, 468 161`, tone(c.accent, 0.05), 3.5),
    `<rect x="382" y="292" width="36" height="32" rx="2" fill="${tone(c.sole, 0.06)}"/>`,
    k.mark(400, 315, 0.9, c.lace),
  )
  return b
}
