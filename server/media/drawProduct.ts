import { drawings, type DrawingId } from './drawings.ts'
import type { Silhouette } from './silhouette.ts'
import { cutKit } from './kit/cutKit.ts'
import { kit } from './kit/kit.ts'
import type { Palette } from '../storage/tables/CatalogTables.ts'

export type DrawRequest = {
  readonly drawing: DrawingId
  /** From 1 on. */
  readonly view: number
  readonly palette: Palette
  /** Makes ids unique when a document contains several pictures, and varies what is random (puckers, pile). */
  readonly seed?: string
  /** For whom it is cut; what is for everybody is cut as men's. */
  readonly cut?: 'men' | 'women' | 'kids' | 'unisex'
}

/**
 * A complete SVG document on a transparent ground; the paper behind it is the page's. The same request draws the same
 * picture.
 */
export const drawProduct = ({ drawing, view, palette, seed = '', cut = 'men' }: DrawRequest): string => {
  const { label, views, women, kids } = drawings[drawing]
  const { draw, rise, shows, womens } = (views as Silhouette['views'])[view - 1] ?? views[0]
  const request = `${drawing} ${view} ${cut} ${Object.values(palette).join(' ')} ${seed}`
  const sheet = kit(request, `${drawing} ${seed}`)
  const body = draw(palette, cut === 'women' && womens !== undefined ? cutKit(sheet.kit, womens) : sheet.kit).join('')
  const [width, height] = cut === 'kids' ? kids : cut === 'women' ? women : grownUp
  const moved =
    width === 1 && height === 1
      ? `translate(0 ${0 - rise})`
      : `matrix(${width} 0 0 ${height} ${round(400 * (1 - width))} ${round(440 * (1 - height) - rise)})`
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img" aria-label="${label}, ${shows}">${sheet.markup()}` +
      `<g fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"${moved === 'translate(0 0)' ? '' : ` transform="${moved}"`}>${body}</g></svg>`,
  )
}

const grownUp = [1, 1] as const

/** Two decimals are finer than any screen shows; a zero before the point says nothing. */
const compact = (svg: string): string => svg.replace(/(\.\d\d)\d+/g, '$1').replace(/([ "(,-])0\./g, '$1.')

const round = (value: number): number => Math.round(value)
