import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { gloveBody, gloveCuff, gloveHand } from './gloveHand.ts'

/** A pair of gloves, backs of the hands: knuckle guard, wrist strap. */
export const drawGloves: Draw = (c, k) => {
  const cloth = k.pattern(
    7,
    7,
    '<path d="M0 7L7 0" stroke="#000" stroke-opacity=".12"/><path d="M0 0L7 7" stroke="#fff" stroke-opacity=".07"/>',
  )
  const guard = points`112 424!, 152 396, 206 388, 262 394, 306 418!, 302 462, 262 480, 206 470, 152 478, 114 466`
  const tip = k.panel(points`-30 4!, 0 -4, 30 4!, 30 -40!, -30 -40!`, c.second, c.second, { cast: 3, lip: 0.25 })
  const one = [
    gloveHand(k, { fingers: c.main, base: c.main, texture: cloth, tip }),
    gloveCuff(c, k),
    k.panel(gloveBody, c.main, c.main, { cast: 6, lip: 0.28, texture: cloth }),
    k.within(
      gloveBody,
      k.blob(180, 500, 60, 70, 0, 0.26),
      k.blob(312, 500, 30, 110, 0, -0.45),
      k.blob(104, 500, 24, 110, 0, -0.3),
      k.seam([points`160 480, 164 530, 156 580`, points`252 480, 250 530, 258 580`], c.main, 1.6),
      k.folds(
        [
          [120, 560, 200, 540, -6, 6],
          [300, 550, 230, 536, 6, 6],
        ],
        0.14,
      ),
      k.blob(206, 614, 110, 24, 0, -0.3),
    ),
    k.panel(guard, c.second, c.second, {
      cast: 7,
      lip: 0.4,
      stitch: points`122 430, 156 405, 206 397, 260 403, 297 424`,
    }),
    k.line('M140 424l16 32M186 410l8 40M232 410l-8 40M276 422l-16 34', '#000', 4, 0.22),
    k.panel(points`110 566!, 206 576, 302 566!, 302 600!, 206 610, 112 600!`, c.accent, c.accent, {
      cast: 6,
      lip: 0.35,
      stitch: [points`116 573, 206 583, 296 573`, points`118 594, 206 603, 296 594`],
    }),
    `<rect x="232" y="562" width="52" height="50" rx="4" fill="${tone(c.second, 0.04)}" stroke="${tone(c.second, -0.45)}"/>`,
    k.mark(258, 596, 1.3, c.lace),
  ]
  return ['<g transform="translate(0 -44)">', k.both(one.join('')), '</g>']
}
