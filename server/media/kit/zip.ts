import type { Kit } from './kit.ts'
import { tone } from './tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

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
