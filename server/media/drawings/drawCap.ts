import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { luma, threadOn, tone } from '../kit/tone.ts'

/** Five-panel cap, three-quarter side, peak to the right. */
export const drawCap: Draw = (c, k) => {
  const b: string[] = []
  b.push(k.shadow(420, 596, 300, 24, 0.42))
  const thread = tone(c.main, luma(c.main) > 0.45 ? 0.5 : 0.38)
  // underside of the peak, then its top
  b.push(
    k.panel(
      points`352 520, 440 512, 560 500, 650 520, 722 560, 740 584, 716 592, 600 566, 470 562, 380 570`,
      tone(c.second, -0.35),
      c.second,
      { cast: 4, lip: 0.15 },
    ),
  )
  const crown = points`152 556!, 146 470, 162 376, 212 286, 296 228, 380 212, 456 226, 526 284, 566 374, 580 460, 582 516!, 500 532, 400 548, 280 562, 200 566`
  b.push(k.panel(crown, c.main, c.main, { cast: 4, lip: 0.3 }), `<g ${k.clip(crown)}>`)
  // mesh back and side panels
  b.push(
    k.panel(points`100 200!, 372 200!, 346 280, 322 380, 316 470, 324 590!, 100 590!`, c.second, c.second, {
      cast: 5,
      lip: 0.25,
      texture: k.pattern(
        9,
        9,
        `<circle cx="2.5" cy="2.5" r="1.7" fill-opacity=".5"/><circle cx="7" cy="7" r="1.7" fill-opacity=".5"/><path d="M1 5h3M5.5 9h3" stroke="#fff" stroke-opacity=".12"/>`,
      ),
    }),
  )
  b.push(
    k.seam(
      [points`372 212, 280 262, 212 340, 180 440, 176 570`, points`386 212, 470 260, 520 340, 542 430, 546 530`],
      c.main,
      2,
    ),
  )
  b.push(
    k.stitch(
      [
        points`382 212, 354 286, 331 382, 325 470, 333 560`,
        points`378 214, 461 264, 511 342, 533 432, 537 530`,
        points`392 210, 479 256, 529 338, 551 428, 555 530`,
      ],
      thread,
    ),
  )
  b.push(
    k.folds(
      [
        [360, 300, 340, 470, 10, 8],
        [210, 360, 200, 540, 8, 8],
        [500, 330, 520, 500, -10, 8],
      ],
      0.1,
    ),
  )
  b.push(
    k.blob(400, 310, 110, 90, 10, 0.32),
    k.blob(250, 320, 70, 90, 30, 0.14),
    k.blob(150, 480, 70, 170, 0, -0.45),
    k.blob(590, 440, 50, 150, -8, -0.4),
    k.blob(380, 560, 250, 40, -4, -0.4),
    '</g>',
  )
  // eyelet, button, patch
  b.push(
    k.stamp(`<ellipse rx="6" ry="7" fill="${tone(c.second, -0.3)}" stroke="${thread}" stroke-width="2.4"/>`, [
      [268, 316, 20],
      [452, 284, -20],
    ]),
  )
  b.push(k.panel(points`360 212, 366 202, 382 198, 398 202, 402 212, 382 217`, c.accent, c.accent, { cast: 3 }))
  b.push(
    `<g transform="matrix(1 -.06 .03 1 0 26)"><rect x="390" y="372" width="86" height="80" rx="6" fill="#000" opacity=".28"/><rect x="388" y="367" width="86" height="80" rx="6" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>` +
      k.stitch('M394 373h74v68h-74z', tone(c.accent, 0.45)) +
      k.mark(431, 424, 1.9, luma(c.accent) > 0.62 ? tone(c.sole, 0.05) : c.lace) +
      '</g>',
  )
  // strap at the back
  b.push(
    k.panel(points`148 528!, 210 536, 262 534!, 264 556!, 206 562, 150 554!`, c.accent, c.accent, {
      cast: 3,
      lip: 0.3,
    }),
    `<rect x="214" y="530" width="22" height="34" rx="4" fill="${tone(c.metal, -0.1)}" stroke="${tone(c.metal, -0.6)}"/><path d="M220 536v22M229 536v22" stroke="#000" stroke-opacity=".4" stroke-width="3"/>`,
  )
  // peak
  const peak = points`318 556!, 400 536, 490 516, 582 496!, 650 508, 714 540, 748 574, 744 588, 722 584, 650 556, 560 548, 450 556, 372 572`
  b.push(k.panel(peak, c.main, c.main, { cast: 6, lip: 0.45 }), `<g ${k.clip(peak)}>`)
  for (const d of [0, 11, 22])
    b.push(
      k.stitch(
        [
          [360, 566 - d * 0.7],
          [450, 548 - d],
          [560, 538 - d],
          [650, 546 - d],
          [724, 576 - d * 1.1],
        ],
        thread,
      ),
    )
  b.push(k.blob(600, 520, 110, 22, 14, 0.34), k.blob(430, 544, 110, 22, -8, -0.4), '</g>')
  // rope along the crown seam
  b.push(k.cord('M322 552C400 532 500 514 580 494', c.accent, 9))
  return b
}

