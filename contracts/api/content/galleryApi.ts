import { Schema } from 'effect'
import { pictureUpload } from '../../pictureUpload.ts'
import { endpoint } from '../endpoint.ts'
import { Id, QueryInt, text } from '../wire.ts'

/**
 * The gallery is another host; the built-in service mounts its paths under `/social-gallery`. Names of products and
 * refusals come in the language of the header `locale`, if one is sent.
 */
const read = {
  method: 'GET',
  errors: ['API400', 'API404'],
  who: 'public',
  headers: 'none',
  changes: false,
} as const

/** `limit`: 1–50, 20 by default. `cursor`: of the page before. `filter`: the name of a category. */
const Paging = Schema.Struct({
  limit: Schema.optionalKey(QueryInt),
  cursor: Schema.optionalKey(text(200)),
  filter: Schema.optionalKey(text(80)),
})
export type GalleryPaging = typeof Paging.Type

export const GalleryMedium = Schema.Struct({
  id: Id,
  /** Of its picture, relative to the service. */
  url: Schema.String,
  width: Schema.Int,
  height: Schema.Int,
  /** Says what is seen, in the words of whoever sent it. */
  caption: Schema.String,
  /** Of the caption. */
  language: Schema.String,
  user: Schema.String,
  products: Schema.Array(Schema.Struct({ productId: Id, name: Schema.String, path: Schema.String })),
})
export type GalleryMedium = typeof GalleryMedium.Type

const media = {
  ...read,
  query: Paging,
  /** Newest first; `cursor` if there are more. */
  answer: Schema.Struct({ data: Schema.Array(GalleryMedium), cursor: Schema.optionalKey(Schema.String) }),
} as const

const entry = {
  method: 'POST',
  answer: Schema.Struct({ id: Id }),
  who: 'public',
  headers: 'none',
  changes: true,
} as const

export const readGallery = endpoint({ ...media, id: 'API-143', path: '/social-gallery/' })

/** What belongs to a category: to the one of `filter`, or to any. */
export const readCategoryMedia = endpoint({ ...media, id: 'API-144', path: '/social-gallery/categories/media/recent' })

/** What one customer of the gallery has sent. */
export const readCustomerMedia = endpoint({
  ...media,
  id: 'API-145',
  path: '/social-gallery/customers/{customerId}/media/recent',
  params: Schema.Struct({ customerId: Id }),
})

/** The streams in which a medium is. `title`: the product's name, or the stream's own. */
export const readMediaStreams = endpoint({
  ...read,
  id: 'API-146',
  path: '/social-gallery/media/{mediaId}/streams',
  params: Schema.Struct({ mediaId: Id }),
  query: Paging,
  answer: Schema.Struct({
    data: Schema.Array(Schema.Struct({ id: Id, title: Schema.String })),
    cursor: Schema.optionalKey(Schema.String),
  }),
})

/** A stream is a product's `masterId` (CAT-05) or a name that an editor chose (`containerId`, CMS-57). */
export const readStreamMedia = endpoint({
  ...media,
  id: 'API-147',
  path: '/social-gallery/streams/{streamId}/media/recent',
  params: Schema.Struct({ streamId: Id }),
})

/** What is in any stream. */
export const readStreamsMedia = endpoint({ ...media, id: 'API-148', path: '/social-gallery/streams/media/recent' })

export const reportMedia = endpoint({
  ...entry,
  id: 'API-149',
  path: '/social-gallery/media/{mediaId}/reports',
  params: Schema.Struct({ mediaId: Id }),
  body: Schema.Struct({ reason: Schema.optionalKey(text(500)) }),
  errors: ['API404'],
})

/** `picture`: a JPEG, PNG or still WebP as base64, until API-151 or a review (API-156) uses it. */
export const createStash = endpoint({
  ...entry,
  id: 'API-150',
  path: '/social-gallery/stashes',
  body: Schema.Struct({ picture: Schema.String }),
  mostBytes: Math.ceil(pictureUpload.mostBytes / 3) * 4 + 1024,
  errors: ['API400'],
  undone: ['BSY503'],
})

/** Shown once the shop has looked at it. `streamId`: beside the products' streams, the editor's. */
export const addUserMedia = endpoint({
  ...entry,
  id: 'API-151',
  path: '/social-gallery/users/{userId}/media',
  params: Schema.Struct({ userId: Id }),
  body: Schema.Struct({
    stashId: Id,
    caption: text(200).check(Schema.isMinLength(3)),
    language: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[a-z]{2}$/))),
    productId: Schema.optionalKey(Id),
    streamId: Schema.optionalKey(Id),
  }),
  errors: ['API404', 'PLP400'],
})

/** `name`: what is shown beside the pictures. */
export const createGalleryUser = endpoint({
  ...entry,
  id: 'API-152',
  path: '/social-gallery/users',
  body: Schema.Struct({ name: text(50).check(Schema.isMinLength(2)) }),
  errors: [],
})
