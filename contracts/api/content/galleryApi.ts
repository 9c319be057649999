import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, QueryInt, text } from '../wire.ts'

/** The gallery is another host; the reference server mounts its paths under `/social-gallery`. */
const page = {
  method: 'GET',
  query: Schema.Struct({ limit: Schema.optionalKey(QueryInt), cursor: Schema.optionalKey(text(200)) }),
  answer: Schema.Struct({
    data: Schema.Array(Schema.Struct({ id: Id, url: Schema.String, caption: Schema.String, user: Schema.String })),
  }),
  errors: ['API404'],
  who: 'public',
  headers: 'none',
  changes: false,
} as const

const entry = {
  method: 'POST',
  body: Schema.Json,
  answer: Schema.Struct({ id: Id }),
  errors: ['API404'],
  who: 'public',
  headers: 'none',
  changes: true,
} as const

export const readGallery = endpoint({ ...page, id: 'API-143', path: '/social-gallery/' })

export const readCategoryMedia = endpoint({ ...page, id: 'API-144', path: '/social-gallery/categories/media/recent' })

export const readCustomerMedia = endpoint({
  ...page,
  id: 'API-145',
  path: '/social-gallery/customers/{customerId}/media/recent',
  params: Schema.Struct({ customerId: Id }),
})

export const readMediaStreams = endpoint({
  ...page,
  id: 'API-146',
  path: '/social-gallery/media/{mediaId}/streams',
  params: Schema.Struct({ mediaId: Id }),
})

export const readStreamMedia = endpoint({
  ...page,
  id: 'API-147',
  path: '/social-gallery/streams/{streamId}/media/recent',
  params: Schema.Struct({ streamId: Id }),
})

export const readStreamsMedia = endpoint({ ...page, id: 'API-148', path: '/social-gallery/streams/media/recent' })

export const reportMedia = endpoint({
  ...entry,
  id: 'API-149',
  path: '/social-gallery/media/{mediaId}/reports',
  params: Schema.Struct({ mediaId: Id }),
})

export const createStash = endpoint({ ...entry, id: 'API-150', path: '/social-gallery/stashes' })

export const addUserMedia = endpoint({
  ...entry,
  id: 'API-151',
  path: '/social-gallery/users/{userId}/media',
  params: Schema.Struct({ userId: Id }),
})

export const createGalleryUser = endpoint({ ...entry, id: 'API-152', path: '/social-gallery/users' })
