import { Hono } from 'hono'
import type { Catalogue } from '../kit/Catalogue.ts'
import { currentOf } from '../kit/current.ts'
import type { Current } from '../kit/current.ts'
import { readPicture } from '../media/uploadedPictures.ts'
import type { Db } from '../storage/Tables.ts'
import { drawScene } from './drawScene.ts'
import { galleryScript, galleryScriptPath } from './galleryScript.ts'
import { galleryPath } from './mediaPage.ts'

export type GalleryRoutes = {
  readonly db: () => Db
  readonly catalogue: Current<Pick<Catalogue, 'picturedById'>>
}

/** What the built-in gallery serves beside its calls: its pictures, and the script of its widgets. */
export const galleryRoutes = ({ db, catalogue }: GalleryRoutes): Hono => {
  const app = new Hono()
  app.get(galleryScriptPath, (c) =>
    c.body(galleryScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  /** Only what is shown has an address. It may be hidden again, so it is kept for an hour only. */
  app.get(`${galleryPath}/pictures/:id`, async (c) => {
    const medium = await db()
      .selectFrom('gallery_medium')
      .select(['picture_id', 'drawn'])
      .where('id', '=', c.req.param('id'))
      .where('status', '=', 'shown')
      .executeTakeFirst()
    const drawn = medium?.drawn ? drawScene(medium.drawn, currentOf(catalogue)) : null
    if (drawn !== null) return c.body(drawn, 200, { ...kept, 'content-type': 'image/svg+xml; charset=utf-8' })
    const picture = medium?.picture_id ? await readPicture(db(), medium.picture_id) : undefined
    return picture
      ? c.body(picture.bytes, 200, { ...kept, 'content-type': picture.type })
      : c.text('There is no such picture.', 404, { 'cache-control': 'no-store' })
  })
  return app
}

const kept = { 'cache-control': 'public, max-age=3600' } as const
