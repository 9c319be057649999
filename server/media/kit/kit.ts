import type { Palette } from '../../storage/tables/CatalogTables.ts'
import { textHash } from './chance.ts'
import { defs } from './defs.ts'
import type { Defs } from './defs.ts'
import { panel } from './panel.ts'
import type { Panel } from './panel.ts'
import type { Run } from './point.ts'
import { shade } from './shade.ts'
import type { Shade } from './shade.ts'
import { thread } from './thread.ts'
import type { Thread } from './thread.ts'

/** Everything one drawing is made with. Each picture has its own kit, so its ids are its own. */
export type Kit = Omit<Defs, 'markup'> &
  Shade &
  Thread & {
    readonly panel: Panel
    /** A number source that belongs to this drawing. */
    readonly seed: string
    /** The house mark, three stones; its foot is at (x, y). */
    readonly mark: (x: number, y: number, size: number, colour: string) => string
    /** Drawn once, placed many times. */
    readonly stamp: (inner: string, places: readonly Place[]) => string
    /** Points as the cut of this picture has them, for what a drawing computes from them. */
    readonly cut: (run: Run) => Run
    /** The same drawing on both sides of x = 400. */
    readonly both: (inner: string) => string
    /** What is drawn inside does not leave the shape. */
    readonly within: (shape: Parameters<Defs['clip']>[0], ...inner: readonly string[]) => string
  }

export type Place = readonly [x: number, y: number, degrees: number]

/** `name` makes the ids unique; `seed` feeds what is random in the drawing. */
export const kit = (name: string, seed: string): { readonly kit: Kit; readonly markup: () => string } => {
  const { markup, ...collected } = defs(idPrefix(name))
  const all = { ...collected, markup }
  const threads = thread(all)
  return {
    markup,
    kit: {
      ...collected,
      ...shade(all),
      ...threads,
      panel: panel(all, threads.stitch),
      seed,
      cut: (run) => run,
      mark: (x, y, size, colour) =>
        `<g transform="translate(${x} ${y})scale(${size})" fill="${colour}"><ellipse rx="11" ry="4.5"/><ellipse cx="1" cy="-8" rx="7.5" ry="3.8"/><ellipse cx="-.5" cy="-15" rx="4.5" ry="3.2"/></g>`,
      stamp: (inner, places) => {
        const id = collected.add('g', '', inner)
        return places.map((place) => `<use href="#${id}" transform="${transform(place)}"/>`).join('')
      },
      both: (inner) => {
        const id = collected.add('g', '', inner)
        return `<use href="#${id}"/><use href="#${id}" transform="matrix(-1 0 0 1 800 0)"/>`
      },
      within: (shape, ...inner) => `<g ${collected.clip(shape)}>${inner.join('')}</g>`,
    },
  }
}

const transform = ([x, y, degrees]: Place): string => {
  const turn = Math.trunc(degrees)
  return `translate(${Math.trunc(x)} ${Math.trunc(y)})${turn ? `rotate(${turn})` : ''}`
}

/** Several pictures may be inlined into one page, so ids carry the picture's own name. */
const idPrefix = (name: string): string => `c${textHash(name).toString(36).padStart(5, '0').slice(-5)}`

/** Draws one view of one product on an 800 × 800 sheet: pieces of SVG markup from back to front. */
export type Draw = (c: Palette, k: Kit) => readonly string[]
