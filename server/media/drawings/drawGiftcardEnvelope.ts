import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { giftcardFace } from './giftcardFace.ts'

/** The gift card half out of its envelope, which closes with a seal of three stones. */
export const drawGiftcardEnvelope: Draw = (c, k) => {
  const paper = tone(c.lace, -0.03)
  const pocket = points`104 372!, 330 500!, 400 528, 470 500!, 696 372!, 696 690!, 104 690!`
  return [
    k.shadow(400, 706, 310, 26, 0.4),
    // open flap and inside
    k.panel(points`104 372!, 372 188!, 400 178, 428 188!, 696 372!`, tone(c.lace, -0.12), c.lace, {
      cast: 6,
      lip: 0.4,
    }),
    k.panel(points`104 366!, 696 366!, 696 600!, 104 600!`, k.fade(tone(c.main, -0.3), tone(c.main, -0.1)), c.main, {
      cast: 0,
      lip: 0,
    }),
    '<g transform="translate(400 348)rotate(-2)scale(.98)">',
    giftcardFace(c, k),
    '</g>',
    k.panel(pocket, paper, c.lace, { cast: 12, lip: 0.5 }),
    k.within(
      pocket,
      k.blob(250, 560, 170, 90, 0, 0.3),
      k.blob(400, 694, 320, 30, 0, -0.2),
      k.blob(690, 560, 40, 160, 0, -0.2),
    ),
    k.line('M106 688L330 500M694 688L470 500', tone(c.lace, -0.32), 1.6, 0.7),
    // seal
    `<circle cx="400" cy="532" r="42" fill="#000" opacity=".25"/>`,
    k.panel(
      points`400 486, 428 494, 444 520, 440 550, 416 570, 386 570, 360 552, 356 520, 372 494`,
      c.accent,
      c.accent,
      {
        cast: 5,
        lip: 0.4,
      },
    ),
    `<circle cx="400" cy="528" r="31" stroke="${tone(c.accent, -0.35)}" stroke-width="2" opacity=".7"/>`,
    k.mark(400, 542, 1.9, tone(c.accent, -0.5)),
  ]
}
