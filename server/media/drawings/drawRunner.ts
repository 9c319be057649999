import type { Draw, Place } from '../kit/kit.ts'
import { lacing } from '../kit/fastenings.ts'
import { lugs } from '../kit/sole.ts'
import { path } from '../kit/path.ts'
import { offset, points, shift } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'

/** Trail runner, lateral side, toe to the right. */
export const drawRunner: Draw = (c, k) => {
  const b: string[] = []
  const near = points`340 300, 366 340, 406 374, 460 402, 516 426, 560 444`
  const far = points`368 276, 398 316, 438 346, 490 374, 546 398, 598 420`
  const upper = [
    ...points`84 560!, 76 500, 82 440, 92 380, 90 330, 84 296, 92 274, 112 272, 140 296, 186 330, 240 342, 290 328, 328 300, 340 298!`,
    ...near.slice(1, 5),
    ...points`566 428, 600 420!, 650 440, 700 470, 736 506, 750 546, 744 590!, 400 600!`,
  ]
  b.push(k.shadow(410, 666, 350, 30, 0.5))
  b.push('<g transform="matrix(1 0 0 .88 0 70)">')
  // collar inside, far rim
  b.push(
    k.panel(
      points`88 292, 104 262, 150 282, 220 306, 290 296, 352 280, 340 330, 240 356, 150 330`,
      k.fade(tone(c.lining, -0.15), tone(c.lining, -0.6)),
      c.lining,
      { cast: 0, lip: 0.2 },
    ),
  )
  // tongue
  b.push(
    k.panel(
      [
        ...points`318 318, 306 270, 316 236, 346 224, 374 234, 382 262`,
        ...offset(far, -2).slice(1),
        ...points`580 470!, 380 400!`,
      ],
      tone(c.second, -0.12),
      c.second,
      {
        cast: 0,
        lip: 0.3,
        texture: k.pattern(
          6,
          6,
          `<circle cx="1.5" cy="1.5" r="1.2" opacity=".4"/><circle cx="4.5" cy="4.5" r="1.2" opacity=".4"/>`,
        ),
        stitch: points`321 284, 326 250, 346 240, 366 250, 372 272`,
      },
    ),
  )
  b.push(
    k.panel([...offset(far, -2), ...offset(far, 13).toReversed()], tone(c.main, -0.32), c.main, { cast: 5, lip: 0.2 }),
  )
  // upper in engineered mesh
  b.push(k.panel(upper, c.main, c.main, { cast: 4, lip: 0.3 }), `<g ${k.clip(upper)}>`)
  const mesh = k.pattern(
    14,
    12,
    `<g fill="#000" fill-opacity=".34"><ellipse cx="3.5" cy="3" rx="2.4" ry="1.6"/><ellipse cx="10.5" cy="9" rx="2.4" ry="1.6"/></g><g fill="#fff" fill-opacity=".13"><ellipse cx="3.5" cy="5.5" rx="2.4" ry="1"/><ellipse cx="10.5" cy="11.5" rx="2.4" ry="1"/></g>`,
    'rotate(24)skewX(-8)',
  )
  b.push(k.fill(points`120 360!, 330 330!, 400 390!, 560 440!, 690 460!, 740 560!, 400 590!, 160 570!`, mesh))
  // knit zone behind the toe, midfoot cage
  b.push(k.blob(610, 480, 90, 34, 30, 0.3), k.blob(690, 500, 36, 14, 40, 0.3))
  // midfoot saddle with two windows
  b.push(
    k.panel(
      path(points`372 360!, 560 440!, 520 500, 476 556, 470 610!, 280 610!, 306 520, 336 430`) +
        path(points`388 422, 402 424, 420 442, 412 490, 400 546, 388 556, 362 556, 353 546, 364 490`.toReversed()) +
        path(points`452 446, 468 449, 492 464, 478 502, 462 544, 450 554, 432 554, 424 544, 436 496`.toReversed()),
      tone(c.second, 0.03),
      c.second,
      { cast: 5, lip: 0.3 },
    ),
  )
  // heel counter shell
  b.push(
    k.panel(points`60 330!, 100 336, 150 380, 214 430, 262 500, 300 610!, 60 610!`, c.second, c.second, {
      lip: 0.32,
      stitch: points`96 352, 144 392, 206 441, 250 506, 280 590`,
    }),
  )
  b.push(
    k.panel(points`60 420!, 118 424, 176 462, 214 520, 236 610!, 60 610!`, tone(c.accent, -0.02), c.accent, {
      lip: 0.35,
    }),
  )
  for (const q of [0, 14, 28])
    b.push(
      k.line(
        [
          [84, 446 + q * 1.4],
          [120, 454 + q * 1.4],
          [164, 488 + q * 1.3],
          [196, 548 + q],
        ],
        '#000',
        3,
        0.2,
      ),
    )
  // padded collar
  b.push(
    k.panel(
      points`60 260!, 112 250!, 160 306, 240 330!, 330 280!, 372 344, 330 384, 250 398, 176 384, 120 346, 60 340!`,
      tone(c.lining, 0.08),
      c.lining,
      { lip: 0.4, stitch: points`96 330, 126 337, 180 372, 250 386, 326 373, 358 345` },
    ),
  )
  b.push(k.blob(230, 356, 120, 14, 2, 0.3), k.blob(100, 306, 20, 34, 0, 0.25))
  // eyestay
  const stay = offset(near, 30).toReversed()
  b.push(
    k.panel(
      [...points`330 270!, 420 270!, 640 400!, 604 452, 590 472, 566 476`, ...stay],
      tone(c.second, 0.06),
      c.second,
      {
        stitch: [...points`586 458, 568 466`, ...shift(stay.slice(1), 4, -5)],
      },
    ),
  )
  // toe bumper and mudguard
  b.push(
    k.panel(
      points`430 610!, 480 578, 560 560, 622 534, 668 496, 720 476, 770 480!, 770 610!`,
      tone(c.sole, 0.1),
      c.sole,
      { lip: 0.42 },
    ),
  )
  b.push(k.line(points`500 584, 570 570, 634 544, 684 506, 724 492`, tone(c.sole, 0.42), 1.6, 0.5))
  // brand-neutral chevrons on the quarter
  b.push(k.line('M268 470l42 46M286 462l42 46', c.accent, 5, 0.95))
  b.push(
    k.blob(84, 430, 36, 200, 0, -0.4),
    k.blob(410, 590, 350, 40, 2, -0.5),
    k.blob(752, 540, 44, 90, 0, -0.5),
    k.blob(330, 440, 50, 60, 30, -0.22),
    k.blob(200, 420, 60, 30, 30, 0.2),
    '</g>',
  )
  // heel loop
  b.push(k.loop('M86 330c-30-20-26-76 10-72', c.accent, 8))
  b.push(k.line(upper.slice(6, 14), tone(c.lining, 0.55), 2, 0.5))
  // laces
  const { laces, holes } = lacing(k, near, far, {
    colour: c.lace,
    rows: 6,
    width: 7,
    near: [14, 0.08, 0.95],
    far: [-3, 0.1, 0.96],
    end: [-4, -4],
    shadow: -0.18,
  })
  b.push(laces)
  b.push(
    k.stamp(
      `<path d="M-11-5h17a5 5 0 0 1 0 11h-17z" fill="${tone(c.accent, -0.1)}" stroke="${tone(c.accent, -0.5)}"/><path d="M-9-3h14" stroke="${tone(c.accent, 0.5)}" stroke-width="1.5"/><circle cx="4" cy=".5" r="2.8" fill="${tone(c.lace, -0.65)}"/>`,
      holes.map(([x, y, angle]): Place => [x, y, angle * 57.3 - 90]),
    ),
  )

  b.push('</g>')
  // sole: sculpted foam, carved line, lugged rubber
  const top = points`70 530, 82 530, 120 546, 190 568, 290 574, 400 582, 500 590, 590 588, 670 580, 726 566, 754 560`
  const low = points`760 574, 740 594, 700 614, 620 630, 520 640, 400 638, 280 636, 160 636, 98 631, 72 614, 64 572`
  const rub = points`760 576, 742 594, 700 606, 620 622, 520 630, 400 626, 280 622, 160 626, 80 616`
  b.push(
    k.panel(
      path(rub, false) +
        'L84 636' +
        lugs(points`96 644, 170 652, 300 650, 420 654, 540 652, 640 640, 716 616, 762 584`, 17, 12, 0.62, 0.05) +
        'z',
      c.sole,
      c.sole,
      { cast: 0, lip: 0.25 },
    ),
  )
  const f = mix(c.lace, c.lining, 0.06)
  const foam = [...top, ...low]
  b.push(k.panel(foam, f, f, { cast: 6, lip: 0.7 }), `<g ${k.clip(foam)}>`)
  b.push(
    k.panel(
      points`40 590!, 110 604, 200 596, 300 604, 410 622, 540 618, 660 598, 790 540!, 790 690!, 40 690!`,
      tone(f, -0.12),
      f,
      {
        cast: 0,
        lip: 0.5,
      },
    ),
  )
  b.push(
    k.panel(points`60 560!, 130 578, 210 590, 300 600, 200 606, 110 594`, c.accent, c.accent, { cast: 0, lip: 0.3 }),
  )
  b.push(
    k.line([0, 1, 2, 3, 4].map((i) => `M${330 + i * 34} ${594 + i * 3}l26 18`).join(''), '#000', 4, 0.16),
    k.blob(420, 576, 330, 14, 2, -0.3),
    k.blob(60, 570, 30, 60, 0, -0.25),
    '</g>',
  )
  return b
}
