import type { Palette } from '../../storage/tables/CatalogTables.ts'
import { giftcardFace } from '../drawings/drawGiftcard.ts'
import { sock } from '../drawings/drawSock.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { fading, hand, head, limb, plainLegs } from './figure.ts'

/** A sock at the leg. */
export const wornSock: Draw = (c, k) => [
  k.shadow(430, 748, 230, 20, 0.4),
  fading(k, 'top', [
    '<g transform="translate(120 196)scale(.76)">',
    limb(k, points`270 110!, 256 -40, 236 -160, 226 -300!, 470 -300!, 458 -160, 436 -40, 418 110!`),
    k.blob(310, -100, 40, 190, 0, 0.26),
    k.blob(440, -60, 40, 200, 4, -0.32),
    k.line(points`262 -236, 350 -222, 446 -238`, '#000', 3, 0.16),
    sock(c, k),
    k.blob(342, 96, 90, 14, 0, -0.3),
    '</g>',
  ]),
]

/** A pair of socks as it comes from the drawer: one in the other, folded at the ankle. */
export const foldedSocks: Draw = (c, k) => {
  const body = k.add('g', '', sock(c, k))
  return [
    k.shadow(410, 700, 260, 22, 0.4),
    '<g transform="translate(-60 -70)scale(1.06)">',
    `<g ${k.clip('M0 380H800V800H0z')} transform="translate(12 16)"><use href="#${body}"/><path d="M200 380H680V760H200z" fill="#000" opacity=".0"/></g>`,
    `<g ${k.clip('M0 380H800V800H0z')}><use href="#${body}"/></g>`,
    `<g transform="matrix(1 0 0-1 14 764)"><g ${k.clip('M0 60H800V384H0z')}><use href="#${body}" x="4" y="-7" opacity=".3"/><use href="#${body}"/></g></g>`,
    k.blob(350, 384, 96, 20, 0, -0.3),
    '</g>',
  ]
}

/** A pack on the back of the figure. */
export const wornPack =
  (draw: Draw): Draw =>
  (c, k) => {
    const cloth = tone(c.lining, 0.22)
    const shoulder = points`402 150!, 340 160, 250 190, 206 240, 190 330, 182 470, 196 560!, 244 556!, 262 470, 276 360, 402 360!`
    return [
      fading(k, 'bottom', [
        '<g transform="translate(104 34)scale(.74)">',
        plainLegs(c, k, 600),
        head(k, 128),
        limb(k, points`366 96!, 360 150, 330 172!, 470 172!, 440 150, 434 96!`),
        k.both(hand(k, 218, 566)),
        k.both(limb(k, shoulder, cloth) + k.blob(236, 300, 26, 120, 6, 0.16)),
        '<g transform="translate(84 104)scale(.79)">',
        ...draw(c, k),
        '</g></g>',
      ]),
    ]
  }

/** Gloves on the hands: the sleeves of a jacket end in their cuffs. */
export const wornGloves =
  (draw: Draw): Draw =>
  (c, k) => {
    const cloth = tone(c.lining, 0.2)
    const sleeve = points`112 640!, 104 760, 84 900, 60 1060!, 330 1060!, 318 900, 306 760, 300 640!`
    return [
      fading(k, 'bottom', [
        '<g transform="translate(88 20)scale(.78)">',
        k.both(
          limb(k, sleeve, cloth) +
            k.folds(
              [
                [110, 780, 200, 740, -8, 8],
                [300, 790, 210, 760, 8, 8],
                [100, 860, 220, 830, -8, 8],
              ],
              0.16,
            ) +
            k.blob(180, 820, 40, 140, 4, 0.2),
        ),
        ...draw(c, k),
        '</g>',
      ]),
    ]
  }

/** One glove over the other, as they hang from a clip. */
export const stackedGloves =
  (draw: Draw, palm: Draw): Draw =>
  (c, k) => [
    k.shadow(400, 738, 220, 18, 0.36),
    '<g transform="rotate(9 400 400)translate(196 6)">',
    k.within('M-80 0H400V800H-80z', ...palm(c, k)),
    '</g><g transform="rotate(-10 400 400)translate(160 22)">',
    k.within('M-80 0H400V800H-80z', ...draw(c, k)),
    '</g>',
  ]

/** The back of the gift card: its strip, the field to scratch, the lines of small print. */
export const drawGiftcardBack: Draw = (c, k) => {
  const paper = tone(c.lace, 0.16)
  return [
    k.shadow(404, 610, 290, 26, 0.34),
    '<g transform="translate(400 400)rotate(4)">',
    k.panel('M-300-170q0-24 24-24h552q24 0 24 24v340q0 24-24 24h-552q-24 0-24-24z', paper, c.lace, {
      cast: 9,
      lip: 0.5,
    }),
    k.fill('M-300-140h600v72h-600z', tone(c.main, -0.6)),
    k.line('M-300-136h600', '#fff', 2, 0.25),
    k.panel('M-250-20h300v64h-300z', k.fade(tone(c.metal, 0.5), tone(c.metal, -0.1)), c.metal, { cast: 3, lip: 0.4 }),
    k.line('M-230 0l26 26M-196-6l34 36M-160-8l38 42M-120-6l36 38M-80-4l34 34M-40-2l30 30', tone(c.metal, 0.8), 3, 0.5),
    k.line('M-250 84h420M-250 106h380M-250 128h300', tone(c.second, -0.1), 4, 0.6),
    bars(c, k),
    k.mark(246, 150, 2, c.accent),
    '</g>',
  ]
}

const bars = (c: Palette, k: Kit): string =>
  k.line(
    [0, 8, 20, 27, 40, 46, 60, 74, 80, 94, 102, 116, 124, 138].map((x) => `M${100 + x}-20v64`).join(''),
    tone(c.sole, 0.02),
    4,
  )

/** The gift card on a wrapped box, under its ribbon. */
export const drawGiftcardGift: Draw = (c, k) => {
  const wrap = points`150 330!, 650 330!, 650 690!, 150 690!`
  return [
    k.shadow(400, 706, 290, 26, 0.42),
    k.panel(wrap, k.drape(c.main, 0.14, 0.2, 0.5), c.main, { cast: 9, lip: 0.4 }),
    k.panel(points`128 250!, 672 250!, 672 350!, 128 350!`, k.drape(tone(c.main, 0.06), 0.16, 0.16, 0.2), c.main, {
      cast: 9,
      lip: 0.5,
    }),
    k.panel('M366 250h68v440h-68z', c.accent, c.accent, { cast: 5, lip: 0.4 }),
    k.panel(points`400 246, 340 150, 250 130, 216 180, 262 236, 400 250!`, c.accent, c.accent, { cast: 6, lip: 0.4 }),
    k.panel(points`400 250!, 538 236, 584 180, 550 130, 460 150, 400 246`, c.accent, c.accent, { cast: 6, lip: 0.4 }),
    k.blob(300, 190, 40, 24, 24, -0.4),
    k.blob(500, 190, 40, 24, -24, -0.4),
    k.panel('M372 222q0-14 14-14h28q14 0 14 14v28q0 14-14 14h-28q-14 0-14-14z', tone(c.accent, -0.08), c.accent, {
      cast: 5,
      lip: 0.4,
    }),
    '<g transform="translate(420 520)rotate(-8)scale(.62)">',
    giftcardFace(c, k),
    '</g>',
  ]
}
