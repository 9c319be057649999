import type { Draw } from '../kit/kit.ts'
import { lugs } from '../kit/sole.ts'
import { path } from '../kit/path.ts'
import { offset, points } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import { webbing } from '../kit/fastenings.ts'

/** Trekking sandal, lateral side: webbing, buckle, contoured footbed. */
export const drawSandal: Draw = (c, k) => {
  const b: string[] = []
  const web = webbing(k)
  b.push(k.shadow(410, 676, 340, 30, 0.5))
  // far-side straps seen through the opening
  b.push(
    web(points`150 420, 200 372, 280 350, 350 352!, 352 388!, 286 386, 214 406, 170 450`, tone(c.main, -0.45), {
      cast: 0,
      lip: 0.15,
    }),
  )
  b.push(
    web(points`330 352!, 376 346!, 420 420, 450 560!, 400 560!, 372 440`, tone(c.main, -0.45), { cast: 0, lip: 0.15 }),
  )
  // footbed, far rim then top surface
  b.push(
    k.panel(
      points`82 548, 96 520, 140 520, 240 548, 340 556, 460 560, 580 560, 680 552, 728 542, 738 556, 700 582, 560 600, 300 600, 120 584`,
      k.fade(tone(c.lining, 0.1), tone(c.lining, -0.3)),
      c.lining,
      { cast: 0, lip: 0.35 },
    ),
  )
  // heel strap and heel pad
  b.push(
    web(points`96 556!, 92 480, 104 410, 130 376, 166 370, 176 388, 158 420, 152 490, 160 566!`, c.second, {
      stitch: points`106 548, 103 484, 114 418, 136 388, 162 382`,
    }),
  )
  b.push(
    web(points`120 420!, 134 388!, 220 372, 300 342, 372 318!, 392 352!, 310 384, 220 412`, c.main, {
      stitch: [points`136 398, 222 382, 304 352, 372 328`, points`132 412, 222 401, 308 373, 384 346`],
    }),
  )
  // side post from the heel to the instep
  b.push(
    web(points`196 600!, 240 500, 300 410, 344 352!, 380 372!, 330 440, 276 520, 250 606!`, c.main, {
      stitch: [points`208 596, 252 504, 310 416, 348 364`, points`240 600, 266 516, 322 436, 368 374`],
    }),
  )
  // instep strap over the foot
  b.push(
    web(
      points`322 330!, 370 290, 420 300, 452 352, 470 420, 452 500, 440 612!, 376 612!, 388 500, 404 430, 388 380, 352 372`,
      c.main,
      {
        cast: 8,
        stitch: [
          points`340 334, 372 306, 412 314, 440 358, 456 420, 440 500, 428 606`,
          points`388 606, 400 500, 416 430, 400 376`,
        ],
      },
    ),
  )
  b.push(k.blob(410, 330, 50, 34, 30, 0.3), k.blob(440, 520, 26, 90, 8, -0.25))
  // forefoot, drawn tall and pressed down
  b.push('<g transform="matrix(1 0 0 .8 0 121)">')
  b.push(
    web(points`520 612!, 540 540, 570 486, 598 474, 624 500, 632 612!`, tone(c.main, -0.55), { cast: 0, lip: 0.1 }),
  )
  // forefoot strap, wrapping high over the toes
  b.push(
    web(
      points`470 612!, 496 520, 540 452, 596 428, 640 446, 668 490, 680 596!, 622 606!, 618 520, 596 492, 566 512, 546 560, 532 614!`,
      c.main,
      {
        cast: 8,
        stitch: [
          points`482 606, 507 524, 547 463, 596 440, 632 456, 656 494, 668 590`,
          points`524 606, 536 558, 558 504, 596 481, 628 514, 634 596`,
        ],
      },
    ),
  )
  b.push(k.blob(590, 446, 46, 20, 10, 0.34), k.blob(660, 560, 26, 70, 0, -0.3), '</g>')
  // hook-and-loop tab with accent edge, ladder buckle
  b.push(
    k.panel(points`392 306!, 446 350!, 470 432, 462 470!, 424 462!, 424 420, 400 366`, c.second, c.second, {
      cast: 7,
      lip: 0.4,
      stitch: points`404 326, 436 358, 457 430, 452 460`,
    }),
    k.line('M426 456l34 8', c.accent, 7),
    k.mark(437, 420, 0.85, c.accent),
  )
  b.push(
    `<g transform="translate(352 350)rotate(-38)"><rect x="-25" y="-19" width="50" height="42" rx="7" fill="#000" opacity=".3"/><rect x="-25" y="-22" width="50" height="42" rx="7" fill="${k.lin(
      [
        [0, tone(c.metal, 0.4)],
        [0.5, c.metal],
        [1, tone(c.metal, -0.4)],
      ],
    )}" stroke="${tone(c.metal, -0.6)}"/><rect x="-17" y="-15" width="13" height="28" rx="3" fill="${tone(c.main, -0.3)}"/><rect x="4" y="-15" width="13" height="28" rx="3" fill="${tone(c.main, -0.3)}"/><path d="M-20-19h40" stroke="#fff" stroke-opacity=".5"/></g>`,
  )
  // sole: footbed edge, foam, lugged rubber
  const top = points`80 552, 92 556, 150 570, 250 588, 350 594, 460 600, 570 598, 660 588, 716 572, 744 562`
  const low = points`752 574, 730 596, 690 616, 610 634, 510 640, 400 636, 280 634, 160 638, 96 632, 78 600`
  b.push(
    k.panel(
      path(points`753 574, 732 594, 690 612, 610 630, 510 636, 400 630, 280 628, 160 632, 84 618`, false) +
        'L88 642L98 656' +
        lugs(points`104 656, 200 664, 330 660, 450 664, 560 660, 650 646, 712 622, 756 582`, 18, 10, 0.64) +
        'z',
      c.sole,
      c.sole,
      { cast: 0, lip: 0.25 },
    ),
  )
  const f = mix(c.second, c.lining, 0.2),
    foam = [...top, ...low]
  b.push(k.panel(foam, f, f, { cast: 6, lip: 0.55 }), `<g ${k.clip(foam)}>`)
  b.push(
    k.line(offset(top, 12), c.accent, 5),
    k.line(offset(top, 18), '#000', 2, 0.3),
    k.panel(points`300 640!, 340 614, 420 608, 520 616, 600 640!`, tone(c.sole, 0.16), c.sole, { cast: 0, lip: 0.3 }),
  )
  b.push(
    k.line([0, 1, 2, 3, 4, 5].map((i) => `M${110 + i * 26} ${600 + i * 3}l14 22`).join(''), '#000', 4, 0.2),
    k.blob(66, 590, 30, 60, 0, -0.3),
    k.blob(750, 570, 40, 50, 0, -0.3),
    '</g>',
  )
  return b
}
