import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { sizeLabel, zipPuller } from '../kit/fastenings.ts'
import { fibrePanel, fleeceFibres, fleeceHem, fleeceSleeve, fleeceTorso } from './fleeceFibres.ts'

/** High-pile fleece, half zip and chest pocket, front. */
export const drawFleece: Draw = (c, k) => {
  const b: string[] = []
  const pile = fleeceFibres(c, k)
  // collar inside
  b.push(
    k.panel(
      points`332 220, 337 168, 366 150, 400 146, 434 150, 463 168, 468 220, 440 260, 360 260`,
      k.fade(tone(c.lining, -0.12), tone(c.lining, -0.55)),
      c.lining,
      { cast: 0, texture: pile },
    ),
  )
  b.push(`<path d="M388 164q12-16 24 0" stroke="${c.second}" stroke-width="5"/>`, sizeLabel(c, 172, c.second))
  b.push(k.both(fleeceSleeve(c, k)), fibrePanel(c, k, fleeceTorso, 5), `<g ${k.clip(fleeceTorso)}>`)
  b.push(
    k.folds(
      [
        [270, 356, 376, 470, 22, 14],
        [264, 400, 330, 590, 18, 12],
        [530, 352, 436, 480, -24, 14],
        [536, 410, 470, 600, -18, 12],
        [352, 500, 366, 680, 8, 10],
        [446, 500, 430, 680, -8, 10],
      ],
      0.09,
    ),
  )
  b.push(
    k.blob(320, 350, 80, 130, 6, 0.3),
    k.blob(490, 350, 66, 130, -6, 0.2),
    k.blob(242, 500, 36, 250, 0, -0.4),
    k.blob(562, 500, 40, 260, 0, -0.42),
    k.blob(400, 696, 190, 36, 0, -0.35),
  )
  b.push(k.both(k.seam(points`266 238, 252 290, 262 356, 290 420, 296 540, 290 690`, c.main, 1.6)))
  // shoulder yoke in woven cloth
  b.push(
    k.both(
      k.panel(points`230 210!, 354 206!, 350 252, 306 270, 262 290, 230 296!`, c.second, c.second, {
        cast: 5,
        lip: 0.3,
        stitch: points`352 243, 304 261, 256 282`,
      }),
    ),
  )
  b.push('</g>')
  b.push(fleeceHem(c, k))
  // chest pocket with flap zip
  b.push(
    k.panel(points`444 318!, 532 312!, 538 396!, 524 412!, 464 416!, 449 402!`, c.second, c.second, {
      cast: 6,
      lip: 0.35,
      stitch: points`451 325!, 526 320!, 531 394!, 521 405!, 467 409!, 456 399!, 451 325!`,
    }),
  )
  b.push(
    `<g transform="rotate(-4 490 332)"><rect x="452" y="331" width="76" height="12" rx="5" fill="${tone(c.sole, 0.06)}"/><path d="M456 337h68" stroke="${tone(c.metal, -0.1)}" stroke-width="4.5" stroke-dasharray="2 2"/><path d="M456 337h68"  stroke="#000"/><rect x="458" y="332.5" width="14" height="9" rx="2.5" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/></g>` +
      k.loop('M464 342l-3 22', c.accent, 4.6),
  )
  b.push(k.mark(498, 394, 1, c.accent))
  // hand pockets
  b.push(
    k.both(
      `<g transform="translate(306 500)rotate(11)"><rect x="-8" y="-3" width="16" height="128" rx="8" fill="${c.second}" stroke="${tone(c.second, -0.45)}"/><path d="M0 6v110" stroke="#000" stroke-width="3"/><path d="M-1.5 6v110" stroke="#fff" stroke-opacity=".2"/><path d="M0 8v20" stroke="${c.accent}" stroke-width="4.5"/></g>`,
    ),
  )
  // stand collar and half zip
  const col = points`342 262, 330 206, 344 176, 400 172!, 456 176, 470 206, 458 262, 400 286`
  b.push(fibrePanel(c, k, col, 6), k.blob(362, 216, 20, 40, 0, 0.3), k.blob(456, 222, 18, 46, 0, -0.18))
  b.push(
    k.line(points`336 184, 350 177, 400 173, 450 177, 464 184`, c.second, 8),
    k.line(points`337 182, 350 175, 400 171, 450 175`, tone(c.second, 0.4), 1.5, 0.7),
    k.seam(points`344 262, 400 285, 456 262`, c.main, 1.8),
  )
  b.push(
    `<path d="M386 172h28v262q-14 12-28 0z" fill="${c.second}" stroke="${tone(c.second, -0.45)}"/><path d="M394 174h12v252h-12z" fill="${tone(c.sole, 0.05)}"/><path d="M400 176v248" stroke="${tone(c.metal, -0.1)}" stroke-width="5.5" stroke-dasharray="2 2.4"/><path d="M400 174v250" stroke="#000" stroke-width="1.2"/>`,
    k.stitch('M390 176v252M410 176v252', tone(c.second, 0.4)),
  )
  b.push(zipPuller(c, k, 184, 30))
  return b
}

/** The fleece from behind: woven yoke, hanging loop, one long seam. */
export const drawFleeceBack: Draw = (c, k) => {
  const collar = points`336 258!, 328 206, 342 174, 400 166, 458 174, 472 206, 464 258!, 400 272`
  return [
    k.both(fleeceSleeve(c, k)),
    fibrePanel(c, k, fleeceTorso, 5),
    k.within(
      fleeceTorso,
      k.folds(
        [
          [270, 356, 376, 480, 22, 14],
          [264, 420, 340, 600, 18, 12],
          [530, 352, 424, 490, -24, 14],
          [536, 420, 460, 610, -18, 12],
          [360, 520, 376, 680, 8, 10],
          [440, 520, 424, 680, -8, 10],
        ],
        0.09,
      ),
      k.blob(330, 400, 90, 150, 6, 0.26),
      k.blob(490, 400, 66, 150, -6, 0.14),
      k.blob(242, 500, 36, 250, 0, -0.4),
      k.blob(562, 500, 40, 260, 0, -0.42),
      k.blob(400, 696, 190, 36, 0, -0.35),
      k.both(k.seam(points`266 238, 252 290, 262 356, 290 420, 296 540, 290 690`, c.main, 1.6)),
      k.panel(points`230 200!, 570 200!, 570 300!, 500 306, 400 312, 300 306, 230 300!`, c.second, c.second, {
        cast: 6,
        lip: 0.3,
        stitch: points`256 291, 300 296, 400 302, 500 296, 544 291`,
      }),
      k.blob(340, 262, 80, 16, -4, 0.24),
      k.blob(400, 270, 80, 20, 0, -0.4),
    ),
    fleeceHem(c, k),
    fibrePanel(c, k, collar, 6),
    k.blob(370, 210, 30, 40, 0, 0.24),
    k.blob(456, 216, 18, 46, 0, -0.22),
    k.line(points`334 182, 350 175, 400 169, 450 175, 466 182`, c.second, 8),
    k.line(points`336 180, 350 173, 400 167, 450 173`, tone(c.second, 0.4), 1.5, 0.7),
    k.seam(points`338 258, 400 272, 462 258`, c.main, 1.8),
    k.loop('M382 276q18 34 36 0', c.accent, 6),
    // woven label on the hem
    `<rect x="380" y="640" width="40" height="34" rx="2" fill="#000" opacity=".25"/><rect x="379" y="637" width="40" height="34" rx="2" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
    k.mark(399, 662, 1, c.second),
  ]
}
