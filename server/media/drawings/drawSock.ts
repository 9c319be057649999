import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { sheen, stocking } from '../kit/knitting.ts'
import { points } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'

/** Crew hiking sock laid flat, toe to the right. */
export const drawSock: Draw = (c, k) => ['<g transform="rotate(-11 420 410)">', sock(c, k), '</g>']

/** One sock upright, without the tilt it lies in. */
export const sock = (c: Palette, k: Kit): string => {
  const b: string[] = []
  const sk = points`262 90!, 340 84, 424 90!, 430 190, 428 300, 432 390, 456 456, 520 520, 592 572, 644 622, 656 668, 632 708, 576 724, 490 714, 400 690, 312 672, 254 640, 236 584, 246 510, 262 420, 264 300, 260 190`
  b.push(k.panel(sk, c.main, c.main, { cast: 4, lip: 0.25, texture: stocking(k, c.main) }), `<g ${k.clip(sk)}>`)
  // cushioned shin rib, instep vents
  const shin = Array.from({ length: 9 }, (_, i) => ({ x: 276 + i * 18, flare: i > 4 ? (i - 4) * 5 : 0 }))
  const valley = (dx: number): string =>
    shin.map(({ x, flare }) => `M${x + dx} 170C${x + dx} 300 ${x + dx - 2} 380 ${x + dx + flare} 450`).join('')
  b.push(k.line(valley(0), '#000', 4, 0.2), k.line(valley(5), '#fff', 3, sheen(c.main) * 0.6))
  // arch support band
  b.push(
    k.panel(
      points`372 500!, 420 486, 470 464!, 544 530!, 500 590, 470 640, 460 720!, 370 700!, 388 600`,
      tone(c.main, -0.14),
      c.main,
      {
        cast: 0,
        lip: 0.2,
        texture: k.pattern(
          7,
          7,
          `<path d="M3.5 0v7" stroke="#000" stroke-opacity=".32" stroke-width="2.2"/><path d="M6 0v7" stroke="#fff" stroke-opacity="${sheen(c.main) * 0.6}"/>`,
          'rotate(-38)',
        ),
      },
    ),
  )
  // heel and toe caps, sole cushion
  b.push(
    k.panel(points`210 500!, 256 486, 322 520, 352 580, 340 640, 312 700!, 210 700!`, c.second, c.second, {
      cast: 5,
      lip: 0.3,
      texture: stocking(k, c.second, 40),
    }),
  )
  b.push(
    k.panel(points`620 560!, 584 590, 552 640, 546 740!, 700 740!, 700 560!`, c.second, c.second, {
      cast: 5,
      lip: 0.3,
      texture: stocking(k, c.second, -40),
    }),
  )
  b.push(
    k.line(points`308 522, 330 560, 330 600, 300 640`, '#000', 2, 0.28),
    k.line(points`596 592, 568 640, 562 716`, tone(c.second, 0.5), 2, 0.4),
  )
  // stripes
  const stripe = (y: number, height: number, colour: string): string =>
    k.panel(`M240 ${y}Q345 ${y + 12} 450 ${y}v${height}Q345 ${y + height + 12} 240 ${y + height}z`, colour, colour, {
      cast: 3,
      lip: 0.2,
      texture: stocking(k, colour),
    })
  b.push(stripe(206, 20, c.accent), stripe(234, 8, c.second))
  // welt
  b.push(k.panel(points`250 80!, 440 80!, 440 158!, 344 168, 250 158!`, c.second, c.second, { cast: 6, lip: 0.3 }))
  const rib = (dx: number): string => Array.from({ length: 15 }, (_, i) => `M${268 + i * 11 + dx} 84V168`).join('')
  b.push(k.line(rib(0), '#000', 3.4, 0.3), k.line(rib(4), '#fff', 2.4, sheen(c.second) * 0.6))
  b.push(
    k.blob(254, 360, 40, 300, 0, -0.42),
    k.blob(436, 280, 34, 220, 0, -0.34),
    k.blob(336, 330, 44, 220, 0, 0.22),
    k.blob(470, 720, 240, 40, 10, -0.5),
    k.blob(520, 590, 110, 34, 40, 0.26),
    k.blob(300, 590, 50, 40, 30, 0.2),
  )
  b.push(
    k.folds(
      [
        [440, 440, 340, 470, 10, 8],
        [452, 468, 350, 506, 10, 8],
        [250, 470, 330, 440, -8, 7],
        [462, 486, 396, 560, 8, 7],
      ],
      0.16,
    ),
    '</g>',
  )
  // inner rim and label
  b.push(k.line(points`263 91, 340 85, 423 91`, tone(c.second, 0.5), 2.4, 0.7))
  b.push(k.mark(598, 668, 1.2, luma(c.second) > 0.6 ? tone(c.sole, 0.1) : c.lace))
  return b.join('')
}

/** The pair, one lying across the other. */
export const drawSockPair: Draw = (c, k) => {
  const id = k.add('g', '', sock(c, k))
  return [
    `<g transform="translate(128 20)rotate(2 420 410)scale(.9)"><use href="#${id}"/></g>`,
    k.blob(330, 420, 150, 320, 14, -0.22),
    `<g transform="translate(-72 64)rotate(-15 420 410)scale(.92)"><use href="#${id}"/></g>`,
  ]
}
