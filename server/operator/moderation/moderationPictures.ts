import { Hono } from 'hono'
import { drawScene } from '../../gallery/drawScene.ts'
import type { Catalogue } from '../../kit/Catalogue.ts'
import { messageOf, statusOf } from '../../kit/answer.ts'
import { currentOf } from '../../kit/current.ts'
import type { Current } from '../../kit/current.ts'
import { readPicture } from '../../media/uploadedPictures.ts'
import type { Db } from '../../storage/Tables.ts'
import { admitOperator } from '../admitOperator.ts'
import { pictureRoute } from './pictureAddress.ts'

type Deps = {
  readonly db: () => Db
  readonly catalogue: Current<Pick<Catalogue, 'picturedById'>>
  readonly now: () => number
  readonly publicUrl: string
}

/** OPR-14: the photos of what shoppers sent, published or not, for those who decide about it. Nothing keeps them. */
export const moderationPictures = ({ db, catalogue, now, publicUrl }: Deps): Hono => {
  const app = new Hono()
  app.get(pictureRoute, async (c) => {
    const { cookie: cookies, origin } = c.req.header()
    const caller = await admitOperator('operatorOrders', { cookies, origin }, publicUrl, db(), now())
    if ('_tag' in caller)
      return c.text(messageOf(caller.errorId), statusOf(caller.errorId) === 401 ? 401 : 403, notKept)
    const { kind, id } = c.req.param()
    const found = kind === 'reviews' ? await ofReview(db(), id) : await ofMedium(db(), id)
    const drawn = found?.drawn ? drawScene(found.drawn, currentOf(catalogue)) : null
    if (drawn !== null) return c.body(drawn, 200, { ...notKept, 'content-type': 'image/svg+xml; charset=utf-8' })
    const picture = found?.picture_id ? await readPicture(db(), found.picture_id) : undefined
    return picture
      ? c.body(picture.bytes, 200, { ...notKept, 'content-type': picture.type })
      : c.text('There is no such picture.', 404, notKept)
  })
  return app
}

const notKept = { 'cache-control': 'no-store' } as const

const ofReview = async (db: Db, id: string) => {
  const photo = await db.selectFrom('review_photo').select('picture_id').where('id', '=', id).executeTakeFirst()
  return photo && { ...photo, drawn: null }
}

const ofMedium = (db: Db, id: string) =>
  db.selectFrom('gallery_medium').select(['picture_id', 'drawn']).where('id', '=', id).executeTakeFirst()
