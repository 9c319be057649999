import { drawings, type DrawingId } from './drawings.ts'
import { kit } from './kit/kit.ts'
import type { Palette } from '../storage/tables/CatalogTables.ts'

export type DrawRequest = {
  readonly drawing: DrawingId
  readonly view: 1 | 2
  readonly palette: Palette
  /** Makes ids unique when a document contains several pictures, and varies what is random (puckers, pile). */
  readonly seed?: string
  /** Children's proportions: smaller and rounder. */
  readonly kids?: boolean
}

/**
 * A complete SVG document on a transparent ground; the paper behind it is the page's. The same request draws the same
 * picture.
 */
export const drawProduct = ({ drawing, view, palette, seed = '', kids = false }: DrawRequest): string => {
  const { label, views, kids: scale } = drawings[drawing]
  const { draw, rise, shows } = views[view]
  const request = `${drawing} ${view} ${kids} ${Object.values(palette).join(' ')} ${seed}`
  const sheet = kit(request, `${drawing} ${seed}`)
  const body = draw(palette, sheet.kit).join('')
  const place = kids
    ? `matrix(${scale[0]} 0 0 ${scale[1]} ${round(400 * (1 - scale[0]))} ${round(440 * (1 - scale[1]) - rise)})`
    : `translate(0 ${-rise})`
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img" aria-label="${label}, ${shows}">${sheet.markup()}` +
      `<g fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"${kids || rise ? ` transform="${place}"` : ''}>${body}</g></svg>`,
  )
}

/** Two decimals are finer than any screen shows; a zero before the point says nothing. */
const compact = (svg: string): string => svg.replace(/(\.\d\d)\d+/g, '$1').replace(/([ "(,-])0\./g, '$1.')

const round = (value: number): number => Math.round(value)
