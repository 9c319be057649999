import type { Draw, Place } from '../kit/kit.ts'
import { lacing } from '../kit/fastenings.ts'
import { lugs } from '../kit/sole.ts'
import { along, path } from '../kit/path.ts'
import { offset, points, shift } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'

/** Mid hiking boot, lateral side, toe to the right. */
export const drawBoot: Draw = (c, k) => {
  const b: string[] = []
  // facing edge (near) and silhouette edge (far), collar to vamp
  const near = points`322 206, 330 270, 346 326, 382 376, 438 420, 500 458, 556 490`
  const far = points`362 196, 376 260, 392 310, 424 354, 478 396, 538 434, 594 470`
  const upper = [
    ...points`104 626!, 92 580, 94 530, 108 464, 116 408, 112 344, 103 284, 99 246, 105 222, 128 210, 184 218, 244 218, 292 208, 322 198!`,
    ...near.slice(1, 6),
    ...points`562 478, 598 472!, 648 496, 696 530, 726 570, 738 608, 732 646!, 400 650!`,
  ]
  b.push(k.shadow(415, 698, 350, 34, 0.5))
  // inside of the collar
  b.push(
    k.panel(
      points`104 228, 146 198, 226 190, 300 184, 340 190, 320 230, 200 244`,
      k.fade(tone(c.lining, -0.35), tone(c.lining, -0.7)),
      c.lining,
      { cast: 0, lip: 0.2 },
    ),
  )
  // tongue
  b.push(
    k.panel(
      [...points`280 220, 288 176, 302 150, 336 142, 368 147, 378 172`, ...far.slice(1), ...points`560 510!, 310 340!`],
      k.lin([
        [0, tone(c.second, 0.02)],
        [0.35, tone(c.second, -0.26)],
        [1, tone(c.second, -0.5)],
      ]),
      c.second,
      {
        cast: 0,
        lip: 0.3,
        texture: k.pattern(5, 5, `<path d="M0 5L5 0" stroke="#000" stroke-opacity=".22"/>`),
        stitch: points`297 176, 308 160, 336 152, 362 157, 368 176`,
      },
    ),
  )
  b.push(k.loop('M322 146c-2-24 30-24 28 0', c.accent, 7))
  // far facing along the silhouette
  b.push(
    k.panel([...offset(far, -3), ...offset(far, 12).toReversed()], tone(c.main, -0.35), c.main, { cast: 5, lip: 0.2 }),
  )

  // near upper
  b.push(k.panel(upper, c.main, c.main, { cast: 4, lip: 0.25 }))
  b.push(`<g ${k.clip(upper)}>`)
  // textile window
  const weave = k.pattern(
    6,
    6,
    `<path d="M0 3h3v3M3 0h3v3" fill="none" stroke="#000" stroke-opacity=".3"/><path d="M0 1h2M3 4h2" stroke="#fff" stroke-opacity=".16"/>`,
  )
  b.push(
    k.panel(
      points`140 260!, 310 260!, 330 360, 392 436, 480 480!, 480 660!, 290 660!, 230 470, 180 390`,
      c.second,
      c.second,
      {
        texture: weave,
        cast: 0,
      },
    ),
  )
  // collar pad
  b.push(
    k.panel(
      points`80 200!, 340 180!, 340 278!, 290 288, 212 282, 144 292, 108 322, 80 330!`,
      tone(c.lining, 0.06),
      c.lining,
      {
        stitch: points`108 308, 144 280, 212 271, 290 277, 340 268`,
      },
    ),
  )
  b.push(
    k.seam(points`106 262, 160 250, 240 248, 338 236`, c.lining, 2.2),
    k.blob(210, 230, 130, 12, -2, 0.34),
    k.blob(220, 268, 130, 10, -2, 0.22),
  )
  // heel counter running up as a strap to the ankle hook
  const ct = points`80 318!, 120 318, 154 356, 190 428, 254 474, 312 444, 338 384, 356 352, 388 386, 360 452, 332 524, 302 600, 294 660!`
  b.push(
    k.panel([...ct, [80, 660, 1]], c.main, c.main, { stitch: [offset(ct.slice(1, 8), 7), offset(ct.slice(8), 7)] }),
  )
  // vamp
  b.push(
    k.panel(points`430 418!, 396 476, 390 560, 410 660!, 740 660!, 740 480!, 600 450!`, c.main, c.main, {
      stitch: [points`437 424, 405 478, 399 560, 412 650`, points`444 428, 412 480, 406 560, 419 650`],
    }),
  )
  // eyestay
  const stay = offset(near, 32).slice(0, 6).toReversed()
  b.push(
    k.panel([...points`300 120!, 700 400!, 600 500, 586 522, 558 524`, ...stay], tone(c.main, -0.05), c.main, {
      stitch: [...points`578 508, 562 514`, ...shift(stay, 4, -4)],
    }),
  )
  // rubber rands, toe and heel
  b.push(
    k.panel(
      points`300 664!, 340 642, 410 622, 480 610, 544 596, 588 566, 628 536, 676 520, 760 524!, 760 664!`,
      tone(c.sole, 0.12),
      tone(c.sole, 0.1),
      { lip: 0.42 },
    ),
  )
  b.push(k.line(points`470 624, 548 610, 598 578, 636 550, 690 536`, tone(c.sole, 0.4), 1.6, 0.5))
  b.push(
    k.panel(points`80 566!, 122 568, 176 594, 230 620, 262 664!, 80 664!`, tone(c.sole, 0.12), tone(c.sole, 0.1), {
      lip: 0.4,
    }),
  )
  // heel tab
  b.push(
    k.panel(points`80 336!, 122 336, 130 364, 127 450, 114 524, 80 526!`, c.accent, c.accent, {
      stitch: points`117 344, 122 368, 119 450, 108 516`,
    }),
  )
  // volume
  b.push(
    k.blob(102, 420, 44, 240, 2, -0.42),
    k.blob(240, 370, 90, 130, -12, 0.14),
    k.blob(570, 530, 120, 40, 32, 0.24),
    k.blob(664, 538, 56, 13, 38, 0.34),
    k.blob(400, 655, 340, 34, 2, -0.5),
    k.blob(352, 430, 40, 60, 40, -0.3),
    k.blob(744, 612, 40, 90, 0, -0.5),
  )
  b.push('</g>', k.line(upper.slice(8, 14), tone(c.lining, 0.55), 2, 0.5))

  // lacing: near eyelets on the stay, far ones round the silhouette
  const { laces, holes } = lacing(k, near, far, {
    colour: c.lace,
    rows: 7,
    width: 8,
    near: [15, 0.05, 0.94],
    far: [-2, 0.05, 0.96],
    end: [0, -10],
    shadow: -0.16,
  })
  b.push(laces)
  const edge = tone(c.metal, -0.6)
  b.push(
    k.stamp(
      `<rect x="-15" y="-7" width="24" height="15" rx="5" fill="#000" opacity=".3"/><rect x="-15" y="-9" width="22" height="15" rx="5" fill="${tone(c.metal, -0.22)}" stroke="${edge}"/><path d="M-11-5h13" stroke="${tone(c.metal, 0.6)}" stroke-width="2.4"/><circle cx="-9" cy="1" r="2.6" fill="${edge}"/>`,
      holes.slice(0, 3).map(([x, y, angle]): Place => [x, y, angle * 57.3 - 90]),
    ),
  )
  b.push(
    k.stamp(
      `<circle r="9.5" cy="2" fill="#000" opacity=".3"/><circle r="8.5" fill="${c.metal}" stroke="${edge}"/><path d="M-5-3a6 6 0 0 1 9-2" stroke="${tone(c.metal, 0.7)}" stroke-width="1.8"/><circle r="4" fill="${tone(c.lace, -0.55)}"/>`,
      holes.slice(3).map(([x, y]): Place => [x, y, 0]),
    ),
  )

  // sole unit: midsole wraps the toe, lugged outsole below
  const top = points`90 620, 112 616, 180 624, 290 630, 400 634, 500 638, 600 637, 676 626, 726 608, 742 604`
  const low = points`745 618, 724 638, 680 656, 610 668, 520 672, 400 662, 300 656, 180 662, 88 656`
  b.push(
    k.panel(
      path(points`744 614, 724 636, 680 654, 610 664, 520 668, 400 658, 300 650, 180 656, 86 648`, false) +
        'L90 674L108 688' +
        lugs(points`112 688, 180 692, 272 691`, 4, 11, 0.72) +
        'L286 678L366 676L380 690' +
        lugs(points`384 688, 480 693, 570 691, 650 677, 712 650, 744 618`, 9, 12, 0.7) +
        'z',
      c.sole,
      c.sole,
      { cast: 0, lip: 0.2 },
    ),
  )
  const m = mix(c.sole, c.second, 0.55)
  b.push(k.panel([...top, ...low], m, m, { cast: 5, lip: 0.5 }))
  b.push(k.line(offset(low.slice(1), 9), c.accent, 3), k.line(offset(top.slice(1, 9), 9), '#000', 2, 0.25))
  b.push(
    k.line(
      [
        ...along(points`130 680, 200 682, 262 680`, 5),
        ...along(points`396 684, 480 688, 570 686, 650 670, 708 642`, 10),
      ]
        .map(([x, y]) => `M${Math.trunc(x)} ${Math.trunc(y)}l-4-12`)
        .join(''),
      '#000',
      3,
      0.35,
    ),
  )
  return b
}
