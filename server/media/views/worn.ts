import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { fading, hand, head, limb, neck, plainLegs, plainShirt, plainShoes } from './figure.ts'

interface TopFit {
  /** The front edge of the collar, from left to right. */
  readonly collar: Run
  readonly chin: number
  /** The middle of the left cuff. */
  readonly cuff: readonly [x: number, y: number]
  readonly hem: number
  /** Short sleeves show the forearm, from here down. */
  readonly arm?: Run
}

/** A top on the figure, with plain trousers. */
export const wornTop =
  (draw: Draw, { collar, chin, cuff: [x, y], hem, arm }: TopFit): Draw =>
  (c, k) => [
    fading(k, 'bottom', [
      `<g transform="translate(112 ${Math.round(24 - (chin - 172) * 0.72)})scale(.72)">`,
      plainLegs(c, k, hem - 40),
      k.both(hand(k, x, y) + (arm === undefined ? '' : limb(k, arm))),
      ...draw(c, k),
      neck(k, chin, collar),
      head(k, chin),
      '</g>',
    ]),
  ]

/** A jacket on the figure, its hood up: the face is seen through `opening`. */
export const wornHooded =
  (draw: Draw, opening: Run, cuff: readonly [x: number, y: number], hem: number): Draw =>
  (c, k) => [
    fading(k, 'bottom', [
      '<g transform="translate(112 20)scale(.72)">',
      plainLegs(c, k, hem - 40),
      k.both(hand(k, ...cuff)),
      ...draw(c, k),
      k.within(opening, head(k, 226), k.blob(400, 118, 70, 24, 0, -0.5), k.blob(400, 190, 70, 16, 0, -0.4)),
      '</g>',
    ]),
  ]

interface BottomsFit {
  /** The upper edge of the waistband, and half its width. */
  readonly waist: readonly [y: number, half: number]
  /** Where the left shoe begins. */
  readonly ankle: readonly [x: number, y: number]
  readonly scale: number
  /** The left leg, where it is bare. */
  readonly leg?: Run
}

/** Trousers or shorts on the figure: a plain shirt above, plain shoes below. */
export const wornBottoms =
  (draw: Draw, { waist: [y, half], ankle, scale, leg }: BottomsFit): Draw =>
  (c, k) => [
    k.shadow(400, 752, 170, 18, 0.4),
    fading(k, 'top', [
      `<g transform="translate(${Math.round(400 * (1 - scale))} ${Math.round(744 - (ankle[1] + 54) * scale)})scale(${scale})">`,
      ...(leg === undefined ? [] : [k.both(limb(k, leg) + k.blob(316, 800, 26, 190, 2, 0.24))]),
      plainShoes(c, k, ...ankle),
      plainShirt(c, k, y, half),
      ...draw(c, k),
      '</g>',
    ]),
  ]

/** A shoe at the foot: a sock and a leg rise from its opening, whose near edge is given from the heel to the shin. */
export const wornShoe =
  (draw: Draw, opening: Run): Draw =>
  (c, k) => {
    const [heel = [0, 0], shin = [0, 0]] = [opening[0], opening.at(-1)]
    const knit = k.pattern(
      9,
      60,
      '<path d="M2 0v60" stroke="#000" stroke-opacity=".26" stroke-width="2.6"/><path d="M6 0v60" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>',
    )
    const top = Math.min(heel[1], shin[1])
    const sock: Run = [
      [heel[0] + 4, top - 110, 1],
      [heel[0] - 2, top - 60],
      ...opening,
      [shin[0] + 4, top - 70],
      [shin[0] - 2, top - 112, 1],
    ]
    const hem: Run = [
      [heel[0] - 22, top - 420, 1],
      [heel[0] - 30, top - 240],
      [heel[0] - 34, top - 92, 1],
      [(heel[0] + shin[0]) / 2, top - 74],
      [shin[0] + 34, top - 94, 1],
      [shin[0] + 46, top - 250],
      [shin[0] + 66, top - 420, 1],
    ]
    const cloth = tone(c.lining, 0.16)
    return [
      fading(k, 'top', [
        '<g transform="translate(84 166)scale(.8)">',
        ...draw(c, k),
        k.panel(sock, k.drape(c.accent, 0.1, 0.2, 0.3), c.accent, { cast: 4, lip: 0.2, texture: knit }),
        k.within(sock, k.blob(heel[0] + 8, top - 10, 30, 100, 0, -0.4), k.blob(shin[0], top - 10, 30, 100, 0, -0.4)),
        limb(k, hem, cloth),
        k.within(
          hem,
          k.folds(
            [
              [heel[0] - 20, top - 130, shin[0] - 30, top - 180, 12, 9],
              [shin[0] + 30, top - 120, heel[0] + 60, top - 160, -10, 8],
              [heel[0] - 20, top - 220, heel[0] + 90, top - 250, 8, 8],
            ],
            0.16,
          ),
          k.stitch(
            `M${heel[0] - 32} ${top - 108}Q${Math.round((heel[0] + shin[0]) / 2)} ${top - 88} ${shin[0] + 34} ${top - 110}`,
            tone(cloth, 0.4),
          ),
        ),
        '</g>',
      ]),
    ]
  }

/** A sandal at a bare foot, which stands on the footbed and under the straps: pieces 0 to 3 are what is behind it. */
export const wornSandal =
  (draw: Draw): Draw =>
  (c, k) => {
    const drawn = draw(c, k)
    // where the toes are, the far side of their strap is hidden
    const toes = drawn.findIndex((piece) => piece.startsWith('<g transform="matrix'))
    const pieces = drawn.toSpliced(toes + 1, 1)
    const foot = points`118 560!, 104 500, 112 430, 132 350, 136 220, 118 60, 104 -180!, 346 -180!, 334 60, 318 200, 344 280, 400 322, 470 396, 530 452, 600 478, 668 502, 716 530, 724 556, 690 576, 560 588, 300 588, 160 574`
    return [
      fading(k, 'top', [
        '<g transform="translate(84 166)scale(.8)">',
        ...pieces.slice(0, 4),
        limb(k, foot),
        k.within(
          foot,
          k.blob(250, 120, 50, 220, 0, 0.24),
          k.blob(470, 470, 120, 40, 32, 0.24),
          k.blob(120, 420, 34, 220, 0, -0.34),
          k.blob(400, 584, 330, 30, 0, -0.4),
          k.line(points`196 440, 182 470, 196 496`, '#000', 3, 0.2),
          k.line('M664 506q10 12 6 28M688 516q10 12 6 26', '#000', 3, 0.26),
        ),
        ...pieces.slice(4),
        '</g>',
      ]),
    ]
  }
