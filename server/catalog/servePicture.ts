import type { MiddlewareHandler } from 'hono'
import { gunzipSync, gzipSync } from 'node:zlib'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { drawings } from '../media/drawings.ts'
import { drawProduct } from '../media/drawProduct.ts'
import type { DrawRequest } from '../media/drawProduct.ts'
import { tints } from '../media/tints.ts'
import type { Catalogue, PicturedProduct } from '../kit/Catalogue.ts'
import { currentOf } from '../kit/current.ts'
import type { Current } from '../kit/current.ts'

const picturePath = /^\/media\/(?:([\w,:.]{1,120})\/)?([A-Z0-9]{8,11})-([A-Z0-9]{1,8})-([1-9])\.svg$/

/**
 * A product's picture, drawn on request: `/media/{productId}-{colour}-{view}.svg`, or with the transform of CAT-10
 * after `/media/` for width and height. The same address always gives the same picture.
 */
export const servePicture = (
  catalogue: Current<Pick<Catalogue, 'picturedById'>>,
  drawAs: Draw = drawProduct,
): MiddlewareHandler => {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  let drawnFrom = currentOf(catalogue)
  const draw = (path: string): Uint8Array<ArrayBuffer> | undefined => {
    const [, transform = '', productId = '', colour = '', view = '1'] = picturePath.exec(path) ?? []
    const svg = drawnView(drawnFrom.picturedById.get(productId), colour, Number(view), drawAs)
    return svg === undefined ? undefined : new Uint8Array(gzipSync(sized(svg, transform)))
  }
  return async (c) => {
    const { path } = c.req
    if (drawnFrom !== currentOf(catalogue)) drawn.clear()
    drawnFrom = currentOf(catalogue)
    const picture = drawn.get(path) ?? draw(path)
    if (!picture) return c.text('There is no such picture.', 404, { 'cache-control': 'no-store' })
    if (drawn.size >= picturesKept) drawn.clear()
    drawn.set(path, picture)
    const packed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    return c.body(packed ? picture : new Uint8Array(gunzipSync(picture)), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      // ORD-14: a letter shows it on the page of another company.
      'cross-origin-resource-policy': 'cross-origin',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    })
  }
}

/** ORD-14: the drawing of `{productId}-{colour}-{view}` for letters, on the ground that the product has in the shop. */
export const letterDrawing =
  (catalogue: Current<Pick<Catalogue, 'picturedById'>>, drawAs: Draw = drawProduct) =>
  (name: string): { readonly svg: string; readonly ground: string } | undefined => {
    const [productId = '', colour = '', view = ''] = name.split('-')
    const product = currentOf(catalogue).picturedById.get(productId)
    const svg = drawnView(product, colour, Number(view), drawAs)
    if (!product || svg === undefined) return undefined
    const [first] = product.palettes.values()
    return { svg, ground: tints[tintOf(productId, first?.main ?? '')] }
  }

type Draw = (request: DrawRequest) => string

const drawnView = (
  product: PicturedProduct | undefined,
  colour: string,
  view: number,
  drawAs: Draw,
): string | undefined => {
  const palette = product?.palettes.get(colour)
  if (!product || !palette || view > drawings[product.drawing].views.length) return undefined
  const { id, drawing, audience } = product
  return drawAs({ drawing, view, palette, seed: id, cut: audience })
}

/** A few kilobytes each. */
const picturesKept = 1_000

/** CAT-10: `w_800,h_1000` set the picture's size; sharpening and format have no meaning for a drawing. */
const sized = (svg: string, transform: string): string => {
  const sizeOf = (name: 'w' | 'h') => new RegExp(`(?:^|,)${name}_(\\d{1,4})(?:,|$)`).exec(transform)?.[1]
  const [width, height] = [sizeOf('w'), sizeOf('h')]
  const attributes = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`
  return svg.replace('<svg ', `<svg${attributes} `)
}
