import type { Defs } from './defs.ts'
import { path, paths, type Shape } from './path.ts'
import type { Run } from './point.ts'
import { tone } from './tone.ts'

/** Everything drawn as a line: stitches, seams, cords, plain strokes. */
export type Thread = {
  readonly stitch: (shape: Shape, colour: string, closed?: boolean) => string
  /** Two cloths meeting: a dark groove with a light lip. */
  readonly seam: (shape: Shape, base: string, width?: number) => string
  /** Round cord: cast shadow, dark edge, body, braid ticks, light core. */
  readonly cord: (d: string, colour: string, width?: number) => string
  /** A loop of webbing: dark edge, then the colour. */
  readonly loop: (d: string, colour: string, width: number) => string
  readonly line: (shape: string | Run, colour: string, width: number, opacity?: number) => string
  readonly fill: (shape: string | Run, colour: string, opacity?: number) => string
}

export const thread = (defs: Defs): Thread => {
  const line: Thread['line'] = (shape, colour, width, opacity = 1) =>
    `<path d="${typeof shape === 'string' ? shape : path(shape, false)}" stroke="${colour}" stroke-width="${width}"${faint(opacity)}/>`
  return {
    stitch: (shape, colour, closed = false) =>
      `<path d="${paths(shape, closed)}" stroke="${colour}" stroke-dasharray="5 3" opacity=".8"/>`,
    seam: (shape, base, width = 2) => {
      const id = defs.shape(paths(shape))
      return (
        `<use href="#${id}" y="1.6" stroke="${tone(base, 0.4)}" opacity=".45"/>` +
        `<use href="#${id}" stroke="${tone(base, -0.5)}" stroke-width="${width}"/>`
      )
    },
    cord: (d, colour, width = 9) => {
      const id = defs.shape(d)
      return (
        `<use href="#${id}" y="3" stroke="#000" stroke-width="${width}" opacity=".25"/>` +
        `<use href="#${id}" stroke="${tone(colour, -0.5)}" stroke-width="${width + 1.6}"/>` +
        `<use href="#${id}" stroke="${colour}" stroke-width="${width - 0.6}"/>` +
        `<use href="#${id}" stroke="${tone(colour, -0.35)}" stroke-width="${width - 2}" stroke-dasharray="1.6 4.2" stroke-linecap="butt" opacity=".55"/>` +
        `<use href="#${id}" y="-${Math.round(width * 0.2)}" stroke="${tone(colour, 0.5)}" stroke-width="${Math.round(width * 0.22)}" opacity=".6"/>`
      )
    },
    loop: (d, colour, width) => line(d, tone(colour, -0.45), width + 3) + line(d, colour, width),
    line,
    fill: (shape, colour, opacity = 1) =>
      `<path d="${typeof shape === 'string' ? shape : path(shape)}" fill="${colour}"${faint(opacity)}/>`,
  }
}

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')
