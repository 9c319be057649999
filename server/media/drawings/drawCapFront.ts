import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { luma, threadOn, tone } from '../kit/tone.ts'

/** The cap from the front: patch, rope, curved peak. */
export const drawCapFront: Draw = (c, k) => {
  const crown = points`176 520!, 172 430, 196 330, 252 248, 330 200, 400 188, 470 200, 548 248, 604 330, 628 430, 624 520!, 520 492, 400 482, 280 492`
  const peak = points`164 532!, 220 506, 300 490, 400 484, 500 490, 580 506, 636 532!, 650 582, 628 612, 560 590, 480 578, 400 574, 320 578, 240 590, 172 612, 150 582`
  const under = points`150 582, 172 614, 240 592, 320 580, 400 576, 480 580, 560 592, 628 614, 650 582, 640 616, 560 606, 400 592, 240 606, 160 616`
  const thread = threadOn(c.main)
  const side = k.panel(points`100 180!, 320 180!, 268 270, 240 380, 232 530!, 100 560!`, c.second, c.second, {
    cast: 5,
    lip: 0.25,
    texture: k.pattern(
      9,
      9,
      '<circle cx="2.5" cy="2.5" r="1.7" fill-opacity=".5"/><circle cx="7" cy="7" r="1.7" fill-opacity=".5"/>',
    ),
    stitch: points`312 200, 276 276, 248 382, 240 520`,
  })
  return [
    k.shadow(400, 618, 270, 22, 0.4),
    k.panel(crown, c.main, c.main, { cast: 4, lip: 0.3 }),
    k.within(
      crown,
      k.both(side),
      k.blob(360, 290, 120, 80, 0, 0.3),
      k.blob(174, 440, 60, 170, 0, -0.42),
      k.blob(628, 440, 60, 180, 0, -0.5),
      k.blob(400, 500, 240, 40, 0, -0.4),
      k.folds(
        [
          [330, 230, 318, 400, 8, 7],
          [474, 230, 486, 400, -8, 7],
        ],
        0.1,
      ),
    ),
    k.both(
      `<ellipse cx="262" cy="312" rx="5" ry="7" fill="${tone(c.second, -0.3)}" stroke="${thread}" stroke-width="2.4"/>`,
    ),
    k.panel(points`378 190, 384 180, 400 176, 416 180, 422 190, 400 196`, c.accent, c.accent, { cast: 3 }),
    // patch
    `<rect x="340" y="308" width="120" height="112" rx="8" fill="#000" opacity=".28"/><rect x="338" y="302" width="120" height="112" rx="8" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
    k.stitch('M346 310h104v96h-104z', tone(c.accent, 0.45)),
    k.mark(398, 384, 2.7, luma(c.accent) > 0.62 ? tone(c.sole, 0.05) : c.lace),
    k.panel(under, tone(c.second, -0.4), c.second, { cast: 4, lip: 0.1 }),
    k.panel(peak, c.main, c.main, { cast: 7, lip: 0.45 }),
    k.within(
      peak,
      ...[0, 15, 30].map((d) =>
        k.stitch(
          [
            [158 + d * 0.5, 592 - d],
            [240, 580 - d],
            [320, 568 - d],
            [400, 564 - d],
            [480, 568 - d],
            [560, 580 - d],
            [642 - d * 0.5, 592 - d],
          ],
          thread,
        ),
      ),
      k.blob(400, 510, 170, 18, 0, 0.32),
      k.blob(158, 580, 40, 50, 0, -0.3),
      k.blob(642, 580, 50, 50, 0, -0.4),
    ),
    k.cord('M166 530C240 498 320 486 400 484S560 498 634 530', c.accent, 9),
  ]
}
