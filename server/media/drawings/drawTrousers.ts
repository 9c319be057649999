import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { inkOn, tone } from '../kit/tone.ts'

/** Articulated hiking trousers, front, belt in the loops. */
export const drawTrousers: Draw = (c, k) => {
  const b: string[] = []
  const cloth = k.drape(c.main, 0.1, 0.16, 0.2)
  // inside of the waistband
  b.push(
    k.panel(
      points`292 74!, 400 84, 508 74!, 512 112!, 400 122, 288 112!`,
      k.fade(tone(c.lining, -0.2), tone(c.lining, -0.55)),
      c.lining,
      {
        cast: 0,
      },
    ),
    `<rect x="384" y="90" width="32" height="16" rx="1.5" fill="${c.lace}"/>`,
  )
  const leg = points`288 92!, 280 150, 262 230, 252 330, 250 430, 244 520, 244 620, 248 728!, 300 738, 358 732!, 364 640, 372 540, 382 420, 396 296, 402 268!, 402 104!, 340 102`
  const half = [k.panel(leg, cloth, c.main, { cast: 4, lip: 0.28 }), `<g ${k.clip(leg)}>`]
  // thigh and shin volume
  half.push(
    k.blob(300, 350, 30, 170, 3, 0.26) +
      k.blob(298, 620, 22, 110, 0, 0.22) +
      k.blob(246, 440, 34, 320, 0, -0.42) +
      k.blob(384, 520, 30, 240, 5, -0.4) +
      k.blob(402, 270, 56, 70, 0, -0.3),
  )
  // knee in the second cloth, darts pointing inward
  half.push(
    k.panel(points`236 446!, 290 434, 340 438, 400 458!, 392 560, 340 586, 290 588, 236 572!`, c.second, c.second, {
      cast: 5,
      lip: 0.25,
      stitch: [points`244 456, 290 445, 340 449, 382 463`, points`242 563, 290 577, 340 575, 374 562`],
    }),
  )
  half.push(
    k.seam(
      [points`244 500, 276 506`, points`244 522, 276 520`, points`376 498, 346 506`, points`374 520, 346 521`],
      c.second,
      1.6,
    ) + k.blob(306, 500, 24, 60, 0, 0.14),
  )
  // creases: hip, crotch, back of the knee, hem break
  half.push(
    k.folds(
      [
        [399, 268, 312, 222, 12, 8],
        [397, 284, 306, 276, 10, 7],
        [393, 312, 322, 350, -8, 6],
        [262, 440, 340, 410, 8, 6],
        [376, 440, 310, 420, -6, 6],
        [252, 600, 330, 620, 8, 6],
        [364, 606, 300, 640, 8, 6],
        [250, 706, 320, 680, -8, 7],
        [356, 716, 296, 692, 8, 6],
        [276, 640, 286, 716, 6, 5],
      ],
      0.17,
    ),
  )
  // slash pocket, thigh zip, hem drawcord and tape
  half.push(
    k.seam(points`318 112, 300 160, 266 204`, c.main, 2.2) +
      k.stitch(points`326 112, 308 164, 271 210`, tone(c.main, 0.42)),
  )
  half.push(
    `<g transform="translate(276 288)rotate(-3)"><rect x="-7" width="14" height="112" rx="7" fill="#000" opacity=".28"/><rect x="-5" y="2" width="10" height="108" rx="5" fill="${tone(c.sole, 0.08)}"/><path d="M0 6v98" stroke="#000" stroke-width="2"/><path d="M0 8v20" stroke="${c.accent}" stroke-width="4.5"/></g>`,
  )
  half.push(
    k.seam(points`330 590, 326 660, 320 736`, c.main) +
      k.stitch(points`240 712, 300 722, 366 716`, tone(c.main, 0.42)) +
      '</g>',
  )
  half.push(
    `<path d="M258 730q-2 15 8 16 8-1 4-15" stroke="${c.lace}" stroke-width="2.6"/><rect x="255" y="724" width="18" height="10" rx="4" fill="${tone(c.sole, 0.12)}" stroke="#000" stroke-opacity=".5"/>`,
  )
  b.push(k.both(half.join('')), k.blob(500, 420, 40, 330, -2, -0.16))
  // fly
  b.push(
    k.seam(points`400 116, 400 200, 400 268`, c.main, 2.2),
    k.stitch(points`428 130, 428 196, 422 224, 403 240`, tone(c.main, 0.42)),
  )
  // waistband, belt, buckle, loops
  b.push(
    k.panel(
      points`287 90!, 340 102, 400 105, 460 102, 513 90!, 517 126!, 460 138, 400 141, 340 138, 283 126!`,
      c.main,
      c.main,
      {
        cast: 6,
        lip: 0.35,
      },
    ),
  )
  b.push(
    k.panel(
      points`286 97!, 340 109, 400 112, 460 109, 514 97!, 516 118!, 460 130, 400 133, 340 130, 284 118!`,
      c.sole,
      c.sole,
      {
        cast: 3,
        lip: 0.3,
        texture: k.pattern(4, 4, '<path d="M0 4L4 0" stroke="#fff" stroke-opacity=".14"/>'),
      },
    ),
  )
  b.push(
    `<rect x="376" y="106" width="52" height="33" rx="6" fill="#000" opacity=".3"/><rect x="376" y="104" width="52" height="33" rx="6" fill="${k.lin(
      [
        [0, tone(c.metal, 0.4)],
        [0.5, c.metal],
        [1, tone(c.metal, -0.4)],
      ],
    )}" stroke="${tone(c.metal, -0.6)}"/><rect x="386" y="111" width="32" height="19" rx="3" fill="${tone(c.sole, 0.05)}"/><path d="M402 108v25" stroke="${tone(c.metal, 0.3)}" stroke-width="5"/>`,
  )
  b.push(
    k.both(
      `<path d="M318 96l13 3v42l-14-3z" fill="${c.main}" stroke="${tone(c.main, -0.42)}"/>` +
        k.stitch('M321 100v37M328 102v37', tone(c.main, 0.42)),
    ),
  )
  b.push(k.mark(292, 252, 0.7, inkOn(c.main, c.lace)))
  return ['<g transform="translate(56)scale(.86 1)">', ...b, '</g>']
}
