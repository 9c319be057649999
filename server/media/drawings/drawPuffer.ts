import type { Draw } from '../drawing.ts'
import { chance } from '../kit/chance.ts'
import type { Kit } from '../kit/kit.ts'
import { points, type Point, type Run } from '../kit/point.ts'
import { blobs } from '../kit/shade.ts'
import { tone } from '../kit/tone.ts'
import { sizeLabel, zipPuller } from '../kit/zip.ts'
import type { Palette } from '../palette.ts'
import { baffle, downwards, puckers, pufferSleeve, torsoSeams, type CrossLine } from './pufferBaffles.ts'

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
    if (i > 0) ticks += puckers(random, lower, 5, 7)
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
