import { path } from './path.ts'
import type { Run } from './point.ts'
import { tone } from './tone.ts'

export type Stop = readonly [at: number, colour: string, opacity?: number]

/**
 * What a drawing defines once and refers to by id: shapes, gradients, patterns, clips. Equal definitions share one id.
 */
export type Defs = {
  readonly add: (tag: string, attributes: string, inner?: string) => string
  readonly shape: (shape: string | Run, closed?: boolean) => string
  /** A linear fill; from top to bottom by default. */
  readonly lin: (stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number) => string
  /** Two colours, the first above. */
  readonly fade: (above: string, below: string) => string
  /** Cloth lit from the upper left: lighter, the colour itself, darker. `slant` 0 runs straight across. */
  readonly drape: (colour: string, light: number, dark: number, slant: number) => string
  /** A soft round spot of one colour. */
  readonly spot: (colour: string) => string
  readonly pattern: (width: number, height: number, inner: string, transform?: string) => string
  /** The attribute that clips a group to a shape. */
  readonly clip: (shape: string | Run) => string
  readonly markup: () => string
}

export const defs = (prefix: string): Defs => {
  const idOf = new Map<string, string>()
  const parts: string[] = []
  const add: Defs['add'] = (tag, attributes, inner = '') => {
    const body = `${attributes ? ` ${attributes}` : ''}${inner ? `>${inner}</${tag}>` : '/>'}`
    const known = idOf.get(tag + body)
    if (known !== undefined) return known
    const id = prefix + parts.length.toString(36)
    idOf.set(tag + body, id)
    parts.push(`<${tag} id="${id}"${body}`)
    return id
  }
  const shape: Defs['shape'] = (drawn, closed = true) =>
    add('path', `d="${typeof drawn === 'string' ? drawn : path(drawn, closed)}"`)
  const lin: Defs['lin'] = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) => {
    const start = `${x1 ? `x1="${x1}" ` : ''}${y1 ? `y1="${y1}" ` : ''}`
    return `url(#${add('linearGradient', `${start}x2="${x2}" y2="${y2}"`, stops.map(stop).join(''))})`
  }
  return {
    add,
    shape,
    lin,
    fade: (above, below) =>
      lin([
        [0, above],
        [1, below],
      ]),
    drape: (colour, light, dark, slant) =>
      lin(
        [
          [0, tone(colour, light)],
          [0.5, colour],
          [1, tone(colour, -dark)],
        ],
        0,
        0,
        1,
        slant,
      ),
    spot: (colour) =>
      `url(#${add('radialGradient', '', stop([0, colour]) + stop([0.5, colour, 0.45]) + stop([1, colour, 0]))})`,
    pattern: (width, height, inner, transform = '') => {
      const turn = transform ? ` patternTransform="${transform}"` : ''
      return `url(#${add('pattern', `width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}`, inner)})`
    },
    clip: (drawn) => `clip-path="url(#${add('clipPath', '', `<use href="#${shape(drawn)}"/>`)})"`,
    markup: () => `<defs>${parts.join('')}</defs>`,
  }
}

const stop = ([at, colour, opacity]: Stop): string =>
  `<stop${at ? ` offset="${at}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
