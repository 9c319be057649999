import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Kit } from './kit.ts'
import type { PanelLook } from './panel.ts'
import { along, type Station } from './path.ts'
import { offset } from './point.ts'
import type { Run } from './point.ts'
import { tone } from './tone.ts'

export type LacingLook = {
  readonly colour: string
  readonly rows: number
  readonly width: number
  /** How far inside the near and the far edge the lace runs, and which share of each edge it spans. */
  readonly near: readonly [inset: number, from: number, to: number]
  readonly far: readonly [inset: number, from: number, to: number]
  /** Where the uppermost lace leaves, from the far edge's first hole. */
  readonly end: readonly [dx: number, dy: number]
  readonly shadow: number
}

/** Crossed laces between two edges of a throat, and the places of the near holes. */
export const lacing = (
  kit: Kit,
  nearEdge: Run,
  farEdge: Run,
  look: LacingLook,
): { readonly laces: string; readonly holes: readonly Station[] } => {
  const near = along(offset(kit.cut(nearEdge), look.near[0]), look.rows, look.near[1], look.near[2])
  const far = along(offset(kit.cut(farEdge), look.far[0]), look.rows, look.far[1], look.far[2])
  const pairs = near.slice(0, -1).flatMap((hole, i) => {
    const [opposite, below, next] = [far[i], far[i + 1], near[i + 1]]
    return opposite && below && next ? [{ under: arc(below, hole, 3), over: arc(next, opposite, 5) }] : []
  })
  const [first, last, firstFar, lastFar] = [near[0], near.at(-1), far[0], far.at(-1)]
  const foot = last && lastFar ? arc(last, lastFar, 4) : ''
  const head =
    first && firstFar ? arc(first, [firstFar[0] + look.end[0], firstFar[1] + look.end[1], 0], look.end[0] ? 4 : 5) : ''
  return {
    laces:
      kit.cord(pairs.map(({ under }) => under).join(''), tone(look.colour, look.shadow), look.width) +
      kit.cord(pairs.map(({ over }) => over).join('') + foot + head, look.colour, look.width),
    holes: near,
  }
}

/** A laminated pocket zip with a coloured puller, hanging down from (x, y). */
export const pocketZip = (c: Palette, x: number, y: number, length: number, degrees: number): string =>
  `<g transform="translate(${x} ${y})rotate(${degrees})"><rect x="-8" width="16" height="${length}" rx="7" fill="#000" opacity=".2"/><rect x="-6" y="2" width="12" height="${length - 4}" rx="6" fill="${tone(c.sole, 0.06)}"/><path d="M0 6V${length - 6}" stroke="#000" stroke-width="2"/><path d="M-2.5 6V${length - 6}" stroke="#fff" stroke-opacity=".3"/><path d="M0 9v20" stroke="${c.accent}" stroke-width="5"/><path d="M-3 7h6" stroke="${c.metal}" stroke-width="5"/></g>`

/** The slider and puller of a front zip, at the top of the sheet's middle line. */
export const zipPuller = (c: Palette, k: Kit, y: number, length: number): string =>
  `<rect x="394" y="${y}" width="12" height="18" rx="3" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/><path d="M397 ${y + 3}h6" stroke="#fff" opacity=".7"/>` +
  k.loop(`M400 ${y + 19}v${length}`, c.accent, 5.5)

/** The sewn-in label with the size, behind the collar. */
export const sizeLabel = (c: Palette, y: number, ink: string): string =>
  `<rect x="382" y="${y}" width="36" height="22" rx="1.5" fill="${c.lace}"/><path d="M389 ${y + 8}h22M389 ${y + 14}h14" stroke="${ink}" stroke-width="1.5"/>`

/** A maker of woven straps, cut to any shape. */
export const webbing = (k: Kit): ((shape: Run, colour: string, look?: PanelLook) => string) => {
  const texture = k.pattern(
    6,
    6,
    '<path d="M0 1.5h3M3 4.5h3" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/><path d="M0 4.5h3M3 1.5h3" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>',
  )
  return (shape, colour, look = {}) => k.panel(shape, colour, colour, { lip: 0.35, texture, ...look })
}

/** A lace between two holes, sagging towards the upper right. */
const arc = (from: Station, to: Station, sag: number): string =>
  `M${Math.trunc(from[0])} ${Math.trunc(from[1])}Q${Math.trunc((from[0] + to[0]) / 2 + sag)} ${Math.trunc((from[1] + to[1]) / 2 - sag)} ${Math.trunc(to[0])} ${Math.trunc(to[1])}`
