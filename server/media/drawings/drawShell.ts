import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { inkOn, tone } from '../kit/tone.ts'
import { pocketZip, sizeLabel, zipPuller } from '../kit/fastenings.ts'
import { shellCloth, shellFolds, shellSleeve, shellTorso } from './shellCut.ts'

/** Hooded hardshell, front, as worn by an unseen form. */
export const drawShell: Draw = (c, k) => {
  const b: string[] = []
  // hood: back wall, then the shaped rim
  b.push(
    k.panel(
      points`318 262!, 292 190, 300 116, 344 66, 400 52, 456 66, 500 116, 508 190, 482 262!`,
      c.second,
      c.second,
      {
        cast: 0,
        lip: 0.3,
      },
    ),
  )
  const face = points`334 262!, 326 186, 338 126, 400 102, 462 126, 474 186, 466 262!`
  b.push(
    k.panel(
      face,
      k.lin([
        [0, tone(c.lining, -0.55)],
        [0.6, tone(c.lining, -0.1)],
        [1, tone(c.lining, -0.4)],
      ]),
      c.lining,
      { cast: 0, lip: 0.12 },
    ),
  )
  b.push(
    k.both(k.line(points`398 116, 372 150, 362 240`, tone(c.lining, 0.3), 2, 0.4)),
    k.blob(400, 118, 70, 26, 0, -0.5),
  )
  // loop and size tab at the neck
  b.push(sizeLabel(c, 174, c.lining))
  // rim seam, brim and hood gussets
  const brim = points`330 168, 334 112, 356 92, 400 84, 444 92, 466 112, 470 168, 460 128, 400 106, 340 128`
  b.push(k.panel(brim, c.main, c.main, { cast: 5, lip: 0.4 }))
  b.push(
    k.both(
      k.seam(points`372 58, 352 80, 318 120, 312 190, 326 256`, c.second, 1.8) +
        `<path d="M306 186l14-3v16l-13 3z" fill="${tone(c.sole, 0.1)}"/>`,
    ),
  )
  b.push(k.line(points`318 84, 352 66, 400 58, 448 66`, '#fff', 3, 0.22), k.blob(352, 90, 26, 26, -30, 0.25))

  b.push(
    k.both(shellSleeve(c, k)),
    shellCloth(c, k),
    `<g ${k.clip(shellTorso)}>`,
    shellFolds(k),
    k.blob(400, 480, 34, 260, 0, -0.2),
  )
  // shoulder yoke in the second cloth
  b.push(
    k.both(
      k.panel(points`240 200!, 356 200!, 352 252, 312 272, 266 300, 240 306!`, c.second, c.second, {
        cast: 6,
        lip: 0.35,
        stitch: points`354 242, 310 262, 264 290`,
      }) + k.blob(300, 246, 44, 12, -14, 0.3),
    ),
  )
  // side panel seam, hem tunnel
  b.push(
    k.both(k.seam(points`258 350, 290 420, 296 540, 288 706`, c.main, 1.5)),
    k.seam(points`250 676, 320 688, 400 691, 480 688, 552 676`, c.main, 1.6),
  )
  // hand pockets and chest pocket: laminated zips
  b.push(k.both(pocketZip(c, 316, 482, 136, 9)), pocketZip(c, 466, 300, 100, -6), '</g>')

  // collar and full-length zip
  const col = points`346 262, 338 214, 352 194, 400 188!, 448 194, 462 214, 454 262, 400 278`
  b.push(
    k.panel(col, c.main, c.main, { cast: 6, lip: 0.4 }),
    k.seam(points`345 254, 370 264, 400 267, 430 264, 455 254`, c.main, 1.6),
  )
  b.push(k.blob(366, 222, 16, 30, 0, 0.3))
  b.push(
    `<path d="M388 189h24v525h-24z" fill="${tone(c.main, -0.22)}"/><path d="M388 189v525M412 189v525" stroke="${tone(c.main, -0.55)}"/><path d="M395 192h10v522h-10z" fill="${tone(c.sole, 0.08)}"/><path d="M400 192v522" stroke="#000" stroke-width="2.5"/><path d="M398 192v522" stroke="#fff" stroke-opacity=".22"/>`,
  )
  b.push(zipPuller(c, k, 200, 27))
  // hem cord locks, hood cords
  b.push(
    k.both(
      `<path d="M276 704q-3 18 9 20 8-1 5-18" stroke="${c.lace}" stroke-width="3"/><rect x="274" y="698" width="19" height="11" rx="4" fill="${tone(c.sole, 0.12)}" stroke="#000" stroke-opacity=".5"/><path d="M352 256q-8 22-4 38" stroke="${c.lace}" stroke-width="3"/><rect x="344" y="288" width="8" height="14" rx="3" fill="${tone(c.sole, 0.1)}"/>`,
    ),
  )
  // small woven mark
  b.push(k.mark(324, 330, 0.9, inkOn(c.main, c.lace)))
  return b
}

