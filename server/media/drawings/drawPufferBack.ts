import type { Draw } from '../drawing.ts'
import { chance } from '../kit/chance.ts'
import { mirror, points, type Point, type Run } from '../kit/point.ts'
import { blobs } from '../kit/shade.ts'
import { tone } from '../kit/tone.ts'
import { baffle, downwards, puckers, pufferSleeve, torsoSeams, type CrossLine } from './pufferBaffles.ts'

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
    if (i > 0) ticks += puckers(random, lower, yoke ? 8 : 14, 13)
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
