import { Hono } from 'hono'
import { readPicture } from '../media/uploadedPictures.ts'
import type { Db } from '../storage/Tables.ts'

const photoPath = '/review-photos'

/**
 * DLG-20: gives a review its pictures of API-150, in this order. False = one of them is unknown or used; the review must
 * not be stored then.
 */
export const keepPhotos = async (
  db: Db,
  reviewId: string,
  pictures: readonly string[],
  newId: () => string,
): Promise<boolean> => {
  if (pictures.length === 0) return true
  const free = await db
    .selectFrom('picture')
    .select('id')
    .where('id', 'in', pictures)
    .where((is) =>
      is.not(is.exists(is.selectFrom('gallery_medium').select('id').whereRef('picture_id', '=', 'picture.id'))),
    )
    .execute()
  if (free.length < pictures.length) return false
  const kept = await db
    .insertInto('review_photo')
    .values(pictures.map((picture, position) => ({ id: newId(), review_id: reviewId, picture_id: picture, position })))
    .onConflict((is) => is.column('picture_id').doNothing())
    .returning('id')
    .execute()
  return kept.length === pictures.length
}

/** The photos of these reviews, each by its own id. */
export const storedPhotosOf = async (db: Db, reviewIds: readonly string[]) => {
  const rows =
    reviewIds.length === 0
      ? []
      : await db
          .selectFrom('review_photo')
          .innerJoin('picture', 'picture.id', 'review_photo.picture_id')
          .select(['review_photo.id', 'review_id', 'width', 'height'])
          .where('review_id', 'in', reviewIds)
          .orderBy('position')
          .execute()
  return (reviewId: string) => rows.filter(({ review_id: of }) => of === reviewId)
}

/** The photos of these reviews, as the product's page shows them. */
export const photosOf = async (db: Db, reviewIds: readonly string[]) => {
  const stored = await storedPhotosOf(db, reviewIds)
  return (reviewId: string) =>
    stored(reviewId).map(({ id, width, height }) => ({ url: `${photoPath}/${id}`, width, height }))
}

/** A photo has an address while its review is shown. It may be hidden again, so it is kept for an hour only. */
export const reviewPhotoRoutes = (db: () => Db): Hono => {
  const app = new Hono()
  app.get(`${photoPath}/:id`, async (c) => {
    const photo = await db()
      .selectFrom('review_photo')
      .innerJoin('review', 'review.id', 'review_photo.review_id')
      .select('picture_id')
      .where('review_photo.id', '=', c.req.param('id'))
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    const picture = photo && (await readPicture(db(), photo.picture_id))
    return picture
      ? c.body(picture.bytes, 200, { 'cache-control': 'public, max-age=3600', 'content-type': picture.type })
      : c.text('There is no such photo.', 404, { 'cache-control': 'no-store' })
  })
  return app
}
