import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'
import { gloveBody, gloveCuff, gloveHand } from './gloveHand.ts'

/** The palms: leather with a patch where a pole or a rope runs. */
export const drawGlovesPalm: Draw = (c, k) => {
  const leather = tone(c.second, 0.04)
  const grain = k.pattern(
    11,
    11,
    '<path d="M1 3l3 1 1 3M7 1l2 3-2 3M2 9l4-1M9 9l1 1" stroke="#000" stroke-opacity=".14" fill="none"/>',
  )
  const patch = points`126 420!, 206 404, 290 420!, 296 470, 268 520, 250 574!, 190 580, 168 530, 128 480`
  const thumb = points`270 560!, 286 480, 330 446, 352 470, 340 520, 300 580!`
  const dots = k.pattern(
    10,
    10,
    `<circle cx="3" cy="3" r="1.8" fill="${luma(c.accent) > 0.6 ? '#000' : '#fff'}" opacity=".3"/><circle cx="8" cy="8" r="1.8" fill="${luma(c.accent) > 0.6 ? '#000' : '#fff'}" opacity=".3"/>`,
  )
  const tip =
    k.panel(points`-17 220!, -19 40, -15 -2, 0 -18, 15 -2, 19 40, 17 220!`, leather, c.second, {
      cast: 3,
      lip: 0.25,
      texture: grain,
    }) +
    `<ellipse cx="0" cy="0" rx="11" ry="12" fill="${tone(c.second, 0.18)}"/><ellipse cx="0" cy="0" rx="11" ry="12" fill="${dots}"/>`
  const heel = points`110 440!, 150 410, 206 398, 262 406, 304 440!, 306 500, 292 560, 286 610!, 128 610!, 124 560, 112 500`
  const one = [
    gloveHand(k, { fingers: c.main, base: c.main, texture: '', tip }),
    gloveCuff(c, k),
    k.panel(gloveBody, c.main, c.main, { cast: 6, lip: 0.28 }),
    k.panel(heel, leather, c.second, { cast: 5, lip: 0.3, texture: grain }),
    k.within(
      gloveBody,
      k.blob(170, 480, 60, 70, 0, 0.22),
      k.blob(312, 500, 30, 110, 0, -0.45),
      k.blob(104, 500, 24, 110, 0, -0.35),
      k.folds(
        [
          [112, 470, 210, 450, 8, 6],
          [310, 470, 230, 520, 14, 7],
          [120, 560, 200, 590, 8, 6],
        ],
        0.2,
      ),
      k.blob(206, 616, 110, 26, 0, -0.34),
    ),
    k.panel(patch, c.accent, c.accent, {
      cast: 6,
      lip: 0.35,
      texture: dots,
      stitch: points`134 426, 206 412, 282 426, 287 468, 260 516, 243 566, 194 572, 176 528, 136 478, 134 426`,
    }),
    k.line(points`180 434, 206 480, 202 560`, '#000', 2, 0.22),
    k.panel(thumb, leather, c.second, { cast: 4, lip: 0.2, stitch: points`278 552, 294 486, 330 456, 343 472` }),
  ]
  return ['<g transform="translate(0 -44)">', k.both(one.join('')), '</g>']
}
