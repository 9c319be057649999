import type { MiddlewareHandler } from 'hono'
import type { Db } from '../storage/Tables.ts'
import { letterPictureSide } from '../kit/letterPicture.ts'
import type { Pictures } from '../kit/Pictures.ts'
import { servedWidths } from './openPictures.ts'

const letterPath = /^\/media\/letter\/(?:([0-9a-f]{32})|([A-Z0-9]{8,11}-[A-Z0-9]{1,8}-1))\.jpg$/

/** A drawing as SVG, and the colour of the ground that it stands on. */
export type Drawn = { readonly svg: string; readonly ground: string }

type LetterPictures = {
  readonly db: () => Db
  readonly pictures: Pictures
  /** `name`: `{productId}-{colour}-{view}`. */
  readonly drawingOf: (name: string) => Drawn | undefined
}

/**
 * ORD-14: a picture as letters show it (`letterPicturePath`), always as JPEG, whatever the caller accepts: whoever asks
 * is often another company's proxy, which asks once for all of its readers. Made once in a process, and kept in memory.
 */
export const serveLetterPicture = ({ db, pictures, drawingOf }: LetterPictures): MiddlewareHandler => {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const keep = (name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const made = kept.get(name) ?? make()
    if (kept.size >= picturesKept) kept.clear()
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    return made
  }
  const ofUpload = async (hash: string) => {
    const own = await db()
      .selectFrom('shop_picture')
      .select('width')
      .where('id', '=', hash)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!own) return undefined
    const widths = servedWidths(own.width)
    const width = widths.find((each) => each >= 4 * letterPictureSide) ?? widths.at(-1) ?? own.width
    return keep(hash, async () => pictures.inLetter(await pictures.rendition(hash, width, 'jpeg'), '#ffffff'))
  }
  const ofDrawing = async (name: string) => {
    const drawn = drawingOf(name)
    return drawn && keep(`${name} ${drawn.ground}`, () => pictures.inLetter(drawn.svg, drawn.ground))
  }
  return async (c, next) => {
    if (!c.req.path.startsWith('/media/letter/')) return next()
    const [, hash, drawing = ''] = letterPath.exec(c.req.path) ?? []
    const bytes = await (hash === undefined ? ofDrawing(drawing) : ofUpload(hash))
    if (!bytes) return c.text('There is no such picture.', 404, { 'cache-control': 'no-store' })
    return c.body(bytes, 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}

/** About four kilobytes each. */
const picturesKept = 1_000
