import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { inkOn, tone } from '../kit/tone.ts'
import { shellCloth, shellFolds, shellSleeve, shellTorso } from './shellCut.ts'

/** The hardshell from behind: hood with its volume cord, yoke, vented panel, dropped hem. */
export const drawShellBack: Draw = (c, k) => {
  const hood = points`326 270!, 306 214, 298 150, 320 92, 362 62, 400 56, 438 62, 480 92, 502 150, 494 214, 474 270!, 400 286`
  const band = points`356 62!, 400 54, 444 62!, 448 150, 440 282!, 400 290, 360 282!, 352 150`
  return [
    k.both(shellSleeve(c, k)),
    shellCloth(c, k),
    k.within(
      shellTorso,
      shellFolds(k),
      // yoke across the shoulders, shaped to a point
      k.panel(
        points`230 190!, 570 190!, 570 300!, 520 312, 452 330, 400 352, 348 330, 280 312, 230 300!`,
        c.second,
        c.second,
        {
          cast: 7,
          lip: 0.35,
          stitch: points`256 300, 284 302, 350 320, 400 341, 450 320, 516 302, 544 300`,
        },
      ),
      k.blob(330, 264, 70, 18, -6, 0.3),
      k.blob(400, 296, 90, 26, 0, -0.35),
      k.both(k.seam(points`258 350, 290 420, 300 540, 292 706`, c.main, 1.5)),
      k.seam(points`400 352, 400 520, 400 690`, c.main, 1.6),
      k.seam(points`250 676, 320 688, 400 691, 480 688, 552 676`, c.main, 1.6),
      k.blob(350, 470, 44, 160, 4, 0.16),
      k.blob(420, 520, 26, 200, 0, -0.2),
    ),
    // hood, a band over its middle, a cord with its lock
    k.panel(hood, k.drape(c.main, 0.14, 0.14, 0.4), c.main, { cast: 8, lip: 0.35 }),
    k.within(
      hood,
      k.panel(band, c.second, c.second, {
        cast: 5,
        lip: 0.3,
        stitch: [points`364 70, 360 150, 368 278`, points`436 70, 440 150, 432 278`],
      }),
      k.folds(
        [
          [320, 130, 366, 214, 8, 6],
          [480, 130, 436, 220, -8, 6],
          [330, 240, 370, 262, 4, 5],
          [470, 240, 430, 262, -4, 5],
        ],
        0.16,
      ),
      k.blob(348, 104, 40, 34, -30, 0.34),
      k.blob(484, 180, 30, 90, 0, -0.4),
      k.blob(400, 284, 110, 30, 0, -0.4),
    ),
    k.loop('M400 206v46', c.lace, 3),
    `<rect x="391" y="232" width="18" height="26" rx="6" fill="${tone(c.sole, 0.14)}" stroke="#000" stroke-opacity=".5"/><path d="M396 238v13" stroke="#fff" stroke-opacity=".3"/>`,
    // reflecting strip and mark below the yoke
    k.line(points`362 668, 400 671, 438 668`, c.accent, 4.5),
    k.mark(400, 404, 1.1, inkOn(c.main, c.lace)),
    k.both(
      `<path d="M276 704q-3 18 9 20 8-1 5-18" stroke="${c.lace}" stroke-width="3"/><rect x="274" y="698" width="19" height="11" rx="4" fill="${tone(c.sole, 0.12)}" stroke="#000" stroke-opacity=".5"/>`,
    ),
  ]
}
