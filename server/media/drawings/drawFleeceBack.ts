import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { fleeceHem, fleeceSleeve, fleeceTorso, fibrePanel } from './fleeceFibres.ts'

/** The fleece from behind: woven yoke, hanging loop, one long seam. */
export const drawFleeceBack: Draw = (c, k) => {
  const collar = points`336 258!, 328 206, 342 174, 400 166, 458 174, 472 206, 464 258!, 400 272`
  return [
    k.both(fleeceSleeve(c, k)),
    fibrePanel(c, k, fleeceTorso, 5),
    k.within(
      fleeceTorso,
      k.folds(
        [
          [270, 356, 376, 480, 22, 14],
          [264, 420, 340, 600, 18, 12],
          [530, 352, 424, 490, -24, 14],
          [536, 420, 460, 610, -18, 12],
          [360, 520, 376, 680, 8, 10],
          [440, 520, 424, 680, -8, 10],
        ],
        0.09,
      ),
      k.blob(330, 400, 90, 150, 6, 0.26),
      k.blob(490, 400, 66, 150, -6, 0.14),
      k.blob(242, 500, 36, 250, 0, -0.4),
      k.blob(562, 500, 40, 260, 0, -0.42),
      k.blob(400, 696, 190, 36, 0, -0.35),
      k.both(k.seam(points`266 238, 252 290, 262 356, 290 420, 296 540, 290 690`, c.main, 1.6)),
      k.panel(points`230 200!, 570 200!, 570 300!, 500 306, 400 312, 300 306, 230 300!`, c.second, c.second, {
        cast: 6,
        lip: 0.3,
        stitch: points`256 291, 300 296, 400 302, 500 296, 544 291`,
      }),
      k.blob(340, 262, 80, 16, -4, 0.24),
      k.blob(400, 270, 80, 20, 0, -0.4),
    ),
    fleeceHem(c, k),
    fibrePanel(c, k, collar, 6),
    k.blob(370, 210, 30, 40, 0, 0.24),
    k.blob(456, 216, 18, 46, 0, -0.22),
    k.line(points`334 182, 350 175, 400 169, 450 175, 466 182`, c.second, 8),
    k.line(points`336 180, 350 173, 400 167, 450 173`, tone(c.second, 0.4), 1.5, 0.7),
    k.seam(points`338 258, 400 272, 462 258`, c.main, 1.8),
    k.loop('M382 276q18 34 36 0', c.accent, 6),
    // woven label on the hem
    `<rect x="380" y="640" width="40" height="34" rx="2" fill="#000" opacity=".25"/><rect x="379" y="637" width="40" height="34" rx="2" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
    k.mark(399, 662, 1, c.second),
  ]
}
