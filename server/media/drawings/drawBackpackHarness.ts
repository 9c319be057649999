import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'

/** The pack from the side that is worn: padded back, shoulder straps, hip belt. */
export const drawBackpackHarness: Draw = (c, k) => {
  const body = points`296 140!, 272 210, 260 320, 256 440, 258 560, 268 660, 290 714, 340 732, 400 735, 460 732, 510 714, 532 660, 542 560, 544 440, 540 320, 528 210, 504 140!, 400 126`
  const mesh = k.pattern(
    8,
    8,
    '<path d="M0 4l4-4 4 4-4 4z" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.3"/><path d="M0 5l4-4 4 4" fill="none" stroke="#fff" stroke-opacity=".12"/>',
  )
  return [
    k.shadow(400, 742, 240, 24, 0.5),
    k.loop('M368 112c2-46 62-46 64 0', c.accent, 10),
    // lid, from behind
    k.panel(points`290 200!, 284 160, 300 124, 340 106, 400 100, 460 106, 500 124, 516 160, 510 200!`, c.main, c.main, {
      cast: 5,
      lip: 0.4,
    }),
    k.panel(body, k.drape(c.main, -0.1, 0.2, 0), c.main, { cast: 6, lip: 0.34 }),
    k.within(
      body,
      k.blob(262, 460, 34, 300, 0, -0.4),
      k.blob(542, 460, 46, 300, 0, -0.5),
      // frame sheet in the second cloth, two pads and a channel for air
      k.panel(points`296 180!, 504 180!, 514 330, 512 480, 500 620!, 300 620!, 288 480, 286 330`, c.second, c.second, {
        cast: 6,
        lip: 0.3,
        stitch: points`304 190, 296 330, 298 480, 308 610`,
      }),
      k.both(pad(c, k, mesh)),
      k.line('M400 214V600', '#000', 14, 0.3),
      k.line('M400 214V600', tone(c.second, 0.2), 1.6, 0.5),
      k.panel(points`240 664!, 310 690, 400 697, 490 690, 560 664!, 560 760!, 240 760!`, tone(c.sole, 0.12), c.sole, {
        cast: 7,
        lip: 0.35,
      }),
    ),
    k.both(belt(c, k, mesh)),
    k.panel(points`318 560!, 400 548, 482 560!, 490 660!, 400 676, 310 660!`, c.second, c.second, {
      cast: 8,
      lip: 0.35,
      texture: mesh,
      stitch: points`326 570, 400 559, 474 570, 480 652, 400 666, 320 652, 326 570`,
    }),
    k.mark(400, 630, 1.7, c.accent),
    k.both(strap(c, k, mesh)),
    // sternum strap with its buckle
    k.line('M292 330Q400 350 508 330', '#000', 14, 0.24),
    k.line('M292 327Q400 347 508 327', tone(c.sole, 0.14), 10),
    k.stitch('M292 327Q400 347 508 327', tone(c.sole, 0.42)),
    `<rect x="376" y="322" width="48" height="32" rx="6" fill="#000" opacity=".3"/><rect x="376" y="319" width="48" height="32" rx="6" fill="${tone(c.sole, 0.22)}" stroke="#000" stroke-opacity=".6"/><path d="M388 326v18M412 326v18" stroke="#000" stroke-opacity=".5" stroke-width="3"/><path d="M382 323h36" stroke="#fff" stroke-opacity=".3"/>`,
    `<rect x="376" y="180" width="48" height="30" rx="2" fill="${tone(c.sole, 0.06)}"/>`,
    k.mark(400, 203, 0.9, c.lace),
  ]
}

const pad = (c: Palette, k: Kit, texture: string): string => {
  const shape = points`318 214!, 372 220!, 382 330, 382 470, 376 540!, 322 540!, 310 470, 308 330`
  const channels = Array.from({ length: 6 }, (_, i) => `M300 ${262 + i * 48}l90 10`).join('')
  return (
    k.panel(shape, tone(c.lining, 0.06), c.lining, { cast: 6, lip: 0.35, texture }) +
    k.within(shape, k.line(channels, '#000', 9, 0.3), k.blob(346, 370, 24, 150, 0, 0.24))
  )
}

const strap = (c: Palette, k: Kit, texture: string): string => {
  const shape: Run = points`330 176!, 374 184!, 372 230, 344 290, 326 370, 316 450, 300 510!, 262 500!, 262 440, 274 360, 294 270`
  return (
    k.panel(shape, c.second, c.second, {
      cast: 10,
      lip: 0.4,
      texture,
      stitch: [
        points`340 186, 306 274, 285 364, 273 440, 272 494`,
        points`364 192, 361 228, 334 286, 316 368, 306 448, 293 500`,
      ],
    }) +
    k.within(shape, k.blob(318, 330, 20, 130, 12, 0.3)) +
    k.line('M316 210l-22 250', tone(c.sole, 0.16), 9) +
    k.line('M283 505l-24 92', '#000', 12, 0.22) +
    k.line('M283 502l-24 92', tone(c.sole, 0.14), 9) +
    `<rect x="268" y="492" width="28" height="22" rx="4" fill="${tone(c.sole, 0.22)}" stroke="#000" stroke-opacity=".6" transform="rotate(14 282 503)"/>` +
    k.line('M326 216l34 8', c.accent, 6)
  )
}

const belt = (c: Palette, k: Kit, texture: string): string =>
  k.panel(
    points`330 580!, 250 590, 190 616, 140 656, 122 690, 134 714, 164 716, 220 696, 280 682, 330 668!`,
    c.second,
    c.second,
    {
      cast: 9,
      lip: 0.38,
      texture,
      stitch: points`320 590, 252 601, 196 626, 150 662, 134 690, 142 704, 164 705, 218 685, 278 671, 320 660`,
    },
  ) +
  k.panel(points`232 622!, 276 612!, 280 660!, 232 672!`, tone(c.main, 0.02), c.main, { cast: 4, lip: 0.35 }) +
  k.line('M236 630l36-8', c.accent, 4.5) +
  k.loop('M136 706q-24 2-29 26', tone(c.sole, 0.1), 10) +
  `<rect x="92" y="722" width="30" height="22" rx="5" fill="${tone(c.sole, 0.16)}" stroke="#000" stroke-opacity=".6"/><path d="M98 728h18" stroke="#fff" stroke-opacity=".3"/>`
