import { Schema } from 'effect'
import { shopPicture } from '../../shopPicture.ts'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'

const pictures = { who: 'operatorPictures', headers: 'none' } as const

/**
 * A picture of the shop. `id`: the hash of its content; `path`: where it is served, and what content names. `width` and
 * `height`: as it is kept, px. `by`: the operator's e-mail address. `at`: epoch ms.
 */
export const ShopPicture = Schema.Struct({
  id: Schema.String,
  path: Schema.String,
  name: Schema.String,
  width: Schema.Int,
  height: Schema.Int,
  by: Schema.String,
  at: Schema.Int,
})
export type ShopPicture = typeof ShopPicture.Type

/**
 * OPS-50: `file`: a JPEG, PNG, WebP or AVIF as base64; `name`: what operators call it. A picture that is there already is
 * answered as it is.
 */
export const uploadPicture = endpoint({
  id: 'API-190',
  method: 'POST',
  path: '/operator/api/pictures',
  body: Schema.Struct({ name: text(200), file: Schema.String }),
  mostBytes: Math.ceil(shopPicture.mostBytes / 3) * 4 + 2_048,
  answer: ShopPicture,
  errors: ['OPR413', 'OPR415'],
  undone: ['BSY503'],
  isSlow: true,
  changes: true,
  ...pictures,
})

/** OPS-50: the newest first, 50 at a time. `next`: what to ask for as `before`; absent at the end. */
export const readPictures = endpoint({
  id: 'API-191',
  method: 'GET',
  path: '/operator/api/pictures',
  query: Schema.Struct({ before: Schema.optionalKey(Id) }),
  answer: Schema.Struct({ pictures: Schema.Array(ShopPicture), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...pictures,
})

/** OPS-51: the picture and everything made of it; its path answers 404 from then on. */
export const removePicture = endpoint({
  id: 'API-192',
  method: 'DELETE',
  path: '/operator/api/pictures/{pictureId}',
  params: Schema.Struct({ pictureId: Id }),
  answer: Schema.Undefined,
  status: 204,
  errors: ['OPR404'],
  changes: true,
  ...pictures,
})
