import { sql } from 'kysely'
import { day, rowsOf } from './retentionRule.ts'
import type { RetentionRule } from './retentionRule.ts'

const withoutMedium = (name: string, table: string, key: string): RetentionRule => ({
  name,
  remove: (_now, most) =>
    rowsOf(
      table,
      key,
      sql`not exists (select 1 from gallery_medium where gallery_medium.id = ${sql.ref(`${table}.medium_id`)})`,
      most,
    ),
})

/** What a medium would have in `column`, a day after it was sent. A review may have a picture, too. */
const withoutUse = (name: string, table: string, column: string): RetentionRule => ({
  name,
  remove: (now, most) =>
    rowsOf(
      table,
      'id',
      sql`at < ${now - day}
        and not exists (select 1 from gallery_medium where ${sql.ref(column)} = ${sql.ref(`${table}.id`)})
        and not exists (select 1 from review_photo where picture_id = ${sql.ref(`${table}.id`)})`,
      most,
    ),
})

/** OPR-13: as it was sent; until then the decision can be undone. */
const decidedUpon = (name: string, table: 'written_review' | 'asked_question'): RetentionRule => ({
  name,
  remove: (now, most) => rowsOf(table, 'id', sql`state <> 'waiting' and decided_at < ${now - 30 * day}`, most),
})

/** Of the galleries and of reviews, pictures before what belongs only to a picture. */
export const galleryRetention: readonly RetentionRule[] = [
  {
    name: 'reviews nobody looked at',
    remove: (now, most) => rowsOf('written_review', 'id', sql`state = 'waiting' and at < ${now - 180 * day}`, most),
  },
  decidedUpon('reviews somebody decided about', 'written_review'),
  decidedUpon('questions somebody decided about', 'asked_question'),
  {
    name: 'photos of reviews',
    remove: (_now, most) =>
      rowsOf(
        'review_photo',
        'id',
        sql`not exists (select 1 from review where review.id = review_photo.review_id)
        and not exists (select 1 from written_review where written_review.id = review_photo.review_id)`,
        most,
      ),
  },
  {
    name: 'pictures in galleries',
    remove: (now, most) =>
      rowsOf(
        'gallery_medium',
        'id',
        sql`(status = 'hidden' and status_at < ${now - 30 * day}) or (status = 'waiting' and at < ${now - 180 * day})`,
        most,
      ),
  },
  withoutMedium('labels of pictures', 'gallery_label', 'kind, label, medium_id'),
  withoutMedium('reports of pictures', 'gallery_report', 'id'),
  withoutUse('unused pictures', 'picture', 'picture_id'),
  withoutUse('names in galleries', 'gallery_user', 'user_id'),
]
