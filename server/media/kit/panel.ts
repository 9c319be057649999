import type { Defs } from './defs.ts'
import { path, type Shape } from './path.ts'
import type { Run } from './point.ts'
import type { Thread } from './thread.ts'
import { mix, threadOn, tone } from './tone.ts'

export type PanelLook = {
  /** Width of the shadow it casts on what lies below; 0 for none. */
  readonly cast?: number
  /** Share of white in the light upper edge; 0 for none. */
  readonly lip?: number
  /** Width of the outline. */
  readonly edge?: number
  /** A pattern laid over the cloth. */
  readonly texture?: string
  readonly stitch?: Shape
}

/**
 * A piece of cloth, leather or rubber lying on what is below it. `base` is the colour its edges and thread derive from.
 */
export type Panel = (shape: string | Run, fill: string, base: string, look?: PanelLook) => string

export const panel =
  (defs: Defs, stitch: Thread['stitch']): Panel =>
  (shape, fill, base, look = {}) => {
    const id = defs.shape(typeof shape === 'string' ? shape : path(shape))
    const { cast = 7, lip = 0.34, edge = 1.6 } = look
    const outline = edge === 1.6 ? '' : ` stroke-width="${edge}"`
    const lower = lip === 0 ? '' : ' y="1.7"'
    const parts = [cast === 0 ? '' : `<use href="#${id}" y="3" stroke="#000" stroke-width="${cast}" opacity=".16"/>`]
    if (lip === 0) parts.push(`<use href="#${id}" fill="${fill}"${edge ? ` stroke="${tone(base, -0.42)}"` : ''}/>`)
    else
      parts.push(
        `<use href="#${id}" fill="${mix(base, '#fff', lip)}" stroke="${tone(base, -0.42)}"${outline}/><use href="#${id}" y="1.7" fill="${fill}"/>`,
      )
    if (fill.startsWith('#')) parts.push(`<use href="#${id}"${lower} fill="${defs.lin(WASH)}"/>`)
    if (look.texture) parts.push(`<use href="#${id}" fill="${look.texture}"/>`)
    if (look.stitch) parts.push(stitch(look.stitch, threadOn(base)))
    return parts.join('')
  }

/** Flat colours share one wash from light to dark, so that everything is lit from above. */
const WASH = [
  [0, '#fff', 0.15],
  [0.45, '#fff', 0],
  [0.5, '#000', 0],
  [1, '#000', 0.36],
] as const
