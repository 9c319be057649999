import type { Palette } from '../../storage/tables/CatalogTables.ts'
import { footprint, LEFT } from '../kit/sole.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { offset, points } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import { webbing } from '../kit/fastenings.ts'
import { outsole } from './outsole.ts'

/** The pair of sandals: straps over the footbed, bar tread below. */
export const drawSandalPair: Draw = (c, k) => {
  const foam = mix(c.second, c.lining, 0.2)
  return [
    sandalAbove(c, k, foam),
    outsole(c, k, {
      lug: 'm-21-4l14-5 14 5 14-5v12l-14 5-14-5-14 5z',
      pitch: [46, 26],
      inset: 16,
      staggered: true,
      foam,
    }),
  ]
}

const sandalAbove = (c: Palette, k: Kit, foam: string): string => {
  const outline = footprint(0)
  const bed = offset(outline, 12, true)
  const web = webbing(k)
  const grain = k.pattern(
    16,
    14,
    '<path d="M0 7q4-6 8 0t8 0" stroke="#000" stroke-opacity=".2" fill="none" stroke-width="2"/>',
  )
  return [
    `<g transform="translate(${LEFT} 0)">`,
    k.panel(offset(outline, -5, true), c.sole, c.sole, { cast: 10, lip: 0.25 }),
    k.panel(offset(outline, 1, true), foam, foam, { cast: 0, lip: 0.5 }),
    k.panel(bed, tone(c.lining, 0.06), c.lining, { cast: 5, lip: 0.3, texture: grain }),
    k.within(
      bed,
      // toes, ball and heel have pressed the footbed
      k.blob(0, 190, 90, 100, 0, -0.18),
      k.blob(0, 610, 70, 90, 0, -0.22),
      k.blob(-30, 400, 50, 120, 0, 0.2),
      k.line(points`-96 196, -40 150, 20 142, 84 176`, '#000', 2.5, 0.2),
      k.mark(-2, 640, 1.9, c.accent),
    ),
    // heel strap, then the post that joins it to the instep
    web(
      points`-112 560!, -120 640, -76 716, 0 742, 76 714, 112 640, 104 556!, 76 560!, 78 634, 50 682, 0 698, -52 684, -80 634, -82 564!`,
      c.second,
      {
        cast: 9,
        stitch: [
          points`-104 566, -110 636, -70 706, 0 731, 70 704, 102 636, 96 562`,
          points`-90 570, -88 636, -57 693, 0 708, 56 691, 86 634, 84 566`,
        ],
      },
    ),
    web(points`-132 372!, -92 366!, -84 470, -80 580!, -122 590!, -118 480`, c.main, { cast: 8 }),
    web(points`116 372!, 80 366!, 72 470, 74 580!, 114 588!, 108 480`, c.main, { cast: 8 }),
    // instep and forefoot straps
    web(points`-140 402!, -70 376, 0 366, 60 376, 124 406!, 116 462!, 56 432, 0 422, -66 432, -134 460!`, c.main, {
      cast: 10,
      stitch: [points`-130 408, -66 386, 0 376, 56 386, 116 412`, points`-126 448, -62 422, 0 412, 52 422, 108 450`],
    }),
    web(points`-148 250!, -80 212, 0 200, 70 212, 132 250!, 130 308!, 64 270, 0 258, -74 270, -146 306!`, c.main, {
      cast: 10,
      stitch: [points`-138 256, -76 222, 0 210, 66 222, 124 256`, points`-136 294, -70 260, 0 248, 60 260, 122 294`],
    }),
    k.blob(-10, 224, 90, 18, 0, 0.3),
    k.blob(-10, 388, 80, 16, 0, 0.3),
    // the tab that closes the instep, and its ladder buckle
    k.panel(points`10 358!, 74 364!, 90 380, 86 424!, 12 430!`, c.second, c.second, {
      cast: 8,
      lip: 0.4,
      stitch: points`18 366, 70 372, 80 384, 78 416, 18 421`,
    }),
    k.mark(46, 406, 1, c.accent),
    `<rect x="-34" y="362" width="42" height="70" rx="7" fill="#000" opacity=".3"/><rect x="-34" y="358" width="42" height="70" rx="7" fill="${k.fade(tone(c.metal, 0.3), tone(c.metal, -0.3))}" stroke="${tone(c.metal, -0.6)}"/><path d="M-20 366v54M-4 366v54" stroke="${tone(c.main, -0.3)}" stroke-width="8"/>`,
    '</g>',
  ].join('')
}
