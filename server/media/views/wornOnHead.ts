import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { fading, limb } from './figure.ts'

/** A cap on the figure, from the side. */
export const wornCap =
  (draw: Draw): Draw =>
  (c, k) => [
    fading(k, 'bottom', [
      '<g transform="translate(140 -64)scale(.74)">',
      limb(
        k,
        points`250 860, 246 1010, 170 1070, 60 1110!, 60 1240!, 720 1240!, 700 1130, 580 1076, 486 1030, 470 900!`,
        tone(c.second, 0.1),
      ),
      limb(
        k,
        points`170 520!, 168 620, 196 720, 246 790, 250 930, 300 1010, 420 1010, 480 960, 470 880, 520 868, 556 842, 560 800, 568 780, 562 756, 586 724, 568 660, 576 600, 570 520!`,
      ),
      k.blob(380, 640, 130, 120, 0, 0.22),
      k.blob(380, 900, 120, 60, 0, -0.4),
      k.line(points`330 640, 318 676, 334 716, 352 700`, '#000', 3, 0.28),
      ...draw(c, k),
      '</g>',
    ]),
  ]

/** A beanie on the figure, from the front. */
export const wornBeanie =
  (draw: Draw): Draw =>
  (c, k) => [
    fading(k, 'bottom', [
      '<g transform="translate(152 -40)scale(.62)">',
      limb(
        k,
        points`300 940, 300 1060, 200 1110, 60 1160!, 40 1400!, 760 1400!, 740 1160!, 600 1110, 500 1060, 500 940!`,
        tone(c.second, 0.1),
      ),
      limb(k, points`310 900!, 312 1050, 350 1110, 400 1120, 450 1110, 488 1050, 490 900!`),
      k.blob(400, 1000, 110, 50, 0, -0.5),
      limb(
        k,
        points`214 580!, 206 700, 222 810, 268 910, 340 984, 400 1000, 460 984, 532 910, 578 810, 594 700, 586 580!`,
      ),
      k.blob(320, 780, 80, 130, 0, 0.24),
      k.blob(540, 820, 60, 160, 12, -0.3),
      k.blob(400, 690, 190, 40, 0, -0.4),
      k.line(points`400 740, 392 810, 400 836, 416 832`, '#000', 3, 0.16),
      ...draw(c, k),
      '</g>',
    ]),
  ]
