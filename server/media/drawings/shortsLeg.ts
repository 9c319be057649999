import type { Kit } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import type { Palette } from '../palette.ts'

/** The left leg of the shorts; `inside` is drawn on the cloth and does not leave it. */
export const shortsLeg = (c: Palette, k: Kit, inside: string): string =>
  k.panel(LEG, k.drape(c.main, 0.1, 0.16, 0.3), c.main, { cast: 5, lip: 0.28 }) +
  k.within(
    LEG,
    k.blob(262, 420, 46, 190, 8, 0.26),
    k.blob(186, 470, 40, 240, 8, -0.42),
    k.blob(396, 580, 34, 150, 6, -0.42),
    k.blob(402, 400, 64, 90, 0, -0.3),
    k.folds(
      [
        [398, 404, 276, 344, 12, 9],
        [397, 424, 262, 424, 10, 8],
        [394, 452, 286, 506, -8, 8],
        [200, 430, 280, 470, 8, 7],
        [180, 560, 280, 600, -8, 7],
        [390, 620, 300, 580, 8, 7],
        [250, 520, 262, 640, 8, 7],
      ],
      0.17,
    ),
    inside,
    k.stitch([points`160 610, 270 643, 390 643`, points`158 618, 270 651, 390 651`], tone(c.main, 0.42)),
  )

/** The elastic band at the waist. */
export const shortsWaist = (c: Palette, k: Kit, dip: number): string => {
  const gathers = Array.from(
    { length: 25 },
    (_, i) => `M${256 + i * 12} ${188 + Math.round(dip * Math.sin(((i + 1) / 26) * Math.PI))}v32`,
  ).join('')
  return (
    k.panel(
      [
        [232, 178, 1],
        [320, 178 + dip * 0.8],
        [400, 178 + dip],
        [480, 178 + dip * 0.8],
        [568, 178, 1],
        [574, 226, 1],
        [480, 228 + dip * 0.8],
        [400, 228 + dip],
        [320, 228 + dip * 0.8],
        [226, 226, 1],
      ],
      c.main,
      c.main,
      {
        cast: 7,
        lip: 0.4,
        stitch: [
          [234, 218],
          [320, 219 + dip * 0.8],
          [400, 219 + dip],
          [480, 219 + dip * 0.8],
          [566, 218],
        ],
      },
    ) + k.line(gathers, '#000', 2.4, 0.14)
  )
}

const LEG = points`232 186!, 224 270, 206 380, 186 490, 164 628!, 200 646, 270 662, 330 666, 378 660!, 386 580, 396 506, 402 456!, 402 196!, 320 192`
