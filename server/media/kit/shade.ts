import type { Defs } from './defs.ts'
import type { Run } from './point.ts'

/** A crease of cloth: a lens-shaped blade between two points, bent sideways, `width` at its middle. */
export type Fold = readonly [x1: number, y1: number, x2: number, y2: number, bend: number, width: number]

/** Light and shade laid over cloth and rubber. */
export type Shade = {
  /** A soft airbrush spot; above 0 light, below 0 dark. */
  readonly blob: (x: number, y: number, rx: number, ry: number, degrees: number, strength: number) => string
  /** What a thing standing on paper casts. */
  readonly shadow: (x: number, y: number, rx: number, ry: number, strength?: number) => string
  /** Dark cores with a light flank. */
  readonly folds: (folds: readonly Fold[], strength?: number) => string
}

export const shade = (defs: Defs): Shade => {
  const blob: Shade['blob'] = (x, y, rx, ry, degrees, strength) => {
    const turn = Math.abs(degrees) > 4 ? ` transform="rotate(${degrees} ${x} ${y})"` : ''
    const fill = defs.spot(strength > 0 ? '#fff' : '#05070a')
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${Math.abs(strength)}"${turn}/>`
  }
  return {
    blob,
    shadow: (x, y, rx, ry, strength = 0.4) =>
      blob(x, y, rx, ry, 0, -strength) + blob(x, y - ry * 0.12, rx * 0.86, ry * 0.4, 0, -strength),
    folds: (folds, strength = 0.2) => {
      const blades = (swell: number, dx: number): string => folds.map((fold) => blade(fold, swell, dx)).join('')
      return (
        `<path d="${blades(1.6, 0)}" fill="#000" opacity="${strength * 0.5}"/>` +
        `<path d="${blades(0.6, 0)}" fill="#000" opacity="${strength}"/>` +
        `<path d="${blades(0.8, 7)}" fill="#fff" opacity="${strength * 0.55}"/>`
      )
    },
  }
}

/** Two quadratic curves between the same ends, one on either side. */
const blade = ([x1, y1, x2, y2, bend, width]: Fold, swell: number, dx: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const middle = (height: number): string => {
    const x = (x1 + x2) / 2 + dx - ((y2 - y1) / length) * height
    const y = (y1 + y2) / 2 + ((x2 - x1) / length) * height
    return `${Math.round(x)} ${Math.round(y)}`
  }
  const start = `${Math.round(x1 + dx)} ${Math.round(y1)}`
  return `M${start}Q${middle(bend + width * swell)} ${Math.round(x2 + dx)} ${Math.round(y2)}Q${middle(bend - width * swell)} ${start}`
}

/** Blobs in a row, as `x y` points, all alike. */
export const blobs = (kit: Shade, places: Run, rx: number, ry: number, degrees: number, strength: number): string =>
  places.map(([x, y]) => kit.blob(x, y, rx, ry, degrees, strength)).join('')
