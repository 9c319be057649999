import type { MiddlewareHandler } from 'hono'
import { gunzipSync, gzipSync } from 'node:zlib'
import { drawings } from '../media/drawings.ts'
import { drawProduct } from '../media/drawProduct.ts'
import type { DrawRequest } from '../media/drawProduct.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { currentOf } from '../kit/current.ts'
import type { Current } from '../kit/current.ts'

const picturePath = /^\/media\/(?:([\w,:.]{1,120})\/)?([A-Z0-9]{8,11})-([A-Z0-9]{1,8})-([1-9])\.svg$/

/**
 * A product's picture, drawn on request: `/media/{productId}-{colour}-{view}.svg`, or with the transform of CAT-10
 * after `/media/` for width and height. The same address always gives the same picture.
 */
export const servePicture = (
  catalogue: Current<Pick<Catalogue, 'picturedById'>>,
  drawAs: (request: DrawRequest) => string = drawProduct,
): MiddlewareHandler => {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  let drawnFrom = currentOf(catalogue)
  const draw = (path: string): Uint8Array<ArrayBuffer> | undefined => {
    const [, transform = '', productId = '', colour = '', view = '1'] = picturePath.exec(path) ?? []
    const product = drawnFrom.picturedById.get(productId)
    const palette = product?.palettes.get(colour)
    if (!product || !palette || Number(view) > drawings[product.drawing].views.length) return undefined
    const { drawing, audience } = product
    const svg = drawAs({
      drawing,
      view: Number(view),
      palette,
      seed: productId,
      cut: audience,
    })
    return new Uint8Array(gzipSync(sized(svg, transform)))
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

/** A few kilobytes each. */
const picturesKept = 1_000

/** CAT-10: `w_800,h_1000` set the picture's size; sharpening and format have no meaning for a drawing. */
const sized = (svg: string, transform: string): string => {
  const sizeOf = (name: 'w' | 'h') => new RegExp(`(?:^|,)${name}_(\\d{1,4})(?:,|$)`).exec(transform)?.[1]
  const [width, height] = [sizeOf('w'), sizeOf('h')]
  const attributes = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`
  return svg.replace('<svg ', `<svg${attributes} `)
}
