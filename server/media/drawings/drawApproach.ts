import type { Draw } from '../kit/kit.ts'
import { lacing } from '../kit/fastenings.ts'
import { lugs } from '../kit/sole.ts'
import { along, path } from '../kit/path.ts'
import { offset, points, shift } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'

/** Approach shoe, lateral side: suede, lace-to-toe, full rubber rand. */
export const drawApproach: Draw = (c, k) => {
  const b: string[] = []
  const near = points`322 330, 350 368, 392 402, 448 430, 508 452, 570 474, 622 500`
  const far = points`352 314, 384 350, 428 380, 484 406, 546 430, 606 454, 650 480`
  const upper = [
    ...points`92 590!, 82 540, 86 480, 98 420, 98 372, 90 338, 98 318, 118 318, 146 340, 190 364, 240 370, 286 354, 322 326!`,
    ...near.slice(1, 6),
    ...points`622 486, 654 480!, 696 502, 726 534, 738 572, 734 610!, 400 620!`,
  ]
  b.push(k.shadow(412, 672, 350, 30, 0.5))
  b.push(
    k.panel(
      points`94 334, 112 306, 150 324, 220 340, 286 326, 338 312, 320 360, 220 384, 140 362`,
      k.fade(tone(c.lining, -0.15), tone(c.lining, -0.6)),
      c.lining,
      { cast: 0, lip: 0.2 },
    ),
  )
  // tongue, webbing loop
  const [[tabX, tabY] = [328, 290]] = k.cut([[328, 290]]).map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  b.push(
    k.panel(
      [
        ...points`296 346, 288 304, 298 274, 328 264, 358 272, 366 300`,
        ...offset(far, -2).slice(1),
        ...points`620 520!, 360 420!`,
      ],
      tone(c.second, -0.16),
      c.second,
      { cast: 0, lip: 0.3, stitch: points`302 312, 308 286, 328 278, 349 285, 356 306` },
    ),
  )
  b.push(
    `<g transform="translate(${tabX - 328} ${tabY - 290})"><path d="M316 276h24v34h-24z" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/><path d="M316 284h24M316 302h24" stroke="${tone(c.accent, 0.4)}" stroke-width="1.6" stroke-dasharray="4 2"/></g>`,
  )
  b.push(
    k.panel([...offset(far, -2), ...offset(far, 13).toReversed()], tone(c.main, -0.32), c.main, { cast: 5, lip: 0.2 }),
  )
  b.push(k.panel(upper, c.main, c.main, { cast: 4, lip: 0.3 }), `<g ${k.clip(upper)}>`)
  // suede nap
  b.push(
    k.fill(
      points`60 300!, 760 300!, 760 640!, 60 640!`,
      k.pattern(
        9,
        9,
        `<path d="M1 2l2 1M6 1l1 2M4 6l2-1M8 7l-1 1M2 8l1-1" stroke="#000" stroke-opacity=".16"/><path d="M3 4l1 1M7 4l2 0M5 8l1 1" stroke="#fff" stroke-opacity=".13"/>`,
        'rotate(12)',
      ),
    ),
  )
  b.push(k.blob(250, 440, 90, 50, 0, 0.2), k.blob(600, 530, 90, 26, 26, 0.26))
  // midfoot perforated panel and strap web
  b.push(
    k.panel(points`262 400!, 344 390!, 430 452, 452 520, 440 590!, 300 590!, 270 500`, c.second, c.second, {
      texture: k.pattern(
        13,
        13,
        `<circle cx="3" cy="3" r="1.9" opacity=".5"/><circle cx="9.5" cy="9.5" r="1.9" opacity=".5"/>`,
      ),
      cast: 5,
      stitch: points`272 412, 280 500, 308 585`,
    }),
  )
  b.push(k.cord('M334 388L298 566L372 410L350 582L414 438L402 584L470 452', c.accent, 6))
  // heel counter
  b.push(
    k.panel(points`60 390!, 112 392, 152 424, 200 478, 262 526, 330 600!, 60 610!`, c.main, c.main, {
      stitch: [
        points`108 404, 146 434, 194 488, 256 536, 312 596`,
        points`106 413, 140 441, 189 496, 250 543, 300 596`,
      ],
    }),
  )
  b.push(
    k.panel(points`60 350!, 112 356, 124 392, 116 470, 104 520, 60 524!`, c.accent, c.accent, {
      stitch: points`107 364, 116 394, 108 468, 97 513`,
    }),
  )
  // collar
  b.push(
    k.panel(
      points`60 300!, 118 296!, 166 340, 240 360!, 318 306!, 350 372, 306 410, 236 422, 168 408, 118 374, 60 366!`,
      tone(c.lining, 0.1),
      c.lining,
      { lip: 0.4, stitch: points`98 358, 124 364, 172 396, 236 410, 302 398, 336 372` },
    ),
  )
  b.push(k.blob(226, 388, 110, 12, 2, 0.3), k.blob(102, 344, 18, 28, 0, 0.25))
  // eyestay down to the toe
  const stay = offset(near, 28).toReversed()
  b.push(
    k.panel([...points`310 300!, 420 300!, 700 480!, 668 510, 656 528, 632 530`, ...stay], tone(c.main, 0.05), c.main, {
      stitch: [...points`650 516, 634 521`, ...shift(stay.slice(1), 4, -5)],
    }),
  )
  // rand: high at the toe, low at the waist, up again at the heel
  b.push(
    k.panel(
      points`60 556!, 110 552, 170 570, 250 588, 350 590, 440 580, 530 568, 600 560, 650 540, 688 512, 716 500, 780 500!, 780 650!, 60 650!`,
      tone(c.sole, 0.12),
      c.sole,
      { lip: 0.42 },
    ),
  )
  b.push(
    k.line(points`560 578, 620 568, 666 546, 700 520, 726 512`, tone(c.sole, 0.45), 1.6, 0.5),
    k.blob(690, 536, 40, 14, 42, 0.4),
  )
  b.push(
    k.blob(92, 460, 36, 190, 0, -0.4),
    k.blob(410, 610, 350, 34, 2, -0.45),
    k.blob(748, 570, 40, 80, 0, -0.5),
    '</g>',
  )
  b.push(k.loop('M94 370c-28-18-26-66 8-62', c.accent, 7), k.line(upper.slice(6, 13), tone(c.lining, 0.55), 2, 0.5))
  // laces to the toe
  const { laces, holes } = lacing(k, near, far, {
    colour: c.lace,
    rows: 8,
    width: 6.8,
    near: [13, 0.06, 0.95],
    far: [-3, 0.08, 0.96],
    end: [-4, -4],
    shadow: -0.18,
  })
  b.push(laces)
  b.push(
    k.stamp(
      `<circle r="7.5" cy="1.5" fill="#000" opacity=".3"/><circle r="6.8" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/><path d="M-4-2.4a5 5 0 0 1 7-2" stroke="${tone(c.metal, 0.7)}" stroke-width="1.6"/><circle r="3.2" fill="${tone(c.lace, -0.6)}"/>`,
      holes,
    ),
  )
  // sole: thin foam, sticky rubber with climbing zone
  const top = points`80 568, 94 568, 150 584, 250 600, 350 604, 450 604, 550 600, 640 592, 706 574, 742 572`
  const low = points`746 586, 728 602, 690 616, 610 630, 510 634, 400 628, 280 626, 160 632, 98 628, 80 606`
  b.push(
    k.panel(
      path(points`746 586, 728 602, 690 612, 610 626, 510 630, 400 622, 280 620, 160 626, 84 614`, false) +
        'L88 646L102 656' +
        lugs(points`104 656, 180 660, 270 658`, 6, 9, 0.66) +
        'L286 646L352 646L366 656' +
        lugs(points`370 656, 460 659, 560 656, 640 643`, 9, 8, 0.66) +
        'L700 628L738 604L748 586z',
      c.sole,
      c.sole,
      { cast: 0, lip: 0.25 },
    ),
  )
  const f = mix(c.second, c.sole, 0.25)
  b.push(
    k.panel([...top, ...low], f, f, { cast: 5, lip: 0.5 }),
    k.line(offset(low.slice(1), 7), c.accent, 3, 0.9),
    k.line(offset(top.slice(1, 9), 8), '#000', 2, 0.22),
  )
  b.push(
    k.line(
      [...along(points`116 650, 190 652, 262 650`, 7), ...along(points`380 652, 470 654, 560 650, 630 640`, 10)]
        .map(([x, y]) => `M${Math.trunc(x)} ${Math.trunc(y)}l-3-13`)
        .join(''),
      '#000',
      2.6,
      0.35,
    ),
  )
  return b
}