/** The cap from the front: patch, rope, curved peak. */
export const drawCapFront: Draw = (c, k) => {
  const crown = points`176 520!, 172 430, 196 330, 252 248, 330 200, 400 188, 470 200, 548 248, 604 330, 628 430, 624 520!, 520 492, 400 482, 280 492`
  const peak = points`164 532!, 220 506, 300 490, 400 484, 500 490, 580 506, 636 532!, 650 582, 628 612, 560 590, 480 578, 400 574, 320 578, 240 590, 172 612, 150 582`
  const under = points`150 582, 172 614, 240 592, 320 580, 400 576, 480 580, 560 592, 628 614, 650 582, 640 616, 560 606, 400 592, 240 606, 160 616`
  const thread = threadOn(c.main)
  const side = k.panel(points`100 180!, 320 180!, 268 270, 240 380, 232 530!, 100 560!`, c.second, c.second, {
    cast: 5,
    lip: 0.25,
    texture: k.pattern(
      9,
      9,
      '<circle cx="2.5" cy="2.5" r="1.7" fill-opacity=".5"/><circle cx="7" cy="7" r="1.7" fill-opacity=".5"/>',
    ),
    stitch: points`312 200, 276 276, 248 382, 240 520`,
  })
  return [
    k.shadow(400, 618, 270, 22, 0.4),
    k.panel(crown, c.main, c.main, { cast: 4, lip: 0.3 }),
    k.within(
      crown,
      k.both(side),
      k.blob(360, 290, 120, 80, 0, 0.3),
      k.blob(174, 440, 60, 170, 0, -0.42),
      k.blob(628, 440, 60, 180, 0, -0.5),
      k.blob(400, 500, 240, 40, 0, -0.4),
      k.folds(
        [
          [330, 230, 318, 400, 8, 7],
          [474, 230, 486, 400, -8, 7],
        ],
        0.1,
      ),
    ),
    k.both(
      `<ellipse cx="262" cy="312" rx="5" ry="7" fill="${tone(c.second, -0.3)}" stroke="${thread}" stroke-width="2.4"/>`,
    ),
    k.panel(points`378 190, 384 180, 400 176, 416 180, 422 190, 400 196`, c.accent, c.accent, { cast: 3 }),
    // patch
    `<rect x="340" y="308" width="120" height="112" rx="8" fill="#000" opacity=".28"/><rect x="338" y="302" width="120" height="112" rx="8" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
    k.stitch('M346 310h104v96h-104z', tone(c.accent, 0.45)),
    k.mark(398, 384, 2.7, luma(c.accent) > 0.62 ? tone(c.sole, 0.05) : c.lace),
    k.panel(under, tone(c.second, -0.4), c.second, { cast: 4, lip: 0.1 }),
    k.panel(peak, c.main, c.main, { cast: 7, lip: 0.45 }),
    k.within(
      peak,
      ...[0, 15, 30].map((d) =>
        k.stitch(
          [
            [158 + d * 0.5, 592 - d],
            [240, 580 - d],
            [320, 568 - d],
            [400, 564 - d],
            [480, 568 - d],
            [560, 580 - d],
            [642 - d * 0.5, 592 - d],
          ],
          thread,
        ),
      ),
      k.blob(400, 510, 170, 18, 0, 0.32),
      k.blob(158, 580, 40, 50, 0, -0.3),
      k.blob(642, 580, 50, 50, 0, -0.4),
    ),
    k.cord('M166 530C240 498 320 486 400 484S560 498 634 530', c.accent, 9),
  ]
}
