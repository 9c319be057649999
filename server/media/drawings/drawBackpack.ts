import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'

/** Trekking pack, front: floating lid, stretch pocket, compression straps. */
export const drawBackpack: Draw = (c, k) => {
  const b: string[] = []
  const grid = k.pattern(
    12,
    12,
    '<path d="M0 0h12M0 0v12" stroke="#000" stroke-opacity=".16"/><path d="M0 1.5h12M1.5 0v12" stroke="#fff" stroke-opacity=".1"/>',
  )
  const mesh = k.pattern(
    8,
    8,
    '<path d="M0 4l4-4 4 4-4 4z" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.3"/><path d="M0 5l4-4 4 4" fill="none" stroke="#fff" stroke-opacity=".1"/>',
  )
  b.push(k.shadow(400, 742, 240, 24, 0.5))
  // shoulder straps and hip belt, behind
  b.push(
    k.both(
      k.panel(
        points`306 130!, 268 176, 244 262, 236 380, 244 500, 262 560!, 276 540!, 256 480, 250 380, 262 270, 300 190!`,
        c.second,
        c.second,
        { lip: 0.3, texture: mesh },
      ) +
        k.panel(points`270 604!, 206 612, 160 634, 142 664, 150 694, 176 704, 230 702, 280 690!`, c.second, c.second, {
          lip: 0.35,
          stitch: points`268 616, 208 624, 168 644, 154 668, 160 686, 180 693, 270 686`,
        }) +
        k.line('M152 676q-26 10-30 34', tone(c.sole, 0.1), 12) +
        k.line('M152 673q-26 10-30 34', tone(c.sole, 0.3), 1.6) +
        `<rect x="108" y="700" width="28" height="20" rx="5" fill="${tone(c.sole, 0.14)}" stroke="#000" stroke-opacity=".6"/><path d="M114 706h16" stroke="#fff" stroke-opacity=".25"/>`,
    ),
  )
  // haul loop
  b.push(k.loop('M368 112c2-46 62-46 64 0', c.accent, 10))
  // body
  const body = points`300 150!, 276 210, 262 320, 256 440, 258 560, 268 660, 290 714, 340 732, 400 735, 460 732, 510 714, 532 660, 542 560, 544 440, 538 320, 524 210, 500 150!`
  b.push(
    k.panel(
      body,
      k.lin(
        [
          [0, tone(c.main, -0.12)],
          [0.25, tone(c.main, 0.1)],
          [0.6, c.main],
          [1, tone(c.main, -0.25)],
        ],
        0,
        0,
        1,
        0,
      ),
      c.main,
      { cast: 6, texture: grid },
    ),
    `<g ${k.clip(body)}>`,
  )
  b.push(k.both(k.seam(points`322 220, 306 320, 302 440, 306 600, 326 740`, c.main, 2)))
  // side pockets in stretch mesh
  b.push(
    k.both(
      k.panel(points`240 510!, 290 526, 312 552!, 316 640, 330 740!, 240 740!`, c.second, c.second, { texture: mesh }) +
        k.line(points`244 512, 290 528, 311 553`, c.accent, 4),
    ),
  )
  // front pocket
  b.push(
    k.panel(
      points`318 372!, 400 384, 482 372!, 492 470, 492 570, 484 650, 462 674, 400 680, 338 674, 316 650, 308 570, 308 470`,
      c.second,
      c.second,
      { cast: 9, lip: 0.4, texture: mesh },
    ),
  )
  b.push(
    k.panel(points`316 366!, 400 379, 484 366!, 486 386!, 400 399, 314 386!`, c.main, c.main, {
      cast: 4,
      stitch: points`318 381, 400 393, 482 381`,
    }),
  )
  b.push(
    k.folds(
      [
        [330, 660, 360, 480, -16, 10],
        [468, 660, 440, 500, 14, 10],
        [360, 420, 400, 520, 12, 8],
      ],
      0.12,
    ),
    k.blob(380, 500, 60, 110, 0, 0.16),
  )
  // base in the hard-wearing cloth
  b.push(
    k.panel(points`240 664!, 310 690, 400 697, 490 690, 560 664!, 560 760!, 240 760!`, tone(c.sole, 0.12), c.sole, {
      cast: 7,
      lip: 0.35,
      stitch: points`256 680, 310 700, 400 707, 490 700, 544 680`,
    }),
  )
  // front zip opening, daisy chain
  b.push(
    `<path d="M336 250q64 14 128 0" stroke="#000" stroke-width="15" opacity=".25"/><path d="M336 248q64 14 128 0" stroke="${tone(c.sole, 0.1)}" stroke-width="12"/><path d="M336 248q64 14 128 0" stroke="${tone(c.metal, -0.1)}" stroke-width="5" stroke-dasharray="2 2.4"/>` +
      k.loop('M352 254l-4 24', c.accent, 5.5),
  )
  b.push(
    k.blob(330, 400, 46, 300, 0, 0.2),
    k.blob(262, 460, 34, 300, 0, -0.4),
    k.blob(542, 460, 46, 300, 0, -0.5),
    k.blob(400, 340, 120, 26, 0, -0.35),
    '</g>',
  )
  // compression straps with ladder locks
  const strap = (d: string, width = 11): string =>
    k.line(d, '#000', width + 3, 0.22) + k.line(d, tone(c.sole, 0.12), width) + k.stitch(d, tone(c.sole, 0.42))
  b.push(
    k.both(
      strap('M266 330L330 352') +
        strap('M258 470L310 486') +
        strap('M318 352V560') +
        k.stamp(
          `<rect x="-13" y="-9" width="26" height="20" rx="4" fill="${tone(c.sole, 0.2)}" stroke="#000" stroke-opacity=".6"/><path d="M-8-4h16M-8 4h16" stroke="#000" stroke-opacity=".5" stroke-width="2.4"/><path d="M-9-6.5h18" stroke="#fff" stroke-opacity=".3"/>`,
          [
            [318, 350, 0],
            [286, 478, 17],
          ],
        ),
    ),
  )
  // lid
  const lid = points`286 216!, 280 176, 292 136, 330 114, 400 108, 470 114, 508 136, 520 176, 514 216!, 460 232, 400 236, 340 232`
  b.push(
    k.panel(lid, c.main, c.main, { cast: 10, lip: 0.42, texture: grid }),
    k.blob(360, 140, 90, 24, -4, 0.34),
    k.blob(500, 180, 30, 50, 0, -0.3),
  )
  b.push(
    k.seam(points`284 196, 340 212, 400 216, 460 212, 516 196`, c.main, 1.6),
    k.folds(
      [
        [300, 150, 330, 200, 8, 6],
        [496, 150, 474, 204, -8, 6],
      ],
      0.16,
    ),
  )
  b.push(
    `<path d="M326 164q74-14 148 0" stroke="#000" stroke-width="13" opacity=".22"/><path d="M326 162q74-14 148 0" stroke="${tone(c.sole, 0.1)}" stroke-width="10"/><path d="M327 161q73-13 146 0" stroke="#fff" stroke-opacity=".2"/>` +
      k.loop('M470 163l6 26', c.accent, 5.5),
  )
  // lid straps and side-release buckles
  b.push(
    k.both(
      strap('M340 218V330', 13) +
        k.stamp(
          `<path d="M-15-14h30l3 8v14l-6 8h-24l-6-8v-14z" fill="${tone(c.sole, 0.2)}" stroke="#000" stroke-opacity=".65"/><path d="M-18-4l6 4-6 6M18-4l-6 4 6 6" stroke="#000" stroke-opacity=".6" stroke-width="2.4"/><path d="M-11-11h22M-6 5h12" stroke="#fff" stroke-opacity=".28" stroke-width="1.8"/>`,
          [[340, 300, 0]],
        ),
    ),
  )
  // ice-axe loop, mark
  b.push(k.loop('M386 690c-6 34 34 34 28 0', c.accent, 6.5))
  b.push(
    `<rect x="378" y="308" width="44" height="40" rx="3" fill="${tone(c.sole, 0.08)}"/>`,
    k.mark(400, 336, 1, luma(c.lace) < 0.5 ? tone(c.main, 0.3) : c.lace),
  )
  return b
}