/** The hardshell from behind: hood with its volume cord, yoke, vented panel, dropped hem. */
export const drawShellBack: Draw = (c, k) => {
  const hood = points`326 270!, 306 214, 298 150, 320 92, 362 62, 400 56, 438 62, 480 92, 502 150, 494 214, 474 270!, 400 286`
  const band = points`356 62!, 400 54, 444 62!, 448 150, 440 282!, 400 290, 360 282!, 352 150`
  return [
    k.both(shellSleeve(c, k)),
    shellCloth(c, k),
    k.within(
      shellTorso,
      shellFolds(k),
      // yoke across the shoulders, shaped to a point
      k.panel(
        points`230 190!, 570 190!, 570 300!, 520 312, 452 330, 400 352, 348 330, 280 312, 230 300!`,
        c.second,
        c.second,
        {
          cast: 7,
          lip: 0.35,
          stitch: points`256 300, 284 302, 350 320, 400 341, 450 320, 516 302, 544 300`,
        },
      ),
      k.blob(330, 264, 70, 18, -6, 0.3),
      k.blob(400, 296, 90, 26, 0, -0.35),
      k.both(k.seam(points`258 350, 290 420, 300 540, 292 706`, c.main, 1.5)),
      k.seam(points`400 352, 400 520, 400 690`, c.main, 1.6),
      k.seam(points`250 676, 320 688, 400 691, 480 688, 552 676`, c.main, 1.6),
      k.blob(350, 470, 44, 160, 4, 0.16),
      k.blob(420, 520, 26, 200, 0, -0.2),
    ),
    // hood, a band over its middle, a cord with its lock
    k.panel(hood, k.drape(c.main, 0.14, 0.14, 0.4), c.main, { cast: 8, lip: 0.35 }),
    k.within(
      hood,
      k.panel(band, c.second, c.second, {
        cast: 5,
        lip: 0.3,
        stitch: [points`364 70, 360 150, 368 278`, points`436 70, 440 150, 432 278`],
      }),
      k.folds(
        [
          [320, 130, 366, 214, 8, 6],
          [480, 130, 436, 220, -8, 6],
          [330, 240, 370, 262, 4, 5],
          [470, 240, 430, 262, -4, 5],
        ],
        0.16,
      ),
      k.blob(348, 104, 40, 34, -30, 0.34),
      k.blob(484, 180, 30, 90, 0, -0.4),
      k.blob(400, 284, 110, 30, 0, -0.4),
    ),
    k.loop('M400 206v46', c.lace, 3),
    `<rect x="391" y="232" width="18" height="26" rx="6" fill="${tone(c.sole, 0.14)}" stroke="#000" stroke-opacity=".5"/><path d="M396 238v13" stroke="#fff" stroke-opacity=".3"/>`,
    // reflecting strip and mark below the yoke
    k.line(points`362 668, 400 671, 438 668`, c.accent, 4.5),
    k.mark(400, 404, 1.1, inkOn(c.main, c.lace)),
    k.both(
      `<path d="M276 704q-3 18 9 20 8-1 5-18" stroke="${c.lace}" stroke-width="3"/><rect x="274" y="698" width="19" height="11" rx="4" fill="${tone(c.sole, 0.12)}" stroke="#000" stroke-opacity=".5"/>`,
    ),
  ]
}
