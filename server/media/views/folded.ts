import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { path } from '../kit/path.ts'
import type { Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'

/**
 * A top with its sides and its lower part folded behind it, as it lies in a drawer. It begins at `top`; `shoulders`: its
 * upper outline where what is above it is folded away, too.
 */
export const foldedTop =
  (draw: Draw, top: number, shoulders?: Run): Draw =>
  (c, k) => {
    const foot = top + 420
    const rim =
      shoulders === undefined ? `V${top - 30}H536V${foot - 16}` : `L${path(shoulders, false).slice(1)}L536 ${foot - 16}`
    const front = `M264 ${foot - 16}${rim}Q536 ${foot} 520 ${foot}H280Q264 ${foot} 264 ${foot - 16}z`
    return [
      k.shadow(400, 716, 300, 26, 0.42),
      `<g transform="translate(${400 - 400 * 1.36} ${Math.round(108 - top * 1.36)})scale(1.36)">`,
      ...[26, 13].map((drop) => layer(c, k, foot, drop)),
      `<g ${k.clip(front)}>`,
      ...draw(c, k),
      k.blob(264, foot - 110, 20, 150, 0, -0.34),
      k.blob(536, foot - 110, 24, 150, 0, -0.4),
      k.blob(400, foot + 6, 190, 26, 0, -0.4),
      k.blob(400, foot - 40, 150, 16, 0, 0.16),
      '</g>',
      k.line(
        `M265 ${top + 150}V${foot - 16}Q265 ${foot - 1} 281 ${foot - 1}H519Q535 ${foot - 1} 535 ${foot - 16}V${top + 150}`,
        tone(c.main, -0.5),
        1.6,
        0.7,
      ),
      '</g>',
    ]
  }

/** The edge of a layer below, `drop` lower. */
const layer = (c: Palette, k: Kit, foot: number, drop: number): string =>
  k.panel(
    `M266 ${foot - 60}H534V${foot + drop - 16}Q534 ${foot + drop} 518 ${foot + drop}H282Q266 ${foot + drop} 266 ${foot + drop - 16}z`,
    tone(c.main, drop > 13 ? -0.22 : -0.1),
    c.main,
    { cast: 6, lip: 0.2 },
  )

/** Folded across at `fold`: what was below lies on what is above, or the other way round. Enlarged by `scale`. */
export const foldedAcross =
  (draw: Draw, fold: number, flap: 'below' | 'above', [scale, dy]: readonly [scale: number, dy: number]): Draw =>
  (c, k) => {
    const body = k.add('g', '', draw(c, k).join(''))
    const above = `M0-100H800V${fold}H0z`
    const below = `M0 ${fold}H800V900H0z`
    const [lying, turned] = flap === 'below' ? [above, below] : [below, above]
    const lift = flap === 'below' ? -8 : 8
    return [
      `<g transform="translate(${Math.round(400 - 400 * scale)} ${dy})scale(${scale})">`,
      k.shadow(400, flap === 'below' ? fold + 4 : 660, 190, 18, 0.4),
      `<g ${k.clip(lying)}><use href="#${body}"/></g>`,
      `<g transform="matrix(1 0 0-1 0 ${2 * fold})"><g ${k.clip(turned)}>`,
      // what the flap casts
      `<use href="#${body}" y="${lift}" opacity=".3"/><use href="#${body}"/></g></g>`,
      '</g>',
    ]
  }
