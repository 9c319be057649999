import type { Kit } from './kit.ts'
import type { PanelLook } from './panel.ts'
import type { Run } from './point.ts'

/** A maker of woven straps, cut to any shape. */
export const webbing = (k: Kit): ((shape: Run, colour: string, look?: PanelLook) => string) => {
  const texture = k.pattern(
    6,
    6,
    '<path d="M0 1.5h3M3 4.5h3" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/><path d="M0 4.5h3M3 1.5h3" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>',
  )
  return (shape, colour, look = {}) => k.panel(shape, colour, colour, { lip: 0.35, texture, ...look })
}
