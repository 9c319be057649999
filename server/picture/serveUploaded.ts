import type { MiddlewareHandler } from 'hono'
import type { Db } from '../storage/Tables.ts'
import type { Pictures } from '../kit/Pictures.ts'
import { servedWidths } from './openPictures.ts'
import { preferredFormat } from './preferredFormat.ts'

const uploadedPath = /^\/media\/(?:([^/]{1,120})\/)?([0-9a-f]{32})$/

/** CSS pixels without a transform: a card for sharing, or a page that does not know how large it shows the picture. */
const usualWidth = 1_280

/**
 * OPS-52: an uploaded picture, `/media/{hash}`, with the transform of CAT-10 after `/media/` for the box in which it is
 * shown. The address is the content's own, so it is kept for good. A removed one is not there (OPS-51).
 */
export const serveUploaded =
  (db: () => Db, pictures: Pictures): MiddlewareHandler =>
  async (c, next) => {
    const [isOurs, transform, hash = ''] = uploadedPath.exec(c.req.path) ?? []
    if (isOurs === undefined) return next()
    const box = transform === undefined ? { width: usualWidth, height: 0 } : boxOf(transform)
    if (box === null)
      return c.text(`A picture is asked for by its width in pixels, as /media/w_640/${hash}.`, 400, notKept)
    const picture = await db()
      .selectFrom('shop_picture')
      .select(['width', 'height'])
      .where('id', '=', hash)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!picture) return c.text('There is no such picture.', 404, notKept)
    const format = preferredFormat(c.req.header('accept'))
    const bytes = await pictures.rendition(hash, widthFor(box, picture), format)
    return c.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      // ORD-14: a letter shows it on the page of another company.
      'cross-origin-resource-policy': 'cross-origin',
    })
  }

const notKept = { 'cache-control': 'no-store' } as const

type Size = { readonly width: number; readonly height: number }

/** CAT-10: `w_600,h_750`, among what else a transform may say; null without a width. */
const boxOf = (transform: string): Size | null => {
  const sizeOf = (name: 'w' | 'h') => Number(new RegExp(`(?:^|,)${name}_(\\d{1,5})(?:,|$)`).exec(transform)?.[1] ?? 0)
  const box = { width: sizeOf('w'), height: sizeOf('h') }
  return box.width > 0 ? box : null
}

/** The least width that is served which covers the box, whichever side of the picture is cut off to fit. */
const widthFor = (box: Size, own: Size): number => {
  const needed = Math.max(box.width, Math.ceil((box.height * own.width) / own.height))
  const widths = servedWidths(own.width)
  return widths.find((width) => width >= needed) ?? widths.at(-1) ?? own.width
}
