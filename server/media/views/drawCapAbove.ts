import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { threadOn, tone } from '../kit/tone.ts'

/** The cap from above: five panels that meet at a button, the peak towards the reader. */
export const drawCapAbove: Draw = (c, k) => {
  const peak = points`176 470!, 168 560, 196 660, 270 724, 400 748, 530 724, 604 660, 632 560, 624 470!, 520 520, 400 536, 280 520`
  const crown = points`400 96, 520 122, 612 210, 642 330, 622 450, 540 526, 400 556, 260 526, 178 450, 158 330, 188 210, 280 122`
  const thread = threadOn(c.main)
  const seams = [
    points`400 316, 400 200, 400 98`,
    points`400 316, 520 290, 636 262`,
    points`400 316, 280 290, 164 262`,
    points`400 316, 480 420, 560 512`,
    points`400 316, 320 420, 240 512`,
  ]
  return [
    k.shadow(400, 716, 250, 34, 0.42),
    k.panel(peak, k.drape(c.second, 0.14, 0.2, 0.4), c.second, { cast: 8, lip: 0.35 }),
    k.within(
      peak,
      ...[0, 1, 2, 3, 4].map((row) =>
        k.stitch(
          `M${190 + row * 14} ${520 + row * 6}Q${196 + row * 16} ${720 - row * 22} 400 ${728 - row * 26}T${610 - row * 14} ${520 + row * 6}`,
          threadOn(c.second),
        ),
      ),
      k.blob(400, 548, 240, 30, 0, -0.45),
      k.blob(330, 650, 90, 50, 10, 0.24),
    ),
    k.panel(crown, k.drape(c.main, 0.16, 0.16, 0.5), c.main, { cast: 9, lip: 0.3 }),
    k.within(
      crown,
      k.panel(points`400 316!, 164 262!, 120 40!, 680 40!, 636 262!`, c.second, c.second, {
        cast: 4,
        lip: 0.25,
        texture: k.pattern(
          9,
          9,
          '<circle cx="2.5" cy="2.5" r="1.7" fill-opacity=".5"/><circle cx="7" cy="7" r="1.7" fill-opacity=".5"/>',
        ),
      }),
      k.seam(seams, c.main, 2),
      k.stitch(points`412 310, 412 200, 412 98`, thread),
      k.stitch(points`388 310, 388 200, 388 98`, thread),
      k.blob(320, 230, 140, 110, -20, 0.26),
      k.blob(520, 440, 150, 120, 0, -0.26),
      k.blob(400, 548, 220, 30, 0, -0.34),
      k.line('M318 240h0M482 240h0M290 400h0M510 400h0', tone(c.main, -0.6), 11),
      k.line('M318 238h0M482 238h0M290 398h0M510 398h0', c.accent, 5),
    ),
    `<circle cx="400" cy="318" r="15" fill="#000" opacity=".3"/><circle cx="400" cy="314" r="14" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/><circle cx="396" cy="310" r="4" fill="#fff" opacity=".4"/>`,
    k.mark(400, 470, 2, c.accent),
  ]
}
