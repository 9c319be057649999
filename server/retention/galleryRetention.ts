import { sql } from 'kysely'
import { day, rowsOf } from './retentionRule.ts'
import type { RetentionRule } from './retentionRule.ts'

/** Of the galleries, pictures before what belongs only to a picture. */
export const galleryRetention: readonly RetentionRule[] = [
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
  {
    name: 'labels of pictures',
    remove: (_now, most) =>
      rowsOf(
        'gallery_label',
        'kind, label, medium_id',
        sql`not exists (select 1 from gallery_medium where gallery_medium.id = gallery_label.medium_id)`,
        most,
      ),
  },
  {
    name: 'reports of pictures',
    remove: (_now, most) =>
      rowsOf(
        'gallery_report',
        'id',
        sql`not exists (select 1 from gallery_medium where gallery_medium.id = gallery_report.medium_id)`,
        most,
      ),
  },
  {
    name: 'unused pictures',
    remove: (now, most) =>
      rowsOf(
        'picture',
        'id',
        sql`at < ${now - day} and not exists (select 1 from gallery_medium where picture_id = picture.id)`,
        most,
      ),
  },
  {
    name: 'names in galleries',
    remove: (now, most) =>
      rowsOf(
        'gallery_user',
        'id',
        sql`at < ${now - day} and not exists (select 1 from gallery_medium where user_id = gallery_user.id)`,
        most,
      ),
  },
]
