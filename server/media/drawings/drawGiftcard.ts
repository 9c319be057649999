import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { giftcardFace } from './giftcardFace.ts'

/** The gift card, lying on its paper sleeve and tied with a cord. */
export const drawGiftcard: Draw = (c, k) => [
  k.shadow(404, 640, 300, 30, 0.34),
  '<g transform="translate(402 424)rotate(7)">',
  k.panel('M-284-186h568v372h-568z', tone(c.lace, -0.02), c.lace, { cast: 9, lip: 0.5, stitch: 'M-272 174h544' }),
  k.line(points`-284 -186!, 0 20!, 284 -186!`, tone(c.lace, -0.3), 1.6, 0.6),
  '</g>',
  k.blob(400, 420, 320, 210, -6, -0.26),
  '<g transform="translate(398 392)rotate(-6)">',
  giftcardFace(c, k),
  k.cord('M-176-178V178', c.accent, 8),
  k.cord(
    'M-176 20c-50-46-82-18-58 6s44 8 58-6M-176 20c50-46 82-18 58 6s-44 8-58-6M-176 20c-8 40-22 62-38 80M-176 20c10 36 22 60 44 74',
    c.accent,
    7,
  ),
  `<circle cx="-176" cy="20" r="9" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
  '</g>',
]
